extension [TextEdit] {
  /// The bytes of a file with these edits made. The edits are in any order and do not overlap; those that
  /// insert at one place keep their order.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var next = 0
    for (_, edit) in ordered {
      result += bytes[next..<edit.range.lowerBound]
      result.append(contentsOf: edit.text.utf8)
      next = edit.range.upperBound
    }
    return result + bytes[next...]
  }
}
