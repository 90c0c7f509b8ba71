import Foundation
import Testing

/// The example as an app developer meets it: built with the plugin, run, and built again after the copy changed.
@Suite(.serialized) struct FileSyncTests {
  static let english = "Sources/FileSync/catalogs/en/Sync.toml"
  static let german = "Sources/FileSync/catalogs/de/Sync.toml"

  @Test func theProgramSpeaksThePersonsLanguage() throws {
    let package = try FileSyncPackage()
    let build = try package.build()
    try #require(build.succeeded, "\(build.output)")
    #expect(!build.output.contains("warning:"), "\(build.output)")
    #expect(!build.output.contains("unhandled"), "\(build.output)")

    let missing = try package.run(["/nowhere/Photos", "/nowhere/Copy", "--locale", "en"])
    #expect(missing.exitCode == 1)
    #expect(missing.output == """
      No folder called “Photos”
      It may have been moved or renamed. Give the path of a folder that exists.
      (FS-1)

      """)
    let german = try package.run(["/nowhere/Photos", "/nowhere/Copy", "--locale", "de-AT"])
    #expect(german.output.hasPrefix("Kein Ordner namens „Photos“\nVielleicht wurde er bewegt oder umbenannt. "))
    let japanese = try package.run(["/nowhere/Photos", "/nowhere/Copy", "--locale", "ja"])
    #expect(japanese.output.hasPrefix("「Photos」というフォルダはありません\n移動されたか、名前が変更された可能性があります。存在する"))
    // A name in Latin letters in an Arabic sentence is isolated.
    let arabic = try package.run(["/nowhere/Photos", "/nowhere/Copy", "--locale", "ar"])
    #expect(arabic.output.hasPrefix("لا يوجد مجلد باسم «\u{2068}Photos\u{2069}»\n"))
    // Nobody wrote Finnish: the source language.
    let finnish = try package.run(["/nowhere/Photos", "/nowhere/Copy", "--locale", "fi"])
    #expect(finnish.output == missing.output)
    try expectTour(of: package)
  }

  /// Every presentation, each with what an app does there.
  private func expectTour(of package: FileSyncPackage) throws {
    let english = try package.run(["--tour", "--locale", "en"])
    #expect(english.exitCode == 0)
    let places = english.output.split(separator: "\n").filter { $0.hasPrefix("— ") }.map { $0.dropFirst(2) }
    #expect(
      places == [
        "inPlace", "inPlace", "retryState", "inPlace", "summary", "announced", "focus", "at the field name",
        "read aloud", "at the field limit", "read aloud", "at the field name, as it is edited", "focus",
        "confirmation", "alert", "inPlace", "details", "inPlace", "alert, 3 of the same, 1 behind it",
        "alert, 1 of the same, 0 behind it", "banner", "fullScreen",
      ], "\(english.output)")
    for scene in [
      // What did not load offers to load again, and did: the folder is empty.
      """
      — retryState
      Couldn’t open “Photos”
      The network drive didn’t answer. Check that the drive is on, then try again.
      [Try Again]↩

      — inPlace
      No files yet
      """,
      // The field keeps its value, which is read after its error.
      "— read aloud\nEnter a limit of at least 1 MB. 0\n",
      // Nobody deletes by pressing Return.
      "\n[Delete 3 Files] [Cancel]⎋\n",
      // An error of the system, with the name that it carries, and without one.
      "— alert\nCouldn’t find “Concert.mov”\n",
      "— alert, 3 of the same, 1 behind it\nCouldn’t find the file\n",
      // The name is private, and what the system said is underneath.
      """
      title: Couldn’t find “‹fileName›”
      message: It may have been moved, renamed or deleted.
      recovery: Choose the file again, or go on without it.
      language: en
      support-code: FS-11
      error: com.example.filesync.Sync 11 file-missing
      cause.1: NSCocoaErrorDomain 260
      """,
    ] {
      #expect(english.output.contains(scene), "\(scene)\n\n\(english.output)")
    }
    for (locale, line) in [
      ("de", "[Erneut versuchen]↩"), ("ja", "[3個を削除] [キャンセル]⎋"), ("ar", "[حذف ٣ ملفات] [إلغاء]⎋"),
    ] {
      let tour = try package.run(["--tour", "--locale", locale])
      #expect(tour.output.split(separator: "\n").contains(Substring(line)), "\(tour.output)")
      #expect(!tour.output.contains("Couldn’t open"), "\(tour.output)")
    }
  }

  @Test func theProgramCopiesAndTellsWhatKeepsItFromCopying() throws {
    let package = try FileSyncPackage()
    let build = try package.build()
    try #require(build.succeeded, "\(build.output)")
    let manager = FileManager.default
    let place = manager.temporaryDirectory.appending(path: "FileSyncTests-\(UUID().uuidString)")
    let photos = place.appending(path: "Photos")
    let copy = place.appending(path: "Copy")
    try manager.createDirectory(at: photos, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: place) }
    try Data("a".utf8).write(to: photos.appending(path: "a.txt"))
    try Data("b".utf8).write(to: photos.appending(path: "b.txt"))

    let first = try package.run([photos.path, copy.path])
    #expect(first.exitCode == 0)
    #expect(first.output == "2\n")
    #expect(try String(contentsOf: copy.appending(path: "b.txt"), encoding: .utf8) == "b")

    let again = try package.run([photos.path, copy.path])
    #expect(again.output == "0\n")

    let inside = try package.run([photos.path, photos.appending(path: "Copy").path, "--locale", "en"])
    #expect(inside.exitCode == 1)
    #expect(inside.output.hasPrefix("“Copy” is part of “Photos”\n"))

    try manager.setAttributes(
      [.modificationDate: Date().addingTimeInterval(3600)], ofItemAtPath: copy.appending(path: "a.txt").path)
    let newer = try package.run([photos.path, copy.path, "--locale", "en"])
    #expect(newer.exitCode == 0)
    #expect(newer.output.hasPrefix("1 file is newer in “Copy” and was kept.\n"))

    try Data(count: 2_500_000).write(to: photos.appending(path: "c.mov"))
    let large = try package.run([photos.path, copy.path, "--limit", "1", "--locale", "de"])
    #expect(large.exitCode == 1)
    #expect(large.output.hasPrefix(
      "„c.mov“ ist zu groß\nDie Datei hat 2,5 MB. Kopiert werden Dateien bis 1 MB. "))

    // A file where the target folder should be: every file is still to be copied.
    let file = place.appending(path: "File")
    try Data().write(to: file)
    let stopped = try package.run([photos.path, file.path, "--locale", "ar"])
    #expect(stopped.exitCode == 1)
    #expect(stopped.output.contains("بقيت ٣ ملفات للنسخ."), "\(stopped.output)")
  }

  @Test func aWarningIsClickableAndStopsNoBuild() throws {
    let package = try FileSyncPackage()
    // German has no `few`: nobody ever reads that form.
    let text = "  one {# Datei ist in „{target}“ neuer und wurde behalten.}\n"
    try package.replace(text, with: text + "  few {# Dateien}\n", in: Self.german)
    let build = try package.build()
    #expect(build.succeeded, "\(build.output)")
    let line = try package.read(Self.german).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("few {") }
    let place = "\(package.folder.appending(path: Self.german).path):\(try #require(line) + 1):3: warning: "
    #expect(build.output.contains(place), "\(place)\n\n\(build.output)")
    #expect(build.output.contains("[unreachable-plural-form]"), "\(build.output)")
  }

  @Test func aFaultThatLeavesNoSafeSwiftStopsTheBuildAtItsLine() throws {
    let package = try FileSyncPackage()
    try package.replace("No folder called “{folder}”", with: "No folder called “{folder”", in: Self.english)
    let build = try package.build()
    #expect(!build.succeeded)
    let line = try package.read(Self.english).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("“{folder”") }
    let place = "\(package.folder.appending(path: Self.english).path):\(try #require(line) + 1):"
    let printed = build.output.split(separator: "\n").first { $0.hasPrefix(place) && $0.contains(": error: ") }
    #expect(printed != nil, "\(place)\n\n\(build.output)")

    // Once the copy is right again, so is the build.
    let repaired = try FileSyncPackage().build()
    #expect(repaired.succeeded, "\(repaired.output)")
  }

  @Test func aLocaleThatIsAddedIsBuiltInAndOneThatIsMissingStopsNoBuild() throws {
    let package = try FileSyncPackage()
    try FileManager.default.removeItem(at: package.folder.appending(path: Self.german))
    try package.write(
      """
      [folder-missing]
      title = "Aucun dossier « {folder} »"
      message = "Il a peut-être été déplacé ou renommé."
      recovery = "Indiquez le chemin d’un dossier existant."
      """, to: "Sources/FileSync/catalogs/fr/Sync.toml")
    let build = try package.build()
    try #require(build.succeeded, "\(build.output)")
    let german = try package.run(["/nowhere/Photos", "/nowhere/Copy", "--locale", "de"])
    #expect(german.output.hasPrefix("No folder called “Photos”\n"))
    let french = try package.run(["/nowhere/Photos", "/nowhere/Copy", "--locale", "fr-CA"])
    #expect(french.output.hasPrefix("Aucun dossier « Photos »\n"), "\(french.output)")
  }

  @Test func theCommandPluginChecksTheCopy() throws {
    let package = try FileSyncPackage()
    let good = try package.checkCopy(["--fail-on", "should-fix"])
    #expect(good.succeeded, "\(good.output)")

    try package.replace("No folder called “{folder}”", with: "Something went wrong", in: Self.english)
    try package.replace("It may have been moved or renamed.", with: "An error occurred.", in: Self.english)
    let vague = try package.checkCopy(["--target", "FileSync", "--target", "Nothing"])
    #expect(!vague.succeeded)
    #expect(vague.output.contains("blocking[vague-message]"), "\(vague.output)")
    #expect(vague.output.contains("Sources/FileSync/catalogs/en/Sync.toml:"), "\(vague.output)")
    #expect(vague.output.contains("this package has no target “Nothing”"), "\(vague.output)")
  }
}
