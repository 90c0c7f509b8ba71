/// What a name says about a value that tells who a person is: `user=ada`, `"phone": "030 1234567"`.
enum PersonName {
  /// A name of the person.
  case user
  /// A telephone number, in whatever form.
  case phone

  /// The scalars of a value that are looked at: no name is longer, and a quotation mark may never be closed.
  static let longest = 256

  /// `nil` where a name stands for nothing of the kind. Case, `-`, `_` and `.` do not matter.
  init?(_ name: ArraySlice<Unicode.Scalar>) {
    guard name.count > 1 else { return nil }
    var word = ""
    for scalar in name where isLetter(scalar) { word.unicodeScalars.append(scalar) }
    word = word.lowercased()
    if PersonName.users.contains(word) {
      self = .user
    } else if PersonName.phones.contains(word) {
      self = .phone
    } else {
      return nil
    }
  }

  var placeholder: String {
    switch self {
    case .user: "‹user›"
    case .phone: "‹phone›"
    }
  }

  /// Whether a value tells who somebody is. A number of an account that only the service knows tells nobody
  /// else, and support looks for it; a place for a value (`%s`, `${user}`) and an option are none.
  func isTold(by value: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = value.first, !"%$<{-".unicodeScalars.contains(first) else { return false }
    let digits = value.count(where: isASCIIDigit)
    switch self {
    case .user:
      return value.contains(where: isLetter) && !TokenShape.isUUID(value) && !SecretName.saysNothing(value)
        && !PersonName.nobody.contains(String(value).lowercased())
    case .phone: return digits >= 5 && !value.contains(where: isLetter)
    }
  }

  /// What is said of a sign-in, and users that every system has.
  private static let nobody: Set<String> = [
    "failed", "failure", "success", "succeeded", "ok", "yes", "no", "denied", "required", "unknown", "anonymous",
    "guest", "root", "admin", "system",
  ]
  private static let users: Set<String> = [
    "user", "username", "login", "loginname", "accountname", "fullname", "firstname", "lastname",
    "givenname", "familyname", "surname", "displayname", "nickname", "realname", "benutzer", "benutzername",
    "utilisateur", "usuario", "usuário", "użytkownik", "пользователь", "ユーザー名", "用户名",
  ]
  private static let phones: Set<String> = [
    "phone", "phonenumber", "tel", "telephone", "telephonenumber", "mobile", "mobilenumber", "mobilephone",
    "cellphone", "msisdn", "sms", "callto", "telefon", "telefonnummer", "handynummer", "téléphone", "teléfono",
    "telefone", "telefono", "телефон", "電話番号", "手机号", "电话",
  ]
}
