/// Why a catalog cannot be changed as asked. Nothing was changed then.
public enum EditingFault: Error, Sendable {
  /// A file that would have to be changed, or that says what to change, has a fault of syntax.
  case faultyFile(path: String)
  case unknownDomain(String, nearest: String?)
  case unknownEntry(String, domain: String, nearest: String?)
  case unknownArgument(String, entry: String)
  case unknownAction(String)
  case entryExists(String, domain: String)
  case argumentExists(String, entry: String)
  case actionExists(String)
  case unusableName(String, NameKind)
  /// A translation lacks a text of the source, or it is empty.
  case incompleteTranslation(entry: String, locale: LocaleTag)
  /// The catalog that the change would give has findings that it has not now and that stop generation.
  case stopsGeneration([Finding], in: [SourceFile])

  /// What a name is to be the name of.
  public enum NameKind: Sendable, Hashable {
    case entry, argument, domain
  }
}

/// Refuses changes that would bring findings which stop generation.
func requireGeneratable(_ changes: [FileChange], of files: [SourceFile]) throws(EditingFault) {
  let changed = files.changed(by: changes)
  // Places move with a change, and names are what it changes; so findings are counted by check.
  let checks = allChecks.filter(\.page.stopsGeneration)
  let before = Dictionary(
    grouping: check(files, with: checks).findings.filter(\.stopsGeneration), by: \.check)
  let after = Dictionary(
    grouping: check(changed, with: checks).findings.filter(\.stopsGeneration), by: \.check)
  let added = after.filter { $0.value.count > before[$0.key]?.count ?? 0 }.flatMap(\.value)
  guard added.isEmpty else {
    throw .stopsGeneration(added.sorted(by: { $0.place.file < $1.place.file }), in: changed)
  }
}
