/// The tables of a document while it is read.
///
/// Tables stand side by side in one array and know each other by number, so that a header that comes late
/// adds to a table in one step, however deep it is. `finish` makes the nested value of them.
struct TOMLTree {
  /// How a table came to be; it decides what may still be added to it.
  enum Origin {
    /// The document, or an element of a list of tables.
    case whole
    /// A header of its own, `[name]`.
    case header
    /// The header of a table inside it; its own header may still come.
    case passed
    /// A dotted key, `name.key = …`.
    case dotted
    /// Braces. Nothing can be added to it later.
    case inline
  }

  /// Why a name cannot be used where it stands.
  struct Conflict {
    enum Kind {
      /// The key has a value already.
      case key
      /// The table has a header already.
      case header
      /// The name is a value that can hold no keys.
      case value(TOMLValue.Content)
      /// The name is a table in braces, which is complete.
      case inlineTable
      /// The name is a table that dotted keys have made.
      case dottedTable
      /// The name is a table with a header.
      case headerTable
      /// The name is a list of tables, `[[name]]`.
      case listOfTables
    }
    let kind: Kind
    /// The part of the key that it is about, from 0.
    let part: Int
    /// Where the name is first given.
    let first: Range<Int>
  }

  enum Outcome {
    case table(Int)
    case conflict(Conflict)
  }

  private struct Node {
    var table: TOMLTable
    var origin: Origin
    /// The pairs whose value is a table of the tree, in ascending order.
    var children: [Child] = []
  }

  private struct Child {
    enum Content {
      case table(Int)
      case list([Int])
    }
    let position: Int
    var content: Content
  }

  private var nodes: [Node] = [Node(table: TOMLTable(), origin: .whole)]

  /// The number of the document's own table.
  static let root = 0

  var count: Int { nodes.count }

  /// Adds a table that stands for itself.
  mutating func addTable(_ origin: Origin, range: Range<Int>) -> Int {
    nodes.append(Node(table: TOMLTable(range: range), origin: origin))
    return nodes.count - 1
  }

  /// Forgets the tables from a number on, which must not be part of others.
  mutating func removeTables(from number: Int) {
    nodes.removeSubrange(number...)
  }

  /// Gives a key of a table its value.
  mutating func insert(_ value: TOMLValue, for key: TOMLKey, into table: Int) -> Conflict? {
    if key.rest.isEmpty { return insert(value, for: key.first, part: 0, into: table) }
    var table = table
    for part in 0..<key.count - 1 {
      switch passDotted(key[part], part: part, of: table, begun: key.first.range.lowerBound) {
      case .table(let next): table = next
      case .conflict(let conflict): return conflict
      }
    }
    return insert(value, for: key[key.count - 1], part: key.count - 1, into: table)
  }

  private mutating func insert(
    _ value: TOMLValue, for key: TOMLKey.Part, part: Int, into table: Int
  ) -> Conflict? {
    if let position = nodes[table].table.position(of: key.text) {
      return Conflict(kind: .key, part: part, first: nodes[table].table.pairs[position].keyRange)
    }
    nodes[table].table.append(TOMLPair(key: key.text, keyRange: key.range, value: value))
    return nil
  }

  private mutating func passDotted(
    _ part: TOMLKey.Part, part number: Int, of table: Int, begun: Int
  ) -> Outcome {
    guard let position = nodes[table].table.position(of: part.text) else {
      return .table(
        addChild(part, to: table, origin: .dotted, range: begun..<part.range.upperBound, asList: false))
    }
    let pair = nodes[table].table.pairs[position]
    func conflict(_ kind: Conflict.Kind) -> Outcome {
      .conflict(Conflict(kind: kind, part: number, first: pair.keyRange))
    }
    switch child(at: position, of: table)?.content {
    case .table(let next):
      return nodes[next].origin == .dotted ? .table(next) : conflict(.headerTable)
    case .list: return conflict(.listOfTables)
    case nil:
      if case .table = pair.value.content { return conflict(.inlineTable) }
      return conflict(.value(pair.value.content))
    }
  }

