import Foundation

/// What keeps the command from doing its work. A fault of a catalog is a finding and none of these.
enum CopycError: Error {
  case catalogsFolderMissing(path: String)
  case catalogsFolderIsAFile(path: String)
  case catalogsFolderEmpty(path: String)
  case folderUnreadable(path: String, underlying: any Error)
  case linkGoesInCircles(path: String, underlying: any Error)
  case outputNotWritable(path: String, underlying: any Error)
  case outputIsAFile(path: String)
  case outputIsAFolder(path: String)
  case diskFull(path: String, underlying: any Error)
  case writeInterrupted(path: String, underlying: any Error)
  case wouldOverwrite(path: String)
  case unknownCommand(name: String)
  case unknownCommandWithSuggestion(name: String, suggestion: String)
  case unknownOption(command: String, option: String)
  case unknownOptionWithSuggestion(command: String, option: String, suggestion: String)
  case optionValueMissing(option: String, example: String)
  case optionValueUnknown(option: String, value: String, allowed: String)
  case argumentMissing(command: String, argument: String)
  case argumentUnexpected(value: String, command: String)
  case unknownCheck(name: String)
  case unknownCheckWithSuggestion(name: String, suggestion: String)
  case unknownDomain(domain: String)
  case unknownDomainWithSuggestion(domain: String, suggestion: String)
  case unknownEntry(domain: String, entry: String)
  case unknownEntryWithSuggestion(domain: String, entry: String, suggestion: String)
  case unknownLocale(locale: String)
  case unknownField(entry: String, field: String, fields: String)
  case valueWithoutName(text: String)
  case argumentUndeclared(entry: String, argument: String)
  case valueMismatch(argument: String, value: String, expected: ValueMismatchExpected)
  case valueOutOfRange(argument: String, value: String, least: String, most: String)
  case cannotRender(entry: String, count: Int)
  case generationStopped(count: Int)
  case generatedOutOfDate(count: Int)
  case generatedByAnotherICU(stamped: String, installed: String)
  case unexpected(underlying: any Error)

  enum ValueMismatchExpected: String {
    case int, number, percent, date, choice
  }

  struct Copy {
    let title: String?
    let message: String
    let recovery: String?
    var headline: String { title ?? message }
    var locale: (identifier: String, Void) { ("en", ()) }
  }

