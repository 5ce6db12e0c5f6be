"""Answers as Python likes them: arrays, dataclasses. All names are those of `evoku`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from . import _evoku

__all__ = [
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
]


@dataclass(frozen=True)
class Solutions:
    """The answers to many puzzles.

    Attributes:
        solutions: For an array, an array of the same shape, zeros where there is no solution; for
            a list, a list of lines or None.
        status: How many solutions there are: 0, 1, or 2 for several; in a list None where finding out
            would take more memory than the engine may have.
    """

    solutions: Any
    status: Any

    def __len__(self) -> int:
        return len(self.status)


class SolutionTable:
    """The answers to a column of puzzles: a table of `solution` and `status` for any library that
    speaks Arrow, like `polars.DataFrame(answers)`, `pyarrow.table(answers)` or
    `pandas.DataFrame.from_arrow(answers)`.
    """

    def __init__(self, table: _evoku.Table) -> None:
        self.table = table

    @property
    def solutions(self) -> list[str | None]:
        """The solutions on lines; None where there is none."""
        return self.table["solution"]

    @property
    def status(self) -> list[int | None]:
        """How many solutions there are: 0, 1, or 2 for several; None for a null."""
        return self.table["status"]

    def __len__(self) -> int:
        return len(self.table)

    def __arrow_c_schema__(self) -> object:
        return self.table.__arrow_c_schema__()

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self.table.__arrow_c_array__(requested_schema)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.table.__arrow_c_stream__(requested_schema)


def solve_batch(puzzles: Any, *, threads: int | None = None) -> Solutions | SolutionTable:
    """Solves many puzzles, with the proof that a solution is the only one.

    Args:
        puzzles: One of

            - an array (n, 81) or (n, 9, 9) of `uint8`, 0 for a blank: plain 9x9 boards, solved
              without a copy;
            - a column of text (or of 81 bytes each) of pyarrow, polars, pandas or any other library
              that exports Arrow data, or a table of these or of DuckDB whose only column that is,
              or its column `puzzle`: plain 9x9 boards, 81 characters each;
            - a list, or whatever can be iterated over, of puzzles of any kind and size.
        threads: The threads to work on; all cores by default. The answers don't depend on it.

    Raises:
        TypeError: If `puzzles` is an array of anything but `uint8`, or a column of anything but
            text.
        ValueError: If a puzzle can't be read; says which, and where.
    """
    if hasattr(puzzles, "__arrow_c_stream__") or hasattr(puzzles, "__arrow_c_array__"):
        return SolutionTable(_evoku.solve_column(puzzles, threads))
    if hasattr(puzzles, "__array_interface__"):
        return _solve_array(puzzles, threads)
    if isinstance(puzzles, str):
        raise TypeError("a list of puzzles expected, found one text; evoku.solve solves one")
    return Solutions(*_evoku.solve_list(puzzles, threads))


def _solve_array(puzzles: Any, threads: int | None) -> Solutions:
    import numpy

    array = numpy.ascontiguousarray(puzzles)
    if array.dtype != numpy.uint8:
        raise TypeError(f"an array of uint8 expected, found {array.dtype}")
    if array.shape[1:] not in ((81,), (9, 9)):
        raise ValueError(f"an array (n, 81) or (n, 9, 9) expected, found {array.shape}")
    solutions = numpy.empty_like(array)
    status = numpy.empty(len(array), numpy.uint8)
    _evoku.solve_numbers(array, solutions, status, threads)
    return Solutions(solutions, status)


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is.

    Attributes:
        level: easy, medium, hard, expert or extreme.
        score: The sum over the steps of the easiest path; on plain 9x9 boards that of HoDoKu 2.2.0.
        hardest: The hardest technique; None for a full grid.
        guesses: The steps at which no technique got on.
        steps: How often each technique was used, easiest first.
        er: The rating of Sudoku Explainer (its hardest step); None where that was not asked for.
        ep: The same up to the first placement.
        ed: The same of the first step.
    """

    level: str
    score: int
    hardest: str | None
    guesses: int
    steps: dict[str, int]
    er: float | None
    ep: float | None
    ed: float | None


