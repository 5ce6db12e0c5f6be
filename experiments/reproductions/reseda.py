#!/usr/bin/env python3
"""The algorithm of Maire and Prissette 2012 without zones, written from the paper alone.

    experiments/reproductions/reseda.py 120

Prints the number of solved attempts out of 120, and their mean generations. This second program
checks the preset `reseda`, and needs only the standard library.
"""

import random
import sys

BOARDS, BEST, KEPT, CONVERGED = 100, 10, 0.7, 0.6
PUZZLES = {
    "medium": ".24..7...6..........368.415431..5...5......3279.....6.2.971.8...4..93...31...475.",
    "hard": ".1.7.89..38.........9..56...9..7.....31....2....45..8..5..6249.673.49.51.4......3",
}
ROWS = [[9 * row + column for column in range(9)] for row in range(9)]
COLUMNS = [list(column) for column in zip(*ROWS)]
BOXES = [[9 * (box // 3 * 3 + i // 3) + box % 3 * 3 + i % 3 for i in range(9)] for box in range(9)]
HOUSES = ROWS + COLUMNS + BOXES
PEERS = [{peer for house in HOUSES if cell in house for peer in house} - {cell} for cell in range(81)]


def cost(board):
    """The number of digits missing from the houses, counted house by house."""
    return sum(9 - len({board[cell] for cell in house}) for house in HOUSES)


def board(probabilities, givens):
    """Draws a board box by box, each digit once. The cell with the likeliest digit comes first."""
    drawn = list(givens)
    for box in BOXES:
        left = {cell: list(probabilities[cell]) for cell in box if not givens[cell]}
        held = {givens[cell] for cell in box if givens[cell]}
        for cell in left:
            left[cell] = [0 if digit in held else p for digit, p in enumerate(left[cell], 1)]
        while left:
            most = max(map(likeliest, left.values()))
            cell = random.choice([cell for cell in left if likeliest(left[cell]) == most])
            weights = left.pop(cell)
            lacking = [digit for digit in range(1, 10) if digit not in held]
            digit = random.choices(range(1, 10), weights)[0] if any(weights) else random.choice(lacking)
            drawn[cell] = digit
            held.add(digit)
            for other in left.values():
                other[digit - 1] = 0
    return drawn


def likeliest(weights):
    """The share of the likeliest digit, rounded so that equal shares compare equal."""
    return round(max(weights) / sum(weights), 12) if any(weights) else 0


def attempt(puzzle):
    """Runs one attempt; returns `True` if it finds a solution, and its generations."""
    givens = [int(digit.replace(".", "0")) for digit in puzzle]
    probabilities = []
    for cell in range(81):
        taken = {givens[peer] for peer in PEERS[cell]}
        allowed = [givens[cell]] if givens[cell] else [digit for digit in range(1, 10) if digit not in taken]
        probabilities.append([(digit in allowed) / len(allowed) for digit in range(1, 10)])
    generations = 0
    while any(max(of) <= CONVERGED for of in probabilities):
        generations += 1
        boards = [board(probabilities, givens) for _ in range(BOARDS)]
        if not all(map(cost, boards)):
            return True, generations
        best = sorted(boards, key=cost)[:BEST]
        for cell in range(81):
            shares = [sum(one[cell] == digit for one in best) / BEST for digit in range(1, 10)]
            probabilities[cell] = [KEPT * p + (1 - KEPT) * share for p, share in zip(probabilities[cell], shares)]
    return False, generations


attempts = int(sys.argv[1])
for name, puzzle in PUZZLES.items():
    random.seed(2)
    made = [attempt(puzzle) for _ in range(attempts)]
    solved = [generations for found, generations in made if found]
    mean = sum(solved) / max(1, len(solved))
    print(f"{name}: {len(solved)} of {attempts}, {mean:.1f} generations")
