//! Chains, loops and nets: published examples.

mod common;

use std::sync::Arc;

use common::library::{Case, all};
use common::shared_lines;
use evoku_sudoku::formats::{Hints, Reader};
use evoku_sudoku::logic::{Deduction, Reasoner, Technique};
use evoku_sudoku::search::{Answer, solve};
use evoku_sudoku::{Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Shape};

/// Whether a technique finds just this in a position.
fn finds(technique: Technique, line: &str) {
    let case = Case::new(line);
    let found = all(&mut case.reasoner(), technique);
    let wanted = |deduction: &Deduction| deduction.technique == technique && case.is(deduction);
    assert!(found.iter().any(wanted), "{technique} in {line}: {found:#?}");
}

/// B. Hobiger, HoDoKu, "Solving Technique Index": the examples xy01 (an XY-wing is an XY-chain of three cells),
/// gcnl01, gaic01 and fcv03.
#[test]
fn examples_of_hodokus_index_are_found() {
    finds(
        Technique::XyChain,
        ":0800:2:+8..+36.+9....+9.1.863.+63.+89..+59+24+6+7+3+1+5+83+8+6+9+5+17+2457+182+4+3+9+6+4+3+2+1+9658+769+8+5+37......+24+8+63+9::226:",
    );
    finds(
        Technique::GroupedContinuousLoop,
        ":0709:1238:.+5243+19+6..3+67...1519.....2.2.......694.......+5+6....74+93.9......6.+5.1.....8.5..69.:825 826 833 837 839 254 255 256 779 789 495 496 499 799:143 153 275 276 286 364 399 864:",
    );
    finds(
        Technique::GroupedAlternatingChain,
        ":0711:5:+3+4512+8+9..+97+6...+28+1+28+1...345.......+1.+1..6...3.4.2.81+5.9+7.+4...+128+8+19.4.6+5+3.+2+38+1.7+94::574 575 576 591:",
    );
    finds(
        Technique::ForcingChainVerity,
        ":1202::+27+1+896...+9+4352+768+1+8+56+3+147+9248.....2.+6+3.......51.......+3+9+5....7.+7+2+4.3+85.9168...+2+43:::417:",
    );
}

/// Players' forum, 12 March 2008: r1c3 -1- r5c3 =1= r5c7 =4= r2c7 -4- r2c3 =4= r1c3, so r1c3 is not 1.
#[test]
fn a_discontinuous_loop_of_the_players_forum_is_found() {
    let cells = "13 8 134 5 6 2 9 7 34 2 359 3459 37 79 1 348 6 348 36 369 7 4 8 39 2 5 1
        4 36 368 2 1 5 7 9 68 9 2 18 6 3 7 148 48 5 156 7 156 9 4 8 16 3 2
        8 1 39 37 279 6 5 24 349 356 4 3569 1 259 39 368 28 7 7 3569 2 8 59 4 36 1 369";
    let cells = cells.split_ascii_whitespace().map(|digits| -> Digits {
        digits.bytes().map(|digit| Digit::from_index(usize::from(digit - b'1'))).collect()
    });
    let marks = Candidates::from_cells(cells.collect()).unwrap();
    let mut grid = Grid::blank(9);
    for (at, digits) in marks.cells().iter().enumerate() {
        grid.set(Cell::from_index(at), digits.single());
    }
    let mut reasoner = Reasoner::new(&Arc::new(Geometry::plain(Shape::NINE)));
    reasoner.resume(&grid, &grid, Some(&marks), true);
    let found = all(&mut reasoner, Technique::DiscontinuousLoop);
    let wrong = Candidate { cell: Cell::at(0, 2, 9), digit: Digit::from_index(0) };
    assert!(found.iter().any(|deduction| deduction.eliminations == [wrong]), "{found:#?}");
}

/// Where there are the first of the "top 1465" as HoDoKu rated them: what singles, loops and chains don't do,
/// nets do, and whatever is done is right.
#[test]
fn nets_get_on_where_no_chain_does() {
    use Technique::*;
    let lines = shared_lines("logic/hodoku_rated/top1465_first200.txt");
    let ladder = [
        FullHouse,
        NakedSingle,
        HiddenSingle,
        ContinuousLoop,
        GroupedContinuousLoop,
        ForcingChainVerity,
        ForcingNetVerity,
    ];
    let mut nets = 0;
    for line in lines.iter().filter_map(|line| line.get(..81)).take(15) {
        let record = Reader::new(line.as_bytes(), Hints::default()).next().unwrap().unwrap();
        let mut reasoner = Reasoner::new(record.sudoku.geometry());
        reasoner.start(&record.sudoku, true);
        let Answer::Unique(solution) = solve(&record.sudoku) else { panic!("one solution") };
        let right = |one: &Candidate| solution.get(one.cell) == Some(one.digit);
        while let Some(deduction) = reasoner.next(ladder) {
            assert!(deduction.placements.iter().all(right), "{deduction:?}");
            assert!(!deduction.eliminations.iter().any(right), "{deduction:?}");
            reasoner.apply(&deduction);
            let net = [ForcingNetContradiction, ForcingNetVerity].contains(&deduction.technique);
            nets += usize::from(net);
        }
    }
    assert!(nets > 0 || lines.is_empty());
}
