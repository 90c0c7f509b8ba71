import CopyCatalog
import Testing

/// What holds for changes of any catalog, written in any of the ways that the language has.
@Suite struct EditingPropertyTests {
  @Test func stubsKeepEveryByteAndAddNothingButMissingText() throws {
    for seed in 0..<80 {
      var generator = SoundCatalogGenerator(seed: UInt64(seed))
      let files = generator.catalog()
      let stubs = try TranslationStubs(for: files)
      for change in stubs.changes {
        let old = change.old
        #expect(Self.isMade(change.new, from: old), "seed \(seed): \(change.path) has lost something")
        for comment in Self.comments(old) {
          #expect(Self.comments(change.new).contains(comment), "seed \(seed): \(comment)")
        }
      }
      let after = Self.files(files, with: stubs.changes)
      #expect(try TranslationStubs(for: after).changes.isEmpty, "seed \(seed): the second run changes something")
      let added = Self.added(to: Self.counts(files), in: after)
      let expected: Set = ["missing-translation", "draft"]
      #expect(added.isSubset(of: expected), "seed \(seed): \(added)")
    }
  }

  @Test func renamingThereAndBackGivesTheSameBytes() throws {
    var renamed = 0
    for seed in 1000..<1080 {
      var generator = SoundCatalogGenerator(seed: UInt64(seed))
      let files = generator.catalog()
      let found = Self.counts(files)
      for (there, back, new, old) in try Self.renamings(of: files) {
        let changed = Self.files(files, with: try Renaming(there, to: new, in: files).changes)
        #expect(Self.added(to: found, in: changed).isEmpty, "seed \(seed): \(there)")
        for (before, after) in zip(files, changed) {
          #expect(
            Self.comments(before.bytes) == Self.comments(after.bytes), "seed \(seed): \(before.relativePath)")
        }
        let again = Self.files(changed, with: try Renaming(back, to: old, in: changed).changes)
        #expect(again.map(\.bytes) == files.map(\.bytes), "seed \(seed): \(there)")
        renamed += 1
      }
    }
    #expect(renamed > 150)
  }

  @Test func acceptingKeepsEveryByteButTheFingerprintAndEndsStaleness() throws {
    for seed in 2000..<2080 {
      var generator = SoundCatalogGenerator(seed: UInt64(seed))
      let files = generator.catalog()
      let found = Self.counts(files)
      for locale in SoundCatalogGenerator.locales {
        let acceptance = try? Acceptance(of: .stale(domain: nil), in: files, locale: LocaleTag(locale))
        // An outdated translation that is not complete is refused with all others.
        guard let acceptance else { continue }
        for change in acceptance.changes {
          #expect(Self.comments(change.new) == Self.comments(change.old), "seed \(seed)")
        }
        let after = Self.files(files, with: acceptance.changes)
        #expect(Self.added(to: found, in: after).isEmpty, "seed \(seed)")
        let again = try Acceptance(of: .stale(domain: nil), in: after, locale: LocaleTag(locale))
        #expect(again.changes.isEmpty, "seed \(seed)")
      }
    }
  }

  // MARK: What is compared

  static func files(_ files: [SourceFile], with changes: [FileChange]) -> [SourceFile] {
    let known = files.map { file in
      changes.first { $0.path == file.path }
        .map { SourceFile(path: file.path, relativePath: file.relativePath, content: .bytes($0.new)) } ?? file
    }
    let new = changes.filter { $0.isNew }
    return known
      + new.map { SourceFile(path: $0.path, relativePath: $0.path, content: .bytes($0.new)) }
  }

  /// How many findings each check has in each locale.
  static func counts(_ files: [SourceFile]) -> [String: Int] {
    check(files).findings.reduce(into: [:]) { $0["\($1.check) \($1.subject.locale?.tag ?? "")", default: 0] += 1 }
  }

  /// The checks that have more findings about some locale than before.
  static func added(to old: [String: Int], in after: [SourceFile]) -> Set<String> {
    // A finding about an argument's name names it, so only their number tells.
    Set(counts(after).filter { $0.value > old[$0.key] ?? 0 }.map { String($0.key.prefix { $0 != " " }) })
  }

  /// Whether a file is another one with lines put between its lines or text at the end of one, but for a state that
  /// became that of a draft, and the fingerprint of a translation that is still to be begun.
  static func isMade(_ new: [UInt8], from old: [UInt8]) -> Bool {
    let state = /(state|from) = "[0-9a-z-]+"/
    func text(_ bytes: [UInt8]) -> [Character] {
      Array(String(decoding: bytes, as: UTF8.self).replacing(state, with: ""))
    }
    var rest = text(old)[...]
    for character in text(new) where rest.first == character { rest.removeFirst() }
    return rest.isEmpty
  }

  static func comments(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.contains("#:") }.map { String($0[($0.firstRange(of: "#:")?.lowerBound ?? $0.startIndex)...]) }
  }

  /// An entry, an argument and an action of a catalog, each with a new name and the way back.
  static func renamings(
    of files: [SourceFile]
  ) throws -> [(there: Renaming.Subject, back: Renaming.Subject, new: String, old: String)] {
    let catalog = check(files, with: []).catalog
    let domain = try #require(catalog.domains.first)
    let entry = try #require(domain.entries.last)
    var all: [(there: Renaming.Subject, back: Renaming.Subject, new: String, old: String)] = [
      (.entry(entry.name, domain: domain.name), .entry("fresh-name", domain: domain.name), "fresh-name", entry.name)
    ]
    if let argument = entry.arguments.first?.name {
      all.append(
        (
          .argument(argument, entry: entry.name, domain: domain.name),
          .argument("freshName", entry: entry.name, domain: domain.name), "freshName", argument
        ))
    }
    if let action = catalog.actions.first?.key {
      all.append((.action(action), .action("fresh-action"), "fresh-action", action))
    }
    return all
  }
}

