extension Example {
  /// An entry for system errors that has the fault, and the same entry as it should be. That it maps few of
  /// them is no fault here.
  static func mapping(_ bad: String, _ good: String) -> Example {
    Example(bad: files(bad, settings: []), good: files(good, settings: []))
  }

  /// The same for an entry that says that the device is offline, with one more line.
  ///
  /// - Parameter settings: further lines of the faulty `catalog.toml`.
  static func offline(_ bad: String, _ good: String, settings: String...) -> Example {
    func entry(_ line: String) -> String {
      """
      [offline]
      code = 1
      context = "passing"
      remedy = "fix"
      message = "This device is offline."
      recovery = "Connect to Wi-Fi to see new photos."
      \(line)
      note = "A banner above the album."
      """
    }
    return Example(bad: files(entry(bad), settings: settings), good: files(entry(good), settings: []))
  }

  private static func files(_ text: String, settings: [String]) -> String {
    """
    # catalog.toml
    checks.unmapped-common-error = "off"
    \(settings.map { $0 + "\n" }.joined())# en/Photos.toml
    \(text)

    """
  }
}
