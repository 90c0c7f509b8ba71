import CopyCatalog
import Testing

/// What `copyc new` adds.
@Suite struct NewEntryTests {
  private let files = [
    SourceFile("catalog.toml", "required = [\"de\"]\n[constants]\napp = \"Lumen\"\n"),
    SourceFile(
      "en/Payments.toml",
      """
      [domain]
      retired-codes = [9]

      [card-declined]   # the bank said no
      code = 4
      context = "field"
      remedy = "fix"
      message = "The bank declined this card."
      recovery = "Use another card."
      note = "Under the card field."
      """),
    SourceFile("en/Actions.toml", "[try-again]\nlabel = \"Try Again\"\nrole = \"retry\"\nnote = \"Once more.\"\n")
  ]

  private func added(_ entry: NewEntry, syncing: Bool = false) throws -> [FileChange] {
    try entry.added(to: files, syncing: syncing).changes
  }

  @Test func anEntryIsAddedAtTheEndWithTheNextCodeAndItsArguments() throws {
    let entry = NewEntry(
      "upload-stopped", domain: "Payments", contexts: [.blocking, .passing], remedy: .retry,
      title: "{app} couldn’t upload “{fileName}”",
      message: "{count, plural, one {# photo is} other {# photos are}} left, {share, number, percent} is done since {day, date, short}.",
      recovery: "{plan, select, free {Try \"again\".} pro {Wait.} other {Wait.}}", note: "In the editor.",
      actions: ["try-again"])
    let change = try #require(try added(entry).first)
    let old = String(decoding: files[1].bytes, as: UTF8.self)
    #expect(
      String(decoding: change.new, as: UTF8.self) == old + """


        [upload-stopped]
        code = 10
        context = ["blocking", "passing"]
        remedy = "retry"
        title = "{app} couldn’t upload “{fileName}”"
        message = "{count, plural, one {# photo is} other {# photos are}} left, {share, number, percent} is done since {day, date, short}."
        recovery = "{plan, select, free {Try \\"again\\".} pro {Wait.} other {Wait.}}"
        note = "In the editor."
        actions = ["try-again"]
        args.fileName = { type = "string", sample = "fileName" }
        args.count = { type = "int", sample = 3 }
        args.share = { type = "percent", sample = 0.4 }
        args.day = { type = "date", sample = 2026-09-01 }
        args.plan = { type = "choice", values = ["free", "pro"], sample = "free" }
        """)
  }

  @Test func whatIsLeftOpenBlocksTheCheckUntilItIsWritten() throws {
    let entry = NewEntry("card-lost", domain: "Payments", contexts: [.content], remedy: .fix)
    let changes = try added(entry, syncing: true)
    #expect(changes.map(\.path) == ["en/Payments.toml", "de/Payments.toml"])
    let after = files.map { file in
      changes.first { $0.path == file.path }
        .map { SourceFile($0.path, String(decoding: $0.new, as: UTF8.self)) } ?? file
    }
    let findings = check(after).findings.filter { $0.subject.entry == "card-lost" }
    #expect(Set(findings.filter { $0.severity == .blocking }.map(\.check)).contains("empty-text"))
    #expect(findings.filter { $0.check == "empty-text" }.map(\.subject.field) == ["title", "message", "recovery"])
    let german = String(decoding: try #require(changes.last).new, as: UTF8.self)
    #expect(german.hasPrefix("[card-lost]\nstate = \"draft\"\n"))
    #expect(!german.contains("card-declined"), "only the new entry gets stubs")
  }

  @Test func aNewDomainGetsAFile() throws {
    let entry = NewEntry("no-photos", domain: "Photos", contexts: [.empty], remedy: nil, title: "No photos yet")
    let change = try #require(try added(entry).first)
    #expect(change.isNew)
    #expect(
      String(decoding: change.new, as: UTF8.self) == """
        [domain]

        [no-photos]
        context = "empty"
        title = "No photos yet"
        message = ""
        note = ""

        """)
  }

  @Test func codesAreNeverUsedAgain() throws {
    func code(_ source: String) throws -> Int? {
      try NewEntry("new", domain: "A", contexts: [.field], remedy: .fix)
        .added(to: [SourceFile("en/A.toml", source)], syncing: false).code
    }
    #expect(try code("") == 1)
    #expect(try code("[domain]\nretired-codes = [7, 3]\n[a]\ncode = 5\ncontext = \"field\"\n") == 8)
    #expect(try code("[a]\ncode = 2147483647\ncontext = \"field\"\n[b]\ncode = 1\ncontext = \"field\"\n") == 2)
  }

  @Test(arguments: ["card-declined", "Card", "card_lost", "domain", "", "größe"]) func unusableNamesAreRefused(_ name: String) {
    #expect(throws: EditingFault.self) {
      try added(NewEntry(name, domain: "Payments", contexts: [.field], remedy: .fix))
    }
  }

  @Test(arguments: ["payments", "Actions", "A/B", "../A", ""]) func unusableDomainsAreRefused(_ domain: String) {
    #expect(throws: EditingFault.self) {
      try added(NewEntry("new", domain: domain, contexts: [.field], remedy: .fix))
    }
  }

  @Test func aTextThatCannotBeReadIsRefused() {
    #expect(throws: EditingFault.self) {
      try added(
        NewEntry("new", domain: "Payments", contexts: [.field], remedy: .fix, message: "{count, plural, one {x}"))
    }
    #expect(throws: EditingFault.self) {
      try added(NewEntry("new", domain: "Payments", contexts: [.field], remedy: .fix, actions: ["nope"]))
    }
  }
}
