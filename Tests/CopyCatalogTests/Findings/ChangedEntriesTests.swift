import CopyCatalog
import Testing

/// Which findings count after a change. Each case is a catalog before and after it.
@Suite struct ChangedEntriesTests {
  /// Every entry lacks a note, and every German one its recovery, so that there is a finding everywhere.
  static let before = """
    # catalog.toml
    required = ["de"]
    # en/Photos.toml
    # Photos

    [album-full]
    code = 1
    context = "blocking"
    remedy = "fix"
    title = "This album is full"
    message = "It already holds 500 photos."
    recovery = "Remove photos from the album, then try again."

    # The network

    [offline]
    code = 2
    context = "blocking"
    remedy = "retry"
    title = "You’re offline"
    message = "Photos aren’t saved while you’re offline."
    recovery = "Check your connection, then try again."
    # de/Photos.toml
    [album-full]
    title = "Dieses Album ist voll"
    message = "Es enthält bereits 500 Fotos."

    [offline]
    title = "Du bist offline"
    message = "Fotos werden nicht gesichert, solange du offline bist."
    """

  static let offlineEnglish = "en offline missing-note"
  static let offlineGerman = "de offline missing-translation"
  static let albumEnglish = "en album-full missing-note"
  static let albumGerman = "de album-full missing-translation"

  struct Change: Sendable, CustomTestStringConvertible {
    let what: String
    let old: String
    let new: String
    let counts: Set<String>
    var testDescription: String { what }

    init(_ what: String, _ old: String, _ new: String, counts: Set<String>) {
      self.what = what
      self.old = old
      self.new = new
      self.counts = counts
    }
  }

  static let changes = [
    Change(
      "a text of the source: its translations count, too", "You’re offline\"", "There’s no connection\"",
      counts: [offlineEnglish, offlineGerman]),
    Change(
      "a text of a translation: only that", "Du bist offline", "Keine Verbindung", counts: [offlineGerman]),
    Change("a code", "code = 2", "code = 3", counts: [offlineEnglish, offlineGerman]),
    Change("a comment changes no entry", "# The network", "# What concerns the network", counts: []),
    Change("spacing changes no entry", "code = 2", "code   =   2", counts: []),
    Change(
      "a letter that looks the same is another one", "enthält", "entha\u{308}lt", counts: [albumGerman]),
    Change(
      "an entry that moves is not changed",
      """
      [album-full]
      title = "Dieses Album ist voll"
      message = "Es enthält bereits 500 Fotos."

      [offline]
      title = "Du bist offline"
      message = "Fotos werden nicht gesichert, solange du offline bist."
      """,
      """
      [offline]
      title = "Du bist offline"
      message = "Fotos werden nicht gesichert, solange du offline bist."

      [album-full]
      title = "Dieses Album ist voll"
      message = "Es enthält bereits 500 Fotos."
      """, counts: []),
    Change(
      "a translation that was deleted",
      """

      [offline]
      title = "Du bist offline"
      message = "Fotos werden nicht gesichert, solange du offline bist."
      """, "", counts: [offlineGerman]),
    Change(
      "an entry that is new",
      "\n# The network\n",
      """

      [disk-full]
      code = 3
      context = "blocking"
      remedy = "fix"
      title = "Your disk is full"
      message = "The album wasn’t saved."
      recovery = "Delete files that you don’t need, then try again."

      # The network

      """, counts: ["en disk-full missing-note", "de disk-full missing-translation"]),
    Change(
      "an entry that got another name", "[offline]\ncode", "[no-network]\ncode",
      counts: [
        "en no-network missing-note", "de no-network missing-translation", "de offline extra-translation"
      ]),
    Change(
      "a source file that was deleted: all that is left of its domain",
      """
      # en/Photos.toml
      # Photos
      """, "# en/Pictures.toml\n# Photos",
      counts: [
        "en album-full missing-note", "en offline missing-note", "de album-full missing-translation",
        "de offline missing-translation", "de - extra-translation"
      ]),
    Change(
      "a line outside entries", "# Photos\n", "title = \"Photos\"\n", counts: ["en - unknown-key"]),
    Change(
      "a line that was there and moves", "# The network\n", "# The network\n# and more\n", counts: []),
    Change(
      "a line of the settings: what is said of it there", "required = [\"de\"]",
      "required = [\"de\", \"sv\"]",
      counts: ["sv - missing-translation"]),
    Change(
      "another entry takes its code: the finding there counts by its related place", "code = 1", "code = 2",
      counts: [albumEnglish, albumGerman, "en offline duplicate-code"]),
    Change(
      "an entry that can’t be read any more", "title = \"Du bist offline\"", "title = \"Du bist offline",
      counts: ["de offline syntax", offlineGerman])
  ]

