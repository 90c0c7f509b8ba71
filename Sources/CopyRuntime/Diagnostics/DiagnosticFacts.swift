import Foundation

/// What app and what system an error came from. Nothing that names a person or their device.
public struct DiagnosticFacts: Sendable, Hashable {
  /// The app's name.
  public var app: String?
  /// Such as `3.2`.
  public var version: String?
  /// Such as `418`.
  public var build: String?
  /// The system and its version, such as `macOS 15.1.0` or `Debian GNU/Linux 12 (bookworm), Linux 6.12.4`.
  public var system: String?
  /// The architecture that the app was built for, such as `arm64`.
  public var architecture: String?

  public init(
    app: String? = nil, version: String? = nil, build: String? = nil,
    system: String? = DiagnosticFacts.currentSystem,
    architecture: String? = DiagnosticFacts.currentArchitecture
  ) {
    self.app = app
    self.version = version
    self.build = build
    self.system = system
    self.architecture = architecture
  }

  /// This process: on Apple systems with what the bundle says of the app. Elsewhere an app has a name alone,
  /// and gives its version itself: `DiagnosticFacts(app: "filesync", version: "1.4")`.
  public static var current: DiagnosticFacts {
    #if canImport(Darwin)
      let info = Bundle.main.infoDictionary
      let name = info?["CFBundleDisplayName"] ?? info?["CFBundleName"]
      return DiagnosticFacts(
        app: name as? String ?? ProcessInfo.processInfo.processName,
        version: info?["CFBundleShortVersionString"] as? String, build: info?["CFBundleVersion"] as? String)
    #else
      return DiagnosticFacts(app: ProcessInfo.processInfo.processName)
    #endif
  }

  /// The system's name and version.
  public static var currentSystem: String {
    let process = ProcessInfo.processInfo
    let number = process.operatingSystemVersion
    let version = "\(number.majorVersion).\(number.minorVersion).\(number.patchVersion)"
    #if os(Linux)
      // Foundation's text is the distribution's name; its number is the kernel's.
      return "\(process.operatingSystemVersionString), Linux \(version)"
    #elseif os(macOS)
      return "macOS \(version)"
    #elseif targetEnvironment(macCatalyst)
      return "Mac Catalyst \(version)"
    #elseif os(iOS)
      return "iOS \(version)"
    #elseif os(tvOS)
      return "tvOS \(version)"
    #elseif os(watchOS)
      return "watchOS \(version)"
    #elseif os(visionOS)
      return "visionOS \(version)"
    #else
      return process.operatingSystemVersionString
    #endif
  }

  /// The architecture that the app was built for. `nil` where the compiler has no name for it.
  public static var currentArchitecture: String? {
    #if arch(arm64)
      "arm64"
    #elseif arch(x86_64)
      "x86_64"
    #elseif arch(arm)
      "arm"
    #elseif arch(i386)
      "i386"
    #elseif arch(wasm32)
      "wasm32"
    #else
      nil
    #endif
  }

  /// `Lumen 3.2 (418)`. `nil` where nothing is known of the app.
  var appLine: String? {
    let parts = [app, version, build.map { "(\($0))" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  var systemLine: String? {
    let parts = [system, architecture].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
