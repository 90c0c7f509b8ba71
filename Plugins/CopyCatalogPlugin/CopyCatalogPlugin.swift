import Foundation
import PackagePlugin

/// Generates Swift from the catalogs of a target, which are in the folder `catalogs` beside its sources, whenever one
/// of them changed.
///
/// A catalog outside of the target's folder would not do: SwiftPM looks for added and removed files in there only.
@main
struct CopyCatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "catalogs")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      Diagnostics.error(
        "target “\(target.name)” uses CopyCatalogPlugin but has no catalogs; expected them in \(folder.path)")
      return []
    }
    return [generation(
      of: folder, named: target.name, by: try context.tool(named: "copyc").url, into: context.pluginWorkDirectoryURL)]
  }

  /// Outputs have to be known before anything runs, so they follow from names alone, as `SwiftEmitter.outputNames`
  /// has it; `copyc generate` writes each of them, whatever is in the files.
  private func generation(of folder: URL, named name: String, by copyc: URL, into output: URL) -> Command {
    var inputs: [URL] = []
    var outputs: Set<String> = ["CopyCatalog.swift"]
    for name in visibleNames(in: folder) {
      let place = folder.appending(path: name)
      if isCatalogFile(name) { inputs.append(place) }
      for file in visibleNames(in: place) where isCatalogFile(file) {
        inputs.append(place.appending(path: file))
        outputs.insert("CopyLocale.\(name).swift")
        let domain = file.dropLast(".toml".count)
        if domain != "Actions" { outputs.insert("CopyDomain.\(domain).swift") }
      }
    }
    return .buildCommand(
      displayName: "Generating the copy of \(name)",
      executable: copyc,
      arguments: ["generate", folder.path, "--output", output.path],
      inputFiles: inputs,
      outputFiles: outputs.sorted().map { output.appending(path: $0) })
  }

  /// Sorted. Empty for what is not a folder.
  private func visibleNames(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private func isCatalogFile(_ name: String) -> Bool {
    name.hasSuffix(".toml") && name != ".toml"
  }
}
