"""Measures how evoku.cluster and shards scale on one to three nodes, and prints tables.

    python experiments/cluster/scale.py EVOKU

EVOKU is the command, built from the same sources. Requires `pip install ray`. The nodes are
processes of this machine, and Ray assigns one core to each. Jobs that wait leave the cores idle, so
they show the overhead of the engine. Jobs that compute share the cores of the machine.
"""

import argparse
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from evoku import cluster
from evoku.cluster.driving import Clock, drive

PLAN = """name = "scaling"
repetitions = 3
budget.evaluations = 2_000_000
[[algorithm]]
name = "random-search"
[[class]]
name = "9x9 hard"
bundled = "9x9 hard"
"""
NODES = (1, 2, 3)
#: Duration in seconds, and number, of the jobs that wait.
PAUSE, PAUSES = 0.5, 60
EMPTY = 3000
PORT = 46479
SETTINGS = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}


class Nodes:
    """A Ray cluster: a head without cores, and nodes with one core each."""

    def __init__(self, folder):
        self.processes = []
        self.folder = folder
        address = ["--node-ip-address=127.0.0.1", f"--port={PORT}", "--include-dashboard=false"]
        self.start("--head", "--num-cpus=0", *address, f"--temp-dir={folder}")

    def add(self):
        """Starts a node that joins the cluster."""
        own = f"--node-ip-address=127.0.0.{1 + len(self.processes)}"
        self.start("--num-cpus=1", f"--address=127.0.0.1:{PORT}", own)

    def start(self, *arguments):
        ray = Path(sys.executable).with_name("ray")
        command = [ray, "start", "--block", "--object-store-memory=100000000", *arguments]
        log = open(self.folder / f"node-{len(self.processes)}.log", "w+")
        process = subprocess.Popen(
            command, stdout=log, stderr=log, start_new_session=True, env=SETTINGS
        )
        self.processes.append(process)
        while "Ray runtime started" not in Path(log.name).read_text():
            if process.poll() is not None:
                sys.exit(Path(log.name).read_text())
            time.sleep(0.2)

    def end(self):
        for process in reversed(self.processes):
            os.killpg(process.pid, signal.SIGTERM)
        for process in self.processes:
            process.wait()


def nothing(number):
    """Does nothing: an empty task."""
    return number


def pause(number):
    """Waits, as the driver would for a task on another machine."""
    time.sleep(PAUSE)
    return os.getpid()


def wake(engine, count):
    """Waits until `count` workers run. Ray starts them only when there is work."""
    seen = set()
    while len(seen) < count:
        seen |= {future.result() for future in [engine.submit(pause, 0) for _ in range(2 * count)]}


def driven(engine, function, count):
    """Calls a function `count` times; returns the seconds and the driver's processor time."""
    tasks = ((number,) for number in range(count))
    spent, begun = resource.getrusage(resource.RUSAGE_SELF), time.monotonic()
    clock = Clock(0, count, None)
    drive(engine, function, tasks, lambda *_: None, ahead=None, cancel=None, clock=clock)
    seconds, after = time.monotonic() - begun, resource.getrusage(resource.RUSAGE_SELF)
    processor = after.ru_utime + after.ru_stime - spent.ru_utime - spent.ru_stime
    return seconds, processor


def computed(engine, plan, store):
    """Runs a plan on an engine, and returns the seconds."""
    return cluster.run(plan, store, engine).seconds


def sharded(evoku, plan, folder, count):
    """Runs a plan in `count` simultaneous shards, merges them, and returns the seconds."""
    parts = [folder / f"part-{number}-{count}.sqlite" for number in range(1, count + 1)]
    begun = time.monotonic()
    common = [evoku, "lab", "run", plan, "--threads", "1"]
    orders = [
        [*common, "--shard", f"{number}/{count}", "--store", part]
        for number, part in enumerate(parts, 1)
    ]
    quiet = subprocess.DEVNULL
    shards = [subprocess.Popen(order, stdout=quiet, stderr=quiet) for order in orders]
    failed = [shard.args for shard in shards if shard.wait() != 0]
    if failed:
        sys.exit(f"failed: {failed}")
    merge = [evoku, "lab", "merge", *parts, "-o", folder / f"all-{count}.sqlite"]
    subprocess.run(merge, check=True, capture_output=True)
    return time.monotonic() - begun


def row(words, seconds):
    """Prints a row: the seconds for each number of nodes, and the speed-up."""
    times = " | ".join(f"{one:.1f}" for one in seconds)
    faster = " | ".join(f"{seconds[0] / one:.2f}" for one in seconds[1:])
    print(f"| {words} | {times} | {faster} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("evoku")
    evoku = parser.parse_args().evoku
    # A short path: it contains Ray's sockets, and their names are limited to 107 bytes.
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        plan = folder / "scaling.toml"
        plan.write_text(PLAN)
        empty, waiting, computing = [], [], []
        nodes = Nodes(folder)
        try:
            for count in NODES:
                nodes.add()
                with cluster.Ray(f"127.0.0.1:{PORT}") as engine:
                    wake(engine, count)
                    empty.append(driven(engine, nothing, EMPTY))
                    waiting.append(driven(engine, pause, PAUSES)[0])
                    computing.append(computed(engine, plan, folder / f"ray-{count}.sqlite"))
        finally:
            nodes.end()
        shards = [sharded(evoku, plan, folder, count) for count in NODES]
    print("| nodes | ms a task that does nothing, wall | ms, processor of the driver |")
    print("|---:|---:|---:|")
    for count, (seconds, processor) in zip(NODES, empty):
        print(f"| {count} | {1000 * seconds / EMPTY:.2f} | {1000 * processor / EMPTY:.2f} |")
    print("\n| | s on 1 node | 2 | 3 | 2 nodes, times faster | 3 |\n|---|---:|---:|---:|---:|---:|")
    row(f"Ray, {PAUSES} tasks that wait {PAUSE} s", waiting)
    row("Ray, a plan that computes", computing)
    row("shards of the same plan, and merging them", shards)


if __name__ == "__main__":
    main()
