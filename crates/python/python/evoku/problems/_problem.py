"""A puzzle as an optimisation problem."""

from __future__ import annotations

import functools
from typing import Any

import numpy

from .. import _evoku
from .._numbers import whole


#: The cost of an attempt that isn't evaluated, because the run has ended.
UNKNOWN = 2**32 - 1


class Ended(Exception):
    """The run is over: it found a solution, or its budget is spent. Our own runs end the same way.

    Attributes:
        reason: The reason, like `solved` or `evaluations spent`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Problem:
    """A puzzle as an optimisation problem. An attempt has a variable for each open cell: a digit
    from 1 to `digits`, or 0 for none.

    Args:
        puzzle: The puzzle.
        evaluations: The maximum number of evaluations. With such a budget, `evaluate` raises
            `Ended` when the budget is spent or an attempt is a solution. Without a budget,
            `evaluate` never raises `Ended`.

    A copy in the same process shares the counts and the budget of the original, so an algorithm
    that copies itself doesn't get a larger budget. A pickled problem, for example in another
    process, continues from the counts of the original, but counts on its own. A problem that
    `evoku.lab.run` records can't be pickled.

    Attributes:
        variables: The number of variables.
        digits: The largest digit.
        cells: The cell of each variable, counted from 0 in reading order.
        rows: The row of each variable, counted from 0.
        columns: The column of each variable, counted from 0.
        boxes: The box or region of each variable, counted from 0; -1 if the board has none.
    """

    def __init__(self, puzzle: Any, *, evaluations: int | None = None) -> None:
        self._of(_evoku.Judge(puzzle, evaluations))

    @classmethod
    def _from(cls, judge: _evoku.Judge) -> Problem:
        problem = cls.__new__(cls)
        problem._of(judge)
        return problem

    def _of(self, judge: _evoku.Judge) -> None:
        self._judge = judge
        self.cells = numpy.array(judge.cells, dtype=numpy.intp)
        self.variables = len(self.cells)
        self.digits = judge.digits
        self.rows, self.columns = numpy.divmod(self.cells, self.digits)
        self.boxes = numpy.full(self.variables, -1, dtype=numpy.intp)
        for number, box in enumerate(judge.boxes):
            self.boxes[numpy.isin(self.cells, box)] = number
        if self.variables == 0:
            raise ValueError("the puzzle has no open cell, so there is nothing to look for")

    @property
    def puzzle(self) -> _evoku.Sudoku:
        """The puzzle."""
        return self._judge.puzzle

    @functools.cached_property
    def givens(self) -> numpy.ndarray:
        """The givens: a read-only array (digits, digits) of `uint8`, 0 for an open cell."""
        givens = numpy.array(self.puzzle.rows(), dtype=numpy.uint8)
        givens.flags.writeable = False
        return givens

    @functools.cached_property
    def candidates(self) -> numpy.ndarray:
        """The digits that no given excludes: a read-only array (variables, digits) of `bool`. The
        last index is the digit minus 1.
        """
        of_cells = _evoku.candidates(self.puzzle)
        candidates = numpy.zeros((self.variables, self.digits), dtype=bool)
        for variable, cell in enumerate(self.cells):
            candidates[variable, [digit - 1 for digit in of_cells[cell]]] = True
        candidates.flags.writeable = False
        return candidates

    def __getstate__(self) -> dict[str, Any]:
        # Copied arrays would be writable, so a copy computes its own.
        derived = ("givens", "candidates")
        return {name: value for name, value in self.__dict__.items() if name not in derived}

    @property
    def evaluations(self) -> int:
        """The number of evaluated attempts."""
        return self._judge.evaluations

    @property
    def best(self) -> tuple[int, str] | None:
        """The lowest cost so far, and its board on one line; None before the first attempt."""
        return self._judge.best

    def trace(self) -> _evoku.Table:
        """The convergence of the costs, as a table like `evoku.Run.trace`. A generation is a call
        of `evaluate`.
        """
        return self._judge.trace()

    def evaluate(self, attempts: Any) -> numpy.ndarray:
        """Evaluates attempts.

        Args:
            attempts: An array (n, variables) of integers, or (variables,) for one attempt.

        Returns:
            The costs: an array (n,) of `uint32`, or a number for one attempt. A cost is the number
            of missing digits plus the violations of constraints, 0 for a solution.

        Raises:
            TypeError: If the array has a mask.
            ValueError: If the array has another shape, or a number isn't a digit.
            Ended: If the run ends, see `Problem`.
        """
        costs, ended = self._evaluate(attempts)
        if ended:
            raise Ended(ended)
        return costs if costs.ndim else costs[()]

    def _evaluate(self, attempts: Any) -> tuple[numpy.ndarray, str | None]:
        """Evaluates attempts until the run ends. Later attempts get the maximum cost. Also returns
        the reason why the run ended; None while it goes on.
        """
        array = unmasked("attempts", attempts)
        if array.shape[-1:] != (self.variables,) or array.ndim > 2:
            expected = f"an array (n, {self.variables}) expected"
            raise ValueError(f"{expected}, found {array.shape}")
        costs = numpy.empty(array.shape[:-1], dtype=numpy.uint32)
        ended = self._judge.judge(self._digits(array), costs.reshape(-1).view(numpy.uint8))
        return costs, ended

    def _cost(self, attempt: Any) -> tuple[int, str | None]:
        """Evaluates an attempt for a library that goes on after the end of the run. An attempt that
        isn't evaluated, because the run has ended, has the maximum cost. Also returns the reason
        why the run ended; None while it goes on.

        Raises:
            Ended: If an attempt isn't evaluated and `evoku.lab.run` records the run, since the run
                of a library that goes on might never end.
        """
        costs, ended = self._evaluate(attempt)
        cost = int(costs[()])
        if cost == UNKNOWN and self._judge.is_recorded:
            raise Ended(ended or "")
        return cost, ended

    def _digits(self, array: numpy.ndarray) -> numpy.ndarray:
        """The attempts as contiguous bytes."""
        if array.dtype == numpy.uint8:
            return numpy.ascontiguousarray(array)
        whole = array if array.dtype.kind in "iu" else numpy.rint(array.astype(float))
        if whole is not array and not (whole == array).all():
            raise ValueError("whole numbers expected")
        if whole.size and not (0 <= whole.min() and whole.max() <= self.digits):
            found = f"{whole.min():g} to {whole.max():g}"
            raise ValueError(f"digits 1 to {self.digits} expected, or 0, found {found}")
        return numpy.ascontiguousarray(whole, dtype=numpy.uint8)

    def decode(self, attempt: Any) -> str:
        """The board of an attempt, on one line."""
        return self._judge.decode(unmasked("attempt", attempt).astype(int).tolist())

    def encode(self, line: str) -> numpy.ndarray:
        """The attempt of a board, given on one line: an array (variables,) of `uint8`."""
        return numpy.array(self._judge.encode(line), dtype=numpy.uint8)

    def random(self, count: int, seed: Any = None) -> numpy.ndarray:
        """Random attempts.

        Args:
            count: The number of attempts.
            seed: A seed, or a `numpy.random.Generator`.

        Returns:
            An array (count, variables) of `uint8` with uniformly random digits.
        """
        shape = (whole("count", count), self.variables)
        digits = numpy.random.default_rng(seed).integers(1, self.digits + 1, shape)
        return digits.astype(numpy.uint8)

    def start(self, count: int, seed: Any = None) -> numpy.ndarray:
        """Legal starts: random attempts whose rows have each digit once. No digit contradicts a
        given if that is possible.

        Args:
            count: The number of attempts.
            seed: A seed, or a `numpy.random.Generator`.

        Returns:
            An array (count, variables) of `uint8`.
        """
        drawn = int(numpy.random.default_rng(seed).integers(2**63))
        digits = numpy.frombuffer(self._judge.starts(count, drawn), dtype=numpy.uint8)
        return digits.reshape(count, self.variables).copy()

    def repair(self, attempts: Any, seed: Any = None) -> numpy.ndarray:
        """Repairs attempts so that their rows have each digit once. In each row, the first
        occurrence of a digit stays, and the other places get the absent digits in random order.

        Args:
            attempts: An array (n, variables), or (variables,) for one attempt.
            seed: A seed, or a `numpy.random.Generator`.

        Returns:
            An array of the same shape.

        Raises:
            TypeError: If the array has a mask.
        """
        random = numpy.random.default_rng(seed)
        repaired = unmasked("attempts", attempts).copy()
        givens = self.givens
        for row in range(self.digits):
            variables = numpy.flatnonzero(self.rows == row)
            expected = numpy.setdiff1d(numpy.arange(1, self.digits + 1), givens[row])
            for attempt in numpy.atleast_2d(repaired):
                digits = attempt[variables]
                _, firsts = numpy.unique(digits, return_index=True)
                firsts = firsts[numpy.isin(digits[firsts], expected)]
                absent = numpy.setdiff1d(expected, digits[firsts])
                places = numpy.setdiff1d(numpy.arange(len(digits)), firsts)
                # Givens that contradict each other leave more or fewer digits than places.
                size = min(len(places), len(absent))
                digits[places[:size]] = random.permutation(absent)[:size]
                attempt[variables] = digits
        return repaired

    def __repr__(self) -> str:
        return f"<Problem of {self.variables} variables, 1 to {self.digits}: {self.puzzle.line}>"


def unmasked(name: str, values: Any) -> numpy.ndarray:
    """The values of an argument as an array. The masked cells of an array with a mask still contain
    numbers, which NumPy would use without the mask.

    Raises:
        TypeError: If the array, or one in a list, has a mask.
    """
    several = values if isinstance(values, (list, tuple)) else (values,)
    if any(isinstance(one, numpy.ma.MaskedArray) for one in several):
        expected = "found a masked array, expected an array without a mask"
        raise TypeError(f"{name}: {expected}; array.filled(0) turns masked cells into blanks")
    return numpy.asarray(values)


def as_problem(puzzle: Any) -> Problem:
    """The problem of a puzzle; a problem is returned as it is."""
    return puzzle if isinstance(puzzle, Problem) else Problem(puzzle)
