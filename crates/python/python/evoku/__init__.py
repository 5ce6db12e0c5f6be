"""A laboratory for Sudoku: solve, rate, explain, generate, evolve.

>>> import evoku
>>> evoku.solve("2......4..3..1..")
'2413132442313142'
>>> evoku.rate("2......4..3..1..").level
'easy'

Wherever a puzzle is wanted, a `Sudoku`, a text in any format, or an array of numbers will do.
All long work goes on without the interpreter's lock, and Ctrl-C ends it within 0.2 seconds.

The modules are loaded when they are first used:

- `evoku.algorithms`: the evolutionary algorithms, a function each with its parameters
- `evoku.problems`: our puzzles and our judge for the algorithms of other libraries
- `evoku.lab`: experiments: plans, stores, verdicts, pictures
- `evoku.live`: runs to look at while they go on
- `evoku.cluster`: plans, Parquet files and data sets on all cores or many machines
"""

from ._evoku import (
    Generated,
    Record,
    Sudoku,
    Table,
    __version__,
    candidates,
    canonical,
    count,
    generate,
    rate_batch,
    read,
    solutions,
    solve,
)
from .errors import NoSolution, ReadError, SeveralSolutions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .evolution import Generation, Result, Run, evolve, results
    from .puzzles import (
        Candidate,
        Hint,
        Rating,
        Solutions,
        SolutionTable,
        Step,
        explain,
        hint,
        rate,
        solve_batch,
    )

__all__ = [
    "solve",
    "solve_batch",
    "solutions",
    "count",
    "candidates",
    "canonical",
    "rate",
    "rate_batch",
    "explain",
    "hint",
    "generate",
    "read",
    "evolve",
    "results",
    "Sudoku",
    "Candidate",
    "Generated",
    "Generation",
    "Hint",
    "NoSolution",
    "Rating",
    "ReadError",
    "Record",
    "Result",
    "Run",
    "SeveralSolutions",
    "SolutionTable",
    "Solutions",
    "Step",
    "Table",
    "__version__",
]

# Importing `dataclasses` takes longer than all of evoku, so what needs it comes when it is used.
_LAZY = dict.fromkeys(
    (
        "Candidate",
        "Hint",
        "Rating",
        "SolutionTable",
        "Solutions",
        "Step",
        "explain",
        "hint",
        "rate",
        "solve_batch",
    ),
    "puzzles",
) | dict.fromkeys(("Generation", "Result", "Run", "evolve", "results"), "evolution")
_MODULES = {"algorithms", "cluster", "evolution", "lab", "live", "problems", "puzzles"}


def __getattr__(name):
    from importlib import import_module

    if name in _MODULES:
        return import_module(f"{__name__}.{name}")
    if name not in _LAZY:
        raise AttributeError(f"module 'evoku' has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
    globals()[name] = value
    return value


def __dir__():
    return sorted({*globals(), *_LAZY, *_MODULES})
