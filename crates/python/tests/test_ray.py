"""evoku.cluster on a Ray cluster whose workers, nodes, head and driver are killed.

Slow, and needs `pip install ray`. `pytest crates/python -m slow -k ray -s` prints each kill.
"""

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from evoku import cluster
from stores import check_same, plan, runs
from test_cluster import Eager
from waiting import until

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("ray"), reason="ray isn't installed"),
]

#: A plan of 1,600 runs, which take some milliseconds each.
REPETITIONS, EVALUATIONS, RUNS = 40, 30_000, 1600
PORT = 46379
QUIET = {
    **os.environ,
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DISABLE_DOCKER_CPU_WARNING": "1",
    "RAY_DEDUP_LOGS": "0",
    # On a busy machine a late node isn't dead yet: allow half a minute instead of 15 s.
    "RAY_health_check_failure_threshold": "10",
    # By default, Ray's workers have a lower priority than all other processes.
    "RAY_worker_niceness": "0",
}


class Nodes:
    """A head without cores, and nodes with one core each. All are processes of this machine."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.processes = {}
        # The folder of Ray's sockets. Their paths may have at most 107 bytes, and pytest's folders
        # are longer.
        self.sockets = tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True)
        self.begin()

    def start(self, name, *arguments):
        """Starts a node and waits for it. Tries again, as on a busy machine Ray gives up after 30
        s.
        """
        command = ["ray", "start", "--block", "--disable-usage-stats", *arguments]
        command += ["--object-store-memory=100000000"]
        path = self.folder / f"{name}.log"
        for _ in range(10):
            log = open(path, "w")
            process = subprocess.Popen(
                command, stdout=log, stderr=log, start_new_session=True, env=QUIET
            )
            self.processes[name] = process
            if until(lambda: "Ray runtime started" in path.read_text(), process):
                return
        pytest.fail(f"{name} doesn't start: {path.read_text()}")

    def begin(self):
        address = ["--node-ip-address=127.0.0.1", f"--port={PORT}", "--include-dashboard=false"]
        self.start("head", "--head", "--num-cpus=0", *address, f"--temp-dir={self.sockets.name}")
        self.add("one")
        self.add("two")

    def add(self, name):
        number = {"one": 2, "two": 3}[name]
        address = [f"--address=127.0.0.1:{PORT}", f"--node-ip-address=127.0.0.{number}"]
        self.start(name, "--num-cpus=1", *address)

    def kill(self, name):
        """Kills a node with all of its processes."""
        process = self.processes.pop(name)
        if process.poll() is not None:
            return
        for victim in [process.pid, *descendants(process.pid)]:
            kill(victim)
        process.wait()

    def heal(self):
        """Restarts nodes that have ended or were killed.

        If one of Ray's agents is killed, the raylet ends, but `ray start --block` goes on.
        """
        for name in ("one", "two"):
            if not self.below(name, b"raylet/raylet"):
                if name in self.processes:
                    self.kill(name)
                self.add(name)

    def below(self, name, words):
        """The processes of a node whose command contains `words`."""
        if name not in self.processes:
            return []
        found = descendants(self.processes[name].pid)
        return [victim for victim in found if words in command_line(victim)]

    def workers(self):
        """The processes that run tasks."""
        return [*self.below("one", b"ray::_call"), *self.below("two", b"ray::_call")]

    def agents(self):
        """Ray's own agents on the nodes. A node ends with any of its agents."""
        return [*self.below("one", b"Agent"), *self.below("two", b"Agent")]

    def end(self):
        for name in list(self.processes):
            self.kill(name)
        self.sockets.cleanup()


