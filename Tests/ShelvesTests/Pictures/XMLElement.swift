/// An element of a document as a strict reader of XML sees it; as much of XML as pictures use.
struct XMLElement {
  var name: String
  var attributes: [String: String] = [:]
  var text = ""
  var children: [XMLElement] = []

  /// Itself and all below it, in the order of the document.
  var all: [XMLElement] { [self] + children.flatMap(\.all) }

  /// What is wrong with a document.
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  /// Reads a document: its declaration, one element, nothing behind it but white space.
  init(document: String) throws {
    var reader = Reader(rest: Array(document.unicodeScalars)[...])
    try reader.take(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    reader.skipSpace()
    self = try reader.element()
    reader.skipSpace()
    guard reader.rest.isEmpty else { throw Fault(description: "something stands behind the root") }
  }

  private init(name: String) { self.name = name }

  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>

    mutating func skipSpace() {
      rest = rest.drop { $0 == " " || $0 == "\n" }
    }

    mutating func take(_ text: String) throws {
      guard rest.starts(with: text.unicodeScalars) else {
        throw Fault(description: "\(text) is missing before \(String(String.UnicodeScalarView(rest.prefix(40))))")
      }
      rest.removeFirst(text.unicodeScalars.count)
    }

    mutating func name() throws -> String {
      let name = rest.prefix { $0.properties.isAlphabetic || $0 == ":" || $0 == "-" }
      guard !name.isEmpty else { throw Fault(description: "a name is missing") }
      rest.removeFirst(name.count)
      return String(String.UnicodeScalarView(name))
    }

    /// Characters up to a delimiter, with references resolved.
    mutating func characters(upTo end: Unicode.Scalar) throws -> String {
      var text = String.UnicodeScalarView()
      while let scalar = rest.first, scalar != end {
        rest.removeFirst()
        switch scalar {
        case "<": throw Fault(description: "a bare <")
        case "&":
          let name = String(String.UnicodeScalarView(rest.prefix { $0 != ";" }))
          guard let meaning = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""][name] as Unicode.Scalar? else {
            throw Fault(description: "the reference &\(name.prefix(10));")
          }
          rest.removeFirst(name.unicodeScalars.count + 1)
          text.append(meaning)
        default:
          // Char of XML 1.0, without the control characters it allows but advises against.
          guard scalar == "\n" || (0x20..<0x7F).contains(scalar.value) || scalar.value > 0x9F,
            scalar.value != 0xFFFE, scalar.value != 0xFFFF
          else { throw Fault(description: "the character \(String(scalar.value, radix: 16))") }
          text.append(scalar)
        }
      }
      return String(text)
    }

    mutating func element() throws -> XMLElement {
      try take("<")
      var element = XMLElement(name: try name())
      while rest.first == " " {
        rest.removeFirst()
        let name = try name()
        try take("=\"")
        let value = try characters(upTo: "\"")
        try take("\"")
        guard element.attributes.updateValue(value, forKey: name) == nil else {
          throw Fault(description: "the attribute \(name) twice")
        }
      }
      if rest.starts(with: "/>".unicodeScalars) {
        rest.removeFirst(2)
        return element
      }
      try take(">")
      while !rest.starts(with: "</".unicodeScalars) {
        guard let first = rest.first else { throw Fault(description: "\(element.name) never ends") }
        if first == "<" {
          element.children.append(try self.element())
        } else {
          element.text += try characters(upTo: "<")
        }
      }
      try take("</\(element.name)>")
      return element
    }
  }
}
