"""Folders on this machine and in object stores. Files appear in them only when they are
complete.
"""

from __future__ import annotations

import os
import posixpath
import uuid
from typing import Any


def filesystem_of(place: str | os.PathLike[str]) -> tuple[Any, str]:
    """The file system of a path or URI, and the path within it."""
    from pyarrow import fs

    place = os.fspath(place)
    if "://" in place:
        return fs.FileSystem.from_uri(place)
    return fs.LocalFileSystem(), os.path.abspath(place)


def names_in(folder: str | os.PathLike[str]) -> set[str]:
    """The names of the files in a folder, which is created if it is missing."""
    from pyarrow import fs

    filesystem, path = filesystem_of(folder)
    filesystem.create_dir(path)
    return {one.base_name for one in filesystem.get_file_info(fs.FileSelector(path))}


def write_table(table: Any, folder: str | os.PathLike[str], name: str) -> None:
    """Writes a Parquet file under a unique name, then renames it, so that readers see it
    complete.
    """
    from pyarrow import fs, parquet

    filesystem, path = filesystem_of(folder)
    whole = posixpath.join(path, name)
    if not isinstance(filesystem, fs.LocalFileSystem):
        # An object in an object store is visible only when it is complete.
        parquet.write_table(table, whole, filesystem=filesystem)
        return
    unfinished = posixpath.join(path, f".{uuid.uuid4().hex}.unfinished")
    try:
        parquet.write_table(table, unfinished, filesystem=filesystem)
        os.replace(unfinished, whole)
    finally:
        if os.path.exists(unfinished):
            os.remove(unfinished)
