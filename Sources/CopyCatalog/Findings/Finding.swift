/// A fault in a catalog, told as a colleague would: what is wrong, what the reader of the app would meet, one
/// fix.
public struct Finding: Hashable, Sendable {
  /// The id of the check, such as `missing-plural-form`.
  public let check: String
  public let category: Category
  public let severity: Severity
  public let place: Place
  /// Which part of the catalog it is about.
  public let subject: Subject
  /// What is wrong: lowercase, no full stop, the rule that is broken and never the cure.
  public let problem: String
  /// What the reader of the app (or the next writer, or the build) would meet.
  public let impact: String
  public let fix: Fix
  /// Other places that belong to the fault, each with a few words on how.
  public let related: [RelatedPlace]
  /// Whether Swift cannot be generated safely as long as this stands.
  public let stopsGeneration: Bool
  /// Who can mend it.
  public let mender: Mender

  public init(
    check: String, category: Category, severity: Severity, place: Place, subject: Subject, problem: String,
    impact: String, fix: Fix, related: [RelatedPlace] = [], stopsGeneration: Bool = false,
    mender: Mender = .writer
  ) {
    self.check = check
    self.category = category
    self.severity = severity
    self.place = place
    self.subject = subject
    self.problem = problem
    self.impact = impact
    self.fix = fix
    self.related = related
    self.stopsGeneration = stopsGeneration
    self.mender = mender
  }

  /// The same finding with another severity, as a team's settings ask for, or for somebody else.
  public func with(severity: Severity? = nil, mender: Mender? = nil) -> Finding {
    Finding(
      check: check, category: category, severity: severity ?? self.severity, place: place, subject: subject,
      problem: problem, impact: impact, fix: fix, related: related, stopsGeneration: stopsGeneration,
      mender: mender ?? self.mender)
  }
}

extension Finding {
  /// The same finding with another fix.
  func with(fix: Fix) -> Finding {
    Finding(
      check: check, category: category, severity: severity, place: place, subject: subject, problem: problem,
      impact: impact, fix: fix, related: related, stopsGeneration: stopsGeneration, mender: mender)
  }
}

/// The part of a catalog that a finding is about; what does not apply is nil.
public struct Subject: Hashable, Sendable {
  public var locale: LocaleTag?
  /// The name of the domain's file without its ending.
  public var domain: String?
  public var entry: String?
  /// A slot with its variant, such as `message` or `macos.recovery`.
  public var field: String?

  public init(locale: LocaleTag? = nil, domain: String? = nil, entry: String? = nil, field: String? = nil) {
    self.locale = locale
    self.domain = domain
    self.entry = entry
    self.field = field
  }
}

/// Another place that belongs to a finding.
public struct RelatedPlace: Hashable, Sendable {
  public let place: Place
  /// A few words, such as “code 4 is first used here”.
  public let label: String

  public init(_ place: Place, _ label: String) {
    self.place = place
    self.label = label
  }
}

/// What a check looks at.
public enum Category: String, Sendable, CaseIterable {
  case catalog, message, actionability, debugText = "debug-text", length, presentation, tone, translation
  case typography, mapping
}
