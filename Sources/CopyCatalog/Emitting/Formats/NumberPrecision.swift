/// How many digits a number style shows, and how its value is scaled. What its signs, symbols and groups are,
/// ICU is asked (`NumberStyleData`).
struct NumberPrecision: Hashable, Sendable {
  /// Digits behind the decimal sign.
  var fraction = 0...3
  /// Significant digits, in place of `fraction`.
  var significant: ClosedRange<Int>?
  /// Digits before the decimal sign that are always written.
  var leastIntegers = 1
  /// The power of ten that the value is multiplied by.
  var power = 0

  /// More digits than any double has.
  private static let unlimited = 400

  /// Reads the style of `{n, number, style}`. Nil where it is none that the runtime shows exactly: patterns
  /// (`#,##0.00`), units, currencies, compact and scientific notation, other rounding.
  ///
  /// Skeletons: https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html
  init?(style: String?) {
    switch style {
    case nil: return
    case "integer"?: fraction = 0...0
    case "percent"?: (fraction, power) = (0...0, 2)
    case .some(let style):
      guard style.hasPrefix("::") else { return nil }
      // What ICU shows of a skeleton that does not say: up to six digits.
      fraction = 0...6
      let stems = style.dropFirst(2).split(separator: " ")
      var seen: Set<String> = []
      for stem in stems {
        guard let kind = read(stem), seen.insert(kind).inserted else { return nil }
      }
      if stems.isEmpty { return nil }
    }
  }

  /// Reads one stem; gives what it speaks of, since ICU refuses two that speak of the same.
  private mutating func read(_ stem: Substring) -> String? {
    switch stem {
    case "percent", "%": return "unit"
    case "%x100":
      power = 2
      return "unit"
    case "scale/100":
      power = 2
      return "scale"
    case "precision-integer", ".":
      fraction = 0...0
      return "precision"
    case "precision-unlimited", ".+", ".*":
      fraction = 0...NumberPrecision.unlimited
      return "precision"
    case "group-off", ",_", "group-min2", ",?", "group-auto", "group-on-aligned", ",!", "group-thousands":
      return "grouping"
    case "sign-auto", "sign-always", "+!", "sign-never", "+_", "sign-except-zero", "+?", "sign-negative",
      "+-":
      return "sign"
    case "rounding-mode-half-even", "rounding-mode-half-even/": return "rounding"
    default: break
    }
    if stem.first == "." { return readFraction(stem.dropFirst()) ? "precision" : nil }
    if stem.first == "@" { return readSignificant(stem) ? "precision" : nil }
    if stem.allSatisfy({ $0 == "0" }) {
      leastIntegers = stem.count
      return "integers"
    }
    if stem.hasPrefix("integer-width/+") || stem.hasPrefix("integer-width/*") {
      let zeros = stem.dropFirst("integer-width/+".count)
      guard !zeros.isEmpty, zeros.count <= 20, zeros.allSatisfy({ $0 == "0" }) else { return nil }
      leastIntegers = zeros.count
      return "integers"
    }
    return nil
  }

  /// `.00` exactly, `.0#` at least one and at most two, `.0+` at least one.
  private mutating func readFraction(_ text: Substring) -> Bool {
    let zeros = text.prefix { $0 == "0" }.count
    let rest = text.dropFirst(zeros)
    guard text.count <= 20 else { return false }
    if rest == "+" || rest == "*" {
      fraction = zeros...NumberPrecision.unlimited
    } else if rest.allSatisfy({ $0 == "#" }) {
      fraction = zeros...(zeros + rest.count)
    } else {
      return false
    }
    return true
  }

  /// `@@` exactly two, `@##` at most three, `@+` at least one.
  private mutating func readSignificant(_ text: Substring) -> Bool {
    let least = text.prefix { $0 == "@" }.count
    let rest = text.dropFirst(least)
    guard text.count <= 20 else { return false }
    if rest == "+" || rest == "*" {
      significant = least...NumberPrecision.unlimited
    } else if rest.allSatisfy({ $0 == "#" }) {
      significant = least...(least + rest.count)
    } else {
      return false
    }
    return true
  }
}
