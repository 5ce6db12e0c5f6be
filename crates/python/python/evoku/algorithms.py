"""The evolutionary algorithms, a function each with its parameters.

Each makes a run to its end and returns it, as `evoku.evolve` does. A parameter that is None has its
default, which adapts to the others.

Written by crates/python/algorithms: change the table of the library, not this file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .evolution import Generation, Run, evolve

__all__ = [
    "ant_colony",
    "bee_colony",
    "box_ga",
    "building_blocks",
    "cloning_ga",
    "column_ga",
    "cp_annealing",
    "cuckoo_search",
    "cultural",
    "decoder",
    "deng_li",
    "filtered_tabu",
    "ga",
    "geometric",
    "geometric_swarm",
    "harmony_search",
    "hill_climbing",
    "hybrid_repair",
    "ils_cp",
    "lsga",
    "mantere_koljonen",
    "memetic",
    "multi_objective",
    "mutation_ga",
    "perez_marwala",
    "random_decodes",
    "random_search",
    "reseda",
    "row_ga",
    "segura",
    "simulated_annealing",
    "univariate_eda",
    "walksat",
]


def mutation_ga(
    puzzle: Any,
    *,
    population: int | None = None,
    survivors: float | None = None,
    mutation_rate: float | None = None,
    fitness: str | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Mutation and culling, nothing else.

    Generation 0 fills every open cell with a random digit. Each generation is scored by its
    duplicates (or, with fitness=pairs, its pairs of equal entries: three equal digits of a row are
    two duplicates, but three pairs), the best are kept (a share of 0.1), and each of these has the
    same number of children: copies in which every open cell is drawn anew with probability 0.02.
    Parents don't live on.

    Source: the mutation GA with culling, the class design that evoku grew from

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 100.
        survivors: Share of a generation that survives the cull, to the nearest whole number; at
            least one does. 0 to 1; default 0.1.
        mutation_rate: Probability with which each open cell of a child is drawn anew. 0 to 1;
            default 0.02.
        fitness: What adds 1: an entry of a house that is there already; or any pair of equal
            entries of a house. duplicates, pairs; default duplicates.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "mutation-ga",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        survivors=survivors,
        mutation_rate=mutation_rate,
        fitness=fitness,
        propagation=propagation,
    )


def cloning_ga(
    puzzle: Any,
    *,
    population: int | None = None,
    survivors: float | None = None,
    mutants: float | None = None,
    fills: int | None = None,
    fitness: str | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Nine tenths are culled, and the survivors' children are mostly exact clones.

    Boards start with their blanks open. Each generation a share of 0.1 survives, every survivor has
    as many children, and a child is a mutant with probability 0.05, else an exact clone. A mutant
    fills up to 5 blanks: a random row with blanks, a random blank in it, a random digit that its
    row, column and box (and every other house of the cell) lack; where there is none the blank
    stays. A blank counts as a missing digit in each of its houses, so that 0 is a solution. With
    fitness=flags a house is counted as the design counts it, with a list of ten flags: blanks are
    duplicates of each other, the empty board costs 216, and a board can cost 0 with a blank left in
    a house. That ends the run, as in the design, and is told from a solution.

    Source: the cloning GA, one of the five designs that evoku grew from

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 10 to 1000000; default 10.
        survivors: Share of a generation that survives the cull, to the nearest whole number; at
            least one does. 0 to 1; default 0.1.
        mutants: Probability with which a child is a mutant rather than an exact clone. 0 to 1;
            default 0.05.
        fills: Blanks that a mutant tries to fill. 1 to 4096; default 5; needs mutants above 0.
        fitness: What is counted in each house: missing digits; or, as the design does, entries
            whose flag is set already, where blanks share a flag as equal digits do. missing, flags;
            default missing.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "cloning-ga",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        survivors=survivors,
        mutants=mutants,
        fills=fills,
        fitness=fitness,
        propagation=propagation,
    )


def row_ga(
    puzzle: Any,
    *,
    population: int | None = None,
    elite: int | None = None,
    tournament: int | None = None,
    crossover_rate: float | None = None,
    mutation_rate: float | None = None,
    patience: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Every row stays complete; crossover between rows, swaps within a row.

    A genome has one gene for each open cell. One kind of unit holds every digit once in every
    individual: at the start the missing digits of each unit are put in random order, crossover cuts
    only between units, and mutation swaps two genes of one unit. Fitness is the number of distinct
    digits in each of the other houses, summed, less one for each forbidden pair of equal digits
    (knight's or king's move); on a plain board of side n a solution has 2*n*n. Parents win
    tournaments, and an elite lives on. The design knows no restarts; patience=0 is its behaviour.

    Source: the unit-preserving GA, one of the five designs that evoku grew from; compare Mantere
    and Koljonen 2007, https://doi.org/10.1109/CEC.2007.4424632 (boxes) and Moraglio, Togelius and
    Lucas 2006, https://doi.org/10.1109/CEC.2006.1688347 (rows)

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 20.
        elite: Best individuals that live on unchanged. 0 to 1000000, less than population; default
            1.
        tournament: Individuals drawn for each parent, of which the best wins. 1 to 1000; default 3.
        crossover_rate: Probability that a child has two parents, cut at a boundary between units. 0
            to 1; default 0.9.
        mutation_rate: Probability, for each unit of a child, that two of its genes are swapped. 0
            to 1; default 0.1.
        patience: Generations without a new best before the population is founded anew; 0 is never.
            0 to 1000000000; default 100.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "row-ga",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        elite=elite,
        tournament=tournament,
        crossover_rate=crossover_rate,
        mutation_rate=mutation_rate,
        patience=patience,
        propagation=propagation,
    )


def column_ga(
    puzzle: Any,
    *,
    population: int | None = None,
    elite: int | None = None,
    tournament: int | None = None,
    crossover_rate: float | None = None,
    mutation_rate: float | None = None,
    patience: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Every column stays complete; crossover between columns, swaps within a column.

    A genome has one gene for each open cell. One kind of unit holds every digit once in every
    individual: at the start the missing digits of each unit are put in random order, crossover cuts
    only between units, and mutation swaps two genes of one unit. Fitness is the number of distinct
    digits in each of the other houses, summed, less one for each forbidden pair of equal digits
    (knight's or king's move); on a plain board of side n a solution has 2*n*n. Parents win
    tournaments, and an elite lives on. The design knows no restarts; patience=0 is its behaviour.

    Source: the unit-preserving GA, one of the five designs that evoku grew from; compare Mantere
    and Koljonen 2007, https://doi.org/10.1109/CEC.2007.4424632 (boxes) and Moraglio, Togelius and
    Lucas 2006, https://doi.org/10.1109/CEC.2006.1688347 (rows)

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 20.
        elite: Best individuals that live on unchanged. 0 to 1000000, less than population; default
            1.
        tournament: Individuals drawn for each parent, of which the best wins. 1 to 1000; default 3.
        crossover_rate: Probability that a child has two parents, cut at a boundary between units. 0
            to 1; default 0.9.
        mutation_rate: Probability, for each unit of a child, that two of its genes are swapped. 0
            to 1; default 0.1.
        patience: Generations without a new best before the population is founded anew; 0 is never.
            0 to 1000000000; default 100.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "column-ga",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        elite=elite,
        tournament=tournament,
        crossover_rate=crossover_rate,
        mutation_rate=mutation_rate,
        patience=patience,
        propagation=propagation,
    )


def box_ga(
    puzzle: Any,
    *,
    population: int | None = None,
    elite: int | None = None,
    tournament: int | None = None,
    crossover_rate: float | None = None,
    mutation_rate: float | None = None,
    patience: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Every box (or jigsaw region) stays complete; crossover between boxes, swaps within a box.

    A genome has one gene for each open cell. One kind of unit holds every digit once in every
    individual: at the start the missing digits of each unit are put in random order, crossover cuts
    only between units, and mutation swaps two genes of one unit. Fitness is the number of distinct
    digits in each of the other houses, summed, less one for each forbidden pair of equal digits
    (knight's or king's move); on a plain board of side n a solution has 2*n*n. Parents win
    tournaments, and an elite lives on. The design knows no restarts; patience=0 is its behaviour.

    Source: the unit-preserving GA, one of the five designs that evoku grew from; compare Mantere
    and Koljonen 2007, https://doi.org/10.1109/CEC.2007.4424632 (boxes) and Moraglio, Togelius and
    Lucas 2006, https://doi.org/10.1109/CEC.2006.1688347 (rows)

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 20.
        elite: Best individuals that live on unchanged. 0 to 1000000, less than population; default
            1.
        tournament: Individuals drawn for each parent, of which the best wins. 1 to 1000; default 3.
        crossover_rate: Probability that a child has two parents, cut at a boundary between units. 0
            to 1; default 0.9.
        mutation_rate: Probability, for each unit of a child, that two of its genes are swapped. 0
            to 1; default 0.1.
        patience: Generations without a new best before the population is founded anew; 0 is never.
            0 to 1000000000; default 100.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "box-ga",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        elite=elite,
        tournament=tournament,
        crossover_rate=crossover_rate,
        mutation_rate=mutation_rate,
        patience=patience,
        propagation=propagation,
    )


def ga(
    puzzle: Any,
    *,
    population: int | None = None,
    encoding: str | None = None,
    crossover: str | None = None,
    mutation: str | None = None,
    adaptation: str | None = None,
    selection: str | None = None,
    sharing: int | None = None,
    replacement: str | None = None,
    restart: str | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """A genetic algorithm of parts that settings choose.

    The textbook loop (parents, children, evaluation, replacement) over boards of which one kind of
    unit holds every digit once, with the parts that each parameter names; the defaults are those of
    row-ga. Fitness is the number of distinct digits in the other houses, less one for each
    forbidden pair of equal digits. Where selection is by fitness, an individual is worth how much
    less it misses than the worst, plus one. The mutation rate of adaptation=one-fifth has 25 steps,
    from a ninth of the rate to nine times that, at most 1; it counts a child as better if it is
    better than both parents. The sources of each part are with its code, in the modules selection
    and populations.

    Source: the parts as in Eiben and Smith, Introduction to Evolutionary Computing, 2nd ed. 2015,
    https://doi.org/10.1007/978-3-662-44874-8

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 20.
        encoding: The units that hold every digit once in every individual; boxes may be jigsaw
            regions. rows, columns, boxes; default rows.
        crossover: How two parents have a child, and how often: cut at a boundary between units,
            each unit from either, cycles or a section within each unit, bands or stacks from the
            parent that is better there (each unit from either where the units form none), or a copy
            of the first. house:0 to 1, uniform:0 to 1, cycle:0 to 1, pmx:0 to 1, bands:0 to 1,
            stacks:0 to 1, none; default house:0.9.
        mutation: What is done to each unit of a child, with which probability: two genes are
            swapped, or all put in random order. swap:0 to 1, reorder:0 to 1, none; default
            swap:0.1.
        adaptation: How the mutation rate changes: never, or up (down) by a fifth when more (fewer)
            than one of five of the last so many children were better than their parents. none,
            one-fifth:1 to 1000000; default none; needs mutation=swap or reorder.
        selection: Who becomes a parent: the best of so many, by linear rank (the best so many times
            as often as the average), in proportion to fitness by roulette or by stochastic
            universal sampling, of the best share, or anybody. tournament:1 to 1000, rank:1 to 2,
            roulette, universal, truncation:0 to 1, uniform; default tournament:3; needs
            replacement=generational or worst or oldest or plus or comma.
        sharing: Cells in which two individuals differ at least not to share their fitness; 0 is no
            fitness sharing. 0 to 4096; default 0; needs selection=tournament or rank or roulette or
            universal or truncation.
        replacement: Who gives way to children: all but an elite of so many, the worst or the oldest
            (one child a generation), all but the best of members and so many children for each, the
            same without the parents, the more similar parent where it is worse, or the own cell on
            a torus (the last two leave selection out). generational:0 to 1000000, worst, oldest,
            plus:1 to 100, comma:1 to 100, crowding, cellular; generational less than population;
            default generational:1.
        restart: When the population is founded anew: after so many generations without a new best,
            or never. stale:1 to 1000000000, never; default stale:100.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "ga",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        encoding=encoding,
        crossover=crossover,
        mutation=mutation,
        adaptation=adaptation,
        selection=selection,
        sharing=sharing,
        replacement=replacement,
        restart=restart,
        propagation=propagation,
    )


