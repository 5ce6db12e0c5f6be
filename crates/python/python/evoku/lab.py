"""Experiments: executes many runs, records them and compares them.

>>> plan = Plan('''
... name = "small"
... repetitions = 2
... budget.evaluations = 1_000
... algorithm = [{ name = "row-ga" }, { external = "climber" }]
... class = [{ name = "4x4", bundled = "4x4", first = 5 }]
... ''')
>>> plan.jobs
20

A Python function can take part as an external algorithm; see `run`.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
import threading
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

from . import _evoku, _recorded
from ._recorded import StaleRuns

__all__ = ["Figure", "Plan", "Report", "StaleRuns", "Store", "run"]


class Plan:
    """The plan of an experiment: algorithms with parameters, classes of puzzles, repetitions, and a
    budget.

    Args:
        source: The path of a TOML file, or the text of a plan (any string with several lines).
        folder: The folder of puzzle files; by default the folder of the plan's file.

    Raises:
        ValueError: If the plan has mistakes; the message has a line for each mistake, with its
            position.
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
        """The name of the plan."""
        return self._plan.name

    @property
    def text(self) -> str:
        """The text of the plan."""
        return self._plan.text

    @property
    def jobs(self) -> int:
        """The number of runs."""
        return self._plan.jobs

    @property
    def seed(self) -> int:
        """The seed from which the seeds of all runs are derived."""
        return self._plan.seed

    @property
    def repetitions(self) -> int:
        """The number of runs of each configuration on each puzzle."""
        return self._plan.repetitions

    @property
    def configurations(self) -> list[str]:
        """The labels of the configurations: algorithms with their parameters."""
        return self._plan.configurations

    @property
    def classes(self) -> dict[str, list[str]]:
        """The classes of puzzles by name, each with its puzzles as lines."""
        return self._plan.classes

    @property
    def externals(self) -> list[str]:
        """The names of the external algorithms."""
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
    """A figure of a report. A notebook shows it.

    Attributes:
        name: The name of the figure, like `success-1`: `1` is the number of the class.
    """

    def __init__(self, name: str, svg: str) -> None:
        self.name = name
        self._svg = svg

    def svg(self) -> str:
        """The figure as SVG."""
        return self._svg

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the figure to a file, as SVG."""
        Path(path).write_text(self._svg, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self._svg

    def _repr_html_(self) -> str:
        # Wide figures shrink to the width of the page, also in a notebook exported as HTML.
        return self._svg.replace("<svg ", '<svg style="max-width:100%;height:auto" ', 1)

    def __repr__(self) -> str:
        return f"<Figure {self.name}>"


class Report(str):
    """A report in Markdown. A notebook shows its tables."""

    def _repr_markdown_(self) -> str:
        return str(self)


class Store:
    """A file with the runs of experiments: a store, or an archive of `evoku lab export --archive`.

    The argument `plan` of a method is the name of a plan; it may be omitted if there is only one.
    Methods that compare have three more arguments. `measure` is the measure to compare:
    evaluations, generations, seconds or quality. The default depends on the results. `reference` is
    the configuration to compare all others with. By default all pairs are compared, or with many
    configurations each one with the best. `lang` is the code of the language of the text, like
    de, by default EVOKU_LANG, or English.

    A pickled store is its path, so the file must exist where it is unpickled.

    Args:
        path: The file.

    Raises:
        OSError: If there is no such file, or it is neither a store nor an archive.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self._store = _evoku.Store(self.path, _archive(self.path))

    def plans(self) -> list[str]:
        """The names of the plans, the latest first."""
        return self._store.plans()

    def plan_text(self, plan: str | None = None) -> str:
        """The text of a plan."""
        return self._store.plan_text(plan)

    def runs(self, plan: str | None = None) -> _evoku.Table:
        """The runs, as a table with a row for each. `evoku lab export` describes the columns."""
        return self._store.runs(plan)

    def traces(self, plan: str | None = None) -> _evoku.Table:
        """The convergence of runs, as a table of points. The column `run` is the number of a row of
        the table `runs()`.
        """
        return self._store.traces(plan)

    def fronts(self, plan: str | None = None) -> _evoku.Table:
        """The Pareto fronts of runs with two objectives, as a table of pairs of values, `first` and
        `second`. No member of any generation dominates such a pair. The column `run` is the number
        of a row of the table `runs()`.
        """
        return self._store.fronts(plan)

    def configurations(self, plan: str | None = None) -> _evoku.Table:
        """The algorithms with their parameters, as a table."""
        return self._store.configurations(plan)

    def puzzles(self, plan: str | None = None) -> _evoku.Table:
        """The puzzles, as a table."""
        return self._store.puzzles(plan)

    def verdicts(
        self,
        plan: str | None = None,
        *,
        measure: str | None = None,
        reference: str | None = None,
        lang: str | None = None,
    ) -> _evoku.Table:
        """The comparisons of algorithms, as a table. The columns `class`, `first`, `second` and
        `puzzles` identify the comparison. `first_solved` and `second_solved` are shares of solved
        runs. `first_quicker` is A12 in PAR10, or in missing digits if no run was solved: the
        probability that a run of the first algorithm is better than one of the second, where
        equal runs count half. `p` is the p-value of this comparison, corrected for all pairs.
        `better` is null if the difference isn't significant. `words` is the verdict in a
        sentence, with all comparisons of the pair.
        """
        return self._store.verdicts(_choice(plan, measure, reference), lang)

    def report(
        self,
        plan: str | None = None,
        *,
        measure: str | None = None,
        reference: str | None = None,
        lang: str | None = None,
    ) -> Report:
        """Tables and verdicts in Markdown."""
        return Report(self._store.report(_choice(plan, measure, reference), lang))

    def page(
        self,
        plan: str | None = None,
        *,
        measure: str | None = None,
        reference: str | None = None,
        lang: str | None = None,
    ) -> str:
        """Tables, verdicts, figures and puzzles as a self-contained page of HTML."""
        return self._store.page(_choice(plan, measure, reference), lang)

    def figures(
        self,
        plan: str | None = None,
        *,
        measure: str | None = None,
        reference: str | None = None,
        lang: str | None = None,
    ) -> dict[str, Figure]:
        """All figures by name: success, distributions, boxes, convergence, ranks, sweeps."""
        drawn = self._store.figures(_choice(plan, measure, reference), lang)
        return {name: Figure(name, svg) for name, svg in drawn}

    def __reduce__(self) -> tuple[Any, ...]:
        # Another process may have another working directory.
        return type(self), (self.path.absolute(),)

    def __repr__(self) -> str:
        return f"<Store {self.path}: {', '.join(self.plans()) or 'no plan'}>"


