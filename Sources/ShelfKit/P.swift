public struct ShelfKitPlaceholder {}
