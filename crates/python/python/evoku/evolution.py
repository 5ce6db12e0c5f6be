"""Runs of evolutionary algorithms. `evoku` exports all of these names."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from . import _evoku
from ._numbers import whole

__all__ = ["Generation", "Result", "Run", "evolve", "results"]

#: The first line of every checkpoint. The next line is a checksum of everything after it.
_MAGIC = b"evoku run 2\n"


@dataclass(frozen=True)
class Generation:
    """A generation of a run.

    Attributes:
        number: The number of the generation; 0 is the initial population.
        evaluations: The number of evaluations of every kind since the start of the run.
        restarts: The number of restarts since the start of the run.
        size: The number of members.
        best: The lowest cost of a member.
        worst: The highest cost of a member.
        mean: The mean cost.
        best_of_run: The lowest cost since the start of the run; 0 is a solution.
        line: The best attempt since the start of the run, on one line.
    """

    number: int
    evaluations: int
    restarts: int
    size: int
    best: int
    worst: int
    mean: float
    best_of_run: int
    line: str


@dataclass(frozen=True)
class Result:
    """The result of a run.

    Attributes:
        algorithm: The name of the algorithm.
        puzzle: The puzzle on one line.
        seed: The seed.
        stop: The reason why the run ended; None while it goes on.
        solved: True if the run found a solution.
        generations: The number of generations after generation 0.
        evaluations: The number of evaluations of every kind: full + moves + decodes.
        full: The number of attempts whose cost was computed from scratch.
        moves: The number of moves for which only the change of the cost was computed.
        decodes: The number of genomes that a propagating decoder turned into boards.
        placements: The number of digits placed by propagation.
        restarts: The number of restarts.
        best: The lowest cost; 0 is a solution. None before the first evaluation.
        line: The best attempt, on one line.
        seconds: The duration in seconds.
    """

    algorithm: str
    puzzle: str
    seed: int
    stop: str | None
    solved: bool
    generations: int
    evaluations: int
    full: int
    moves: int
    decodes: int
    placements: int
    restarts: int
    best: int | None
    line: str
    seconds: float


class Run:
    """A run in progress, which can be executed step by step, observed, saved and resumed.

    Iterating over a run executes its generations one after another:

    >>> run = Run("2......4..3..1..", "row-ga", seed=3, evaluations=100_000)
    >>> costs = [generation.best for generation in run]
    >>> run.result.solved
    True

    The same puzzle, algorithm, settings and seed give the same run on every machine. Without a
    limit, a run goes on until it finds a solution. Ctrl-C pauses it; `finish` continues.

    Args:
        puzzle: The puzzle.
        algorithm: The name of the algorithm, see `evoku.algorithms`. By default, the one that
            performed best on boards of this size.
        settings: Values for parameters of the algorithm, by name.
        islands: The number of islands, or a dictionary of their parameters (`number`, `topology`,
            `migration_interval`, `migrants`, `migration`); no islands by default.
        seed: The seed of all random numbers, 0 to 2**64 - 1.
        evaluations: The maximum number of evaluations.
        generations: The maximum number of generations after generation 0.

    Raises:
        ValueError: If there is no such algorithm, a value is out of range or without effect, or the
            algorithm doesn't support the puzzle.
        TypeError: If the algorithm has no such parameter.
    """

    def __init__(
        self,
        puzzle: Any,
        algorithm: str | None = None,
        *,
        settings: dict[str, Any] | None = None,
        islands: int | dict[str, Any] | None = None,
        seed: int = 1,
        evaluations: int | None = None,
        generations: int | None = None,
    ) -> None:
        puzzle = _evoku.Sudoku(puzzle)
        given = (settings or {}).items()
        settings = {name: _plain(value) for name, value in given if value is not None}
        if isinstance(islands, dict):
            islands = {name: _plain(value) for name, value in islands.items()}
        elif islands is not None:
            islands = {"number": _plain(islands)}
        seed, evaluations, generations = map(_plain, (seed, evaluations, generations))
        self._search = _evoku.Search(
            puzzle, algorithm, settings, islands, seed, evaluations, generations
        )
        self._making = {
            "puzzle": puzzle.to("jsonl"),
            "algorithm": self._search.algorithm,
            "settings": {name: _text(value) for name, value in settings.items()},
            "islands": islands,
            "seed": seed,
            "evaluations": evaluations,
            "generations": generations,
        }
        if algorithm is None:
            self._making["settings"] = None
        #: The puzzle.
        self.puzzle = puzzle
        # The last generation and its members, if the run ended before it was pickled. Its state has
        # only the last complete generation.
        self._shown: tuple[Generation | None, list[tuple[str, int]]] | None = None

    @property
    def algorithm(self) -> str:
        """The name of the algorithm."""
        return self._search.algorithm

    @property
    def settings(self) -> dict[str, str]:
        """All parameters of the algorithm with their values, as text."""
        return self._search.settings

    @property
    def stop(self) -> str | None:
        """The reason why the run ended; None while it goes on."""
        return self._search.stop

    @property
    def generation(self) -> Generation | None:
        """The last generation; None before the first."""
        if self._shown:
            return self._shown[0]
        seen = self._search.seen()
        return Generation(**seen) if seen else None

    @property
    def result(self) -> Result:
        """The result of the run so far."""
        return Result(**self._search.result())

    def members(self) -> list[tuple[str, int]]:
        """The members of the last generation, each with its board on one line and its cost."""
        if self._shown:
            return self._shown[1]
        return self._search.members()

    def trace(self) -> _evoku.Table:
        """The convergence of the run so far, as a table of `generation`, `evaluations`,
        `best_of_run`, `best` and `mean`. It has a row for each improvement of the best attempt, and
        at two checkpoints in each octave of evaluations.
        """
        return self._search.trace()

    def step(self, generations: int = 1) -> bool:
        """Runs `generations` generations. Returns False once the run has ended. Other threads can
        use the run meanwhile; they wait for the end of a generation.
        """
        return self._search.step(generations)

    def __iter__(self) -> Iterator[Generation]:
        return self.every(1)

    def every(self, generations: int) -> Iterator[Generation]:
        """Continues the run to its end. Yields every n-th generation (n = `generations`) and the
        last one.

        Raises:
            ValueError: If `generations` is less than 1.
        """
        generations = whole("generations", generations, 1)
        goes_on, last = self.stop is None, None
        while goes_on:
            goes_on = self.step(generations)
            seen = self.generation
            # The budget may end a generation before it has any members.
            if seen and seen != last:
                yield seen
            last = seen

    def finish(
        self, callback: Callable[[Generation], object] | None = None, *, every: int = 1
    ) -> Run:
        """Continues the run to its end.

        Args:
            callback: Called with every n-th generation, for n = `every`; the run pauses when it
                returns a true value.
            every: The number of generations from one call of `callback` to the next.
        """
        if callback is None:
            self.step(2**63)
            return self
        for generation in self.every(whole("every", every, 1)):
            if callback(generation):
                break
        return self

    def receive(self, line: str) -> int:
        """Inserts an attempt of another run, or of another program, given on one line. It replaces
        the worst member if it costs less. Returns the number of inserted attempts so far.
        """
        return self._search.receive(line)

    def save(self) -> bytes:
        """The run as bytes. A run that is loaded from these bytes continues exactly like the
        original.

        Raises:
            ValueError: If the run has ended, unless it ended at its limit of generations.
        """
        return self._packed(self._search.save())

    def _packed(self, state: bytes) -> bytes:
        """A saved run with this state."""
        making = json.dumps(self._making | {"version": _evoku.__version__})
        body = making.encode() + b"\n" + state
        return _MAGIC + _checksum(body) + b"\n" + body

    @classmethod
    def load(
        cls, saved: bytes, *, evaluations: int | None = None, generations: int | None = None
    ) -> Run:
        """Resumes a saved run.

        Args:
            saved: The bytes of `save`.
            evaluations: A new limit of evaluations, instead of that of the saved run.
            generations: A new limit of generations, instead of that of the saved run.

        Raises:
            ValueError: If `save` did not write the bytes, or they are damaged or from another
                version of evoku.
        """
        making, state = _unpacked(saved)
        if evaluations is not None:
            making["evaluations"] = evaluations
        if generations is not None:
            making["generations"] = generations
        run = cls(**making)
        run._search.load(state)
        return run

    def __reduce__(self) -> tuple[Any, ...]:
        if self.stop is None:
            return type(self).load, (self.save(),)
        saved = self._packed(self._search.save(ended=True))
        shown = self.generation, self.members()
        return type(self)._ended, (saved, self.stop, self.result.seconds, shown)

    @classmethod
    def _ended(cls, saved: bytes, stop: str, seconds: float, shown: Any) -> Run:
        """The run of a pickle, if it has ended."""
        making, state = _unpacked(saved)
        run = cls(**making)
        run._search.load(state, stop, seconds)
        run._shown = shown
        return run

    def __repr__(self) -> str:
        return f"<Run of {self._words()}>"

    def _words(self) -> str:
        """The progress of the run, on one line."""
        seen, state = self.generation, self.stop or "goes on"
        if seen is None:
            return f"{self.algorithm}: no generation yet, {state}"
        return (
            f"{self.algorithm}: generation {seen.number:,}, {seen.evaluations:,} evaluations, "
            f"best cost {seen.best_of_run:,}, {state}"
        )

    def svg(self) -> str:
        """The best attempt so far on the board, as SVG."""
        seen = self.generation
        return self.puzzle.svg(seen.line if seen else None)

    def _repr_svg_(self) -> str:
        return self.svg()


def _unpacked(saved: bytes) -> tuple[dict[str, Any], bytes]:
    """The arguments of a saved run, and its state."""
    if not saved.startswith(_MAGIC):
        raise ValueError("no run of evoku")
    checksum, _, body = saved[len(_MAGIC) :].partition(b"\n")
    if checksum != _checksum(body):
        raise ValueError("the saved run is damaged")
    header, _, state = body.partition(b"\n")
    making = json.loads(header)
    version = making.pop("version", None)
    if version != _evoku.__version__:
        raise ValueError(f"a run of evoku {version}, which may differ from this version's")
    if making["settings"] is None:
        making["algorithm"] = None
    return making, state


def _checksum(body: bytes) -> bytes:
    import zlib

    return b"%08x" % zlib.crc32(body)


def _plain(value: Any) -> Any:
    """A number or truth value of NumPy as one of Python, which JSON can have."""
    return value.item() if hasattr(value, "dtype") and not value.shape else value


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def evolve(
    puzzle: Any,
    algorithm: str | None = None,
    *,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
    **settings: Any,
) -> Run:
    """Runs an algorithm to its end. `evoku.algorithms` has a function for each algorithm; its
    signature shows the parameters.

    Args:
        puzzle: The puzzle.
        algorithm: The name of the algorithm. By default, the one that performed best on boards of
            this size.
        seed: The seed of all random numbers.
        evaluations: The maximum number of evaluations; without a limit, the run goes on until it
            finds a solution.
        generations: The maximum number of generations after generation 0.
        islands: The number of islands, or a dictionary of their parameters; see `Run`.
        callback: Called with every n-th generation, for n = `every`; the run ends when it returns a
            true value.
        every: The number of generations from one call of `callback` to the next.
        settings: Values for parameters of the algorithm. Operators of `ga` may be functions, see
            `evoku.operators`.
    """
    if algorithm == "ga" and any(callable(value) for value in settings.values()):
        from .operators import _run

        limits = {"seed": seed, "evaluations": evaluations, "generations": generations}
        return _run(puzzle, settings, islands, callback=callback, every=every, **limits)
    run = Run(
        puzzle,
        algorithm,
        settings=settings,
        islands=islands,
        seed=seed,
        evaluations=evaluations,
        generations=generations,
    )
    return run.finish(callback, every=every)


def results(runs: Iterable[Run | Result]) -> _evoku.Table:
    """The results of runs, as a table with a row for each run and the columns of `Result`."""
    rows = [run.result if isinstance(run, Run) else run for run in runs]
    columns = [one.name for one in fields(Result)]
    return _evoku.table({name: [getattr(row, name) for row in rows] for name in columns})
