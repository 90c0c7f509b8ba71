import Foundation
import Testing

/// The recipes of Examples/ci, run as a team would run them.
@Suite struct CIRecipeTests {
  // MARK: The hook

  @Test func theHookStopsACommitOfCopyThatMustNotBeShipped() throws {
    let repository = try ScratchRepository()
    try repository.installHook()
    try repository.write(ScratchRepository.vagueCopy, to: "catalogs/en/Photos.toml")
    try repository.git("add", "-A")
    let commit = try repository.run("git", "commit", "-m", "Add photos")
    #expect(!commit.succeeded)
    #expect(commit.output.contains("blocking[vague-message]"), "\(commit.output)")
    #expect(commit.output.contains("--> catalogs/en/Photos.toml:"), "\(commit.output)")
    #expect(commit.output.contains("Nothing was committed"), "\(commit.output)")
    #expect(try !repository.run("git", "rev-parse", "--verify", "HEAD").succeeded)
  }

  @Test func theHookLetsGoodCopyThrough() throws {
    let repository = try ScratchRepository()
    try repository.installHook()
    try repository.write(ScratchRepository.goodCopy, to: "catalogs/en/Photos.toml")
    try repository.git("add", "-A")
    let commit = try repository.run("git", "commit", "-m", "Add photos")
    #expect(commit.succeeded, "\(commit.output)")
  }

  @Test func theHookJudgesWhatIsStaged() throws {
    let repository = try ScratchRepository()
    try repository.installHook()
    try repository.write(ScratchRepository.goodCopy, to: "catalogs/en/Photos.toml")
    try repository.git("add", "-A")
    // Half written and not staged.
    try repository.write(ScratchRepository.vagueCopy, to: "catalogs/en/Photos.toml")
    let good = try repository.run("git", "commit", "-m", "Add photos")
    #expect(good.succeeded, "\(good.output)")

    // Staged, and mended only in the folder.
    try repository.git("add", "-A")
    try repository.write(ScratchRepository.goodCopy, to: "catalogs/en/Photos.toml")
    let bad = try repository.run("git", "commit", "-m", "Change photos")
    #expect(!bad.succeeded)
    #expect(bad.output.contains("vague-message"), "\(bad.output)")

    // `commit -a` and `commit <file>` have an index of their own.
    try repository.write(ScratchRepository.vagueCopy, to: "catalogs/en/Photos.toml")
    #expect(try !repository.run("git", "commit", "-a", "-m", "Change photos").succeeded)
    #expect(try !repository.run("git", "commit", "-m", "Change photos", "catalogs/en/Photos.toml").succeeded)
  }

  @Test func theHookPassesOverCommitsWithoutCopy() throws {
    let repository = try ScratchRepository()
    try repository.installHook()
    try repository.write(ScratchRepository.goodCopy, to: "catalogs/en/Photos.toml")
    try repository.git("add", "-A")
    try repository.git("commit", "-m", "Add photos")
    // No copyc is needed, and vague copy that is not staged stops nothing.
    try repository.write(ScratchRepository.vagueCopy, to: "catalogs/en/Photos.toml")
    try repository.write("Lumen\n", to: "README.md")
    try repository.git("add", "README.md")
    let other = try repository.run("git", "commit", "-m", "Add a readme", copyc: "/nowhere/copyc")
    #expect(other.succeeded, "\(other.output)")
    // Catalogs that are deleted have nothing to check.
    try repository.git("rm", "-rqf", "catalogs")
    let deletion = try repository.run("git", "commit", "-m", "Delete all copy")
    #expect(deletion.succeeded, "\(deletion.output)")
  }

  @Test func theHookSaysWhatToDoWhereTheCommandIsMissing() throws {
    let repository = try ScratchRepository()
    try repository.installHook()
    try repository.write(ScratchRepository.goodCopy, to: "catalogs/en/Photos.toml")
    try repository.git("add", "-A")
    let commit = try repository.run("git", "commit", "-m", "Add photos", copyc: "/nowhere/copyc")
    #expect(!commit.succeeded)
    #expect(commit.output.contains("Put copyc in your PATH or its path in COPYC"), "\(commit.output)")
    let unchecked = try repository.run("git", "commit", "--no-verify", "-m", "Add photos", copyc: "/nowhere/copyc")
    #expect(unchecked.succeeded, "\(unchecked.output)")
  }

  // MARK: make

