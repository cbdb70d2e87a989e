internal import Platform

/// Turns the arguments of a command line into a source.
///
/// A new kind of source is a folder of its own, and a line in `SourceKind` and here.
package enum SourceRegistry {
  /// The argument that stands for standard input.
  package static let standardInputName: [UInt8] = [UInt8(ascii: "-")]

  /// The source that arguments name.
  ///
  /// Files of one kind and one header are read as one source; different ones give their rows one after the
  /// other. Nothing named is standard input, or the current directory where that is a terminal.
  ///
  /// - Parameters:
  ///   - arguments: files, directories, `-` or addresses, byte for byte as given.
  ///   - standardInput: the descriptor that `-` stands for.
  /// - Throws: `SourceError` for what cannot be opened, or is of a kind that cannot be read.
  package static func source(
    for arguments: [[UInt8]], options: SourceOptions = SourceOptions(), standardInput: Int32 = STDIN_FILENO
  ) throws(SourceError) -> any Source {
    var names = arguments
    if names.isEmpty { names = isatty(standardInput) == 1 ? [[UInt8(ascii: ".")]] : [standardInputName] }
    var sources: [any Source] = []
    var tables: [TableSignature: Int] = [:]
    for name in names {
      switch try SourceKind.recognise(name, options: options, standardInput: standardInput) {
      case .directory:
        sources.append(DirectorySource(name: name, showsHidden: options.showsHidden))
      case .records(let origin, let hints):
        let part = RecordSource.Part(name: name, origin: origin)
        let signature = names.count > 1 ? try TableSignature(of: part, hints: hints, options: options) : nil
        if let signature, let place = tables[signature], let table = sources[place] as? RecordSource {
          sources[place] = RecordSource(parts: table.parts + [part], hints: table.hints, options: options)
        } else {
          if let signature { tables[signature] = sources.count }
          sources.append(RecordSource(parts: [part], hints: hints, options: options))
        }
      }
    }
    let arranged = sources.map(ArrangedSource.init)
    return arranged.count == 1 ? arranged[0] : CombinedSource(sources: arranged)
  }
}
