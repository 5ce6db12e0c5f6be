"""Puzzles as problems of other libraries, tested with the released versions of these."""

import evoku
import pytest
from conftest import CLASH, EASY, SOLUTION
from hypothesis import given, settings
from hypothesis import strategies as st

numpy = pytest.importorskip("numpy")
from evoku import problems  # noqa: E402


def naive_cost(line):
    """The number of digits missing from the rows, columns and boxes of a plain 9x9 board."""
    houses = [[9 * row + column for column in range(9)] for row in range(9)]
    houses += [[9 * row + column for row in range(9)] for column in range(9)]
    houses += [
        [9 * row + column for row in range(top, top + 3) for column in range(left, left + 3)]
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ]
    return sum(9 - len({line[cell] for cell in house} - {"."}) for house in houses)


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=30, deadline=None)
def test_costs_are_what_a_naive_count_says(seed):
    problem = problems.Problem(EASY)
    attempts = problem.random(20, seed)
    attempts[:5] *= numpy.random.default_rng(seed).integers(0, 2, attempts[:5].shape, numpy.uint8)
    costs = problem.evaluate(attempts)
    assert costs.tolist() == [naive_cost(problem.decode(attempt)) for attempt in attempts]
    assert costs.tolist() == [problem.evaluate(attempt) for attempt in attempts]
    assert problem.evaluations == 40 and problem.best[0] == costs.min()
    for attempt in attempts:
        assert (problem.encode(problem.decode(attempt)) == attempt).all()


def test_a_problem_says_what_it_is():
    problem = problems.Problem(EASY)
    assert (problem.variables, problem.digits) == (51, 9)
    assert [EASY[cell] for cell in problem.cells] == ["."] * 51
    assert problem.best is None
    assert problem.evaluate(problem.encode(SOLUTION)) == 0
    assert problem.best == (0, SOLUTION)
    assert "51 variables" in repr(problem)
    with pytest.raises(ValueError, match="no open cell"):
        problems.Problem(SOLUTION)


@pytest.mark.parametrize("kind", ["uint8", "int64", "float64", "uint16", "bool"])
def test_arrays_of_every_type(kind):
    problem = problems.Problem(EASY)
    attempts = numpy.ones((4, 51), kind)
    assert problem.evaluate(attempts).tolist() == [naive_cost(problem.decode([1] * 51))] * 4


@pytest.mark.parametrize(
    "wrong",
    [
        numpy.ones((2, 50)),
        numpy.ones((2, 2, 51)),
        numpy.full((1, 51), 10),
        numpy.full((1, 51), -1),
        numpy.full((1, 51), 300),
        numpy.full((1, 51), 1.5),
        numpy.full((1, 51), numpy.nan),
        numpy.full((1, 51), 10, numpy.uint8),
    ],
)
def test_attempts_that_are_none(wrong):
    problem = problems.Problem(EASY)
    with pytest.raises(ValueError):
        problem.evaluate(wrong)
    assert problem.evaluations == 0


def test_a_budget_ends_as_our_own_runs_do():
    problem = problems.Problem(EASY, evaluations=25)
    problem.evaluate(problem.random(20, 1))
    with pytest.raises(problems.Ended, match="evaluations spent"):
        problem.evaluate(problem.random(20, 2))
    assert problem.evaluations == 25
    problem = problems.Problem(EASY, evaluations=25)
    attempts = problem.random(20, 1)
    attempts[7] = problem.encode(SOLUTION)
    with pytest.raises(problems.Ended) as ended:
        problem.evaluate(attempts)
    assert (ended.value.reason, problem.evaluations, problem.best) == ("solved", 8, (0, SOLUTION))
    with pytest.raises(problems.Ended):
        problem.evaluate(attempts)
    assert problem.evaluations == 8
    assert problem.trace()["best_of_run"] == [0]


def test_pymoo():
    pytest.importorskip("pymoo")
    from pymoo.algorithms.soo.nonconvex.ga import GA
    from pymoo.operators.crossover.sbx import SBX
    from pymoo.operators.mutation.pm import PM
    from pymoo.operators.repair.rounding import RoundingRepair
    from pymoo.operators.sampling.rnd import IntegerRandomSampling
    from pymoo.optimize import minimize

    problem = problems.pymoo(EASY)
    algorithm = GA(
        pop_size=50,
        sampling=IntegerRandomSampling(),
        crossover=SBX(vtype=float, repair=RoundingRepair()),
        mutation=PM(vtype=float, repair=RoundingRepair()),
    )
    found = minimize(problem, algorithm, ("n_gen", 20), seed=1)
    assert problem.problem.evaluations == found.algorithm.evaluator.n_eval == 1000
    assert found.F[0] == problem.problem.best[0]
    assert naive_cost(problem.problem.decode(found.X)) == found.F[0]
    # Real numbers are rounded.
    assert problem.evaluate(numpy.full((1, 51), 1.4)).shape == (1, 1)


