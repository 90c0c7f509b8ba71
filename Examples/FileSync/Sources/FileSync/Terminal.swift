import CopyRuntime

/// How an error looks in a terminal, where there are no buttons.
enum Terminal {
  static func text(of error: SyncError) -> String {
    let copy = error.copy()
    var text = copy.headline
    if let details = copy.details { text += "\n" + details }
    if let code = error.supportCode { text += "\n(\(code))" }
    return text
  }
}
