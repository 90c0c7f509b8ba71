import Foundation
import Testing

@Suite struct RenderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeSmallCatalog()
    try folder.write(
      "catalogs/en/Files.toml",
      """
      [upload-failed]
      code = 1
      context = "blocking"
      remedy = "retry"
      title = "Couldn’t upload {count, plural, one {# file} other {# files}}"
      message = "The last copy is from {day, date, ::yMMMd}. {share} is done."
      recovery = "Try again."
      note = "An alert."
      args.count = { type = "int", range = "1...500", sample = 2 }
      args.day = { type = "date", sample = "2026-09-01" }
      args.share = { type = "percent", sample = 0.85 }

      """)
    try folder.write(
      "catalogs/pl/Files.toml",
      """
      [upload-failed]
      title = "Nie przesłano {count, plural, one {# pliku} few {# plików} many {# plików} other {# pliku}}"
      message = "Ostatnia kopia jest z {day, date, ::yMMMd}. Gotowe: {share}."
      recovery = "Spróbuj ponownie."

      """)
  }

  private func render(_ more: [String]) throws -> Copyc {
    try Copyc(["render", "catalogs", "Files", "upload-failed"] + more, in: folder.url)
  }

  @Test func showsAllTextsWithTheirSamples() throws {
    let run = try render(["--locale", "en"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        title: Couldn’t upload 2 files
        message: The last copy is from Sep 1, 2026. 85% is done.
        recovery: Try again.

        """)
  }

  @Test func namesTheArgumentsThatThereAre() throws {
    let run = try render(["--locale", "en", "--arg", "foo=3"])
    #expect(run.status == 2)
    #expect(run.errors.contains("It has these: count, day, share."), "\(run.errors)")
  }

  @Test func showsTheFormatsOfARegionThatTheSettingsList() throws {
    try folder.write("catalogs/catalog.toml", "locale.en.regions = [\"en-GB\"]\n")
    let run = try render(["--locale", "en_gb", "--field", "message"])
    #expect(run.output == "The last copy is from 1 Sept 2026. 85% is done.\n", "\(run.errors)")
    #expect(try render(["--locale", "en", "--field", "message"]).output.contains("Sep 1, 2026"))
    #expect(try render(["--locale", "en-IE"]).status == 2)
    // As apps show what a locale takes from another one of its language.
    try folder.write("catalogs/catalog.toml", "")
    try folder.write("catalogs/en-GB/Files.toml", "")
    let own = try render(["--locale", "en-GB", "--field", "message"])
    #expect(own.output == "The last copy is from 1 Sept 2026. 85% is done.\n", "\(own.errors)")
  }

  @Test func showsOneTextWithTheValuesOfAnotherLanguage() throws {
    let run = try render([
      "--locale", "pl", "--field", "message", "--arg", "day=2027-05-04", "--arg", "share=0.5"
    ])
    #expect(run.output == "Ostatnia kopia jest z 4 maj 2027. Gotowe: 50%.\n", "\(run.errors)")
    #expect(
      try render(["--locale=pl", "--field=title", "--arg=count=5"]).output == "Nie przesłano 5 plików\n")
  }

  @Test(arguments: [
    ("2026-09-01T23:30", "Asia/Tokyo", "Sep 1, 2026"), ("2026-09-01T23:30Z", "Asia/Tokyo", "Sep 2, 2026"),
    ("2026-09-01 00:10:00Z", "America/New_York", "Aug 31, 2026"), ("2024-02-29", "UTC", "Feb 29, 2024")
  ]) func knowsTimeZones(_ date: String, _ zone: String, _ shown: String) throws {
    let run = try render(["--locale=en", "--field=message", "--arg=day=\(date)", "--time-zone", zone])
    #expect(run.output.contains(shown), "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    ["--locale", "xx"], ["--locale", "en", "--field", "subtitle"], ["--locale", "en", "--arg", "count"],
    ["--locale", "en", "--arg", "n=1"], ["--locale", "en", "--arg", "count=many"],
    ["--locale", "en", "--arg", "count=0"],
    ["--locale", "en", "--arg", "day=2026-02-30"], ["--locale", "en", "--arg", "share=nan"],
    ["--locale", "en", "--time-zone", "Mars/Olympus"]
  ]) func saysWhatDoesNotFit(_ more: [String]) throws {
    let run = try render(more)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("copyc: "))
  }

  @Test func suggestsNames() throws {
    #expect(
      try Copyc(["render", "catalogs", "File", "x", "--locale=en"], in: folder.url).errors.contains("“Files”")
    )
    let run = try Copyc(["render", "catalogs", "Files", "upload-fail", "--locale=en"], in: folder.url)
    #expect(run.errors.contains("“upload-failed”"))
  }
}
