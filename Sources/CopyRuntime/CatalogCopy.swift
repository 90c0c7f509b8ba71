import Foundation

/// Copy that a catalog holds. One value is one entry together with its arguments; asking it for `copy()`
/// gives the texts in the person's language.
///
/// The enums that `copyc` generates conform to it: those of error entries through `CatalogError`, those of
/// the other states of a view (empty, progress, success, decision) directly.
///
/// Printing a value, dumping it or reflecting on it shows its domain, code, entry and public arguments,
/// never a private one.
public protocol CatalogCopy: Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// What the entries offer to do. Generated; `NoAction` where none offers anything.
  associatedtype Action: CatalogAction = NoAction

  /// The domain that the entries belong to. Generated.
  static var catalogDomain: CatalogDomain { get }

  /// The entry that this value stands for, and its arguments. Generated.
  var catalogEntry: CatalogEntry { get }
}

extension CatalogCopy {
  /// The entry's texts.
  ///
  /// - Parameters:
  ///   - locale: the language to prefer before those of `preferences`. `nil`: the person's own order.
  ///   - context: where the copy is shown. `nil` or a context that the entry does not have: its default,
  ///     the first one that the catalog gives it.
  ///   - preferences: languages, time zone and isolation; the task's, the process's or the system's.
  ///
  /// Debug builds stop where an argument is out of the `range` that the catalog gives it: its plural forms
  /// and lengths were checked for that range alone.
  public func copy(
    locale: CopyLocale? = nil, context: CopyContext? = nil, preferences: CopyPreferences = .current
  ) -> ErrorCopy {
    var preferences = preferences
    if let locale { preferences.languages.insert(locale, at: 0) }
    let entry = catalogEntry
    assert(facts.fault(of: entry) == nil, "\(self): \(facts.fault(of: entry) ?? "")")
    return Self.catalogDomain.copy(of: entry, context: context, preferences: preferences)
  }

  /// The entry's name in the catalog, such as `card-expired`. Stable; made for tests and logs.
  public var entryID: String { facts.id }

  /// Where the entry's copy can be shown. The first one is the default.
  public var contexts: [CopyContext] { facts.contexts }

  /// How the entry is presented by default.
  public var presentation: Presentation { facts.defaultContext.presentation }

  var facts: EntryFacts { Self.catalogDomain.facts(of: catalogEntry.index) }

  public var description: String { facts.printed(of: self) }

  public var debugDescription: String { facts.printed(of: self) }

  public var customMirror: Mirror {
    let children = facts.printedChildren(of: self)
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
