//! Tests of crossovers and mutations of boards with complete units: properties on boards of every
//! kind, and distributions against naive twins (chi-square tests at level 0.001 with fixed seeds).

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::sync::Arc;

use crate::common::chi_square::{assert_shares, assert_uniform};
use crate::common::{any_sudoku, count, grid, keeps_givens, pattern};
use evoku_evolve::encodings::Unit;
use evoku_evolve::encodings::units::{
    BeliefFactory, Crossover, IllegalHouses, Lanes, Mutation, Packed, RepeatSearch, SwapSequence,
    UnitBoard, UnitFactory,
};
use evoku_evolve::random::Probability;
use evoku_evolve::{Cost, Fitness, Member, Puzzle, PuzzleFactory, Rng};
use evoku_sudoku::{Cell, Digits, Element, Geometry, Shape, Sudoku};
use proptest::prelude::*;

const SAMPLES: usize = 20_000;

const ALL: [Crossover; 10] = [
    Crossover::OnePoint,
    Crossover::Uniform,
    Crossover::Biased(Probability::NEVER),
    Crossover::Biased(Probability::ALWAYS),
    Crossover::Cycle,
    Crossover::BiasedCycle(Probability::NEVER),
    Crossover::BiasedCycle(Probability::ALWAYS),
    Crossover::PartiallyMapped,
    Crossover::Bands,
    Crossover::Stacks,
];

type Any = UnitBoard<Lanes<u64, 64>>;
type Nine = UnitBoard<Packed>;

fn values<R: evoku_evolve::encodings::units::Row>(board: &UnitBoard<R>) -> Vec<u8> {
    board.values().collect()
}

/// Checks that units are complete, givens are in place, and the cost equals a naive recount.
fn check(sudoku: &Sudoku, unit: Unit, board: &Any) {
    let grid = grid(board.values());
    for cells in unit.cells(sudoku.geometry()).unwrap() {
        let digits: Digits = cells.iter().filter_map(|&cell| grid.get(cell)).collect();
        assert_eq!(digits.len(), cells.len());
    }
    assert!(keeps_givens(sudoku, &grid));
    assert_eq!(board.cost(), count(sudoku, &grid).missing());
}

proptest! {
    #[test]
    fn children_are_boards_of_the_puzzle(sudoku in any_sudoku(), seed: u64) {
        for unit in [Unit::Rows, Unit::Columns, Unit::Boxes] {
            let Ok(factory) = UnitFactory::<Lanes<u64, 64>>::new(&sudoku, unit) else { continue };
            let mut rng = Rng::new(seed);
            let first = factory.create(&mut rng);
            let (second, mut child) = (factory.create(&mut rng), first.clone());
            for crossover in ALL {
                crossover.cross([&first, &second], &mut child, &mut rng);
                check(&sudoku, unit, &child);
                if crossover != Crossover::PartiallyMapped {
                    let parents = values(&first).into_iter().zip(second.values());
                    let either = parents.zip(child.values()).all(|((a, b), c)| c == a || c == b);
                    prop_assert!(either, "{:?}: every cell comes from a parent", crossover);
                }
                // Two equal parents have an equal child.
                crossover.cross([&first, &first], &mut child, &mut rng);
                prop_assert_eq!(values(&child), values(&first));
            }
            for mutation in [Mutation::swap(&factory, 0.5), Mutation::reorder(&factory, 0.5)] {
                mutation.mutate(&mut child, &mut rng);
                check(&sudoku, unit, &child);
            }
            SwapSequence::new(&factory, 1.0).mutate(&mut child, &mut rng);
            check(&sudoku, unit, &child);
            let illegal = count(&sudoku, &grid(child.values())).illegal();
            prop_assert_eq!(IllegalHouses::new(&factory).cost(&child), Cost::one(illegal));
            let mut searched = child.clone();
            let search = RepeatSearch::new(&factory);
            let (mut looked_at, mut again) = (0, rng.clone());
            let ask = || { looked_at += 1; ControlFlow::<()>::Continue(()) };
            prop_assert!(search.search(&mut searched, &mut rng, ask).is_continue());
            check(&sudoku, unit, &searched);
            prop_assert!(child.distance(&searched) <= 4 * looked_at, "two exchanges of two cells each");
            prop_assert!(search.search(&mut child, &mut again, || ControlFlow::Break(())).is_break() == (looked_at > 0));
        }
    }
}

