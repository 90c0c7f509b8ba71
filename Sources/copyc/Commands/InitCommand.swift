import CopyCatalog
import CopycErrors

/// `copyc init`: makes a small catalog to begin with.
enum InitCommand: Command {
  static let folder = Syntax.Operand(name: "folder", summary: "The folder to make; “catalogs” unless given.")

  static let syntax = Syntax(
    name: "init",
    summary: "make a small catalog in English and German that passes “copyc check”",
    details: ["Writes all of its files or, where one of them is there already, none."],
    operands: [folder],
    examples: [
      Syntax.Usage(
        line: "copyc init Sources/App/catalogs", meaning: "Make a catalog inside the target of an app.")
    ])

  static func run(_ arguments: Arguments, on terminal: Terminal) async throws(CopycError) -> ExitStatus {
    let folder = OutputFolder(arguments[folder] ?? CatalogFolder.usual)
    for file in Starter.files where FileAccess.exists("\(folder.path)/\(file.name)") {
      throw .wouldOverwrite(path: "\(folder.path)/\(file.name)")
    }
    try folder.resolve(folder.differences(from: Starter.files), with: Starter.files)
    let made = Starter.files.map { "\(folder.path)/\($0.name)" }.joined(separator: "\n     ")
    try terminal.print("made \(made)\n\nNext: copyc check \(folder.path)\n")
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
    + CatalogSchema.Kind.allCases.map { kind in
      let schema = CatalogSchema(kind)
      return OutputFolder.File(name: ".schema/\(schema.fileName)", text: schema.json)
    }

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
    note = "An alert in the editor. The text is still there."
    actions = ["try-again", "cancel"]
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
