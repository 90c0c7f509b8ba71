/// Parses an ICU MessageFormat 1 pattern.
///
/// What is accepted means to ICU what the tree says, in its apostrophe mode `DOUBLE_OPTIONAL`; what ICU's
/// `MessagePattern` refuses is refused. It is stricter than ICU: arguments have names, quotes are closed, a
/// `}` has its `{`, plural forms are CLDR's categories, and no form is written twice.
///
/// - Parameters:
///   - pattern: the text of a catalog with its TOML escapes resolved.
///   - file: the path of the file it stands in.
///   - map: leads from a UTF-8 byte of `pattern` to the byte of the file.
///   - hasEscapes: whether it stands in double quotes there, in which edits of it are escaped.
///   - subject: what its findings are about; asked for only when there are some.
///   - findings: takes a finding for each fault, at most `MessageParser.faultLimit` of one message.
/// - Returns: the tree, as far as it could be read; `isSound` is false where anything was reported.
public func parseMessage(
  _ pattern: String, file: String, map: TextMap, hasEscapes: Bool = true, subject: @autoclosure () -> Subject,
  reportingTo findings: inout Findings
) -> Message {
  let characters = ASCIISet(of: pattern)
  if isPlainText(pattern, characters) {
    let length = pattern.utf8.count
    let parts: [MessagePart] =
      length == 0 ? [] : [.text(LiteralText(text: pattern, map: TextMap(start: 0), range: 0..<length))]
    return Message(
      pattern: pattern, characters: characters, file: file, map: map, hasEscapes: hasEscapes, parts: parts,
      isSound: true)
  }
  var parser = MessageParser(pattern)
  let parts = parser.parseTopLevel()
  let message = Message(
    pattern: pattern, characters: characters, file: file, map: map, hasEscapes: hasEscapes, parts: parts,
    isSound: parser.faults.isEmpty)
  if !parser.faults.isEmpty {
    let subject = subject()
    for fault in parser.faults { findings.add(fault.finding(in: message, about: subject)) }
  }
  return message
}

/// Whether a pattern is its own text: it has no brace and no doubled apostrophe. A single apostrophe quotes
/// only braces, and `#` means something only inside a plural.
private func isPlainText(_ pattern: String, _ characters: ASCIISet) -> Bool {
  if characters.contains("{") || characters.contains("}") { return false }
  guard characters.contains("'") else { return true }
  var afterApostrophe = false
  for byte in pattern.utf8 {
    if byte == .apostrophe, afterApostrophe { return false }
    afterApostrophe = byte == .apostrophe
  }
  return true
}

/// Reads one pattern from its first byte to its last. All offsets are UTF-8 bytes of the pattern.
struct MessageParser {
  /// How many faults of one message are reported.
  static let faultLimit = 10
  /// How many plural and select forms may stand in one another.
  static let depthLimit = 20
  /// The most bytes of an argument's name or style; ICU's own limit is 65,535 UTF-16 units.
  static let tokenLimit = 1000

  private let bytes: [UInt8]
  private var position = 0
  private(set) var faults: [MessageFault] = []
  /// Whether braces may be out of step since a fault, so that an end that comes too early is no second one.
  private var isOutOfStep = false
  /// How many faults stood where a form should begin; any may be the `other` that is missed later.
  private var selectorFaults = 0

  init(_ pattern: String) {
    bytes = Array(pattern.utf8)
  }

  /// What a run of text stands in.
  private enum Parent {
    case topLevel
    /// A form of a plural; `outer` is what `#` shows, for the fix of a fault.
    case plural(name: String, offset: Double)
    /// A form of a select; the plural around it, if there is one.
    case select(plural: String?, offset: Double)
  }

  /// Reads the whole pattern.
  mutating func parseTopLevel() -> [MessagePart] {
    parseParts(in: .topLevel, depth: 0)
  }

  // MARK: Text

