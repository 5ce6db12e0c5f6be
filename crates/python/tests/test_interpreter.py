"""The package in the interpreter: import, threads, Ctrl-C, stubs."""

import os
import signal
import subprocess
import sys
import threading

import evoku
import pytest
from conftest import EASY, SOLUTION
from waiting import CEILING, at_work

#: A large board as text.
LARGE = "'.' * 2401"
#: Each takes minutes at least without an interrupt, or is repeated without an end.
LONG = {
    "count": "evoku.count('.' * 81, 10**15)",
    "generate": "evoku.generate(10**9)",
    "generate-in-vain": "evoku.generate(1, givens=17, attempts=10**12)",
    "solve-large": "evoku.solve(evoku.generate(1, side=36, seed=1)[0].puzzle)",
    "solve-batch": "evoku.solve_batch(['.' * 81] * 2000 + ['.' * 1296] * 10**5)",
    "solve-column": "while True: evoku.solve_batch(C)",
    "rate": "evoku.rate_batch([evoku.generate(1, side=25, givens=300)[0].puzzle] * 10**4)",
    "exclude": f"evoku.generate(1, exclude=[{LARGE}] * 10**6)",
    "grids": f"evoku.generate(1, grids=[{LARGE}] * 10**6)",
    "list-of-texts": "evoku.solve_batch(['1..4..1..1..4..1 # comment'] * 10**8)",
    "ratings-of-texts": f"evoku.rate_batch([{LARGE}] * 10**6)",
    "text": f"evoku.Sudoku(({LARGE} + chr(10)) * 200_000)",
    "hint": f"while True: evoku.hint({LARGE})",
    "evolve-decoder": f"evoku.evolve({LARGE}, 'decoder')",
    "evolve-many": f"evoku.evolve({LARGE}, 'row-ga', population=100_000)",
    "judge": "while True: P.evaluate(A)",
    "starts": "P.start(10**8, 1)",
    "full-grids": "evoku.generate(1, grids=G)",
    "run-of-another-thread": "while True: R.stop",
}
#: The library that some of them need, and the code that prepares their input.
NEEDS = {
    "solve-column": ("pyarrow", "import pyarrow; C = pyarrow.array(['.' * 81] * 10**6)"),
    "judge": ("numpy", "P = evoku.problems.Problem('.' * 81); A = P.random(10**6)"),
    "starts": ("numpy", "P = evoku.problems.Problem('.' * 81)"),
    "full-grids": ("evoku", f"G = [evoku.Sudoku('{SOLUTION}')] * 10**6"),
    "run-of-another-thread": (
        "evoku",
        f"import threading; R = evoku.Run({LARGE}, 'row-ga', settings={{'population': 100_000}})\n"
        "threading.Thread(target=R.finish, daemon=True).start()",
    ),
}


