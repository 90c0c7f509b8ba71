/// A translation that says another number than its source.
struct DifferentNumbers: CopyCheck {
  static let page = CheckPage(
    id: "different-numbers", category: .translation, severity: .shouldFix,
    summary: "A number in the text that is another one in the translation.",
    rationale: """
      A limit of 8 characters that reads 6 in another language can’t be kept. Numbers are compared by value: \
      in the digits of any script (8, ８, ٨, ۸, ८), with the separators of any language (1,000 and 1.000; 1.5 \
      and 1,5), and anywhere in the entry. Times, dates, versions and digits in names are left alone, as are \
      numbers that one of the two says in words, and what only the forms of a plural for 0, 1 or 2 say.
      """,
    examples: [
      Example(
        bad: """
          [password-short]
          code = 1
          context = "field"
          remedy = "fix"
          message = "Enter at least 8 characters."
          note = "Under the field for a new password."
          # de/Photos.toml
          [password-short]
          message = "Gib mindestens 6 Zeichen ein."
          """,
        good: """
          [password-short]
          code = 1
          context = "field"
          remedy = "fix"
          message = "Enter at least 8 characters."
          note = "Under the field for a new password."
          # de/Photos.toml
          [password-short]
          message = "Gib mindestens 8 Zeichen ein."
          """),
      Example(
        bad: """
          [too-many-photos]
          code = 1
          context = "passing"
          remedy = "none"
          message = "An album holds 1,500 photos."
          note = "Banner."
          # ar/Photos.toml
          [too-many-photos]
          message = "يتسع الألبوم لعدد ١٬٠٠٠ صورة."
          """,
        good: """
          [too-many-photos]
          code = 1
          context = "passing"
          remedy = "none"
          message = "An album holds 1,500 photos."
          note = "Banner."
          # ar/Photos.toml
          [too-many-photos]
          message = "يتسع الألبوم لعدد ١٬٥٠٠ صورة."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard !site.isSource else { return [] }
    let source = site.entry.source
    guard
      source.texts.contains(where: { $0.message.mayHaveDigits(in: source.locale) })
        || site.copy.texts.contains(where: { $0.message.mayHaveDigits(in: site.locale) }),
      source.texts.allSatisfy(\.message.isSound), site.copy.texts.allSatisfy(\.message.isSound)
    else { return [] }
    let comparison = Comparison(source: source, translation: site.copy)
    return site.copy.texts.compactMap { text in
      guard let sourceText = source[text.field], let difference = comparison.difference(in: text, sourceText)
      else {
        return nil
      }
      return finding(of: difference, in: text, sourceText, site)
    }
  }

  private func finding(of difference: Difference, in text: CopyText, _ source: CopyText, _ site: CopySite)
    -> Finding
  {
    let locale = site.locale
    let sourceLocale = site.catalog.settings.source
    var place = Place(file: site.copy.file, range: text.valueRange)
    let problem: String
    var fix: Fix
    switch (difference.missing.first, difference.extra.first) {
    case (let missing?, let extra?):
      problem = "'\(text.field)' says \(extra.shown) in \(locale), and \(missing.shown) in \(sourceLocale)"
      place = text.message.place(of: extra.range)
      fix = Fix("write the number of the source")
      if difference.missing.count == 1, difference.extra.count == 1, let number = missing.whole,
        let written = Self.written(number, as: extra)
      {
        fix = Fix(
          "write \(written)",
          edits: [text.message.edit(replacing: extra.range, with: written)].compactMap(\.self))
      }
    case (let missing?, nil):
      problem = "'\(text.field)' lacks the number \(missing.shown) in \(locale)"
      fix = Fix("say \(missing.shown) in the translation too")
    case (nil, let extra?):
      problem = "'\(text.field)' says \(extra.shown) in \(locale), and the source does not"
      place = text.message.place(of: extra.range)
      fix = Fix("take it out, or say it in the source")
    case (nil, nil):
      problem = ""
      fix = Fix("")
    }
    return finding(
      problem, at: place, in: site.subject(text.field),
      impact: "readers of \(locale) are told something else: “\(text.message.text)”", fix: fix,
      related: [
        RelatedPlace(Place(file: site.entry.source.file, range: source.valueRange), "the source text")
      ])
  }

  /// A number in the digits of another one, where that one has no separators.
  private static func written(_ number: Int, as model: WrittenNumbers.Number) -> String? {
    guard let first = model.shown.unicodeScalars.first, let digit = first.digitValue,
      model.shown.unicodeScalars.allSatisfy({ $0.digitValue != nil })
    else { return nil }
    var written = String.UnicodeScalarView()
    for byte in String(number).utf8 {
      guard let scalar = Unicode.Scalar(first.value - UInt32(digit) + UInt32(byte) - 0x30) else { return nil }
      written.append(scalar)
    }
    return String(written)
  }

  /// The numbers of a text that the other side does not have.
  private struct Difference {
    let missing: [WrittenNumbers.Number]
    let extra: [WrittenNumbers.Number]
  }

  private struct Comparison {
    private let source: Copy
    private let translation: Copy
    private var sourceNumbers = WrittenNumbers()
    private var translationNumbers = WrittenNumbers()

    init(source: Copy, translation: Copy) {
      self.source = source
      self.translation = translation
      for text in source.texts { sourceNumbers.add(text.message) }
      for text in translation.texts { translationNumbers.add(text.message) }
    }

    /// What differs in a text; nil where nothing does, or where it may be said in another way.
    func difference(in text: CopyText, _ sourceText: CopyText) -> Difference? {
      var own = WrittenNumbers()
      own.add(text.message)
      var original = WrittenNumbers()
      original.add(sourceText.message)
      let missing = original.certain.filter { number in
        !has(number, translationNumbers.possible) && !isInWords(number, in: translation)
      }
      let extra = own.certain.filter { number in
        !has(number, sourceNumbers.possible) && !isInWords(number, in: source)
      }
      if missing.isEmpty, extra.isEmpty { return nil }
      if usesMyriads { return nil }
      if !missing.isEmpty, !extra.isEmpty { return Difference(missing: missing, extra: extra) }
      // One and two are said by an article or a dual, parts of an hour by “half” and “quarter”; a month that
      // has a name may be a number elsewhere.
      let isLost = missing.contains { number in
        guard let whole = number.whole else { return true }
        return whole > (namesMonths(source) ? 12 : 2) && ![15, 30, 45].contains(whole)
      }
      let isNew = extra.contains { ($0.whole ?? .max) > 12 }
      return isLost || isNew ? Difference(missing: missing, extra: extra) : nil
    }

    /// Whether a value is among others; an hour of the afternoon may be counted from noon.
    private func has(_ number: WrittenNumbers.Number, _ values: Set<String>) -> Bool {
      if values.contains(number.value) { return true }
      guard let whole = number.whole else { return false }
      return (13...24).contains(whole) && values.contains(String(whole - 12))
        || (1...12).contains(whole) && values.contains(String(whole + 12))
    }

    /// Whether one side counts in ten thousands, so that its digits are others: 10万 for 100,000, 390万 for 3.9
    /// million.
    private var usesMyriads: Bool {
      [source, translation].contains { copy in
        ["ja", "zh", "ko", "yue"].contains(copy.locale.language)
          && copy.texts.contains { text in
            text.message.pattern.unicodeScalars.contains {
              ["万", "萬", "만", "億", "亿", "억", "千", "천"].contains($0)
            }
          }
      }
    }

    private func namesMonths(_ copy: Copy) -> Bool {
      copy.texts.contains { text in
        text.message.pattern.unicodeScalars.contains { $0 == "月" || $0 == "월" }
      }
    }

    /// Whether a text says a number in words, as ICU spells it. Case and gender change the end of such a
    /// word, so a word that begins like it and is about as long is enough.
    private func isInWords(_ number: WrittenNumbers.Number, in copy: Copy) -> Bool {
      guard let whole = number.whole, whole <= 1_000,
        let formatter = try? MessageFormatter("{x, spellout}", locale: copy.locale.tag, timeZone: "UTC"),
        let spelled = try? formatter.format(["x": .integer(Int64(whole))]).lowercased()
      else { return false }
      let beginning = String(spelled.prefix(3))
      return copy.texts.contains { text in
        let said = text.message.text.lowercased()
        switch copy.locale.language {
        case "ja", "zh", "yue", "ko", "th", "lo", "km", "my": return said.utf8Range(of: spelled) != nil
        // The article is written with the word.
        case "ar", "he": return said.utf8Range(of: beginning) != nil
        default:
          return said.split { !$0.isLetter }.contains {
            $0.hasPrefix(beginning) && $0.count >= spelled.count - 2
          }
        }
      }
    }
  }
}
