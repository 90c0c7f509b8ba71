import CopyCatalog
import Testing

@Test func icuIsLinked() { #expect(!icuVersion().isEmpty) }
