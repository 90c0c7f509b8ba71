import CopyCatalog
import Testing

/// What mending makes of small catalogs.
@Suite struct MendingTests {
  /// A catalog with a fault, and what mending makes of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let after: String
    var includesUnsafe = false
    var testDescription: String { name }
  }

  private static let entry = """
    context = "field"
    remedy = "fix"
    message = "This card has expired."
    recovery = "Enter another card."
    note = "At checkout."
    """

  static let cases = [
    Case(
      name: "a code goes below the header, and its comment stays beside it",
      before: """
        # Cards

        [ card-expired ]   # the card

        # where it is met
        \(entry)
        """,
      after: """
        # Cards

        [ card-expired ]   # the card
        code = 1

        # where it is met
        \(entry)
        """),
    Case(
      name: "each missing code is another, and none that was retired",
      before: """
        [domain]
        retired-codes = [7]

        [card-expired]
        \(entry)

        [card-lost]
        code = 3
        \(entry)

        [card-stolen]
        \(entry)
        """,
      after: """
        [domain]
        retired-codes = [7]

        [card-expired]
        code = 8
        \(entry)

        [card-lost]
        code = 3
        \(entry)

        [card-stolen]
        code = 9
        \(entry)
        """),
    Case(
      name: "arguments are declared as they are used, after those that are",
      before: """
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = "{album}: {count, plural, one {# photo} other {# photos}} since {start, date, ::yMMMd} ({share, number, percent})."
        args.place = { type = "string", sample = "Rome" } # where
        note = "A banner in {place}."
        announcement = "{plan, select, free {Free in {place}} pro {Pro in {place}} other {In {place}}}."

        [domain]
        short = "PH"
        """,
      after: """
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = "{album}: {count, plural, one {# photo} other {# photos}} since {start, date, ::yMMMd} ({share, number, percent})."
        args.place = { type = "string", sample = "Rome" } # where
        args.album = { type = "string", sample = "album" }
        args.count = { type = "int", sample = 3 }
        args.start = { type = "date", sample = 2026-09-01 }
        args.share = { type = "percent", sample = 0.4 }
        args.plan = { type = "choice", values = ["free", "pro"], sample = "free" }
        note = "A banner in {place}."
        announcement = "{plan, select, free {Free in {place}} pro {Pro in {place}} other {In {place}}}."

        [domain]
        short = "PH"
        """),
    Case(
      name: "arguments in braces or in a table of their own are joined there",
      before: """
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = "{count, plural, one {# photo waits} other {# photos wait}} in {album}."
        note = "A banner."
        args = { album = { type = "title", sample = "Rome" } }

        [photos-stuck]
        code = 2
        context = "passing"
        remedy = "none"
        message = "{count, plural, one {# photo waits} other {# photos wait}} in {album}."
        note = "A banner."

        [photos-stuck.args] # what is known
        album = { type = "title", sample = "Rome" } # the album
        # no more
        """,
      after: """
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = "{count, plural, one {# photo waits} other {# photos wait}} in {album}."
        note = "A banner."
        args = { album = { type = "title", sample = "Rome" }, count = { type = "int", sample = 3 } }

        [photos-stuck]
        code = 2
        context = "passing"
        remedy = "none"
        message = "{count, plural, one {# photo waits} other {# photos wait}} in {album}."
        note = "A banner."

        [photos-stuck.args] # what is known
        album = { type = "title", sample = "Rome" } # the album
        count = { type = "int", sample = 3 }
        # no more
        """),
    Case(
      name: "braces over several lines are written on one",
      before: #"""
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = "{count, plural, one {# photo waits} other {# photos wait}} in {album}."
        note = "A banner."
        args.count = {
          type = "int",
          note = 'how many # there are',
        }
        args.album = { type = "title",
          # a city
          sample = "Rome" }
        """#,
      after: #"""
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = "{count, plural, one {# photo waits} other {# photos wait}} in {album}."
        note = "A banner."
        args.count = { type = "int", note = 'how many # there are' }
        args.album = { type = "title",
          # a city
          sample = "Rome" }
        """#),
    Case(
      name: "an allowance that silences nothing goes, its comment stays",
      before: """
        [card-expired]
        code = 1
        \(entry)
        allow.too-long = "It was." # since March
        allow.missing-title = "Not needed."
        """,
      after: """
        [card-expired]
        code = 1
        \(entry)
        # since March
        """),
    Case(
      name: "one of several allowances in braces goes with its comma",
      before: """
        [card-expired]
        code = 1
        context = "field"
        remedy = "fix"
        message = "This card has expired."
        recovery = "Enter another card."
        allow = { missing-note = "None is needed.", too-long = "It was.", missing-title = "It was." }
        """,
      after: """
        [card-expired]
        code = 1
        context = "field"
        remedy = "fix"
        message = "This card has expired."
        recovery = "Enter another card."
        allow = { missing-note = "None is needed." }
        """),
    Case(
      name: "a key that stands twice with the same value goes once",
      before: """
        [card-expired]
        code = 1
        \(entry)
        note = "At checkout."
        """,
      after: """
        [card-expired]
        code = 1
        \(entry)
        """),
    Case(
      name: "values of another kind are made what they are meant as",
      before: """
        # catalog.toml
        required = "de_AT"
        # en/Photos.toml
        [card-expired]
        code = "4"
        wraps = "true"
        \(entry)
        # de-AT/Photos.toml
        [card-expired]
        message = "Diese Karte ist abgelaufen."
        recovery = "Gib eine andere Karte ein."
        """,
      after: """
        # catalog.toml
        required = ["de-AT"]
        # en/Photos.toml
        [card-expired]
        code = 4
        wraps = true
        \(entry)
        # de-AT/Photos.toml
        [card-expired]
        message = "Diese Karte ist abgelaufen."
        recovery = "Gib eine andere Karte ein."
        """),
    Case(
      name: "what only guesses is left without --all",
      before: "[card-expired]\ncode = 1\nrecovry = \"Or pay later.\"\n\(entry)",
      after: "[card-expired]\ncode = 1\nrecovry = \"Or pay later.\"\n\(entry)"),
    Case(
      name: "and made with it",
      before: """
        [card-expired]
        code = 1
        contxt = "feild"
        remedy = "fix"
        mesage = 'This card has expired.'
        recovery = "Enter another card."
        note = "At checkout."
        """,
      after: """
        [card-expired]
        code = 1
        context = "field"
        remedy = "fix"
        message = 'This card has expired.'
        recovery = "Enter another card."
        note = "At checkout."
        """, includesUnsafe: true),
    Case(
      name: "forms that nobody reads go, wherever lines break",
      before: #"""
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = """
        {count, plural,
          one {# photo is waiting.}
          one {# photo is waiting.}
          other {# photos are waiting.}}"""
        note = "A banner."
        args.count = { type = "int", sample = 3 }
        # ja/Photos.toml
        [photos-waiting]
        message = """
        {count, plural,
          one {1枚の写真が待っています。}
          other {#枚の写真が待っています。}}"""
        """#,
      after: #"""
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = """
        {count, plural,
          one {# photo is waiting.}
          other {# photos are waiting.}}"""
        note = "A banner."
        args.count = { type = "int", sample = 3 }
        # ja/Photos.toml
        [photos-waiting]
        message = """
        {count, plural,
          other {#枚の写真が待っています。}}"""
        """#),
    Case(
      name: "escapes are replaced whole",
      before: #"""
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = "{c\u006Funt, plural, one {One ph\u006Fto} other {\u0023 photos \u0061re}} waiting."
        note = "A banner."
        args.conut = { type = "int", sample = 3 }
        """#,
      after: #"""
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = "{conut, plural, one {One ph\u006Fto} other {\u0023 photos \u0061re}} waiting."
        note = "A banner."
        args.conut = { type = "int", sample = 3 }
        """#, includesUnsafe: true),
    Case(
      name: "retired codes give way to new ones",
      before: """
        [domain]
        retired-codes = [4]

        [card-expired]
        code = 4
        \(entry)

        [card-lost]
        \(entry)
        """,
      after: """
        [domain]
        retired-codes = [4]

        [card-expired]
        code = 6
        \(entry)

        [card-lost]
        code = 5
        \(entry)
        """, includesUnsafe: true),
  ]

  @Test(arguments: cases) func mends(_ mended: Case) {
    let mending = mend(Example.files(of: mended.before), includesUnsafe: mended.includesUnsafe)
    #expect(mending.after.files.map(text) == Example.files(of: mended.after).map(text))
    #expect(mending.leftAlone.isEmpty)
  }

  @Test(arguments: cases) func mendsCarriageReturnsToo(_ mended: Case) {
    func files(_ text: String) -> [SourceFile] {
      Example.files(of: text).map { SourceFile($0.path, self.text($0).replacing("\n", with: "\r\n")) }
    }
    let mending = mend(files(mended.before), includesUnsafe: mended.includesUnsafe)
    #expect(mending.after.files.map(text) == files(mended.after).map(text))
  }

  @Test func whatWouldBringUpAnotherFindingIsLeft() throws {
    // As a plural of a declared argument, the Polish text lacks forms, which nobody could see before.
    let files = Example.files(
      of: """
        [photos-waiting]
        code = 1
        context = "passing"
        remedy = "none"
        message = "{count, plural, one {# photo is waiting.} other {# photos are waiting.}}"
        note = "A banner."

        [card-expired]
        \(Self.entry)
        # pl/Photos.toml
        [photos-waiting]
        message = "{count, plural, one {# zdjęcie czeka.} other {# zdjęcia czekają.}}"

        [card-expired]
        message = "Ta karta wygasła."
        recovery = "Podaj inną kartę."
        """)
    let mending = mend(files)
    #expect(mending.mended.map(\.check) == ["missing-code"])
    let left = try #require(mending.leftAlone.first { $0.finding.subject.locale == LocaleTag("en") })
    #expect(left.finding.check == "undeclared-argument")
    #expect(left.consequence?.check == "missing-plural-form")
    #expect(mend(mending.after.files).changes.isEmpty)
  }

  @Test func whatIsBlamedForAnotherEditIsMendedAllTheSame() {
    // As a list the locales are read, and their translations are missed in every entry.
    let files = Example.files(
      of: "# catalog.toml\nrequired = \"de\"\n# en/Photos.toml\n[card-lost]\n\(Self.entry)\n[card-expired]\n\(Self.entry)")
    let mending = mend(files)
    #expect(mending.mended.map(\.check) == ["missing-code", "missing-code"])
    #expect(mending.leftAlone.map(\.finding.check) == ["wrong-value"])
    #expect(mending.leftAlone.first?.consequence?.check == "missing-translation")
  }

  @Test func onlyWhatIsWantedIsMended() {
    let files = Example.files(
      of: "[card-expired]\n\(Self.entry)\nallow.too-long = \"It was.\"\n")
    let mending = mend(files) { $0.check == "unused-allow" }
    #expect(mending.after.findings.map(\.check) == ["missing-code"])
    #expect(mending.leftAlone.isEmpty)
    #expect(mending.changes.map(\.path) == ["en/Photos.toml"])
  }

  @Test func aFileThatIsNoTextIsLeft() {
    let bytes: [UInt8] = Array("[card]\ncontext = \"field\"\nremedy = \"fix\"\nmessage = \"Caf".utf8) + [0xE9, 0x22, 0x0A]
    let file = SourceFile(path: "en/Photos.toml", relativePath: "en/Photos.toml", content: .bytes(bytes))
    let mending = mend([file], includesUnsafe: true)
    // The code is written; the byte stays what it is.
    #expect(mending.changes.first?.new == Array("[card]\ncode = 1\n".utf8) + bytes.dropFirst("[card]\n".utf8.count))
  }

  // MARK: All bad examples

  /// The bad examples of all checks: those of one domain together in one catalog, the others each in its own.
  static let badExamples: [[SourceFile]] = {
    var together: [SourceFile] = []
    var alone: [[SourceFile]] = []
    for (index, example) in allChecks.flatMap({ $0.page.examples }).enumerated() {
      let files = Example.files(of: example.bad)
      if files.allSatisfy({ $0.path.wholeMatch(of: /[a-z]{2}\/Photos\.toml/) != nil }) {
        together += files.map { file in
          let text = String(decoding: file.bytes, as: UTF8.self).replacing("\n[", with: "\n# remark\n[")
          return SourceFile(file.path.replacing("Photos", with: "Photos\(index)"), text)
        }
      } else {
        alone.append(files)
      }
    }
    return [together] + alone
  }()

  @Test(arguments: badExamples, [false, true])
  func ofAllBadExamplesOnlyThoseForAPersonAreLeft(files: [SourceFile], includesUnsafe: Bool) {
    let mending = mend(files, includesUnsafe: includesUnsafe)
    let left = mending.after.findings.filter { !$0.fix.edits.isEmpty && (includesUnsafe || $0.fix.isSafe) }
    #expect(left.isEmpty, "\(listed(left))")
    #expect(mending.leftAlone.isEmpty)
    let mendable = mending.before.findings.count { !$0.fix.edits.isEmpty && (includesUnsafe || $0.fix.isSafe) }
    #expect(mending.after.findings.count <= mending.before.findings.count - mendable)
    let remarks = { (files: [SourceFile]) in files.map { text($0).split(separator: "\n").count { $0 == "# remark" } } }
    #expect(remarks(mending.after.files) == remarks(files))
    #expect(mend(mending.after.files, includesUnsafe: includesUnsafe).changes.isEmpty)
  }

  private func text(_ file: SourceFile) -> String { String(decoding: file.bytes, as: UTF8.self) }
}
