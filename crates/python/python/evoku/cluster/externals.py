"""Runs plans with external algorithms in several processes, which share the store."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import (
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from pathlib import Path
from typing import Any

from .._evoku import Ledger
from .driving import LOOK, RETRIES, Cancel, Clock
from .engines import Processes

#: A function for each external algorithm, by name.
Algorithms = Mapping[str, Callable[..., object]]


class _Cancelled(Exception):
    """The caller has cancelled."""


def check_local(executor: Executor | None) -> None:
    """Refuses an engine whose workers may be on other machines, where they can't open the store.

    Raises:
        ValueError: If the workers may be on other machines.
    """
    local = (Processes, ProcessPoolExecutor, ThreadPoolExecutor)
    if executor is None or isinstance(executor, local) or getattr(executor, "is_local", False):
        return
    raise ValueError(
        f"external algorithms need an engine of this machine, like Processes, found "
        f"{type(executor).__name__}: all workers write to the store, and a store can't be shared "
        "over a network"
    )


def drive(
    engine: Executor,
    ledger: Ledger,
    call: tuple[Any, ...],
    *,
    cancel: Any,
    clock: Clock,
    wanted: int,
) -> None:
    """Lets each worker execute runs of the plan until all are recorded, and reports progress.

    Workers claim runs in the store, so that none is executed twice. The claims of a worker that was
    killed are void, and others take them over.

    Raises:
        RuntimeError: If a worker was killed more than three times, or an algorithm fails.
    """
    cancelled, recorded = Cancel(cancel), wanted - _missing(ledger)
    count = getattr(engine, "workers", None) or getattr(engine, "_max_workers", None)
    # A worker without a run to execute ends at once.
    count = min(count or os.cpu_count() or 1, max(wanted - recorded, 1))
    with tempfile.TemporaryDirectory() as folder:
        stop = Path(folder, "stop")
        task = *call, str(stop)
        pending = {engine.submit(_run, *task): 1 for _ in range(count)}
        try:
            while pending and not cancelled:
                clock.count(engine)
                done, _ = wait(pending, timeout=LOOK, return_when="FIRST_COMPLETED")
                for future in done:
                    attempt = pending.pop(future)
                    try:
                        future.result()
                    except BrokenExecutor as error:
                        if attempt > RETRIES:
                            raise RuntimeError(f"a worker was lost {attempt} times") from error
                        pending[engine.submit(_run, *task)] = attempt + 1
                now = wanted - _missing(ledger)
                if now > recorded:
                    clock.add(now - recorded)
                    recorded = now
        except BaseException as error:
            stop.touch()
            # After Ctrl-C or a signal to end, waiting for a run of minutes would take too long.
            if not isinstance(error, Exception):
                _end(engine, pending)
            raise
        finally:
            stop.touch()
            for future in pending:
                future.cancel()
            wait(pending)


def _end(engine: Executor, pending: Iterable[Future[None]]) -> None:
    """Ends the processes of an engine in the middle of their runs. Threads can't be ended."""
    for future in pending:
        future.cancel()
    # A process may begin just after the others were ended.
    while isinstance(engine, (Processes, ProcessPoolExecutor)) and wait(pending, 0).not_done:
        if isinstance(engine, Processes):
            engine.interrupt()
        else:
            # Python has `kill_workers` from 3.14 on.
            for process in list((getattr(engine, "_processes", None) or {}).values()):
                process.kill()
        wait(pending, LOOK)


def _missing(ledger: Ledger) -> int:
    """The number of runs that aren't recorded."""
    return sum(end - first for first, end in ledger.missing())


def _run(packed: str, store: str, machine: str, algorithms: Algorithms, stop: str) -> None:
    """Executes runs until all are recorded, or a file `stop` exists. Workers call this."""
    from .._evoku import Plan
    from ..lab import _check_turn, _wrapped

    def look(*_: int) -> None:
        if os.path.exists(stop):
            raise _Cancelled

    functions = {name: _wrapped(function) for name, function in algorithms.items()}
    plan = Plan(packed, ".")
    _check_turn(plan)
    try:
        plan.run(Path(store), 1, machine, functions, look)
    except _Cancelled:
        pass
