import CopyCatalog
import Foundation

@main
struct Copyc {
  static func main() throws {
    let root = CommandLine.arguments[1]
    var files: [SourceFile] = []
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? FileManager.DirectoryEnumerator() where name.hasSuffix(".toml") {
      let data = try Data(contentsOf: URL(filePath: root + "/" + name))
      files.append(SourceFile(path: root + "/" + name, relativePath: name, content: .bytes(Array(data))))
    }
    let start = Date()
    let compilation = check(files)
    print(HumanReport(compilation.files).text(of: compilation.findings, tally: Tally(compilation.findings, in: compilation.catalog)))
    print(Date().timeIntervalSince(start))
  }
}
