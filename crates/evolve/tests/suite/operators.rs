//! Tests of the distributions of random operators: chi-square tests at level 0.001. The seeds are
//! fixed, so a test that passes once always passes.

use crate::common;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::common::chi_square::{assert_shares, assert_uniform};
use crate::common::{grid, orders, pattern, plain, sample};
use evoku_evolve::encodings::Unit;
use evoku_evolve::encodings::board::{Board, BoardFactory, Redraw, Start};
use evoku_evolve::encodings::swaps::{SwapBoard, SwapFactory};
use evoku_evolve::encodings::units::{Packed, UnitBoard, UnitFactory, UnitReproduction};
use evoku_evolve::{PuzzleFactory, Reproduction, Rng};
use evoku_sudoku::{Cell, Digits, Element, Geometry, Grid, Shape, Sudoku, Violations};

/// The places in which two boards differ.
fn changed(before: &[u8], after: &[u8]) -> Vec<usize> {
    (0..before.len()).filter(|&place| before[place] != after[place]).collect()
}

#[test]
fn redrawing_changes_each_open_cell_as_often() {
    let sudoku = plain("1..4..1..1..4..1");
    let (board, redraw) = (Board::posed(&sudoku), Redraw::new(10, 0.2));
    let mutated = |rng: &mut Rng| {
        let mut child = board.clone();
        redraw.mutate(&mut child, rng);
        child.values()[1]
    };
    let drawn = (1..=4).map(|digit| (digit, 0.2 / 4.0));
    assert_shares(sample(7, mutated), drawn.chain([(0, 0.8)]));
}

#[test]
fn a_draw_makes_every_digit_equally_likely() {
    let sudoku = plain("1..4..1..1..4..1");
    let drawn = |sudoku: &Sudoku| {
        let mut board = Board::posed(sudoku);
        let cell = board.values().iter().position(|&value| value == 0).unwrap();
        sample(8, move |rng| {
            board.draw(0, rng);
            board.values()[cell]
        })
    };
    assert_uniform(drawn(&sudoku), 1..=4);
    // If the puzzle has pencil marks, all marked digits are equally likely.
    let marked = common::with_marks(&plain(&".".repeat(81)), 1);
    let cell = Cell::from_index(marked.givens().cells().iter().position(Option::is_none).unwrap());
    let marks = marked.marks().unwrap().get(cell);
    assert!((2..9).contains(&marks.len()));
    assert_uniform(drawn(&marked), marks.iter().map(|digit| digit.value()));
}

#[test]
fn a_mutation_fills_any_blank_or_changes_any_open_cell_of_a_full_board() {
    let sudoku = plain("1..4..1..1..4..1");
    let mut board = Board::posed(&sudoku);
    board.set(0, 2);
    board.set(5, 3);
    let before = board.values().to_vec();
    let mutated = |rng: &mut Rng| {
        let mut child = board.clone();
        let open = child.mutate(rng).unwrap();
        let place = changed(&before, child.values())[0];
        (open, place, child.values()[place])
    };
    let open = sudoku.givens().blanks().map(Cell::index).enumerate();
    let blank = open.filter(|&(number, _)| number != 0 && number != 5);
    assert_uniform(
        sample(9, mutated),
        blank.flat_map(|(number, place)| (1..=4).map(move |digit| (number, place, digit))),
    );

    (0..board.open()).for_each(|open| board.set(open, 1));
    let before = board.values().to_vec();
    let mutated = |rng: &mut Rng| {
        let mut child = board.clone();
        let open = child.mutate(rng).unwrap();
        (open, changed(&before, child.values()).first().map(|&place| child.values()[place]))
    };
    let digits = [None, Some(2), Some(3), Some(4)];
    let open = 0..board.open();
    assert_uniform(sample(10, mutated), open.flat_map(|open| digits.map(|digit| (open, digit))));
}

