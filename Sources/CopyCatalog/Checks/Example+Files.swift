extension Example {
  /// The files of one of its texts.
  ///
  /// A line such as `# de/Photos.toml` or `# catalog.toml` begins another file; without one it is
  /// `en/Photos.toml`. Such a line belongs to no file.
  public static func files(of text: String) -> [SourceFile] {
    var files: [(path: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("# "), line.hasSuffix(".toml"), !line.dropFirst(2).contains(" ") {
        files.append((String(line.dropFirst(2)), []))
      } else {
        if files.isEmpty { files.append(("en/Photos.toml", [])) }
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { SourceFile($0.path, $0.lines.joined(separator: "\n") + "\n") }
  }
}
