"""Objects that travel to other processes, and copies."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import evoku
import pytest
from conftest import CLASH, EASY, SOLUTION
from evoku import _evoku

FOUR = "1..43.....4.4..1"


def again(value):
    return pickle.loads(pickle.dumps(value))


def test_generated_puzzles_and_records(tmp_path):
    for made in (*evoku.generate(1, level="medium"), *evoku.generate(1, side=6)):
        same = again(made)
        for name in ("puzzle", "solution", "level", "score"):
            assert getattr(same, name) == getattr(made, name)
    (tmp_path / "some.csv").write_text(f"puzzle,solution,author\n{EASY},{SOLUTION},Ann\n")
    (record,) = evoku.read(tmp_path / "some.csv")
    same = again(record)
    assert (same.puzzle, same.solution) == (record.puzzle, SOLUTION)
    assert same.fields == record.fields and same.fields["author"] == "Ann"


def test_tables_keep_their_types_and_nulls():
    tables = [
        evoku.rate_batch([EASY, None, CLASH]),
        evoku.evolve(FOUR, evaluations=300).trace(),
        _evoku.table({"a": ["ä", None, ""], "b": [True, None, False], "c": [1.5, None, 2.0]}),
        _evoku.table({"none": [None, None]}),
        _evoku.table({}),
        _evoku.table({"a": []}),
    ]
    for table in tables:
        same = again(table)
        assert same.to_dict() == table.to_dict() and len(same) == len(table)
        assert same.column_names == table.column_names
    arrow = pytest.importorskip("pyarrow")
    answers = evoku.solve_batch(arrow.array([EASY, None, CLASH]))
    for table in (*tables[:4], answers):
        same = arrow.table(again(table))
        same.validate(full=True)
        assert same.equals(arrow.table(table)) and same.schema == arrow.table(table).schema
    assert again(answers).status == [1, None, 0]


@pytest.mark.parametrize(
    "column",
    [
        ("a", "x", 1, None, [b"1"]),
        ("a", "C", 2, None, [b"1"]),
        ("a", "C", 1, b"", [b"1"]),
        ("a", "C", 1, None, []),
        ("a", "L", 2**62, None, [b"1"]),
        ("a", "b", 9, None, [b"1"]),
        ("a", "u", 1, None, [b"\0\0\0\0\2\0\0\0", b"1"]),
        ("a", "u", 1, None, [b"\1\0\0\0\0\0\0\0", b"1"]),
        ("a", "u", 1, None, [b"\0\0\0\0\1\0\0\0", b"\xff"]),
        ("a", "u", 1, None, [b"\0\0\0\0\1\0\0\0", "ä".encode()]),
        ("a", "U", 1, None, [b"\0" * 12, b""]),
    ],
)
def test_a_damaged_table_is_refused(column):
    with pytest.raises(ValueError, match="damaged"):
        _evoku.restored_table([column])


def test_tables_of_unequal_columns_are_refused():
    columns = [("a", "C", 1, None, [b"1"]), ("b", "C", 2, None, [b"12"])]
    with pytest.raises(ValueError, match="damaged"):
        _evoku.restored_table(columns)


def test_plans_travel_with_their_puzzles(tmp_path):
    from evoku import lab

    (tmp_path / "some.txt").write_text(f"{FOUR}\n{FOUR[::-1]}\n")
    (tmp_path / "plan.toml").write_text(
        'name = "far"\nrepetitions = 2\nbudget.evaluations = 500\n'
        'algorithm = [{ name = "row-ga" }, { external = "climber" }]\n'
        'class = [{ name = "some", file = "some.txt" }]\n'
    )
    plan = lab.Plan(tmp_path / "plan.toml")
    packed = pickle.dumps(plan)
    (tmp_path / "some.txt").unlink()
    same = pickle.loads(packed)
    for name in ("name", "text", "jobs", "seed", "configurations", "classes", "externals"):
        assert getattr(same, name) == getattr(plan, name)
    assert again(same).classes == plan.classes


@pytest.mark.parametrize("name", [preset["name"] for preset in _evoku.presets()])
@pytest.mark.parametrize(
    "limits",
    [
        {"evaluations": 777},
        {"evaluations": 0},
        {"generations": 2},
        {"evaluations": 777, "islands": 2},
    ],
)
def test_runs_that_have_ended(name, limits):
    for puzzle in (FOUR, EASY):
        try:
            run = evoku.evolve(puzzle, name, seed=2, **limits)
        except ValueError:
            continue  # The algorithm doesn't support these limits or this puzzle.
        same = again(again(run))
        assert same.stop == run.stop is not None
        assert (same.result, same.generation) == (run.result, run.generation)
        assert same.members() == run.members()
        assert same.trace().to_dict() == run.trace().to_dict()
        assert repr(same) == repr(run) and same.svg() == run.svg()
        assert same.step() is False and same.stop == run.stop


def test_runs_with_numbers_of_numpy():
    numpy = pytest.importorskip("numpy")
    limits = {"seed": numpy.int64(2), "evaluations": numpy.uint32(5000)}
    settings = {"population": numpy.int16(30)}
    for islands in (None, numpy.int64(2), {"number": numpy.int64(2)}):
        run = evoku.Run(EASY, "row-ga", settings=settings, islands=islands, **limits)
        run.step(numpy.int64(3))
        for same in (again(run), evoku.Run.load(run.save(), evaluations=numpy.int64(5000))):
            assert same.finish().result.evaluations == 5000
            assert again(same).generation == same.generation
    assert evoku.results([run])["seed"] == [2]


def test_stores_by_their_path(tmp_path, monkeypatch):
    from evoku import lab

    plan = lab.Plan(
        'name = "one"\nrepetitions = 1\nbudget.evaluations = 10\n'
        'algorithm = [{ name = "row-ga" }]\nclass = [{ name = "4x4", bundled = "4x4", first = 1 }]'
    )
    monkeypatch.chdir(tmp_path)
    store = lab.run(plan, "one.sqlite", progress=False)
    packed = pickle.dumps(store)
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert pickle.loads(packed).runs().to_dict() == lab.Store("../one.sqlite").runs().to_dict()


def test_exceptions():
    from evoku import cluster

    error = cluster.OtherResults(3, ["one", "two"])
    same = again(error)
    assert (same.count, same.differences) == (3, ["one", "two"])
    assert str(same) == str(error) == "3 runs have other results: one; two"


def cost(problem, attempt):
    """Evaluates an attempt in another process."""
    return int(problem.evaluate(attempt)), problem.evaluations


def test_problems_in_other_processes():
    pytest.importorskip("numpy")
    problem = evoku.problems.Problem(EASY, evaluations=100)
    attempts = problem.random(8, 1)
    costs = problem.evaluate(attempts).tolist()
    # A fork of a process with threads may wait forever.
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        found = list(pool.map(cost, [problem] * 8, attempts))
    assert found == [(cost, 9) for cost in costs] and problem.evaluations == 8


def test_pickled_problems_continue_on_their_own():
    pytest.importorskip("numpy")
    problem = evoku.problems.Problem(EASY, evaluations=25)
    for _ in range(2):
        problem.evaluate(problem.random(10, 1))
    same = again(problem)
    assert (same.evaluations, same.best, same.digits) == (20, problem.best, 9)
    assert same.trace().to_dict() == problem.trace().to_dict()
    assert (same.cells == problem.cells).all() and same.puzzle == problem.puzzle
    with pytest.raises(evoku.problems.Ended, match="evaluations spent"):
        same.evaluate(same.random(10, 1))
    assert (same.evaluations, problem.evaluations) == (25, 20)
    with pytest.raises(evoku.problems.Ended, match="evaluations spent"):
        again(same).evaluate(same.random(1, 1))


def test_copies_of_problems_share_their_budget():
    pytest.importorskip("numpy")
    problem = evoku.problems.Problem(EASY, evaluations=25)
    for same in (copy.deepcopy(problem), copy.copy(problem)):
        same.evaluate(same.random(10, 1))
    assert problem.evaluations == 20
    with pytest.raises(evoku.problems.Ended):
        copy.deepcopy(problem).evaluate(problem.random(10, 1))


def test_pymoo_keeps_a_history_and_copies_its_problem():
    pytest.importorskip("pymoo")
    from pymoo.algorithms.soo.nonconvex.pso import PSO
    from pymoo.optimize import minimize

    problem = evoku.problems.pymoo(EASY)
    found = minimize(problem, PSO(pop_size=10), ("n_gen", 3), seed=1, save_history=True)
    assert len(found.history) == 3 and problem.problem.evaluations == 30
    assert copy.deepcopy(found.algorithm).problem.problem.evaluations == 30
    assert again(problem).problem.evaluations == 30


def test_deap_evaluates_in_a_pool():
    pytest.importorskip("deap")
    toolbox = evoku.problems.deap(EASY)
    population = toolbox.population(6)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        found = list(pool.map(toolbox.evaluate, population))
    assert found == [toolbox.evaluate(one) for one in population]


def test_a_recorded_problem_stays_in_its_process(tmp_path):
    """Evaluations that an experiment can't count would make its report wrong."""
    pytest.importorskip("numpy")
    from evoku import lab

    def cheat(problem, parameters, seed):
        problem.evaluate(copy.deepcopy(problem).random(2, seed))
        with pytest.raises(TypeError, match="another process"):
            pickle.dumps(problem)

    plan = lab.Plan(
        'name = "one"\nrepetitions = 1\nbudget.evaluations = 10\n'
        'algorithm = [{ external = "cheat" }]\nclass = [{ name = "4x4", bundled = "4x4", first = 1 }]'
    )
    store = lab.run(plan, tmp_path / "one.sqlite", algorithms={"cheat": cheat}, progress=False)
    assert store.runs()["evaluations"] == [2]
