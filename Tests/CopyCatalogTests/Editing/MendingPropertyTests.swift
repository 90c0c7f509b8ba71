import CopyCatalog
import Testing

/// What holds for mending any catalog.
@Suite struct MendingPropertyTests {
  @Test(arguments: 0..<80, [false, true])
  func mendingOnlyTakesFindingsAway(seed: UInt64, includesUnsafe: Bool) {
    var generator = CatalogGenerator(seed: seed)
    expectSoundMending(of: generator.files(), includesUnsafe: includesUnsafe)
  }

  @Test(arguments: 0..<80)
  func soItDoesForDamagedFiles(seed: UInt64) {
    var generator = CatalogGenerator(seed: seed &+ 10_000)
    var random = SeededGenerator(seed: seed)
    let files = generator.files().map { file in
      var bytes = file.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(Array("\"'{}[]=#,.\n\r \\\t".utf8).randomElement(using: &random) ?? 0, at: place)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 12))
        }
      }
      return SourceFile(path: file.path, relativePath: file.relativePath, content: .bytes(bytes))
    }
    expectSoundMending(of: files, includesUnsafe: true, areCommentsSound: false)
  }

  /// - Parameter areCommentsSound: whether what looks like a comment is one, and not text of an open string.
  private func expectSoundMending(of files: [SourceFile], includesUnsafe: Bool, areCommentsSound: Bool = true) {
    let mending = mend(files, includesUnsafe: includesUnsafe)
    #expect(topics(mending.after.findings).isSubset(of: topics(mending.before.findings)))
    #expect(mending.after.findings.count + mending.mended.count <= mending.before.findings.count + mending.mended.count)
    #expect(mending.changes.isEmpty || mending.after.findings.count < mending.before.findings.count)
    if areCommentsSound {
      for (old, new) in zip(files, mending.after.files) { #expect(comments(in: old) == comments(in: new)) }
    }
    let again = mend(mending.after.files, includesUnsafe: includesUnsafe)
    #expect(again.changes.isEmpty)
    for finding in mending.after.findings where !finding.fix.edits.isEmpty && (includesUnsafe || finding.fix.isSafe) {
      #expect(mending.leftAlone.contains { $0.finding == finding }, "\(finding)")
    }
  }

  /// Which checks found something in which files, without the entries, whose names mending may mend.
  private func topics(_ findings: [Finding]) -> Set<String> { Set(findings.map { "\($0.check) \($0.place.file)" }) }
}

/// The numbers of a generated file's comments, sorted.
func comments(in file: SourceFile) -> [String] {
  // To Swift, CR LF is one character and no line feed.
  String(decoding: file.bytes, as: UTF8.self).replacing("\r\n", with: "\n").matches(of: /#[^\n]* (c\d+)\./).map { String($0.output.1) }.sorted()
}
