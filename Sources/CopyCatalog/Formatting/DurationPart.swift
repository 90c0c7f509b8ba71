/// A number of one unit that a duration is shown in.
///
/// A duration is shown in at most two units, days and hours, hours and minutes, or minutes and seconds, where
/// the second one is left out if there are none of it. The smaller unit is the smallest in which two units
/// suffice; a half of it is rounded away from zero. Something that lasts at all lasts a second at least. The
/// first number of a negative duration is negative.
///
/// ICU's `NumberFormatter` writes each part with the skeleton of `skeleton`, and its `ListFormatter` (type
/// units, wide) joins them.
struct DurationPart: Hashable {
  let count: Int64
  let unit: UnitData.Unit

  static let units: [UnitData.Unit] = [.day, .hour, .minute, .second]

  /// The longest duration that is told apart from longer ones, in seconds.
  static let longest = 1e18

  /// The parts of a duration in seconds, the largest unit first. Not a number is no time.
  static func parts(of seconds: Double) -> [DurationPart] {
    let length = seconds.isNaN ? 0 : min(seconds.magnitude, longest)
    let whole = Int64(length)
    let rounded = max(Int64(length.rounded()), length > 0 ? 1 : 0)
    let minutes = (whole + 30) / 60
    let hours = (whole + 1800) / 3600
    let all: [DurationPart] =
      if rounded < 3600 {
        [DurationPart(count: rounded / 60, unit: .minute), DurationPart(count: rounded % 60, unit: .second)]
      } else if minutes < 1440 {
        [DurationPart(count: minutes / 60, unit: .hour), DurationPart(count: minutes % 60, unit: .minute)]
      } else {
        [DurationPart(count: hours / 24, unit: .day), DurationPart(count: hours % 24, unit: .hour)]
      }
    let shown = all.filter { $0.count > 0 }
    guard let first = shown.first else { return [all[1]] }
    guard seconds < 0 else { return shown }
    return [DurationPart(count: -first.count, unit: first.unit)] + shown.dropFirst()
  }

  /// The skeleton by which ICU shows a number of a unit.
  static func skeleton(_ unit: UnitData.Unit) -> String {
    "measure-unit/\(unit.rawValue) \(UnitData.Width.full.rawValue) precision-integer"
  }
}
