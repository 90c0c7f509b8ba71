import CICU

/// The value of a message's argument.
package enum MessageArgument: Hashable, Sendable {
  case text(String)
  /// Exact over the whole range, also above 2⁵³.
  case integer(Int64)
  case number(Double)
  /// Milliseconds since 1970-01-01T00:00:00Z.
  case date(milliseconds: Double)
}

/// A message compiled by ICU for one locale and time zone.
///
/// Stricter than ICU where ICU prints something wrong without saying so: an argument that is missing
/// (ICU prints `{name}`) or of the wrong type (a plural of a text) is an error, also in a form that is not
/// the one selected. Used by one thread at a time.
package final class MessageFormatter {
  private let message: OpaquePointer

  /// - Parameters:
  ///   - locale: a BCP 47 tag; decides plural rules and formats.
  ///   - timeZone: a time zone id such as "Europe/Berlin", for every date in the message.
  package init(_ text: String, locale: String, timeZone: String = "UTC") throws(MessageFormatError) {
    var message: OpaquePointer?
    var offset: Int32 = 0
    let code = ICU.withBytes(of: text) {
      cicu_message_open($0, $1, locale, timeZone, &message, &offset)
    }
    guard code == 0, let message else {
      throw .pattern(PatternError(error: ICUError(code: code), utf16Offset: Int(offset)))
    }
    self.message = message
  }

  deinit { cicu_message_close(message) }

  /// The text a reader of the locale sees.
  package func format(
    _ arguments: [String: MessageArgument]
  ) throws(MessageFormatError) -> String {
    cicu_message_clear(message)
    for (name, value) in arguments { set(name, value) }
    do {
      return try ICU.text { cicu_message_format(message, $0, $1) }
    } catch {
      let detail = (try? ICU.text { cicu_message_detail(message, $0, $1); return 0 }) ?? ""
      switch Int(error.code) {
      case Int(CICU_MISSING_ARGUMENT.rawValue): throw .missingArgument(detail)
      case Int(CICU_ARGUMENT_TYPE.rawValue): throw .argumentType(detail)
      default: throw .icu(error)
      }
    }
  }

  private func set(_ name: String, _ value: MessageArgument) {
    ICU.withBytes(of: name) { nameBytes, nameSize in
      switch value {
      case .text(let text):
        ICU.withBytes(of: text) { cicu_message_set_text(message, nameBytes, nameSize, $0, $1) }
      case .integer(let integer): cicu_message_set_integer(message, nameBytes, nameSize, integer)
      case .number(let number): cicu_message_set_number(message, nameBytes, nameSize, number)
      case .date(let milliseconds): cicu_message_set_date(message, nameBytes, nameSize, milliseconds)
      }
    }
  }
}

/// ICU cannot format a message.
package enum MessageFormatError: Error, Hashable, Sendable {
  /// The pattern, the locale or the time zone is not one that ICU knows.
  case pattern(PatternError)
  /// The pattern uses an argument of this name, and there is none.
  case missingArgument(String)
  /// The argument of this name is used in a way that does not suit its value.
  case argumentType(String)
  case icu(ICUError)
}
