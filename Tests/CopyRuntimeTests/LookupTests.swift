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
      let local = name == "fr" ? "2 = en" : "2\n m \(name)"
      return LocaleTables(name, data: "", text: "[Quiet]\n1\n m \(name)\n\(local)\n")
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
  private static func facts(_ line: String) -> EntryFacts {
    let bytes = Array("\(line)\nnext code=9 help=https://example.com/next".utf8)
    return EntryFacts(bytes, 0..<line.utf8.count)
  }

  private let facts = Self.facts("sent code=4 contexts=passing remedy=fix arguments=count:1...9,-age:18...")

  /// What a line says is found whatever stands beside it, and nothing of the next line is.
  @Test func aLineIsReadInAnyOrderOfItsParts() {
    let line = "quota help=https://example.com/?a=b,c&code=7 retry-after=1 contexts=field,content code=12 repeatable=no"
    let facts = Self.facts(line)
    #expect(facts.id == "quota")
    #expect(facts.code == 12)
    #expect(facts.contexts == [.field, .content])
    #expect(facts.defaultContext == .field)
    #expect(facts.help == "https://example.com/?a=b,c&code=7")
    #expect(facts.retryAfter == 1)
    #expect(!facts.isRepeatable)
    #expect(facts.actions.isEmpty && facts.arguments.isEmpty)
    let state = Self.facts("no-photos")
    #expect(state.id == "no-photos" && state.code == 0 && state.help == nil && state.retryAfter == nil)
    #expect(EntryFacts().id == "" && EntryFacts().defaultContext == .blocking)
  }

  /// What is said of a number out of its range goes to the log of a crash.
  @Test func aPrivateNumberIsNotTold() {
    #expect(facts.fault(of: CatalogEntry(0, 12, 18)) == "count is 12, and the catalog says 1...9")
    #expect(facts.fault(of: CatalogEntry(0, 9, 17)) == "age is another number, and the catalog says 18...")
    #expect(facts.fault(of: CatalogEntry(0, 9, 18)) == nil)
  }
}
