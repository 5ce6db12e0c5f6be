//! Laws of chains, loops and nets. No digit of a solution is ever ruled out, each step follows from
//! its causes, and a plain search finds nothing more.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use crate::common::{any_geometry, found_soon, full_grid, numbers};
use evoku_sudoku::logic::{Deduction, Implication, Implications, Pattern, Reasoner, Technique};
use evoku_sudoku::{
    Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Shape, Sudoku,
};
use proptest::prelude::*;

/// The first technique of each rung of the family.
const RUNGS: [Technique; 7] = [
    Technique::XChain,
    Technique::XyChain,
    Technique::ContinuousLoop,
    Technique::GroupedContinuousLoop,
    Technique::AlsContinuousLoop,
    Technique::ForcingChainVerity,
    Technique::ForcingNetVerity,
];

/// A position that has this grid as a solution. About `filled` percent of the cells are filled;
/// open cells keep about `others` percent of their other candidates.
fn position(
    geometry: &Arc<Geometry>,
    solution: &Grid,
    filled: usize,
    others: usize,
    random: &mut impl FnMut(usize) -> usize,
) -> Reasoner {
    let side = geometry.side();
    let mut grid = solution.clone();
    for (cell, _) in solution.digits() {
        if random(100) >= filled {
            grid.set(cell, None);
        }
    }
    let mut marks = Candidates::from_peers(geometry, &grid);
    for (cell, right) in solution.digits() {
        for digit in (0..side).map(Digit::from_index) {
            if digit != right && random(100) >= others {
                marks.remove(cell, digit);
            }
        }
    }
    let mut reasoner = Reasoner::new(geometry);
    reasoner.resume(&Grid::blank(side), &grid, Some(&marks), false);
    reasoner
}

