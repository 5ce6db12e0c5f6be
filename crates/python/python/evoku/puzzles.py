"""Answers as arrays and dataclasses. `evoku` exports all of these names."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, Protocol, overload

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


@dataclass(frozen=True, repr=False)
class Solutions:
    """The answers to many puzzles.

    Attributes:
        solutions: For an array, an array of the same shape, with zeros for a puzzle without a
            solution. For a list, a list of lines or None.
        status: The number of solutions: 0, 1, or 2 for several. In a list, None for None, and if
            the search would exceed the engine's memory limit.
    """

    solutions: Any
    status: Any

    def __len__(self) -> int:
        return len(self.status)

    def __repr__(self) -> str:
        return f"<Solutions of {len(self):,} puzzles>"


class SolutionTable:
    """The answers to a column of puzzles: a table of `solution` and `status` for any library that
    supports Arrow. Examples are `polars.DataFrame(answers)`, `pyarrow.table(answers)` and
    `pandas.DataFrame.from_arrow(answers)`. Iterating yields rows as dictionaries.
    """

    def __init__(self, table: _evoku.Table) -> None:
        self.table = table

    @property
    def solutions(self) -> list[str | None]:
        """The solutions, each on one line; None if there is no solution."""
        return self.table["solution"]

    @property
    def status(self) -> list[int | None]:
        """The number of solutions: 0, 1, or 2 for several; None for a null."""
        return self.table["status"]

    def __len__(self) -> int:
        return len(self.table)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.table)

    def __repr__(self) -> str:
        return f"<SolutionTable of {len(self):,} rows: solution, status>"

    def __arrow_c_schema__(self) -> object:
        return self.table.__arrow_c_schema__()

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        return self.table.__arrow_c_array__(requested_schema)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.table.__arrow_c_stream__(requested_schema)


class _ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: Any = None) -> object: ...


class _ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: Any = None) -> tuple[object, object]: ...


@overload
def solve_batch(
    puzzles: _ArrowStream | _ArrowArray, *, threads: int | None = None
) -> SolutionTable: ...
@overload
def solve_batch(puzzles: Iterable[Any], *, threads: int | None = None) -> Solutions: ...
def solve_batch(puzzles: Any, *, threads: int | None = None) -> Solutions | SolutionTable:
    """Solves many puzzles, and checks that each solution is unique.

    Args:
        puzzles: One of

            - an array (n, 81) or (n, 9, 9) of any integer type, or of integers as objects, 0 for a
              blank: plain 9x9 boards. An array of `uint8` is solved without a copy;
            - a column of text, or of 81 bytes each, of any library that exports Arrow data, like
              pyarrow, polars or pandas: plain 9x9 boards. Also a table of these libraries or of
              DuckDB, if this is its only column or its column `puzzle`;
            - a list, or any other iterable, of puzzles of any kind and size, or None.
        threads: The number of threads; one for each core by default. The answers don't depend on
            it.

    Raises:
        TypeError: If `puzzles` is a single text, an array of a type other than integers and text,
            an array with a mask, or a column of a type other than text.
        ValueError: If a puzzle can't be parsed; the message has the number of the puzzle and the
            position of the error. A `ReadError` also has the number as `puzzle`.
    """
    if hasattr(puzzles, "__arrow_c_stream__") or hasattr(puzzles, "__arrow_c_array__"):
        return SolutionTable(_evoku.solve_column(puzzles, threads))
    # `solve_list` refuses arrays with a mask.
    if hasattr(puzzles, "__array_interface__") and not hasattr(puzzles, "mask"):
        return _solve_array(puzzles, threads)
    return Solutions(*_evoku.solve_list(puzzles, threads))


def _solve_array(puzzles: Any, threads: int | None) -> Solutions:
    import numpy

    array = numpy.asarray(puzzles)
    # Text, as fixed width, bytes, objects or variable width.
    if array.dtype.kind in "USOT" and array.ndim == 1:
        return Solutions(*_evoku.solve_list(array.tolist(), threads))
    if array.dtype.kind == "O":
        array = _integers(array)
    if array.dtype.kind not in "iu":
        raise TypeError(f"puzzles: an array of integers expected, found {array.dtype}")
    if array.shape[1:] not in ((81,), (9, 9)):
        raise ValueError(f"puzzles: an array (n, 81) or (n, 9, 9) expected, found {array.shape}")
    array = numpy.ascontiguousarray(_digits(array))
    solutions = numpy.empty_like(array)
    status = numpy.empty(len(array), numpy.uint8)
    _evoku.solve_numbers(array, solutions, status, threads)
    return Solutions(solutions, status)


def _integers(array: Any) -> Any:
    """An array of objects as integers, if they are integers. NumPy would also convert truth values
    and texts.
    """
    import numpy

    for one in array.flat:
        if isinstance(one, (bool, numpy.bool_)) or not isinstance(one, (int, numpy.integer)):
            kind = type(one).__name__
            raise TypeError(f"puzzles: an array of integers expected, found {kind} among objects")
    return array.astype(numpy.int64)


def _digits(array: Any) -> Any:
    """An array of boards as `uint8`."""
    import numpy

    if array.dtype == numpy.uint8:
        return array
    wrong = (array < 0) | (array > 9)
    if wrong.any():
        at = int(wrong.argmax())
        row, column = at % 81 // 9 + 1, at % 9 + 1
        raise ValueError(f"puzzle {at // 81}, r{row}c{column}: {array.flat[at]}, expected 0 to 9")
    return array.astype(numpy.uint8)


@dataclass(frozen=True)
class Rating:
    """The difficulty of a puzzle.

    Attributes:
        level: easy, medium, hard, expert or extreme.
        score: The sum of the scores of all steps of the easiest path. On plain 9x9 boards it equals
            the score of HoDoKu 2.2.0.
        hardest: The hardest technique; None for a full grid.
        guesses: The number of steps at which no technique applied.
        steps: The number of uses of each technique, easiest first.
        er: The Sudoku Explainer rating of the hardest step; None if it wasn't requested.
        ep: The Sudoku Explainer rating of the hardest step up to the first placement.
        ed: The Sudoku Explainer rating of the first step.
        sukaku_er: The Sukaku Explainer rating of the hardest step; None if it wasn't requested.
        sukaku_ep: The Sukaku Explainer rating of the hardest step up to the first placement.
        sukaku_ed: The Sukaku Explainer rating of the first step.
    """

    level: str
    score: int
    hardest: str | None
    guesses: int
    steps: dict[str, int]
    er: float | None
    ep: float | None
    ed: float | None
    sukaku_er: float | None
    sukaku_ep: float | None
    sukaku_ed: float | None


def rate(puzzle: Any, *, explainer: bool = False, sukaku: bool = False) -> Rating:
    """Rates a puzzle.

    Args:
        puzzle: A puzzle with one solution, or a position in play, of which the rest is rated.
        explainer: If true, also computes the ratings of Sudoku Explainer, for plain 9x9 boards.
            This takes seconds for the hardest puzzles.
        sukaku: If true, also computes the ratings of Sukaku Explainer, for 9x9 boards: plain ones,
            and those with diagonals, windows, disjoint groups, no boxes, or digits that differ at a
            king's or knight's move.

    Raises:
        NoSolution: If there is no solution.
        SeveralSolutions: If there are several solutions.
        ValueError: If ratings of an explainer are requested for a board that it doesn't rate, or
            the position has a mistake.
    """
    return Rating(**_evoku.rate_one(puzzle, explainer, sukaku))


class Candidate(NamedTuple):
    """A digit in a cell."""

    #: The name of the cell, like r4c3.
    cell: str
    digit: int


@dataclass(frozen=True)
class Step:
    """A step of the solution path. A notebook shows its picture.

    Attributes:
        technique: The name of the technique, or Guess if no technique applies and a digit is taken
            from the solution.
        level: The level of the technique; None for a guess.
        score: The score of the technique; None for a guess.
        placements: The digits that are placed.
        eliminations: The digits that are ruled out.
        eureka: The step in Eureka notation, as used in forums.
        prose: The step in sentences.
        message: The sentences in a form for programs: an `id`, and `args` by name, some of which
            are messages themselves.
        pattern: The pattern behind the step. Its `kind` determines its other members.
        before: The board before the step, on one line.
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


