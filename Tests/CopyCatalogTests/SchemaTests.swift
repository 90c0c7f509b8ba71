import Testing

@testable import CopyCatalog

@Suite struct SchemaTests {
  @Test func everyKeyThatAReaderKnowsIsInTheSchema() {
    for key in SettingsReader.keys { #expect(CatalogSchema.setting(key) != nil, "\(key) of catalog.toml") }
    for key in DomainReader.domainKeys { #expect(CatalogSchema.domainKey(key) != nil, "\(key) of [domain]") }
    for key in EntryReader.definitionKeys + EntryReader.textKeys {
      #expect(CatalogSchema.entryKey(key) != nil, "\(key) of an entry")
    }
    for key in EntryReader.translationKeys + EntryReader.textKeys {
      #expect(CatalogSchema.translatedEntryKey(key) != nil, "\(key) of a translation")
    }
    for key in ActionsReader.sourceKeys + ActionsReader.translationKeys {
      #expect(CatalogSchema.actionKey(key) != nil, "\(key) of an action")
    }
    for (keys, table) in [(SettingsReader.localeKeys, "locale"), (ArgumentReader.keys, "args")] {
      let json = CatalogSchema(table == "args" ? .source : .settings).json
      for key in keys { #expect(json.contains("\"\(key)\": {"), "\(key) of \(table)") }
    }
  }

  @Test func namesEveryCheckThatCanBeSilenced() {
    let settings = CatalogSchema(.settings).json
    for page in allChecks.map(\.page) {
      #expect(settings.contains("\"\(page.id)\"") == !page.stopsGeneration, "\(page.id)")
    }
  }

  @Test func isTheSameEveryTime() {
    for kind in CatalogSchema.Kind.allCases { #expect(CatalogSchema(kind).json == CatalogSchema(kind).json) }
  }
}
