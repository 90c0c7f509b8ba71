/// English: an instruction is a bare verb at the start of a clause (“Check your connection”), or follows “you
/// can”, “you need to”, “try”.
let english = Language(
  subtag: "en",
  instructions: [
    "add", "adjust", "allow", "ask", "change", "check", "choose", "clear", "click", "close", "confirm", "connect",
    "contact", "copy", "correct", "create", "cut", "delete", "disable", "disconnect", "download", "edit", "empty",
    "enable", "ensure", "enter", "erase", "export", "fill", "find", "follow", "free", "give", "go", "grant",
    "import", "insert", "install", "join", "keep", "leave", "log", "make", "move", "open", "pair", "pause", "pick",
    "plug", "press", "put", "quit", "reconnect", "reduce", "refresh", "reinstall", "reload", "remove", "rename", "renew",
    "reopen", "repeat", "replace", "report", "request", "rescan", "reset", "restart", "restore", "resume", "retry",
    "return", "review", "run", "save", "scan", "search", "select", "send", "set", "share", "shorten", "sign", "split",
    "specify", "start", "stay", "stop", "submit", "switch", "tap", "transfer", "try", "turn", "type", "unlock",
    "update", "upgrade", "upload", "use", "verify", "view", "visit", "wait", "write",
  ],
  beforeInstruction: ["please", "then", "and", "or", "to", "first", "just", "so", "now", "also", "instead", "kindly"],
  hasOtherInstruction: { clause in
    // “you can turn …”, “you need to sign in”, “you’ll have to …”
    guard let you = clause.firstIndex(where: { $0 == "you" || $0 == "you’ll" || $0 == "you'll" }),
      clause.index(after: you) < clause.endIndex
    else { return false }
    return ["can", "may", "need", "must", "should", "could", "have"].contains(clause[clause.index(after: you)])
      && !clause.contains { ["not", "never", "only"].contains($0) }
  },
  functionWords: [
    "a", "an", "the", "this", "that", "it", "its", "we", "you", "your", "our", "i", "us", "there", "here", "is",
    "are", "was", "were", "be", "been", "being", "has", "have", "had", "do", "does", "did", "can", "could", "will",
    "would", "may", "might", "must", "not", "no", "on", "in", "at", "to", "of", "for", "from", "with", "by", "and",
    "or", "but", "so", "as", "if", "when", "while", "what", "some", "any", "sorry", "please", "couldn’t", "couldn't",
    "can’t", "can't", "didn’t", "didn't", "wasn’t", "wasn't", "cannot", "now", "just", "right", "again", "later",
    "unfortunately", "however", "because", "due",
  ],
  genericWords: [
    "error", "errors", "problem", "problems", "issue", "issues", "wrong", "went", "something", "failed", "fail",
    "fails", "failure", "occurred", "occured", "happened", "encountered", "unknown", "unexpected", "unexpectedly",
    "internal", "general", "generic", "invalid", "operation", "request", "action", "process", "task", "completed",
    "complete", "performed", "executed", "processed", "unable", "oops", "whoops", "uh-oh", "exception", "fatal",
    "critical", "system", "technical", "try", "reason",
  ],
  failureOpenings: ["couldn’t", "couldn't", "can’t", "can't", "cannot", "unable", "failed"],
  failureWords: ["error", "failed", "failure", "couldn’t", "couldn't"],
  successTitles: [
    "success", "done", "all done", "all set", "saved", "sent", "completed", "finished", "congratulations",
    "you’re done", "you’re all set",
  ],
  successWords: ["successfully"],
  reservations: [
    "not", "no", "never", "only", "partly", "couldn’t", "couldn't", "can’t", "can't", "cannot", "wasn’t", "wasn't",
    "weren’t", "weren't", "didn’t", "didn't", "isn’t", "isn't", "aren’t", "aren't", "hasn’t", "hasn't", "haven’t",
    "haven't", "before", "until", "unless", "once", "if", "when", "after", "but", "without",
  ])
