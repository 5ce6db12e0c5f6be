"""Computes anytime.json, the reference values of crates/lab/tests/suite/anytime.rs.

Executes the runs of that test by the command and passes their traces to cocopp (the postprocessing of
COCO) in its file format. cocopp then computes when each run reached each target, and the expected
running times. Needs cocopp 2.9, with six and matplotlib:  python3 anytime.py EVOKU > anytime.json
"""

import collections
import csv
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

# The plan of the test.
PLAN = """name = "small"
seed = 7
repetitions = 3
[budget]
evaluations = 2_000
[[algorithm]]
name = "multi-objective"
[[algorithm]]
name = "row-ga"
[[class]]
name = "4x4"
bundled = "4x4"
"""
# The target costs: powers of 2 and 0.
COSTS = [2**power for power in range(5, -1, -1)] + [0]


def place(cost):
    """The index of a cost among the targets of COCO, five for each power of 10; 0 is the last one."""
    return 10 ** (math.ceil(math.log2(cost)) / 5) if cost else 1e-8


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def traces(evoku, folder):
    """The traces of each configuration's runs."""
    plan, store = folder / "plan.toml", folder / "store.sqlite"
    plan.write_text(PLAN)
    subprocess.run([evoku, "lab", "run", "-q", plan, "--store", store], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([evoku, "lab", "export", "-q", store, "--csv", folder / "csv"], check=True)
    points = collections.defaultdict(list)
    for row in read(folder / "csv/traces.csv"):
        points[row["run"]].append((int(row["evaluations"]), int(row["best_so_far"])))
    algorithms = collections.defaultdict(list)
    for row in read(folder / "csv/runs.csv"):
        algorithms[row["configuration"]].append(points[row["run"]])
    return algorithms


def write(folder, name, runs):
    """Writes the files of COCO for runs on one function, with values slightly below the reached targets."""
    data = folder / name / "data_f1"
    data.mkdir(parents=True)
    heads = "% f evaluations | g evaluations | best noise-free fitness - Fopt | measured | best | x1 | x2\n"
    lines, ends = [], []
    for number, run in enumerate(runs, 1):
        lines.append(heads)
        # COCO's files begin with the first evaluation. evoku's traces begin later, so this value reaches no target.
        for evaluations, cost in [(1, 2**13), *run]:
            value = 0.9 * place(cost)
            lines.append(f"{evaluations} 0 {value:.12e} {value:.12e} {value:.12e} 0 0\n")
        ends.append(f"{number}:{run[-1][0]}|{value:.1e}")
    for kind in ("dat", "tdat"):
        (data / f"bbobexp_f1_DIM2.{kind}").write_text("".join(lines))
    (folder / name / "bbobexp_f1.info").write_text(
        f"suite = 'bbob', funcId = 1, DIM = 2, Precision = 1.000e-08, algId = '{name}', coco_version = '2.6.3'\n"
        f"% {name}\n"
        f"data_f1/bbobexp_f1_DIM2.dat, {', '.join(ends)}\n"
    )
    return str(folder / name)


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        algorithms = traces(os.path.abspath(sys.argv[1]), folder)
        os.chdir(folder)
        # cocopp writes notes to standard output, even while it is imported.
        kept, sys.stdout = sys.stdout, sys.stderr
        import cocopp

        # The algorithm, the cost, the expected running time, and the evaluations at which runs reached it.
        told = []
        for algorithm, runs in algorithms.items():
            [data] = cocopp.load(write(folder, algorithm, runs))
            targets = [1.01 * place(cost) for cost in COSTS]
            hits = [
                sorted(int(hit) for hit in row if math.isfinite(hit)) for row in data.detEvals(targets)
            ]
            times = [float(time) if math.isfinite(time) else None for time in data.detERT(targets)]
            for target in zip(COSTS, times, hits):
                told.append([algorithm, *target])
        sys.stdout = kept
        rows = ",\n".join(json.dumps(row) for row in told)
        print(f'{{"cocopp": "{cocopp.__version__}", "targets": [\n{rows}\n]}}')


main()
