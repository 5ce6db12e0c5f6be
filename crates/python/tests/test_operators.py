"""Operators of the genetic algorithm as functions of Python."""

import copy
import functools
import pickle

import pytest
from conftest import EASY

numpy = pytest.importorskip("numpy")
import evoku  # noqa: E402
from evoku import _identity, algorithms, lab, operators, problems  # noqa: E402

FOUR = "2......4..3..1.."


def redraw(children, problem, random):
    drawn = random.integers(1, problem.digits + 1, children.shape)
    return numpy.where(random.random(children.shape) < 0.05, drawn, children)


#: A whole-population function and one for single attempts for each operator.
FUNCTIONS = {
    "initialisation": (
        lambda count, problem, random: problem.random(count, random),
        lambda problem, random: problem.random(1, random)[0],
    ),
    "selection": (
        lambda costs, count, problem, random: numpy.resize(costs.argsort()[:5], count),
        lambda costs, problem, random: int(costs.argmin()),
    ),
    "crossover": (
        lambda first, second, problem, random: numpy.where(problem.boxes < 2, first, second),
        lambda first, second, problem, random: numpy.where(problem.columns < 2, first, second),
    ),
    "mutation": (redraw, redraw),
    "repair": (
        lambda children, problem, random: problem.repair(children, random),
        lambda child, problem, random: problem.repair(child, random),
    ),
    "acceptance": (
        lambda costs, child_costs, problem, random: numpy.append(costs, child_costs).argsort()[
            : len(costs)
        ],
        lambda cost, child_cost, problem, random: child_cost <= cost,
    ),
}


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("single", [False, True])
def test_every_operator_may_be_a_function(name, single):
    calls = []

    def counted(*arguments):
        calls.append(arguments)
        return FUNCTIONS[name][single](*arguments)

    function = operators.each(counted) if single else counted
    runs = [algorithms.ga(EASY, **{name: function}, seed=3, evaluations=600) for _ in range(2)]
    assert calls
    for run in runs:
        result = run.result
        assert result.evaluations == 600 and result.stop == "evaluations spent"
        assert all(one in (given, ".") or given == "." for one, given in zip(result.line, EASY))
        assert result.line == runs[0].result.line and result.best == run.problem.best[0]
        assert len(run.members()) == 20 and run.trace()["evaluations"][-1] <= 600
    assert runs[0].settings == runs[1].settings


def test_a_stopping_rule_ends_the_run():
    seen = []

    def stopping(generation):
        seen.append(generation.number)
        return generation.number == 7

    run = algorithms.ga(EASY, stopping=stopping)
    assert (run.stop, run.generation.number, seen) == ("stopping rule", 7, list(range(8)))
    limited = algorithms.ga(EASY, mutation=redraw, generations=5)
    assert (limited.stop, limited.generation.number) == ("generations spent", 5)
    paused = algorithms.ga(EASY, mutation=redraw, callback=lambda one: one.number == 2)
    assert paused.stop is None
    assert paused.generation.number == 2 and paused.step() and paused.generation.number == 3


def test_named_operators_keep_rows_complete_and_solve():
    run = operators.GA().run(FOUR, seed=1, evaluations=50_000)
    assert run.result.solved and run.stop == "solved"
    assert run.result.line == evoku.solve(FOUR)
    for crossover in ["house", "uniform:0.5", "none"]:
        run = operators.GA(crossover=crossover, mutation="swap:0.5").run(EASY, generations=20)
        for line, _ in run.members():
            assert all(len({*line[row : row + 9]}) == 9 for row in range(0, 81, 9))
    plus = operators.GA(acceptance="plus")
    best = [plus.run(EASY, generations=count).generation.best for count in (1, 10, 30)]
    assert best == sorted(best, reverse=True)


