/// A text that addresses its reader in another way than the rest of its locale.
struct MixedRegister: CatalogCheck {
  static let page = CheckPage(
    id: "mixed-register", category: .translation, severity: .shouldFix,
    summary: "A text that addresses its reader in another way than the other texts of its language.",
    rationale: """
      German “du” and “Sie”, French “tu” and “vous”, Spanish “tú” and “usted”: an app that changes between them sounds \
      like two people, and in many countries one of the two is rude (Microsoft’s localization style guides). The \
      register is the one that `[locale.de] register = "du"` in catalog.toml says, or else the one of most texts. Only \
      words that one register has and no other count: “Sie” at the start of a sentence may be “they” and counts for \
      nothing. Languages whose signs are not certain are left alone.
      """,
    examples: [
      Example(
        bad: """
          # catalog.toml
          [locale.de]
          register = "du"
          # en/Photos.toml
          [offline]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "You’re offline. Check your connection."
          note = "Banner."
          # de/Photos.toml
          [offline]
          message = "Du bist offline. Prüfen Sie die Verbindung."
          """,
        good: """
          # catalog.toml
          [locale.de]
          register = "du"
          # en/Photos.toml
          [offline]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "You’re offline. Check your connection."
          note = "Banner."
          # de/Photos.toml
          [offline]
          message = "Du bist offline. Prüfe die Verbindung."
          """),
      Example(
        bad: """
          # en/Photos.toml
          [offline]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "You’re offline. Check your connection."
          note = "Banner."

          [album-full]
          code = 2
          context = "passing"
          remedy = "fix"
          message = "Your album is full. Remove photos."
          note = "Banner."

          [signed-out]
          code = 3
          context = "passing"
          remedy = "fix"
          message = "Your password was changed. Sign in."
          note = "Banner."
          # fr/Photos.toml
          [offline]
          message = "Hors ligne. Vérifiez votre connexion."

          [album-full]
          message = "Ton album est plein. Retire des photos de tes albums."

          [signed-out]
          message = "Votre mot de passe a été modifié. Connectez-vous."
          """,
        good: """
          # en/Photos.toml
          [offline]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "You’re offline. Check your connection."
          note = "Banner."

          [album-full]
          code = 2
          context = "passing"
          remedy = "fix"
          message = "Your album is full. Remove photos."
          note = "Banner."

          [signed-out]
          code = 3
          context = "passing"
          remedy = "fix"
          message = "Your password was changed. Sign in."
          note = "Banner."
          # fr/Photos.toml
          [offline]
          message = "Hors ligne. Vérifiez votre connexion."

          [album-full]
          message = "Votre album est plein. Retirez-en des photos."

          [signed-out]
          message = "Votre mot de passe a été modifié. Connectez-vous."
          """)
    ])

  func findings(in catalog: Catalog) -> [Finding] {
    var texts: [LocaleTag: Texts] = [:]
    for domain in catalog.domains {
      for entry in domain.entries { read(entry, of: domain.name, into: &texts) }
    }
    for action in catalog.actions { read(action.entry, of: ActionsReader.name, into: &texts) }
    return texts.sorted { $0.key < $1.key }.flatMap { locale, texts in
      findings(in: texts, locale: locale, settings: catalog.settings)
    }
  }

  /// The texts of a locale that address the reader.
  private struct Texts {
    let address: Address
    var all: [Text] = []
  }

  private struct Text {
    let domain: String
    let entry: Entry
    let text: CopyText
    let signs: [Address.Sign]
  }

  private func read(_ entry: Entry, of domain: String, into texts: inout [LocaleTag: Texts]) {
    for copy in entry.copies { read(copy, of: entry, domain, into: &texts) }
  }

  private func read(_ copy: Copy, of entry: Entry, _ domain: String, into texts: inout [LocaleTag: Texts]) {
    guard let address = texts[copy.locale]?.address ?? Address.of(copy.locale) else { return }
    for text in copy.texts where text.message.isSound {
      let signs = address.signs(in: text.message)
      if signs.isEmpty { continue }
      texts[copy.locale, default: Texts(address: address)].all.append(
        Text(domain: domain, entry: entry, text: text, signs: signs))
    }
  }

  private func findings(in texts: Texts, locale: LocaleTag, settings: Settings) -> [Finding] {
    let said = (settings.locales[locale] ?? settings.locales[LocaleTag(locale.language)])?.register
    let chosen = said.flatMap(texts.address.register)
    // A register that is not known here cannot be judged by.
    if said != nil, chosen == nil { return [] }
    let usual = chosen ?? usualRegister(of: texts)
    return texts.all.compactMap { text in
      let expected = usual ?? text.signs.first?.register
      guard let expected, let sign = text.signs.first(where: { $0.register != expected }) else { return nil }
      let own = texts.address.registers[expected].name
      let basis =
        chosen != nil
        ? "the settings ask for “\(own)”"
        : usual != nil ? "most texts of \(locale) use “\(own)”" : "before that with “\(own)”"
      let message = text.text.message
      let subject = Subject(
        locale: locale, domain: text.domain, entry: text.entry.name, field: text.text.field.description)
      return finding(
        "'\(text.text.field)' addresses the reader with “\(sign.word)”, \(basis)",
        at: message.place(of: sign.range), in: subject,
        impact: "the app sounds like two people: “\(message.text)”",
        fix: Fix("address the reader with “\(own)”"))
    }
  }

  /// The register of more than half of the texts that have one; nil where there is none.
  private func usualRegister(of texts: Texts) -> Int? {
    var counts = [Int](repeating: 0, count: texts.address.registers.count)
    for text in texts.all {
      guard let first = text.signs.first?.register, text.signs.allSatisfy({ $0.register == first }) else {
        continue
      }
      counts[first] += 1
    }
    let most = counts.indices.max { counts[$0] < counts[$1] }
    guard let most, counts[most] > 1, counts[most] * 2 > counts.reduce(0, +) else { return nil }
    return most
  }
}
