"""Applies a function to a table, and finds the rows for which it fails."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

#: The column with the errors of rows, with `on_error="null"`.
ERROR = "error"


class RowError(ValueError):
    """A function failed for a row, or for a whole row group.

    Attributes:
        file: The file of the row, within the source folder.
        group: The row group, counted from 0.
        row: The row in its row group, counted from 0; `None` if no single row is to blame.
        reason: The message of the function.
    """

    def __init__(self, file: str, group: int, row: int | None, reason: str):
        super().__init__(file, group, row, reason)
        self.file = file
        self.group = group
        self.row = row
        self.reason = reason

    def __str__(self) -> str:
        row = "" if self.row is None else f", row {self.row}"
        counted = "row group" if self.row is None else "row group and row"
        return f"{self.file}, row group {self.group}{row} ({counted} counted from 0): {self.reason}"


def apply(
    function: Callable[[Any], Any], table: Any, on_error: str, file: str, group: int
) -> tuple[Any, int]:
    """The result of a function, and the number of rows for which it failed.

    A function that fails for a table is tried with halves of it, down to single rows. So it must
    treat each row by itself, as `solve_puzzles` does.

    Raises:
        OSError: If the function fails with such an error, which is often not the fault of a row.
        RowError: If the function fails for a row and `on_error` is `raise`, or it fails for a table
            without rows.
    """
    try:
        return _applied(function, table, on_error, file, group)
    except OSError as error:
        raise OSError(f"{file}, row group {group} (counted from 0): {error}") from error


def _applied(
    function: Callable[[Any], Any], table: Any, on_error: str, file: str, group: int
) -> tuple[Any, int]:
    """See `apply`."""
    try:
        return _checked(function, table, on_error), 0
    except (MemoryError, OSError):
        raise
    except Exception as error:
        reason = error
    try:
        empty = function(table.slice(0, 0))
    except Exception:
        raise RowError(file, group, None, _words(reason)) from reason
    if on_error == "raise":
        for row, _, wrong in _pieces(function, table):
            if wrong is not None:
                raise RowError(file, group, row, _words(wrong)) from wrong
        # Every row is right by itself, so the function needs the rows together.
        raise RowError(file, group, None, _words(reason)) from reason
    return _with_nulls(function, table, empty, file, group)


def _checked(function: Callable[[Any], Any], table: Any, on_error: str) -> Any:
    """The result of a function, with a column of no errors if errors become nulls."""
    import pyarrow

    found = function(table)
    if on_error == "raise":
        return found
    return _with_errors(found, pyarrow.nulls(len(found), pyarrow.string()))


def _with_errors(table: Any, errors: Any) -> Any:
    """The table with a column of errors. It replaces a column with the same name."""
    if ERROR in table.column_names:
        table = table.drop_columns([ERROR])
    return table.append_column(ERROR, errors)


def _pieces(
    function: Callable[[Any], Any], table: Any
) -> Iterator[tuple[int, Any, Exception | None]]:
    """Divides a table for which the function fails into pieces for which it doesn't, and rows for
    which it does: the first row of each, its result, and its error.
    """
    waiting = [(0, len(table), True)]
    while waiting:
        first, end, is_bad = waiting.pop()
        if not is_bad or end - first <= 1:
            try:
                yield first, function(table.slice(first, end - first)), None
                continue
            except (MemoryError, OSError):
                raise
            except Exception as error:
                if end - first <= 1:
                    yield first, None, error
                    continue
        middle = (first + end) // 2
        waiting += [(middle, end, False), (first, middle, False)]


def _with_nulls(
    function: Callable[[Any], Any], table: Any, empty: Any, file: str, group: int
) -> tuple[Any, int]:
    """The results of the right rows. The others keep their own columns; their results are null, and
    the column `error` has the reason.

    Raises:
        RowError: If the function returns columns for a piece that don't fit those of the others.
    """
    import pyarrow

    pieces = list(_pieces(function, table))
    schema = _schema([found.schema for _, found, error in pieces if error is None], empty.schema)
    parts, errors = [], 0
    for row, found, error in pieces:
        if error is None:
            try:
                found = found.cast(schema)
            except (pyarrow.ArrowException, ValueError) as wrong:
                single = row if len(found) == 1 else None
                words = f"the columns of its result differ from those of other rows: {_words(wrong)}"
                raise RowError(file, group, single, words) from wrong
            reasons = pyarrow.nulls(len(found), pyarrow.string())
        else:
            errors += 1
            found = _null_row(table.slice(row, 1), schema)
            reasons = pyarrow.array([_words(error)], pyarrow.string())
        parts.append(_with_errors(found, reasons))
    return pyarrow.concat_tables(parts), errors


def _schema(schemas: list[Any], empty: Any) -> Any:
    """The schema of the first piece. A column of nulls alone has no type, so it gets that of the
    next piece that has one.
    """
    import pyarrow

    first, *others = [*schemas, empty]
    for at, field in enumerate(first):
        for other in others:
            if not pyarrow.types.is_null(field.type):
                break
            if field.name in other.names:
                field = other.field(field.name)
        first = first.set(at, field)
    return first


def _null_row(row: Any, schema: Any) -> Any:
    """A row of the schema of results, with its own columns and otherwise nulls."""
    import pyarrow

    columns = [
        row[field.name]
        if field.name in row.column_names and row.schema.field(field.name).type == field.type
        else pyarrow.nulls(1, field.type)
        for field in schema
    ]
    return pyarrow.table(columns, schema)


def _words(error: Exception) -> str:
    """The message of an error, or its kind if it has none. The number of the row in a table of one
    row is left out.
    """
    return re.sub(r"^(row 0|puzzle 0 \(counted from 0\)): ", "", str(error)) or type(error).__name__
