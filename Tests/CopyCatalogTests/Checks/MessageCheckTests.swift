import CopyCatalog
import Testing

/// What the checks of messages find in a translation or the source, by catalogs of one entry.
@Suite struct MessageCheckTests {
  /// The findings of category `message`, each as `check severity: problem`.
  private func found(
    _ message: String, arguments: [String] = ["count = { type = \"int\", sample = 3 }"],
    locale: String? = nil, _ translation: String = "", settings: String = ""
  ) -> [String] {
    findings(message, arguments: arguments, locale: locale, translation, settings: settings)
      .map { "\($0.check) \($0.severity.rawValue): \($0.problem)" }
  }

  private func findings(
    _ message: String, arguments: [String] = ["count = { type = \"int\", sample = 3 }"],
    locale: String? = nil, _ translation: String = "", settings: String = ""
  ) -> [Finding] {
    let english = """
      [upload-paused]
      code = 1
      context = "passing"
      remedy = "none"
      message = \"\"\"\(message)\"\"\"
      note = "A banner above the album."
      \(arguments.map { "args.\($0)" }.joined(separator: "\n"))
      """
    var files = [SourceFile("en/Photos.toml", english)]
    if !settings.isEmpty { files.append(SourceFile("catalog.toml", settings)) }
    if let locale {
      files.append(
        SourceFile("\(locale)/Photos.toml", "[upload-paused]\nmessage = \"\"\"\(translation)\"\"\"\n"))
    }
    return check(files).findings.filter { $0.category == .message }
  }

  private static let english = "{count, plural, one {# photo is waiting} other {# photos are waiting}} for space."

  // MARK: The tricky inputs

  @Test func anElisionSwallowsAnArgument() {
    let all = findings(
      "Cannot {verb} {file}.", arguments: ["verb = { type = \"string\" }", "file = { type = \"file\" }"], locale: "fr",
      "Impossible d'{verb} {file}.")
    #expect(all.map(\.check) == ["message-syntax"])
    #expect(all.first?.fix.edits.map(\.text) == ["’"])
  }

