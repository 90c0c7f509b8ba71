/// Which of a locale's two sets of plural rules is meant.
public enum PluralKind: String, CaseIterable, Hashable, Sendable {
  /// How many: "1 file", "2 files".
  case cardinal
  /// Which one: "1st", "2nd".
  case ordinal
}
