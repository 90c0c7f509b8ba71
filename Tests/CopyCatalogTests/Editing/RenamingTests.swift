import CopyCatalog
import Testing

/// What `copyc rename` changes, shown on a catalog in four languages.
@Suite struct RenamingTests {
  private static let english = """
    # Photos and albums

    [album-full]           # shown often: album-full
    code = 1
    context = ["blocking", "passing"]
    remedy = "fix"
    title = "“{album}” is full"
    message = "It holds {count, plural, one {# photo} other {# photos}}."
    recovery = "{plan, select, free {Remove {count} photos.} other {Remove photos from “{album}”.}}"
    passing.message = "“{album}” is full."
    passing.macos.labels.remove = "Remove from “{album}”"
    note = "count is not a name here."
    actions = ["remove", 'cancel']
    labels.remove = "Remove {count, number}"
    args.album = { type = "title", sample = "album" }
    args.count.type = "int"
    args.count.range = "1...500"
    args.plan = { type = "choice", values = ["free", "count"], sample = "free" }
    x.count = "album-full"

    [album-full.allow]
    retry-only = "album-full"

    ["card"]
    code = 2
    context = "field"
    remedy = "fix"
    message = '{"count"} {count}'

    """

  static let files = [
    SourceFile(
      "catalog.toml",
      "fallback-error = 'Photos.album-full'  # album-full\nrequired = [\"de\"]\n[constants]\napp = \"Lumen\"\n"),
    SourceFile("en/Photos.toml", english),
    SourceFile(
      "en/Actions.toml", "[remove]\nlabel = \"Remove\"\nrole = \"destructive\"\n\n[cancel]\nlabel = \"Cancel\"\n"),
    SourceFile(
      "de/Photos.toml",
      """
      ['album-full'] # album-full
      message = "{ count,plural,one{# Foto}other{# Fotos}} in „{album}“"
      recovery = \"""
      {plan, select,
        free {Entferne {count} Fotos.}
        other {Entferne Fotos.}}\"""
      [album-full.labels]
      "remove" = "{count, number} entfernen"

      """),
    SourceFile(
      "ar/Photos.toml",
      "album-full.title = \"\\u0627 {\\u0061lbum}\"\r\nalbum-full.message = \"{count, plural, other {#}}\"\r\n"),
    SourceFile("ja/Photos.toml", "album-full = { title = \"{album}\", labels = { remove = \"削除\" } }\n"),
    SourceFile("ja/Actions.toml", "\"remove\".label = \"削除\"\n")
  ]

