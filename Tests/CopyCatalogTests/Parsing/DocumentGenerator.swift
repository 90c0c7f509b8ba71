/// Writes TOML documents by chance, the same ones for the same seed.
struct DocumentGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to a limit (SplitMix64).
  mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 1) % limit
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// A document that is right, but for names that may come twice.
  mutating func document() -> String {
    let lineEnd = number(below: 4) == 0 ? "\r\n" : "\n"
    var lines: [String] = []
    for _ in 0..<number(below: 12) {
      switch number(below: 8) {
      case 0: lines.append("[" + key() + "]" + comment())
      case 1: lines.append("[[" + key() + "]]")
      case 2: lines.append(comment())
      default: lines.append(key() + pick([" = ", "=", "\t= "]) + value(depth: 0) + comment())
      }
    }
    return lines.joined(separator: "\n").replacing("\n", with: lineEnd) + pick(["", lineEnd])
  }

  /// The document with a few signs replaced, removed or added.
  mutating func faulty(_ document: String) -> String {
    var scalars = Array(document.unicodeScalars)
    let signs = Array("\"'[]{}=,.#\\ \t\n\r-+_:0123456789abefxntuUZT“é\u{1}\u{7F}\u{A0}".unicodeScalars)
    for _ in 0...number(below: 3) {
      let offset = number(below: scalars.count + 1)
      switch number(below: 3) {
      case 0: scalars.insert(pick(signs), at: offset)
      case 1 where offset < scalars.count: scalars.remove(at: offset)
      case 2 where offset < scalars.count: scalars[offset] = pick(signs)
      default: break
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private mutating func comment() -> String { pick(["", "", "", " # a comment: \"…\"", "  "]) }

  private mutating func key() -> String {
    let parts = (0...pick([0, 0, 0, 1, 2])).map { _ in
      pick(["a", "b", "c", "message", "card-expired", "1", "x_y", "\"d e\"", "'f\"'", "\"\\u00e9\"", "\"\"", "ß1"])
    }.map { $0 == "ß1" ? "\"ß\"" : $0 }
    return parts.joined(separator: pick([".", " . "]))
  }

  private mutating func value(depth: Int) -> String {
    switch number(below: depth > 2 ? 7 : 10) {
    case 0: return pick(["true", "false"])
    case 1: return integer()
    case 2: return float()
    case 3: return date()
    case 4, 5, 6: return text()
    case 7, 8:
      let space = pick(["", " ", "\n  ", " # c\n"])
      let values = (0..<number(below: 4)).map { _ in value(depth: depth + 1) }
      return "[" + space + values.joined(separator: "," + space) + pick(["", space]) + "]"
    default:
      let pairs = (0..<number(below: 4)).map { number in "k\(number) = " + value(depth: depth + 1) }
      return ("{ " + pairs.joined(separator: ", ") + " }")
    }
  }

  private mutating func integer() -> String {
    pick([
      "\(number(below: 1000))", "-\(number(below: 1_000_000_000))", "+7", "0", "-0", "8_000_000", "0xDEAD_beef",
      "0o755", "0b1101_0010", "9223372036854775807", "-9223372036854775808",
    ])
  }

  private mutating func float() -> String {
    pick([
      "\(number(below: 1000)).\(number(below: 1000))", "-0.0", "1e\(number(below: 300))", "6.626e-34", "+1.5E+3",
      "1_000.000_1", "inf", "-inf", "nan", "0e0", "5e-324",
    ])
  }

  private mutating func date() -> String {
    let day = "\(1000 + number(below: 8999))-\(two(1 + number(below: 12)))-\(two(1 + number(below: 28)))"
    let time = "\(two(number(below: 24))):\(two(number(below: 60))):\(two(number(below: 60)))"
      + pick(["", ".5", ".123456", ".050"])
    return pick([
      day, time, day + "T" + time, day + " " + time, day + "t" + time + "z", day + "T" + time + "-05:30",
      day + "T" + time + "+00:00",
    ])
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private mutating func text() -> String {
    let plain = ["Die Karte ", "größer", "写真", "👩‍👩‍👧", "{count, plural, other {#}}", " ", "", "#", "="]
    let escapes = ["\\n", "\\t", "\\\"", "\\\\", "\\u00e9", "\\U0001F600", "\\r", "\\b", "\\f", "\\u0000"]
    let pieces = (0..<number(below: 6)).map { _ in number(below: 3) }
    switch number(below: 5) {
    case 0: return "'" + pieces.map { _ in pick(plain + ["\\", "\""]) }.joined() + "'"
    case 1:
      return "'''" + pick(["", "\n"])
        + pieces.map { _ in pick(plain + ["\\", "\"", "'", "\n", "''x"]) }.joined() + " '''"
    case 2:
      return "\"\"\"" + pick(["", "\n"])
        + pieces.map { $0 == 0 ? pick(escapes) : pick(plain + ["\n", "\"", "\\\n  ", "\\  \n\n ", "\"\"x"]) }.joined()
        + pick(["\"\"\"", "\\\"\"\"\"", " \"\"\"\"", "y\"\"\"\"\""])
    default: return "\"" + pieces.map { $0 == 0 ? pick(escapes) : pick(plain + ["'"]) }.joined() + "\""
    }
  }
}
