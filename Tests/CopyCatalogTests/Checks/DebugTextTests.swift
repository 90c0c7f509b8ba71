import CopyCatalog
import Testing

/// What the checks of developer text find in single texts, and what they leave alone.
@Suite struct DebugTextTests {
  /// The findings of developer text in one message of a locale, whose text is literal.
  private func findings(_ text: String, in locale: String = "en", settings: String = "") -> [Finding] {
    let quoted = text.replacing("'", with: "''").replacing("{", with: "'{'").replacing("}", with: "'}'")
    return findings(pattern: quoted, in: locale, settings: settings)
  }

  private func findings(pattern: String, in locale: String = "en", settings: String = "", more: String = "")
    -> [Finding]
  {
    let escaped = pattern.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let file = """
      [album-closed]
      code = 1
      context = "blocking"
      remedy = "fix"
      message = "\(escaped)"
      note = "An alert."
      \(more)
      """
    return check([
      SourceFile("\(locale)/Album.toml", file),
      SourceFile("catalog.toml", "source = \"\(locale)\"\n\(settings)"),
    ]).findings.filter { $0.category == .debugText }
  }

  // MARK: What leaks

  /// Texts as systems, runtimes and unfinished translations give them, by the check that finds them.
  static let leaks: [(check: String, locale: String, text: String)] = [
    ("error-dump", "en", "The operation couldn’t be completed. (MyApp.NetworkError error 2.)"),
    ("error-dump", "de", "Der Vorgang konnte nicht abgeschlossen werden. (OSStatus-Fehler -60005.)"),
    ("error-dump", "fr", "L’opération n’a pas pu s’achever. (erreur com.example.AlbumError 1000.)"),
    ("error-dump", "es", "No se ha podido completar la operación. (Error de Album.UploadError 10.)"),
    ("error-dump", "it", "Impossibile completare l’operazione. (NSURLErrorDomain errore -1009.)"),
    ("error-dump", "pt-BR", "A operação não pôde ser concluída. (kCLErrorDomain erro 4.)"),
    ("error-dump", "nl", "De bewerking kan niet worden voltooid. (Album.ProofError fout 1.)"),
    ("error-dump", "sv", "Åtgärden kunde inte slutföras. (com.example.album fel 1001.)"),
    ("error-dump", "da", "Handlingen kunne ikke fuldføres. (NSURLErrorDomain-fejl -1009.)"),
    ("error-dump", "nb", "Operasjonen kunne ikke fullføres. (NSURLErrorDomain-feil -1009.)"),
    ("error-dump", "pl", "Nie można ukończyć operacji. (NSURLErrorDomain błąd -1009.)"),
    ("error-dump", "cs", "Operaci nelze dokončit. (album.tests chyba 0.)"),
    ("error-dump", "ru", "Не удалось завершить операцию. (Cocoa, ошибка -1)"),
    ("error-dump", "uk", "Не вдалося завершити операцію. (NSURLErrorDomain помилка -1009.)"),
    ("error-dump", "tr", "İşlem tamamlanamadı. (com.example.Album hata -1.)"),
    ("error-dump", "ar", "تعذر إكمال العملية. (NSURLErrorDomain خطأ -1009.)"),
    ("error-dump", "he", "לא ניתן היה להשלים את הפעולה. (NSURLErrorDomain שגיאה -1009.)"),
    ("error-dump", "hi", "कार्रवाई को पूर्ण नहीं किया जा सका। (NSURLErrorDomain त्रुटि -1009.)"),
    ("error-dump", "ja", "操作を完了できませんでした。（com.example.AlbumError エラー 1001。）"),
    ("error-dump", "ko", "작업을 완료할 수 없습니다.(Album.MockError 오류 0.)"),
    ("error-dump", "zh-Hans", "未能完成操作。（kCFErrorDomainCFNetwork错误310。）"),
    ("error-dump", "zh-Hant", "無法完成作業。（UNErrorDomain錯誤1。）"),
    ("error-dump", "th", "การทำงานไม่สำเร็จ (NSURLErrorDomain ข้อผิดพลาด -1009)"),
    ("error-dump", "vi", "Không thể hoàn tất thao tác. (NSURLErrorDomain lỗi -1009.)"),
    ("error-dump", "id", "Operasi tidak dapat diselesaikan. (NSURLErrorDomain kesalahan -1009.)"),
    ("error-dump", "de", "Die Daten konnten nicht gelesen werden, da sie nicht das korrekte Format haben."),
    ("error-dump", "en", "TypeError: undefined is not an object (evaluating 'e.name')"),
    ("error-dump", "en", "ERROR: duplicate key value violates unique constraint"),
    ("error-dump", "en", "rpc error: code = Unavailable desc = closing"),
    ("error-dump", "en", "Attempt to invoke virtual method on a null object reference"),
    ("error-dump", "en", "[Errno 13] Permission denied"),
    ("error-dump", "en", "'NoneType' object has no attribute 'name'"),
    ("error-dump", "en", "<AlbumViewController: 0x7fa1b2c3d4e0>"),
    ("error-dump", "ja", "読み込めません：Unexpected token < in JSON at position 0"),
    ("stack-trace", "en", "Traceback (most recent call last): File \"app.py\", line 3"),
    ("stack-trace", "en", "at com.example.Album.load(Album.java:42)"),
    ("stack-trace", "en", "3   Album   0x0000000104a3 main + 120"),
    ("stack-trace", "de", "Absturz in main.cpp:88"),
    ("exception-name", "en", "java.lang.NullPointerException"),
    ("exception-name", "ja", "SocketTimeoutExceptionが発生しました"),
    ("exception-name", "en", "Exception: the album is closed"),
    ("error-code", "en", "Error 404"), ("error-code", "en", "OSStatus -25300"),
    ("error-code", "en", "Error #2032"),
    ("error-code", "en", "Stopped with exit code 1"), ("error-code", "en", "Couldn’t connect (-1004)"),
    ("error-code", "de", "Fehler 1004"), ("error-code", "fr", "Code d’erreur : 17"),
    ("error-code", "es", "Error 500"),
    ("error-code", "it", "Codice di errore 3"), ("error-code", "pt-BR", "Código de erro 7"),
    ("error-code", "nl", "Foutcode 8"), ("error-code", "sv", "Felkod: 12"), ("error-code", "da", "Fejl 1009"),
    ("error-code", "nb", "Feilkode 3"), ("error-code", "pl", "Kod błędu: 17"),
    ("error-code", "cs", "Kód chyby 4"),
    ("error-code", "ru", "Ошибка 1009"), ("error-code", "uk", "Код помилки: 5"),
    ("error-code", "tr", "Hata kodu: 5"),
    ("error-code", "ar", "رمز الخطأ: 5"), ("error-code", "he", "קוד שגיאה: 5"),
    ("error-code", "hi", "त्रुटि कोड: 5"),
    ("error-code", "ja", "エラー1009が発生しました。"), ("error-code", "ko", "오류 코드: 5"),
    ("error-code", "zh-Hans", "错误 -1009"), ("error-code", "zh-Hant", "錯誤代碼：5"),
    ("error-code", "th", "รหัสข้อผิดพลาด: 5"), ("error-code", "vi", "Mã lỗi: 5"),
    ("error-code", "id", "Kode kesalahan: 5"),
    ("error-code", "fr", "Envoi interrompu (error -1009)"),
    ("http-status", "en", "HTTP/1.1 404 Not Found"), ("http-status", "en", "Request failed: not found (404)"),
    ("http-status", "en", "GET /v1/albums stopped"), ("http-status", "de", "404-Fehler"),
    ("http-status", "ru", "Ошибка HTTP 500"), ("http-status", "ja", "HTTPステータスコード 503"),
    ("http-status", "ko", "404 오류"),
    ("null-literal", "en", "Welcome, null!"), ("null-literal", "en", "NaN:NaN"),
    ("null-literal", "en", "[object Object]"),
    ("null-literal", "en", "Optional(5) photos"), ("null-literal", "de", "„(null)“ wurde nicht gefunden"),
    ("null-literal", "fr", "Bonjour null"), ("null-literal", "zh-Hans", "undefined 未找到"),
    ("unresolved-placeholder", "en", "Hello %(name)s"), ("unresolved-placeholder", "en", "Hello {0}"),
    ("unresolved-placeholder", "en", "%1 of 12"), ("unresolved-placeholder", "de", "%1$ @ von zwölf"),
    ("unresolved-placeholder", "ru", "% @ не найден"), ("unresolved-placeholder", "ja", "％@が見つかりません"),
    ("identifier", "ja", "user_idが必要です"), ("identifier", "en", "std::bad_alloc"),
    ("identifier", "en", "Commit 9f86d081884c7d659a2feaa0c55ad015"),
    ("identifier", "fr", "Le champ firstName est vide"),
    ("key-as-text", "en", "album-closed"), ("key-as-text", "en", "errors.notFound"),
    ("key-as-text", "en", "Dont Save"),
    ("key-as-text", "en", "translation missing: en.errors.title"),
    ("key-as-text", "de", "alert_title_upload"),
    ("path-or-host", "en", "\\\\server\\share is offline"),
    ("path-or-host", "en", "~/Library/Caches is full"),
    ("path-or-host", "fr", "db.internal ne répond pas"),
    ("path-or-host", "en", "staging.example.com is offline"),
    ("secret", "en", "Authorization: Bearer 4f3a9c1d2e5b6a7f8c9d"),
    ("secret", "en", "-----BEGIN RSA PRIVATE KEY-----"),
    ("markup", "en", "Don&#39;t close"), ("markup", "es", "más del 50 \\u0025"),
    ("markup", "en", "{\"code\":1}"),
    ("markup", "en", "See [the help](https://example.com)"), ("markup", "en", "[b]Full[/b]"),
    ("placeholder-copy", "en", "Test 123"), ("placeholder-copy", "en", "[!! Ûþļöåð !!]"),
    ("placeholder-copy", "fr", "TODO"),
    ("mojibake", "de", "GroÃŸ"), ("mojibake", "ru", "ÐŸÑ€Ð¸Ð²ÐµÑ‚"), ("mojibake", "zh-Hans", "é”™è¯¯"),
    ("mojibake", "pl", "BÅ‚Ä…d"), ("mojibake", "ar", "Ø®Ø·Ø£"), ("mojibake", "en", "caf\u{FFFD} is closed"),
    ("mojibake", "ru", "???? ????????"),
  ]

