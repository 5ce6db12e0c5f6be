"""Experiments with our algorithms and those of other libraries."""

import csv
import gzip
import io
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import stores
from evoku import lab
from waiting import CEILING, until

numpy = pytest.importorskip("numpy")
from evoku.problems import Ended  # noqa: E402

TEXT = """
name = "small"
repetitions = 3
seed = 7
budget.evaluations = 2_000
algorithm = [
    { name = "row-ga" },
    { name = "hill-climbing" },
    { external = "climber" },
    { external = "climber", label = "wide climber", set = { width = 8, kind = "steep" } },
]
class = [{ name = "4x4", bundled = "4x4", first = 6 }]
"""


def climber(problem, parameters, seed):
    """Local search that evaluates several changes at a time."""
    generator = numpy.random.default_rng(seed)
    width = int(parameters.get("width", 1))
    attempt = problem.random(1, generator)[0]
    cost = problem.evaluate(attempt)
    while True:
        children = numpy.repeat(attempt[None], width, axis=0)
        cells = generator.integers(0, problem.variables, width)
        children[range(width), cells] = generator.integers(1, problem.digits + 1, width)
        costs = problem.evaluate(children)
        if costs.min() <= cost:
            attempt, cost = children[costs.argmin()], costs.min()


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    path = tmp_path_factory.mktemp("lab") / "small.sqlite"
    return lab.run(lab.Plan(TEXT), path, algorithms={"climber": climber}, progress=False, threads=2)


def test_fronts_of_two_objectives_are_kept_and_reported(tmp_path):
    plan = """
name = "two"
repetitions = 2
budget.evaluations = 500
algorithm = [{ name = "multi-objective" }, { name = "row-ga" }]
class = [{ name = "hard", bundled = "9x9 hard", first = 1 }]
"""
    kept = lab.run(lab.Plan(plan), tmp_path / "two.sqlite", progress=False)
    fronts = kept.fronts().to_dict()
    pairs = list(zip(fronts["run"], fronts["first"], fronts["second"]))
    assert {run for run, _, _ in pairs} == {1, 3}
    assert all(a[2] > b[2] for a, b in zip(pairs, pairs[1:]) if a[0] == b[0])
    assert "two objectives" in kept.report()
    assert "fronts-1" in kept.figures()


def test_a_plan_says_what_it_is(tmp_path):
    plan = lab.Plan(TEXT)
    assert (plan.name, plan.jobs, plan.seed, plan.repetitions) == ("small", 72, 7, 3)
    assert plan.configurations == ["row-ga", "hill-climbing", "climber", "wide climber"]
    assert plan.externals == ["climber", "climber"]
    assert len(plan.classes["4x4"]) == 6
    assert "72 runs" in repr(plan) and "72 runs" in plan._repr_html_()
    (tmp_path / "small.toml").write_text(TEXT)
    assert lab.Plan(tmp_path / "small.toml").text == TEXT


@pytest.mark.parametrize(
    "wrong",
    [
        "name = 'x'\nseeds = 1",
        TEXT.replace('climber"', 'row-ga"'),
        TEXT.replace('external = "climber" }', 'external = "two words" }'),
        TEXT.replace("width = 8", "width = [1, 2]"),
        TEXT.replace(', label = "wide climber", set = { width = 8, kind = "steep" }', ""),
    ],
)
def test_plans_that_are_wrong_say_where(wrong):
    with pytest.raises(ValueError, match="line"):
        lab.Plan(wrong)