def rate(puzzle: Any, *, explainer: bool = False) -> Rating:
    """Rates a puzzle.

    Args:
        puzzle: A puzzle with one solution.
        explainer: Whether Sudoku Explainer's ratings are found too, for plain 9x9 boards. The
            hardest puzzles take seconds.

    Raises:
        NoSolution: If there is no solution.
        SeveralSolutions: If there are several.
        ValueError: If Sudoku Explainer's rating is asked for, and the board is no plain 9x9.
    """
    return Rating(**_evoku.rate_one(puzzle, explainer))


class Candidate(NamedTuple):
    """A digit in a cell."""

    #: The name of the cell, like r4c3.
    cell: str
    digit: int


@dataclass(frozen=True)
class Step:
    """A step on the way to the solution. A notebook shows its picture.

    Attributes:
        technique: Its name; Guess where no technique gets on and a digit is taken from the
            solution.
        level: The level of the technique; None for a guess.
        score: The score of the technique; None for a guess.
        placements: The digits that are placed.
        eliminations: The digits that are ruled out.
        eureka: The step in the notation of the forums.
        prose: The step in words.
        message: The words for programs: `id`, and `args` by name, some of which are messages.
        pattern: The pattern that is its reason; `kind` tells its other members.
        before: What stands on the board before it, on one line.
    """

    technique: str
    level: str | None
    score: int | None
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    eureka: str
    prose: str
    message: dict[str, Any] = field(repr=False)
    pattern: dict[str, Any] = field(repr=False)
    before: str = field(repr=False)
    _drawing: _evoku.Drawing = field(repr=False, compare=False)

    def __str__(self) -> str:
        return f"{self.eureka}. {self.prose}"

    def svg(self) -> str:
        """The board before the step, with the step drawn over it, as SVG."""
        return self._drawing.svg()

    def _repr_svg_(self) -> str:
        return self.svg()


def explain(puzzle: Any, *, lang: str = "en") -> list[Step]:
    """Explains how a person solves a puzzle: the steps to its solution, always the easiest next.

    Args:
        puzzle: A puzzle with one solution.
        lang: The language of the words: en, de, fr, es.

    Raises:
        NoSolution: If there is no solution.
        SeveralSolutions: If there are several.
        ValueError: If the language is unknown.
    """
    return [_step(json.loads(members), drawing) for members, drawing in _evoku.walk(puzzle, lang)]


@dataclass(frozen=True)
class Hint:
    """What there is to say about a position in play. A notebook shows its picture.

    Attributes:
        state: hint, stuck (no technique gets on), solved, or wrong.
        unique: Whether the puzzle has one solution; None where that isn't known.
        text: What there is to say, as far as the stage tells it.
        cells: The cells to look at, or what is wrong, like r4c3.
        technique: The technique, from stage `technique` on.
        step: The whole step, at stage `full`.
    """

    state: str
    unique: bool | None
    text: str
    cells: tuple[str, ...]
    technique: str | None
    step: Step | None
    _drawing: _evoku.Drawing = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.text

    def svg(self) -> str:
        """The board with what the stage tells drawn over it, as SVG."""
        return self._drawing.svg()

    def _repr_svg_(self) -> str:
        return self.svg()


def hint(
    position: Any, *, puzzle: str | None = None, stage: str = "full", lang: str = "en"
) -> Hint:
    """The next step from a position in play, the easiest there is.

    Args:
        position: The position: its digits, given or placed, and pencil marks if it has some.
        puzzle: The puzzle as given, on one line; with it, it is known which digits are wrong.
        stage: How much to tell: `where` to look, which `technique`, or the `full` step.
        lang: The language of the words: en, de, fr, es.

    Raises:
        ValueError: If there is no such stage, the language is unknown, or the position isn't one of
            the puzzle.
    """
    told, drawing = _evoku.advise(position, puzzle, stage, lang)
    members = json.loads(told)
    members["cells"] = tuple(members["cells"])
    members["step"] = members["step"] and _step(members["step"], drawing)
    return Hint(**members, _drawing=drawing)


def _step(members: dict[str, Any], drawing: _evoku.Drawing) -> Step:
    known = {one.name for one in fields(Step)} - {"placements", "eliminations", "_drawing"}
    return Step(
        **{name: members[name] for name in known},
        placements=_candidates(members["placements"]),
        eliminations=_candidates(members["eliminations"]),
        _drawing=drawing,
    )


def _candidates(all_: Iterable[dict[str, Any]]) -> tuple[Candidate, ...]:
    return tuple(Candidate(one["cell"], one["digit"]) for one in all_)