  @Test(arguments: leaks)
  func developerTextIsFoundOnce(leak: (check: String, locale: String, text: String)) {
    #expect(findings(leak.text, in: leak.locale).map(\.check) == [leak.check])
  }

  // MARK: What does not

  /// Texts that look like it, by locale.
  static let ordinary: [(locale: String, text: String)] = [
    "en": [
      "Update your iPhone to iOS 17.4 or later.", "Open the YouTube, PayPal, OneDrive and LinkedIn apps.",
      "Order at McDonald’s and pay with MasterCard.", "We’re here 24/7, and/or write to us.",
      "AT&T and R&D share this.",
      "Enter the 6-digit code.", "Enter code 123456.", "The area code 212 is closed.",
      "The HTTP proxy needs a password.",
      "Choose Settings > General.", "Get a 50 % discount.", "100% of the photos are saved.",
      "The store opens at 10:30.",
      "notes.py was deleted.", "Report_final_2026.pdf wasn’t saved.", "IMG_1234.HEIC is damaged.",
      "Visit mozilla.org or example.com.", "Enter your email, like name@example.com.",
      "first_last@example.com is taken.",
      "3 errors were found.", "Errors: 12", "404 people liked this.", "The file is 500 MB.", "Network Error",
      "I <3 this, and 5 < 6.", "Meet at 3 p.m. on 10/12/2026.", "easyJet flights are full.",
      "Your blood pressure is 120 mmHg.",
      "Enter a password: at least 8 characters.", "Unexpected token. Sign in again.",
      "Turn on <b>all</b> colours.",
      "The price is $5 or US$7.", "What?? Really???", "The address is 100 Continue Street.", "Vitamin C: low",
      "Line 12 of your file has an unknown date.", "Node.js and JavaScript are off.", "Sign-in", "Room 404",
      "Score: 2–nil",
      "The error was fixed in 2024.", "Error reading 3 photos", "Test the connection, then try again.",
    ],
    "de": [
      "Die Temperatur ist null Grad.", "Fehler: 12", "BenutzerInnen und KollegInnen dürfen das.",
      "Postleitzahl 10115",
      "500 Fehler wurden behoben.", "„SÜẞ“ und „Ö“ sind erlaubt.",
    ],
    "es": ["TODO", "TODO: fotos y vídeos", "El código postal 28001 no existe.", "«È» y «É» valen."],
    "pt-BR": ["“AMANHÃ”, às 10:30", "NÃO e SÃO", "TODO"], "gl": ["TODO"],
    "fr": ["« Confidentialité et sécurité », puis « Café »", "50%d’escompte ou 100 % de remise"],
    "tr": ["%50 indirim", "Alanın %1 kadarı dolu."], "eu": ["%5 merkeago"],
    "nb": ["Temperaturen er null grader."],
    "zu": ["Vula i-iPhone eMzansi noFacebook"], "ga": ["bhFrainc agus nGaeilge"],
    "vi": ["VÂNG Ô Â Ă", "“CHỮA”"],
    "ja": ["エラー：12件", "iPhoneの50％割引"], "ko": ["오류 12개"], "zh-Hans": ["错误：3个", "共 404 个"],
    "ru": ["Ошибка соединения", "СССР и РСФСР"], "it": ["«È» e «Perché»"], "fi": ["Pää ja ääni"],
    "ar": ["خصم %50"],
  ].flatMap { locale, texts in texts.map { (locale, $0) } }

