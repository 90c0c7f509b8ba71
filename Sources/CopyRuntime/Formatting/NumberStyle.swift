/// How a locale writes a number in one style.
///
/// A line of `FormatData` gives the fields with `|` between:
/// name, least integer digits, digits behind the decimal sign (`0-3`) or significant ones (`@1-3`), power of
/// ten to multiply by, grouping (`3,3,1`: first group, further groups, least digits before the first sign;
/// `0`: none), grouping sign, decimal sign, ten digits (or `latn`), then the shapes of a positive number,
/// zero, a negative zero and a negative number with `0` for the digits, and the whole texts of NaN,
/// infinity and minus infinity.
final class NumberStyle: Sendable {
  let name: [UInt8]
  private let leastIntegers: Int
  private let fraction: ClosedRange<Int>
  private let significant: ClosedRange<Int>?
  private let power: Int
  private let grouping: (first: Int, further: Int, least: Int)?
  private let groupSign: [UInt8]
  private let decimalSign: [UInt8]
  /// The ten digits in UTF-8. `nil`: 0 to 9.
  private let digits: [[UInt8]]?
  private let positive: Shape
  private let zero: Shape
  private let negativeZero: Shape
  private let negative: Shape
  private let notANumber: [UInt8]
  private let infinity: [UInt8]
  private let negativeInfinity: [UInt8]
  private var isLatin: Bool { digits == nil }
  /// Whether a whole number is shown with its own digits and no others.
  let keepsWholeNumbers: Bool
  /// Whether nothing stands around a positive number, as nearly everywhere.
  private let isBare: Bool
  /// The grouping sign where it is one byte; 0 for others.
  private let groupByte: UInt8

  /// What stands before and after the digits.
  struct Shape: Sendable {
    var before: [UInt8] = []
    var after: [UInt8] = []
  }

  /// Digits as Swift writes them: what is shown where a locale's data lacks a style.
  static let plain = NumberStyle()

  private init() {
    name = []
    leastIntegers = 1
    fraction = 0...3
    significant = nil
    power = 0
    grouping = nil
    groupSign = []
    decimalSign = [UInt8(ascii: ".")]
    digits = nil
    (positive, zero) = (Shape(), Shape())
    (negativeZero, negative) = (Shape(before: [UInt8(ascii: "-")]), Shape(before: [UInt8(ascii: "-")]))
    (notANumber, infinity) = (Array("NaN".utf8), Array("∞".utf8))
    negativeInfinity = Array("-∞".utf8)
    keepsWholeNumbers = true
    isBare = true
    groupByte = 0
  }

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
    significant = isSignificant ? range[0]...range[1] : nil
    fraction = isSignificant ? 0...3 : range[0]...range[1]
    power = numbers(fields[3], " ").first ?? 0
    let groups = numbers(fields[4], ",")
    grouping = groups.count == 3 && groups[0] > 0 && groups[1] > 0 ? (groups[0], groups[1], groups[2]) : nil
    groupSign = fields[5]
    decimalSign = fields[6]
    let ten = String(decoding: fields[7], as: UTF8.self).unicodeScalars.map { Array(String($0).utf8) }
    let isLatin = fields[7] == Array("latn".utf8)
    guard isLatin || ten.count == 10 else { return nil }
    digits = isLatin ? nil : ten
    positive = Shape(fields[8])
    zero = Shape(fields[9])
    negativeZero = Shape(fields[10])
    negative = Shape(fields[11])
    (notANumber, infinity, negativeInfinity) = (fields[12], fields[13], fields[14])
    isBare = fields[8].count == 1
    groupByte = groupSign.count == 1 ? groupSign[0] : 0
    keepsWholeNumbers = power == 0 && significant == nil && fraction.lowerBound == 0 && leastIntegers == 1
  }

  /// The number as this style shows it: multiplied and rounded, with the zeros that are written behind the
  /// decimal sign. Plural rules look at this number.
  ///
  /// - Parameter fixed: how many digits stand behind the decimal sign, where that is not the style's.
  func shown(_ number: DecimalNumber, fixed: Int? = nil) -> ShownNumber {
    let fraction = fixed.map { $0...$0 } ?? fraction
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
    let integers = number.integerCount
    let count = max(integers, leastIntegers)
    var nextSign = firstGroupSign(of: count)
    for place in (0..<count).reversed() {
      write(digit: place < integers ? number.digits[integers - 1 - place] : 0, to: &out)
      if place == nextSign { nextSign = writeGroupSign(after: place, to: &out) }
    }
    if shown.fractionCount > 0 {
      out.append(contentsOf: decimalSign)
      for place in 0..<shown.fractionCount { write(digit: number.fractionDigit(place), to: &out) }
    }
    append(shape.after, sign, &out)
  }

  /// Appends the text of a whole number in a style that keeps it.
  func write(whole number: Int, to out: inout [UInt8]) {
    let hasShape = number <= 0 || !isBare
    if hasShape { out.append(contentsOf: (number == 0 ? zero : number < 0 ? negative : positive).before) }
    // Four bits a digit, the ones lowest: sixteen in `low`, up to three more in `high`.
    var (low, high, count): (UInt64, UInt64, Int) = (0, 0, 0)
    var rest = UInt64(number.magnitude)
    repeat {
      let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
      if count < 16 { low |= digit << UInt64(4 * count) } else { high |= digit << UInt64(4 * (count - 16)) }
      count += 1
      rest = tens
    } while rest > 0
    var nextSign = firstGroupSign(of: count)
    var place = count - 1
    while place >= 0 {
      let bits = place < 16 ? low >> UInt64(4 * place) : high >> UInt64(4 * (place - 16))
      let digit = UInt8(truncatingIfNeeded: bits & 15)
      if isLatin { out.append(0x30 + digit) } else { write(digit: digit, to: &out) }
      if place == nextSign { nextSign = writeGroupSign(after: place, to: &out) }
      place -= 1
    }
    if hasShape { out.append(contentsOf: (number == 0 ? zero : number < 0 ? negative : positive).after) }
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

  /// The place (0: the ones) after whose digit the first grouping sign of a number with `count` digits
  /// stands; -1 where it has none.
  private func firstGroupSign(of count: Int) -> Int {
    guard let grouping, count > grouping.first, count - grouping.first >= grouping.least else { return -1 }
    return count - 1 - (count - 1 - grouping.first) % grouping.further
  }

  /// Appends a grouping sign; gives the place of the next one, -1 for none.
  private func writeGroupSign(after place: Int, to out: inout [UInt8]) -> Int {
    if groupByte > 0 { out.append(groupByte) } else { out.append(contentsOf: groupSign) }
    guard let grouping, place - grouping.further >= grouping.first else { return -1 }
    return place - grouping.further
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
