//! Uniqueness and almost locked sets: published examples, simple twins, swaps of deadly patterns.

use crate::common;
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use crate::common::library::{Case, all};
use evoku_sudoku::logic::{Deduction, Pattern, Reasoner, Technique};
use evoku_sudoku::search::{Answer, solve};
use evoku_sudoku::{
    Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Rules, Shape, Sudoku,
};
use proptest::prelude::*;

/// One position for each technique, from those published with HoDoKu (hodoku.sourceforge.net).
const EXAMPLES: &[&str] = &[
    ":0600-1:89:+5.+2..896+71..7..+4+5+2.675..3+8+121+3+6+578+4+9+6+5489+1+2+737....4+6+15+8219...+34+3.+6....+9+8..+5.+8+3.26::822 922::",
    ":0601-1:35:4+98+21+6+7..6..+3+542..+35+2.+9.6+1+4..9435...+52+36+8+1..784.+97+2.......6+3....351........+5..371::648 649 663::",
    ":0602-1:15:.8+2+73+51...+7+5.+623.+8.+364..+2753.9+82....+62+45.1.8+3+8.7.4...27+9.6...+2.+2+6....8..54.+2....7::488 698 988 998::",
    ":0603-1:18:.68.+9+7+21...2.+86..795+731+2+6+4+8+8+9+4+1+7+53+625+2+684+3...+73+1+62+9+8+54+6.973..+2...+5+2+6....+2.+3954.8+6::172 182::",
    ":0604-1:27:..+8..47+25+5+62+837+9+4+1....2+5+368+65+9+2+8+14+7381+4+3+79+6+5+2...+5461+8+9....1+85.49....+2+8.+7.8...+3+2.6:361:382::",
    ":0605-1:24:.+36..5..+7+52+41+87+369..+1..3..+5+2.8+3.+16946+9.+84+2..+31+4+3..+9..8...9+1+643+2+4+625+38+9+7131+9..+4+58+6::418 434::",
    ":0606-1:49:+2+984+1....536.+281..+7+4+13+5..+82+8.4+1+3..569+5+3642+8+1716...+54..4...+63..+1+3+152+9+4768+6....13..:977:998::",
    ":0607-1:14:+1.+59+6..+7.6.41.7.5.+9+3+7+42518+6+41+6.+7..+2.+7+93.+1+2.+6.8+526+4973+1+2+79..+1+64+5+3+6+125+4+8+9754+8+7+9+6+213::459::",
    ":0608-1:14:+4+7+2185+9+3+6+683+72+95+4+1.+9..+6...726..5.7+93..9..+7.6.73.+6+9........+76.59+94+6+5...+72..79..+6..:151 457:877 887 891 896::",
    ":1101:8:+6.159.....+5+3+2+6..9..2+9.736..+342+9+56+1789+1+6.875....+5.+2..+695+9+8+61274313+7+8+4...+6+2+6+4+7+3....::838::",
    ":0901-1:1:...2..6..67...8....853+6.......+4.6...5..19...2+1.4...79+6.....426....7..8.3.1.+6.29..:719 427 345 545 845 365 579:128::",
    ":0902-1:16:.........2.....3495...3926..9.........41..+98....598..4..182...6......7....3..6...:515 516 722 341 348 589:111 112 625::",
    ":0903-1:7:...3.721....2.......9.6.38.8.6..1.....5+8.+6.2..9.....68.4357+8.+9.7+5....8..+9.....5..:421 622 727 545 748 749 949 759:763::",
    ":0904-1:4:.....87.3..82+3.5.....+71.+428.8..7193....+8..+2...9652+3+18.84+7+16.+3..+9+25+3+876..3+619..+8..:411 498 499:426::",
];

#[test]
fn published_examples_are_found() {
    for line in EXAMPLES {
        let case = Case::new(line);
        let deductions = all(&mut case.reasoner(), case.techniques()[0]);
        assert!(deductions.iter().any(|it| case.is(it)), "not found in {line}: {deductions:?}");
    }
}

#[test]
fn without_uniqueness_no_rectangle_is_found() {
    let cases = EXAMPLES.iter().map(|line| Case::new(line));
    for case in cases.filter(|case| case.code.starts_with("06")) {
        let mut reasoner = case.on(&Arc::new(Geometry::plain(Shape::NINE)), false);
        assert_eq!(all(&mut reasoner, case.techniques()[0]), []);
    }
}

/// An almost locked set by definition.
struct Set {
    cells: BTreeSet<Cell>,
    digits: Digits,
}

/// A position with its sets, found by trying all cells of all houses.
struct Twin<'a> {
    geometry: &'a Geometry,
    marks: &'a Candidates,
    open: BTreeSet<Cell>,
    sets: Vec<Set>,
}

