#!/usr/bin/env python3
"""Prints the mean PAR10 in seconds of each algorithm, the rule by side, and the best per puzzle.

    evoku lab export default.sqlite --to jsonl -o - | choice.py
"""

import json
import sys
from collections import defaultdict

LIMIT = 10.0
DEFAULT = "default"

spent = defaultdict(dict)
for line in sys.stdin:
    run = json.loads(line)
    seconds = run["seconds"] if run["ending"] == "solved" else 10 * LIMIT
    side = int(run["class"].split("x")[0])
    spent[side, run["class"], run["puzzle"]][run["algorithm"]] = seconds


def rule(side):
    return "random-decodes" if side <= 9 else "decoder" if side <= 20 else "memetic"


for most in (25, 49):
    puzzles = [(side, of) for (side, _, _), of in spent.items() if side <= most]
    single = {name for name in puzzles[0][1] if name != DEFAULT}
    choices = {name: lambda _, of, name=name: of[name] for name in sorted(single)}
    choices["by side"] = lambda side, of: of[rule(side)]
    choices["the best of each"] = lambda _, of: min(of[name] for name in single)
    print(f"{len(puzzles)} puzzles up to {most}x{most}:")
    for name, choice in choices.items():
        costs = [choice(side, of) for side, of in puzzles]
        solved = sum(cost < 10 * LIMIT for cost in costs)
        print(f"  {name:18} {sum(costs) / len(costs):9.5f} s, {solved} solved")
