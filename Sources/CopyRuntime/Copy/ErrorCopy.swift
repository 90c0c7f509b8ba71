import Foundation

/// What a person reads and hears about one error or state, all in one language.
///
/// It holds private arguments as part of its texts: show it, do not log it.
public struct ErrorCopy: Sendable, Hashable {
  /// The headline. `nil` where the context has none (at a field) or the entry gives none.
  public var title: String?

  /// What happened, and why. Empty only for a state whose entry gives a title alone.
  public var message: String

  /// What to do. `nil` where the entry gives none.
  public var recovery: String?

  /// The buttons, the primary one first.
  public var actions: [CopyAction]

  /// What assistive technology says: the entry's own wording, else every text that is shown, title first,
  /// one a line.
  public var announcement: String

  /// Where to read more. `nil` where the entry gives none.
  public var help: CopyHelp?

  /// The language of the texts: the locale they were written for.
  public var locale: CopyLocale

  /// The locale whose formats the numbers and dates of the texts have: that of the texts, or another region of
  /// its language that the person wants and the catalog lists, such as `en-GB` for texts in `en`.
  public var formats: CopyLocale

  /// The context that the texts were written for.
  public var context: CopyContext

  /// What goes between two sentences in the copy's language: a space, or nothing in Chinese and Japanese.
  var sentenceGap: String

  /// How to present it.
  public var presentation: Presentation { context.presentation }

  /// The first of two places for text: the title, or the message where there is no title.
  public var headline: String { title ?? message }

  /// The second of two places for text: what `headline` does not say. `nil` where that is everything.
  public var details: String? {
    let texts = [title == nil ? "" : message, recovery ?? ""].filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: sentenceGap)
  }
}

/// A button of an error or a state.
public struct CopyAction: Sendable, Hashable {
  /// The action's key in the catalog, such as `choose-disk`. Stable; switch over it, never over the label.
  public var key: String

  /// What the button says.
  public var label: String

  public var role: ActionRole

  /// What assistive technology calls the button: the catalog's own words, else the label.
  public var announcement: String

  public init(key: String, label: String, role: ActionRole = .primary, announcement: String? = nil) {
    self.key = key
    self.label = label
    self.role = role
    self.announcement = announcement ?? label
  }
}

/// What a button does, for its place, its look and the key that triggers it.
public enum ActionRole: String, Sendable, Hashable, CaseIterable {
  case primary, cancel, retry, destructive, settings
  case getHelp = "get-help"
  case signIn = "sign-in"
}

/// A page that says more.
public struct CopyHelp: Sendable, Hashable {
  /// The page's address, as the catalog gives it.
  public var url: String

  /// What the link says. `nil` where the catalog gives no words.
  public var label: String?

  public init(url: String, label: String? = nil) {
    self.url = url
    self.label = label
  }
}
