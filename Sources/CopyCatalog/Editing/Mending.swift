/// Mends what a machine can mend in a catalog folder.
///
/// The result has fewer findings and no new ones: edits that would bring up a finding which was not there
/// before, or that leave theirs standing, are not made. Mending what was mended changes nothing.
///
/// - Parameters:
///   - includesUnsafe: whether also edits are made that change what the copy says.
///   - isWanted: which findings are mended. The others stay as they are, and none is added to them.
public func mend(
  _ files: [SourceFile], includesUnsafe: Bool = false, with checks: [any Check] = allChecks,
  where isWanted: (Finding) -> Bool = { _ in true }
) -> Mending {
  mend(check(files, with: checks), includesUnsafe: includesUnsafe, with: checks, where: isWanted)
}

/// Mends what a machine can mend in a catalog folder that was checked already, with the same checks.
public func mend(
  _ compilation: Compilation, includesUnsafe: Bool = false, with checks: [any Check] = allChecks,
  where isWanted: (Finding) -> Bool = { _ in true }
) -> Mending {
  withoutActuallyEscaping(isWanted) { isWanted in
    var mender = CatalogMender(
      compilation, checks: checks, includesUnsafe: includesUnsafe, isWanted: isWanted)
    return mender.mend()
  }
}

/// What mending gives.
public struct Mending: Sendable {
  /// The catalog as it was.
  public let before: Compilation
  /// The catalog as it is once the changed files are written.
  public let after: Compilation
  /// The findings that were mended, in the order in which they were, each at its place at that time.
  public let mended: [Finding]
  /// The wanted findings that the mended catalog has.
  public let left: [Finding]
  /// What of them could be mended and was left, because a person has to look at what would follow.
  public let leftAlone: [LeftAlone]

  /// A finding whose edits were not made.
  public struct LeftAlone: Sendable, Hashable {
    /// As it stands in the mended catalog.
    public let finding: Finding
    /// What the edits would bring up; nil where they would mend nothing.
    public let consequence: Finding?
  }

  /// The files that differ, in the order of the folder.
  public var changes: [FileChange] {
    zip(before.files, after.files).compactMap { old, new in
      old.bytes == new.bytes ? nil : FileChange(path: new.path, old: old.bytes, new: new.bytes)
    }
  }
}
