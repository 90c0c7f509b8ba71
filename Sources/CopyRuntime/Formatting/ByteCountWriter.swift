/// Writes sizes in bytes.
///
/// Units are decimal, 1 kB is 1000 bytes, as systems show the sizes of files and disks. The unit is the
/// smallest in which the rounded number is below 1000; petabytes are the largest. Bytes and kilobytes are
/// whole, megabytes have up to one digit behind the decimal sign, larger units up to two; a tie is rounded to
/// the even digit. Bytes are written in full (`512 bytes`), larger units short (`8.4 MB`).
struct ByteCountWriter {
  let formats: FormatData

  private static let units: [(name: [UInt8], style: [UInt8])] = [
    ("byte", "number ::precision-integer"), ("kilobyte", "number ::precision-integer"),
    ("megabyte", "number ::.#"), ("gigabyte", "number ::.##"), ("terabyte", "number ::.##"),
    ("petabyte", "number ::.##")
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  func write(_ size: ByteCount, to out: inout [UInt8]) {
    let bytes = DecimalNumber(size.bytes)
    var index = min(max(bytes.digits.count - 1, 0) / 3, ByteCountWriter.units.count - 1)
    while true {
      let unit = ByteCountWriter.units[index]
      let style = formats.number(unit.style)
      var number = bytes
      number.multiply(byTenTo: -3 * index)
      // 999,960 bytes are 1000 kB, and so 1 MB.
      if index + 1 < ByteCountWriter.units.count, style.shown(number).number.integerDigits.count > 3 {
        index += 1
        continue
      }
      formats.unit(unit.name)?.write(number, style: style, rules: formats.unitCardinal, to: &out)
      return
    }
  }
}