@pytest.mark.parametrize(
    "settings, words",
    [
        ({"mutation": lambda *_: numpy.ones((1, 2))}, "mutation returned an array"),
        ({"selection": lambda *_: numpy.full(40, 20)}, "indices from 20 to 20"),
        ({"selection": lambda *_: [0.5] * 40}, "selection returned float64"),
        ({"acceptance": lambda *_: [0]}, "expected 20 indices"),
        ({"mutation": redraw, "crossover": "cycle:0.5"}, "house, uniform, none expected"),
        ({"mutation": redraw, "restart": "stale:0"}, "stale:N or never expected"),
        ({"mutation": redraw, "encoding": "rows"}, "encoding has no effect"),
        ({"mutation": redraw, "islands": 2}, "islands has no effect"),
        ({"mutation": lambda children, *_: children + 100}, "expected 1 to 9"),
        ({"selection": redraw, "mutation": "swap:5"}, "mutation: a probability from 0 to 1.*swap:5"),
        ({"mutation": redraw, "crossover": "house:-0.1"}, "crossover: a probability from 0 to 1"),
        ({"mutation": redraw, "crossover": "uniform:nan"}, "crossover: a probability from 0 to 1"),
        ({"mutation": redraw, "selection": "tournament:0"}, "an integer from 1 to 1000 expected"),
        ({"mutation": redraw, "selection": "tournament:2.5"}, "an integer from 1 to 1000 expected"),
        ({"mutation": redraw, "selection": "tournament:"}, "a function or one of"),
        ({"mutation": redraw, "replacement": "generational:-5"}, "an integer from 0 to 1000000"),
        ({"mutation": redraw, "replacement": "generational:20"}, "less than the population of 20"),
        ({"acceptance": lambda *_: 0, "replacement": "plus:1"}, "replacement has no effect with"),
    ],
)
def test_mistakes_are_named(settings, words):
    with pytest.raises(ValueError, match=words):
        algorithms.ga(EASY, evaluations=100, **settings)


def test_a_budget_of_no_evaluations_is_spent_at_once():
    for settings in ({"mutation": redraw}, {}):
        # Without the limit of generations, an endless run would never end.
        run = algorithms.ga(EASY, evaluations=0, generations=3, **settings)
        assert (run.stop, run.result.evaluations) == ("evaluations spent", 0)


def test_the_version_of_an_algorithm_is_that_of_its_operators():
    def other(children, problem, random):
        return children

    versions = [
        operators.GA(**settings).version
        for settings in (
            {},
            {"population": 30},
            {"mutation": "swap:0.2"},
            {"mutation": redraw},
            {"mutation": other},
            {"mutation": operators.each(redraw)},
            {"mutation": operators.each(other)},
            {"stopping": lambda one: one.number > 5},
            {"stopping": lambda one: one.number > 6},
            {"mutation": functools.partial(redraw, rate=0.1)},
            {"mutation": functools.partial(redraw, rate=0.2)},
        )
    ]
    assert len(set(versions)) == len(versions)
    again = operators.GA(mutation=operators.each(redraw))
    assert _identity.version_of(again) == versions[5]
    # Functions with the same name and other code are other operators.
    other.__name__ = redraw.__name__
    other.__qualname__ = redraw.__qualname__
    assert operators.GA(mutation=other).version != versions[3]
    again.version = 3
    assert _identity.version_of(again) == "3"

    class Other(operators.GA):
        """An algorithm of one's own."""

    assert Other().version != versions[0]
    changed = Other()
    changed.rate = 0.5
    assert changed.version != Other().version


class Rated(operators.GA):
    """An algorithm with a parameter of its own."""

    def __init__(self, rate, **settings):
        super().__init__(mutation=redraw, **settings)
        self.rate = rate


def test_an_algorithm_can_be_pickled():
    for algorithm in (
        operators.GA(),
        operators.GA(population=30, crossover="uniform:0.5", acceptance="plus", restart="never"),
        operators.GA(mutation=redraw, repair=operators.each(redraw)),
        Rated(0.5, population=40),
    ):
        for same in (pickle.loads(pickle.dumps(algorithm)), copy.deepcopy(algorithm)):
            assert type(same) is type(algorithm) and same.settings == algorithm.settings
            assert same.version == algorithm.version
            runs = [one.run(EASY, seed=2, evaluations=500) for one in (algorithm, same)]
            assert runs[0].members() == runs[1].members()
    assert pickle.loads(pickle.dumps(Rated(0.5))).rate == 0.5
    assert Rated(0.5).version != Rated(0.6).version


def test_masks_of_operators_are_refused_by_name():
    def masked(children, problem, random):
        return numpy.ma.masked_equal(children, 3)

    for mutation in (masked, operators.each(masked)):
        with pytest.raises(TypeError, match="the result of mutation: found a masked array"):
            algorithms.ga(EASY, mutation=mutation, evaluations=100)


def test_numbers_of_a_run_are_checked():
    run = algorithms.ga(EASY, mutation=redraw, seed=numpy.int64(3), generations=numpy.int64(2))
    assert evoku.results([run])["seed"] == [3]
    for call, name in (
        (lambda: run.step(-1), "generations"),
        (lambda: algorithms.ga(EASY, mutation=redraw, generations=-1), "generations"),
        (lambda: algorithms.ga(EASY, mutation=redraw, seed=-1, generations=1), "seed"),
    ):
        with pytest.raises(ValueError, match=f"{name}: found -1"):
            call()


