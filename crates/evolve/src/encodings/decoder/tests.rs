//! Tests of the fast board against a naive one, and of properties of decodes.

use std::sync::Arc;

use evoku_ea::{Bytes, Fitness, Puzzle, Rng};
use evoku_sudoku::{
    Cell, Digit, Element, Geometry, Grid, Partition, Rules, Shape, Sudoku, Violations, formats,
};

use super::layer::Layer;
use super::layout::Layout;
use super::*;
use crate::encodings::text;
use crate::propagation;

pub(super) const INHERITANCE: Inheritance = Inheritance { keep: 0.5, follow: 0.7, learns: true };

/// Boards of several sizes, covering every kind of rule.
pub(super) fn geometries() -> Vec<Arc<Geometry>> {
    let plain = Rules::default;
    let jigsaw =
        Partition::Regions((0..36).map(|cell| (cell / 12 * 2 + cell % 6 / 3) as u8).collect());
    let all = [
        (2, 2, plain()),
        (3, 3, plain()),
        (3, 3, Rules { diagonal: true, windoku: true, ..plain() }),
        (3, 3, Rules { anti_knight: true, anti_king: true, ..plain() }),
        (1, 6, Rules { partition: jigsaw, diagonal: true, ..plain() }),
        (1, 7, Rules { partition: Partition::None, ..plain() }),
        (4, 4, plain()),
        (4, 5, plain()),
        (5, 5, Rules { diagonal: true, ..plain() }),
        (6, 6, plain()),
    ];
    let shapes = all.map(|(rows, columns, rules)| (Shape::new(rows, columns).unwrap(), rules));
    let geometries = shapes.map(|(shape, rules)| Geometry::new(shape, rules).unwrap());
    geometries.into_iter().map(Arc::new).collect()
}

/// A puzzle whose givens are a random share of a decoded board, which may be incomplete.
pub(super) fn puzzle(geometry: &Arc<Geometry>, share: f64, rng: &mut Rng) -> Sudoku {
    let blank = Sudoku::new(Arc::clone(geometry), Grid::blank(geometry.side())).unwrap();
    let mut decoded = Decoded::new(&Arc::new(blank.clone()));
    decoder(&blank, INHERITANCE).decode(None, &mut decoded, rng);
    let cells = decoded.values().iter().map(|&value| {
        let given = rng.chance(evoku_ea::random::Probability::new(share));
        Digit::new(if given { value } else { 0 })
    });
    Sudoku::new(Arc::clone(geometry), Grid::from_cells(cells.collect()).unwrap()).unwrap()
}

/// Checks a layer against a naive recount of all that it updates incrementally.
fn check<const W: usize>(layer: &Layer<W>, layout: &Layout<W>, geometry: &Geometry) {
    let may = |cell: Cell, digit: usize| layer.candidates[cell.index()] >> digit & 1 == 1;
    for index in 0..layout.cells {
        let (word, bit) = (index / 64, index % 64);
        assert_eq!(layer.open[word] >> bit & 1 == 1, layer.values[index] == 0);
        assert!(layer.values[index] == 0 || layer.candidates[index] == 0);
        let peers = geometry.peers(Cell::from_index(index)).iter();
        let seen = peers.fold(0, |seen: u64, peer| match layer.values[peer.index()] {
            0 => seen,
            value => seen | 1 << (value - 1),
        });
        assert_eq!(layer.candidates[index] & seen, 0, "no candidate is held by a peer");
        for digit in 0..layout.side {
            let places = layer.places[digit][word] >> bit & 1 == 1;
            assert_eq!(places, may(Cell::from_index(index), digit));
        }
    }
    for house in geometry.houses() {
        for digit in 0..layout.side {
            let cells = geometry.cells(house);
            let held = cells.iter().any(|c| usize::from(layer.values[c.index()]) == digit + 1);
            let count = cells.iter().filter(|&&cell| may(cell, digit)).count();
            let kept = layer.counts[house.index() * layout.side + digit];
            assert!(if held { kept > 64 } else { usize::from(kept) == count });
        }
    }
}

fn play<const W: usize>(geometry: &Arc<Geometry>, share: f64, rng: &mut Rng) {
    let sudoku = puzzle(geometry, share, rng);
    let layout = Layout::<W>::new(geometry);
    let mut layer = Layer::new(&layout, &sudoku);
    check(&layer, &layout, geometry);
    layer.propagate(&layout);
    check(&layer, &layout, geometry);
    let alive = layer.dead.is_none();
    match propagation::kernel(&sudoku) {
        Some((kernel, placed)) => {
            let found = kernel.givens().cells().iter().map(|g| g.map_or(0, |digit| digit.value()));
            assert!(alive && found.eq(layer.values.iter().copied()), "singles place the same");
            assert_eq!(placed, layer.placed as u64);
        }
        None => assert!(!alive, "singles meet the same dead end"),
    }
    while let Some(cell) = layer.open_cells().find(|&cell| layer.candidates[cell] != 0) {
        let digit = layer.candidates[cell].trailing_zeros() as usize;
        match rng.below(3) {
            0 => layer.strike(&layout, cell, digit),
            _ => layer.place(&layout, cell, digit),
        }
        check(&layer, &layout, geometry);
        let stops = rng.below(2) == 0;
        if stops && !layer.propagate_to_dead_end(&layout) {
            break;
        }
        layer.propagate(&layout);
        check(&layer, &layout, geometry);
    }
}

