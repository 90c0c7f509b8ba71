extension Context {
  /// What a text with this context is shown as, with its article.
  var presentation: String {
    switch self {
    case .blocking: "an alert"
    case .passing: "a banner"
    case .field: "a text at its field"
    case .content: "a retry state"
    case .unavailable: "a full screen"
    case .decision: "a confirmation"
    case .empty: "an empty state"
    case .progress: "a progress text"
    case .success: "a success text"
    }
  }
}

extension CopySite {
  /// The actions that the entry offers. Nil where one of them is not known: that is a finding of its own, and
  /// what the entry really offers can't be judged.
  var offeredActions: [(reference: ActionReference, action: Action)]? {
    var offered: [(reference: ActionReference, action: Action)] = []
    for reference in entry.actions {
      guard let action = catalog.action(reference.key) else { return nil }
      offered.append((reference, action))
    }
    return offered
  }

  /// The entry's wordings of a title that a context may show.
  func titles(in context: Context) -> [CopyText] {
    copy.texts.filter {
      $0.field.slot == .title && ($0.field.context == nil || $0.field.context == context)
        && $0.message.isSound
    }
  }
}

extension Catalog {
  /// The only action with a role; nil where there is none or a person has to choose.
  func onlyAction(with role: ActionRole) -> Action? {
    let fitting = actions.filter { $0.role == role }
    return fitting.count == 1 ? fitting.first : nil
  }
}
