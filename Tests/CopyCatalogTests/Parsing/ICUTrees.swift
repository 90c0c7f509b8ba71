@testable import CopyCatalog

/// The tree that ICU's parts of a pattern say, in the words of `tree(_: [MessagePart])`.
struct ICUTree {
  private let parts: [PatternPart]
  private let bytes: [UInt8]
  private var index = 0

  static func text(_ pattern: String, _ parts: [PatternPart]) -> String {
    var tree = ICUTree(parts: parts, bytes: Array(pattern.utf8))
    return tree.message()
  }

  private init(parts: [PatternPart], bytes: [UInt8]) {
    self.parts = parts
    self.bytes = bytes
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// From the start of a message past its limit.
  private mutating func message() -> String {
    var items: [String] = []
    var literal: [UInt8] = []
    func flush(_ items: inout [String]) {
      if !literal.isEmpty { items.append("\"\(String(decoding: literal, as: UTF8.self))\"") }
      literal = []
    }
    var previous = parts[index].range.upperBound
    index += 1
    while true {
      let part = parts[index]
      literal += bytes[previous..<part.range.lowerBound]
      previous = part.range.upperBound
      index += 1
      switch part.kind {
      case .messageLimit:
        flush(&items)
        return items.joined(separator: " ")
      case .replaceNumber:
        flush(&items)
        items.append("#")
      case .argumentStart:
        flush(&items)
        items.append(argument(type: part.value))
        previous = parts[index - 1].range.upperBound
      default: break
      }
    }
  }

  /// After the start of an argument past its limit. Types are ICU's: 1 simple, 3 plural, 4 select, 5 selectordinal.
  private mutating func argument(type: Int) -> String {
    let name = string(parts[index].range)
    index += 1
    switch type {
    case 3, 5:
      var head = type == 3 ? "plural" : "selectordinal"
      head += " \(name) "
      if parts[index].kind == .argumentInteger || parts[index].kind == .argumentDouble {
        if parts[index].number != 0 { head += "-\(parts[index].number) " }
        index += 1
      }
      var forms: [String] = []
      while parts[index].kind == .argumentSelector {
        var selector = string(parts[index].range)
        index += 1
        if parts[index].kind == .argumentInteger || parts[index].kind == .argumentDouble {
          selector = "=\(parts[index].number)"
          index += 1
        }
        forms.append("\(selector)[\(message())]")
      }
      index += 1
      return "(\(head)\(forms.joined(separator: " ")))"
    case 4:
      var forms: [String] = []
      while parts[index].kind == .argumentSelector {
        let selector = string(parts[index].range)
        index += 1
        forms.append("\(selector)[\(message())]")
      }
      index += 1
      return "(select \(name) \(forms.joined(separator: " ")))"
    default:
      var text = name
      while parts[index].kind != .argumentLimit {
        text += " " + trimmed(string(parts[index].range))
        index += 1
      }
      index += 1
      return "{\(text)}"
    }
  }

  private func trimmed(_ text: String) -> String {
    let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isPatternWhitespace }
    let scalars = text.unicodeScalars.drop(while: isSpace)
    return String(String.UnicodeScalarView(scalars.reversed().drop(while: isSpace).reversed()))
  }
}