  @Test func theRulesOfMakeCheckAndGenerate() throws {
    let repository = try ScratchRepository()
    try repository.write(try Repository.read("Examples/ci/copy.mk"), to: "copy.mk")
    try repository.write("include copy.mk\n", to: "Makefile")
    try repository.write(ScratchRepository.goodCopy, to: "catalogs/en/Photos.toml")

    let check = try repository.run("make", "check-copy")
    #expect(check.succeeded, "\(check.output)")
    #expect(try !repository.run("make", "fresh-copy").succeeded)
    let first = try repository.run("make", "generate-copy")
    #expect(first.succeeded, "\(first.output)")
    #expect(try repository.read("Generated/CopyDomain.Photos.swift").contains("enum PhotosError"))
    #expect(try repository.run("make", "fresh-copy").succeeded)
    // Nothing changed.
    let second = try repository.run("make", "generate-copy")
    #expect(second.succeeded && !second.output.contains("generate catalogs"), "\(second.output)")
    // A locale was added.
    try repository.write("[album-full]\ntitle = \"Dieses Album ist voll\"\n", to: "catalogs/de/Photos.toml")
    let third = try repository.run("make", "generate-copy")
    #expect(third.succeeded && third.output.contains("generate catalogs"), "\(third.output)")

    try repository.write(ScratchRepository.vagueCopy, to: "catalogs/en/Photos.toml")
    let vague = try repository.run("make", "check-copy")
    #expect(!vague.succeeded)
    #expect(vague.output.contains("blocking[vague-message]"), "\(vague.output)")
  }

  // MARK: GitHub

  @Test(.enabled(if: Workflow.isReadable, "Python has no YAML reader here."))
  func theWorkflowIsYAMLWithTheStepsOfAWorkflow() throws {
    let workflow = try Workflow()
    #expect(workflow.steps.count > 4)
    for step in workflow.steps { #expect(step.uses.isEmpty != step.run.isEmpty, "\(step)") }
    for step in workflow.steps where !step.run.isEmpty {
      let syntax = try Shell("bash", ["-n", "-c", step.run])
      #expect(syntax.succeeded, "\(step.name): \(syntax.output)")
    }
  }

  @Test(.enabled(if: Workflow.isReadable, "Python has no YAML reader here."))
  func theStepsOfTheWorkflowCheckAndCompare() throws {
    let workflow = try Workflow()
    let steps = workflow.steps.filter { $0.run.hasPrefix("copyc ") }
    try #require(steps.count == 2)
    let repository = try ScratchRepository()
    try repository.write(ScratchRepository.goodCopy, to: "catalogs/en/Photos.toml")
    let generation = try repository.run(step: "copyc generate catalogs --output Generated", [])
    try #require(generation.succeeded, "\(generation.output)")
    for step in steps {
      let run = try repository.run(step: step.run, workflow.environment)
      #expect(run.succeeded, "\(step.name): \(run.output)")
    }
    try repository.write(ScratchRepository.vagueCopy, to: "catalogs/en/Photos.toml")
    let check = try repository.run(step: steps[0].run, workflow.environment)
    #expect(check.exitCode == 1)
    #expect(check.output.contains("::error file=catalogs/en/Photos.toml,"), "\(check.output)")
    let fresh = try repository.run(step: steps[1].run, workflow.environment)
    #expect(!fresh.succeeded)
  }

  @Test(.enabled(if: Workflow.isReadable, "Python has no YAML reader here."))
  func theWorkflowJudgesWhatAPullRequestChanges() throws {
    let workflow = try Workflow()
    let check = try #require(workflow.steps.first { $0.run.hasPrefix("copyc check ") }).run
    let repository = try ScratchRepository()
    // The main branch has a fault of its own.
    try repository.write(ScratchRepository.vagueCopy, to: "catalogs/en/Albums.toml")
    try repository.write(ScratchRepository.goodCopy, to: "catalogs/en/Photos.toml")
    try repository.git("add", "-A")
    try repository.git("commit", "-q", "-m", "Add copy")
    try repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
    let changed = ScratchRepository.goodCopy.replacing("It already holds", with: "It holds")
    try repository.write(changed, to: "catalogs/en/Photos.toml")
    try repository.git("commit", "-q", "-a", "-m", "Change photos")

    let pullRequest = workflow.environment + ["GITHUB_BASE_REF=main"]
    let good = try repository.run(step: check, pullRequest)
    #expect(good.succeeded, "\(good.output)")
    let everything = try repository.run(step: check, workflow.environment)
    #expect(everything.exitCode == 1, "\(everything.output)")

    try repository.write(ScratchRepository.vagueCopy, to: "catalogs/en/Photos.toml")
    try repository.git("commit", "-q", "-a", "-m", "Change photos again")
    let bad = try repository.run(step: check, pullRequest)
    #expect(bad.exitCode == 1)
    #expect(bad.output.contains("file=catalogs/en/Photos.toml,"), "\(bad.output)")
    #expect(!bad.output.contains("Albums.toml"), "\(bad.output)")
  }
}

/// Examples/ci/github-workflow.yml as Python reads it.
private struct Workflow {
  struct Step {
    let name: String
    let uses: String
    let run: String
  }
  let steps: [Step]
  /// As `NAME=value`.
  let environment: [String]

