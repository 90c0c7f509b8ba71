extension Copy {
  /// The wording of a slot where a context, a platform and arguments without a value may have one of their
  /// own.
  ///
  /// The most particular one is taken: of the platform within the context, of the context, of the platform,
  /// then the slot itself; of each, the one without an argument first. What shows an argument that has no
  /// value is left out.
  ///
  /// - Parameter missing: the arguments that have no value.
  public func text(
    _ slot: Slot, context: Context?, platform: Platform?, without missing: [String] = []
  ) -> CopyText? {
    var best: CopyText?
    var bestRank = -1
    for text in texts where text.field.slot == slot {
      let field = text.field
      guard field.context == nil || field.context == context,
        field.platform == nil || field.platform == platform,
        field.without.map(missing.contains) ?? true,
        missing.isEmpty || !text.message.argumentNames.contains(where: missing.contains)
      else { continue }
      let rank =
        (field.context == nil ? 0 : 4) + (field.platform == nil ? 0 : 2) + (field.without == nil ? 0 : 1)
      if rank > bestRank {
        best = text
        bestRank = rank
      }
    }
    return best
  }

  /// The first text that shows an argument and has no wording beside it for when the arguments have no value;
  /// nil where each has one.
  ///
  /// - Parameter optional: the arguments that may have none.
  func textWithHole(_ optional: [Argument]) -> CopyText? {
    guard !optional.isEmpty else { return nil }
    let names = optional.map(\.name)
    return texts.first { text in
      text.field.without == nil && text.message.argumentNames.contains(where: names.contains)
        && self.text(text.field.slot, context: text.field.context, platform: text.field.platform, without: names) == nil
    }
  }

  /// Whether it has what a reader needs in place of a source text: that text, or, where the source does without
  /// an argument, a wording that does not show it.
  func hasWording(for field: Field) -> Bool {
    if self[field] != nil { return true }
    guard let argument = field.without else { return false }
    return text(field.slot, context: field.context, platform: field.platform, without: [argument]) != nil
  }
}

extension Field {
  /// Whether a translation has to have a wording for it: it is the slot itself, or the slot without an argument.
  var isNeeded: Bool { context == nil && platform == nil }
}
