import Foundation

/// A number in decimal digits, as it is written: the value before a style rounds it and after.
struct DecimalNumber: Equatable {
  enum Kind { case finite, infinity, notANumber }

  var kind = Kind.finite
  var isNegative = false
  /// Most significant first, without zeros before the first digit; empty for zero. The last `scale` ones
  /// stand after the decimal sign, so `scale` may exceed their number: 5 with scale 3 is 0.005.
  var digits: [UInt8] = []
  var scale = 0

  var isZero: Bool { kind == .finite && digits.isEmpty }

  init(_ number: some FixedWidthInteger & SignedInteger) {
    isNegative = number < 0
    var rest = UInt64(truncatingIfNeeded: number.magnitude)
    digits.reserveCapacity(20)
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    digits.reverse()
  }

  /// The shortest decimal that is this double, which is the number that ICU rounds.
  init(_ number: Double) {
    isNegative = number.sign == .minus
    guard number.isFinite else {
      kind = number.isNaN ? .notANumber : .infinity
      if number.isNaN { isNegative = false }
      return
    }
    read(number.magnitude.description)
  }

  /// The number that a decimal is; NaN for one that is none.
  init(_ number: Decimal) {
    // Foundation takes microseconds to write a decimal out. Below 2⁵³ a double is its digits exactly.
    let digits = NSDecimalNumber(decimal: number.significand).doubleValue.magnitude
    guard digits < 0x1p53, !number.isNaN else {
      self.init(text: number.description)
      return
    }
    self.init(Int64(digits))
    isNegative = number.isSignMinus && digits > 0
    scale = -number.exponent
    normalize()
  }

  /// The number that a text says: digits, perhaps with a minus sign, a point and an exponent; NaN for
  /// anything else.
  init(text: String) {
    var digits = text[...]
    if digits.first == "-" {
      isNegative = true
      digits.removeFirst()
    }
    guard digits.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) ?? false else {
      isNegative = false
      kind = .notANumber
      return
    }
    read(String(digits))
  }

  private mutating func read(_ text: String) {
    var exponent = 0
    var isExponentNegative = false
    var isAfterPoint = false
    var isAfterMark = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."): isAfterPoint = true
      case UInt8(ascii: "e"): isAfterMark = true
      case UInt8(ascii: "-"): isExponentNegative = true
      case 0x30...0x39 where isAfterMark: exponent = min(exponent * 10 + Int(byte - 0x30), 100_000)
      case 0x30...0x39:
        digits.append(byte - 0x30)
        if isAfterPoint { scale += 1 }
      default: break
      }
    }
    scale -= isExponentNegative ? -exponent : exponent
    normalize()
  }

  /// Moves the decimal sign: ×100 for a percentage.
  mutating func multiply(byTenTo power: Int) {
    guard !digits.isEmpty else { return }
    scale -= power
    normalize()
  }

  /// Removes zeros before the first digit and after the last one behind the decimal sign; writes out the
  /// zeros of a large number.
  private mutating func normalize() {
    while let last = digits.last, last == 0, scale > 0 {
      digits.removeLast()
      scale -= 1
    }
    if let first = digits.firstIndex(where: { $0 != 0 }) {
      digits.removeFirst(first)
    } else {
      digits = []
      scale = 0
    }
    if scale < 0 {
      digits.append(contentsOf: repeatElement(0, count: -scale))
      scale = 0
    }
  }

  /// Rounds half to even so that at most `count` digits stand after the decimal sign. A negative count
  /// rounds to tens, hundreds …
  mutating func round(toFraction count: Int) {
    let dropped = scale - count
    guard dropped > 0, !digits.isEmpty else { return }
    guard dropped <= digits.count else {
      digits = []
      scale = 0
      return
    }
    let keep = digits.count - dropped
    let next = digits[keep]
    let isTie = next == 5 && !digits[(keep + 1)...].contains { $0 != 0 }
    let isUp = next > 5 || (next == 5 && (!isTie || (keep > 0 && digits[keep - 1] % 2 == 1)))
    digits.removeLast(dropped)
    scale -= dropped
    if isUp {
      var place = digits.count - 1
      while place >= 0, digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place >= 0 { digits[place] += 1 } else { digits.insert(1, at: 0) }
    }
    normalize()
  }

  /// Rounds to at most `count` significant digits.
  mutating func round(toSignificant count: Int) {
    guard digits.count > count else { return }
    round(toFraction: scale - (digits.count - count))
  }

  /// How many digits stand before the decimal sign.
  var integerCount: Int { digits.count - min(scale, digits.count) }

  /// The digits before the decimal sign.
  var integerDigits: ArraySlice<UInt8> { digits.prefix(integerCount) }

  /// The digit at a place behind the decimal sign, 0 being the first one; 0 behind the last one.
  func fractionDigit(_ place: Int) -> UInt8 {
    let index = digits.count - scale + place
    return index >= 0 && index < digits.count ? digits[index] : 0
  }

  /// The digits behind it, zeros before the first one included.
  var fractionDigits: [UInt8] {
    guard scale > 0 else { return [] }
    let own = digits.suffix(scale)
    return [UInt8](repeating: 0, count: scale - own.count) + own
  }
}
