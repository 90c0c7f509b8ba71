/// Finds files of a catalog folder that could not be read.
public struct UnreadableFile: Check {
  public init() {}

  public static let page = CheckPage(
    id: "unreadable-file",
    category: .catalog,
    severity: .blocking,
    summary: "Finds files that are there but could not be read.",
    rationale: """
      A file that may not be opened, or a folder with the name of a catalog, would otherwise look like a \
      catalog without entries, and all its copy would be missing from the app. No example in a catalog can \
      show it: the fault is in the file's rights or kind.
      """,
    examples: [],
    stopsGeneration: true, mender: .developer)

  /// - Parameter reason: Completes “this file …”.
  func finding(reason: String, file: String, in subject: Subject) -> Finding {
    finding(
      "this file could not be read: it \(reason)", at: .start(of: file), in: subject,
      impact: "none of its entries is read, and the app would miss all their texts",
      fix: Fix("make it a file that you may read, or move it out of the catalog folder"))
  }
}
