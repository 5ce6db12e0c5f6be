"""Puzzles as problems of pymoo."""

from __future__ import annotations

from typing import Any

import numpy
from pymoo.core.problem import Problem as Base

from ._problem import as_problem


class _Pymoo(Base):
    def __init__(self, problem: Any) -> None:
        super().__init__(n_var=problem.variables, n_obj=1, xl=1, xu=problem.digits, vtype=int)
        #: The problem that evaluates attempts.
        self.problem = problem

    def _evaluate(self, x: Any, out: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        attempts = numpy.rint(x.astype(float)).astype(numpy.uint8)
        out["F"] = self.problem.evaluate(attempts).astype(float)


def pymoo(puzzle: Any) -> Base:
    """A puzzle as a problem of pymoo. Its single objective is the cost, to be minimised.

    A population is evaluated in one call. Real numbers, from operators for real-valued variables,
    are rounded.

    Args:
        puzzle: A puzzle, or a `Problem`.

    Returns:
        A `pymoo.core.problem.Problem`. Its `problem` counts evaluations.
    """
    return _Pymoo(as_problem(puzzle))
