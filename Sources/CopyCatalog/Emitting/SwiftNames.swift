/// The names that generated Swift has for the things of a catalog. Each follows from one name alone, so that
/// adding an entry never renames another.
public enum SwiftNames {
  /// The enum case of an entry: `card-expired` is `cardExpired`.
  ///
  /// A word of the language is put in backticks where it is declared. Names that an enum cannot have a case
  /// of, even so, end in `_`: `Type` and `Protocol` (Swift gives `E.Type` a meaning of its own), and `Action`,
  /// `catalogDomain` and `catalogEntry` (members that the enum itself declares).
  public static func caseName(_ entry: String) -> String {
    let name = identifier(camelCase(entry))
    return reservedMembers.contains(name) ? name + "_" : name
  }

  /// The member of `CatalogID` for an entry: the name of its case. `init` would take the place of the initializer
  /// there.
  static func identityName(_ entry: String) -> String {
    let name = caseName(entry)
    return name == "init" ? "init_" : quoted(name)
  }

  /// The label of an argument. The error that an entry wraps is `underlying`, so an argument of that name
  /// ends in `_` there.
  public static func argumentLabel(_ argument: String, wraps: Bool) -> String {
    let name = identifier(argument)
    return wraps && name == "underlying" ? "underlying_" : name
  }

  /// The label of an argument where a function is called: nearly every word of the language is a label as it is.
  static func callLabel(_ argument: String, wraps: Bool) -> String {
    let label = argumentLabel(argument, wraps: wraps)
    return label == "inout" ? "`inout`" : label
  }

  /// The label of an argument where a function that runs an operation is declared.
  static func parameterLabel(_ argument: String) -> String {
    let label = argumentLabel(argument, wraps: true)
    return ["inout", "let", "var"].contains(label) ? "`\(label)`" : label
  }

  /// The enum of a choice's values: that of `reason` in `upload-too-large` is `UploadTooLargeReason`.
  /// See `typeName` for those that end in `_`.
  public static func choiceName(entry: String, argument: String) -> String {
    typeName(capitalized(camelCase(entry)) + capitalized(camelCase(argument)))
  }

  /// The case of a choice's value: `file-size` is `fileSize`. See `caseName` for those that end in `_`.
  public static func choiceCase(_ value: String) -> String {
    let name = identifier(camelCase(value))
    return reservedChoiceCases.contains(name) ? name + "_" : name
  }

  /// The enum of a domain. A name that generated code uses for something else ends in `_`.
  public static func typeName(_ name: String) -> String {
    let name = identifier(name)
    return reservedTypes.contains(name) ? name + "_" : name
  }

  /// The enum of a domain's entries that are not errors: beside `PaymentsError` it is `PaymentsCopy`.
  public static func plainTypeName(of domain: Domain) -> String {
    let name = domain.typeName.hasSuffix("Error") ? String(domain.typeName.dropLast(5)) : domain.typeName
    return typeName(name + "Copy")
  }

  /// The name where it is declared or used: in backticks where it is a word of the language.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The member that holds a locale's texts: `locale_pt_BR`.
  static func localeMember(_ locale: LocaleTag) -> String { identifier("locale_" + locale.tag) }

  private static func camelCase(_ name: String) -> String {
    if isKebabCase(name) { return camelCase(kebab: name) }
    let parts = name.split { $0 == "-" || $0 == "_" || $0 == " " || $0 == "." }
    guard let first = parts.first else { return "" }
    return parts.dropFirst().reduce(String(first)) { $0 + capitalized(String($1)) }
  }

  /// Of a name in kebab case, as nearly all are, byte by byte.
  private static func camelCase(kebab name: String) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(name.utf8.count)
    var isAfterHyphen = false
    for byte in name.utf8 {
      if byte != .hyphen { output.append(isAfterHyphen && byte.isLetter ? byte & ~0x20 : byte) }
      isAfterHyphen = byte == .hyphen
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The name with `_` for what an identifier cannot hold. Never empty.
  private static func identifier(_ name: String) -> String {
    if isArgumentName(name) { return name }
    var result = ""
    for scalar in name.unicodeScalars {
      let isStart = scalar == "_" || scalar.properties.isXIDStart
      if result.isEmpty, !isStart { result += "_" }
      if isStart || (scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint) {
        result.unicodeScalars.append(scalar)
      } else if result != "_" {
        result += "_"
      }
    }
    return result.allSatisfy { $0 == "_" } ? "_0" : result
  }

  private static let reservedMembers: Set<String> = [
    "Type", "Protocol", "Action", "catalogDomain", "catalogEntry",
  ]

  private static let reservedChoiceCases: Set<String> = ["Type", "Protocol", "allCases", "copyArgument"]

  private static let reservedTypes: Set<String> = [
    "Any", "Self", "Type", "Protocol", "Error", "String", "Int", "Double", "Date", "URL",
    "Duration", "ByteCount", "MoneyAmount", "Swift",
    "Foundation",
    "CopyRuntime", "CatalogError", "CatalogCopy", "CatalogDomain", "CatalogEntry", "CatalogTables",
    "CopyChoice",
    "GeneratedCopy", "LocaleTables", "CatalogID", "CatalogAction", "CatalogEntryDecoder", "Action", "Copy", "ID",
    "Hashable", "Codable", "Decoder", "Success", "Wrapping",
  ]

  /// The words that Swift reserves everywhere
  /// (https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/).
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
