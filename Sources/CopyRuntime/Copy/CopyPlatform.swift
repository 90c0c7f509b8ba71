/// The platform that an app is built for, as catalogs name it in `macos.recovery`.
enum CopyPlatform {
  #if os(macOS)
    static let current = "macos"
  #elseif os(iOS)
    static let current = "ios"
  #elseif os(tvOS)
    static let current = "tvos"
  #elseif os(watchOS)
    static let current = "watchos"
  #elseif os(visionOS)
    static let current = "visionos"
  #elseif os(Linux)
    static let current = "linux"
  #elseif os(Windows)
    static let current = "windows"
  #elseif os(Android)
    static let current = "android"
  #else
    static let current = ""
  #endif
}
