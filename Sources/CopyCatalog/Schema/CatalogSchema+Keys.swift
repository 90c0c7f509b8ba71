/// What each key of a catalog file may hold, with the sentence that an editor shows beside it. A key that is missing
/// here is missing in the schema, which a test finds.
extension CatalogSchema {
  static let kebabCase = "^(?!domain$)[a-z][a-z0-9]*(-[a-z0-9]+)*$"
  static let argumentName = "^[A-Za-z_][A-Za-z0-9_]*$"
  static let localeTag = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"

  // MARK: catalog.toml

  static func setting(_ key: String) -> SchemaNode? {
    switch key {
    case "source": .string("The locale whose files define the errors; “en” unless given.", pattern: localeTag)
    case "required":
      .array(of: .string("A locale.", pattern: localeTag), "The locales that a release must have complete.")
    case "prefix": .string("What the NSError domains begin with, such as “com.example”.")
    case "codable":
      .boolean("Whether the generated enums are Codable where every argument allows it; not unless given.")
    case "access": .choice(Settings.Access.self, "Who may use the generated Swift; “public” unless given.")
    case "fallback-error": .string("What an unknown error is shown as, such as “General.unexpected”.")
    case "quiet":
      .array(of: systemError, "System errors that are shown to nobody, beside cancellations.")
    case "constants":
      .table(
        "Texts that are the same in every message, by the name that stands for them.", keys: argumentName,
        of: .string("The text."))
    case "names":
      .table(
        "Names that are nobody’s mistake.",
        [("keep", .array(of: .string("Such as “iCloud”."), "Brand and product names that look like code."))])
    case "tone":
      .choice(Tone.self, "Whose guidance of tone holds where style authorities disagree; “apple” unless given.")
    case "locale":
      .table(
        "What holds for one locale.", keys: localeTag,
        of: .table("A locale.", SettingsReader.localeKeys.compactMap { key in localeSetting(key).map { (key, $0) } }))
    case "checks":
      .table(
        "The severity that the team gives a check.",
        allChecks.filter { !$0.page.stopsGeneration }.map { check in
          (check.page.id, .choice(["off"] + Severity.allCases.map(\.rawValue), check.page.summary))
        })
    case "lengths":
      .table("The most columns that texts may have.", LengthLimit.names.map { ($0, columns("columns of \($0)")) })
    case "language":
      .table(
        "A team’s own words for a language, beside those that copyc knows.", keys: localeTag,
        of: .table(
          "A language.",
          OwnWords.Kind.allCases.map { ($0.rawValue, .array(of: .string("A word or phrase."), $0.summary)) }
            + [("x", own)]))
    case "x": own
    default: nil
    }
  }

  private static func localeSetting(_ key: String) -> SchemaNode? {
    switch key {
    case "register": .string("How its texts address the reader, such as “du”.")
    case "fallback":
      textOrTexts("The locales it takes an entry from, where that differs from CLDR’s parents.", pattern: localeTag)
    case "regions":
      .array(
        of: .string("A region of its language, such as “en-GB”.", pattern: localeTag),
        "Further regions of its language whose people are shown its texts with their own numbers and dates.")
    case "x": own
    default: nil
    }
  }

  // MARK: A domain

  static func domainKey(_ key: String) -> SchemaNode? {
    switch key {
    case "type": .string("The Swift enum; the file’s name and “Error” unless given.", pattern: "^[A-Z][A-Za-z0-9_]*$")
    case "identifier": .string("The NSError domain, such as “com.example.payments”.")
    case "short": .string("What support codes begin with: “PAY” makes PAY-1.")
    case "summary": .string("What the errors of this domain are about.")
    case "retired-codes":
      .array(of: code("A code."), "Codes that were once in use and are never used again.")
    case "x": own
    default: nil
    }
  }

  // MARK: An entry

  static func entryKey(_ key: String) -> SchemaNode? { text(key) ?? definition(key) }

  static func translatedEntryKey(_ key: String) -> SchemaNode? {
    if key == "help" { return .table("The page that helps.", [("label", .string("What the link says."))]) }
    return text(key) ?? translationKey(key)
  }

  /// The texts of an entry or of a variant of it.
  static let texts: [(key: String, value: SchemaNode)] =
    (Slot.plain.map(\.name) + ["labels"]).compactMap { key in text(key).map { (key, $0) } }

  static let platforms: [(key: String, value: SchemaNode)] = Platform.allCases.map {
    ($0.rawValue, .reference("texts"))
  }

