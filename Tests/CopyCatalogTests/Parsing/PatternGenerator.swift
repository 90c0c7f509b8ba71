/// Random numbers that are the same in every run (SplitMix64, https://prng.di.unimi.it/splitmix64.c).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Makes ICU patterns out of everything that the language has, most of them valid; the rest are valid ones with
/// a few bytes of syntax put in or taken out.
///
/// The arguments are `n` (whole number), `m` (number), `d` (date), `s` (text) and `g` (one of a few words).
struct PatternGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func pattern() -> String {
    var pattern = message(depth: 0, inPlural: false)
    if chance(1, in: 4) {
      for _ in 0...pick(0...2) { pattern = damaged(pattern) }
    }
    return pattern
  }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &random)] }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func chance(_ part: Int, in whole: Int) -> Bool { pick(1...whole) <= part }

  private mutating func message(depth: Int, inPlural: Bool) -> String {
    var text = ""
    for _ in 0..<pick(0...4) {
      switch pick(0...9) {
      case 0...3: text += literal()
      case 4: text += quoted(inPlural: inPlural)
      case 5: text += inPlural ? "#" : literal()
      case 6...7: text += placeholder()
      default: text += depth < 3 ? choice(depth: depth) : placeholder()
      }
    }
    return text
  }

  private mutating func literal() -> String {
    pick([
      "photos", " ", "don't ", "l’été ", "写真を", "صورة ", "100% ", "''", "' ", "it''s ", "\n\n", "👩‍🚀 ", "|", "a=b, c: d ",
      "e\u{301}", "O'Neil ", "'' '' ", "\\", "\"", "<b>", "\u{200F}", "$1 ", "offset:1 ", "other ",
    ])
  }

  private mutating func quoted(inPlural: Bool) -> String {
    let inside = pick(["{", "}", "{n}", "{}", "{n, plural, other {#}}", "{ ''a'' }", "}{", inPlural ? "#" : "{#"])
    return "'\(inside)\(pick(["", " x", "''", " # ", "|"]))'" + pick([" ", "a", "", "''"])
  }

  private mutating func space() -> String {
    pick(["", "", " ", " ", "  ", "\n", "\t", "\u{200E}", "\u{2028}", "\u{85}"])
  }

  private mutating func placeholder() -> String {
    let inside: String
    switch pick(0...5) {
    case 0: inside = pick(["n", "m", "d", "s", "g"])
    case 1...2:
      let style = pick([
        "", "integer", "percent", "::.00", "::percent scale/100", "::group-off", "::@@#", "::compact-short",
        "::sign-always", "::.##/w",
      ])
      inside = pick(["n", "m"]) + "\(space()),\(space())number" + (style.isEmpty ? "" : "\(space()),\(space())\(style)")
    case 3...4:
      let style = pick(["", "short", "medium", "long", "full", "::yMMMd", "::MMMMd", "::jm", "::yMMMM"])
      inside = "d\(space()),\(space())\(pick(["date", "time"]))" + (style.isEmpty ? "" : "\(space()), \(style)")
    default: inside = "s"
    }
    return "{\(space())\(inside)\(space())}"
  }

  private mutating func choice(depth: Int) -> String {
    var forms: [String] = []
    var start = ""
    let isSelect = chance(1, in: 3)
    let head: String
    if isSelect {
      head = "g\(space()),\(space())select"
      for key in ["male", "female", "größe", "k_1", "plural"] where chance(1, in: 2) { forms.append(key) }
    } else {
      head = pick(["n", "n", "m"]) + "\(space()),\(space())" + pick(["plural", "plural", "selectordinal"])
      if chance(1, in: 4) { start = pick(["offset:1 ", "offset: 2 ", "offset:\n0 "]) }
      for form in ["=0", "=1", "=2", "=1.5", "=-1", "zero", "one", "two", "few", "many"] where chance(1, in: 4) {
        forms.append(form)
      }
    }
    forms.insert("other", at: pick(0...forms.count))
    let bodies = forms.map { form in
      "\(form)\(space()){\(message(depth: depth + 1, inPlural: !isSelect))}"
    }
    return "{\(head)\(space()),\(space())\(start)\(bodies.joined(separator: space()))\(space())}"
  }

  /// One byte of syntax put in, or one character taken out.
  private mutating func damaged(_ pattern: String) -> String {
    var characters = Array(pattern.unicodeScalars)
    let place = pick(0...characters.count)
    if chance(1, in: 2), place < characters.count {
      characters.remove(at: place)
    } else {
      characters.insert(pick(Array("{}'#,|=0 x:-".unicodeScalars)), at: place)
    }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: characters)
    return String(scalars)
  }
}
