/// The whole way of a catalog, from text to Swift. Read this first.
///
/// Pure: files come in as values, and findings and files go out as values. Reading and writing is the
/// command's job. A fault in a catalog is a finding, never a thrown error, and one bad entry never hides
/// another.

/// Checks a catalog folder.
public func check(_ files: [SourceFile], with checks: [any Check] = allChecks) -> Compilation {
  var findings = Findings()
  let catalog = CatalogReader.read(files, reportingTo: &findings)
  judge(catalog, with: checks, reportingTo: &findings)
  let kept = asSettingsAllow(findings, in: catalog).withTranslators(source: catalog.settings.source)
  return Compilation(catalog: catalog, files: files, findings: kept.withKeyEdits(in: files).inReadingOrder())
}

/// What checking a catalog folder gives.
public struct Compilation: Sendable {
  public let catalog: Catalog
  public let files: [SourceFile]
  /// By file and place.
  public let findings: [Finding]

  /// Whether Swift can be generated safely.
  public var canGenerate: Bool { !findings.contains(where: \.stopsGeneration) }
}

/// Writes the Swift of a catalog folder, or nothing where that would not be safe.
public func generate(_ files: [SourceFile]) -> Generation {
  let compilation = check(files)
  let outputs =
    compilation.canGenerate ? SwiftEmitter.emit(compilation.catalog, paths: files.map(\.relativePath)) : []
  return Generation(compilation: compilation, outputs: outputs)
}

/// What generating gives.
public struct Generation: Sendable {
  public let compilation: Compilation
  /// The generated files by path; none where a finding stops generation.
  public let outputs: [OutputFile]
}
