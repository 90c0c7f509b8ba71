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
  private var currencies: [(style: Int, list: Substring)] = []
  private var digits: [(count: Int, list: Substring)] = []

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

  /// The number at the front of a line, and the rest of it with the `|` before.
  private static func numbered(_ fields: Substring) -> (Int, Substring)? {
    let number = fields.prefix { $0 != "|" }
    return Int(number).map { ($0, fields[number.endIndex...]) }
  }

  /// Appends an amount in a currency.
  func write(_ amount: DecimalNumber, currency: String, to out: inout [UInt8]) {
    var index = 0
    var sign = currency
    let digits = self.digits.first { MoneyStyles.field(currency, of: $0.list) != nil }?.count ?? 2
    for (style, list) in currencies {
      guard let field = MoneyStyles.field(currency, of: list) else { continue }
      index = style
      if let gap = field.firstIndex(of: space) { sign = String(Substring(field[field.index(after: gap)...])) }
      break
    }
    guard styles.indices.contains(index) else { return }
    let style = styles[index]
    style.write(style.shown(amount, fixed: digits), sign: Array(sign.utf8), to: &out)
  }

  /// The field of a list that begins with a currency's code.
  private static func field(_ code: String, of list: Substring) -> Substring.UTF8View.SubSequence? {
    let code = code.utf8
    return list.utf8.split(separator: UInt8(ascii: "|")).first { field in
      field.prefix { $0 != space }.elementsEqual(code)
    }
  }
}
