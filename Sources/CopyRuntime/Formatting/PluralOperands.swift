import Foundation

/// What plural rules look at in a number (https://unicode.org/reports/tr35/tr35-numbers.html#Operands).
///
/// In doubles, and `i`, `f` and `t` by at most 18 digits, as ICU computes them: the figures of very large
/// numbers then fall into the same category.
struct PluralOperands {
  /// The absolute value.
  var n = 0.0
  /// Its whole part.
  var i = 0.0
  /// How many digits stand behind the decimal sign, with and without zeros at the end.
  var v = 0.0
  var w = 0.0
  /// These digits as a number, with and without zeros at the end.
  var f = 0.0
  var t = 0.0

  subscript(name: UInt8) -> Double {
    switch name {
    case UInt8(ascii: "n"): n
    case UInt8(ascii: "i"): i
    case UInt8(ascii: "v"): v
    case UInt8(ascii: "w"): w
    case UInt8(ascii: "f"): f
    case UInt8(ascii: "t"): t
    default: 0
    }
  }

  /// Those of a number as a style shows it; nil where it is not finite.
  init?(_ shown: ShownNumber) {
    let number = shown.number
    guard number.kind == .finite else { return nil }
    let integers = number.integerDigits
    i = PluralOperands.value(integers.suffix(18))
    v = Double(shown.fractionCount)
    guard number.scale > 0 else {
      n = integers.count <= 18 ? i : PluralOperands.number(integers, exponent: 0)
      return
    }
    let fraction = number.fractionDigits
    n = PluralOperands.number(integers + fraction, exponent: -fraction.count)
    w = Double(fraction.count)
    t = PluralOperands.value(fraction.prefix(18))
    let zeros = [UInt8](repeating: 0, count: max(0, shown.fractionCount - fraction.count))
    f = PluralOperands.value((fraction + zeros).prefix(18))
  }

  /// Those of a whole number that is shown with its own digits.
  init(whole number: Int) {
    let magnitude = UInt64(number.magnitude)
    n = Double(magnitude)
    i = Double(magnitude % 1_000_000_000_000_000_000)
  }

  /// Those of a number that no style shows, worked out in doubles as ICU does where a form shows the number
  /// by a skeleton; nil where it is not finite.
  init?(value: Double) {
    guard value.isFinite else { return nil }
    n = value.magnitude
    i = n.rounded(.down)
    guard n != i else { return }
    let fraction = n - i
    let count = PluralOperands.fractionCount(of: n)
    v = Double(count)
    w = v
    f = (fraction * pow(10, Double(count)) + 0.5).rounded(.down)
    t = f
    while t > 0, t.truncatingRemainder(dividingBy: 10) == 0 { t = (t / 10).rounded(.down) }
  }

  /// How many digits a fraction has of the sixteen that ICU looks at.
  private static func fractionCount(of number: Double) -> Int {
    var scaled = number
    for count in 0...3 {
      if scaled == scaled.rounded(.down) { return count }
      scaled = number * [10, 100, 1000, 10_000][count]
    }
    let text = Array(String(format: "%1.15e", number).utf8)
    guard let mark = text.firstIndex(of: UInt8(ascii: "e")) else { return 0 }
    let exponent = Int(String(decoding: text[(mark + 1)...], as: UTF8.self)) ?? 0
    let zeros = text[..<mark].reversed().prefix { $0 == 0x30 }.count
    return 15 - zeros - exponent
  }

  private static func value(_ digits: ArraySlice<UInt8>) -> Double {
    Double(digits.reduce(Int64(0)) { $0 * 10 + Int64($1) })
  }

  private static func number(_ digits: some Sequence<UInt8>, exponent: Int) -> Double {
    Double("\(String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self))e\(exponent)") ?? 0
  }
}
