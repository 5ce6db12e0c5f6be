"""External algorithms in cluster runs: the same runs as in evoku.lab, each once."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, ThreadPoolExecutor

import pytest
from evoku import cluster, lab
from evoku.cluster import externals
from test_cluster import Eager, Unreliable
from test_orphans import is_running, needs_proc
from waiting import CEILING, until

numpy = pytest.importorskip("numpy")

TEXT = """
name = "mixed"
repetitions = 4
seed = 7
budget.evaluations = 500
algorithm = [{ name = "row-ga" }, { external = "guess", set = { width = 5 } }]
class = [{ name = "4x4", bundled = "4x4", first = 6 }]
"""


def guess(problem, parameters, seed):
    """Random search, a few attempts at a time."""
    generator = numpy.random.default_rng(seed)
    while True:
        problem.evaluate(problem.random(int(parameters["width"]), generator))


def broken(problem, parameters, seed):
    raise ZeroDivisionError("by zero, in my own algorithm")


class Near(Eager):
    """An engine of another library whose workers are on this machine."""

    is_local = True


@pytest.fixture
def plan(tmp_path):
    (tmp_path / "plan.toml").write_text(TEXT)
    return tmp_path / "plan.toml"


def table(store):
    """All runs without times, in an order that doesn't depend on workers."""
    found = lab.Store(store).runs().to_dict()
    names = [name for name in found if name not in ("seconds", "session")]
    return sorted(zip(*(found[name] for name in names), strict=True), key=repr)


@pytest.fixture
def expected(plan, tmp_path):
    """The runs of evoku.lab."""
    options = {"algorithms": {"guess": guess}, "progress": False, "threads": 1}
    return table(lab.run(plan, tmp_path / "whole", **options).path)


def test_workers_make_the_runs_of_the_laboratory(plan, expected, tmp_path):
    seen = []
    options = {"algorithms": {"guess": guess}, "progress": seen.append}
    with cluster.Processes(2) as engine:
        done = cluster.run(plan, tmp_path / "store", engine, **options)
    assert done.is_done and (done.done, done.new, done.wanted) == (48, 48, 48)
    assert seen[-1].done == 48
    assert table(tmp_path / "store") == expected
    assert cluster.run(plan, tmp_path / "store", Near(), **options).new == 0
    with ThreadPoolExecutor(2) as engine:
        assert cluster.run(plan, tmp_path / "threads", engine, **options).new == 48
    assert table(tmp_path / "threads") == expected


def test_killed_workers_lose_nothing(plan, expected, tmp_path):
    store, killed = tmp_path / "store", threading.Event()

    def strike():
        until(lambda: store.exists() and len(multiprocessing.active_children()) == 2)
        for victim in multiprocessing.active_children():
            os.kill(victim.pid, signal.SIGKILL)
        killed.set()

    thread = threading.Thread(target=strike)
    thread.start()
    with cluster.Processes(2) as engine:
        done = cluster.run(plan, store, engine, algorithms={"guess": guess})
    thread.join()
    assert killed.is_set() and done.is_done
    assert table(store) == expected


def test_a_cancelled_call_continues(plan, expected, tmp_path):
    cancel = threading.Event()
    cancel.set()
    options = {"algorithms": {"guess": guess}, "cancel": cancel}
    with cluster.Processes(1) as engine:
        assert not cluster.run(plan, tmp_path / "store", engine, **options).is_done
        cancel.clear()
        assert cluster.run(plan, tmp_path / "store", engine, **options).is_done
    assert table(tmp_path / "store") == expected


def test_what_is_wrong_is_reported(plan, tmp_path):
    store = tmp_path / "store"
    with pytest.raises(ValueError, match="no function for 'guess'"):
        cluster.run(plan, store, Near())
    with pytest.raises(ValueError, match="no external algorithm 'other'"):
        cluster.run(plan, store, Near(), algorithms={"guess": guess, "other": guess})
    with pytest.raises(ValueError, match="an engine of this machine.*Unreliable"):
        cluster.run(plan, store, Unreliable(1), algorithms={"guess": guess})
    assert not store.exists()
    with pytest.raises(RuntimeError, match="(?s)guess failed.*my own algorithm"):
        cluster.run(plan, store, Near(), algorithms={"guess": broken})


@needs_proc
@pytest.mark.parametrize("number, code", [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_signal_ends_a_long_run_at_once(plan, tmp_path, number, code):
    text = (
        "import os, threading\nfrom pathlib import Path\n"
        "def guess(problem, parameters, seed):\n"
        "    Path('begun.txt').write_text(str(os.getpid()))\n"
        "    os.rename('begun.txt', 'begun')\n"
        "    threading.Event().wait()\n"
    )
    (tmp_path / "mine.py").write_text(text)
    command = [sys.executable, "-m", "evoku.cluster", "run", plan, tmp_path / "store"]
    command += ["--processes", "1", "--algorithm", "guess=mine:guess"]
    driver = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    worker = None
    try:
        assert until((tmp_path / "begun").exists, driver)
        worker = int((tmp_path / "begun").read_text())
        driver.send_signal(number)
        said = driver.communicate(timeout=CEILING)[1]
    finally:
        driver.kill()
    assert driver.returncode == code, said
    assert until(lambda: not is_running(worker))


def wait_for_ever(folder):
    (folder / "begun").write_text("")
    threading.Event().wait()


@pytest.mark.parametrize("kind", [cluster.Processes, ProcessPoolExecutor])
def test_processes_of_every_engine_end_in_the_middle_of_a_run(tmp_path, kind):
    with kind(1) as engine:
        lasting = engine.submit(wait_for_ever, tmp_path)
        assert until((tmp_path / "begun").exists)
        externals._end(engine, [lasting])
        assert isinstance(lasting.exception(), BrokenExecutor)
        if kind is cluster.Processes:
            assert engine.submit(abs, -1).result(CEILING) == 1, "later tasks get new processes"


def test_the_command_has_algorithms_and_reruns(plan, expected, tmp_path):
    module = tmp_path / "mine.py"
    stub = "def guess(problem, parameters, seed):\n    pass\n"
    real = (
        "import numpy\ndef guess(problem, parameters, seed):\n"
        "    generator = numpy.random.default_rng(seed)\n"
        "    while True:\n        problem.evaluate(problem.random(5, generator))\n"
    )
    command = [sys.executable, "-m", "evoku.cluster", "run", plan, tmp_path / "store"]
    command += ["--processes", "1", "--algorithm", "guess=mine:guess"]

    def run(text, *options):
        module.write_text(text)
        ran = subprocess.run([*command, *options], cwd=tmp_path, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        return ran.stderr

    assert "48 of 48 runs" in run(stub)
    assert "24 runs of guess that another version" in run(real)
    assert table(tmp_path / "store") != expected
    assert "24 of them new" in run(real, "--rerun")
    assert table(tmp_path / "store") == expected
    ran = subprocess.run([*command[:-1], "guess=mine:none"], capture_output=True, text=True)
    assert ran.returncode == 2 and "guess=mine:none" in ran.stderr