  /// Reads text and what stands in it: to the end at the top level, past the closing `}` in a form.
  private mutating func parseParts(in parent: Parent, depth: Int) -> [MessagePart] {
    var parts: [MessagePart] = []
    var literal = LiteralRun(start: position)
    let opening = position - 1
    var isInPlural = false
    if case .plural = parent { isInPlural = true }

    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case .apostrophe:
        parseApostrophe(isInPlural: isInPlural, into: &literal)
      case .openBrace:
        literal.end(at: position, in: bytes, into: &parts)
        if let part = parseArgument(parent: parent, depth: depth) { parts.append(part) }
        literal = LiteralRun(start: position)
      case .closeBrace:
        if depth > 0 {
          literal.end(at: position, in: bytes, into: &parts)
          position += 1
          return parts
        }
        reportUnmatchedBrace()
        position += 1
      case .numberSign where isInPlural:
        literal.end(at: position, in: bytes, into: &parts)
        parts.append(.pluralNumber(position..<position + 1))
        position += 1
        literal = LiteralRun(start: position)
      case .numberSign:
        if case .select(let plural?, let offset) = parent {
          report(.hashInSelect(plural: plural, offset: offset), position..<position + 1)
        }
        position += 1
      default:
        position += 1
      }
    }
    literal.end(at: position, in: bytes, into: &parts)
    if depth > 0 { reportUnclosed(opening, .unclosedForm) }
    return parts
  }

  /// Reads an apostrophe of text: a doubled one is one; before a brace (or before `#` in a plural) it quotes
  /// what follows up to the next single one; otherwise it is itself.
  private mutating func parseApostrophe(isInPlural: Bool, into literal: inout LiteralRun) {
    let start = position
    guard start + 1 < bytes.count else {
      position += 1
      return
    }
    switch bytes[start + 1] {
    case .apostrophe:
      literal.skip(start + 1, in: bytes)
      position = start + 2
    case .openBrace, .closeBrace:
      parseQuoted(from: start, into: &literal)
    case .numberSign where isInPlural:
      parseQuoted(from: start, into: &literal)
    default:
      position += 1
    }
  }

  private mutating func parseQuoted(from start: Int, into literal: inout LiteralRun) {
    literal.skip(start, in: bytes)
    var index = start + 1
    while index < bytes.count {
      if bytes[index] != .apostrophe {
        index += 1
      } else if index + 1 < bytes.count && bytes[index + 1] == .apostrophe {
        literal.skip(index + 1, in: bytes)
        index += 2
      } else {
        literal.skip(index, in: bytes)
        position = index + 1
        return
      }
    }
    position = bytes.count
    report(.unclosedQuote(isElision: isLetter(before: start)), start..<start + 1, spoilsBraces: true)
  }

  /// Whether the apostrophe at an offset follows a letter, as in `d'{name}`.
  private func isLetter(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let byte = bytes[offset - 1]
    return byte.isLetter || byte >= 0x80
  }

  private mutating func reportUnmatchedBrace() {
    if isOutOfStep { return }
    report(.unmatchedBrace, position..<position + 1)
  }

  // MARK: Arguments

  /// Reads from `{` past its `}`; where braces are doubled, past as many as were opened.
  private mutating func parseArgument(parent: Parent, depth: Int) -> MessagePart? {
    let first = position
    while position + 1 < bytes.count && bytes[position + 1] == .openBrace { position += 1 }
    var extra = position - first
    guard extra > 0 else { return parseInnerArgument(parent: parent, depth: depth) }
    let part = parseInnerArgument(parent: parent, depth: depth)
    while extra > 0 && position < bytes.count && bytes[position] == .closeBrace {
      position += 1
      extra -= 1
    }
    if !isOutOfStep { report(.doubledBraces, first..<position, spoilsBraces: extra > 0) }
    return part
  }

  /// Reads from one `{` past its `}`.
  private mutating func parseInnerArgument(parent: Parent, depth: Int) -> MessagePart? {
    let opening = position
    position += 1
    skipWhiteSpace()
    guard position < bytes.count else {
      reportUnclosed(opening, .unclosedArgument(closeAt: nil))
      return nil
    }
    guard let (name, nameRange) = parseName(opening: opening) else { return nil }
    skipWhiteSpace()
    guard position < bytes.count else {
      reportUnclosed(opening, .unclosedArgument(closeAt: nil))
      return nil
    }
    if bytes[position] == .closeBrace {
      position += 1
      return .placeholder(
        Placeholder(name: name, nameRange: nameRange, range: opening..<position, format: nil))
    }
    // parseName stops only at a comma, a closing brace or the end.
    position += 1
    skipWhiteSpace()
    let typeStart = position
    while position < bytes.count && bytes[position].isLetter { position += 1 }
    let typeRange = typeStart..<position
    skipWhiteSpace()
    guard position < bytes.count else {
      reportUnclosed(opening, .unclosedArgument(closeAt: nil))
      return nil
    }
    let next = bytes[position]
    guard !typeRange.isEmpty, next == .comma || next == .closeBrace else {
      skipToClosingBrace(opening: opening)
      let written = trimmed(typeStart..<max(typeStart, position - 1))
      let range = written.isEmpty ? opening..<position : written
      report(.unknownType(string(written), name: name), range)
      return .placeholder(
        Placeholder(name: name, nameRange: nameRange, range: opening..<position, format: nil))
    }
    let typeName = string(typeRange)
    var type = ArgumentSyntax(rawValue: typeName)
    if type == nil, let known = ArgumentSyntax(rawValue: typeName.lowercased()), known != .choice {
      report(.typeInCapitals(typeName), typeRange)
      type = known
    }
    switch type {
    case nil:
      report(.unknownType(typeName, name: name), typeRange)
      skipToClosingBrace(opening: opening)
    case .choice:
      report(.choiceFormat(name: name), typeRange)
      skipToClosingBrace(opening: opening)
    case .plural, .selectordinal, .select:
      guard next == .comma else {
        position += 1
        report(.noForms(typeName), typeRange)
        break
      }
      position += 1
      if depth >= Self.depthLimit {
        report(.tooDeep, opening..<opening + 1)
        skipToClosingBrace(opening: opening)
        break
      }
      if type == .select {
        return parseSelect(
          opening: opening, name: name, nameRange: nameRange, parent: parent, depth: depth)
      }
      return parsePlural(
        type == .plural ? .cardinal : .ordinal, opening: opening, name: name, nameRange: nameRange,
        typeRange: typeRange, depth: depth)
    case .number, .date, .time, .spellout, .ordinal, .duration:
      guard let kind = type?.formatKind else { break }
      var style: String?
      var styleRange: Range<Int>?
      if next == .comma {
        position += 1
        guard let range = parseStyle(opening: opening) else { return nil }
        if range.isEmpty {
          report(.emptyStyle(typeName), typeRange.upperBound..<position)
        } else {
          style = string(range)
          styleRange = range
        }
      }
      position += 1
      let format = ArgumentFormat(kind: kind, kindRange: typeRange, style: style, styleRange: styleRange)
      return .placeholder(
        Placeholder(name: name, nameRange: nameRange, range: opening..<position, format: format))
    }
    return .placeholder(
      Placeholder(name: name, nameRange: nameRange, range: opening..<position, format: nil))
  }

  /// Reads an argument's name and stops at `,` or `}` or the end. Nil where there is no argument to speak of.
  private mutating func parseName(opening: Int) -> (String, Range<Int>)? {
    let start = position
    if bytes[position].isLetter || bytes[position] == .underscore {
      while position < bytes.count && bytes[position].isNameByte { position += 1 }
      let end = position
      skipWhiteSpace()
      if position == bytes.count || bytes[position] == .comma || bytes[position] == .closeBrace {
        if end - start > Self.tokenLimit { report(.nameTooLong, start..<end) }
        return (string(start..<end), start..<end)
      }
    }
    // Not a name; what is meant for one reaches to the next comma or brace.
    while position < bytes.count, !bytes[position].isNameEnd { position += 1 }
    let range = trimmed(start..<position)
    guard position < bytes.count else {
      reportUnclosed(opening, .unclosedArgument(closeAt: nil))
      return nil
    }
    if bytes[position] == .openBrace {
      skipToClosingBrace(opening: opening)
      report(.badName(string(range)), range.isEmpty ? opening..<opening + 1 : range, spoilsBraces: true)
      return nil
    }
    if range.isEmpty {
      report(.noName, opening..<position + 1)
    } else {
      let written = string(range)
      report(
        written.utf8.allSatisfy(\.isDigit) ? .numberedArgument(written) : .badName(written), range)
    }
    return (string(range), range)
  }

  /// Reads a style up to its `}`, as ICU does: braces nest, apostrophes quote. Nil where it never ends.
  private mutating func parseStyle(opening: Int) -> Range<Int>? {
    let start = position
    var nested = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .apostrophe {
        let quote = position
        position += 1
        while position < bytes.count && bytes[position] != .apostrophe { position += 1 }
        guard position < bytes.count else {
          report(.unclosedQuoteInStyle, quote..<quote + 1, spoilsBraces: true)
          return nil
        }
      } else if byte == .openBrace {
        nested += 1
      } else if byte == .closeBrace {
        if nested == 0 {
          let range = trimmed(start..<position)
          if range.count > Self.tokenLimit { report(.styleTooLong, range) }
          return range
        }
        nested -= 1
      }
      position += 1
    }
    reportUnclosed(opening, .unclosedArgument(closeAt: nil))
    return nil
  }

  // MARK: Plural and select

  private mutating func parsePlural(
    _ kind: PluralChoice.Kind, opening: Int, name: String, nameRange: Range<Int>, typeRange: Range<Int>,
    depth: Int
  ) -> MessagePart {
    var forms: [PluralForm] = []
    var seen: [PluralForm.Selector: Int] = [:]
    let earlierFaults = selectorFaults
    var offset = 0.0
    var isFirst = true
    while let selector = nextSelector(opening: opening, of: kind.rawValue) {
      if isOffset(selector) {
        let valueRange = parseOffsetValue(selector)
        if !isFirst {
          report(.offsetNotFirst, selector.lowerBound..<valueRange.upperBound)
        } else if let value = wholeNumber(valueRange) {
          offset = value
        } else {
          report(.badOffset(string(valueRange)), selector.lowerBound..<valueRange.upperBound)
        }
        isFirst = false
        continue
      }
      isFirst = false
      guard let form = openForm(opening: opening, selector: selector) else { continue }
      let written = string(selector)
      let meaning: PluralForm.Selector?
      if bytes[selector.lowerBound] == .equalsSign {
        meaning = exactNumber(selector.lowerBound + 1..<selector.upperBound).map { .exact($0) }
        if meaning == nil { report(.badExactForm(written), selector) }
      } else {
        meaning = PluralCategory(rawValue: written).map { .category($0) }
        if meaning == nil { reportSelector(.unknownCategory(written, kind: kind), selector) }
      }
      let parts = parseParts(in: .plural(name: name, offset: offset), depth: depth + 1)
      guard let meaning else { continue }
      if let first = seen[meaning] {
        report(
          .duplicateForm(
            written, first: forms[first].selectorRange, firstForm: forms[first].range, form: form..<position),
          selector)
      } else {
        seen[meaning] = forms.count
      }
      forms.append(
        PluralForm(selector: meaning, selectorRange: selector, range: form..<position, parts: parts))
    }
    let range = opening..<position
    if !isOutOfStep && selectorFaults == earlierFaults && seen[.category(.other)] == nil {
      report(
        forms.isEmpty ? .noForms(kind.rawValue) : .missingOther(kind.rawValue, name: name), range)
    }
    return .plural(
      PluralChoice(
        kind: kind, name: name, nameRange: nameRange, range: range, offset: offset, forms: forms))
  }

  private mutating func parseSelect(
    opening: Int, name: String, nameRange: Range<Int>, parent: Parent, depth: Int
  ) -> MessagePart {
    var forms: [SelectForm] = []
    var seen: [String: Int] = [:]
    let earlierFaults = selectorFaults
    let inner: Parent
    switch parent {
    case .topLevel: inner = .select(plural: nil, offset: 0)
    case .plural(let plural, let offset): inner = .select(plural: plural, offset: offset)
    case .select(let plural, let offset): inner = .select(plural: plural, offset: offset)
    }
    while let selector = nextSelector(opening: opening, of: "select") {
      if isOffset(selector) {
        _ = parseOffsetValue(selector)
        report(.offsetInSelect, selector.lowerBound..<position)
        continue
      }
      guard let form = openForm(opening: opening, selector: selector) else { continue }
      let key = string(selector)
      if bytes[selector.lowerBound] == .equalsSign {
        report(.exactInSelect(key), selector)
      } else if !isKey(key) {
        report(.badKey(key), selector)
      }
      let parts = parseParts(in: inner, depth: depth + 1)
      if let first = seen[key] {
        report(
          .duplicateForm(
            key, first: forms[first].keyRange, firstForm: forms[first].range,
            form: form..<position), selector)
      } else {
        seen[key] = forms.count
      }
      forms.append(SelectForm(key: key, keyRange: selector, range: form..<position, parts: parts))
    }
    let range = opening..<position
    if !isOutOfStep && selectorFaults == earlierFaults && seen["other"] == nil {
      report(forms.isEmpty ? .noForms("select") : .missingOther("select", name: name), range)
    }
    return .select(SelectChoice(name: name, nameRange: nameRange, range: range, forms: forms))
  }

  /// The next selector of a plural or select; nil past its `}` or at the end of the pattern.
  private mutating func nextSelector(opening: Int, of type: String) -> Range<Int>? {
    while true {
      skipWhiteSpace()
      guard position < bytes.count else {
        reportUnclosed(opening, .unclosedArgument(closeAt: endOfForm(before: position)))
        return nil
      }
      let byte = bytes[position]
      if byte == .closeBrace {
        position += 1
        return nil
      }
      let start = position
      if byte == .openBrace {
        reportSelector(.formWithoutSelector(type), start..<start + 1)
        skipBraces()
        continue
      }
      if byte == .equalsSign { position += 1 }
      while position < bytes.count && bytes[position].isSelectorByte && whiteSpace(at: position) == 0 {
        position += 1
      }
      if position > start { return start..<position }
      // Punctuation where a form should begin: it is passed over up to the next form.
      while position < bytes.count && !bytes[position].isSelectorByte && bytes[position] != .equalsSign
        && bytes[position] != .closeBrace && bytes[position] != .openBrace
      {
        position += 1
      }
      let stray = trimmed(start..<position)
      reportSelector(.textBetweenForms(string(stray)), stray)
    }
  }

  /// Steps over the `{` of a form and gives its offset; nil, with a finding, where something else follows.
  private mutating func openForm(opening: Int, selector: Range<Int>) -> Int? {
    skipWhiteSpace()
    guard position < bytes.count else {
      reportUnclosed(opening, .unclosedArgument(closeAt: nil))
      return nil
    }
    if bytes[position] == .openBrace {
      position += 1
      return position - 1
    }
    // Words up to the next form or the end of the forms. They are one fault.
    let selectorText = string(selector)
    while position < bytes.count && bytes[position] != .openBrace && bytes[position] != .closeBrace {
      position += 1
    }
    guard position < bytes.count else {
      // The forms are over, and what follows is text of the message.
      reportUnclosed(opening, .unclosedArgument(closeAt: endOfForm(before: selector.lowerBound)))
      return nil
    }
    let junk = trimmed(selector.lowerBound..<position)
    if bytes[position] == .openBrace {
      // `one a few {…}`: the last word may be a selector of its own.
      var last = junk.upperBound
      while last > junk.lowerBound && bytes[last - 1].isSelectorByte { last -= 1 }
      if last > junk.lowerBound && bytes[last - 1] == .equalsSign { last -= 1 }
      let stray = trimmed(junk.lowerBound..<last)
      if !stray.isEmpty && last < junk.upperBound {
        reportSelector(.textBetweenForms(string(stray)), stray)
        position = last
        return nil
      }
      reportSelector(.textBetweenForms(string(junk)), junk)
      skipBraces()
      return nil
    }
    reportSelector(.formWithoutText(selectorText), junk)
    return nil
  }

  /// The end of the form that stands before an offset, with white space at most between; nil where none does.
  private func endOfForm(before offset: Int) -> Int? {
    let end = trimmed(0..<offset).upperBound
    return end > 0 && bytes[end - 1] == .closeBrace ? end : nil
  }

  private func isOffset(_ selector: Range<Int>) -> Bool {
    position < bytes.count && bytes[position] == .colon && string(selector) == "offset"
  }

  /// Reads past the `:` and the value after it.
  private mutating func parseOffsetValue(_ selector: Range<Int>) -> Range<Int> {
    position += 1
    skipWhiteSpace()
    let start = position
    // A word is no value but the first form's selector.
    guard position < bytes.count, !bytes[position].isLetter else { return start..<start }
    while position < bytes.count && bytes[position].isNumberByte { position += 1 }
    return start..<position
  }

  /// A whole number from 0 to 999,999,999.
  private func wholeNumber(_ range: Range<Int>) -> Double? {
    guard (1...9).contains(range.count), bytes[range].allSatisfy(\.isDigit) else { return nil }
    return Double(string(range))
  }

  /// A number as it may follow `=`: digits with a minus before and a fraction after them, 15 digits in all.
  private func exactNumber(_ range: Range<Int>) -> Double? {
    var digits = bytes[range]
    if digits.first == .hyphen { digits = digits.dropFirst() }
    let pieces = digits.split(separator: .period, maxSplits: 1, omittingEmptySubsequences: false)
    guard digits.count <= 16, pieces.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) else {
      return nil
    }
    return Double(string(range))
  }

  /// Whether every character of a key may stand in an identifier, which to ICU ends at other characters.
  private func isKey(_ key: String) -> Bool {
    if key.utf8.count > Self.tokenLimit { return false }
    return key.unicodeScalars.allSatisfy {
      $0.isASCII ? UInt8(ascii: $0).isNameByte : $0.properties.isXIDContinue
    }
  }

  // MARK: Bytes

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Steps over Unicode's Pattern_White_Space, which is white space to ICU's syntax.
  private mutating func skipWhiteSpace() {
    while position < bytes.count {
      let width = whiteSpace(at: position)
      if width == 0 { return }
      position += width
    }
  }

  /// How many bytes of white space stand at an offset: one character's, or 0.
  private func whiteSpace(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x20, 0x09...0x0D:
      return 1
    case 0xC2:
      return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
      switch bytes[offset + 2] {
      case 0x8E, 0x8F, 0xA8, 0xA9: return 3
      default: return 0
      }
    default:
      return 0
    }
  }

  /// A range without the white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper {
      let width = whiteSpace(at: lower)
      if width == 0 { break }
      lower += width
    }
    trailing: while lower < upper {
      for width in 1...3 where upper - width >= lower && whiteSpace(at: upper - width) == width {
        upper -= width
        continue trailing
      }
      break
    }
    return min(lower, upper)..<upper
  }

  /// Steps past the `}` that closes an argument whose inside is not understood.
  private mutating func skipToClosingBrace(opening: Int) {
    var nested = 0
    while position < bytes.count {
      if bytes[position] == .openBrace { nested += 1 }
      if bytes[position] == .closeBrace {
        if nested == 0 {
          position += 1
          return
        }
        nested -= 1
      }
      position += 1
    }
    isOutOfStep = true
  }

  /// Steps over a pair of braces and what is in it.
  private mutating func skipBraces() {
    position += 1
    skipToClosingBrace(opening: position - 1)
  }

  // MARK: Faults

  private mutating func report(_ kind: MessageFault.Kind, _ range: Range<Int>, spoilsBraces: Bool = false) {
    if faults.count < Self.faultLimit { faults.append(MessageFault(kind: kind, range: range)) }
    if spoilsBraces { isOutOfStep = true }
  }

  /// Reports what stands where a form should begin.
  private mutating func reportSelector(_ kind: MessageFault.Kind, _ range: Range<Int>) {
    report(kind, range)
    selectorFaults += 1
  }

  /// Reports a `{` that is never closed, once: what it stands in isn't closed either.
  private mutating func reportUnclosed(_ opening: Int, _ kind: MessageFault.Kind) {
    if !isOutOfStep { report(kind, opening..<opening + 1) }
    isOutOfStep = true
    position = bytes.count
  }
}