def hybrid_repair(
    puzzle: Any,
    *,
    population: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Partial boards without conflict: repair, drop the worse half, one mutated child each.

    An individual is a partial board. Each generation every board is repaired (cells that are not
    given and violate most are emptied, until nothing is violated), boards are sorted by their
    filled cells, the worse half is dropped, and every survivor, which lives on, gets one child: a
    random digit in a random blank. A child is repaired as soon as it is made, before it is judged;
    that is the same order.

    Source: the hybrid EA of the two-algorithm experiment that evoku grew from

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 2 to 1000000; default 100.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "hybrid-repair",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        propagation=propagation,
    )


def multi_objective(
    puzzle: Any,
    *,
    population: int | None = None,
    violations: str | None = None,
    replacement: str | None = None,
    better: str | None = None,
    equal: str | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Two objectives, filled cells and violations; a child replaces its parent when better.

    An individual is a partial board with two fitness values: filled cells (more is better) and
    violations (fewer is better): pairs of equal digits, once for each house that holds both, or
    with violations=cells the cells in such pairs, which costs a look at every cell but leads on
    where pairs leave plateaus. Each generation every parent has one child, a random digit in a
    random blank or, on a full board, in a random open cell, which replaces its parent when it is
    better; equal=replace lets it drift over children as good as their parents. With
    replacement=nsga-2 parents win tournaments of two, and of all parents and children together the
    first half lives, by fronts of Pareto dominance and, within a front, by crowding distance;
    better and equal say nothing then. Of NSGA-II this is the selection, O(n log n) a generation;
    crossover it has none, as the design.

    Source: the multi-objective EA of the two-algorithm experiment that evoku grew from; NSGA-II:
    Deb, Pratap, Agarwal and Meyarivan 2002, IEEE Transactions on Evolutionary Computation 6,
    182-197, https://doi.org/10.1109/4235.996017

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 100.
        violations: What is counted: pairs of equal digits, once for each house that holds both; or
            cells that are in such a pair. pairs, cells; default pairs.
        replacement: Who lives: a parent or its child, whichever is better; or the first fronts of
            all parents and children. parent, nsga-2; default parent.
        better: What makes a child better than its parent: more cells filled, then fewer violations;
            the other way round; or Pareto dominance. filled-first, violations-first, pareto;
            default filled-first; needs replacement=parent.
        equal: What happens to a parent whose child has the same two values. keep, replace; default
            keep; needs replacement=parent.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "multi-objective",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        violations=violations,
        replacement=replacement,
        better=better,
        equal=equal,
        propagation=propagation,
    )


