/// Names in what errors say to the person: whatever stands between quotation marks.
enum QuotedNames {
  static func hidden(in text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var out = String.UnicodeScalarView()
    var at = 0
    while at < scalars.count {
      out.append(scalars[at])
      at += 1
      let mark = scalars[at - 1]
      // A straight or curved single mark is mostly an apostrophe.
      guard isQuote(mark), !"'’‘”".unicodeScalars.contains(mark),
        let end = scalars[at...].firstIndex(of: closing(mark)), end > at
      else { continue }
      out.append(contentsOf: "‹name›".unicodeScalars)
      out.append(scalars[end])
      at = end + 1
    }
    return String(out)
  }
}
