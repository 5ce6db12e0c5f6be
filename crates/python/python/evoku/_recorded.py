"""Recorded runs of external algorithms, and the versions of the functions that made them.

The description of the machine of a session ends with these versions: `x86_64, 8 cores, Linux;
climber=3f2a9c, annealer=2`. The store has a session for each call, and each run has its session.
"""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Callable, Collection, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from . import _evoku
from ._identity import version_of

#: The seconds to wait for another process that writes to the store.
WAIT = 60.0
#: The tables of a store that have to do with runs.
TABLES = {"run", "configuration", "puzzle", "session"}
#: The runs of the attached plan, by configuration and session.
OF_PLAN = """SELECT c.id, c.algorithm, s.id, s.machine, count(*) FROM run r
    JOIN configuration c ON c.id = r.configuration JOIN session s ON s.id = r.session
    JOIN puzzle z ON z.id = r.puzzle JOIN planned.puzzle q ON q.hash = z.hash
    JOIN planned.configuration p ON p.algorithm = c.algorithm AND p.parameters = c.parameters
    AND p.evaluations = c.evaluations AND p.generations = c.generations AND p.seconds = c.seconds
    WHERE r.master = ? AND r.repetition < ? GROUP BY 1, 2, 3, 4"""
#: Removes the runs of a configuration and a session on the puzzles of the attached plan.
REMOVE = """DELETE FROM run WHERE master = ? AND repetition < ? AND configuration = ?
    AND session = ? AND puzzle IN
    (SELECT z.id FROM main.puzzle z JOIN planned.puzzle q ON q.hash = z.hash)"""


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


def check_functions(externals: Collection[str], algorithms: Collection[str]) -> None:
    """Checks that each external algorithm of a plan has a function, and each function an algorithm.

    Raises:
        ValueError: If a function is missing, or the plan doesn't name one.
    """
    if missing := set(externals).difference(algorithms):
        raise ValueError(f"algorithms has no function for {min(missing)!r}, which the plan names")
    if unknown := set(algorithms).difference(externals):
        raise ValueError(f"the plan has no external algorithm {min(unknown)!r}")


def settle(
    store: str | os.PathLike[str],
    plan: _evoku.Plan,
    algorithms: Mapping[str, Callable[..., Any]],
    rerun: bool | Collection[str],
) -> None:
    """Removes the runs of a plan to be executed again, and warns of runs that other versions of the
    functions made. Runs of other configurations, puzzles and repetitions stay, because this plan
    doesn't repeat them.

    Raises:
        ValueError: If `algorithms` doesn't have the functions that the plan names, or the plan has
            no external algorithm that `rerun` names.
        RuntimeError: If the store can't be read or written.
    """
    names = set(plan.externals)
    check_functions(names, algorithms)
    named = () if isinstance(rerun, bool) else rerun
    named = (named,) if isinstance(named, str) else named
    if unknown := set(named).difference(names):
        raise ValueError(f"rerun: the plan has no external algorithm {min(unknown)!r}")
    if not names or not Path(store).exists():
        return
    import sqlite3

    current = versions(algorithms)
    try:
        with closing(sqlite3.connect(store, timeout=WAIT)) as connection:
            tables = connection.execute("SELECT type, name FROM sqlite_schema").fetchall()
            # In a store of a stranger, tables could be views that never end.
            is_odd = any(kind in ("view", "trigger") for kind, _ in tables)
            # Where the store is opened, a message explains why it is refused.
            if is_odd or not TABLES.issubset(name for _, name in tables):
                return
            _settle(connection, plan, names, current, rerun is True, named)
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_NOTADB:
            raise RuntimeError(f"{os.fspath(store)}: {error}") from error


def _settle(
    connection: Any,
    plan: _evoku.Plan,
    names: Collection[str],
    current: Mapping[str, str],
    rerun: bool,
    named: Collection[str],
) -> None:
    # SQLite's integers have a sign.
    master = plan.seed - (1 << 64 if plan.seed >= 1 << 63 else 0)

    def is_other(name: str, machine: str) -> bool:
        made_by = _of_text(machine).get(name)
        return made_by is not None and made_by != current.get(name)

    query = """SELECT DISTINCT c.algorithm, s.machine FROM run r
        JOIN configuration c ON c.id = r.configuration JOIN session s ON s.id = r.session
        WHERE r.master = ?"""
    found = connection.execute(query, [master]).fetchall()
    if not any(name in named or (name in names and is_other(name, of)) for name, of in found):
        return
    stale: dict[tuple[str, str], int] = {}
    with tempfile.TemporaryDirectory() as folder:
        _attach(connection, plan, Path(folder, "planned"))
        found = connection.execute(OF_PLAN, [master, plan.repetitions]).fetchall()
        with connection:
            for configuration, name, session, machine, count in found:
                if name not in names:
                    continue
                if name in named or (rerun and is_other(name, machine)):
                    which = [master, plan.repetitions, configuration, session]
                    connection.execute(REMOVE, which)
                elif is_other(name, machine):
                    key = name, _of_text(machine)[name]
                    stale[key] = stale.get(key, 0) + count
        connection.execute("DETACH planned")
    for (name, version), count in sorted(stale.items()):
        warnings.warn(
            f"the store has {count:,} runs of {name} that another version of its function made "
            f"({version}, now {current.get(name, 'unknown')}); they stay, and with rerun=True they "
            "are executed again",
            StaleRuns,
            stacklevel=4,
        )


def _attach(connection: Any, plan: _evoku.Plan, path: Path) -> None:
    """Attaches a new store that contains only a plan, with its configurations and puzzles."""
    _, (packed, *_) = plan.__reduce__()
    # Creating a ledger records the plan; nothing else needs it.
    _evoku.Ledger(path, packed, "")
    connection.execute("ATTACH ? AS planned", [os.fspath(path)])
