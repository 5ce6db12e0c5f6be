"""Puzzles as problems of pymoo."""

from __future__ import annotations

from typing import Any

import numpy
from pymoo.core.problem import Problem as Base

from ._problem import Ended, as_problem, unmasked


class _Pymoo(Base):
    def __init__(self, problem: Any) -> None:
        bounds = {"xl": 1, "xu": problem.digits, "vtype": int}
        # With `requires_kwargs`, `_evaluate` gets the algorithm.
        super().__init__(n_var=problem.variables, n_obj=1, requires_kwargs=True, **bounds)
        #: The problem that evaluates attempts.
        self.problem = problem

    def _evaluate(self, x: Any, out: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        attempts = numpy.rint(unmasked("x", x).astype(float)).astype(numpy.uint8)
        costs, ended = self.problem._evaluate(attempts)
        out["F"] = costs.astype(float)
        if ended:
            # The exception ends callers other than algorithms, and algorithms that go on
            # nevertheless.
            algorithm = kwargs.get("algorithm")
            if algorithm is None or algorithm.termination.force_termination:
                raise Ended(ended)
            algorithm.termination.terminate()


def pymoo(puzzle: Any) -> Base:
    """A puzzle as a problem of pymoo. Its single objective is the cost, to be minimised.

    A population is evaluated in one call. Real numbers, from operators for real-valued variables,
    are rounded. If the problem has a budget, `pymoo.optimize.minimize` ends when the budget is
    spent or a solution is found.

    Args:
        puzzle: A puzzle, or a `Problem`.

    Returns:
        A `pymoo.core.problem.Problem`. Its `problem` counts evaluations.
    """
    return _Pymoo(as_problem(puzzle))
