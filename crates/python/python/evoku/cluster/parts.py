"""Parts: files with the results of row groups, which know what they were made from."""

from __future__ import annotations

import hashlib
import json
import os
import posixpath
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from .._identity import name_of, version_of
from .places import filesystem_of, path_of, trying

#: The key of the description of a part in the metadata of its file.
KEY = b"evoku.part"
#: The number of files whose metadata are read at once.
AT_ONCE = 16
#: Ways to treat existing files that another call wrote.
EXISTING = ("refuse", "redo", "keep")


class ForeignPart(ValueError):
    """A file in the target folder isn't the result of the same call: it comes from another
    function, another version or another source.

    Attributes:
        part: The name of the file.
        differences: Pairs of descriptions, what the file has and what the call would write, by
            name.
    """

    def __init__(self, part: str, differences: dict[str, tuple[Any, Any]]):
        super().__init__(part, differences)
        self.part = part
        self.differences = differences

    def __str__(self) -> str:
        if not self.differences:
            return (
                f'{self.part} exists and isn\'t a part written by evoku; choose another folder, or '
                f'existing="redo" to write over it, or existing="keep" to keep it'
            )
        sides = [
            f"its {name} is {found}, expected {expected}"
            for name, (found, expected) in self.differences.items()
        ]
        return (
            f"{self.part} exists and was made in another way: {'; '.join(sides)}; choose another "
            f'folder, or existing="redo" to write such parts again, or existing="keep" to keep them'
        )


def recipe_of(
    function: Callable[..., Any], columns: list[str] | None, on_error: str
) -> dict[str, Any]:
    """Everything except the source that determines a part."""
    import evoku

    return {
        "function": name_of(function),
        "function version": version_of(function),
        "evoku version": evoku.__version__,
        "columns": columns,
        "on_error": on_error,
    }


def fingerprint(source: str | os.PathLike[str], name: str, info: Any) -> tuple[dict[str, Any], int]:
    """The fingerprint of a Parquet file, and its number of row groups.

    The fingerprint has the size, the time of the last change and a hash of the footer. The footer
    contains the place, the size and mostly the least and greatest values of each column of each row
    group. So the fingerprint is known without reading the file.
    """
    from pyarrow import parquet

    filesystem, path = path_of(source, name)

    def read() -> tuple[bytes, int]:
        with filesystem.open_input_file(path) as file:
            size = file.size()
            end = file.read_at(8, size - 8) if size >= 12 else b""
            if end[4:] != b"PAR1":
                raise ValueError(f"{name} isn't a complete Parquet file")
            length = min(int.from_bytes(end[:4], "little") + 8, size)
            footer = file.read_at(length, size - length)
            return footer, parquet.read_metadata(file).num_row_groups

    footer, groups = trying(filesystem, read)
    hashed = hashlib.blake2b(footer, digest_size=12).hexdigest()
    return {**stamp_of(info), "footer": hashed}, groups


def stamp_of(info: Any) -> dict[str, Any]:
    """The size and the time of the last change of a file."""
    return {"size": info.size, "modified": info.mtime.isoformat() if info.mtime else None}


def fingerprints(
    source: str | os.PathLike[str], files: dict[str, Any]
) -> list[tuple[str, dict[str, Any], int]]:
    """The name, the fingerprint and the number of row groups of each file."""
    with ThreadPoolExecutor(AT_ONCE) as threads:
        found = threads.map(lambda one: (one[0], *fingerprint(source, *one)), files.items())
        return list(found)


def name_of_part(name: str, group: int) -> str:
    """The name of the part with the result of a row group."""
    return f"{name.removesuffix('.parquet')}-{group:05}.parquet"


def described(
    recipe: dict[str, Any], name: str, group: int, source: dict[str, Any]
) -> dict[str, Any]:
    """The description of a part."""
    where = {"source": name, "row group": group}
    return {**recipe, **where, **{f"source's {key}": value for key, value in source.items()}}


def foreign(
    target: str | os.PathLike[str], wanted: Iterable[tuple[str, dict[str, Any]]]
) -> dict[str, ForeignPart]:
    """The existing parts that don't have the wanted description, by name."""

    def differs(one: tuple[str, dict[str, Any]]) -> tuple[str, ForeignPart | None]:
        part, expected = one
        found = _description(target, part)
        if found is None:
            return part, ForeignPart(part, {})
        both = {
            key: (found.get(key), value)
            for key, value in expected.items()
            if found.get(key) != value
        }
        return part, ForeignPart(part, both) if both else None

    with ThreadPoolExecutor(AT_ONCE) as threads:
        return {part: error for part, error in threads.map(differs, wanted) if error}


def left_over(counts: Mapping[str, int], names: Iterable[str]) -> dict[str, ForeignPart]:
    """The parts of row groups that the source doesn't have any more, by name. `counts` has the
    number of row groups of each file.
    """
    found = {}
    for part in names:
        stem, _, number = part.removesuffix(".parquet").rpartition("-")
        count = counts.get(f"{stem}.parquet")
        if count is not None and len(number) >= 5 and number.isdecimal() and int(number) >= count:
            found[part] = ForeignPart(part, {"row group": (int(number), f"less than {count}")})
    return found


def is_ours(target: str | os.PathLike[str], part: str) -> bool:
    """True if a file left over by its name is one by its contents: a part that evoku wrote from
    this row group of this source. Any other program may write files with such names.
    """
    stem, _, number = part.removesuffix(".parquet").rpartition("-")
    try:
        found = _description(target, part)
    except FileNotFoundError:
        # Another shard removed it.
        return False
    if not isinstance(found, dict) or "evoku version" not in found:
        return False
    return found.get("source") == f"{stem}.parquet" and found.get("row group") == int(number)


def _description(target: str | os.PathLike[str], part: str) -> dict[str, Any] | None:
    """The description in the metadata of a part; `None` if it has none."""
    from pyarrow import ArrowInvalid, parquet

    filesystem, folder = filesystem_of(target)
    path = posixpath.join(folder, part)
    try:
        read = lambda: parquet.read_schema(path, filesystem=filesystem)  # noqa: E731
        metadata = trying(filesystem, read).metadata or {}
        return json.loads(metadata[KEY])
    except (ArrowInvalid, KeyError, ValueError):
        return None


def labelled(table: Any, description: dict[str, Any], errors: int) -> Any:
    """The table with the description of a part and its number of errors in its metadata."""
    metadata = dict(table.schema.metadata or {})
    metadata[KEY] = json.dumps(description).encode()
    metadata[b"evoku.errors"] = str(errors).encode()
    return table.replace_schema_metadata(metadata)
