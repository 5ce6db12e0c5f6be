//! Laws of the steps that hold independently of the reproduced program.

use std::sync::Arc;

use proptest::prelude::*;

use super::layout::Variant;
use super::{strong_links, wings};
use crate::rating::explainer::board::{Board, CELLS, Layout, NO_HOUSE};
use crate::rating::explainer::tests::numbers;
use crate::rating::explainer::{Searches, start};
use evoku_model::{Cell, Constraint, Digit, Element, Geometry, Grid, Rules, Shape, Sudoku};
use evoku_search::{Answer, solve};

/// The rules of boards that are rated. Each has solutions; windoku with nonconsecutive neighbours
/// has none, for example.
const BOARDS: [&[&str]; 12] = [
    &[],
    &["diagonal"],
    &["windoku"],
    &["anti-king"],
    &["anti-knight"],
    &["disjoint-groups"],
    &["latin"],
    &["windoku", "diagonal", "anti-king"],
    &["nonconsecutive"],
    &["nonconsecutive-corners"],
    &["anti-knight", "anti-king", "nonconsecutive"],
    &["diagonal", "nonconsecutive"],
];

fn geometry(names: &[&str]) -> Arc<Geometry> {
    let mut rules = Rules::default();
    for name in names {
        if rules.switch_on(name).is_err() {
            rules.constraints.push(Constraint::parse(name, 9).unwrap());
        }
    }
    Arc::new(Geometry::new(Shape::NINE, rules).unwrap())
}

fn cell_at(index: usize) -> Cell {
    Cell::at(index / 9, index % 9, 9)
}

/// A puzzle and its solution.
fn puzzle(geometry: &Arc<Geometry>, seed: u64) -> (Sudoku, Grid) {
    let mut random = numbers(seed);
    let digit = |value: usize| Digit::new(value as u8 + 1);
    let solution = (0..100)
        .find_map(|_| {
            let mut grid = Grid::blank(9);
            // Few boards with neighbours have a solution with random givens.
            let count = if geometry.constraints().is_empty() { 3 } else { 0 };
            (0..count).for_each(|_| grid.set(cell_at(random(81)), digit(random(9))));
            solve(&Sudoku::new(Arc::clone(geometry), grid).ok()?).solution().cloned()
        })
        .expect("the rules have a solution");
    let mut givens = solution.clone();
    for cell in [(); 60].map(|()| cell_at(random(81))) {
        let given = givens.get(cell);
        givens.set(cell, None);
        let sudoku = Sudoku::new(Arc::clone(geometry), givens.clone()).unwrap();
        if !matches!(solve(&sudoku), Answer::Unique(_)) {
            givens.set(cell, given);
        }
    }
    (Sudoku::new(Arc::clone(geometry), givens).unwrap(), solution)
}

#[test]
fn houses_and_peers_are_those_of_the_model() {
    for names in BOARDS {
        let geometry = geometry(names);
        let layout = Variant::of(&geometry).expect("a board that is rated");
        for cell in 0..CELLS {
            let mut peers = layout.peers(cell).to_vec();
            let set = peers.iter().fold(0_u128, |set, peer| set | 1 << peer);
            assert_eq!(set, layout.peer_set(cell));
            peers.sort_unstable();
            let known: Vec<u8> =
                geometry.peers(cell_at(cell)).iter().map(|peer| peer.index() as u8).collect();
            if names.contains(&"windoku") || names.contains(&"disjoint-groups") {
                // Five more houses follow from the windows, and groups are constraints.
                assert!(known.iter().all(|peer| peers.contains(peer)), "{names:?}, cell {cell}");
            } else {
                assert_eq!(peers, known, "{names:?}, cell {cell}");
            }
            for &house in layout.houses_of(cell).iter().filter(|house| **house != NO_HOUSE) {
                let members = layout.cells_of(house.into());
                let others = members.iter().filter(|member| usize::from(**member) != cell);
                assert_eq!(others.clone().count(), 8, "house {house} has cell {cell}");
                assert!(others.clone().all(|other| peers.contains(other)));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Tests that every step changes the board and keeps the solution, and that strong links and
    /// wings do so at every position.
    #[test]
    fn steps_are_sound(seed: u64, rules in 0..BOARDS.len()) {
        let geometry = geometry(BOARDS[rules]);
        let (sudoku, solution) = puzzle(&geometry, seed);
        let layout = Variant::of(&geometry).expect("a board that is rated");
        let holds = |cell: usize| solution.get(cell_at(cell)).map_or(0, |digit| 1 << (digit.value() - 1));
        let mut board: Board<Variant> = start(layout, &sudoku);
        let mut searches = Searches::<Variant>::default();
        for at in 0.. {
            if board.left == 0 {
                break;
            }
            let mut hints = Vec::new();
            if at % 8 == 0 {
                hints.extend((2..=4).filter_map(|size| strong_links::find(&board, size)));
                hints.extend((4..=7).filter_map(|size| wings::find(&board, size)));
            }
            let Some(step) = searches.step(&board, None) else { break };
            let open: u32 = board.digits.iter().map(|set| set.count_ones()).sum();
            for hint in hints.iter().chain([&step]) {
                for &(cell, digits) in &hint.removed {
                    prop_assert_eq!(digits & holds(cell.into()), 0, "{:?}", hint);
                }
                if let Some((cell, digit)) = hint.placed {
                    prop_assert_eq!(holds(cell.into()), 1 << digit);
                }
            }
            step.apply(&mut board);
            prop_assert!(board.digits.iter().map(|set| set.count_ones()).sum::<u32>() < open);
        }
    }
}
