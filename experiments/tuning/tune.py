"""Tunes a preset through `evoku lab target`, and prints the best values.

    evoku generate 20 --level hard --seed 1001 -o tuning.txt
    python experiments/tuning/tune.py EVOKU tuning.txt row-ga --tuner optuna

Requires `pip install optuna`, `pip install smac`, or R's package irace with its `bin` on the path.
All tuners begin with the default values, minimise the mean PAR10 and have the same number of runs.
Optuna runs each trial on all puzzles with two seeds; SMAC and irace race. The same arguments find
the same values.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

EVALUATIONS = 1_000_000
SEEDS = (1, 2)

#: The tuned parameters: default, minimum, maximum, and `True` for a logarithmic scale.
SPACES = {
    "ils-cp": {
        "steps": (200, 10, 2000, True),
        "tabu": (3, 0, 30, False),
        "acceptance": (0.05, 0.001, 0.5, True),
        "emptied": (0.9, 0.3, 1.0, False),
        "decay": (0.99, 0.8, 1.0, False),
    },
    "memetic": {
        "population": (4, 2, 30, True),
        "steps": (1000, 100, 20_000, True),
        "tenure": (0.4, 0.05, 3.0, True),
        "tenure_more": (10, 1, 40, False),
        "distance": (0.05, 0.0, 0.4, False),
    },
    "row-ga": {
        "population": (20, 5, 500, True),
        "tournament": (3, 1, 10, False),
        "crossover_rate": (0.9, 0.0, 1.0, False),
        "mutation_rate": (0.1, 0.01, 0.5, True),
        "patience": (100, 20, 1000, True),
    },
    "simulated-annealing": {
        "cooling": (0.99, 0.8, 0.9999, False),
        "chain": (1.0, 0.05, 20.0, True),
        "patience": (20, 1, 200, True),
    },
}


def settings(values):
    """Returns the values as arguments of the command."""
    return [word for name, value in values.items() for word in ("--set", f"{name}={value}")]


def run(order, values, seed, puzzle):
    """Executes one run, and returns its cost."""
    made = [*order, *settings(values), "0", "0", str(seed), puzzle]
    return float(subprocess.run(made, check=True, capture_output=True, text=True).stdout)


def with_optuna(order, puzzles, space, runs):
    """Tunes by trials on all puzzles with two seeds, chosen by estimated densities (TPE)."""
    import optuna

    def suggested(trial):
        values = {}
        for name, (default, least, most, is_log) in space.items():
            suggest = trial.suggest_int if isinstance(default, int) else trial.suggest_float
            values[name] = suggest(name, least, most, log=is_log)
        return values

    def objective(trial):
        values = suggested(trial)
        costs = [run(order, values, seed, puzzle) for puzzle in puzzles for seed in SEEDS]
        return sum(costs) / len(costs)

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=1))
    study.enqueue_trial({name: default for name, (default, *_) in space.items()})
    study.optimize(objective, n_trials=runs // (len(puzzles) * len(SEEDS)))
    return study.best_params


def with_smac(order, puzzles, space, runs):
    """Tunes by random forests and expected improvement, with a race on puzzles and seeds."""
    from ConfigSpace import ConfigurationSpace, Float, Integer
    from smac import AlgorithmConfigurationFacade, Scenario

    parameters = ConfigurationSpace(seed=1)
    for name, (default, least, most, is_log) in space.items():
        kind = Integer if isinstance(default, int) else Float
        parameters.add(kind(name, (least, most), default=default, log=is_log))
    with tempfile.TemporaryDirectory() as folder:
        scenario = Scenario(
            parameters,
            instances=puzzles,
            # SMAC requires features that distinguish puzzles: the number of givens.
            instance_features={puzzle: [len(puzzle) - puzzle.count(".")] for puzzle in puzzles},
            n_trials=runs,
            output_directory=Path(folder),
            seed=1,
        )

        def target(config, instance, seed=0):
            return run(order, dict(config), seed, instance)

        smac = AlgorithmConfigurationFacade(scenario, target, logging_level=40)
        return dict(smac.optimize())


def with_irace(order, puzzles, space, runs):
    """Tunes by iterated races, by rank on puzzles and seeds."""
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        kinds = {name: "i" if isinstance(of[0], int) else "r" for name, of in space.items()}
        logs = {name: ",log" if of[3] else "" for name, of in space.items()}
        files = {
            "parameters.txt": [
                f'{name} "--set {name}=" {kinds[name]}{logs[name]} ({least}, {most})'
                for name, (_, least, most, _) in space.items()
            ],
            "defaults.txt": [" ".join(space), " ".join(str(of[0]) for of in space.values())],
            "puzzles.txt": puzzles,
            "target-runner": ["#!/bin/sh", f'exec {" ".join(order)} "$@"'],
            "scenario.txt": [
                'targetRunner = "./target-runner"',
                'parameterFile = "parameters.txt"',
                'configurationsFile = "defaults.txt"',
                'trainInstancesFile = "puzzles.txt"',
                'trainInstancesDir = ""',
                f"maxExperiments = {runs}",
                'logFile = ""',
                "seed = 1",
            ],
        }
        for name, lines in files.items():
            (folder / name).write_text("\n".join(lines) + "\n")
        (folder / "target-runner").chmod(0o755)
        said = subprocess.run(["irace"], cwd=folder, check=True, capture_output=True, text=True)
    # The line after this one has the best values, for example "7  --set steps=10 --set tabu=2".
    lines = iter(said.stdout.splitlines())
    next(line for line in lines if line.startswith("# Best configurations as commandlines"))
    words = next(lines).split()[1:]
    return dict(word.split("=", 1) for word in words if "=" in word)


TUNERS = {"optuna": with_optuna, "smac": with_smac, "irace": with_irace}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("evoku")
    parser.add_argument("puzzles", type=Path)
    parser.add_argument("algorithm", choices=SPACES)
    parser.add_argument("--tuner", choices=TUNERS, default="optuna")
    parser.add_argument("--runs", type=int, default=2400)
    arguments = parser.parse_args()
    puzzles = arguments.puzzles.read_text().split()
    algorithm = arguments.algorithm
    evoku = os.path.abspath(arguments.evoku)
    order = [evoku, "lab", "target", "-a", algorithm, f"--evaluations={EVALUATIONS}"]
    best = TUNERS[arguments.tuner](order, puzzles, SPACES[algorithm], arguments.runs)
    print(f"{algorithm}: {' '.join(settings(best))}")


if __name__ == "__main__":
    sys.exit(main())
