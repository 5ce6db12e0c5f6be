"""Puzzles as problems of IOHexperimenter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import ioh as library
import numpy

from ._problem import as_problem


def ioh(puzzle: Any, *, name: str = "Sudoku", instance: int = 1) -> Any:
    """A puzzle as an integer problem of IOHexperimenter, to be minimised. Attach a logger, and run
    an algorithm.

    Args:
        puzzle: A puzzle, or a `Problem`.
        name: The name of the problem in logs.
        instance: The number of the instance, from 1.

    Returns:
        An `ioh.problem.IntegerSingleObjective`. Its optimum has the cost 0.
    """
    problem = as_problem(puzzle)

    def cost(attempt: Any) -> float:
        return float(problem.evaluate(numpy.array(attempt)))

    def optimum(_instance: int, variables: int) -> tuple[list[int], float]:
        return [1] * variables, 0.0

    return library.wrap_problem(
        cost,
        name,
        library.ProblemClass.INTEGER,
        problem.variables,
        instance,
        library.OptimizationType.MIN,
        1,
        problem.digits,
        calculate_objective=optimum,
    )


def ioh_suite(puzzles: Iterable[Any], *, name: str = "Sudoku") -> list[Any]:
    """Puzzles as instances 1, 2, 3 ... of one problem of IOHexperimenter, see `ioh`."""
    numbered = enumerate(puzzles, start=1)
    return [ioh(puzzle, name=name, instance=number) for number, puzzle in numbered]