  @Test(arguments: changes) func counts(_ change: Change) {
    #expect(
      counted(of: Self.before, after: Self.before.replacing(change.old, with: change.new)) == change.counts,
      "\(change.what)")
  }

  /// Spanish has a draft and a wrong quotation mark, Portuguese as it is written in Portugal nothing of its own.
  static let beforeRequiring = """
    # catalog.toml
    required = ["pt-PT"]
    [locale.pt-PT]
    fallback = ["pt-BR"]
    # en/Photos.toml
    [album-full]
    code = 1
    context = "passing"
    remedy = "fix"
    message = "The album “{album}” is full. Remove photos from it."
    note = "Banner."
    args.album = { type = "title", sample = "Summer" }

    [offline]
    code = 2
    context = "passing"
    remedy = "retry"
    message = "You’re offline. Check your connection, then try again."
    note = "Banner."
    # es/Photos.toml
    [album-full]
    message = "El álbum \\"{album}\\" está lleno. Elimina fotos."

    [offline]
    state = "draft"
    message = "No hay conexión. Comprueba la conexión e inténtalo de nuevo."
    # ja/Photos.toml
    [offline]
    message = "オフラインです。接続を確認してから、もう一度お試しください。"
    # pt-BR/Photos.toml
    [album-full]
    message = "O álbum “{album}” está cheio. Remova fotos."

    [offline]
    message = "Você está offline. Verifique a conexão e tente de novo."
    # pt-PT/Photos.toml
    """

  @Test(arguments: [
    Change(
      "what a locale lacks that becomes required, and nothing else that is wrong with it",
      "required = [\"pt-PT\"]", "required = [\"pt-PT\", \"es\", \"ja\"]",
      counts: ["es offline draft", "ja album-full missing-translation"]),
    Change(
      "what a required locale lacks that takes its copy from no other any longer",
      "fallback = [\"pt-BR\"]", "fallback = []",
      counts: ["pt-PT album-full missing-translation", "pt-PT offline missing-translation"]),
    Change("a setting that asks for nothing", "required", "prefix = \"com.example\"\nrequired", counts: []),
    Change("a locale that is no longer required", "required = [\"pt-PT\"]", "required = []", counts: [])
  ]) func settingsThatRequireMore(_ change: Change) {
    let new = Self.beforeRequiring.replacing(change.old, with: change.new)
    #expect(counted(of: Self.beforeRequiring, after: new) == change.counts, "\(change.what)")
  }

  /// The findings of a catalog that count after a change of it.
  private func counted(of before: String, after: String) -> Set<String> {
    let old = Example.files(of: before)
    let new = Example.files(of: after)
    let compilation = check(new)
    let paths = Set((old + new).map(\.relativePath)).sorted()
    let pairs = paths.compactMap { path -> ChangedEntries.FilePair? in
      let before = old.first { $0.relativePath == path }
      let after = new.first { $0.relativePath == path }
      return before?.bytes == after?.bytes && before != nil
        ? nil : ChangedEntries.FilePair(old: before, new: after)
    }
    let changes = ChangedEntries(comparing: pairs, source: LocaleTag("en"))
    return Set(compilation.findings.filter(changes.includes).map(Self.told))
  }

  private static func told(_ finding: Finding) -> String {
    "\(finding.subject.locale?.tag ?? "-") \(finding.subject.entry ?? "-") \(finding.check)"
  }

  // MARK: Lists

  let compilation = check(Example.files(of: before))

  @Test(
    arguments: [
      ("Photos.offline", [offlineEnglish, offlineGerman]),
      ("Photos.offline@de\n", [offlineGerman]),
      ("Photos.offline@en", [offlineEnglish, offlineGerman]),
      ("\n# a remark\r\n  Photos.album-full@de  \r\n", [albumGerman]),
      ("en/Photos.toml:3", [albumEnglish, albumGerman]),
      ("./en/Photos.toml:9\nde/Photos.toml:7", [albumEnglish, albumGerman, offlineGerman]),
      ("en/Photos.toml:11", []),
      ("", [])
    ] as [(String, [String])]) func takesAList(_ list: String, _ counts: [String])
  {
    let (changes, remarks) = ChangedEntries.listed(list, in: compilation)
    #expect(remarks.isEmpty)
    #expect(Set(compilation.findings.filter(changes.includes).map(Self.told)) == Set(counts))
  }

  @Test(arguments: [
    ("Photos", "this is neither Domain.entry nor Domain.entry@locale nor path:line", true),
    ("Photos.", "this is neither Domain.entry nor Domain.entry@locale nor path:line", true),
    ("Photos.offline@", "this is neither Domain.entry nor Domain.entry@locale nor path:line", true),
    ("photos.offline", "there is no domain photos; did you mean Photos?", false),
    ("Photos.ofline", "Photos has no entry ofline; did you mean offline?", false),
    ("Photos.offline@dee", "there is no locale dee; did you mean de?", false),
    ("fr/Photos.toml:3", "there is no such file in the catalog", false),
    ("en/Photos.toml:300", "the file has 20 lines", false)
  ]) func remarksOnALine(_ line: String, _ reason: String, _ isUnreadable: Bool) throws {
    let (_, remarks) = ChangedEntries.listed("Photos.offline\n\(line)\n", in: compilation)
    let remark = try #require(remarks.first)
    #expect(remarks.count == 1)
    #expect(remark.line == 2)
    #expect(remark.text == line)
    #expect(remark.reason == reason)
    #expect(remark.isUnreadable == isUnreadable)
  }

  @Test func takesALongListOfALargeFile() {
    let file = SourceFile("en/A.toml", (1...50_000).map { "[entry-\($0)]\nmessage = \"a\"\n\n\n" }.joined())
    let compilation = check([file], with: [])
    let list = (1...200_000).map { "en/A.toml:\($0)\n" }.joined()
    let (changes, remarks) = ChangedEntries.listed(list, in: compilation)
    #expect(remarks.isEmpty)
    #expect(changes.includes(entry: "entry-50000", of: "A", in: nil))
  }
}
