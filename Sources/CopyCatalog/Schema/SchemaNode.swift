/// A part of a JSON Schema, as JSON. The keys of an object keep their order.
indirect enum SchemaNode: Sendable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case list([SchemaNode])
  case object([(key: String, value: SchemaNode)])

  /// The JSON, with two spaces of indent a level and a line a key.
  func json(indent: String = "") -> String {
    switch self {
    case .text(let text): JSONText.quoted(text)
    case .number(let number): String(number)
    case .truth(let truth): String(truth)
    case .list(let nodes):
      "[" + nodes.map { $0.json(indent: indent) }.joined(separator: ", ") + "]"
    case .object(let fields) where fields.isEmpty: "{}"
    case .object(let fields):
      "{\n"
        + fields.map { "\(indent)  \(JSONText.quoted($0.key)): \($0.value.json(indent: indent + "  "))" }
        .joined(separator: ",\n") + "\n\(indent)}"
    }
  }
}

/// The kinds of values that catalog files have. Each takes the sentence that an editor shows beside the key.
extension SchemaNode {
  static func string(_ description: String, pattern: String? = nil) -> SchemaNode {
    typed("string", description, pattern.map { [("pattern", .text($0))] } ?? [])
  }

  /// A whole number.
  static func integer(_ description: String, in range: ClosedRange<Int>) -> SchemaNode {
    typed(
      "integer", description,
      [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))])
  }

  static func boolean(_ description: String) -> SchemaNode { typed("boolean", description, []) }

  /// A text that is one of some.
  static func choice<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type, _ description: String)
    -> SchemaNode
  where Choice.RawValue == String {
    choice(Choice.allCases.map(\.rawValue), description)
  }

  static func choice(_ values: [String], _ description: String) -> SchemaNode {
    .object([("description", .text(description)), ("enum", .list(values.map(SchemaNode.text)))])
  }

  static func array(of element: SchemaNode, _ description: String) -> SchemaNode {
    typed("array", description, [("items", element)])
  }

  /// A table with known keys and no others.
  static func table(
    _ description: String, _ properties: [(key: String, value: SchemaNode)], required: [String] = []
  ) -> SchemaNode {
    var fields: [(key: String, value: SchemaNode)] = [("properties", .object(properties))]
    if !required.isEmpty { fields.append(("required", .list(required.map(SchemaNode.text)))) }
    return typed("object", description, fields + [("additionalProperties", .truth(false))])
  }

  /// A table whose keys are names.
  static func table(_ description: String, keys pattern: String, of value: SchemaNode) -> SchemaNode {
    typed(
      "object", description,
      [("patternProperties", .object([(pattern, value)])), ("additionalProperties", .truth(false))])
  }

  /// A table of the team's own.
  static func anything(_ description: String) -> SchemaNode {
    .object([("description", .text(description))])
  }

  static func either(_ description: String, _ nodes: [SchemaNode]) -> SchemaNode {
    .object([("description", .text(description)), ("anyOf", .list(nodes))])
  }

  /// What stands under `definitions`.
  static func reference(_ definition: String) -> SchemaNode {
    .object([("$ref", .text("#/definitions/\(definition)"))])
  }

  private static func typed(
    _ type: String, _ description: String, _ more: [(key: String, value: SchemaNode)]
  ) -> SchemaNode {
    .object([("description", .text(description)), ("type", .text(type))] + more)
  }
}
