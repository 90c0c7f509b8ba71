/// Where a text of an entry is shown, with the variant it is for: `message`, `macos.recovery`,
/// `labels.remove`.
public struct Field: Hashable, Sendable, CustomStringConvertible {
  public let slot: Slot
  /// The context whose own wording this is.
  public var context: Context?
  /// The platform whose own wording this is.
  public var platform: Platform?
  /// The argument without which this wording does.
  public var without: String?

  public init(_ slot: Slot, context: Context? = nil, platform: Platform? = nil, without: String? = nil) {
    self.slot = slot
    self.context = context
    self.platform = platform
    self.without = without
  }

  /// Whether it is the slot itself, not a variant.
  public var isPlain: Bool { context == nil && platform == nil && without == nil }

  /// The dotted key as a writer types it.
  public var description: String { path.joined(separator: ".") }

  /// The names of its key.
  var path: [String] {
    var names: [String] = []
    if let without { names += ["without", without] }
    if let context { names.append(context.rawValue) }
    if let platform { names.append(platform.rawValue) }
    switch slot {
    case .title, .message, .recovery, .announcement, .actionLabel: names.append(slot.name)
    case .label(let action): names += ["labels", action]
    case .helpLabel: names += ["help", "label"]
    }
    return names
  }
}

/// One of the places of an entry that hold text.
public enum Slot: Hashable, Sendable {
  case title
  /// What happened and why.
  case message
  /// What to do.
  case recovery
  /// For assistive technology, where it differs from what is shown.
  case announcement
  /// The entry's own wording of an action's label.
  case label(action: String)
  /// What the link to the help page says.
  case helpLabel
  /// The label of an action in `Actions.toml`.
  case actionLabel

  /// The slots that are keys of their own.
  public static let plain: [Slot] = [.title, .message, .recovery, .announcement]

  public var name: String {
    switch self {
    case .title: "title"
    case .message: "message"
    case .recovery: "recovery"
    case .announcement: "announcement"
    case .label: "labels"
    case .helpLabel: "help"
    case .actionLabel: "label"
    }
  }
}