def test_a_strangers_algorithm_stands_beside_ours(store):
    runs = store.runs()
    assert len(runs) == 72
    labels = (
        runs["algorithm"] if "configuration" not in runs.column_names else runs["configuration"]
    )
    assert {label: labels.count(label) for label in set(labels)}
    configurations = store.configurations().to_dict()
    assert configurations["parameters"][3] == "kind=steep width=8"
    assert configurations["algorithm"][2:] == ["climber", "climber"]
    table = runs.to_dict()
    for evaluations, full, solved, ending in zip(
        table["evaluations"], table["full"], table["solved"], table["ending"]
    ):
        assert 0 < evaluations <= 2_000
        assert (ending == "solved") == (solved == 1)
        assert (
            ending == "solved"
            or evaluations == 2_000
            or full < evaluations
            or ending == "exhausted"
        )
    # All algorithms get the same seeds.
    seeds = {}
    for label, puzzle, repetition, seed in zip(
        labels, table["puzzle"], table["repetition"], table["seed"]
    ):
        seeds.setdefault((puzzle, repetition), set()).add(seed)
    assert all(len(same) == 1 for same in seeds.values())
    assert "climber" in store.report() and "wide climber" in store.page()


def test_the_same_runs_again(store, tmp_path):
    again = lab.run(
        lab.Plan(TEXT),
        tmp_path / "again.sqlite",
        algorithms={"climber": climber},
        progress=False,
        threads=1,
    )
    drop = {"seconds", "session"}
    one, other = store.runs().to_dict(), again.runs().to_dict()
    assert all(one[name] == other[name] for name in one if name not in drop)
    assert store.traces().to_dict() == again.traces().to_dict()
    # Recorded runs are not made again.
    before = again.runs()["seconds"]
    calls = []
    with pytest.warns(lab.StaleRuns, match="climber"):
        lab.run(
            lab.Plan(TEXT),
            again.path,
            algorithms={"climber": lambda *_: calls.append(1)},
            progress=lambda done, all_: calls.append((done, all_)),
        )
    assert again.runs()["seconds"] == before and calls[-1] == (72, 72) and 1 not in calls


def test_traces_and_verdicts_are_tables(store):
    traces = store.traces()
    assert set(traces["run"]) == set(range(1, 73))
    verdicts = store.verdicts(reference="row-ga").to_dict()
    assert verdicts["second"] + verdicts["first"]
    assert all("row-ga" in pair for pair in zip(verdicts["first"], verdicts["second"]))
    assert all(0 <= p <= 1 for p in verdicts["p"])
    polars = pytest.importorskip("polars")
    assert polars.DataFrame(store.runs()).height == 72
    for wrong in ({"measure": "speed"}, {"reference": "nobody"}):
        with pytest.raises(ValueError):
            store.verdicts(**wrong)
    with pytest.raises(KeyError):
        store.runs("another")


def test_every_figure_is_svg(store, tmp_path):
    from xml.etree import ElementTree

    figures = store.figures()
    assert {"success-1", "distribution-1", "convergence-1", "ranks-1"} <= set(figures)
    for figure in figures.values():
        assert ElementTree.fromstring(figure.svg()).tag.endswith("svg")
    assert "climber" in figures["success-1"].svg()
    figures["ranks-1"].save(tmp_path / "ranks.svg")
    assert (tmp_path / "ranks.svg").read_text() == figures["ranks-1"]._repr_svg_()
    # In HTML, wide figures shrink to the page.
    assert "max-width:100%" in figures["ranks-1"]._repr_html_()
    assert store.report()._repr_markdown_().startswith("#")


def test_functions_may_seed_the_global_generator(tmp_path):
    def walker(problem, parameters, seed):
        random.seed(seed)
        while True:
            attempt = [random.randint(1, problem.digits) for _ in range(problem.variables)]
            problem.evaluate(numpy.array([attempt]))

    costs = {}
    for threads in (1, 4):
        path = tmp_path / f"{threads}.sqlite"
        functions = {"climber": walker}
        kept = lab.run(
            lab.Plan(TEXT), path, algorithms=functions, threads=threads, progress=False
        )
        runs = kept.runs().to_dict()
        rows = zip(runs["configuration"], runs["puzzle"], runs["seed"], runs["best"], strict=True)
        costs[threads] = sorted(rows)
    assert costs[1] == costs[4]


