/// Writes `CopyCatalog.swift`: the catalog's locales.
struct CatalogTableEmitter {
  private let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  var text: String {
    // A catalog without a folder for its source still has the source, without texts.
    let locales = catalog.locales.isEmpty ? [catalog.settings.source] : catalog.locales
    let formats = locales + locales.flatMap { catalog.regions[$0] ?? [] }
    let matches =
      (try? LocaleMatchTable.lines(for: locales, regions: catalog.regions)) ?? formats.map(\.tag)
    var text = SwiftEmitter.header(from: "catalog.toml")
    let mapping = MappingEmitter(catalog)
    text += "\nimport CopyRuntime\n\(mapping.needsFoundation ? "import Foundation\n" : "")\n/// The texts of this module's copy catalog.\nenum GeneratedCopy {\n"
    text += "  static let catalog = CatalogTables(\n"
    text += "    source: \(SwiftText.literal(catalog.settings.source.tag)),\n"
    text += "    locales: [\(formats.map { SwiftText.literal($0.tag) }.joined(separator: ", "))],\n"
    text += "    matches: \(SwiftText.block(matches, indent: "      "))\(mapping.isEmpty ? "" : ",\n    errors: errors")\n"
    if catalog.locales.isEmpty {
      text += "  ) { _ in LocaleTables(\(SwiftText.literal(locales[0].tag)), data: \"\", text: \"\") }\n}\n"
      return text + (mapping.isEmpty ? "" : mapping.text)
    }
    text += "  ) { index in\n    switch index {\n"
    for (index, locale) in formats.enumerated().dropLast() {
      text += "    case \(index): \(SwiftNames.localeMember(locale))\n"
    }
    text += "    default: \(SwiftNames.localeMember(formats[formats.count - 1]))\n    }\n  }\n}\n"
    return text + (mapping.isEmpty ? "" : mapping.text)
  }
}
