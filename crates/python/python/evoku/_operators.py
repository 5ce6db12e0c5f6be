"""The named operators of `evoku.operators`. They keep rows complete, like those of `row-ga`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy

from .problems import Problem


class OutOfRange(ValueError):
    """The argument of a named operator is out of its range, which is that of `algorithms.ga`."""


def _share(rate: float) -> float:
    if not 0 <= rate <= 1:
        raise OutOfRange("a probability from 0 to 1 expected")
    return rate


def _whole(number: float, least: int, most: int) -> int:
    if not least <= number <= most or number != int(number):
        raise OutOfRange(f"an integer from {least} to {most} expected")
    return int(number)


def legal(count: int, problem: Problem, random: numpy.random.Generator) -> numpy.ndarray:
    return problem.start(count, random)


def _tournament(size: float = 3) -> Callable[..., Any]:
    each = _whole(size, 1, 1000)

    def tournament(costs, count, problem, random):
        drawn = random.integers(len(costs), size=(count, each))
        return drawn[numpy.arange(count), costs[drawn].argmin(axis=1)]

    return tournament


def _uniform() -> Callable[..., Any]:
    return lambda costs, count, problem, random: random.integers(len(costs), size=count)


def _crossed(rate: float, take_second: Callable[..., Any]) -> Callable[..., Any]:
    """A crossover of whole rows; `take_second` decides the rows of the second parent."""
    _share(rate)

    def crossover(first, second, problem, random):
        rows = take_second(len(first), problem, random) & (random.random((len(first), 1)) < rate)
        return numpy.where(rows[:, problem.rows], second, first)

    return crossover


def _house(rate: float = 0.9) -> Callable[..., Any]:
    def after_cut(count, problem, random):
        cuts = random.integers(1, problem.digits, size=(count, 1))
        return numpy.arange(problem.digits) >= cuts

    return _crossed(rate, after_cut)


def _rows(rate: float = 0.9) -> Callable[..., Any]:
    def each_row(count, problem, random):
        return random.random((count, problem.digits)) < 0.5

    return _crossed(rate, each_row)


def _first() -> Callable[..., Any]:
    return lambda first, second, problem, random: first


def _swap(rate: float = 0.1) -> Callable[..., Any]:
    _share(rate)

    def swap(children, problem, random):
        everyone = numpy.arange(len(children))
        for row in range(problem.digits):
            variables = numpy.flatnonzero(problem.rows == row)
            if len(variables) < 2:
                continue
            changed = everyone[random.random(len(children)) < rate]
            one = random.integers(len(variables), size=len(changed))
            other = (one + random.integers(1, len(variables), size=len(changed))) % len(variables)
            one, other = variables[one], variables[other]
            children[changed, one], children[changed, other] = (
                children[changed, other],
                children[changed, one],
            )
        return children

    return swap


def _unchanged() -> Callable[..., Any]:
    return lambda children, problem, random: children


def _generational(elite: float = 1) -> Callable[..., Any]:
    best = _whole(elite, 0, 1_000_000)

    def generational(costs, child_costs, problem, random):
        kept = costs.argsort(kind="stable")[:best]
        return numpy.concatenate((kept, len(costs) + numpy.arange(len(costs) - len(kept))))

    return generational


def _plus() -> Callable[..., Any]:
    def plus(costs, child_costs, problem, random):
        return numpy.concatenate((costs, child_costs)).argsort(kind="stable")[: len(costs)]

    return plus


SELECTIONS = {"tournament": _tournament, "uniform": _uniform}
CROSSOVERS = {"house": _house, "uniform": _rows, "none": _first}
MUTATIONS = {"swap": _swap, "none": _unchanged}
ACCEPTANCES = {"generational": _generational, "plus": _plus}
