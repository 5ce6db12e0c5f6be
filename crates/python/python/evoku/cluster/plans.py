"""The runs of a plan, made on many machines and kept in one store."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from typing import Any

from .._evoku import Jobs, Ledger, pack_plan
from .driving import Clock, Progress, drive
from .engines import Processes

#: The most runs of a task.
MOST = 1 << 20


class OtherResults(RuntimeError):
    """Runs came with other results than those that the store keeps, which stay.

    One of the machines is broken, or has another program: the same job always ends the same way.

    Attributes:
        count: How many.
        differences: The first of them, each in a line.
    """

    def __init__(self, count: int, differences: list[str]):
        super().__init__(f"{count} runs have other results: {'; '.join(differences)}")
        self.count = count
        self.differences = differences


def run(
    plan: str | os.PathLike[str],
    store: str | os.PathLike[str],
    executor: Executor | None = None,
    *,
    seconds: float = 1.0,
    ahead: int | None = None,
    progress: Callable[[Progress], Any] | None = None,
    cancel: Any = None,
) -> Progress:
    """Makes the runs of a plan that a store lacks.

    What is made is what `evoku lab run` makes, to the bit but for times. The plan is checked once,
    here, and goes to the workers with its puzzles. Only this process writes the store.

    Args:
        plan: The file of the plan, packed (`evoku lab check plan.toml -o plan.packed`) or not.
        store: The store; it may be there already, and is made otherwise.
        executor: Who makes the runs; by default a process for each core. It isn't shut down.
        seconds: How long a task should take. Tasks begin with one run, and grow or shrink with the
            time that runs take.
        ahead: The most tasks under way; by default three for each worker.
        progress: Called after each task, and every five seconds where an engine has no worker left.
        cancel: A `threading.Event`, or whatever has `is_set`: the call ends soon after it is set.

    Returns:
        How far the store is now: `is_done` if every run is there.

    Raises:
        OSError: If the plan can't be read.
        ValueError: If something is wrong with the plan, or the store can't be written.
        OtherResults: At the end, if runs came with other results than those that are kept.
    """
    packed = pack_plan(os.fspath(plan))
    jobs = Jobs(packed)
    ledger = Ledger(os.fspath(store), packed, f"{platform.machine()}, {platform.system()}")
    missing = ledger.missing()
    left = sum(end - first for first, end in missing)
    clock = Clock(len(jobs) - left, len(jobs), progress)
    pace = _Pace(seconds)
    differ, differences = 0, []

    def take(task: tuple[Any, ...], made: tuple[bytes, float]) -> None:
        nonlocal differ
        part, took = made
        pace.learn(task[3] - task[2], took)
        new, known, others, words = ledger.take(part)
        differ += others
        differences.extend(words[: 10 - len(differences)])
        clock.add(new, known)

    with nullcontext(executor) if executor else Processes() as engine:
        share = getattr(engine, "share", None)
        shared = share(packed) if share else packed
        tasks = _tasks(shared, jobs.fingerprint, missing, pace)
        drive(engine, _make, tasks, take, ahead=ahead, cancel=cancel, clock=clock)
    if differ:
        raise OtherResults(differ, differences)
    return clock.progress()


class _Pace:
    """How many runs make a task of the time that is wanted."""

    def __init__(self, seconds: float):
        self._wanted = seconds
        self._each: float | None = None
        self._last = 0

    def learn(self, runs: int, took: float) -> None:
        """Learns from a task. What is new counts as much as all before."""
        each = took / max(runs, 1)
        self._each = each if self._each is None else (self._each + each) / 2

    def next(self) -> int:
        """The runs of the next task: at most twice as many as before."""
        if self._each is None:
            return 1
        fitting = int(self._wanted / max(self._each, 1e-9))
        self._last = max(1, min(fitting, 2 * self._last + 1, MOST))
        return self._last


def _tasks(
    packed: Any, fingerprint: str, missing: list[tuple[int, int]], pace: _Pace
) -> Iterator[tuple[Any, ...]]:
    for first, end in missing:
        while first < end:
            last = min(first + pace.next(), end)
            yield packed, fingerprint, first, last
            first = last


#: The plan that this process works on, by its fingerprint.
_plans: dict[str, Jobs] = {}


def _make(packed: str, fingerprint: str, first: int, end: int) -> tuple[bytes, float]:
    """What a worker does. A process reads a plan once."""
    jobs = _plans.get(fingerprint)
    if jobs is None:
        _plans.clear()
        jobs = _plans[fingerprint] = Jobs(packed)
    begun = time.perf_counter()
    return jobs.make(first, end), time.perf_counter() - begun
