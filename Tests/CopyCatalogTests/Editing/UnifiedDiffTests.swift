import CopyCatalog
import Testing

@Suite struct UnifiedDiffTests {
  @Test func showsChangesWithTheLinesAroundThem() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 4\n", with: "").replacing("line 18\n", with: "line 18\nand more\n")
    #expect(
      UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).text(path: "en/Photos.toml") == """
        --- en/Photos.toml
        +++ en/Photos.toml
        @@ -1,7 +1,6 @@
         line 1
         line 2
         line 3
        -line 4
         line 5
         line 6
         line 7
        @@ -16,5 +15,6 @@
         line 16
         line 17
         line 18
        +and more
         line 19
         line 20

        """)
  }

  @Test func saysThatALineEndIsMissing() {
    #expect(
      UnifiedDiff(from: Array("a\nb".utf8), to: Array("a\nb\n".utf8)).text(path: "x") == """
        --- x
        +++ x
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test func nothingChangedIsNothingToShow() {
    #expect(UnifiedDiff(from: Array("a\n".utf8), to: Array("a\n".utf8)).text(path: "x") == "")
  }

  @Test(arguments: 0..<150) func theDiffLeadsFromOldToNew(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Few different lines, so that many of them stand more than once.
    let words = ["a", "b", "c", "d", "", "long line", "é", "句"]
    var old = (0..<Int.random(in: 0...40, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
    if seed % 3 == 0 { old = old.enumerated().map { "\($0) \($1)" } }
    var new = old
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random), place < new.count { new.remove(at: place) } else { new.insert("new \(place % 3)", at: place) }
    }
    let text = UnifiedDiff(from: bytes(old), to: bytes(new)).text(path: "x")
    #expect(applied(text, to: old) == new, "\(text)")
  }

  @Test func manyChangesAreOneStretch() {
    let old = (0..<10_000).map { "line \($0 % 50)" }
    let new = (0..<10_000).map { "line \(($0 &* 7919) % 53)" }
    let text = UnifiedDiff(from: bytes(old), to: bytes(new)).text(path: "x")
    #expect(applied(text, to: old) == new)
  }

  private func bytes(_ lines: [String]) -> [UInt8] { lines.flatMap { Array($0.utf8) + [0x0A] } }

  /// The lines after a diff.
  private func applied(_ diff: String, to old: [String]) -> [String] {
    var result: [String] = []
    var next = 0
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
      if let match = line.firstMatch(of: /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@$/) {
        let start = (Int(match.1) ?? 0) - (match.2 == "0" ? 0 : 1)
        result += old[next..<start]
        next = start
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()))
      } else {
        #expect(old.indices.contains(next) && old[next] == line.dropFirst())
        if line.hasPrefix(" ") { result.append(String(line.dropFirst())) }
        next += 1
      }
    }
    return result + old[next...]
  }
}
