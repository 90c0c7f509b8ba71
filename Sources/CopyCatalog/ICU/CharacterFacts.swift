import CICU

/// What Unicode says of one character.
package struct CharacterFacts: Hashable, Sendable {
  /// A class of the bidirectional algorithm, by its name in Unicode's data. The raw value is ICU's
  /// `UCharDirection`.
  package enum BidiClass: Int32, Sendable {
    case l, r, en, es, et, an, cs, b, s, ws, on, lre, lro, al, rle, rlo, pdf, nsm, bn, fsi, lri, rli, pdi

    /// Whether it decides the direction of a paragraph.
    package var isStrong: Bool { self == .l || self == .r || self == .al }
  }

  /// The raw value is ICU's `UEastAsianWidth`.
  package enum EastAsianWidth: Int32, Sendable {
    case neutral, ambiguous, halfwidth, fullwidth, narrow, wide
  }

  package let script: Script
  package let bidiClass: BidiClass
  package let eastAsianWidth: EastAsianWidth
  /// Unicode's White_Space.
  package let isWhiteSpace: Bool
  /// Shown mirrored where text runs right to left: brackets, `<`.
  package let isMirrored: Bool
  /// An invisible control of the bidirectional algorithm: marks, embeddings, overrides, isolates.
  package let isBidiControl: Bool
  /// Not shown where it is not supported: joiners, variation selectors, most format characters.
  package let isDefaultIgnorable: Bool
  /// Shown as an emoji unless U+FE0E follows.
  package let isEmojiPresentation: Bool

  package init(_ scalar: Unicode.Scalar) {
    let facts = cicu_character_of(Int32(scalar.value))
    script = Script(code: facts.script)
    bidiClass = BidiClass(rawValue: facts.bidi_class) ?? .on
    eastAsianWidth = EastAsianWidth(rawValue: facts.east_asian_width) ?? .neutral
    isWhiteSpace = facts.is_white_space
    isMirrored = facts.is_mirrored
    isBidiControl = facts.is_bidi_control
    isDefaultIgnorable = facts.is_default_ignorable
    isEmojiPresentation = facts.is_emoji_presentation
  }
}

/// A script of Unicode.
package struct Script: Hashable, Sendable {
  /// ICU's number of it.
  let code: Int32

  /// - Parameter tag: a four-letter tag of ISO 15924; nil where Unicode has no such script.
  package init?(_ tag: String) {
    let code = cicu_script_code(tag)
    guard code >= 0 else { return nil }
    self.code = code
  }

  init(code: Int32) { self.code = code }

  /// The four-letter tag, such as "Latn"; "Zyyy" for characters of all scripts, "Zinh" for marks that take
  /// the script of their base.
  package var tag: String { String(cString: cicu_script_tag(code)) }

  /// Whether it belongs to no script in particular.
  package var isCommon: Bool { code == 0 || code == 1 }

  /// The scripts a character is used in; its own alone for most.
  package static func extensions(of scalar: Unicode.Scalar) -> [Script] {
    var codes = [Int32](repeating: 0, count: 64)
    var count: Int32 = 0
    guard cicu_script_extensions(Int32(scalar.value), &codes, 64, &count) == 0 else { return [] }
    return codes.prefix(Int(count)).map(Script.init(code:))
  }
}
