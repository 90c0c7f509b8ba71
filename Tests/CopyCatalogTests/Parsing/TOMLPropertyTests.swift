import CopyCatalog
import Testing

/// What holds for every document, right or wrong.
@Suite struct TOMLPropertyTests {
  static func read(_ bytes: [UInt8]) -> (table: TOMLTable, findings: [Finding]) {
    var findings = Findings()
    let table = parseTOML(
      SourceFile(path: "en/Payments.toml", relativePath: "en/Payments.toml", content: .bytes(bytes)),
      reportingTo: &findings)
    return (table, findings.all)
  }

  /// The texts of a table and of all tables in it.
  static func texts(_ table: TOMLTable) -> [(TOMLString, Range<Int>)] {
    table.pairs.flatMap { texts($0.value) }
  }

  static func texts(_ value: TOMLValue) -> [(TOMLString, Range<Int>)] {
    switch value.content {
    case .string(let text): [(text, value.range)]
    case .array(let values): values.flatMap { texts($0) }
    case .table(let table): texts(table)
    default: []
    }
  }

  @Test func everyCharacterOfATextLeadsToTheBytesThatMadeIt() {
    var generator = DocumentGenerator(seed: 1)
    var characters = 0
    for _ in 0..<2_000 {
      let bytes = Array(generator.document().utf8)
      for (text, range) in Self.texts(Self.read(bytes).table) {
        var offset = 0
        var last = range.lowerBound
        for scalar in text.text.unicodeScalars {
          let length = UTF8.width(scalar)
          let source = text.map.source(of: offset..<offset + length)
          #expect(source.lowerBound >= last && source.upperBound < range.upperBound, "order in \(text.text)")
          let written = String(decoding: bytes[source], as: UTF8.self)
          #expect(Self.decoded(written) == scalar, "‘\(written)’ in \(text.text.debugDescription)")
          last = source.upperBound
          offset += length
          characters += 1
        }
      }
    }
    #expect(characters > 20_000)
  }

  /// The character that a piece of a file stands for; nil if it is not exactly one.
  private static func decoded(_ written: String) -> Unicode.Scalar? {
    let scalars = Array(written.unicodeScalars)
    if scalars == ["\r", "\n"] { return "\n" }
    guard scalars.first == "\\", scalars.count > 1 else { return scalars.count == 1 ? scalars[0] : nil }
    if scalars[1] == "u" || scalars[1] == "U" {
      return UInt32(String(written.dropFirst(2)), radix: 16).flatMap { Unicode.Scalar($0) }
    }
    let escapes: [Unicode.Scalar: Unicode.Scalar] = [
      "n": "\n", "t": "\t", "\"": "\"", "\\": "\\", "r": "\r", "b": "\u{8}", "f": "\u{C}",
    ]
    return scalars.count == 2 ? escapes[scalars[1]] : nil
  }

  @Test func anyBytesGiveRangesInsideTheFile() {
    var generator = DocumentGenerator(seed: 2)
    var faulty = 0
    for _ in 0..<20_000 {
      var bytes = Array(generator.document().utf8)
      for _ in 0...generator.number(below: 4) {
        let offset = generator.number(below: bytes.count + 1)
        switch generator.number(below: 4) {
        case 0: bytes.insert(UInt8(generator.number(below: 256)), at: offset)
        case 1: bytes.insert(generator.pick(Array("\"'[]{}=,\n\r\\#".utf8)), at: offset)
        case 2 where offset < bytes.count: bytes.remove(at: offset)
        case 3 where offset < bytes.count: bytes[offset] = UInt8(generator.number(below: 256))
        default: break
        }
      }
      let (table, findings) = Self.read(bytes)
      if !findings.isEmpty { faulty += 1 }
      let sound = Self.isSound(table, in: 0..<bytes.count) && findings.allSatisfy { Self.isSound($0, in: bytes.count) }
      #expect(sound, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    #expect(faulty > 5_000)
  }

  private static func isSound(_ table: TOMLTable, in file: Range<Int>) -> Bool {
    table.pairs.allSatisfy { pair in
      guard isInside(pair.keyRange, file), isInside(pair.value.range, file) else { return false }
      let isTable = if case .table = pair.value.content { true } else { false }
      let isList = if case .array = pair.value.content { true } else { false }
      guard isTable || isList || pair.keyRange.upperBound <= pair.value.range.lowerBound else { return false }
      return isSound(pair.value, in: file)
    }
  }

  private static func isSound(_ value: TOMLValue, in file: Range<Int>) -> Bool {
    switch value.content {
    case .table(let table): return isSound(table, in: file)
    case .array(let values):
      return zip(values, values.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
        && values.allSatisfy { isInside($0.range, file) && isSound($0, in: file) }
    default: return true
    }
  }

  private static func isSound(_ finding: Finding, in count: Int) -> Bool {
    let file = 0..<count
    let edits = finding.fix.edits
    return isInside(finding.place.range, file)
      && finding.related.allSatisfy { isInside($0.place.range, file) }
      && edits.allSatisfy { isInside($0.range, file) }
      && zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }

  private static func isInside(_ range: Range<Int>, _ file: Range<Int>) -> Bool {
    range.lowerBound >= file.lowerBound && range.upperBound <= file.upperBound
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), "a = " + String(repeating: "[", count: 100_000),
    "a = " + String(repeating: "{a=", count: 100_000), "a" + String(repeating: ".a", count: 100_000) + " = 1",
    "[a" + String(repeating: ".a", count: 100_000) + "]",
    "a = " + String(repeating: "[{a=", count: 100_000),
  ]) func endlessNestingIsOneFinding(document: String) {
    #expect(Self.read(Array(document.utf8)).findings.count == 1)
  }

  @Test func aFileOfFaultsEndsAfterTwoHundred() {
    let (_, findings) = Self.read(Array(String(repeating: "a = \"\n", count: 100_000).utf8))
    #expect(findings.count == 201)
    #expect(findings.last?.problem == "this file has more than 200 faults")
  }

  @Test func aMillionQuotesAreReadAtOnce() {
    #expect(Self.read([UInt8](repeating: 0x22, count: 1_000_000)).findings.count == 1)
  }
}