/// The first `count` deductions of a technique.
fn some(reasoner: &mut Reasoner, technique: Technique, count: usize) -> Vec<Deduction> {
    let mut found = Vec::new();
    let _ = reasoner.all(technique, &mut |deduction| {
        found.push(deduction);
        match found.len() < count {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    });
    found
}

/// Returns `true` if one candidate rules the other out.
fn clash(geometry: &Geometry, one: Candidate, two: Candidate) -> bool {
    match one.cell == two.cell {
        true => one.digit != two.digit,
        false => one.digit == two.digit && geometry.peers(one.cell).contains(&two.cell),
    }
}

fn held(step: &Implication) -> Vec<Candidate> {
    step.cells.iter().map(|&cell| Candidate { cell, digit: step.digit }).collect()
}

/// Returns `true` if a step follows from its causes.
fn follows(
    geometry: &Geometry,
    candidates: &Candidates,
    step: &Implication,
    causes: &[&Implication],
) -> bool {
    let here = held(step);
    if !step.on {
        // A candidate is on that clashes with each place, wherever in its group it is.
        let clashes = |cause: &&Implication| {
            let clash = |&one: &Candidate| here.iter().all(|&two| clash(geometry, one, two));
            cause.on && held(cause).iter().all(clash)
        };
        return causes.len() == 1 && causes.iter().all(clashes);
    }
    if causes.iter().any(|cause| cause.on) {
        return false;
    }
    let off: BTreeSet<Candidate> = causes.iter().flat_map(|cause| held(cause)).collect();
    let places = |cells: &[Cell], digit: Digit| -> Vec<Candidate> {
        let may = cells.iter().filter(|&&cell| candidates.get(cell).contains(digit));
        may.map(|&cell| Candidate { cell, digit }).collect()
    };
    if let Some(set) = &step.through {
        let [cause] = causes else { return false };
        let digits = set.cells.iter().fold(Digits::EMPTY, |all, &cell| all | candidates.get(cell));
        let almost = digits == set.digits && digits.len() == set.cells.len() + 1;
        if !almost || held(cause) != places(&set.cells, cause.digit) {
            return false;
        }
        if here == places(&set.cells, step.digit) && cause.digit != step.digit {
            return true;
        }
        // The set holds its other digits, and leaves the cell this one.
        let [place] = here[..] else { return false };
        let others = candidates.get(place.cell) - Digits::only(step.digit);
        return others.iter().all(|digit| {
            let holders = places(&set.cells, digit);
            let other = Candidate { cell: place.cell, digit };
            let locked = digit != cause.digit && set.digits.contains(digit);
            locked && holders.iter().all(|&holder| clash(geometry, holder, other))
        });
    }
    let alternatives = match step.house {
        Some(house) => places(geometry.cells(house), step.digit),
        None => {
            let cell = step.cells[0];
            let digits = candidates.get(cell).iter();
            digits.map(|digit| Candidate { cell, digit }).collect()
        }
    };
    let rest: Vec<_> = alternatives.into_iter().filter(|one| !off.contains(one)).collect();
    rest.iter().all(|one| here.contains(one)) && (step.house.is_some() || here.len() == 1)
}

fn check(geometry: &Geometry, candidates: &Candidates, deduction: &Deduction) {
    let Pattern::Chains(chains) = &deduction.pattern else { panic!("a chain: {deduction:?}") };
    assert!(!chains.is_empty());
    for Implications { steps } in chains {
        for (at, step) in steps.iter().enumerate() {
            assert!(step.causes.iter().all(|&cause| cause < at), "causes first: {deduction:?}");
            let causes: Vec<_> = step.causes.iter().map(|&cause| &steps[cause]).collect();
            let premise = at == 0 && causes.is_empty();
            let holds = premise || follows(geometry, candidates, step, &causes);
            assert!(holds, "step {at} does not follow: {deduction:?}");
        }
    }
}

/// Checks all deductions in a position against a solution, and their reasons.
fn check_all(geometry: &Geometry, reasoner: &mut Reasoner, solution: &Grid) -> usize {
    let candidates = reasoner.candidates();
    let mut found = 0;
    for technique in RUNGS {
        for deduction in some(reasoner, technique, 40) {
            found += 1;
            for wrong in &deduction.eliminations {
                assert!(candidates.get(wrong.cell).contains(wrong.digit), "gone: {deduction:?}");
                assert_ne!(solution.get(wrong.cell), Some(wrong.digit), "{deduction:?}");
            }
            for right in &deduction.placements {
                assert_eq!(solution.get(right.cell), Some(right.digit), "{deduction:?}");
            }
            assert!(!deduction.eliminations.is_empty() || !deduction.placements.is_empty());
            check(geometry, &candidates, &deduction);
        }
    }
    found
}

#[test]
fn nothing_right_is_ruled_out_and_every_step_follows() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let mut random = numbers(3);
    let mut found = 0;
    for round in 0..12 {
        let solution = full_grid(&mut random);
        let mut reasoner = position(&geometry, &solution, 20 + 3 * round, 25 + round, &mut random);
        found += check_all(&geometry, &mut reasoner, &solution);
    }
    assert!(found > 1000, "only {found} deductions");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn nothing_right_is_ruled_out_on_any_board(geometry in any_geometry(4..=9), seed: u64) {
        let geometry = Arc::new(geometry);
        let blank = Sudoku::new(Arc::clone(&geometry), Grid::blank(geometry.side())).unwrap();
        let Some(solution) = found_soon(&blank, 0) else {
            return Err(TestCaseError::reject("no solution"));
        };
        let mut random = numbers(seed);
        let mut reasoner = position(&geometry, &solution, 30, 40, &mut random);
        check_all(&geometry, &mut reasoner, &solution);
    }
}

/// The eliminations of all chains of one kind, by trying every chain. Candidates are linked
/// strongly and weakly in turn, each cell is used once, and the two ends have the same digit.
struct Plain<'a> {
    geometry: &'a Geometry,
    candidates: &'a Candidates,
    strong: &'a dyn Fn(Candidate) -> Vec<Candidate>,
    weak: &'a dyn Fn(Candidate) -> Vec<Candidate>,
    chain: Vec<Candidate>,
    found: BTreeSet<Vec<Candidate>>,
}

