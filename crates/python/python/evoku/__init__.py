"""A laboratory for Sudoku: solve, rate, explain, generate, evolve.

>>> import evoku
>>> evoku.solve("1..4..3.3..12..3")
'1234423131242413'
>>> evoku.rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").level
'easy'

Wherever a puzzle is wanted, a `Sudoku`, a text in any format, or an array of numbers will do.
All long work goes on without the interpreter's lock, and Ctrl-C ends it within 0.2 seconds.

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
    from .puzzles import (
        Candidate,
        Rating,
        Solutions,
        SolutionTable,
        Step,
        explain,
        rate,
        solve_batch,
    )

__all__ = [
    "Candidate",
    "Generated",
    "NoSolution",
    "Rating",
    "ReadError",
    "Record",
    "SeveralSolutions",
    "SolutionTable",
    "Solutions",
    "Step",
    "Sudoku",
    "Table",
    "__version__",
    "candidates",
    "canonical",
    "count",
    "explain",
    "generate",
    "rate",
    "rate_batch",
    "read",
    "solutions",
    "solve",
    "solve_batch",
]

# Importing `dataclasses` takes longer than all of evoku, so what needs it comes when it is used.
_LAZY = dict.fromkeys(
    (
        "Candidate",
        "Rating",
        "SolutionTable",
        "Solutions",
        "Step",
        "explain",
        "rate",
        "solve_batch",
    ),
    "puzzles",
)
_MODULES = {"cluster", "puzzles"}


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
