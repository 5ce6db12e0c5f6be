"""Puzzles as toolboxes of DEAP."""

from __future__ import annotations

import random
from typing import Any

import numpy
from deap import base, tools

from ._problem import as_problem


class _Cost(base.Fitness):
    """A single cost, to be minimised."""

    weights = (-1.0,)


class Individual(list):
    """An attempt: a digit for each open cell, with the `fitness` that DEAP expects."""

    def __init__(self, digits: Any = ()) -> None:
        super().__init__(digits)
        self.fitness = _Cost()


def deap(puzzle: Any) -> base.Toolbox:
    """A puzzle as a toolbox of DEAP, ready for `deap.algorithms`. Register other operators to
    replace the defaults.

    It has `individual()`, `population(n)` and `evaluate(individual)`, which returns a tuple with
    the cost. The operators are `mate` (uniform crossover), `mutate` (a random digit in one cell on
    average) and `select` (tournament of 3). Random numbers come from Python's `random`, as
    everywhere in DEAP.

    DEAP's algorithms end after a number of generations only. So after the end of a budget,
    `evaluate` doesn't raise `Ended`: it returns the maximum cost, 4294967295, without evaluating
    the individual. The population, the log and the hall of fame stay. In a run that
    `evoku.lab.run` records, `evaluate` raises `Ended` instead, which ends the run.

    Args:
        puzzle: A puzzle, or a `Problem`.

    Returns:
        A `deap.base.Toolbox`. Its `problem` counts evaluations.
    """
    problem = as_problem(puzzle)
    toolbox = base.Toolbox()
    toolbox.problem = problem
    toolbox.register("digit", random.randint, 1, problem.digits)
    toolbox.register("individual", tools.initRepeat, Individual, toolbox.digit, problem.variables)
    toolbox.register("population", tools.initRepeat, list, toolbox.individual)
    toolbox.register("evaluate", _evaluate, problem)
    toolbox.register("mate", tools.cxUniform, indpb=0.5)
    share = 1 / max(problem.variables, 1)
    toolbox.register("mutate", tools.mutUniformInt, low=1, up=problem.digits, indpb=share)
    toolbox.register("select", tools.selTournament, tournsize=3)
    return toolbox


def _evaluate(problem: Any, individual: list[int]) -> tuple[int]:
    return (problem._cost(numpy.array(individual))[0],)
