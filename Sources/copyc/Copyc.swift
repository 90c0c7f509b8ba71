import CopyCatalog

@main
struct Copyc {
  static func main() {
    print(icuVersion())
  }
}
