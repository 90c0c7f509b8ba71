/// What mending did, for a person: what was mended in each file, what was left and why, what takes a person.
public enum MendingReport {
  /// - Parameter isDone: whether the files were written, or would be.
  public static func text(of mending: Mending, isDone: Bool) -> String {
    var text = ""
    let byFile = Dictionary(grouping: mending.mended, by: \.place.file)
    for (file, findings) in byFile.sorted(by: { $0.key < $1.key }) {
      text += "\(VisibleText.line(file)): \(counts(of: findings))\n"
    }
    var maps: [String: LineMap] = [:]
    for left in mending.leftAlone {
      let file = left.finding.place.file
      let map = maps[file] ?? LineMap(mending.after.files.first { $0.path == file }?.bytes ?? [])
      maps[file] = map
      let line = map.position(of: left.finding.place.range.lowerBound).line
      text += "\(VisibleText.line("\(left.finding.place.file):\(line)")): left as it is, \(reason(left))\n"
    }
    if !text.isEmpty { text += "\n" }
    return text + summary(of: mending, isDone: isDone)
  }

  private static func summary(of mending: Mending, isDone: Bool) -> String {
    var lines: [String] = []
    if mending.mended.isEmpty {
      lines.append("nothing that could be mended")
    } else {
      let done = isDone ? "mended" : "would mend"
      lines.append(
        "\(done) \(counted(mending.mended.count, "finding")) in \(counted(mending.changes.count, "file"))")
    }
    let rest = mending.left
    if !rest.isEmpty {
      let who = Dictionary(grouping: rest, by: \.mender)
      let counts = Mender.allCases.compactMap { mender in
        who[mender].map {
          "\($0.count) for \($0.count == 1 ? "a \(mender.rawValue)" : "\(mender.rawValue)s")"
        }
      }
      lines.append("left for a person: \(counts.listed("and")); “copyc check --group-by who” shows them")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func reason(_ left: Mending.LeftAlone) -> String {
    let what = left.finding.check
    guard let consequence = left.consequence else { return "\(what): the change would mend nothing" }
    return
      "\(what): the change would bring up \(consequence.check), “\(VisibleText.line(consequence.problem))”"
  }

  /// “2 missing-code and 1 unused-allow”, the most first.
  private static func counts(of findings: [Finding]) -> String {
    Dictionary(grouping: findings, by: \.check).map { (check: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.check) < ($0.count, $1.check) }
      .map { "\($0.count) \($0.check)" }.listed("and")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
