import CICU

public func icuVersion() -> String { String(cString: cicu_version()) }
