/// Names and units that are written like a name of code and are none.
enum KnownNames {
  /// Those that begin with two small letters at least and have a capital with a small letter after them, in
  /// small letters. Others, such as iPhone, YouTube, PayPal or macOS, are told from code by their shape.
  static let inCamelCase: Set<String> = [
    "airdrop", "airplay", "airpods", "airtag", "dropbox", "duckduckgo", "facetime", "gotomeeting", "homekit",
    "carplay",
    "inreach", "isindebele", "isixhosa", "isizulu", "kiswahili", "lastpass", "magicjack", "nextcloud",
    "owncloud",
    "recaptcha", "remarkable", "siswati", "todo", "tshivenda", "xitsonga",
    "airasia", "airbaltic", "deviantart", "easyjet", "fiftythree", "gopuff", "iheartradio", "inaturalist",
    "indrive",
    "inhg", "interrail", "kinopoisk", "libreoffice", "lululemon", "mijnoverheid", "mimovistar", "minsundhed",
    "mmhg",
    "mobilepay", "mypage", "openelement", "openhab", "openoffice", "openstreetmap", "phpmyadmin", "postnl",
    "postnord",
    "protonmail", "thyssenkrupp", "vcard", "wikihow", "youtube",
  ]
}