fn puzzle() -> Sudoku {
    pattern::sudoku(&Arc::new(Geometry::plain(Shape::NINE)), 0.3, 1)
}

/// Two parents and many of their children.
fn children(unit: Unit, crossover: Crossover) -> (Sudoku, [Vec<u8>; 2], Vec<Vec<u8>>) {
    let sudoku = puzzle();
    let factory = UnitFactory::<Packed>::new(&sudoku, unit).unwrap();
    let mut rng = Rng::new(1);
    let first: Nine = factory.create(&mut rng);
    // Parents without an equal unit, so that the origin of each unit is visible.
    let cells = unit.cells(sudoku.geometry()).unwrap();
    let differs = |second: &Nine| {
        let [first, second] = [&first, second].map(values);
        cells.iter().all(|cells| of_unit(cells, &first) != of_unit(cells, &second))
    };
    let second = std::iter::repeat_with(|| factory.create(&mut rng)).find(differs).unwrap();
    let mut child = first.clone();
    let children = std::iter::repeat_with(|| {
        crossover.cross([&first, &second], &mut child, &mut rng);
        values(&child)
    });
    let children = children.take(SAMPLES).collect();
    (sudoku, [values(&first), values(&second)], children)
}

fn of_unit(cells: &[Cell], board: &[u8]) -> Vec<u8> {
    cells.iter().map(|cell| board[cell.index()]).collect()
}

#[test]
fn each_unit_comes_from_either_parent() {
    for (unit, crossover, share) in [
        (Unit::Rows, Crossover::Uniform, 0.5),
        (Unit::Columns, Crossover::Biased(Probability::new(0.6)), 0.6),
        (Unit::Boxes, Crossover::Uniform, 0.5),
    ] {
        let (sudoku, [first, second], children) = children(unit, crossover);
        let cells = unit.cells(sudoku.geometry()).unwrap();
        let sides = children.iter().map(|child| {
            let from = |cells: &Vec<Cell>| {
                let [own, first, second] =
                    [child, &first, &second].map(|board| of_unit(cells, board));
                assert!(own == first || own == second);
                own == second
            };
            cells.iter().map(from).collect::<Vec<bool>>()
        });
        let all = (0..1u32 << 9).map(|set| {
            let probability = |bit: u32| if set >> bit & 1 == 1 { share } else { 1.0 - share };
            let sides: Vec<bool> = (0..9).map(|bit| set >> bit & 1 == 1).collect();
            (sides, (0..9).map(probability).product::<f64>())
        });
        assert_shares(sides, all);
    }
}

/// The results of cycle crossover for a unit, all equally likely: one for every choice of a parent
/// for each cycle.
fn cycled(first: &[u8], second: &[u8]) -> Vec<Vec<u8>> {
    let mut cycles: BTreeSet<BTreeSet<usize>> = BTreeSet::new();
    for start in 0..first.len() {
        let (mut cycle, mut place) = (BTreeSet::new(), start);
        while cycle.insert(place) {
            place = first.iter().position(|digit| *digit == second[place]).unwrap();
        }
        cycles.insert(cycle);
    }
    let long: Vec<_> = cycles.into_iter().filter(|cycle| cycle.len() > 1).collect();
    let choose = |choice: u32| {
        let mut child = first.to_vec();
        for (number, cycle) in
            long.iter().enumerate().filter(|(number, _)| choice >> number & 1 == 1)
        {
            assert!(number < 9);
            cycle.iter().for_each(|&place| child[place] = second[place]);
        }
        child
    };
    (0..1 << long.len()).map(choose).collect()
}