def random_search(
    puzzle: Any,
    *,
    population: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Random boards, one after the other: what every other algorithm has to beat.

    Every attempt is drawn anew: each box (region, or row where there are neither) gets its missing
    digits in random order. Nothing is learnt from one attempt for the next.

    Source: the baseline of every comparison

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 100.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "random-search",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        propagation=propagation,
    )


def hill_climbing(
    puzzle: Any,
    *,
    patience: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """One board, swaps within a box, never accepting a worse board; restarts.

    A random swap of two open cells of one box (region, or row where there are neither) is made when
    the board gets no worse by it. After a number of swaps without improvement the search starts
    afresh from a random board. A generation is as many tries as the board has open cells, squared.

    Source: stochastic hill climbing with random restarts: Russell and Norvig, Artificial
    Intelligence: A Modern Approach, 4th ed. 2021, section 4.1; neighbourhood of Lewis 2007,
    https://doi.org/10.1007/s10732-007-9012-8

    Args:
        puzzle: The puzzle.
        patience: Swaps tried without a new best before starting afresh. 1 to 1000000000; default
            20000.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "hill-climbing",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        patience=patience,
        propagation=propagation,
    )


def simulated_annealing(
    puzzle: Any,
    *,
    cooling: float | None = None,
    chain: float | None = None,
    patience: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """One board, swaps within a box, accepting worse boards less and less often.

    Boxes (regions, or rows where there are neither) stay complete. A swap of two open cells of one
    box that makes the board worse by d is made with probability exp(-d/t). The temperature t begins
    at the standard deviation of the cost during a random walk from the first board. It stays for a
    chain of tries, as many as the open cells squared, and is then multiplied by 0.99 (homogeneous
    annealing). After 20 chains without improvement in a row it is reset, on a new random board (a
    reheat). A generation is a chain; O(1) a try. Open in what is public of the paper, and chosen:
    the walk has 200 moves; improvement means that a chain ends with a lower cost than it began
    with. Were it a new best, 20 chains would run out while it is still hot.

    Source: Lewis 2007, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, 387-401,
    https://doi.org/10.1007/s10732-007-9012-8; parameters as reported by later work

    Args:
        puzzle: The puzzle.
        cooling: Factor on the temperature after each chain. 0 to 1; default 0.99.
        chain: Swaps tried at one temperature, as a multiple of the open cells squared. 0.000001 to
            1000; default 1.
        patience: Chains in a row that ended no better than they began before a reheat. 1 to
            1000000; default 20.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "simulated-annealing",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        cooling=cooling,
        chain=chain,
        patience=patience,
        propagation=propagation,
    )


