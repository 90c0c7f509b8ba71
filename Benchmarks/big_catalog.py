"""Writes a big, believable catalog of errors: the same bytes for the same arguments on every machine.

A text is a list of pieces: literal strings, which may hold plain arguments as ICU writes them, and `Plural` and
`Select` pieces. One description gives the text in ICU's syntax for the catalog and in gettext's for its `.po` file.
English and German are written out. Other locales carry the English texts in letters of their own script, with the
plural forms that CLDR gives them: right in size and structure, and read by nobody.
"""

import os
import random
from dataclasses import dataclass


@dataclass(frozen=True)
class Plural:
    argument: str
    one: str
    other: str


@dataclass(frozen=True)
class Select:
    argument: str
    branches: tuple  # of (value, text); the last value is "other"


@dataclass(frozen=True)
class Scenario:
    """An entry to be varied: `<things>`, `<place>` and `<cause>` stand for a pick from the lists below."""

    name: str
    context: str
    remedy: str
    actions: tuple
    arguments: tuple  # TOML lines
    en: dict  # slot: pieces
    de: dict


THINGS = [
    ("photos", "photo", "Fotos", "Foto"), ("files", "file", "Dateien", "Datei"), ("albums", "album", "Alben", "Album"),
    ("invoices", "invoice", "Rechnungen", "Rechnung"), ("messages", "message", "Nachrichten", "Nachricht"),
    ("contacts", "contact", "Kontakte", "Kontakt"), ("notes", "note", "Notizen", "Notiz"),
    ("recordings", "recording", "Aufnahmen", "Aufnahme"), ("documents", "document", "Dokumente", "Dokument"),
    ("folders", "folder", "Ordner", "Ordner"), ("bookmarks", "bookmark", "Lesezeichen", "Lesezeichen"),
    ("orders", "order", "Bestellungen", "Bestellung"), ("payments", "payment", "Zahlungen", "Zahlung"),
    ("receipts", "receipt", "Belege", "Beleg"), ("reports", "report", "Berichte", "Bericht"),
    ("comments", "comment", "Kommentare", "Kommentar"), ("drafts", "draft", "Entwürfe", "Entwurf"),
    ("maps", "map", "Karten", "Karte"), ("tasks", "task", "Aufgaben", "Aufgabe"),
    ("reminders", "reminder", "Erinnerungen", "Erinnerung"), ("members", "member", "Mitglieder", "Mitglied"),
    ("invitations", "invitation", "Einladungen", "Einladung"), ("tables", "table", "Tabellen", "Tabelle"),
    ("drawings", "drawing", "Zeichnungen", "Zeichnung"), ("songs", "song", "Lieder", "Lied"),
    ("lessons", "lesson", "Lektionen", "Lektion"), ("recipes", "recipe", "Rezepte", "Rezept"),
    ("workouts", "workout", "Trainings", "Training"), ("tickets", "ticket", "Karten", "Karte"),
    ("templates", "template", "Vorlagen", "Vorlage"),
]

PLACES = [
    ("on this device", "auf diesem Gerät"), ("in this folder", "in diesem Ordner"),
    ("in your account", "in deinem Konto"), ("in this project", "in diesem Projekt"),
    ("in the archive", "im Archiv"), ("in the shared space", "im geteilten Bereich"),
    ("on the external disk", "auf der externen Festplatte"), ("in your library", "in deiner Mediathek"),
]

CAUSES = [
    ("The connection was lost.", "Die Verbindung wurde unterbrochen."),
    ("Another device changed them at the same time.", "Ein anderes Gerät hat sie gleichzeitig geändert."),
    ("The disk is full.", "Die Festplatte ist voll."),
    ("Your plan has no space left.", "Dein Tarif hat keinen freien Speicher mehr."),
    ("The folder is open in another app.", "Der Ordner ist in einer anderen App geöffnet."),
    ("Your password was changed.", "Dein Passwort wurde geändert."),
    ("The owner stopped sharing them.", "Der Eigentümer teilt sie nicht mehr."),
    ("This version of the app is too old for them.", "Diese Version der App ist zu alt dafür."),
]