impl Plain<'_> {
    fn extend(&mut self, strongly: bool) {
        let (first, last) = (self.chain[0], self.chain[self.chain.len() - 1]);
        let links = self.chain.len() - 1;
        if !strongly && links >= 3 && first.digit == last.digit {
            let sees = |cell: Cell, end: Candidate| self.geometry.peers(end.cell).contains(&cell);
            let cells = (0..self.geometry.side().pow(2)).map(Cell::from_index);
            let falls = cells
                .filter(|&cell| sees(cell, first) && sees(cell, last))
                .filter(|&cell| self.candidates.get(cell).contains(first.digit))
                .map(|cell| Candidate { cell, digit: first.digit });
            let falls: Vec<_> = falls.collect();
            if !falls.is_empty() {
                self.found.insert(falls);
            }
        }
        if links == 19 || (links > 0 && first == last) {
            return;
        }
        let next = if strongly { (self.strong)(last) } else { (self.weak)(last) };
        for candidate in next {
            let again = self.chain.iter().any(|other| other.cell == candidate.cell);
            let in_cell = candidate.cell == last.cell;
            // Only an X-chain may end where it began.
            let closes = strongly && candidate == first && !in_cell;
            if !again || in_cell || closes {
                self.chain.push(candidate);
                self.extend(!strongly);
                self.chain.pop();
            }
        }
    }
}

#[test]
fn a_plain_search_finds_the_same_x_chains_and_xy_chains() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let mut random = numbers(11);
    let mut counts = [0, 0];
    for round in 0..120 {
        let solution = full_grid(&mut random);
        let mut reasoner =
            position(&geometry, &solution, 30 + round % 30, 20 + round % 25, &mut random);
        let grid = reasoner.grid().clone();
        let mut candidates = reasoner.candidates();
        for (cell, _) in grid.digits() {
            candidates.set(cell, Digits::EMPTY);
        }
        let cells: Vec<Cell> = (0..81).map(Cell::from_index).collect();
        let bivalue = |cell: Cell| candidates.get(cell).len() == 2;
        let weak = |one: Candidate| -> Vec<Candidate> {
            let peers = geometry.peers(one.cell).iter();
            let may = peers.filter(|&&cell| candidates.get(cell).contains(one.digit));
            may.map(|&cell| Candidate { cell, digit: one.digit }).collect()
        };
        let conjugate = |one: Candidate| -> Vec<Candidate> {
            let in_house = |house: &evoku_sudoku::House| {
                let cells = geometry.cells(*house).iter().copied();
                let may = |&cell: &Cell| candidates.get(cell).contains(one.digit);
                let others: Vec<_> = cells.filter(|&cell| cell != one.cell).filter(may).collect();
                (others.len() == 1).then(|| Candidate { cell: others[0], digit: one.digit })
            };
            geometry.houses_of(one.cell).iter().filter_map(in_house).collect()
        };
        let weak_bivalue = |one: Candidate| -> Vec<Candidate> {
            weak(one).into_iter().filter(|two| bivalue(two.cell)).collect()
        };
        let in_cell = |one: Candidate| -> Vec<Candidate> {
            let others = candidates.get(one.cell) - Digits::only(one.digit);
            others.iter().map(|digit| Candidate { cell: one.cell, digit }).collect()
        };
        type Links<'a> = &'a dyn Fn(Candidate) -> Vec<Candidate>;
        let kinds: [(Technique, Links<'_>, Links<'_>); 2] =
            [(Technique::XChain, &conjugate, &weak), (Technique::XyChain, &in_cell, &weak_bivalue)];
        for (kind, (technique, strong, weak)) in kinds.into_iter().enumerate() {
            let mut plain = Plain {
                geometry: &geometry,
                candidates: &candidates,
                strong,
                weak,
                chain: Vec::new(),
                found: BTreeSet::new(),
            };
            for &cell in &cells {
                if kind == 1 && !bivalue(cell) {
                    continue;
                }
                for digit in candidates.get(cell) {
                    plain.chain = vec![Candidate { cell, digit }];
                    plain.extend(true);
                }
            }
            let found = some(&mut reasoner, technique, usize::MAX);
            let found: BTreeSet<_> = found.into_iter().map(|one| one.eliminations).collect();
            counts[kind] += found.len();
            assert_eq!(found, plain.found, "{technique} in {candidates:?}");
        }
    }
    assert!(counts.iter().all(|&count| count > 30), "too few: {counts:?}");
}