def test_importing_loads_nothing_that_takes_long():
    names = "{'asyncio', 'dataclasses', 'inspect', 'numpy', 'typing'}"
    code = f"import sys; import evoku; print({names} & {{*sys.modules}} or 'none')"
    ran = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert ran == "none\n"


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_is_heard(name):
    """The signal arrives during the work, and only the signal ends the call."""
    library, begin = NEEDS.get(name, ("evoku", ""))
    pytest.importorskip(library)
    code = (
        f"import evoku\n{begin}\nprint('ready', flush=True)\n"
        f"try:\n    {LONG[name]}\nexcept KeyboardInterrupt:\n    print('heard', flush=True)\n"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "ready\n"
    at_work(process)
    process.send_signal(signal.SIGINT)
    try:
        assert process.communicate(timeout=CEILING)[0] == "heard\n"
    finally:
        process.kill()


def printed(code):
    """The output of a program."""
    ran = subprocess.run(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, timeout=CEILING
    )
    return ran.stdout


def test_other_threads_go_on_meanwhile():
    """Another thread completes its own work although a call never ends."""
    code = (
        "import evoku, os, threading, time\n"
        "begun = threading.Event()\n"
        "def work():\n    begun.set()\n    evoku.count('.' * 81, 10**15)\n"
        "threading.Thread(target=work, daemon=True).start()\n"
        "begun.wait()\n"
        # Longer than the interpreter lets one thread run before it switches.
        "while time.process_time() < 1:\n    pass\n"
        "print('free', flush=True)\nos._exit(0)\n"
    )
    assert printed(code) == "free\n"


def test_a_run_can_be_used_while_another_thread_executes_it():
    """The run never ends, and another thread uses it after each of some generations."""
    code = (
        "import evoku, os, pickle, threading\n"
        f"run = evoku.Run({EASY!r}, 'random-search')\n"
        "threading.Thread(target=run.finish, daemon=True).start()\n"
        "for _ in range(3):\n"
        "    while not run.generation: pass\n"
        "    seen = run.generation.number\n"
        "    while run.generation.number == seen: pass\n"
        "    run.members(), run.trace(), run.svg(), pickle.loads(pickle.dumps(run))\n"
        "    assert run.result.evaluations and run.receive(run.generation.line) >= 0\n"
        "print(run.stop, run.step(), run.step(5), flush=True)\nos._exit(0)\n"
    )
    assert printed(code) == "None True True\n"


def test_threads_share_the_generations_of_a_run():
    run = evoku.Run(EASY, "random-search", generations=300)
    threads = [threading.Thread(target=run.step, args=[100]) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    whole = evoku.Run(EASY, "random-search", generations=300)
    whole.step(300)
    assert run.generation == whole.generation and run.stop == whole.stop
    assert run.trace().to_dict() == whole.trace().to_dict()


def test_the_same_call_on_many_threads():
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(lambda _: evoku.solve(EASY), range(200)))) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_fork_goes_on():
    evoku.solve_batch([EASY] * 5000)
    child = os.fork()
    if child == 0:
        os._exit(0 if evoku.solve_batch([EASY] * 5000).status == [1] * 5000 else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_every_name_is_there_and_documented():
    for name in evoku.__all__:
        assert getattr(evoku, name) is not None
        assert name.startswith("_") or getattr(evoku, name).__doc__, name
    assert set(evoku.__all__) <= set(dir(evoku))
    with pytest.raises(AttributeError, match="nothing"):
        evoku.nothing


def test_the_stub_says_what_the_compiled_half_has():
    """Compares names and parameters; `crates/python/stubs --check` compares the whole text."""
    import ast
    import inspect
    from pathlib import Path

    from evoku import _evoku

    stub = ast.parse((Path(evoku.__file__).parent / "_evoku.pyi").read_text())
    stubs = {
        node.name: node for node in stub.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    }
    there = {name for name in dir(_evoku) if not name.startswith("__")}
    assert set(stubs) == there
    for name in there:
        value, node = getattr(_evoku, name), stubs[name]
        if isinstance(node, ast.FunctionDef):
            parameters = [one.arg for one in node.args.args + node.args.kwonlyargs]
            assert parameters == list(inspect.signature(value).parameters), name
        else:
            members = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
            assert members <= set(dir(value)), name
            assert {one for one in vars(value) if not one.startswith("__")} <= members, name


@pytest.mark.parametrize("name", ["evoku", "evoku.evolution", "evoku.lab", "evoku.cluster"])
def test_examples_in_docstrings_do_what_they_say(name):
    import doctest
    import importlib

    ran = doctest.testmod(importlib.import_module(name))
    assert ran.attempted and not ran.failed


def test_without_numpy_there_are_no_problems():
    """Names that need a missing library don't end completion or `inspect.getmembers`."""
    code = (
        "import inspect, sys\nsys.modules['numpy'] = None\nimport evoku\n"
        "assert not hasattr(evoku, 'problems')\nassert dict(inspect.getmembers(evoku))['lab']\n"
        "try:\n    from evoku import problems\nexcept ImportError as error:\n    print(error)\n"
        "try:\n    evoku.problems\nexcept AttributeError as error:\n    print(error)\n"
    )
    ran = subprocess.check_output([sys.executable, "-c", code], text=True)
    imported, used = ran.splitlines()
    assert "numpy" in imported and used == "evoku.problems needs numpy: pip install numpy"


def test_type_checkers_find_wrong_names(tmp_path):
    api = pytest.importorskip("mypy.api")
    (tmp_path / "use.py").write_text(
        "import evoku\nimport evoku.problems\n"
        "evoku.slove\n"
        "evoku.problems.pymo\n"
        "evoku.generate(threads='2')\n"
        "evoku.solve(evoku.generate(rules='diagonal', constraints=['arrow'])[0])\n"
        "evoku.lab.Plan, evoku.algorithms.row_ga, evoku.problems.Problem\n"
        "reveal_type(evoku.solve_batch(['1']))\n"
        "reveal_type(evoku.solve_batch(evoku.rate_batch(['1'])))\n"
    )
    options = ["--python-version", "3.11", "--cache-dir", str(tmp_path / "cache")]
    found = api.run([*options, str(tmp_path / "use.py")])[0].splitlines()
    lines = [line.split("use.py:", 1)[1] for line in found if "use.py:" in line]
    errors = [line.split(":")[0] for line in lines if "error:" in line]
    notes = [line for line in lines if "Revealed type" in line]
    assert errors == ["3", "4", "5"], found
    assert "Solutions" in notes[0] and "SolutionTable" in notes[1], found
    assert not any("evoku/" in line for line in found), found