def memetic(
    puzzle: Any,
    *,
    population: int | None = None,
    steps: int | None = None,
    tenure: float | None = None,
    tenure_more: int | None = None,
    crossover: str | None = None,
    distance: float | None = None,
    patience: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Boards as list colourings, improved by tabu search and recombined.

    A board is a list colouring: every open cell holds a digit that no given peer has, and the cost
    counts conflicts, pairs of peers with equal digits, and of cells whose digits a constraint
    excludes together; constraints of another kind (sums, orders of many cells) are refused. Tabu
    search improves each attempt: a step makes the best change of one cell with conflicts, of equals
    a random one, that brings no digit back too early, unless the board becomes better than ever.
    The digit that leaves may not come back for tenure times the cells with conflicts, and fewer
    than tenure_more random steps on top. A generation is one attempt: as long as the population
    grows a new one, filled in the order of fewest candidates left, and then a child of two random
    members. The child takes whole digits from its parents, in turns the one with the most cells, or
    whole houses of one kind, each from a random parent. It takes the place of the nearest member if
    it is too close to that one, or else of the worst, unless it is worse itself. With a population
    of one every attempt is new. A step looks only at the changes around the one before, and only
    these are counted as evaluations.

    Source: Jin and Hao 2019, Solving the Latin square completion problem by memetic graph coloring,
    IEEE Transactions on Evolutionary Computation 23(6), https://doi.org/10.1109/TEVC.2019.2899053
    (list colouring, tabu search, pool; its own crossover isn't used); Galinier and Hao 1999,
    https://doi.org/10.1023/A:1009823419804 (tabu search, tenure, crossover by digits); crossover by
    houses is our own

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 4.
        steps: Steps of tabu search that improve each attempt, for each open cell. 1 to 100000;
            default 1000.
        tenure: Steps for which a digit may not come back to its cell, for each cell with conflicts.
            0 to 100; default 0.4.
        tenure_more: Random steps on top of that, fewer than this. 1 to 1000000; default 10.
        crossover: What a child takes over whole from one parent: digits, houses of one kind, or
            either as it comes. both, digits, houses; default both; needs population above 1.
        distance: A child closer than this share of the open cells to a member takes that one's
            place or none. 0 to 1; default 0.05; needs population above 1.
        patience: Children without a new best before the population is founded anew; 0 is never. 0
            to 1000000000; default 500.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "memetic",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        steps=steps,
        tenure=tenure,
        tenure_more=tenure_more,
        crossover=crossover,
        distance=distance,
        patience=patience,
        propagation=propagation,
    )


def decoder(
    puzzle: Any,
    *,
    population: int | None = None,
    founders: int | None = None,
    children: int | None = None,
    patience: int | None = None,
    keep: float | None = None,
    follow: float | None = None,
    weights: str | None = None,
    elites: int | None = None,
    agreement: float | None = None,
    doubt: int | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Partial boards; a child is decoded from two parents with singles after each decision.

    An individual is a partial board without violation; its fitness, to be minimised, are its
    blanks. The decoder begins with what naked and hidden singles leave of the puzzle, places digits
    of the first parent in random cells (a share drawn anew for each child) in random order, and
    then decides group by group, a group being a cell or a digit in a house: the one with the fewest
    candidates for its weight, with the digit or place of the second parent where it follows it, or
    a random one. Each decision is followed by all singles that come of it. One that leads to a dead
    end by that alone is ruled out instead; where that is a dead end too, what can't be completed is
    left blank and the decoder goes on. No other decision is ever taken back: there is no
    backtracking, and a decode takes polynomial time. A group at which a dead end comes about gains
    weight, which fades over the decodes. Parents are two random members, the better one first; the
    child replaces the worst member if it is as good and not there already. A population without a
    new best for some generations hands its best member to the elites, the last so many of these,
    and is founded anew, as the best of decodes without parents. Every eighth time what nearly all
    elites agree on is placed at the start of all later decodes: independent boards that are nearly
    solved differ in most cells, but what nearly all of them hold is nearly always right, and each
    digit that is right makes the next elites better. One that is wrong ends in a board that nobody
    completes; when nothing new is agreed on for long all begins again. A decode takes about as many
    steps as there are candidates, times the decisions. Pencil marks are respected.

    Source: our own; decoding a genome by constraint propagation after Lloyd and Amos 2019,
    https://doi.org/10.1109/TG.2019.2942773, weights after Boussemart, Hemery, Lecoutre and Sais
    2004, Boosting systematic search by weighting constraints (ECAI), agreement of elites after the
    backbone-guided search of Zhang 2004, Artificial Intelligence 158, 1-26

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 3.
        founders: Decodes without parents that found a population; the best of them are its members.
            1 to 1000000, at least population; default 32.
        children: Decodes in a generation. 1 to 1000000; default 12.
        patience: Generations without a new best before the population is founded anew. 1 to
            1000000000; default 8.
        keep: Least share of the first parent's digits that a child keeps; up to all. 0 to 1;
            default 0.5.
        follow: Probability that a decision follows the second parent where it can. 0 to 1; default
            0.7.
        weights: What is decided first, among what has few candidates: where dead ends came about
            before; or anything alike. learned, equal; default learned.
        elites: Populations, the last ones, the best of each of which is asked what they agree on. 2
            to 10000; default 48.
        agreement: Share of the elites that have to agree on a digit for the next ones to begin with
            it. 0 to 1; default 0.9.
        doubt: Populations without anything new to agree on before all begins again with the givens.
            1 to 1000000000; default 96.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "decoder",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        founders=founders,
        children=children,
        patience=patience,
        keep=keep,
        follow=follow,
        weights=weights,
        elites=elites,
        agreement=agreement,
        doubt=doubt,
    )


def random_decodes(
    puzzle: Any,
    *,
    population: int | None = None,
    weights: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Partial boards without parents: what decoder has to beat; the best for boards up to 9x9.

    Every attempt is what the decoder of the algorithm decoder makes without parents: naked and
    hidden singles, then group by group (a cell, or a digit in a house) the one with the fewest
    candidates for its weight is decided at random, with all singles that follow; a decision that
    leads to a dead end by that alone is ruled out instead, and what can't be completed is left
    blank. One attempt hands nothing to the next but the weights of groups at which dead ends came
    about. It is no evolution: there is no selection and no inheritance. Pencil marks are respected.

    Source: the null of decoder; weights after Boussemart, Hemery, Lecoutre and Sais 2004, Boosting
    systematic search by weighting constraints (ECAI)

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 32.
        weights: What is decided first, among what has few candidates: where dead ends came about
            before; or anything alike. learned, equal; default learned.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "random-decodes",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        weights=weights,
    )


def ant_colony(
    puzzle: Any,
    *,
    population: int | None = None,
    greediness: float | None = None,
    evaporation: float | None = None,
    local_evaporation: float | None = None,
    best_evaporation: float | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Ants fill the board cell by cell, led by pheromone; singles are placed as they go.

    A pheromone value for each cell and digit, 1/c at first on a board of c cells. In a cycle (a
    generation) every ant has the puzzle with its naked and hidden singles before it and its own
    random first cell. All ants go on together, cell after cell in reading order, round the board:
    in a blank an ant takes, of the candidates, the one with the most pheromone, or (with
    probability 1 - greediness) draws one in proportion to the pheromone; naked and hidden singles
    that follow are placed, and the pheromone of the choice moves towards 1/c. A cell without
    candidates stays blank. The ant that leaves the fewest blanks, b, is worth c/b; it becomes the
    best board if that is more than the best one's worth. Pheromone on the best board's digits then
    moves towards this worth, which itself loses a share each cycle (best value evaporation), so
    that a better board isn't needed to replace it. A cycle takes O(ants * c * side). Of equally
    strong digits one is drawn, which the paper leaves open. The authors' published program takes
    the strongest digit as often as the paper draws one: greediness=0.1.

    Source: Lloyd and Amos 2020, Solving Sudoku with ant colony optimization, IEEE Transactions on
    Games 12, 302-311, https://doi.org/10.1109/TG.2019.2942773

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 10.
        greediness: Probability that an ant takes the digit with the most pheromone, and does not
            draw one. 0 to 1; default 0.9.
        evaporation: Share of the pheromone on the best board's digits that is replaced after each
            cycle. 0 to 1; default 0.9.
        local_evaporation: Share of the pheromone on a digit that an ant takes with it when it
            chooses the digit. 0 to 1; default 0.1.
        best_evaporation: Share of its worth that the best board loses after each cycle, so that
            others get their chance. 0 to 1; default 0.005.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "ant-colony",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        greediness=greediness,
        evaporation=evaporation,
        local_evaporation=local_evaporation,
        best_evaporation=best_evaporation,
    )


def ils_cp(
    puzzle: Any,
    *,
    steps: int | None = None,
    tabu: int | None = None,
    acceptance: float | None = None,
    emptied: float | None = None,
    decay: float | None = None,
    nodes: int | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Min-conflicts with a tabu list, and a constraint solver that completes what is kept of the board.

    Boxes (regions, or rows where there are neither) stay complete. A local search takes a random
    cell in conflict and the best swap of it with another open cell of its box that is not tabu (or
    leads to a new best), a random one of equals; a swap that makes the board worse is made with a
    small probability. It ends with its best board, and the better of this and the one before goes
    on. All its cells in conflict and a share of the others are emptied, and a constraint solver
    tries to complete what is left: depth first, the cell with the fewest candidates first, the
    digit it had first, naked and hidden singles after each. A completion is a solution; where none
    is found within a number of nodes, the emptied cells of each box get their digits back in random
    order, and the next local search begins. A generation is a local search, O(cells) a step, and a
    completion, at worst O(side^3) a node. A swap that is priced counts as a move, a completion as a
    full evaluation; what its propagation places is counted as placements, and the class is decoder.
    The outline is the paper's. Chosen here are the values of the parameters, the solver (theirs has
    a limit of time, by which runs would depend on the machine), what becomes of the emptied cells
    and when the share begins anew. Whether the paper's values depend on the size of the board could
    not be read. The default share is for 9x9: boards of 16x16 and 25x25 were not solved with it,
    because a tenth of the cells without conflict is kept and hardly ever right as a whole. With
    emptied=1 the first completion begins with the givens alone, which solves 16x16.

    Source: Musliu and Winter 2017, A hybrid approach for the Sudoku problem: using constraint
    programming in iterated local search, IEEE Intelligent Systems 32, 52-62,
    https://doi.org/10.1109/MIS.2017.29

    Args:
        puzzle: The puzzle.
        steps: Steps of each local search. 1 to 1000000000; default 200.
        tabu: Swaps made last, which may not be made again. 0 to 10000; default 3.
        acceptance: Probability that a step is made although the board gets worse by it. 0 to 1;
            default 0.05.
        emptied: Share of the cells without conflict that are emptied for the first completion. 0 to
            1; default 0.9.
        decay: Factor on this share after each completion; below 1/20 it begins anew. 0 to 1;
            default 0.99; needs emptied above 0.05.
        nodes: Digits that the search for a completion may try, each with propagation, before it
            gives up. 1 to 1000000000; default 1000.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "ils-cp",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        steps=steps,
        tabu=tabu,
        acceptance=acceptance,
        emptied=emptied,
        decay=decay,
        nodes=nodes,
    )


def perez_marwala(
    puzzle: Any,
    *,
    population: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Boxes stay complete; every member has a child with half as many swaps as the best has errors.

    An individual is a full board whose boxes (regions, or rows where there are neither) hold every
    digit once. Each generation every individual has a child: a copy with swaps, each of two open
    cells in a random box, half as many as the best individual has duplicates, rounded up, so that
    steps become small as the search comes close. Of parents and children the better half lives,
    parents before children of the same cost. O(1) a swap. Representation, swaps and their number
    are the paper's second cultural algorithm; the size of the population and who lives are chosen
    here, and no crossover is made.

    Source: Perez and Marwala 2008, Stochastic optimization approaches for solving Sudoku,
    https://doi.org/10.48550/arXiv.0805.0697

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 100.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "perez-marwala",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        propagation=propagation,
    )


