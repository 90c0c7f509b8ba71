/// How a locale writes amounts of money in any currency: a style of numbers for currencies that are shown by
/// their code, one for each further way that ICU writes some, and which currency is shown in which.
struct MoneyStyleData {
  /// Lines of the runtime's `FormatData`, as its `MoneyStyles` reads them.
  let lines: [String]

  /// A currency that nobody has, so one that every locale shows by its code, as ISO 4217 sets codes aside.
  private static let unknown = "XTS"

  /// What ICU writes around and within an amount, with `¤` for the currency's sign.
  private struct Way: Hashable {
    let positive: String
    let negative: String

    init(_ amounts: CurrencyAmounts) {
      positive = MoneyStyleData.withPlaceholder(amounts.positive, sign: amounts.symbol)
      negative = MoneyStyleData.withPlaceholder(amounts.negative, sign: amounts.symbol)
    }
  }

  /// - Throws: where ICU writes amounts in a shape that the runtime does not know.
  init(_ locale: LocaleTag) throws {
    let all = try CurrencyAmounts.all(in: locale.tag)
    guard let unknown = all.first(where: { $0.code == MoneyStyleData.unknown && $0.symbol == $0.code }) else {
      throw NumberStyleData.UnknownShape()
    }
    var ways = [Way(unknown): 0]
    var styles = [try MoneyStyleData.style(of: unknown, locale)]
    var lists: [[String]] = [[]]
    for amounts in all {
      guard !amounts.symbol.contains(where: { $0 == "|" || $0.isNewline }) else {
        throw NumberStyleData.UnknownShape()
      }
      let way = Way(amounts)
      if ways[way] == nil {
        ways[way] = styles.count
        styles.append(try MoneyStyleData.style(of: amounts, locale))
        lists.append([])
      }
      let index = ways[way] ?? 0
      if amounts.symbol != amounts.code {
        lists[index].append("\(amounts.code) \(amounts.symbol)")
      } else if index > 0 {
        lists[index].append(amounts.code)
      }
    }
    var lines = styles.map { "money|\($0)" }
    for (index, list) in lists.enumerated() where !list.isEmpty {
      lines.append("currencies|\(index)|\(list.joined(separator: "|"))")
    }
    for (digits, same) in Dictionary(grouping: all, by: \.fractionDigits).sorted(by: { $0.key < $1.key })
    where digits != 2 {
      lines.append("digits|\(digits)|\(same.map(\.code).joined(separator: "|"))")
    }
    self.lines = lines
  }

  /// The fields of the runtime's `NumberStyle`.
  private static func style(of amounts: CurrencyAmounts, _ locale: LocaleTag) throws -> String {
    guard let precision = NumberPrecision(style: "::.00") else { throw NumberStyleData.UnknownShape() }
    let fields = try NumberStyleData.fields(
      named: "", skeleton: "::currency/\(amounts.code) .00", precision: precision, locale: locale)
    return fields.enumerated().map { place, field in
      place < 8 ? field : withPlaceholder(field, sign: amounts.symbol)
    }.joined(separator: "|")
  }

  private static func withPlaceholder(_ text: String, sign: String) -> String {
    guard !sign.isEmpty, let range = text.unicodeScalars.firstRange(of: sign.unicodeScalars) else {
      return text
    }
    return text[..<range.lowerBound] + "¤" + text[range.upperBound...]
  }
}