def test_pymoo_ends_with_the_budget():
    pytest.importorskip("pymoo")
    from pymoo.algorithms.soo.nonconvex.pso import PSO
    from pymoo.optimize import minimize

    for evaluations in (7, 25, 30):
        problem = problems.pymoo(problems.Problem(EASY, evaluations=evaluations))
        found = minimize(problem, PSO(pop_size=10), ("n_gen", 1000), seed=1)
        assert problem.problem.evaluations == evaluations
        assert found.F[0] == problem.problem.best[0]
        # An algorithm that ignores the end must not go on forever.
        with pytest.raises(problems.Ended):
            problem.evaluate(numpy.ones((1, 51)))
    nearly = SOLUTION.replace("1", ".", 1)
    problem = problems.pymoo(problems.Problem(nearly, evaluations=1000))
    found = minimize(problem, PSO(pop_size=10), ("n_gen", 1000), seed=1)
    assert found.F[0] == 0 and problem.problem.evaluations < 1000


def test_an_adapter_without_its_library_explains_itself(monkeypatch):
    import inspect
    import sys

    for name in ("gymnasium", "ioh", "deap", "pymoo"):
        for key in [key for key in sys.modules if key.split(".")[0] == name]:
            monkeypatch.delitem(sys.modules, key)
        monkeypatch.setitem(sys.modules, name, None)
        for adapter in ("ioh", "ioh_suite") if name == "ioh" else (name,):
            monkeypatch.delitem(sys.modules, f"evoku.problems._{name}", raising=False)
            monkeypatch.delitem(vars(problems), adapter, raising=False)
    assert {"gymnasium", "ioh_suite"} <= {one for one, _ in inspect.getmembers(problems)}
    from evoku.problems import gymnasium, ioh_suite

    for adapter, library in ((gymnasium, "gymnasium"), (ioh_suite, "ioh"), (problems.deap, "deap")):
        with pytest.raises(ImportError, match=f"pip install {library}"):
            adapter(EASY)


def test_deap():
    pytest.importorskip("deap")
    import random

    from deap import algorithms, tools

    toolbox = problems.deap(EASY)
    random.seed(1)
    population = toolbox.population(30)
    best = tools.HallOfFame(1)
    population, log = algorithms.eaSimple(
        population, toolbox, 0.7, 0.3, 10, halloffame=best, verbose=False
    )
    assert toolbox.problem.evaluations == sum(log.select("nevals"))
    assert best[0].fitness.values[0] == toolbox.problem.best[0]
    assert naive_cost(toolbox.problem.decode(best[0])) == best[0].fitness.values[0]


def test_ioh(tmp_path):
    ioh = pytest.importorskip("ioh")

    suite = problems.ioh_suite([EASY, evoku.generate(1, seed=1)[0].puzzle])
    logger = ioh.logger.Analyzer(root=str(tmp_path), folder_name="runs", algorithm_name="random")
    for problem in suite:
        problem.attach_logger(logger)
        generator = numpy.random.default_rng(1)
        for _ in range(50):
            problem(generator.integers(1, 10, problem.meta_data.n_variables).tolist())
        assert problem.state.evaluations == 50
        problem.reset()
    logger.close()
    assert [problem.meta_data.instance for problem in suite] == [1, 2]
    assert any((tmp_path / "runs").rglob("*.json"))


def test_gymnasium():
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    check_env(problems.gymnasium(EASY, render_mode="ansi"), skip_render_check=True)
    environment = problems.gymnasium(EASY, steps=200, render_mode="ansi")
    observation, info = environment.reset(seed=1)
    assert environment.render() == EASY and info["cost"] == naive_cost(EASY)
    solution = environment.problem.encode(SOLUTION)
    total, first = 0.0, info["cost"]
    for variable, digit in enumerate(solution):
        observation, reward, terminated, truncated, info = environment.step((variable, digit - 1))
        total += reward
    assert terminated and not truncated and total == first + 1 and environment.render() == SOLUTION
    environment = problems.gymnasium(EASY, steps=1)
    environment.reset()
    assert environment.step((0, 0))[3]


#: A solution without one of its digits.
NEARLY = SOLUTION.replace("1", ".")


def test_masks_are_refused_by_name():
    problem = problems.Problem(EASY)
    masked = numpy.ma.masked_equal(problem.random(2, 1), 3)
    for call in (
        problem.evaluate,
        problem.repair,
        lambda attempts: problem.evaluate(list(attempts)),
        lambda attempts: problem.decode(attempts[0]),
    ):
        with pytest.raises(TypeError, match="attempts?: found a masked array"):
            call(masked)
    assert problem.evaluations == 0
    assert problem.evaluate(masked.filled(0)).shape == (2,)