  /// The table that a header `[a.b]` begins.
  mutating func open(_ key: TOMLKey, range: Range<Int>) -> Outcome {
    let parent: Int
    switch passHeader(key, range: range) {
    case .table(let table): parent = table
    case .conflict(let conflict): return .conflict(conflict)
    }
    let last = key[key.count - 1]
    guard let position = nodes[parent].table.position(of: last.text) else {
      return .table(addChild(last, to: parent, origin: .header, range: range, asList: false))
    }
    let pair = nodes[parent].table.pairs[position]
    func conflict(_ kind: Conflict.Kind) -> Outcome {
      .conflict(Conflict(kind: kind, part: key.count - 1, first: pair.keyRange))
    }
    switch child(at: position, of: parent)?.content {
    case .table(let table):
      switch nodes[table].origin {
      case .passed:
        nodes[table].origin = .header
        nodes[table].table.range = range
        return .table(table)
      case .dotted: return conflict(.dottedTable)
      case .header, .whole, .inline:
        return .conflict(
          Conflict(kind: .header, part: key.count - 1, first: nodes[table].table.range))
      }
    case .list: return conflict(.listOfTables)
    case nil:
      if case .table = pair.value.content { return conflict(.inlineTable) }
      return conflict(.value(pair.value.content))
    }
  }

  /// The table that a header `[[a.b]]` adds to a list.
  mutating func openElement(_ key: TOMLKey, range: Range<Int>) -> Outcome {
    let parent: Int
    switch passHeader(key, range: range) {
    case .table(let table): parent = table
    case .conflict(let conflict): return .conflict(conflict)
    }
    let last = key[key.count - 1]
    guard let position = nodes[parent].table.position(of: last.text) else {
      return .table(addChild(last, to: parent, origin: .whole, range: range, asList: true))
    }
    let pair = nodes[parent].table.pairs[position]
    func conflict(_ kind: Conflict.Kind) -> Outcome {
      .conflict(Conflict(kind: kind, part: key.count - 1, first: pair.keyRange))
    }
    guard let index = childIndex(at: position, of: parent) else {
      if case .table = pair.value.content { return conflict(.inlineTable) }
      return conflict(.value(pair.value.content))
    }
    guard case .list(var tables) = nodes[parent].children[index].content else {
      return conflict(.headerTable)
    }
    let element = addTable(.whole, range: range)
    // Emptied first, so that the list is not copied for each element.
    nodes[parent].children[index].content = .list([])
    tables.append(element)
    nodes[parent].children[index].content = .list(tables)
    return .table(element)
  }

  /// The table that holds the last part of a header's key.
  private mutating func passHeader(_ key: TOMLKey, range: Range<Int>) -> Outcome {
    var table = TOMLTree.root
    for part in 0..<key.count - 1 {
      guard let position = nodes[table].table.position(of: key[part].text) else {
        table = addChild(key[part], to: table, origin: .passed, range: range, asList: false)
        continue
      }
      switch child(at: position, of: table)?.content {
      case .table(let next): table = next
      case .list(let tables): table = tables.last ?? table
      case nil:
        let pair = nodes[table].table.pairs[position]
        let isTable = if case .table = pair.value.content { true } else { false }
        return .conflict(
          Conflict(
            kind: isTable ? .inlineTable : .value(pair.value.content), part: part, first: pair.keyRange))
      }
    }
    return .table(table)
  }

  private mutating func addChild(
    _ part: TOMLKey.Part, to parent: Int, origin: Origin, range: Range<Int>, asList: Bool
  ) -> Int {
    let table = addTable(origin, range: range)
    nodes[parent].children.append(
      Child(position: nodes[parent].table.pairs.count, content: asList ? .list([table]) : .table(table)))
    // Takes the place of the table until `finish`.
    let place = TOMLValue(.unreadable, range: range)
    nodes[parent].table.append(TOMLPair(key: part.text, keyRange: part.range, value: place))
    return table
  }

  private func childIndex(at position: Int, of table: Int) -> Int? {
    var low = 0
    var high = nodes[table].children.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[table].children[middle].position < position { low = middle + 1 } else { high = middle }
    }
    guard low < nodes[table].children.count, nodes[table].children[low].position == position else {
      return nil
    }
    return low
  }

  private func child(at position: Int, of table: Int) -> Child? {
    childIndex(at: position, of: table).map { nodes[table].children[$0] }
  }

  /// A table with all that is in it. The tree holds it no longer.
  mutating func finish(_ number: Int) -> TOMLTable {
    var table = nodes[number].table
    nodes[number].table = TOMLTable()
    let children = nodes[number].children
    for child in children {
      let value: TOMLValue
      switch child.content {
      case .table(let number):
        let inner = finish(number)
        value = TOMLValue(.table(inner), range: inner.range)
      case .list(let numbers):
        let elements = numbers.map { number in
          let inner = finish(number)
          return TOMLValue(.table(inner), range: inner.range)
        }
        value = TOMLValue(.array(elements), range: elements.first?.range ?? 0..<0)
      }
      table.withValue(at: child.position) { $0 = value }
    }
    return table
  }
}
