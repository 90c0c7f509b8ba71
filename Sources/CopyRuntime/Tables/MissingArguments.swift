/// The arguments of an entry that have no value.
struct MissingArguments: Sendable {
  /// Their names in the catalog and their places.
  private let arguments: [(name: String, place: Int)]

  init() { arguments = [] }

  init(_ facts: [ArgumentFacts], _ values: [CopyArgument]) {
    var arguments: [(name: String, place: Int)] = []
    for (place, value) in values.enumerated() {
      if case .missing = value, place < facts.count { arguments.append((facts[place].name, place)) }
    }
    self.arguments = arguments
  }

  var isEmpty: Bool { arguments.isEmpty }

  func contains(_ name: Substring) -> Bool { arguments.contains { $0.name == name } }

  /// Whether a stored message shows one of them: `{0}`, `{0 plural|…}`.
  func areShown(in message: Substring) -> Bool {
    if arguments.isEmpty { return false }
    var place: Int?
    var isEscaped = false
    for byte in message.utf8 {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        place = nil
      } else if byte == UInt8(ascii: "{") {
        place = 0
      } else if let number = place {
        if (0x30...0x39).contains(byte), number < 1 << 20 {
          place = number * 10 + Int(byte - 0x30)
        } else {
          if arguments.contains(where: { $0.place == number }) { return true }
          place = nil
        }
      }
    }
    return false
  }
}
