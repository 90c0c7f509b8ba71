/// Findings as JUnit XML, which build servers show as tests.
///
/// A suite is a domain in a locale; a test is an entry of it, and passes where nothing was found. Findings
/// that fail the run make it a failure, others a skipped test with their words. What concerns no entry is a
/// test of its own, named by its check, in the suite of its file.
public struct JUnitReport: Sendable {
  private let files: [SourceFile]

  /// - Parameter files: what the findings point into.
  public init(_ files: [SourceFile]) {
    self.files = files
  }

  /// - Parameters:
  ///   - catalog: whose entries are the tests.
  ///   - filter: which of them.
  ///   - fails: whether a finding fails the run.
  public func text(
    of findings: [Finding], in catalog: Catalog, filter: FindingFilter = FindingFilter(),
    where fails: (Finding) -> Bool
  ) -> String {
    var suites = Suites(of: catalog, filter: filter)
    for finding in findings { suites.add(finding) }
    let human = HumanReport(files, width: 80)
    let blocks = human.blocks(of: findings)
    let words = Dictionary(zip(findings, blocks)) { first, _ in first }

    var body = ""
    var total = Counts()
    for suite in suites.all {
      var tests = ""
      var counts = Counts()
      for test in suite.tests {
        tests += self.test(test, of: suite.name, words: words, counting: &counts, where: fails)
      }
      body +=
        " <testsuite name=\"\(XMLText.escaped(suite.name))\" \(counts.attributes)>\n\(tests) </testsuite>\n"
      total.add(counts)
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"copyc\" \(total.attributes)>\n"
      + "\(body)</testsuites>\n"
  }

  private struct Counts {
    var tests = 0
    var failures = 0
    var skipped = 0

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      skipped += other.skipped
    }

    var attributes: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
    }
  }

  private func test(
    _ test: Suites.Test, of suite: String, words: [Finding: String], counting counts: inout Counts,
    where fails: (Finding) -> Bool
  ) -> String {
    counts.tests += 1
    let head =
      "  <testcase classname=\"\(XMLText.escaped(suite))\" name=\"\(XMLText.escaped(test.name))\""
    if test.findings.isEmpty { return head + "/>\n" }
    let failing = test.findings.filter(fails)
    let told = failing.isEmpty ? test.findings : failing
    let first = told.first.map(\.problem) ?? ""
    let message = XMLText.escaped(told.count == 1 ? first : "\(first) (and \(told.count - 1) more)")
    let text = XMLText.escaped(test.findings.compactMap { words[$0] }.joined(separator: "\n"))
    if failing.isEmpty {
      counts.skipped += 1
      return
        "\(head)>\n   <skipped message=\"\(message)\"/>\n   <system-out>\(text)</system-out>\n  </testcase>\n"
    }
    counts.failures += 1
    let checks = Set(failing.map(\.check)).sorted().joined(separator: " ")
    return
      "\(head)>\n   <failure type=\"\(XMLText.escaped(checks))\" message=\"\(message)\">\(text)</failure>\n"
      + "  </testcase>\n"
  }
}

/// The tests by suite.
private struct Suites {
  struct Test {
    let name: String
    var findings: [Finding] = []
  }

  struct Suite {
    let name: String
    var tests: [Test] = []
    var indices: [String: Int] = [:]
  }

  private(set) var all: [Suite] = []
  private var indices: [String: Int] = [:]

  /// A passing test for each text that is looked at.
  init(of catalog: Catalog, filter: FindingFilter) {
    for locale in catalog.locales where filter.includes(locale: locale) {
      for domain in catalog.domains {
        add(domain.entries, of: domain.name, in: locale, filter: filter)
      }
      add(catalog.actions.map(\.entry), of: ActionsReader.name, in: locale, filter: filter)
    }
  }

  private mutating func add(
    _ entries: [Entry], of domain: String, in locale: LocaleTag, filter: FindingFilter
  ) {
    for entry in entries
    where entry.copy(in: locale) != nil && filter.includes(entry: entry.name, of: domain, in: locale) {
      _ = test(entry.name, of: "\(locale)/\(domain)")
    }
  }

  mutating func add(_ finding: Finding) {
    let subject = finding.subject
    let suite: String
    if let locale = subject.locale, let domain = subject.domain {
      suite = "\(locale)/\(domain)"
    } else {
      suite = finding.place.file
    }
    // An entry may be called like a check, so what is no entry gets a name that no entry can have.
    let (suiteIndex, testIndex) = test(subject.entry ?? "[\(finding.check)]", of: suite)
    all[suiteIndex].tests[testIndex].findings.append(finding)
  }

  private mutating func test(_ name: String, of suite: String) -> (suite: Int, test: Int) {
    let suiteIndex = indices[suite] ?? all.count
    if suiteIndex == all.count {
      indices[suite] = suiteIndex
      all.append(Suite(name: suite))
    }
    if let index = all[suiteIndex].indices[name] { return (suiteIndex, index) }
    let index = all[suiteIndex].tests.count
    all[suiteIndex].indices[name] = index
    all[suiteIndex].tests.append(Test(name: name))
    return (suiteIndex, index)
  }
}
