"""evoku.cluster: if an engine loses, repeats or reorders tasks, each run is still recorded once."""

import multiprocessing
import os
import queue
import random
import resource
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor

import pytest
from evoku import cluster
from stores import check_same, plan, runs
from waiting import CEILING, until


class Unreliable(Executor):
    """Does tasks in any order, some twice and some not at all, like nodes that join and leave."""

    workers = 4

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.waiting = queue.SimpleQueue()
        threading.Thread(target=self.work, daemon=True).start()

    def submit(self, function, /, *args):
        future = Future()
        self.waiting.put((future, function, args))
        return future

    def work(self):
        while True:
            tasks = [self.waiting.get()]
            while not self.waiting.empty():
                tasks.append(self.waiting.get())
            self.random.shuffle(tasks)
            for future, function, args in tasks:
                if self.random.random() < 0.1:
                    future.set_exception(BrokenExecutor("the node was lost"))
                    continue
                if self.random.random() < 0.2:
                    function(*args)
                future.set_result(function(*args))


class Eager(Executor):
    """Does a task immediately."""

    workers = 1

    def submit(self, function, /, *args):
        future = Future()
        try:
            future.set_result(function(*args))
        except BaseException as error:
            future.set_exception(error)
        return future


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A plan, and its store from a single process."""
    folder = tmp_path_factory.mktemp("whole")
    path = plan(folder, 5, 5000)
    store = folder / "whole.sqlite"
    done = cluster.run(path, store, Eager())
    assert done.is_done and done.new == 200
    return path, store


def test_threads_make_the_same_runs(whole, tmp_path):
    path, expected = whole
    seen = []
    with ThreadPoolExecutor(4) as threads:
        done = cluster.run(path, tmp_path / "s", threads, seconds=0.01, progress=seen.append)
    assert done.is_done and (done.new, done.known) == (200, 0)
    assert seen[-1].done == 200 and len(seen) == done.tasks > 5
    check_same(tmp_path / "s", expected, 200)
    # A second call has nothing to do.
    assert cluster.run(path, tmp_path / "s", Eager()).tasks == 0


def test_tasks_take_the_time_that_is_wanted(whole, tmp_path):
    path, _ = whole
    few = cluster.run(path, tmp_path / "few", Eager(), seconds=10)
    many = cluster.run(path, tmp_path / "many", Eager(), seconds=1e-6)
    assert few.tasks < 20 and many.tasks == 200


def test_a_cancelled_call_goes_on(whole, tmp_path):
    path, expected = whole
    enough = threading.Event()
    done = cluster.run(
        path,
        tmp_path / "s",
        Eager(),
        seconds=1e-6,
        ahead=1,
        cancel=enough,
        progress=lambda now: now.new >= 30 and enough.set(),
    )
    assert (done.done, done.is_done) == (30, False)
    assert cluster.run(path, tmp_path / "s", Eager()).new == 170
    check_same(tmp_path / "s", expected, 200)


def test_a_packed_plan_needs_no_puzzle_files(tmp_path):
    (tmp_path / "puzzles.txt").write_text("12..3.1...4.4..1\n")
    path = tmp_path / "plan.toml"
    path.write_text(
        "name = 'file'\nrepetitions = 2\nbudget.evaluations = 10\n[[algorithm]]\nname = 'row-ga'\n"
        "[[class]]\nname = 'four'\nfile = 'puzzles.txt'\n"
    )
    packed = tmp_path / "elsewhere.packed"
    from evoku._evoku import Jobs, pack_plan

    packed.write_text(pack_plan(str(path)))
    (tmp_path / "puzzles.txt").unlink()
    assert cluster.run(packed, tmp_path / "s", Eager()).new == 2
    assert len(Jobs(packed.read_text())) == 2
    packed.write_text(packed.read_text()[:-5])
    with pytest.raises(ValueError, match="damaged"):
        cluster.run(packed, tmp_path / "s2", Eager())


def test_what_is_wrong_is_said(tmp_path):
    with pytest.raises(OSError, match="none.toml"):
        cluster.run(tmp_path / "none.toml", tmp_path / "s")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("name = 'x'\nseeds = 1\n")
    with pytest.raises(ValueError, match="line 2, column 1"):
        cluster.run(wrong, tmp_path / "s")
    assert not (tmp_path / "s").exists()
    path = plan(tmp_path, 1, 10)
    with pytest.raises(ValueError, match="not an evoku store"):
        cluster.run(path, path, Eager())


def test_other_results_are_told_and_the_kept_ones_stay(whole, tmp_path):
    path, expected = whole
    from evoku._evoku import Jobs, Ledger, pack_plan

    packed = pack_plan(str(path))
    ledger = Ledger(str(tmp_path / "s"), packed, "")
    part = Jobs(packed).make(0, 3)
    assert ledger.take(part) == (3, 0, 0, [])
    assert ledger.missing() == [(3, 200)]
    with pytest.raises(ValueError, match="damaged"):
        ledger.take(part[: len(part) // 2])
    other = plan(tmp_path, 5, 5001)
    with pytest.raises(ValueError, match="already contains a plan"):
        ledger.take(Jobs(pack_plan(str(other))).make(0, 3))


@pytest.mark.parametrize("count", [3, pytest.param(40, marks=pytest.mark.slow)])
def test_killed_workers_lose_nothing(count, whole, tmp_path):
    """Kills processes of the pool during the work, each after a random number of reports."""
    path, expected = whole
    draw = random.Random(count)
    killed = 0
    done = None
    for round in range(100):
        store = tmp_path / f"{round}.sqlite"
        with cluster.Processes(2) as engine:
            reports = threading.Semaphore(0)
            stop = threading.Event()

            def strike():
                nonlocal killed
                for _ in range(3):
                    for _ in range(draw.randrange(1, 5)):
                        reports.acquire(timeout=CEILING)
                    victims = multiprocessing.active_children()
                    if stop.is_set() or not victims or killed == count:
                        return
                    try:
                        os.kill(draw.choice(victims).pid, signal.SIGKILL)
                        killed += 1
                    except ProcessLookupError:
                        pass

            thread = threading.Thread(target=strike)
            thread.start()
            while done is None or not done.is_done:
                try:
                    done = cluster.run(path, store, engine, seconds=0.02, progress=lambda _: reports.release())
                except RuntimeError:
                    # A task was lost too often; the same call continues.
                    pass
            stop.set()
            # The thread may wait for reports that don't come any more.
            reports.release(20)
            thread.join()
        check_same(store, expected, 200)
        done = None
        if killed == count:
            return
    pytest.fail(f"only {killed} of {count} kills hit the work")


@pytest.mark.parametrize("count", [3, pytest.param(40, marks=pytest.mark.slow)])
def test_a_killed_driver_goes_on(count, whole, tmp_path):
    """Kills the program that distributes work, and starts it again, until enough were killed."""
    path, expected = whole
    draw = random.Random(count)
    store = tmp_path / "store.sqlite"
    command = [sys.executable, "-m", "evoku.cluster", "run", path, store, "--seconds", "0.01"]
    command += ["--processes", "1"]
    killed = seen = 0
    while killed < count:
        driver = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
        # Wait until it has recorded some more runs.
        more = draw.randrange(1, 6)
        until(lambda: runs(store) >= seen + more, driver)
        if driver.poll() is None:
            os.killpg(driver.pid, signal.SIGKILL)
            killed += 1
        assert driver.wait() in (0, -signal.SIGKILL)
        assert runs(store) >= seen, "a run was lost"
        seen = runs(store)
        if seen == 200:
            check_same(store, expected, 200)
            store.unlink()
            seen = 0
    assert subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0
    check_same(store, expected, 200)


def test_a_full_disk_is_said_and_the_call_goes_on(whole, tmp_path):
    path, expected = whole
    store = tmp_path / "store.sqlite"
    command = [sys.executable, "-m", "evoku.cluster", "run", path, store, "--seconds", "0.01"]
    command += ["--processes", "1"]

    def fill():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, 150_000))

    full = subprocess.run(command, preexec_fn=fill, capture_output=True, text=True)
    assert full.returncode == 2, full
    assert "all recorded runs are kept" in full.stderr
    kept = runs(store)
    assert subprocess.run(command, capture_output=True).returncode == 0
    assert kept < 200
    check_same(store, expected, 200)


def test_a_full_disk_of_its_own_is_said_and_the_call_goes_on(whole, tmp_path):
    """The store doesn't fit in a file system of 160 kB. With more space, the call continues."""
    path, expected = whole
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=160k", "tmpfs", disk]
    if subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("no file system can be mounted here")
    try:
        command = [sys.executable, "-m", "evoku.cluster", "run", path, disk / "store.sqlite"]
        command += ["--processes", "1", "--seconds", "0.01"]
        full = subprocess.run(command, capture_output=True, text=True)
        assert full.returncode == 2 and "full" in full.stderr, full
        kept = runs(disk / "store.sqlite")
        assert kept < 200
        subprocess.run(["mount", "-o", "remount,size=9M", disk], check=True)
        assert runs(disk / "store.sqlite") >= kept, "a run was lost"
        assert subprocess.run(command, capture_output=True).returncode == 0
        check_same(disk / "store.sqlite", expected, 200)
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