#[test]
fn a_state_equals_its_naive_recount() {
    let mut rng = Rng::new(1);
    for geometry in geometries() {
        let cells = geometry.side() * geometry.side();
        for round in 0..12 {
            let share = f64::from(round) / 11.0;
            match cells {
                ..=128 => play::<2>(&geometry, share, &mut rng),
                129..=640 => play::<10>(&geometry, share, &mut rng),
                _ => play::<64>(&geometry, share, &mut rng),
            }
        }
    }
}

/// Decodes without parents, then with the last two boards as parents.
fn decodes(decoder: &mut dyn Decoder, sudoku: &Sudoku, seed: u64) -> Vec<(Decoded, usize)> {
    let (mut rng, mut boards) = (Rng::new(seed), Vec::<(Decoded, usize)>::new());
    let blank = Decoded::new(&Arc::new(sudoku.clone()));
    for number in 0..12 {
        let mut child = blank.clone();
        let parents = match &boards[..] {
            [.., (first, _), (second, _)] if number > 3 => Some([first, second]),
            _ => None,
        };
        let placed = decoder.decode(parents, &mut child, &mut rng);
        boards.push((child, placed));
    }
    boards
}

#[test]
fn decoded_boards_violate_nothing() {
    for geometry in geometries() {
        for seed in 0..5 {
            let sudoku = puzzle(&geometry, 0.3, &mut Rng::new(seed));
            let mut decoder = decoder(&sudoku, INHERITANCE);
            for (board, _) in decodes(&mut *decoder, &sudoku, seed) {
                let grid = text::grid(board.values().iter().copied());
                assert!(Violations::of(&geometry, &grid).is_empty());
                assert!(
                    sudoku.givens().digits().all(|(cell, digit)| grid.get(cell) == Some(digit))
                );
                assert_eq!(Blanks.cost(&board).is_solved(), sudoku.is_solved_by(&grid));
                let mut read = Decoded::new(&board.sudoku);
                read.read(&board.line()).unwrap();
                assert_eq!(read.values(), board.values());
            }
        }
    }
}

/// The number of words in a set of cells does not affect the results.
#[test]
fn width_changes_nothing() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let sudoku = puzzle(&geometry, 0.2, &mut Rng::new(1));
    let narrow = told(&mut Layered::<2>::new(&sudoku, INHERITANCE), &sudoku);
    assert_eq!(narrow, told(&mut Layered::<4>::new(&sudoku, INHERITANCE), &sudoku));
    assert_eq!(narrow, told(&mut Layered::<64>::new(&sudoku, INHERITANCE), &sudoku));
}

fn told(decoder: &mut dyn Decoder, sudoku: &Sudoku) -> Vec<(String, usize)> {
    let boards = decodes(decoder, sudoku, 1);
    boards.into_iter().map(|(board, placed)| (board.line(), placed)).collect()
}

#[test]
fn what_is_agreed_on_stands_until_it_is_widened() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let blank = Sudoku::new(Arc::clone(&geometry), Grid::blank(9)).unwrap();
    let mut decoder = decoder(&blank, INHERITANCE);
    // The second digit contradicts the first and is skipped.
    decoder.narrow(&[(0, 5), (1, 5), (2, 7)]);
    assert_eq!(starts(&mut *decoder, &blank), 12);
    let mut bytes = Vec::new();
    decoder.save(&mut bytes);
    let mut resumed = super::decoder(&blank, INHERITANCE);
    resumed.load(&mut Bytes::new(&bytes)).unwrap();
    assert_eq!(starts(&mut *resumed, &blank), 12);
    decoder.widen();
    assert!(starts(&mut *decoder, &blank) < 12);
}

/// The number of decodes with 5 in the first cell and 7 in the third.
fn starts(decoder: &mut dyn Decoder, blank: &Sudoku) -> usize {
    let boards = decodes(decoder, blank, 1);
    boards.iter().filter(|(board, _)| board.values()[0] == 5 && board.values()[2] == 7).count()
}

/// Uses a puzzle with two solutions that a symmetry maps to each other: a decode without parents
/// finds both equally often.
#[test]
fn equals_are_equally_likely() {
    let geometry = Arc::new(Geometry::plain(Shape::new(2, 2).unwrap()));
    let givens = formats::line::read("12..34..........", 4).unwrap();
    let sudoku = Sudoku::new(geometry, givens).unwrap();
    let mut decoder = decoder(&sudoku, INHERITANCE);
    let (mut child, mut rng) = (Decoded::new(&Arc::new(sudoku.clone())), Rng::new(1));
    let mut found = std::collections::BTreeMap::<u8, u32>::new();
    for _ in 0..10_000 {
        decoder.decode(None, &mut child, &mut rng);
        *found.entry(child.values()[2]).or_default() += 1;
    }
    // r1c3 is 3 or 4, equally often by the symmetry of columns 3 and 4; five standard deviations
    // are 250.
    assert_eq!(found.keys().copied().collect::<Vec<_>>(), [3, 4]);
    assert!(found.values().all(|&count| count.abs_diff(5_000) < 250), "{found:?}");
}
