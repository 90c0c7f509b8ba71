/// Which signs a text may have, found in one pass over its bytes, so that nearly every text is passed by without being
/// read into words.
///
/// Of each phrase it keeps a piece that every spelling of it has. Where it says no, the text has no such sign; where it
/// says yes, the text has to be read.
struct SignFilter: Sendable {
  /// Four bytes that a piece begins with, in lowercase, and the bytes after them.
  private struct Piece: Sendable {
    let rest: [UInt8]
    let roles: Roles
  }

  private var bits = [UInt64](repeating: 0, count: 1024)
  private var pieces: [UInt32: [Piece]] = [:]

  // MARK: Making

  /// Adds the phrases of a book that have any of these roles.
  mutating func add(_ book: PhraseBook, _ roles: Roles) {
    book.forEachPhrase { words, own in
      let wanted = own.intersection(roles)
      if !wanted.isEmpty { add(words, wanted) }
    }
  }

  private mutating func add(_ words: [String], _ roles: Roles) {
    // An apostrophe has several forms, and a hyphen may be left out.
    let parts = words.flatMap { $0.split { $0 == "'" || $0 == "-" }.map(String.init) }
    let longest = parts.max { $0.utf8.count < $1.utf8.count } ?? ""
    let joined = words.joined(separator: " ")
    let isJoined = longest.utf8.count < 4 && !joined.contains("'") && words.count > 1 && !words.contains("")
    let text = isJoined ? joined : longest
    for spelling in spellings(of: text) { add(spelling: Array(spelling), roles) }
  }

  /// The bytes of a piece as texts may have them.
  private func spellings(of text: String) -> [[UInt8]] {
    var heads: [[UInt8]] = [[]]
    var scalars = Substring.UnicodeScalarView(text.unicodeScalars)
    while (heads.first?.count ?? 0) < 4, let scalar = scalars.popFirst() {
      let forms = Self.forms(of: scalar)
      heads = heads.flatMap { head in forms.map { head + $0 } }
    }
    let rest = scalars.prefix { $0.isASCII && $0 != "'" && $0 != "-" }.flatMap { Array(String($0).utf8) }
    return heads.map { $0 + rest }
  }

  /// A folded character in all forms that fold to it. ASCII is compared in lowercase anyway.
  private static func forms(of scalar: Unicode.Scalar) -> [[UInt8]] {
    var forms: [Unicode.Scalar] = [scalar]
    switch scalar {
    case "е": forms += ["Е", "ё", "Ё"]
    case "ا": forms += ["أ", "إ", "آ", "ٱ"]
    case "ي": forms += ["ى"]
    case "\u{902}": forms += ["\u{901}"]
    case "i": forms += ["İ"]
    case "ı": forms += ["i"]
    case "'": forms += ["’", "\u{2BC}", "\u{5F3}"]
    default:
      let upper = scalar.isASCII ? "" : scalar.properties.uppercaseMapping
      if upper.unicodeScalars.count == 1, let upper = upper.unicodeScalars.first, upper != scalar { forms.append(upper) }
    }
    return forms.map { Array(String(Character($0)).utf8) }
  }

  private mutating func add(spelling: [UInt8], _ roles: Roles) {
    switch spelling.count {
    case ..<2: break
    case 2: for start in Self.starts { for mark in Self.marks { insert([start] + spelling + [mark], roles) } }
    case 3 where spelling[0] < 0xE0: for mark in Self.marks { insert(spelling + [mark], roles) }
    // A single character of a script without spaces says too little.
    case 3: break
    // Of characters of three bytes the last ones tell them apart.
    case 6... where spelling[0] >= 0xE0: insert(Array(spelling[2...]), roles)
    default: insert(spelling, roles)
    }
  }

  /// What may follow a short word, with the first byte of “’”, “…”, a no-break space and full-width marks.
  private static let marks: [UInt8] = Array(" ,.!?;:'-\n".utf8) + [0xC2, 0xD8, 0xE2, 0xE3, 0xEF]

  /// What may stand before a short word, with the last byte of “ „ « ‘ ’ ¡ and no-break spaces.
  private static let starts: [UInt8] = Array(" \n\"'(-".utf8) + [0x98, 0x99, 0x9C, 0x9E, 0xA0, 0xA1, 0xAB, 0xAF]

  private mutating func insert(_ bytes: [UInt8], _ roles: Roles) {
    let key = bytes.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let slot = Self.slot(key)
    bits[slot >> 6] |= 1 << UInt64(slot & 63)
    pieces[key, default: []].append(Piece(rest: Array(bytes.dropFirst(4)), roles: roles))
  }

  private static func slot(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> 16) }

  // MARK: Asking

  /// The roles of what the texts of some copy may have.
  func roles(in copy: Copy) -> Roles {
    copy.texts.reduce(Roles()) { $0.union(roles(in: $1.message.pattern)) }
  }

  func roles(in text: String) -> Roles {
    var text = text
    return text.withUTF8 { bytes in
      var found = Roles()
      var key = UInt32(UInt8.space)
      var index = 0
      // The spaces at the ends end words.
      while index <= bytes.count {
        key = key &<< 8 | UInt32(index < bytes.count ? bytes[index].inLowercase : .space)
        index += 1
        let slot = Self.slot(key)
        if bits[slot &>> 6] &>> UInt64(slot & 63) & 1 == 1 { found.formUnion(roles(of: key, bytes, index)) }
      }
      return found
    }
  }

  private func roles(of key: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Roles {
    var found = Roles()
    for piece in pieces[key] ?? [] where piece.rest.isEmpty || end + piece.rest.count <= bytes.count {
      if piece.rest.indices.allSatisfy({ bytes[end + $0].inLowercase == piece.rest[$0] }) {
        found.formUnion(piece.roles)
      }
    }
    return found
  }
}

extension UInt8 {
  /// The byte of an ASCII letter in lowercase; any other as it is.
  fileprivate var inLowercase: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
