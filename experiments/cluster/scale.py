"""Measures evoku.cluster on one to three Ray nodes of this machine, each with one core.

    python experiments/cluster/scale.py [--rounds N]

Needs `pip install ray`. The nodes are processes of this machine, so beyond its cores they share
them: then the work done in a second of processor time compares, and the wall clock doesn't. The
numbers of nodes take turns, so that other work on the machine falls on all.
"""

import argparse
import os
import tempfile
import time
from pathlib import Path

from evoku import cluster
from measure import overhead, write
from ray.cluster_utils import Cluster

#: 300 runs of some 30 ms, handed out in tasks of about a second.
RUNS, EVALUATIONS = 300, 1_000_000


def processors():
    """The seconds of processor time of Ray's workers and of the rest of Ray below this process."""
    tick = os.sysconf("SC_CLK_TCK")
    workers = others = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            words = (stat.parent / "cmdline").read_bytes()
        except OSError:
            continue
        seconds = (int(fields[11]) + int(fields[12])) / tick
        if b"ray::_call" in words or b"ray::IDLE" in words:
            workers += seconds
        elif b"raylet" in words or b"gcs_server" in words or b"ray::" in words:
            others += seconds
    return workers, others


def measured(address, plan, store):
    """Makes a plan's runs: wall, processor time of workers, of the rest of Ray, of this process."""
    with cluster.Ray(address) as engine:
        list(engine.submit(os.getpid).result() for _ in range(4))
        before, driver, begun = processors(), time.process_time(), time.monotonic()
        done = cluster.run(plan, store, engine, seconds=1)
        wall, driver = time.monotonic() - begun, time.process_time() - driver
        after = processors()
    assert done.is_done
    return wall, after[0] - before[0], after[1] - before[1], driver, done.tasks


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    head = {"num_cpus": 0, "include_dashboard": False}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plan = write(folder, RUNS // 10, EVALUATIONS)
        columns = "wall | runs/s | workers | rest of Ray | driver | tasks | runs/s of processor"
        print(f"| nodes | {columns} |")
        print("|---:|---:|---:|---:|---:|---:|---:|---:|", flush=True)
        for turn in range(rounds):
            nodes = Cluster(initialize_head=True, head_node_args=head)
            for count in (1, 2, 3):
                nodes.add_node(num_cpus=1)
                nodes.wait_for_nodes()
                store = folder / f"{count}-{turn}.sqlite"
                wall, workers, others, driver, tasks = measured(nodes.address, plan, store)
                print(
                    f"| {count} | {wall:.1f} | {RUNS / wall:.1f} | {workers:.1f} | {others:.1f} | "
                    f"{driver:.1f} | {tasks} | {RUNS / workers:.1f} |",
                    flush=True,
                )
            if turn == rounds - 1:
                with cluster.Ray(nodes.address) as engine:
                    overhead("Ray", engine, 2000)
            nodes.shutdown()


if __name__ == "__main__":
    main()
