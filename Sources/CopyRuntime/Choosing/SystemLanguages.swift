import Foundation

/// The languages that the system says the person wants.
enum SystemLanguages {
  #if canImport(Darwin)
    /// The language that the app itself runs in, where its bundle is localized, then the person's list.
    static var current: [CopyLocale] {
      let bundle = Bundle.main
      let isLocalized = bundle.localizations.filter { $0 != "Base" }.count > 1
      return languages(
        ofApp: isLocalized ? bundle.preferredLocalizations : [], ofPerson: Locale.preferredLanguages)
    }
  #else
    /// Read once: the environment of a process is what it was started with.
    static let current = languages(inEnvironment: ProcessInfo.processInfo.environment)
  #endif

  /// The languages of the app, then those of the person. An app in `en` runs in `en-GB` for a person who wants
  /// that: the region decides about formats.
  static func languages(ofApp app: [String], ofPerson person: [String]) -> [CopyLocale] {
    let person = person.map { CopyLocale($0) }
    let app = app.map { name in
      let app = CopyLocale(name)
      return person.first { LocaleName($0.identifier).candidates.contains(app.identifier) } ?? app
    }
    return app + person
  }

  /// The languages that POSIX's variables ask for, by gettext's rules: `LC_ALL`, else `LC_MESSAGES`, else
  /// `LANG` names the locale; `LANGUAGE`, a list, goes before it unless that locale is `C` or `POSIX`.
  /// (https://www.gnu.org/software/gettext/manual/html_node/Locale-Environment-Variables.html)
  static func languages(inEnvironment environment: [String: String]) -> [CopyLocale] {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale = set, !isPortable(locale) else { return [] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return (list + [locale]).filter { !isPortable($0) }.map { CopyLocale($0) }
  }

  /// Whether a name is the locale without a language.
  private static func isPortable(_ name: String) -> Bool {
    let base = name.prefix { $0 != "." && $0 != "@" }
    return base == "C" || base == "POSIX"
  }
}
