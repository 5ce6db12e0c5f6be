"""Computes space.json, the values with which crates/lab/tests/suite/space.rs compares.

Needs scikit-learn 1.3 or later:  python3 space.py > space.json
"""

import json

import numpy
from sklearn.decomposition import PCA
from sklearn.neighbors import KNeighborsRegressor
from sklearn.preprocessing import StandardScaler

random = numpy.random.default_rng(19)
PUZZLES, FOLDS, NEIGHBOURS = 120, 10, 5

hidden = random.normal(size=(PUZZLES, 3))
features = hidden @ random.normal(size=(3, 8)) + 0.4 * random.normal(size=(PUZZLES, 8))
features = features * [1, 10, 100, 1, 1, 0.1, 3, 5] + [0, 50, 0, 7, -3, 1, 0, 20]
level = numpy.stack([hidden[:, 0], -hidden[:, 0], 0.5 * hidden[:, 1]], axis=1)
spent = numpy.exp(6 + level + 0.3 * random.normal(size=(PUZZLES, 3)))
features, spent = features.round(6), spent.round(3)
folds = numpy.arange(PUZZLES) % FOLDS

standard = StandardScaler().fit_transform(features)
performance = StandardScaler().fit_transform(numpy.log1p(spent))

components = PCA(2).fit(standard)

# What algorithms are chosen on puzzles of the other folds.
chosen, single = numpy.zeros(PUZZLES, int), 0.0
for fold in range(FOLDS):
    known, asked = folds != fold, folds == fold
    scaler = StandardScaler().fit(features[known])
    neighbours = KNeighborsRegressor(NEIGHBOURS).fit(
        scaler.transform(features[known]), numpy.log1p(spent[known])
    )
    chosen[asked] = neighbours.predict(scaler.transform(features[asked])).argmin(axis=1)
    single += spent[asked, spent[known].mean(axis=0).argmin()].sum()


def error(places):
    """The least squared error with which places tell features and performances."""
    both = numpy.hstack([standard, performance])
    return float(((both - places @ numpy.linalg.lstsq(places, both, rcond=None)[0]) ** 2).sum())


# The plane for performance by alternating least squares, from many beginnings.
best = None
for _ in range(20):
    weights = random.normal(size=(8, 2))
    both = numpy.hstack([standard, performance])
    for _ in range(3000):
        places = standard @ weights
        back = numpy.linalg.lstsq(places, both, rcond=None)[0]
        target = both @ numpy.linalg.pinv(back)
        weights = numpy.linalg.lstsq(standard, target, rcond=None)[0]
    if best is None or error(standard @ weights) < error(best):
        best = standard @ weights

symmetric = random.normal(size=(12, 12)).round(6)
symmetric = symmetric + symmetric.T

print(
    json.dumps(
        {
            "features": features.tolist(),
            "spent": spent.tolist(),
            "folds": folds.tolist(),
            "chosen": chosen.tolist(),
            "single": single / PUZZLES,
            "virtual_best": float(spent.min(axis=1).mean()),
            "selected": float(spent[numpy.arange(PUZZLES), chosen].mean()),
            "variance": float(components.explained_variance_ratio_.sum()),
            "components": numpy.abs(components.transform(standard)).tolist(),
            "plane_error": error(best),
            "symmetric": symmetric.tolist(),
            "eigenvalues": sorted(numpy.linalg.eigvalsh(symmetric).tolist(), reverse=True),
        }
    )
)
