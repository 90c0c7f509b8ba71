/// How a locale writes a number in one style.
///
/// A line of `FormatData` gives the fields with `|` between:
/// name, least integer digits, digits behind the decimal sign (`0-3`) or significant ones (`@1-3`), power of
/// ten to multiply by, grouping (`3,3,1`: first group, further groups, least digits before the first sign;
/// `0`: none), grouping sign, decimal sign, ten digits (or `latn`), then the shapes of a positive number,
/// zero, a negative zero and a negative number with `0` for the digits, and the whole texts of NaN,
/// infinity and minus infinity.
struct NumberStyle: Sendable {
  var name: [UInt8] = []
  var leastIntegers = 1
  var fraction = 0...3
  var significant: ClosedRange<Int>?
  var power = 0
  var grouping: (first: Int, further: Int, least: Int)?
  var groupSign = [UInt8(ascii: ",")]
  var decimalSign = [UInt8(ascii: ".")]
  /// The ten digits in UTF-8. `nil`: 0 to 9.
  var digits: [[UInt8]]?
  var positive = Shape()
  var zero = Shape()
  var negativeZero = Shape(before: [UInt8(ascii: "-")])
  var negative = Shape(before: [UInt8(ascii: "-")])
  var notANumber = Array("NaN".utf8)
  var infinity = Array("∞".utf8)
  var negativeInfinity = Array("-∞".utf8)

  /// What stands before and after the digits.
  struct Shape: Sendable {
    var before: [UInt8] = []
    var after: [UInt8] = []
  }

  init() {}

  init?(fields line: Substring) {
    let fields = line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(
      Array.init)
    guard fields.count == 15 else { return nil }
    func numbers(_ field: [UInt8], _ separator: Character) -> [Int] {
      String(decoding: field, as: UTF8.self).split(separator: separator).compactMap { Int($0) }
    }
    name = fields[0]
    leastIntegers = numbers(fields[1], " ").first ?? 1
    let isSignificant = fields[2].first == UInt8(ascii: "@")
    let range = numbers(isSignificant ? Array(fields[2].dropFirst()) : fields[2], "-")
    guard range.count == 2, range[0] <= range[1] else { return nil }
    if isSignificant { significant = range[0]...range[1] } else { fraction = range[0]...range[1] }
    power = numbers(fields[3], " ").first ?? 0
    let groups = numbers(fields[4], ",")
    if groups.count == 3, groups[0] > 0, groups[1] > 0 { grouping = (groups[0], groups[1], groups[2]) }
    groupSign = fields[5]
    decimalSign = fields[6]
    if fields[7] != Array("latn".utf8) {
      let ten = String(decoding: fields[7], as: UTF8.self).unicodeScalars.map { Array(String($0).utf8) }
      guard ten.count == 10 else { return nil }
      digits = ten
    }
    positive = Shape(fields[8])
    zero = Shape(fields[9])
    negativeZero = Shape(fields[10])
    negative = Shape(fields[11])
    (notANumber, infinity, negativeInfinity) = (fields[12], fields[13], fields[14])
  }

  /// The number as this style shows it: multiplied and rounded, with the zeros that are written behind the
  /// decimal sign. Plural rules look at this number.
  func shown(_ number: DecimalNumber) -> ShownNumber {
    var number = number
    guard number.kind == .finite else { return ShownNumber(number: number, fractionCount: 0) }
    number.multiply(byTenTo: power)
    guard let significant else {
      number.round(toFraction: fraction.upperBound)
      return ShownNumber(number: number, fractionCount: max(fraction.lowerBound, number.scale))
    }
    number.round(toSignificant: significant.upperBound)
    let integers = number.isZero ? 1 : number.digits.count - number.scale
    return ShownNumber(
      number: number, fractionCount: max(0, number.scale, significant.lowerBound - integers))
  }

  /// Appends the text of a number that `shown` gave.
  ///
  /// - Parameter sign: that of the currency, which stands where the style has `¤`.
  func write(_ shown: ShownNumber, sign: [UInt8]? = nil, to out: inout [UInt8]) {
    let number = shown.number
    switch number.kind {
    case .notANumber: return append(notANumber, sign, &out)
    case .infinity: return append(number.isNegative ? negativeInfinity : infinity, sign, &out)
    case .finite: break
    }
    let shape =
      number.isZero
      ? (number.isNegative ? negativeZero : zero) : (number.isNegative ? negative : positive)
    append(shape.before, sign, &out)
    let integers = number.integerDigits
    let count = max(integers.count, leastIntegers)
    for place in stride(from: count - 1, through: 0, by: -1) {
      let offset = integers.count - 1 - place
      write(digit: offset >= 0 ? integers[integers.startIndex + offset] : 0, to: &out)
      if isGrouped(after: place, of: count) { out.append(contentsOf: groupSign) }
    }
    if shown.fractionCount > 0 {
      out.append(contentsOf: decimalSign)
      let fraction = number.fractionDigits
      for place in 0..<shown.fractionCount {
        write(digit: place < fraction.count ? fraction[place] : 0, to: &out)
      }
    }
    append(shape.after, sign, &out)
  }

  /// Appends a text of the style, with the sign in the place of `¤`.
  private func append(_ text: [UInt8], _ sign: [UInt8]?, _ out: inout [UInt8]) {
    guard let sign else { return out.append(contentsOf: text) }
    var at = 0
    while at < text.count {
      if text[at] == 0xC2, at + 1 < text.count, text[at + 1] == 0xA4 {
        out.append(contentsOf: sign)
        at += 2
      } else {
        out.append(text[at])
        at += 1
      }
    }
  }

  /// Whether a grouping sign stands after the digit at `place` (0: the ones) of a number with `count` digits.
  private func isGrouped(after place: Int, of count: Int) -> Bool {
    guard let grouping, place >= grouping.first, count - grouping.first >= grouping.least else {
      return false
    }
    return (place - grouping.first) % grouping.further == 0
  }

  private func write(digit: UInt8, to out: inout [UInt8]) {
    if let digits { out.append(contentsOf: digits[Int(digit)]) } else { out.append(0x30 + digit) }
  }
}

extension NumberStyle.Shape {
  /// Reads a shape such as `-0 %`.
  init(_ field: [UInt8]) {
    let place = field.firstIndex(of: UInt8(ascii: "0")) ?? field.count
    before = Array(field[..<place])
    after = Array(field[min(place + 1, field.count)...])
  }
}

/// A number after its style has rounded it, and how many digits are written behind the decimal sign.
struct ShownNumber {
  var number: DecimalNumber
  var fractionCount: Int
}
