/// What a region's formats need beside those of the locale whose texts are shown in them: lines of the runtime's
/// `FormatData`, which takes the others from that locale.
enum RegionLines {
  /// The lines of a region that say something else than the locale's.
  ///
  /// Lines that only have a meaning together (the ways to write a list, the styles of money) are all given where
  /// one of them differs.
  static func differing(_ lines: [String], from base: [String]) -> [String] {
    let base = Dictionary(grouping: base, by: subject)
    let own = Dictionary(grouping: lines, by: subject)
    var result: [String] = []
    var given: Set<String> = []
    for line in lines {
      let subject = subject(of: line)
      guard given.insert(subject).inserted, let group = own[subject], group != base[subject] else { continue }
      result += subject == money ? differingMoney(group, from: base[money] ?? []) : group
    }
    return result
  }

  private static let money = "money"

  /// What a line is about: its kind and the name that the runtime looks it up by.
  private static func subject(of line: String) -> String {
    let fields = line.split(separator: "|", maxSplits: 3, omittingEmptySubsequences: false)
    switch fields[0] {
    case "money", "currencies": return money
    case "digits": return "digits"
    case "names": return fields.prefix(3).joined(separator: "|")
    default: return fields.prefix(2).joined(separator: "|")
    }
  }

  /// Where the styles are the same, only the currencies that are shown in another one or by another sign.
  private static func differingMoney(_ lines: [String], from base: [String]) -> [String] {
    func styles(_ lines: [String]) -> [String] { lines.filter { $0.hasPrefix("money|") } }
    guard styles(lines) == styles(base) else { return lines }
    let (own, known) = (currencies(lines), currencies(base))
    var lists: [Int: [String]] = [:]
    for code in Set(own.keys).union(known.keys).sorted() where own[code] != known[code] {
      // What is not listed is shown by its code in the first style.
      let way = own[code] ?? Way(style: 0, sign: "")
      lists[way.style, default: []].append(way.sign.isEmpty ? code : "\(code) \(way.sign)")
    }
    return lists.sorted { $0.key < $1.key }.map { "currencies|\($0.key)|\($0.value.joined(separator: "|"))" }
  }

  /// How amounts in a currency are written.
  private struct Way: Hashable {
    let style: Int
    /// Empty: the currency's code.
    let sign: String
  }

  private static func currencies(_ lines: [String]) -> [String: Way] {
    var result: [String: Way] = [:]
    for line in lines where line.hasPrefix("currencies|") {
      let fields = line.split(separator: "|").dropFirst()
      guard let style = fields.first.flatMap({ Int($0) }) else { continue }
      for field in fields.dropFirst() {
        let parts = field.split(separator: " ", maxSplits: 1)
        result[String(parts[0])] = Way(style: style, sign: parts.count == 2 ? String(parts[1]) : "")
      }
    }
    return result
  }
}
