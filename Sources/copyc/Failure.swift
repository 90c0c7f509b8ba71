import CopyCatalog
import CopyRuntime
import CopycErrors
import Foundation

/// How the command's own failures are made from what the system says, and told.
extension CopycError {
  /// The system's own words about a path.
  struct SystemReason: Error, CustomStringConvertible {
    let path: String
    let number: Int32

    var description: String { "\(path): \(String(cString: strerror(number)))" }
  }

  /// A folder can't be read.
  static func reading(_ path: String, _ number: Int32) -> CopycError {
    let reason = SystemReason(path: path, number: number)
    return switch number {
    case ENOENT: .catalogsFolderMissing(path: path)
    case ENOTDIR: .catalogsFolderIsAFile(path: path)
    case EACCES, EPERM: .folderUnreadable(path: path, underlying: reason)
    case ELOOP: .linkGoesInCircles(path: path, underlying: reason)
    default: .unexpected(underlying: reason)
    }
  }

  /// A file or folder can't be written.
  static func writing(_ path: String, _ number: Int32) -> CopycError {
    let reason = SystemReason(path: path, number: number)
    return switch number {
    case EACCES, EPERM, EROFS: .outputNotWritable(path: path, underlying: reason)
    case ENOSPC, EDQUOT: .diskFull(path: path, underlying: reason)
    case EIO: .writeInterrupted(path: path, underlying: reason)
    case ELOOP: .linkGoesInCircles(path: path, underlying: reason)
    case EISDIR: .outputIsAFolder(path: path)
    case ENOTDIR: .outputIsAFile(path: path)
    default: .unexpected(underlying: reason)
    }
  }

  /// A file of the catalog can't be changed.
  static func changing(_ path: String, _ number: Int32) -> CopycError {
    switch number {
    case EACCES, EPERM, EROFS:
      .catalogNotWritable(path: path, underlying: SystemReason(path: path, number: number))
    case ENOENT, ENOTDIR: .fileChanged(path: path)
    default: .writing(path, number)
    }
  }

  static func unknown(command name: String, suggestion: String?) -> CopycError {
    guard let suggestion else { return .unknownCommand(name: name) }
    return .unknownCommandWithSuggestion(name: name, suggestion: suggestion)
  }

  static func unknown(option: String, of command: String, suggestion: String?) -> CopycError {
    guard let suggestion else { return .unknownOption(command: command, option: option) }
    return .unknownOptionWithSuggestion(command: command, option: option, suggestion: suggestion)
  }

  static func unknown(check name: String, suggestion: String?) -> CopycError {
    guard let suggestion else { return .unknownCheck(name: name) }
    return .unknownCheckWithSuggestion(name: name, suggestion: suggestion)
  }

  static func unknown(locale: String, suggestion: String?) -> CopycError {
    guard let suggestion else { return .unknownLocale(locale: locale) }
    return .unknownLocaleWithSuggestion(locale: locale, suggestion: suggestion)
  }

  static func unknown(domain: String, suggestion: String?) -> CopycError {
    guard let suggestion else { return .unknownDomain(domain: domain) }
    return .unknownDomainWithSuggestion(domain: domain, suggestion: suggestion)
  }

  static func unknown(entry: String, of domain: String, suggestion: String?) -> CopycError {
    guard let suggestion else { return .unknownEntry(domain: domain, entry: entry) }
    return .unknownEntryWithSuggestion(domain: domain, entry: entry, suggestion: suggestion)
  }

  /// Findings and what follows from them end with 1; all else means that the command could not go on.
  var status: ExitStatus {
    switch self {
    case .generationStopped, .generatedOutOfDate, .generatedByAnotherIcu, .catalogNotFormatted: .findings
    default: .failure
    }
  }

  /// Title, message and recovery as they are printed.
  func told(width: Int) -> String {
    let copy = copy()
    var lines: [String] = []
    for text in ["copyc: \(copy.headline)", copy.title == nil ? nil : copy.message, copy.recovery] {
      guard let text else { continue }
      lines += Wrapping.lines(text, width: min(width, 100), locale: copy.locale.identifier)
    }
    // These texts say that the reason is printed below.
    switch self {
    case .unexpected(let reason), .gitStopped(let reason), .inputUnreadable(_, let reason):
      lines += VisibleText.lines("\(reason)").filter { !$0.isEmpty }
    default: break
    }
    return lines.map { VisibleText.line($0, keepsMarks: true) + "\n" }.joined()
  }
}

/// How a run ended, as a script sees it.
enum ExitStatus: Int32 {
  case success = 0
  /// There are findings that fail, or generated files that differ.
  case findings = 1
  /// The command could not go on.
  case failure = 2
}