/// Writes catalogs by chance, the same ones for the same seed. Comments begin with `#:`.
struct SoundCatalogGenerator {
  static let locales = ["de", "ja", "ar", "pl"]

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  private struct Entry {
    let name: String
    let arguments: [String]
    var hasLabel = false
  }

  /// A domain with one to six entries, buttons, and translations that have some of them.
  mutating func catalog() -> [SourceFile] {
    let names = ["album-full", "card", "no-photos", "b2-c", "offline", "a"].shuffled(using: &random)
    let entries = names.prefix(Int.random(in: 1...6, using: &random)).map { name in
      let arguments = ["count", "file", "plan"].shuffled(using: &random).prefix(
        Int.random(in: 0...3, using: &random))
      return Entry(name: name, arguments: Array(arguments), hasLabel: chance(40))
    }
    var settings = "#: settings\nrequired = [\"de\", \"ja\"]\n"
    if chance(50) { settings += "fallback-error = \"Photos.\(entries[entries.count - 1].name)\" #: shown last\n" }
    var files = [
      SourceFile("catalog.toml", settings), SourceFile("en/Photos.toml", source(entries)),
      SourceFile("en/Actions.toml", "[go]\nlabel = \"Go\"\nnote = \"Goes.\"\n\n#: stops\n[stop]\nlabel = \"Stop\"\nnote = \"Stops.\"\n")
    ]
    for locale in Self.locales {
      var text = translation(entries.shuffled(using: &random))
      if chance(30) { text = text.replacing("\n", with: "\r\n") }
      if chance(20) { text = "\u{FEFF}" + text }
      if chance(20), text.hasSuffix("\n"), !text.hasSuffix("\r\n") { text.removeLast() }
      files.append(SourceFile("\(locale)/Photos.toml", text))
      if chance(60) { files.append(SourceFile("\(locale)/Actions.toml", "[stop]\nlabel = \"×\"  #: x\n")) }
    }
    return files
  }

