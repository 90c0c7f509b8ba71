/// Reads one entry of a domain: in the source locale all of it, in a translation its texts.
struct EntryReader {
  /// The keys that only a translation has.
  static let translationKeys = ["from", "state", "comment"]
  /// The keys that only the source has.
  static let definitionKeys = [
    "code", "context", "remedy", "repeatable", "note", "actions", "wraps", "maps", "help", "support", "args",
    "length"
  ]
  /// The keys that both have.
  static let textKeys =
    Slot.plain.map(\.name) + ["labels", "without", "allow", "x"]
    + Context.allCases.map(\.rawValue) + Platform.allCases.map(\.rawValue)

  private let isSource: Bool
  private let locale: LocaleTag
  private let name: String
  private let nameRange: Range<Int>
  private var reader: ValueReader

  private var texts: [CopyText] = []
  private var allowances: [Allowance] = []
  private var state = TranslationState.translated
  private var from: Fingerprint?
  private var comment: String?

  /// Where the keys stand that errors alone have.
  private var errorKeys: [(key: String, range: Range<Int>)] = []
  private var code: Entry.Code?
  private var contexts: [Context] = []
  private var remedy: Remedy?
  private var repeatable: Bool?
  private var arguments: [Argument] = []
  private var actions: [ActionReference] = []
  private var wraps = false
  private var maps: [SystemErrorName] = []
  private var help: Entry.Help?
  private var note: String?
  private var support: String?
  private var lengths: [String: Int] = [:]
  private var unreadable: Set<String> = []

  private init(_ pair: TOMLPair, locale: LocaleTag, isSource: Bool, reader: ValueReader) {
    self.isSource = isSource
    self.locale = locale
    self.name = pair.key
    self.nameRange = pair.keyRange
    self.reader = reader
    self.reader.subject.entry = pair.key
  }

  /// The entry that a table of the source locale defines, still without translations.
  static func readDefinition(
    _ pair: TOMLPair, _ table: TOMLTable, locale: LocaleTag, with reader: inout ValueReader
  ) -> Entry {
    var entry = EntryReader(pair, locale: locale, isSource: true, reader: reader.handedOver())
    for key in table.pairs { entry.read(key) }
    let result = entry.definition(hasContext: table["context"] != nil, hasRemedy: table["remedy"] != nil)
    reader.findings = entry.reader.findings
    return result
  }

  /// The copy that a table of another locale holds.
  static func readTranslation(
    _ pair: TOMLPair, _ table: TOMLTable, locale: LocaleTag, with reader: inout ValueReader
  ) -> Copy {
    var entry = EntryReader(pair, locale: locale, isSource: false, reader: reader.handedOver())
    for key in table.pairs { entry.read(key) }
    reader.findings = entry.reader.findings
    return entry.copy
  }

  /// The label of an action, or what assistive technology calls it, read from its table in `Actions.toml`.
  static func readActionText(
    _ pair: TOMLPair, _ text: TOMLPair, locale: LocaleTag, with reader: inout ValueReader
  ) -> CopyText? {
    var entry = EntryReader(pair, locale: locale, isSource: true, reader: reader.handedOver())
    entry.readText(text, Field(text.key == "label" ? .actionLabel : .announcement))
    reader.findings = entry.reader.findings
    return entry.texts.first
  }

  private var copy: Copy {
    .translation(
      locale: locale, file: reader.file, nameRange: nameRange, texts: texts, allowances: allowances,
      state: state,
      from: from, comment: comment)
  }

  private mutating func definition(hasContext: Bool, hasRemedy: Bool) -> Entry {
    if contexts.isEmpty {
      if !hasContext {
        reader.findings.add(
          WrongValue().entryWithoutContext(name, at: reader.place(nameRange), in: reader.subject))
      }
      contexts = [.blocking]
      unreadable.insert("context")
    } else if contexts[0].isError, !hasRemedy {
      reader.findings.add(WrongValue().errorWithoutRemedy(name, at: reader.place(nameRange), in: reader.subject))
    }
    if let context = contexts.first, !context.isError {
      for (key, range) in errorKeys {
        reader.findings.add(
          UnknownKey().belongsToErrors(
            key, entry: name, context: context, at: reader.place(range), in: reader.subject))
      }
      (code, remedy, repeatable, maps) = (nil, nil, nil, [])
    }
    return Entry(
      name: name, code: code, contexts: contexts, remedy: remedy, repeatable: repeatable,
      arguments: arguments,
      actions: actions, wraps: wraps, maps: maps, help: help, note: note, support: support, lengths: lengths,
      unreadable: unreadable, source: copy, translations: [])
  }