  func copy() -> Copy {
    switch self {
    case let .catalogsFolderMissing(path):
      Copy(title: "No folder at “\(path)”", message: "The folder with the catalogs isn’t there.", recovery: "Run “copyc init \(path)” to make a small catalog, or give the folder that holds catalog.toml.")
    case let .catalogsFolderIsAFile(path):
      Copy(title: "“\(path)” is a file", message: "Catalogs are in a folder, with one subfolder for each language.", recovery: "Give the folder that holds catalog.toml.")
    case let .catalogsFolderEmpty(path):
      Copy(title: "No catalogs in “\(path)”", message: "The folder has neither catalog.toml nor a subfolder for a language.", recovery: "Run “copyc init \(path)” to make a small catalog, or give another folder.")
    case let .folderUnreadable(path, _):
      Copy(title: "Couldn’t read the folder “\(path)”", message: "You don’t have permission to see what’s in it.", recovery: "Change the permissions of the folder, then run the command again.")
    case let .linkGoesInCircles(path, _):
      Copy(title: "“\(path)” goes in circles", message: "This link leads back to itself and never reaches a file or folder.", recovery: "Remove the link, or make it point to a file or folder.")
    case let .outputNotWritable(path, _):
      Copy(title: "Couldn’t write to “\(path)”", message: "You don’t have permission to change this folder.", recovery: "Change the permissions of the folder, or choose another one.")
    case let .outputIsAFile(path):
      Copy(title: "“\(path)” is a file", message: "The files are to be written into a folder of this name.", recovery: "Give another folder, or rename the file.")
    case let .outputIsAFolder(path):
      Copy(title: "“\(path)” is a folder", message: "A file of this name is to be written there.", recovery: "Rename or remove the folder, then run the command again.")
    case let .diskFull(path, _):
      Copy(title: "Not enough space for “\(path)”", message: "The disk is full. The file is as it was before.", recovery: "Free up space on the disk, then run the command again.")
    case let .writeInterrupted(path, _):
      Copy(title: "Couldn’t write “\(path)”", message: "The disk or the connection to it stopped answering. The file is as it was before.", recovery: "Check that the disk is connected, then run the command again.")
    case let .wouldOverwrite(path):
      Copy(title: "“\(path)” already exists", message: "“copyc init” makes new files only, so nothing was changed.", recovery: "Give a folder that is empty or doesn’t exist yet.")
    case let .unknownCommand(name):
      Copy(title: "There’s no command “\(name)”", message: "Nothing was checked or written.", recovery: "Run “copyc --help” to see every command.")
    case let .unknownCommandWithSuggestion(name, suggestion):
      Copy(title: "There’s no command “\(name)”", message: "The most similar one is “\(suggestion)”.", recovery: "Run “copyc \(suggestion)”, or “copyc --help” to see every command.")
    case let .unknownOption(command, option):
      Copy(title: "“\(command)” has no option “\(option)”", message: "Nothing was checked or written.", recovery: "Run “\(command) --help” to see its options.")
    case let .unknownOptionWithSuggestion(command, option, suggestion):
      Copy(title: "“\(command)” has no option “\(option)”", message: "The most similar one is “\(suggestion)”.", recovery: "Use that one, or run “\(command) --help” to see all of them.")
    case let .optionValueMissing(option, example):
      Copy(title: "“\(option)” needs a value", message: "Nothing follows the option.", recovery: "Add a value, as in “\(example)”.")
    case let .optionValueUnknown(option, value, allowed):
      Copy(title: "“\(option)” doesn’t take “\(value)”", message: "It takes one of these: \(allowed).", recovery: "Use one of them.")
    case let .argumentMissing(command, argument):
      Copy(title: "“\(command)” needs \(argument)", message: "The command was given without it.", recovery: "Run “\(command) --help” to see an example.")
    case let .argumentUnexpected(value, command):
      Copy(title: "“\(value)” is one word too many", message: "“\(command)” takes nothing in this place.", recovery: "Remove it. If it belongs to a name with spaces, put quotation marks around the whole name.")
    case let .unknownCheck(name):
      Copy(title: "There’s no check “\(name)”", message: "A check is called by the name in square brackets at the start of a finding.", recovery: "Copy the name from a finding and run the command again.")
    case let .unknownCheckWithSuggestion(name, suggestion):
      Copy(title: "There’s no check “\(name)”", message: "The most similar one is “\(suggestion)”.", recovery: "Run “copyc explain \(suggestion)”, or copy the name from a finding.")
    case let .unknownDomain(domain):
      Copy(title: "There’s no domain “\(domain)”", message: "A domain is called like its file in the folder of the source language, without .toml.", recovery: "Check the spelling and the capital letters.")
    case let .unknownDomainWithSuggestion(domain, suggestion):
      Copy(title: "There’s no domain “\(domain)”", message: "The most similar one is “\(suggestion)”.", recovery: "Use that one, or check the spelling and the capital letters.")
    case let .unknownEntry(domain, entry):
      Copy(title: "“\(domain)” has no entry “\(entry)”", message: "An entry is called by the name in square brackets in the file of its domain.", recovery: "Copy the name from the file and run the command again.")
    case let .unknownEntryWithSuggestion(domain, entry, suggestion):
      Copy(title: "“\(domain)” has no entry “\(entry)”", message: "The most similar one is “\(suggestion)”.", recovery: "Use that one, or copy the name from the file.")
    case let .unknownLocale(locale):
      Copy(title: "There’s no language “\(locale)” here", message: "Each language has a folder beside catalog.toml, such as de or pt-BR.", recovery: "Use the name of one of these folders, or add a folder for the language.")
    case let .unknownField(entry, field, fields):
      Copy(title: "“\(entry)” has no field “\(field)”", message: "Its fields are \(fields).", recovery: "Use one of them.")
    case let .valueWithoutName(text):
      Copy(title: "“\(text)” has no equals sign", message: "An argument is given as a name and a value with an equals sign between them.", recovery: "Write it as “--arg name=value”.")
    case let .argumentUndeclared(entry, argument):
      Copy(title: "“\(entry)” has no argument “\(argument)”", message: "The arguments of an entry are declared in the source language.", recovery: "Check the spelling, or leave this --arg out.")
    case let .valueMismatch(argument, value, expected):
      Copy(title: "“\(value)” doesn’t fit “\(argument)”", message: "Give a value of the type \(expected.rawValue).", recovery: "Give a value of the type \(expected.rawValue).")
    case let .valueOutOfRange(argument, value, least, most):
      Copy(title: "“\(value)” is out of range", message: "“\(argument)” is declared to be from \(least) to \(most).", recovery: "Give a number within this range.")
    case let .cannotRender(entry, count):
      Copy(title: "Couldn’t render “\(entry)”", message: "Its text has \(count) findings that have to be settled first.", recovery: "Run “copyc check” to see what to change.")
    case let .generationStopped(count):
      Copy(title: "No Swift was generated", message: "\(count) findings stop it. The generated files are as they were before.", recovery: "Change what the findings above say, then run “copyc generate” again.")
    case let .generatedOutOfDate(count):
      Copy(title: "Generated Swift is out of date", message: "\(count) generated files differ from what the catalogs say.", recovery: "Run “copyc generate” and commit the result.")
    case let .generatedByAnotherICU(stamped, installed):
      Copy(title: "Generated with another version of ICU", message: "The files were generated with ICU \(stamped). This machine has ICU \(installed).", recovery: "Run “copyc generate” here and commit the result, or install ICU \(stamped).")
    case .unexpected(_):
      Copy(title: "copyc had to stop", message: "The system gave a reason that copyc doesn’t know. It’s printed below.", recovery: "Settle what it names, then run the command again.")
    }
  }
}
