extension RecordSource: StampedSource {
  var hasKey: Bool { options.key != nil }

  var stamp: SourceStamp? {
    var stamp = SourceStamp()
    for part in parts {
      switch part.origin {
      case .file(let path), .followed(let path), .encoded(let path): if !stamp.add(path: path) { return nil }
      case .opened(let input): if !stamp.add(descriptor: input.bytes.descriptor) { return nil }
      case .stream: stamp.addStream()
      }
    }
    return stamp
  }
}
