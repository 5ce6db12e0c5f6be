"""Runs of our algorithms."""

import inspect
import itertools
import pickle
import signal
import subprocess
import sys
import zlib
from pathlib import Path

import evoku
import pytest
from conftest import CLASH, EASY
from evoku import _evoku
from waiting import CEILING, at_work

NAMES = [preset["name"] for preset in _evoku.presets()]
FOUR = "1..43.....4.4..1"


def budget(**settings):
    return {"evaluations": 3_000, "seed": 3} | settings


@pytest.mark.parametrize("name", NAMES)
def test_every_algorithm_makes_the_same_run_again(name):
    def made():
        run = evoku.Run(EASY, name, **budget())
        seen = list(itertools.islice(run, 20))
        result = run.finish().result
        return seen, [
            getattr(result, one) for one in ("stop", "generations", "evaluations", "best", "line")
        ]

    seen, result = made()
    assert (seen, result) == made()
    assert result[2] <= 3_000
    # The budget may end the last generation before it is complete.
    assert [one.number for one in seen[:-1]] == list(range(len(seen) - 1))
    assert all(one.best_of_run <= one.best <= one.mean <= one.worst for one in seen)


@pytest.mark.parametrize("name", NAMES)
def test_every_algorithm_has_a_function_with_its_parameters(name):
    preset = next(one for one in _evoku.presets() if one["name"] == name)
    function = getattr(evoku.algorithms, name.replace("-", "_"))
    parameters = inspect.signature(function).parameters
    for parameter in preset["parameters"]:
        assert parameters[parameter["name"]].default is None
        assert f"{parameter['name']}: " in function.__doc__
    assert preset["summary"].split()[0].lower() in function.__doc__.lower()
    run = function(FOUR, evaluations=500, seed=5)
    other = evoku.evolve(FOUR, name, evaluations=500, seed=5)
    assert run.algorithm == name and run.generation == other.generation


def test_functions_are_those_of_the_table():
    assert sorted(name.replace("-", "_") for name in NAMES) == sorted(evoku.algorithms.__all__)
    script = Path(__file__).parent.parent / "algorithms"
    subprocess.run([sys.executable, script, "--check"], check=True)


def test_a_run_that_was_saved_goes_on_to_the_bit():
    for name in ("row-ga", "hybrid-repair", "simulated-annealing", "mutation-ga"):
        whole = evoku.Run(EASY, name, seed=4, generations=60).finish()
        run = evoku.Run(EASY, name, seed=4, generations=60)
        run.step(25)
        again = pickle.loads(pickle.dumps(run))
        assert (again.generation, again.trace().to_dict()) == (
            run.generation,
            run.trace().to_dict(),
        )
        again.finish()
        for one in ("stop", "generations", "evaluations", "best", "line"):
            assert getattr(again.result, one) == getattr(whole.result, one)
        assert again.trace().to_dict() == whole.trace().to_dict()
        assert again.members() == whole.members()
        if whole.stop == "generations spent":
            longer = evoku.Run.load(whole.save(), generations=80)
            assert longer.finish().result.generations > 60 or longer.stop == "solved"


def test_what_is_no_saved_run_is_refused():
    run = evoku.Run(EASY, "row-ga", seed=4, evaluations=100_000)
    run.step(5)
    saved = run.save()
    for wrong in (
        b"",
        b"hello",
        saved[:-1],
        saved + b"1",
        *(saved[:at] + bytes([saved[at] ^ 4]) + saved[at + 1 :] for at in range(len(saved))),
    ):
        with pytest.raises(ValueError, match="damaged|no run"):
            evoku.Run.load(wrong)
    magic, _, body = saved.split(b"\n", 2)
    other = body.replace(b'"version": "', b'"version": "9.')
    with pytest.raises(ValueError, match="a run of evoku 9"):
        evoku.Run.load(b"\n".join([magic, b"%08x" % zlib.crc32(other), other]))
    with pytest.raises(ValueError, match="ended"):
        evoku.Run(FOUR, "row-ga", evaluations=10).finish().save()


