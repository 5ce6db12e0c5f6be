//! Tests of the rules against their definition, and of every code against the plain one.

use proptest::prelude::*;

use super::board::LaneBoard;
use super::dispatch::{self, Code};
use super::lanes::{LANES, Lanes, ROW, census};
use super::plain::Plain;
use super::rules::houses;
use super::search::LaneSearch;
use crate::limit::Limit;
use crate::lines::Line;

/// All permutations of three places.
const ARRANGEMENTS: [[usize; 3]; 6] =
    [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The pairs that are part of an assignment consisting of possible pairs only.
fn closure(possible: impl Fn(usize, usize) -> bool) -> [[bool; 3]; 3] {
    let mut kept = [[false; 3]; 3];
    for places in ARRANGEMENTS {
        if (0..3).all(|thing| possible(thing, places[thing])) {
            (0..3).for_each(|thing| kept[thing][places[thing]] = true);
        }
    }
    kept
}

/// The rows of one digit, top to bottom, after applying the definition of [`houses`].
fn naive_houses(rows: [u16; 9]) -> [u16; 9] {
    let has = |row: usize, column: usize| rows[row] >> column & 1 == 1;
    let in_box = |row: usize, stack: usize| (0..3).any(|column| has(row, 3 * stack + column));
    let mut kept = rows;
    for band in 0..3 {
        let minirows = closure(|row, stack| in_box(3 * band + row, stack));
        for (row, stack) in (0..9).map(|at| (at / 3, at % 3)).filter(|&(r, s)| !minirows[r][s]) {
            kept[3 * band + row] &= !(0o7 << (3 * stack));
        }
    }
    for stack in 0..3 {
        let in_column = |row: usize, column| (row..row + 3).any(|row| has(row, column));
        let columns = closure(|band, column| in_column(3 * band, 3 * stack + column));
        for (row, column) in (0..27).map(|at| (at / 3, at % 3)) {
            if !columns[row / 3][column] {
                kept[row] &= !(1 << (3 * stack + column));
            }
        }
    }
    kept
}

/// Checks that the rules agree with the definition for one digit.
fn check_houses(digit: usize, rows: [u16; 9]) {
    let mut board = LaneBoard::EMPTY;
    for (row, columns) in rows.into_iter().enumerate() {
        board.rows[row % 3][Plain::lane(row / 3, digit)] = columns;
    }
    board.store(&board.load::<Plain, 9>().map(houses));
    for (row, columns) in naive_houses(rows).into_iter().enumerate() {
        assert_eq!(
            board.rows[row % 3][Plain::lane(row / 3, digit)],
            columns,
            "{rows:?}, row {row}"
        );
    }
}

#[test]
fn every_pattern_of_minirows_and_of_columns() {
    for pattern in 0..512_u16 {
        let part = |at: usize| pattern >> (3 * at) & 7;
        // As minirows of the first band: row `r` may use the boxes in its part of the pattern.
        let boxes = |bits: u16| (0..3).map(|b| (bits >> b & 1) * (0o7 << (3 * b))).sum();
        let mut rows = [ROW; 9];
        (0..3).for_each(|row| rows[row] = boxes(part(row)));
        check_houses(0, rows);
        // As columns of the first stack: band `b` may use the columns in its part of the pattern.
        check_houses(8, std::array::from_fn(|row| 0o770 | part(row / 3)));
    }
}

proptest! {
    #[test]
    fn houses_keep_what_is_part_of_an_arrangement(
        digit in 0usize..9, rows in prop::array::uniform9(0u16..=ROW),
    ) {
        check_houses(digit, rows);
    }

    #[test]
    fn a_census_counts(
        lanes in prop::array::uniform3(prop::array::uniform9(0u16..=ROW)), row in 0usize..3,
    ) {
        let mut board = LaneBoard::EMPTY;
        for (band, digit) in (0..27).map(|at| (at / 9, at % 9)) {
            board.rows[row][Plain::lane(band, digit)] = lanes[band][digit];
        }
        let census = census(&board.load::<Plain, 9>(), row);
        let stored = [census.once, census.twice, census.thrice].map(|counted| {
            let mut out = [0; LANES];
            counted.store(&mut out, 0);
            out
        });
        for (band, column) in (0..27).map(|at| (at / 9, at % 9)) {
            let number: u16 = lanes[band].iter().map(|lane| lane >> column & 1).sum();
            let counted = [1, 2, 3].map(|least| u16::from(number >= least));
            prop_assert_eq!(stored.map(|lanes| lanes[band] >> column & 1), counted);
        }
    }

    #[test]
    fn all_codes_do_the_same_work(text in prop::collection::vec(0u8..120, 81), most in 1u8..9) {
        let line: Line = std::array::from_fn(|at| text[at].wrapping_add(b'1'));
        let mut search = LaneSearch::new();
        let expected = dispatch::solve_line(Code::Plain, &mut search, &line, most);
        let effort = search.effort;
        for code in Code::available() {
            let answer = dispatch::solve_line(code, &mut search, &line, most);
            prop_assert_eq!(answer, expected, "{:?}", code);
            prop_assert_eq!(search.effort, effort, "{:?}", code);
        }
    }
}

#[test]
fn all_codes_enumerate_in_the_same_order() {
    let mut lists = Vec::new();
    for code in Code::available() {
        let mut search = LaneSearch::new();
        dispatch::start_line(code, &mut search, &[b'.'; 81]);
        let mut list = Vec::new();
        for _ in 0..300 {
            dispatch::next(code, &mut search, Limit::default());
            let mut solution = [b'.'; 81];
            dispatch::solution(code, &search, &mut solution);
            list.push((solution, search.effort));
        }
        lists.push(list);
    }
    assert!(lists.iter().all(|list| *list == lists[0]));
}
