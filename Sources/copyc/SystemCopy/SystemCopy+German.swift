extension SystemCopy {
  /// What the errors and states say in German, and the labels of their buttons.
  static let german = Texts(
    entries: #"""
      [offline]
      title = "Dieses Gerät ist offline"
      message = "Es besteht keine Verbindung zum Internet."
      recovery = "Verbinde es mit einem WLAN oder schalte mobile Daten ein und versuche es dann erneut."
      passing.message = "Du bist offline und siehst, was zuletzt geladen wurde."
      passing.recovery = "Verbinde dich, um Neues zu sehen."

      [no-answer]
      title = "Die Antwort des Servers dauerte zu lange"
      message = "Deine letzte Änderung wurde vielleicht nicht gesichert."
      recovery = "Prüfe deine Internetverbindung und deine letzte Änderung und versuche es dann erneut."
      content.message = "In dieser Zeit konnte nichts geladen werden."
      content.recovery = "Prüfe deine Internetverbindung und versuche es dann erneut."

      [connection-lost]
      title = "Die Verbindung wurde unterbrochen"
      message = "Es wurde nicht alles übertragen, daher kann deine letzte Änderung fehlen."
      recovery = "Prüfe deine Internetverbindung und deine letzte Änderung und versuche es dann erneut."
      content.message = "Sie brach ab, bevor alles geladen war."
      content.recovery = "Prüfe deine Internetverbindung und versuche es dann erneut."
      passing.message = "Du siehst, was vor dem Abbruch der Verbindung geladen wurde."
      passing.recovery = "Prüfe deine Verbindung."

      [server-not-answering]
      title = "Der Server antwortet nicht"
      message = "Möglicherweise wird er gerade gewartet."
      recovery = "Versuche es in ein paar Minuten erneut."

      [server-not-found]
      title = "Kein Server hat diese Adresse"
      message = "In manchen Netzwerken, etwa in Hotels, musst du dich zuerst anmelden."
      recovery = "Prüfe die Adresse und dein WLAN und versuche es dann erneut."
      field.message = "Kein Server hat diese Adresse."
      field.recovery = "Prüfe, ob sie richtig geschrieben ist."

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
      passing.message = "Ohne iCloud bleiben Änderungen auf diesem Gerät."
      passing.recovery = "Melde dich in den Einstellungen bei iCloud an."

      [icloud-full]
      title = "Der iCloud-Speicher ist voll"
      message = "Deine Änderungen bleiben auf diesem Gerät und werden nicht synchronisiert."
      recovery = "Lösche in iCloud, was du nicht brauchst, oder erweitere den Speicher in den Einstellungen."
      passing.message = "iCloud ist voll, Änderungen bleiben auf diesem Gerät."
      passing.recovery = "Erweitere den Speicher in den Einstellungen."

      [purchases-off]
      title = "Käufe sind ausgeschaltet"
      message = "Die Bildschirmzeit oder deine Organisation erlaubt sie auf diesem Gerät nicht. Es wurde nichts berechnet."
      recovery = "Erlaube Käufe in den Einstellungen oder frage die Person, die dieses Gerät verwaltet."

      [service-busy]
      title = "Der Server ist überlastet"
      message = "Er beantwortet so viele Anfragen, wie er kann."
      recovery = "Warte {wait} und versuche es dann erneut."
      without.wait.recovery = "Versuche es in ein paar Minuten erneut."
      passing.message = "Der Server ist überlastet."

      [unexpected]
      title = "Dieser Schritt blieb unvollständig"
      message = "Die Ursache ist noch nicht bekannt. Deine letzte Änderung ist vielleicht nicht gesichert."
      recovery = "Öffne die App neu, um sie zu prüfen. Wenn sie fehlt, wende dich an den Support."

      [fields-summary]
      message = "{count, plural, one {# Eingabe muss geändert werden.} other {# Eingaben müssen geändert werden.}}"
      recovery = "Folge dem Hinweis an jeder von ihnen."

      [error-details]
      title = "Fehlerdetails"
      message = "Sie sagen dem Support, was wo passiert ist. Passwörter und der Inhalt deiner Dateien stehen nicht darin."

      [details-copied]
      message = "Kopiert"
      announcement = "Fehlerdetails kopiert"
      """#,
    labels: #"""
      [try-again]
      label = "Erneut versuchen"

      [cancel]
      label = "Abbrechen"

      [open-settings]
      label = "Einstellungen öffnen"

      [choose-file]
      label = "Datei auswählen"

      [choose-folder]
      label = "Ordner auswählen"

      [update-app]
      label = "Aktualisieren"

      [get-help]
      label = "Hilfe anzeigen"

      [show-details]
      announcement = "Fehlerdetails anzeigen"
      label = "Details anzeigen"

      [copy-details]
      announcement = "Fehlerdetails kopieren"
      label = "Details kopieren"
      """#)
}
