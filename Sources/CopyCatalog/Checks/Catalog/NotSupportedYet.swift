/// Something that the format has and this version of the tool does not do yet.
struct NotSupportedYet: Check {
  static let page = CheckPage(
    id: "not-supported-yet", category: .catalog, severity: .shouldFix,
    summary: "Something that the format has and this version does not do yet.",
    rationale: """
      It is read and kept, so that a catalog can be written for later, but it has no effect in the app. Half \
      an effect in silence would be worse.
      """,
    examples: [
      Example(
        bad: """
          # catalog.toml
          locale.en.regions = ["en-GB"]
          # en/Photos.toml
          """,
        good: """
          # catalog.toml
          # en/Photos.toml
          """)
    ], mender: .developer)

  func setting(_ key: String, what: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(key)' has no effect yet: \(what) is not supported", at: place, in: subject,
      impact: "the app behaves as if it were not there",
      fix: Fix("leave it for a later version, or delete it"))
  }
}