def mantere_koljonen(
    puzzle: Any,
    *,
    population: int | None = None,
    mutation_rate: float | None = None,
    lifetime: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Boxes inherited whole from either parent, swaps within a box, and a best that ages.

    Boxes (or regions) hold each digit once; cost is the missing digits of rows and columns. A
    population of 21 is ranked. The best lives on; rank i gets a child of two members of ranks above
    i, each box from either with equal probability. With probability 0.6 it is mutated: 1 to 5 swaps
    of random cells of one box; a given among them ends the sequence, and a swap is taken back that
    leaves a digit in its new row and column more than three times, the cell itself counted in both.
    While the same board stays the best its cost in the ranking rises by 1 a generation. After 2000
    generations all is founded anew. O(side^2) a child. Open in what is public of the paper, and
    chosen: whether these generations begin anew with a new best (no), whether copies of the best
    age (yes), what a refused swap does to the rest of its sequence (nothing); insertions and
    exchanges of three, which the paper names, are sequences of swaps. Houses besides rows and
    columns count in the limit as those do.

    Source: Mantere and Koljonen 2007, Solving, rating and generating Sudoku puzzles with GA, CEC
    2007, 1382-1389, https://doi.org/10.1109/CEC.2007.4424632; parameters as reported by later work

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 21.
        mutation_rate: Probability that a child is mutated: 1 to 5 swaps within one box. 0 to 1;
            default 0.6.
        lifetime: Generations after which the population is founded anew. 1 to 1000000000; default
            2000.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "mantere-koljonen",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        mutation_rate=mutation_rate,
        lifetime=lifetime,
        propagation=propagation,
    )


def cultural(
    puzzle: Any,
    *,
    population: int | None = None,
    mutation_rate: float | None = None,
    lifetime: int | None = None,
    near: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Mantere-koljonen with a belief space of what nearly solved boards have in common.

    The algorithm of mantere-koljonen with a belief space: which digits each cell had in the best
    boards of generations, where these were nearly solved (at most 2 missing digits). When the
    population is founded anew, cells that had a single digit so far get it again, as hidden givens;
    the others of their box are in random order. Without near solutions it is mantere-koljonen, draw
    by draw. The paper itself could not be read: the belief space is told from memory of it, so a
    result of this preset is not one of the paper's. Chosen: hidden givens may be changed after the
    founding, and the belief space lasts for the run.

    Source: after Mantere and Koljonen 2008, Solving and analyzing Sudokus with cultural algorithms,
    WCCI 2008, 4054-4061

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 21.
        mutation_rate: Probability that a child is mutated: 1 to 5 swaps within one box. 0 to 1;
            default 0.6.
        lifetime: Generations after which the population is founded anew. 1 to 1000000000; default
            2000.
        near: Highest cost of a board that counts as nearly solved and adds to the belief space. 0
            to 10000; default 2.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "cultural",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        mutation_rate=mutation_rate,
        lifetime=lifetime,
        near=near,
        propagation=propagation,
    )


def geometric(
    puzzle: Any,
    *,
    population: int | None = None,
    elite: int | None = None,
    tournament: int | None = None,
    crossover: str | None = None,
    crossover_rate: float | None = None,
    mutation_rate: float | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Rows as permutations, crossed over cycle by cycle so that a child lies between its parents.

    Rows hold each digit once; fitness is the distinct digits of columns and boxes, 162 on a plain
    9x9 board. A crossover is geometric where the child lies on a shortest way between its parents;
    one for each row makes one for the board (their product). Each row by itself is crossed over by
    cycles, which is geometric in the number of cells that differ, or partially mapped, which is in
    the number of swaps; then rows mutate by a swap. 5000 boards, of which the best 2500 live on;
    parents win tournaments. O(side^2) a child. Open in what is public of the paper, and chosen: the
    size of the elite, the tournament of 2 and the rates; cycles come from either parent with equal
    probability. The paper weighs further crossovers of boxes and of single cells, which are not
    among these.

    Source: Moraglio, Togelius and Lucas 2006, Product geometric crossover for the Sudoku puzzle,
    CEC 2006, https://doi.org/10.1109/CEC.2006.1688347; Moraglio and Togelius 2007,
    https://doi.org/10.1145/1276958.1276975

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 5000.
        elite: Best individuals that live on unchanged. 0 to 1000000, less than population; default
            2500.
        tournament: Individuals drawn for each parent, of which the best wins. 1 to 1000; default 2.
        crossover: What the rows of a child are made by: cycle or partially mapped crossover of each
            row by itself. cycle, pmx; default cycle; needs crossover_rate above 0.
        crossover_rate: Probability that a child has two parents. 0 to 1; default 1.
        mutation_rate: Probability, for each row of a child, that two of its open cells are swapped.
            0 to 1; default 0.1.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "geometric",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        elite=elite,
        tournament=tournament,
        crossover=crossover,
        crossover_rate=crossover_rate,
        mutation_rate=mutation_rate,
        propagation=propagation,
    )


def building_blocks(
    puzzle: Any,
    *,
    population: int | None = None,
    tournament: int | None = None,
    crossover_rate: float | None = None,
    mutation_rate: float | None = None,
    candidates: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Bands and stacks of boxes inherited from the better parent, the best of several mutants.

    Boxes hold each digit once; fitness is the distinct digits of rows and columns, 162 on a plain
    9x9 board. Two parents that win tournaments of 3 have two children. With probability 0.3 these
    are crossed over: the first takes each band of boxes from the parent with more distinct digits
    in its rows, the second each stack from the parent with more in its columns, so that boxes that
    go well together stay together; else they are copies. Of each child several mutants are made,
    which swap two open cells in each box with probability 0.3; the best mutant is the child. The
    best board lives on in a population of 150. O(side^2) a mutant. Open in what is public of the
    paper, and chosen: 2 mutants of each child, an elite of one. Each mutant counts as an
    evaluation; comparing bands costs none, as their digits are known by then. Jigsaws have no
    bands; there each region comes from either parent. A population soon settles, mostly short of a
    solution: of boards with 30 givens 3.2 million evaluations solve one in six, and nine in ten if
    64 islands share them. The authors' later work has several populations too. That very difficult
    boards are solved, as the papers report, was not seen here with any number of islands, and isn't
    explained.

    Source: Sato and Inoue 2010, Solving Sudoku with genetic operations that preserve building
    blocks, CIG 2010, 23-29, https://doi.org/10.1109/ITW.2010.5593375; parameters as reported by
    later work

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 2 to 1000000; default 150.
        tournament: Individuals drawn for each parent, of which the best wins. 1 to 1000; default 3.
        crossover_rate: Probability that two children are crossed over rather than copies of their
            parents. 0 to 1; default 0.3.
        mutation_rate: Probability, for each box of a child, that two of its open cells are swapped.
            0 to 1; default 0.3.
        candidates: Mutants made of each child, of which the best becomes the child. 1 to 1000;
            default 2.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "building-blocks",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        tournament=tournament,
        crossover_rate=crossover_rate,
        mutation_rate=mutation_rate,
        candidates=candidates,
        propagation=propagation,
    )