def explain(puzzle: Any, *, lang: str | None = None) -> list[Step]:
    """Explains how a person solves a puzzle. Returns its solution path; each step is the easiest
    available one.

    Args:
        puzzle: A puzzle with one solution, or a position in play, from which the path continues.
        lang: The code of the language of the text, like de; by default EVOKU_LANG, or English.

    Raises:
        NoSolution: If there is no solution.
        SeveralSolutions: If there are several solutions.
        ValueError: If the language is unknown, or the position has a mistake.
    """
    return [_step(json.loads(members), drawing) for members, drawing in _evoku.walk(puzzle, lang)]


@dataclass(frozen=True)
class Hint:
    """A hint for a position in play. A notebook shows its picture.

    Attributes:
        state: hint, stuck (no technique applies), solved, or wrong.
        unique: True if the puzzle has one solution; None if that isn't known.
        text: The text of the hint, up to the stage.
        cells: The cells to look at, or those of the mistake, like r4c3.
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
        """The board with the hint drawn over it, up to the stage, as SVG."""
        return self._drawing.svg()

    def _repr_svg_(self) -> str:
        return self.svg()


def hint(
    position: Any, *, puzzle: str | None = None, stage: str = "full", lang: str | None = None
) -> Hint:
    """A hint for the easiest next step from a position in play.

    Args:
        position: The position: its digits, given or placed, and its pencil marks, if any. Formats
            that keep placed digits apart (OpenSudoku, a line with + before each) also show which
            digits are wrong.
        puzzle: The original puzzle, on one line, for all other formats. With it, wrong digits can
            be found.
        stage: The extent of the hint: `where` to look, the `technique`, or the `full` step.
        lang: The code of the language of the text, like de; by default EVOKU_LANG, or English.

    Raises:
        ValueError: If the stage or the language is unknown, or the position contradicts the puzzle.
    """
    text, drawing = _evoku.advise(position, puzzle, stage, lang)
    members = json.loads(text)
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