def _archive(path: Path) -> str | None:
    """The text of an archive; None if the file is something else or missing."""
    if not path.is_file():
        return None
    with path.open("rb") as file:
        opened = gzip.open if file.read(2) == b"\x1f\x8b" else open
    with opened(path, "rb") as file:
        if re.match(rb"(# )?evoku archive ", start := file.read(20)):
            return (start + file.read()).decode()
    return None


def _choice(plan: str | None, measure: str | None, reference: str | None) -> dict[str, str | None]:
    return {"plan": plan, "measure": measure, "reference": reference}


def run(
    plan: Plan | str | os.PathLike[str],
    store: str | os.PathLike[str],
    *,
    algorithms: Mapping[str, Callable[[Any, dict[str, str], int], object]] | None = None,
    threads: int | None = None,
    progress: bool | Callable[[int, int], object] = True,
    rerun: bool | Collection[str] = False,
) -> Store:
    """Executes the runs of a plan that are missing from a store. Recorded runs survive if the
    program ends for any reason, and the same call continues with the missing runs.

    The plan names an algorithm of another library as `{ external = "name", set = { ... } }`. Such
    an algorithm is a function. It is called with an `evoku.problems.Problem`, the parameters
    (strings by name) and the seed of the run. The function evaluates attempts with
    `problem.evaluate`, which counts them and raises `evoku.problems.Ended` when the run is over.
    The function needn't catch this exception, and its return value is ignored. Its runs are
    recorded and compared like those of our own algorithms.

    The store keeps the version of the function with each run: its attribute `version`, or a hash of
    its source and of the values that belong to it, like the variables of its closure. If the store
    has runs of another version, a `StaleRuns` warning reports them. They stay unless `rerun` names
    them. Code that the function calls isn't part of the hash, so give functions that rely on it an
    attribute `version`.

    Args:
        plan: The plan, or the path of its file.
        store: The file for the runs; it is created if it doesn't exist.
        algorithms: A function for each algorithm of another library, by name.
        threads: The number of threads; one for each core by default. The runs don't depend on it,
            unless the plan limits their `seconds`. Functions of Python run one at a time, each run
            from start to end, so they may seed the generators of whole modules.
        progress: True to show progress, or a function that is called with the number of recorded
            runs and the number of all runs.
        rerun: True to execute the plan's runs of other versions of functions again, or the names of
            functions whose runs are all executed again. Runs of other plans in the store stay,
            unless this plan has the same runs.

    Raises:
        ValueError: If a function is missing, or the plan doesn't name one of the functions, or one
            has no version; see `evoku.operators.GA.version`.
        RuntimeError: If an algorithm doesn't support a puzzle or fails, the store can't be written,
            or an external algorithm calls this function with a plan that has external algorithms.
    """
    plan = plan if isinstance(plan, Plan) else Plan(plan)
    _check_turn(plan._plan)
    algorithms = algorithms or {}
    _recorded.settle(store, plan._plan, algorithms, rerun)
    functions = {name: _wrapped(function) for name, function in algorithms.items()}
    show = _Bar() if progress is True else progress or None
    plan._plan.run(Path(store), threads, _machine(algorithms), functions, show)
    return Store(store)


