import CopyRuntime
import Testing

/// What `copyc` generates for the details of an error: a state with two buttons, one of them with words of
/// its own for assistive technology.
private enum DetailsCopy: CatalogCopy {
  case errorDetails, detailsCopied

  static let catalogDomain = CatalogDomain(
    name: "Details", identifier: "com.example.details", catalog: catalog,
    entries: """
      error-details contexts=empty actions=show-details:primary,copy-details:primary
      details-copied contexts=success
      """)

  var catalogEntry: CatalogEntry {
    switch self {
    case .errorDetails: CatalogEntry(0)
    case .detailsCopied: CatalogEntry(1)
    }
  }

  private static let catalog = CatalogTables(source: "en", locales: ["de", "en"], matches: "") { index in
    index == 0 ? de : en
  }

  private static let en = LocaleTables(
    "en", data: "",
    text: """
      [Actions]
      show-details
       label Show Details
      copy-details
       announcement Copy error details
       label Copy Details
      [Details]
      error-details
       t Error details
       labels.show-details More…
      details-copied
       m Copied
       announcement Error details copied
      """)

  private static let de = LocaleTables(
    "de", data: "",
    text: """
      [Actions]
      show-details
       label Details anzeigen
      copy-details
       label Details kopieren
      [Details]
      error-details
       t Fehlerdetails
      details-copied
       m Kopiert
      """)
}

@Suite struct DetailsLabelsTests {
  @Test func aButtonIsCalledByItsOwnWordsOrItsLabel() {
    let actions = DetailsCopy.errorDetails.copy(locale: "en").actions
    #expect(actions.map(\.label) == ["More…", "Copy Details"])
    #expect(actions.map(\.announcement) == ["More…", "Copy error details"])
    let copied = DetailsCopy.detailsCopied.copy(locale: "en")
    #expect(copied.message == "Copied" && copied.announcement == "Error details copied")
  }

  @Test func wordsOfAnotherLanguageNeverStandIn() {
    let actions = DetailsCopy.errorDetails.copy(locale: "de").actions
    #expect(actions.map(\.announcement) == ["Details anzeigen", "Details kopieren"])
  }
}
