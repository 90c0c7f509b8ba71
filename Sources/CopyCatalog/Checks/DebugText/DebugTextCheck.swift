/// A check of one kind of developer text.
///
/// It says where in a literal text its kind stands. What two kinds claim is said once, by the one that comes
/// first in `order`; the same words in several forms of a message are one finding.
protocol DebugTextCheck: MessageCheck {
  /// The sign that a message may hold this kind.
  static var sign: DebugSigns { get }
  /// What the reader of the app meets.
  static var impact: String { get }
  /// Where such text belongs, or what to write instead.
  static var fix: String { get }
  /// Where it stands, in the order of the text.
  static func hits(in text: DebugText) -> [DebugHit]
  /// The words of a hit as a finding may show them.
  static func shown(_ hit: DebugHit, in text: DebugText) -> String
}

extension DebugTextCheck {
  var looks: [Look] { [.debugText(self)] }

  static func shown(_ hit: DebugHit, in text: DebugText) -> String { text.shown(hit.range) }

  func findings(in site: MessageSite) -> [Finding] {
    guard site.debugSigns.contains(Self.sign) else { return [] }
    return DebugTextCheckRun.findings(of: self, in: site)
  }
}

/// The way of one check through the literal texts of a message.
enum DebugTextCheckRun {
  /// What goes before what, where both claim the same words.
  private static let order: [any DebugTextCheck.Type] = [
    Secret.self, StackTrace.self, ErrorDump.self, Markup.self, UnresolvedPlaceholder.self, Mojibake.self,
    HTTPStatus.self, ErrorCode.self, ExceptionName.self, NullLiteral.self, KeyAsText.self, PathOrHost.self,
    Identifier.self, PlaceholderCopy.self,
  ]
  /// How many findings of one check a message gets, and how many further places each names.
  private static let limit = 12

  static func findings<Kind: DebugTextCheck>(of check: Kind, in site: MessageSite) -> [Finding] {
    /// Each with the ranges of the pattern where it stands.
    var found: [(words: String, hit: DebugHit, ranges: [Range<Int>])] = []
    var indices: [String: Int] = [:]
    // Text with a fault in its syntax is reported for that; a secret in it is one all the same.
    guard site.message.isSound || Kind.self == Secret.self else { return [] }
    for text in DebugText.texts(of: site) {
      for hit in hits(of: check, in: text) {
        let words = Kind.shown(hit, in: text)
        let range = text.literal.map.source(of: hit.range)
        if let index = indices[words] {
          if found[index].ranges.count <= limit { found[index].ranges.append(range) }
        } else if found.count < limit {
          indices[words] = found.count
          found.append((words, hit, [range]))
        }
      }
    }
    return found.map { words, hit, ranges in
      let places = ranges.map(site.message.place)
      let edits = hit.replacement.map { text in
        ranges.compactMap { site.message.edit(replacing: $0, with: text) }
      }
      return check.finding(
        "“\(words)” \(hit.what)", at: places[0], in: site.subject, severity: hit.severity,
        impact: Kind.impact,
        fix: Fix(hit.replacement.map { "write “\($0)”" } ?? Kind.fix, edits: edits ?? []),
        related: places.dropFirst().map { RelatedPlace($0, "here again") })
    }
  }

  /// The hits of a check in one literal, less those that another check claims and those that are a kept
  /// name's.
  private static func hits<Kind: DebugTextCheck>(of check: Kind, in text: DebugText) -> [DebugHit] {
    var own = Kind.hits(in: text)
    guard !own.isEmpty else { return [] }
    own.sort { $0.range.lowerBound < $1.range.lowerBound }
    if Kind.self != Secret.self { own.removeAll { isKept($0.range, in: text) } }
    guard !own.isEmpty else { return [] }
    var claimed: [Range<Int>] = []
    for other in order.prefix(while: { $0 != Kind.self }) where text.site.debugSigns.contains(other.sign) {
      for hit in other.hits(in: text) where !isKept(hit.range, in: text) || other == Secret.self {
        if hit.takesAll { return [] }
        claimed.append(hit.range)
      }
    }
    claimed.sort { $0.lowerBound < $1.lowerBound }
    var result: [DebugHit] = []
    var next = 0
    var end = -1
    for hit in own where hit.range.lowerBound >= end {
      // The furthest end of what was claimed before or in this range.
      while next < claimed.count, claimed[next].upperBound <= hit.range.lowerBound { next += 1 }
      if next < claimed.count, claimed[next].lowerBound < hit.range.upperBound { continue }
      result.append(hit)
      end = hit.range.upperBound
      if hit.takesAll { break }
    }
    return result
  }

  /// Whether words are part of a brand's or product's name that the settings keep.
  private static func isKept(_ range: Range<Int>, in text: DebugText) -> Bool {
    text.site.site.catalog.settings.names.contains { name in
      let sought = Array(name.utf8)
      guard sought.count >= range.count, !sought.isEmpty else { return false }
      let first = max(0, range.upperBound - sought.count)
      let last = min(range.lowerBound, text.count - sought.count)
      guard first <= last else { return false }
      return (first...last).contains { text.bytes[$0..<$0 + sought.count].elementsEqual(sought) }
    }
  }
}
