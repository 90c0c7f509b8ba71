/// One locale of a catalog: its texts and what its formats need, as a generated file holds them.
///
/// Made at the locale's first use, when the lines of its text are found and its bytes copied once.
///
/// The text has one line a message, so that a change of copy is a change of one line:
/// ```
/// [Payments]                                      a domain
/// card-expired                                    an entry, in the domain's order
///  message The card ending in {0} expired.        a slot and its message, after one space
///  passing.message Your card has expired.         the same for a context or a platform
/// upload-too-large = en                           an entry that is shown in another language
/// disk-full ~ en                                  texts of `en` with this locale's formats
/// ```
public final class LocaleTables: Sendable {
  let locale: String
  let data: FormatData
  private let text: String
  /// The text in UTF-8: what messages are written from.
  let bytes: [UInt8]
  private let sections: [Section]

  /// The place of a part of the text in its bytes.
  func place(of part: Substring) -> Range<Int> {
    let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    return start..<(start + part.utf8.count)
  }

  /// The entries of one domain: where the line of each begins, and where the last one ends.
  private struct Section {
    var name: Substring
    var starts: [String.Index] = []
    var end: String.Index
  }

  /// - Parameters:
  ///   - locale: BCP 47.
  ///   - data: what the locale's formats need; `FormatData` says how it reads.
  ///   - text: the texts, as above.
  public init(_ locale: String, data: String, text: String) {
    self.locale = locale
    self.data = FormatData(data)
    self.text = text
    bytes = Array(text.utf8)
    self.sections = LocaleTables.sections(of: text)
  }

  private static func sections(of text: String) -> [Section] {
    var sections: [Section] = []
    let bytes = text.utf8
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let first = bytes[at]
      let end = bytes[at...].firstIndex(of: newline) ?? bytes.endIndex
      if first == UInt8(ascii: "[") {
        if !sections.isEmpty { sections[sections.count - 1].end = at }
        sections.append(Section(name: text[bytes.index(after: at)..<end].dropLast(), end: bytes.endIndex))
      } else if first != space, !sections.isEmpty {
        sections[sections.count - 1].starts.append(at)
      }
      at = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return sections
  }

  /// The texts of an entry, in this locale or in the one that stands in for it.
  func entry(_ index: Int, in domain: String, catalog: CatalogTables) -> EntryText {
    guard let section = sections.first(where: { $0.name == domain }),
      section.starts.indices.contains(index)
    else { return EntryText(lines: "", texts: self, formats: self) }
    let last = index + 1 == section.starts.count
    let end = last ? section.end : section.starts[index + 1]
    let lines = text[section.starts[index]..<end]
    let head = lines.utf8.prefix { $0 != newline }.split(separator: space)
    guard head.count == 3, let name = Substring(head[2]) as Substring? else {
      return EntryText(lines: lines, texts: self, formats: self)
    }
    let other = catalog.table(named: String(name))
    guard other !== self else { return EntryText(lines: "", texts: self, formats: self) }
    var entry = other.entry(index, in: domain, catalog: catalog)
    if head[1].first == UInt8(ascii: "~") { entry.formats = self }
    return entry
  }

  /// The texts that the catalog gives an action. `nil` where this locale has none.
  func action(_ key: String, catalog: CatalogTables) -> EntryText? {
    guard let section = sections.first(where: { $0.name == "Actions" }) else { return nil }
    for (index, start) in section.starts.enumerated() {
      let name = text.utf8[start...].prefix { $0 != newline && $0 != space }
      if Substring(name) == key { return entry(index, in: "Actions", catalog: catalog) }
    }
    return nil
  }
}

/// The lines of one entry, and the tables that its texts and its formats come from.
struct EntryText {
  let lines: Substring
  let texts: LocaleTables
  var formats: LocaleTables

  /// The message of a slot for a context on this platform. The most particular wording wins: context and
  /// platform, then context, then platform, then neither; of each, the one without an argument first. What shows
  /// an argument that has no value is taken only where there is nothing else.
  func message(
    of slot: String, in context: CopyContext, without missing: MissingArguments = MissingArguments()
  ) -> Substring? {
    var best: (rank: Int, message: Substring)?
    for line in lines.utf8.split(separator: newline) where line.first == space {
      let line = line.dropFirst()
      guard let gap = line.firstIndex(of: space) else { continue }
      let key = Substring(line[..<gap])
      guard key == slot || (key.hasSuffix(slot) && key.dropLast(slot.count).hasSuffix(".")) else { continue }
      guard var rank = rank(of: key.dropLast(slot.count), in: context, without: missing) else { continue }
      let message = Substring(line[line.index(after: gap)...])
      if missing.areShown(in: message) { rank -= 8 }
      if rank > best?.rank ?? .min { best = (rank, message) }
    }
    return best?.message
  }

  /// How particular a wording is by what stands before its slot; nil for one that is not meant here.
  private func rank(of prefixes: Substring, in context: CopyContext, without missing: MissingArguments) -> Int? {
    var rank = 0
    var isArgument = false
    for prefix in prefixes.split(separator: ".") {
      if isArgument {
        guard missing.contains(prefix) else { return nil }
        isArgument = false
        rank += 1
      } else if prefix == "without" {
        isArgument = true
      } else if prefix == context.rawValue {
        rank += 4
      } else if prefix == CopyPlatform.current {
        rank += 2
      } else {
        return nil
      }
    }
    return rank
  }

  /// A text of an action in the language of this entry: its `label`, or the `announcement` that assistive
  /// technology calls it by.
  func actionText(_ slot: String, of key: String, catalog: CatalogTables) -> String? {
    guard let action = texts.action(key, catalog: catalog),
      let message = action.message(of: slot, in: .blocking)
    else { return nil }
    var writer = MessageWriter(arguments: [], formats: action.formats.data, preferences: nil)
    return writer.text(of: action.texts.bytes, action.texts.place(of: message))
  }
}

let newline = UInt8(ascii: "\n")
let space = UInt8(ascii: " ")
