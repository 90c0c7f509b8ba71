/// Reads a file of the catalog language, TOML 1.0.
///
/// Each fault is one finding, and reading goes on after it: at the next value, line or entry, wherever the
/// next sound thing begins. What is not understood is `unreadable` in the table or not in it at all.
///
/// - Parameters:
///   - file: The file as it is on disk, in any encoding. A byte order mark at its start is no fault.
///   - subject: What findings are about; the entry and field are filled in here where it names a domain.
public func parseTOML(
  _ file: SourceFile, about subject: Subject = Subject(), reportingTo findings: inout Findings
) -> TOMLTable {
  if case .unreadable(let reason) = file.content {
    findings.add(UnreadableFile().finding(reason: reason, file: file.path, in: subject))
    return TOMLTable()
  }
  var parser = TOMLParser(bytes: file.bytes, path: file.path, subject: subject)
  let table = parser.readDocument()
  findings.add(parser.findings)
  return table
}

/// The state of reading one file: how far it is, what was understood, what was found.
///
/// Reading never goes back but for recovery, which looks at a bounded number of bytes, or at each byte a
/// bounded number of times; so the time grows with the file's length whatever is in it.
struct TOMLParser {
  /// Larger files are not read: 16 MB are some 80,000 messages.
  static let sizeLimit = 16 << 20
  /// How many names and brackets may be inside each other.
  static let depthLimit = 100
  /// After so many findings reading ends: the file is hardly a catalog.
  static let findingLimit = 200

  let path: String
  /// The file; without LF but with CR, its CR are read as LF.
  var bytes: [UInt8]
  /// The offset of the next byte to read.
  var at = 0
  var tree = TOMLTree()
  /// The table that keys belong to now.
  var table = TOMLTree.root
  var findings: [Finding] = []
  /// The bytes that are no UTF-8, in ascending order.
  var foreignBytes: [Int] = []
  /// How many lists and braces are around what is read now.
  var brackets = 0
  /// How many names and brackets are around what is read now.
  var depth = 0
  /// Holds decoded text while a text is read; kept for its memory.
  var scratch: [UInt8] = []
  /// Where the last findings about a blank and a CR were made, so that each is said once.
  var reportedBlankLine = -1
  var hasReportedReturns = false

  /// What stands where, if that is asked for.
  var layout: [TOMLLayout.Item]?

  /// A line, from 1, and the offset up to which line ends were counted for it.
  var lineCount = (offset: 0, line: 1)
  /// Whether so much was found that reading ends.
  private var isOver = false
  private let subject: Subject
  private var entry: String?
  private var field: String?

  /// The key whose value is read.
  var currentField: String? {
    get { field }
    set { field = newValue }
  }

  /// Whether the value that is read stands in a list or in braces.
  var isInBrackets: Bool { brackets > 0 }

  init(bytes: [UInt8], path: String, subject: Subject) {
    self.bytes = bytes
    self.path = path
    self.subject = subject
  }

  /// The number of bytes.
  var end: Int { bytes.count }

  mutating func readDocument() -> TOMLTable {
    guard takeEncoding() else { return TOMLTable() }
    while at < end, !isOver {
      skipBlanks()
      guard at < end else { break }
      switch bytes[at] {
      case .lineFeed: at += 1
      case .carriageReturn: skipReturn()
      case .numberSign: skipComment()
      case .openBracket: readHeader()
      default: readPair()
      }
    }
    return tree.finish(TOMLTree.root)
  }

  // MARK: Findings

  /// Reports a fault at a range of the file.
  mutating func report(_ fault: SyntaxFault, at range: Range<Int>) {
    report(Syntax().finding(fault, at: Place(file: path, range: range), in: currentSubject))
  }

  mutating func report(_ finding: Finding) {
    guard findings.count < TOMLParser.findingLimit else {
      guard findings.count == TOMLParser.findingLimit else { return }
      findings.append(
        Syntax().finding(
          .tooManyFaults(limit: TOMLParser.findingLimit), at: finding.place, in: subject))
      isOver = true
      return
    }
    findings.append(finding)
  }

  var currentSubject: Subject {
    var subject = subject
    if subject.domain != nil {
      subject.entry = entry
      subject.field = field
    }
    return subject
  }

  /// What of the catalog is missing where the value that is read now cannot be used: “‘message’ of
  /// card-expired”.
  var lost: String {
    switch (entry, field) {
    case (let entry?, let field?): "‘\(field.excerpt)’ of \(entry.excerpt)"
    case (nil, let field?): "‘\(field.excerpt)’"
    case (let entry?, nil): entry.excerpt
    case (nil, nil): "this line"
    }
  }

  // MARK: Headers

