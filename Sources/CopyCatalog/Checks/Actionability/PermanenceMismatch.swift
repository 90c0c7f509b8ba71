/// A text that says it is so for good where it may pass, or the other way around.
struct PermanenceMismatch: CopyCheck {
  static let page = CheckPage(
    id: "permanence-mismatch", category: .actionability, severity: .shouldFix,
    summary: "“Can’t” for what may work the next time, or “couldn’t” for what is gone for good.",
    rationale: """
      “Can’t” says that trying again changes nothing, “couldn’t” that it was tried once (PostgreSQL’s error style guide \
      tells them apart; Microsoft and Apple’s older guidance use “can’t” for both). Beside `remedy = "retry"` or `"wait"` \
      a “can’t” makes people give up; on a screen for what is gone, with `remedy = "none"`, a “couldn’t” keeps them \
      trying. Judged in the source, where its language has words for both: in the title, or in the first sentence where \
      there is none. A text that says until when is left alone.
      """,
    examples: [
      Example(
        bad: """
          [photos-not-loaded]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Your photos can’t be loaded. Check your connection, then try again."
          note = "Banner over the library, when the connection was lost."
          """,
        good: """
          [photos-not-loaded]
          code = 1
          context = "passing"
          remedy = "retry"
          message = "Your photos couldn’t be loaded. Check your connection, then try again."
          note = "Banner over the library, when the connection was lost."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    guard site.isSource, site.entry.isError, let language = site.language,
      let permanence = language.permanence
    else {
      return []
    }
    switch site.entry.remedy {
    case .retry?, .wait?:
      guard site.mayHave(.lasting) else { return [] }
      return finding(
        in: site, language, saying: (.lasting, permanence.lasting), not: (.passing, permanence.passing))
    case Remedy.none? where site.entry.contexts.contains(.unavailable):
      guard site.mayHave(.passing) else { return [] }
      return finding(
        in: site, language, saying: (.passing, permanence.passing), not: (.lasting, permanence.lasting))
    case .fix?, .getHelp?, Remedy.none?, nil: return []
    }
  }

  /// A role, and whether only words with it count that tell of a failure too.
  private typealias Sign = (role: Roles, isFailure: Bool)

  private func finding(in site: CopySite, _ language: Language, saying wrong: Sign, not right: Sign)
    -> [Finding]
  {
    guard let text = site.copy[.title] ?? site.copy[.message], text.message.isSound else { return [] }
    for read in ReadText.texts(of: text.message) {
      guard let token = signs(wrong, in: read, language).first, signs(right, in: read, language).isEmpty,
        signs((.when, false), in: read, language).isEmpty
      else { continue }
      return [
        finding(
          read.words(token.range), at: read.place(of: token.range), in: text, of: site,
          lasts: wrong.role == .lasting)
      ]
    }
    return []
  }

  /// The signs in the first sentence.
  private func signs(_ sign: Sign, in read: ReadText, _ language: Language) -> [Token] {
    let words = TextWords(read.text, in: language)
    let found = words.signs(sign.role)
    if found.isEmpty { return [] }
    let end = words.tokens().first { $0.kind == .sentenceEnd }?.range.lowerBound
    let failures = sign.isFailure ? words.signs(.failure).map(\.range) : []
    return found.filter {
      $0.range.lowerBound < end ?? Int.max && (!sign.isFailure || failures.contains($0.range))
    }
  }

  private func finding(_ word: String, at place: Place, in text: CopyText, of site: CopySite, lasts: Bool)
    -> Finding
  {
    let remedy = site.entry.remedy?.rawValue ?? ""
    let isEnglish = site.locale.language == "en"
    if lasts {
      return finding(
        "'\(text.field)' says “\(word)”, and remedy is \"\(remedy)\"", at: place,
        in: site.subject(text.field),
        impact: "the reader takes it to be so for good and gives up",
        fix: Fix(
          isEnglish
            ? "write “couldn’t”, or set remedy = \"none\" if nothing ends it"
            : "say that it didn’t work this time, or set remedy = \"none\" if nothing ends it"))
    }
    return finding(
      "'\(text.field)' says “\(word)”, and nothing ends it (remedy = \"none\")", at: place,
      in: site.subject(text.field),
      impact: "the reader takes it for bad luck and tries again",
      fix: Fix(
        isEnglish
          ? "write “can’t”, or say since when it is gone"
          : "say that it is so for good, or since when it is gone"))
  }
}
