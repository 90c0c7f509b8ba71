import CopyCatalog
import CopycErrors
import Foundation

/// Where the command prints: what is asked for goes to standard output, everything else to standard error.
struct Terminal: Sendable {
  /// The columns of a line.
  let width: Int
  /// Whether what goes to standard output is coloured.
  let hasColor: Bool
  /// Whether a person watches standard error, so that progress is worth showing.
  let showsProgress: Bool
  /// Whether a person can be asked: somebody types, and sees what is asked.
  let canAsk: Bool

  init(environment: [String: String]) {
    let isDumb = environment["TERM"] == "dumb"
    // no-color.org: any value that is not empty.
    let refusesColor = !(environment["NO_COLOR"] ?? "").isEmpty
    hasColor = isatty(STDOUT_FILENO) == 1 && !isDumb && !refusesColor
    showsProgress = isatty(STDERR_FILENO) == 1 && !isDumb
    canAsk = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    width = Self.columns ?? environment["COLUMNS"].flatMap { Int($0) } ?? 100
  }

  private static var columns: Int? {
    var size = winsize()
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 {
      if size.ws_col > 0 { return Int(size.ws_col) }
    }
    return nil
  }

  /// Prints what was asked for.
  func print(_ text: String) throws(CopycError) {
    try Self.write(text, to: STDOUT_FILENO)
  }

  /// Prints what a person should know besides. Where not even that can be written there is nobody to tell.
  func note(_ text: String) {
    try? Self.write(text, to: STDERR_FILENO)
  }

  /// Asks for one line; nil where no more will come. White space at its ends is left out.
  func ask(_ question: String) -> String? {
    note(question)
    guard let line = readLine() else {
      note("\n")
      return nil
    }
    return line.trimmingCharacters(in: .whitespaces)
  }

  private static func write(_ text: String, to descriptor: Int32) throws(CopycError) {
    var rest = Array(text.utf8)
    while !rest.isEmpty {
      let written = Foundation.write(descriptor, rest, rest.count)
      if written < 0, errno == EINTR { continue }
      // Whoever read along has seen enough, as “head” does after ten lines.
      if written < 0, errno == EPIPE { return }
      guard written > 0 else {
        throw .unexpected(underlying: CopycError.SystemReason(path: "standard output", number: errno))
      }
      rest.removeFirst(written)
    }
  }

  /// Runs work, and from its first second on shows that it goes on.
  func withProgress<Result, Failure: Error>(
    _ what: String, _ work: () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard showsProgress else { return try work() }
    let ticking = Task.detached {
      var seconds = 0
      while (try? await Task.sleep(for: .seconds(1))) != nil {
        seconds += 1
        note("\r\(what) … \(seconds) s\u{1B}[K")
      }
      if seconds > 0 { note("\r\u{1B}[K") }
    }
    func stop() async {
      ticking.cancel()
      await ticking.value
    }
    do throws(Failure) {
      let result = try work()
      await stop()
      return result
    } catch {
      await stop()
      throw error
    }
  }
}