  private static func text(_ key: String) -> SchemaNode? {
    switch key {
    case "title": .string("The headline: what could not be done, in a few words.")
    case "message": .string("What happened and why, as an ICU message.")
    case "recovery": .string("What to do now; begins with a verb.")
    case "announcement": .string("What assistive technology reads, where it differs from what is shown.")
    case "labels":
      .table(
        "This entry’s own wording of its buttons, by action.", keys: kebabCase, of: .string("The button’s label."))
    case "without":
      .table(
        "The wording where an argument has no value, by argument.", keys: argumentName,
        of: .reference("contexts"))
    case "allow":
      .table(
        "Checks that this entry silences, each with the reason.",
        allChecks.filter { !$0.page.stopsGeneration }.map { ($0.page.id, .string("Why: \($0.page.summary)")) })
    case "x": own
    default:
      if Context(rawValue: key) != nil {
        .reference("platforms")
      } else if Platform(rawValue: key) != nil {
        .reference("texts")
      } else {
        nil
      }
    }
  }

  private static func definition(_ key: String) -> SchemaNode? {
    switch key {
    case "code": code("Names the error to the support team, for ever.")
    case "context":
      .either(
        "Where the person meets it; the first is the default.",
        [
          .choice(Context.self, "One context."),
          .array(of: .choice(Context.self, "A context."), "Several; a view may ask for another than the first."),
        ])
    case "remedy": .choice(Remedy.self, "Who can end it, and how.")
    case "repeatable":
      .boolean("Whether what failed can safely be done again; true with the remedies “retry” and “wait” unless given.")
    case "note": .string("For translators: where it is seen, and what the person just did.")
    case "actions":
      .array(
        of: .string("A key of Actions.toml.", pattern: kebabCase),
        "The buttons it offers; the first is the primary one.")
    case "wraps": .boolean("Whether the error carries the one it came from.")
    case "maps":
      .array(of: systemError, "The system errors that are shown with this copy.")
    case "help":
      .table(
        "A page that helps.",
        [("url", .string("Its address.")), ("label", .string("What the link says."))])
    case "support": .string("For the support team; never in the app.")
    case "args":
      .table(
        "The values it shows, in the order of the Swift case.", keys: argumentName,
        of: .table(
          "An argument.", ArgumentReader.keys.compactMap { key in argumentKey(key).map { (key, $0) } },
          required: ["type"]))
    case "length":
      .table(
        "This entry’s own limits of lengths.", LengthLimit.entryNames.map { ($0, columns("columns of its \($0)")) })
    default: nil
    }
  }

  private static func argumentKey(_ key: String) -> SchemaNode? {
    switch key {
    case "type": .choice(ArgumentType.self, "What it holds, and so how it is shown and which Swift type it has.")
    case "sample": .anything("A typical value, which previews and lengths are made with.")
    case "note": .string("For translators: what it is.")
    case "max": .integer("The most characters it has; lengths are judged with it.", in: 1...10_000)
    case "range":
      .string(
        "The whole numbers it can be, such as “1...500” or “1...”.",
        pattern: "^ *-?[0-9_]+ *\\.\\.\\. *(-?[0-9_]+)? *$")
    case "values":
      .array(
        of: .string("A value.", pattern: argumentName),
        "The values of a choice, in the order of the Swift enum’s cases.")
    case "public": .boolean("Whether its value may be printed and logged; text is private unless it says so.")
    case "from": .choice(ErrorFact.self, "What of a mapped system error gives its value.")
    case "x": own
    default: nil
    }
  }

  // MARK: A translation

  private static func translationKey(_ key: String) -> SchemaNode? {
    switch key {
    case "from":
      .string(
        "The fingerprint of the source text it was translated from; “copyc accept” writes it.",
        pattern: "^[0-9a-f]{8}$")
    case "state": .choice(TranslationState.self, "How far the translation has come; “translated” unless given.")
    case "comment": .string("A translator’s remark to the next one.")
    default: nil
    }
  }

  // MARK: Actions.toml

  static func actionKey(_ key: String) -> SchemaNode? {
    switch key {
    case "label": .string("What the button says.")
    case "announcement": .string("What assistive technology calls the button, where it differs from the label.")
    case "role": .choice(ActionRole.self, "What it does, which decides its key and its place; “primary” unless given.")
    case "note": .string("For translators: what it does.")
    case "x": own
    default: translationKey(key)
    }
  }

  // MARK: Values

  private static let systemError = SchemaNode.string(
    "Such as “CocoaError.fileWriteOutOfSpace”, “POSIXError.ENOSPC”, “http:429” or “com.example.sync:7”.")

  private static let own = SchemaNode.anything("The team’s own; never read.")

  private static func code(_ description: String) -> SchemaNode {
    .integer(description, in: 1...Int(Int32.max))
  }

  private static func columns(_ what: String) -> SchemaNode {
    .integer("The most \(what), one for a character and two for a wide one.", in: 1...10_000)
  }

  private static func textOrTexts(_ description: String, pattern: String) -> SchemaNode {
    .either(
      description,
      [.string("One.", pattern: pattern), .array(of: .string("One of several.", pattern: pattern), "Several.")])
  }
}
