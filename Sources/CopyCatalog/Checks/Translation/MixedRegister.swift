/// A text that addresses its reader in another way than the rest of its locale.
struct MixedRegister: CatalogCheck {
  static let page = CheckPage(
    id: "mixed-register", category: .translation, severity: .shouldFix,
    summary: "A text that addresses its reader in another way than the other texts of its language.",
    rationale: """
      German “du” and “Sie”, French “tu” and “vous”, Spanish “tú” and “usted”: an app that changes between \
      them sounds like two people, and in many countries one of the two is rude (Microsoft’s localization \
      style guides). The register is the one that `[locale.de] register = "du"` in catalog.toml says, or \
      else the one of most texts. Only words that one register has and no other count: “Sie” at the start of \
      a sentence may be “they” and counts for nothing. Korean “-세요” and “-십시오” are both polite, and many \
      apps have both: they are told apart within one text, and between texts where `[locale.ko] register = \
      "하세요"` or `"하십시오"` chooses one. Languages whose signs are not certain are left alone.
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
    let domains = catalog.domains + [catalog.actionsAsDomain]
    var counts: [LocaleTag: Count] = [:]
    for count in domains.concurrentMap(count) {
      for (locale, count) in count { counts[locale, default: Count()].add(count) }
    }
    var expectations: [LocaleTag: Expectation] = [:]
    for (locale, count) in counts {
      guard let expectation = expectation(of: locale, settings: catalog.settings, usual: count.usual),
        count.deviates(from: expectation.register)
      else { continue }
      expectations[locale] = expectation
    }
    guard !expectations.isEmpty else { return [] }
    return domains.flatMap { findings(in: $0, expecting: expectations) }
  }

  /// How many texts of a locale use each register alone, by its index, and how many use several.
  private struct Count {
    var texts: [Int: Int] = [:]
    var mixed = 0

    mutating func add(_ other: Count) {
      texts.merge(other.texts, uniquingKeysWith: +)
      mixed += other.mixed
    }

    /// The register of more than half of the texts that have one; nil where there is none.
    var usual: Int? {
      guard let (register, count) = texts.max(by: { $0.value < $1.value }), count > 1,
        count * 2 > texts.values.reduce(0, +)
      else { return nil }
      return register
    }

    func deviates(from register: Int?) -> Bool {
      mixed > 0 || register != nil && texts.contains { $0.key != register }
    }
  }

  /// The register that a locale should have.
  private struct Expectation {
    let address: Address
    /// Nil where no register is usual; a text then should not differ from itself.
    let register: Int?
    let isChosen: Bool
  }

  private func count(in domain: Domain) -> [LocaleTag: Count] {
    var counts: [LocaleTag: Count] = [:]
    for entry in domain.entries {
      for copy in entry.copies {
        guard let address = Address.of(copy.locale) else { continue }
        for text in copy.texts where text.message.isSound {
          let signs = address.signs(in: text.message)
          guard let first = signs.first?.register else { continue }
          if signs.allSatisfy({ $0.register == first }) {
            counts[copy.locale, default: Count()].texts[first, default: 0] += 1
          } else {
            counts[copy.locale, default: Count()].mixed += 1
          }
        }
      }
    }
    return counts
  }

  /// Nil where the settings name a register that is not known here, by which nothing can be judged.
  private func expectation(of locale: LocaleTag, settings: Settings, usual: Int?) -> Expectation? {
    guard let address = Address.of(locale) else { return nil }
    guard let said = (settings.locales[locale] ?? settings.locales[LocaleTag(locale.language)])?.register
    else {
      return Expectation(address: address, register: address.isOneThroughout ? usual : nil, isChosen: false)
    }
    return address.register(called: said).map { Expectation(address: address, register: $0, isChosen: true) }
  }

  private func findings(in domain: Domain, expecting expectations: [LocaleTag: Expectation]) -> [Finding] {
    var findings: [Finding] = []
    for entry in domain.entries {
      for copy in entry.copies {
        guard let expectation = expectations[copy.locale] else { continue }
        for text in copy.texts where text.message.isSound {
          let subject = Subject(
            locale: copy.locale, domain: domain.name, entry: entry.name, field: text.field.description)
          if let finding = judge(text, expectation, about: subject) { findings.append(finding) }
        }
      }
    }
    return findings
  }

  private func judge(_ text: CopyText, _ expectation: Expectation, about subject: Subject) -> Finding? {
    let signs = expectation.address.signs(in: text.message)
    guard let expected = expectation.register ?? signs.first?.register,
      let sign = signs.first(where: { $0.register != expected })
    else { return nil }
    let own = expectation.address.registers[expected].name
    let basis =
      expectation.isChosen
      ? "the settings ask for “\(own)”"
      : expectation.register != nil
        ? "most texts of \(subject.locale?.tag ?? "its locale") use “\(own)”" : "before that with “\(own)”"
    return finding(
      "'\(text.field)' addresses the reader with “\(sign.word)”, \(basis)",
      at: text.message.place(of: sign.range), in: subject,
      impact: "the app sounds like two people: “\(text.message.text)”",
      fix: Fix("address the reader with “\(own)”"))
  }
}
