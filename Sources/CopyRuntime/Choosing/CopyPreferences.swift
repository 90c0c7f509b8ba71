import Foundation

/// For whom copy is made: languages in the person's order, and the time zone of dates.
///
/// A lookup uses the task's preferences, else the process's, else the system's:
/// ```swift
/// error.copy(locale: "de")                                       // one call
/// CopyPreferences.$task.withValue(.init(languages: ["de"])) { }  // one task
/// CopyPreferences.process = .init(languages: ["de"])             // the process
/// ```
public struct CopyPreferences: Sendable, Hashable {
  /// The person's languages, the most wanted first. The first one for which a catalog has an answer is
  /// chosen; where none has one, the catalog's source language. A region of it (`en-GB`) also decides about
  /// numbers and dates, where the catalog has texts for the region or lists it for its formats.
  public var languages: [CopyLocale]

  /// Where dates and times are told. `nil`: the system's time zone at the time of the lookup.
  public var timeZone: TimeZone?

  /// Whether texts that come from outside are wrapped in U+2068 and U+2069 where the message runs right to
  /// left or their direction may differ from the message's. Turn it off for plain terminals and logs.
  public var isolatesArguments: Bool

  public init(languages: [CopyLocale], timeZone: TimeZone? = nil, isolatesArguments: Bool = true) {
    self.languages = languages
    self.timeZone = timeZone
    self.isolatesArguments = isolatesArguments
  }

  /// The preferences of the running task. `nil`: the process's.
  @TaskLocal public static var task: CopyPreferences?

  /// The preferences of this process. `nil`: the system's.
  public static var process: CopyPreferences? {
    get { ProcessPreferences.shared.value }
    set { ProcessPreferences.shared.value = newValue }
  }

  /// The preferences that a lookup uses unless it is given others.
  public static var current: CopyPreferences {
    task ?? process ?? CopyPreferences(languages: SystemLanguages.current)
  }
}
