"""Operators in Python for the textbook genetic algorithm.

Each argument of `GA` is an operator: a name like `swap:0.1`, or a function. `evoku.algorithms.ga`
accepts the same functions:

>>> def shift(children, problem, random):
...     chosen = random.random(children.shape) < 0.02
...     return numpy.where(chosen, children % problem.digits + 1, children)
...
>>> from evoku import algorithms
>>> run = algorithms.ga("1..4..1..1..4..1", mutation=shift, evaluations=50_000)
>>> run.stop
'solved'

A function gets the whole population as an array with a row for each attempt (see
`evoku.problems.Problem`), and returns such an array. `each(function)` calls a function once for
each attempt instead. All functions get the problem and a `numpy.random.Generator`. If they draw
from nothing else, the same seed gives the same run.

The arguments and results, first for the whole population and then with `each`:

- initialisation: (count, problem, random) -> attempts; (problem, random) -> attempt
- selection: (costs, count, problem, random) -> indices; (costs, problem, random) -> index
- crossover: (first, second, problem, random) -> children; the same for one pair
- mutation: (children, problem, random) -> children; the same for one child
- repair: (children, problem, random) -> children; the same for one child
- acceptance: (costs, child_costs, problem, random) -> indices of the survivors, where the children
  follow the members; (cost, child_cost, problem, random) -> True if the child replaces the member
- stopping: (generation) -> True to end the run; there is no form with `each`

Named operators keep rows complete, like those of the algorithm `row-ga`. The loop is written in
NumPy, so its runs differ from those of `ga` without functions.

An object of `GA` is also an external algorithm: pass it to `evoku.lab.run` to compare it in a
report.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy

from . import _evoku
from ._identity import hash_of, name_of, text_of, version_of
from ._numbers import whole
from ._operators import ACCEPTANCES, CROSSOVERS, MUTATIONS, SELECTIONS, OutOfRange, legal
from .evolution import Generation, Result, Run
from .problems import Ended, Problem
from .problems._problem import unmasked

__all__ = ["GA", "OperatorRun", "each"]

#: The operators that may be functions.
NAMES = (
    "initialisation",
    "selection",
    "crossover",
    "mutation",
    "repair",
    "acceptance",
    "stopping",
)

#: The budget of a run without a limit of evaluations.
_ENDLESS = 2**63 - 1


class each:
    """Marks a function as an operator on single attempts; the module describes its arguments."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function

    def __call__(self, *arguments: Any) -> Any:
        return self.function(*arguments)

    @property
    def version(self) -> str:
        """The version of the function; its name if it has none."""
        return version_of(self.function) or name_of(self.function)

    def __repr__(self) -> str:
        return f"each({_name(self.function)})"


