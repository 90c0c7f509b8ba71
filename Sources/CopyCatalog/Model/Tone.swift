/// Whose guidance of tone a team follows where style authorities disagree.
///
/// Where they agree (no blame, no alarm, no jokes, no shouting) it changes nothing. All that it decides is
/// about English: other languages have other words for courtesy.
public enum Tone: String, Sendable, Hashable, CaseIterable {
  /// Apple’s Human Interface Guidelines: no “we”; what is courteous takes room from the facts.
  case apple
  /// GOV.UK Design System: never “please”, “sorry”, “valid” or “invalid”.
  case govuk
  /// Microsoft Writing Style Guide and Windows guidelines: “please” where somebody is put to trouble, “we”
  /// for the system, no exclamation marks anywhere.
  case microsoft
  /// Shopify Polaris: “we” and “sorry” where the system is at fault.
  case polaris

  /// How grave “please” is; nil where it is welcome.
  var please: Severity? {
    switch self {
    case .govuk: .shouldFix
    case .apple, .polaris: .note
    case .microsoft: nil
    }
  }

  /// How grave “sorry” is.
  var sorry: Severity? {
    switch self {
    case .govuk: .shouldFix
    case .apple, .microsoft: .note
    case .polaris: nil
    }
  }

  /// How grave it is that an app speaks of itself as “we”.
  var we: Severity? {
    switch self {
    case .apple: .note
    case .govuk, .microsoft, .polaris: nil
    }
  }

  /// Whether “valid” is told even where the text goes on to say what is.
  var forbidsValid: Bool { self == .govuk }

  /// Whether exclamation marks are told in what is no error too.
  var forbidsExclamation: Bool { self == .microsoft }
}
