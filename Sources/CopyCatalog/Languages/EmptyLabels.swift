/// Labels of buttons that say nothing of what their button does, in one language.
struct EmptyLabels: Sendable {
  /// Labels that only agree: “OK”.
  private let agreements: Set<String>
  /// Labels that only answer: “Yes”, “No”.
  private let answers: Set<String>
  /// Labels that only say that they can be chosen: “Click here”.
  private let heres: Set<String>
  private let folding: Folding

  init(agreements: String, answers: String, heres: String, folding: Folding) {
    func set(_ list: String) -> Set<String> {
      Set(list.split(separator: ",").map { folding.fold(String($0).trimmingSpaces) })
    }
    self.agreements = set(agreements + ",OK,Okay,Ok,O.K.")
    self.answers = set(answers)
    self.heres = set(heres)
    self.folding = folding
  }

  /// What a label is, if it says nothing of what its button does.
  enum Kind: Sendable, Hashable {
    case agreement, answer, here
  }

  func kind(of label: String) -> Kind? {
    let folded = folding.fold(label.trimmingSpaces)
    let bare = folded.last.map { ".!?。！？؟।".contains($0) } ?? false ? String(folded.dropLast()).trimmingSpaces : folded
    for text in [folded, bare] {
      if agreements.contains(text) { return .agreement }
      if answers.contains(text) { return .answer }
      if heres.contains(text) { return .here }
    }
    return nil
  }
}
