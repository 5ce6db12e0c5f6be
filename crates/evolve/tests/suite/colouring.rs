//! Tests of colourings: the counts of tabu search equal a naive recount, and random choices have
//! the intended distributions.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::repeat;
use std::sync::Arc;

use crate::common::chi_square::{assert_shares, assert_uniform};
use crate::common::{any_sudoku, count, keeps_givens, orders, plain, sample, with_marks};
use evoku_evolve::encodings::colouring::{Candidates, Colouring, Crossover};
use evoku_evolve::{Puzzle, Rng};
use evoku_sudoku::search::colouring::Tabu;
use evoku_sudoku::{Cell, Digit, Digits, Element, Geometry, Grid, Shape, Sudoku, formats};
use evoku_testing::cases;
use proptest::prelude::*;

/// A naive twin of tabu search, which examines every possible step.
struct Twin {
    sudoku: Sudoku,
    /// The step from which a digit may return to a cell.
    until: BTreeMap<(Cell, Digit), u32>,
    step: u32,
    least: u32,
}

impl Twin {
    /// The digits of a cell's list; all digits if givens exclude every one.
    fn list(&self, cell: Cell) -> Digits {
        let seen = self.sudoku.candidates().get(cell);
        let any = || Digits::first(self.sudoku.geometry().side());
        match self.sudoku.marks() {
            _ if !seen.is_empty() => seen,
            Some(marks) => marks.get(cell),
            None => any(),
        }
    }

    /// The changes that may be chosen, and the number of all changes.
    fn changes(&self, grid: &Grid) -> (BTreeSet<(Cell, Digit)>, u64) {
        let peers = |cell| self.sudoku.geometry().peers(cell).iter();
        let conflicts =
            |cell, digit| peers(cell).filter(|&&peer| grid.get(peer) == Some(digit)).count() as i64;
        let mut all = Vec::new();
        for (cell, now) in grid.digits() {
            if !self.sudoku.is_given(cell) && conflicts(cell, now) > 0 {
                let digits = self.list(cell).iter().filter(|&digit| digit != now);
                all.extend(
                    digits.map(|digit| {
                        (conflicts(cell, digit) - conflicts(cell, now), (cell, digit))
                    }),
                );
            }
        }
        let cost = i64::from(count(&self.sudoku, grid).conflicts());
        let is_tabu =
            |change: &(Cell, Digit)| self.until.get(change).is_some_and(|&until| until > self.step);
        let best = all.iter().map(|&(change, _)| change).min();
        let free =
            all.iter().filter(|(_, change)| !is_tabu(change)).map(|&(change, _)| change).min();
        let is_better_than_ever = best.is_some_and(|best| cost + best < i64::from(self.least));
        let number = all.len() as u64;
        let may_be = all.into_iter().filter(|(change, which)| match free {
            _ if is_better_than_ever && best < free => Some(*change) == best,
            Some(free) => *change == free && !is_tabu(which),
            None => is_better_than_ever <= (Some(*change) == best),
        });
        (may_be.map(|(_, which)| which).collect(), number)
    }
}