impl<'a> Twin<'a> {
    fn new(geometry: &'a Geometry, grid: &Grid, marks: &'a Candidates) -> Self {
        let open: BTreeSet<Cell> = grid.open_cells().collect();
        let mut twin = Self { geometry, marks, open, sets: Vec::new() };
        for house in geometry.houses() {
            let cells: Vec<Cell> = geometry
                .cells(house)
                .iter()
                .copied()
                .filter(|cell| twin.open.contains(cell))
                .collect();
            // In lexical order: the lists themselves are compared.
            let subset = |bits: usize| -> Vec<Cell> {
                let is_in = |&(index, _): &(usize, &Cell)| bits >> index & 1 == 1;
                cells.iter().enumerate().filter(is_in).map(|(_, &cell)| cell).collect()
            };
            let mut subsets: Vec<Vec<Cell>> = (1..1 << cells.len()).map(subset).collect();
            subsets.sort();
            for cells in subsets.into_iter().filter(|cells| cells.len() < geometry.side()) {
                let digits = cells.iter().fold(Digits::EMPTY, |all, &cell| all | marks.get(cell));
                let cells: BTreeSet<Cell> = cells.into_iter().collect();
                let known = twin.sets.iter().any(|set| set.cells == cells);
                if digits.len() == cells.len() + 1 && !known {
                    twin.sets.push(Set { cells, digits });
                }
            }
        }
        twin
    }

    fn places(&self, set: usize, digit: Digit) -> Vec<Cell> {
        let cells = self.sets[set].cells.iter().copied();
        cells.filter(|&cell| self.marks.get(cell).contains(digit)).collect()
    }

    fn sees_all(&self, cell: Cell, cells: &[Cell]) -> bool {
        cells.iter().all(|other| self.geometry.peers(cell).contains(other))
    }

    /// The restricted common digits of two sets without common cells.
    fn links(&self, one: usize, other: usize) -> Digits {
        if !self.sets[one].cells.is_disjoint(&self.sets[other].cells) {
            return Digits::EMPTY;
        }
        let linked = |digit: &Digit| {
            let there = self.places(other, *digit);
            self.places(one, *digit).iter().all(|&cell| self.sees_all(cell, &there))
        };
        (self.sets[one].digits & self.sets[other].digits).iter().filter(linked).collect()
    }

    /// The cells that may hold a digit and see these places of it.
    fn seen(&self, digit: Digit, places: &[Cell]) -> impl Iterator<Item = Candidate> {
        let sees =
            move |&cell: &Cell| self.marks.get(cell).contains(digit) && self.sees_all(cell, places);
        self.open.iter().copied().filter(sees).map(move |cell| Candidate { cell, digit })
    }

    /// The eliminations if one of two sets is locked, except for some digits.
    fn common(&self, one: usize, other: usize, but: Digits) -> BTreeSet<Candidate> {
        let digits = (self.sets[one].digits & self.sets[other].digits) - but;
        let places = |digit| [self.places(one, digit), self.places(other, digit)].concat();
        digits
            .iter()
            .flat_map(|digit| self.seen(digit, &places(digit)).collect::<Vec<_>>())
            .collect()
    }

    fn xz(&self) -> BTreeSet<Vec<Candidate>> {
        let mut conclusions = BTreeSet::new();
        for other in 0..self.sets.len() {
            for one in 0..other {
                let links = self.links(one, other);
                let mut gone = BTreeSet::new();
                for link in links {
                    gone.extend(self.common(one, other, Digits::only(link)));
                }
                if links.len() > 1 {
                    for (set, adjacent) in [(one, other), (other, one)] {
                        for digit in self.sets[set].digits - links {
                            let seen =
                                self.seen(digit, &self.places(set, digit)).collect::<Vec<_>>();
                            let adjacent = &self.sets[adjacent].cells;
                            gone.extend(seen.into_iter().filter(|it| !adjacent.contains(&it.cell)));
                        }
                    }
                }
                conclusions.insert(gone.into_iter().collect());
            }
        }
        conclusions.remove(&Vec::new());
        conclusions
    }

    /// All chains that continue from a set to later sets, one by one.
    fn chains(&self) -> BTreeSet<Vec<Candidate>> {
        let links: Vec<Vec<_>> = (0..self.sets.len())
            .map(|one| {
                let others = one + 1..self.sets.len();
                let linked = others.map(|other| (other, self.links(one, other)));
                linked.filter(|(_, digits)| !digits.is_empty()).collect()
            })
            .collect();
        let mut conclusions = BTreeSet::new();
        for start in 0..self.sets.len() {
            for &(next, digits) in &links[start] {
                for first in digits {
                    let first = Digits::only(first);
                    // The possible continuations depend on the end of a chain, not on its path.
                    let (mut seen, mut ends) = (HashSet::new(), vec![(next, first, 1)]);
                    while let Some((last, into, length)) = ends.pop() {
                        let Some(spent) = into.min().filter(|_| seen.insert((last, into, length)))
                        else {
                            continue;
                        };
                        if length == 3 {
                            let common = self.common(start, last, first | into);
                            conclusions.insert(common.into_iter().collect());
                        }
                        for &(next, digits) in &links[last] {
                            let digits = digits - Digits::only(spent);
                            ends.push((next, digits, 3.min(length + 1)));
                        }
                    }
                }
            }
        }
        conclusions.remove(&Vec::new());
        conclusions
    }
}

