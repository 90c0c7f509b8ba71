/// A system error that is shown with copy whose remedy does not end it.
struct MappingRemedy: DomainCheck {
  static let page = CheckPage(
    id: "mapping-remedy", category: .mapping, severity: .shouldFix,
    summary: "Finds system errors that are mapped to an entry whose remedy does not end them.",
    rationale: """
      A disk that is full stays full however often a person tries again; a permission that is missing is not \
      waited for; a server that is down is not mended by the person. What ends each error is in the table of \
      known errors (`copyc maps --all`); for codes that are not in it nothing is said.
      """,
    examples: [
      .mapping(
        """
        [photo-not-saved]
        code = 1
        context = "blocking"
        remedy = "retry"
        title = "Couldn’t save the photo"
        message = "The disk had no room for it."
        recovery = "Delete files you don’t need, then try again."
        maps = ["CocoaError.fileWriteOutOfSpace"]
        note = "After saving a photo."
        """,
        """
        [photo-not-saved]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "Couldn’t save the photo"
        message = "The disk had no room for it."
        recovery = "Delete files you don’t need, then try again."
        maps = ["CocoaError.fileWriteOutOfSpace"]
        note = "After saving a photo."
        """)
    ])

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    domain.entries.flatMap { entry -> [Finding] in
      guard !entry.maps.isEmpty, let remedy = entry.remedy else { return [] }
      return entry.maps.compactMap { name in
        guard let known = name.known, !known.remedies.isEmpty, !known.remedies.contains(remedy) else {
          return nil
        }
        let ways = known.remedies.map { "\"\($0.rawValue)\"" }.listed("or")
        return finding(
          "\(name.text) is not ended by the remedy '\(remedy.rawValue)' of \(entry.name)", at: name.place,
          in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name, field: "maps"),
          impact: impact(of: remedy), fix: Fix("map it to an entry with the remedy \(ways)"))
      }
    }
  }

  private func impact(of remedy: Remedy) -> String {
    switch remedy {
    case .retry: "the person tries again and meets the same error"
    case .wait: "the person waits for what time does not end"
    case .fix: "the person looks for something to change, and nothing they change ends it"
    case .getHelp: "the person asks for help with what they could end themselves"
    case .none: "the person gives up on what can be ended"
    }
  }
}
