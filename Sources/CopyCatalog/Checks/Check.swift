/// A check of catalogs. One check is one file, which holds its logic and its words.
///
/// A check that is only this has its findings made while files are read (`syntax`, `unknown-key` …); the
/// others look at what was read and conform to one of the protocols below.
///
/// A check holds nothing. Its page belongs to its type, so that handing a check around costs nothing.
public protocol Check: Sendable {
  static var page: CheckPage { get }
  /// What it looks at; one that looks at several things says so itself.
  var looks: [Look] { get }
}

/// What a check looks at: a list of these, and not a cast of each check to each protocol, which takes as long as
/// checking a small catalog.
public enum Look: Sendable {
  case catalog(any CatalogCheck)
  case domain(any DomainCheck)
  case copy(any CopyCheck)
  case message(any MessageCheck)
  case argument(any ArgumentCheck)
  case form(any FormCheck)
  /// Messages that may hold developer text.
  case debugText(any MessageCheck)
}

extension Check {
  public var page: CheckPage { Self.page }
  public var looks: [Look] { [] }
}

/// A check of a catalog as a whole.
public protocol CatalogCheck: Check {
  func findings(in catalog: Catalog) -> [Finding]
}

extension CatalogCheck {
  public var looks: [Look] { [.catalog(self)] }
}

/// A check of the entries of one domain, one beside the other.
public protocol DomainCheck: Check {
  func findings(in domain: Domain, of catalog: Catalog) -> [Finding]
}

extension DomainCheck {
  public var looks: [Look] { [.domain(self)] }
}

/// A check of all that one entry says in one locale.
public protocol CopyCheck: Check {
  func findings(in copy: CopySite) -> [Finding]
}

extension CopyCheck {
  public var looks: [Look] { [.copy(self)] }
}

/// A check of one message: one slot of one entry in one locale.
public protocol MessageCheck: Check {
  func findings(in message: MessageSite) -> [Finding]
}

extension MessageCheck {
  public var looks: [Look] { [.message(self)] }
}

/// A check of one message that shows arguments. A message without any, or with a syntax fault, is not handed
/// to it.
public protocol ArgumentCheck: MessageCheck {}

extension ArgumentCheck {
  public var looks: [Look] { [.argument(self)] }
}

/// A check of one message that has plural or select forms, and no syntax fault.
public protocol FormCheck: MessageCheck {}

extension FormCheck {
  public var looks: [Look] { [.form(self)] }
}

extension Check {
  /// A finding of this check. Impact and fix are asked for, so that no check can forget them.
  public func finding(
    _ problem: String, at place: Place, in subject: Subject, severity: Severity? = nil, impact: String,
    fix: Fix,
    related: [RelatedPlace] = []
  ) -> Finding {
    Finding(
      check: page.id, category: page.category, severity: severity ?? page.severity, place: place,
      subject: subject, problem: problem, impact: impact, fix: fix, related: related,
      stopsGeneration: page.stopsGeneration, mender: page.mender)
  }
}
