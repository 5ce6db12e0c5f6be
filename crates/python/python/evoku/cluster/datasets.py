"""Data sets of generated puzzles, as Parquet files (`pip install pyarrow`)."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import nullcontext
from typing import Any

from .driving import Clock, Progress, drive
from .engines import Processes
from .pipelines import shard_of
from .places import names_in, write_table

#: The default maximum number of puzzles in a file.
EACH = 100_000


def dataset(
    target: str | os.PathLike[str],
    count: int,
    executor: Executor | None = None,
    *,
    seed: int = 1,
    each: int = EACH,
    rated: bool = True,
    shard: tuple[int, int] | None = None,
    ahead: int | None = None,
    progress: Callable[[Progress], Any] | None = None,
    cancel: Any = None,
    **order: Any,
) -> Progress:
    """Generates puzzles with one solution each, and writes them to Parquet files with their
    ratings.

    The columns are `puzzle`, `solution` and `givens`, and for rated puzzles also `level`, `score`,
    `hardest` and `guesses`. A puzzle is a line, or JSON if a line doesn't determine its board.
    `givens` is the number of givens. The metadata of each file contains the seed, the arguments and
    the version.

    Each file is a task. `part-00007.parquet` has the same rows for the same count, arguments and
    seed on every machine. Existing files count as done: the same call continues with the missing
    ones. No two plain 9x9 puzzles in a file are equal. Two files practically never have an equal
    puzzle.

    Args:
        target: The folder to write to: a path, or a URI that `pyarrow.fs` knows.
        count: The number of puzzles in all files together.
        executor: The engine; by default a process for each core. It isn't shut down.
        seed: The seed of all random numbers.
        each: The maximum number of puzzles in a file.
        rated: If true, puzzles are rated too, which takes longer than to generate them.
        shard: The part of the files to write: `(3, 100)` is the third of a hundred parts.
        ahead, progress, cancel: As in `run`, with files instead of runs.
        order: Other arguments of `evoku.generate`, except `threads`: `level`, `constraints`, ...

    Returns:
        The progress, with the number of finished files.

    Raises:
        ValueError: If there is no such shard, the arguments are invalid or contradict each other,
            or existing files have other arguments.
        RuntimeError: If generating gave up.
    """
    from pyarrow import parquet

    from .places import filesystem_of

    files = -(-count // each)
    made = _order(count, seed, files, rated, order)
    names = [f"part-{number:05}.parquet" for number in range(1, files + 1)]
    there = names_in(target)
    for name in sorted(there.intersection(names))[:1]:
        filesystem, folder = filesystem_of(target)
        kept = parquet.read_schema(f"{folder}/{name}", filesystem=filesystem).metadata or {}
        if kept.get(b"evoku") != made:
            found = kept.get(b"evoku", b"no data set of evoku").decode()
            raise ValueError(f"{name} is there, made of another order: {found}")
    numbers = shard_of(list(range(1, files + 1)), shard)
    left = [number for number in numbers if names[number - 1] not in there]
    clock = Clock(len(numbers) - len(left), len(numbers), progress)
    place = os.fspath(target)
    tasks = ((place, names[number - 1], number, made) for number in left)

    def take(*_: Any) -> None:
        clock.add(1)

    with nullcontext(executor) if executor else Processes() as engine:
        drive(engine, _make, tasks, take, ahead=ahead, cancel=cancel, clock=clock)
    return clock.progress()


def _order(count: int, seed: int, files: int, rated: bool, order: dict[str, Any]) -> bytes:
    """Everything that determines the rows, as text. It is passed to the workers, and each file
    contains it.
    """
    import json

    import evoku

    wrong = {"threads", "shard"}.intersection(order)
    if wrong:
        raise ValueError(f"{wrong.pop()} is no part of an order: files are made one to a task")
    description = {"count": count, "seed": seed, "files": files, "rated": rated, **order}
    description["version"] = evoku.__version__
    return json.dumps(description, sort_keys=True, default=_plain).encode()


def _plain(value: Any) -> Any:
    """Converts a puzzle or an array among the arguments for JSON."""
    import evoku

    return value.to("jsonl") if isinstance(value, evoku.Sudoku) else value.tolist()


def _make(folder: str, name: str, number: int, made: bytes) -> None:
    """Writes a file. Workers call this."""
    import json

    import pyarrow

    import evoku

    order = json.loads(made)
    count, files, rated = (order.pop(member) for member in ("count", "files", "rated"))
    order.pop("version")
    for range_ in ("level", "score", "givens"):
        if isinstance(order.get(range_), list):
            order[range_] = tuple(order[range_])
    puzzles = evoku.generate(count, shard=(number, files), threads=1, **order)
    columns = {
        "puzzle": [_text(one.puzzle) for one in puzzles],
        "solution": [one.solution for one in puzzles],
        "givens": pyarrow.array([one.puzzle.givens for one in puzzles], pyarrow.uint16()),
    }
    table = pyarrow.table(columns)
    if rated:
        ratings = pyarrow.table(evoku.rate_batch([one.puzzle for one in puzzles], threads=1))
        for column in ratings.column_names:
            table = table.append_column(column, ratings[column])
    write_table(table.replace_schema_metadata({"evoku": made}), folder, name)


def _text(puzzle: Any) -> str:
    """The puzzle as a line, or as JSON if a line doesn't determine its board."""
    import evoku

    line = puzzle.line
    return line if evoku.Sudoku(line) == puzzle else puzzle.to("jsonl").strip()
