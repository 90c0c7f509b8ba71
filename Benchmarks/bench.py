#!/usr/bin/env python3
"""Measures copyc against its bars and prints one table. Exit code 1: a bar is missed.

What is compared runs in turn, round by round, so that a busy machine slows all of it alike; figures are medians.
Needs a built `copyc` (`make bench` builds it), Python 3, a C++ compiler, libicu and, for one row, gettext.
"""

import argparse
import glob
import os
import shutil
import statistics
import subprocess
import sys
import time

import big_catalog

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.path.join(ROOT, ".build", "bench")
ROUNDS = 5


class Run:
    """One finished command: seconds on the clock and of processors, peak memory in MB, exit code."""

    def __init__(self, command, allowed=(0,)):
        with open(os.path.join(WORK, "last-output.txt"), "wb") as output:
            start = time.perf_counter()
            process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, cwd=WORK)
            _, status, usage = os.wait4(process.pid, 0)
            self.seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        self.exit = process.returncode
        self.processor_seconds = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / (1024 if sys.platform == "linux" else 1024 * 1024)
        if self.exit not in allowed:
            with open(os.path.join(WORK, "last-output.txt"), "rb") as output:
                tail = output.read()[-4000:].decode("utf-8", "replace")
            sys.exit(f"bench: this command ended with {self.exit}:\n  {' '.join(command)}\n{tail}")


class Table:
    def __init__(self):
        self.rows = []
        self.missed = 0

    def add(self, what, figure, bar=None, passes=None):
        verdict = "" if passes is None else "pass" if passes else "FAIL"
        self.missed += passes is False
        self.rows.append((what, figure, bar or "", verdict))
        print(f"  {what}: {figure}", file=sys.stderr, flush=True)

    def print(self):
        head = ("what", "figure", "bar", "")
        widths = [max(len(row[column]) for row in [head, *self.rows]) for column in range(4)]
        for row in [head, tuple("-" * width for width in widths), *self.rows]:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())


def catalog(name, entries, locales=("en", "de")):
    """The folder of a catalog, written anew, so that no run meets one of a former version of its generator."""
    folder = os.path.join(WORK, name)
    shutil.rmtree(folder, ignore_errors=True)
    texts, plain = big_catalog.write(folder, entries, locales)
    return folder, texts, plain


def seconds(value):
    return f"{value:.2f} s" if value >= 0.1 else f"{value * 1000:.0f} ms"


def icu_program(name):
    """Compiles a C++ program that measures ICU."""
    program = os.path.join(WORK, name)
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "icu-i18n"], check=True, capture_output=True, text=True).stdout.split()
    compiler = next((name for name in ("c++", "g++", "clang++") if shutil.which(name)), None)
    if compiler is None:
        sys.exit("bench: a C++ compiler is missing: install g++")
    source = os.path.join(ROOT, "Benchmarks", f"{name}.cpp")
    subprocess.run([compiler, "-O2", "-std=c++17", source, "-o", program, *flags], check=True)
    return program


def check(copyc, table):
    floor = icu_program("icu_floor")
    msgfmt = shutil.which("msgfmt")
    folder, texts, plain = catalog("entries-20000", 20_000)
    print(f"{texts} messages of 20,000 entries in 100 domains and 2 locales; "
          f"{plain:.0%} without an argument", file=sys.stderr)
    commands = {
        "floor": [floor, f"{folder}/messages.txt"],
        "check": [copyc, "check", f"{folder}/catalogs"],
    }
    if msgfmt:
        commands["msgfmt"] = [msgfmt, "-c", "-o", "/dev/null", f"{folder}/bench.po"]
    runs = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            runs[name].append(Run(command, allowed=(0, 1) if name == "check" else (0,)))
    medians = {name: statistics.median(run.seconds for run in runs[name]) for name in runs}
    ratio = medians["check"] / medians["floor"]
    table.add("ICU parses 120,000 messages (the floor)", seconds(medians["floor"]))
    table.add("check, 20,000 entries × 2 locales", seconds(medians["check"]))
    # 15 × for all checks but those that judge what copy says, which may cost 60 % of that.
    table.add("  against the floor", f"{ratio:.1f} ×", "≤ 24 ×", ratio <= 24)
    if msgfmt:
        table.add("  beside msgfmt -c, same texts", f"{seconds(medians['check'])} : {seconds(medians['msgfmt'])}")
    else:
        table.add("  against msgfmt -c", "skipped: gettext is not installed")
    memory = max(run.megabytes for run in runs["check"])
    table.add("  peak memory", f"{memory:.0f} MB", "< 400 MB", memory < 400)

    sizes = {1_000: catalog("entries-1000", 1_000)[0], 20_000: folder, 100_000: catalog("entries-100000", 100_000)[0]}
    each = {size: [] for size in sizes}
    for _ in range(3):
        for size, place in sizes.items():
            each[size].append(Run([copyc, "check", f"{place}/catalogs"], allowed=(0, 1)).seconds)
    cost = {size: statistics.median(each[size]) / size * 1e6 for size in sizes}
    growth = max(cost[20_000] / cost[1_000], cost[100_000] / cost[20_000])
    table.add("  an entry of 1,000 / 20,000 / 100,000",
              " / ".join(f"{cost[size]:.0f}" for size in sizes) + " µs", "≤ 1.3 × a step", growth <= 1.3)
    shutil.rmtree(sizes[100_000])
    return folder


