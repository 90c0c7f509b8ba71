import CopyCatalog
import Testing

/// Documents say in tables how long a text may be where it is shown. The checks have to say the same.
@Suite struct LengthTableTests {
  /// A row of a table whose first column is the context.
  struct Row: Sendable, CustomTestStringConvertible {
    let document: String
    let context: Context
    /// The cells by the headings of their columns.
    let cells: [String: String]

    var testDescription: String { "\(document): \(context.rawValue)" }

    func number(_ columns: String...) -> Int? {
      columns.compactMap { cells[$0] }.first.flatMap { Int($0) }
    }
  }

  @Test(arguments: try rows(of: "style-guide.md") + rows(of: "docs/catalog-format.md"))
  func theLimitIsTheOneThatIsChecked(row: Row) throws {
    let limit = try #require(row.number("limit", "message and recovery"))
    #expect(!Self.checks(of: row.context, message: Self.text(limit)).contains("too-long"))
    #expect(Self.checks(of: row.context, message: Self.text(limit + 1)).contains("too-long"))
    if let title = row.number("title") {
      #expect(!Self.checks(of: row.context, title: Self.text(title)).contains("too-long"))
      #expect(Self.checks(of: row.context, title: Self.text(title + 1)).contains("too-long"))
    }
  }

  @Test(arguments: try rows(of: "style-guide.md"))
  func theNumberOfSentencesIsTheOneThatIsChecked(row: Row) throws {
    let limit = try #require(row.number("sentences"))
    let sentences = Array(repeating: "A photo is new.", count: limit + 1)
    #expect(
      !Self.checks(of: row.context, message: sentences.dropLast().joined(separator: " "))
        .contains("too-many-sentences"))
    #expect(
      Self.checks(of: row.context, message: sentences.joined(separator: " ")).contains("too-many-sentences"))
  }

  @Test(arguments: ["style-guide.md", "docs/catalog-format.md"])
  func everyContextHasARow(document: String) throws {
    #expect(try Self.rows(of: document).map(\.context) == Context.allCases)
  }

  /// The rows of the first table whose first column is headed `context`.
  private static func rows(of document: String) throws -> [Row] {
    var headings: [String] = []
    var rows: [Row] = []
    for line in try Repository.read(document).split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        if rows.isEmpty { headings = [] } else { break }
        continue
      }
      let cells = line.split(separator: "|").map { $0.filter { $0 != "`" } }
        .map { $0.drop { $0 == " " } }.map { String($0.reversed().drop { $0 == " " }.reversed()) }
      if cells.first == "context" {
        headings = cells
      } else if !headings.isEmpty, let context = cells.first.flatMap(Context.init(rawValue:)) {
        rows.append(
          Row(document: document, context: context, cells: Dictionary(zip(headings, cells)) { first, _ in first }))
      }
    }
    return rows
  }

  /// The checks that have something to say of a text in a context.
  private static func checks(of context: Context, title: String? = nil, message: String = "A photo is new.")
    -> Set<String>
  {
    let catalog = """
      [photo]
      context = "\(context.rawValue)"
      message = "\(message)"
      \(title.map { "title = \"\($0)\"" } ?? "")

      """
    return Set(check([SourceFile("en/Photos.toml", catalog)]).findings.map(\.check))
  }

  /// Words of one sentence that take so many columns.
  private static func text(_ columns: Int) -> String {
    String(repeating: "photos ", count: columns / 7 + 1).prefix(columns - 1) + "s"
  }
}