def _machine(algorithms: Mapping[str, Callable[..., object]]) -> str:
    """The description of this machine in the store, with the versions of external algorithms."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}"
    return machine + _recorded.as_text(_recorded.versions(algorithms))


def _wrapped(function: Callable[..., object]) -> Callable[..., None]:
    """Wraps a function so that it gets a problem instead of a judge, and ends when the run does."""
    from .problems import Ended, Problem

    def wrapped(judge: _evoku.Judge, parameters: dict[str, str], seed: int) -> None:
        _thread.has_turn = True
        try:
            function(Problem._from(judge), parameters, seed)
        except Ended:
            pass
        finally:
            _thread.has_turn = False

    return wrapped


#: Has the attribute `has_turn`, which is true while the thread runs an external algorithm.
_thread = threading.local()


def _check_turn(plan: _evoku.Plan) -> None:
    """Refuses to wait for the turn of an external algorithm within another one, which would never
    end.

    Raises:
        RuntimeError: If this thread runs an external algorithm, and the plan has some.
    """
    if plan.externals and getattr(_thread, "has_turn", False):
        name = plan.externals[0]
        words = "an external algorithm can't run others, because they run one at a time"
        raise RuntimeError(f"plan: found the external algorithm {name!r}, but {words}")


class _Bar:
    """Shows progress on one line, on standard error or in a notebook."""

    def __init__(self) -> None:
        from .live import Line

        self._line = Line()

    def __call__(self, recorded: int, jobs: int) -> None:
        share = recorded / jobs if jobs else 1
        bar = "█" * round(30 * share)
        self._line.show(f"{bar:░<30} {recorded:,} of {jobs:,} runs", last=recorded >= jobs)