def odd_catalogs():
    """What no team writes, and what may still cost no more than its length: name, command, writer by size, size."""
    head = 'code = {}\ncontext = "passing"\nremedy = "fix"\nnote = "Banner."\n'

    def other_spelling(size):
        return "".join(
            f'[entry-{i}]\ncode={i + 1}\ncontext="passing"\nremedy="fix"\nmessage="Album {i % 50} is full. Remove photos."\n'
            for i in range(size))

    def endless_line(size):
        actions = ", ".join(f'"写真を入れる別の場所を選ぶ-{i}"' for i in range(size))
        return f'[full]\n{head.format(1)}message = "This album is full. Remove a photo."\nactions = [{actions}]\n'

    def pieces(size):
        texts = ["{", "}", "'", "{{", "}}", "{'", "'{", "#", "{a", "{a,", "{a,plural,", "{a,plural,other{",
                 "{a,select,=", "{a,number,", "{a,number,'", "{a,plural,offset:", "a{", "{a}", "{a,plural,=1{#}", "{a,x{"]
        return "".join(
            f'[entry-{i}]\n{head.format(i + 1)}message = "{text * (size // len(text))}"\n'
            for i, text in enumerate(texts))

    def forms(size):
        keys = [f"k{i}" for i in range(size)]
        plural = "".join(f"={i}{{x}}" for i in range(size))
        select = "".join(f"{key}{{x}}" for key in keys)
        values = ", ".join(f'"{key}"' for key in keys)
        return (f'[plural]\n{head.format(1)}message = "{{n, plural, {plural} other {{y}}}}"\n'
                f'args.n = {{ type = "int" }}\n'
                f'[select]\n{head.format(2)}message = "{{s, select, {select} other {{y}}}}"\n'
                f'args.s = {{ type = "choice", values = [{values}] }}\n')

    return [("fmt --dry-run, every line changed", ["fmt", "--dry-run"], other_spelling, 20_000),
            ("check, a finding for each word of one line", ["check"], endless_line, 2_000),
            ("check, braces and quotes without end", ["check"], pieces, 100_000),
            ("check, plurals and selects of countless forms", ["check"], forms, 10_000)]


def linear(copyc, table):
    """What doubled input costs, in seconds of processors, which other work on the machine does not change much."""
    empty = os.path.join(WORK, "odd-empty")
    write_one(empty, "")
    for what, command, write, size in odd_catalogs():
        costs = {}
        for times in (1, 2):
            folder = os.path.join(WORK, f"odd-{times}")
            write_one(folder, write(size * times))
            runs = [Run([copyc, command[0], folder, *command[1:]], allowed=(0, 1)) for _ in range(ROUNDS)]
            start = Run([copyc, command[0], empty, *command[1:]], allowed=(0, 1)).processor_seconds
            costs[times] = statistics.median(run.processor_seconds for run in runs) - start
        growth = costs[2] / max(costs[1], 0.001)
        table.add(what, seconds(costs[2]))
        table.add("  against half of it", f"{growth:.1f} ×", "≤ 2.6 ×", growth <= 2.6)


