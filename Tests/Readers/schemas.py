"""Holds catalogs against the JSON Schemas of copyc, as a TOML editor does.

usage: validate-schemas.py SCHEMAS FOLDER…     every catalog of the folders suits its schema
       validate-schemas.py SCHEMAS --refuses   each of the faulty tables below is refused by its schema

Exit code 3: the library jsonschema is not installed.
"""

import datetime
import glob
import json
import os
import sys
import tomllib

try:
    import jsonschema
except ImportError:
    print("jsonschema is not installed")
    sys.exit(3)

FAULTY = {
    "settings": ['surce = "en"', 'access = "private"', '[checks]\nno-such-check = "off"', '[lengths]\ntitle = 0'],
    "source": [
        "[album-full]\ncode = 1", '[album-full]\ncontext = "banner"', '[album-full]\ncontext = "field"\nmesage = "x"',
        '[AlbumFull]\ncontext = "field"', '[album-full]\ncontext = "field"\nargs.n = { sample = 3 }',
        '[album-full]\ncontext = "field"\nmacos.remedy = "fix"', '[album-full]\ncontext = "field"\nstate = "draft"',
        "[domain]\ncode = 1", '[album-full]\ncontext = "field"\ncode = 0',
    ],
    "translation": ["[album-full]\ncode = 1", '[album-full]\nstate = "done"', '[domain]\nsummary = "x"',
                    '[album-full]\nhelp.url = "https://example.com"', '[album-full]\nfrom = "yesterday"'],
    "actions": ['[remove]\nrole = "destructive"', '[remove]\nlabel = "Remove"\nrole = "danger"'],
    "labels": ['[remove]\nrole = "destructive"'],
}


def plain(value):
    """The value as JSON has it: dates are strings."""
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    return value


def validators(folder):
    result = {}
    for path in glob.glob(os.path.join(folder, "*.json")):
        with open(path, encoding="utf-8") as file:
            schema = json.load(file)
        jsonschema.Draft7Validator.check_schema(schema)
        result[os.path.basename(path)[:-5]] = jsonschema.Draft7Validator(schema)
    return result


def kind(folder, path, source):
    parts = os.path.relpath(path, folder).split(os.sep)
    if parts == ["catalog.toml"]:
        return "settings"
    is_source = parts[0] == source
    return ("actions" if is_source else "labels") if parts[1] == "Actions.toml" else (
        "source" if is_source else "translation")


def main():
    known = validators(sys.argv[1])
    faults = 0
    if sys.argv[2] == "--refuses":
        for name, texts in FAULTY.items():
            for text in texts:
                if known[name].is_valid(plain(tomllib.loads(text))):
                    faults += 1
                    print(f"{name} takes: {text!r}")
    for folder in [] if sys.argv[2] == "--refuses" else sys.argv[2:]:
        paths = sorted(glob.glob(os.path.join(folder, "**", "*.toml"), recursive=True))
        if not paths:
            sys.exit(f"no catalog in {folder}")
        source = "en"
        for path in paths:
            with open(path, "rb") as file:
                document = plain(tomllib.load(file))
            for error in known[kind(folder, path, source)].iter_errors(document):
                faults += 1
                print(f"{path}: {'.'.join(map(str, error.absolute_path))}: {error.message}")
    sys.exit(1 if faults else 0)


main()
