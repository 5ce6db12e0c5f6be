"""Measures the overhead of evoku.cluster over the plain command, and prints tables.

    python experiments/cluster/measure.py EVOKU                    # processes of this machine
    python experiments/cluster/measure.py EVOKU --ray ADDRESS      # and a Ray cluster
    python experiments/cluster/measure.py EVOKU --jobs N           # bookkeeping of N jobs

EVOKU is the command, built from the same sources. Times are wall time and the time of all
processors. On a machine with other work, compare only the latter.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from evoku import cluster
from evoku._evoku import Jobs, Ledger, pack_plan
from evoku.cluster.driving import Clock, drive

PLAN = """name = "measured"
repetitions = {repetitions}
budget.evaluations = {evaluations}
[[algorithm]]
name = "random-search"
[[class]]
name = "{puzzles}"
bundled = "{puzzles}"
"""


def nothing(number):
    """Does nothing: an empty task."""
    return number


def write(folder, repetitions, evaluations, puzzles="9x9 hard"):
    path = folder / f"plan-{repetitions}-{evaluations}.toml"
    path.write_text(PLAN.format(repetitions=repetitions, evaluations=evaluations, puzzles=puzzles))
    return path


def spent():
    """The processor time of this process and its finished children."""
    both = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in both)


def timed(work):
    """Runs `work`, and returns its wall time, its processor time and its result."""
    wall, processor = time.monotonic(), spent()
    result = work()
    return time.monotonic() - wall, spent() - processor, result


def overhead(name, engine, tasks):
    """Prints the time of an empty task on an engine."""
    list(engine.map(nothing, range(8)))
    numbers = ((number,) for number in range(tasks))
    take = lambda *_: None
    clock = Clock(0, tasks, None)
    driving = lambda: drive(engine, nothing, numbers, take, ahead=16, cancel=None, clock=clock)
    wall, processor, _ = timed(driving)
    print(f"| {name} | {1000 * wall / tasks:.2f} | {1000 * processor / tasks:.2f} |")


def beside_the_command(evoku, folder, processes, evaluations, runs):
    """Prints a row: the best of three times of a plan, by the command and by evoku.cluster."""
    plan = write(folder, runs // 10, evaluations)
    best = {"command": (1e9, 1e9), "cluster": (1e9, 1e9)}
    for turn in range(3):
        stores = [folder / f"{name}-{evaluations}-{turn}.sqlite" for name in best]
        command = [evoku, "lab", "run", plan, "--store", stores[0], "--threads", str(processes)]
        module = [sys.executable, "-m", "evoku.cluster", "run", plan, stores[1]]
        module += ["--processes", str(processes)]
        for name, order in [("command", command), ("cluster", module)]:
            run = lambda: subprocess.run(order, check=True, capture_output=True)
            wall, processor, _ = timed(run)
            best[name] = min(best[name], (wall, processor), key=lambda pair: pair[1])
    (wall, processor), (cluster_wall, cluster_processor) = best["command"], best["cluster"]
    print(
        f"| {processor / runs:.4f} | {runs} | {wall:.1f} | {cluster_wall:.1f} | {processor:.1f} | "
        f"{cluster_processor:.1f} | {100 * processor / cluster_processor:.0f} % |"
    )


def bookkeeping(folder, jobs):
    """Measures how fast a ledger stores the shortest possible runs, in tasks of 10,000."""
    plan = write(folder, jobs // 10, 1, "4x4")
    packed = pack_plan(str(plan))
    store = folder / "bookkeeping.sqlite"
    made = Jobs(packed)
    ledger = Ledger(str(store), packed, "")
    making = taking = size = 0
    for first in range(0, jobs, 10_000):
        _, processor, part = timed(lambda: made.make(first, min(first + 10_000, jobs)))
        making += processor
        size += len(part)
        _, processor, taken = timed(lambda: ledger.take(part))
        taking += processor
        assert taken[0] == min(10_000, jobs - first)
        if first // 10_000 % 100 == 0:
            print(f"... {first:,} of {jobs:,}", file=sys.stderr)
    wall, processor, missing = timed(ledger.missing)
    assert missing == []
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    found = {
        "runs": jobs,
        "made_per_second": round(jobs / making),
        "taken_per_second": round(jobs / taking),
        "bytes_sent_per_run": round(size / jobs),
        "bytes_kept_per_run": round(store.stat().st_size / jobs),
        "seconds_to_find_what_is_missing": round(processor, 1),
        "megabytes_of_memory": memory,
    }
    print(json.dumps(found, indent=1))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("evoku")
    parser.add_argument("--ray")
    parser.add_argument("--jobs", type=int)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if arguments.jobs:
            bookkeeping(folder, arguments.jobs)
            return
        processes = min(2, os.cpu_count() or 1)
        print("| engine | ms a task, wall | ms, processor of the driver |\n|---|---:|---:|")
        with cluster.Processes(processes) as engine:
            overhead("processes", engine, 2000)
        if arguments.ray:
            with cluster.Ray(arguments.ray) as engine:
                overhead("Ray", engine, 2000)
        print("\n| s a run | runs | wall | cluster | processor | cluster | share |")
        print("|---:|---:|---:|---:|---:|---:|---:|")
        lengths = [(3_000_000, 10), (1_000_000, 20), (100_000, 100), (10_000, 1000)]
        for evaluations, runs in lengths:
            beside_the_command(arguments.evoku, folder, processes, evaluations, runs)


if __name__ == "__main__":
    main()