fn grid_of_colouring(colouring: &Colouring, side: usize) -> Grid {
    formats::line::read(&colouring.line(), side).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(64)))]

    #[test]
    fn tabu_search_makes_the_best_change_and_counts_it(
        sudoku in any_sudoku(), marked in prop::bool::weighted(0.25), seed: u64, tenure in 0..20u32,
    ) {
        let sudoku = if marked { with_marks(&sudoku, seed) } else { sudoku };
        let (side, mut rng) = (sudoku.geometry().side(), Rng::new(seed));
        let candidates = Arc::new(Candidates::new(&sudoku).unwrap());
        let mut tabu = Tabu::new(candidates.graph());
        let mut colouring = Colouring::first(&candidates);
        let first = grid_of_colouring(&colouring, side);
        prop_assert_eq!(colouring.conflicts(), count(&sudoku, &first).conflicts());
        if seed % 2 == 0 {
            tabu.load(repeat(None), |bound| rng.below(bound));
        } else {
            tabu.load(colouring.placed().map(Some), |bound| rng.below(bound));
        }
        let (until, least) = (BTreeMap::new(), tabu.cost());
        let mut twin = Twin { sudoku: sudoku.clone(), until, step: 1, least };
        for _ in 0..if side > 16 { 4 } else { 60 } {
            colouring.take(&tabu);
            let grid = grid_of_colouring(&colouring, side);
            prop_assert!(keeps_givens(&sudoku, &grid));
            prop_assert_eq!(colouring.conflicts(), count(&sudoku, &grid).conflicts());
            let mut read = Colouring::first(&candidates);
            prop_assert_eq!(read.read(&colouring.board()), Ok(()));
            prop_assert_eq!((read.conflicts(), read.distance(&colouring)), (tabu.cost(), 0));

            let (may_be, number) = twin.changes(&grid);
            let (chosen, looked_at) = tabu.choose(|bound| rng.below(bound));
            prop_assert!((1..=number.max(1)).contains(&looked_at));
            prop_assert_eq!(chosen.is_none(), may_be.is_empty());
            let Some(chosen) = chosen else { break };
            let (cell, digit) = candidates.get(chosen);
            prop_assert!(may_be.contains(&(cell, digit)), "{cell:?} {digit}, not {may_be:?}");
            let old = (cell, grid.get(cell).unwrap());
            twin.until.insert(old, twin.step + 1 + tenure);
            twin.step += 1;
            let is_better = tabu.place(chosen, tenure);
            prop_assert_eq!(is_better, tabu.cost() < twin.least);
            twin.least = twin.least.min(tabu.cost());
        }
    }

    #[test]
    fn crossover_of_colourings_counts_and_takes_from_the_parents(
        sudoku in any_sudoku(), marked in prop::bool::weighted(0.25), seed: u64,
    ) {
        let sudoku = if marked { with_marks(&sudoku, seed) } else { sudoku };
        let (side, mut rng) = (sudoku.geometry().side(), Rng::new(seed));
        let candidates = Arc::new(Candidates::new(&sudoku).unwrap());
        let (mut tabu, mut crossover) = (Tabu::new(candidates.graph()), Crossover::new(&candidates));
        let parents = [(); 2].map(|()| {
            let mut parent = Colouring::first(&candidates);
            tabu.load(repeat(None), |bound| rng.below(bound));
            parent.take(&tabu);
            parent
        });
        let of_parents = [&parents[0], &parents[1]];
        let [one, other] = of_parents.map(|parent| grid_of_colouring(parent, side));
        let mut child = Colouring::first(&candidates);
        let cells = || (0..side * side).map(Cell::from_index);

        crossover.by_houses(of_parents, &mut child, &mut rng);
        let grid = grid_of_colouring(&child, side);
        prop_assert_eq!(child.conflicts(), count(&sudoku, &grid).conflicts());
        let from_a_parent = |cell| [one.get(cell), other.get(cell)].contains(&grid.get(cell));
        prop_assert!(cells().all(from_a_parent));

        crossover.by_digits(of_parents, &mut child, &mut rng);
        let grid = grid_of_colouring(&child, side);
        prop_assert_eq!(child.conflicts(), count(&sudoku, &grid).conflicts());
        prop_assert!(keeps_givens(&sudoku, &grid));
        // The child inherits all cells of one digit that has the most cells in a parent.
        let cells_of = |grid: &Grid, digit| {
            let open = grid.digits().filter(|&(cell, _)| !sudoku.is_given(cell));
            open.filter(|&(_, other)| other == digit).map(|(cell, _)| cell).collect::<BTreeSet<_>>()
        };
        let keeps_most = |parent: &Grid| {
            let digits = || Digits::first(side).iter().map(|digit| (digit, cells_of(parent, digit)));
            let most = digits().map(|(_, cells)| cells.len()).max();
            digits().any(|(digit, cells)| {
                Some(cells.len()) == most && cells.is_subset(&cells_of(&grid, digit))
            })
        };
        prop_assert!(keeps_most(&one) || keeps_most(&other));
        crossover.by_digits([&parents[0]; 2], &mut child, &mut rng);
        prop_assert_eq!(child.distance(&parents[0]), 0);
    }
}

