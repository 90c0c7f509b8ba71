/// One locale of a catalog: its texts and what its formats need, as a generated file holds them.
///
/// Made at the locale's first use, when the lines of its text are found and its bytes copied once.
///
/// The text has one line a message, so that a change of copy is a change of one line:
/// ```
/// [Actions]                                       the actions of the catalog
/// cancel                                          an action
///  label Cancel                                   the key of a text and its message, after one space
/// [Payments]                                      a domain
/// 12                                              an entry, in the domain's order: an error by its code
///  m The card ending in {0} expired.
///  passing.m Your card has expired.               the same for a context or a platform
/// 13 = en                                         an entry that is shown in another language
/// 14 ~ en                                         texts of `en` with this locale's formats
/// no-payments                                     another state, by its name
/// ```
/// The keys are `t` for the title, `m` for the message, `r` for the recovery, and else those of the catalog:
/// `announcement`, `labels.<action>`, `help.label`, and of an action `label`.
public final class LocaleTables: Sendable {
  /// The locale whose formats these are, BCP 47.
  let locale: String
  /// The same as copy tells it, read once.
  let copyLocale: CopyLocale
  /// The locale whose texts these are: another one where a region has formats alone.
  let textLocale: CopyLocale
  let data: FormatData
  /// The text in UTF-8.
  let bytes: [UInt8]
  /// Where each line begins in the bytes; at last, where one more would.
  private let lines: [Int]
  private let sections: [Section]

  /// The entries of one domain.
  private struct Section {
    let name: String
    /// The number of the line that each entry begins with; at last, that of the line behind the section.
    var entries: [Int] = []
  }

  /// - Parameters:
  ///   - locale: BCP 47.
  ///   - data: what the locale's formats need; `FormatData` says how it reads.
  ///   - text: the texts, as above.
  public init(_ locale: String, data: String, text: String) {
    self.locale = locale
    copyLocale = CopyLocale(locale)
    textLocale = copyLocale
    self.data = FormatData(data)
    bytes = Array(text.utf8)
    lines = bytes.lineStarts
    sections = LocaleTables.sections(of: bytes, lines)
  }

  /// The texts of a locale in the formats of another region of its language.
  ///
  /// - Parameters:
  ///   - region: BCP 47.
  ///   - locale: the tables of the locale whose texts are shown.
  ///   - data: what the region's formats need beside those of the locale.
  public init(formatsOf region: String, for locale: LocaleTables, data: String) {
    self.locale = region
    copyLocale = CopyLocale(region)
    textLocale = locale.textLocale
    self.data = FormatData(data, for: locale.data)
    (bytes, lines, sections) = (locale.bytes, locale.lines, locale.sections)
  }

  private static func sections(of bytes: [UInt8], _ lines: [Int]) -> [Section] {
    var sections: [Section] = []
    for number in lines.indices.dropLast() {
      let line = lines[number]..<(lines[number + 1] - 1)
      guard !line.isEmpty, bytes[line.lowerBound] != space else { continue }
      if bytes[line.lowerBound] == UInt8(ascii: "[") {
        if !sections.isEmpty { sections[sections.count - 1].entries.append(number) }
        sections.append(Section(name: bytes.text(at: line.dropFirst().dropLast())))
      } else if !sections.isEmpty {
        sections[sections.count - 1].entries.append(number)
      }
    }
    if !sections.isEmpty { sections[sections.count - 1].entries.append(lines.count - 1) }
    return sections
  }

  /// The place of a line in the bytes, without its end.
  func line(_ number: Int) -> Range<Int> { lines[number]..<(lines[number + 1] - 1) }

  /// The texts of an entry, in this locale or in the one that stands in for it.
  func entry(_ index: Int, in domain: String, catalog: CatalogTables) -> EntryText {
    for section in sections.indices where sections[section].name == domain {
      guard index >= 0, index + 1 < sections[section].entries.count else { break }
      return entry(from: sections[section].entries[index], to: sections[section].entries[index + 1]) { name in
        let other = catalog.table(named: name)
        return other === self ? nil : other.entry(index, in: domain, catalog: catalog)
      }
    }
    return EntryText(texts: self, lines: 0..<0, formats: self)
  }

  /// - Parameter other: gives the entry of the locale of a name; `nil` where that is this one.
  private func entry(from head: Int, to end: Int, other: (String) -> EntryText?) -> EntryText {
    let name = line(head)
    guard let gap = bytes.firstIndex(of: space, in: name), gap + 3 < name.upperBound else {
      return EntryText(texts: self, lines: (head + 1)..<end, formats: self)
    }
    guard var entry = other(bytes.text(at: (gap + 3)..<name.upperBound)) else {
      return EntryText(texts: self, lines: 0..<0, formats: self)
    }
    if bytes[gap + 1] == UInt8(ascii: "~") { entry.formats = self }
    return entry
  }

  /// The texts that the catalog gives an action. `nil` where this locale has none.
  func action(_ key: String, catalog: CatalogTables) -> EntryText? {
    for section in sections.indices where sections[section].name == "Actions" {
      for (index, number) in sections[section].entries.dropLast().enumerated() {
        let line = line(number)
        let name = line.lowerBound..<(bytes.firstIndex(of: space, in: line) ?? line.upperBound)
        if bytes.spells(key, at: name) { return entry(index, in: "Actions", catalog: catalog) }
      }
    }
    return nil
  }
}
