/// German: an instruction is an imperative at the start of a clause (“Prüfe die Verbindung”, “Prüfen Sie …”), or
/// an infinitive at its end (“Bitte neu starten”).
let german = Language(
  subtag: "de",
  instructions: [
    "achte", "aktiviere", "aktualisiere", "ändere", "benenne", "benutze", "berühre", "bestätige", "bitte", "bleib",
    "deaktiviere", "drücke", "entferne", "erlaube", "erneuere", "erstelle", "erteile", "frag", "frage", "füge", "geh",
    "gehe", "gib", "halte", "hol", "hole", "installiere", "kaufe", "klicke", "kontaktiere", "kopiere", "korrigiere",
    "kürze", "lade", "leere", "lege", "lies", "lösche", "mach", "mache", "melde", "nimm", "nutze", "öffne", "prüfe",
    "räume", "reduziere", "richte", "schalte", "schließe", "schreibe", "schick", "schicke", "sende", "setz", "setze",
    "sieh", "sorge", "speichere", "starte", "stell", "stelle", "such", "suche", "teile", "tippe", "trage", "trenne",
    "überprüfe", "verbinde", "vergewissere", "verkleinere", "verlängere", "verringere", "verschiebe", "versuch",
    "versuche", "verwende", "wähle", "warte", "wechsle", "wende", "wiederhole",
  ],
  beforeInstruction: ["dann", "und", "oder", "danach", "zuerst", "nun", "jetzt"],
  hasOtherInstruction: { clause in
    // “Prüfen Sie die Verbindung”
    for (verb, pronoun) in zip(clause, clause.dropFirst())
    where pronoun == "sie" && isInfinitive(verb) && verb == clause.first(where: { $0 != "bitte" && $0 != "und" }) {
      return true
    }
    // “Bitte neu starten”
    return clause.first == "bitte" && clause.last.map(isInfinitive) ?? false
  },
  functionWords: [
    "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "es", "ist", "sind",
    "war", "waren", "wurde", "wurden", "werden", "wird", "konnte", "konnten", "kann", "können", "nicht", "kein",
    "keine", "keinen", "beim", "bei", "in", "im", "an", "am", "auf", "zu", "zum", "zur", "von", "vom", "mit", "für",
    "und", "oder", "aber", "leider", "bitte", "sich", "sie", "du", "wir", "uns", "hat", "haben", "ihre", "ihr",
    "dein", "deine", "diese", "dieser", "dieses", "diesen", "da", "hier", "dabei", "noch", "einmal", "erneut",
    "später", "wieder", "etwas", "aufgrund", "wegen",
  ],
  genericWords: [
    "fehler", "problem", "probleme", "schiefgelaufen", "schiefgegangen", "schief", "gelaufen", "gegangen",
    "aufgetreten", "unbekannter", "unbekannt", "unerwarteter", "unerwartetes", "unerwartet", "interner",
    "internes", "allgemeiner", "fehlgeschlagen", "ungültig", "ungültige", "vorgang", "aktion", "anfrage",
    "eingabe", "abgeschlossen", "ausgeführt", "durchgeführt", "verarbeitet", "hoppla", "ups", "fehlschlag",
    "technischer", "technisches", "passiert", "ging", "lief",
  ],
  failureOpenings: ["fehlgeschlagen"],
  failureWords: ["fehler", "fehlgeschlagen", "konnte", "konnten"],
  successTitles: ["erfolg", "erledigt", "fertig", "gespeichert", "gesendet", "abgeschlossen", "geschafft"],
  successWords: ["erfolgreich"],
  reservations: [
    "nicht", "kein", "keine", "keinen", "nie", "nur", "teilweise", "konnte", "konnten", "kann", "können", "bevor",
    "bis", "wenn", "sobald", "nachdem", "aber", "ohne",
  ])

/// Whether a word has the ending of a German infinitive.
private func isInfinitive(_ word: String) -> Bool {
  word.count > 3 && (word.hasSuffix("en") || word.hasSuffix("ern") || word.hasSuffix("eln"))
}
