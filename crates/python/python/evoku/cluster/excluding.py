"""Recognises puzzles in disguise: those that differ only by turning, relabelling and so on."""

from __future__ import annotations

import functools
import hashlib
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .places import filesystem_of, parquet_files, path_of, trying, without_secrets

#: The least value above all digests.
END = 1 << 64


def digest(puzzle: Any) -> int:
    """A hash of a puzzle that all its disguises share.

    Raises:
        ValueError: If the puzzle has constraints.
    """
    import evoku

    line = evoku.canonical(puzzle).line
    return int.from_bytes(hashlib.blake2b(line.encode(), digest_size=8).digest(), "little")


def split_of(digest: int, splits: Iterable[tuple[str, float]]) -> str:
    """The split of a puzzle. A hash is uniform, so each split gets about its share."""
    name, end = "", 0.0
    for name, share in splits:
        end += share
        if digest < end * END:
            break
    return name


def checked(splits: Mapping[str, float]) -> list[tuple[str, float]]:
    """The splits in order.

    Raises:
        ValueError: If a name can't be that of a folder, or the shares aren't positive numbers with
            the sum 1.
    """
    for name, share in splits.items():
        if not name or name.startswith((".", "_")) or set(name) & set("/\\:"):
            raise ValueError(f"splits: {name!r} can't be the name of a folder")
        if not share > 0:
            raise ValueError(f"splits: a share above 0 expected for {name}, found {share}")
    if abs(sum(splits.values()) - 1) > 1e-9:
        raise ValueError(f"splits: shares with the sum 1 expected, found {sum(splits.values()):g}")
    return [(name, float(share)) for name, share in splits.items()]


@functools.lru_cache(maxsize=2)
def known(place: str, summary_: str) -> frozenset[int]:
    """The hashes of the puzzles of a place with a known summary, kept for later tasks.

    Raises:
        ValueError: If the place has other puzzles.
    """
    found = digests(place)
    if summary(found) != summary_:
        shown = without_secrets(place)
        raise ValueError(f"{shown} has other puzzles than at the start of the call")
    return found


def digests(place: str) -> frozenset[int]:
    """The hashes of the puzzles in Parquet files or in a text file.

    Raises:
        ValueError: If a puzzle can't be read or has constraints; the message names its line or row.
    """
    import evoku

    found = set()
    for where, text in _puzzles(place):
        try:
            found.add(digest(evoku.Sudoku(text)))
        except (TypeError, ValueError) as error:
            raise ValueError(f"{where}: {error}") from error
    return frozenset(found)


def _puzzles(place: str) -> Iterator[tuple[str, str]]:
    """The puzzles of a place, each with a description of its position."""
    from pyarrow import parquet

    filesystem, path = filesystem_of(place)
    info = trying(filesystem, lambda: filesystem.get_file_info(path))
    if info.is_file and info.extension != "parquet":
        with filesystem.open_input_stream(path) as file:
            for number, line in enumerate(io.TextIOWrapper(file, encoding="utf-8"), 1):
                if text := line.partition("#")[0].strip():
                    yield f"{without_secrets(place)}, line {number}", text
        return
    for name in parquet_files(place):
        of_file, path = path_of(place, name)
        with parquet.ParquetFile(path, filesystem=of_file) as file:
            if "puzzle" not in file.schema_arrow.names:
                names = ", ".join(file.schema_arrow.names)
                raise ValueError(f"{name}: a column puzzle expected, found {names}")
            row = 0
            for batch in file.iter_batches(columns=["puzzle"]):
                for text in batch.column(0).to_pylist():
                    if text is not None:
                        yield f"{name}, row {row} (counted from 0)", text
                    row += 1


def summary(digests: Iterable[int]) -> str:
    """A hash of a set of hashes."""
    found = hashlib.blake2b(digest_size=12)
    for one in sorted(digests):
        found.update(one.to_bytes(8, "little"))
    return found.hexdigest()


def seed_of(*numbers: int) -> int:
    """A seed that depends on several numbers."""
    found = hashlib.blake2b(repr(numbers).encode(), digest_size=8).digest()
    return int.from_bytes(found, "little")
