import Foundation
import Testing

/// Lumen's catalogs are what writers learn the format from: they have to show all of it.
@Suite struct LumenTests {
  /// What `copyc list --format json` says of them.
  private struct Listing: Decodable {
    let locales: [Language]
    let entries: [Entry]

    struct Language: Decodable {
      let locale: String
      let entries: Int
      let shown: Int
    }

    struct Entry: Decodable {
      let domain: String
      let code: Int?
      let contexts: [String]
      let remedy: String?
    }

    static func ofLumen() throws -> Listing {
      let list = try Shell(Repository.copyc.path, ["list", "catalogs/lumen", "--format", "json"])
      try #require(list.succeeded, "\(list.output)")
      return try JSONDecoder().decode(Listing.self, from: Data(list.output.utf8))
    }
  }

  @Test func everyContextAndRemedyIsShown() throws {
    let entries = try Listing.ofLumen().entries
    #expect(
      Set(entries.flatMap(\.contexts)) == [
        "blocking", "passing", "field", "content", "unavailable", "decision", "empty", "progress", "success",
      ])
    #expect(Set(entries.compactMap(\.remedy)) == ["fix", "retry", "wait", "get-help", "none"])
    #expect(entries.contains { $0.contexts.count > 1 })
  }

  @Test func everyLanguageHasEverything() throws {
    let languages = try Listing.ofLumen().locales
    #expect(Set(languages.map(\.locale)) == ["ar", "de", "fr", "ja", "pl", "pt-BR", "zh-Hans"])
    for language in languages { #expect(language.shown == language.entries, "\(language.locale)") }
  }

  /// Every error that nearly every app meets has copy, and nothing of it is only a note.
  @Test func whatTheSystemThrowsHasCopy() throws {
    let check = try Shell(Repository.copyc.path, ["check", "catalogs/lumen", "--release", "--fail-on", "note"])
    #expect(check.succeeded, "\(check.output)")
    let maps = try Shell(Repository.copyc.path, ["maps", "catalogs/lumen"]).output
    for (error, entry) in [
      ("URLError.notConnectedToInternet", "System.offline"), ("http:401", "System.sign-in-needed"),
      ("URLError.serverCertificateUntrusted", "Sync.connection-not-private"),
      ("PHPhotosError.accessUserDenied", "Photos.access-off"), ("DecodingError", "System.update-needed"),
    ] {
      #expect(
        maps.split(separator: "\n").contains { $0.hasPrefix("\(error) ") && $0.contains(" \(entry) ") }, "\(maps)")
    }
  }

  @Test func theReadmeCountsRight() throws {
    let entries = try Listing.ofLumen().entries.filter { !$0.contexts.isEmpty }
    let errors = entries.filter { $0.code != nil }
    let readme = try Repository.read("README.md").replacing("\n", with: " ")
    #expect(readme.contains("\(errors.count) errors and \(entries.count - errors.count) other states of its views"))
    #expect(Set(entries.map(\.domain)).count == 6)
  }
}
