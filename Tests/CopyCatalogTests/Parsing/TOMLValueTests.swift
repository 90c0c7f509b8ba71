import CopyCatalog
import Testing

/// Small documents and what they say.
@Suite struct TOMLValueTests {
  @Test(arguments: [
    ("", "{}"),
    ("# only a comment", "{}"),
    ("\u{FEFF}a = 1", #"{"a": integer:"1"}"#),
    ("message = \"Größer als {limit}.\"", #"{"message": string:"Größer als {limit}."}"#),
    (#"message = "Titled \"Sign in\" \\ \u00e9 \U0001F600""#, #"{"message": string:"Titled \"Sign in\" \\ é 😀"}"#),
    (#"path = 'C:\Users'"#, #"{"path": string:"C:\\Users"}"#),
    ("recovery = \"\"\"\nOne.\n\nTwo.\"\"\"", #"{"recovery": string:"One.\n\nTwo."}"#),
    ("recovery = \"\"\"\r\nOne.\r\nTwo.\"\"\"", #"{"recovery": string:"One.\nTwo."}"#),
    ("recovery = \"\"\"One \\\n   goes on.\"\"\"", #"{"recovery": string:"One goes on."}"#),
    ("recovery = \"\"\"\"One\"\"\"\"", #"{"recovery": string:"\"One\""}"#),
    ("[card-expired]\ncode = 1", #"{"card-expired": {"code": integer:"1"}}"#),
    ("a.b = 1\na.c = true", #"{"a": {"b": integer:"1", "c": bool:"true"}}"#),
    ("context = [\n  \"blocking\", # first\n  \"passing\",\n]", #"{"context": [string:"blocking", string:"passing"]}"#),
    ("args.x = { type = \"int\", max = 4_000 }", #"{"args": {"x": {"max": integer:"4000", "type": string:"int"}}}"#),
    ("[[a]]\nx = 1\n[[a]]\nx = 2", #"{"a": [{"x": integer:"1"}, {"x": integer:"2"}]}"#),
    ("[a.b]\nx = 1\n[a]\ny = 2", #"{"a": {"b": {"x": integer:"1"}, "y": integer:"2"}}"#),
    ("sample = 2026-09-01", #"{"sample": date-local:"2026-09-01"}"#),
    ("sample = 2026-09-01 17:45:00.250Z", #"{"sample": datetime:"2026-09-01T17:45:00.25Z"}"#),
    ("n = 0xFF", #"{"n": integer:"255"}"#),
    ("n = -1.5e3", #"{"n": float:"-1500.0"}"#),
  ]) func documentSays(document: String, values: String) {
    let (table, findings) = TOMLPropertyTests.read(Array(document.utf8))
    #expect(findings.isEmpty)
    #expect(TaggedValue(table).description == values)
  }

  @Test func rangesShowKeysAndValues() throws {
    let document = "[card-expired]\n\"message\" = \"This card has expired.\"\nargs.last4 = { max = 4 }\n"
    let bytes = Array(document.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let entryPair = try #require(TOMLPropertyTests.read(bytes).table["card-expired"])
    guard case .table(let entry) = entryPair.value.content else { throw Missing() }
    let message = try #require(entry["message"])
    #expect(text(entryPair.keyRange) == "card-expired")
    #expect(text(entry.range) == "[card-expired]")
    #expect(text(message.keyRange) == "\"message\"")
    #expect(text(message.value.range) == "\"This card has expired.\"")
    let args = try #require(entry["args"])
    #expect(text(args.keyRange) == "args")
    #expect(text(args.value.range) == "args")
    guard case .table(let arguments) = args.value.content else { throw Missing() }
    #expect(text(try #require(arguments["last4"]).value.range) == "{ max = 4 }")
  }

  @Test func keysKeepTheirOrder() {
    let document = (0..<40).map { "k\(39 - $0) = \($0)" }.joined(separator: "\n")
    let table = TOMLPropertyTests.read(Array(document.utf8)).table
    #expect(table.pairs.map(\.key) == (0..<40).map { "k\(39 - $0)" })
    #expect(table.position(of: "k0") == 39)
    #expect(table["k40"] == nil)
  }

  private struct Missing: Error {}
}