def lsga(
    puzzle: Any,
    *,
    population: int | None = None,
    elite: int | None = None,
    tournament: int | None = None,
    crossover_rate: float | None = None,
    row_rate: float | None = None,
    swap_rate: float | None = None,
    reorder_rate: float | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Rows as permutations; columns and boxes that repeat digits exchange them by local search.

    Rows hold each digit once; cost is the number of columns and boxes (and other houses) that lack
    a digit. Winners of tournaments of 2 have children: with probability 0.2 each row is the second
    parent's with probability 0.1; two open cells of a row are swapped (0.3), a row is put in random
    order (0.05). Then column search: each illegal column is paired with another one, and the first
    two cells of one row whose digits are repeated in their own column and lacking in the other
    exchange them; and sub-block search, the same for boxes. 50 elite boards of the run are kept.
    After each generation the worst board, of cost w, becomes a copy of a random elite board, of
    cost e, with probability (w-e)/w, else a new random one. 150 boards. O(side^2 log side) a child.
    Open in what is public of the paper, and chosen: the mate is another winner, of two children the
    first is kept, "not in both columns" means lacking in the other one, the elite begins with
    generation 0. An exchange looked at counts as a move.

    Source: Wang, Sun, Du, Li, Zhan, Jeon, Wang and Zhang 2024, A novel evolutionary algorithm with
    column and sub-block local search for Sudoku puzzles, IEEE Transactions on Games 16, 162-172,
    https://doi.org/10.1109/TG.2023.3236490; parameters as reported by later work

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 150.
        elite: Best individuals of the run that are kept to learn from. 1 to 1000000, at most
            population; default 50.
        tournament: Individuals drawn for each parent, of which the best wins. 1 to 1000; default 2.
        crossover_rate: Probability that a child has two parents. 0 to 1; default 0.2.
        row_rate: Probability, for each row of such a child, that it is the second parent's. 0 to 1;
            default 0.1; needs crossover_rate above 0.
        swap_rate: Probability, for each row of a child, that two of its open cells are swapped. 0
            to 1; default 0.3.
        reorder_rate: Probability, for each row of a child, that its open cells are put into a
            random order. 0 to 1; default 0.05.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "lsga",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        elite=elite,
        tournament=tournament,
        crossover_rate=crossover_rate,
        row_rate=row_rate,
        swap_rate=swap_rate,
        reorder_rate=reorder_rate,
        propagation=propagation,
    )


def cp_annealing(
    puzzle: Any,
    *,
    cooling: float | None = None,
    chain: float | None = None,
    patience: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Propagation first, simulated annealing on the cells that it leaves open.

    Naked and hidden singles are placed until there are none, and simulated-annealing goes on with
    what they leave as with givens: swaps of two open cells of a box, chains of as many tries as the
    open cells squared, cooling by 0.99 after each, and a reheat on a new random board after 20
    chains without improvement. A puzzle that singles solve takes one evaluation. Of the paper only
    the abstract and the introduction could be read: that propagation and the annealing of Lewis'
    earlier paper are combined, and that both together are far stronger than either. Chosen: the
    rules (singles), and that they are applied once, before the run, rather than to what annealing
    has reached.

    Source: Lewis 2007, On the combination of constraint programming and stochastic search: the
    Sudoku case, HM 2007, LNCS 4771, 96-107, https://doi.org/10.1007/978-3-540-75514-2_8; annealing
    as in Lewis 2007, https://doi.org/10.1007/s10732-007-9012-8

    Args:
        puzzle: The puzzle.
        cooling: Factor on the temperature after each chain. 0 to 1; default 0.99.
        chain: Swaps tried at one temperature, as a multiple of the open cells squared. 0.000001 to
            1000; default 1.
        patience: Chains in a row that ended no better than they began before a reheat. 1 to
            1000000; default 20.
        propagation: What is done to the puzzle before the run: naked and hidden singles are placed,
            or nothing. singles, none; default singles.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "cp-annealing",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        cooling=cooling,
        chain=chain,
        patience=patience,
        propagation=propagation,
    )


def univariate_eda(
    puzzle: Any,
    *,
    population: int | None = None,
    selected: float | None = None,
    learning_rate: float | None = None,
    converged: float | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Boards drawn from a probability for each digit of each cell, learnt from the best.

    Any digit may be in any open cell; cost is the missing digits of all houses. A generation is 500
    boards, each cell of which is drawn from the probabilities of its digits, one cell independent
    of the other; at first all digits are equally likely. The best 0.3 of the boards are counted:
    the probabilities become the frequencies of digits among them (learning_rate=1, the univariate
    marginal distribution algorithm), or move towards these by a share (population-based incremental
    learning, whose own form learns from the single best). Once the cells are sure of their
    likeliest digit, 0.98 on average, nothing new is drawn any more: all probabilities are
    forgotten, which counts as a restart. O(side^3) a board. Restarts, and the limits of when, are
    chosen here.

    Source: Muehlenbein and Paass 1996, From recombination of genes to the estimation of
    distributions, PPSN IV, 178-187, https://doi.org/10.1007/3-540-61723-X_982 (UMDA); Baluja 1994,
    Population-based incremental learning, CMU-CS-94-163 (PBIL)

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 500.
        selected: Share of a generation, its best, from which the probabilities are learnt; at least
            one is. 0 to 1; default 0.3.
        learning_rate: Share of each probability that is learnt anew each generation: 1 is UMDA,
            less is PBIL. 0 to 1; default 1.
        converged: Probability of its likeliest digit that a cell has on average when the run begins
            anew. 0 to 1; default 0.98.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "univariate-eda",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        selected=selected,
        learning_rate=learning_rate,
        converged=converged,
        propagation=propagation,
    )


def reseda(
    puzzle: Any,
    *,
    population: int | None = None,
    selected: float | None = None,
    kept: float | None = None,
    converged: float | None = None,
    zones: str | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Boards drawn box by box from learnt probabilities, restarted with a box of the last.

    Each digit of each open cell has a probability; at first those are equally likely that no given
    peer has. A generation is 100 boards. Each box of one is drawn digit by digit: first in the cell
    whose likeliest digit is likeliest of all, then without that digit, so that a box holds each
    digit once unless it can't. Cost is the missing digits of all houses. The probabilities keep 0.7
    of themselves and take the rest from the frequencies of digits among the best 0.1 of the boards.
    An attempt ends when the likeliest digit of every cell is above 0.6. The board of likeliest
    digits then lends its zones, one at a time, but for those that hold a digit twice: an attempt is
    made with the zone as if given, and after the last of them all is forgotten, which counts as a
    restart. zones=diagonal chooses what is lent. O(side^4) a board at worst. All of this, and the
    sizes, are the paper's, which was read in full; it doesn't say which of equally sure cells comes
    first (each is as likely here), nor which board of the last generation lends. Boards without
    boxes are drawn by regions or rows.

    Source: Maire and Prissette 2012, A restarted estimation of distribution algorithm for solving
    sudoku puzzles, https://inria.hal.science/inria-00591852

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 100.
        selected: Share of a generation, its best, from which the probabilities are learnt; at least
            one is. 0 to 1; default 0.1.
        kept: Share of each probability that is kept from one generation to the next. 0 to 0.999;
            default 0.7.
        converged: Probability of its likeliest digit above which every cell is when an attempt
            ends. 0 to 1; default 0.6.
        zones: What a board lends, one at a time: boxes that share no line; every box; these, every
            row and every column; or nothing. diagonal, blocks, all, none; default diagonal.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "reseda",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        selected=selected,
        kept=kept,
        converged=converged,
        zones=zones,
        propagation=propagation,
    )


