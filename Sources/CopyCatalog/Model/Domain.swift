/// One family of errors: one file in each locale, one Swift enum.
public final class Domain: Sendable {
  /// The name of its files without their ending.
  public let name: String
  /// The name of the Swift enum.
  public let typeName: String
  /// The NSError domain.
  public let identifier: String
  /// The prefix of support codes, such as `PAY` in `PAY-1`.
  public let short: String?
  public let summary: String?
  public let retiredCodes: [Entry.Code]
  /// In the order of the source file.
  public let entries: [Entry]
  /// The path of the source file.
  public let file: String
  /// The entries of translations that the source does not have.
  public let strays: [Copy.Stray]

  public init(
    name: String, typeName: String, identifier: String, short: String?, summary: String?,
    retiredCodes: [Entry.Code], entries: [Entry], file: String, strays: [Copy.Stray]
  ) {
    self.name = name
    self.typeName = typeName
    self.identifier = identifier
    self.short = short
    self.summary = summary
    self.retiredCodes = retiredCodes
    self.entries = entries
    self.file = file
    self.strays = strays
  }

  /// The entry of a name.
  public func entry(_ name: String) -> Entry? {
    entries.first { $0.name == name }
  }
}

extension Copy {
  /// A translation of an entry that the source does not have.
  public struct Stray: Sendable {
    public let entry: String
    public let copy: Copy

    public init(entry: String, copy: Copy) {
      self.entry = entry
      self.copy = copy
    }
  }
}
