"""A laboratory for Sudoku: solve, rate, explain, generate, evolve.

>>> import evoku
>>> evoku.solve("2......4..3..1..")
'2413132442313142'
>>> evoku.rate("2......4..3..1..").level
'easy'

A puzzle, as an argument, is a `Sudoku`, a text in any format, or an array of numbers. Long calls
release the interpreter's lock, and Ctrl-C ends them within 0.2 seconds.

The modules are loaded on first use:

- `evoku.algorithms`: a function for each evolutionary algorithm
- `evoku.problems`: puzzles as problems for the algorithms of other libraries
- `evoku.operators`: functions of Python as operators of a genetic algorithm
- `evoku.lab`: experiments with plans, stores, verdicts and figures
- `evoku.live`: shows runs while they are in progress
- `evoku.cluster`: runs plans and processes Parquet files on all cores or many machines
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
    from . import algorithms, cluster, evolution, lab, live, operators, problems, puzzles
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

# Importing `dataclasses` takes longer than all of evoku, so names that need it are imported on use.
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
_MODULES = {"algorithms", "cluster", "evolution", "lab", "live", "operators", "problems", "puzzles"}


if not TYPE_CHECKING:
    # Type checkers would accept any name.
    def __getattr__(name):
        from importlib import import_module

        if name in _MODULES:
            try:
                return import_module(f"{__name__}.{name}")
            except ModuleNotFoundError as error:
                # `from evoku import problems` imports the module again, so it raises this error.
                missing = f"evoku.{name} needs {error.name}: pip install {error.name}"
                raise AttributeError(missing) from error
        if name not in _LAZY:
            raise AttributeError(f"module 'evoku' has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
        globals()[name] = value
        return value


def __dir__():
    return sorted({*globals(), *_LAZY, *_MODULES})