#[test]
fn filling_reaches_every_board() {
    // Latin squares of order 3 are all equivalent, so those without conflict are equally likely.
    let geometry = Arc::new(Geometry::plain(Shape::new(1, 3).unwrap()));
    let sudoku = Sudoku::new(geometry, Grid::blank(3)).unwrap();
    let candidates = Arc::new(Candidates::new(&sudoku).unwrap());
    let (mut tabu, mut filled) = (Tabu::new(candidates.graph()), Colouring::first(&candidates));
    let lines = sample(11, |rng| {
        tabu.load(repeat(None), |bound| rng.below(bound));
        filled.take(&tabu);
        (filled.conflicts(), filled.line())
    });
    let lines: Vec<_> =
        lines.filter(|(conflicts, _)| *conflicts == 0).map(|(_, line)| line).collect();
    let squares = orders(&[1, 2, 3]).into_iter().flat_map(|first| {
        let [a, b, c] = first[..] else { unreachable!() };
        [[b, c, a, c, a, b], [c, a, b, b, c, a]].map(|rest| {
            first.iter().copied().chain(rest).map(|digit| digit.to_string()).collect::<String>()
        })
    });
    assert_uniform(lines, squares.collect::<Vec<_>>());
}

#[test]
fn equally_good_steps_are_equally_likely() {
    // All cells are open, and the board has two equal digits in the first row, so that many changes
    // are best.
    let sudoku = plain("................");
    let candidates = Arc::new(Candidates::new(&sudoku).unwrap());
    let mut board = Colouring::first(&candidates);
    board.read("1231341221434321").unwrap();
    let cost_of = |cell: usize, digit: u8| {
        let mut line = "1231341221434321".to_owned();
        line.replace_range(cell..=cell, &digit.to_string());
        let mut changed = Colouring::first(&candidates);
        changed.read(&line).unwrap();
        changed.conflicts()
    };
    let has_conflicts = |cell: usize| (1..=4).any(|digit| cost_of(cell, digit) < board.conflicts());
    let cells: Vec<usize> = (0..16).filter(|&cell| has_conflicts(cell)).collect();
    let all = || cells.iter().flat_map(|&cell| (1..=4).map(move |digit| (cell, digit)));
    let best = all().map(|(cell, digit)| cost_of(cell, digit)).min().unwrap();
    let expected: Vec<_> = all().filter(|&(cell, digit)| cost_of(cell, digit) == best).collect();
    let mut tabu = Tabu::new(candidates.graph());
    let chosen = sample(12, |rng| {
        tabu.load(board.placed().map(Some), |bound| rng.below(bound));
        let (cell, digit) = candidates.get(tabu.choose(|bound| rng.below(bound)).0.unwrap());
        (cell.index(), digit.value())
    });
    assert_uniform(chosen, expected);
}

#[test]
fn colourings_cross_over_by_houses_of_any_kind() {
    let candidates = Arc::new(Candidates::new(&plain("................")).unwrap());
    let colouring = |line| {
        let mut colouring = Colouring::first(&candidates);
        colouring.read(line).unwrap();
        colouring
    };
    let [one, other] = ["1234341221434321", "2341412332141432"].map(colouring);
    let crossover = Crossover::new(&candidates);
    let mut child = one.clone();
    let children = sample(13, |rng| {
        crossover.by_houses([&one, &other], &mut child, rng);
        let pairs = child.line().into_bytes().into_iter().zip(one.line().into_bytes());
        pairs.map(|(of_child, of_one)| of_child == of_one).collect::<Vec<_>>()
    });
    let mut shares = BTreeMap::new();
    let kinds: [fn(usize) -> usize; 3] =
        [|cell| cell / 4, |cell| cell % 4, |cell| cell / 8 * 2 + cell % 4 / 2];
    for (kind, from_one) in kinds.iter().flat_map(|kind| (0..16).map(move |houses| (kind, houses)))
    {
        let cells: Vec<bool> = (0..16).map(|cell| from_one >> kind(cell) & 1 == 1).collect();
        *shares.entry(cells).or_insert(0.0) += 1.0;
    }
    assert_shares(children, shares);
}