@pytest.mark.parametrize("name", ["start", "random"])
def test_a_negative_number_of_attempts_is_named(name):
    problem = problems.Problem(EASY)
    with pytest.raises(ValueError, match="count: found -1.*at least 0"):
        getattr(problem, name)(-1, 1)
    for count in (0, 100):
        assert getattr(problem, name)(count, 1).shape == (count, 51)


def test_gymnasium_ends_an_episode_with_the_budget():
    pytest.importorskip("gymnasium")
    problem = problems.Problem(NEARLY, evaluations=100)
    environment = problems.gymnasium(problem)
    environment.reset()
    for variable in range(9):
        found = environment.step((variable, 0))
    assert found[2:] == (True, False, {"cost": 0, "ended": "solved"}) and found[1] > 1
    environment = problems.gymnasium(problems.Problem(NEARLY, evaluations=3))
    first = environment.reset()[1]["cost"]
    for _ in range(2):
        observation, _, terminated, truncated, info = environment.step((0, 0))
        assert not terminated and not truncated
    for _ in range(2):
        # Actions have no effect any more.
        last, reward, terminated, truncated, info = environment.step((1, 4))
        assert (last == observation).all() and (reward, terminated, truncated) == (0, False, True)
        assert info == {"cost": first - 3, "ended": "evaluations spent"}
    observation, info = environment.reset()
    assert not observation.any() and info == {"cost": first, "ended": "evaluations spent"}
    assert environment.step((0, 0))[1:4] == (0, False, True)
    assert environment.problem.evaluations == 3


def test_deap_keeps_its_population_after_the_budget():
    pytest.importorskip("deap")
    from deap import algorithms, tools

    toolbox = problems.deap(problems.Problem(EASY, evaluations=100))
    best = tools.HallOfFame(1)
    population, log = algorithms.eaSimple(
        toolbox.population(30), toolbox, 0.7, 0.3, 10, halloffame=best, verbose=False
    )
    assert len(population) == 30 and len(log) == 11
    assert toolbox.problem.evaluations == 100 < sum(log.select("nevals"))
    assert best[0].fitness.values[0] == toolbox.problem.best[0]


def test_ioh_goes_on_after_the_budget():
    pytest.importorskip("ioh")
    problem = problems.ioh(problems.Problem(NEARLY, evaluations=3))
    costs = [problem([digit] * 9) for digit in (2, 3, 4, 5, 1)]
    assert costs == [27.0, 27.0, 27.0, 2.0**32 - 1, 2.0**32 - 1]
    assert problem.state.current_best.y == 27 and not problem.state.optimum_found
    problem = problems.ioh(problems.Problem(NEARLY, evaluations=3))
    assert [problem([digit] * 9) for digit in (2, 1, 1)] == [27.0, 0.0, 2.0**32 - 1]
    assert problem.state.optimum_found


def test_a_recorded_run_ends_with_every_library(tmp_path):
    """Each of these functions never ends by itself."""
    from evoku import lab

    def deap(problem, parameters, seed):
        toolbox = problems.deap(problem)
        while True:
            toolbox.evaluate(toolbox.individual())

    def ioh(problem, parameters, seed):
        while True:
            problems.ioh(problem)([1] * problem.variables)

    def gymnasium(problem, parameters, seed):
        environment = problems.gymnasium(problem)
        while True:
            environment.reset()
            environment.step((0, 0))

    functions = {function.__name__: function for function in (deap, ioh, gymnasium)}
    for name in functions:
        pytest.importorskip(name)
    external = ", ".join(f'{{ external = "{name}" }}' for name in functions)
    plan = lab.Plan(
        f'name = "all"\nrepetitions = 1\nbudget.evaluations = 20\nalgorithm = [{external}]\n'
        'class = [{ name = "9x9", bundled = "9x9 hard", first = 1 }]'
    )
    store = lab.run(plan, tmp_path / "all.sqlite", algorithms=functions, progress=False)
    assert store.runs()["evaluations"] == [20] * 3


def test_an_error_in_a_suite_names_the_puzzle():
    pytest.importorskip("ioh")
    with pytest.raises(evoku.ReadError, match="puzzle 1 .*column 81") as found:
        problems.ioh_suite([EASY, EASY[:80] + "Z"])
    assert found.value.puzzle == 1
    with pytest.raises(TypeError, match="puzzle 2 .*NoneType"):
        problems.ioh_suite([EASY, EASY, None])
    with pytest.raises(ValueError, match="puzzle 0 .*no open cell"):
        problems.ioh_suite([SOLUTION])


def test_constraints_are_judged_too():
    killer = evoku.Sudoku("....\n....\n....\n....\nkiller 3 r1c1 r1c2\n")
    problem = problems.Problem(killer)
    grids = [problem.encode(grid) for grid in evoku.solutions("." * 16)]
    costs = problem.evaluate(numpy.array(grids))
    assert (costs == 0).sum() == evoku.count(killer) > 0
    assert problems.Problem(CLASH).evaluate(problems.Problem(CLASH).random(5, 1)).min() > 0
