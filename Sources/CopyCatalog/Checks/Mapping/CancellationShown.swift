/// An entry that tells people that they cancelled.
struct CancellationShown: DomainCheck {
  static let page = CheckPage(
    id: "cancellation-shown", category: .mapping, severity: .blocking,
    summary: "Finds entries that map a cancellation.",
    rationale: """
      Whoever presses Cancel knows that they did, and an alert about it is one more thing to press away. A \
      cancellation is no error: it is shown to nobody, without anything being set. Where a person has to be \
      told after all, such as that nothing was charged, `allow.cancellation-shown` says why, and the entry \
      is shown.
      """,
    examples: [
      .offline(
        #"maps = ["URLError.cancelled", "URLError.notConnectedToInternet"]"#,
        #"maps = ["URLError.notConnectedToInternet"]"#)
    ], mender: .developer)

  func findings(in domain: Domain, of catalog: Catalog) -> [Finding] {
    domain.entries.flatMap { entry -> [Finding] in
      entry.maps.filter { $0.known?.isCancellation ?? false }.map { name in
        finding(
          "\(entry.name) is shown for \(name.text), which is no error", at: name.place,
          in: Subject(locale: entry.source.locale, domain: domain.name, entry: entry.name, field: "maps"),
          impact: "people are told of what they just did themselves",
          fix: Fix(
            "delete it: cancellations are shown to nobody", keys: [.remove(name.place.range.lowerBound)]))
      }
    }
  }
}