#[test]
fn filling_a_blank_chooses_row_then_blank_then_digit() {
    // r1c1 has no possible digit, the other open cells have one to four; row 4 has no open cell.
    let sudoku = plain(".23..1..4...2341");
    let (side, geometry) = (4, sudoku.geometry());
    let blanks = |row| sudoku.givens().blanks().filter(move |cell| cell.row(side) == row);
    let rows: Vec<usize> = (0..side).filter(|&row| blanks(row).next().is_some()).collect();
    let mut shares: BTreeMap<Option<(usize, u8)>, f64> = BTreeMap::new();
    for &row in &rows {
        for cell in blanks(row) {
            let share = 1.0 / (rows.len() * blanks(row).count()) as f64;
            let peers = geometry.peers(cell).iter();
            let held: Digits = peers.filter_map(|&peer| sudoku.givens().get(peer)).collect();
            let allowed = Digits::first(side) - held;
            if allowed.is_empty() {
                *shares.entry(None).or_default() += share;
            }
            for digit in allowed.iter() {
                shares.insert(Some((cell.index(), digit.value())), share / allowed.len() as f64);
            }
        }
    }
    assert!(shares.contains_key(&None) && rows.len() < side, "the puzzle covers every case");
    let posed = Board::posed(&sudoku);
    let filled = |rng: &mut Rng| {
        let mut board = posed.clone();
        board.fill_blank(rng);
        changed(posed.values(), board.values()).first().map(|&cell| (cell, board.values()[cell]))
    };
    assert_shares(sample(11, filled), shares);
}

/// The probability of each result of a repair, if each of the most violating cells is equally
/// likely to be removed.
fn repaired(sudoku: &Sudoku, grid: &Grid) -> BTreeMap<Grid, f64> {
    let violating = Violations::of(sudoku.geometry(), grid).sorted();
    let worst: Vec<_> = violating.iter().filter(|&&(cell, _)| !sudoku.is_given(cell)).collect();
    let Some(&&(_, most)) = worst.first() else { return [(grid.clone(), 1.0)].into() };
    let worst: Vec<Cell> =
        worst.into_iter().filter(|&&(_, count)| count == most).map(|&(cell, _)| cell).collect();
    let mut results = BTreeMap::new();
    for &cell in &worst {
        let mut without = grid.clone();
        without.set(cell, None);
        for (result, share) in repaired(sudoku, &without) {
            *results.entry(result).or_default() += share / worst.len() as f64;
        }
    }
    results
}

#[test]
fn a_repair_breaks_ties_evenly() {
    let blank = ".".repeat(16);
    let cases: [(&str, &str); 5] = [
        (&blank, "11.............."),
        (&blank, "111............."),
        (&blank, "1.1..1..1......1"),
        (&blank, "1212.3..3...2..."),
        ("1...............", "1.1.1..........."),
    ];
    for (posed, line) in cases {
        let sudoku = plain(posed);
        let mut board = Board::posed(&sudoku);
        let open: Vec<usize> = sudoku.givens().blanks().map(Cell::index).collect();
        for (number, &cell) in open.iter().enumerate() {
            board.set(number, (line.as_bytes()[cell] as char).to_digit(10).unwrap_or(0) as u8);
        }
        let result = |rng: &mut Rng| {
            let mut board = board.clone();
            board.repair(rng);
            grid(board.values().iter().copied())
        };
        let shares = repaired(&sudoku, &grid(board.values().iter().copied()));
        assert_shares(sample(12, result), shares);
    }
}

#[test]
fn a_repair_around_a_cell_is_as_a_repair() {
    // The changed cell conflicts with one other cell, with two, or with a given.
    for (posed, others) in
        [("................", &[3][..]), ("................", &[3, 4]), ("...1............", &[])]
    {
        let sudoku = plain(posed);
        let mut board = Board::posed(&sudoku);
        others.iter().for_each(|&open| board.set(open, 1));
        board.set(0, 1);
        let result = |rng: &mut Rng| {
            let mut board = board.clone();
            board.repair_around(0, rng);
            grid(board.values().iter().copied())
        };
        let shares = repaired(&sudoku, &grid(board.values().iter().copied()));
        assert_shares(sample(13, result), shares);
    }
}