FILE = 'args.fileName = { type = "file", sample = "Report.pdf", max = 18 }'
COUNT = 'args.count = { type = "int", range = "1...100000", sample = 12 }'
LIMIT = 'args.limit = { type = "int", sample = 5000, public = true }'
SHARE = 'args.share = { type = "percent", sample = 0.85 }'
WHEN = 'args.when = { type = "date", sample = "2026-09-01" }'
PLACE = 'args.kind = { type = "choice", values = ["moved", "renamed"], sample = "moved" }'
VERSION = 'args.version = { type = "code", sample = "5.0", max = 6, public = true }'

LITERAL_TITLE = {"en": ["Couldn’t load your <things>"], "de": ["Deine <things> wurden nicht geladen"]}
SAVE_TITLE = {"en": ["Couldn’t save your <things>"], "de": ["Deine <things> wurden nicht gesichert"]}
RETRY = {
    "en": ["Check your internet connection, then try again."],
    "de": ["Prüfe deine Internetverbindung und versuche es dann erneut."],
}


def scenario(name, context, remedy, actions, arguments, title, message, recovery):
    return Scenario(
        name, context, remedy, tuple(actions), tuple(arguments),
        {"title": title["en"], "message": message["en"], "recovery": recovery["en"]},
        {"title": title["de"], "message": message["de"], "recovery": recovery["de"]})


