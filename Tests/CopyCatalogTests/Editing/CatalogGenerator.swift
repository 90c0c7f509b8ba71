import CopyCatalog

/// Random catalogs of the catalog language, with faults in them: several locales and scripts, comments everywhere, every
/// kind of string, LF or CR LF. Each comment has a number of its own, by which a test finds it again.
struct CatalogGenerator {
  private var random: SeededGenerator
  private var commentCount = 0
  private let isFaultless: Bool

  /// - Parameter isFaultless: whether the files have no syntax faults; what they say may be wrong all the same.
  init(seed: UInt64, isFaultless: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.isFaultless = isFaultless
  }

  mutating func files() -> [SourceFile] {
    var files: [(String, String)] = []
    if chance(3) { files.append(("catalog.toml", settings())) }
    let names = (0..<Int.random(in: 1...4, using: &random)).map { "\(pick(["card", "photo", "disk"]))-\($0)" }
    let actions = ["cancel", "try-again"].filter { _ in chance(2) }
    if !actions.isEmpty || chance(3) { files.append(("en/Actions.toml", actions.map { action($0) }.joined())) }
    files.append(("en/Photos.toml", source(names, actions: actions)))
    for locale in ["de", "ja", "ar", "pl", "fr"] where chance(3) {
      files.append(("\(locale)/Photos.toml", translation(of: names, locale: locale)))
    }
    return files.map { path, text in
      let ended = chance(4) ? text.replacing("\n", with: "\r\n") : text
      let bytes: [UInt8] = (chance(8) ? [0xEF, 0xBB, 0xBF] : []) + Array(ended.utf8)
      return SourceFile(path: path, relativePath: path, content: .bytes(bytes))
    }
  }

  // MARK: Chance

  private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  // MARK: Comments and blanks

