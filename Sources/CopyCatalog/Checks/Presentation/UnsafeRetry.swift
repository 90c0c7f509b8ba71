/// A button that does again what nobody said can be done again.
struct UnsafeRetry: CopyCheck {
  static let page = CheckPage(
    id: "unsafe-retry", category: .presentation, severity: .shouldFix,
    summary: "A button that tries again, in an error that doesn’t say that this is safe.",
    rationale: """
      Trying again means that the same operation runs a second time. That is safe where it depends on nothing that the \
      failed attempt left behind, and where it does no harm if that attempt got through after all: a payment whose \
      answer was lost may have been made. The remedies `retry` and `wait` say so; other errors say it with \
      `repeatable = true`. Without that, the app leaves the button out. Source: AIP-194 (automatic retry), RFC 9110, \
      section 9.2.2 (idempotent methods).
      """,
    examples: [
      Example(
        bad: """
          # en/Actions.toml
          [try-again]
          label = "Try Again"
          role = "retry"
          note = "Downloads the photos once more."
          # en/Photos.toml
          [device-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "Not enough space on this device"
          message = "Three photos weren’t downloaded."
          recovery = "Delete apps you no longer need, then try again."
          actions = ["try-again"]
          note = "After choosing photos to keep on this device."
          """,
        good: """
          # en/Actions.toml
          [try-again]
          label = "Try Again"
          role = "retry"
          note = "Downloads the photos once more."
          # en/Photos.toml
          [device-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          repeatable = true
          title = "Not enough space on this device"
          message = "Three photos weren’t downloaded."
          recovery = "Delete apps you no longer need, then try again."
          actions = ["try-again"]
          note = "After choosing photos to keep on this device."
          """)
    ], mender: .developer)

  func findings(in site: CopySite) -> [Finding] {
    guard site.isSource, !site.entry.actions.isEmpty, !site.entry.isRepeatable,
      let retry = site.offeredActions?.first(where: { $0.action.role == .retry })
    else { return [] }
    return [
      finding(
        "\(site.entry.name) offers to try again and doesn’t say that this is safe", at: retry.reference.place,
        in: site.subject(), impact: "the app leaves the button out, since doing it twice might do harm",
        fix: Fix(
          """
          add repeatable = true if nothing is left of the failed attempt, or take \(retry.reference.key) out of \
          actions
          """))
    ]
  }
}
