#!/usr/bin/env python3
"""Prints the tables of propagation.md: propagation.py EVOKU"""

import collections
import csv
import io
import re
import statistics
import subprocess
import sys

EVOKU = sys.argv[1]
LEVELS = ("basic", "pairs", "subsets", "locked", "full")
MOST = 200_000


def puzzles():
    """Returns the bundled puzzles by class."""
    text = subprocess.run([EVOKU, "generate", "--set", "-q", "--to", "csv"], check=True, capture_output=True, text=True)
    classes = collections.defaultdict(list)
    for row in csv.DictReader(io.StringIO(text.stdout)):
        classes[row["class"]].append(row["puzzle"])
    return classes


def expanded(lines, search, level, *more):
    """Returns the number of expanded nodes for each puzzle."""
    command = [EVOKU, "solve", "--engine", "tree", "--search", search, "--propagation", level, "--report", "--first"]
    command += ["--nodes", str(MOST), *more, "-"]
    said = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True).stderr
    return [int(count.replace(",", "")) for count in re.findall(r"puzzle \d+: ([\d,]+) nodes? expanded", said)]


def shown(value):
    return f"over {MOST:,}" if value >= MOST else f"{value:,.1f}".removesuffix(".0")


def main():
    classes = puzzles()
    for more in ((), ("--lone-successors",)):
        print(*more, "\n\n| class | search |", *(f"`{level}` |" for level in LEVELS), "\n|---|---|---|---|---|---|---|")
        for name in [name for name in classes if name.startswith("9x9")] + ["16x16"] * (not more):
            for search in ("breadth-first", "best-first")[name == "16x16" :]:
                counts = [expanded(classes[name], search, level, *more) for level in LEVELS]
                cells = [f"{shown(statistics.median(count))} ({shown(max(count))})" for count in counts]
                print("|", " | ".join([name, search, *cells]), "|")
        print()


main()