def harmony_search(
    puzzle: Any,
    *,
    population: int | None = None,
    considering: float | None = None,
    adjusting: float | None = None,
    fitness: str | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Each cell of a new board from any board of a memory, whose worst it replaces.

    The memory holds 10 boards with any digits in the open cells. A new one is made cell by cell:
    with probability 0.95 (harmony memory considering rate) it has the digit of a random board of
    the memory, which then with probability 0.1 (pitch adjusting rate) becomes the digit before or
    behind it, 1 following the side; else a random digit. It takes the place of the worst board if
    it is better. A generation is one board, O(side^2). This is an evolution strategy whose children
    have all members as parents (Weyland 2015). With fitness=sums the cost is the paper's, the
    distance of each house's sum from that of all digits; it is 0 on many boards whose digits are
    wrong, which ends the run and is told from a solution. The default counts missing digits
    instead. Sizes and rates are those of a public program that follows the paper, whose tables
    could not be read; that the digits form a ring is that program's too.

    Source: Geem 2007, Harmony search algorithm for solving Sudoku, KES 2007, LNCS 4692, 371-378,
    https://doi.org/10.1007/978-3-540-74819-9_46; Weyland 2015, A critical analysis of the harmony
    search algorithm - How not to solve sudoku, Operations Research Perspectives 2, 97-105,
    https://doi.org/10.1016/j.orp.2015.04.001

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 10.
        considering: Probability, for each cell, that its digit is that of a random board of the
            memory. 0 to 1; default 0.95.
        adjusting: Probability that such a digit is exchanged for the one before or behind it. 0 to
            1; default 0.1; needs considering above 0.
        fitness: What is counted in each house: missing digits; or, as the paper does, how far its
            sum is from that of all digits. missing, sums; default missing.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "harmony-search",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        considering=considering,
        adjusting=adjusting,
        fitness=fitness,
        propagation=propagation,
    )


def bee_colony(
    puzzle: Any,
    *,
    population: int | None = None,
    onlookers: int | None = None,
    scouts: float | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Boards searched around by bees, the better ones more often, the worst made anew.

    Boxes (regions, or rows where there are neither) stay complete; cost is the duplicates of the
    other houses, and the nectar of a board is 1/(1+cost). In a cycle (a generation) each of 100
    employed bees looks at a neighbour of its board: a random open cell with digit x, where another
    random board has y, gets number ceil(x+|r(x-y)|) of the digits that the givens leave to its box,
    counted from 0 and round the end, with r drawn from 0 to 1; the cell that held that digit gets
    x. A neighbour that is no worse is taken. Then 200 onlookers do the same, shared out among the
    boards in proportion to nectar and rounded down, and for the worst boards, 0.1 of all, scouts
    offer new random ones, which are taken if no worse. O(side) a neighbour. A neighbour counts as a
    move, a new board as a full evaluation. The steps are those of a public program of that name, as
    the paper's own text could be read in its beginning only; the sizes those of another one that
    follows the paper.

    Source: Pacurib, Seno and Yusiong 2009, Solving Sudoku puzzles using improved artificial bee
    colony algorithm, ICICIC 2009; Yusiong, Seno and Pacurib 2010, SudokuBee, IJARCS 1(3),
    https://www.ijarcs.info/index.php/Ijarcs/article/view/68

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 100.
        onlookers: Bees that are shared out among the boards in proportion to their nectar. 0 to
            1000000; default 200.
        scouts: Share of the boards, the worst, in whose place new ones are offered, rounded down. 0
            to 1; default 0.1.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "bee-colony",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        onlookers=onlookers,
        scouts=scouts,
        propagation=propagation,
    )


def geometric_swarm(
    puzzle: Any,
    *,
    population: int | None = None,
    own: float | None = None,
    best: float | None = None,
    leader: float | None = None,
    neighbours: str | None = None,
    mutation_rate: float | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Rows as permutations; particles move to a place between three others.

    Rows hold each digit once; fitness is the distinct digits of columns and boxes. Each of 100
    particles remembers the best place where it has been. It moves to a convex combination of its
    own place, that best one and the best place of its neighbours, with the weights own, best and
    leader, and is then mutated: two open cells of a row are swapped with probability 0.1. A
    combination of three is two of two, one after the other, and that of two is cycle crossover of
    each row, geometric in the number of cells that differ, which takes each cycle with the
    probability that the weights say. There is no velocity. A generation moves every particle,
    O(side^2) each. Of the paper only the abstract could be read. Chosen: the crossover, the equal
    weights, the neighbourhood, the sizes and the rate of mutation.

    Source: Moraglio and Togelius 2007, Geometric particle swarm optimization for the Sudoku puzzle,
    GECCO 2007, https://doi.org/10.1145/1276958.1276975; Moraglio, Di Chio, Togelius and Poli 2008,
    Geometric particle swarm optimization, Journal of Artificial Evolution and Applications,
    https://doi.org/10.1155/2008/143624

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 100.
        own: Weight of the place where a particle is. 0 to 1000; default 1.
        best: Weight of the best place where it has been. 0 to 1000; default 1.
        leader: Weight of the best place of the particles that it knows. 0 to 1000; default 1.
        neighbours: The particles that a particle knows: its four neighbours on a torus and itself,
            or all. torus, all; default torus; needs leader above 0.
        mutation_rate: Probability, for each row of a new place, that two of its open cells are
            swapped. 0 to 1; default 0.1.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "geometric-swarm",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        own=own,
        best=best,
        leader=leader,
        neighbours=neighbours,
        mutation_rate=mutation_rate,
        propagation=propagation,
    )


def deng_li(
    puzzle: Any,
    *,
    population: int | None = None,
    mutation_rate: float | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Boxes from the parent, from its own best and from the best of all; parents unlike the best.

    Boxes hold each digit once; fitness is the distinct digits of rows and columns. Each place of a
    population of 150 remembers the best board that it had. Of two random members the one that
    differs more from the best of all becomes a parent, so that there is more to recombine. With a
    probability that is drawn anew for each generation its child has each box from the parent, from
    the own best of the parent's place or from the best of all, each as likely (self experience and
    population experience, as in particle swarms); else it is a copy. With a probability that rises
    with the fitness of the best, up to 0.8 beside a solution, two open cells of a random box are
    swapped. The child takes the next place, whatever it costs. O(side^2) a child. Of the paper only
    the abstract and the beginning could be read, which tell of these four changes to a genetic
    algorithm. Chosen: the formulas of all of them, the sizes and the rate.

    Source: after Deng and Li 2013, A novel hybrid genetic algorithm for solving Sudoku puzzles,
    Optimization Letters 7, 241-257, https://doi.org/10.1007/s11590-011-0413-0

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 150.
        mutation_rate: Probability that a child is mutated beside a solution; less, the fewer digits
            the best has. 0 to 1; default 0.8.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "deng-li",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        mutation_rate=mutation_rate,
        propagation=propagation,
    )


def cuckoo_search(
    puzzle: Any,
    *,
    population: int | None = None,
    abandoned: float | None = None,
    attraction: float | None = None,
    exponent: float | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Eggs between a nest and the best one, carried on by flights of mostly few swaps.

    Naked and hidden singles are placed first (the prefilter). Rows hold each digit once; fitness is
    the distinct digits of columns and boxes. In a generation the cuckoo of each of 25 nests lays an
    egg: a copy of its nest that has cycles of rows of the best nest, each with probability 0.2 (a
    geometric crossover), and then makes a Levy flight: as many swaps of two open cells of random
    rows as a power law of exponent 1.5 draws, at most one for each open cell. The egg takes the
    place of a random nest if it is better. Then the worst nests, 0.25 of all, are abandoned for
    random ones. O(side^2) an egg. Of the paper only the abstract and the beginning could be read:
    prefiltering, cuckoo search and geometric operators that move towards promising regions. Chosen:
    the rules of the filter, which operators, and the sizes, which are usual for cuckoo search.

    Source: after Soto, Crawford, Galleguillos, Monfroy and Paredes 2014, A prefiltered cuckoo
    search algorithm with geometric operators for solving Sudoku problems, The Scientific World
    Journal 2014, 465359, https://doi.org/10.1155/2014/465359; cuckoo search: Yang and Deb 2009,
    NaBIC 2009, https://doi.org/10.1109/NABIC.2009.5393690

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 1 to 1000000; default 25.
        abandoned: Share of the nests, the worst, that are made anew each generation; one is left. 0
            to 1; default 0.25.
        attraction: Probability, for each cycle of a row, that an egg has it from the best nest. 0
            to 1; default 0.2.
        exponent: Exponent of the flights: at least n swaps are as likely as n to the power of minus
            this. 0.5 to 100; default 1.5.
        propagation: What is done to the puzzle before the run: naked and hidden singles are placed,
            or nothing. singles, none; default singles.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "cuckoo-search",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        abandoned=abandoned,
        attraction=attraction,
        exponent=exponent,
        propagation=propagation,
    )


