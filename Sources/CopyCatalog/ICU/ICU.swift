import CICU

/// The linked ICU: what its data says depends on these versions, so they are stamped into what is generated.
public enum ICU {
  /// The version of ICU, such as "72.1".
  public static var version: String { String(cString: cicu_version()) }

  /// The version of CLDR that ICU's locale data comes from, such as "42".
  public static var cldrVersion: String { String(cString: cicu_cldr_version()) }

  /// The version of Unicode that ICU's character data comes from, such as "15.0".
  public static var unicodeVersion: String { String(cString: cicu_unicode_version()) }

  /// The largest text ICU is handed, in UTF-8 bytes. A larger one is an error of its own.
  package static var maximumSize: Int { Int(cicu_maximum_size()) }

  /// The deepest nesting of braces in a message that ICU is handed. A deeper one is an error of its own.
  package static var maximumDepth: Int { Int(cicu_maximum_depth()) }

  /// The languages of ICU's list of ISO 639 codes, most of which it has no data for.
  static var languages: [String] {
    (try? texts { cicu_languages($0, $1) }) ?? []
  }

  /// Every locale ICU has data for, as canonical BCP 47 tags in ICU's order.
  package static var locales: [String] {
    (try? texts { cicu_locales($0, $1) }) ?? []
  }
}

/// ICU refused something: a locale that is not well-formed, a pattern, an unknown style.
public struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// ICU's number of the error; below zero for those of the shim itself.
  public let code: Int32

  /// ICU's name of the error, such as "U_ILLEGAL_ARGUMENT_ERROR".
  public var name: String { String(cString: cicu_error_name(code)) }

  public var description: String { name }
}

extension ICU {
  /// Throws unless the result of a call is success.
  static func check(_ code: Int32) throws(ICUError) {
    guard code == 0 else { throw ICUError(code: code) }
  }

  /// The texts a call gives, in order.
  static func texts(_ call: (cicu_sink, UnsafeMutableRawPointer) -> Int32) throws(ICUError) -> [String] {
    var collected: [String] = []
    let code = withUnsafeMutablePointer(to: &collected) { collected in
      call(
        { context, bytes, size in
          let bytes = UnsafeRawBufferPointer(start: bytes, count: Int(size))
          context.assumingMemoryBound(to: [String].self).pointee
            .append(String(decoding: bytes, as: UTF8.self))
        }, UnsafeMutableRawPointer(collected))
    }
    try check(code)
    return collected
  }

  /// The only text a call gives.
  static func text(_ call: (cicu_sink, UnsafeMutableRawPointer) -> Int32) throws(ICUError) -> String {
    try texts(call).first ?? ""
  }

  /// Hands the UTF-8 bytes of a text to a call, without copying where it can.
  static func withBytes<Result>(of text: String, _ call: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      // A size beyond 32 bits becomes one that every function refuses as too large.
      let size = Int32(clamping: bytes.count)
      guard let start = bytes.baseAddress else {
        return withUnsafePointer(to: CChar(0)) { call($0, 0) }
      }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { call($0, size) }
    }
  }
}
