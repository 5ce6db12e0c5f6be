"""Folders on this machine and in object stores. Files appear in them only when they are
complete.
"""

from __future__ import annotations

import functools
import os
import posixpath
import re
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, TypeVar

#: File systems in which an object is visible only when it is complete, and renaming copies it.
OBJECT_STORES = {"s3", "gcs", "abfs", "py::fsspec+s3", "py::fsspec+gcs", "py::fsspec+abfs"}
#: The number of times that reading or writing over a network is tried.
TRIES = 5
#: The seconds before the second try. Each further wait is twice as long.
WAIT = 0.25
#: The end of the name of a file that is being written.
UNFINISHED = ".unfinished"
#: The names of such files. Other programs may use the same end.
OURS = re.compile(rf"\.[0-9a-f]{{32}}{re.escape(UNFINISHED)}")
#: The age in seconds from which an unfinished file belongs to a program that was killed.
ABANDONED = 24 * 3600.0

#: The user in a URI, with the password.
USER = re.compile(r"(?<=://)[^/?\s@]*@")
#: A URI with a query, which ends at a space or a quotation mark. A path may contain spaces.
QUERY = re.compile(r"(://[^?\n]*)\?[^\s'\"<>]*")

T = TypeVar("T")


def filesystem_of(place: str | os.PathLike[str]) -> tuple[Any, str]:
    """The file system of a path or URI, and the path within it.

    Raises:
        ValueError: If neither pyarrow nor fsspec knows the URI.
        ModuleNotFoundError: If only fsspec can know the URI, and fsspec isn't installed.
    """
    place = os.fspath(place)
    if "://" not in place:
        from pyarrow import fs

        return fs.LocalFileSystem(), os.path.abspath(place)
    return _of_uri(place)


@functools.lru_cache(maxsize=16)
def _of_uri(uri: str) -> tuple[Any, str]:
    """The file system of a URI. It is kept, since opening one may need several requests."""
    import pyarrow
    from pyarrow import fs

    try:
        return fs.FileSystem.from_uri(uri)
    except pyarrow.ArrowInvalid as error:
        others = "Unrecognized filesystem", "Cannot parse URI"
        if "::" not in uri and not any(other in str(error) for other in others):
            raise ValueError(without_secrets(f"{uri}: {error}")) from None
    try:
        from fsspec.core import url_to_fs
    except ModuleNotFoundError as error:
        words = f"pyarrow doesn't know {without_secrets(uri)}"
        words += "; pip install fsspec for more kinds of URIs"
        raise ModuleNotFoundError(words) from error
    try:
        filesystem, path = url_to_fs(uri)
    except (ValueError, ImportError) as error:
        raise ValueError(without_secrets(f"{uri}: {error}")) from None
    return fs.PyFileSystem(fs.FSSpecHandler(filesystem)), path


def trying(filesystem: Any, call: Callable[[], T]) -> T:
    """Reads or writes with `call`, and repeats it after errors of a network. Errors of local files
    and missing files are final.
    """
    from pyarrow import fs

    final: tuple[type[OSError], ...] = (FileNotFoundError, PermissionError, IsADirectoryError)
    wait = WAIT
    for _ in range(0 if isinstance(filesystem, fs.LocalFileSystem) else TRIES - 1):
        try:
            return call()
        except final:
            raise
        except OSError:
            time.sleep(wait)
            wait *= 2
    return call()


def files_below(folder: str | os.PathLike[str]) -> Iterator[tuple[str, Any]]:
    """The files in a folder and its subfolders: each one's path within the folder, and what the
    file system knows about it. Names that begin with a dot or an underscore are skipped, as other
    readers of Parquet do.
    """
    from pyarrow import fs

    filesystem, path = filesystem_of(folder)
    selector = fs.FileSelector(path, recursive=True, allow_not_found=True)
    # Some file systems of fsspec remember listings.
    if (handler := getattr(filesystem, "handler", None)) is not None:
        handler.fs.invalidate_cache()
    for one in trying(filesystem, lambda: filesystem.get_file_info(selector)):
        if not one.is_file:
            continue
        name = posixpath.relpath(one.path, path)
        if not any(part.startswith((".", "_")) for part in name.split("/")):
            yield name, one