SCENARIOS = [
    scenario(
        "not-loaded", "content", "retry", ["try-again"], [], LITERAL_TITLE,
        {"en": ["<cause> What is <place> is still safe."],
         "de": ["<cause> Was <place> liegt, ist noch sicher."]},
        RETRY),
    scenario(
        "not-saved", "blocking", "fix", ["try-again", "cancel"], [], SAVE_TITLE,
        {"en": ["<cause> Your last changes are only <place>."],
         "de": ["<cause> Deine letzten Änderungen sind nur <place>."]},
        {"en": ["Free up space or choose another folder, then save again."],
         "de": ["Gib Speicherplatz frei oder wähle einen anderen Ordner und sichere dann erneut."]}),
    scenario(
        "space", "blocking", "fix", ["manage-storage", "cancel"], [],
        {"en": ["Not enough space for <things>"], "de": ["Nicht genug Platz für <things>"]},
        {"en": ["Nothing was copied. There is too little room <place>."],
         "de": ["Nichts wurde kopiert. Der Platz <place> reicht nicht."]},
        {"en": ["Delete <things> you don’t need, then copy the rest again."],
         "de": ["Lösche <things>, die du nicht brauchst, und kopiere den Rest erneut."]}),
    scenario(
        "gone", "unavailable", "fix", ["go-back"], [],
        {"en": ["These <things> are no longer here"], "de": ["Diese <things> sind nicht mehr hier"]},
        {"en": ["<cause> Copies you made are still <place>."],
         "de": ["<cause> Kopien von dir sind noch <place>."]},
        {"en": ["Ask the owner to share the <things> with you again."],
         "de": ["Bitte den Eigentümer, die <things> wieder mit dir zu teilen."]}),
    scenario(
        "file-open", "blocking", "fix", ["try-again", "cancel"], [FILE],
        {"en": ["Couldn’t open “{fileName}”"], "de": ["„{fileName}“ wurde nicht geöffnet"]},
        {"en": ["The file was made by a newer version of the app <place>."],
         "de": ["Die Datei stammt von einer neueren Version der App <place>."]},
        {"en": ["Update the app or choose other <things>."],
         "de": ["Aktualisiere die App oder wähle andere <things>."]}),
    scenario(
        "limit", "blocking", "fix", ["manage-storage", "cancel"], [LIMIT],
        {"en": ["Too many <things>"], "de": ["Zu viele <things>"]},
        {"en": ["You can keep {limit, number} <things> <place>."],
         "de": ["Du kannst {limit, number} <things> <place> behalten."]},
        {"en": ["Remove some of the <things>, then add the new ones again."],
         "de": ["Entferne einige <things> und füge die neuen dann erneut hinzu."]}),
    scenario(
        "upload", "blocking", "retry", ["try-again", "cancel"], [FILE, SHARE],
        {"en": ["Couldn’t upload “{fileName}”"], "de": ["„{fileName}“ wurde nicht hochgeladen"]},
        {"en": ["The connection was lost at {share, number, percent}. Other <things> are waiting."],
         "de": ["Die Verbindung wurde bei {share, number, percent} unterbrochen. Andere <things> warten."]},
        RETRY),
    scenario(
        "left", "blocking", "retry", ["try-again", "cancel"], [COUNT],
        {"en": ["Backup of your <things> stopped"], "de": ["Die Sicherung deiner <things> wurde gestoppt"]},
        {"en": [Plural("count", "# <thing> isn’t backed up yet.", "# <things> aren’t backed up yet.")],
         "de": [Plural("count", "# <thing> ist noch nicht gesichert.", "# <things> sind noch nicht gesichert.")]},
        {"en": ["Check your internet connection, then continue the backup <place>."],
         "de": ["Prüfe deine Internetverbindung und setze die Sicherung <place> fort."]}),
    scenario(
        "remove", "blocking", "fix", ["manage-storage", "cancel"], [COUNT, LIMIT],
        {"en": ["Couldn’t add your <things>"], "de": ["Deine <things> wurden nicht hinzugefügt"]},
        {"en": ["There is room for {limit, number} <things> <place>."],
         "de": ["Es ist Platz für {limit, number} <things> <place>."]},
        {"en": ["Remove ", Plural("count", "# <thing>", "# <things>"), ", then try again."],
         "de": ["Entferne ", Plural("count", "# <thing>", "# <things>"), " und versuche es dann erneut."]}),
    scenario(
        "kind", "blocking", "fix", ["choose-file", "cancel"], [FILE, PLACE],
        {"en": ["Couldn’t find “{fileName}”"], "de": ["„{fileName}“ wurde nicht gefunden"]},
        {"en": [Select("kind", (("moved", "The file was moved to another folder."),
                                ("renamed", "The file has a new name."),
                                ("other", "The file isn’t where it was.")))],
         "de": [Select("kind", (("moved", "Die Datei wurde in einen anderen Ordner bewegt."),
                                ("renamed", "Die Datei hat einen neuen Namen."),
                                ("other", "Die Datei ist nicht mehr dort, wo sie war.")))]},
        {"en": ["Look for it among your <things>, or choose another file <place>."],
         "de": ["Suche sie unter <things> oder wähle eine andere Datei <place>."]}),
    scenario(
        "expired", "unavailable", "fix", ["sign-in"], [WHEN],
        {"en": ["You’re signed out"], "de": ["Du bist abgemeldet"]},
        {"en": ["Your password was changed on {when, date, ::yMMMMd}. Your <things> are safe <place>."],
         "de": ["Dein Passwort wurde am {when, date, ::yMMMMd} geändert. Deine <things> sind <place> sicher."]},
        {"en": ["Sign in with the new password to see them."],
         "de": ["Melde dich mit dem neuen Passwort an, um sie zu sehen."]}),
    scenario(
        "old", "unavailable", "fix", ["update-app"], [VERSION],
        {"en": ["This version can’t show your <things>"], "de": ["Diese Version zeigt deine <things> nicht"]},
        {"en": ["They were changed with version {version} of the app <place>."],
         "de": ["Sie wurden mit Version {version} der App <place> geändert."]},
        {"en": ["Update the app on this device."], "de": ["Aktualisiere die App auf diesem Gerät."]}),
]

# How often each scenario comes; with these weights about 6 of 10 messages have no argument.
WEIGHTS = [7, 6, 4, 3, 11, 10, 13, 12, 13, 10, 8, 7]

ACTIONS = {
    "try-again": ("retry", "Try Again", "Erneut versuchen"),
    "cancel": ("cancel", "Cancel", "Abbrechen"),
    "sign-in": ("sign-in", "Sign In", "Anmelden"),
    "manage-storage": (None, "Free Up Space", "Speicher freigeben"),
    "choose-file": (None, "Choose File", "Datei auswählen"),
    "update-app": (None, "Update", "Aktualisieren"),
    "go-back": (None, "Go Back", "Zurück"),
}

