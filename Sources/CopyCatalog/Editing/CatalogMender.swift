/// Mends a catalog pass by pass.
///
/// A pass makes the edits of many findings at once and checks the outcome. It is taken where all those
/// findings are gone and none is new; so each pass that is taken leaves fewer findings. Where it is not, the
/// entries that the trouble is about are tried with half as many edits; a single edit that is blamed is tried
/// once more after the others, and then set aside. Every pass therefore ends with fewer findings, fewer edits
/// at a time, or fewer edits to try, and there is a last one. A round in which something was taken is
/// followed by another that tries again what was set aside; so a catalog that was mended is one in which a
/// round takes nothing, and mending it anew changes nothing.
struct CatalogMender {
  /// The most checks of the whole catalog. Catalogs written by people take three or four.
  private static let checkLimit = 500

  /// How often findings that edits bring up are mended themselves before the edits are judged.
  private static let followUpLimit = 4

  private let checks: [any Check]
  private let includesUnsafe: Bool
  private let isWanted: (Finding) -> Bool
  private let original: Compilation
  private var current: Compilation
  private var mended: [Finding] = []
  private var checkCount = 0

  // Within a round
  /// How many edits of a part are tried at once; all where none is given.
  private var limits: [Part: Int] = [:]
  private var setAside: [Identity: Finding?] = [:]
  /// What was blamed among others. It is tried again once the others are made or set aside, since what it was
  /// blamed for may have come from them.
  private var blamed: Set<Identity> = []
  private var isSecondTry = false
  /// How many edits are tried at once, where it can't be told which of them make trouble.
  private var limit = Int.max

  init(
    _ compilation: Compilation, checks: [any Check], includesUnsafe: Bool, isWanted: @escaping (Finding) -> Bool
  ) {
    self.checks = checks
    self.includesUnsafe = includesUnsafe
    self.isWanted = isWanted
    original = compilation
    current = compilation
  }

  mutating func mend() -> Mending {
    while mendRound(), checkCount < Self.checkLimit {}
    let left = current.findings.filter(isWanted)
    let leftAlone = left.filter(isCandidate).map {
      Mending.LeftAlone(finding: $0, consequence: setAside[Identity($0)] ?? nil)
    }
    return Mending(before: original, after: current, mended: mended, left: left, leftAlone: leftAlone)
  }

  /// Whether a finding is mended where its edits make no trouble.
  private func isCandidate(_ finding: Finding) -> Bool {
    !finding.fix.edits.isEmpty && (includesUnsafe || finding.fix.isSafe) && isWanted(finding)
  }

  /// Tries all edits. True where something was mended and something was set aside, so that it is worth
  /// another try.
  private mutating func mendRound() -> Bool {
    limits = [:]
    setAside = [:]
    blamed = []
    isSecondTry = false
    limit = .max
    var isChanged = false
    while checkCount < Self.checkLimit {
      let chosen = choose()
      if chosen.isEmpty {
        guard !isSecondTry, !blamed.isEmpty else { break }
        isSecondTry = true
        limits = [:]
        limit = .max
        continue
      }
      let trial = attempt(chosen)
      if trial.isBetter {
        current = trial.compilation
        mended += trial.mended
        isChanged = true
        limit = Self.doubled(limit)
        limits = limits.mapValues(Self.doubled)
      } else {
        restrict(chosen, after: trial)
      }
    }
    return isChanged && !setAside.isEmpty
  }

  private static func doubled(_ limit: Int) -> Int { limit > 1 << 30 ? .max : limit * 2 }

  // MARK: Choosing

  /// What to try next: the more severe first, then in the order of the files.
  private func choose() -> [Finding] {
    var taken: [Part: Int] = [:]
    var chosen: [Finding] = []
    let candidates = current.findings.filter { finding in
      guard isCandidate(finding) else { return false }
      let identity = Identity(finding)
      return setAside[identity] == nil && (isSecondTry || !blamed.contains(identity))
    }
    for severity in Severity.allCases.reversed() {
      for finding in candidates where finding.severity == severity {
        let part = Part(of: finding)
        guard taken[part, default: 0] < limits[part] ?? .max else { continue }
        taken[part, default: 0] += 1
        chosen.append(finding)
        if chosen.count == limit { return chosen }
      }
    }
    return chosen
  }

  // MARK: Trying

  private mutating func attempt(_ chosen: [Finding]) -> Trial {
    var trial = Trial(current)
    apply(chosen, to: &trial)
    for _ in 0..<Self.followUpLimit where !trial.isBetter {
      // What came up may itself be mended: text that was unreadable is now read, for one.
      let made = Set(trial.mended.map(Identity.init))
      let next = trial.fresh.filter { isCandidate($0) && !made.contains(Identity($0)) }
      guard !next.isEmpty else { break }
      apply(next, to: &trial)
    }
    return trial
  }

  private mutating func apply(_ findings: [Finding], to trial: inout Trial) {
    let byFile = Dictionary(grouping: findings, by: \.place.file)
    var edits: [String: FileEdits] = [:]
    var taken: [Finding] = []
    let files = trial.compilation.files.map { file in
      guard let found = byFile[file.path], case .bytes(let bytes) = file.content else { return file }
      let choice = FileEdits.choosing(from: found, in: bytes)
      edits[file.path] = choice.edits
      taken += choice.taken
      return SourceFile(
        path: file.path, relativePath: file.relativePath, content: .bytes(choice.edits.applied(to: bytes)))
    }
    checkCount += 1
    trial.move(to: check(files, with: checks), edits: edits, taken: taken)
  }

