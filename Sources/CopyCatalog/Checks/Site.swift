/// All that one entry says in one locale, with everything around it.
///
/// An object, though nothing of it ever changes: it is handed to every check with every message, and a struct of
/// this size would cost more to copy than most checks take.
public final class CopySite: Sendable {
  private let scope: Scope
  public let entry: Entry
  /// What is said: the entry's own copy, or a translation of it.
  public let copy: Copy
  /// Whether this is the copy that defines the entry.
  public let isSource: Bool
  /// How texts of the locale are set.
  let typography: Typography
  /// What the copy says; nil for a translation, of which only is asked what it lost, and where it can’t be judged.
  let judgement: CopyJudgement?
  /// What the source of a translation says.
  let sourceJudgement: CopyJudgement?
  /// The texts as words; nil where their language is not known.
  let words: CopyWords?

  /// What all sites of a domain share. One object of it serves them all.
  final class Scope: Sendable {
    let catalog: Catalog
    let domain: Domain

    init(catalog: Catalog, domain: Domain) {
      self.catalog = catalog
      self.domain = domain
    }
  }

  init(
    _ scope: Scope, entry: Entry, copy: Copy, source: CopyJudgement? = nil, with readers: inout CopyReaders
  ) {
    self.scope = scope
    sourceJudgement = source
    self.entry = entry
    self.copy = copy
    isSource = copy === entry.source
    let facts = scope.catalog.facts[copy.locale]
    typography = facts?.typography ?? .unknown
    words = facts?.language.map { readers.words(of: copy, in: $0) }
    judgement = isSource ? words.flatMap { CopyJudgement(of: $0) } : nil
  }

  public convenience init(catalog: Catalog, domain: Domain, entry: Entry, copy: Copy) {
    var readers = CopyReaders()
    self.init(Scope(catalog: catalog, domain: domain), entry: entry, copy: copy, with: &readers)
  }

  public var catalog: Catalog { scope.catalog }

  public var domain: Domain { scope.domain }

  public var locale: LocaleTag { copy.locale }

  /// What judging the copy needs to know; nil where its language is not known.
  var language: Language? { words?.language }

  /// Whether its texts may have signs of one of these.
  func mayHave(_ roles: Roles) -> Bool { words.map { !$0.signs.isDisjoint(with: roles) } ?? false }

  /// What a finding about this copy is about.
  public func subject(_ field: Field? = nil) -> Subject {
    Subject(locale: copy.locale, domain: domain.name, entry: entry.name, field: field?.description)
  }

  /// The shape of a message that says enough, in the copy’s language, to show in a fix; empty where it isn’t known.
  var shape: String {
    catalog.facts[locale]?.language.map { $0.shape.isEmpty ? "" : ": “\($0.shape)”" } ?? ""
  }

  /// Where the entry begins in this locale's file.
  public var place: Place { Place(file: copy.file, range: copy.nameRange) }
}

/// One message of an entry in one locale, with everything around it.
public final class MessageSite: Sendable {
  public let site: CopySite
  public let text: CopyText
  /// The ASCII characters of the pattern.
  var characters: ASCIISet { text.message.characters }
  /// The kinds of developer text that it may hold, found in one pass for all checks of them.
  let debugSigns: DebugSigns

  public init(site: CopySite, text: CopyText) {
    self.site = site
    self.text = text
    debugSigns = DebugSigns(of: text.message)
  }

  public var message: Message { text.message }
  var typography: Typography { site.typography }
  public var field: Field { text.field }
  public var locale: LocaleTag { site.copy.locale }
  public var entry: Entry { site.entry }
  public var subject: Subject { site.subject(text.field) }
}