  private mutating func comment() -> String {
    chance(40) ? "  #: \(pick(["ok", "写真", "لا", "x = [\"y\"]", "🎞️ e\u{301}"])) \(Int.random(in: 0..<100_000, using: &random))" : ""
  }

  private mutating func commentLine() -> [String] {
    let comment = comment()
    return comment.isEmpty ? [] : [String(comment.drop { $0 == " " })]
  }

  private mutating func message(_ arguments: [String]) -> String {
    var parts = [pick(["Photos", "Fotos „x“", "写真です", "لا صور", "Ile e\u{301}"])]
    for argument in arguments.shuffled(using: &random) {
      switch argument {
      case "count":
        parts.append(
          pick([
            "{count, plural, one {# photo} two {# b} few {# c} many {# d} other {# photos}}",
            "{ count , plural,one{#}two{#}few{#}many{#}other{{count}}}"
          ]))
      case "plan": parts.append("{plan, select, free {Free} pro {Pro} other {Any}}")
      default: parts.append(pick(["{\(argument)}", "‘{ \(argument) }’"]))
      }
    }
    return parts.joined(separator: " ")
  }

  /// A message in one of the ways to write it.
  private mutating func value(_ message: String) -> String {
    pick([
      "\"\(message)\"", "'\(message)'", "\"\"\"\(message)\"\"\"", "\"\"\"\n\(message)\"\"\"",
      "\"\(message.replacing("P", with: "\\u0050"))\""
    ])
  }

  private mutating func source(_ entries: [Entry]) -> String {
    var lines = commentLine() + [""]
    for entry in entries {
      lines += commentLine()
      lines.append(pick(["[\(entry.name)]", "[ \"\(entry.name)\" ]", "['\(entry.name)']"]) + comment())
      lines.append("code = \((entries.firstIndex { $0.name == entry.name } ?? 0) + 1)")
      lines.append("context = \"field\"\(comment())")
      lines.append("remedy = \"none\"")
      lines.append("note = \"\(entry.arguments.joined(separator: " ")) go\"")
      lines += commentLine()
      lines.append("message = \(value(message(entry.arguments)))\(comment())")
      if entry.hasLabel {
        lines.append("actions = [\"go\", 'stop']\(comment())")
        lines.append("labels.go = \(value(message([])))")
      }
      for argument in entry.arguments {
        switch argument {
        case "count":
          lines += pick([["args.count.type = \"int\"", "args.count.sample = 3"], ["args.count = { type = \"int\" }"]])
        case "plan": lines.append("args.plan = { type = \"choice\", values = [\"free\", \"pro\"] }")
        default: lines.append("args.\"\(argument)\" = { type = \"string\", sample = \"\(argument)\" }\(comment())")
        }
      }
      lines.append(contentsOf: commentLine() + [""])
    }
    return lines.joined(separator: "\n")
  }

  private mutating func translation(_ entries: [Entry]) -> String {
    var lines: [String] = commentLine()
    // Keys at the top of the file stand before every header.
    let written = entries.filter { _ in chance(60) }.map { (entry: $0, form: Int.random(in: 0..<5, using: &random)) }
    for (entry, form) in written.sorted(by: { ($0.form < 2 ? 0 : 1) < ($1.form < 2 ? 0 : 1) }) {
      let text = message(entry.arguments)
      let label = message([])
      lines += commentLine()
      switch form {
      case 0:
        lines.append("\(entry.name).message = \(value(text))\(comment())")
        if entry.hasLabel, chance(60) { lines.append("\"\(entry.name)\".labels.go = \(value(label))") }
      case 1:
        let labels = entry.hasLabel && chance(60) ? ", labels = { \"go\" = \"\(label)\" }" : ""
        lines.append("\(entry.name) = { message = \"\(text)\"\(labels) }\(comment())")
      default:
        lines.append("[\(entry.name)]\(comment())")
        if chance(30) { lines.append("state = \"\(pick(["translated", "needs-review", "draft"]))\"") }
        if chance(30) { lines.append("from = \"0000000\(Int.random(in: 0...9, using: &random))\"\(comment())") }
        if chance(80) { lines.append("message = \(value(text))\(comment())") }
        if entry.hasLabel, chance(60) {
          lines += pick([["labels.go = \(value(label))"], ["[\(entry.name).labels]", "'go' = \(value(label))"]])
        }
        lines += commentLine()
      }
      if chance(70) { lines.append("") }
    }
    return lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
  }
}
