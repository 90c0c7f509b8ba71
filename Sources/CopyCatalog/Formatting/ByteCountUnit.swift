/// A unit that sizes in bytes are shown in, and how.
///
/// Units are decimal, 1 kB is 1000 bytes, as systems show the sizes of files and disks. A size is shown in
/// the smallest unit in which the rounded number is below 1000; petabytes are the largest. Bytes and
/// kilobytes are whole, megabytes have up to one digit behind the decimal sign, larger units up to two, as
/// Apple's adaptive file sizes have
/// (https://developer.apple.com/documentation/foundation/bytecountformatter/isadaptive). Bytes are written in
/// full, since CLDR's short form of them is "byte" in English for any number; larger units are short.
///
/// ICU's `NumberFormatter` writes it with the skeleton of `skeleton`: the plural form is that of the rounded
/// number, and a tie is rounded to the even digit.
struct ByteCountUnit {
  let unit: UnitData.Unit
  let width: UnitData.Width
  /// The power of ten that one of the unit is.
  let power: Int
  let fractionDigits: Int

  static let all = [
    ByteCountUnit(unit: .byte, width: .full, power: 0, fractionDigits: 0),
    ByteCountUnit(unit: .kilobyte, width: .short, power: 3, fractionDigits: 0),
    ByteCountUnit(unit: .megabyte, width: .short, power: 6, fractionDigits: 1),
    ByteCountUnit(unit: .gigabyte, width: .short, power: 9, fractionDigits: 2),
    ByteCountUnit(unit: .terabyte, width: .short, power: 12, fractionDigits: 2),
    ByteCountUnit(unit: .petabyte, width: .short, power: 15, fractionDigits: 2)
  ]

  /// The unit that a size is shown in.
  static func of(_ bytes: Int64) -> ByteCountUnit {
    all.dropLast().first { $0.rounded(bytes.magnitude) < $0.limit } ?? all[all.count - 1]
  }

  /// The skeleton of the number's precision.
  var precision: String {
    fractionDigits == 0 ? "precision-integer" : "." + String(repeating: "#", count: fractionDigits)
  }

  /// The skeleton by which ICU shows a number of bytes in this unit.
  var skeleton: String {
    let scale = power == 0 ? "" : " scale/0." + String(repeating: "0", count: power - 1) + "1"
    return "measure-unit/\(unit.rawValue) \(width.rawValue)\(scale) \(precision)"
  }

  /// How many of the last digit that is shown 1000 of the unit are.
  private var limit: UInt64 { 1000 * ByteCountUnit.ten(to: fractionDigits) }

  /// How many of the last digit that is shown a size is, a tie rounded to the even one.
  private func rounded(_ bytes: UInt64) -> UInt64 {
    let step = ByteCountUnit.ten(to: power - fractionDigits)
    let (count, rest) = bytes.quotientAndRemainder(dividingBy: step)
    return count + (rest * 2 > step || (rest * 2 == step && count % 2 == 1) ? 1 : 0)
  }

  private static func ten(to power: Int) -> UInt64 { (0..<max(power, 0)).reduce(1) { ten, _ in ten * 10 } }
}
