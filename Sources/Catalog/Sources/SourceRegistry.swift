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
    let merged = withEmptyTablesJoined(sources, tables)
    let arranged = merged.map(ArrangedSource.init)
    return arranged.count == 1 ? arranged[0] : CombinedSource(sources: arranged)
  }

  /// The sources with files in which there is nothing read along with the first table of their kind, if there is one:
  /// alone they would make several sources of what is one.
  private static func withEmptyTablesJoined(
    _ sources: [any Source], _ tables: [TableSignature: Int]
  ) -> [any Source] {
    var sources = sources
    var joined: Set<Int> = []
    for (empty, place) in tables.sorted(by: { $0.value < $1.value }) where empty.isEmpty {
      let tablesOfKind = tables.filter { $0.key.admits(empty) }
      guard let first = tablesOfKind.values.min(), let table = sources[first] as? RecordSource,
        let other = sources[place] as? RecordSource
      else { continue }
      sources[first] = RecordSource(parts: table.parts + other.parts, hints: table.hints, options: table.options)
      joined.insert(place)
    }
    return sources.indices.filter { !joined.contains($0) }.map { sources[$0] }
  }
}
