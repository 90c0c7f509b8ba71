import CopyCatalog
import Foundation
import Testing

@Suite struct SARIFReportTests {
  private func report(_ files: [SourceFile], _ findings: [Finding]) -> String {
    SARIFReport(files, pages: allChecks.map(\.page), version: "1.2.3").text(of: findings)
  }

  private func run(_ text: String) throws -> [String: Any] {
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ text: String) throws -> [[String: Any]] {
    try #require(try run(text)["results"] as? [[String: Any]])
  }

  @Test func aCatalogIsReadByAnotherReader() throws {
    let said = try Reader.read(report(albumCatalog, check(albumCatalog).findings), with: "sarif_rules.py")
    guard let said else { return }
    #expect(
      said == """
        missing-translation warning catalog.toml
        lost-argument warning de/Photos.toml
        missing-note note en/Photos.toml
        missing-translation warning en/Photos.toml
        duplicate-code error en/Photos.toml
        missing-note note en/Sync.toml
        missing-translation warning en/Sync.toml

        """)
  }

  /// Every page of a check becomes the help of a rule, and every example’s findings are results.
  @Test func everyCheckIsARule() throws {
    for page in allChecks.map(\.page) {
      for example in page.examples {
        let files = Example.files(of: example.bad)
        let findings = check(files).findings.filter { $0.check == page.id }
        let said = try Reader.read(report(files, findings), with: "sarif_rules.py")
        guard let said else { return }
        #expect(said.hasPrefix("\(page.id) "), "\(said)")
      }
    }
  }

  /// The reader looks columns up in the files, by decoding them its own way.
  @Test func columnsCountUTF16CodeUnits() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sarif-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = [
      "title = \"Café ⟦fermé⟧ 1\"\n", "title = \"Cafe\u{301} 👩‍👩‍👧 ⟦🇯🇵 日本⟧ 2\"\r\n",
      "title = \"تعذّر ⟦حفظ⟧ الملف\"\n", "title = \"हिन्दी ⟦क्षमा⟧\"\n", "\u{FEFF}⟦title⟧ = \"3\"\n",
      "\u{FEFF}title = \"⟦four⟧\"\n", "a = ⟦\"\"\"\r\n😀\r\n\"\"\"⟧\r\n", "# end⟦⟧",
      String(repeating: "字😀e\u{301}", count: 700) + "⟦here⟧" + String(repeating: "é", count: 2000)
    ]
    var files: [SourceFile] = []
    var findings: [Finding] = []
    for (index, line) in lines.enumerated() {
      let catalog = MarkedCatalog("a b/\(index) %.toml", line)
      files.append(catalog.file)
      findings.append(
        finding(
          at: catalog.place, check: "too-long",
          fix: Fix("mend it", edits: [TextEdit(replacing: catalog.place.range, with: "\u{1}é\"")])))
      let url = folder.appendingPathComponent(catalog.file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(catalog.file.bytes).write(to: url)
    }
    let said = try Reader.read(report(files, findings), with: "sarif_rules.py", in: folder)
    guard let said else { return }
    let covered = [
      "fermé", "🇯🇵 日本", "حفظ", "क्षमा", "title", "four", #"\"\"\"\r\n😀\r\n\"\"\""#, "", "here"
    ]
    for (index, line) in said.split(separator: "\n").enumerated() {
      #expect(
        line
          == #"too-long error a b/\#(index) %.toml "\#(covered[index])" "\#(covered[index])" → "\u0001é\"""#)
    }
    #expect(said.split(separator: "\n").count == covered.count)
  }

  @Test func fingerprintsSurviveMovedLines() throws {
    func fingerprints(_ files: [SourceFile]) throws -> [String] {
      try results(report(files, check(files).findings)).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["copycFinding/v1"]
      }
    }
    let moved = albumCatalog.map { file in
      SourceFile(file.path, "\n# moved\n" + String(decoding: file.bytes, as: UTF8.self))
    }
    #expect(try fingerprints(albumCatalog) == fingerprints(moved))
    #expect(Set(try fingerprints(albumCatalog)).count == check(albumCatalog).findings.count)
  }

  @Test func equalFindingsAreToldApart() throws {
    let file = SourceFile("en/A.toml", "a  b  c")
    let twins = [1..<3, 4..<6].map { finding(at: Place(file: "en/A.toml", range: $0), check: "too-long") }
    let prints = try results(report([file], twins)).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["copycFinding/v1"]
    }
    #expect(prints.map { $0.suffix(2) } == [" 1", " 2"])
  }

  @Test func pathsArePercentEncoded() throws {
    let paths = ["a b/ä:%?#.toml", "/tmp/x.toml", "日本/\u{7F}.toml"]
    let results = try results(report([], paths.map { finding(at: .start(of: $0), check: "too-long") }))
    let uris = results.compactMap { result -> String? in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      return (location?["artifactLocation"] as? [String: String])?["uri"]
    }
    #expect(
      uris == ["a%20b/%C3%A4%3A%25%3F%23.toml", "file:///tmp/x.toml", "%E6%97%A5%E6%9C%AC/%7F.toml"])
  }

  @Test func noFindingsAreAnEmptyRun() throws {
    let text = report([], [])
    #expect(try results(text).isEmpty)
    _ = try Reader.read(text, with: "sarif_rules.py")
  }

  @Test func anyTextIsReadBack() throws {
    let hard = JSONReportTests.hardText
    let one = finding(
      at: .start(of: "a.toml"), check: "too-long", problem: hard, impact: "", fix: Fix(""),
      related: [RelatedPlace(.start(of: "b.toml"), hard)])
    let result = try #require(try results(report([], [one])).first)
    #expect((result["message"] as? [String: String])?["text"] == hard)
    let related = try #require((result["relatedLocations"] as? [[String: Any]])?.first)
    #expect((related["message"] as? [String: String])?["text"] == hard)
  }
}
