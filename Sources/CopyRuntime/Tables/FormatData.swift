/// What the formats of a locale need, taken from ICU by the compiler. One line a fact, its key first:
/// ```
/// direction rtl
/// sentences joined                                   no space between sentences
/// cardinal one: i = 1 and v = 0                      plural rules as CLDR writes them
/// ordinal …
/// number|<style>|…                                   `NumberStyle` says how it reads
/// date|<style>|…                                     `DateStyle` says how it reads
/// names|<calendar>|<field>|<name>|<name>…            month, weekday, era and day period names
/// unit|<unit>|…                                      `UnitStyle` says how it reads
/// list|<kind>|…                                      `ListStyle` says how it reads
/// money|…  currencies|…  digits|…                    `MoneyStyles` says how they read
/// units one: i = 1 and v = 0                         plural rules of units, where they are not the texts'
/// ```
/// The data of a region has only what differs from the data of the locale whose texts are shown in its formats.
///
/// A class, since every text that is shown looks at it: to hand it on costs one count of references.
final class FormatData: Sendable {
  let isRightToLeft: Bool
  let sentenceGap: String
  let cardinal: PluralRuleSet
  let ordinal: PluralRuleSet
  /// The cardinal rules by which units are chosen: those of the formats, where the others are those of the texts.
  let unitCardinal: PluralRuleSet
  let money: MoneyStyles
  /// The style of a plain number.
  let plainNumber: NumberStyle
  private let numbers: [NumberStyle]
  private let dates: [DateStyle]
  private let names: [DateNames]
  private let units: [UnitStyle]
  private let lists: [ListStyle]

  /// - Parameter base: the data of the locale whose texts are shown in the formats of this region; `nil` for
  ///   the data of a locale.
  init(_ lines: String, for base: FormatData? = nil) {
    var (isRightToLeft, sentenceGap) = (base?.isRightToLeft ?? false, base?.sentenceGap ?? " ")
    var (cardinal, ordinal) = (base?.cardinal ?? PluralRuleSet(), base?.ordinal ?? PluralRuleSet())
    var unitCardinal = base?.unitCardinal
    var money = MoneyStyles()
    var (numbers, dates, names): ([NumberStyle], [DateStyle], [DateNames]) = ([], [], [])
    var (units, lists): ([UnitStyle], [ListStyle]) = ([], [])
    for line in lines.split(separator: "\n") {
      let key = line.prefix { $0 != " " && $0 != "|" }
      let rest = line.dropFirst(key.count + 1)
      switch key {
      case "direction": isRightToLeft = rest == "rtl"
      case "sentences": sentenceGap = ""
      case "cardinal": cardinal = PluralRuleSet(rest)
      case "ordinal": ordinal = PluralRuleSet(rest)
      case "units": unitCardinal = PluralRuleSet(rest)
      case "number": if let style = NumberStyle(fields: rest) { numbers.append(style) }
      case "date": if let style = DateStyle(fields: rest) { dates.append(style) }
      case "names": if let list = DateNames(fields: rest) { names.append(list) }
      case "unit": if let unit = UnitStyle(fields: rest) { units.append(unit) }
      case "list": if let list = ListStyle(fields: rest) { lists.append(list) }
      case "money": money.add(style: rest)
      case "currencies": money.add(currencies: rest)
      case "digits": money.add(digits: rest)
      default: break
      }
    }
    if let base {
      // The first style of a name is taken, and of a list's the last one that suits.
      (numbers, dates, names) = (numbers + base.numbers, dates + base.dates, names + base.names)
      (units, lists) = (units + base.units, base.lists + lists)
      money.add(base.money)
    }
    (self.isRightToLeft, self.sentenceGap) = (isRightToLeft, sentenceGap)
    (self.cardinal, self.ordinal, self.money) = (cardinal, ordinal, money)
    self.unitCardinal = unitCardinal ?? cardinal
    (self.numbers, self.dates, self.names) = (numbers, dates, names)
    plainNumber = numbers.first { $0.name == FormatData.plainName } ?? NumberStyle.plain
    (self.units, self.lists) = (units, lists)
  }

  private static let plainName = Array("number".utf8)

  /// The style of a name.
  func number(_ name: [UInt8]) -> NumberStyle { number(name, name.indices) }

  /// The style whose name stands at a place in some bytes.
  func number(_ bytes: [UInt8], _ name: Range<Int>) -> NumberStyle {
    if name.count == plainNumber.name.count { return plainNumber }
    for style in numbers where bytes.spells(style.name, at: name) { return style }
    return .plain
  }

  /// The style of a date whose name stands at a place in some bytes.
  func date(_ bytes: [UInt8], _ name: Range<Int>) -> DateStyle? {
    for style in dates where bytes.spells(style.name, at: name) { return style }
    return nil
  }

  /// The names of a field, such as `MMMM`, in a calendar; those of any calendar where it has none of its own.
  func names(_ field: [UInt8], in calendar: String) -> [String] {
    let own = names.first { $0.calendar == calendar && $0.field == field }
    return (own ?? names.first { $0.calendar == "any" && $0.field == field })?.names ?? []
  }

  /// How a number of a unit is written, such as `megabyte`.
  func unit(_ name: [UInt8]) -> UnitStyle? { units.first { $0.name == name } }

  /// How a list of a kind is written that ends in `last`.
  func list(_ kind: [UInt8], endingIn last: String) -> ListStyle? {
    lists.last { $0.kind == kind && $0.suits(last) }
  }
}