  private mutating func comment() -> String {
    commentCount += 1
    return "#\(chance(3) ? "" : " ")\(pick(["remark", "Bemerkung", "備考", "ملاحظة", "x = \"y\"", "[z]"])) c\(commentCount)."
  }

  private mutating func gap() -> String {
    var text = chance(4) ? "\n" : ""
    while chance(4) { text += "\(chance(4) ? "  " : "")\(comment())\n\(chance(5) ? "\n" : "")" }
    return text
  }

  private mutating func lineEnd() -> String {
    chance(6) ? "\(chance(2) ? " " : "   ")\(comment())\n" : "\(chance(8) ? "  " : "")\n"
  }

  private mutating func header(_ name: String) -> String {
    gap() + (chance(5) ? "[ \(name) ]" : "[\(name)]") + lineEnd()
  }

  private mutating func pair(_ key: String, _ value: String) -> String {
    let equals = pick([" = ", " = ", " = ", "=", "   =  "])
    var line = (chance(10) ? "  " : "") + key + equals + value
    if !isFaultless, chance(40) {
      line = pick([key + ": " + value, key + " " + value, key + " = " + value + ",", key + equals + "“\(key)”"])
    }
    return gap() + line + lineEnd()
  }

  // MARK: Texts

  private static let texts: [String: [String]] = [
    "en": [
      "This card has expired.", "Couldn't open \"{file}\"...", "{count, plural, one {# photo is} other {# photos are}} waiting.",
      "Wait  a moment ,please .", "{count, plural, =0 {Nothing} one {# photo} one {# photo} other {# photos}} left since {when, date, ::yMMMd}.",
      "An error occurred", "{plan, select, free {Free} pro {Pro} other {Yours}} - {cuont} left", "It's '{file}' again!!",
      "{count}photos", "Enter {count, number} characters.", "", "{count, plural, one {#}}", "Stopped at {count, plurl, other {#}}.",
    ],
    "de": [
      "Diese Karte ist abgelaufen.", "\"{file}\" konnte nicht geöffnet werden...", "{count, plural, one {# Foto} few {# Fotos} other {# Fotos}} warten.",
      "Bitte warten ,dann erneut .", "{dateiName} fehlt", "{file} – „{count}“",
    ],
    "ja": [
      "カードの有効期限が切れています。", "{count, plural, one {1枚} other {#枚}}の写真", "「{file}」を開けません...", "お待ちください", "{count}枚", "写真 が あります!",
    ],
    "ar": [
      "انتهت صلاحية هذه البطاقة.", "{count, plural, zero {لا صور} one {صورة} two {صورتان} few {# صور} many {# صورة} other {# صورة}}", "تعذّر فتح \"{file}\"", "انتظر, ثم حاول?",
    ],
    "pl": [
      "Ta karta wygasła.", "{count, plural, one {# zdjęcie} few {# zdjęcia} many {# zdjęć} other {# zdjęcia}}", "Nie można otworzyć \"{file}\"...", "{count, plural, one {#} other {#}}",
    ],
    "fr": ["Cette carte a expiré.", "Impossible d'{file} !", "{count, plural, one {# photo} other {# photos}}", "Attendez..."],
  ]

  /// A text in one of the four kinds of quotes, some of its characters as escapes.
  private mutating func quoted(_ locale: String) -> String {
    let text = pick(Self.texts[locale] ?? ["x"])
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where !text.contains("'"): return "'\(text)'"
    case 1 where !text.contains("'''") && text.last != "'": return "'''\(chance(2) ? "\n" : "")\(text)'''"
    case 2, 3:
      let broken = text.unicodeScalars.map { scalar -> String in
        guard scalar == " ", chance(4) else { return escaped(scalar) }
        return pick(["\n", "\n  ", " \\\n   ", " \n"])
      }.joined()
      return "\"\"\"\(chance(2) ? "\n" : "")\(broken)\"\"\""
    default: return "\"\(text.unicodeScalars.map { escaped($0) }.joined())\""
    }
  }

  private mutating func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
    guard chance(30) else { return String(scalar) }
    let digits = String(scalar.value, radix: 16)
    return chance(2) && digits.count <= 4
      ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      : "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  // MARK: Files

  private mutating func settings() -> String {
    var text = ""
    if chance(2) { text += pair("source", "\"en\"") }
    if chance(2) { text += pair("required", pick(["[\"de\"]", "\"de\"", "[\n  \"de\", \(comment())\n  \"ja\"\n]"])) }
    if chance(3) { text += pair(pick(["prefix", "prefx"]), "\"com.example\"") }
    if chance(3) { text += header("checks") + pair(pick(["missing-note", "too-long"]), pick(["\"off\"", "\"note\"", "\"of\""])) }
    return text + gap()
  }

  private mutating func action(_ key: String) -> String {
    header(key) + pair("label", "\"\(key == "cancel" ? "Cancel" : "Try Again")\"")
      + pair("role", pick(["\"cancel\"", "\"retry\"", "\"retri\""]))
  }

  private mutating func source(_ names: [String], actions: [String]) -> String {
    var text = chance(3) ? header("domain") + pair("retired-codes", pick(["[3]", "[1, 2]", "[]"])) : ""
    for (index, name) in names.enumerated() {
      var lines: [String] = []
      if !chance(4) { lines.append(pair("code", pick(["\(index + 1)", "\(index + 1)", "\"7\"", "3"]))) }
      let context = pick(["blocking", "passing", "field", "content", "empty", "feild"])
      if !chance(10) { lines.append(pair(pick(["context", "context", "\"context\""]), "\"\(context)\"")) }
      lines.append(pair("remedy", pick(["\"fix\"", "\"retry\"", "'wait'", "\"retyr\""])))
      if chance(2) { lines.append(pair("title", quoted("en"))) }
      lines.append(pair(pick(["message", "message", "message", "mesage"]), quoted("en")))
      if !chance(3) { lines.append(pair("recovery", quoted("en"))) }
      if chance(5) { lines.append(pair("macos.recovery", quoted("en"))) }
      if chance(8) { lines.append(pair("passing", "{ message = \"Short.\" }")) }
      if chance(2) { lines.append(pair("note", chance(4) ? "7" : "\"A banner.\"")) }
      if chance(3), !actions.isEmpty { lines.append(pair("actions", "[\(actions.map { "\"\($0)\"" }.joined(separator: ", "))]")) }
      if chance(8) { lines.append(pair("wraps", pick(["true", "\"true\"", isFaultless ? "false" : "yes"]))) }
      if !isFaultless, chance(10) { lines.append(pair("note", "\"A banner.\"")) }
      lines.shuffle(using: &random)
      text += header(name) + lines.joined() + arguments(of: name) + allowances(of: name)
    }
    return text + gap()
  }

  private mutating func arguments(of name: String) -> String {
    let declared = [
      ("file", ["type = \"file\"", "sample = \"a.txt\"", "max = 20"]),
      ("count", ["type = \"int\"", "range = \"1...500\"", "sample = 3"]),
      ("when", ["sample = 2026-09-01", "type = \"date\"", "max = 3"]),
      ("plan", ["type = \"choice\"", "values = [\"free\", \"pro\", \"pro\"]", "sample = \"free\""]),
    ].filter { _ in chance(2) }.map { (name: $0.0, keys: $0.1) }
    guard !declared.isEmpty else { return "" }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return pair("args", "{ \(declared.map { "\($0.name) = {\($0.keys.joined(separator: ", "))}" }.joined(separator: ", ")) }")
    case 1: return header("\(name).args") + declared.map { pair($0.name, "{ \($0.keys.joined(separator: ",")) }") }.joined()
    case 2:
      return declared.map { argument in
        header("\(name).args.\(argument.name)") + argument.keys.map { line($0) }.joined()
      }.joined()
    case 3: return declared.map { argument in argument.keys.map { line("args.\(argument.name).\($0)") }.joined() }.joined()
    default: return declared.map { pair("args.\($0.name)", "{ \($0.keys.joined(separator: ", ")) }") }.joined()
    }
  }

  private mutating func line(_ text: String) -> String { gap() + text + lineEnd() }

  private mutating func allowances(of name: String) -> String {
    let ids = ["too-long", "missing-note", "missing-title", "no-next-step", "syntax", "to-long"].filter { _ in chance(5) }
    guard !ids.isEmpty else { return "" }
    // After the tables of arguments only a table of its own belongs to the entry.
    return header("\(name).allow") + ids.map { pair($0, "\"It is right here.\"") }.joined()
  }

  private mutating func translation(of names: [String], locale: String) -> String {
    var text = ""
    for name in names where !chance(5) {
      text += header(chance(12) ? name + "s" : name)
      if chance(5) { text += pair("state", pick(["\"draft\"", "\"needs-review\"", "\"needs-reveiw\""])) }
      text += pair("message", quoted(locale))
      if chance(2) { text += pair("recovery", quoted(locale)) }
      if chance(8) { text += pair("code", "1") }
    }
    return text + gap()
  }
}
