import Foundation
import PackagePlugin

/// `swift package check-copy`: checks the catalogs of every target that has them, as CI does.
///
///     swift package check-copy [--target <name>]… [<options of copyc check>]
///
/// Fails where `copyc check` finds something that fails, or can't go on.
@main
struct CopyCatalogCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let options = extractor.remainingArguments
    let targets = context.package.targets.filter { names.isEmpty || names.contains($0.name) }
    for name in names where !targets.contains(where: { $0.name == name }) {
      Diagnostics.error("this package has no target “\(name)”")
    }
    let folders = targets.map { $0.directoryURL.appending(path: "catalogs") }.filter(hasCatalogs)
    guard !folders.isEmpty || targets.isEmpty else {
      Diagnostics.error(
        "no target has a folder “catalogs”; put it beside the target’s sources, such as Sources/App/catalogs")
      return
    }
    let copyc = try context.tool(named: "copyc").url
    for folder in folders {
      let check = Process()
      check.executableURL = copyc
      check.arguments = ["check", path(of: folder, in: context.package)] + options
      check.currentDirectoryURL = context.package.directoryURL
      try check.run()
      check.waitUntilExit()
      guard check.terminationReason == .exit, check.terminationStatus == 0 else {
        Diagnostics.error("the copy in \(path(of: folder, in: context.package)) is not ready to be shown")
        continue
      }
    }
  }

  private func hasCatalogs(_ folder: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The folder's path from the package's root, which is what findings print.
  private func path(of folder: URL, in package: Package) -> String {
    let root = package.directoryURL.path + "/"
    return folder.path.hasPrefix(root) ? String(folder.path.dropFirst(root.count)) : folder.path
  }
}