def test_the_version_of_a_partial_covers_its_arguments():
    def version(*arguments, **named):
        return _identity.version_of(functools.partial(redraw, *arguments, **named))

    def used():
        pass

    long = numpy.arange(5000)
    other = long.copy()
    other[2500] = 0
    arguments = [1, 2, "1", [1], (1,), {1: 2}, used, redraw, long, other, None]
    versions = {version(one) for one in arguments} | {version(rate=1), version()}
    assert len(versions) == len(arguments) + 2
    assert version() == _identity.version_of(redraw)
    assert version(a=1, b=[{"x", "y"}]) == version(b=[{"y", "x"}], a=1)
    assert version(" at 0x7f00") == version(" at 0x7f00"), "a text may look like an address"

    class Model:
        pass

    with pytest.raises(ValueError, match="redraw: .*Model object at 0x.*attribute version"):
        version([Model()])
    model = Model()
    model.version = 1
    first = version(model)
    model.version = 2
    assert version(model) != first
    known = functools.partial(redraw, Model())
    known.version = 5
    assert _identity.version_of(known) == "5"
    assert "0x7" not in _identity.name_of(known)


def test_an_exception_of_an_operator_is_raised():
    with pytest.raises(ZeroDivisionError):
        algorithms.ga(EASY, mutation=lambda *_: 1 / 0)
    with pytest.raises(TypeError, match="can't be saved"):
        algorithms.ga(EASY, mutation=redraw, generations=1).save()


def test_without_functions_the_compiled_algorithm_runs():
    assert type(algorithms.ga(FOUR, evaluations=100)) is evoku.Run


def test_a_problem_knows_its_geometry():
    problem = problems.Problem(EASY)
    assert (problem.rows == problem.cells // 9).all()
    assert (problem.columns == problem.cells % 9).all()
    assert (problem.boxes == problem.rows // 3 * 3 + problem.columns // 3).all()
    givens = "".join(map(str, problem.givens.flatten())).replace("0", ".")
    assert givens == EASY
    expected = evoku.candidates(EASY)
    for cell, digits in zip(problem.cells, problem.candidates):
        assert (numpy.flatnonzero(digits) + 1).tolist() == expected[cell]


def test_what_follows_from_a_puzzle_is_computed_once():
    problem = problems.Problem(EASY)
    for name in ("givens", "candidates"):
        array = getattr(problem, name)
        assert getattr(problem, name) is array
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1
        for copied in (copy.deepcopy(problem), pickle.loads(pickle.dumps(problem))):
            assert (getattr(copied, name) == array).all()
            assert not getattr(copied, name).flags.writeable


def test_starts_and_repairs_have_complete_rows():
    problem = problems.Problem(EASY)

    def is_complete(attempt):
        line = problem.decode(attempt)
        return all(len({*line[row : row + 9]}) == 9 for row in range(0, 81, 9))

    starts = problem.start(20, 5)
    assert starts.shape == (20, 51) and all(map(is_complete, starts))
    assert (starts == problem.start(20, 5)).all() and (starts != problem.start(20, 6)).any()
    attempts = problem.random(20, 1)
    attempts[0] = 0
    repaired = problem.repair(attempts, 2)
    assert all(map(is_complete, repaired))
    assert (problem.repair(repaired, 3) == repaired).all()
    assert is_complete(problem.repair(attempts[1], 4))


def test_operators_and_programs_take_part_in_experiments(tmp_path):
    (tmp_path / "program.py").write_text(
        "import sys\n"
        "while sys.stdin.readline() != 'go\\n': pass\n"
        "while True:\n"
        "    print('start', flush=True)\n"
        "    boards = sys.stdin.readline().split()\n"
        "    print('evaluate', *boards[1:], flush=True)\n"
        "    if 'end' in sys.stdin.readline() + boards[0]: break\n"
    )
    (tmp_path / "plan.toml").write_text(
        'name = "all"\nrepetitions = 2\nbudget.evaluations = 300\n'
        'algorithm = [{ name = "row-ga" }, { external = "mine" },\n'
        '    { command = "python3 program.py" },\n'
        '    { command = "python3 -c 1", external = "fails" }]\n'
        'class = [{ name = "4x4", bundled = "4x4", first = 3 }]\n'
    )
    plan = lab.Plan(tmp_path / "plan.toml")
    assert plan.externals == ["mine"]
    mine = operators.GA(mutation=redraw)
    with pytest.warns(RuntimeWarning, match="exited with code 0 before the run was over"):
        store = lab.run(
            plan, tmp_path / "store", algorithms={"mine": mine}, threads=2, progress=False
        )
    runs = store.runs().to_dict()
    assert len(runs["ending"]) == 24 and runs["ending"].count("failed") == 6
    for name in ["row-ga", "mine", "python3 program.py"]:
        assert f"| {name}" in store.report()


def test_the_example_in_the_documentation_works():
    import doctest

    ran = doctest.testmod(operators)
    assert ran.attempted and not ran.failed
