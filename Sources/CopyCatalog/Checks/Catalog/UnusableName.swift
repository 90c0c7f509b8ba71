/// A name that cannot become a name in Swift.
struct UnusableName: Check {
  static let page = CheckPage(
    id: "unusable-name", category: .catalog, severity: .blocking,
    summary: "A name that cannot become a name in Swift.",
    rationale: """
      An entry's name becomes an enum case (`card-expired` becomes `.cardExpired`), an argument's name a \
      parameter, a file's name a type. One spelling for each keeps catalog and code easy to search for.
      """,
    examples: [
      Example(
        bad: """
          [Album_Full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """,
        good: """
          [album-full]
          code = 1
          context = "blocking"
          remedy = "fix"
          title = "This album is full"
          message = "It already holds 500 photos."
          recovery = "Remove photos from the album, then try again."
          note = "After choosing photos to add."
          """)
    ],
    stopsGeneration: true, mender: .developer)

  func entry(_ name: String, at place: Place, in subject: Subject) -> Finding {
    let better = kebab(name)
    return finding(
      "'\(name)' is not in kebab case", at: place, in: subject,
      impact: "no Swift case can be named after it",
      fix: better.map { Fix("write [\($0)]", edits: [TextEdit(replacing: place.range, with: $0)]) }
        ?? Fix(
          "use lowercase Latin letters and digits with hyphens between the words, such as [card-expired]"))
  }

  func argument(_ name: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(name)' cannot be the name of an argument", at: place, in: subject,
      impact: "no Swift parameter can be named after it",
      fix: Fix("use Latin letters and digits, the first a lowercase letter, such as fileName"))
  }

  func constant(_ name: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(name)' cannot be the name of a constant", at: place, in: subject,
      impact: "no message can show it", fix: Fix("use Latin letters and digits, such as app"))
  }

  func choice(_ value: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      value == "other"
        ? "'other' is listed as a value of a choice" : "'\(value)' cannot be a value of a choice", at: place,
      in: subject,
      impact: value == "other"
        ? "every select has 'other' for the values that it does not name; it is no case of the Swift enum"
        : "no select can have a form for it, and no Swift case can be named after it",
      fix: value == "other"
        ? Fix("delete it from the list", keys: [.remove(place.range.lowerBound)])
        : Fix("use Latin letters and digits, such as readOnly"))
  }

  func type(_ name: String, at place: Place, in subject: Subject) -> Finding {
    finding(
      "'\(name)' cannot be the name of a Swift type", at: place, in: subject,
      impact: "the enum of this domain cannot be named after it",
      fix: Fix("use Latin letters and digits, the first a capital letter, such as PaymentsError"))
  }

  func file(_ name: String, at place: Place) -> Finding {
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    return finding(
      "the file name '\(name)' cannot be the name of a domain", at: place, in: Subject(),
      impact: "nothing in it is read, as no Swift type can be named after it",
      fix: isTypeName(capitalized)
        ? Fix("name the file \(capitalized).toml")
        : Fix("use Latin letters and digits, the first a capital letter, such as Payments.toml"))
  }

  /// The nearest name in kebab case; nil where nothing of the name can stay.
  private func kebab(_ name: String) -> String? {
    var result = ""
    for character in name {
      if character.isASCII, character.isLetter || character.isNumber {
        if character.isUppercase, let last = result.last, last != "-" { result.append("-") }
        result.append(character.lowercased())
      } else if let last = result.last, last != "-" {
        result.append("-")
      }
    }
    while result.last == "-" { result.removeLast() }
    return isKebabCase(result) ? result.replacing("--", with: "-") : nil
  }
}
