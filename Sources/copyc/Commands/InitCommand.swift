import CopyCatalog
import CopycErrors

/// `copyc init`: makes a small catalog to begin with.
enum InitCommand: Command {
  static let folder = Syntax.Operand(name: "folder", summary: "The folder to make; “catalogs” unless given.")
  static let system = Syntax.Option(
    name: "system",
    summary: "Write copy for the errors that every app meets: of the network, of files, iCloud and the App Store.")

  static let syntax = Syntax(
    name: "init",
    summary: "make a small catalog in English and German that passes “copyc check”",
    details: [
      "Writes all of its files or, where one of them is there already, none.",
      """
      With --system the catalog has one domain, System, in English, Arabic, Brazilian Portuguese, French, German, \
      Japanese, Polish and Simplified Chinese. A folder that holds a catalog already gets that domain in its own \
      languages, as far as they are among these, without the errors that other domains map. The actions that it \
      offers come with it, added to Actions.toml where there is one, and so does what shows errors: \
      “fields-summary” for the line above a form, “error-details” and “details-copied” for details to copy.
      """,
    ],
    operands: [folder],
    options: [system],
    examples: [
      Syntax.Usage(
        line: "copyc init Sources/App/catalogs", meaning: "Make a catalog inside the target of an app."),
      Syntax.Usage(
        line: "copyc init --system Sources/App/catalogs",
        meaning: "Add copy for what the system throws to a catalog, or make one with it."),
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let folder = OutputFolder(arguments[folder] ?? CatalogFolder.usual)
    var files = Starter.files
    var next = ""
    var isExtended: (OutputFolder.File) -> Bool = { _ in false }
    let isAddition = arguments.has(system) && FileAccess.exists("\(folder.path)/catalog.toml")
    if arguments.has(system) {
      if isAddition {
        let present = try CatalogFolder(folder.path).files()
        let catalog = check(present, with: []).catalog
        files = try Starter.systemFiles(for: catalog, of: present)
        // Actions are added to a file that is there; what is in it stays.
        let names = Set(present.map(\.relativePath))
        isExtended = { $0.name.hasSuffix("/Actions.toml") && names.contains($0.name) }
        if catalog.settings.fallbackError == nil {
          next = "Next: add  fallback-error = \"\(Starter.fallbackError)\"  to \(folder.path)/catalog.toml\n"
        }
      } else {
        files = Starter.systemFiles
      }
    }
    for file in files where !isExtended(file) && FileAccess.exists("\(folder.path)/\(file.name)") {
      let path = "\(folder.path)/\(file.name)"
      throw isAddition ? .systemCopyPresent(path: path) : .wouldOverwrite(path: path)
    }
    try folder.resolve(folder.differences(from: files), with: files)
    func names(_ files: [OutputFolder.File]) -> String {
      files.map { "\(folder.path)/\($0.name)" }.joined(separator: "\n     ")
    }
    let extended = files.filter(isExtended)
    let added = extended.isEmpty ? "" : "\nadded actions to \(names(extended))"
    let made = names(files.filter { !isExtended($0) })
    try terminal.print("made \(made)\(added)\n\n\(next)Next: copyc check \(folder.path)\n")
    return .success
  }
}

/// The catalog that `copyc init` makes.
enum Starter {
  static let files =
    [
      file("catalog.toml", .settings, settings),
      file("en/Actions.toml", .actions, englishActions),
      file("en/Notes.toml", .source, englishNotes),
      file("de/Actions.toml", .labels, germanActions),
      file("de/Notes.toml", .translation, germanNotes),
    ]
    + schemas

  private static let schemas = CatalogSchema.Kind.allCases.map { kind in
    let schema = CatalogSchema(kind)
    return OutputFolder.File(name: ".schema/\(schema.fileName)", text: schema.json)
  }

  // MARK: Errors of the system

  static let fallbackError = "\(SystemCopy.domain).\(SystemCopy.fallback)"

  /// A new catalog of them, in all languages.
  static let systemFiles: [OutputFolder.File] = {
    let copy = SystemCopy()
    var files = [file("catalog.toml", .settings, systemSettings)]
    for (tag, _) in SystemCopy.locales {
      let isSource = tag == "en"
      if let text = copy.actions(in: tag, isSource: isSource) {
        let head = isSource ? "# The labels of buttons. An error names them by their keys.\n\n" : ""
        files.append(file("\(tag)/Actions.toml", isSource ? .actions : .labels, head + text))
      }
      if let entries = systemFile(copy, tag, writtenIn: tag, isSource: isSource) { files.append(entries) }
    }
    return files + schemas
  }()

