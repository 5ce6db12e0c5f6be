//! Compares setting up a position at once with placing its digits one by one.

use std::ops::ControlFlow;
use std::sync::Arc;

use proptest::prelude::*;

use super::Position;
use crate::layout::Layout;
use crate::technique::Technique;
use crate::techniques::find::find;
use crate::techniques::search::{Cache, Search};
use crate::techniques::singles::{self, Single};
use evoku_model::{Cell, Element, Geometry, Grid, Partition, Rules, Shape};

fn board(rows: usize, columns: usize, rules: Rules) -> Arc<Geometry> {
    let shape = Shape::new(rows, columns).unwrap();
    Arc::new(Geometry::new(shape, rules).unwrap())
}

/// Boards with boxes, a diagonal, windoku, jigsaw regions or peers outside of houses, and larger
/// boards.
fn boards() -> Vec<Arc<Geometry>> {
    let plain = Rules::default;
    let region = |cell: u8| cell / 27 * 3 + (cell % 9 + cell / 9 % 3) % 9 / 3;
    let regions = Partition::Regions((0..81).map(region).collect());
    vec![
        board(3, 3, plain()),
        board(2, 2, plain()),
        board(2, 3, plain()),
        board(1, 5, Rules { partition: Partition::None, ..plain() }),
        board(3, 3, Rules { diagonal: true, windoku: true, ..plain() }),
        board(3, 3, Rules { anti_knight: true, ..plain() }),
        board(3, 3, Rules { partition: regions, ..plain() }),
        board(4, 4, plain()),
        board(5, 5, plain()),
    ]
}

/// Setting up at once gives the same position, and the same singles, as placing the digits one by
/// one, cells ascending.
fn check<const WORDS: usize>(geometry: &Arc<Geometry>, grid: &Grid) {
    let layout = Arc::new(Layout::<WORDS>::new(Arc::clone(geometry)));
    let mut at_once = Position::blank(&layout);
    at_once.set_up(grid, grid, None);
    let mut one_by_one = Position::blank(&layout);
    grid.digits().for_each(|(cell, digit)| one_by_one.place(cell, digit));
    let (left, right) = (&at_once.marks, &one_by_one.marks);
    assert_eq!(at_once.open, one_by_one.open);
    assert_eq!(at_once.gaps, one_by_one.gaps);
    assert_eq!(left.candidates, right.candidates);
    assert_eq!(left.places, right.places);
    assert_eq!(left.free, right.free);
    assert!(at_once.naked_singles().eq(one_by_one.naked_singles()), "naked singles");
    assert!(at_once.hidden_singles().eq(one_by_one.hidden_singles()), "hidden singles");
    check_first(&at_once);
    check_first(&one_by_one);
}

/// The first single is the one that the techniques find when tried one after the other.
fn check_first<const WORDS: usize>(position: &Position<WORDS>) {
    let mut cache = Cache::default();
    let mut search = Search { position, cache: &mut cache, unique: false };
    let mut plain = None;
    for technique in [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle] {
        let _ = find(technique, &mut search, &mut |deduction| {
            plain.get_or_insert(deduction);
            ControlFlow::Break(())
        });
    }
    let told = singles::first(position).map(|single| {
        let mut deduction = Single::NONE;
        single.tell(&mut deduction);
        deduction
    });
    assert_eq!(told, plain);
}

/// A board after these moves. Each move selects a cell and a digit that the cell's peers allow. The
/// board may have no solution.
fn filled(geometry: &Arc<Geometry>, moves: &[(u16, u16)]) -> Grid {
    let layout = Arc::new(Layout::<10>::new(Arc::clone(geometry)));
    let mut position = Position::blank(&layout);
    let cells = geometry.side() * geometry.side();
    for &(cell, digit) in moves {
        let cell = Cell::from_index(usize::from(cell) % cells);
        let candidates = &position.marks.candidates[cell.index()];
        let nth = usize::from(digit) % candidates.len().max(1);
        if let Some(digit) = candidates.iter().nth(nth) {
            position.place(cell, digit);
        }
    }
    position.grid
}

proptest! {
    #[test]
    fn setting_up_at_once_is_placing_one_by_one(
        board in 0..9_usize,
        moves in proptest::collection::vec(any::<(u16, u16)>(), 0..600),
    ) {
        let geometry = boards().swap_remove(board);
        let grid = filled(&geometry, &moves);
        if geometry.side().pow(2) <= 128 { check::<2>(&geometry, &grid) } else { check::<10>(&geometry, &grid) }
    }
}
