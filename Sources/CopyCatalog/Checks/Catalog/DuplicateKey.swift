/// Finds names that are used twice, so that it is open which of them counts.
///
/// The parser makes these findings while it reads.
public struct DuplicateKey: Check {
  public init() {}

  public static let page = CheckPage(
    id: "duplicate-key",
    category: .catalog,
    severity: .blocking,
    summary: "Finds two entries with the same name, and keys that an entry has twice.",
    rationale: """
      Two texts under one name mostly come from a merge or a copied entry. Only one can be shown, and which \
      of them the writer means nobody can tell but the writer. TOML 1.0 forbids it too \
      (https://toml.io/en/v1.0.0#keyvalue-pair).
      """,
    examples: [
      Example(
        bad: """
          [card-expired]
          code = 1
          context = "field"
          remedy = "fix"
          message = "This card has expired."
          recovery = "Enter a card that is still valid."
          recovery = "Enter another card."
          note = "Under the card field at checkout."

          """,
        good: """
          [card-expired]
          code = 1
          context = "field"
          remedy = "fix"
          message = "This card has expired."
          recovery = "Enter another card."
          note = "Under the card field at checkout."

          """)
    ],
    stopsGeneration: true, mender: .developer)

  /// The finding of a name that cannot be used where it stands.
  ///
  /// - Parameters:
  ///   - key: The key or the name in the header.
  ///   - header: The header's range; nil for a key with a value.
  func finding(
    _ conflict: TOMLTree.Conflict, key: TOMLKey, header: Range<Int>?, file: String, in subject: Subject
  ) -> Finding {
    let name = (0...conflict.part).map { key[$0].text }.joined(separator: ".").excerpt
    let whole = key.name.excerpt
    let what = header == nil ? "‘\(whole)’" : "the header of ‘\(whole)’"
    let problem: String
    let label: String
    let fix: String
    switch conflict.kind {
    case .header:
      problem = "two entries have the name ‘\(name)’"
      label = "‘\(name)’ is begun here first"
      fix = "give one of them another name, or make one entry of them"
    case .key:
      problem = "‘\(name)’ is given twice"
      label = "‘\(name)’ is given here first"
      fix = "keep the one you mean and remove the other"
    case .value(let content):
      problem = "\(what) makes a table of ‘\(name)’, which is \(Self.noun(content)) already"
      label = "‘\(name)’ is \(Self.noun(content)) here"
      fix = "give one of them another name"
    case .inlineTable:
      problem = "\(what) adds to ‘\(name)’, which is complete in its braces"
      label = "‘\(name)’ is given in braces here"
      fix = "write all keys of ‘\(name)’ in the braces"
    case .dottedTable:
      problem = "\(what) begins ‘\(name)’ a second time, after keys with a dot"
      label = "‘\(name)’ is begun here"
      fix = "write the keys of ‘\(name)’ in one place"
    case .headerTable:
      problem = "\(what) begins ‘\(name)’ a second time, after a header"
      label = "‘\(name)’ has its header here"
      fix = "write the keys of ‘\(name)’ in one place"
    case .listOfTables:
      problem = "\(what) makes one table of ‘\(name)’, which is a list of tables"
      label = "the list ‘\(name)’ begins here"
      fix =
        header == nil
        ? "write the keys below a header  [[\(name)]]" : "write  [[\(name)]]  for one more of the list"
    }
    let isValue = if case .key = conflict.kind { header == nil } else { false }
    return finding(
      problem, at: Place(file: file, range: header ?? key.range), in: subject,
      impact: header == nil
        ? "only the first is read, and the app may show a text that is not meant"
        : "the lines below this header are not read, and the app would miss what they say",
      fix: Fix(
        fix, keys: isValue ? [.removeCopy(key.first.range.lowerBound, of: conflict.first.lowerBound)] : [],
        isSafe: true),
      related: [RelatedPlace(Place(file: file, range: conflict.first), label)])
  }

  private static func noun(_ content: TOMLValue.Content) -> String {
    switch content {
    case .string: "a text"
    case .integer, .float: "a number"
    case .boolean: "true or false"
    case .dateTime: "a date"
    case .array: "a list"
    case .table: "a table"
    case .unreadable: "a value"
    }
  }
}
