import CopyCatalog
import CopycErrors

extension Terminal {
  /// Runs an edit of a catalog; findings that speak against it are printed.
  func editing<Result>(_ edit: () throws(EditingFault) -> Result) throws(CopycError) -> Result {
    do throws(EditingFault) {
      return try edit()
    } catch {
      if case .stopsGeneration(let findings, let files) = error {
        note(CompilerReport(files, includesNotes: false).text(of: findings, where: \.stopsGeneration))
      }
      throw CopycError(error)
    }
  }
}

extension CopycError {
  init(_ fault: EditingFault) {
    self =
      switch fault {
      case .faultyFile(let path): .catalogFileFaulty(path: path)
      case .unknownDomain(let name, let nearest): .unknown(domain: name, suggestion: nearest)
      case .unknownEntry(let name, let domain, let nearest):
        .unknown(entry: name, of: domain, suggestion: nearest)
      case .unknownArgument(let name, let entry): .unknownArgument(entry: entry, argument: name)
      case .unknownAction(let key): .unknownAction(action: key)
      case .entryExists(let name, let domain): .entryExists(domain: domain, entry: name)
      case .argumentExists(let name, let entry): .argumentExists(entry: entry, argument: name)
      case .actionExists(let key): .actionExists(action: key)
      case .unusableName(let name, .entry): .nameUnusable(name: name, kind: .entry)
      case .unusableName(let name, .argument): .nameUnusable(name: name, kind: .argument)
      case .unusableName(let name, .domain): .nameUnusable(name: name, kind: .domain)
      case .incompleteTranslation(let entry, let locale):
        .translationIncomplete(entry: entry, locale: locale.tag)
      case .stopsGeneration(let findings, _): .changeRefused(count: findings.count)
      }
  }
}

extension LocaleTag {
  /// A language to translate to, as it was typed: any tag of BCP 47 but that of the source.
  static func target(_ text: String, source: LocaleTag) throws(CopycError) -> LocaleTag {
    guard let locale = LocaleTag(written: text) else { throw .localeUnusable(locale: text) }
    guard locale != source else { throw .localeIsTheSource(locale: locale.tag) }
    return locale
  }
}