def test_tasks_done_twice_count_once(whole, tmp_path):
    """Two programs make the same jobs for the same store at the same time."""
    path, expected = whole
    store = tmp_path / "store.sqlite"
    command = [sys.executable, "-m", "evoku.cluster", "run", path, store, "--seconds", "0.01"]
    command += ["--processes", "1"]
    both = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [one.communicate(timeout=300)[1] for one in both]
    assert [one.returncode for one in both] == [0, 0], said
    check_same(store, expected, 200)


def test_part_of_a_task_that_is_there_already_is_known(whole, tmp_path):
    path, expected = whole
    from evoku._evoku import Jobs, Ledger, pack_plan

    packed = pack_plan(str(path))
    ledger, jobs = Ledger(str(tmp_path / "s"), packed, ""), Jobs(packed)
    assert ledger.take(jobs.make(0, 120))[:3] == (120, 0, 0)
    assert ledger.take(jobs.make(0, 120))[:3] == (0, 120, 0)
    assert ledger.take(jobs.make(80, 200))[:3] == (80, 40, 0)
    check_same(tmp_path / "s", expected, 200)


class Growing(Eager):
    """Has no worker when first asked, and counts the questions."""

    asked = 0

    @property
    def workers(self):
        self.asked += 1
        return 0 if self.asked == 1 else 2