  private mutating func readHeader() {
    let start = at
    entry = nil
    field = nil
    at += 1
    let isList = at < end && bytes[at] == .openBracket
    if isList { at += 1 }
    skipBlanks()
    let bodyStart = at
    var key: TOMLKey
    switch readKey() {
    case .key(let sound): key = sound
    case .reported:
      skipLine()
      return beginTableApart(start..<at)
    case .faulty:
      at = bodyStart
      guard let mended = mendHeaderKey(from: start) else { return beginTableApart(start..<at) }
      key = mended
    }
    skipBlanks()
    // More words before the bracket: one name with spaces.
    if !isAtLineEnd, bytes[at] != .closeBracket, bytes[at] != .equalsSign, closesBracket(bodyStart) {
      at = bodyStart
      guard let mended = mendHeaderKey(from: start) else { return beginTableApart(start..<at) }
      key = mended
    }
    let closing = isList ? "]]" : "]"
    var range = start..<at
    if takes(closing) {
      range = start..<at
    } else {
      if at < end, bytes[at] == .closeBracket { at += 1 }
      report(
        .unclosedHeader(name: key.name, closing: closing, range: key.range.upperBound..<at),
        at: start..<at)
      range = start..<at
      if !isAtLineEnd {
        skipLine()
        return beginTable(key, isList: isList, range: range)
      }
    }
    beginTable(key, isList: isList, range: range)
    skipBlanks()
    if !isAtLineEnd {
      let rest = at..<trimmedLineEnd(from: at)
      guard looksLikePair(at: rest.lowerBound) else {
        report(.afterHeader(name: key.name, rest: excerpt(rest)), at: rest)
        return skipLine()
      }
      report(.pairAfterHeader(name: key.name, blanks: range.upperBound..<rest.lowerBound), at: rest)
    }
  }

  private mutating func beginTable(_ key: TOMLKey, isList: Bool, range: Range<Int>) {
    layout?.append(.header(key, range: range, isList: isList))
    entry = key.first.text == "domain" ? nil : key.first.text
    field = key.rest.isEmpty ? nil : key.rest.map(\.text).joined(separator: ".")
    depth = key.count + (isList ? 1 : 0)
    guard depth <= TOMLParser.depthLimit else {
      report(.tooDeep(limit: TOMLParser.depthLimit), at: range)
      return beginTableApart(range)
    }
    switch isList ? tree.openElement(key, range: range) : tree.open(key, range: range) {
    case .table(let number): table = number
    case .conflict(let conflict):
      report(
        DuplicateKey().finding(
          conflict, key: key, header: range, file: path, in: currentSubject))
      beginTableApart(range)
    }
    field = nil
  }

  /// Begins a table that is no part of the document: keys after a faulty header are read for their faults.
  private mutating func beginTableApart(_ range: Range<Int>) {
    layout?.append(.header(nil, range: range, isList: false))
    table = tree.addTable(.whole, range: range)
    depth = 1
  }

  // MARK: Keys with values

  private mutating func readPair() {
    let start = at
    field = nil
    let key: TOMLKey
    switch readKey() {
    case .key(let sound):
      skipBlanks()
      if at < end, bytes[at] == .equalsSign {
        key = sound
        at += 1
      } else {
        at = start
        guard let mended = mendPair() else { return }
        key = mended
      }
    case .reported:
      skipLine()
      return
    case .faulty:
      at = start
      guard let mended = mendPair() else { return }
      key = mended
    }
    readValue(of: key, endsLine: true)
  }

  /// Reads the value of a key, from after the equals sign to the end of the line.
  mutating func readValue(of key: TOMLKey, endsLine: Bool) {
    if brackets > 0, let outer = field {
      field = outer + "." + key.name
    } else {
      field = key.name
    }
    skipBlanks()
    depth += key.count
    defer { depth -= key.count }
    guard depth <= TOMLParser.depthLimit else {
      report(.tooDeep(limit: TOMLParser.depthLimit), at: key.range)
      skipToEntry()
      return
    }
    let value = readValue()
    if let conflict = tree.insert(value, for: key, into: table) {
      report(DuplicateKey().finding(conflict, key: key, header: nil, file: path, in: currentSubject))
    }
    layout?.append(endsLine ? .pair(key, value: value) : .innerPair(key, value: value))
    if endsLine { finishLine(after: value) }
  }

  /// Reads what may follow a value on its line.
  private mutating func finishLine(after value: TOMLValue) {
    if case .unreadable = value.content {
      // Recovery may have gone on to the start of a line already.
      if !isAtLineStart { skipLine() }
      return
    }
    skipBlanks()
    guard !isAtLineEnd else { return }
    // A second key on the line is read as if it had a line of its own.
    if looksLikePair(at: at) {
      let rest = at..<trimmedLineEnd(from: at)
      return report(.secondPair(excerpt(rest), blanks: value.range.upperBound..<at), at: rest)
    }
    reportRest(after: value)
    skipLine()
  }

  // MARK: Values

  /// Reads a value. What cannot be read is reported, and gives `unreadable`.
  mutating func readValue() -> TOMLValue {
    guard at < end else { return missingValue() }
    switch bytes[at] {
    case .quote: return readText(.basic)
    case .apostrophe: return readText(.literal)
    case .openBracket: return readList()
    case .openBrace: return readInlineTable()
    case .lineFeed, .carriageReturn, .numberSign, .comma, .closeBracket, .closeBrace: return missingValue()
    default: return readWord()
    }
  }

  private mutating func missingValue() -> TOMLValue {
    report(.missingValue(lost: lost), at: at..<at)
    return TOMLValue(.unreadable, range: at..<at)
  }
}
