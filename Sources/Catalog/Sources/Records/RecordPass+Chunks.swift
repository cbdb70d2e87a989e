/// Reading a long file on several threads.
extension RecordPass {
  /// Reads what there is of a long file on several threads, up to the last record that has ended; `nil` if that is not worth it.
  ///
  /// - Parameters:
  ///   - end: up to where there are bytes.
  ///   - scanner: what read all before.
  mutating func readChunks(
    _ input: RecordLoader.Input, to end: Int, from scanner: any BlockScanner, _ buffer: UnsafeMutableRawBufferPointer
  ) -> ChunkStitcher? {
    guard input.bytes.longestRecord == nil,
      end - max(scanner.pendingStart, chunksEnd) > sizes.chunk * sizes.fewestChunks
    else { return nil }
    chunksEnd = end
    let work = ChunkWork(
      bytes: input.bytes.bytes, form: form, placer: placer, start: scanner.pending, end: end, size: sizes.chunk)
    let crew = ChunkCrew(work, threads: sizes.threads, alone: sizes.alone)
    defer { crew.stop() }
    var stitcher = ChunkStitcher(work, base: base)
    for number in 0..<work.count where !loading.signal.isCancelled && index.count <= RecordIndex.limit {
      let chunk = unsafe crew.chunk(number, buffer)
      guard unsafe stitcher.add(chunk, to: &index, buffer) else { break }
      crew.recycle(chunk, expecting: stitcher.expected)
      doneCount += work.bytes(of: number).count
      learn(stitcher.names)
      tookRecords(upTo: base + stitcher.place.offset)
      publishIfDue()
    }
    learntSize = 0
    return stitcher
  }
}
