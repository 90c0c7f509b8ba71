import Foundation

/// That the system refused something, and why.
struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system's error number.
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Words that complete “this file …”.
  var description: String {
    switch number {
    case EACCES, EPERM: "is closed to this user"
    case EROFS: "is on a disk that can only be read"
    case ENOSPC: "is on a disk that is full"
    case EDQUOT: "would go over the space that this user has"
    case EFBIG: "would be larger than files may be here"
    case EISDIR: "is a folder"
    case ENOTDIR: "has a file where a folder should be in its path"
    case ENOENT: "does not exist"
    case ELOOP: "is a link that leads back to itself"
    case ENAMETOOLONG: "has a name that is too long"
    case EIO: "can't be reached, because the disk reports an error"
    case EMFILE, ENFILE: "can't be opened, because too many files are open"
    default: "can't be used: \(String(cString: strerror(number)))"
    }
  }

  /// Why what a folder lists under a name can't be opened.
  func reason(for name: String) -> String {
    guard number == ENOENT else { return description }
    // Names are read as UTF-8 with every stray byte replaced, so such a name leads nowhere.
    return name.unicodeScalars.contains("\u{FFFD}")
      ? "has a name that is not UTF-8" : "is a link to something that does not exist"
  }
}
