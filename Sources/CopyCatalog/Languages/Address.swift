/// How a language addresses its reader: its registers, and the words that only one of them has.
///
/// An object, so that all that read by it at once share one reference instead of several.
final class Address: Sendable {
  /// In the order of familiarity.
  let registers: [Register]
  /// Whether an app keeps to one register even where nobody has chosen it.
  let isOneThroughout: Bool
  private let words: [Word: Int]
  private let filter: WordFilter
  /// The endings of languages that are written without spaces, or that address by endings.
  private let endings: [Ending]

  /// One way to address a reader.
  struct Register: Sendable {
    /// As the language calls it, and as settings name it: `du`.
    let name: String
    /// What settings may call it too: `informal`.
    let otherNames: [String]
    /// Words that are signs wherever they stand, in lowercase; a capital at the start makes no difference.
    var anywhere = ""
    /// Words that are signs only as they are written and inside a sentence. At its start the capital says nothing:
    /// German “Sie” may be “they”.
    var inside = ""
    /// Words that are signs only as they are written and at the start of a sentence: imperatives that are another
    /// form of the verb elsewhere.
    var opening = ""
    /// What a sign ends with, in languages that are written without spaces or that address by endings.
    var endings: [String] = []
    /// Longer endings that are no signs.
    var notEndings: [String] = []

    func isCalled(_ text: String) -> Bool {
      let text = text.lowercased()
      return name.lowercased() == text || otherNames.contains(text)
    }
  }

  /// A sign of a register in a message.
  struct Sign {
    /// The index of its register.
    let register: Int
    let word: String
    /// In the pattern, in UTF-8 bytes.
    let range: Range<Int>
  }

  fileprivate enum Position: UInt8, Sendable {
    case anywhere, inside, opening
  }

  private struct Word: Hashable, Sendable {
    let text: String
    let position: Position
  }

  private struct Ending: Sendable {
    let bytes: [UInt8]
    let register: Int
    let notEndings: [[UInt8]]
  }

  init(_ registers: Register..., isOneThroughout: Bool = true) {
    self.registers = registers
    self.isOneThroughout = isOneThroughout
    var words: [Word: Int] = [:]
    var filter = WordFilter()
    var endings: [Ending] = []
    for (index, register) in registers.enumerated() {
      for (list, position) in [
        (register.anywhere, Position.anywhere), (register.inside, .inside), (register.opening, .opening)
      ] {
        for word in list.split(separator: " ") {
          var spellings = [String(word)]
          if position == .anywhere { spellings.append(word.prefix(1).uppercased() + word.dropFirst()) }
          for spelling in spellings {
            words[Word(text: spelling, position: position)] = index
            filter.insert(spelling.utf8)
          }
        }
      }
      endings += register.endings.map {
        Ending(bytes: Array($0.utf8), register: index, notEndings: register.notEndings.map { Array($0.utf8) })
      }
    }
    self.words = words
    self.filter = filter
    self.endings = endings
  }

  /// The register that settings name.
  func register(called name: String) -> Int? {
    registers.firstIndex { $0.isCalled(name) }
  }

  // MARK: Reading

  /// The signs in a message, in the order of its text.
  func signs(in message: Message) -> [Sign] {
    var signs: [Sign] = []
    if message.parts.count == 1, case .text(let literal) = message.parts[0] {
      var isStart = true
      scan(literal, isStart: &isStart, into: &signs)
    } else {
      var isStart = true
      scan(message.parts, isStart: &isStart, into: &signs)
    }
    return signs
  }

  private func scan(_ parts: [MessagePart], isStart: inout Bool, into signs: inout [Sign]) {
    for part in parts {
      switch part {
      case .text(let literal): scan(literal, isStart: &isStart, into: &signs)
      case .placeholder, .pluralNumber: isStart = false
      case .plural(let plural): scan(plural.forms.map(\.parts), isStart: &isStart, into: &signs)
      case .select(let select): scan(select.forms.map(\.parts), isStart: &isStart, into: &signs)
      }
    }
  }

  private func scan(_ forms: [[MessagePart]], isStart: inout Bool, into signs: inout [Sign]) {
    var ends: [Bool] = []
    for form in forms {
      var start = isStart
      scan(form, isStart: &start, into: &signs)
      ends.append(start)
    }
    // Where the forms differ, a sentence may begin, so that a capital says nothing.
    isStart = ends.contains(true)
  }

