"""Computes space.json, the reference values of crates/lab/tests/suite/space.rs.

Needs scikit-learn 1.3 or later:  python3 space.py > space.json
"""

import json

import numpy
from sklearn.decomposition import PCA
from sklearn.neighbors import KNeighborsRegressor, NearestNeighbors
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

# The algorithms selected by puzzles of the other folds.
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
    """The squared error of the least-squares prediction of features and performances from places."""
    both = numpy.hstack([standard, performance])
    return float(((both - places @ numpy.linalg.lstsq(places, both, rcond=None)[0]) ** 2).sum())


# The plane for performance by alternating least squares, from many starting points.
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


def footprints(places, spent, side=64):
    """The best algorithms of each cell of the plane, by its five nearest puzzles, and each algorithm's footprint."""
    low, high = places.min(axis=0), places.max(axis=0)
    low, high = low - 0.05 * (high - low), high + 0.05 * (high - low)
    square = (places - low) / (high - low)
    middles = (numpy.arange(side) + 0.5) / side
    cells = numpy.array([[across, up] for up in middles for across in middles])
    next_one = NearestNeighbors(n_neighbors=2).fit(square).kneighbors(square)[0][:, 1]
    reach = max(3 * numpy.sort(next_one)[len(places) * 3 // 4], 1 / 30)
    distances, near = NearestNeighbors(n_neighbors=NEIGHBOURS).fit(square).kneighbors(cells)
    means = numpy.log1p(spent)[near].mean(axis=1)
    least = numpy.isclose(means, means.min(axis=1, keepdims=True), rtol=1e-9, atol=0)
    is_near = distances[:, 0] <= reach
    calls = numpy.where(is_near & (least.sum(axis=1) == 1), least.argmax(axis=1), -1)
    decided = (calls >= 0).sum()
    tied = 1 - decided / is_near.sum()
    at = numpy.floor(square * side).astype(int)
    lies = calls[at[:, 1] * side + at[:, 0]]
    best = spent.min(axis=1)
    told = []
    for one in range(spent.shape[1]):
        good, inside = spent[:, one] <= 2 * best, lies == one
        others = numpy.delete(spent, one, axis=1).min(axis=1)
        told.append(
            [
                int((spent[:, one] == best).sum()),
                int((spent[:, one] < others).sum()),
                int(good.sum()),
                float((calls == one).sum() / decided * (1 - tied)),
                float(good[inside].mean()) if inside.any() else None,
            ]
        )
    return {"places": places.tolist(), "spent": spent.tolist(), "tied": float(tied), "winners": calls.tolist(), "of_each": told}


symmetric = random.normal(size=(12, 12)).round(6)
symmetric = symmetric + symmetric.T

# Two algorithms are equal on half of the plane, and one is never the best.
across = random.normal(size=(90, 2)).round(6)
level = numpy.stack([across[:, 0], -across[:, 0], 0 * across[:, 0], 9 + 0 * across[:, 0]], axis=1)
on_plane = numpy.exp(4 + level + 0.8 * random.normal(size=level.shape))
on_plane[:, 1] = numpy.where(across[:, 1] > 0, on_plane[:, 0], on_plane[:, 1])

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
            "footprints": footprints(across, on_plane.round(3)),
            "symmetric": symmetric.tolist(),
            "eigenvalues": sorted(numpy.linalg.eigvalsh(symmetric).tolist(), reverse=True),
        }
    )
)