  @Test func quotationMarksSwallowAnArgument() {
    let all = findings("Can't open '{file}'.", arguments: ["file = { type = \"file\", sample = \"a.txt\" }"])
    #expect(all.map(\.problem) == ["an apostrophe quotes {file}, so it is no argument here"])
    #expect(all.first?.impact == "the reader sees the braces: “Can't open {file}.”")
    #expect(all.first?.fix.edits.map(\.text) == ["“", "”"])
    #expect(found("Can''t open ''{file}''.", arguments: ["file = { type = \"file\" }"]) == [])
    #expect(
      found(
        "Can't open {file}.", arguments: ["file = { type = \"file\" }"], locale: "fr", "Impossible d'ouvrir {file}.")
        == [])
  }

  @Test func aQuotedBraceThatIsNoArgumentMayStay() {
    #expect(found("Write '{' before {count, number}.") == [])
    #expect(found("Write '{name}' before {count, number}.") == [])
  }

  @Test func japaneseHasNoOne() {
    let all = findings(Self.english, locale: "ja", "{count, plural, one {1 件} other {# 件}}")
    #expect(all.map(\.problem) == ["ja has no plural form ‘one’"])
    #expect(all.map(\.severity) == [.shouldFix])
    #expect(found(Self.english, locale: "he", "{count, plural, one {#} two {#} many {#} other {#}}")
      == ["unreachable-plural-form should-fix: he has no plural form ‘many’"])
  }

  @Test func russianOneIsNotTheNumber1() {
    let all = findings(
      Self.english, locale: "ru", "{count, plural, one {1 файл} few {# файла} many {# файлов} other {# файла}}")
    #expect(all.map(\.problem) == ["the form ‘one’ shows no number, and is not for 1 alone"])
    #expect(all.first?.impact == "21 is shown as “1 файл”")
    #expect(all.map(\.severity) == [.blocking])
  }

  @Test(arguments: [
    ("fr", "{count, plural, one {1 fichier} many {# de fichiers} other {# fichiers}}", true),
    ("pt-BR", "{count, plural, one {1 arquivo} many {# de arquivos} other {# arquivos}}", true),
    ("hi", "{count, plural, one {1 फ़ाइल} other {# फ़ाइलें}}", true),
    ("hi", "{count, plural, one {१ फ़ाइल} other {# फ़ाइलें}}", true),
    ("pt-PT", "{count, plural, one {1 ficheiro} many {# de ficheiros} other {# ficheiros}}", false),
    ("de", "{count, plural, one {Ein Foto} other {# Fotos}}", false),
    ("de", "{count, plural, one {Dieses Foto} other {Diese Fotos}}", false),
    ("ru", "{count, plural, =1 {Этот файл} one {# файл} few {несколько} many {много} other {много}}", false),
    ("ru", "{count, plural, one {Этот файл} few {# файла} many {# файлов} other {# файла}}", true),
    ("ru", "{count, plural, one {{count} файл} few {2 файла} many {# файлов} other {# файла}}", true),
  ] as [(String, String, Bool)])
  func numberMissing(locale: String, translation: String, isFault: Bool) {
    #expect(
      found(Self.english, locale: locale, translation).map { $0.prefix(22) }
        == (isFault ? ["number-missing-in-form"] : []))
  }

  @Test func aRangeMakesOneThing() {
    let one = ["count = { type = \"int\", sample = 3, range = \"1...20\" }"]
    #expect(
      found(
        Self.english, arguments: one, locale: "fr", "{count, plural, one {1 fichier} other {# fichiers}}") == [])
    #expect(
      found(
        Self.english, arguments: one, locale: "ru", "{count, plural, one {1 файл} few {# файла} many {# файлов} other {}}")
        == [])
  }

  @Test func exactMillionsAreANote() {
    let french = "{count, plural, one {# fichier} other {# fichiers}}"
    #expect(
      found(Self.english, locale: "fr", french)
        == ["missing-plural-form note: the plural of {count} has no form ‘many’"])
    #expect(
      found(Self.english, arguments: ["count = { type = \"int\", range = \"1...500\" }"], locale: "fr", french) == [])
    #expect(
      found(Self.english, arguments: ["count = { type = \"int\", range = \"1...5000000\" }"], locale: "fr", french)
        == ["missing-plural-form blocking: the plural of {count} has no form ‘many’"])
  }

  @Test func missingFormsAreOneFinding() {
    let all = findings(Self.english, locale: "pl", "{count, plural, one {Usuń # zdjęcie} other {Usuń # zdjęć}}")
    #expect(all.map(\.problem) == ["the plural of {count} has no form ‘few’ and ‘many’"])
    #expect(all.first?.impact == "2, 3, 4, 22 … are shown with the form for ‘other’: “Usuń 2 zdjęć”")
    #expect(all.first?.fix.summary == "add  few {…}  for 2, 3, 4, 22 …,  many {…}  for 0, 5, 6, 7 …")
  }

  @Test func roundedNumbersDoNotFitTheirForm() {
    let polish = """
      {count, plural, one {# zdjęcie} few {{count, number, ::@@} zdjęcia} many {# zdjęć} other {# zdjęcia}}
      """
    #expect(
      found(Self.english, locale: "pl", polish)
        == ["plural-of-rounded should-fix: the plural of {count} follows the full number, and a rounded one is shown"])
    #expect(found("{count, plural, one {{count, number, integer} photo} other {{count, number, ::group-off} photos}}") == [])
  }

  @Test func codesAreNotNumbers() {
    let code = ["code = { type = \"code\", sample = \"1004\" }"]
    #expect(found("The service answered {code}.", arguments: code) == [])
    #expect(
      found("The service answered {code, number}.", arguments: code)
        == ["argument-type blocking: {code} is a code, and the format ‘number’ needs a number"])
  }

  @Test func anUnknownArgumentIsNamed() {
    let all = findings(
      "{who} shared {count, number} photos.", arguments: ["who = { type = \"person\" }", "count = { type = \"int\" }"],
      locale: "de", "{wer} hat {count, number} Fotos geteilt.")
    #expect(all.map(\.problem) == ["{wer} is not an argument of upload-paused"])
    #expect(all.first?.fix.summary == "did you mean {who}?")
  }

  // MARK: Arguments

  @Test func constantsAreKnown() {
    #expect(found("{app} is paused at {count, number}.", settings: "[constants]\napp = \"Lumen\"\n") == [])
    #expect(
      found("{ap} is paused at {count, number}.", settings: "[constants]\napp = \"Lumen\"\n")
        == ["undeclared-argument blocking: {ap} is not an argument of upload-paused"])
  }

  @Test func argumentsInsideFormsCount() {
    #expect(
      found(
        "{count, plural, one {{name} waits} other {# wait}}",
        arguments: ["count = { type = \"int\" }", "name = { type = \"file\" }"]) == [])
    #expect(
      found("{count, plural, one {# photo} other {# photos}}", arguments: ["count = { type = \"int\" }", "x = { type = \"int\" }"])
        == ["unused-argument should-fix: no text of upload-paused uses {x}"])
  }

  @Test func aTranslationMayLeaveOutAPluralThatShowsNothing() {
    let source = "Remove {count, plural, one {this photo} other {these photos}}."
    #expect(found(source, locale: "ja", "写真を削除してください。") == [])
    #expect(
      found(Self.english, locale: "ja", "写真を削除してください。")
        == ["lost-argument should-fix: this translation shows {count} nowhere, the source does"])
  }

  @Test func typesDecideWhatFits() {
    func problems(_ type: String, _ message: String) -> [String] {
      found(message, arguments: ["x = { \(type) }"])
    }
    #expect(
      problems("type = \"string\"", "{x, plural, one {#} other {# things}}")
        == ["argument-type blocking: {x} is text, and a plural needs a number"])
    #expect(
      problems("type = \"int\"", "{x, select, a {b} other {c}}")
        == ["argument-type blocking: {x} is a number, and a select needs a choice"])
    #expect(
      problems("type = \"int\"", "{x, date, short}")
        == ["argument-type blocking: {x} is a number, and the format ‘date’ needs a date"])
    #expect(
      problems("type = \"percent\", sample = 0.42", "{x, number, ::percent}")
        == ["argument-type blocking: the style ‘::percent’ shows a share as it is, not times a hundred"])
    #expect(problems("type = \"percent\", sample = 0.42", "{x, number, ::percent scale/100}") == [])
    #expect(problems("type = \"number\"", "{x, plural, one {#} other {#}}") == [])
  }

  @Test func choicesOfATranslation() {
    let plan = ["plan = { type = \"choice\", values = [\"free\", \"pro\"], sample = \"free\" }"]
    let source = "{plan, select, free {Free} pro {Pro} other {Your plan}} is full."
    #expect(
      found(source, arguments: plan, locale: "de", "{plan, select, free {Gratis} other {Dein Tarif}} ist voll.")
        == ["different-choices should-fix: the select of {plan} has no form ‘pro’, the source does"])
    #expect(
      found(source, arguments: plan, locale: "de", "{plan, select, free {Gratis} pro {Pro} gold {Gold} other {Tarif}}")
        == ["different-choices should-fix: ‘gold’ is not a value of {plan}"])
    // A language may choose where English need not.
    #expect(
      found("The plan {plan} is full.", arguments: plan, locale: "de", "{plan, select, free {Gratis} other {Voll}} {plan}")
        == [])
  }

  // MARK: Glue

  @Test(arguments: [
    ("en", "{count}photos are waiting", true), ("en", "{count} photos", false), ("en", "{count}x", false),
    ("en", "{name}s album", true), ("en", "{name}’s album", false), ("en", "un{name}", true), ("en", "“{name}”", false),
    ("en", "photo{count, plural, one {} other {s}}", true), ("en", "{count, plural, one {# file} other {#files}}", true),
    ("de", "{count}Fotos", true), ("tr", "{name}'e", false), ("ja", "{count}枚の写真", false), ("th", "รูป{count}รูป", false),
    ("ko", "{name}님의 사진", false), ("zh-Hans", "还有{count}张", false), ("he", "ל{name}", false), ("ar", "لـ{name}", false),
    ("ru", "{count}фото", true), ("ru", "{count}-й", false), ("fr", "d’{name}", false), ("eu", "{name}ren", false),
    ("en", "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", false),
    ("es", "{count}º", false), ("hi", "{name}को", false),
  ] as [(String, String, Bool)])
  func glue(locale: String, text: String, isFault: Bool) {
    let arguments = ["count = { type = \"int\" }", "name = { type = \"person\", sample = \"Ann\" }"]
    let all =
      locale == "en"
      ? found(text, arguments: arguments)
      : found("{count} {name}", arguments: arguments, locale: locale, text)
    #expect(all.filter { $0.hasPrefix("glued-argument") }.count == (isFault ? 1 : 0), "\(all)")
  }

  // MARK: Formats

  @Test(arguments: [
    ("{x, number, ::.00}", true), ("{x, number, integer}", true), ("{x, number, #,##0.00}", false),
    ("{x, number, ::nonsense}", false), ("{x, spellout}", false), ("{x, ordinal}", false), ("{x, duration}", false),
    ("{x, number, currency}", false),
  ] as [(String, Bool)])
  func formats(text: String, isSupported: Bool) {
    let all = findings(text, arguments: ["x = { type = \"number\" }"])
    #expect(all.map(\.check) == (isSupported ? [] : ["unsupported-format"]))
    #expect(!all.contains { !$0.stopsGeneration })
  }

  @Test func aDatePatternBecomesASkeleton() {
    let date = ["x = { type = \"date\", sample = 2026-09-01 }"]
    #expect(findings("{x, date, dd.MM.yyyy}", arguments: date).first?.fix.edits.map(\.text) == ["{x, date, ::yMMMd}"])
    #expect(findings("{x, time, HH:mm}", arguments: date).first?.fix.edits.map(\.text) == ["{x, time, ::jm}"])
    #expect(findings("{x, date, ww}", arguments: date).first?.fix.edits == [])
    #expect(found("{x, date, medium}", arguments: date) == [])
  }

  // MARK: Any message

  @Test func aFaultyMessageIsLeftAlone() {
    #expect(found("{0} photo{count, plural, few {s} othr {}}").allSatisfy { $0.hasPrefix("message-syntax") })
  }

  @Test func findingsPointIntoTextOfSeveralLines() throws {
    let all = findings(
      """
      {count, plural,
        one {# photo is waiting}
        few {never}
        other {# photos are waiting}}
      """)
    let finding = try #require(all.first)
    #expect(all.count == 1)
    let bytes = Array(
      """
      few {never}
      """.utf8)
    #expect(finding.place.range.count == bytes.count)
  }
}
