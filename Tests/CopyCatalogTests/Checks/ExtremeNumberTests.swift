import CopyCatalog
import Testing

/// The largest and the oddest numbers that a catalog can hold end in a text or a finding.
@Suite struct ExtremeNumberTests {
  /// Longer than a banner with any number in it, so that it is rendered.
  static let longForm = "{Choose # of the photos that are waiting for space in this album, which holds as many as it can already.}"

  @Test(arguments: [
    ("number", "inf"), ("number", "-inf"), ("number", "nan"), ("number", "1e300"),
    ("int", "9223372036854775807"), ("int", "-9223372036854775808"),
  ])
  func samplesAreRendered(type: String, sample: String) {
    for offset in ["", "offset:5 "] {
      let findings = check([
        SourceFile(
          "en/Album.toml",
          """
          [full]
          code = 1
          context = "passing"
          remedy = "fix"
          message = "{n, plural, \(offset)one \(Self.longForm) other \(Self.longForm)}"
          note = "Banner."
          args.n = { type = "\(type)", sample = \(sample) }
          """)
      ]).findings
      // The text is over 100 columns with any of these numbers, and so was rendered.
      #expect(findings.contains { $0.check == "too-long" }, "\(listed(findings))")
    }
  }

  @Test func limitsOfLengthHaveAnEnd() {
    let findings = check([
      SourceFile(
        "en/Album.toml",
        """
        [full]
        code = 1
        context = "passing"
        remedy = "fix"
        message = "“{name}” is full. Choose another album."
        note = "Banner."
        length.title = 9223372036854775807
        args.name = { type = "title", max = 9223372036854775807 }
        """),
      SourceFile("catalog.toml", "[lengths]\ntitle = 0\n"),
    ]).findings
    #expect(
      findings.map(\.problem) == [
        "'title' is a number, not a whole number from 1 to 10000",
        "'title' is a number, not a whole number from 1 to 10000",
        "'max' is a number, not a whole number from 1 to 10000",
      ])
  }

  @Test(arguments: ["nan", "-inf", "1e300"])
  func aSampleIsADurationThatThereCanBe(sample: String) {
    let findings = check([
      SourceFile(
        "en/Album.toml",
        """
        [busy]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "This album opens again in {time}."
        note = "Banner."
        args.time = { type = "duration", sample = \(sample) }
        """)
    ]).findings
    #expect(
      findings.map(\.problem) == [
        "'sample' is a number, not a number of seconds that a duration can have, such as 90"
      ])
  }

  @Test func retiredCodesAreCodes() {
    let findings = check([
      SourceFile(
        "en/Album.toml",
        """
        [domain]
        retired-codes = [9223372036854775807, 7]

        [full]
        context = "passing"
        remedy = "fix"
        message = "This album is full. Choose another."
        note = "Banner."
        """)
    ]).findings
    #expect(
      findings.map(\.problem) == [
        "'retired-codes' is a number, not a whole number from 1 to 2147483647", "full has no code",
      ])
    #expect(findings.last?.fix.summary == "add code = 8")
  }
}
