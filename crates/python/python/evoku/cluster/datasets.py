"""Data sets of new puzzles as Parquet files (`pip install pyarrow`)."""

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

#: The puzzles of a file.
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
    """Makes new puzzles with one solution each, and writes them with what is known of them.

    The columns are `puzzle` and `solution` (a line each; the puzzle as JSON where a line doesn't
    tell its board), `givens`, their number, and of rated puzzles `level`, `score`, `hardest` and
    `guesses`. The seed, the order and the version stand in the metadata of each file.

    A file is a task: `part-00007.parquet` has the same rows for the same count, order and seed,
    wherever it is made. One that is there is done: the same call goes on with those that are
    missing. No plain 9x9 puzzle comes twice in a file, and practically none in two.

    Args:
        target: The folder to write to: a path, or a URI that `pyarrow.fs` knows.
        count: The puzzles of all files together.
        executor: Who does the work; by default a process for each core. It isn't shut down.
        seed: The seed of all that is random.
        each: The most puzzles of a file.
        rated: Whether puzzles are rated too, which takes longer than making them.
        shard: Make only the third of a hundred parts of the files with `(3, 100)`.
        ahead, progress, cancel: As those of `run`, with files for runs.
        order: What else `evoku.generate` takes, but for `threads`: `level`, `constraints`, ...

    Returns:
        How many files are done.

    Raises:
        ValueError: If there is no such shard, the order makes no sense, or the files that are there
            are those of another order.
        RuntimeError: If the order was given up.
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
    """All that the rows follow from, as text: it goes to the workers and into each file."""
    import json

    import evoku

    wrong = {"threads", "shard"}.intersection(order)
    if wrong:
        raise ValueError(f"{wrong.pop()} is no part of an order: files are made one to a task")
    told = {"count": count, "seed": seed, "files": files, "rated": rated, **order}
    told["version"] = evoku.__version__
    return json.dumps(told, sort_keys=True, default=_plain).encode()


def _plain(value: Any) -> Any:
    """A puzzle or an array of an order as JSON has it."""
    import evoku

    return value.to("jsonl") if isinstance(value, evoku.Sudoku) else value.tolist()


def _make(folder: str, name: str, number: int, made: bytes) -> None:
    """What a worker does: makes a file."""
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
    """The puzzle on a line, or as JSON where a line doesn't tell its board."""
    import evoku

    line = puzzle.line
    return line if evoku.Sudoku(line) == puzzle else puzzle.to("jsonl").strip()
