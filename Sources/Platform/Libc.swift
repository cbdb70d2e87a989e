// The one place that names the C library of the system. Everything else says `import Platform`.

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#endif