#[test]
fn every_order_of_the_missing_digits_of_a_unit_is_equally_likely() {
    // Row 1 has three missing digits, row 2 four, box 1 three, column 1 three.
    let sudoku = plain("1...............");
    for (unit, cells, digits) in [
        (Unit::Rows, [1, 2, 3].as_slice(), [2, 3, 4].as_slice()),
        (Unit::Rows, &[4, 5, 6, 7], &[1, 2, 3, 4]),
        (Unit::Columns, &[4, 8, 12], &[2, 3, 4]),
        (Unit::Boxes, &[1, 4, 5], &[2, 3, 4]),
        (Unit::Boxes, &[2, 3, 6, 7], &[1, 2, 3, 4]),
    ] {
        let at = |values: Vec<u8>| cells.iter().map(|&cell| values[cell]).collect::<Vec<u8>>();
        let factory = UnitFactory::<Packed>::new(&sudoku, unit).unwrap();
        let mut board = factory.create(&mut Rng::new(1));
        let drawn = |rng: &mut Rng| {
            factory.renew(&mut board, rng);
            at(board.values().collect())
        };
        assert_uniform(sample(14, drawn), orders(digits));
        let created = |rng: &mut Rng| at(factory.create(rng).values().collect());
        assert_uniform(sample(15, created), orders(digits));
        if unit == Unit::Boxes {
            let mut board = SwapFactory::new(&sudoku).unwrap().create(&mut Rng::new(1));
            let shuffled = |rng: &mut Rng| {
                board.shuffle(rng);
                at(board.digits().collect())
            };
            assert_uniform(sample(16, shuffled), orders(digits));
        }
    }
}

fn puzzle() -> Sudoku {
    pattern::sudoku(&Arc::new(Geometry::plain(Shape::NINE)), 0.4, 1)
}

type Units = UnitBoard<Packed>;

#[test]
fn the_cut_of_a_crossover_is_uniform_over_the_boundaries() {
    let (sudoku, rate) = (puzzle(), 0.9);
    for unit in [Unit::Rows, Unit::Columns, Unit::Boxes] {
        let cells = unit.cells(sudoku.geometry()).unwrap();
        let factory = UnitFactory::<Packed>::new(&sudoku, unit).unwrap();
        let same = |unit: &[Cell], a: &Units, b: &Units| {
            let [a, b] = [a, b].map(|board| board.values().collect::<Vec<u8>>());
            unit.iter().all(|cell| a[cell.index()] == b[cell.index()])
        };
        // Parents without an equal unit, so that the cut is visible.
        let mut rng = Rng::new(17);
        let first = factory.create(&mut rng);
        let second = std::iter::repeat_with(|| factory.create(&mut rng))
            .find(|second| !cells.iter().any(|unit| same(unit, &first, second)))
            .unwrap();
        let reproduction = UnitReproduction::new(&factory, rate, 0.0);
        let mut child = first.clone();
        let cut = |rng: &mut Rng| {
            reproduction.reproduce([&first, &second], &mut child, rng);
            let cut = cells.iter().take_while(|unit| same(unit, &child, &first)).count();
            assert!(cells[cut..].iter().all(|unit| same(unit, &child, &second)));
            cut
        };
        let between = (1..cells.len()).map(|cut| (cut, rate / (cells.len() - 1) as f64));
        assert_shares(sample(18, cut), between.chain([(cells.len(), 1.0 - rate)]));
    }
}

#[test]
fn a_mutation_swaps_any_two_open_cells_of_a_unit() {
    let (sudoku, rate) = (puzzle(), 0.3);
    let cells = Unit::Rows.cells(sudoku.geometry()).unwrap();
    let factory = UnitFactory::<Packed>::new(&sudoku, Unit::Rows).unwrap();
    let reproduction = UnitReproduction::new(&factory, 0.0, rate);
    let parent = factory.create(&mut Rng::new(19));
    let before: Vec<u8> = parent.values().collect();
    let mut child = parent.clone();
    let swapped: Vec<Vec<usize>> = sample(20, |rng| {
        reproduction.reproduce([&parent, &parent], &mut child, rng);
        changed(&before, &child.values().collect::<Vec<u8>>())
    })
    .collect();
    for unit in &cells {
        let open: Vec<usize> =
            unit.iter().filter(|&&cell| !sudoku.is_given(cell)).map(|cell| cell.index()).collect();
        let of_unit = |swap: &Vec<usize>| {
            let cells = swap.iter().filter(|cell| open.contains(cell)).copied();
            cells.collect::<Vec<usize>>()
        };
        let pairs: Vec<Vec<usize>> = (0..open.len())
            .flat_map(|one| (one + 1..open.len()).map(move |other| [one, other]))
            .map(|pair| pair.map(|place| open[place]).to_vec())
            .collect();
        let share = rate / pairs.len() as f64;
        let shares = pairs.into_iter().map(|pair| (pair, share)).chain([(vec![], 1.0 - rate)]);
        assert_shares(swapped.iter().map(of_unit), shares);
    }
}

