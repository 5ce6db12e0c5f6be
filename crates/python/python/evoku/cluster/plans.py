"""Executes the runs of a plan on many machines, and records them in one store."""

from __future__ import annotations

import math
import os
import platform
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from typing import Any

from .. import _recorded
from .._evoku import Jobs, Ledger, Plan, pack_plan
from . import externals
from .driving import Clock, Progress, check_ahead, drive
from .engines import Processes

#: The maximum number of runs of a task.
MOST = 1 << 20


class OtherResults(RuntimeError):
    """Runs have other results than the store has for them. The store keeps its own results.

    One of the machines is faulty, or has another version of the program: the same job always has
    the same result.

    Attributes:
        count: The number of these runs.
        differences: Descriptions of the first ones, one line each.
    """

    def __init__(self, count: int, differences: list[str]):
        super().__init__(count, differences)
        self.count = count
        self.differences = differences

    def __str__(self) -> str:
        return f"{self.count} runs have other results: {'; '.join(self.differences)}"


def run(
    plan: str | os.PathLike[str],
    store: str | os.PathLike[str],
    executor: Executor | None = None,
    *,
    algorithms: externals.Algorithms | None = None,
    rerun: bool | Collection[str] = False,
    seconds: float = 1.0,
    ahead: int | None = None,
    progress: Callable[[Progress], Any] | None = None,
    cancel: Any = None,
) -> Progress:
    """Executes the runs of a plan that are missing from a store.

    The runs are identical to those of `evoku lab run`, except for times. This process checks the
    plan once and sends it to the workers with its puzzles. Only this process writes to the store.

    Args:
        plan: The file of the plan, packed (`evoku lab check plan.toml -o plan.packed`) or not.
        store: The store; it is created if it doesn't exist.
        executor: The engine; by default a process for each core. It isn't shut down.
        algorithms: A function for each external algorithm of the plan, by name, as in
            `evoku.lab.run`. Workers must be able to import them. Then each worker records its own
            runs, so the engine must be one of this machine.
        rerun: As in `evoku.lab.run`.
        seconds: The target duration of a task. The first task has one run; the number of runs in
            later tasks depends on the duration of runs.
        ahead: The maximum number of tasks in progress; by default three for each worker.
        progress: Called after each task, and every five seconds while the engine has no worker.
        cancel: A `threading.Event`, or any object with `is_set`: the call ends soon after it is
            set.

    Returns:
        The progress; `is_done` is true if the store has every run.

    Raises:
        OSError: If the plan can't be read.
        ValueError: If the plan has mistakes, the store can't be written, `algorithms` doesn't have
            the functions that the plan names, or `seconds` or `ahead` is out of range.
        RuntimeError: If an external algorithm fails, or a task was lost more than three times.
        OtherResults: At the end, if runs have other results than the store has for them.
    """
    check_ahead(ahead)
    if not 0 < seconds < math.inf:
        raise ValueError(f"seconds: found {seconds!r}, expected a number above 0")
    packed = pack_plan(os.fspath(plan))
    jobs = Jobs(packed)
    functions = algorithms or {}
    read = Plan(packed, ".")
    named = set(read.externals)
    _recorded.check_functions(named, functions)
    if named:
        externals.check_local(executor)
        _recorded.settle(store, read, functions, rerun)
    machine = f"{platform.machine()}, {platform.system()}"
    machine += _recorded.as_text(_recorded.versions(functions))
    ledger = Ledger(os.fspath(store), packed, machine)
    missing = ledger.missing()
    left = sum(end - first for first, end in missing)
    clock = Clock(len(jobs) - left, len(jobs), progress)
    pace = _Pace(seconds)
    differ = 0
    differences: list[str] = []

    def take(task: tuple[Any, ...], made: tuple[bytes, float]) -> None:
        nonlocal differ
        part, took = made
        pace.learn(task[3] - task[2], took)
        new, known, others, words = ledger.take(part)
        differ += others
        differences.extend(words[: 10 - len(differences)])
        clock.add(new, known)

    with nullcontext(executor) if executor else Processes() as engine:
        if named:
            call = packed, os.path.abspath(store), machine, dict(functions)
            externals.drive(engine, ledger, call, cancel=cancel, clock=clock, wanted=len(jobs))
            return clock.progress()
        share = getattr(engine, "share", None)
        shared = share(packed) if share else packed
        tasks = _tasks(shared, jobs.fingerprint, missing, pace)
        drive(engine, _make, tasks, take, ahead=ahead, cancel=cancel, clock=clock)
    if differ:
        raise OtherResults(differ, differences)
    return clock.progress()


class _Pace:
    """Adapts the number of runs of a task to the target duration."""

    def __init__(self, seconds: float):
        self._wanted = seconds
        self._each: float | None = None
        self._last = 0

    def learn(self, runs: int, took: float) -> None:
        """Learns from the duration of a task. The new duration has the same weight as all earlier
        ones together.
        """
        each = took / max(runs, 1)
        self._each = each if self._each is None else (self._each + each) / 2

    def next(self) -> int:
        """The number of runs of the next task, which at most about doubles."""
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
    """Runs the jobs of a task. Workers call this; a process reads a plan only once."""
    jobs = _plans.get(fingerprint)
    if jobs is None:
        _plans.clear()
        jobs = _plans[fingerprint] = Jobs(packed)
    begun = time.perf_counter()
    return jobs.make(first, end), time.perf_counter() - begun
