"""Puzzles that several tests share."""

import pytest

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#: A puzzle that our techniques can't solve without a guess.
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
CLASH = "55" + "." * 79


@pytest.fixture
def easy():
    return EASY


@pytest.fixture(scope="session")
def lines():
    """Several thousand generated puzzles: minimal ones, some with several solutions, some with
    none.
    """
    import evoku

    made = [one.puzzle.line for one in evoku.generate(3000, seed=7)]
    looser = [line.replace(line.replace(".", "")[0], ".", 1) for line in made[:500]]
    return [*made, *looser, CLASH, "." * 81]
