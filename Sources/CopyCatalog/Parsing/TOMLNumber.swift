/// Reading numbers.
enum TOMLNumber {
  /// Reads a word as a number: decimal, `0x…`, `0o…`, `0b…`, with a point or exponent, `inf` or `nan`.
  static func read(_ word: ArraySlice<UInt8>) -> TOMLReading {
    var rest = word
    var isNegative = false
    let hasSign = rest.first == UInt8(ascii: "+") || rest.first == .hyphen
    if hasSign {
      isNegative = rest.first == .hyphen
      rest = rest.dropFirst()
    }
    if rest.elementsEqual("inf".utf8) { return .value(.float(isNegative ? -.infinity : .infinity)) }
    if rest.elementsEqual("nan".utf8) { return .value(.float(isNegative ? -.nan : .nan)) }
    guard let first = rest.first, first.isDigit || (first == .period && rest.count > 1) else { return .none }
    if first == UInt8(ascii: "0"), rest.count > 1, let radix = radix(rest[rest.startIndex + 1]) {
      return readDigits(rest.dropFirst(2), radix: radix, hasSign: hasSign, range: word)
    }
    let isNumeric = rest.allSatisfy {
      $0.isDigit || $0 == .underscore || $0 == .period || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
        || $0 == UInt8(ascii: "+") || $0 == .hyphen
    }
    guard isNumeric else { return .none }
    return readDecimal(rest, isNegative: isNegative, range: word)
  }

  private static func radix(_ letter: UInt8) -> UInt64? {
    switch letter {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): 16
    case UInt8(ascii: "o"), UInt8(ascii: "O"): 8
    case UInt8(ascii: "b"), UInt8(ascii: "B"): 2
    default: nil
    }
  }

  private static func readDigits(
    _ digits: ArraySlice<UInt8>, radix: UInt64, hasSign: Bool, range: ArraySlice<UInt8>
  ) -> TOMLReading {
    let isCapital = range.contains { $0 == UInt8(ascii: "X") || $0 == UInt8(ascii: "O") }
      || (radix == 2 && range[range.startIndex + 1] == UInt8(ascii: "B"))
    guard !hasSign, !isCapital, areSeparated(digits, isDigit: { $0.hexValue.map { $0 < radix } ?? false })
    else {
      return .fault(.otherRadix(written(range)))
    }
    var value: UInt64 = 0
    for digit in digits where digit != .underscore {
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      guard !overflow else { return .fault(.tooLarge(written(range))) }
      value = product + UInt64(digit.hexValue ?? 0)
    }
    guard let integer = Int64(exactly: value) else { return .fault(.tooLarge(written(range))) }
    return .value(.integer(integer))
  }

  private static func readDecimal(
    _ rest: ArraySlice<UInt8>, isNegative: Bool, range: ArraySlice<UInt8>
  ) -> TOMLReading {
    let bytesRange = range.startIndex..<range.endIndex
    let pointIndex = rest.firstIndex(of: .period)
    let exponentIndex = rest.firstIndex { $0 | 0x20 == UInt8(ascii: "e") }
    let wholeEnd = min(pointIndex ?? rest.endIndex, exponentIndex ?? rest.endIndex)
    let whole = rest[..<wholeEnd]
    func areDigits(_ slice: ArraySlice<UInt8>) -> Bool { areSeparated(slice, isDigit: { $0.isDigit }) }

    var isSound = areDigits(whole)
    if let pointIndex {
      let fractionEnd = exponentIndex ?? rest.endIndex
      isSound =
        isSound && pointIndex < fractionEnd
        && areDigits(rest[(pointIndex + 1)..<max(fractionEnd, pointIndex + 1)])
    }
    if let exponentIndex {
      var exponent = rest[(exponentIndex + 1)...]
      if exponent.first == UInt8(ascii: "+") || exponent.first == .hyphen { exponent = exponent.dropFirst() }
      isSound = isSound && areDigits(exponent)
    }
    guard isSound else {
      if whole.isEmpty, let pointIndex, areDigits(rest[(pointIndex + 1)...]) {
        return .fault(.pointWithoutDigit(written(range), edit: .insert("0", at: pointIndex)))
      }
      if let pointIndex, pointIndex == rest.endIndex - 1, areDigits(whole) {
        return .fault(.pointWithoutDigit(written(range), edit: .insert("0", at: rest.endIndex)))
      }
      if rest.contains(.underscore), exponentIndex == nil {
        return .fault(.misplacedUnderscore(written(range)))
      }
      return .fault(.notANumber(written(range)))
    }
    if whole.count > 1, whole.first == UInt8(ascii: "0") {
      let zeros = whole.prefix { $0 == UInt8(ascii: "0") || $0 == .underscore }
      let zeroCount = zeros.count == whole.count ? whole.count - 1 : zeros.count
      let number = String(decoding: range[..<whole.startIndex], as: UTF8.self)
        + String(decoding: rest[(whole.startIndex + zeroCount)...], as: UTF8.self)
      return .fault(.leadingZero(written(range), number: number, range: bytesRange))
    }
    let digits = String(decoding: rest.filter { $0 != .underscore }, as: UTF8.self)
    if pointIndex == nil, exponentIndex == nil {
      guard let integer = Int64((isNegative ? "-" : "") + digits) else {
        return .fault(.tooLarge(written(range)))
      }
      return .value(.integer(integer))
    }
    guard let number = Double(digits) else { return .fault(.notANumber(written(range))) }
    return .value(.float(isNegative ? -number : number))
  }

  /// A word as a finding shows it.
  private static func written(_ word: ArraySlice<UInt8>) -> String {
    String(decoding: word, as: UTF8.self).excerpt
  }

  /// Whether digits have single underscores between them, and nothing else.
  private static func areSeparated(_ digits: ArraySlice<UInt8>, isDigit: (UInt8) -> Bool) -> Bool {
    var wasDigit = false
    for byte in digits {
      if byte == .underscore {
        guard wasDigit else { return false }
        wasDigit = false
      } else {
        guard isDigit(byte) else { return false }
        wasDigit = true
      }
    }
    return wasDigit
  }
}
