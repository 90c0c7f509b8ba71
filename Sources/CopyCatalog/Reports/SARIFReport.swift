/// Findings as SARIF 2.1.0 (OASIS “Static Analysis Results Interchange Format”), for code scanning and
/// editors.
///
/// Columns count UTF-16 code units, as `columnKind` says; lines and columns start at 1, an end is the
/// position after the last character. Paths are relative URIs as they were given, percent-encoded.
public struct SARIFReport: Sendable {
  private let files: [SourceFile]
  private let pages: [CheckPage]
  private let version: String

  /// - Parameters:
  ///   - files: what the findings point into.
  ///   - pages: the pages of the checks, which become rules.
  ///   - version: the tool's own version, as in semantic versioning.
  public init(_ files: [SourceFile], pages: [CheckPage], version: String) {
    self.files = files
    self.pages = pages
    self.version = version
  }

  /// One log with one run. Rules are those that the findings name.
  public func text(of findings: [Finding]) -> String {
    let named = Set(findings.map(\.check))
    let rules = pages.filter { named.contains($0.id) }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let regions = Regions(files, of: findings)
    let identities = FindingIdentities(files)
    var occurrences: [FindingIdentity: Int] = [:]

    var json = "{\"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\", \"version\": \"2.1.0\",\n"
    json +=
      " \"runs\": [{\"tool\": {\"driver\": {\"name\": \"copyc\", \"semanticVersion\": \(quoted(version)),\n"
    json += "  \"rules\": [\(rules.map { "\n   " + rule(of: $0) }.joined(separator: ","))]}},\n"
    json += "  \"columnKind\": \"utf16CodeUnits\", \"language\": \"en\",\n  \"results\": ["
    for (index, finding) in findings.enumerated() {
      let identity = identities[finding]
      occurrences[identity, default: 0] += 1
      json += index == 0 ? "\n   " : ",\n   "
      json += result(
        of: finding, rule: indices[finding.check],
        fingerprint: "\(identity) \(occurrences[identity, default: 1])", in: regions)
    }
    return json + "]}]}\n"
  }

  private func rule(of page: CheckPage) -> String {
    let documentation = CheckDocumentation(of: page)
    let help = (text: quoted(documentation.plainText()), markdown: quoted(documentation.markdown))
    return "{\"id\": \(quoted(page.id)), \"shortDescription\": \(message(page.summary)), "
      + "\"fullDescription\": \(message(page.rationale)), "
      + "\"help\": {\"text\": \(help.text), \"markdown\": \(help.markdown)}, "
      + "\"defaultConfiguration\": {\"level\": \(quoted(level(of: page.severity)))}, "
      + "\"properties\": {\"tags\": [\(quoted(page.category.rawValue))]}}"
  }

  private func result(of finding: Finding, rule: Int?, fingerprint: String, in regions: Regions) -> String {
    let words = [
      finding.problem, finding.impact, finding.fix.summary.isEmpty ? "" : "Fix: \(finding.fix.summary)"
    ]
    var json = "{\"ruleId\": \(quoted(finding.check)), "
    if let rule { json += "\"ruleIndex\": \(rule), " }
    json += "\"level\": \(quoted(level(of: finding.severity))), "
    json += "\"message\": \(message(words.filter { !$0.isEmpty }.joined(separator: "\n"))), "
    json += "\"locations\": [{\"physicalLocation\": \(regions.location(of: finding.place))"
    json += logicalLocation(of: finding.subject).map { ", \"logicalLocations\": [\($0)]" } ?? ""
    json += "}], \"partialFingerprints\": {\"copycFinding/v1\": \(quoted(fingerprint))}, \"suppressions\": []"
    if !finding.related.isEmpty {
      let related = finding.related.enumerated().map { index, related in
        "{\"id\": \(index + 1), \"physicalLocation\": \(regions.location(of: related.place)), "
          + "\"message\": \(message(related.label))}"
      }
      json += ", \"relatedLocations\": [\(related.joined(separator: ", "))]"
    }
    if !finding.fix.edits.isEmpty {
      let replacements = finding.fix.edits.map { edit in
        "{\"deletedRegion\": \(regions.region(of: Place(file: finding.place.file, range: edit.range))), "
          + "\"insertedContent\": {\"text\": \(quoted(edit.text))}}"
      }
      json += ", \"fixes\": [{\"description\": \(message(finding.fix.summary)), \"artifactChanges\": "
      json += "[{\"artifactLocation\": \(Regions.artifact(finding.place.file)), "
      json += "\"replacements\": [\(replacements.joined(separator: ", "))]}]}]"
    }
    return json + ", \"properties\": {\"who\": \(quoted(finding.mender.rawValue))}}"
  }

  private func logicalLocation(of subject: Subject) -> String? {
    guard let domain = subject.domain else { return nil }
    var name = domain
    if let entry = subject.entry { name += ".\(entry)" }
    if let field = subject.field { name += ".\(field)" }
    if let locale = subject.locale { name += "@\(locale)" }
    return "{\"fullyQualifiedName\": \(quoted(name)), \"kind\": \"resource\"}"
  }

  private func level(of severity: Severity) -> String {
    switch severity {
    case .note: "note"
    case .shouldFix: "warning"
    case .blocking: "error"
    }
  }

  private func message(_ text: String) -> String { "{\"text\": \(quoted(text))}" }

  private func quoted(_ text: String) -> String { JSONText.quoted(text) }
}

/// Where findings stand, as SARIF writes it.
private struct Regions {
  private let files: FindingFiles

  init(_ files: [SourceFile], of findings: [Finding]) {
    self.files = FindingFiles(files, of: findings, columns: .utf16)
  }

  func location(of place: Place) -> String {
    "{\"artifactLocation\": \(Self.artifact(place.file)), \"region\": \(region(of: place))}"
  }

  /// The first line of a file that is not known.
  func region(of place: Place) -> String {
    guard files[place.file] != nil else { return "{\"startLine\": 1}" }
    let span = files.span(of: place)
    return "{\"startLine\": \(span.start.line), \"startColumn\": \(span.start.column), "
      + "\"endLine\": \(span.end.line), \"endColumn\": \(span.end.column)}"
  }

  static func artifact(_ path: String) -> String {
    "{\"uri\": \(JSONText.quoted(uri(of: path)))}"
  }

  /// A path as a URI reference (RFC 3986): all but unreserved characters and `/` percent-encoded, so that no
  /// part of it can be taken for a scheme.
  private static func uri(of path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default: uri += "%" + VisibleText.hexadecimal(UInt32(byte), digits: 2)
      }
    }
    return uri
  }
}
