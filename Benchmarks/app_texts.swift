// Formats the messages of icu_texts.cpp as an app does, from what copyc generated. Compiled with the runtime as
// one module. Prints a line a message: its name, the nanoseconds of one text (the median of rounds), and the
// text; after a `+` the same for all the copy of an error, its language chosen and its facts looked up.
import Foundation

let preferences = CopyPreferences(languages: ["en"], timeZone: TimeZone(identifier: "UTC"))

func nanoseconds(_ text: () -> Int) -> Double {
  let count = 10_000
  let clock = ContinuousClock()
  let rounds = (0..<25).map { _ in
    let took = clock.measure {
      var total = 0
      for _ in 0..<count { total &+= text() }
      if total == 0 { print("nothing was written") }
    }
    return Double(took.components.attoseconds) / 1e9 / Double(count)
  }
  return rounds.sorted()[rounds.count / 2]
}

func measure(_ name: String, _ error: BenchError) {
  let entry = error.catalogEntry
  let tables = BenchError.catalogDomain.tables(for: preferences)
  let text = tables.entry(entry.index, in: "Bench", catalog: GeneratedCopy.catalog)
  guard let place = text.message(of: .message, in: .blocking) else { return print("\(name): no text") }
  var writer = MessageWriter(arguments: entry.arguments, formats: tables.data, preferences: preferences)
  let one = nanoseconds { writer.text(of: tables.bytes, place).utf8.count }
  let all = nanoseconds { error.copy(preferences: preferences).message.utf8.count }
  print("\(name)\t\(one)\t\(writer.text(of: tables.bytes, place))")
  print("+\(name)\t\(all)\t")
}

extension CatalogDomain {
  func tables(for preferences: CopyPreferences) -> LocaleTables {
    GeneratedCopy.catalog.table(for: preferences.languages)
  }
}

measure("string", .string(x: "4242"))
measure("plural", .plural(x: 3))
measure("number", .number(x: 1_234_567))
measure("date", .date(x: Date(timeIntervalSince1970: 1_788_264_000)))
measure("bytes", .bytes(x: 8_400_000))
measure("money", .money(x: MoneyAmount(12.5, "EUR")))
measure("whole", .whole(x: 3))
