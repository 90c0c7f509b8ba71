/// The names of one field of a date: months from the first one on, weekdays from Sunday, eras from the first
/// one, AM and PM, and for `B` the day period of each full hour and of the half hour after it.
struct DateNames: Sendable {
  /// The calendar whose field it is; `any` where calendars share the names.
  let calendar: String
  /// The field as patterns write it, such as `MMMM`.
  let field: [UInt8]
  let names: [String]

  init?(fields line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count > 2 else { return nil }
    calendar = String(fields[0])
    field = Array(fields[1].utf8)
    names = fields.dropFirst(2).map(String.init)
  }
}
