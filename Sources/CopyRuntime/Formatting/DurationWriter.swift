/// Writes durations in words.
///
/// In at most two units, days and hours, hours and minutes, or minutes and seconds, where the second one is
/// left out if there are none of it: `1 hour, 5 minutes`, `2 days`. The smaller unit is the smallest in which
/// two units suffice; a half of it is rounded away from zero. Something that lasts at all lasts a second at
/// least. Before the first unit of a negative duration stands a minus sign.
struct DurationWriter {
  let formats: FormatData

  func write(_ duration: Duration, to out: inout [UInt8]) {
    let parts = DurationWriter.parts(of: duration)
    guard let last = parts.last else { return }
    let style = formats.number(DurationWriter.wholeNumber)
    func write(_ part: Part, _ out: inout [UInt8]) {
      formats.unit(part.unit)?.write(
        DecimalNumber(part.count), style: style, rules: formats.unitCardinal, to: &out)
    }
    guard parts.count > 1 else { return write(last, &out) }
    var lastText: [UInt8] = []
    write(last, &lastText)
    formats.list(DurationWriter.units, endingIn: String(decoding: lastText, as: UTF8.self))?
      .write(parts.count, to: &out) { index, out in
        if index == parts.count - 1 { out.append(contentsOf: lastText) } else { write(parts[index], &out) }
      }
  }

  private struct Part {
    let count: Int64
    let unit: [UInt8]
  }

  /// The number of each unit that is shown, the largest unit first.
  private static func parts(of duration: Duration) -> [Part] {
    let isNegative = duration < .zero
    // As for the compiler, which says how long the samples of catalogs can be.
    let longest = Duration.seconds(1_000_000_000_000_000_000 as Int64)
    let length = isNegative ? .zero - max(duration, .zero - longest) : min(duration, longest)
    let seconds = UInt64(length.components.seconds)
    let half: Int64 = 500_000_000_000_000_000
    let rounded = length == .zero ? 0 : max(1, seconds + (length.components.attoseconds >= half ? 1 : 0))
    let minutes = (seconds + 30) / 60
    let (count, further, large, small): (UInt64, UInt64, [UInt8], [UInt8]) =
      if rounded < 3600 {
        (rounded, 60, minute, second)
      } else if minutes < 1440 {
        (minutes, 60, hour, minute)
      } else {
        ((seconds + 1800) / 3600, 24, day, hour)
      }
    var parts: [Part] = []
    let sign: Int64 = isNegative ? -1 : 1
    if count >= further { parts.append(Part(count: sign * Int64(count / further), unit: large)) }
    if parts.isEmpty || count % further > 0 {
      parts.append(Part(count: (parts.isEmpty ? sign : 1) * Int64(count % further), unit: small))
    }
    return parts
  }

  private static let (day, hour) = (Array("day".utf8), Array("hour".utf8))
  private static let (minute, second) = (Array("minute".utf8), Array("second".utf8))
  private static let units = Array("units".utf8)
  private static let wholeNumber = Array("number ::precision-integer".utf8)
}
