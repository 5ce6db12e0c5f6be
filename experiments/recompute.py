#!/usr/bin/env python3
"""Recomputes every p-value of a report with SciPy, from the values that evoku exports.

    evoku lab export plan.sqlite --csv tables
    python3 experiments/recompute.py tables

Reads comparisons.csv, comparison_values.csv, ranks.csv and rank_values.csv. Recomputes the tests,
Holm's corrections, Friedman's tests and Nemenyi's critical differences, and compares them with the
exported figures. Shares no code with evoku. Needs numpy and scipy.

Exit codes: 0 all figures agree, 1 a figure differs.
"""

import argparse
import collections
import csv
import math
import pathlib
import sys

import numpy
from scipy import stats

# The largest number of permutations that are all computed. Above, p-values are estimated.
ALL = 1 << 16
# The number of random permutations behind an estimate; evoku draws as many.
DRAWN = 9_999
# The columns that identify a comparison, and the family that Holm's method corrects together.
NAMES = ("class", "set", "first", "second", "comparison")
FAMILY = ("class", "set", "comparison")


def read(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def number(text, missing):
    return float(text) if text else missing


def holm(p_values):
    """Holm's step-down correction."""
    order = sorted(range(len(p_values)), key=lambda at: p_values[at])
    corrected, least = [0.0] * len(p_values), 0.0
    for place, at in enumerate(order):
        least = max(least, min(1.0, p_values[at] * (len(p_values) - place)))
        corrected[at] = least
    return corrected


def is_close(one, other):
    return math.isclose(one, other, rel_tol=1e-6, abs_tol=1e-9)


def is_estimate(one, other):
    """Returns True if two p-values agree, of which one or both are from random permutations."""
    spread = math.sqrt(max(one, other, 1 / DRAWN) * (1 - min(one, other, 0.5)) / DRAWN)
    return abs(one - other) <= 6 * spread + 2 / DRAWN


def permutation(samples, kind, ways):
    """The p-value of the difference of two means, and whether it is exact."""
    scale = max(1e-300, max(abs(value) for sample in samples for value in sample))
    if min(len(sample) for sample in samples) < 2:
        return of_one(samples, scale), True

    def difference(one, other, axis=-1):
        # Equal sums may differ by rounding, so they are rounded.
        found = numpy.mean(one, axis=axis) - numpy.mean(other, axis=axis)
        return numpy.round(found / scale, 11)

    found = stats.permutation_test(
        samples,
        difference,
        permutation_type=kind,
        vectorized=True,
        n_resamples=numpy.inf if ways <= ALL else DRAWN,
        batch=4096,
        rng=numpy.random.default_rng(1),
    )
    return found.pvalue, ways <= ALL


def of_one(samples, scale):
    """The p-value of samples of which one has a single value. SciPy accepts no such sample."""
    small, large = sorted(samples, key=len)
    values = [*small, *large]
    total, count = sum(values), len(values) - 1
    found = [round((value - (total - value) / max(count, 1)) / scale, 11) for value in values]
    low = sum(value <= found[0] for value in found)
    high = sum(value >= found[0] for value in found)
    return min(1.0, 2 * min(low, high) / len(values))


def tested(row, values):
    """The p-value of a comparison, and whether it is exact."""
    first, second = values["first"], values["second"]
    if row["method"] == "Fisher":
        table = [[sum(side), len(side) - sum(side)] for side in (first, second)]
        return stats.fisher_exact(table).pvalue, True
    if "signs" in row["method"]:
        # The samples are exchanged within pairs, which flips the sign of a difference. Pairs without a
        # difference only double the number of permutations.
        pairs = [(one, other) for one, other in zip(first, second, strict=True) if one != other]
        if len(pairs) < 2:
            return 1.0, True
        return permutation(list(zip(*pairs)), "samples", 2 ** len(pairs))
    ways = math.comb(len(first) + len(second), len(first))
    return permutation([first, second], "independent", ways)


def effect(row, values):
    difference = numpy.mean(values["first"]) - numpy.mean(values["second"])
    return math.exp(difference) if row["comparison"] == "speed" else difference


class Report:
    """Counts the figures, and prints those that differ."""

    def __init__(self):
        self.agree, self.differ = 0, 0

    def compare(self, what, ours, theirs, agrees=is_close):
        if agrees(ours, theirs):
            self.agree += 1
        else:
            self.differ += 1
            print(f"{what}: {theirs} in the export, {ours} by SciPy")


def comparisons(folder, report):
    values = collections.defaultdict(lambda: collections.defaultdict(list))
    for row in read(folder / "comparison_values.csv"):
        values[tuple(row[name] for name in NAMES)][row["side"]].append(float(row["value"]))
    families = collections.defaultdict(list)
    for row in read(folder / "comparisons.csv"):
        key = tuple(row[name] for name in NAMES)
        what, of = " / ".join(key), values[key]
        p, is_exact = tested(row, of)
        is_drawn = row["method"].startswith("drawn") or not is_exact
        report.compare(f"{what}: p", p, float(row["p_raw"]), is_estimate if is_drawn else is_close)
        report.compare(f"{what}: effect", effect(row, of), float(row["effect"]))
        # Pairs with equal values are not part of the family.
        if of["first"] != of["second"]:
            families[tuple(row[name] for name in FAMILY)].append(row)
    for family, rows in families.items():
        corrected = holm([float(row["p_raw"]) for row in rows])
        for row, p in zip(rows, corrected, strict=True):
            what = " / ".join(row[name] for name in NAMES)
            report.compare(f"{what}: corrected p", p, float(row["p"]))


def ranks(folder, report):
    values = collections.defaultdict(lambda: collections.defaultdict(list))
    for row in read(folder / "rank_values.csv"):
        values[row["class"]][row["configuration"]].append(number(row["value"], math.inf))
    for row in read(folder / "ranks.csv"):
        of, name = values[row["class"]], row["class"]
        table = numpy.array(list(of.values())).T
        mean_ranks = numpy.apply_along_axis(stats.rankdata, 1, table).mean(axis=0)
        place = list(of).index(row["configuration"])
        report.compare(f"{name} / {row['configuration']}: rank", mean_ranks[place], float(row["rank"]))
        blocks, count = table.shape
        if (table == table[:, :1]).all():
            statistic, p = 0.0, 1.0
        else:
            statistic, p = stats.friedmanchisquare(*table.T)
        report.compare(f"{name}: Friedman's statistic", statistic, float(row["friedman"]))
        report.compare(f"{name}: p (Friedman)", p, float(row["p"]))
        spread = math.sqrt(count * (count + 1) / (6 * blocks))
        critical = stats.studentized_range.ppf(0.95, count, numpy.inf) / math.sqrt(2) * spread
        found = float(row["critical_difference"])
        report.compare(
            f"{name}: critical difference", critical, found, lambda a, b: math.isclose(a, b, rel_tol=1e-4)
        )


def main():
    parser = argparse.ArgumentParser(description="Recomputes the p-values of a report with SciPy.")
    parser.add_argument("folder", type=pathlib.Path, help="folder of evoku lab export --csv")
    folder = parser.parse_args().folder
    report = Report()
    comparisons(folder, report)
    ranks(folder, report)
    print(f"{report.agree} figures agree, {report.differ} differ")
    sys.exit(1 if report.differ else 0)


if __name__ == "__main__":
    main()
