import CICU

/// One way to write texts that Unicode says are the same.
package enum TextNormalization {
  /// A text with one character for what may be written as several: “é” and not “e” with an accent after it
  /// (NFC). What ICU refuses comes back as it is.
  package static func composed(_ text: String) -> String {
    let composed = try? ICU.text { sink, context in
      ICU.withBytes(of: text) { cicu_compose($0, $1, sink, context) }
    }
    return composed ?? text
  }
}
