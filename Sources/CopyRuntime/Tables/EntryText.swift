/// The lines of one entry or action, and the tables that its texts and its formats come from.
struct EntryText {
  let texts: LocaleTables
  /// The numbers of its lines in the texts.
  let lines: Range<Int>
  var formats: LocaleTables

  /// The place of the message of a text for a context on this platform. The most particular wording wins:
  /// context and platform, then context, then platform, then neither; of each, the one without an argument first.
  /// What shows an argument that has no value is taken only where there is nothing else.
  func message(
    of slot: SlotKey, in context: CopyContext, without missing: MissingArguments = MissingArguments()
  ) -> Range<Int>? {
    let bytes = texts.bytes
    var best: (rank: Int, message: Range<Int>)?
    for number in lines {
      let line = texts.line(number).dropFirst()
      guard let gap = bytes.firstIndex(of: space, in: line),
        let prefixes = slot.prefixes(of: line.lowerBound..<gap, in: bytes),
        var rank = rank(of: prefixes, in: context, without: missing)
      else { continue }
      let message = (gap + 1)..<line.upperBound
      if missing.areShown(in: bytes, message) { rank -= 8 }
      if rank > best?.rank ?? .min { best = (rank, message) }
    }
    return best?.message
  }

  /// How particular a wording is by what stands before its slot; nil for one that is not meant here.
  private func rank(of prefixes: Range<Int>, in context: CopyContext, without missing: MissingArguments) -> Int? {
    if prefixes.isEmpty { return 0 }
    let bytes = texts.bytes
    var rank = 0
    var isArgument = false
    for prefix in bytes.fields(at: prefixes, separator: dot) {
      if isArgument {
        guard missing.contains(bytes, prefix) else { return nil }
        isArgument = false
        rank += 1
      } else if bytes.spells("without", at: prefix) {
        isArgument = true
      } else if bytes.spells(context.rawValue, at: prefix) {
        rank += 4
      } else if bytes.spells(CopyPlatform.current, at: prefix) {
        rank += 2
      } else {
        return nil
      }
    }
    return rank
  }
}