  static let isReadable = (try? Shell("python3", ["-c", "import yaml"]).succeeded) ?? false

  init() throws {
    // YAML 1.1 reads the key `on` as true.
    let script = """
      import json, sys, yaml
      flow = yaml.safe_load(open(sys.argv[1], encoding="utf-8"))
      assert flow["name"] and flow.get("on", flow.get(True)) and flow["permissions"] == {"contents": "read"}
      (job,) = flow["jobs"].values()
      assert job["runs-on"] and job["container"]
      print(json.dumps({"env": job["env"], "steps": [
        {key: step.get(key, "") for key in ("name", "uses", "run")} for step in job["steps"]]}))
      """
    let run = try Shell("python3", ["-c", script, "Examples/ci/github-workflow.yml"])
    try #require(run.succeeded, "\(run.output)")
    let content = try JSONDecoder().decode(Content.self, from: Data(run.output.utf8))
    steps = content.steps.map { Step(name: $0["name"] ?? "", uses: $0["uses"] ?? "", run: $0["run"] ?? "") }
    environment = content.env.map { "\($0.key)=\($0.value)" }
  }

  private struct Content: Decodable {
    let env: [String: String]
    let steps: [[String: String]]
  }
}

/// A Git repository with catalogs, for one test.
private struct ScratchRepository {
  static let goodCopy = """
    [album-full]
    code = 1
    context = "blocking"
    remedy = "fix"
    title = "This album is full"
    message = "It already holds 500 photos."
    recovery = "Remove photos from the album, then try again."
    note = "Alert after choosing photos to add."

    """
  static let vagueCopy = goodCopy.replacing("This album is full", with: "Something went wrong")
    .replacing("It already holds 500 photos.", with: "An error occurred.")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q")
    try git("config", "user.name", "A Writer")
    try git("config", "user.email", "writer@example.com")
  }

  func installHook() throws {
    let hook = folder.url.appending(path: ".git/hooks/pre-commit")
    let manager = FileManager.default
    try manager.createDirectory(at: hook.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.copyItem(at: Repository.root.appending(path: "Examples/ci/pre-commit"), to: hook)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
  }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  func read(_ path: String) throws -> String { try folder.read(path) }

  /// Runs git; what it is used for here succeeds.
  func git(_ arguments: String...) throws {
    let run = try self.run(["git"] + arguments, copyc: Repository.copyc.path)
    try #require(run.succeeded, "git \(arguments): \(run.output)")
  }

  func run(_ words: String..., copyc: String = Repository.copyc.path) throws -> Shell {
    try run(words, copyc: copyc)
  }

  /// Runs the script of a workflow’s step as GitHub does, with copyc in the PATH.
  func run(step script: String, _ environment: [String]) throws -> Shell {
    let path = "PATH=\"\(Repository.products.path):$PATH\"\n"
    return try run(environment + ["bash", "-e", "-c", path + script], copyc: Repository.copyc.path)
  }

  /// Without the settings of the person who runs the tests, and of a hook that may run them.
  private func run(_ words: [String], copyc: String) throws -> Shell {
    try Shell(
      "env",
      ["-u", "GIT_DIR", "-u", "GIT_INDEX_FILE", "-u", "GIT_WORK_TREE", "-u", "MAKEFLAGS", "-u", "MAKELEVEL",
        "-u", "GITHUB_BASE_REF",
        "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", "COPYC=\(copyc)"] + words, in: folder.url)
  }
}
