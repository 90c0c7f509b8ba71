/// What is known of a check: its documentation page, its place in the list, and its tests.
public final class CheckPage: Sendable {
  /// Says the fault, so that `allow.<id>` reads well: `missing-plural-form`.
  public let id: String
  public let category: Category
  /// The severity unless settings say otherwise. A check may give single findings another one.
  public let severity: Severity
  /// One sentence: what the check finds.
  public let summary: String
  /// Why it matters to the person who reads the app, with the source of a rule or figure.
  public let rationale: String
  /// One to three pairs that teach. They are run as tests: bad gives exactly one finding, good gives none
  /// from any check, and a finding's edits turn bad into good.
  public let examples: [Example]
  /// Whether Swift cannot be generated safely while such a finding stands.
  public let stopsGeneration: Bool
  /// Who can mend what it finds in the source; in a translation that is its translator.
  public let mender: Mender
  /// Whether its findings in required locales are blocking for a release, whatever their severity else.
  public let blocksRelease: Bool

  /// - Parameter mender: the translator for checks of translations, else the writer, unless given.
  public init(
    id: String, category: Category, severity: Severity, summary: String, rationale: String,
    examples: [Example], stopsGeneration: Bool = false, mender: Mender? = nil, blocksRelease: Bool = false
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.examples = examples
    self.stopsGeneration = stopsGeneration
    self.mender = mender ?? (category == .translation ? .translator : .writer)
    self.blocksRelease = blocksRelease
  }
}

/// A faulty catalog and the same catalog as it should be.
///
/// A text is a file `en/Photos.toml`, unless a line such as `# de/Photos.toml` names the file that follows;
/// it may name several, `catalog.toml` too.
public struct Example: Sendable {
  public let bad: String
  public let good: String

  public init(bad: String, good: String) {
    self.bad = bad
    self.good = good
  }
}
