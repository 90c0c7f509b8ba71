import CopyCatalog
import Testing

/// What a person reads: a small catalog in each situation, and what is printed of it, to the letter.
///
/// Source lines are cut at 72 columns, so that they fit here. Characters that are not seen are written as code points.
@Suite struct PrintedFindingTests {
  struct Situation: Sendable, CustomTestStringConvertible {
    let what: String
    /// The check whose finding is printed.
    let check: String
    let catalog: String
    let printed: String
    var testDescription: String { what }
  }

  @Test(arguments: latin + cyrillic + eastAsian + arabic + hebrew + indic + thai + signs + files)
  func isPrintedAsHere(_ situation: Situation) {
    let files = Example.files(of: situation.catalog)
    let report = HumanReport(files, width: 72)
    let findings = check(files).findings.filter { $0.check == situation.check }
    let printed = findings.map { report.text(of: $0) }.joined(separator: "\n")
    #expect(
      printed.unicodeScalars.elementsEqual((situation.printed + "\n").unicodeScalars),
      "\n\(printed)\n— instead of —\n\(situation.printed)")
  }

  /// A reader who sees no colours loses nothing, and one who does sees the same text.
  @Test(arguments: latin + arabic + signs) func coloursChangeNoText(_ situation: Situation) {
    let files = Example.files(of: situation.catalog)
    for finding in check(files).findings {
      let plain = HumanReport(files).text(of: finding)
      let coloured = HumanReport(files, isColored: true).text(of: finding)
      #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
      for line in coloured.split(separator: "\n") {
        let marks = line.matches(of: /\u{1B}\[([0-9;]*)m/).map { String($0.1) }
        #expect(marks.count.isMultiple(of: 2), "\(line)")
        for (index, mark) in marks.enumerated() { #expect((mark == "0") == !index.isMultiple(of: 2), "\(line)") }
      }
    }
  }

  static let latin = [
    Situation(
      what: "a quotation mark is missing",
      check: "syntax",
      catalog: #"""
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos.
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        """#,
      printed: #"""
        blocking[syntax]: this text has no closing quote
         --> en/Photos.toml:6:11
          |
        6 | message = "It already holds 500 photos.
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = reader: the app would lack ‘message’ of album-full
          = fix: add  "  at the end of the text
          = more: copyc explain syntax
        """#),
    Situation(
      what: "a key with a typing mistake",
      check: "unknown-key",
      catalog: #"""
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos."
        recovry = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        """#,
      printed: #"""
        blocking[unknown-key]: 'recovry' is not a key of an entry
         --> en/Photos.toml:7:1
          |
        7 | recovry = "Remove photos from the album, then try again."
          | ^^^^^^^
          = reader: what it says is not read and never reaches the app
          = fix: write 'recovery'
          = more: copyc explain unknown-key
        """#),
    Situation(
      what: "the same code twice: the other place is shown, too",
      check: "duplicate-code",
      catalog: #"""
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        [album-locked]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        """#,
      printed: #"""
        blocking[duplicate-code]: code 1 of album-locked is already the code of album-full
          --> en/Photos.toml:10:8
           |
        10 | code = 1
           |        ^
          --> en/Photos.toml:2:8: code 1 is first used here
           |
         2 | code = 1
           |        ^
           = reader: “1” in a support request means two errors
           = fix: give album-locked a code that was never used
           = more: copyc explain duplicate-code
        """#),
    Situation(
      what: "a German translation lost an argument: the source is shown, too",
      check: "lost-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # de/Photos.toml
        [file-missing]
        message = "Die Datei wird hochgeladen, sobald du wieder online bist."
        """#,
      printed: #"""
        should-fix[lost-argument]: this translation shows {fileName} nowhere, the source does
         --> de/Photos.toml:2:11
          |
        2 | message = "Die Datei wird hochgeladen, sobald du wieder online bist."
          |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         --> en/Photos.toml:5:12: the source shows it here
          |
        5 | message = "“{fileName}” is waiting for its upload. It starts once you’…
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = reader: readers of de are not told it: “Die Datei wird hochgeladen, sobald du wieder online bist.”
          = fix: write {fileName} where the sentence needs it
          = more: copyc explain lost-argument
        """#),
    Situation(
      what: "a tab is four columns",
      check: "unknown-key",
      catalog: #"""
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        \#u{9}notes = "a\#u{9}b"
        title = "This album is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        """#,
      printed: #"""
        blocking[unknown-key]: 'notes' is not a key of an entry
         --> en/Photos.toml:5:2
          |
        5 |     notes = "a    b"
          |     ^^^^^
          = reader: what it says is not read and never reaches the app
          = fix: write 'note'
          = more: copyc explain unknown-key
        """#),
    Situation(
      what: "Vietnamese with marks of their own code points",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # vi/Photos.toml
        [file-missing]
        message = "“{fileName}” đang cho\#u{31B}\#u{300} ta\#u{309}i le\#u{302}n. Te\#u{323}\#u{302}p se\#u{303} đu\#u{31B}o\#u{31B}\#u{323}c ta\#u{309}i le\#u{302}n {luc} khi ba\#u{323}n tru\#u{31B}\#u{323}c tuye\#u{302}\#u{301}n tro\#u{31B}\#u{309} la\#u{323}i."
        """#,
      printed: #"""
        blocking[undeclared-argument]: {luc} is not an argument of file-missing
         --> vi/Photos.toml:2:94
          |
        2 | message = "“{fileName}” đang cho\#u{31B}\#u{300} ta\#u{309}i le\#u{302}n. Te\#u{323}\#u{302}p se\#u{303} đu\#u{31B}o\#u{31B}\#u{323}c ta\#u{309}i le\#u{302}n {luc} kh…
          |                                                                ^^^
          = reader: the reader sees the braces: “{luc}”
          = fix: use what the source entry declares: {fileName}
          = more: copyc explain undeclared-argument
        """#),
    Situation(
      what: "a long line is cut on both sides of the place",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. The upload goes on by itself as soon as this device has a connection that is good enough, and {minutes} later everything is where it should be, once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        """#,
      printed: #"""
        blocking[undeclared-argument]: {minutes} is not an argument of file-missing
         --> en/Photos.toml:5:151
          |
        5 | …tion that is good enough, and {minutes} later everything is where it s…
          |                                 ^^^^^^^
          = reader: the reader sees the braces: “{minutes}”
          = fix: declare it:  args.minutes = { type = "string", sample = "minutes" }
          = more: copyc explain undeclared-argument
        """#),
    Situation(
      what: "a text over several lines",
      check: "missing-other-form",
      catalog: #"""
        [upload-paused]
        code = 1
        context = "passing"
        remedy = "wait"
        message = """
        {count, plural,
          one {# photo is waiting.}
          =2 {A pair of photos is waiting.}}
        It goes on once you’re back online."""
        note = "In a banner."
        args.count = { type = "int", range = "1...500", sample = 3 }
        """#,
      printed: #"""
        blocking[missing-other-form]: the plural of {count} has no form ‘other’
         --> en/Photos.toml:6:1
          |
        6 | {count, plural,
          | ^^^^^^^^^^^^^^^
        7 |   one {# photo is waiting.}
          |   ^^^^^^^^^^^^^^^^^^^^^^^^^
        8 |   =2 {A pair of photos is waiting.}}
          |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = reader: a number without a form of its own has no text at all
          = fix: add  other {…}  as its last form
          = more: copyc explain missing-other-form
        """#)
  ]

  static let cyrillic = [
    Situation(
      what: "Russian needs two more forms",
      check: "missing-plural-form",
      catalog: #"""
        [upload-paused]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "{count, plural, one {# photo is} other {# photos are}} waiting. They’re uploaded once you’re back online."
        note = "In a banner."
        args.count = { type = "int", range = "1...500", sample = 3 }
        # ru/Photos.toml
        [upload-paused]
        message = "Ждёт {count, plural, one {# фото} other {# фотографии}}. Загрузка продолжится, когда вы будете в сети."
        """#,
      printed: #"""
        blocking[missing-plural-form]: the plural of {count} has no form ‘few’ and ‘many’
         --> ru/Photos.toml:2:21
          |
        2 | message = "Ждёт {count, plural, one {# фото} other {# фотографии}}. За…
          |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = reader: 2, 3, 4, 22 … are shown with the form for ‘other’: “Ждёт 2 фотографии. Загрузка продолжится, когда вы будете в сети.”
          = fix: add  few {…}  for 2, 3, 4, 22 …,  many {…}  for 5, 6, 7, 8 …
          = more: copyc explain missing-plural-form
        """#),
    Situation(
      what: "“1” is also shown for 21",
      check: "number-missing-in-form",
      catalog: #"""
        [upload-paused]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "{count, plural, one {# photo is} other {# photos are}} waiting. They’re uploaded once you’re back online."
        note = "In a banner."
        args.count = { type = "int", range = "1...500", sample = 3 }
        # ru/Photos.toml
        [upload-paused]
        message = "{count, plural, one {Одно фото ждёт} few {# фото ждут} many {# фото ждут} other {# фото ждут}} загрузки."
        """#,
      printed: #"""
        blocking[number-missing-in-form]: the form ‘one’ shows no number, and is not for 1 alone
         --> ru/Photos.toml:2:28
          |
        2 | message = "{count, plural, one {Одно фото ждёт} few {# фото ждут} many…
          |                            ^^^^^^^^^^^^^^^^^^^^
          = reader: 21 is shown as “Одно фото ждёт загрузки.”
          = fix: write # in it, and a form  =1 {…}  for exactly 1
          = more: copyc explain number-missing-in-form
        """#)
  ]

  static let eastAsian = [
    Situation(
      what: "Japanese characters are two columns wide",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # ja/Photos.toml
        [file-missing]
        message = "「{filename}」はアップロードを待っています。オンラインになると始まります。"
        """#,
      printed: #"""
        blocking[undeclared-argument]: {filename} is not an argument of file-missing
         --> ja/Photos.toml:2:16
          |
        2 | message = "「{filename}」はアップロードを待っています。オンラインにな…
          |               ^^^^^^^^
          = reader: the reader sees the braces: “{filename}”
          = fix: did you mean {fileName}?
          = more: copyc explain undeclared-argument
        """#),
    Situation(
      what: "half-width and full-width letters in one line",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # ja/Photos.toml
        [file-missing]
        message = "ﾌｧｲﾙ「{fileName}」ＩＤ{id}はアップロード待ちです。"
        """#,
      printed: #"""
        blocking[undeclared-argument]: {id} is not an argument of file-missing
         --> ja/Photos.toml:2:47
          |
        2 | message = "ﾌｧｲﾙ「{fileName}」ＩＤ{id}はアップロード待ちです。"
          |                                   ^^
          = reader: the reader sees the braces: “{id}”
          = fix: use what the source entry declares: {fileName}
          = more: copyc explain undeclared-argument
        """#),
    Situation(
      what: "a long Chinese line is cut between characters",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # zh-Hans/Photos.toml
        [file-missing]
        message = "“{fileName}”正在等待上传。设备重新连接到网络之后，上传会自动开始，不需要您再做任何操作。{time}之后，所有照片都会出现在您的相簿中，并且可以在其他设备上查看和编辑。"
        """#,
      printed: #"""
        blocking[undeclared-argument]: {time} is not an argument of file-missing
         --> zh-Hans/Photos.toml:2:143
          |
        2 | …自动开始，不需要您再做任何操作。{time}之后，所有照片都会出现在您的相簿…
          |                                   ^^^^
          = reader: the reader sees the braces: “{time}”
          = fix: use what the source entry declares: {fileName}
          = more: copyc explain undeclared-argument
        """#),
    Situation(
      what: "Korean has no form “one”",
      check: "unreachable-plural-form",
      catalog: #"""
        [upload-paused]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "{count, plural, one {# photo is} other {# photos are}} waiting. They’re uploaded once you’re back online."
        note = "In a banner."
        args.count = { type = "int", range = "1...500", sample = 3 }
        # ko/Photos.toml
        [upload-paused]
        message = "사진 {count, plural, one {#장이} other {#장이}} 기다리고 있습니다. 온라인 상태가 되면 업로드됩니다."
        """#,
      printed: #"""
        should-fix[unreachable-plural-form]: ko has no plural form ‘one’
         --> ko/Photos.toml:2:35
          |
        2 | message = "사진 {count, plural, one {#장이} other {#장이}} 기다리고 있…
          |                                 ^^^^^^^^^^^
          = reader: nobody ever reads “#장이”
          = fix: delete it, or make it =1 or =2 if it is for exactly that number
          = more: copyc explain unreachable-plural-form
        """#),
    Situation(
      what: "Korean syllables of single letters",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # ko/Photos.toml
        [file-missing]
        message = "{fileName} \#u{1111}\#u{1161}\#u{110B}\#u{1175}\#u{11AF}\#u{110B}\#u{1175} \#u{1100}\#u{1175}\#u{1103}\#u{1161}\#u{1105}\#u{1175}\#u{1100}\#u{1169} \#u{110B}\#u{1175}\#u{11BB}\#u{1109}\#u{1173}\#u{11B8}\#u{1102}\#u{1175}\#u{1103}\#u{1161}. {id}"
        """#,
      printed: #"""
        blocking[undeclared-argument]: {id} is not an argument of file-missing
         --> ko/Photos.toml:2:103
          |
        2 | message = "{fileName} \#u{1111}\#u{1161}\#u{110B}\#u{1175}\#u{11AF}\#u{110B}\#u{1175} \#u{1100}\#u{1175}\#u{1103}\#u{1161}\#u{1105}\#u{1175}\#u{1100}\#u{1169} \#u{110B}\#u{1175}\#u{11BB}\#u{1109}\#u{1173}\#u{11B8}\#u{1102}\#u{1175}\#u{1103}\#u{1161}. {id}"
          |                                                  ^^
          = reader: the reader sees the braces: “{id}”
          = fix: use what the source entry declares: {fileName}
          = more: copyc explain undeclared-argument
        """#)
  ]

  static let arabic = [
    Situation(
      what: "a place inside Arabic is marked in the line, since carets would stand under other words",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # ar/Photos.toml
        [file-missing]
        message = "ينتظر {filename} الرفع. يبدأ الرفع عند عودة الاتصال."
        """#,
      printed: #"""
        blocking[undeclared-argument]: {filename} is not an argument of file-missing
         --> ar/Photos.toml:2:24
          |
        2 | \#u{2066}message = "ينتظر {⟦filename⟧} الرفع. يبدأ الرفع عند عودة الاتصال."\#u{2069}
          = place: between ⟦ and ⟧
          = reader: the reader sees the braces: “{filename}”
          = fix: did you mean {fileName}?
          = more: copyc explain undeclared-argument
        """#),
    Situation(
      what: "what stands before the first Arabic word keeps its carets",
      check: "unknown-key",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # ar/Photos.toml
        [file-missing]
        mesage = "ينتظر «{fileName}» الرفع."
        """#,
      printed: #"""
        blocking[unknown-key]: 'mesage' is not a key of a translation
         --> ar/Photos.toml:2:1
          |
        2 | \#u{2066}mesage = "ينتظر «{fileName}» الرفع."\#u{2069}
          | ^^^^^^
          = reader: what it says is not read and never reaches the app
          = fix: write 'message'
          = more: copyc explain unknown-key
        """#),
    Situation(
      what: "an Arabic text over several lines",
      check: "missing-plural-form",
      catalog: #"""
        [upload-paused]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "{count, plural, one {# photo is} other {# photos are}} waiting. They’re uploaded once you’re back online."
        note = "In a banner."
        args.count = { type = "int", range = "1...500", sample = 3 }
        # ar/Photos.toml
        [upload-paused]
        message = """
        {count, plural,
          one {صورة واحدة تنتظر}
          two {صورتان تنتظران}
          other {# صورة تنتظر}}
        الرفع."""
        """#,
      printed: #"""
        blocking[missing-plural-form]: the plural of {count} has no form ‘few’ and ‘many’
         --> ar/Photos.toml:3:1
          |
        3 | {count, plural,
          | ^^^^^^^^^^^^^^^
        4 | \#u{2066}  ⟦one {صورة واحدة تنتظر}⟧\#u{2069}
        5 | \#u{2066}  ⟦two {صورتان تنتظران}⟧\#u{2069}
        6 | \#u{2066}  ⟦other {# صورة تنتظر}}⟧\#u{2069}
          = place: between ⟦ and ⟧
          = reader: 3, 4, 5, 6 … are shown with the form for ‘other’: “\#u{2068}٣ صورة تنتظر الرفع.\#u{2069}”
          = fix: add  few {…}  for 3, 4, 5, 6 …,  many {…}  for 11, 12, 13, 14 …
          = more: copyc explain missing-plural-form
        """#)
  ]

  static let hebrew = [
    Situation(
      what: "a Hebrew translation lost an argument: both places are shown",
      check: "lost-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # he/Photos.toml
        [file-missing]
        message = "הקובץ ממתין להעלאה. ההעלאה תתחיל כשתתחבר שוב."
        """#,
      printed: #"""
        should-fix[lost-argument]: this translation shows {fileName} nowhere, the source does
         --> he/Photos.toml:2:11
          |
        2 | \#u{2066}message = ⟦"הקובץ ממתין להעלאה. ההעלאה תתחיל כשתתחבר שוב."⟧\#u{2069}
          = place: between ⟦ and ⟧
         --> en/Photos.toml:5:12: the source shows it here
          |
        5 | message = "“{fileName}” is waiting for its upload. It starts once you’…
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = reader: readers of he are not told it: “\#u{2068}הקובץ ממתין להעלאה. ההעלאה תתחיל כשתתחבר שוב.\#u{2069}”
          = fix: write {fileName} where the sentence needs it
          = more: copyc explain lost-argument
        """#),
    Situation(
      what: "Hebrew with points, cut around the place",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # he/Photos.toml
        [file-missing]
        message = "“{fileName}” מַמְתִּין לְהַעֲלָאָה. הַהַעֲלָאָה תַּתְחִיל מֵעַצְמָהּ כְּשֶׁהַמַּכְשִׁיר יִתְחַבֵּר שׁוּב לָרֶשֶׁת, {zman} וְאָז כָּל הַתְּמוּנוֹת יוֹפִיעוּ בָּאַלְבּוֹם שֶׁלְּךָ וְתוּכַל לִרְאוֹת אוֹתָן גַּם בְּמַכְשִׁירִים אֲחֵרִים."
        """#,
      printed: #"""
        blocking[undeclared-argument]: {zman} is not an argument of file-missing
         --> he/Photos.toml:2:223
          |
        2 | \#u{2066}… מֵעַצְמָהּ כְּשֶׁהַמַּכְשִׁיר יִתְחַבֵּר שׁוּב לָרֶשֶׁת, {⟦zman⟧} וְאָז כָּל הַתְּמוּנוֹת יוֹפִיעוּ בָּאַלְבּוֹם שֶׁלְּ…\#u{2069}
          = place: between ⟦ and ⟧
          = reader: the reader sees the braces: “{zman}”
          = fix: use what the source entry declares: {fileName}
          = more: copyc explain undeclared-argument
        """#)
  ]

  static let indic = [
    Situation(
      what: "Hindi: vowel signs with a place of their own take a column, conjuncts one a consonant",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # hi/Photos.toml
        [file-missing]
        message = "क्षमा करें, “{fileName}” की प्रतीक्षा है। {samay} में शुरू होगा।"
        """#,
      printed: #"""
        blocking[undeclared-argument]: {samay} is not an argument of file-missing
         --> hi/Photos.toml:2:105
          |
        2 | message = "क्षमा करें, “{fileName}” की प्रतीक्षा है। {samay} में शुरू होगा।"
          |                                                 ^^^^^
          = reader: the reader sees the braces: “{samay}”
          = fix: use what the source entry declares: {fileName}
          = more: copyc explain undeclared-argument
        """#),
    Situation(
      what: "Tamil",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # ta/Photos.toml
        [file-missing]
        message = "“{fileName}” பதிவேற்றத்திற்காகக் காத்திருக்கிறது. {neram}"
        """#,
      printed: #"""
        blocking[undeclared-argument]: {neram} is not an argument of file-missing
         --> ta/Photos.toml:2:135
          |
        2 | message = "“{fileName}” பதிவேற்றத்திற்காகக் காத்திருக்கிறது. {neram}"
          |                                                         ^^^^^
          = reader: the reader sees the braces: “{neram}”
          = fix: use what the source entry declares: {fileName}
          = more: copyc explain undeclared-argument
        """#)
  ]

  static let thai = [
    Situation(
      what: "Thai: vowels and tones above and below take no column",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "“{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        # th/Photos.toml
        [file-missing]
        message = "ไฟล์ “{fileName}” กำลังรออัปโหลดอยู่ {wela} จะเริ่มเมื่อคุณออนไลน์"
        """#,
      printed: #"""
        blocking[undeclared-argument]: {wela} is not an argument of file-missing
         --> th/Photos.toml:2:98
          |
        2 | message = "ไฟล์ “{fileName}” กำลังรออัปโหลดอยู่ {wela} จะเริ่มเมื่อคุณออนไลน์"
          |                                             ^^^^
          = reader: the reader sees the braces: “{wela}”
          = fix: use what the source entry declares: {fileName}
          = more: copyc explain undeclared-argument
        """#)
  ]

  static let signs = [
    Situation(
      what: "pictures of several code points are two columns",
      check: "undeclared-argument",
      catalog: #"""
        [file-missing]
        code = 1
        context = "passing"
        remedy = "wait"
        message = "👩‍👩‍👧 🇯🇵 ❤️ 1️⃣ {who} “{fileName}” is waiting for its upload. It starts once you’re back online."
        note = "In a banner."
        args.fileName = { type = "file", sample = "IMG_01.jpg" }
        """#,
      printed: #"""
        blocking[undeclared-argument]: {who} is not an argument of file-missing
         --> en/Photos.toml:5:56
          |
        5 | message = "👩‍👩‍👧 🇯🇵 ❤️ 1️⃣ {who} “{fileName}” is waiting for its upload. I…
          |                         ^^^
          = reader: the reader sees the braces: “{who}”
          = fix: declare it:  args.who = { type = "string", sample = "who" }
          = more: copyc explain undeclared-argument
        """#),
    Situation(
      what: "a direction mark is named",
      check: "syntax",
      catalog: #"""
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This \q alb\#u{202E}um \#u{200B}is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        """#,
      printed: #"""
        blocking[syntax]: the backslash in  \q  stands for nothing known
         --> en/Photos.toml:5:15
          |
        5 | title = "This \q alb⟨U+202E⟩um ⟨U+200B⟩is full"
          |               ^^
          = reader: the app would lack ‘title’ of album-full
          = fix: write  \\  for a backslash that is shown
          = more: copyc explain syntax
        """#),
    Situation(
      what: "a terminal’s command is shown, not sent",
      check: "syntax",
      catalog: #"""
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "\#u{1B}[31mThis album is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        """#,
      printed: #"""
        blocking[syntax]: this text holds a control character (ESC, U+001B)
         --> en/Photos.toml:5:10
          |
        5 | title = "␛[31mThis album is full"
          |          ^
          = reader: the app would lack ‘title’ of album-full
          = fix: remove the character
          = more: copyc explain syntax
        """#),
    Situation(
      what: "a mark without a letter stands on a circle",
      check: "unknown-key",
      catalog: #"""
        "\#u{301}x" = 1
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        """#,
      printed: #"""
        blocking[unknown-key]: '\#u{301}x' stands before the first entry
         --> en/Photos.toml:1:1
          |
        1 | "\#u{301}x" = 1
          | ^^^
          = reader: what it says is not read and never reaches the app
          = fix: move it below the header of its entry, such as [upload-failed], or below [domain]
          = more: copyc explain unknown-key
        """#)
  ]

  static let files = [
    Situation(
      what: "Windows line ends take no column",
      check: "unknown-key",
      catalog: #"""
        [album-full]\#u{D}
        code = 1\#u{D}
        context = "blocking"\#u{D}
        remedy = "fix"\#u{D}
        title = "This album is full"\#u{D}
        message = "It already holds 500 photos."\#u{D}
        recovry = "Remove photos from the album, then try again."\#u{D}
        note = "After choosing photos to add."\#u{D}
        """#,
      printed: #"""
        blocking[unknown-key]: 'recovry' is not a key of an entry
         --> en/Photos.toml:7:1
          |
        7 | recovry = "Remove photos from the album, then try again."
          | ^^^^^^^
          = reader: what it says is not read and never reaches the app
          = fix: write 'recovery'
          = more: copyc explain unknown-key
        """#),
    Situation(
      what: "a byte order mark is not shown",
      check: "unknown-key",
      catalog: #"""
        \#u{FEFF}mesage = "x"
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        """#,
      printed: #"""
        blocking[unknown-key]: 'mesage' stands before the first entry
         --> en/Photos.toml:1:4
          |
        1 | mesage = "x"
          | ^^^^^^
          = reader: what it says is not read and never reaches the app
          = fix: move it below the header of its entry, such as [upload-failed], or below [domain]
          = more: copyc explain unknown-key
        """#),
    Situation(
      what: "nothing stands at the end of the file",
      check: "syntax",
      catalog: #"""
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        [album-locked
        """#,
      printed: #"""
        blocking[syntax]: the header of ‘album-locked’ has no closing  ]
         --> en/Photos.toml:9:1
          |
        9 | [album-locked
          | ^^^^^^^^^^^^^
          = reader: other tools that read the file take the lines below for another entry
          = fix: write  ]  after the name
          = more: copyc explain syntax
        """#),
    Situation(
      what: "a file in the wrong place has no line",
      check: "unknown-file",
      catalog: #"""
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        # en/more/Photos.toml
        [album-full]
        code = 1
        context = "blocking"
        remedy = "fix"
        title = "This album is full"
        message = "It already holds 500 photos."
        recovery = "Remove photos from the album, then try again."
        note = "After choosing photos to add."
        """#,
      printed: #"""
        blocking[unknown-file]: this file is neither catalog.toml nor in a locale's folder
         --> en/more/Photos.toml:1:1
          = reader: nothing in it is read
          = fix: move it into a locale's folder, such as en/, or delete it
          = more: copyc explain unknown-file
        """#)
  ]
}
