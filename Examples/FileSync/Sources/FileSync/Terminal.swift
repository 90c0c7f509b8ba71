import CopyRuntime

/// How copy looks in a terminal, where buttons are words with a key.
enum Terminal {
  /// An error that ends the program: there are no buttons.
  static func text(of error: SyncError) -> String {
    let copy = error.copy()
    var text = copy.headline
    if let details = copy.details { text += "\n" + details }
    if let code = error.supportCode { text += "\n(\(code))" }
    return text
  }

  /// Copy with its buttons.
  static func text(of copy: ErrorCopy) -> String {
    ([copy.headline, copy.details] + [buttons(of: copy)]).compactMap(\.self).joined(separator: "\n")
  }

  /// `[Choose File]↩ [Cancel]⎋`: Return triggers the first that goes on, and Escape the one that leaves.
  private static func buttons(of copy: ErrorCopy) -> String? {
    let confirm = copy.action(for: .confirm)
    let dismiss = copy.action(for: .dismiss)
    let buttons = copy.actions.map { action in
      "[\(action.label)]" + (action == confirm ? "↩" : action == dismiss ? "⎋" : "")
    }
    return buttons.isEmpty ? nil : buttons.joined(separator: " ")
  }
}