def parquet_files(source: str | os.PathLike[str]) -> dict[str, Any]:
    """The Parquet files of a folder, or a single file, by their paths within the folder.

    Raises:
        ValueError: If there is no Parquet file.
        FileNotFoundError: If `source` doesn't exist.
    """
    from pyarrow import fs

    filesystem, path = filesystem_of(source)
    info = trying(filesystem, lambda: filesystem.get_file_info(path))
    if info.type == fs.FileType.NotFound:
        raise FileNotFoundError(without_secrets(f"there is no {os.fspath(source)}"))
    if info.type == fs.FileType.File:
        return {_base_name(path): info}
    found = {name: one for name, one in files_below(source) if one.extension == "parquet"}
    if not found:
        raise ValueError(without_secrets(f"no Parquet file in {os.fspath(source)}"))
    return dict(sorted(found.items()))


def without_secrets(text: str) -> str:
    """A path, a URI or another text without the parts of URIs that may contain secrets: the query,
    and the user with the password.
    """
    return QUERY.sub(r"\1", USER.sub("", text))


def path_of(source: str | os.PathLike[str], name: str) -> tuple[Any, str]:
    """The file system and the path of a file that `parquet_files` named."""
    filesystem, path = filesystem_of(source)
    if _base_name(path) == name:
        info = trying(filesystem, lambda: filesystem.get_file_info(path))
        if info.is_file:
            return filesystem, path
    return filesystem, posixpath.join(path, name)


def _base_name(path: str) -> str:
    """The name of a file, without the query of a URL: paths of HTTP are whole URLs."""
    if path.startswith(("http://", "https://")):
        path = path.partition("?")[0]
    return posixpath.basename(path)


def names_in(folder: str | os.PathLike[str]) -> set[str]:
    """The paths of the files below a folder, which is created if it is missing."""
    filesystem, path = filesystem_of(folder)
    trying(filesystem, lambda: filesystem.create_dir(path))
    _remove_abandoned(filesystem, path)
    return {name for name, _ in files_below(folder)}


def _remove_abandoned(filesystem: Any, path: str) -> None:
    """Removes what programs left that were killed while they wrote a file."""
    from pyarrow import fs

    if filesystem.type_name in OBJECT_STORES:
        return
    selector = fs.FileSelector(path, recursive=True)
    for one in trying(filesystem, lambda: filesystem.get_file_info(selector)):
        is_ours = one.is_file and OURS.fullmatch(one.base_name)
        if is_ours and one.mtime and time.time() - one.mtime.timestamp() > ABANDONED:
            # Another shard may remove it at the same time.
            with suppress(FileNotFoundError):
                filesystem.delete_file(one.path)


def write_table(table: Any, folder: str | os.PathLike[str], name: str) -> None:
    """Writes a Parquet file. See `write_bytes`."""
    import pyarrow
    from pyarrow import parquet

    # An output stream of an object store that is closed after an error may leave a broken object.
    # So a file is first written in memory.
    buffer = pyarrow.BufferOutputStream()
    parquet.write_table(table, buffer)
    write_bytes(buffer.getvalue(), folder, name)


def write_bytes(content: Any, folder: str | os.PathLike[str], name: str) -> None:
    """Writes a file under a unique name, then renames it, so that readers see it complete. Writing
    it twice is the same as writing it once. In an object store, an object is visible only when it
    is complete, so it gets its name at once.
    """
    filesystem, path = filesystem_of(folder)
    whole = posixpath.join(path, name)
    above = posixpath.dirname(whole)
    if above != path:
        trying(filesystem, lambda: filesystem.create_dir(above))

    def write(to: str) -> None:
        with filesystem.open_output_stream(to) as file:
            file.write(content)

    if filesystem.type_name in OBJECT_STORES:
        trying(filesystem, lambda: write(whole))
        return
    unfinished = posixpath.join(above, f".{uuid.uuid4().hex}{UNFINISHED}")
    try:
        trying(filesystem, lambda: write(unfinished))
        if filesystem.type_name == "local":
            _flush(unfinished)
            os.replace(unfinished, whole)
        else:
            trying(filesystem, lambda: _rename(filesystem, unfinished, whole))
    except BaseException:
        if filesystem.get_file_info(unfinished).is_file:
            filesystem.delete_file(unfinished)
        raise


def remove(folder: str | os.PathLike[str], name: str) -> None:
    """Removes a file, unless another shard has already removed it."""
    filesystem, path = filesystem_of(folder)
    with suppress(FileNotFoundError):
        trying(filesystem, lambda: filesystem.delete_file(posixpath.join(path, name)))


def _flush(path: str) -> None:
    """Waits until the contents of a file are on the disk. Otherwise, after a power failure, the
    file could have its name but not its contents.
    """
    file = os.open(path, os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _rename(filesystem: Any, old: str, new: str) -> None:
    """Renames a file. A try whose answer was lost may already have done it."""
    if filesystem.get_file_info(old).is_file or not filesystem.get_file_info(new).is_file:
        filesystem.move(old, new)
