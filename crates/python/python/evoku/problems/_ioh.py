"""Puzzles as problems of IOHexperimenter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import ioh as library
import numpy

from ..errors import ReadError
from ._problem import as_problem


def ioh(puzzle: Any, *, name: str = "Sudoku", instance: int = 1) -> Any:
    """A puzzle as an integer problem of IOHexperimenter, to be minimised. Attach a logger, and run
    an algorithm.

    After the end of a budget, attempts aren't evaluated any more and have the maximum cost,
    4294967295, so an algorithm ends like on other problems of IOHexperimenter: at its own budget,
    or when `state.optimum_found` is true. In a run that `evoku.lab.run` records, such an attempt
    raises `Ended` instead, which ends the run.

    Args:
        puzzle: A puzzle, or a `Problem`.
        name: The name of the problem in logs.
        instance: The number of the instance, from 1.

    Returns:
        An `ioh.problem.IntegerSingleObjective`. Its optimum has the cost 0.
    """
    problem = as_problem(puzzle)

    def cost(attempt: Any) -> float:
        return float(problem._cost(numpy.array(attempt))[0])

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
    """Puzzles as instances 1, 2, 3 ... of one problem of IOHexperimenter, see `ioh`.

    Raises:
        TypeError, ValueError: If one of them isn't a puzzle; the message has its number.
    """
    suite = []
    for row, puzzle in enumerate(puzzles):
        try:
            suite.append(ioh(puzzle, name=name, instance=row + 1))
        except (TypeError, ValueError) as error:
            error.args = (f"puzzle {row} (counted from 0): {error}",)
            if isinstance(error, ReadError):
                error.puzzle = row
            raise
    return suite