  private mutating func read(_ pair: TOMLPair) {
    switch pair.key {
    case "title": readText(pair, Field(.title))
    case "message": readText(pair, Field(.message))
    case "recovery": readText(pair, Field(.recovery))
    case "announcement": readText(pair, Field(.announcement))
    case "labels": readLabels(pair, Field(.title))
    case "without":
      for argument in reader.table(pair)?.pairs ?? [] {
        readVariant(argument, Field(.title, without: argument.key))
      }
    case "allow": readAllowances(pair)
    case "x": break
    default:
      if isSource ? readDefinitionKey(pair) : readTranslationKey(pair) { return }
      if let context = Context(rawValue: pair.key) {
        readVariant(pair, Field(.title, context: context))
      } else if let platform = Platform(rawValue: pair.key) {
        readVariant(pair, Field(.title, platform: platform))
      } else {
        reportUnknown(pair)
      }
    }
  }

  /// Reports a key that no entry has, or that belongs to the other kind of file.
  private mutating func reportUnknown(_ pair: TOMLPair) {
    let place = reader.place(pair.keyRange)
    if isSource, Self.translationKeys.contains(pair.key) {
      reader.findings.add(
        UnknownKey().belongsToTranslations(pair.key, entry: name, at: place, in: reader.subject))
    } else if !isSource, Self.definitionKeys.contains(pair.key) {
      reader.findings.add(UnknownKey().belongsToSource(pair.key, entry: name, at: place, in: reader.subject))
    } else {
      reader.unknown(
        pair, among: (isSource ? Self.definitionKeys : Self.translationKeys) + Self.textKeys,
        of: isSource ? "an entry" : "a translation")
    }
  }

  // MARK: Texts

  private mutating func readText(_ pair: TOMLPair, _ field: Field) {
    guard case .string(let string) = pair.value.content else {
      if case .unreadable = pair.value.content {
        // The fault is reported where it was met; the slot is not reported as missing on top of it.
        texts.append(
          CopyText(
            field: field, keyRange: pair.keyRange, valueRange: pair.value.range,
            message: Message(
              pattern: "", file: reader.file, map: TextMap(start: pair.value.range.lowerBound), parts: [],
              isSound: false)))
        return
      }
      reader.wrongValue(pair, expected: "text in quotes")
      return
    }
    let (pattern, map) = folded(string)
    var subject: Subject {
      var subject = reader.subject
      subject.field = field.description
      return subject
    }
    let message = parseMessage(
      pattern, file: reader.file, map: map, hasEscapes: string.hasEscapes, subject: subject,
      reportingTo: &reader.findings)
    texts.append(
      CopyText(field: field, keyRange: pair.keyRange, valueRange: pair.value.range, message: message))
  }

  private mutating func readLabels(_ pair: TOMLPair, _ variant: Field) {
    for label in reader.table(pair)?.pairs ?? [] {
      readText(
        label,
        Field(
          .label(action: label.key), context: variant.context, platform: variant.platform,
          without: variant.without))
    }
  }

  /// The texts of a variant: of a context, a platform, a platform within a context, or without an argument.
  private mutating func readVariant(_ pair: TOMLPair, _ variant: Field) {
    for key in reader.table(pair)?.pairs ?? [] {
      if let slot = Slot.plain.first(where: { $0.name == key.key }) {
        readText(
          key, Field(slot, context: variant.context, platform: variant.platform, without: variant.without))
      } else if key.key == "labels" {
        readLabels(key, variant)
      } else if variant.platform == nil, let platform = Platform(rawValue: key.key) {
        readVariant(
          key, Field(.title, context: variant.context, platform: platform, without: variant.without))
      } else if variant.context == nil, variant.platform == nil, let context = Context(rawValue: key.key) {
        readVariant(key, Field(.title, context: context, without: variant.without))
      } else if key.key == "without", let first = variant.without {
        reader.findings.add(
          UnknownKey().withoutTwoArguments(first, at: reader.place(key.keyRange), in: reader.subject))
      } else {
        reader.unknown(key, among: Slot.plain.map(\.name) + ["labels"], of: "the variant \(pair.key)")
      }
    }
  }

