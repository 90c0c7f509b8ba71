import Synchronization
import Testing

@testable import CopyRuntime

/// A lookup makes the tables of the locales whose texts it shows, and no others.
@Suite struct LookupTests {
  private static let asked = Mutex<[String]>([])

  private enum QuietError: CatalogError {
    case offline, local

    static let catalog = CatalogTables(source: "en", locales: ["de", "en", "fr"], matches: "") { index in
      let name = ["de", "en", "fr"][index]
      LookupTests.asked.withLock { $0.append(name) }
      let local = name == "fr" ? "local = en" : "local\n message \(name)"
      return LocaleTables(name, data: "", text: "[Quiet]\noffline\n message \(name)\n\(local)\n")
    }

    static let catalogDomain = CatalogDomain(
      name: "Quiet", identifier: "com.example.quiet", catalog: catalog,
      entries: "offline code=1 contexts=passing remedy=wait\nlocal code=2 contexts=passing remedy=wait")

    var catalogEntry: CatalogEntry {
      switch self {
      case .offline: CatalogEntry(0)
      case .local: CatalogEntry(1)
      }
    }
  }

  @Test func onlyTheShownLocalesAreAskedFor() {
    // What needs no text asks for none.
    _ = (QuietError.offline.id, QuietError.offline.presentation, QuietError.offline.remedy, "\(QuietError.offline)")
    #expect(Self.asked.withLock { $0 } == [])
    #expect(QuietError.offline.copy(locale: "fr").message == "fr")
    #expect(Self.asked.withLock { $0 } == ["fr"])
    Self.asked.withLock { $0 = [] }
    // Shown in another language: of that one, too.
    #expect(QuietError.local.copy(locale: "fr").message == "en")
    #expect(Self.asked.withLock { Set($0) } == ["fr", "en"])
  }
}

@Suite struct EntryFactsTests {
  private let facts = EntryFacts(line: "sent code=4 contexts=passing remedy=fix arguments=count:1...9,-age:18...")

  /// What is said of a number out of its range goes to the log of a crash.
  @Test func aPrivateNumberIsNotTold() {
    #expect(facts.fault(of: CatalogEntry(0, 12, 18)) == "count is 12, and the catalog says 1...9")
    #expect(facts.fault(of: CatalogEntry(0, 9, 17)) == "age is another number, and the catalog says 18...")
    #expect(facts.fault(of: CatalogEntry(0, 9, 18)) == nil)
  }
}
