"""Transforms Parquet files, one row group at a time (`pip install pyarrow`)."""

from __future__ import annotations

import functools
import operator
import os
import posixpath
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from .driving import Clock, Progress, check_ahead, drive
from .engines import Processes
from .parts import (
    EXISTING,
    described,
    fingerprints,
    foreign,
    is_ours,
    labelled,
    left_over,
    name_of_part,
    recipe_of,
    stamp_of,
)
from .places import (
    filesystem_of,
    names_in,
    parquet_files,
    path_of,
    remove,
    trying,
    without_secrets,
    write_table,
)
from .rows import apply

#: Ways to treat rows for which the function fails.
ON_ERROR = ("raise", "null")


def transform(
    function: Callable[[Any], Any],
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    executor: Executor | None = None,
    *,
    column: str | None = None,
    columns: Sequence[str] | None = None,
    on_error: str = "raise",
    existing: str = "refuse",
    shard: tuple[int, int] | None = None,
    ahead: int | None = None,
    progress: Callable[[Progress], Any] | None = None,
    cancel: Any = None,
) -> Progress:
    """Applies a function to every row group of Parquet files.

    Each row group is a task, and its result is a separate file: group 7 of `a.parquet` becomes
    `a-00007.parquet`, and that of `year=2026/a.parquet` becomes `year=2026/a-00007.parquet`. So the
    parts, sorted by name, equal the result of a single process, and Hive partitions stay. A part is
    either complete or absent. Its metadata contain the function, its version, and a fingerprint of
    its source. Existing parts of the same call count as done: the call continues with the missing
    parts. It refuses to mix them with others.

    Args:
        function: Takes and returns a `pyarrow.Table`, like `solve_puzzles`. Workers must be able to
            import it, unless the engine sends functions along, as Ray does. Its version is its
            attribute `version`, or a hash of its source and of the values that belong to it, like
            the variables of its closure.
        source: A Parquet file or a folder of them with its subfolders: a path, or a URI that
            `pyarrow.fs` or fsspec knows, like `s3://bucket/puzzles?region=eu-central-1`. Names that
            begin with a dot or an underscore are skipped.
        target: The folder to write to: a path or a URI.
        executor: The engine; by default a process for each core. It isn't shut down.
        column: The column of puzzles, for a function with an argument `column`.
        columns: The names of the columns to read; all by default.
        on_error: If the function fails for a row, `raise` ends the call with a `RowError`. With
            `null`, the results of this row are null, a column `error` has the reason, and
            `Progress.errors` counts such rows. The function must treat each row by itself.
        existing: What to do if the target has parts of another function, version or source:
            `refuse`, `redo` (write them again) or `keep` (count them as done). `redo` also removes
            parts of row groups that the source doesn't have any more; it removes no file that evoku
            didn't write.
        shard: The part of the tasks to do: `(3, 100)` is the third of a hundred parts.
        ahead, progress, cancel: As in `run`, with row groups instead of runs.

    Returns:
        The progress, with the number of finished row groups.

    Raises:
        ForeignPart: If the target has parts of another function, version or source.
        RowError: If the function fails for a row or a row group.
        OSError: If reading, writing or the function fails with such an error; the message has the
            file and the row group.
        TypeError: If `columns` is a single text.
        ValueError: If there is no such shard, `source` contains no Parquet file, or the version of
            a value that belongs to `function` isn't known.
        FileNotFoundError: If `source` doesn't exist.
    """
    _check_choice("on_error", on_error, ON_ERROR)
    _check_choice("existing", existing, EXISTING)
    check_ahead(ahead)
    if isinstance(columns, str):
        raise TypeError(f"columns: found {columns!r}, expected a list of names")
    columns = None if columns is None else list(columns)
    if column is not None:
        of_column: Callable[..., Any] = function
        function = functools.partial(of_column, column=column)
    recipe = recipe_of(function, columns, on_error)
    every = _row_groups(source, target, recipe)
    groups = shard_of(every, shard)
    there = names_in(target)
    if existing != "keep":
        _settle(target, every, groups, there, existing == "redo")
    left = [group for group in groups if group.part not in there]
    clock = Clock(len(groups) - len(left), len(groups), progress)
    places = os.fspath(source), os.fspath(target), columns, function, on_error
    tasks = ((group, *places) for group in left)

    def take(_: Any, errors: int) -> None:
        clock.add(1, errors=errors)

    with nullcontext(executor) if executor else Processes() as engine:
        drive(engine, _work, tasks, take, ahead=ahead, cancel=cancel, clock=clock)
    return clock.progress()


