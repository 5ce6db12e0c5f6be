"""Plans for the tests of evoku.cluster, and comparison of stores."""

import sqlite3
from pathlib import Path

PLAN = """name = "kept"
seed = 7
repetitions = {repetitions}
budget.evaluations = {evaluations}
[[algorithm]]
name = "row-ga"
[[algorithm]]
name = "hybrid-repair"
[[class]]
name = "4x4"
bundled = "4x4"
[[class]]
name = "hard"
bundled = "9x9 hard"
"""


def plan(folder: Path, repetitions: int, evaluations: int) -> Path:
    """Writes a plan with 40 runs per repetition."""
    path = folder / "plan.toml"
    path.write_text(PLAN.format(repetitions=repetitions, evaluations=evaluations))
    return path


def rows(store: Path) -> list[tuple]:
    """All runs of a store without times, with keys that are the same in every store."""
    with sqlite3.connect(store) as connection:
        query = """SELECT r.master, r.repetition, z.hash, c.algorithm, c.parameters, r.seed,
            r.ending, r.generations, r.full, r.moves, r.decodes, r.placements, r.nodes, r.restarts,
            r.best, r.missing, r.mean, r.trace FROM run r JOIN puzzle z ON z.id = r.puzzle
            JOIN configuration c ON c.id = r.configuration ORDER BY 1, 2, 3, 4, 5"""
        return connection.execute(query).fetchall()


def runs(store: Path) -> int:
    """The number of runs in a store, which may not exist yet."""
    try:
        return len(rows(store)) if store.exists() else 0
    except sqlite3.Error:
        return 0


def check_same(store: Path, whole: Path, wanted: int) -> None:
    """Checks that both stores have the same runs, each once."""
    found, expected = rows(store), rows(whole)
    assert len(expected) == wanted
    assert len({row[:5] for row in found}) == len(found), "a run is there twice"
    assert found == expected
