import CopyRuntime
import Foundation

/// What `copyc` generates for a small catalog: the shape that the runtime is made for.
enum AlbumError: CatalogError {
  /// The card ending in {last4} expired in {expiry}.
  case cardExpired(last4: String, expiry: Date)
  case uploadTooLarge(fileName: String, count: Int, reason: UploadTooLargeReason, underlying: any Error)
  case offline
  case shared(share: Double, size: Double, place: String)

  enum UploadTooLargeReason: String, CopyChoice {
    case quota, fileSize = "file-size"
  }

  static let catalogDomain = CatalogDomain(
    name: "Album", identifier: "com.example.album", short: "ALB", catalog: AlbumCopy.catalog,
    entries: """
    card-expired code=1 contexts=field remedy=fix arguments=-last4,expiry
    upload-too-large code=2 contexts=blocking,passing remedy=fix actions=remove:destructive,cancel:cancel \
    arguments=-fileName,count,reason help=https://example.com/help
    offline code=3 contexts=passing remedy=wait
    shared code=4 contexts=content remedy=none arguments=share,size,place
    """)

  var catalogEntry: CatalogEntry {
    switch self {
    case let .cardExpired(a0, a1): CatalogEntry(0, a0, a1)
    case let .uploadTooLarge(a0, a1, a2, underlying): CatalogEntry(1, a0, a1, a2, underlying: underlying)
    case .offline: CatalogEntry(2)
    case let .shared(a0, a1, a2): CatalogEntry(3, a0, a1, a2)
    }
  }
}

enum AlbumCopy {
  static let catalog = CatalogTables(
    source: "en", locales: ["ar", "de", "en", "en-GB", "ja", "zh-Hant"],
    matches: """
      de gsw lb
      en-GB en-AU en-IE
      zh-Hant zh-TW zh-HK
      - zh ja-Latn
      """
  ) { index in
    switch index {
    case 0: ar
    case 1: de
    case 2: en
    case 3: enGB
    case 4: ja
    default: zhHant
    }
  }

  static let ar = LocaleTables(
    "ar",
    data: """
      direction rtl
      cardinal zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99
      number|number|1|0-3|0|3,3,1|٬|٫|٠١٢٣٤٥٦٧٨٩|0|0|\u{61C}-0|\u{61C}-0|ليس رقم|∞|\u{61C}-∞
      """,
    text: """
      [Actions]
      remove
       label إزالة
      cancel
       label إلغاء
      [Album]
      1
       m فشل {0}
      2
       t {1 plural|zero لا صور|one صورة|two صورتان|few {1 number} صور|many {1 number} صورة|other {1 number} صورة}
       m م
      3 = en
      4 = en
      """)

  static let de = LocaleTables(
    "de",
    data: """
      cardinal one: i = 1 and v = 0
      number|number|1|0-3|0|3,3,1|.|,|latn|0|0|-0|-0|NaN|∞|-∞
      number|percent|1|0-0|2|3,3,1|.|,|latn|0 %|0 %|-0 %|-0 %|NaN %|∞ %|-∞ %
      date|date ::yMMMM|gregorian|latn|MMMM y
      names|gregorian|MMMM|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
      """,
    text: """
      [Actions]
      remove
       label Entfernen
      cancel
       label Abbrechen
      [Album]
      1
       m Die Karte mit den Endziffern {0} ist im {1 date ::yMMMM} abgelaufen.
       r Gib eine gültige Karte ein.
      2 = en
      3 = en
      4
       m {0 percent} von {1 number} \\{in\\} a\\|b \\\\ {2}\\nEnde
      """)

  static let en = LocaleTables(
    "en",
    data: """
      cardinal one: i = 1 and v = 0
      ordinal one: n % 10 = 1 and n % 100 != 11; two: n % 10 = 2 and n % 100 != 12; few: n % 10 = 3 and n % 100 != 13
      number|number|1|0-3|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞
      number|number ::.00|1|2-2|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞
      number|percent|1|0-0|2|3,3,1|,|.|latn|0%|0%|-0%|-0%|NaN%|∞%|-∞%
      date|date ::yMMMM|gregorian|latn|MMMM y
      date|time short|gregorian|latn|h:mm a
      names|gregorian|MMMM|January|February|March|April|May|June|July|August|September|October|November|December
      names|any|a|AM|PM
      """,
    text: """
      [Actions]
      remove
       label Remove
      cancel
       label Cancel
      [Album]
      1
       m The card ending in {0} expired in {1 date ::yMMMM}, {1 time short}.
       r Enter a card that is still valid.
      2
       t Couldn’t upload “{0}”
       m The album is full{2 select|quota  for your plan|other }.
       r {1 plural|=0 Nothing to do.|one Remove {1 number} photo.|other Remove {1 number} photos.}
       linux.r {1 plural|=0 Nothing to do.|one Remove {1 number} photo, then run it again.|other Remove {1 number} photos, then run it again.}
       passing.m “{0}” is waiting for space.
       labels.remove {1 plural|one Remove {1 number} Photo|other Remove {1 number} Photos}
       help.label Free up space
      3
       m You’re offline.
       announcement No connection.
      4
       m {0 percent} of {1 number}, {1 plural/number ::.00|one {1 number ::.00} hour|other {1 number ::.00} hours}
       r {1-1 plural|=1 Only {2}|one {2} and {1-1 number} other|other {2} and {1-1 number} others}
      """)

  static let enGB = LocaleTables(
    "en-GB",
    data: """
      cardinal one: i = 1 and v = 0
      number|number|1|0-3|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞
      date|date ::yMMMM|gregorian|latn|'month' MM y
      date|time short|gregorian|latn|HH:mm
      """,
    text: """
      [Actions]
      remove ~ en
      cancel ~ en
      [Album]
      1 ~ en
      2 ~ en
      3
       m You have no connection.
      4 ~ en
      """)

  static let ja = LocaleTables(
    "ja",
    data: """
      sentences joined
      number|number|1|0-3|0|3,3,1|,|.|latn|0|0|-0|-0|NaN|∞|-∞
      """,
    text: """
      [Actions]
      remove
       label 削除
      cancel
       label キャンセル
      [Album]
      1 = en
      2
       t 容量が足りません
       m アルバムがいっぱいです。
       r {1 number}枚の写真を削除してください。
      3 = en
      4 = en
      """)

  static let zhHant = LocaleTables("zh-Hant", data: "", text: """
    [Album]
    1 = en
    2 = en
    3
     m 您已離線。
    4 = en
    """)
}
