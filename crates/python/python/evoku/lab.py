"""Experiments: many runs, kept, compared.

>>> plan = Plan('''
... name = "small"
... repetitions = 2
... budget.evaluations = 1_000
... algorithm = [{ name = "row-ga" }, { external = "climber" }]
... class = [{ name = "4x4", bundled = "4x4", first = 5 }]
... ''')
>>> plan.jobs
20

An algorithm of any other library takes part as a function, see `run`.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from . import _evoku

__all__ = ["Figure", "Plan", "Report", "Store", "run"]


class Plan:
    """What an experiment is to do: algorithms with parameters, classes of puzzles, repetitions, a
    budget.

    Args:
        source: The path of a TOML file, or its text (anything of several lines).
        folder: Where puzzle files are looked for; by default beside the file.

    Raises:
        ValueError: If something is wrong with it; a line for each mistake, with its place.
        OSError: If the file can't be read.
    """

    def __init__(
        self, source: str | os.PathLike[str], folder: str | os.PathLike[str] | None = None
    ):
        text = os.fspath(source)
        if "\n" not in text:
            folder = Path(text).parent if folder is None else folder
            text = Path(text).read_text(encoding="utf-8")
        self._plan = _evoku.Plan(text, os.fspath(folder or "."))

    @property
    def name(self) -> str:
        """Its name."""
        return self._plan.name

    @property
    def text(self) -> str:
        """The text that it was read from."""
        return self._plan.text

    @property
    def jobs(self) -> int:
        """The number of runs."""
        return self._plan.jobs

    @property
    def seed(self) -> int:
        """The seed from which the seeds of all runs follow."""
        return self._plan.seed

    @property
    def repetitions(self) -> int:
        """How often each configuration is run on each puzzle."""
        return self._plan.repetitions

    @property
    def configurations(self) -> list[str]:
        """What the plan calls its algorithms with their parameters."""
        return self._plan.configurations

    @property
    def classes(self) -> dict[str, list[str]]:
        """The classes of puzzles, with the puzzles of each on lines."""
        return self._plan.classes

    @property
    def externals(self) -> list[str]:
        """The names of the algorithms of other programs."""
        return self._plan.externals

    def __repr__(self) -> str:
        return f"<Plan {self.name}: {self.jobs:,} runs>"

    def _repr_html_(self) -> str:
        puzzles = sum(map(len, self.classes.values()))
        return (
            f"<b>{self.name}</b>: {self.jobs:,} runs, {len(self.configurations)} algorithms on "
            f"{puzzles:,} puzzles, {self.repetitions:,} times each"
        )


class Figure:
    """A picture of a report. A notebook shows it.

    Attributes:
        name: Its name, like `success-1`: `1` is the number of the class.
    """

    def __init__(self, name: str, svg: str) -> None:
        self.name = name
        self._svg = svg

    def svg(self) -> str:
        """The picture as SVG."""
        return self._svg

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the picture to a file, as SVG."""
        Path(path).write_text(self._svg, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self._svg

    def __repr__(self) -> str:
        return f"<Figure {self.name}>"


class Report(str):
    """A report in Markdown. A notebook shows its tables."""

    def _repr_markdown_(self) -> str:
        return str(self)


class Store:
    """A file that keeps the runs of experiments.

    Methods that take `plan` mean the plan of this name; without one the only plan there is. Those
    that compare take `measure`, what is compared (evaluations, generations, seconds or quality; by
    default what suits the results), `reference`, the configuration that all others are compared with
    (by default each with each, if they are few), and `lang`, the language of the words (en, de, fr,
    es).

    Args:
        path: The file.

    Raises:
        OSError: If there is no such file, or it is no store.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self._store = _evoku.Store(self.path)

    def plans(self) -> list[str]:
        """The names of the plans, the latest first."""
        return self._store.plans()

    def plan_text(self, plan: str | None = None) -> str:
        """The text of a plan."""
        return self._store.plan_text(plan)

    def runs(self, plan: str | None = None) -> _evoku.Table:
        """The runs: a table with a row for each. `evoku lab export` describes the columns."""
        return self._store.runs(plan)

    def traces(self, plan: str | None = None) -> _evoku.Table:
        """How runs converged: a table of points, whose `run` is the number of a row of `runs`."""
        return self._store.traces(plan)

    def fronts(self, plan: str | None = None) -> _evoku.Table:
        """What runs with two objectives came to: a table of pairs of values, `first` and `second`,
        which no member of any generation dominated; `run` is the number of a row of `runs`."""
        return self._store.fronts(plan)

    def configurations(self, plan: str | None = None) -> _evoku.Table:
        """The algorithms with their parameters: a table."""
        return self._store.configurations(plan)

    def puzzles(self, plan: str | None = None) -> _evoku.Table:
        """The puzzles: a table."""
        return self._store.puzzles(plan)

    def verdicts(
        self,
        plan: str | None = None,
        *,
        measure: str | None = None,
        reference: str | None = None,
        lang: str = "en",
    ) -> _evoku.Table:
        """The comparisons of algorithms: a table of `class`, `first`, `second`, `puzzles`,
        `first_solved` and `second_solved` (shares of runs), `first_quicker` (the probability that a
        run of the first spends less, A12), `p` (corrected), `better` (null if they can't be told
        apart) and `words`.
        """
        return self._store.verdicts(_choice(plan, measure, reference), lang)

    def report(
        self,
        plan: str | None = None,
        *,
        measure: str | None = None,
        reference: str | None = None,
        lang: str = "en",
    ) -> Report:
        """Tables and verdicts in Markdown."""
        return Report(self._store.report(_choice(plan, measure, reference), lang))

    def page(
        self,
        plan: str | None = None,
        *,
        measure: str | None = None,
        reference: str | None = None,
        lang: str = "en",
    ) -> str:
        """Tables, verdicts, pictures and puzzles as a page of HTML that needs no other file."""
        return self._store.page(_choice(plan, measure, reference), lang)

    def figures(
        self,
        plan: str | None = None,
        *,
        measure: str | None = None,
        reference: str | None = None,
        lang: str = "en",
    ) -> dict[str, Figure]:
        """All pictures by name: success, distributions, boxes, convergence, ranks, sweeps."""
        drawn = self._store.figures(_choice(plan, measure, reference), lang)
        return {name: Figure(name, svg) for name, svg in drawn}

    def __repr__(self) -> str:
        return f"<Store {self.path}: {', '.join(self.plans()) or 'no plan'}>"


def _choice(plan: str | None, measure: str | None, reference: str | None) -> dict[str, str | None]:
    return {"plan": plan, "measure": measure, "reference": reference}


def run(
    plan: Plan | str | os.PathLike[str],
    store: str | os.PathLike[str],
    *,
    algorithms: Mapping[str, Callable[[Any, dict[str, str], int], object]] | None = None,
    threads: int | None = None,
    progress: bool | Callable[[int, int], object] = True,
) -> Store:
    """Makes the runs of a plan that a store lacks. What was recorded stays, whatever ends the
    program; the same call goes on with what is missing.

    An algorithm of another library is named in the plan, `{ external = "name", set = { ... } }`, and
    is a function here: it is called with an `evoku.problems.Problem`, its parameters (texts by
    name), and the seed of the run. It evaluates attempts with `problem.evaluate`, which counts them
    and raises `evoku.problems.Ended` when the run is over; that needn't be caught, and what is
    returned doesn't matter. Its runs are kept and compared like those of our own algorithms.

    Args:
        plan: The plan, or the path of its file.
        store: The file that keeps the runs; it is made if there is none.
        algorithms: A function for each algorithm of another library, by name.
        threads: The threads to work on; all cores by default. The runs don't depend on it, but
            where `seconds` limit them. Functions of Python take turns, as the interpreter lets only
            one of them work at a time.
        progress: Whether progress is shown, or a function to be called with the number of recorded
            runs and of all.

    Raises:
        ValueError: If a function is missing, or one is given that the plan doesn't name.
        RuntimeError: If an algorithm can't serve a puzzle or fails, or the store can't be written.
    """
    plan = plan if isinstance(plan, Plan) else Plan(plan)
    functions = {name: _wrapped(function) for name, function in (algorithms or {}).items()}
    show = _Bar() if progress is True else progress or None
    plan._plan.run(Path(store), threads, _machine(), functions, show)
    return Store(store)


def _machine() -> str:
    """What the store says about where its runs were made."""
    return f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}"


def _wrapped(function: Callable[..., object]) -> Callable[..., None]:
    """The function with a problem in the place of the judge; it ends where the run does."""
    from .problems import Ended, Problem

    def wrapped(judge: _evoku.Judge, parameters: dict[str, str], seed: int) -> None:
        try:
            function(Problem._from(judge), parameters, seed)
        except Ended:
            pass

    return wrapped


class _Bar:
    """Progress on a line of standard error, or of a notebook."""

    def __init__(self) -> None:
        from .live import Line

        self._line = Line()

    def __call__(self, recorded: int, jobs: int) -> None:
        share = recorded / jobs if jobs else 1
        bar = "█" * round(30 * share)
        self._line.show(f"{bar:░<30} {recorded:,} of {jobs:,} runs", last=recorded >= jobs)
