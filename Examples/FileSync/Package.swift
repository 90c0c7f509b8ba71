// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FileSync",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "CopyCatalog", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "FileSync",
      dependencies: [.product(name: "CopyRuntime", package: "CopyCatalog")],
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "CopyCatalogPlugin", package: "CopyCatalog")])
  ]
)
