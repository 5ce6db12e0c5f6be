"""Engines that hand out work: processes of this machine, and Ray."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import Any, Callable


class Processes(Executor):
    """Processes of this machine. One that is killed is replaced.

    Args:
        workers: The number of processes; by default one for each core.
    """

    def __init__(self, workers: int | None = None):
        self.workers = workers or os.cpu_count() or 1
        self._pool = self._begin()

    def _begin(self) -> ProcessPoolExecutor:
        # Forked ones would inherit the threads and locks of whatever calls us.
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=context)
        # All processes start with the first task, as forked ones do: one that starts later, while
        # another is killed, may be left behind, and the end of the program would wait for it.
        # Up to CPython 3.11 no lock keeps the two apart.
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
    """A Ray cluster (`pip install ray`). What runs on a node that is lost runs again on another.

    Every node needs evoku of the same version. On nodes that do other work too, start Ray with
    `RAY_worker_niceness=0`: by default its workers give way to everything else. When the head is
    lost, Ray ends this program after a minute; the same call on a new cluster goes on.

    Args:
        address: The address of the cluster, or `auto` for one that runs on this machine; `local`
            starts one of its own.
        options: Whatever else `ray.init` takes.
    """

    def __init__(self, address: str = "auto", **options: Any):
        # By default a driver gives a worker back after half a second, and Ray takes a tenth of a
        # second to lend one of another node again.
        os.environ.setdefault("RAY_worker_lease_timeout_milliseconds", "10000")
        import ray

        options = {"log_to_driver": False, "ignore_reinit_error": True, **options}
        ray.init(address=address, **options)
        self._ray = ray
        # A node that is lost is no fault of the task: repeat it as often as that happens.
        self._call = ray.remote(num_cpus=1, max_retries=-1)(_call)

    @property
    def workers(self) -> int:
        """The cores of the nodes that are there."""
        return int(self._ray.cluster_resources().get("CPU", 0))

    def share(self, value: Any) -> Any:
        """Puts a value where every node finds it, to be given to tasks in its place."""
        return self._ray.put(value)

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        return self._call.remote(function, *args, **named).future()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def _call(function: Callable[..., Any], *args: Any, **named: Any) -> Any:
    return function(*args, **named)
