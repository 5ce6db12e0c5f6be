"""Handing out tasks, some ahead, until all are done."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, wait
from dataclasses import dataclass
from typing import Any

#: How long to wait, in seconds, before looking again whether to cancel.
LOOK = 0.2
#: The seconds after which the workers are counted again: nodes come and go.
COUNT = 5.0
#: Tasks under way for each worker.
AHEAD = 3
#: Workers where an engine doesn't say how many it has.
WORKERS = 32
#: How often a task may end the process that does it.
RETRIES = 3


@dataclass(frozen=True)
class Progress:
    """How far the work is.

    Attributes:
        done: What is done, runs or row groups, counting what was there at the start.
        wanted: All that is wanted.
        new: What was done in this call.
        known: What came a second time, and was there already.
        tasks: The tasks that came back in this call.
        seconds: The time since the call.
        workers: The workers that the engine had lately, None where it doesn't say. With 0 the call
            waits until a node joins.
    """

    done: int
    wanted: int
    new: int = 0
    known: int = 0
    tasks: int = 0
    seconds: float = 0.0
    workers: int | None = None

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return self.done == self.wanted


@dataclass
class Cancel:
    """Whether somebody wants an end: looks at a `threading.Event`, or whatever has `is_set`."""

    event: Any = None

    def __bool__(self) -> bool:
        return self.event is not None and self.event.is_set()


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
    """Has an executor call `function` with each of `tasks`, and hands what comes of it to `take`.

    At most `ahead` tasks are under way, so that memory doesn't grow with their number, and what is
    asked of `tasks` last knows of the results so far. A task whose process was killed is done again.

    Raises:
        RuntimeError: If a task has ended its process three times.
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
            for future in done:
                task, attempt = pending.pop(future)
                try:
                    result = future.result()
                except BrokenExecutor as error:
                    # Whichever task it was that ended the process, all that were under way are lost.
                    if attempt > RETRIES:
                        raise RuntimeError(f"task {task} was lost {attempt} times") from error
                    again.append((task, attempt + 1))
                else:
                    take(task, result)
    finally:
        for future in pending:
            future.cancel()


class Clock:
    """Counts what was done and who does it, and tells who wants to know."""

    def __init__(self, done: int, wanted: int, tell: Callable[[Progress], Any] | None):
        self._before = done
        self._wanted = wanted
        self._tell = tell
        self._begun = time.monotonic()
        self._new = self._known = self._tasks = 0
        self._workers: int | None = None
        self._due = self._begun

    def count(self, executor: Executor) -> None:
        """Asks an executor now and then how many workers it has, and tells when there are none."""
        if time.monotonic() < self._due:
            return
        self._workers = getattr(executor, "workers", None)
        self._due = time.monotonic() + COUNT
        if self._workers == 0 and self._tell:
            self._tell(self.progress())

    @property
    def ahead(self) -> int:
        """The tasks that keep the workers busy."""
        return AHEAD * max(1, WORKERS if self._workers is None else self._workers)

    def add(self, new: int, known: int = 0) -> None:
        """Counts a task."""
        self._new += new
        self._known += known
        self._tasks += 1
        if self._tell:
            self._tell(self.progress())

    def progress(self) -> Progress:
        """How far the work is."""
        seconds = time.monotonic() - self._begun
        done = self._before + self._new
        return Progress(
            done, self._wanted, self._new, self._known, self._tasks, seconds, self._workers
        )
