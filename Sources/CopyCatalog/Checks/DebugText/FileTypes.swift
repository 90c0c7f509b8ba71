/// Endings of files’ names.
enum FileTypes {
  /// Source code.
  static let ofSource: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "h", "hpp", "cs", "java", "kt", "kts", "js", "jsx", "ts",
    "tsx", "mjs",
    "cjs", "py", "rb", "go", "rs", "php", "pl", "lua", "dart", "scala", "groovy", "clj", "ex", "exs", "erl",
    "hs", "ml",
    "vb", "fs", "vue", "svelte",
  ]

  /// What people have: documents, pictures, sounds, archives.
  static let ofPeople: Set<String> = [
    "pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt", "ods", "odp", "rtf", "txt", "md", "csv", "tsv",
    "pages",
    "numbers", "key", "keynote", "epub", "mobi", "jpg", "jpeg", "png", "gif", "heic", "heif", "tiff", "tif",
    "bmp", "svg",
    "webp", "raw", "dng", "psd", "ai", "sketch", "mov", "mp4", "m4v", "avi", "mkv", "webm", "mp3", "m4a",
    "wav", "aac",
    "flac", "ogg", "opus", "aiff", "zip", "tar", "gz", "rar", "7z", "dmg", "iso", "pkg", "apk", "ipa", "exe",
    "msi", "app",
    "json", "xml", "yaml", "yml", "toml", "html", "htm", "css", "ics", "vcf", "eml", "gpx", "kml", "fit",
    "kdbx", "db",
    "sqlite", "bak", "log", "plist", "ini", "conf", "cfg", "torrent", "srt", "vtt", "ovpn", "pem", "crt",
    "cer", "p12",
  ]

  /// The last parts of hosts’ names that ordinary texts have.
  static let ofHosts: Set<String> = [
    "com", "org", "net", "io", "app", "dev", "de", "fr", "es", "it", "pt", "nl", "se", "dk", "no", "pl", "cz",
    "ru", "ua",
    "tr", "il", "in", "jp", "kr", "cn", "tw", "hk", "th", "vn", "id", "uk", "us", "eu", "ch", "at", "be",
    "br", "mx", "ca",
    "au", "nz", "ie", "fi", "gr", "hu", "ro", "me", "tv", "info", "biz", "edu", "gov", "mil", "int", "co",
    "ai", "xyz",
    "online", "site", "shop", "store", "cloud", "im", "to", "ly", "gg", "fm", "chat", "social", "page",
    "link", "email",
  ]
}
