"""Computes fronts.json, the reference values of crates/lab/tests/suite/fronts.rs.

Needs pymoo 0.6 and moocore 0.1 or later:  python3 fronts.py > fronts.json
"""

import json

import moocore
import numpy
from pymoo.indicators.hv import HV
from pymoo.util.nds.non_dominated_sorting import NonDominatedSorting

random = numpy.random.default_rng(7)


def front(points):
    first = NonDominatedSorting().do(points, only_non_dominated_front=True)
    return sorted(map(list, {tuple(pair) for pair in points[first].tolist()}))


sets = []
for size, highest in [(1, 5), (5, 10), (40, 50), (300, 1000), (60, 8)]:
    points = random.integers(0, highest, size=(size, 2))
    reference = [int(value) for value in points.max(axis=0) + 1]
    volume = HV(ref_point=numpy.array(reference))(points.astype(float))
    sets.append(
        {
            "points": points.tolist(),
            "reference": reference,
            "front": front(points),
            "hypervolume": round(float(volume)),
        }
    )

runs = [random.integers(0, 30, size=(12, 2)) for _ in range(9)]
data = numpy.vstack([numpy.hstack([run, numpy.full((12, 1), at)]) for at, run in enumerate(runs)])
surfaces = []
for share in (1 / 9, 0.5, 1.0):
    levels = moocore.eaf(data[:, :2].astype(float), sets=data[:, 2], percentiles=[100 * share])
    surfaces.append({"share": share, "pairs": front(levels[:, :2].round().astype(int))})

print(json.dumps({"sets": sets, "runs": [run.tolist() for run in runs], "surfaces": surfaces}))
