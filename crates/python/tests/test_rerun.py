"""Runs of external algorithms that are executed again: only those that the plan repeats."""

import sqlite3
import warnings

import pytest
from evoku import _recorded, cluster, lab
from test_cluster import Eager

numpy = pytest.importorskip("numpy")

TEXT = """
name = "small"
repetitions = 3
seed = 7
budget.evaluations = 40
algorithm = [
    { external = "climber", label = "narrow", set = { width = 1 } },
    { external = "climber", label = "wide", set = { width = 2 } },
    { external = "other" },
]
class = [{ name = "4x4", bundled = "4x4", first = 4 }]
"""
NARROW = '{ external = "climber", label = "narrow", set = { width = 1 } },'


class Near(Eager):
    """An engine of another library whose workers are on this machine."""

    is_local = True


def climber(problem, parameters, seed):
    while True:
        problem.evaluate(problem.random(5, seed))


def stub(problem, parameters, seed):
    pass


def run(text, path, function, **options):
    functions = {"climber": function}
    if "other" in text:
        functions["other"] = function
    return lab.run(lab.Plan(text), path, algorithms=functions, progress=False, **options)


def made_by(path):
    """The runs by algorithm, parameters, budget, puzzle and repetition. True if the stub made it."""
    query = """SELECT c.algorithm, c.parameters, c.evaluations, z.hash, r.repetition, r.full
        FROM run r JOIN configuration c ON c.id = r.configuration JOIN puzzle z ON z.id = r.puzzle"""
    with sqlite3.connect(path) as connection:
        return {row[:5]: row[5] == 0 for row in connection.execute(query)}


@pytest.mark.parametrize("rerun", [True, ["climber"]])
@pytest.mark.parametrize(
    "old, new",
    [
        (NARROW, ""),
        ("evaluations = 40", "evaluations = 41"),
        ("first = 4", "first = 2"),
        ("repetitions = 3", "repetitions = 1"),
        ('{ external = "other" },', ""),
    ],
)
def test_runs_that_the_plan_does_not_repeat_stay(tmp_path, old, new, rerun):
    path = tmp_path / "store.sqlite"
    run(TEXT, path, stub)
    before = made_by(path)
    smaller = TEXT.replace('"small"', '"smaller"').replace(old, new)
    run(smaller, path, climber, rerun=rerun)
    after = made_by(path)
    assert set(before) <= set(after), "runs of the first plan were removed"
    run(smaller, tmp_path / "alone.sqlite", climber)
    own = made_by(tmp_path / "alone.sqlite")
    for key, by_stub in after.items():
        is_named = rerun is True or key[0] in rerun
        assert by_stub == (key in before and not (key in own and is_named)), key
    assert set(after) == set(before) | set(own)


def test_a_cluster_keeps_the_same_runs(tmp_path):
    path = tmp_path / "store.sqlite"
    run(TEXT, path, stub)
    (tmp_path / "plan.toml").write_text(TEXT.replace(NARROW, ""))
    functions = {"climber": climber, "other": climber}
    cluster.run(tmp_path / "plan.toml", path, Near(), algorithms=functions, rerun=True)
    kept = made_by(path)
    assert len(kept) == 36
    assert {key[1] for key in kept if kept[key]} == {"width=1"}


@pytest.mark.parametrize("functions", [{}, {"climber": climber}, dict.fromkeys("abc", climber)])
def test_nothing_is_removed_if_functions_are_wrong(tmp_path, functions):
    path = tmp_path / "store.sqlite"
    run(TEXT, path, stub)
    before = made_by(path)
    with pytest.raises(ValueError, match="no function for '(climber|other)'"):
        lab.run(lab.Plan(TEXT), path, algorithms=functions, rerun=True, progress=False)
    functions = {"climber": climber, "other": climber, "third": climber}
    with pytest.raises(ValueError, match="no external algorithm 'third'"):
        lab.run(lab.Plan(TEXT), path, algorithms=functions, rerun=True, progress=False)
    assert made_by(path) == before


def repeating(count):
    def climber(problem, parameters, seed):
        for _ in range(count):
            problem.evaluate(problem.random(5, seed))

    return climber


def test_a_function_with_other_values_made_other_runs(tmp_path):
    path = tmp_path / "store.sqlite"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(2):
            run(TEXT, path, repeating(0))
    with pytest.warns(lab.StaleRuns, match="24 runs of climber"):
        run(TEXT, path, repeating(5))
    assert all(made_by(path).values())
    run(TEXT, path, repeating(5), rerun=True)
    assert not any(made_by(path).values())


def test_a_locked_store_is_an_error(tmp_path, monkeypatch):
    path = tmp_path / "store.sqlite"
    run(TEXT, path, stub)
    monkeypatch.setattr(_recorded, "WAIT", 0.01)
    functions = {"climber": climber, "other": climber}
    with sqlite3.connect(path) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        with pytest.raises(RuntimeError, match="store.sqlite: database is locked"):
            _recorded.settle(path, lab.Plan(TEXT)._plan, functions, True)
        connection.rollback()
    _recorded.settle(path, lab.Plan(TEXT)._plan, functions, True)
    assert not made_by(path)


@pytest.mark.parametrize("content", [b"not a store", b"not a store" * 100, b""])
def test_other_files_are_refused_where_the_store_is_opened(tmp_path, content):
    path = tmp_path / "store.sqlite"
    path.write_bytes(content)
    functions = {"climber": climber, "other": climber}
    _recorded.settle(path, lab.Plan(TEXT)._plan, functions, True)
    assert path.read_bytes() == content
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("CREATE TABLE run (id)")
    _recorded.settle(tmp_path / "tables.sqlite", lab.Plan(TEXT)._plan, functions, True)
