/// Finds selects of a translation that differ from the source in what they choose between.
struct DifferentChoices: FormCheck {
  static let page = CheckPage(
    id: "different-choices", category: .message, severity: .shouldFix,
    summary:
      "Finds translations whose select lacks a value that the source words, or has one that is not declared.",
    rationale: """
      A value without a form of its own is shown with “other”, so readers of one language get a vaguer \
      sentence than all the rest. A value that the entry does not declare, often one that was translated, is \
      never chosen. A language may have a select where the source has none, and then needs only the forms \
      that differ.
      """,
    examples: [
      .translation(
        "de",
        of: "{plan, select, free {The free plan} pro {Lumen Pro} other {Your plan}} holds no more photos.",
        "{plan, select, frei {Der kostenlose Tarif} pro {Lumen Pro} other {Dein Tarif}} fasst keine weiteren Fotos.",
        "{plan, select, free {Der kostenlose Tarif} pro {Lumen Pro} other {Dein Tarif}} fasst keine weiteren Fotos.",
        arguments: "plan = { type = \"choice\", values = [\"free\", \"pro\"], sample = \"free\" }")
    ])

  func findings(in message: MessageSite) -> [Finding] {
    guard !message.site.isSource else { return [] }
    var findings: [Finding] = []
    message.message.forEachPart { part in
      guard case .select(let select) = part, let argument = message.argument(select.name),
        argument.type == .choice
      else { return }
      let keys = Set(select.forms.map(\.key))
      let worded = sourceKeys(select.name, in: message)
      var missing = argument.choices.filter { worded.contains($0) && !keys.contains($0) }
      for form in select.forms where form.key != "other" && !argument.choices.contains(form.key) {
        // A key that takes the place of a missing one is one fault with it.
        let guess = nearest(form.key, in: missing) ?? (missing.count == 1 ? missing[0] : nil)
        missing.removeAll { $0 == guess }
        findings.append(foreign(form, guess, argument, in: message))
      }
      if !missing.isEmpty { findings.append(lacking(missing, select, in: message)) }
    }
    return findings
  }

  /// The values that the source has forms for: in the same text where that chooses, else in any of the
  /// entry's.
  private func sourceKeys(_ name: String, in message: MessageSite) -> Set<String> {
    let texts = message.entry.source.texts
    let own = keys(of: name, in: texts.filter { $0.field == message.field })
    return own.isEmpty ? keys(of: name, in: texts) : own
  }

  private func keys(of name: String, in texts: [CopyText]) -> Set<String> {
    var keys: Set<String> = []
    for text in texts {
      text.message.forEachPart { part in
        if case .select(let select) = part, select.name == name { keys.formUnion(select.forms.map(\.key)) }
      }
    }
    return keys
  }

  private func foreign(
    _ form: SelectForm, _ guess: String?, _ argument: Argument, in message: MessageSite
  ) -> Finding {
    finding(
      "‘\(form.key)’ is not a value of {\(argument.name)}", at: message.message.place(of: form.keyRange),
      in: message.subject,
      impact: "nobody ever reads this form; its value is shown with ‘other’: \(message.rendered())",
      fix: guess.map {
        Fix(
          "did you mean \($0)?",
          edits: [TextEdit(replacing: message.message.place(of: form.keyRange).range, with: $0)])
      } ?? Fix("use one of the declared values, untranslated: \(argument.choices.listed("or"))"))
  }

  private func lacking(_ missing: [String], _ select: SelectChoice, in message: MessageSite) -> Finding {
    finding(
      "the select of {\(select.name)} has no form \(missing.map { "‘\($0)’" }.listed()), the source does",
      at: message.message.place(of: select.range), in: message.subject,
      impact: "it is shown with ‘other’: \(message.rendered(values: [select.name: .text(missing[0])]))",
      fix: Fix("add  \(missing.map { "\($0) {…}" }.joined(separator: " "))"))
  }
}