#[test]
fn each_cycle_comes_from_either_parent() {
    let (sudoku, [first, second], children) = children(Unit::Rows, Crossover::Cycle);
    let mut choices = 0;
    for cells in Unit::Rows.cells(sudoku.geometry()).unwrap() {
        let possible = cycled(&of_unit(&cells, &first), &of_unit(&cells, &second));
        choices += possible.len();
        assert_uniform(children.iter().map(|child| of_unit(&cells, child)), possible);
    }
    assert!(choices > 2 * 9, "some row has several cycles");
}

/// Each cycle comes from the second parent with this probability, which is also the expected share
/// of differing cells.
#[test]
fn biased_cycles_lie_as_far_on_the_way_as_asked() {
    let sudoku = puzzle();
    let factory = UnitFactory::<Packed>::new(&sudoku, Unit::Rows).unwrap();
    let mut rng = Rng::new(3);
    let [first, second] = [(); 2].map(|()| factory.create(&mut rng));
    let (mut child, whole) = (first.clone(), first.distance(&second));
    for share in [0.0, 0.25, 0.8, 1.0] {
        let crossover = Crossover::BiasedCycle(Probability::new(share));
        let mut gone = 0;
        for _ in 0..SAMPLES {
            crossover.cross([&first, &second], &mut child, &mut rng);
            let [from, to] = [&first, &second].map(|parent| child.distance(parent));
            assert_eq!(from + to, whole, "a child lies between its parents");
            gone += from;
        }
        let found = gone as f64 / (SAMPLES * whole) as f64;
        assert!((found - share).abs() < 0.01, "{found} of {share}");
    }
}

/// Partially mapped crossover as described in textbooks: copies the section from the second parent,
/// and the other digits from the first.
///
/// A digit that is already in the section is replaced by that of the first parent at its place
/// there, repeatedly if necessary.
fn mapped(first: &[u8], second: &[u8], section: &[usize]) -> Vec<u8> {
    (0..first.len())
        .map(|place| {
            if section.contains(&place) {
                return second[place];
            }
            let mut digit = first[place];
            while let Some(&taken) = section.iter().find(|&&taken| second[taken] == digit) {
                digit = first[taken];
            }
            digit
        })
        .collect()
}

#[test]
fn every_section_is_as_likely_to_be_mapped() {
    let (sudoku, [first, second], children) = children(Unit::Boxes, Crossover::PartiallyMapped);
    for cells in Unit::Boxes.cells(sudoku.geometry()).unwrap() {
        let [first, second] = [&first, &second].map(|board| of_unit(&cells, board));
        let open: Vec<usize> = (0..9).filter(|&place| !sudoku.is_given(cells[place])).collect();
        let mut shares: BTreeMap<Vec<u8>, f64> = BTreeMap::new();
        for from in 0..open.len() {
            for to in from + 1..=open.len() {
                *shares.entry(mapped(&first, &second, &open[from..to])).or_default() += 1.0;
            }
        }
        assert_shares(children.iter().map(|child| of_unit(&cells, child)), shares);
    }
}

#[test]
fn bands_and_stacks_come_from_the_better_parent() {
    let sudoku = puzzle();
    let factory = UnitFactory::<Packed>::new(&sudoku, Unit::Boxes).unwrap();
    let mut rng = Rng::new(2);
    let mut child = factory.create(&mut rng);
    let mut from_second = 0;
    for _ in 0..200 {
        let parents: [Nine; 2] = [(); 2].map(|()| factory.create(&mut rng));
        let [first, second] = [&parents[0], &parents[1]].map(values);
        for stacks in [false, true] {
            let crossover = if stacks { Crossover::Stacks } else { Crossover::Bands };
            crossover.cross([&parents[0], &parents[1]], &mut child, &mut rng);
            let child = values(&child);
            let cell = |line: usize, place: usize| {
                if stacks { place * 9 + line } else { line * 9 + place }
            };
            for part in 0..3 {
                let lines = part * 3..part * 3 + 3;
                let distinct = |board: &[u8]| -> usize {
                    let of_line = |line| (0..9).map(|place| board[cell(line, place)]).collect();
                    lines
                        .clone()
                        .map(|line| {
                            let digits: BTreeSet<u8> = of_line(line);
                            digits.len()
                        })
                        .sum()
                };
                let better = if distinct(&second) > distinct(&first) { &second } else { &first };
                from_second += usize::from(std::ptr::eq(better, &raw const second));
                for line in lines.clone() {
                    assert!(
                        (0..9).all(|place| child[cell(line, place)] == better[cell(line, place)])
                    );
                }
            }
        }
    }
    assert!((300..900).contains(&from_second), "{from_second} of 1200");
}