# Locale: its cardinal plural categories (CLDR 42), and the first letter of its script or None for Latin.
LOCALES = {
    "en": ("one other", None), "de": ("one other", None), "fr": ("one many other", None),
    "es": ("one many other", None), "it": ("one many other", None), "pt-BR": ("one many other", None),
    "pt-PT": ("one many other", None), "nl": ("one other", None), "sv": ("one other", None),
    "da": ("one other", None), "nb": ("one other", None), "fi": ("one other", None),
    "pl": ("one few many other", None), "cs": ("one few many other", None), "sk": ("one few many other", None),
    "sl": ("one two few other", None), "hr": ("one few other", None), "ro": ("one few other", None),
    "hu": ("one other", None), "tr": ("one other", None), "et": ("one other", None),
    "lv": ("zero one other", None), "lt": ("one few many other", None), "ca": ("one many other", None),
    "id": ("other", None), "ms": ("other", None), "vi": ("other", None), "ru": ("one few many other", "а"),
    "uk": ("one few many other", "а"), "bg": ("one other", "а"), "sr": ("one few other", "а"),
    "el": ("one other", "α"), "ja": ("other", "ア"), "zh-Hans": ("other", "丐"), "zh-Hant": ("other", "丠"),
    "ko": ("other", "가"), "ar": ("zero one two few many other", "ب"), "he": ("one two many other", "א"),
    "hi": ("one other", "क"), "th": ("other", "ก"),
}


def in_script(text, locale):
    """The English text in letters of the locale's script; what stands in braces is kept."""
    first = LOCALES[locale][1]
    is_wide = locale[:2] in ("ja", "ko", "zh")  # such a letter says twice as much and takes twice the space
    result, depth = [], 0
    for index, character in enumerate(text):
        depth += (character == "{") - (character == "}")
        if depth or not character.isalpha():
            result.append(character)
        elif is_wide and index % 2:
            continue
        elif first:
            result.append(chr(ord(first) + (ord(character.lower()) - ord("a")) % 22))
        else:
            result.append(character.translate(str.maketrans("aeioun", "áêìöüñ")))
    return "".join(result)


def icu(pieces, locale):
    """The text as ICU MessageFormat, on one line."""
    def written(text):
        return text if locale in ("en", "de") else in_script(text, locale)
    result = []
    for piece in pieces:
        if isinstance(piece, Plural):
            forms = [f"{category} {{{written(piece.one if category == 'one' else piece.other)}}}"
                     for category in LOCALES[locale][0].split()]
            result.append(f"{{{piece.argument}, plural, {' '.join(forms)}}}")
        elif isinstance(piece, Select):
            forms = [f"{value} {{{written(text)}}}" for value, text in piece.branches]
            result.append(f"{{{piece.argument}, select, {' '.join(forms)}}}")
        else:
            result.append(written(piece))
    return "".join(result)


def gettext_forms(pieces):
    """The text as gettext writes it: one string, or two where the text has a plural. A choice, which gettext does not
    have, is its last branch; formats of arguments are left to the program, as gettext leaves them."""
    def plain(text):
        parts = []
        for part in text.split("{"):
            name, brace, rest = part.partition("}")
            parts.append(name.split(",")[0] + brace + rest if brace else part)
        return "{".join(parts)
    forms = [[], []]
    has_plural = False
    for piece in pieces:
        if isinstance(piece, Plural):
            has_plural = True
            forms[0].append(piece.one.replace("#", "{%s}" % piece.argument))
            forms[1].append(piece.other.replace("#", "{%s}" % piece.argument))
        else:
            text = plain(piece.branches[-1][1] if isinstance(piece, Select) else piece)
            for form in forms:
                form.append(text)
    texts = ["".join(form) for form in forms]
    return texts if has_plural else texts[:1]


def varied(pieces, words):
    def fill(text):
        for marker, word in words.items():
            text = text.replace(marker, word)
        return text
    result = []
    for piece in pieces:
        if isinstance(piece, Plural):
            result.append(Plural(piece.argument, fill(piece.one), fill(piece.other)))
        elif isinstance(piece, Select):
            result.append(Select(piece.argument, tuple((value, fill(text)) for value, text in piece.branches)))
        else:
            result.append(fill(piece))
    return result


