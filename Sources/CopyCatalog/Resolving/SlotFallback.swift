extension Copy {
  /// The wording of a slot where a context and a platform may have one of their own.
  ///
  /// The most particular one is taken: of the platform within the context, of the context, of the platform,
  /// then the slot itself.
  public func text(_ slot: Slot, context: Context?, platform: Platform?) -> CopyText? {
    var best: CopyText?
    var bestRank = -1
    for text in texts where text.field.slot == slot && text.field.without == nil {
      let field = text.field
      guard field.context == nil || field.context == context,
        field.platform == nil || field.platform == platform
      else { continue }
      let rank = (field.context == nil ? 0 : 2) + (field.platform == nil ? 0 : 1)
      if rank > bestRank {
        best = text
        bestRank = rank
      }
    }
    return best
  }
}
