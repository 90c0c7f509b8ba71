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
  private var currencies: [(style: Int, list: [UInt8])] = []
  private var digits: [(count: Int, list: [UInt8])] = []

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
  private static func numbered(_ fields: Substring) -> (Int, [UInt8])? {
    let number = fields.prefix { $0 != "|" }
    return Int(number).map { ($0, Array(fields[number.endIndex...].utf8)) }
  }

  /// Appends an amount in a currency.
  func write(_ amount: DecimalNumber, currency: String, to out: inout [UInt8]) {
    var index = 0
    var sign = Array(currency.utf8)
    let digits = self.digits.first { MoneyStyles.field(sign, of: $0.list) != nil }?.count ?? 2
    for (style, list) in currencies {
      guard let field = MoneyStyles.field(sign, of: list) else { continue }
      index = style
      if !field.isEmpty { sign = Array(list[field]) }
      break
    }
    guard styles.indices.contains(index) else { return }
    let style = styles[index]
    style.write(style.shown(amount, fixed: digits), sign: sign, to: &out)
  }

  /// What a list says of a currency behind its code and a space; nil where it does not have the currency.
  private static func field(_ code: [UInt8], of list: [UInt8]) -> Range<Int>? {
    let bar = UInt8(ascii: "|")
    var at = 0
    while at < list.count {
      // Behind the `|` of each field.
      at += 1
      var matched = 0
      while matched < code.count, at < list.count, list[at] == code[matched], list[at] != bar {
        matched += 1
        at += 1
      }
      let isWhole = matched == code.count && (at == list.count || list[at] == space || list[at] == bar)
      let start = at
      while at < list.count, list[at] != bar { at += 1 }
      if isWhole { return min(start + 1, at)..<at }
    }
    return nil
  }
}
