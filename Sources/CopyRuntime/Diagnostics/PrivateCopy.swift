/// The copy of an error with `‹name›` in the place of its private arguments.
struct PrivateCopy {
  private let domain: CatalogDomain
  private let entry: CatalogEntry

  /// - Parameter redaction: for public texts, which come from outside too.
  init(_ error: any CatalogError, redaction: Redaction) {
    domain = type(of: error).catalogDomain
    let entry = error.catalogEntry
    let names = error.facts.arguments
    let arguments = entry.arguments.enumerated().map { index, value -> CopyArgument in
      // That it has no value is told by the wording.
      if case .missing = value { return value }
      // An argument without a name in the facts was not declared public.
      let name =
        names.indices.contains(index) ? names[index] : ArgumentFacts(name: "private", isPrivate: true)
      if name.isPrivate { return .text("‹\(name.name)›") }
      if case .text(let text) = value { return .text(OneLine.text(of: redaction.applied(to: text))) }
      if case .list(let items) = value {
        return .list(items.map { OneLine.text(of: redaction.applied(to: $0)) })
      }
      return value
    }
    self.entry = CatalogEntry(index: entry.index, arguments: arguments)
  }

  func text(context: CopyContext?, preferences: CopyPreferences) -> ErrorCopy {
    var preferences = preferences
    preferences.isolatesArguments = false
    return domain.copy(of: entry, context: context, preferences: preferences)
  }

  /// The copy in the catalog's source language.
  func sourceText(context: CopyContext?, preferences: CopyPreferences) -> ErrorCopy {
    var preferences = preferences
    preferences.languages = []
    return text(context: context, preferences: preferences)
  }
}
