import Platform

@main struct Main { static func main() { print(getpid()) } }
