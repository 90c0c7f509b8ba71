/// How a locale writes numbers in a style: what ICU writes of chosen numbers, taken apart.
///
/// Affixes, signs and groups then need no knowledge of patterns, and hold whatever a locale does with them
/// (an Arabic letter mark before a minus sign, a percent sign in front, groups of two).
struct NumberStyleData {
  /// A line of the runtime's `FormatData`.
  let line: String

  /// Why the runtime cannot show the style; nil where it can. Number styles do not depend on the locale.
  static func refusal(of style: FormatStyle) -> FormatSupport.Refusal? {
    guard NumberPrecision(style: style.style) == nil else { return nil }
    return FormatSupport.Refusal(
      problem: "the number style “\(style.style ?? "")” is not supported",
      fix: "use “integer”, “percent” or a skeleton of precision, grouping and sign such as “::.00”")
  }

  /// - Throws: where ICU refuses the style or what it writes is of a shape that the runtime does not know.
  init(_ style: FormatStyle, locale: LocaleTag) throws {
    guard var precision = NumberPrecision(style: style.style) else { throw UnknownShape() }
    let probe = try NumberProbe(style: style.style, locale: locale)
    if style.style == nil { precision.fraction = 0...(try probe.longestFraction()) }
    line = try "number|" + NumberStyleData.fields(style.name, precision, probe).joined(separator: "|")
  }

  /// The fields of a skeleton that the runtime knows under another name.
  ///
  /// - Parameters:
  ///   - skeleton: with `::`.
  ///   - precision: what the skeleton says of digits.
  static func fields(
    named name: String, skeleton: String, precision: NumberPrecision, locale: LocaleTag
  ) throws -> [String] {
    try fields(name, precision, NumberProbe(style: skeleton, locale: locale))
  }

  private static func fields(
    _ name: String, _ precision: NumberPrecision, _ probe: borrowing NumberProbe
  ) throws -> [String] {
    let canHaveFraction = precision.significant != nil || precision.fraction.upperBound > 0
    let decimalSign = canHaveFraction ? try probe.decimalSign(power: precision.power) : nil
    let grouping = try probe.grouping(power: precision.power, decimalSign: decimalSign)
    let range = precision.significant ?? precision.fraction
    let digits =
      probe.digits.elementsEqual("0123456789".unicodeScalars)
      ? "latn" : String(String.UnicodeScalarView(probe.digits))
    let fields = [
      name, "\(precision.leastIntegers)",
      "\(precision.significant == nil ? "" : "@")\(range.lowerBound)-\(range.upperBound)",
      "\(precision.power)", grouping.rule, grouping.sign, decimalSign ?? ".", digits,
      try probe.parts(of: 1).shape, try probe.parts(of: 0).shape, try probe.parts(of: -0.0).shape,
      try probe.parts(of: -1).shape,
      try probe.text(of: .nan), try probe.text(of: .infinity), try probe.text(of: -.infinity)
    ]
    guard !fields.contains(where: { $0.contains("|") || $0.contains("\n") }) else { throw UnknownShape() }
    return fields
  }

  /// What ICU wrote is not of the shape that the runtime writes.
  struct UnknownShape: Error {}
}

/// Asks ICU how it writes numbers in one style.
private struct NumberProbe: ~Copyable {
  private let formatter: MessageFormatter
  /// The locale's digits, from zero.
  let digits: [Unicode.Scalar]

  init(style: String?, locale: LocaleTag) throws {
    let plain = try MessageFormatter("{x, number, ::precision-integer}", locale: locale.tag)
    var digits: [Unicode.Scalar] = []
    for digit in 0...9 { digits += try plain.format(["x": .integer(Int64(digit))]).unicodeScalars }
    guard digits.count == 10 else { throw NumberStyleData.UnknownShape() }
    let formatter = try MessageFormatter(
      "{x, number\(style.map { ", \($0)" } ?? "")}", locale: locale.tag)
    self.digits = digits
    self.formatter = formatter
  }

  borrowing func text(of number: Double) throws -> String {
    try formatter.format(["x": .number(number)])
  }

  /// What stands before, between and after the first and the last digit.
  borrowing func parts(
    of number: Double
  ) throws -> (shape: String, number: [Unicode.Scalar]) {
    let text = Array(try text(of: number).unicodeScalars)
    guard let first = text.firstIndex(where: digits.contains),
      let last = text.lastIndex(where: digits.contains)
    else { throw NumberStyleData.UnknownShape() }
    var shape = String.UnicodeScalarView(text[..<first])
    guard !shape.contains("0") else { throw NumberStyleData.UnknownShape() }
    shape.append("0")
    shape.append(contentsOf: text[(last + 1)...])
    return (String(shape), Array(text[first...last]))
  }

  /// The sign between the integer and the fraction of a number that has one.
  borrowing func decimalSign(power: Int) throws -> String {
    var number = 1.5
    for _ in 0..<power { number /= 10 }
    let written = try parts(of: number).number
    let signs = written.split { digits.contains($0) }
    // A style that shows whole numbers only of this one (`@`) writes no sign.
    guard let sign = signs.last else { return "." }
    return String(String.UnicodeScalarView(sign))
  }

  /// How many digits are written behind the decimal sign where a number has more.
  borrowing func longestFraction() throws -> Int {
    try parts(of: 1.234_567_891_234_567).number.count { digits.contains($0) } - 1
  }

  /// The sizes of the groups, from numbers of growing length.
  borrowing func grouping(
    power: Int, decimalSign: String?
  ) throws -> (rule: String, sign: String) {
    let longest = try groups(digitCount: 13, power: power, decimalSign: decimalSign)
    guard longest.sizes.count > 1, let first = longest.sizes.last else { return ("0", ",") }
    let further = longest.sizes.dropFirst().dropLast()
    guard longest.signs.count == 1, let sign = longest.signs.first, let second = further.first,
      further.allSatisfy({ $0 == second })
    else { throw NumberStyleData.UnknownShape() }
    for count in max(first + 1, power + 1)...12 {
      let groups = try groups(digitCount: count, power: power, decimalSign: decimalSign)
      if groups.sizes.count > 1 { return ("\(first),\(second),\(count - first)", sign) }
    }
    throw NumberStyleData.UnknownShape()
  }

  /// The numbers of digits between the grouping signs of a power of ten as it is written, and those signs.
  private borrowing func groups(
    digitCount: Int, power: Int, decimalSign: String?
  ) throws -> (sizes: [Int], signs: Set<String>) {
    var number = 1.0
    for _ in 1..<max(digitCount - power, 1) { number *= 10 }
    var sizes = [0]
    var signs: [String] = []
    for scalar in try parts(of: number).number {
      if digits.contains(scalar) {
        if sizes.count == signs.count { sizes.append(0) }
        sizes[sizes.count - 1] += 1
      } else if sizes.count == signs.count {
        signs[signs.count - 1].unicodeScalars.append(scalar)
      } else {
        signs.append(String(scalar))
      }
    }
    if let decimalSign, signs.last == decimalSign {
      signs.removeLast()
      sizes.removeLast()
    }
    return (sizes, Set(signs))
  }
}