/// The words that ICU knows after an argument's name.
private enum ArgumentSyntax: String {
  case plural, selectordinal, select, choice
  case number, date, time, spellout, ordinal, duration

  var formatKind: ArgumentFormat.Kind? { ArgumentFormat.Kind(rawValue: rawValue) }
}

/// A run of literal text while it is read: its bytes are copied only once quoting takes some of them out.
private struct LiteralRun {
  private let start: Int
  private var map: TextMap
  private var text: [UInt8] = []
  /// The bytes before it are in `text`, or are quoting.
  private var taken: Int

  init(start: Int) {
    self.start = start
    taken = start
    map = TextMap(start: start)
  }

  /// Leaves out the byte at an offset, which quotes.
  mutating func skip(_ offset: Int, in bytes: [UInt8]) {
    text += bytes[taken..<offset]
    taken = offset + 1
    map.add(text: text.count, source: taken)
  }

  /// Ends the run and adds it to `parts` unless it is empty.
  func end(at end: Int, in bytes: [UInt8], into parts: inout [MessagePart]) {
    guard end > start else { return }
    let string =
      taken == start
      ? String(decoding: bytes[start..<end], as: UTF8.self)
      : String(decoding: text + bytes[taken..<end], as: UTF8.self)
    parts.append(.text(LiteralText(text: string, map: map, range: start..<end)))
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool { isLetter || isDigit || self == .underscore }
  fileprivate var isNameEnd: Bool { self == .comma || self == .openBrace || self == .closeBrace }
  fileprivate var isNumberByte: Bool { isNameByte || self == .period || self == .hyphen }
  /// What is read as one selector, so that a fault shows it whole: `=1.5`, `file-name`, `größe`.
  fileprivate var isSelectorByte: Bool { isNumberByte || self >= 0x80 }
}
