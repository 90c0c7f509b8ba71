/// Writes, for every entry that wraps an error, the functions that run an operation and throw its failures as
/// the entry: for operations that suspend and that don’t, and each with and without a value for what was
/// cancelled.
struct WrappingEmitter {
  private let entries: [Entry]
  private let type: String
  private let access: String

  init(_ entries: [Entry], of type: String, access: String) {
    self.entries = entries.filter(\.wraps)
    self.type = type
    self.access = access
  }

  var text: String {
    if entries.isEmpty { return "" }
    var text = "\n/// Each runs an operation and throws, for what it throws, the error of the same name. Errors of\n"
    text += "/// this enum and cancellations pass; `Wrapping` of CopyRuntime says more.\nextension \(type) {\n"
    let functions = entries.map { entry in
      [true, false].flatMap { passesCancellations in
        [true, false].map { isAsync in function(for: entry, isAsync, passesCancellations) }
      }.joined()
    }
    return text + functions.joined(separator: "\n") + "}\n"
  }

  private func function(for entry: Entry, _ isAsync: Bool, _ passesCancellations: Bool) -> String {
    let name = SwiftNames.quoted(SwiftNames.caseName(entry.name))
    // Arguments are asked for when there is something to throw: how far an upload came is known only then.
    var parameters: [String] = []
    var values: [String] = []
    for (index, argument) in entry.arguments.enumerated() {
      let label = SwiftNames.callLabel(argument.name, wraps: true)
      let type = EnumEmitter.type(of: argument, entry: entry)
      let name = "a\(index)"
      let names = argument.name == name ? name : "\(SwiftNames.parameterLabel(argument.name)) \(name)"
      parameters.append("\(names): @autoclosure () -> \(type)")
      values.append("\(label): a\(index)()")
    }
    values.append("underlying: $0")
    var lines = parameters.isEmpty ? [] : [parameters.joined(separator: ", ")]
    if !passesCancellations { lines.append("ifCancelled value: @autoclosure () -> Success") }
    let value = passesCancellations ? "" : " ifCancelled: value,"
    let isolation = isAsync ? "nonisolated(nonsending) " : ""
    let effect = isAsync ? "async " : ""
    lines.append("_ operation: \(isolation)() \(effect)throws -> Success")
    return """
        \(access)\(isolation)static func \(name)<Success>(
          \(lines.joined(separator: ",\n    "))
        ) \(effect)throws\(passesCancellations ? "" : "(\(type))") -> Success {
          try \(isAsync ? "await " : "")Wrapping.run(
            { \(type).\(name)(\(values.joined(separator: ", "))) },\(value) operation)
        }

      """
  }
}
