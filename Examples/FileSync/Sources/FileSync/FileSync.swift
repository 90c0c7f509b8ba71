import CopyRuntime
import Foundation

/// Copies the files of one folder to another, and says in the person's language what keeps it from doing so. With
/// `--tour` it shows everything that it may ever say, place by place.
@main
struct FileSync {
  static func main() async {
    guard let command = Command(CommandLine.arguments.dropFirst()) else {
      report(
        """
        usage: FileSync <folder> <target> [--limit <megabytes>] [--locale <tag>]
               FileSync --tour [--locale <tag>]
        """)
      exit(2)
    }
    if let locale = command.locale {
      CopyPreferences.process = CopyPreferences(languages: [locale])
    }
    if command.isTour { return await Tour().walk() }
    let sync = Sync(folder: command.folder, target: command.target, limit: command.limit)
    do throws(SyncError) {
      let copied = try sync.run()
      print(copied)
    } catch {
      report(Terminal.text(of: error))
      // A banner tells of something that heals itself: what was asked for is done.
      exit(error.presentation == .banner ? 0 : 1)
    }
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// What was typed.
struct Command {
  let folder: URL
  let target: URL
  /// Megabytes a file may have.
  var limit = 100
  var locale: CopyLocale?
  var isTour = false

  /// Nil where it is not how the command is used.
  init?(_ words: some Sequence<String>) {
    var paths: [String] = []
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--limit":
        guard let value = rest.popFirst().flatMap(Int.init), value > 0 else { return nil }
        limit = value
      case "--locale":
        guard let value = rest.popFirst() else { return nil }
        locale = CopyLocale(value)
      case "--tour": isTour = true
      default: paths.append(word)
      }
    }
    guard paths.count == (isTour ? 0 : 2) else { return nil }
    folder = URL(fileURLWithPath: paths.first ?? ".", isDirectory: true)
    target = URL(fileURLWithPath: paths.last ?? ".", isDirectory: true)
  }
}
