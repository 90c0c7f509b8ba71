// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The compiler runs inside other packages' debug builds, where SwiftPM builds plugin tools in debug:
/// unoptimised, a byte loop costs a hundred times as much. Who works on the compiler itself has it built in a quarter
/// of the time, and can step through it, with `COPY_CATALOG_UNOPTIMISED=1` in the environment.
let fast: [SwiftSetting] =
  Context.environment["COPY_CATALOG_UNOPTIMISED"] == nil
  ? strict + [.unsafeFlags(["-O"], .when(configuration: .debug))] : strict

let package = Package(
  name: "CopyCatalog",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "CopyCatalog", targets: ["CopyCatalog"]),
    .library(name: "CopyRuntime", targets: ["CopyRuntime"]),
    .executable(name: "copyc", targets: ["copyc"]),
    .plugin(name: "CopyCatalogPlugin", targets: ["CopyCatalogPlugin"]),
    .plugin(name: "CopyCatalogCheck", targets: ["CopyCatalogCheck"]),
  ],
  targets: [
    .systemLibrary(
      name: "LibICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CICU", dependencies: ["LibICU"], cxxSettings: [.unsafeFlags(["-O2"])]),
    .target(name: "CopyCatalog", dependencies: ["CICU"], swiftSettings: fast),
    .target(name: "CopyRuntime", swiftSettings: strict),
    .target(name: "CopycErrors", dependencies: ["CopyRuntime"], path: "generated/copyc", swiftSettings: strict),
    .executableTarget(
      name: "copyc", dependencies: ["CopyCatalog", "CopyRuntime", "CopycErrors"], swiftSettings: fast),
    .target(name: "LumenErrors", dependencies: ["CopyRuntime"], path: "generated/lumen", swiftSettings: strict),
    .executableTarget(
      name: "lumen-demo", dependencies: ["CopyCatalog", "CopyRuntime", "LumenErrors"], path: "Examples/LumenDemo",
      swiftSettings: strict),
    .plugin(name: "CopyCatalogPlugin", capability: .buildTool, dependencies: ["copyc"]),
    .plugin(
      name: "CopyCatalogCheck",
      capability: .command(
        intent: .custom(verb: "check-copy", description: "Check the error messages of the package’s targets.")),
      dependencies: ["copyc"]),
    .testTarget(
      name: "CopyCatalogTests", dependencies: ["CopyCatalog", "CopyRuntime"], swiftSettings: strict),
    .testTarget(name: "CopycTests", dependencies: ["copyc"], swiftSettings: strict),
    .testTarget(name: "RepositoryTests", dependencies: ["CopyCatalog", "copyc"], swiftSettings: strict),
    .testTarget(
      name: "CopyRuntimeTests", dependencies: ["CopyRuntime", "LumenErrors"], swiftSettings: strict),
  ],
  cxxLanguageStandard: .cxx17
)