  private mutating func readAllowances(_ pair: TOMLPair) {
    for allowance in reader.table(pair)?.pairs ?? [] {
      guard let reason = reader.string(allowance) else { continue }
      let place = reader.place(allowance.keyRange)
      guard let page = allChecks.first(where: { $0.page.id == allowance.key })?.page else {
        reader.unknown(allowance, among: allChecks.map(\.page.id), of: "allow")
        continue
      }
      if page.stopsGeneration {
        reader.findings.add(WrongValue().cannotBeSilenced(allowance.key, at: place, in: reader.subject))
      } else if reason.allSatisfy(\.isWhitespace) {
        reader.findings.add(WrongValue().allowanceWithoutReason(allowance.key, at: place, in: reader.subject))
      } else {
        allowances.append(Allowance(check: allowance.key, reason: reason, place: place))
      }
    }
  }

  // MARK: What only a translation says

  /// Reads one of these keys; false where it is another.
  private mutating func readTranslationKey(_ pair: TOMLPair) -> Bool {
    switch pair.key {
    case "from": from = reader.fingerprint(pair)
    case "state": state = reader.choice(pair, of: TranslationState.self) ?? .translated
    case "comment": comment = reader.string(pair)
    case "help": readHelp(pair)
    default: return false
    }
    return true
  }

  // MARK: What only the source says

  /// Reads one of these keys; false where it is another.
  private mutating func readDefinitionKey(_ pair: TOMLPair) -> Bool {
    switch pair.key {
    case "code":
      code = reader.code(pair.key, pair.value)
      if code == nil { unreadable.insert("code") } else { errorKeys.append((pair.key, pair.keyRange)) }
    case "context":
      contexts = (reader.stringOrStrings(pair) ?? []).compactMap {
        reader.choice($0.text, of: Context.self, key: "context", at: $0.place.range)
      }
      if let first = contexts.first, let odd = contexts.first(where: { $0.isError != first.isError }) {
        reader.findings.add(
          WrongValue().mixedContexts(first, odd, at: reader.place(pair.value.range), in: reader.subject))
        contexts = contexts.filter { $0.isError == first.isError }
      }
    case "remedy":
      remedy = reader.choice(pair, of: Remedy.self)
      if remedy != nil { errorKeys.append((pair.key, pair.keyRange)) }
    case "repeatable":
      repeatable = reader.boolean(pair)
      if repeatable != nil { errorKeys.append((pair.key, pair.keyRange)) }
    case "note": note = reader.string(pair)
    case "actions":
      actions = (reader.strings(pair) ?? []).map { ActionReference(key: $0.text, place: $0.place) }
    case "wraps": wraps = reader.boolean(pair) ?? false
    case "maps":
      maps = (reader.strings(pair) ?? []).map { SystemErrorName(text: $0.text, place: $0.place) }
      if !maps.isEmpty { errorKeys.append((pair.key, pair.keyRange)) }
    case "help": readHelp(pair)
    case "support": support = reader.string(pair)
    case "args":
      for argument in reader.table(pair)?.pairs ?? [] {
        if let read = ArgumentReader.read(argument, with: &reader) {
          arguments.append(read)
        } else {
          unreadable.insert("args.\(argument.key)")
        }
      }
    case "length":
      for length in reader.table(pair)?.pairs ?? [] {
        if LengthLimit.entryNames.contains(length.key) {
          lengths[length.key] = reader.length(length)
        } else {
          reader.unknown(length, among: LengthLimit.entryNames, of: "length")
        }
      }
    default: return false
    }
    return true
  }

  private mutating func readHelp(_ pair: TOMLPair) {
    guard case .table(let table) = pair.value.content else {
      let keys = isSource ? "url = \"https://…\", label = \"…\"" : "label = \"…\""
      return reader.wrongValue(pair, expected: "a table, as in { \(keys) }")
    }
    for key in table.pairs {
      switch key.key {
      case "url" where isSource:
        if let url = reader.string(key) { help = Entry.Help(url: url, place: reader.place(key.value.range)) }
      case "label": readText(key, Field(.helpLabel))
      default: reader.unknown(key, among: isSource ? ["url", "label"] : ["label"], of: "help")
      }
    }
  }
}
