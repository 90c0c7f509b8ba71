/// What one entry says in one locale.
public final class Copy: Sendable {
  public let locale: LocaleTag
  /// The path of the file it stands in.
  public let file: String
  /// The entry's name in its header, in UTF-8 bytes of the file.
  public let nameRange: Range<Int>
  /// The texts in the order of the file.
  public let texts: [CopyText]
  /// The texts of a draft that have nothing in them yet. They count as missing, so that readers are shown the
  /// source.
  public let unwritten: [CopyText]
  public let allowances: [Allowance]
  /// How far the translation has come; the source's is `translated`.
  public let state: TranslationState
  /// The fingerprint of the source it was translated from.
  public let from: Fingerprint?
  /// A translator's remark to the next one.
  public let comment: String?

  public init(
    locale: LocaleTag, file: String, nameRange: Range<Int>, texts: [CopyText], unwritten: [CopyText] = [],
    allowances: [Allowance] = [],
    state: TranslationState = .translated, from: Fingerprint? = nil, comment: String? = nil
  ) {
    self.locale = locale
    self.file = file
    self.nameRange = nameRange
    self.texts = texts
    self.unwritten = unwritten
    self.allowances = allowances
    self.state = state
    self.from = from
    self.comment = comment
  }

  /// A translation as it was read: what of a draft has no text yet is unwritten.
  static func translation(
    locale: LocaleTag, file: String, nameRange: Range<Int>, texts: [CopyText], allowances: [Allowance] = [],
    state: TranslationState, from: Fingerprint?, comment: String?
  ) -> Copy {
    let isDraft = state == .draft
    return Copy(
      locale: locale, file: file, nameRange: nameRange,
      texts: isDraft ? texts.filter { !$0.message.isUnwritten } : texts,
      unwritten: isDraft ? texts.filter(\.message.isUnwritten) : [], allowances: allowances, state: state,
      from: from,
      comment: comment)
  }

  /// The text of exactly this field; nil where there is none.
  public subscript(field: Field) -> CopyText? {
    texts.first { $0.field == field }
  }

  /// The text of a slot without any variant.
  public subscript(slot: Slot) -> CopyText? {
    texts.first { $0.field.slot == slot && $0.field.isPlain }
  }
}

/// One text of an entry.
public final class CopyText: Sendable {
  public let field: Field
  /// The key in UTF-8 bytes of the file.
  public let keyRange: Range<Int>
  /// The value with its quotes, in UTF-8 bytes of the file.
  public let valueRange: Range<Int>
  public let message: Message

  public init(field: Field, keyRange: Range<Int>, valueRange: Range<Int>, message: Message) {
    self.field = field
    self.keyRange = keyRange
    self.valueRange = valueRange
    self.message = message
  }
}

/// How far a translation has come.
public enum TranslationState: String, Sendable, Hashable, CaseIterable {
  case translated
  case needsReview = "needs-review"
  case draft
}

/// A check that an entry silences, with the reason.
public struct Allowance: Sendable, Hashable {
  public let check: String
  public let reason: String
  /// The key and its value in the file.
  public let place: Place

  public init(check: String, reason: String, place: Place) {
    self.check = check
    self.reason = reason
    self.place = place
  }
}