class GA:
    """The textbook genetic algorithm with operators that may be functions.

    Args:
        population: The number of attempts in a generation.
        initialisation: Creates generation 0; None for legal starts.
        selection: Selects parents: `tournament:K`, `uniform`, or a function.
        crossover: Makes a child from two parents: `house:P` (a cut between rows), `uniform:P` (each
            row from either parent), `none`, or a function. P is the probability.
        mutation: Changes children: `swap:P` (two digits of each row, with probability P), `none`,
            or a function.
        repair: Changes children after mutation; None for no repair. `Problem.repair` makes rows
            complete.
        acceptance: Selects the survivors: `generational:E` (the children replace all except an
            elite of E), `plus` (the best of both), or a function.
        restart: `stale:N` to reinitialise after N generations without a new best, or `never`.
        stopping: Ends the run when it returns True for a generation; None to go on.

    Raises:
        ValueError: If an operator has no such name, or its argument is out of range.
    """

    def __init__(
        self,
        *,
        population: int = 20,
        initialisation: Callable[..., Any] | None = None,
        selection: str | Callable[..., Any] = "tournament:3",
        crossover: str | Callable[..., Any] = "house:0.9",
        mutation: str | Callable[..., Any] = "swap:0.1",
        repair: Callable[..., Any] | None = None,
        acceptance: str | Callable[..., Any] = "generational:1",
        restart: str = "stale:100",
        stopping: Callable[[Generation], object] | None = None,
    ) -> None:
        self.population = int(population)
        if self.population < 2:
            raise ValueError(f"a population of at least 2 expected, found {population}")
        self._initialise = initialisation or legal
        self._repair = repair
        self._named = selection, crossover, mutation, acceptance
        self._set_named()
        _check_elite(acceptance, self.population)
        self._patience = _patience(restart)
        self._stop = stopping
        given = {
            "population": population,
            "initialisation": initialisation or "legal",
            "selection": selection,
            "crossover": crossover,
            "mutation": mutation,
            "repair": repair or "none",
            "acceptance": acceptance,
            "restart": restart,
            "stopping": stopping or "none",
        }
        #: All operators as text.
        self.settings: dict[str, str] = {name: _name(value) for name, value in given.items()}
        self._functions = {name: value for name, value in given.items() if callable(value)}
        self._version: str | int | None = None

    def _set_named(self) -> None:
        """Sets the operators that may have names. Named ones can't be pickled."""
        selection, crossover, mutation, acceptance = self._named
        self._select = _operator("selection", selection, SELECTIONS)
        self._cross = _operator("crossover", crossover, CROSSOVERS)
        self._mutate = _operator("mutation", mutation, MUTATIONS)
        self._accept = _operator("acceptance", acceptance, ACCEPTANCES)

    def __getstate__(self) -> dict[str, Any]:
        named = ("_select", "_cross", "_mutate", "_accept")
        return {name: value for name, value in self.__dict__.items() if name not in named}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._set_named()

    @property
    def version(self) -> str | int:
        """The version for `evoku.lab.run`: a hash of the settings, of the version of each function,
        of evoku's version, and of the further attributes of a derived class. An assigned version
        replaces it.

        Raises:
            ValueError: If the version of a value that belongs to a function isn't known, like that
                of an argument of a `functools.partial`.
        """
        if self._version is not None:
            return self._version
        own: tuple[str | None, ...] = ()
        if type(self) is not GA:
            more = {name: vars(self)[name] for name in vars(self).keys() - vars(GA()).keys()}
            own = version_of(type(self)), text_of(more)
        functions = {
            name: version_of(function) or name_of(function)
            for name, function in self._functions.items()
        }
        return hash_of(repr((_evoku.__version__, self.settings, functions, *own)))

    @version.setter
    def version(self, version: str | int) -> None:
        self._version = version

    def __call__(self, problem: Problem, parameters: dict[str, str], seed: int) -> None:
        """Runs until the problem ends the run, as `evoku.lab.run` expects."""
        for _ in self._generations(problem, seed):
            pass

    def run(
        self,
        puzzle: Any,
        *,
        seed: int = 1,
        evaluations: int | None = None,
        generations: int | None = None,
        callback: Callable[[Generation], object] | None = None,
        every: int = 1,
    ) -> OperatorRun:
        """Runs the algorithm to its end; see `evoku.evolve` for the arguments."""
        run = OperatorRun(puzzle, self, seed=seed, evaluations=evaluations, generations=generations)
        run.finish(callback, every=every)
        return run

    def _generations(
        self, problem: Problem, seed: int
    ) -> Iterator[tuple[Generation, numpy.ndarray, numpy.ndarray]]:
        """The generations of a run, each with its members and their costs."""
        random = numpy.random.default_rng(seed)
        members = self._initial(problem, random)
        costs = problem.evaluate(members)
        number, restarts, stale, known = 0, 0, 0, None
        while True:
            best, line = problem.best or (0, "")
            generation = Generation(
                number=number,
                evaluations=problem.evaluations,
                restarts=restarts,
                size=len(members),
                best=int(costs.min()),
                worst=int(costs.max()),
                mean=float(costs.mean()),
                best_of_run=best,
                line=line,
            )
            yield generation, members, costs
            if self._stop is not None and self._stop(generation):
                return
            number += 1
            stale, known = (0, best) if known is None or best < known else (stale + 1, known)
            if self._patience is not None and stale >= self._patience:
                members = self._initial(problem, random)
                costs = problem.evaluate(members)
                restarts, stale, known = restarts + 1, 0, None
                continue
            children = self._children(members, costs, problem, random)
            child_costs = problem.evaluate(children)
            kept = self._survivors(costs, child_costs, problem, random)
            members = numpy.concatenate((members, children))[kept]
            costs = numpy.concatenate((costs, child_costs))[kept]

    def _initial(self, problem: Problem, random: numpy.random.Generator) -> numpy.ndarray:
        if isinstance(self._initialise, each):
            made = [self._initialise(problem, random) for _ in range(self.population)]
        else:
            made = self._initialise(self.population, problem, random)
        return _attempts("initialisation", made, self.population, problem)

    def _children(
        self,
        members: numpy.ndarray,
        costs: numpy.ndarray,
        problem: Problem,
        random: numpy.random.Generator,
    ) -> numpy.ndarray:
        count = len(members)
        chosen: Any
        if isinstance(self._select, each):
            chosen = [self._select(costs, problem, random) for _ in range(2 * count)]
        else:
            chosen = self._select(costs, 2 * count, problem, random)
        chosen = _indices("selection", chosen, 2 * count, len(members))
        first, second = members[chosen[:count]], members[chosen[count:]]
        if isinstance(self._cross, each):
            pairs = zip(first.copy(), second.copy())
            made = [self._cross(*pair, problem, random) for pair in pairs]
        else:
            made = self._cross(first, second, problem, random)
        children = _attempts("crossover", made, count, problem)
        for name, operator in (("mutation", self._mutate), ("repair", self._repair)):
            if operator is None:
                continue
            if isinstance(operator, each):
                made = [operator(child, problem, random) for child in children.copy()]
            else:
                made = operator(children.copy(), problem, random)
            children = _attempts(name, made, count, problem)
        return children

    def _survivors(
        self,
        costs: numpy.ndarray,
        child_costs: numpy.ndarray,
        problem: Problem,
        random: numpy.random.Generator,
    ) -> numpy.ndarray:
        count = len(costs)
        if isinstance(self._accept, each):
            taken = [
                bool(self._accept(int(cost), int(child), problem, random))
                for cost, child in zip(costs, child_costs)
            ]
            return numpy.arange(count) + count * numpy.array(taken, dtype=numpy.intp)
        kept = self._accept(costs, child_costs, problem, random)
        return _indices("acceptance", kept, count, 2 * count)

    def __repr__(self) -> str:
        words = ", ".join(f"{name}={value}" for name, value in self.settings.items())
        return f"<GA: {words}>"


