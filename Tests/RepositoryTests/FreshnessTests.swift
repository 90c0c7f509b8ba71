import Foundation
import Testing

/// What is generated is checked in, so that it can be read and reviewed. It has to be what would be generated now.
@Suite struct FreshnessTests {
  @Test(arguments: ["copyc", "lumen"])
  func generatedSwiftIsWhatTheCatalogsGive(name: String) throws {
    let run = try Shell(
      Repository.copyc.path, ["generate", "catalogs/\(name)", "--output", "generated/\(name)", "--check"])
    #expect(run.succeeded, "Run “make generate” and commit what it changes.\n\(run.output)")
  }

  @Test func pagesOfTheChecksAreWhatTheChecksSay() throws {
    let folder = try TemporaryFolder()
    let run = try Shell(Repository.copyc.path, ["explain", "--output", folder.url.path])
    try #require(run.succeeded, "\(run.output)")
    let difference = try Shell("diff", ["-r", "docs/checks", folder.url.path])
    #expect(difference.succeeded, "Run “make docs” and commit what it changes.\n\(difference.output)")
  }

  @Test func theListOfChecksInTheReadmeIsWhatThereIs() throws {
    let run = try Shell("Scripts/list-checks", [Repository.copyc.path, "README.md", "--check"])
    #expect(run.succeeded, "Run “make docs” and commit what it changes.\n\(run.output)")
  }

  @Test(arguments: ["catalogs/copyc", "catalogs/lumen", "Examples/FileSync/Sources/FileSync/catalogs"])
  func theRepositorysOwnCopyIsReadyToBeShown(path: String) throws {
    let run = try Shell(Repository.copyc.path, ["check", path, "--fail-on", "should-fix"])
    #expect(run.succeeded, "\(run.output)")
  }
}