def test_callbacks_see_generations_and_end_the_run():
    seen = []
    run = evoku.evolve(EASY, "row-ga", callback=seen.append, every=10, **budget())
    assert [one.number for one in seen[:3]] == [9, 19, 29] and seen[-1] == run.generation
    ended = evoku.evolve(EASY, "row-ga", callback=lambda one: one.number >= 7, **budget())
    assert ended.generation.number == 7 and ended.stop is None
    with pytest.raises(ZeroDivisionError):
        evoku.evolve(EASY, "row-ga", callback=lambda one: 1 / 0, **budget())
    with pytest.raises(ValueError, match="every: found 0.*at least 1"):
        evoku.evolve(EASY, "row-ga", callback=seen.append, every=0, **budget())


def test_nothing_is_seen_before_the_first_generation():
    run = evoku.Run(EASY, "row-ga", evaluations=0)
    assert run.generation is None and run.result.best is None and "no generation yet" in repr(run)
    assert run.svg() == run.puzzle.svg() and list(run) == []
    assert evoku.live.watch(run).stop == "evaluations spent"


def test_traces_and_results_are_tables():
    runs = [evoku.evolve(EASY, name, **budget()) for name in ("row-ga", "hill-climbing")]
    trace = runs[0].trace()
    costs = trace["best_of_run"]
    assert costs == sorted(costs, reverse=True) and costs[-1] == runs[0].result.best
    assert trace["evaluations"] == sorted(trace["evaluations"])
    table = evoku.results(runs)
    assert table["algorithm"] == ["row-ga", "hill-climbing"]
    assert table["solved"] == [run.result.solved for run in runs]
    arrow = pytest.importorskip("pyarrow")
    arrow.table(table).validate(full=True)
    assert arrow.table(table)["solved"].type == arrow.bool_()


def test_islands():
    run = evoku.evolve(EASY, "row-ga", islands={"number": 3, "migrants": 2}, **budget())
    assert run.result.evaluations <= 3_000
    again = evoku.evolve(EASY, "row-ga", islands={"number": 3, "migrants": 2}, **budget())
    assert again.result.line == run.result.line
    with pytest.raises(TypeError, match="number"):
        evoku.evolve(EASY, "row-ga", islands={"count": 3}, **budget())


def test_members_of_others_are_received():
    run = evoku.Run(EASY, "row-ga", seed=1, evaluations=10_000)
    run.step(2)
    assert len(run.members()) == run.generation.size
    taken = run.receive(evoku.solve(EASY))
    assert taken == 1 and run.generation.best_of_run == 0


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        ({"algorithm": "magic"}, ValueError, "row-ga"),
        ({"algorithm": "row-ga", "popsize": 3}, TypeError, "population"),
        ({"algorithm": "row-ga", "population": 0}, ValueError, "population"),
        ({"puzzle": CLASH}, ValueError, "r1c1"),
        ({"puzzle": "nonsense"}, ValueError, "found"),
        ({"algorithm": "row-ga", "seed": -1}, ValueError, "seed: found -1"),
    ],
)
def test_what_makes_no_run_is_refused(arguments, kind, words):
    with pytest.raises(kind, match=words):
        evoku.evolve(**{"puzzle": EASY, "evaluations": 10} | arguments)


def test_the_best_algorithm_is_the_default():
    run = evoku.evolve(EASY, evaluations=100_000)
    assert run.result.solved and run.result.line == evoku.solve(EASY)
    run = evoku.Run(EASY, evaluations=100_000)
    assert pickle.loads(pickle.dumps(run)).algorithm == run.algorithm
    assert "<svg" in run._repr_svg_() and "generation" in repr(run)


def test_ctrl_c_pauses_a_run_that_goes_on():
    code = (
        "import evoku\n"
        f"run = evoku.Run('{EASY}', 'random-search', seed=1)\n"
        "print('ready', flush=True)\n"
        "try:\n    run.finish()\n"
        "except KeyboardInterrupt:\n    print('heard', flush=True)\n"
        "run.step()\n"
        "print(run.stop, len(run.save()) > 0, flush=True)\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "ready\n"
    at_work(process)
    process.send_signal(signal.SIGINT)
    try:
        assert process.communicate(timeout=CEILING)[0].split() == ["heard", "None", "True"]
    finally:
        process.kill()


def test_watching_goes_to_the_end_without_a_notebook(capfd):
    from evoku.live import watch

    run = watch(evoku.Run(EASY, "row-ga", **budget()), seconds=0.01)
    assert run.stop is not None
    assert watch(evoku.Run(EASY, "random-search"), seconds=0.01, most=0.05).stop is None
    assert capfd.readouterr().err == ""
