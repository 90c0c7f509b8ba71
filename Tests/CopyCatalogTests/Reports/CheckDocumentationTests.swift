import CopyCatalog
import Testing

@Suite struct CheckDocumentationTests {
  let pages = allChecks.map(\.page)

  @Test func showsTheFindingAsItIsPrinted() throws {
    let page = try #require(pages.first { $0.id == "missing-title" })
    let example = try #require(page.examples.first)
    let files = Example.files(of: example.bad)
    let finding = try #require(check(files).findings.first { $0.check == page.id })
    let printed = HumanReport(files, width: 80).text(of: finding)
    let markdown = CheckDocumentation(of: page).markdown
    #expect(markdown.hasPrefix("# missing-title\n\n\(page.summary)\n"))
    #expect(markdown.contains("```text\n\(printed)```\n"))
    #expect(markdown.contains("```toml\n# en/Photos.toml\n\(example.good)"))
    #expect(CheckDocumentation(of: page).plainText().contains("  --> en/Photos.toml:"))
  }

  @Test func listsEveryCheckOnce() {
    let index = CheckDocumentation.plainIndex(of: pages)
    let markdown = CheckDocumentation.markdownIndex(of: pages)
    for page in pages {
      #expect(index.split(separator: "\n").count { $0.hasPrefix("  \(page.id) ") } == 1, "\(page.id)")
      #expect(markdown.contains("* [`\(page.id)`](\(page.id).md) "))
    }
    #expect(index.hasPrefix("catalog\n  "))
  }

  @Test func breaksProseAtTheWidthOfTheTerminal() throws {
    let page = try #require(pages.first { $0.id == "missing-title" })
    let text = CheckDocumentation(of: page).plainText(width: 60)
    let why = text.split(separator: "\n").drop { $0 != "Why" }.dropFirst().prefix { $0 != "Example" }
    #expect(why.count > 1)
    #expect(why.allSatisfy { $0.count <= 60 })
  }
}

@Suite struct WrappingTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("a wordthatislongerthantheline b", 10, ["a", "wordthatislongerthantheline", "b"]),
    ("", 10, []),
    ("ไม่พบไฟล์นี้", 4, ["ไม่พบ", "ไฟล์นี้"])
  ]) func breaksWhereAReaderExpectsIt(_ text: String, _ width: Int, _ lines: [String]) {
    #expect(Wrapping.lines(text, width: width, locale: "ja") == lines)
  }

  @Test func keepsMarksWithTheirWords() {
    let text = "保存できません。「もう一度」お試しください。「設定」を開いてください。"
    let lines = Wrapping.lines(text, width: 16, locale: "ja")
    #expect(lines.joined() == text)
    #expect(lines.count > 3)
    for line in lines {
      #expect(Graphemes.columns(line) <= 16)
      #expect(!line.hasSuffix("「"))
      #expect(!line.hasPrefix("」") && !line.hasPrefix("。"))
    }
  }
}