#[test]
fn a_random_swap_is_of_any_movable_cell_with_any_other_of_its_unit() {
    let sudoku = puzzle();
    let board = SwapFactory::new(&sudoku).unwrap().create(&mut Rng::new(21));
    let before: Vec<u8> = board.digits().collect();
    let mut shares = BTreeMap::new();
    for unit in Unit::Boxes.cells(sudoku.geometry()).unwrap() {
        let open: Vec<usize> =
            unit.iter().filter(|&&cell| !sudoku.is_given(cell)).map(|cell| cell.index()).collect();
        for (place, &one) in open.iter().enumerate() {
            for &other in &open[place + 1..] {
                // Either cell can be drawn first.
                shares.insert(vec![one, other], 2.0 / (open.len() - 1) as f64);
            }
        }
    }
    let swapped = |rng: &mut Rng| {
        let (mut after, swap) = (board.clone(), board.random_swap(rng).unwrap());
        after.make(swap, board.price(swap));
        changed(&before, &after.digits().collect::<Vec<u8>>())
    };
    assert_shares(sample(22, swapped), shares);
}

#[test]
fn boards_start_as_they_say() {
    let sudoku = plain("1..4..1..1..4..1");
    let first = |start| {
        let factory = BoardFactory::new(&sudoku, start);
        sample(23, move |rng| factory.create(rng).values()[1])
    };
    assert!(first(Start::Posed).all(|value| value == 0));
    assert_uniform(first(Start::Filled), 1..=4);
    let mutated = (1..=4).map(|digit| (digit, 0.1 / 4.0));
    assert_shares(first(Start::Mutated), mutated.chain([(0, 0.9)]));
}

#[test]
fn a_swap_of_a_unit_is_of_any_unit_then_of_any_two_of_it() {
    // The first box has two open cells, the second three, the third one, the fourth four.
    let sudoku = plain("..1.34..21.43...");
    let geometry = sudoku.geometry();
    let open = |house: &[Cell]| -> Vec<usize> {
        house.iter().filter(|&&cell| !sudoku.is_given(cell)).map(|cell| cell.index()).collect()
    };
    let units: Vec<Vec<usize>> =
        Unit::Boxes.cells(geometry).unwrap().iter().map(|u| open(u)).collect();
    let movable: Vec<&Vec<usize>> = units.iter().filter(|unit| unit.len() > 1).collect();
    let mut shares = BTreeMap::new();
    for unit in &movable {
        let pairs = unit.len() * (unit.len() - 1) / 2;
        for (place, &one) in unit.iter().enumerate() {
            for &other in &unit[place + 1..] {
                shares.insert(vec![one, other], 1.0 / (movable.len() * pairs) as f64);
            }
        }
    }
    assert!(movable.len() > 1 && movable.iter().any(|unit| unit.len() != movable[0].len()));
    let board = SwapFactory::new(&sudoku).unwrap().create(&mut Rng::new(30));
    let swapped = |rng: &mut Rng| {
        let mut after = board.clone();
        let swap = board.random_swap_of_a_unit(rng).unwrap();
        after.make(swap, board.price(swap));
        let digits = |board: &SwapBoard| board.digits().collect::<Vec<_>>();
        changed(&digits(&board), &digits(&after))
    };
    assert_shares(sample(31, swapped), shares);
}

#[test]
fn chosen_cells_of_a_unit_are_put_into_any_order() {
    let sudoku = plain("................");
    let board = SwapFactory::new(&sudoku).unwrap().create(&mut Rng::new(32));
    // Three cells of the first box, none of the second, one of the third, two of the fourth.
    let chosen: Vec<usize> = vec![0, 1, 5, 8, 10, 15];
    let marks: Vec<bool> = (0..16).map(|cell| chosen.contains(&cell)).collect();
    let digits = |board: &SwapBoard| board.digits().collect::<Vec<u8>>();
    let before = digits(&board);
    let shuffled = |rng: &mut Rng| {
        let mut after = board.clone();
        after.shuffle_chosen(&marks, rng);
        let after = digits(&after);
        assert!(changed(&before, &after).iter().all(|cell| chosen.contains(cell)));
        chosen.iter().map(|&cell| after[cell]).collect::<Vec<u8>>()
    };
    let first = orders(&[before[0], before[1], before[5]]);
    let last = orders(&[before[10], before[15]]);
    let both = first
        .iter()
        .flat_map(|first| last.iter().map(|last| [&first[..], &[before[8]], &last[..]].concat()));
    assert_uniform(sample(33, shuffled), both);
}
