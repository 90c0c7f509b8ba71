import CopyRuntime
import Foundation
import LumenErrors
import Synchronization
import Testing

/// Copy is made in many tasks at once while the language changes. Built with `--sanitize=thread`, these tests
/// show that nothing is shared without a lock.
@Suite(.serialized) struct SwitchingTests {
  private static let locales: [CopyLocale] = [
    "ar", "de", "de-CH", "en", "en-GB", "fr", "ja", "pl", "pt-BR", "zh-Hans",
  ]
  private static let isOver = Mutex(false)
  private static let september = Date(timeIntervalSince1970: 1_788_271_500)

  /// Texts with a plural, a date, a percentage, an action and a name.
  private static func texts(_ preferences: CopyPreferences = .current) -> [String] {
    let errors: [any CatalogCopy] = [
      SyncError.waitingForConnection(count: 1204),
      SyncError.shareEnded(folder: "Chor", owner: "Jonas", when: september),
      SyncError.uploadInterrupted(fileName: "שלום.mov", progress: 0.85, underlying: POSIXError(.EPIPE)),
      SyncError.fileTooLarge(fileName: "a.mov", size: 7.6, limit: 5),
      SyncCopy.deleteFiles(count: 3, days: 30),
    ]
    return errors.map { error in
      let copy = error.copy(preferences: preferences)
      return "\(copy.announcement)\n\(copy.actions.map(\.label))"
    }
  }

  private static func preferences(_ locale: CopyLocale) -> CopyPreferences {
    CopyPreferences(languages: [locale], timeZone: TimeZone(identifier: "UTC"))
  }

  @Test func everyTaskHasItsOwnLanguage() async {
    await withTaskGroup(of: (CopyLocale, [String]).self) { group in
      for round in 0..<40 {
        for locale in Self.locales {
          group.addTask {
            await CopyPreferences.$task.withValue(Self.preferences(locale)) {
              if round % 2 == 0 { await Task.yield() }
              return (locale, Self.texts())
            }
          }
        }
      }
      var shown: [CopyLocale: Set<[String]>] = [:]
      for await (locale, texts) in group { shown[locale, default: []].insert(texts) }
      #expect(shown.count == Self.locales.count)
      for (locale, texts) in shown { #expect(texts == [Self.texts(Self.preferences(locale))], "\(locale)") }
      #expect(Set(shown.values.flatMap { $0 }).count == Self.locales.count)
    }
  }

  @Test func aLookupWhileTheProcessChangesItsLanguageIsInOneOfThem() async {
    let before = CopyPreferences.process
    defer { CopyPreferences.process = before }
    let possible = Set(Self.locales.map { Self.texts(Self.preferences($0)) }.flatMap { $0 })
    Self.isOver.withLock { $0 = false }
    await withTaskGroup { group in
      group.addTask {
        var round = 0
        while !Self.isOver.withLock({ $0 }) {
          CopyPreferences.process = Self.preferences(Self.locales[round % Self.locales.count])
          round += 1
          await Task.yield()
        }
      }
      await withTaskGroup(of: [String].self) { readers in
        CopyPreferences.process = Self.preferences("en")
        for _ in 0..<100 {
          readers.addTask {
            (0..<5).flatMap { _ in Self.texts() }
          }
        }
        for await texts in readers { #expect(texts.allSatisfy(possible.contains)) }
      }
      Self.isOver.withLock { $0 = true }
    }
  }

  @Test func aChangeIsSeenAtOnce() {
    let before = CopyPreferences.process
    defer { CopyPreferences.process = before }
    CopyPreferences.process = Self.preferences("de")
    #expect(SyncCopy.noFiles.copy().title == "Noch keine Dateien")
    CopyPreferences.process = Self.preferences("fr")
    #expect(SyncCopy.noFiles.copy().locale == "fr")
    // What is nearer wins: the call, then the task, then the process.
    CopyPreferences.$task.withValue(Self.preferences("ja")) {
      #expect(SyncCopy.noFiles.copy().locale == "ja")
      #expect(SyncCopy.noFiles.copy(preferences: Self.preferences("pl")).locale == "pl")
      #expect(SyncCopy.noFiles.copy(locale: "ar").locale == "ar")
      #expect(SyncCopy.noFiles.copy(locale: "en-GB").formats == "en-GB")
    }
  }
}
