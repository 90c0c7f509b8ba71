/// Reads `Actions.toml`: the labels of buttons.
struct ActionsReader {
  static let sourceKeys = ["label", "announcement", "role", "note", "x"]
  static let translationKeys = ["label", "announcement", "state", "from", "comment", "x"]

  /// The file's name without its ending; no domain can have it.
  static let name = "Actions"

  /// The actions of the source file and what the translations call them. Labels of actions that the source does
  /// not have are reported.
  static func read(
    source: (table: TOMLTable, file: String)?, locale: LocaleTag,
    translations: [(table: TOMLTable, file: String, locale: LocaleTag)], reportingTo findings: inout Findings
  ) -> [Action] {
    var actions: [Action] = []
    if let source {
      var reader = ValueReader(file: source.file, subject: Subject(locale: locale, domain: name))
      for pair in source.table.pairs {
        guard let table = reader.entryTable(pair) else { continue }
        actions.append(readAction(pair, table, locale: locale, with: &reader))
      }
      findings.add(reader.findings.all)
    }
    let keys = Set(actions.map(\.key))
    var labels: [String: [Copy]] = [:]
    for translation in translations {
      var reader = ValueReader(
        file: translation.file, subject: Subject(locale: translation.locale, domain: name))
      for pair in translation.table.pairs {
        guard let table = reader.entryTable(pair) else { continue }
        let copy = readLabel(pair, table, locale: translation.locale, with: &reader)
        if keys.contains(pair.key) {
          labels[pair.key, default: []].append(copy)
        } else {
          reader.findings.add(
            ExtraTranslation().action(pair.key, at: reader.place(pair.keyRange), in: reader.subject))
        }
      }
      findings.add(reader.findings.all)
    }
    return actions.map { action in
      Action(key: action.key, role: action.role, entry: action.entry.with(translations: labels[action.key] ?? []))
    }
  }

  private static func readAction(
    _ pair: TOMLPair, _ table: TOMLTable, locale: LocaleTag, with reader: inout ValueReader
  ) -> Action {
    reader.subject.entry = pair.key
    defer { reader.subject.entry = nil }
    var role = ActionRole.primary
    var note: String?
    var texts: [CopyText] = []
    for key in table.pairs {
      switch key.key {
      case "label", "announcement":
        if let text = EntryReader.readActionText(pair, key, locale: locale, with: &reader) { texts.append(text) }
      case "role": role = reader.choice(key, of: ActionRole.self) ?? .primary
      case "note": note = reader.string(key)
      case "x": break
      default: reader.unknown(key, among: sourceKeys, of: "an action")
      }
    }
    if table["label"] == nil {
      reader.findings.add(
        WrongValue().actionWithoutLabel(pair.key, at: reader.place(pair.keyRange), in: reader.subject))
    }
    return Action(
      key: pair.key, role: role,
      entry: Entry(
        name: pair.key, code: nil, contexts: [], remedy: nil, arguments: [], actions: [], wraps: false, maps: [],
        help: nil, note: note, support: nil, lengths: [:],
        source: Copy(locale: locale, file: reader.file, nameRange: pair.keyRange, texts: texts), translations: []))
  }

  private static func readLabel(
    _ pair: TOMLPair, _ table: TOMLTable, locale: LocaleTag, with reader: inout ValueReader
  ) -> Copy {
    reader.subject.entry = pair.key
    defer { reader.subject.entry = nil }
    var texts: [CopyText] = []
    var state = TranslationState.translated
    var from: Fingerprint?
    var comment: String?
    for key in table.pairs {
      switch key.key {
      case "label", "announcement":
        if let text = EntryReader.readActionText(pair, key, locale: locale, with: &reader) { texts.append(text) }
      case "state": state = reader.choice(key, of: TranslationState.self) ?? .translated
      case "from": from = reader.fingerprint(key)
      case "comment": comment = reader.string(key)
      case "x": break
      default:
        if sourceKeys.contains(key.key) {
          reader.findings.add(
            UnknownKey().belongsToSource(key.key, entry: pair.key, at: reader.place(key.keyRange), in: reader.subject))
        } else {
          reader.unknown(key, among: translationKeys, of: "an action's translation")
        }
      }
    }
    return .translation(
      locale: locale, file: reader.file, nameRange: pair.keyRange, texts: texts, state: state, from: from,
      comment: comment)
  }
}
