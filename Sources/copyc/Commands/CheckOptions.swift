import CopyCatalog
import CopycErrors

/// What `copyc check` was asked for.
struct CheckOptions: Sendable {
  static let format = Syntax.Option(
    name: "format", value: "format", choices: FindingStyle.allCases.map(\.rawValue),
    summary: "How findings are printed; “human” unless given.")
  static let groupBy = Syntax.Option(
    name: "group-by", value: "what", choices: Grouping.allCases.map(\.rawValue),
    summary: "Put findings for people together, “who” by who can mend them.")
  static let failOn = Syntax.Option(
    name: "fail-on", value: "severity", choices: ["blocking", "should-fix", "note"],
    summary: "The least severity that ends with exit code 1; “blocking” unless given.")
  static let release = Syntax.Option(
    name: "release",
    summary: "Take missing, stale and draft texts of required locales for blocking, those in a baseline too.")
  static let locale = Syntax.Option(
    name: "locale", value: "tag", summary: "Only findings of this locale.", isRepeatable: true)
  static let domain = Syntax.Option(
    name: "domain", value: "name", summary: "Only findings of this domain.", isRepeatable: true)
  static let check = Syntax.Option(
    name: "check", value: "id", summary: "Only findings of this check.", isRepeatable: true)
  static let changedSince = Syntax.Option(
    name: "changed-since", value: "revision",
    summary: """
      Only findings of entries that were changed since this Git revision, or since the branch left it. A \
      change of the source concerns the entry in every locale.
      """)
  static let changedEntries = Syntax.Option(
    name: "changed-entries", value: "file",
    summary: """
      Only findings of the entries in this list (“-” for standard input): Domain.entry, \
      Domain.entry@locale or path:line, one a line.
      """)
  static let baselineFile = Syntax.Option(
    name: "baseline", value: "file",
    summary: """
      Leave out the findings in this file, which count as known; with --release, all but those that a \
      release may not have.
      """)
  static let writeBaseline = Syntax.Option(
    name: "write-baseline", value: "file",
    summary: "Write this file with all findings but those that stop generating Swift.")

  static let all = [
    format, groupBy, failOn, release, locale, domain, check, changedSince, changedEntries, baselineFile,
    writeBaseline
  ]

  let style: FindingStyle
  let grouping: Grouping?
  let leastFailure: Severity
  let isRelease: Bool
  let baseline: String?
  let newBaseline: String?
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CopycError) {
    self.arguments = arguments
    style = arguments[Self.format].flatMap(FindingStyle.init(rawValue:)) ?? .human
    grouping = arguments[Self.groupBy].flatMap(Grouping.init(rawValue:))
    leastFailure = arguments[Self.failOn].flatMap(Severity.init(rawValue:)) ?? .blocking
    isRelease = arguments.has(Self.release)
    baseline = arguments[Self.baselineFile]
    newBaseline = arguments[Self.writeBaseline]
    if grouping != nil, style != .human {
      throw .optionsExclude(first: "--group-by", second: "--format \(style.rawValue)")
    }
    if arguments.has(Self.changedSince), arguments.has(Self.changedEntries) {
      throw .optionsExclude(first: "--changed-since", second: "--changed-entries")
    }
    // A baseline of a part would lose what it knew of the rest.
    let narrowing = [
      Self.baselineFile, Self.locale, Self.domain, Self.check, Self.changedSince, Self.changedEntries
    ]
    if newBaseline != nil, let other = narrowing.first(where: arguments.has) {
      throw .optionsExclude(first: "--write-baseline", second: "--\(other.name)")
    }
  }

  /// Which findings are wanted. What no finding can be of is refused, since it would hide all of them.
  func filter(
    for compilation: Compilation, in folder: CatalogFolder, on terminal: Terminal
  ) async throws(CopycError) -> FindingFilter {
    var filter = FindingFilter()
    let (locales, domains) = subjects(of: compilation)
    for tag in arguments.all(Self.locale) {
      guard locales.contains(tag) else { throw .unknown(locale: tag, suggestion: nearest(tag, in: locales)) }
      filter.locales.append(LocaleTag(tag))
    }
    for name in arguments.all(Self.domain) {
      guard domains.contains(name) else {
        throw .unknown(domain: name, suggestion: nearest(name, in: domains))
      }
      filter.domains.append(name)
    }
    let checks = allChecks.map(\.page.id)
    for id in arguments.all(Self.check) {
      guard checks.contains(id) else { throw .unknown(check: id, suggestion: nearest(id, in: checks)) }
      filter.checks.append(id)
    }
    filter.changes = try await changes(in: compilation, folder, on: terminal)
    return filter
  }

  /// The locales and domains that a finding can be about: those of the catalog, and those of files that are
  /// out of place. None where nobody asks.
  private func subjects(of compilation: Compilation) -> (locales: [String], domains: [String]) {
    guard arguments.has(Self.locale) || arguments.has(Self.domain) else { return ([], []) }
    let catalog = compilation.catalog
    let locales =
      catalog.locales + catalog.settings.required + compilation.findings.compactMap(\.subject.locale)
    let domains =
      catalog.domains.map(\.name) + ["Actions"] + compilation.findings.compactMap(\.subject.domain)
    return (Set(locales).map(\.tag).sorted(), Set(domains).sorted())
  }

  private func changes(
    in compilation: Compilation, _ folder: CatalogFolder, on terminal: Terminal
  ) async throws(CopycError) -> ChangedEntries? {
    if let revision = arguments[Self.changedSince] {
      return try await terminal.withProgress("comparing with \(VisibleText.line(revision))") {
        () throws(CopycError) in
        let repository = GitRepository(around: folder.path)
        let pairs = try repository.changes(of: compilation.files, since: revision)
        return ChangedEntries(comparing: pairs, source: compilation.catalog.settings.source)
      }
    }
    guard let path = arguments[Self.changedEntries] else { return nil }
    let (changes, remarks) = ChangedEntries.listed(try TextInput(path).text(), in: compilation)
    if let first = remarks.first(where: \.isUnreadable) {
      throw .changedEntryUnreadable(text: first.text, line: first.line)
    }
    for remark in remarks {
      let line = "line \(remark.line) of the changed entries, “\(remark.text)”: \(remark.reason)"
      terminal.note(VisibleText.line(line) + "\n")
    }
    return changes
  }
}
