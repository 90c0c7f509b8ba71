/// The order of an entry's keys, and which of them are written with dots.
enum CanonicalOrder {
  /// What tells of a translation, what the entry is, what it says, what a person can do, what others need to
  /// know.
  private static let keys =
    ["from", "state", "comment"] + ["type", "identifier", "short", "summary", "retired-codes"]
    + ["code", "context", "remedy", "repeatable"] + Slot.plain.map(\.name) + ["label", "role"] + variants
    + ["actions", "labels", "wraps", "maps", "help", "length", "note", "args", "allow", "support"]

  /// Variants come in the order of the file.
  private static let variants =
    ["without"] + Context.allCases.map(\.rawValue) + Platform.allCases.map(\.rawValue)

  private static let argumentKeys = ["type", "from", "values", "range", "sample", "max", "public", "note"]

  private static let ranks: [String: Int] = {
    var ranks = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    let first = ranks["without"] ?? 0
    for variant in variants { ranks[variant] = first }
    // A team's own keys come last, what nobody knows before them.
    ranks["x"] = keys.count + 1
    return ranks
  }()

  private static let argumentRanks = Dictionary(
    uniqueKeysWithValues: argumentKeys.enumerated().map { ($1, $0) })

  private static let dottedKeys = Set(["args", "allow", "labels", "length"] + variants)

  /// Whether the keys of a table in an entry are written with dots, each on a line of its own.
  static func isDotted(_ key: String) -> Bool { dottedKeys.contains(key) }

  /// The lines in order; those of one kind stay as they are among each other.
  static func sorted(_ lines: [CanonicalDocument.Line]) -> [CanonicalDocument.Line] {
    stably(lines) { ranks[$0.path[0]] ?? keys.count }
  }

  private static func stably<Element>(_ elements: [Element], by rank: (Element) -> Int) -> [Element] {
    elements.enumerated().map { (rank: rank($0.element), offset: $0.offset, element: $0.element) }
      .sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.element)
  }

  /// A key with braces as the dotted keys that it stands for; an argument keeps its braces.
  static func dotted(_ line: CanonicalDocument.Line) -> [CanonicalDocument.Line] {
    guard let first = line.path.first, isDotted(first), line.inside.isEmpty,
      !(first == "args" && line.path.count > 1), case .written(let value) = line.value,
      case .table(let table) = value.content, !table.pairs.isEmpty
    else { return [line] }
    var lines = table.pairs.flatMap { pair in
      dotted(CanonicalDocument.Line(path: line.path + [pair.key], value: .written(pair.value)))
    }
    lines[0].above = line.above
    lines[0].beside = line.beside
    return lines
  }

  /// The same lines with each argument in braces, where no comment among its keys is in the way.
  static func inBraces(_ lines: [CanonicalDocument.Line]) -> [CanonicalDocument.Line] {
    var parts: [String: [Int]] = [:]
    for (index, line) in lines.enumerated() where line.path.count > 2 && line.path[0] == "args" {
      parts[line.path[1], default: []].append(index)
    }
    var result = lines.map(Optional.some)
    for (name, indices) in parts {
      let found = indices.map { lines[$0] }
      guard found.dropFirst().allSatisfy(\.above.isEmpty), found.count(where: { $0.beside != nil }) < 2,
        found.allSatisfy(\.inside.isEmpty)
      else { continue }
      var values: [(path: [String], value: TOMLValue)] = []
      for line in found {
        if case .written(let value) = line.value { values.append((Array(line.path.dropFirst(2)), value)) }
      }
      guard values.count == found.count else { continue }
      var line = found[0]
      line.path = ["args", name]
      line.value = .braces(stably(values) { argumentRanks[$0.path[0]] ?? argumentKeys.count })
      line.beside = found.lazy.compactMap(\.beside).first
      for index in indices { result[index] = nil }
      result[indices[0]] = line
    }
    return result.compactMap(\.self)
  }

  /// The keys of an argument in order.
  static func ofArgument(_ pairs: [TOMLPair]) -> [TOMLPair] {
    stably(pairs) { argumentRanks[$0.key] ?? argumentKeys.count }
  }
}
