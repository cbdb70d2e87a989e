/// The view of a grid: the renderers that are on screen are its subviews, those that are ready stand by.
final class GridView: View {
  /// Renderers of rows that will probably be seen next.
  var standby: [View] = []

  override var viewsToPrepare: [View] { standby }
}
