import CopyCatalog
import Testing

/// What the canonical form makes of a file.
@Suite struct CanonicalFormTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var path = "en/Photos.toml"
    let before: String
    let after: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "the keys of an entry have one order, and its arguments keep theirs",
      before: """
        [upload-too-large]
        allow.retry-only = "The service tells us nothing else."
        args.limit = { sample = 3, type = "int", public = true, range = "1...500" }
        args.fileName = { max = 40, note = "the file", sample = "holiday.mov", type = "file" }
        x.ticket = "APP-1203"
        labels.remove = "Remove Photos"
        actions = ["remove", "cancel"]
        macos.recovery = "Choose another disk."
        passing.message = "It is waiting."
        recovery = "Remove photos."
        note = "An alert."
        message = "The album is full."
        title = "No space"
        support = "Ask."
        wraps = true
        remedy = "fix"
        context = ["blocking", "passing"]
        code = 2
        """,
      after: """
        [upload-too-large]
        code = 2
        context = ["blocking", "passing"]
        remedy = "fix"
        title = "No space"
        message = "The album is full."
        recovery = "Remove photos."
        macos.recovery = "Choose another disk."
        passing.message = "It is waiting."
        actions = ["remove", "cancel"]
        labels.remove = "Remove Photos"
        wraps = true
        note = "An alert."
        args.limit = { type = "int", range = "1...500", sample = 3, public = true }
        args.fileName = { type = "file", sample = "holiday.mov", max = 40, note = "the file" }
        allow.retry-only = "The service tells us nothing else."
        support = "Ask."
        x.ticket = "APP-1203"
        """),
    Case(
      name: "a comment stays above or beside what it is about",
      before: """
        # The photos of an album.
        # They are shown everywhere.

        # Uploading


        # The most frequent one.
        [a]# entry
        # What to do.
        recovery = "Wait."   # short
        # What happened,
        # and why.
        message = "Full."
        code=1
        # Once there was a title.

        # The rest

        [b]
        code = 2
        # The end of b.

        # The end of the file.
        """,
      after: """
        # The photos of an album.
        # They are shown everywhere.

        # Uploading

        # The most frequent one.
        [a]  # entry
        code = 1
        # What happened,
        # and why.
        message = "Full."
        # What to do.
        recovery = "Wait."  # short
        # Once there was a title.

        # The rest

        [b]
        code = 2
        # The end of b.

        # The end of the file.
        """),
    Case(
      name: "tables and braces within an entry become dotted keys",
      before: """
        [a]
        code = 1
        macos = { recovery = "Choose.", labels = { remove = "Delete" } }
        # silenced
        allow = { too-long = "It is long.", missing-note = "Clear." } # both
        [a.args]
        # how many
        count = { type = "int" }
        [b]
        code = 2
        args = { x = { sample = 1, type = "int" }, y = { type = "string" } }
        [a.args.when]
        # the day
        sample = 2026-09-01
        type = "date" # a day
        """,
      after: """
        [a]
        code = 1
        macos.recovery = "Choose."
        macos.labels.remove = "Delete"
        # how many
        args.count = { type = "int" }
        # the day
        args.when = { type = "date", sample = 2026-09-01 }  # a day
        # silenced
        allow.too-long = "It is long."  # both
        allow.missing-note = "Clear."

        [b]
        code = 2
        args.x = { type = "int", sample = 1 }
        args.y = { type = "string" }
        """),
    Case(
      name: "an argument with comments among its keys keeps a line for each",
      before: """
        [a.args.when]
        type = "date"
        # in the past
        sample = 2026-09-01
        """,
      after: """
        [a]
        args.when.type = "date"
        # in the past
        args.when.sample = 2026-09-01
        """),
    Case(
      name: "texts are in double quotes where that changes nothing",
      before: #"""
        [a]
        title = 'Plain'
        message = 'A "quoted" word'
        recovery = '''C:\photos'''
        note = """One line"""
        support = '''
        Two
        lines'''
        x.a = """
        {count, plural,
          one {#}
          other {#}}"""
        x.b = "tab\tand \u201Cquotes\u201D"
        x.c = """say "this" """
        "x"."d e" = ''
        'x'.f = """"""
        """#,
      after: #"""
        [a]
        title = "Plain"
        message = 'A "quoted" word'
        recovery = '''C:\photos'''
        note = "One line"
        support = """
        Two
        lines"""
        x.a = """
        {count, plural,
          one {#}
          other {#}}"""
        x.b = "tab\tand \u201Cquotes\u201D"
        x.c = """say "this" """
        x."d e" = ""
        x.f = ""
        """#),
    Case(
      name: "lists take one line, unless they are long or have comments",
      before: """
        [a]
        context=[ 'blocking' ,"passing",]
        maps = ["CocoaError.fileWriteOutOfSpace", "POSIXError.ENOSPC", "POSIXError.EDQUOT", "POSIXError.EROFS", "POSIXError.EIO"]
        actions = [ # in this order
          "remove", # first
          # then
          "cancel" # last
          # none
        ]
        help = { url = "https://example.com/help" , label = "Help" }
        """,
      after: """
        [a]
        context = ["blocking", "passing"]
        actions = [  # in this order
          "remove",  # first
          # then
          "cancel",  # last
          # none
        ]
        maps = [
          "CocoaError.fileWriteOutOfSpace",
          "POSIXError.ENOSPC",
          "POSIXError.EDQUOT",
          "POSIXError.EROFS",
          "POSIXError.EIO",
        ]
        help = { url = "https://example.com/help", label = "Help" }
        """),
    Case(
      name: "a translation says first how far it has come",
      path: "de/Photos.toml",
      before: """
        [a]
        message="Voll."
        comment = "Frist?"
        state="draft"
        from = "9f86d081"
        """,
      after: """
        [a]
        from = "9f86d081"
        state = "draft"
        comment = "Frist?"
        message = "Voll."
        """),
    Case(
      name: "settings keep their order and paragraphs",
      path: "catalog.toml",
      before: """
        # The source.
        source="en"



        # A release has these.
        required = [ "de" ]
        prefix = "com.example"
        [names]

        keep = ["iCloud"]

        # more
        x = 1
        [locale.de]
        register = 'du'
        """,
      after: """
        # The source.
        source = "en"

        # A release has these.
        required = ["de"]
        prefix = "com.example"

        [names]
        keep = ["iCloud"]

        # more
        x = 1

        [locale.de]
        register = "du"
        """),
    Case(
      name: "what would say something else in another form keeps its own",
      before: """
        a.code=1
        [a.args]
        count={type="int"}
        [[b]]
        z=1
        [b.args]
        y=2
        [[b]]
        """,
      after: """
        a.code = 1

        [a.args]
        count = { type = "int" }

        [[b]]
        z = 1

        [b.args]
        y = 2

        [[b]]
        """),
  ]

  @Test(arguments: cases) func formats(_ formatted: Case) throws {
    try expect(formatted.before + "\n", becomes: formatted.after + "\n", at: formatted.path)
    try expect(formatted.after + "\n", becomes: formatted.after + "\n", at: formatted.path)
  }

  @Test(arguments: cases) func keepsLineEndsAndTheByteOrderMark(_ formatted: Case) throws {
    func windows(_ text: String) -> String { "\u{FEFF}" + (text + "\n").replacing("\n", with: "\r\n") }
    try expect(windows(formatted.before), becomes: windows(formatted.after), at: formatted.path)
  }

  @Test func aLineEndAtTheEndIsAddedOrEnough() throws {
    try expect("[a]\ncode = 1", becomes: "[a]\ncode = 1\n")
    try expect("[a]\ncode = 1\n\n\n", becomes: "[a]\ncode = 1\n")
    try expect("\n\n# only this\n", becomes: "# only this\n")
    try expect("\n\n", becomes: "")
    try expect("", becomes: "")
  }

  @Test(arguments: ["[a]\ncode = \n", "[a\n", "x = 'a\n", "a = 1\na = 2\n", "\u{0}"]) func whatIsFaultyIsLeftAlone(text: String) {
    #expect(CanonicalForm.of(SourceFile("en/Photos.toml", text)) == nil)
  }

  @Test(arguments: 0..<100) func sayTheSameInAnyForm(seed: UInt64) throws {
    var generator = CatalogGenerator(seed: seed, isFaultless: true)
    let files = generator.files()
    let formatted = try files.map { file in
      let bytes = try #require(CanonicalForm.of(file), "\(String(decoding: file.bytes, as: UTF8.self))")
      return SourceFile(path: file.path, relativePath: file.relativePath, content: .bytes(bytes))
    }
    for (old, new) in zip(files, formatted) {
      #expect(comments(in: old) == comments(in: new))
      #expect(CanonicalForm.of(new) == new.bytes, "\(String(decoding: new.bytes, as: UTF8.self))")
      #expect(!String(decoding: new.bytes, as: UTF8.self).contains("\n\n\n"))
    }
    let before = check(files)
    let after = check(formatted)
    #expect(told(before.findings) == told(after.findings))
    #expect(texts(before.catalog) == texts(after.catalog))
  }

  private func expect(_ before: String, becomes after: String, at path: String = "en/Photos.toml") throws {
    let result = try #require(CanonicalForm.of(SourceFile(path, before)))
    #expect(String(decoding: result, as: UTF8.self) == after)
  }

  private func told(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.check) \($0.subject) \($0.problem) \($0.impact)" }.sorted()
  }

  private func texts(_ catalog: Catalog) -> [String] {
    catalog.domains.flatMap { domain in
      domain.entries.flatMap { entry in
        entry.arguments.map { "\(entry.name) \($0.name) \($0.type) \($0.sample)" }
          + entry.copies.flatMap { copy in copy.texts.map { "\(copy.locale) \($0.field): \($0.message.pattern)" }.sorted() }
      }
    }
  }
}
