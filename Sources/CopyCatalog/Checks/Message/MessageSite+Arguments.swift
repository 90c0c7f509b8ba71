extension MessageSite {
  /// What CLDR says of the locale; nil where the catalog was built without it.
  var facts: LocaleFacts? { site.catalog.facts[locale] }

  /// Whether the message has arguments that can be judged: it is no plain text and has no syntax fault.
  var hasArguments: Bool { text.message.isSound && !text.message.isLiteral }

  /// What a name stands for; nil where it is not declared.
  func argument(_ name: String) -> Argument? { site.entry.argument(name) }

  /// Whether a name stands for one of the catalog's constants.
  func isConstant(_ name: String) -> Bool { site.catalog.settings.constants[name] != nil }

  /// The message in quotation marks as the reader meets it, in a form of it and with values, if they are
  /// given.
  func rendered(choosing form: Range<Int>? = nil, values: [String: ArgumentValue] = [:]) -> String {
    guard let facts else { return "“\(message.text)”" }
    var renderer = MessageRenderer(facts: facts, constants: site.catalog.settings.constants)
    let text = renderer.render(message, arguments: entry.arguments, values: values, choosing: form)
    return "“\(text.count <= 120 ? text : text.prefix(119) + "…")”"
  }

  /// Calls a function with every part and the choices it stands in, the innermost last.
  func forEachPart(_ body: (MessagePart, [MessagePart]) -> Void) {
    func walk(_ parts: [MessagePart], _ around: [MessagePart]) {
      for part in parts {
        body(part, around)
        switch part {
        case .plural(let plural): for form in plural.forms { walk(form.parts, around + [part]) }
        case .select(let select): for form in select.forms { walk(form.parts, around + [part]) }
        case .text, .placeholder, .pluralNumber: break
        }
      }
    }
    walk(message.parts, [])
  }

  /// Calls a function with every plural.
  func forEachPlural(_ body: (PluralChoice) -> Void) {
    message.forEachPart { if case .plural(let plural) = $0 { body(plural) } }
  }
}

extension MessagePart {
  /// The argument it uses, and where its name stands; nil for text, and for `#`, whose plural has it.
  var use: (name: String, range: Range<Int>)? {
    switch self {
    case .placeholder(let placeholder): (placeholder.name, placeholder.nameRange)
    case .plural(let plural): (plural.name, plural.nameRange)
    case .select(let select): (select.name, select.nameRange)
    case .text, .pluralNumber: nil
    }
  }
}
