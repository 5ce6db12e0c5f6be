"""Tunes a preset with Optuna through `evoku lab target`, and prints what it found.

    evoku generate 20 --level hard --seed 1001 -o tuning.txt
    python experiments/tuning/tune.py EVOKU tuning.txt row-ga

Needs `pip install optuna`. The first trial has the preset's own values. Each trial runs on all
puzzles with the same two seeds; its cost is the mean PAR10. The same arguments find the same values.
"""

import argparse
import subprocess
import sys
from pathlib import Path

import optuna

EVALUATIONS = 1_000_000
SEEDS = (1, 2)

#: What is tuned: each parameter's default and range, and whether it is searched by its logarithm.
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
    """The values as arguments of the command."""
    return [word for name, value in values.items() for word in ("--set", f"{name}={value}")]


def cost(evoku, algorithm, puzzles, values):
    """The mean cost of the runs on all puzzles."""
    command = [evoku, "lab", "target", "-a", algorithm, f"--evaluations={EVALUATIONS}"]
    costs = []
    for number, puzzle in enumerate(puzzles):
        for seed in SEEDS:
            order = [*command, *settings(values), "0", str(number), str(seed), puzzle]
            made = subprocess.run(order, check=True, capture_output=True, text=True)
            costs.append(float(made.stdout))
    return sum(costs) / len(costs)


def suggested(trial, space):
    """Values that the tuner wants to be tried; whole numbers where the default is one."""
    values = {}
    for name, (default, least, most, is_log) in space.items():
        suggest = trial.suggest_int if isinstance(default, int) else trial.suggest_float
        values[name] = suggest(name, least, most, log=is_log)
    return values


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("evoku")
    parser.add_argument("puzzles", type=Path)
    parser.add_argument("algorithm", choices=SPACES)
    parser.add_argument("--trials", type=int, default=60)
    arguments = parser.parse_args()
    puzzles = arguments.puzzles.read_text().split()
    space = SPACES[arguments.algorithm]

    def objective(trial):
        return cost(arguments.evoku, arguments.algorithm, puzzles, suggested(trial, space))

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=1))
    study.enqueue_trial({name: default for name, (default, *_) in space.items()})
    study.optimize(objective, n_trials=arguments.trials)
    first, best = study.trials[0], study.best_trial
    print(f"{arguments.algorithm}: default {first.value:,.0f}, best {best.value:,.0f} in trial")
    print(f"{best.number + 1} of {arguments.trials}: {' '.join(settings(best.params))}")


if __name__ == "__main__":
    sys.exit(main())
