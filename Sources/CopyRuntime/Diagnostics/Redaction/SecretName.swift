/// What a name says about the value that is assigned to it.
enum SecretName {
  /// A header whose whole line is secret.
  case header
  /// What a person types to be let in.
  case password
  /// What a program sends to be let in.
  case token
  /// A short name that is an ordinary word as well: `pass=…` is a secret, “pass: 12 of 14” is none.
  case word

  /// `nil` where a name stands for nothing secret. Case, `-`, `_` and `.` do not matter.
  init?(_ name: ArraySlice<Unicode.Scalar>) {
    guard name.count > 1 else { return nil }
    var word = ""
    for scalar in name where isLetter(scalar) || isASCIIDigit(scalar) { word.unicodeScalars.append(scalar) }
    word = word.lowercased()
    if SecretName.headers.contains(word) {
      self = .header
    } else if SecretName.passwords.contains(where: word.hasSuffix) || SecretName.shortPasswords.contains(word)
    {
      self = .password
    } else if SecretName.tokens.contains(where: word.hasSuffix) {
      self = .token
    } else if SecretName.words.contains(word) {
      self = .word
    } else {
      return nil
    }
  }

  private static let headers: Set<String> = ["authorization", "proxyauthorization", "cookie", "setcookie"]
  private static let passwords = [
    "password", "passwd", "passphrase", "passcode", "passwort", "kennwort", "contraseña", "senha",
    "wachtwoord", "lösenord", "adgangskode", "salasana", "hasło", "heslo", "jelszó", "parola", "şifre",
    "пароль", "סיסמה", "รหัสผ่าน", "密码", "密碼", "パスワード", "비밀번호",
  ]
  private static let shortPasswords: Set<String> = ["pwd", "pin", "cvv", "cvc", "otp", "ssn"]
  private static let tokens = [
    "token", "secret", "apikey", "accesskey", "secretkey", "privatekey", "signingkey", "encryptionkey",
    "accesskeyid", "credential", "credentials", "signature", "sessionid", "sessionkey", "sessiontoken",
    "bearer", "csrf", "xsrf", "connectionstring",
  ]
  private static let words: Set<String> = ["auth", "jwt", "sid", "session", "pass", "sig"]

  /// Values that say only whether there is one.
  static func saysNothing(_ value: ArraySlice<Unicode.Scalar>) -> Bool {
    guard value.count < 9 else { return false }
    var word = ""
    word.unicodeScalars.append(contentsOf: value)
    return nothing.contains(word.lowercased())
  }

  private static let nothing: Set<String> = [
    "nil", "null", "none", "true", "false", "empty", "missing", "expired", "optional", "string", "data",
  ]
}