def kill(pid):
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def command_line(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def descendants(pid):
    """The descendants of a process."""
    children = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue
        children.setdefault(parent, []).append(int(stat.parent.name))
    found, todo = [], [pid]
    while todo:
        more = children.get(todo.pop(), [])
        found += more
        todo += more
    return found


def drive(path, store):
    command = [sys.executable, "-m", "evoku.cluster", "run", path, store, "--seconds", "0.2"]
    command += ["--ray", f"127.0.0.1:{PORT}"]
    return subprocess.Popen(command, env=QUIET, stderr=subprocess.DEVNULL, start_new_session=True)


def waits_for(store, count, driver, nodes):
    """Waits until a store has `count` runs, and restarts nodes that ended by themselves. Fails only
    if no run arrives for long, since the speed depends on other work on the machine.
    """
    seen = runs(store)

    def is_more():
        nodes.heal()
        return runs(store) > seen

    while seen < count and until(is_more, driver):
        seen = runs(store)


@pytest.fixture
def nodes(tmp_path):
    made = Nodes(tmp_path)
    yield made
    made.end()


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    folder = tmp_path_factory.mktemp("ray")
    path = plan(folder, REPETITIONS, EVALUATIONS)
    assert cluster.run(path, folder / "whole.sqlite", Eager()).new == RUNS
    return path, folder / "whole.sqlite"


def test_whatever_is_killed_every_run_is_there_once(nodes, whole, tmp_path):
    """Kills a worker, a node, the driver and the head at random moments. The last driver then
    finishes.
    """
    path, expected = whole
    store = tmp_path / "store.sqlite"
    draw = random.Random(18)
    driver = drive(path, store)
    for at, victim in [(100, "worker"), (300, "node"), (600, "driver"), (900, "head")]:
        waits_for(store, at + draw.randrange(100), driver, nodes)
        before = runs(store)
        if victim == "worker":
            kill(draw.choice(nodes.workers() or [0]))
        elif victim == "node":
            nodes.kill("two")
            waits_for(store, before + 100, driver, nodes)
        elif victim == "driver":
            os.killpg(driver.pid, signal.SIGKILL)
            driver.wait()
            driver = drive(path, store)
        else:
            nodes.end()
            os.killpg(driver.pid, signal.SIGKILL)
            driver.wait()
            nodes.begin()
            driver = drive(path, store)
        assert runs(store) >= before, "a run was lost"
        print(f"{victim} killed at {before} runs")
    waits_for(store, RUNS, driver, nodes)
    driver.wait(300)
    assert driver.returncode == 0
    check_same(store, expected, RUNS)


def test_forty_random_kills(nodes, whole, tmp_path):
    """Kills workers, agents, nodes and drivers, each after some more recorded runs."""
    path, expected = whole
    draw = random.Random(40)
    store = tmp_path / "store.sqlite"
    killed, checked = {"worker": 0, "agent": 0, "node": 0, "driver": 0}, 0
    driver = drive(path, store)
    while sum(killed.values()) < 40:
        waits_for(store, runs(store) + draw.randrange(1, 120), driver, nodes)
        if driver.poll() is not None:
            assert driver.returncode == 0
            check_same(store, expected, RUNS)
            checked += RUNS
            store.unlink()
            driver = drive(path, store)
            continue
        victim = draw.choice(["worker"] * 5 + ["agent", "node", "driver"])
        if victim == "worker" and (workers := nodes.workers()):
            kill(draw.choice(workers))
        elif victim == "agent" and (agents := nodes.agents()):
            kill(draw.choice(agents))
        elif victim == "node":
            nodes.heal()
            nodes.kill(draw.choice(["one", "two"]))
        elif victim == "driver":
            os.killpg(driver.pid, signal.SIGKILL)
            driver.wait()
            driver = drive(path, store)
        else:
            continue
        killed[victim] += 1
        print(f"{sum(killed.values())}: a {victim} at {runs(store)} runs", flush=True)
    waits_for(store, RUNS, driver, nodes)
    driver.wait(300)
    assert driver.returncode == 0
    check_same(store, expected, RUNS)
    print(f"killed {killed}; {checked + RUNS} rows compared, each once and the same")