  @Test(arguments: ordinary)
  func ordinaryTextIsLeftAlone(text: (locale: String, text: String)) {
    let all = findings(text.text, in: text.locale)
    #expect(all.isEmpty, "\(listed(all))")
  }

  // MARK: How it is told

  @Test func aDumpIsOneFinding() {
    let all = findings(
      "Error Domain=NSURLErrorDomain Code=-1009 \"offline\" UserInfo={NSLocalizedDescription=x} ENOENT")
    #expect(all.map(\.check) == ["error-dump"])
  }

  @Test func aSecretGoesFirstAndIsNotShown() {
    let all = findings("NSLocalizedDescription=token=4f3a9c1d2e5b6a7f8c9d")
    #expect(all.map(\.check).contains("secret"))
    #expect(all.allSatisfy { !$0.problem.contains("9c1d2e5b") || $0.check != "secret" })
  }

  @Test func theSameWordsInSeveralFormsAreOneFinding() {
    let all = findings(
      pattern: "{n, plural, one {album_id is missing.} other {album_id is missing # times.}}",
      more: "args.n = { type = \"int\", sample = 2 }")
    #expect(all.map(\.problem) == ["“album_id” is a name of code"])
    #expect(all.first?.related.count == 1)
  }

  @Test func namesOfTheSettingsAreKept() {
    #expect(findings("Open myAlbum.").map(\.check) == ["identifier"])
    #expect(findings("Open myAlbum.", settings: "[names]\nkeep = [\"myAlbum\"]\n").isEmpty)
  }

