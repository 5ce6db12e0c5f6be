"""Puzzles as problems for the algorithms of other libraries.

`Problem` is a puzzle in a general form. It has a number of variables, the values of each, and a
function from a population, an array, to costs. The other names are adapters to libraries:

- `pymoo`: a `pymoo.core.problem.Problem`
- `deap`: a `deap.base.Toolbox`
- `ioh`, `ioh_suite`: problems of IOHexperimenter
- `gymnasium`: a `gymnasium.Env`

Each adapter imports its library on use, and raises ImportError if it isn't installed. All adapters
use the cost of evoku's own runs: the number of missing digits, summed over all houses, plus the
violations of constraints. It is 0 exactly for solutions. `problem.evaluations` is the number of
evaluated attempts.

To compare an algorithm with the presets in a report, name it in a plan and run the plan with
`evoku.lab.run`.
"""

from ._problem import Ended, Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ._deap import deap
    from ._gymnasium import gymnasium
    from ._ioh import ioh, ioh_suite
    from ._pymoo import pymoo

__all__ = ["Ended", "Problem", "deap", "gymnasium", "ioh", "ioh_suite", "pymoo"]

_LAZY = {
    "deap": "_deap",
    "gymnasium": "_gymnasium",
    "ioh": "_ioh",
    "ioh_suite": "_ioh",
    "pymoo": "_pymoo",
}


if not TYPE_CHECKING:
    # Type checkers would accept any name.
    def __getattr__(name):
        from importlib import import_module

        if name not in _LAZY:
            raise AttributeError(f"module 'evoku.problems' has no attribute {name!r}")
        try:
            value = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
        except ImportError as error:
            return _needing(name, error)
        globals()[name] = value
        return value


def _needing(name, error):
    """The stand-in for an adapter whose library isn't installed: the error is raised on use."""

    def adapter(*args, **kwargs):
        library = (error.name or name).split(".")[0]
        missing = f"evoku.problems.{name} needs {library}: pip install {library}"
        raise ImportError(missing, name=library) from error

    adapter.__name__ = name
    return adapter


def __dir__():
    return sorted({*globals(), *_LAZY})
