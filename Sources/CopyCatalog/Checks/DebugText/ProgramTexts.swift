/// Texts that programs print, the same on every machine and in every language of its reader.
///
/// Sources: the messages of the runtimes and services themselves (Swift, Foundation, Java, .NET, JavaScript
/// engines, PHP, Python, Ruby, Go, Rust, SQL databases, `strerror` of POSIX). `#` is any number.
enum ProgramTexts {
  /// What begins or belongs to a trace or a crash.
  static let traces = [
    "traceback (most recent call", "fatal error: unexpectedly found nil",
    "unexpectedly found nil while unwrapping",
    "fatal error: uncaught", "stack trace:", "stacktrace:", "call stack:", "core dumped",
    "segmentation fault",
    "terminate called after throwing", "thread #: exc_", "thread #: signal", "thread #: fatal",
    "thread #: breakpoint",
    "thread # crashed", "thread 'main' panicked", "panicked at", "goroutine # [", "exception in thread",
    "caused by: java", "caused by: org.", "first throw call stack", "terminating app due to uncaught",
    "uncaught exception of type", "terminating with uncaught", "assertion failed:", "precondition failed:",
    "program received signal", "exc_bad_access", "exc_bad_instruction", "exc_breakpoint", "exc_crash",
    "sigabrt",
    "sigsegv", "sigtrap", "sigbus", "sigill",
  ]

  /// What nothing but an error object or a runtime says.
  static let ofErrors = [
    // Foundation
    "error domain=", "nslocalizeddescription", "nsunderlyingerror", "userinfo={", "userinfo=0x",
    "nserrorfailingurl",
    "nslocalizedfailurereason", "nsdebugdescription", "unrecognized selector sent to",
    "keynotfound(codingkeys",
    "typemismatch(swift.", "valuenotfound(swift.", "datacorrupted(swift.",
    "no value associated with key codingkeys",
    // JavaScript
    "cannot read property '", "cannot read properties of", "cannot set property '",
    "cannot set properties of",
    "undefined is not a", "undefined is not an", "null is not an object", "is not a function. (in '",
    "maximum call stack size", "unexpected end of json input", "json parse error",
    "json.parse:", "in json at position #", "at json position #", "converting circular structure",
    "referenceerror", "uncaught (in promise", "uncaught typeerror", "uncaught error:", "uncaught syntaxerror",
    "unhandled promise rejection", "non-error promise rejection", "networkerror when attempting to fetch",
    "typeerror: failed to fetch", "invalid json response body",
    // PHP
    "undefined index:", "undefined variable $", "undefined offset:", "undefined array key",
    "undefined property:",
    "call to undefined function", "call to undefined method", "call to a member function",
    "syntax error, unexpected", "headers already sent", "trying to access array offset on",
    "trying to get property", "division by zero in", "cannot modify header information",
    "allowed memory size of",
    "maximum execution time of", "failed to open stream:",
    // Java, Kotlin
    "attempt to invoke virtual method", "attempt to invoke interface method", "on a null object reference",
    "out of bounds for length #", "cannot be cast to class", "no address associated with hostname",
    "trust anchor for certification path not found", "not permitted by network security policy",
    "expected begin_object but was", "expected begin_array but was", "lateinit property",
    // .NET
    "object reference not set to an instance", "sequence contains no elements",
    "index was outside the bounds of the array", "the given key was not present in the dictionary",
    "der objektverweis wurde nicht auf eine objektinstanz", "la référence d'objet n'est pas définie",
    "referencia a objeto no establecida como instancia", "the remote server returned an error:",
    // Python, Ruby
    "nonetype' object", "object has no attribute '", "object is not subscriptable", "object is not callable",
    "object is not iterable", "unsupported operand type(s)", "list index out of range",
    "string index out of range",
    "expecting value: line # column #", "line # column # (char #", "invalid literal for int()", "errno #]",
    "winerror #]", "undefined method '", "undefined method `", "undefined local variable or method",
    "uninitialized constant", "wrong number of arguments (", "for nil:nilclass", "keyerror:", "valueerror:",
    "positional arguments but", "unexpected keyword argument",
    // Go, Rust, gRPC
    "invalid memory address or nil pointer", "runtime error:", "dial tcp", "context deadline exceeded",
    "rpc error: code =", "called `option::unwrap()`", "called `result::unwrap()`",
    "invalid character '<' looking for",
    // Databases
    "sqlstate[", "sqlstate ", "duplicate key value violates", "violates foreign key constraint",
    "violates not-null constraint", "violates unique constraint", "unique constraint failed",
    "foreign key constraint fails",
    "not null constraint failed", "no such table:", "no such column:", "database is locked (",
    "syntax error at or near",
    "you have an error in your sql syntax", "ora-#", "e11000 duplicate key",
    "mysql server has gone away", "access denied for user '",
    // Certificates, networks
    "ssl routines:", "ssl3_get", "ssl certificate problem:", "net::err", "curl error #", "curl: (#)",
    "cast to objectid failed", "getaddrinfo",
  ]

  /// What a runtime says and a person might.
  static let likelyOfErrors = [
    "unexpected token", "unexpected identifier", "unexpected string in json", "unexpected number in json",
    "unexpected strict mode", "missing ) after argument list", "unterminated string",
    "unexpected end of input",
    "unexpected end of stream", "unexpected eof", "is not a function", "undefined is not",
    "undefined variable",
    "undefined reference", "duplicate entry '", "unknown column '", "index out of range",
    "array index out of",
    "null pointer", "nullpointer", "nil pointer", "null reference", "unexpected null",
    "no such file or directory",
    "connection reset by peer", "broken pipe", "bad file descriptor", "inappropriate ioctl",
    "not a typewriter",
    "resource temporarily unavailable", "too many open files", "operation not permitted", "no route to host",
    "address already in use", "invalid cross-device link", "function not implemented",
    "method not implemented",
    "software caused connection abort", "socket hang up", "socket is not connected",
    "transport endpoint is not connected", "connection refused", "name or service not known",
    "temporary failure in name resolution", "nodename nor servname provided", "no such module",
    "access violation",
    "unhandled exception", "uncaught exception", "script error", "syntax error:", "should not be nil",
    "must not be nil",
    "must not be null", "should not be null", "cannot be null", "should never happen",
    "this should not happen",
    "should not reach here", "unreachable code", "deadlock found", "internal inconsistency",
    "failed to fetch",
    "malformed json",
  ]
}
