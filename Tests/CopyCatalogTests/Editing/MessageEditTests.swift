@testable import CopyCatalog
import Testing

/// What an edit puts into a message is written as the quotes around the message ask for.
@Suite struct MessageEditTests {
  /// A line of a catalog, what takes the place of “save” in it, and the line that comes of it.
  @Test(arguments: [
    (#"message = "Choose “save”.""#, #"Save "A""#, #"message = "Choose “Save \"A\"”.""#),
    (#"message = "Wähle „save“.""#, #"C:\Neu"#, #"message = "Wähle „C:\\Neu“.""#),
    (#"message = "\u201Csave\u201D を選択""#, "保存\t2", #"message = "\u201C保存\t2\u201D を選択""#),
    (#"message = """اختر "save"."""  # نص"#, #"حفظ ""#, #"message = """اختر "حفظ \""."""  # نص"#),
    (#"message = 'Choose “save”.'"#, #"Save "A" in C:\"#, #"message = 'Choose “Save "A" in C:\”.'"#),
    (#"message = '''Choisissez « save ».'''"#, #"\Enregistrer"#, #"message = '''Choisissez « \Enregistrer ».'''"#)
  ]) func isWrittenAsItsQuotesAsk(_ line: String, _ text: String, _ result: String) throws {
    let file = SourceFile("de/A.toml", line)
    let message = try message(of: file)
    let word = try #require(message.pattern.utf8Range(of: "save"))
    let edit = try #require(message.edit(replacing: word, with: text))
    let bytes = [edit].applied(to: file.bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == result)
    #expect(
      try self.message(of: SourceFile("de/A.toml", result)).pattern == message.pattern.replacing("save", with: text))
  }

  /// There are no escapes in single quotes.
  @Test(arguments: ["'a'", "'''a'''"]) func isNotWrittenWhereItCannotBe(_ value: String) throws {
    let message = try message(of: SourceFile("en/A.toml", "message = \(value)"))
    for text in ["don't", "a\nb", "a\u{1}b"] { #expect(message.edit(replacing: 0..<1, with: text) == nil) }
    #expect(message.edit(replacing: 0..<1, with: "don’t") != nil)
  }

  @Test func isWrittenIntoItsLine() throws {
    let file = SourceFile("pl/A.toml", "message = \"\"\"\n  Usuń zdjęcia\n  albo „album”.\"\"\"\n")
    let message = try message(of: file)
    let word = try #require(message.pattern.utf8Range(of: "album"))
    let edit = try #require(message.edit(replacing: word, with: "a\\b"))
    #expect(
      String(decoding: [edit].applied(to: file.bytes), as: UTF8.self)
        == "message = \"\"\"\n  Usuń zdjęcia\n  albo „a\\\\b”.\"\"\"\n")
  }

  /// Whatever is put in the place of whatever part, in whatever quotes: the file then says exactly that.
  @Test(arguments: 0..<400 as Range<UInt64>) func isReadAsItWasMeant(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (open, hasEscapes) = [("\"", true), ("\"\"\"", true), ("'", false), ("'''", false)][Int(seed % 4)]
    let pieces = ["a", "é", "e\u{301}", "句", "👩‍👩‍👧", "م", " ", "\t", "{x}", "#", "\"", "\\", "\\n", "\\u0041", "”"]
      + (hasEscapes ? ["'", "\n", "\r", "\u{1}", "\u{7F}", "\"\"\"", "'''"] : [])
    func text(_ pieces: [String], _ length: ClosedRange<Int>) -> String {
      (0..<Int.random(in: length, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    // What stands there has no line breaks, which fold. Three quotes keep text that begins and ends otherwise.
    let old = "x" + text(pieces.filter { !$0.contains { "\n\r".contains($0) } }, 0...12) + "y"
    let written = try #require(TOMLString.written(old, hasEscapes: hasEscapes))
    let file = SourceFile("en/A.toml", "message = \(open)\(written)\(open)\n")
    let message = try message(of: file)
    try #require(message.pattern == old)

    let bounds = old.unicodeScalars.indices.map { old.utf8.distance(from: old.startIndex, to: $0) } + [old.utf8.count]
    let places = [bounds.randomElement(using: &random) ?? 0, bounds.randomElement(using: &random) ?? 0].sorted()
    let new = text(pieces + ["'"], 0...6)
    guard let edit = message.edit(replacing: places[0]..<places[1], with: new) else {
      #expect(!hasEscapes && new.contains("'"))
      return
    }
    let meant = old.utf8Slice(0..<places[0]) + new + old.utf8Slice(places[1]..<old.utf8.count)
    let string = try string(in: SourceFile("en/A.toml", String(decoding: [edit].applied(to: file.bytes), as: UTF8.self)))
    #expect(Array(string.text.unicodeScalars) == Array(meant.unicodeScalars))
  }

  private func string(in file: SourceFile) throws -> TOMLString {
    var findings = Findings()
    let table = parseTOML(file, reportingTo: &findings)
    #expect(findings.all.isEmpty, "\(String(decoding: file.bytes, as: UTF8.self))")
    guard case .string(let string)? = table["message"]?.value.content else { throw NoText() }
    return string
  }

  private struct NoText: Error {}

  private func message(of file: SourceFile) throws -> Message {
    let string = try string(in: file)
    var findings = Findings()
    let (pattern, map) = folded(string)
    return parseMessage(
      pattern, file: file.path, map: map, hasEscapes: string.hasEscapes, subject: Subject(), reportingTo: &findings)
  }
}