def po_string(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


PO_HEADER = '''msgid ""
msgstr ""
"Project-Id-Version: bench\\n"
"PO-Revision-Date: 2026-01-01 00:00+0000\\n"
"Last-Translator: bench\\n"
"Language-Team: German\\n"
"Language: de\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
'''


def write(root, entries, locales=("en", "de"), per_domain=200):
    """Writes `root/catalogs`, `root/messages.txt` with every text of every locale on a line of its own, and
    `root/bench.po` with the English and German texts. Gives the number of texts and the share of plain ones."""
    dice = random.Random(20260101)
    os.makedirs(f"{root}/catalogs", exist_ok=True)
    with open(f"{root}/catalogs/catalog.toml", "w", encoding="utf-8") as file:
        required = ", ".join(f'"{locale}"' for locale in locales if locale != "en")
        file.write(f'source = "en"\nrequired = [{required}]\nprefix = "com.example.bench"\n')
        if "de" in locales:
            file.write('[locale.de]\nregister = "du"\n')
    for locale in locales:
        os.makedirs(f"{root}/catalogs/{locale}", exist_ok=True)
        with open(f"{root}/catalogs/{locale}/Actions.toml", "w", encoding="utf-8") as file:
            for key, (role, en, de) in ACTIONS.items():
                label = en if locale == "en" else de if locale == "de" else in_script(en, locale)
                file.write(f'[{key}]\nlabel = "{label}"\n')
                if locale == "en":
                    file.write(f'role = "{role}"\n' if role else "")
                    file.write('note = "A button of many errors."\n')
                file.write("\n")
    messages, po = [], [PO_HEADER]
    texts = plain = 0
    for first in range(0, entries, per_domain):
        domain = f"Area{first // per_domain + 1:03d}"
        files = {locale: [] for locale in locales}
        files["en"].append(f'[domain]\nsummary = "Area {first // per_domain + 1} of a big app."\n')
        for number in range(first, min(first + per_domain, entries)):
            chosen = dice.choices(SCENARIOS, WEIGHTS)[0]
            thing, place, cause = dice.choice(THINGS), dice.choice(PLACES), dice.choice(CAUSES)
            words = {
                "en": {"<things>": thing[0], "<thing>": thing[1], "<place>": place[0], "<cause>": cause[0]},
                "de": {"<things>": thing[2], "<thing>": thing[3], "<place>": place[1], "<cause>": cause[1]},
            }
            key = f"{chosen.name}-{number - first + 1}"
            written = {
                language: {slot: varied(pieces, words[language]) for slot, pieces in slots.items()}
                for language, slots in (("en", chosen.en), ("de", chosen.de))
            }
            for locale in locales:
                source = written["de" if locale == "de" else "en"]
                lines = files[locale]
                lines.append(f"[{key}]")
                if locale == "en":
                    actions = ", ".join(f'"{action}"' for action in chosen.actions)
                    lines.append(f"code = {number - first + 1}")
                    lines.append(f'context = "{chosen.context}"')
                    lines.append(f'remedy = "{chosen.remedy}"')
                for slot, pieces in source.items():
                    text = icu(pieces, locale)
                    lines.append(f'{slot} = "{text}"')
                    messages.append(text)
                    texts += 1
                    plain += "{" not in text
                if locale == "en":
                    lines.append(f"actions = [{actions}]")
                    lines.append('note = "Shown while the person works with what the area keeps."')
                    lines.extend(chosen.arguments)
                lines.append("")
            for slot in chosen.en:
                source, target = gettext_forms(written["en"][slot]), gettext_forms(written["de"][slot])
                po.append("")
                if "{" in source[0]:
                    po.append("#, python-brace-format")
                po.append(f"msgctxt {po_string(f'{domain}.{key}.{slot}')}")
                po.append(f"msgid {po_string(source[0])}")
                if len(source) == 2:
                    po.append(f"msgid_plural {po_string(source[1])}")
                    po.extend(f"msgstr[{index}] {po_string(text)}" for index, text in enumerate(target))
                else:
                    po.append(f"msgstr {po_string(target[0])}")
        for locale in locales:
            with open(f"{root}/catalogs/{locale}/{domain}.toml", "w", encoding="utf-8") as file:
                file.write("\n".join(files[locale]))
    with open(f"{root}/messages.txt", "w", encoding="utf-8") as file:
        file.write("\n".join(messages) + "\n")
    with open(f"{root}/bench.po", "w", encoding="utf-8") as file:
        file.write("\n".join(po) + "\n")
    return texts, plain / texts