class OperatorRun(Run):
    """A run of `GA`. It has the interface of `evoku.Run`, but can't be saved or pickled, because
    its functions can't be.
    """

    def __init__(
        self,
        puzzle: Any,
        algorithm: GA,
        *,
        seed: int = 1,
        evaluations: int | None = None,
        generations: int | None = None,
    ) -> None:
        self.puzzle = _evoku.Sudoku(puzzle)
        seed = whole("seed", seed)
        most = _ENDLESS if evaluations is None else evaluations
        #: The problem, which counts the evaluations.
        self.problem = Problem(self.puzzle, evaluations=most)
        self._settings = algorithm.settings
        self._loop = algorithm._generations(self.problem, seed)
        self._seed = seed
        self._limit = None if generations is None else whole("generations", generations)
        self._generation: Generation | None = None
        self._members: Any = ((), ())
        self._reason: str | None = None
        self._seconds = 0.0

    @property
    def algorithm(self) -> str:
        """The name of the algorithm."""
        return "ga"

    @property
    def settings(self) -> dict[str, str]:
        """All operators, as text."""
        return dict(self._settings)

    @property
    def stop(self) -> str | None:
        """The reason why the run ended; None while it goes on."""
        return self._reason

    @property
    def generation(self) -> Generation | None:
        """The last complete generation; None before the first."""
        return self._generation

    @property
    def result(self) -> Result:
        """The result of the run so far."""
        best, line = self.problem.best or (None, "")
        generation = self._generation
        return Result(
            algorithm=self.algorithm,
            puzzle=self.puzzle.line,
            seed=self._seed,
            stop=self._reason,
            solved=best == 0,
            generations=generation.number if generation else 0,
            evaluations=self.problem.evaluations,
            full=self.problem.evaluations,
            moves=0,
            decodes=0,
            placements=0,
            restarts=generation.restarts if generation else 0,
            best=best,
            line=line,
            seconds=self._seconds,
        )

    def members(self) -> list[tuple[str, int]]:
        """The members of the last generation, each with its board on one line and its cost."""
        members, costs = self._members
        return [(self.problem.decode(one), int(cost)) for one, cost in zip(members, costs)]

    def trace(self) -> _evoku.Table:
        """The convergence of the run so far, as a table; see `evoku.Run.trace`."""
        return self.problem.trace()

    def step(self, generations: int = 1) -> bool:
        """Runs `generations` generations. Returns False once the run has ended."""
        started = time.perf_counter()
        try:
            for _ in range(whole("generations", generations)):
                if self._reason is not None:
                    break
                self._advance()
        finally:
            self._seconds += time.perf_counter() - started
        return self._reason is None

    def _advance(self) -> None:
        try:
            self._generation, *self._members = next(self._loop)
        except Ended as ended:
            self._reason = ended.reason
            if self._generation and self.problem.best:
                best, line = self.problem.best
                spent = self.problem.evaluations
                self._generation = replace(
                    self._generation, best_of_run=best, line=line, evaluations=spent
                )
        except StopIteration:
            self._reason = "stopping rule"
        else:
            if self._limit is not None and self._generation.number >= self._limit:
                self._reason = "generations spent"

    def receive(self, line: str) -> int:
        raise TypeError("a run with Python operators accepts no attempts of other runs")

    def save(self) -> bytes:
        raise TypeError("a run with Python operators can't be saved")

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a run with Python operators can't be pickled")


