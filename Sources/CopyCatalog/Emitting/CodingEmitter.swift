/// Writes how an enum is decoded, where every argument of every entry allows that: none wraps an error.
struct CodingEmitter {
  private let entries: [(index: Int, entry: Entry)]
  private let type: String
  private let access: String

  init(_ entries: [(index: Int, entry: Entry)], of type: String, access: String) {
    self.entries = entries.contains { $0.entry.wraps } ? [] : entries
    self.type = type
    self.access = access
  }

  var text: String {
    if entries.isEmpty { return "" }
    let isChanged = entries.contains { !$0.entry.arguments.isEmpty }
    var text = "\nextension \(type): Codable {\n  \(access)init(from decoder: any Decoder) throws {\n"
    let keyword = isChanged ? "var" : "let"
    text += "    \(keyword) entry = try CatalogEntryDecoder(decoder, of: \(type).catalogDomain)\n"
    text += "    switch entry.index {\n"
    for (index, entry) in entries {
      let values = entry.arguments.map { argument in
        let next = entry.isOptional(argument.name) ? "nextIfPresent" : "next"
        return "\(SwiftNames.callLabel(argument.name, wraps: false)): entry.\(next)()"
      }
      let payload = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      let name = SwiftNames.quoted(SwiftNames.caseName(entry.name))
      text += "    case \(index): self = \(values.isEmpty ? "" : "try ").\(name)\(payload)\n"
    }
    return text + "    default: throw entry.unknownEntry\n    }\n  }\n}\n"
  }
}