/// A position in play of a puzzle with one solution: some cells filled, some wrong candidates ruled
/// out.
fn play(geometry: &Arc<Geometry>, filled: usize, seed: u64) -> (Grid, Candidates) {
    let mut random = common::numbers(seed);
    let solution = common::full_grid(&mut random);
    let mut grid = solution.clone();
    while grid.filled() > filled {
        grid.set(Cell::from_index(random(81)), None);
    }
    let mut marks = Candidates::from_peers(geometry, &grid);
    for cell in grid.open_cells() {
        for digit in marks.get(cell) {
            if solution.get(cell) != Some(digit) && random(8) == 0 {
                marks.remove(cell, digit);
            }
        }
    }
    (grid, marks)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn sets_and_chains_are_those_of_a_plain_twin(filled in 50usize..60, seed: u64) {
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let (grid, marks) = play(&geometry, filled, seed);
        let twin = Twin::new(&geometry, &grid, &marks);
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.resume(&grid, &grid, Some(&marks), false);
        let mut conclusions = |technique| -> BTreeSet<Vec<Candidate>> {
            all(&mut reasoner, technique).into_iter().map(|it| it.eliminations).collect()
        };
        prop_assert_eq!(conclusions(Technique::AlsXz), twin.xz());
        prop_assert_eq!(conclusions(Technique::AlsChain), twin.chains());
    }
}

/// A rectangle with one corner on a diagonal can't be swapped; away from the diagonals it can.
#[test]
fn a_house_with_one_corner_forbids_the_swap() {
    let case = Case::new(EXAMPLES[0]);
    let Some(Pattern::Deadly { cells, .. }) =
        all(&mut case.reasoner(), Technique::UniqueRectangle(1))
            .into_iter()
            .find(|it| case.is(it))
            .map(|it| it.pattern)
    else {
        panic!("the example has a rectangle")
    };
    let rules = Rules { anti_knight: true, ..Rules::default() };
    let geometry = Arc::new(Geometry::new(Shape::NINE, rules).expect("a geometry"));
    let mut reasoner = case.on(&geometry, true);
    let with = |it: &Deduction| matches!(&it.pattern, Pattern::Deadly { cells: other, .. } if *other == cells);
    assert!(!all(&mut reasoner, Technique::UniqueRectangle(1)).iter().any(with));
}

/// Deductions never rule out the solution, on boards where only some rectangles can be swapped.
#[test]
fn rectangles_leave_the_solution_alone() {
    let board = |rules| Geometry::new(Shape::NINE, rules).expect("a geometry");
    let plain = Rules::default;
    let boards = [
        board(plain()),
        board(Rules { diagonal: true, ..plain() }),
        board(Rules { windoku: true, ..plain() }),
        board(Rules { anti_king: true, ..plain() }),
    ];
    let mut found = 0;
    for (geometry, seed) in boards
        .into_iter()
        .map(Arc::new)
        .flat_map(|it| (0..6).map(move |seed| (Arc::clone(&it), seed)))
    {
        let mut random = common::numbers(seed);
        let mut givens = Grid::blank(9);
        for digit in (0..5).map(Digit::from_index) {
            let cell = Cell::at(0, random(9), 9);
            if givens.get(cell).is_none() {
                givens.set(cell, Some(digit));
            }
        }
        let sudoku =
            |givens: &Grid| Sudoku::new(Arc::clone(&geometry), givens.clone()).expect("a board");
        let Answer::Several(solution) = solve(&sudoku(&givens)) else { continue };
        let mut givens = solution.clone();
        for _ in 0..70 {
            let mut fewer = givens.clone();
            fewer.set(Cell::from_index(random(81)), None);
            if matches!(solve(&sudoku(&fewer)), Answer::Unique(_)) {
                givens = fewer;
            }
        }
        for fill in 0..20 {
            let mut grid = givens.clone();
            for _ in 0..fill {
                let cell = Cell::from_index(random(81));
                grid.set(cell, solution.get(cell));
            }
            let mut marks = Candidates::from_peers(&geometry, &grid);
            for cell in grid.open_cells() {
                for digit in marks.get(cell) {
                    if solution.get(cell) != Some(digit) && random(3) == 0 {
                        marks.remove(cell, digit);
                    }
                }
            }
            let mut reasoner = Reasoner::new(&geometry);
            reasoner.resume(&givens, &grid, Some(&marks), true);
            let kinds = (1..=6).map(Technique::UniqueRectangle);
            let kinds = kinds.chain([Technique::HiddenRectangle]);
            for technique in kinds.chain((1..=2).map(Technique::AvoidableRectangle)) {
                for deduction in all(&mut reasoner, technique) {
                    found += 1;
                    let right = |it: &Candidate| solution.get(it.cell) == Some(it.digit);
                    assert!(
                        !deduction.eliminations.iter().any(right),
                        "{deduction:?} on {geometry}"
                    );
                }
            }
        }
    }
    assert!(found > 50, "only {found}");
}