  // MARK: Learning from a failure

  /// Tries less of what made trouble.
  private mutating func restrict(_ chosen: [Finding], after trial: Trial) {
    let tried = Dictionary(grouping: trial.first, by: Part.init(of:))
    guard !tried.isEmpty else {
      // None of the edits could be made at all.
      for finding in chosen { setAside.updateValue(nil, forKey: Identity(finding)) }
      return
    }
    if trial.first.count == 1 {
      setAside.updateValue(trial.fresh.first, forKey: Identity(trial.first[0]))
      return
    }
    // Each part with the first finding that it may have brought up; the ones that surely did, if there are
    // such.
    var troubled: [Part: Finding] = [:]
    for finding in trial.fresh where tried[Part(of: finding)] != nil && troubled[Part(of: finding)] == nil {
      troubled[Part(of: finding)] = finding
    }
    if troubled.isEmpty {
      for finding in trial.fresh {
        for part in Part.near(finding, among: tried) where troubled[part] == nil { troubled[part] = finding }
      }
      guard !troubled.isEmpty, troubled.count < tried.count else {
        // Nothing tells which of them are to blame.
        limit = trial.first.count / 2
        return
      }
    }
    for (part, consequence) in troubled {
      guard let findings = tried[part] else { continue }
      if findings.count == 1, isSecondTry {
        setAside.updateValue(consequence, forKey: Identity(findings[0]))
      } else if findings.count == 1 {
        blamed.insert(Identity(findings[0]))
      } else {
        limits[part] = findings.count / 2
      }
    }
  }
}

/// A part of a catalog whose edits are judged together: an entry in all its locales, or what of a file is in
/// none.
private struct Part: Hashable {
  var domain: String?
  var entry: String?
  /// Given where there is no entry.
  var file: String?

  init(of finding: Finding) {
    if let entry = finding.subject.entry {
      domain = finding.subject.domain
      self.entry = entry
    } else {
      file = finding.place.file
    }
  }

  /// The parts of the same file as a finding, or else of the same domain.
  static func near(_ finding: Finding, among tried: [Part: [Finding]]) -> [Part] {
    let ofFile = tried.filter { $0.value.contains { $0.place.file == finding.place.file } }
    if !ofFile.isEmpty { return Array(ofFile.keys) }
    return Array(tried.filter { $0.value.contains { $0.subject.domain == finding.subject.domain } }.keys)
  }
}

/// What makes two findings the same, wherever they stand.
private struct Identity: Hashable {
  let check: String
  let file: String
  let subject: Subject
  let problem: String
  let texts: [String]

  init(_ finding: Finding) {
    check = finding.check
    file = finding.place.file
    subject = finding.subject
    problem = finding.problem
    texts = finding.fix.edits.map(\.text)
  }
}

/// A catalog with edits made, compared with the one before them.
private struct Trial {
  private(set) var compilation: Compilation
  /// The findings whose edits were made first.
  private(set) var first: [Finding] = []
  /// All findings whose edits were made.
  private(set) var mended: [Finding] = []
  /// Findings that were not there before, or that are still there though their edits were made.
  private(set) var fresh: [Finding] = []

  private let countBefore: Int
  /// The findings before any edit whose edits were not made, at the places where they would be now.
  private var old: [Placed]

  private struct Placed {
    let finding: Finding
    var range: Range<Int>
  }

  init(_ compilation: Compilation) {
    self.compilation = compilation
    countBefore = compilation.findings.count
    old = compilation.findings.map { Placed(finding: $0, range: $0.place.range) }
  }

  var isBetter: Bool { fresh.isEmpty && compilation.findings.count < countBefore }

  mutating func move(to next: Compilation, edits: [String: FileEdits], taken: [Finding]) {
    if mended.isEmpty { first = taken }
    mended += taken
    let gone = Set(taken)
    old = old.compactMap { placed in
      guard !gone.contains(placed.finding) else { return nil }
      guard let edits = edits[placed.finding.place.file] else { return placed }
      return Placed(finding: placed.finding, range: edits.moved(placed.range))
    }
    compilation = next
    fresh = Self.fresh(among: next.findings, since: old)
  }

  /// Two findings that share these are taken for one another.
  private struct Topic: Hashable {
    let check: String
    let file: String
    let subject: Subject

    init(_ finding: Finding) {
      check = finding.check
      file = finding.place.file
      subject = finding.subject
    }
  }

  private struct CheckOfFile: Hashable {
    let check: String
    let file: String

    init(_ finding: Finding) {
      check = finding.check
      file = finding.place.file
    }
  }

  /// The findings that no old one is the same as: neither one about the same subject, nor one at the same
  /// place, whose entry may have another name now.
  private static func fresh(among findings: [Finding], since old: [Placed]) -> [Finding] {
    var open = Dictionary(grouping: old) { Topic($0.finding) }
    let rest = findings.filter { open[Topic($0)]?.popLast() == nil }
    guard !rest.isEmpty else { return [] }
    var unmatched = Dictionary(grouping: open.values.joined()) { CheckOfFile($0.finding) }
      .mapValues { $0.sorted { $0.range.lowerBound < $1.range.lowerBound }[...] }
    // Findings come in the order of the file, and so each place is passed once.
    return rest.filter { finding in
      let key = CheckOfFile(finding)
      let range = finding.place.range
      while let place = unmatched[key]?.first {
        if place.range.lowerBound > range.upperBound { break }
        unmatched[key]?.removeFirst()
        if place.range.upperBound >= range.lowerBound { return false }
      }
      return true
    }
  }
}
