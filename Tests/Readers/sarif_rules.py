"""Reads a SARIF 2.1.0 log from standard input, judges it by the rules of the format that a reader relies on, and
prints what it says: one line a result.

The rules are those of the OASIS standard "Static Analysis Results Interchange Format (SARIF) Version 2.1.0" and its
schema, in our own words. A rule that does not hold ends with its words and code 1.

usage: sarif_rules.py [FOLDER]      with the folder, regions are also looked up in the files
"""
import json
import os
import re
import sys
from urllib.parse import unquote

LEVELS = {"none", "note", "warning", "error"}
# The properties that the schema lets each object have. It allows no others.
ALLOWED = {
    "log": {"$schema", "version", "runs", "inlineExternalProperties", "properties"},
    "run": {"tool", "columnKind", "language", "results", "invocations", "artifacts", "newlineSequences", "properties"},
    "driver": {"name", "semanticVersion", "version", "informationUri", "rules", "properties"},
    "rule": {"id", "name", "shortDescription", "fullDescription", "help", "helpUri", "defaultConfiguration",
             "properties"},
    "result": {"ruleId", "ruleIndex", "kind", "level", "message", "locations", "relatedLocations",
               "partialFingerprints", "fixes", "suppressions", "properties"},
    "location": {"id", "physicalLocation", "logicalLocations", "message"},
    "physicalLocation": {"artifactLocation", "region"},
    "artifactLocation": {"uri"},
    "region": {"startLine", "startColumn", "endLine", "endColumn"},
    "logicalLocation": {"fullyQualifiedName", "kind"},
    "fix": {"description", "artifactChanges"},
    "artifactChange": {"artifactLocation", "replacements"},
    "replacement": {"deletedRegion", "insertedContent"},
    "message": {"text", "markdown"},
}


def demand(condition, words):
    if not condition:
        sys.exit("rule broken: " + words)


def shape(value, kind, required=()):
    demand(isinstance(value, dict), f"{kind} is an object")
    extra = set(value) - ALLOWED[kind]
    demand(not extra, f"{kind} has no property {sorted(extra)}")
    for key in required:
        demand(key in value, f"{kind} needs {key}")
    return value


def unique(items, what):
    texts = [json.dumps(item, sort_keys=True) for item in items]
    demand(len(set(texts)) == len(texts), f"{what} are unique")


def message(value):
    shape(value, "message", ["text"])
    demand(isinstance(value["text"], str) and value["text"], "the text of a message is not empty")


def region(value):
    shape(value, "region", ["startLine"])
    for key, number in value.items():
        demand(isinstance(number, int) and number >= 1, f"{key} is a number from 1")
    if "endLine" in value:
        start = (value["startLine"], value["startColumn"])
        demand(start <= (value["endLine"], value["endColumn"]), "a region does not end before it begins")


def uri(value):
    shape(value, "artifactLocation", ["uri"])
    text = value["uri"]
    # RFC 3986: a URI reference has these characters and no others, and % is followed by two hexadecimal digits.
    demand(re.fullmatch(r"(?:[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=]|%[0-9A-F]{2})+", text), f"a URI reference: {text}")
    demand(text.startswith("file:///") or ":" not in text.split("/")[0], f"a relative reference: {text}")
    return unquote(text)


def physical(value):
    shape(value, "physicalLocation", ["artifactLocation"])
    path = uri(value["artifactLocation"])
    region(value["region"])
    return path


def covered(folder, path, where):
    """The text of a region, whose columns count UTF-16 code units."""
    with open(os.path.join(folder, path), "rb") as file:
        text = file.read().decode("utf-8").removeprefix("\ufeff")
    lines = [line.encode("utf-16-le") for line in re.split("(?<=\n)", text)]
    def offset(line, column):
        before = b"".join(lines[:line - 1])
        demand(column - 1 <= len(lines[line - 1]) // 2, "a column is inside its line, or just after it")
        return len(before) + (column - 1) * 2
    whole = b"".join(lines)
    start = offset(where["startLine"], where["startColumn"])
    end = offset(where["endLine"], where["endColumn"])
    return whole[start:end].decode("utf-16-le")


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else None
    log = shape(json.load(sys.stdin), "log", ["version", "runs"])
    demand(log["version"] == "2.1.0", "the version is 2.1.0")
    demand(len(log["runs"]) == 1, "one run")
    run = shape(log["runs"][0], "run", ["tool"])
    demand(set(run["tool"]) == {"driver"}, "a tool has a driver")
    driver = shape(run["tool"]["driver"], "driver", ["name"])
    demand(re.fullmatch(r"\d+\.\d+\.\d+([-+].*)?", driver["semanticVersion"]), "a semantic version")
    demand(run["columnKind"] == "utf16CodeUnits", "columns count UTF-16 code units")
    rules = driver["rules"]
    unique(rules, "rules")
    unique([rule["id"] for rule in rules], "the ids of rules")
    for rule in rules:
        shape(rule, "rule", ["id"])
        for key in ["shortDescription", "fullDescription", "help"]:
            message(rule[key])
        demand(rule["id"] in rule["help"]["markdown"], "the help of a rule is its page")
        demand(rule["defaultConfiguration"]["level"] in LEVELS, "a level")
    fingerprints = set()
    for result in run["results"]:
        shape(result, "result", ["message"])
        demand(rules[result["ruleIndex"]]["id"] == result["ruleId"], "ruleIndex leads to ruleId")
        demand(result["level"] in LEVELS, "a level")
        demand(result["suppressions"] == [], "nothing is suppressed")
        message(result["message"])
        demand(len(result["locations"]) == 1, "one location")
        for location in result["locations"]:
            shape(location, "location")
            path = physical(location["physicalLocation"])
            for logical in location.get("logicalLocations", []):
                shape(logical, "logicalLocation", ["fullyQualifiedName"])
        related = result.get("relatedLocations", [])
        unique(related, "related locations")
        unique([location["id"] for location in related], "the ids of related locations")
        for location in related:
            shape(location, "location", ["message"])
            physical(location["physicalLocation"])
            message(location["message"])
        fingerprint = result["partialFingerprints"]["copycFinding/v1"]
        demand(fingerprint not in fingerprints, f"one fingerprint is one result: {fingerprint}")
        fingerprints.add(fingerprint)
        line = f"{result['ruleId']} {result['level']} {path}"
        where = location_region = result["locations"][0]["physicalLocation"]["region"]
        if folder and "endLine" in where:
            line += " " + json.dumps(covered(folder, path, location_region), ensure_ascii=False)
        for fix in result.get("fixes", []):
            shape(fix, "fix", ["artifactChanges"])
            message(fix["description"])
            demand(len(fix["artifactChanges"]) >= 1, "a fix changes something")
            for change in fix["artifactChanges"]:
                shape(change, "artifactChange", ["artifactLocation", "replacements"])
                changed = uri(change["artifactLocation"])
                demand(len(change["replacements"]) >= 1, "a change replaces something")
                for replacement in change["replacements"]:
                    shape(replacement, "replacement", ["deletedRegion"])
                    region(replacement["deletedRegion"])
                    if folder:
                        old = covered(folder, changed, replacement["deletedRegion"])
                        line += f" {json.dumps(old, ensure_ascii=False)} → "
                        line += json.dumps(replacement["insertedContent"]["text"], ensure_ascii=False)
        print(line)


main()
