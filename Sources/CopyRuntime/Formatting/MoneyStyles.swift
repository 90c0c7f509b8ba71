/// How a locale writes amounts of money.
///
/// Lines of `FormatData`, with `|` between the fields:
/// ```
/// money|<number style>        the first one for currencies that are shown by their code, further ones for
///                             others; `¤` stands for the currency's sign, and the name is empty
/// currencies|1|USD $|JPY ¥    currencies of the second style with their signs; one without is shown by its
///                             code
/// digits|0|BIF|CLP            currencies with that many digits behind the decimal sign; others have two
/// ```
struct MoneyStyles: Sendable {
  private var styles: [NumberStyle] = []
  private var currencies: [(style: Int, list: CurrencyList)] = []
  private var digits: [(count: Int, list: CurrencyList)] = []

  init() {}

  mutating func add(style fields: Substring) {
    if let style = NumberStyle(fields: fields) { styles.append(style) }
  }

  mutating func add(currencies fields: Substring) {
    if let (style, list) = MoneyStyles.numbered(fields) { currencies.append((style, list)) }
  }

  mutating func add(digits fields: Substring) {
    if let (count, list) = MoneyStyles.numbered(fields) { digits.append((count, list)) }
  }

  /// Takes what a region does not have of its own from the locale whose texts are shown in its formats: of the
  /// currencies, those that it has no sign of its own for, unless it has styles of its own.
  mutating func add(_ base: MoneyStyles) {
    if styles.isEmpty {
      styles = base.styles
      currencies += base.currencies
    }
    if digits.isEmpty { digits = base.digits }
  }

  /// The number at the front of a line, and the list behind it.
  private static func numbered(_ fields: Substring) -> (Int, CurrencyList)? {
    let number = fields.prefix { $0 != "|" }
    return Int(number).map { ($0, CurrencyList(fields[number.endIndex...])) }
  }

  /// Appends an amount in a currency.
  func write(_ amount: DecimalNumber, currency: String, to out: inout [UInt8]) {
    let code = CurrencyList.packed(currency.utf8)
    var digits = 2
    for (count, list) in self.digits where list.place(of: code) != nil {
      digits = count
      break
    }
    var index = 0
    var sign: [UInt8] = []
    for (style, list) in currencies {
      guard let place = list.place(of: code) else { continue }
      (index, sign) = (style, list.signs[place])
      break
    }
    guard styles.indices.contains(index) else { return }
    if sign.isEmpty { sign = Array(currency.utf8) }
    let style = styles[index]
    style.write(style.shown(amount, fixed: digits), sign: sign, to: &out)
  }
}

/// Some currencies, each with its sign where it has one: `|USD $|JPY ¥|BIF`.
///
/// A locale has some hundred and fifty. Their codes, which have three letters, are looked through as numbers.
private struct CurrencyList: Sendable {
  private let codes: [UInt32]
  /// The sign of each code in UTF-8; empty where it has none.
  let signs: [[UInt8]]

  /// - Parameter fields: the currencies, each with a `|` before it.
  init(_ fields: Substring) {
    var codes: [UInt32] = []
    var signs: [[UInt8]] = []
    for field in fields.utf8.split(separator: UInt8(ascii: "|")) {
      let code = field.prefix { $0 != space }
      guard let packed = CurrencyList.packed(code) else { continue }
      codes.append(packed)
      signs.append(Array(field[code.endIndex...].dropFirst()))
    }
    (self.codes, self.signs) = (codes, signs)
  }

  /// The place of a code; `nil` where the list does not have it.
  func place(of code: UInt32?) -> Int? {
    guard let code else { return nil }
    return codes.firstIndex(of: code)
  }

  /// A code of three bytes as one number; `nil` for any other text.
  static func packed(_ code: some Collection<UInt8>) -> UInt32? {
    code.count == 3 ? code.reduce(0) { $0 << 8 | UInt32($1) } : nil
  }
}
