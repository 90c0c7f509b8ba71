import CopyCatalog
import Foundation
import Testing

/// Python's `tomllib` and this parser read the same documents: both take or refuse them, with the same values.
///
/// The one known difference is a byte order mark at the start, which is accepted here; no document has one.
@Suite struct TOMLDifferentialTests {
  /// Reads a JSON list of documents, and prints for each its values, or null where it is refused.
  static let script = """
    import datetime, json, sys, tomllib
    def tag(v):
      if isinstance(v, dict): return {k: tag(x) for k, x in v.items()}
      if isinstance(v, list): return [tag(x) for x in v]
      if isinstance(v, bool): return {"type": "bool", "value": str(v).lower()}
      if isinstance(v, str): return {"type": "string", "value": v}
      if isinstance(v, int):
        if not -2**63 <= v < 2**63: raise ValueError
        return {"type": "integer", "value": str(v)}
      if isinstance(v, float): return {"type": "float", "value": repr(v)}
      if isinstance(v, datetime.datetime):
        return {"type": "datetime" if v.tzinfo else "datetime-local", "value": v.isoformat()}
      if isinstance(v, datetime.date): return {"type": "date-local", "value": v.isoformat()}
      return {"type": "time-local", "value": v.isoformat()}
    out = []
    for text in json.load(sys.stdin):
      try: out.append(tag(tomllib.loads(text)))
      except (ValueError, RecursionError): out.append(None)
    json.dump(out, sys.stdout)
    """

  static func python(_ script: String, input: Data) throws -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("in.json")
    let target = folder.appendingPathComponent("out.json")
    try input.write(to: source)
    try Data().write(to: target)
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? try Data(contentsOf: target) : nil
  }

  static let hasTomllib = (try? python("import tomllib", input: Data())) ?? nil != nil

  @Test(.enabled(if: hasTomllib, "python3 has no tomllib (it came with 3.11); nothing was compared with it"))
  func documentsGiveWhatTomllibGives() throws {
    var generator = DocumentGenerator(seed: 3)
    let documents = (0..<2_000).map { number in
      let document = generator.document()
      return number % 2 == 0 ? document : generator.faulty(document)
    }
    let output = try #require(
      try Self.python(Self.script, input: try JSONSerialization.data(withJSONObject: documents)))
    let answers = try #require(try JSONSerialization.jsonObject(with: output) as? [Any])
    #expect(answers.count == documents.count)
    var accepted = 0
    for (document, answer) in zip(documents, answers) {
      let (table, findings) = TOMLPropertyTests.read(Array(document.utf8))
      guard let expected = TaggedValue(json: answer) else {
        // Python has neither a year 0 nor a leap second, which TOML has.
        if document.contains("0000-") || document.contains(":60") { continue }
        #expect(!findings.isEmpty, "only tomllib refuses \(document.debugDescription)")
        continue
      }
      accepted += 1
      #expect(findings.isEmpty, "\(findings.first?.problem ?? "") in \(document.debugDescription)")
      if findings.isEmpty { #expect(TaggedValue(table) == expected, "\(document.debugDescription)") }
    }
    print("tomllib: \(documents.count) documents, \(accepted) of them right, give the same")
    #expect(accepted > 500 && accepted < 1_800)
  }
}
