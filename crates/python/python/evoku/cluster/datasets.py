"""Data sets of generated puzzles, as Parquet files (`pip install pyarrow`)."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from contextlib import nullcontext
from typing import Any

from .._numbers import whole
from . import cards, excluding
from .driving import Clock, Progress, check_ahead, drive
from .engines import Processes
from .pipelines import shard_of
from .places import names_in, write_table

#: The default maximum number of puzzles in a file.
EACH = 100_000
#: The number of attempts to replace excluded puzzles.
MOST = 100


def dataset(
    target: str | os.PathLike[str],
    count: int,
    executor: Executor | None = None,
    *,
    seed: int = 1,
    each: int = EACH,
    rated: bool = True,
    splits: Mapping[str, float] | None = None,
    exclude: str | os.PathLike[str] | None = None,
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
    ones. No two plain 9x9 puzzles in a file are equal, and two files practically never contain the
    same puzzle. When all files exist, `_card.md` describes the data set.

    With `splits`, each file is divided: `train/part-00007.parquet`, `test/part-00007.parquet`, ...
    The canonical form of a puzzle decides on its split. Puzzles that differ only by turning,
    mirroring, relabelling or exchanging rows, columns, bands or stacks have the same canonical
    form, so no puzzle of one split is such a disguise of a puzzle in another. The split of a puzzle
    depends on the names and the shares, not on the seed.

    With `exclude`, no puzzle equals one of these puzzles or is a disguise of one. The metadata
    contain their number and a hash of them. The card also has the name of their file or folder.

    Args:
        target: The folder to write to: a path, or a URI that `pyarrow.fs` or fsspec knows.
        count: The number of puzzles in all files together.
        executor: The engine; by default a process for each core. It isn't shut down.
        seed: The seed of all random numbers.
        each: The maximum number of puzzles in a file.
        rated: If true, puzzles are also rated, which takes longer than generating them.
        splits: The share of each split by name, like `{"train": 0.8, "test": 0.2}`. Their sum
            is 1. Needs puzzles without constraints.
        exclude: Puzzles that must not appear, in any disguise: a Parquet file or a folder of them
            with a column `puzzle`, or a text file with a puzzle on each line. Others replace them.
        shard: The part of the files to write: `(3, 100)` is the third of a hundred parts.
        ahead, progress, cancel: As in `run`, with files instead of runs.
        order: Other arguments of `evoku.generate`, except `threads`: `level`, `constraints`, ...

    Returns:
        The progress, with the number of finished files.

    Raises:
        TypeError: If an argument has a value that the metadata can't contain.
        ValueError: If there is no such shard, the arguments are invalid or contradict each other,
            or existing files have other arguments.
        RuntimeError: If generating gave up.
    """
    count, each, seed = whole("count", count, 1), whole("each", each, 1), whole("seed", seed)
    check_ahead(ahead)
    files = -(-count // each)
    made = _order(count, seed, files, rated, splits, exclude, order)
    names = [f"part-{number:05}.parquet" for number in range(1, files + 1)]
    paths = {name: _paths(name, splits) for name in names}
    there = names_in(target)
    kept = cards.metadata(target, [path for name in names for path in paths[name] if path in there])
    for path, metadata in kept.items():
        if metadata.get(b"evoku") != made:
            found = metadata.get(b"evoku", b"no data set of evoku").decode()
            raise ValueError(f"{path} is there, made of another order: {found}")
    numbers = shard_of(list(range(1, files + 1)), shard)
    left = [number for number in numbers if not there.issuperset(paths[names[number - 1]])]
    clock = Clock(len(numbers) - len(left), len(numbers), progress)
    place = os.fspath(target)
    avoided = os.fspath(exclude) if exclude is not None else None
    tasks = ((place, names[number - 1], number, made, avoided) for number in left)

    def take(*_: Any) -> None:
        clock.add(1)

    with nullcontext(executor) if executor else Processes() as engine:
        drive(engine, _make, tasks, take, ahead=ahead, cancel=cancel, clock=clock)
    wanted = [path for name in names for path in paths[name]]
    if names_in(target).issuperset(wanted):
        cards.write(target, wanted, made, avoided)
    return clock.progress()


def _paths(name: str, splits: Mapping[str, float] | None) -> list[str]:
    """The files of a task."""
    return [f"{split}/{name}" for split in splits] if splits else [name]


def _order(
    count: int,
    seed: int,
    files: int,
    rated: bool,
    splits: Mapping[str, float] | None,
    exclude: str | os.PathLike[str] | None,
    order: dict[str, Any],
) -> bytes:
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
    for name, value in (("splits", splits), ("exclude", exclude)):
        if value and order.get("constraints"):
            words = "needs puzzles without constraints: disguises of others aren't recognised"
            raise ValueError(f"{name} {words}")
    # Data sets of earlier versions have no such members.
    if splits:
        description["splits"] = excluding.checked(splits)
    if exclude is not None:
        digests = excluding.digests(os.fspath(exclude))
        # The same puzzles in another place, or read with another token, give the same rows.
        description["exclude"] = [len(digests), excluding.summary(digests)]
    return json.dumps(description, sort_keys=True, default=_plain).encode()


def _plain(value: Any) -> Any:
    """Converts a puzzle or an array among the arguments for JSON."""
    import evoku

    if isinstance(value, (evoku.Sudoku, evoku.Generated, evoku.Record)):
        return evoku.Sudoku(value).to("jsonl")
    if hasattr(value, "tolist"):
        return value.tolist()
    kind = type(value).__name__
    expected = "texts, numbers, puzzles, arrays, or lists of them"
    raise TypeError(f"an argument has a value of the type {kind}, expected {expected}")


def _make(folder: str, name: str, number: int, made: bytes, avoided: str | None) -> None:
    """Writes a file, or one for each split. `avoided` is the place of the excluded puzzles. Workers
    call this.
    """
    import json

    import pyarrow

    order = json.loads(made)
    splits, exclude = order.pop("splits", None), order.pop("exclude", None)
    rated = order.pop("rated")
    known = excluding.known(avoided, exclude[1]) if avoided is not None else None
    puzzles = _generated(number, order, known, bool(splits))
    columns = {
        "puzzle": [_text(one.puzzle) for one in puzzles],
        "solution": [one.solution for one in puzzles],
        "givens": pyarrow.array([one.puzzle.givens for one in puzzles], pyarrow.uint16()),
    }
    table = pyarrow.table(columns)
    if rated:
        import evoku

        ratings = pyarrow.table(evoku.rate_batch([one.puzzle for one in puzzles], threads=1))
        for column in ratings.column_names:
            table = table.append_column(column, ratings[column])
    if not splits:
        write_table(cards.labelled(table, made), folder, name)
        return
    chosen = [excluding.split_of(excluding.digest(one.puzzle), splits) for one in puzzles]
    for split, _ in splits:
        rows = table.filter(pyarrow.array([one == split for one in chosen], pyarrow.bool_()))
        write_table(cards.labelled(rows, made), folder, f"{split}/{name}")


def _generated(
    number: int, order: dict[str, Any], exclude: frozenset[int] | None, is_split: bool
) -> list[Any]:
    """The puzzles of a file. Excluded ones, and disguises of others in the file, are replaced.
    `exclude` has the hashes of the excluded ones.
    """
    import evoku

    order = dict(order)
    count, files = order.pop("count"), order.pop("files")
    order.pop("version")
    for range_ in ("level", "score", "givens"):
        if isinstance(order.get(range_), list):
            order[range_] = tuple(order[range_])
    puzzles = evoku.generate(count, shard=(number, files), threads=1, **order)
    if exclude is None and not is_split:
        return puzzles
    known = set(exclude or ())
    wanted, chosen, seed = len(puzzles), [], order.pop("seed")
    for attempt in itertools.count():
        for one in puzzles:
            found = excluding.digest(one.puzzle)
            if found not in known:
                known.add(found)
                chosen.append(one)
        if len(chosen) >= wanted:
            return chosen[:wanted]
        if attempt == MOST:
            raise RuntimeError(f"only {len(chosen)} of {wanted} puzzles are not excluded")
        # A seed that depends on the file and on the attempt, and on nothing else.
        again = excluding.seed_of(seed, number, attempt)
        puzzles = evoku.generate(wanted - len(chosen), threads=1, seed=again, **order)
    return chosen


def _text(puzzle: Any) -> str:
    """The puzzle as a line, or as JSON if a line doesn't determine its board."""
    import evoku

    line = puzzle.line
    return line if evoku.Sudoku(line) == puzzle else puzzle.to("jsonl").strip()