def _run(puzzle: Any, settings: dict[str, Any], islands: Any, **limits: Any) -> OperatorRun:
    """Runs `ga` with functions among its settings."""
    given = {name: value for name, value in settings.items() if value is not None}
    if "replacement" in given:
        if "acceptance" in given:
            raise ValueError("replacement has no effect with acceptance, which replaces it")
        given["acceptance"] = given.pop("replacement")
    fitting = {*NAMES, "population", "restart"}
    if odd := sorted(set(given) - fitting) or (["islands"] if islands is not None else []):
        raise ValueError(f"{odd[0]} has no effect with operators in Python")
    return GA(**given).run(puzzle, **limits)


def _name(operator: Any) -> str:
    if isinstance(operator, (str, int, each)):
        return str(operator)
    return getattr(operator, "__name__", None) or type(operator).__name__


def _operator(name: str, value: Any, known: dict[str, Callable[..., Any]]) -> Callable[..., Any]:
    """The operator of this value: the value itself, or the function that it names."""
    if callable(value):
        return value
    word, colon, number = str(value).partition(":")
    try:
        return known[word](*([float(number)] if colon else []))
    except OutOfRange as error:
        raise ValueError(f"{name}: {error}, found {value!r}") from None
    except (KeyError, ValueError, TypeError):
        expected = f"a function or one of {', '.join(known)}"
        raise ValueError(f"{name}: {expected} expected, found {value!r}") from None


def _check_elite(acceptance: Any, population: int) -> None:
    """Refuses an elite that leaves no place for a child."""
    if callable(acceptance):
        return
    word, _, number = str(acceptance).partition(":")
    if word == "generational" and number and float(number) >= population:
        expected = f"an elite of less than the population of {population} expected"
        raise ValueError(f"acceptance: {expected}, found {acceptance!r}")


def _patience(restart: str) -> int | None:
    word, _, number = str(restart).partition(":")
    if restart == "never":
        return None
    if word == "stale" and number.isdecimal() and int(number) > 0:
        return int(number)
    raise ValueError(f"restart: stale:N or never expected, found {restart!r}")


def _attempts(name: str, made: Any, count: int, problem: Problem) -> numpy.ndarray:
    """Checks the attempts that an operator returned. `Problem.evaluate` checks their digits."""
    array = unmasked(f"the result of {name}", made)
    if array.shape != (count, problem.variables):
        expected = (count, problem.variables)
        raise ValueError(f"{name} returned an array {array.shape}, expected {expected}")
    return array


def _indices(name: str, made: Any, count: int, most: int) -> numpy.ndarray:
    """Checks the indices that an operator returned."""
    array = unmasked(f"the result of {name}", made)
    if array.shape != (count,) or array.dtype.kind not in "iu":
        expected = f"{count} indices"
        raise ValueError(f"{name} returned {array.dtype} {array.shape}, expected {expected}")
    if array.size and not (0 <= array.min() and array.max() < most):
        found = f"{array.min()} to {array.max()}"
        raise ValueError(f"{name} returned indices from {found}, expected 0 to {most - 1}")
    return array
