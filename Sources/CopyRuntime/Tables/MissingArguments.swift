/// The arguments of an entry that have no value.
struct MissingArguments: Sendable {
  /// Their names in the catalog and their places.
  private let arguments: [(name: String, place: Int)]

  init() { arguments = [] }

  init(_ facts: EntryFacts, _ values: [CopyArgument]) {
    var arguments: [(name: String, place: Int)] = []
    for (place, value) in values.enumerated() {
      guard case .missing = value else { continue }
      let names = facts.arguments
      if place < names.count { arguments.append((names[place].name, place)) }
    }
    self.arguments = arguments
  }

  /// Whether the argument is one of them whose name stands at a place in some bytes.
  func contains(_ bytes: [UInt8], _ name: Range<Int>) -> Bool {
    arguments.contains { bytes.spells($0.name, at: name) }
  }

  /// Whether the stored message at a place in some bytes shows one of them: `{0}`, `{0 plural|…}`.
  func areShown(in bytes: [UInt8], _ message: Range<Int>) -> Bool {
    if arguments.isEmpty { return false }
    var place: Int?
    var isEscaped = false
    for byte in bytes[message] {
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
