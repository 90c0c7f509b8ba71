import CopyCatalog

/// A file in which `⟦` and `⟧` mark what a finding is about; the marks are no part of the file.
struct MarkedCatalog {
  let file: SourceFile
  let place: Place

  init(_ path: String, _ marked: String) {
    // By code points, because a mark may stand before a combining one.
    let scalars = marked.unicodeScalars
    let before = scalars.prefix { $0 != "⟦" }
    let rest = scalars[before.endIndex...].dropFirst()
    let inside = rest.prefix { $0 != "⟧" }
    let after = rest[inside.endIndex...].dropFirst()
    file = SourceFile(path, String(before) + String(inside) + String(after))
    let start = String(before).utf8.count
    place = Place(file: path, range: start..<start + String(inside).utf8.count)
  }
}

/// A finding with short words, for tests that look at something else.
func finding(
  at place: Place, check: String = "spacing", severity: Severity = .blocking,
  category: CopyCatalog.Category = .typography,
  subject: Subject = Subject(), problem: String = "two spaces", impact: String = "a gap",
  fix: Fix = Fix("use one"),
  related: [RelatedPlace] = []
) -> Finding {
  Finding(
    check: check, category: category, severity: severity, place: place, subject: subject, problem: problem,
    impact: impact, fix: fix, related: related)
}