def write_one(folder, text):
    """A catalog with one domain in its source locale alone."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(f"{folder}/en")
    for name, content in (("Odd", text), ("Actions", '[cancel]\nlabel = "Cancel"\nrole = "cancel"\n')):
        with open(f"{folder}/en/{name}.toml", "w", encoding="utf-8") as file:
            file.write(content)


def stamps(folder):
    """What changes when a file is written, even with the same bytes."""
    result = {}
    for path, _, names in os.walk(folder):
        for place in [path, *(os.path.join(path, name) for name in names)]:
            status = os.stat(place)
            result[place] = (status.st_ino, status.st_mtime_ns, status.st_size)
    return result


def generate(copyc, folder, table):
    output = os.path.join(WORK, "generated-20000")
    shutil.rmtree(output, ignore_errors=True)
    command = [copyc, "generate", f"{folder}/catalogs", "--output", output]
    first = Run(command).seconds
    before = stamps(output)
    again = [Run(command).seconds for _ in range(3)]
    after = stamps(output)
    written = sum(before.get(place) != after.get(place) for place in {*before, *after})
    table.add("generate, the same catalog, into an empty folder", seconds(first))
    table.add("generate, unchanged", seconds(statistics.median(again)))
    table.add("  files written", str(written), "0", written == 0)
    shutil.rmtree(output)


def runtime_module():
    folder = os.path.join(WORK, "runtime")
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    sources = glob.glob(f"{ROOT}/Sources/CopyRuntime/**/*.swift", recursive=True)
    subprocess.run(
        ["swiftc", "-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", "CopyRuntime",
         "-emit-module", "-emit-module-path", f"{folder}/CopyRuntime.swiftmodule", "-c", "-o", f"{folder}/CopyRuntime.o",
         *sources], check=True)
    return folder


TEXTS = (
    ("string", "a string", "code", "The card ending in {x} expired. Enter another card.", 1.0),
    ("plural", "a plural", "int", "{x, plural, one {# photo is waiting} other {# photos are waiting}} for space.", 0.5),
    ("number", "a grouped number", "int", "This album already holds {x, number} photos.", 0.5),
    ("date", "a date", "date", "Nothing was saved since {x, date, ::yMMMd}.", None),
    ("bytes", "a size", "bytes", "This album already holds {x}.", None),
    ("money", "an amount of money", "money", "A place more costs {x}.", None),
)


# An error with all its copy.
WHOLE = """[whole]
code = 100
context = "blocking"
remedy = "fix"
title = "Couldn’t add your photos"
message = "{x, plural, one {# photo is waiting} other {# photos are waiting}} for space."
recovery = "Remove some photos, then try again."
actions = ["manage-storage", "cancel"]
args.x = { type = "int" }
"""


def compile_texts(copyc):
    """The two programs that write the same texts: by ICU, and as an app does from generated Swift."""
    folder = os.path.join(WORK, "texts")
    write_one(folder, "")
    os.remove(f"{folder}/en/Odd.toml")
    entries = "".join(
        f'[{name}]\ncode = {code}\ncontext = "blocking"\nremedy = "none"\nmessage = "{text}"\n'
        f'args.x = {{ type = "{kind}" }}\n' for code, (name, _, kind, text, _) in enumerate(TEXTS, 1))
    entries += WHOLE
    with open(f"{folder}/en/Actions.toml", "a", encoding="utf-8") as file:
        file.write('[manage-storage]\nlabel = "Manage Storage"\nrole = "settings"\n')
    with open(f"{folder}/en/Bench.toml", "w", encoding="utf-8") as file:
        file.write(entries)
    Run([copyc, "generate", folder, "--output", f"{folder}/generated"])
    shutil.copy(f"{ROOT}/Benchmarks/app_texts.swift", f"{folder}/main.swift")
    sources = [*glob.glob(f"{ROOT}/Sources/CopyRuntime/**/*.swift", recursive=True),
               *glob.glob(f"{folder}/generated/*.swift"), f"{folder}/main.swift"]
    app = f"{folder}/app_texts"
    subprocess.run(
        ["swiftc", "-O", "-wmo", "-swift-version", "6", "-suppress-warnings", "-module-name", "CopyRuntime", *sources,
         "-o", app], check=True)
    return app, icu_program("icu_texts")


def texts(copyc, table):
    programs = compile_texts(copyc)
    figures = {}
    shown = {}
    for _ in range(ROUNDS):
        for program in programs:
            output = subprocess.run([program], check=True, capture_output=True, text=True).stdout
            for line in output.splitlines():
                name, took, text = line.split("\t")
                figures.setdefault((program, name), []).append(float(took))
                shown.setdefault((program, name), text)
    app, icu = programs
    for name, what, _, _, bar in TEXTS:
        if shown[(app, name)].replace("\u2068", "").replace("\u2069", "") != shown[(icu, name)]:
            sys.exit(f"bench: {name}: the app shows “{shown[(app, name)]}”, ICU “{shown[(icu, name)]}”")
        ours, theirs, all_of_it = (
            statistics.median(figures[key]) for key in ((app, name), (icu, name), (app, f"+{name}")))
        ratio = ours / theirs
        table.add(f"a text with {what}, ICU’s MessageFormat kept open", f"{theirs:.0f} ns")
        table.add("  the app’s, against it", f"{ratio:.2f} ×", f"≤ {bar} ×" if bar else None,
                  ratio <= bar if bar else None)
        table.add("  all copy of the error", f"{all_of_it:.0f} ns")
    ours, theirs = (statistics.median(figures[key]) for key in ((app, "+whole"), (icu, "whole")))
    table.add("an error’s title, message, recovery and two labels, each by ICU", f"{theirs / 1000:.2f} µs")
    table.add("  error.copy(), language, facts and roles as well", f"{ours / 1000:.2f} µs, {ours / theirs:.2f} ×")


def compile_generated(copyc, table):
    modules = runtime_module()
    for errors, locales, bar in ((200, 20, 2), (1_000, 40, 10)):
        some = tuple(big_catalog.LOCALES)[:: len(big_catalog.LOCALES) // locales]
        folder, _, _ = catalog(f"errors-{errors}", errors, some)
        output = os.path.join(folder, "generated")
        Run([copyc, "generate", f"{folder}/catalogs", "--output", output])
        files = sorted(glob.glob(f"{output}/**/*.swift", recursive=True))
        command = ["swiftc", "-O", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
                   "-module-name", "AppErrors", "-I", modules, "-c", "-o", f"{folder}/AppErrors.o", *files]
        took = statistics.median(Run(command).seconds for _ in range(3))
        size = sum(os.path.getsize(file) for file in files) / 1e6
        table.add(f"swiftc -O, {errors:,} errors × {locales} locales ({len(files)} files, {size:.1f} MB)",
                  seconds(took), f"≤ {bar} s", took <= bar)
        binary_size(folder, modules, files, table, bar=24)


def stored_messages(files):
    """The messages in generated Swift: how many, and their bytes of UTF-8 as they are stored.

    Locales of the big catalog that have no letters and plural forms of their own have the same text; the compiler keeps
    it once, and it is counted once."""
    count = size = 0
    texts = set()
    for file in files:
        if not os.path.basename(file).startswith("CopyLocale."):
            continue
        with open(file, encoding="utf-8") as source:
            text = source.read().partition("text: \"\"\"\n")[2]
        if text in texts:
            continue
        texts.add(text)
        for line in text.splitlines():
            # A slot and its message, one space deeper than the name of its entry.
            if line.startswith("       ") and line[7:8] != " ":
                message = line[7:].partition(" ")[2]
                count += 1
                size += len(message.encode("utf-8")) - message.count("\\\\")
    return count, size


def linked(folder, objects):
    """Bytes of a stripped program of these objects that does nothing."""
    program = os.path.join(folder, "program")
    with open(os.path.join(folder, "main.swift"), "w", encoding="utf-8") as main:
        main.write("print(1)\n")
    # What the program does not name stays in it.
    whole = ["-Xlinker", "--no-gc-sections"] if sys.platform == "linux" else []
    subprocess.run(["swiftc", "-O", f"{folder}/main.swift", *objects, *whole, "-o", program], check=True)
    subprocess.run(["strip", program], check=True)
    return os.path.getsize(program)


def binary_size(folder, modules, files, table, bar):
    """What a message adds to an app, above its own text: its slot, and its share of the entry's name, enum case and
    facts, and of the locale's plural rules and formats. The fewer locales share an enum, the more it is a message."""
    runtime = f"{modules}/CopyRuntime.o"
    count, text = stored_messages(files)
    added = linked(folder, [f"{folder}/AppErrors.o", runtime]) - linked(folder, [runtime])
    above = (added - text) / count
    table.add(f"  binary size, {count:,} messages", f"{added / 1e6:.2f} MB, {added / count:.0f} bytes a message")
    passes = None if bar is None else above <= bar
    table.add("  above the text of a message", f"{above:.1f} bytes", bar and f"≤ {bar} bytes", passes)
    if shutil.which("readelf"):
        sections = subprocess.run(
            ["readelf", "-SW", f"{folder}/AppErrors.o"], check=True, capture_output=True, text=True).stdout
        start = sections.count(".init_array") + sections.count(".ctors")
        table.add("  functions run at start", str(start), "0", start == 0)



def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("copyc", help="the command to measure, built for release")
    parser.add_argument("--only", choices=["check", "linear", "generate", "compile", "texts"], help="measure one part")
    options = parser.parse_args()
    os.makedirs(WORK, exist_ok=True)
    copyc = os.path.abspath(options.copyc)
    table = Table()
    folder = os.path.join(WORK, "entries-20000")
    if options.only in (None, "check"):
        check(copyc, table)
    elif options.only == "generate":
        catalog("entries-20000", 20_000)
    if options.only in (None, "linear"):
        linear(copyc, table)
    if options.only in (None, "generate"):
        generate(copyc, folder, table)
    if options.only in (None, "compile"):
        compile_generated(copyc, table)
    if options.only in (None, "texts"):
        texts(copyc, table)
    table.print()
    sys.exit(1 if table.missed else 0)


if __name__ == "__main__":
    main()
