"""Engines that distribute work: processes of this machine, and Ray."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import Any, Callable


class Processes(Executor):
    """Processes of this machine. A process that is killed is replaced.

    Args:
        workers: The number of processes; by default one for each core.
    """

    def __init__(self, workers: int | None = None):
        self.workers = workers or os.cpu_count() or 1
        self._pool = self._begin()

    def _begin(self) -> ProcessPoolExecutor:
        # Forked processes would inherit the threads and locks of the calling program.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=context)
        # Start all processes with the first task, as a forking pool does. A process that starts
        # later, while another is killed, may be left over, and the program would wait for it at its
        # end. Up to CPython 3.11 no lock prevents that.
        pool._safe_to_dynamically_spawn_children = False
        return pool

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        try:
            return self._pool.submit(function, *args, **named)
        except BrokenExecutor:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._begin()
            return self._pool.submit(function, *args, **named)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


class Ray(Executor):
    """A Ray cluster (`pip install ray`). Tasks on a lost node run again on another.

    Every node needs the same version of evoku. On nodes that also do other work, start Ray with
    `RAY_worker_niceness=0`; by default its workers have a lower priority than all other processes.
    If the head is lost, Ray ends this program after a minute; the same call on a new cluster
    continues.

    Args:
        address: The address of the cluster, or `auto` for one that runs on this machine. `local`
            starts a new one.
        options: Further arguments of `ray.init`.
    """

    def __init__(self, address: str = "auto", **options: Any):
        # By default a driver returns an idle worker after half a second. To lease one on another
        # node again takes Ray a tenth of a second.
        os.environ.setdefault("RAY_worker_lease_timeout_milliseconds", "10000")
        import ray

        options = {"log_to_driver": False, "ignore_reinit_error": True, **options}
        ray.init(address=address, **options)
        self._ray = ray
        # A lost node isn't an error of the task, so there is no limit on retries.
        self._call = ray.remote(num_cpus=1, max_retries=-1)(_call)

    @property
    def workers(self) -> int:
        """The number of cores of the current nodes."""
        return int(self._ray.cluster_resources().get("CPU", 0))

    def share(self, value: Any) -> Any:
        """Stores a value where every node finds it. Returns a reference to pass to tasks
        instead.
        """
        return self._ray.put(value)

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        return self._call.remote(function, *args, **named).future()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def _call(function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    return function(*args, **named)
