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

/// Generated lines are right unless the compiler is wrong. A wrong one costs a text, never the app.
@Suite struct WrongLineTests {
  @Test(arguments: [
    "", "\n\n", "[", "[]", "[Quiet", "[Quiet]", "[Quiet]\na = nowhere", "[Quiet]\na ~ nowhere", "[Quiet]\na =",
    "[Quiet]\na = ", "[Quiet]\na = en", "[Quiet]\na\n \n  \n m\n m \n .m x\n", " m x",
    "[Actions]\n\n[Quiet]\na", "[Actions]\nok\n label",
  ])
  func ofTexts(_ text: String) {
    let tables = LocaleTables("en", data: "", text: text)
    let region = LocaleTables(formatsOf: "en-GB", for: tables, data: "units\n")
    let catalog = CatalogTables(source: "en", locales: ["en", "en-GB"], matches: "-\n \nen *\n") {
      $0 == 0 ? tables : region
    }
    let domain = CatalogDomain(name: "Quiet", identifier: "q", catalog: catalog, entries: text)
    for index in -1...3 {
      _ = (domain.facts(of: index).id, domain.facts(of: index).actions.count)
      for shown in [tables, region] {
        let entry = shown.entry(index, in: "Quiet", catalog: catalog)
        #expect(entry.message(of: .message, in: .blocking)?.isEmpty != false)
        #expect(entry.message(of: .label(of: ""), in: .blocking) == nil)
      }
    }
    #expect(tables.action("ok", catalog: catalog)?.message(of: .label, in: .blocking) == nil)
    #expect(domain.index(ofEntry: "nothing", code: 1) == nil)
  }

  @Test(arguments: [
    "cardinal :", "cardinal one:", "cardinal", "ordinal one: i", "units one: n % 0 = 1", "number", "number|a|1",
    "date||", "names|any", "unit|", "list|and", "money|", "currencies||", "currencies|1| |", "digits|0|", "|||", " ",
  ])
  func ofFormats(_ line: String) {
    let formats = FormatData(line, for: FormatData(line))
    for message in [
      "{0", "{0|", "{0 plural|", "{0 plural/|one}", "{0 ordinal|= a}", "{0-}", "{99999999999999999999}", "a\\", "|", "{}",
      "{0 select|a\\", "{0 plural|=99999999999999999999 a|other {0 plural|", "{0 date}",
    ] {
      for argument: CopyArgument in [.int(.min), .number(.nan), .text("x"), .list([]), .bytes(ByteCount(5)), .missing] {
        var writer = MessageWriter(arguments: [argument], formats: formats, preferences: nil)
        #expect(writer.text(of: message[...]).utf8.count < 40)
      }
    }
  }
}
