/// What a decoding or an encoding error tells developers: what was expected where, and never a value.
struct CodingFailure {
  let kind: String
  let text: String
  let underlying: (any Error)?

  init?(_ error: any Error) {
    if let error = error as? DecodingError {
      switch error {
      case .typeMismatch(let type, let context):
        self.init("typeMismatch", "\(type)", context.codingPath, context.underlyingError)
      case .valueNotFound(let type, let context):
        self.init("valueNotFound", "\(type)", context.codingPath, context.underlyingError)
      case .keyNotFound(let key, let context):
        self.init("keyNotFound", key.stringValue, context.codingPath, context.underlyingError)
      case .dataCorrupted(let context):
        self.init("dataCorrupted", nil, context.codingPath, context.underlyingError)
      @unknown default: return nil
      }
    } else if case .invalidValue(_, let context) = error as? EncodingError {
      self.init("invalidValue", nil, context.codingPath, context.underlyingError)
    } else {
      return nil
    }
  }

  private init(_ kind: String, _ what: String?, _ path: [any CodingKey], _ underlying: (any Error)?) {
    self.kind = kind
    text = [what, CodingFailure.place(path)].compactMap(\.self).joined(separator: " ")
    self.underlying = underlying
  }

  /// `at items[3].price`.
  private static func place(_ path: [any CodingKey]) -> String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return place.isEmpty ? "at the top" : "at \(place)"
  }
}
