import CopyRuntime
import Testing

/// SplitMix64: the same numbers in every run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct RedactionTests {
  private func redacted(_ text: String) -> String { Redaction().applied(to: text) }

  @Test(arguments: [
    ("open /Users/ada/Documents/diagnosis.pdf: no such file", "open ‹path›: no such file"),
    ("/home/ada", "‹path›"),
    ("cwd=/home/ada/src, status 2", "cwd=‹path›, status 2"),
    ("at /Users/ada/App/Sync.swift:12:5: crashed", "at ‹path›: crashed"),
    ("“/Users/ada/My Diary.txt” is locked", "“‹path›” is locked"),
    ("can't read '/home/ada/My Diary, 2026 (1).txt' now", "can't read '‹path›' now"),
    ("open /Users/ada/My Diary.txt failed", "open ‹path› failed"),
    ("open /Users/ada/My\\ Diary failed", "open ‹path› failed"),
    ("/private/var/mobile/Containers/Data/Application/0B6A63C1-5C3E-4A0B-9E5E-8C6C1E2D9B11/x.db", "‹path›"),
    ("/var/mobile/Containers/Shared/AppGroup/9E5E/x is full", "‹path› is full"),
    ("/private/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T/a.tmp", "‹path›"),
    ("/var/containers/Bundle/Application/0B6A/Lumen.app/Lumen", "‹path›"),
    ("/System/Volumes/Data/Users/ada/x", "‹path›"),
    ("/Volumes/Ada’s Disk", "‹path›’s Disk"),
    ("/Volumes/Backup/x.mov", "‹path›"),
    ("/run/user/1000/doc/x", "‹path›"),
    ("/data/user/0/com.example/files/a.db", "‹path›"),
    ("/storage/emulated/0/Download/a.pdf", "‹path›"),
    ("~/Library/Caches/x.db and ~ada/x", "‹path›"),
    ("$HOME/x.txt", "‹path›"),
    (#"C:\Users\Ada\Documents\diagnosis.pdf"#, "‹path›"),
    (#"C:\\Users\\Ada\\x.txt"#, "‹path›"),
    ("c:/users/ada/x.txt", "‹path›"),
    (#"D:\Photos\x.jpg, 3 left"#, "‹path›, 3 left"),
    (#"\\fileserver\ada\x.txt"#, "‹path›"),
    (#"\\?\C:\Users\Ada\x.txt"#, "‹path›"),
    (#"%USERPROFILE%\x.txt"#, "‹path›"),
    ("file:///Users/ada/x.txt", "file://‹path›"),
    ("file://localhost/Users/ada/x.txt", "file://localhost‹path›"),
    ("file:///Users/Ada%20Lovelace/My%20Diary.txt", "file://‹path›"),
    ("%2FUsers%2Fada%2Fx.txt", "‹path›"),
    ("%252Fhome%252Fada%252Fx.txt", "‹path›"),
    (#"{"path":"\/Users\/ada\/x.txt"}"#, #"{"path":"‹path›"}"#),
    ("ファイル/Users/ada/日記.txt。失敗", "ファイル‹path›。失敗"),
    ("パス：/Users/ada/日記.txt、失敗", "パス：‹path›、失敗"),
  ])
  func pathsOfPeopleAndContainers(_ text: String, _ expected: String) { #expect(redacted(text) == expected) }

  @Test(arguments: [
    ("Bearer abcdef123456", "Bearer ‹token›"),
    ("Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc", "Authorization: ‹secret›"),
    ("GET /x\nCookie: a=b; c=d\nHost: example.com", "GET /x\nCookie: ‹secret›\nHost: example.com"),
    (#"curl -H "Authorization: Basic YWRhOnNlY3JldA==" -v"#, #"curl -H "Authorization: ‹secret›" -v"#),
    ("got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.SflKxwRJSMeKKF2QT4fw here", "got ‹token› here"),
    ("ghp_16C7e42F292c6912E7710c838347Ae178B4a", "‹token›"),
    ("github_pat_11ABCDEFG0123456789_abcdefghijklmnop", "‹token›"),
    ("key sk_live_4eC39HqLyjWDarjtT1zdp7dc.", "key ‹token›."),
    ("AKIAIOSFODNN7EXAMPLE", "‹token›"),
    ("kW9x2LqTz/7dRbVn3pYcFh+8sJmGa5EuXoQi1ZtK", "‹token›"),
    ("AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY", "‹token›"),
    ("xoxb-17653672481-19874698323-pdFZKVeTuE8sk7oOcHrzqqgy", "‹token›"),
    ("ya29.a0AfH6SMBx4Yy1oXg9Q", "‹token›"),
    ("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", "‹token›"),
    ("sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "sha256 ‹token›"),
    ("dGhpcyBpcyBhIHNlY3JldCB0b2tlbiE=", "‹token›"),
    ("a8f3k2l9s0d8f7g6h5j4", "‹token›"),
    ("/v1/sessions/a8F3k2L9s0D8f7G6h5J4/items", "/v1/sessions/‹token›/items"),
    ("-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\n-----END PRIVATE KEY-----\nnext", "‹key›\nnext"),
    ("-----BEGIN RSA PRIVATE KEY-----\nMIIE", "‹key›"),
    ("password=hunter2", "password=‹secret›"),
    ("password = correct horse", "password = ‹secret› horse"),
    (#"{"password": "correct horse \" battery", "n": 1}"#, #"{"password": "‹secret›", "n": 1}"#),
    (#"{\"access_token\":\"abc\",\"n\":1}"#, #"{\"access_token\":\"‹secret›\",\"n\":1}"#),
    ("['api_key' => 'abc']", "['api_key' => '‹secret›']"),
    ("client_secret=abc&grant_type=code", "client_secret=‹secret›&grant_type=code"),
    ("AWS_SECRET_ACCESS_KEY=abc", "AWS_SECRET_ACCESS_KEY=‹secret›"),
    ("Server=db;User=ada;Password=abc;", "Server=db;User=‹user›;Password=‹secret›;"),
    ("tool --password hunter2 --verbose", "tool --password ‹secret› --verbose"),
    ("pass=hunter2 \"session\":\"abc\"", "pass=‹secret› \"session\":\"‹secret›\""),
    ("X-Api-Key: 12345", "X-Api-Key: ‹secret›"),
    ("refreshToken: Optional(\"abc\")", "refreshToken: Optional(\"abc\")"),
    ("card 4242 4242 4242 4242, again", "card ‹number›, again"),
    ("トークンghp_16C7e42F292c6912E7710c838347Ae178B4aを確認", "トークン‹token›を確認"),
    ("用户密码：abc123，请重试", "用户密码：‹secret›，请重试"),
    ("пароль=тайна contraseña: secreto1", "пароль=‹secret› contraseña: ‹secret›"),
    ("card 5555555555554444", "card ‹number›"),
    ("3782 822463 10005 or 4222-2222-2222-2", "‹number› or ‹number›"),
  ])
  func tokensAndSecrets(_ text: String, _ expected: String) { #expect(redacted(text) == expected) }

  @Test(arguments: [
    ("https://ada:pw@example.com:84/a/b?token=x&y=z#p", "https://‹credentials›@example.com:84/a/b?‹query›#p"),
    ("see https://example.com/a?b=c.", "see https://example.com/a?‹query›."),
    ("(https://example.com/a?b=c) failed", "(https://example.com/a?‹query›) failed"),
    ("https://example.com/cb#access_token=abc&x=y", "https://example.com/cb#‹fragment›"),
    ("lumen://open?email=ada@example.com", "lumen://open?‹query›"),
    ("https://hooks.example.com/T00/XbXbXb1XbXb2XbXb3XbX", "https://hooks.example.com/T00/‹token›"),
    ("https://example.com/u/ada@example.com/x", "https://example.com/u/‹e-mail›/x"),
    ("https://example.com/u/ada%40example.com/x", "https://example.com/u/‹e-mail›/x"),
    ("https%3A%2F%2Fada%3Apw%40example.com%2F%3Ftoken%3Dx", "https://‹credentials›@example.com/?‹query›"),
    (#"https:\/\/ada:pw@example.com\/?a=b"#, "https://‹credentials›@example.com/?‹query›"),
    ("GET /v1/users?name=ada&id=7 404", "GET /v1/users?‹query› 404"),
    ("jdbc:postgresql://ada:pw@db/x?password=y", "jdbc:postgresql://‹credentials›@db/x?‹query›"),
    ("data:image/png;base64,iVBORw0KGgo= is broken", "data:image/png;base64,‹data› is broken"),
    ("https://[::1]:80/x?y=z", "https://[::1]:80/x?‹query›"),
  ])
  func addresses(_ text: String, _ expected: String) { #expect(redacted(text) == expected) }

  @Test(arguments: [
    ("mail ada.lovelace+test@mail.example.com.", "mail ‹e-mail›."),
    ("mailto:ada@example.com?subject=x", "mailto:‹e-mail›?‹query›"),
    ("<ada@example.com>, ben@example.org", "<‹e-mail›>, ‹e-mail›"),
    ("用户@例子.广告 登录失败", "‹e-mail› 登录失败"),
    ("ada%40example.com", "‹e-mail›"),
    ("ada＠example.com", "‹e-mail›"),
    ("user=ada@example.com&n=1", "user=‹e-mail›&n=1"),
  ])
  func emailAddresses(_ text: String, _ expected: String) { #expect(redacted(text) == expected) }

  @Test(arguments: [
    ("connect to 192.168.1.20:443 failed", "connect to ‹ip›:443 failed"),
    ("peer 93.184.216.34.", "peer ‹ip›."),
    ("(10.0.0.1, 10.0.0.2)", "(‹ip›, ‹ip›)"),
    ("ip=88.12.3.4&n=1", "ip=‹ip›&n=1"),
    ("route 10.1.2.0/24 is gone", "route ‹ip›/24 is gone"),
    ("http://192.168.1.10:8080/a?b=c", "http://‹ip›:8080/a?‹query›"),
    ("https://[2001:db8::17]:443/x", "https://[‹ip›]:443/x"),
    ("addr 2001:0db8:85a3:0000:0000:8a2e:0370:7334 unreachable", "addr ‹ip› unreachable"),
    ("fe80::1ff:fe23:4567:890a%en0 is down", "‹ip› is down"),
    ("from [2001:db8::1]:5223", "from [‹ip›]:5223"),
    ("::ffff:192.0.2.128", "‹ip›"),
    ("64:ff9b::192.0.2.33", "‹ip›"),
    ("サーバ192.0.2.1に接続できません", "サーバ‹ip›に接続できません"),
    ("الخادم 192.0.2.1 لا يستجيب", "الخادم ‹ip› لا يستجيب"),
    ("192%2E0%2E2%2E1", "‹ip›"),
    ("10.0.0.1->10.0.0.2:443", "‹ip›->‹ip›:443"),
  ])
  func addressesOfTheInternetProtocol(_ text: String, _ expected: String) { #expect(redacted(text) == expected) }

  @Test(arguments: [
    "version 1.42.3.4 of 10.2.3.400", "Version: 1.42.3.4", "Git 1.8.12.2, fixed in 1.7.3.1.", "DNS 8.8.8.8",
    #"{"version":"1.42.3.4","build":"1.42.3.4"}"#, "v1.2.3.4",
    "1.42.3", "1.42.3.4.5", "1.42.3.4-beta", "1.2.3.256", "01.02.03.04", "Chrome/120.0.0.0 Safari/1.2.3.4",
    "kernel 5.15.0.91", "版本1.42.3.4", "Версия 1.42.3.4", "バージョン 1.42.3.4",
    "127.0.0.1 0.0.0.0 ::1 :: http://127.0.0.1:80/x http://[::1]/",
    "12:30:05 12:30:05:123 at 2026-09-01T12:30:05+02:00", "std::vector Foo::bar a::b add::face A::Add1::b Sync.swift:12:5",
    "sha 9F:86:D0:81:88:4C:7D:65:9A:2F:EA:A0:C5:5A:D0:15", "1:2:3:4:5:6:7", "ratio 16:9, line 3:4",
  ])
  func versionsTimesAndNamesAreNoAddresses(_ text: String) { #expect(redacted(text) == text) }

  @Test(arguments: [
    ("card 00:1B:44:11:3A:B7 is off", "card ‹device› is off"),
    ("mac:00-1b-44-11-3a-b7", "mac:‹device›"),
    ("001b.4411.3ab7", "‹device›"),
    ("02:00:5e:10:00:00:00:01", "‹device›"),
    ("IBAN DE89 3704 0044 0532 0130 00, again", "IBAN ‹account›, again"),
    ("gb29NWBK60161331926819", "‹account›"),
    ("iban=NL91ABNA0417164300;", "iban=‹account›;"),
    ("FR14 2004 1010 0505 0001 3M02 606.", "‹account›."),
  ])
  func devicesAndBankAccounts(_ text: String, _ expected: String) { #expect(redacted(text) == expected) }

  @Test(arguments: [
    "26-09-01-12-30-05", "2024.0110.1200", "GB29 NWBK 6016 1331 9268 18", "GB29 in DE89 of FR14", "NO1234567890123",
    "error 00-00-00-00-00-00", "AB12CD", "DE893704004405320130001",
  ])
  func datesAndOrdersAreNoDevicesOrAccounts(_ text: String) { #expect(redacted(text) == text) }

  @Test(arguments: [
    ("call +49 30 1234567 now", "call ‹phone› now"),
    ("+1 (555) 123-4567", "‹phone›"),
    ("tel:+4930123456789", "tel:‹phone›"),
    ("＋81 3-1234-5678", "‹phone›"),
    ("+33.1.23.45.67.89.", "‹phone›."),
    ("0049 30 1234567", "‹phone›"),
    ("(555) 234-5678, 555-234-5678", "‹phone›, ‹phone›"),
    ("phone=030 1234567", "phone=‹phone›"),
    (#"{"phoneNumber": "030/123456"}"#, #"{"phoneNumber": "‹phone›"}"#),
    ("Telefon: 030 1234567, Zimmer 4", "Telefon: ‹phone›, Zimmer 4"),
    ("電話番号：03-1234-5678。电话：13800138000", "電話番号：‹phone›。电话：‹phone›"),
  ])
  func telephoneNumbers(_ text: String, _ expected: String) { #expect(redacted(text) == expected) }

  @Test(arguments: [
    "+10 240 000 bytes, +123 456 789 bytes", "offset +12345678", "Decimal(+35236450.6)", "0069 0307 0301",
    "<Buffer 66 68 71 77 68 67 61 64 73>", "20080830 172159", "+0200 +02:00 -1234567890", "1+123456789",
    "00 1F 49 30 12 34", "0049301234567", "2026-09-01 14:05:00", "404-100-5000", "555-2345", "code 555-234-56789",
    "phone: 3 of 14, mobile: off, tel: none", "1 234 567 890", "-34018 -1009 640", "(404) not found",
    "4-2-3-1 12-34-56 0.5-1.5", "8589934592 bytes of 17179869184",
  ])
  func amountsCodesAndDatesAreNoTelephoneNumbers(_ text: String) { #expect(redacted(text) == text) }

  @Test(arguments: [
    ("user=ada&n=1", "user=‹user›&n=1"),
    (#"{"username":"Ada Lovelace","id":7}"#, #"{"username":"‹user›","id":7}"#),
    ("login = ada", "login = ‹user›"),
    ("display_name: \"Ada\"", "display_name: \"‹user›\""),
    ("用户名=阿达 失败", "用户名=‹user› 失败"),
    ("--user ada --verbose", "--user ‹user› --verbose"),
  ])
  func valuesThatAreNamedAsAPersons(_ text: String, _ expected: String) { #expect(redacted(text) == expected) }

  @Test(arguments: [
    "User: not found", "login: expired", "user=501", "username=%s", "perf --user --list", "use --login if private",
    "account=550e8400-e29b-41d4-a716-446655440000", "user=nil",
    "account: try again", "login=failed", #""login": "OK""#, "user=unknown",
  ])
  func sentencesAndNumbersAreNobodysNames(_ text: String) { #expect(redacted(text) == text) }

  @Test(arguments: [
    "The operation couldn’t be completed. (com.example.album error 2.)",
    "Wrong password: try again. Token expired: sign in.",
    "Unexpected token: identifier expected",
    "token=nil, password: nil, session=expired",
    "Basic authentication is off. Bearer token expired.",
    "pass: 12 of 14, session: 3, auth: 2 steps",
    "NSURLErrorFailingURLStringErrorKey kCFStreamErrorDomainSSL NSCocoaErrorDomain",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
    "CopyRuntimeTests.ErrorBridgingTests.withoutATitleTheMessageDoes",
    "libswiftFoundationEssentials.so.6.3.1 on x86_64-unknown-linux-gnu",
    "/usr/lib/x86_64-linux-gnu/libicui18n.so.72 /etc/os-release /dev/null /v1/users/42",
    #"C:\Windows\System32\kernel32.dll C:\Program Files\App\x.dll"#,
    "Icon@2x.png tool@2.65.0 @MainActor a@b",
    "request 550e8400-e29b-41d4-a716-446655440000 took 12:30:05.123",
    "2026-09-01T14:05:00Z 1788271500000 1788271500000123 2026/09/01 01.09.2026 14:05",
    "holiday-2026-09-01-IMG-0042-edited iPhone15,3 MacBookPro18,3",
    "$s7Payment12UploadFailedO4codeSivg 0x00007ff8151e7000",
    "and/or read/write 3/4 ~5 files ~3/4, a\\b 100% 50%20",
    "https://example.com/docs/errors#disk-full",
    "really? yes: a=b, c:d; e|f & g",
    "写真を３枚アップロードできません：容量が足りません。",
    "لم يتم رفع ٣ صور: لا توجد مساحة كافية",
    "пароль неверный, Passwort ungültig",
    "expected 'Int' but found \"String\" at [0].items[3].price",
    "", " ", "\n", "‹fileName› ‹token›: x", "e\u{301}👩‍👩‍👧 \u{FFFD}",
  ])
  func ordinaryWordsStay(_ text: String) { #expect(redacted(text) == text) }

  @Test func givenNamesAreHidden() {
    let redaction = Redaction(
      hiding: [("diagnosis Ada.pdf", "fileName"), ("4242", "last4"), ("日記", "title"), ("x", "one")])
    #expect(
      redaction.applied(to: "“diagnosis Ada.pdf” or diagnosis Ada, diagnosis%20Ada.pdf")
        == "“‹fileName›” or ‹fileName›, ‹fileName›")
    #expect(redaction.applied(to: "4242 of 14242 and v4242") == "‹last4› of 14242 and v4242")
    #expect(redaction.applied(to: "私の日記です x") == "私の‹title›です x")
  }

  @Test func redactingTwiceChangesNothing() {
    var random = Seeded(state: 7)
    let pieces = [
      "/Users/ada/x y.txt", "password", "https://a:b@c/d?e=f", "eyJa.b.c", "ada@example.com", "%40x",
      "C:\\Users\\x", "\\\\a\\b", "-----BEGIN", "Bearer", "a8f3k2l9s0d8f7g6h5j4", "?q=1", "~/x", "file://",
      "data:a/b,c", "4242424242424242", "é", "日本語", "Cookie", "token", "#x", "(",
      "192.0.2.1", "fe80::1", "+49 30 1234567", "00:1B:44:11:3A:B7", "DE89 3704 0044 0532 0130 00", "user", "phone",
      "@", "‹path›", "word", "it’s", "٣",
    ]
    let gaps = [" ", ", ", "=", ": ", "\"", "\n", "“", "”", "'", "; ", " = ", "(", ") "]
    for _ in 0..<600 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        (pieces.randomElement(using: &random) ?? "") + (gaps.randomElement(using: &random) ?? "")
      }.joined()
      let once = redacted(text)
      #expect(redacted(once) == once, "\(text)")
    }
  }

  /// A cost that grew with the square of the length would take minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "a:", "/Users/a ", "password: a ", "token=“‹", "\"password\":\"", "a@", "%25", "https://", "-----BEGIN ",
      "~/", "?a=", "\\\\a", "data:a/", "4", "日", " ", "=", "eyJ.", "'", "\\/", "Cookie", "file://",
      "/Users/a, ", "%41%", "password: ",
      "1.2.3.", "1:", "::1", "ab:", "+1 ", "DE89 3704 ", "user=", "phone=1 ", "(555) ", "00-", "http://1.2.3.4",
      "user=“a@b.cc ", "phone=“a ",
    ])
  func costsItsLength(_ piece: String) {
    #expect(!redacted(String(repeating: piece, count: 2_500)).isEmpty)
  }
}