  @Test func aCodeByAnArgumentIsTold() {
    let all = findings(
      pattern: "Nothing was saved (error code {code}).",
      more: "args.code = { type = \"code\", sample = \"E17\" }")
    #expect(all.map(\.problem) == ["“error code” shows the reader a code by {code}"])
    #expect(all.map(\.severity) == [.shouldFix])
  }

  @Test(arguments: [
    "note = \"Ask with token=4f3a9c1d2e5b6a7f.\"", "support = \"The key is AKIAIOSFODNN7EXAMPLE.\"",
  ])
  func secretsAreFoundInWhatIsWrittenAboutATextToo(line: String) {
    let file = """
      [album-closed]
      code = 1
      context = "field"
      remedy = "fix"
      message = "Enter the album’s name."
      \(line.hasPrefix("note") ? "" : "note = \"Under the field.\"")
      \(line)
      """
    #expect(check([SourceFile("en/Album.toml", file)]).findings.map(\.check) == ["secret"])
  }

  // MARK: Any text

  /// Pieces that make a scanner look far ahead or back, again and again.
  @Test(arguments: [
    "(", "（", "<b ", "<a href=", "&", "&#", "%", "%1$", "\\", "[", "[b]", "[[", "_", "__a", "a.", "a_",
    "/var/", "C:\\", "?",
    "? ", "*", "**a", "`", "{\"", "#1", "0x", "HTTP ", "HTTP中", "eyJ.", "SG.", "token=", "://a:", "Ã©", "縺",
    "Р°", "error 1 ",
    "Error", "null ", "at a.b", "x.js:1", "1.", "-----BEGIN ", "bearer ", "\u{FFFD}",
  ])
  func longTextsEnd(piece: String) {
    _ = findings(String(repeating: piece, count: 20_000 / piece.utf8.count))
  }

  @Test func aMegabyteEnds() {
    let sentence = "The album “Holiday_2026.mov” wasn’t saved because this disk is full (3 of 12). "
    #expect(findings(String(repeating: sentence, count: 1_000_000 / sentence.utf8.count)).isEmpty)
    let leaks = String(repeating: "Error 404: user_id, %@ ", count: 1_000_000 / 23)
    #expect(findings(leaks).map(\.check).count == 3)
  }
}
