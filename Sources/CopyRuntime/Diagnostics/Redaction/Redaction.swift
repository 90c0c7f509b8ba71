/// Takes out of a developer's text what may not leave the device with a report or a log: tokens, passwords
/// and keys, home and container paths, e-mail addresses, numbers of cards and bank accounts, telephone
/// numbers, addresses of the internet protocol and of network cards, values that are named as a person's
/// (`user=…`), and of web addresses their credentials and queries.
///
/// What is taken out leaves its kind behind: `open ‹path› failed for ‹e-mail›`. It is known by its shape, so
/// a secret that looks like a word stays unless it is named as one (`password=…`) or given to
/// `init(hiding:)`. Not known are, above all, **names of people, places and streets in running text**, dates of
/// birth, national telephone numbers outside North America, numbers of passports and insurances: write none
/// into the descriptions of errors, or give them as private arguments. What finds an error again stays:
/// versions, times, codes, sizes, the names of requests (UUIDs).
///
/// A text that was redacted stays the same when it is redacted again.
public struct Redaction: Sendable {
  /// Texts that are hidden wherever they stand, the longest first.
  private var names: [(scalars: [Unicode.Scalar], placeholder: String)] = []

  public init() {}

  /// - Parameter texts: texts to hide wherever they stand, such as the names that a person gave their files,
  ///   each with the word that stands for it.
  public init(hiding texts: [(text: String, name: String)]) {
    for (text, name) in texts {
      add(text, as: name)
      // A file's name is also told without its ending.
      if let dot = text.lastIndex(of: "."), text.distance(from: text.startIndex, to: dot) > 3 {
        add(String(text[..<dot]), as: name)
      }
    }
    names.sort { $0.scalars.count > $1.scalars.count }
  }

  private mutating func add(_ text: String, as name: String) {
    let scalars = Array(text.unicodeScalars)
    // One letter hides nothing and is part of every text.
    if scalars.count > 1 { names.append((scalars, "‹\(name)›")) }
  }

  /// The text without what may not leave the device. Costs its length.
  public func applied(to text: String) -> String {
    applied(to: text, depth: 0)
  }

  func applied(to text: String, depth: Int) -> String {
    var scalars = withoutNames(Array(text.unicodeScalars))
    // JSON may write a slash with a backslash before it.
    if text.contains("\\/") {
      let next = scalars.dropFirst() + [" "]
      scalars = zip(scalars, next).filter { $0 != "\\" || $1 != "/" }.map(\.0)
    }
    var scanner = RedactionScanner(scalars, redaction: self, depth: depth)
    return scanner.redacted()
  }

  private func withoutNames(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard !names.isEmpty else { return scalars }
    var out: [Unicode.Scalar] = []
    out.reserveCapacity(scalars.count)
    var at = 0
    while at < scalars.count {
      if let name = names.first(where: { stands($0.scalars, in: scalars, at: at) }) {
        out.append(contentsOf: name.placeholder.unicodeScalars)
        at += name.scalars.count
      } else {
        out.append(scalars[at])
        at += 1
      }
    }
    return out
  }

  /// Whether a name stands at a place, and not as a part of a longer word of letters that words are made of.
  private func stands(_ name: [Unicode.Scalar], in scalars: [Unicode.Scalar], at start: Int) -> Bool {
    let end = start + name.count
    guard scalars[start] == name[0], end <= scalars.count, scalars[start..<end].elementsEqual(name) else {
      return false
    }
    let joinsBefore = start > 0 && isWordScalar(scalars[start - 1]) && isWordScalar(name[0])
    let joinsAfter = end < scalars.count && isWordScalar(scalars[end]) && isWordScalar(name[name.count - 1])
    return !joinsBefore && !joinsAfter
  }

  private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    isASCIILetter(scalar) || isASCIIDigit(scalar)
  }
}
