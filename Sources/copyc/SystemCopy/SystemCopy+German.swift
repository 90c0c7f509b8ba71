extension SystemCopy {
  /// What the errors say in German, by entry.
  static let german = #"""
    [offline]
    title = "Dieses Gerät ist offline"
    message = "Es besteht keine Verbindung zum Internet."
    recovery = "Verbinde es mit einem WLAN oder schalte mobile Daten ein und versuche es dann erneut."

    [no-answer]
    title = "Die Antwort des Servers dauerte zu lange"
    message = "Deine letzte Änderung wurde vielleicht nicht gesichert."
    recovery = "Prüfe deine Internetverbindung und deine letzte Änderung und versuche es dann erneut."

    [connection-lost]
    title = "Die Verbindung wurde unterbrochen"
    message = "Es wurde nicht alles übertragen, daher kann deine letzte Änderung fehlen."
    recovery = "Prüfe deine Internetverbindung und deine letzte Änderung und versuche es dann erneut."

    [server-not-answering]
    title = "Der Server antwortet nicht"
    message = "Möglicherweise wird er gerade gewartet."
    recovery = "Versuche es in ein paar Minuten erneut."

    [server-not-found]
    title = "Kein Server hat diese Adresse"
    message = "In manchen Netzwerken, etwa in Hotels, musst du dich zuerst anmelden."
    recovery = "Prüfe die Adresse und dein WLAN und versuche es dann erneut."

    [file-missing]
    title = "„{fileName}“ fehlt"
    message = "Die Datei wurde bewegt, umbenannt oder gelöscht."
    recovery = "Wähle sie dort aus, wo sie jetzt liegt."
    without.fileName.title = "Die Datei fehlt"

    [no-access]
    title = "Kein Zugriff auf „{fileName}“"
    message = "Diese App darf die Datei nicht öffnen oder ändern."
    recovery = "Wähle einen anderen Ordner oder ändere die Zugriffsrechte."
    without.fileName.title = "Kein Zugriff auf die Datei"

    [disk-full]
    title = "Nicht genug Speicherplatz"
    message = "„{fileName}“ wurde nicht gesichert, weil dieses Volume voll ist."
    recovery = "Lösche Dateien, die du nicht brauchst, oder wähle ein anderes Volume und sichere dann erneut."
    without.fileName.message = "Die Datei wurde nicht gesichert, weil dieses Volume voll ist."

    [update-needed]
    title = "Diese App braucht ein Update"
    message = "Sie hat etwas empfangen, das diese Version nicht lesen kann."
    recovery = "Installiere die neueste Version der App."

    [icloud-signed-out]
    title = "Nicht bei iCloud angemeldet"
    message = "Deine Änderungen bleiben auf diesem Gerät und werden nicht synchronisiert."
    recovery = "Öffne die Einstellungen und melde dich mit deinem Apple Account an."

    [icloud-full]
    title = "Der iCloud-Speicher ist voll"
    message = "Deine Änderungen bleiben auf diesem Gerät und werden nicht synchronisiert."
    recovery = "Lösche in iCloud, was du nicht brauchst, oder erweitere den Speicher in den Einstellungen."

    [purchases-off]
    title = "Käufe sind ausgeschaltet"
    message = "Die Bildschirmzeit oder deine Organisation erlaubt sie auf diesem Gerät nicht. Es wurde nichts berechnet."
    recovery = "Erlaube Käufe in den Einstellungen oder frage die Person, die dieses Gerät verwaltet."

    [service-busy]
    title = "Der Server ist überlastet"
    message = "Er beantwortet so viele Anfragen, wie er kann."
    recovery = "Versuche es in ein paar Minuten erneut."

    [unexpected]
    title = "Dieser Schritt blieb unvollständig"
    message = "Die Ursache ist noch nicht bekannt. Deine letzte Änderung ist vielleicht nicht gesichert."
    recovery = "Öffne die App neu, um sie zu prüfen. Wenn sie fehlt, wende dich an den Support."
    """#
}
