import CopyCatalog
import CopyRuntime
import Foundation
import LumenErrors

/// Shows what a person would see for errors and other states of Lumen, in every language that Lumen speaks.
///
///     lumen-demo [<locale> …]
@main
struct LumenDemo {
  static let locales: [CopyLocale] = ["en", "de", "fr", "pl", "pt-BR", "ja", "zh-Hans", "ar"]

  static func main() {
    let wanted = CommandLine.arguments.dropFirst().map { CopyLocale($0) }
    for locale in wanted.isEmpty ? locales : wanted {
      // Fixed, so that the demo prints the same text everywhere.
      let preferences = CopyPreferences(languages: [locale], timeZone: TimeZone(identifier: "UTC"))
      let name = (try? LocaleData.name(of: locale.identifier, in: "en")) ?? locale.identifier
      print("\n\(name)\n")
      for occasion in Occasion.all {
        let copy = occasion.value.copy(context: occasion.context, preferences: preferences)
        print(Card(copy, caption: occasion.caption).text)
      }
    }
  }
}