def test_the_clock_of_a_function_starts_when_its_turn_comes(tmp_path):
    plan = TEXT.replace("evaluations = 2_000", "seconds = 0.03")
    functions = {"climber": climber}
    path = tmp_path / "turns.sqlite"
    kept = lab.run(lab.Plan(plan), path, algorithms=functions, threads=4, progress=False)
    runs = kept.runs().to_dict()
    # A run that waited for its whole budget would end at its first evaluation.
    assert all(evaluations > 1 for evaluations in runs["evaluations"])


def test_functions_must_be_those_of_the_plan(tmp_path):
    with pytest.raises(ValueError, match="climber"):
        lab.run(lab.Plan(TEXT), tmp_path / "a.sqlite", progress=False)
    with pytest.raises(ValueError, match="nobody"):
        functions = {"climber": climber, "nobody": climber}
        lab.run(lab.Plan(TEXT), tmp_path / "a.sqlite", algorithms=functions, progress=False)


def test_a_function_that_fails_ends_the_experiment_in_words(tmp_path):
    def failing(problem, parameters, seed):
        raise ZeroDivisionError("by zero, in my own algorithm")

    with pytest.raises(RuntimeError, match="(?s)climber failed.*my own algorithm.*failing"):
        lab.run(
            lab.Plan(TEXT), tmp_path / "a.sqlite", algorithms={"climber": failing}, progress=False
        )
    with pytest.raises(RuntimeError, match="own report"):

        def progress(done, jobs):
            raise RuntimeError("own report")

        lab.run(
            lab.Plan(TEXT),
            tmp_path / "b.sqlite",
            algorithms={"climber": climber},
            progress=progress,
        )


def test_an_algorithm_may_catch_the_end_or_return_early(tmp_path):
    def early(problem, parameters, seed):
        problem.evaluate(problem.random(10, seed))

    def stubborn(problem, parameters, seed):
        for _ in range(500):
            try:
                problem.evaluate(problem.random(10, seed))
            except Ended:
                pass

    text = TEXT.replace(
        '{ external = "climber", label = "wide climber", set = { width = 8, kind = "steep" } }',
        '{ external = "stubborn" }',
    )
    functions = {"climber": early, "stubborn": stubborn}
    store = lab.run(lab.Plan(text), tmp_path / "a.sqlite", algorithms=functions, progress=False)
    runs = store.runs().to_dict()
    early_runs = [at for at, name in enumerate(runs["algorithm"]) if name == "climber"]
    assert all(runs["evaluations"][at] <= 10 for at in early_runs)
    assert all(evaluations <= 2_000 for evaluations in runs["evaluations"])


def test_no_store():
    with pytest.raises(FileNotFoundError, match="none.sqlite"):
        lab.Store("none.sqlite")


def test_an_archive_is_read_like_a_store(tmp_path):
    archive = Path(__file__).parents[3] / "experiments" / "plans" / "seed-4x4.runs.gz"
    if not archive.exists():
        pytest.skip("the archives of the repository are not here")
    text = gzip.decompress(archive.read_bytes()).decode()
    store = lab.Store(archive)
    assert store.plans() == ["seed-4x4"]
    runs = store.runs().to_dict()
    table = (line for line in io.StringIO(text) if not line.startswith("#"))
    rows = list(csv.DictReader(table))
    assert sorted(int(row["seed"]) for row in rows) == sorted(runs["seed"])
    assert sum(row["ending"] == "solved" for row in rows) == sum(runs["solved"])
    assert all(row["board"] and row["algorithm"] and row["revision"] for row in rows)
    plain = tmp_path / "plain.runs"
    plain.write_text(text)
    assert lab.Store(plain).runs().to_dict() == runs
    plain.write_text(text + "x")
    with pytest.raises(OSError, match=r"plain\.runs: line \d+ is not a line of an archive"):
        lab.Store(plain)


