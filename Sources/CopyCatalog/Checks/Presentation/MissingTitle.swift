/// An alert, a retry state or a full screen without a headline.
struct MissingTitle: CopyCheck {
  static let page = CheckPage(
    id: "missing-title", category: .presentation, severity: .shouldFix,
    summary: "An error that is shown with a headline has none.",
    rationale: """
      An alert, a retry state and a full screen each have a place for a headline, and many people read \
      nothing else. Without a title the system puts the message there, in bold and cut off. The platforms' \
      guidelines ask for a title that says what happened.
      """,
    examples: [
      Example(
        bad: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          message = "This album already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """,
        good: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "This album already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """)
    ])

  func findings(in site: CopySite) -> [Finding] {
    // A translation that lacks the title is told so by `missing-translation`.
    guard site.isSource, !site.entry.unreadable.contains("context") else { return [] }
    return site.entry.contexts.compactMap { context in
      guard let presentation = headlined(context), !hasTitle(site.copy, in: context) else { return nil }
      return finding(
        "\(site.entry.name) is shown as \(presentation) and has no title", at: site.place, in: site.subject(),
        impact: "the headline is empty or repeats the message, cut off after a line or two",
        fix: Fix("add title = \"…\" with what happened, such as “Couldn’t save the photo”"))
    }
  }

  private func hasTitle(_ copy: Copy, in context: Context) -> Bool {
    copy.texts.contains {
      $0.field.slot == .title && ($0.field.context == nil || $0.field.context == context)
        && $0.field.platform == nil
        && $0.field.without == nil
    }
  }

  /// What a context is shown as, where that has a headline.
  private func headlined(_ context: Context) -> String? {
    switch context {
    case .blocking: "an alert"
    case .content: "a retry state"
    case .unavailable: "a full screen"
    case .decision: "a confirmation"
    case .empty: "an empty state"
    case .passing, .field, .progress, .success: nil
    }
  }
}
