/// Reads the declaration of one argument, `args.count = { type = "int", range = "1...500" }`.
struct ArgumentReader {
  /// The keys of a declaration.
  static let keys = ["type", "sample", "note", "max", "range", "values", "public", "from", "x"]

  private var reader: ValueReader
  private let name: String
  private let place: Place
  private var type: ArgumentType?
  private var sample: TOMLPair?
  private var note: String?
  private var max: Int?
  private var range: ClosedRange<Int64>?
  private var isPublic: Bool?
  private var choices: [(text: String, place: Place)] = []
  private var from: ErrorFact?

  /// The argument a pair declares; nil where its type is not known.
  static func read(_ pair: TOMLPair, with reader: inout ValueReader) -> Argument? {
    guard isArgumentName(pair.key) else {
      reader.findings.add(
        UnusableName().argument(pair.key, at: reader.place(pair.keyRange), in: reader.subject))
      return nil
    }
    guard let table = reader.table(pair) else { return nil }
    var argument = ArgumentReader(
      reader: reader.handedOver(), name: pair.key, place: reader.place(pair.keyRange))
    for key in table.pairs { argument.read(key) }
    let result = argument.argument(declaredBy: pair)
    reader = argument.reader
    return result
  }

  private mutating func read(_ pair: TOMLPair) {
    switch pair.key {
    case "type": type = reader.choice(pair, of: ArgumentType.self)
    case "sample": sample = pair
    case "note": note = reader.string(pair)
    case "max": max = reader.length(pair)
    case "range": range = readRange(pair)
    case "values": choices = reader.strings(pair) ?? []
    case "public": isPublic = reader.boolean(pair)
    case "from": from = reader.choice(pair, of: ErrorFact.self)
    case "x": break
    default: reader.unknown(pair, among: Self.keys, of: "the argument \(name)")
    }
  }

  private mutating func argument(declaredBy pair: TOMLPair) -> Argument? {
    guard let type else {
      if case .table(let table) = pair.value.content, table["type"] == nil {
        reader.findings.add(WrongValue().argumentWithoutType(name, at: place, in: reader.subject))
      }
      return nil
    }
    if type == .choice { checkChoices() }
    if range != nil, type != .int, let key = key("range", of: pair) {
      reader.findings.add(
        WrongValue().doesNotSuit("range", type: type, suits: "int", at: reader.place(key), in: reader.subject)
      )
    }
    if max != nil, !type.isText, let key = key("max", of: pair) {
      reader.findings.add(
        WrongValue().doesNotSuit("max", type: type, suits: "text", at: reader.place(key), in: reader.subject))
    }
    if let fact = from, !fact.types.contains(type), let key = key("from", of: pair) {
      reader.findings.add(
        WrongValue().doesNotSuit(
          "from", type: type, suits: fact.types.map(\.rawValue).listed("or"), at: reader.place(key),
          in: reader.subject))
      from = nil
    }
    return Argument(
      name: name, type: type, sample: sampleValue(type), note: note, max: max, range: range,
      isPublic: isPublic ?? !type.isText, choices: choices.map(\.text), from: from, place: place)
  }

  private func key(_ key: String, of pair: TOMLPair) -> Range<Int>? {
    guard case .table(let table) = pair.value.content else { return nil }
    return table[key]?.keyRange
  }

  private mutating func checkChoices() {
    if choices.isEmpty {
      reader.findings.add(WrongValue().choiceWithoutValues(name, at: place, in: reader.subject))
    }
    var seen: Set<String> = []
    for choice in choices {
      if choice.text == "other" || !isArgumentName(choice.text) {
        reader.findings.add(UnusableName().choice(choice.text, at: choice.place, in: reader.subject))
      } else if !seen.insert(choice.text).inserted {
        reader.findings.add(WrongValue().choiceTwice(choice.text, at: choice.place, in: reader.subject))
      }
    }
  }

  /// `1...500`, or `1...` without an end.
  private mutating func readRange(_ pair: TOMLPair) -> ClosedRange<Int64>? {
    guard let text = reader.string(pair) else { return nil }
    let digits = text.utf8.filter { $0 != .space && $0 != .underscore }
    if let dots = digits.indices.dropLast(2).first(where: { digits[$0..<$0 + 3].allSatisfy { $0 == .period } }
    ),
      let low = Int64(String(decoding: digits[..<dots], as: UTF8.self))
    {
      let end = digits[(dots + 3)...]
      let high = end.isEmpty ? Int64.max : Int64(String(decoding: end, as: UTF8.self))
      if let high, low <= high { return low...high }
    }
    reader.wrongValue(
      pair, expected: "two numbers with three dots between them, the lower one first, such as 1...500")
    return nil
  }

