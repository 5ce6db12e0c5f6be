#!/usr/bin/env python3
"""Keeps a share of each full board's cells at random: shares.py SEED PERCENT < FULL > PUZZLES"""

import random
import sys

draw, share = random.Random(int(sys.argv[1])), int(sys.argv[2])
for line in map(str.strip, sys.stdin):
    # Boards with two-digit values have commas between cells.
    comma = "," if "," in line else ""
    cells = line.split(",") if comma else list(line)
    blank = "" if comma else "."
    kept = set(draw.sample(range(len(cells)), len(cells) * share // 100))
    print(comma.join(cell if at in kept else blank for at, cell in enumerate(cells)))