#[test]
fn a_reordered_unit_may_have_any_order() {
    let sudoku = pattern::sudoku(&Arc::new(Geometry::plain(Shape::NINE)), 0.6, 1);
    let factory = UnitFactory::<Packed>::new(&sudoku, Unit::Rows).unwrap();
    let mut rng = Rng::new(3);
    let board = factory.create(&mut rng);
    let (rate, mutation) = (0.25, Mutation::reorder(&factory, 0.25));
    let mut child = board.clone();
    let children: Vec<Vec<u8>> = std::iter::repeat_with(|| {
        child.clone_from(&board);
        mutation.mutate(&mut child, &mut rng);
        values(&child)
    })
    .take(SAMPLES)
    .collect();
    let cells = Unit::Rows.cells(sudoku.geometry()).unwrap();
    let row = cells
        .iter()
        .find(|cells| cells.iter().filter(|&&cell| !sudoku.is_given(cell)).count() == 3);
    let open: Vec<Cell> =
        row.unwrap().iter().copied().filter(|&cell| !sudoku.is_given(cell)).collect();
    let before = of_unit(&open, &values(&board));
    let mut shares: BTreeMap<Vec<u8>, f64> = BTreeMap::new();
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        shares.insert(order.map(|place: usize| before[place]).to_vec(), rate / 6.0);
    }
    *shares.entry(before.clone()).or_default() += 1.0 - rate;
    assert_shares(children.iter().map(|child| of_unit(&open, child)), shares);
}

/// The number of times that a cell's digit occurs in its row plus that in its column, counting the
/// cell itself in both.
fn in_lines(board: &[u8], cell: usize) -> usize {
    let row = (0..9).filter(|&place| board[cell / 9 * 9 + place] == board[cell]).count();
    let column = (0..9).filter(|&place| board[place * 9 + cell % 9] == board[cell]).count();
    row + column
}

