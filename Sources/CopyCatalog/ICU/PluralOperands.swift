/// What plural rules look at in a number, as it is written
/// (https://unicode.org/reports/tr35/tr35-numbers.html#Operands): "1.0" is not "1".
public struct PluralOperands: Hashable, Sendable {
  /// A letter of CLDR's rules.
  public enum Letter: String, CaseIterable, Hashable, Sendable {
    /// The absolute value.
    case n
    /// Its integer digits.
    case i
    /// The number of visible fraction digits, with trailing zeros.
    case v
    /// The number of visible fraction digits, without trailing zeros.
    case w
    /// The visible fraction digits as an integer, with trailing zeros.
    case f
    /// The visible fraction digits as an integer, without trailing zeros.
    case t
    /// The exponent of a compact form; 0 here, since no compact form is read.
    case e
    /// The same under its newer name.
    case c
  }

  private let integer: UInt64
  private let fraction: UInt64
  private let shortFraction: UInt64
  private let fractionDigits: UInt64
  private let shortFractionDigits: UInt64

  /// The operands of an integer; its sign has no meaning.
  public init(_ integer: some BinaryInteger) {
    self.integer = UInt64(clamping: integer.magnitude)
    fraction = 0
    shortFraction = 0
    fractionDigits = 0
    shortFractionDigits = 0
  }

  /// The operands of a decimal number as written, such as "1", "-1.50" or "1000000"; nil where it is not
  /// digits with at most one point between them.
  ///
  /// No rule of CLDR tells two numbers apart that share their last 18 integer digits and are above 10¹⁸
  /// (its moduli divide 10¹⁸), so longer ones are shortened to that. The same is done to the fraction.
  public init?(_ decimal: some StringProtocol) {
    var digits = Substring(decimal).utf8
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }),
      parts.allSatisfy({ $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
    else { return nil }
    let written = parts.count == 2 ? parts[1] : Substring().utf8
    var short = written
    while short.last == UInt8(ascii: "0") { short.removeLast() }
    integer = Self.value(of: whole)
    fraction = Self.value(of: written)
    shortFraction = Self.value(of: short)
    fractionDigits = UInt64(written.count)
    shortFractionDigits = UInt64(short.count)
  }

  private static func value(of digits: Substring.UTF8View) -> UInt64 {
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    let kept = significant.suffix(18).reduce(UInt64(0)) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    return significant.count > 18 ? kept + 1_000_000_000_000_000_000 : kept
  }

  /// Whether the number is not an integer; "1.0" is one.
  public var hasFraction: Bool { shortFraction != 0 }

  /// The value of an operand; for `n` its integer part.
  public subscript(letter: Letter) -> UInt64 {
    switch letter {
    case .n, .i: integer
    case .v: fractionDigits
    case .w: shortFractionDigits
    case .f: fraction
    case .t: shortFraction
    case .e, .c: 0
    }
  }
}
