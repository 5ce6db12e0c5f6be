"""Computes statistics.json, the reference values of crates/lab/tests/suite/stats.rs.

Needs SciPy 1.11 or later:  python3 statistics.py > statistics.json
"""

import json
import random

import numpy
import scipy
from scipy import optimize, stats

random.seed(20)


def sample(size, shift=0.0, ties=False):
    values = [random.gauss(shift, 2) for _ in range(size)]
    return [float(round(value)) for value in values] if ties else values


pairs = [
    (sample(30), sample(30, 1)),
    (sample(30, ties=True), sample(25, 1, ties=True)),
    (sample(10), sample(12, 5)),
    (sample(200, ties=True), sample(150, 0.2, ties=True)),
    ([1.0] * 8 + [2.0], [1.0] * 9),
]
blocks = [
    [sample(4) for _ in range(12)],
    [sample(5, ties=True) for _ in range(20)],
    [[value + shift for shift, value in enumerate(sample(3))] for _ in range(30)],
]


def a12(x, y):
    return stats.mannwhitneyu(x, y, method="asymptotic").statistic / (len(x) * len(y))


def false_alarms(p_values):
    """Holm's correction, by its definition."""
    order = sorted(range(len(p_values)), key=lambda at: p_values[at])
    return [
        min(1.0, max((len(p_values) - place) * p_values[order[place]] for place in range(order.index(at) + 1)))
        for at in range(len(p_values))
    ]


p_values = [[0.01, 0.04, 0.03, 0.005], [0.5, 0.6, 0.7], [0.02], [0.001, 0.001, 0.9, 0.04, 0.2]]
values = sample(31) + [7.0, 7.0]


def censored(values, bound):
    """The values up to a bound, and the number of values above it."""
    return [value for value in values if value <= bound], sum(value > bound for value in values)


def fits(solved, failed, bound):
    """The maximum-likelihood parameters of four distributions, with log-likelihood and Kolmogorov's distance."""
    data = stats.CensoredData(uncensored=solved, right=[bound] * failed)

    def likelihood(law, numbers):
        return float(law.logpdf(solved, *numbers).sum() + failed * law.logsf(bound, *numbers))

    def distance(law, numbers):
        """Kolmogorov's distance for the runs that ended below the bound; that of kstest if all did."""
        shares = law.cdf(sorted(solved), *numbers)
        steps = numpy.arange(len(solved) + 1) / (len(solved) + failed)
        found = float(max((shares - steps[:-1]).max(), (steps[1:] - shares).max()))
        assert failed or abs(found - stats.kstest(solved, law.cdf, numbers).statistic) < 1e-12
        return found

    shape, _, scale = stats.weibull_min.fit(data, floc=0)
    deviation, _, median = stats.lognorm.fit(data, floc=0)
    _, mean = stats.expon.fit(data, floc=0)

    def above(shift):
        return stats.expon.fit(data, floc=shift)[1]

    # The shift is at most the shortest run; within that range, the likelihood is maximised.
    shift = optimize.minimize_scalar(
        lambda shift: -likelihood(stats.expon, (shift, above(shift))),
        bounds=(0, min(solved)),
        method="bounded",
        options={"xatol": 1e-9},
    ).x
    return [
        [float(mean), 0.0, *(of(stats.expon, (0, mean)) for of in (likelihood, distance))],
        [float(above(shift)), float(shift), *(of(stats.expon, (shift, above(shift))) for of in (likelihood, distance))],
        [float(scale), float(shape), *(of(stats.weibull_min, (shape, 0, scale)) for of in (likelihood, distance))],
        [
            float(numpy.log(median)),
            float(deviation),
            *(of(stats.lognorm, (deviation, 0, median)) for of in (likelihood, distance)),
        ],
    ]


def restarted(puzzles):
    """The mean effort with restarts, for the best cutoff and for the best unit of Luby's sequence. It is computed as
    the expectation over all restarts. A puzzle is a list of run lengths, with None for failures at a bound."""
    bound = max(length for runs in puzzles for length in runs if length)

    def luby(number):
        power = number.bit_length()
        return 2 ** (power - 1) if number == 2**power - 1 else luby(number - 2 ** (power - 1) + 1)

    def spent(runs, cutoffs):
        expected, alive = 0.0, 1.0
        for cutoff in cutoffs:
            expected += alive * numpy.mean([length if length and length <= cutoff else cutoff for length in runs])
            alive *= numpy.mean([not length or length > cutoff for length in runs])
            if alive < 1e-12:
                return expected
        return numpy.inf

    def average(cutoff):
        return float(numpy.mean([spent(runs, map(cutoff, range(1, 20_000))) for runs in puzzles]))

    fixed = min((average(lambda _: after), after) for after in sorted({one for runs in puzzles for one in runs if one}))
    units = [2.0**power for power in range(20) if 2**power <= bound]
    sequence = min((average(lambda number: min(unit * luby(number), bound)), unit) for unit in units)
    return [fixed[1], fixed[0], sequence[1], sequence[0]]


# Half of the runs are quick; the others take long or fail.
restarts = [[quick + run for run in range(10)] + [500.0, 900.0] + [None] * 8 for quick in (10.0, 20.0)]


lengths = [
    (*censored([random.expovariate(1 / 700) for _ in range(60)], 1e9), 1e9),
    (*censored([random.expovariate(1 / 700) for _ in range(60)], 900), 900),
    (*censored([random.weibullvariate(300, 0.6) for _ in range(200)], 800), 800),
    (*censored([random.weibullvariate(300, 3) for _ in range(50)], 1e9), 1e9),
    (*censored([random.lognormvariate(5, 1.3) for _ in range(120)], 500), 500),
]
reference = {
    "scipy": scipy.__version__,
    "wilson": [
        [k, n, *stats.binomtest(k, n).proportion_ci(0.95, method="wilson")]
        for k, n in [(0, 30), (1, 30), (15, 30), (27, 30), (30, 30), (3, 1000)]
    ],
    "fisher": [
        [*one, *other, float(stats.fisher_exact([[one[0], one[1] - one[0]], [other[0], other[1] - other[0]]]).pvalue)]
        for one, other in [
            [(1, 3), (4, 10)], [(0, 3), (0, 20)], [(5, 5), (19, 20)], [(3, 3), (0, 20)], [(49, 60), (54, 60)],
            [(0, 4), (3, 3)], [(474, 1000), (402, 1000)], [(9, 1000), (1, 1000)], [(13, 14), (31, 40)], [(7, 12), (5, 9)],
        ]
    ],
    "quantiles": [[values, share, float(numpy.quantile(values, share))] for share in (0, 0.1, 0.25, 0.5, 0.75, 0.9, 1)],
    "ranks": [[x + y, stats.rankdata(x + y).tolist()] for x, y in pairs],
    "a12": [[x, y, float(a12(x, y))] for x, y in pairs],
    "friedman": [
        [b, numpy.mean([stats.rankdata(row) for row in b], axis=0).tolist(), *map(float, stats.friedmanchisquare(*zip(*b)))]
        for b in blocks
    ],
    "studentized_range": [[k, float(stats.studentized_range.ppf(0.95, k, numpy.inf))] for k in (2, 3, 4, 5, 8, 10, 20)],
    "holm": [[p, false_alarms(p)] for p in p_values],
    "run_lengths": [[*runs, fits(*runs)] for runs in lengths],
    "restarts": restarted(restarts),
}
lines = [f"{json.dumps(name)}: {json.dumps(cases)}" for name, cases in reference.items()]
print("{\n" + ",\n".join(lines) + "\n}")
