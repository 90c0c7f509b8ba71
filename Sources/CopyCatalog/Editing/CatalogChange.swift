/// A file of a catalog folder that a command is about to write.
public struct CatalogChange: Sendable, Hashable {
  /// The path below the catalog folder.
  public let relativePath: String
  /// The bytes it was made from; nil where the file is new.
  public let old: [UInt8]?
  public let new: [UInt8]
}

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

extension [TextEdit] {
  /// The bytes of a file with these edits made. The edits are in any order and do not overlap; those that insert at
  /// one place keep their order.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var next = 0
    for (_, edit) in ordered {
      result += bytes[next..<edit.range.lowerBound]
      result.append(contentsOf: edit.text.utf8)
      next = edit.range.upperBound
    }
    return result + bytes[next...]
  }
}

extension [SourceFile] {
  /// The files as they are once changes are written.
  func changed(by changes: [CatalogChange]) -> [SourceFile] {
    var byPath = Dictionary(changes.map { ($0.relativePath, $0) }) { _, last in last }
    var files = map { file in
      guard let change = byPath.removeValue(forKey: file.relativePath) else { return file }
      return SourceFile(path: file.path, relativePath: file.relativePath, content: .bytes(change.new))
    }
    for change in changes where byPath[change.relativePath] != nil {
      files.append(
        SourceFile(
          path: path(below: change.relativePath), relativePath: change.relativePath, content: .bytes(change.new)))
    }
    return files
  }

  /// The path, as findings print it, of a file that is not there yet.
  private func path(below relativePath: String) -> String {
    guard let known = first, known.path.hasSuffix(known.relativePath) else { return relativePath }
    return String(known.path.dropLast(known.relativePath.count)) + relativePath
  }

  subscript(relativePath path: String) -> SourceFile? {
    first { $0.relativePath == path }
  }
}

/// Refuses changes that would bring findings which stop generation.
func requireGeneratable(_ changes: [CatalogChange], of files: [SourceFile]) throws(EditingFault) {
  let changed = files.changed(by: changes)
  // Places move with a change, and names are what it changes; so findings are counted by check.
  let checks = allChecks.filter(\.page.stopsGeneration)
  let before = Dictionary(grouping: check(files, with: checks).findings.filter(\.stopsGeneration), by: \.check)
  let after = Dictionary(grouping: check(changed, with: checks).findings.filter(\.stopsGeneration), by: \.check)
  let added = after.filter { $0.value.count > before[$0.key]?.count ?? 0 }.flatMap(\.value)
  guard added.isEmpty else { throw .stopsGeneration(added.sorted(by: { $0.place.file < $1.place.file }), in: changed) }
}
