"""Distributes tasks to workers until all tasks are done."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, wait
from dataclasses import dataclass
from typing import Any

from .._numbers import whole
from .places import without_secrets

#: The seconds between two checks for cancellation.
LOOK = 0.2
#: The seconds after which the workers are counted again, since nodes join and leave.
COUNT = 5.0
#: Tasks in progress for each worker.
AHEAD = 3
#: The assumed number of workers if an engine doesn't report it.
WORKERS = 32
#: The number of times that a task may lose its process and is done again.
RETRIES = 3


@dataclass(frozen=True)
class Progress:
    """The progress of the work.

    Attributes:
        done: The number of finished runs, row groups or files, including those finished before the
            call.
        wanted: The total number of runs, row groups or files.
        new: The number of runs, row groups or files that this call finished.
        known: The number of results that were already recorded.
        tasks: The number of tasks that this call finished.
        seconds: The time since the start of the call.
        workers: The last known number of workers; None if the engine doesn't report it. With 0, the
            call waits until a node joins.
        errors: The number of rows for which a function failed, with `on_error="null"`.
    """

    done: int
    wanted: int
    new: int = 0
    known: int = 0
    tasks: int = 0
    seconds: float = 0.0
    workers: int | None = None
    errors: int = 0

    @property
    def is_done(self) -> bool:
        """True if nothing is left to do."""
        return self.done == self.wanted


@dataclass
class Cancel:
    """True if the caller has cancelled: checks a `threading.Event`, or any object with `is_set`."""

    event: Any = None

    def __bool__(self) -> bool:
        return self.event is not None and self.event.is_set()


def check_ahead(ahead: int | None) -> None:
    """Checks the maximum number of tasks in progress.

    Raises:
        ValueError: If it is less than 1.
    """
    if ahead is not None:
        whole("ahead", ahead, 1)


def drive(
    executor: Executor,
    function: Callable[..., Any],
    tasks: Iterator[tuple[Any, ...]],
    take: Callable[[tuple[Any, ...], Any], None],
    *,
    ahead: int | None,
    cancel: Any,
    clock: Clock,
) -> None:
    """Lets an executor call `function` with each of `tasks`, and passes the results to `take`.

    At most `ahead` tasks are in progress, so memory doesn't grow with their number. `tasks` is
    consumed as late as possible, so later tasks can depend on earlier results. A task whose process
    was killed is done again.

    Raises:
        RuntimeError: If a task was lost more than three times.
    """
    cancelled = Cancel(cancel)
    again: deque[tuple[tuple[Any, ...], int]] = deque()
    pending: dict[Any, tuple[tuple[Any, ...], int]] = {}
    try:
        while not cancelled:
            clock.count(executor)
            while len(pending) < (ahead or clock.ahead):
                task, attempt = again.popleft() if again else (next(tasks, None), 1)
                if task is None:
                    break
                pending[executor.submit(function, *task)] = (task, attempt)
            if not pending:
                return
            done, _ = wait(pending, timeout=LOOK, return_when=FIRST_COMPLETED)
            # In the order of the tasks, so that of several errors the same one ends the call.
            for future in [future for future in pending if future in done]:
                task, attempt = pending.pop(future)
                try:
                    result = future.result()
                except BrokenExecutor as error:
                    # One task ended the process, but all tasks in progress are lost with it.
                    if attempt > RETRIES:
                        words = without_secrets(f"task {task} was lost {attempt} times")
                        raise RuntimeError(words) from error
                    again.append((task, attempt + 1))
                else:
                    take(task, result)
    finally:
        for future in pending:
            future.cancel()


class Clock:
    """Counts finished tasks and workers, and reports progress to the caller."""

    def __init__(self, done: int, wanted: int, report: Callable[[Progress], Any] | None):
        self._before = done
        self._wanted = wanted
        self._report = report
        self._begun = time.monotonic()
        self._new = self._known = self._tasks = self._errors = 0
        self._workers: int | None = None
        self._due = self._begun

    def count(self, executor: Executor) -> None:
        """Asks an executor from time to time for its number of workers. Reports progress if it has
        no workers, or the caller wants periodic reports.
        """
        if time.monotonic() < self._due:
            return
        self._workers = getattr(executor, "workers", None)
        self._due = time.monotonic() + COUNT
        is_wanted = self._workers == 0 or getattr(self._report, "is_periodic", False)
        if is_wanted and self._report:
            self._report(self.progress())

    @property
    def ahead(self) -> int:
        """The number of tasks in progress that keeps the workers busy."""
        return AHEAD * max(1, WORKERS if self._workers is None else self._workers)

    def add(self, new: int, known: int = 0, errors: int = 0) -> None:
        """Counts a task, and reports progress."""
        self._errors += errors
        self._new += new
        self._known += known
        self._tasks += 1
        if self._report:
            self._report(self.progress())

    def progress(self) -> Progress:
        """The progress of the work."""
        seconds = time.monotonic() - self._begun
        done = self._before + self._new
        counts = self._new, self._known, self._tasks, seconds, self._workers, self._errors
        return Progress(done, self._wanted, *counts)