  private mutating func sampleValue(_ type: ArgumentType) -> ArgumentValue {
    let standard = Self.standardSample(type, name: name, choices: choices.map(\.text), range: range)
    guard let pair = sample else { return standard }
    if case .unreadable = pair.value.content { return standard }
    let value = Self.value(pair.value, of: type)
    guard let value else {
      reader.wrongValue(
        pair, expected: Self.expectedSample(type), edits: type.isText ? ValueReader.quoting(pair.value) : [])
      return standard
    }
    if case .text(let text) = value, type == .choice, !choices.contains(where: { $0.text == text }) {
      reader.findings.add(
        WrongValue().notOneOf(
          choices.map(\.text), text: text, key: "sample", at: reader.place(pair.value.range),
          in: reader.subject))
      return standard
    }
    if case .integer(let number) = value, let range, !range.contains(number) {
      reader.wrongValue(pair, expected: "a number from the range \(range.lowerBound)...\(range.upperBound)")
    }
    return value
  }

  /// A sample as its type takes it; nil where it does not suit.
  private static func value(_ value: TOMLValue, of type: ArgumentType) -> ArgumentValue? {
    switch (type, value.content) {
    case (.string, .string(let text)), (.file, .string(let text)), (.title, .string(let text)),
      (.person, .string(let text)), (.url, .string(let text)), (.code, .string(let text)),
      (.choice, .string(let text)):
      .text(text.text)
    case (.int, .integer(let number)), (.bytes, .integer(let number)): .integer(number)
    case (.number, .integer(let number)), (.percent, .integer(let number)): .number(Double(number))
    case (.number, .float(let number)), (.percent, .float(let number)): .number(number)
    case (.duration, .integer(let number)): ArgumentValue(seconds: Double(number))
    case (.duration, .float(let number)): ArgumentValue(seconds: number)
    case (.date, .dateTime(let date)): date.milliseconds.map(ArgumentValue.date)
    case (.date, .string(let text)): TOMLDateTime(text.text)?.milliseconds.map(ArgumentValue.date)
    case (.list, .array(let values)): list(values)
    case (.money, .string(let text)): ArgumentValue(money: text.text)
    default: nil
    }
  }

  private static func list(_ values: [TOMLValue]) -> ArgumentValue? {
    var items: [String] = []
    for value in values {
      guard case .string(let text) = value.content else { return nil }
      items.append(text.text)
    }
    return items.isEmpty ? nil : .list(items)
  }

  private static func expectedSample(_ type: ArgumentType) -> String {
    switch type {
    case .string, .file, .title, .person, .url, .choice: "text in quotes"
    case .code: "text in quotes, so that nothing is grouped or rounded"
    case .int, .bytes: "a whole number"
    case .number: "a number"
    case .percent: "a share such as 0.4 for 40 %"
    case .duration: "a number of seconds that a duration can have, such as 90"
    case .date: "a date such as 2026-09-01, or with a time 2026-09-01T14:30:00Z"
    case .money: "an amount and its currency such as “12.50 EUR”"
    case .list: "a list of one text or more such as [\"Anna\", \"Ben\"]"
    }
  }

  /// What is shown where no sample is given. A date is a fixed instant, so that nothing changes from day to
  /// day.
  private static func standardSample(
    _ type: ArgumentType, name: String, choices: [String], range: ClosedRange<Int64>?
  ) -> ArgumentValue {
    switch type {
    case .string, .title, .person: .text(name)
    case .file: .text("Report.pdf")
    case .url: .text("https://example.com")
    case .code: .text("1004")
    case .int: .integer(Swift.min(Swift.max(3, range?.lowerBound ?? 3), range?.upperBound ?? 3))
    case .bytes: .integer(8_000_000)
    case .number: .number(1.5)
    case .percent: .number(0.4)
    case .duration: .number(90)
    case .date: .date(milliseconds: 1_788_264_000_000)
    case .money: .money(amount: 12.5, currency: "EUR")
    case .list: .list(["A", "B", "C"])
    case .choice: .text(choices.first ?? "other")
    }
  }
}

extension TOMLDateTime {
  /// Reads `2026-09-01`, `2026-09-01T14:30:00`, and the same with `Z` or an offset; nil for anything else.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0.isDigit || "-:.+TtZz ".utf8.contains($0) }) else { return nil }
    var findings = Findings()
    let table = parseTOML(SourceFile("", "date = \(text)"), reportingTo: &findings)
    guard findings.all.isEmpty, case .dateTime(let value) = table["date"]?.value.content else { return nil }
    self = value
  }

  /// Milliseconds since 1970-01-01 00:00 UTC; a date without time is its noon, without offset it is UTC. Nil
  /// for a time without a date.
  public var milliseconds: Double? {
    guard let day else { return nil }
    // Days since 1970-01-01 in the proleptic Gregorian calendar, years counted from March.
    let year = day.month <= 2 ? day.year - 1 : day.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (day.month + (day.month > 2 ? -3 : 9)) + 2) / 5 + day.day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    let time = time ?? Time(hour: 12, minute: 0, second: 0, nanosecond: 0)
    let seconds = days * 86_400 + time.hour * 3600 + (time.minute - (offset ?? 0)) * 60 + time.second
    return Double(seconds) * 1000 + Double(time.nanosecond / 1_000_000)
  }
}