def _check_choice(name: str, value: str, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise ValueError(f"{name}: one of {', '.join(choices)} expected, found {value!r}")


def shard_of(items: list[Any], shard: tuple[int, int] | None) -> list[Any]:
    """The items of a shard, or all items without a shard."""
    if shard is None:
        return items
    words = f"shard: found {shard!r}, expected like (3, 100), from 1 on"
    try:
        number, of = map(operator.index, shard)
    except (TypeError, ValueError):
        raise ValueError(words) from None
    if not 1 <= number <= of:
        raise ValueError(words)
    return items[len(items) * (number - 1) // of : len(items) * number // of]


def solve_puzzles(table: Any, column: str = "puzzle") -> Any:
    """Solves a column of plain 9x9 lines. Adds the columns `solution` and `status`."""
    import evoku

    # The engine uses all cores already.
    return _with_columns(table, evoku.solve_batch(_puzzles(table, column), threads=1))


def rate_puzzles(table: Any, column: str = "puzzle") -> Any:
    """Rates a column of lines of any board. Adds the columns `level`, `score`, `hardest` and
    `guesses`; all are null for a null, and if a puzzle doesn't have exactly one solution.
    """
    import evoku

    return _with_columns(table, evoku.rate_batch(_puzzles(table, column), threads=1))


def _puzzles(table: Any, column: str) -> Any:
    """The column of puzzles."""
    if column not in table.column_names:
        raise ValueError(f"a column {column} expected, found {', '.join(table.column_names)}")
    return table[column]


def _with_columns(table: Any, found: Any) -> Any:
    """Adds columns to a table. They replace columns with the same name."""
    import pyarrow

    found = pyarrow.table(found)
    table = table.drop_columns([name for name in found.column_names if name in table.column_names])
    for name in found.column_names:
        table = table.append_column(name, found[name])
    return table


@dataclass(frozen=True)
class _Group:
    """A row group: its file within the source folder, its number, the name of its part, and the
    description of this part.
    """

    file: str
    number: int
    part: str
    description: dict[str, Any]


def _row_groups(
    source: str | os.PathLike[str], target: str | os.PathLike[str], recipe: dict[str, Any]
) -> list[_Group]:
    """All row groups, in the order of the files' names. The target may be a subfolder of the
    source; its files are skipped.
    """
    files = parquet_files(source)
    (one, folder), (other, below) = filesystem_of(source), filesystem_of(target)
    if one.equals(other):
        inside = posixpath.relpath(below, folder)
        if inside == ".":
            place = without_secrets(os.fspath(source))
            raise ValueError(f"{place} is both the source and the target")
        files = {name: info for name, info in files.items() if not name.startswith(f"{inside}/")}
    if not files:
        raise ValueError(f"no Parquet file in {without_secrets(os.fspath(source))}")
    groups = []
    for name, print_, count in fingerprints(source, files):
        for number in range(count):
            part = name_of_part(name, number)
            groups.append(_Group(name, number, part, described(recipe, name, number, print_)))
    return groups


def _settle(
    target: str | os.PathLike[str],
    every: list[_Group],
    groups: list[_Group],
    there: set[str],
    redo: bool,
) -> None:
    """Refuses parts that aren't results of this call. With `redo`, removes them from `there`, the
    names of parts that count as done. It also removes the files of parts whose row groups the
    source doesn't have any more.
    """
    wanted = [(group.part, group.description) for group in groups if group.part in there]
    counts = Counter(group.file for group in every)
    surplus = left_over(counts, there.difference(group.part for group in every))
    other = foreign(target, wanted) | surplus
    if other and not redo:
        raise min(other.items())[1]
    for part in surplus:
        if is_ours(target, part):
            remove(target, part)
    there.difference_update(other)


def _work(
    group: _Group,
    source: str,
    target: str,
    columns: list[str] | None,
    function: Callable[[Any], Any],
    on_error: str,
) -> int:
    """Transforms a row group. Returns the number of rows for which the function failed. Workers
    call this.
    """
    from pyarrow import parquet

    filesystem, path = path_of(source, group.file)

    def read() -> Any:
        with parquet.ParquetFile(path, filesystem=filesystem) as file:
            return file.read_row_group(group.number, columns)

    try:
        table = trying(filesystem, read)
    except OSError as error:
        where = f"{group.file}, row group {group.number} (counted from 0)"
        raise OSError(without_secrets(f"{where}: {error}")) from error
    table, errors = apply(function, table, on_error, group.file, group.number)
    _check_unchanged(filesystem, path, group)
    write_table(labelled(table, group.description, errors), target, group.part)
    return errors


def _check_unchanged(filesystem: Any, path: str, group: _Group) -> None:
    """Refuses to write a part if its source changed after the fingerprint was taken."""
    info = trying(filesystem, lambda: filesystem.get_file_info(path))
    now = described({}, group.file, group.number, stamp_of(info))
    if any(group.description[key] != value for key, value in now.items()):
        raise OSError(f"{group.file} changed while it was read; repeat the call")