  /// Their domain for a catalog that is there, in those of its languages that it is written in, and its files
  /// of actions with those that the domain needs besides.
  ///
  /// - Parameter files: the catalog's files.
  static func systemFiles(
    for catalog: Catalog, of files: [SourceFile]
  ) throws(CopycError) -> [OutputFolder.File] {
    let copy = SystemCopy(for: catalog)
    let source = catalog.settings.source
    let tags = SystemCopy.locales.map(\.tag)
    func written(_ locale: LocaleTag) -> String? {
      if tags.contains(locale.tag) { return locale.tag }
      // A region takes from its language; where that has no folder, the region gets its texts.
      let isAlone = !catalog.locales.contains(LocaleTag(locale.language))
      return isAlone && tags.contains(locale.language) ? locale.language : nil
    }
    guard let tag = written(source),
      let first = systemFile(copy, source.tag, writtenIn: tag, isSource: true)
    else { throw .noSystemCopy(locale: source.tag, locales: tags.joined(separator: ", ")) }
    var made = [first]
    made += try actionsFiles(copy, source.tag, writtenIn: tag, isSource: true, beside: files)
    for locale in catalog.translationLocales {
      guard let tag = written(locale) else { continue }
      if let entries = systemFile(copy, locale.tag, writtenIn: tag, isSource: false) { made.append(entries) }
      made += try actionsFiles(copy, locale.tag, writtenIn: tag, isSource: false, beside: files)
    }
    return made
  }

  private static func systemFile(
    _ copy: SystemCopy, _ tag: String, writtenIn written: String, isSource: Bool
  ) -> OutputFolder.File? {
    let text = isSource ? copy.source(in: written) : copy.translation(in: written)
    return text.map { file("\(tag)/\(SystemCopy.domain).toml", isSource ? .source : .translation, $0) }
  }

  /// A locale's file of actions: as it is, with further ones at its end, or a new one. None where nothing is
  /// missing in it.
  private static func actionsFiles(
    _ copy: SystemCopy, _ tag: String, writtenIn written: String, isSource: Bool, beside files: [SourceFile]
  ) throws(CopycError) -> [OutputFolder.File] {
    guard let text = copy.actions(in: written, isSource: isSource), !text.isEmpty else { return [] }
    let name = "\(tag)/Actions.toml"
    guard let old = files.first(where: { $0.relativePath == name }) else {
      return [file(name, isSource ? .actions : .labels, text)]
    }
    // What stands behind a fault, such as a text that isn't closed, may be read as a part of it.
    let faults = check(files, with: allChecks.filter { $0.page.id == "syntax" }).findings
    guard case .bytes(let bytes) = old.content, let before = String(validating: bytes, as: UTF8.self),
      !faults.contains(where: { $0.place.file == old.path })
    else { throw .catalogFileFaulty(path: old.path) }
    let gap = before.isEmpty || before.hasSuffix("\n\n") ? "" : before.hasSuffix("\n") ? "\n" : "\n\n"
    return [OutputFolder.File(name: name, text: before + gap + text)]
  }

  private static let systemSettings = """
    # The locale whose files define the errors; the other folders translate it.
    source = "en"

    # A release has these locales complete.
    required = ["ar", "de", "fr", "ja", "pl", "pt-BR", "zh-Hans"]

    # What the NSError domains begin with.
    prefix = "com.example"

    # What an error is shown as that nothing else is known of.
    fallback-error = "System.unexpected"

    """

  /// A file whose first line tells editors its schema.
  private static func file(_ name: String, _ kind: CatalogSchema.Kind, _ text: String) -> OutputFolder.File {
    OutputFolder.File(name: name, text: CatalogSchema(kind).editorHint + "\n\n" + text)
  }

  private static let settings = """
    # The locale whose files define the errors; the other folders translate it.
    source = "en"

    # A release has these locales complete.
    required = ["de"]

    # What the NSError domains begin with.
    prefix = "com.example"

    """

  private static let englishActions = """
    # The labels of buttons. An error names them by their keys.

    [try-again]
    label = "Try Again"
    role = "retry"
    note = "Does the same once more."

    [cancel]
    label = "Cancel"
    role = "cancel"
    note = "Leaves everything as it is."

    """

  private static let germanActions = """
    [try-again]
    label = "Erneut versuchen"

    [cancel]
    label = "Abbrechen"

    """

  private static let englishNotes = #"""
    # Each table is one error. Its name becomes a Swift case: note-not-saved is NotesError.noteNotSaved.

    [domain]
    summary = "Writing and saving notes."

    [note-not-saved]
    code = 1
    context = "blocking"
    remedy = "retry"
    title = "Couldn’t save “{noteTitle}”"
    message = "The connection was lost while the note was being saved."
    recovery = "Check your internet connection, then try again."
    actions = ["try-again", "cancel"]
    note = "An alert in the editor. The text is still there."
    args.noteTitle = { type = "title", sample = "Shopping list", note = "what the person called the note" }

    [title-too-long]
    code = 2
    context = "field"
    remedy = "fix"
    message = """
    {limit, plural,
      one {Titles can have # character.}
      other {Titles can have up to # characters.}}"""
    recovery = "Enter a shorter title."
    note = "Under the title field."
    args.limit = { type = "int", range = "1...500", sample = 80, note = "the most characters of a title" }

    """#

  private static let germanNotes = #"""
    [note-not-saved]
    title = "„{noteTitle}“ konnte nicht gesichert werden"
    message = "Die Verbindung wurde beim Sichern der Notiz unterbrochen."
    recovery = "Prüfe deine Internetverbindung und versuche es erneut."

    [title-too-long]
    message = """
    {limit, plural,
      one {Titel können # Zeichen lang sein.}
      other {Titel können bis zu # Zeichen lang sein.}}"""
    recovery = "Gib einen kürzeren Titel ein."

    """#
}
