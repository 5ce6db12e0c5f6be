"""Engines that distribute work: processes of this machine, and Ray."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import queue
import signal
import threading
import traceback
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any, Callable

from .._numbers import whole


class Processes(Executor):
    """Processes of this machine. A process that is killed is replaced. All processes end with the
    calling program, however it ends, even in the middle of a task.

    Each process has its own pipe and a thread that waits at its other end, so a process that is
    killed while it writes ends only its own task. `concurrent.futures.ProcessPoolExecutor` shares
    one pipe between all processes, and then waits forever for the rest of a result.

    Args:
        workers: The number of processes; by default one for each core.

    Raises:
        ValueError: If `workers` is less than 1.
    """

    def __init__(self, workers: int | None = None):
        cores = os.cpu_count() or 1
        self.workers = cores if workers is None else whole("workers", workers, 1)
        self._tasks: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._processes: set[_Process] = set()
        self._is_shut = self._is_killed = False
        self._lock = threading.Lock()

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        with self._lock:
            if self._is_shut:
                raise RuntimeError("the engine was shut down")
            self._tasks.put((future, (function, args, named)))
            if not self._threads:
                for _ in range(self.workers):
                    thread = threading.Thread(target=self._serve, daemon=True)
                    self._threads.append(thread)
                    thread.start()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        with self._lock:
            self._is_shut = True
            while cancel_futures:
                # Another thread may take the last task at the same time.
                try:
                    task = self._tasks.get_nowait()
                except queue.Empty:
                    break
                if task is not None:
                    task[0].cancel()
            for _ in self._threads:
                self._tasks.put(None)
        if wait:
            for thread in self._threads:
                thread.join()

    def kill(self) -> None:
        """Ends all processes at once, in the middle of their tasks. Their futures get a
        `BrokenExecutor`.
        """
        self.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._is_killed = True
            for process in self._processes:
                process.kill()

    def interrupt(self) -> None:
        """Ends the tasks in progress. Their futures get a `BrokenExecutor`, and later tasks get new
        processes.
        """
        with self._lock:
            for process in self._processes:
                process.kill()

    def __exit__(self, kind: type[BaseException] | None, *_: Any) -> None:
        # After Ctrl-C or a signal to end, waiting for tasks of minutes would take too long.
        if kind is not None and not issubclass(kind, Exception):
            self.kill()
        self.shutdown(wait=True)

    def _serve(self) -> None:
        """Takes tasks until there is none, and has a process of its own do them."""
        process = None
        while (task := self._tasks.get()) is not None:
            future, call = task
            if not future.set_running_or_notify_cancel():
                continue
            try:
                if process is None:
                    process = self._begin()
                is_done, value = process.do(pickle.dumps(call))
            except (EOFError, OSError) as error:
                # The next task begins a new process.
                if process is not None:
                    self._end(process)
                    process = None
                lost = BrokenExecutor("the process of this task ended")
                lost.__cause__ = error
                future.set_exception(lost)
            except BaseException as error:
                future.set_exception(error)
            else:
                (future.set_result if is_done else future.set_exception)(value)
        if process is not None:
            self._end(process)

    def _begin(self) -> _Process:
        process = _Process()
        with self._lock:
            self._processes.add(process)
            if self._is_killed:
                process.kill()
        return process

    def _end(self, process: _Process) -> None:
        process.close()
        with self._lock:
            self._processes.discard(process)


#: A future, and the function to call with its arguments.
_Task = tuple[Future[Any], tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]]


class _Process:
    """A process that does one task after another until its pipe is closed."""

    def __init__(self) -> None:
        # Forked processes would inherit the threads and locks of the calling program, and the
        # pipes of other processes.
        context = multiprocessing.get_context("spawn")
        self._pipe, end = context.Pipe()
        self._process = context.Process(target=_work, args=[end], daemon=True)
        self._process.start()
        # Now only the process has this end, so the pipe breaks with it.
        end.close()

    def do(self, call: bytes) -> tuple[bool, Any]:
        """True and the value of a pickled call, or False and its exception."""
        self._pipe.send_bytes(call)
        return self._pipe.recv()

    def kill(self) -> None:
        """Ends the process in the middle of its task. Its pipe breaks."""
        self._process.kill()

    def close(self) -> None:
        """Ends the process, and waits for it."""
        self._pipe.close()
        self._process.join()


def _work(pipe: Any) -> None:
    # Ctrl-C goes to all processes of a terminal. The calling program decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            call = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            function, args, named = pickle.loads(call)
            answer = pickle.dumps((True, function(*args, **named)))
        except BaseException as error:
            error.add_note(f"In a process of evoku.cluster:\n{traceback.format_exc()}")
            try:
                answer = pickle.dumps((False, error))
                pickle.loads(answer)
            except Exception:
                answer = pickle.dumps((False, RuntimeError(repr(error))))
        try:
            pipe.send_bytes(answer)
        except OSError:
            return


def _end_with_parent() -> None:
    """Ends this process as soon as the calling program has ended, for whatever reason. A task may
    take minutes, and its result could not be delivered.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
