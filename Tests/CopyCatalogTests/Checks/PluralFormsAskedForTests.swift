import Testing

@testable import CopyCatalog

/// For every locale of CLDR the checks ask for exactly the forms that ICU gives to the argument's numbers, counted one
/// by one.
@Suite struct PluralFormsAskedForTests {
  private static let ranges: [ClosedRange<Int>] = [
    0...0, 1...1, 0...1, 1...2, 2...4, 3...10, 5...20, 11...99, 19...21, 100...102, 1...250,
  ]

  /// The locales of CLDR's plural rules under their present names.
  static let locales: [String] = PluralRules.locales().compactMap { name in
    let tag = name.replacing("_", with: "-")
    guard case .canonical = LocaleTag.canonical(tag) else { return nil }
    return tag
  }

  @Test func thereAreManyLocales() { #expect(Self.locales.count > 180) }

  @Test func aRangeIsAskedForWhatItsNumbersTake() throws {
    var seen: Set<[PluralRules.Rule]> = []
    for locale in Self.locales {
      let oracle = try PluralOracle(locale: locale)
      let selected = try (0...250).map { try oracle.category(of: Int64($0)) }
      let needed = Self.ranges.map { Set(selected[$0].compactMap(\.self)).subtracting([.other]) }
      let all = try Set(oracle.categories()).subtracting([.other])

      let bare = found(in: catalog(locale, forms: Self.ranges.map { _ in [] }))
      #expect(bare.blocking == needed, "\(locale)")
      #expect(bare.rest.isEmpty, "\(locale): \(bare.rest)")

      // The rest is the same for all locales with the same rules.
      guard try seen.insert(PluralRules(locale: locale, kind: .cardinal).rules).inserted else { continue }
      // With what is asked for nothing is left to say, nor with forms that the language has and no number here takes.
      for forms in [needed, Self.ranges.map { _ in all }] {
        let complete = found(in: catalog(locale, forms: forms))
        #expect(complete.blocking.allSatisfy { $0.isEmpty }, "\(locale)")
        #expect(complete.rest.isEmpty, "\(locale): \(complete.rest)")
      }

      // A form that the language does not have is one too many in each.
      let foreign = Set(PluralCategory.allCases).subtracting(all).subtracting([.other])
      let excess = found(in: catalog(locale, forms: Self.ranges.map { _ in all.union(foreign) }))
      #expect(excess.rest.count == foreign.count * Self.ranges.count, "\(locale)")
    }
  }

  @Test func withoutARangeAllNumbersCount() throws {
    let usual = Array(0...220) + [1000, 9999, 10_000, 99_999, 100_000, 123_456, 999_999]
    let rare = [1_000_000, 2_000_000, 1_000_000_000]
    var seen: Set<[PluralRules.Rule]> = []
    for locale in Self.locales {
      // All locales with the same rules are asked for the same.
      guard try seen.insert(PluralRules(locale: locale, kind: .cardinal).rules).inserted else { continue }
      let oracle = try PluralOracle(locale: locale)
      let needed = try Set(usual.compactMap { try oracle.category(of: Int64($0)) }).subtracting([.other])
      let noted = try Set(rare.compactMap { try oracle.category(of: Int64($0)) }).subtracting(needed).subtracting([.other])
      let findings = check(
        [
          SourceFile("catalog.toml", "source = \"\(locale)\"\n"),
          SourceFile("\(locale)/Test.toml", entry(0, forms: [], range: nil)),
        ], with: [MissingPluralForm(), UnreachablePluralForm()]
      ).findings
      #expect(categories(findings.filter { $0.severity == .blocking }) == needed, "\(locale)")
      #expect(categories(findings.filter { $0.severity == .note }) == noted, "\(locale)")
    }
  }

  // MARK: Catalogs

  private func entry(_ index: Int, forms: Set<PluralCategory>, range: ClosedRange<Int>?) -> String {
    let written = forms.sorted().map { "\($0.rawValue) {\($0.rawValue) #} " }.joined()
    let declared = range.map { ", range = \"\($0.lowerBound)...\($0.upperBound)\"" } ?? ""
    return """
      [entry-\(index)]
      code = \(index + 1)
      context = "passing"
      remedy = "none"
      message = "{n, plural, \(written)other {other #}}"
      args.n = { type = "int"\(declared) }

      """
  }

  private func catalog(_ locale: String, forms: [Set<PluralCategory>]) -> [SourceFile] {
    let entries = zip(forms, Self.ranges).enumerated().map { entry($0, forms: $1.0, range: $1.1) }
    return [
      SourceFile("catalog.toml", "source = \"\(locale)\"\n"),
      SourceFile("\(locale)/Test.toml", entries.joined(separator: "\n")),
    ]
  }

  /// The categories that are missing in each entry, and all other findings.
  private func found(in files: [SourceFile]) -> (blocking: [Set<PluralCategory>], rest: [String]) {
    let findings = check(files, with: [MissingPluralForm(), UnreachablePluralForm()]).findings
    let blocking = Self.ranges.indices.map { index in
      categories(findings.filter { $0.severity == .blocking && $0.subject.entry == "entry-\(index)" })
    }
    return (blocking, findings.filter { $0.severity != .blocking }.map(\.problem))
  }

  /// The categories that findings name.
  private func categories(_ findings: [Finding]) -> Set<PluralCategory> {
    Set(findings.flatMap { finding in
      PluralCategory.allCases.filter { finding.problem.contains("‘\($0.rawValue)’") }
    })
  }
}