  private func scan(_ literal: LiteralText, isStart: inout Bool, into signs: inout [Sign]) {
    if !endings.isEmpty {
      scanEndings(literal, into: &signs)
      return
    }
    var text = literal.text
    var start = isStart
    var found: [(word: Range<Int>, isStart: Bool)] = []
    text.withUTF8 { bytes in
      var index = 0
      var wordStart = -1
      var hash = WordFilter.seed
      while index <= bytes.count {
        let byte = index < bytes.count ? bytes[index] : 0x20
        let separator = separatorLength(bytes, index, byte)
        if separator == 0 {
          if wordStart < 0 {
            wordStart = index
            hash = WordFilter.seed
          }
          hash = WordFilter.step(hash, byte)
          index += 1
          continue
        }
        if wordStart >= 0 {
          if filter.mayContain(hash) { found.append((wordStart..<index, start)) }
          start = false
          wordStart = -1
        }
        if opensSentence(bytes, index, byte) { start = true }
        index += separator
      }
    }
    isStart = start
    for (range, isStart) in found {
      let word = text.utf8Slice(range)
      guard let register = register(of: word, isStart: isStart) else { continue }
      if isPartOfName(range, in: literal.text) { continue }
      signs.append(Sign(register: register, word: word, range: sourceRange(range, of: literal)))
    }
  }

  private func register(of word: String, isStart: Bool) -> Int? {
    words[Word(text: word, position: .anywhere)]
      ?? words[Word(text: word, position: isStart ? .opening : .inside)]
  }

  private func sourceRange(_ range: Range<Int>, of literal: LiteralText) -> Range<Int> {
    literal.map.source(of: range.lowerBound)..<literal.map.source(of: range.upperBound)
  }

  /// Whether a short word belongs to something longer: “U-Bahn”, “10 u”, “e-du”.
  private func isPartOfName(_ range: Range<Int>, in text: String) -> Bool {
    guard range.count <= 2 else { return false }
    let bytes = Array(text.utf8)
    if bytes.at(range.upperBound) == .hyphen || bytes.at(range.lowerBound - 1) == .hyphen { return true }
    if bytes.at(range.lowerBound - 1) == .period { return true }
    if bytes.at(range.upperBound) == .period, bytes.at(range.upperBound + 1)?.isLetter ?? false { return true }
    // “10 u” is an hour in Dutch; the number may be an argument before the text.
    guard range.count == 1 else { return false }
    return range.lowerBound <= 1 || bytes.at(range.lowerBound - 2)?.isDigit ?? false
  }

  /// The length of what separates words at an index, in bytes; 0 inside a word.
  private func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ byte: UInt8) -> Int {
    if byte < 0x80 { return byte.isLetter || byte.isDigit ? 0 : 1 }
    guard index + 1 < bytes.count else { return 0 }
    switch (byte, bytes[index + 1]) {
    // ¡ § « » ¿ and the no-break space; Arabic comma, semicolon, question mark and full stop
    case (0xC2, 0xA0...0xBF), (0xD8, 0x8C), (0xD8, 0x9B), (0xD8, 0x9F), (0xDB, 0x94): return 2
    // U+2000–206F, dandas, full-width and ideographic punctuation
    case (0xE2, 0x80...0x81), (0xE3, 0x80): return 3
    case (0xE0, 0xA5): return index + 2 < bytes.count && (0xA4...0xA5).contains(bytes[index + 2]) ? 3 : 0
    default: return 0
    }
  }

  /// Whether a capital letter after a separator may be that of a sentence’s start.
  private func opensSentence(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "'"), UInt8(ascii: "-"): false
    case 0xE2:
      // Not the no-break and thin spaces, hyphens and the apostrophe; dashes, quotes and the ellipsis are.
      !(index + 2 < bytes.count && bytes[index + 1] == 0x80
        && ((0x80...0x91).contains(bytes[index + 2]) || bytes[index + 2] == 0x99 || bytes[index + 2] == 0xAF))
    case 0xC2: !(index + 1 < bytes.count && (bytes[index + 1] == 0xA0 || bytes[index + 1] == 0xAD))
    default: true
    }
  }

  private func scanEndings(_ literal: LiteralText, into signs: inout [Sign]) {
    var text = literal.text
    var found: [(ending: Int, end: Int)] = []
    text.withUTF8 { bytes in
      var index = 0
      while index + 2 < bytes.count {
        guard bytes[index] >= 0xE0 else {
          index += 1
          continue
        }
        for (number, ending) in endings.enumerated()
        where ending.bytes[ending.bytes.count - 3] == bytes[index]
          && ending.bytes[ending.bytes.count - 2] == bytes[index + 1]
          && ending.bytes[ending.bytes.count - 1] == bytes[index + 2]
        {
          if endsWith(ending.bytes, bytes, index + 3),
            !ending.notEndings.contains(where: { endsWith($0, bytes, index + 3) })
          {
            found.append((number, index + 3))
          }
        }
        index += 3
      }
    }
    for (number, end) in found {
      let ending = endings[number]
      let range = end - ending.bytes.count..<end
      signs.append(
        Sign(register: ending.register, word: text.utf8Slice(range), range: sourceRange(range, of: literal)))
    }
  }

  private func endsWith(_ ending: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    guard end >= ending.count else { return false }
    for offset in 0..<ending.count where bytes[end - ending.count + offset] != ending[offset] { return false }
    return true
  }
}
