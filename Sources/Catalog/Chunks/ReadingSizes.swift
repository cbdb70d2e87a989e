/// In what pieces text is read, in bytes, and let go of.
struct ReadingSizes: Sendable {
  /// What is read before the first snapshot.
  var firstBlock = 1 << 16
  /// What is read at a time, from start to end.
  var block = 1 << 18
  /// What a thread looks through, where several do; no shorter than a block.
  var chunk = 1 << 20
  /// How many chunks there must be for that.
  var fewestChunks = 2
  /// How many threads there are then.
  var threads = ChunkCrew.usefulThreads
  /// How many chunks one thread does before the others begin: those of the first frame, which another thread draws.
  var alone = 8

  /// How many records more than twice those that are kept may wait until they are let go of.
  var slack = 1 << 16

  /// The memory that is enough for any piece.
  var largest: Int { max(firstBlock, block, chunk) }
}