def filtered_tabu(
    puzzle: Any,
    *,
    filter: str | None = None,
    candidates: int | None = None,
    tabu: int | None = None,
    patience: int | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Tabu search on partial boards, whose domains are filtered after every move.

    A board is partial and without conflict, and costs its blanks (and what it breaks of
    constraints, which the filter doesn't know). The filter places the digits of a board, has cells
    with a single digit left take it from their peers (arc consistency) and with
    filter=all-different removes from each house every digit with which it can't be completed; a
    cell with one digit left then holds it, one with none stays blank. It begins with the filtered
    puzzle. In an iteration (a generation) 10 neighbours are looked at: a random cell gets another
    digit of its first domain that is not tabu, peers with that digit lose it, and the board is
    filtered. The best of them is taken if it is no worse, and the digits that cells lost by it
    become tabu, the last 20 of them. After 100 iterations without a better board it begins anew. A
    neighbour counts as a decode, at worst O(side^4). The steps of the loop, and the filter in each
    of them, are the papers'; what a neighbour is, what a cell without digits costs, the lengths of
    both lists and the restarts could not be read and are chosen.

    Source: after Soto, Crawford, Galleguillos, Paredes and Norero 2015, A hybrid alldifferent-tabu
    search algorithm for solving Sudoku puzzles, Computational Intelligence and Neuroscience 2015,
    286354, https://doi.org/10.1155/2015/286354 (algorithm 2); Soto, Crawford, Galleguillos, Monfroy
    and Paredes 2013, A hybrid AC3-tabu search algorithm for solving Sudoku puzzles, Expert Systems
    with Applications 40, 5817-5821

    Args:
        puzzle: The puzzle.
        filter: What is filtered after every move: houses as a whole, or each pair of peers by
            itself. all-different, ac3; default all-different.
        candidates: Neighbours looked at in each iteration, of which the best is taken. 1 to 100000;
            default 10.
        tabu: Digits removed last that may not come back to their cells. 0 to 100000; default 20.
        patience: Iterations without a better board before the search begins anew. 1 to 1000000000;
            default 100.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "filtered-tabu",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        filter=filter,
        candidates=candidates,
        tabu=tabu,
        patience=patience,
    )


def segura(
    puzzle: Any,
    *,
    population: int | None = None,
    steps: int | None = None,
    horizon: int | None = None,
    distance: float | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """A memetic algorithm whose survivors keep a distance that shrinks with time.

    Boxes (regions, or rows where there are neither) stay complete; cost is the duplicates of the
    other houses. In a generation 30 children are made: winners of tournaments of two are the
    parents, and each box is from either. Local search improves every board: random swaps within a
    box, 100 for each open cell, are made unless they make it worse. Then members and children
    compete: the best survives first; each time the best of those that differ from all survivors in
    at least D cells follows, or where there is none the one that differs most (best-non-penalized
    survivor selection). D begins at the mean distance of the founders, falls in a straight line to
    0 in 200 generations, and then all is founded anew, which counts as a restart. A swap looked at
    counts as a move; a generation takes O(population^2 * side^2) besides. The survivor selection is
    that of the authors' own program for another problem and of the abstracts; what the paper on
    Sudoku says of crossover and local search could not be read. Chosen: these two, the sizes, and
    that time is counted in generations, because the end of a run isn't known to it.

    Source: after Segura, Valdez Pena, Botello Rionda and Hernandez Aguirre 2016, The importance of
    diversity in the application of evolutionary algorithms to the Sudoku problem, CEC 2016; Segura,
    Coello Coello, Segredo and Hernandez Aguirre 2016, A novel diversity-based replacement strategy
    for evolutionary algorithms, IEEE Transactions on Cybernetics 46, 3233-3246,
    https://doi.org/10.1109/TCYB.2015.2501726

    Args:
        puzzle: The puzzle.
        population: Attempts in a generation. 2 to 1000000; default 30.
        steps: Swaps tried to improve each board, for each open cell. 1 to 100000; default 100.
        horizon: Generations in which the distance falls to 0; then the population is founded anew.
            1 to 1000000000; default 200.
        distance: Distance that survivors keep at first, as a share of that of two founders on
            average. 0 to 10; default 1.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "segura",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        population=population,
        steps=steps,
        horizon=horizon,
        distance=distance,
        propagation=propagation,
    )


def walksat(
    puzzle: Any,
    *,
    noise: float | None = None,
    flips: int | None = None,
    propagation: str | None = None,
    seed: int = 1,
    evaluations: int | None = None,
    generations: int | None = None,
    islands: int | dict[str, Any] | None = None,
    callback: Callable[[Generation], object] | None = None,
    every: int = 1,
) -> Run:
    """Local search for a satisfying assignment of the puzzle as a formula.

    The bridge to satisfiability: a variable says that an open cell holds a digit that no given peer
    has. Clauses say that each cell holds one of its digits, and that no two digits of a cell, equal
    digits of peers, or digits that a constraint of two cells excludes, are held at once;
    constraints of another kind (sums, orders of many cells) are refused. An assignment may give a
    cell no digit or several, which is shown as a blank; its cost is the number of clauses that it
    doesn't satisfy. It begins at random. A step takes a random unsatisfied clause and flips a
    variable of it: one whose flip breaks no other clause, if there is one; else with probability
    0.1 any, or one that breaks the fewest, of equals a random one. After 100000 flips it begins
    anew. A generation is as many flips as there are open cells, squared. A variable looked at
    counts as a move; a flip takes O(side) and the choice of a clause O(side^3). The noise was
    chosen here.

    Source: Selman, Kautz and Cohen 1994, Noise strategies for improving local search, AAAI-94,
    337-343; the encoding: Lynce and Ouaknine 2006, Sudoku as a SAT problem, ISAIM 2006

    Args:
        puzzle: The puzzle.
        noise: Probability of flipping any variable of a clause, where each breaks another clause. 0
            to 1; default 0.1.
        flips: Flips before a new random assignment. 1 to 1000000000; default 100000.
        propagation: What is done to the puzzle before the run: nothing, or naked and hidden singles
            are placed. none, singles; default none.
        seed: The seed of all that is random.
        evaluations: The most evaluations; without a limit it goes on until it is solved.
        generations: The most generations after generation 0.
        islands: A number of islands, or values for their parameters, see `evoku.Run`.
        callback: Called with each so many-th generation; the run ends when it returns something
            true.
        every: So many.
    """
    return evolve(
        puzzle,
        "walksat",
        seed=seed,
        evaluations=evaluations,
        generations=generations,
        islands=islands,
        callback=callback,
        every=every,
        noise=noise,
        flips=flips,
        propagation=propagation,
    )
