"""Transforms Parquet files, one row group at a time (`pip install pyarrow`)."""

from __future__ import annotations

import os
import posixpath
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import nullcontext
from typing import Any

from .driving import Clock, Progress, drive
from .engines import Processes
from .places import filesystem_of, names_in, write_table


def transform(
    function: Callable[[Any], Any],
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    executor: Executor | None = None,
    *,
    columns: list[str] | None = None,
    shard: tuple[int, int] | None = None,
    ahead: int | None = None,
    progress: Callable[[Progress], Any] | None = None,
    cancel: Any = None,
) -> Progress:
    """Applies a function to every row group of Parquet files.

    Each row group is a task, and its result is a separate file: group 7 of `a.parquet` becomes
    `a-00007.parquet`. So the parts, sorted by name, equal the result of a single process. A part is
    either complete or absent. Existing parts count as done: the same call continues with the
    missing parts.

    Args:
        function: Takes and returns a `pyarrow.Table`, like `solve_puzzles`. Workers must be able to
            import it, unless the engine sends functions along, as Ray does.
        source: A Parquet file or a folder of them: a path, or a URI that `pyarrow.fs` knows, like
            `s3://bucket/puzzles`.
        target: The folder to write to: a path or a URI.
        executor: The engine; by default a process for each core. It isn't shut down.
        columns: The columns to read; all by default.
        shard: The part of the tasks to do: `(3, 100)` is the third of a hundred parts.
        ahead, progress, cancel: As in `run`, with row groups instead of runs.

    Returns:
        The progress, with the number of finished row groups.

    Raises:
        ValueError: If there is no such shard, or `source` contains no Parquet file.
        FileNotFoundError: If `source` doesn't exist.
    """
    groups = _row_groups(source)
    groups = shard_of(groups, shard)
    there = names_in(target)
    left = [group for group in groups if _part(*group) not in there]
    clock = Clock(len(groups) - len(left), len(groups), progress)
    places = os.fspath(target), columns, function
    tasks = ((path, group, *places) for path, group in left)

    def take(*_: Any) -> None:
        clock.add(1)

    with nullcontext(executor) if executor else Processes() as engine:
        drive(engine, _work, tasks, take, ahead=ahead, cancel=cancel, clock=clock)
    return clock.progress()


def shard_of(items: list[Any], shard: tuple[int, int] | None) -> list[Any]:
    """The items of a shard, or all items without a shard."""
    if shard is None:
        return items
    number, of = shard
    if not 1 <= number <= of:
        raise ValueError(f"a shard like (3, 100) expected, found {shard}")
    return items[len(items) * (number - 1) // of : len(items) * number // of]


def solve_puzzles(table: Any) -> Any:
    """Solves the column `puzzle` of plain 9x9 lines. Adds the columns `solution` and `status`."""
    import evoku

    # The engine uses all cores already.
    return _with_columns(table, evoku.solve_batch(_puzzles(table), threads=1))


def rate_puzzles(table: Any) -> Any:
    """Rates the column `puzzle` of lines of any board. Adds the columns `level`, `score`, `hardest`
    and `guesses`; all are null for a null, and if a puzzle doesn't have exactly one solution.
    """
    import evoku

    return _with_columns(table, evoku.rate_batch(_puzzles(table), threads=1))


def _puzzles(table: Any) -> Any:
    """The column of puzzles."""
    if "puzzle" not in table.column_names:
        raise ValueError(f"a column puzzle expected, found {', '.join(table.column_names)}")
    return table["puzzle"]


def _with_columns(table: Any, found: Any) -> Any:
    """Adds columns to a table. They replace columns with the same name."""
    import pyarrow

    found = pyarrow.table(found)
    table = table.drop_columns([name for name in found.column_names if name in table.column_names])
    for name in found.column_names:
        table = table.append_column(name, found[name])
    return table


def _within(place: str | os.PathLike[str], name: str) -> str:
    """The path of a file in a folder, as a path or URI like that of the folder."""
    return posixpath.join(os.fspath(place), name)


def _row_groups(source: str | os.PathLike[str]) -> list[tuple[str, int]]:
    """Each row group as its file and its number, in the order of the files' names."""
    from pyarrow import fs, parquet

    filesystem, path = filesystem_of(source)
    info = filesystem.get_file_info(path)
    if info.type == fs.FileType.NotFound:
        raise FileNotFoundError(f"there is no {os.fspath(source)}")
    if info.type == fs.FileType.File:
        files = [(os.fspath(source), path)]
    else:
        found = filesystem.get_file_info(fs.FileSelector(path))
        found = [one for one in found if one.is_file and one.extension == "parquet"]
        names = sorted(one.base_name for one in found if not one.base_name.startswith("."))
        files = [(_within(source, name), posixpath.join(path, name)) for name in names]
    if not files:
        raise ValueError(f"no Parquet file in {os.fspath(source)}")
    groups = []
    for file, path in files:
        with parquet.ParquetFile(path, filesystem=filesystem) as one:
            groups.extend((file, group) for group in range(one.num_row_groups))
    return groups


def _part(path: str, group: int) -> str:
    """The name of the file with the result of a row group."""
    stem = posixpath.basename(path).removesuffix(".parquet")
    return f"{stem}-{group:05}.parquet"


def _work(
    path: str,
    group: int,
    target: str,
    columns: list[str] | None,
    function: Callable[[Any], Any],
) -> None:
    """Transforms a row group. Workers call this."""
    from pyarrow import parquet

    filesystem, file = filesystem_of(path)
    with parquet.ParquetFile(file, filesystem=filesystem) as source:
        table = function(source.read_row_group(group, columns))
    write_table(table, target, _part(path, group))
