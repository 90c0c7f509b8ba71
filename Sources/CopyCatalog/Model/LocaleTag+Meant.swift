extension LocaleTag {
  /// The locale that is most likely meant by what is no tag of one: by a language's name in English or in
  /// itself ("german", "Deutsch-AT"), or by a country's code ("jp", "GB"). Nil where nothing is near.
  static func meant(by text: String) -> LocaleTag? {
    let parts = text.replacing("_", with: "-").split(separator: "-").map(String.init)
    guard let first = parts.first, text.utf8.count <= 100 else { return nil }
    guard let code = LanguageNames.code(of: first) else {
      return parts.count == 1 ? ofCountry(first) : nil
    }
    // A script or a region that stands after the name.
    let rest = parts.dropFirst()
    guard rest.allSatisfy({ $0.utf8.count == 2 || $0.utf8.count == 4 }) else { return LocaleTag(code) }
    return LocaleTag(written: ([code] + rest).joined(separator: "-"))
  }

  /// The locale of a region, in the language and script of another locale: "GB" beside en is en-GB. Nil for
  /// what is no code of a region where CLDR has the language.
  static func region(_ code: String, in locale: LocaleTag) -> LocaleTag? {
    guard isRegionCode(code), let subtags = try? LocaleData.subtags(of: locale.tag) else { return nil }
    let stem = [subtags.language, subtags.script].compactMap(\.self).joined(separator: "-")
    return known("\(stem)-\(code.uppercased())")
  }

  /// The most usual language of a country, with the country where it is not the usual one of the language.
  private static func ofCountry(_ code: String) -> LocaleTag? {
    guard code.utf8.count == 2, isRegionCode(code),
      let full = try? LocaleData.addingLikelySubtags(to: "und-\(code.uppercased())"),
      let locale = known(full), let shortest = try? LocaleData.removingLikelySubtags(from: locale.tag)
    else { return nil }
    return LocaleTag(shortest)
  }

  private static func isRegionCode(_ code: String) -> Bool {
    code.utf8.count == 2 && code.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      || code.utf8.count == 3 && code.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// The locale of a tag that CLDR has data for.
  private static func known(_ tag: String) -> LocaleTag? {
    guard let full = try? LocaleData.addingLikelySubtags(to: tag),
      ICU.locales.contains(where: { (try? LocaleData.addingLikelySubtags(to: $0)) == full })
    else { return nil }
    return LocaleTag(tag)
  }
}

/// What languages are called.
private enum LanguageNames {
  /// The code of a language by its name in English or in itself, or by one that is spelled nearly like it.
  static func code(of name: String) -> String? {
    let name = name.lowercased()
    if let code = codes[name] { return code }
    // Nearly everything is near to a name of two or three letters.
    guard name.unicodeScalars.count >= 4, let near = nearest(name, in: translated) else { return nil }
    return codes[near]
  }

  /// The codes of all languages that have a name, by their names in lower case. Of two languages of one name
  /// it is the one that CLDR has data for.
  private static let codes: [String: String] = {
    var codes: [String: String] = [:]
    for code in withData + ICU.languages {
      for name in names(of: code) where codes[name] == nil { codes[name] = code }
    }
    return codes
  }()

  /// The names of the languages that CLDR has data for.
  private static let translated = withData.flatMap(names(of:)).filter { $0.unicodeScalars.count >= 4 }

  private static let withData = Set(ICU.locales.map { LocaleTag($0).language }).sorted()

  private static func names(of code: String) -> [String] {
    ["en", code].compactMap { try? LocaleData.name(of: code, in: $0).lowercased() }.filter { $0 != code }
  }
}
