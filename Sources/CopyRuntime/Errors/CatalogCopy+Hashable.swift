// What generated enums need to be `Hashable`, where no entry wraps an error. They are not compared case by
// case: a comparison of every pair of cases would take the compiler longer than all the rest of a large enum.

extension CatalogCopy where Self: Hashable {
  /// Whether two values are of one entry and have the same arguments.
  public static func == (first: Self, second: Self) -> Bool {
    let (first, second) = (first.catalogEntry, second.catalogEntry)
    return first.index == second.index && first.arguments == second.arguments
  }

  public func hash(into hasher: inout Hasher) {
    let entry = catalogEntry
    hasher.combine(entry.index)
    hasher.combine(entry.arguments)
  }
}