#[test]
fn a_sequence_of_swaps_is_as_published() {
    // Only few boards are possible: one box has four open cells, the others have none.
    let line = "..3456789.5.789123789123456231564897564897231897231564312645978645978312978312645";
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let sudoku =
        Sudoku::new(geometry, evoku_sudoku::formats::line::read(line, 9).unwrap()).unwrap();
    let factory = UnitFactory::<Packed>::new(&sudoku, Unit::Boxes).unwrap();
    let board = factory.create(&mut Rng::new(4));
    let (before, rate) = (values(&board), 0.6);
    let cells = &Unit::Boxes.cells(sudoku.geometry()).unwrap()[0];
    let mut shares: BTreeMap<Vec<u8>, f64> = BTreeMap::new();
    // The distribution after n swaps is that after n - 1, followed by one more swap.
    for length in 1..=5 {
        let mut ends = BTreeMap::from([((before.clone(), true), 1.0)]);
        for _ in 0..length {
            let mut next: BTreeMap<(Vec<u8>, bool), f64> = BTreeMap::new();
            for ((board, goes_on), share) in ends {
                if !goes_on {
                    *next.entry((board, false)).or_default() += share;
                    continue;
                }
                let mut given = share;
                for &one in cells.iter().filter(|&&cell| !sudoku.is_given(cell)) {
                    for &other in cells.iter().filter(|&&cell| !sudoku.is_given(cell)) {
                        let share = share / 81.0;
                        given -= share;
                        let mut swapped = board.clone();
                        swapped.swap(one.index(), other.index());
                        let crowded =
                            [one, other].iter().any(|cell| in_lines(&swapped, cell.index()) > 3);
                        let end = if crowded { board.clone() } else { swapped };
                        *next.entry((end, true)).or_default() += share;
                    }
                }
                *next.entry((board, false)).or_default() += given;
            }
            ends = next;
        }
        for ((board, _), share) in ends {
            *shares.entry(board).or_default() += share * rate / 9.0 / 5.0;
        }
    }
    *shares.entry(before.clone()).or_default() += 1.0 - rate / 9.0;
    // Boards too rare to be tested individually are pooled.
    let often = |board: &Vec<u8>| shares[board] > 1e-4;
    let told = |board: Vec<u8>| if often(&board) { Some(board) } else { None };
    let mut pooled: BTreeMap<Option<Vec<u8>>, f64> = BTreeMap::new();
    for (board, share) in &shares {
        *pooled.entry(told(board.clone())).or_default() += share;
    }
    assert!(pooled.len() > 2, "{}", pooled.len());
    let mutation = SwapSequence::new(&factory, rate);
    let (mut rng, mut child) = (Rng::new(5), board.clone());
    let children = std::iter::repeat_with(|| {
        child.clone_from(&board);
        mutation.mutate(&mut child, &mut rng);
        assert!(shares.contains_key(&values(&child)));
        told(values(&child))
    });
    assert_shares(children.take(10 * SAMPLES), pooled);
}

#[test]
fn what_near_solutions_share_is_believed() {
    let sudoku = puzzle();
    let factory = || UnitFactory::<Packed>::new(&sudoku, Unit::Boxes).unwrap();
    let mut rng = Rng::new(6);
    let [one, other]: [Nine; 2] = [(); 2].map(|()| factory().create(&mut rng));
    let mut believing = BeliefFactory::new(factory(), 1000);
    // Nothing is believed before there is a near solution.
    let far = Member { puzzle: one.clone(), cost: Cost::one(1001) };
    believing.learn(&[far]);
    let new = |believing: &BeliefFactory<Packed>, rng: &mut Rng| {
        let new: Vec<Vec<u8>> = (0..500).map(|_| values(&believing.create(rng))).collect();
        new
    };
    let known =
        |boards: &[Vec<u8>], cell: usize| boards.iter().all(|board| board[cell] == boards[0][cell]);
    let boards = new(&believing, &mut rng);
    let given = |cell: usize| sudoku.is_given(Cell::from_index(cell));
    let open = |cell: usize| !given(cell);
    assert!((0..81).filter(|&cell| known(&boards, cell)).all(given));
    for near in [&one, &other] {
        let cost = Cost::one(near.cost());
        believing.learn(&[Member { puzzle: near.clone(), cost }]);
    }
    let boards = new(&believing, &mut rng);
    let [one, other] = [&one, &other].map(values);
    let mut hidden = 0;
    for cell in (0..81).filter(|&cell| open(cell)) {
        if one[cell] == other[cell] {
            hidden += 1;
            assert!(known(&boards, cell) && boards[0][cell] == one[cell]);
        }
    }
    assert!(hidden > 0);
    // The other digits of each box are in random order.
    for cells in Unit::Boxes.cells(sudoku.geometry()).unwrap() {
        let free: Vec<Cell> = cells
            .iter()
            .copied()
            .filter(|&cell| open(cell.index()) && one[cell.index()] != other[cell.index()])
            .collect();
        if let Some(&cell) = free.first() {
            let digits: Vec<u8> = of_unit(&free, &one);
            assert_uniform(boards.iter().map(|board| board[cell.index()]), digits);
        }
    }
    boards.iter().for_each(|board| assert!(keeps_givens(&sudoku, &grid(board.iter().copied()))));
}
