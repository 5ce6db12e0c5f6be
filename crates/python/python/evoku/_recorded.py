"""Recorded runs of external algorithms, and the versions of the functions that made them.

The description of the machine of a session ends with these versions: `x86_64, 8 cores, Linux;
climber=3f2a9c, annealer=2`. The store has a session for each call, and each run has its session.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Collection, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from ._identity import version_of


class StaleRuns(UserWarning):
    """A store has runs of an external algorithm that another version of its function made."""


def versions(algorithms: Mapping[str, Callable[..., Any]]) -> dict[str, str]:
    """The versions of functions, by name, without those whose version isn't known."""
    found = {name: version_of(function) for name, function in algorithms.items()}
    return {name: _plain(version) for name, version in found.items() if version is not None}


def _plain(version: str) -> str:
    """A version without the characters that separate versions."""
    return "".join("_" if one in ",;=" or one.isspace() else one for one in version)


def as_text(versions: Mapping[str, str]) -> str:
    """The end of the description of a machine."""
    pairs = ", ".join(f"{name}={version}" for name, version in sorted(versions.items()))
    return f"; {pairs}" if pairs else ""


def _of_text(machine: str) -> dict[str, str]:
    """The versions at the end of the description of a machine."""
    pairs = [pair.rpartition("=") for pair in machine.partition("; ")[2].split(", ")]
    return {name: version for name, _, version in pairs if name}


def settle(
    store: str | os.PathLike[str],
    seed: int,
    externals: Collection[str],
    algorithms: Mapping[str, Callable[..., Any]],
    rerun: bool | Collection[str],
) -> None:
    """Removes the runs to be executed again, and warns of runs that other versions of the functions
    made.

    Raises:
        ValueError: If the plan has no external algorithm that `rerun` names.
    """
    named = () if isinstance(rerun, bool) else rerun
    named = (named,) if isinstance(named, str) else named
    if unknown := set(named).difference(externals):
        raise ValueError(f"rerun: the plan has no external algorithm {min(unknown)!r}")
    names = set(externals).intersection(algorithms)
    if not names or not Path(store).exists():
        return
    import sqlite3

    # Any other file is refused, in words, where the store is opened.
    try:
        with closing(sqlite3.connect(store, timeout=60)) as connection, connection:
            # In a store of a stranger, tables could be views that never end.
            kinds = "SELECT 1 FROM sqlite_schema WHERE type IN ('view', 'trigger')"
            if connection.execute(kinds).fetchone():
                return
            _settle(connection, seed, names, versions(algorithms), rerun is True, named)
    except sqlite3.DatabaseError:
        return


def _settle(
    connection: Any,
    seed: int,
    names: Collection[str],
    current: Mapping[str, str],
    rerun: bool,
    named: Collection[str],
) -> None:
    # SQLite's integers have a sign.
    master = seed - (1 << 64 if seed >= 1 << 63 else 0)
    query = """SELECT c.id, c.algorithm, s.id, s.machine, count(*) FROM run r
        JOIN configuration c ON c.id = r.configuration JOIN session s ON s.id = r.session
        WHERE r.master = ? GROUP BY 1, 2, 3, 4"""
    stale: dict[tuple[str, str], int] = {}
    found = connection.execute(query, [master]).fetchall()
    for configuration, name, session, machine, count in found:
        if name not in names:
            continue
        made_by = _of_text(machine).get(name)
        is_other = made_by is not None and made_by != current.get(name)
        if name in named or (rerun and is_other):
            which = "DELETE FROM run WHERE master = ? AND configuration = ? AND session = ?"
            connection.execute(which, [master, configuration, session])
        elif is_other:
            stale[name, str(made_by)] = stale.get((name, str(made_by)), 0) + count
    for (name, version), count in sorted(stale.items()):
        warnings.warn(
            f"the store has {count:,} runs of {name} that another version of its function made "
            f"({version}, now {current.get(name, 'unknown')}); they stay, and with rerun=True they "
            "are executed again",
            StaleRuns,
            stacklevel=4,
        )