def test_an_engine_without_workers_is_told(whole, tmp_path):
    path, _ = whole
    seen = []
    done = cluster.run(path, tmp_path / "s", Growing(), progress=seen.append)
    assert done.is_done and seen[0].workers == 0 and seen[0].tasks == 0


def test_an_unreliable_engine_loses_nothing(whole, tmp_path):
    path, expected = whole
    store = tmp_path / "store.sqlite"
    for seed in range(50):
        engine = Unreliable(seed)
        try:
            if cluster.run(path, store, engine, seconds=0.01).is_done:
                break
        except RuntimeError as error:
            assert "was lost" in str(error)
    check_same(store, expected, 200)


@pytest.mark.parametrize("workers", [-1, 0, 1.5])
def test_wrong_numbers_of_processes_are_named(workers):
    with pytest.raises((TypeError, ValueError), match=f"workers: found {workers}.*at least 1"):
        cluster.Processes(workers)


@pytest.mark.parametrize(
    "name, value",
    [("ahead", -1), ("ahead", 0), ("seconds", 0), ("seconds", float("nan")), ("seconds", -1.0)],
)
def test_wrong_numbers_name_their_argument(tmp_path, name, value):
    path = plan(tmp_path, 1, 10)
    with pytest.raises(ValueError, match=f"{name}: found {value}"):
        cluster.run(path, tmp_path / "store", Eager(), **{name: value})
    assert not (tmp_path / "store").exists()


@pytest.mark.parametrize(
    "words",
    [
        "dataset {0}/d --count 5 --processes -1",
        "dataset {0}/d --count -5",
        "dataset {0}/d --count 5 --each 0",
        "solve {0} {0}/out --processes 0",
        "run {0}/plan.toml {0}/store --seconds nan",
        "run {0}/plan.toml {0}/store --log-every -1",
    ],
)
def test_the_command_names_wrong_numbers(tmp_path, words):
    plan(tmp_path, 1, 10)
    *_, option, value = words.split()
    command = [sys.executable, "-m", "evoku.cluster", *words.format(tmp_path).split()]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=CEILING)
    assert ran.returncode == 2 and "Traceback" not in ran.stderr, ran
    assert f"argument {option}: found {value}, expected a" in ran.stderr, ran
