/// The key of a text where the text should be.
struct KeyAsText: DebugTextCheck {
  static let page = CheckPage(
    id: "key-as-text", category: .debugText, severity: .blocking,
    summary: "The key of a text where the text should be, such as “error.network.title”.",
    rationale: """
      It is shown when a text was not found, or when its key was copied in its place. A word after a point \
      is no key: hosts (“example.com”), files (“report.pdf”), versions and “a.m.” are not found.
      """,
    examples: [
      .message("error.upload.paused", "The upload is paused."),
      .translation("pl", of: "The upload is paused.", "upload-paused", "Przesyłanie jest wstrzymane."),
    ])
  static let sign = DebugSigns.keyAsText
  static let impact = "the reader meets the name of a text instead of the text"
  static let fix = "write the text itself"

  /// Words that begin what a library says of a text that it did not find.
  static let openings =
    ["translation missing", "missing translation", "nslocalizedstring", "localizable.strings", "r.string."]
    + contractions

  private static let phrases = PhraseList([
    "translation missing:", "missing translation for key", "nslocalizedstring(", "localizable.strings",
  ])
  /// English contractions without their apostrophe, as names in code become texts: `dontSave`.
  private static let contractions = [
    "dont", "doesnt", "didnt", "isnt", "arent", "wasnt", "werent", "hasnt", "havent", "hadnt", "couldnt",
    "wouldnt",
    "shouldnt", "cant", "wont", "youre", "theyre", "youve", "weve",
  ]
  /// What keys begin with.
  private static let firstParts: Set<String> = [
    "error", "errors", "err", "common", "alert", "alerts", "label", "labels", "button", "buttons", "title",
    "titles",
    "message", "messages", "msg", "validation", "general", "global", "screen", "screens", "page", "pages",
    "form", "forms",
    "dialog", "dialogs", "modal", "toast", "notification", "notifications", "settings", "login", "auth",
    "app", "ui", "text",
    "texts", "string", "strings", "i18n", "l10n", "locale", "action", "actions", "menu", "nav", "placeholder",
    "tooltip", "hint",
  ]

  static func hits(in text: DebugText) -> [DebugHit] {
    var hits = phrases.matches(in: text).map {
      DebugHit($0, "is what a library says of a text that it did not find")
    }
    if text.isWhole, let range = wholeKey(text) { return hits + [DebugHit(range, "is a key and no text")] }
    hits += parts(in: text)
    if text.site.locale.language == "en", text.isWhole, text.count <= 48 { hits += humanized(text) }
    hits += unanswered(text)
    return hits
  }

  /// A text of one word that is a key.
  private static func wholeKey(_ text: DebugText) -> Range<Int>? {
    let core = text.core
    guard core.count >= 3, !text.bytes.contains(where: { $0 >= 0x80 || $0.isSpace }) else { return nil }
    let hasMark = text.bytes[core].contains { $0 == .period || $0 == .underscore || $0 == .hyphen }
    guard hasMark else { return nil }
    let entry = text.site.entry.name
    let written = text.string(core)
    if entry.utf8.contains(.hyphen) && (written == entry || written.hasSuffix(".\(entry)")) { return core }
    if written == "\(entry).\(text.site.field.description)" { return core }
    if isDotted(text, core) { return core }
    // `ERR_NETWORK_TITLE`, `error_network_title`
    let letters = text.bytes[core].filter(\.isLetter).count
    let isName = text.bytes[core].allSatisfy { $0.isName }
    return isName && letters >= 5 && text.bytes[core].filter { $0 == .underscore }.count >= 1
      && !(text.bytes[core].first == .underscore) && Identifier.isSnakeCase(text, core) ? core : nil
  }

  /// Keys in running text: `@string/title`, and dotted names with a capital or `_` inside.
  private static func parts(in text: DebugText) -> [DebugHit] {
    var hits: [DebugHit] = []
    var index = 0
    while index < text.count {
      guard text.bytes[index].isName || text.bytes[index] == UInt8(ascii: "@") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      while let byte = text[index],
        byte.isName || byte == .period || byte == .hyphen || byte == UInt8(ascii: "/")
      { index += 1 }
      var end = index
      while end > start, text.bytes[end - 1] == .period || text.bytes[end - 1] == .hyphen { end -= 1 }
      let range = start..<end
      if text.has("@string/", at: start) || text.has("@plurals/", at: start)
        || text.has("R.string.", at: start)
      {
        hits.append(DebugHit(range, "is a key and no text"))
      } else if !range.isEmpty, text[start - 1] != UInt8(ascii: "@"), text[start - 1] != UInt8(ascii: "/"),
        text[index] != UInt8(ascii: "@"), isDotted(text, range, inText: true)
      {
        hits.append(DebugHit(range, "is a key and no text"))
      }
    }
    return hits
  }

  /// Names with points between them that are neither a host, a file nor a version.
  private static func isDotted(_ text: DebugText, _ range: Range<Int>, inText: Bool = false) -> Bool {
    guard range.count >= 7, text.bytes[range.lowerBound].isLower || text.bytes[range.lowerBound].isCapital,
      text.bytes[range].contains(.period), !text.bytes[range].contains(UInt8(ascii: "/"))
    else { return false }
    let labels = text.string(range).split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.count <= 12,
      labels.allSatisfy({ label in label.utf8.count >= 2 && label.utf8.contains(where: \.isLetter) })
    else { return false }
    guard let first = labels.first, let last = labels.last else { return false }
    if FileTypes.ofHosts.contains(last.lowercased()) || FileTypes.ofPeople.contains(last.lowercased())
      || FileTypes.ofSource.contains(last.lowercased())
    {
      return false
    }
    if first == "www" || first.lowercased() == "node" { return false }
    let isShaped = labels.contains { label in
      let bytes = Array(label.utf8)
      return bytes.indices.dropFirst().contains {
        bytes[$0].isCapital && bytes[$0 - 1].isLower || bytes[$0] == .underscore
      }
    }
    let isLower = labels.allSatisfy { $0.utf8.allSatisfy { !$0.isCapital } }
    let isKnown = firstParts.contains(first.lowercased())
    // Sentences run together have a capital after the point.
    let runsTogether = labels.dropFirst().allSatisfy { $0.utf8.first?.isCapital == true }
    if runsTogether { return false }
    if inText { return labels.count >= 3 && (isShaped || isKnown && isLower) }
    return labels.count >= 3 && (isLower || isShaped) || isKnown && (isLower || isShaped)
  }

  /// “Dont Save”: a name in code that was taken apart.
  private static func humanized(_ text: DebugText) -> [DebugHit] {
    text.names().compactMap { range in
      guard (4...8).contains(range.count), contractions.contains(text.string(range).lowercased()) else {
        return nil
      }
      return DebugHit(range, "has no apostrophe, as names in code have none", .shouldFix)
    }
  }

  /// `???error.title???`
  private static func unanswered(_ text: DebugText) -> [DebugHit] {
    guard text.has("???", at: 0), text.count > 7, text.has("???", at: text.count - 3), text[3]?.isName == true
    else {
      return []
    }
    return [DebugHit(0..<text.count, "is a key and no text")]
  }
}
