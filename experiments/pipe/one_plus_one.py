"""A (1+1)-EA that takes part in experiments of evoku, without any library.

A child differs from its parent in about one open cell. It replaces the parent unless it is worse.
"""

import random
import sys


def read() -> list[str]:
    return sys.stdin.readline().split()


def ask(*request: str) -> list[str]:
    """Writes a request and returns the answer. Exits when the run is over."""
    print(*request, flush=True)
    name, *answer = read() or ["end"]
    if name == "end":
        sys.exit()
    return answer


digits: dict[int, list[str]] = {}  # the possible digits of each open cell
rate = 1.0
line = read()
while line != ["go"]:
    match line:
        case ["side", side]:
            comma = "," if int(side) > 9 else ""
        case ["open", cell, *possible]:
            digits[int(cell)] = possible
        case ["parameter", "rate", value]:
            rate = float(value)
        case ["seed", seed]:
            random.seed(int(seed))
    line = read()

start = ask("start")[0]
parent = start.split(",") if comma else list(start)
cost = int(ask("evaluate", start)[1])
while True:
    child = parent.copy()
    for cell, possible in digits.items():
        if random.random() < rate / len(digits):
            child[cell] = random.choice(possible)
    changed = int(ask("evaluate", comma.join(child))[1])
    if changed <= cost:
        parent, cost = child, changed