  private func text(_ path: String, in files: [SourceFile]) -> String {
    files.first { $0.relativePath == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  private func renamed(
    _ subject: Renaming.Subject, to new: String, in files: [SourceFile] = files
  ) throws -> [SourceFile] {
    let renaming = try Renaming(subject, to: new, in: files)
    return files.map { file in
      renaming.changes.first { $0.path == file.path }
        .map { SourceFile($0.path, String(decoding: $0.new, as: UTF8.self)) } ?? file
    }
  }

  @Test func anEntryIsRenamedInEveryLanguageAndInTheSettings() throws {
    let new = try renamed(.entry("album-full", domain: "Photos"), to: "album-at-limit")
    #expect(
      text("catalog.toml", in: new).hasPrefix("fallback-error = 'Photos.album-at-limit'  # album-full\n"))
    #expect(
      text("en/Photos.toml", in: new)
        == Self.english.replacing("[album-full]", with: "[album-at-limit]")
        .replacing("[album-full.allow]", with: "[album-at-limit.allow]"))
    #expect(
      text("de/Photos.toml", in: new).hasPrefix("['album-at-limit'] # album-full\n"))
    #expect(text("de/Photos.toml", in: new).contains("\n[album-at-limit.labels]\n"))
    #expect(text("ar/Photos.toml", in: new).split(separator: "\r\n").allSatisfy { $0.hasPrefix("album-at-limit.") })
    #expect(text("ja/Photos.toml", in: new).hasPrefix("album-at-limit = { title"))
    #expect(check(new).findings.map(\.check).sorted() == check(Self.files).findings.map(\.check).sorted())
  }

  @Test func anArgumentIsRenamedInDeclarationsAndTexts() throws {
    let new = try renamed(.argument("count", entry: "album-full", domain: "Photos"), to: "number")
    let english = text("en/Photos.toml", in: new)
    #expect(english.contains("It holds {number, plural, one {# photo} other {# photos}}."))
    #expect(english.contains("free {Remove {number} photos.}"))
    #expect(english.contains("labels.remove = \"Remove {number, number}\""))
    #expect(english.contains("args.number.type = \"int\"\nargs.number.range = \"1...500\""))
    // Notes, values of a choice, the team's own keys and other entries are something else.
    for kept in ["count is not a name", "\"free\", \"count\"", "x.count", "'{\"count\"} {count}'"] {
      #expect(english.contains(kept))
    }
    #expect(text("de/Photos.toml", in: new).contains("{ number,plural,one{# Foto}other{# Fotos}} in"))
    #expect(text("de/Photos.toml", in: new).contains("  free {Entferne {number} Fotos.}"))
    #expect(text("ar/Photos.toml", in: new).contains("{number, plural, other {#}}"))
    #expect(check(new).findings.map(\.check).sorted() == check(Self.files).findings.map(\.check).sorted())
    // A name that is written with an escape is found all the same.
    let albums = try renamed(.argument("album", entry: "album-full", domain: "Photos"), to: "albumTitle")
    #expect(text("ar/Photos.toml", in: albums).contains("{albumTitle}"))
    #expect(text("ja/Photos.toml", in: albums).contains("title = \"{albumTitle}\""))
    #expect(text("en/Photos.toml", in: albums).contains("passing.macos.labels.remove = \"Remove from “{albumTitle}”\""))
    #expect(text("en/Photos.toml", in: albums).contains("sample = \"album\""))
  }

  @Test func anActionIsRenamedWithItsUses() throws {
    let new = try renamed(.action("remove"), to: "delete-photos")
    #expect(text("en/Actions.toml", in: new).hasPrefix("[delete-photos]\nlabel = \"Remove\""))
    #expect(text("ja/Actions.toml", in: new) == "\"delete-photos\".label = \"削除\"\n")
    let english = text("en/Photos.toml", in: new)
    #expect(english.contains("actions = [\"delete-photos\", 'cancel']"))
    #expect(english.contains("\nlabels.delete-photos = "))
    #expect(english.contains("\npassing.macos.labels.delete-photos = "))
    #expect(text("de/Photos.toml", in: new).contains("[album-full.labels]\n\"delete-photos\" = "))
    #expect(text("ja/Photos.toml", in: new).contains("labels = { delete-photos = \"削除\" }"))
    #expect(check(new).findings.map(\.check).sorted() == check(Self.files).findings.map(\.check).sorted())
  }

  @Test(arguments: [
    (Renaming.Subject.entry("album-full", domain: "Photos"), "album-at-limit"),
    (.entry("card", domain: "Photos"), "a"), (.argument("count", entry: "album-full", domain: "Photos"), "n"),
    (.argument("plan", entry: "album-full", domain: "Photos"), "albumPlan"), (.action("remove"), "delete-photos"),
    (.action("cancel"), "stop")
  ]) func thereAndBackGivesTheSameBytes(_ subject: Renaming.Subject, _ name: String) throws {
    let there = try renamed(subject, to: name)
    let (back, old): (Renaming.Subject, String) =
      switch subject {
      case .entry(let old, let domain): (.entry(name, domain: domain), old)
      case .argument(let old, let entry, let domain): (.argument(name, entry: entry, domain: domain), old)
      case .action(let old): (.action(name), old)
      }
    let again = try renamed(back, to: old, in: there)
    for (file, original) in zip(again, Self.files) {
      // An escape inside the name is written as the letter that it stands for.
      let text = String(decoding: original.bytes, as: UTF8.self).replacing("\\u0061lbum", with: "album")
      if original.relativePath == "ar/Photos.toml", case .argument("album", _, _) = subject {
        #expect(String(decoding: file.bytes, as: UTF8.self) == text)
      } else {
        #expect(file.bytes == original.bytes, "\(file.relativePath)")
      }
    }
  }

  @Test func translationsThatAreUpToDateStaySo() throws {
    func german(_ from: String) -> SourceFile {
      SourceFile("de/Photos.toml", "[card]\nfrom = \"\(from)\"  # Anna\nmessage = \"{count}\"\n")
    }
    let source = SourceFile(
      "en/Photos.toml",
      "[card]\ncode = 1\ncontext = \"field\"\nmessage = \"{count}\"\nargs.count = { type = \"int\" }\n")
    let entry = try #require(check([source]).catalog.domain("Photos")?.entry("card"))
    let present = Fingerprint(of: entry.source).description
    for (from, isStale) in [(present, false), ("00000000", true)] {
      let new = try renamed(.argument("count", entry: "card", domain: "Photos"), to: "n", in: [source, german(from)])
      let entry = try #require(check(new).catalog.domain("Photos")?.entry("card"))
      #expect(entry.isStale(try #require(entry.copies.last)) == isStale)
      #expect(text("de/Photos.toml", in: new).contains("  # Anna\nmessage = \"{n}\""))
    }
  }

  @Test(arguments: [
    (Renaming.Subject.entry("nope", domain: "Photos"), "a"), (.entry("card", domain: "Photo"), "a"),
    (.entry("card", domain: "Photos"), "album-full"), (.entry("card", domain: "Photos"), "Card"),
    (.entry("card", domain: "Photos"), "domain"), (.entry("card", domain: "Photos"), ""),
    (.argument("count", entry: "album-full", domain: "Photos"), "plan"),
    (.argument("count", entry: "album-full", domain: "Photos"), "app"),
    (.argument("count", entry: "album-full", domain: "Photos"), "größe"),
    (.argument("nope", entry: "album-full", domain: "Photos"), "n"),
    (.argument("count", entry: "nope", domain: "Photos"), "n"), (.action("nope"), "a"),
    (.action("remove"), "cancel"), (.action("remove"), "Remove")
  ]) func aNameThatIsNotThereOrCannotBeIsRefused(_ subject: Renaming.Subject, _ name: String) {
    #expect(throws: EditingFault.self) { _ = try Renaming(subject, to: name, in: Self.files) }
  }

  @Test func aFaultInAFileThatWouldChangeIsRefused() {
    let faulty = Self.files.filter { $0.relativePath != "ja/Photos.toml" }
      + [SourceFile("ja/Photos.toml", "[album-full]\ntitle = \"{album}\n")]
    for subject in [
      Renaming.Subject.entry("album-full", domain: "Photos"),
      .argument("count", entry: "album-full", domain: "Photos"), .action("remove")
    ] {
      #expect(throws: EditingFault.self) { _ = try Renaming(subject, to: "fresh", in: faulty) }
    }
    // A message that can't be read may hold the name anywhere.
    let broken = Self.files.filter { $0.relativePath != "ja/Photos.toml" }
      + [SourceFile("ja/Photos.toml", "[album-full]\ntitle = \"{album\"\n")]
    #expect(throws: EditingFault.self) {
      _ = try Renaming(.argument("album", entry: "album-full", domain: "Photos"), to: "title", in: broken)
    }
  }

  @Test func twoEntriesThatWouldBeOneSwiftCaseAreRefused() {
    let files = [
      SourceFile(
        "en/Photos.toml",
        "[photo-2x]\ncode = 1\ncontext = \"field\"\nmessage = \"A.\"\n\n[c]\ncode = 2\ncontext = \"field\"\nmessage = \"B.\"\n")
    ]
    // Both would be photo2x.
    #expect(throws: EditingFault.self) { _ = try Renaming(.entry("c", domain: "Photos"), to: "photo2x", in: files) }
    #expect(throws: Never.self) { _ = try Renaming(.entry("c", domain: "Photos"), to: "photo2y", in: files) }
  }
}