def test_ctrl_c_ends_an_experiment_and_it_goes_on(tmp_path):
    plan = TEXT.replace("repetitions = 3", "repetitions = 3000").replace("climber", "slow")
    code = (
        "import sys\nfrom evoku import lab\n"
        "def slow(problem, parameters, seed):\n"
        "    while True:\n        problem.evaluate(problem.random(1, seed))\n"
        f"plan = lab.Plan('''{plan}''')\n"
        "print('ready', flush=True)\n"
        "try:\n    lab.run(plan, sys.argv[1], algorithms={'slow': slow}, progress=False)\n"
        "except KeyboardInterrupt:\n    print('heard', flush=True)\n"
    )
    path = tmp_path / "long.sqlite"
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "ready\n"
    assert until(lambda: stores.runs(path) > 0, process)
    process.send_signal(signal.SIGINT)
    try:
        assert process.communicate(timeout=CEILING)[0] == "heard\n"
    finally:
        process.kill()
    kept = len(lab.Store(path).runs())
    assert 0 < kept < 72_000


def test_runs_of_a_changed_function_are_reported_and_run_again(tmp_path, recwarn):
    text = TEXT.replace("repetitions = 3", "repetitions = 1")
    path = tmp_path / "stale.sqlite"

    def stub(problem, parameters, seed):
        pass

    def run(function, text=text, **options):
        functions = {"climber": function}
        return lab.run(lab.Plan(text), path, algorithms=functions, progress=False, **options)

    def spent(store):
        runs = store.runs(store.plans()[0]).to_dict()
        pairs = zip(runs["algorithm"], runs["evaluations"], strict=True)
        return [evaluations for algorithm, evaluations in pairs if algorithm == "climber"]

    assert spent(run(stub)) == [0] * 12
    run(stub)
    assert not recwarn, "the same function isn't stale"
    with pytest.warns(lab.StaleRuns, match="12 runs of climber"):
        assert spent(run(climber)) == [0] * 12
    # Plans share runs, also those of a function that has changed.
    renamed = text.replace('"small"', '"renamed"')
    with pytest.warns(lab.StaleRuns, match="12 runs of climber"):
        run(climber, renamed)
    assert len(lab.Store(path).runs("small")) == 24
    again = run(climber, rerun=True)
    assert len(again.runs("small")) == 24 and min(spent(again)) > 0
    seconds = again.runs("small")["seconds"]
    run(climber, rerun=True)
    assert again.runs("small")["seconds"] == seconds, "runs of the same version stay"
    # A version of one's own decides instead of the source.
    stub.version = climber.version = 3
    try:
        assert spent(run(stub, rerun=["climber"])) == [0] * 12
        assert spent(run(climber)) == [0] * 12
    finally:
        del climber.version
    with pytest.raises(ValueError, match="nobody"):
        run(climber, rerun=["nobody"])


def test_an_external_algorithm_runs_no_others(tmp_path):
    """They run one at a time, so the inner one would wait for ever."""
    text = (
        'name = "{0}"\nrepetitions = 1\nbudget.evaluations = 10\nalgorithm = [{{ {1} }}]\n'
        'class = [{{ name = "4x4", bundled = "4x4", first = 1 }}]'
    )
    mine = lab.Plan(text.format("mine", 'external = "mine"'))
    ours = lab.Plan(text.format("ours", 'name = "row-ga"'))

    def inner(problem, parameters, seed):
        pass

    def outer(problem, parameters, seed):
        assert lab.run(ours, tmp_path / "ours.sqlite", progress=False).runs()["evaluations"]
        lab.run(mine, tmp_path / "inner.sqlite", algorithms={"mine": inner}, progress=False)

    options = {"progress": False, "threads": 1}
    with pytest.raises(RuntimeError, match="'mine', but .* run one at a time"):
        lab.run(mine, tmp_path / "outer.sqlite", algorithms={"mine": outer}, **options)
    lab.run(mine, tmp_path / "inner.sqlite", algorithms={"mine": inner}, **options)
