"""Puzzles as problems for the algorithms of other libraries.

`Problem` is a puzzle in a general form. It has a number of variables, the values of each, and a
function from a population, an array, to costs. The other names are adapters to libraries:

- `pymoo`: a `pymoo.core.problem.Problem`
- `deap`: a `deap.base.Toolbox`
- `ioh`, `ioh_suite`: problems of IOHexperimenter
- `gymnasium`: a `gymnasium.Env`

Each adapter imports its library on use. All adapters use the cost of evoku's own runs: the number
of missing digits, summed over all houses, plus the violations of constraints. It is 0 exactly for
solutions. `problem.evaluations` is the number of evaluated attempts.

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


def __getattr__(name):
    from importlib import import_module

    if name not in _LAZY:
        raise AttributeError(f"module 'evoku.problems' has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
    globals()[name] = value
    return value


def __dir__():
    return sorted({*globals(), *_LAZY})
