/// A catalog file where none is read.
struct UnknownFile: Check {
  static let page = CheckPage(
    id: "unknown-file", category: .catalog, severity: .blocking,
    summary: "A TOML file in a place where the tool reads none.",
    rationale: """
      Files stand at `catalog.toml` and `<locale>/<Domain>.toml`. A file elsewhere would be left out in silence.
      """,
    examples: [
      Example(
        bad: """
          # en/Photos.toml
          # Photos.toml
          """,
        good: """
          # en/Photos.toml
          """)
    ], mender: .developer)

  func outOfPlace(at place: Place) -> Finding {
    finding(
      "this file is neither catalog.toml nor in a locale's folder", at: place, in: Subject(),
      impact: "nothing in it is read", fix: Fix("move it into a locale's folder, such as en/, or delete it"))
  }
}
