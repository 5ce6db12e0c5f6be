//! Chains, loops and nets: published examples.

use std::sync::Arc;

use crate::common::library::{Case, all};
use evoku_sudoku::formats::{Hints, Reader};
use evoku_sudoku::logic::{Deduction, Reasoner, Technique};
use evoku_sudoku::search::{Answer, solve};
use evoku_sudoku::{Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Shape};
use evoku_testing::data;

/// Checks that a technique finds exactly this in a position.
fn finds(technique: Technique, line: &str) {
    let case = Case::new(line);
    let found = all(&mut case.reasoner(), technique);
    let wanted = |deduction: &Deduction| deduction.technique == technique && case.is(deduction);
    assert!(found.iter().any(wanted), "{technique} in {line}: {found:#?}");
}

/// The position given by pencil marks; a cell with one mark is filled.
fn position(cells: &str) -> Reasoner {
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
    reasoner
}

fn candidate(row: usize, column: usize, digit: usize) -> Candidate {
    Candidate { cell: Cell::at(row - 1, column - 1, 9), digit: Digit::from_index(digit - 1) }
}

/// Checks that a technique rules out exactly this candidate.
fn rules_out(technique: Technique, reasoner: &mut Reasoner, wrong: Candidate) {
    let found = all(reasoner, technique);
    let wanted = |one: &Deduction| one.technique == technique && one.eliminations == [wrong];
    assert!(found.iter().any(wanted), "{technique}: {found:#?}");
}

/// B. Hobiger, HoDoKu, "Solving Technique Index": the examples xy01 (an XY-wing is an XY-chain of
/// three cells), aic101, aic202, gcnl01, gaic01 and fcv03.
#[test]
fn examples_of_hodokus_index_are_found() {
    finds(
        Technique::XyChain,
        ":0800:2:+8..+36.+9....+9.1.863.+63.+89..+59+24+6+7+3+1+5+83+8+6+9+5+17+2457+182+4+3+9+6+4+3+2+1+9658+769+8+5+37......+24+8+63+9::226:",
    );
    finds(
        Technique::AlternatingChain,
        ":0708:5:+2......69+98..2.13+7+71.....+24..+9....+5..4...9.7.+5671+329+4+8+6.1....8+33......+9+6+4+9867+32+15::513 523 533 572 582:",
    );
    finds(
        Technique::AlternatingChain,
        ":0708:28:963.1....+27.3........+6.27+3.7.9.6.+3.......+35...3.....9.+6+8+7.3.+1+525..+286+9+73+3+9+2+571846::218 848:",
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

/// Players' forum, 12 March 2008: r1c3 -1- r5c3 =1= r5c7 =4= r2c7 -4- r2c3 =4= r1c3, so r1c3 is not
/// 1.
#[test]
fn a_discontinuous_loop_of_the_players_forum_is_found() {
    let cells = "13 8 134 5 6 2 9 7 34 2 359 3459 37 79 1 348 6 348 36 369 7 4 8 39 2 5 1
        4 36 368 2 1 5 7 9 68 9 2 18 6 3 7 148 48 5 156 7 156 9 4 8 16 3 2
        8 1 39 37 279 6 5 24 349 356 4 3569 1 259 39 368 28 7 7 3569 2 8 59 4 36 1 369";
    rules_out(Technique::DiscontinuousLoop, &mut position(cells), candidate(1, 3, 1));
}

/// Leren, players' forum, "Can't follow the program's logic" (forum.enjoysudoku.com, t33072): 1 in
/// r1c3 = r2c1 - r5c1 = r5c4 - r9c4 = r9c6, so r1c6 is not 1.
#[test]
fn an_x_chain_of_the_players_forum_is_found() {
    let cells = "56 348 148 7 145 14 36 2 9 14 2 9 3 8 6 7 14 5 56 34 7 2 145 9 36 14 8
        8 6 2 9 14 7 5 3 14 14 5 3 14 6 8 9 7 2 7 9 14 5 2 3 8 6 14
        3 48 48 6 9 2 1 5 7 2 1 6 8 7 5 4 9 3 9 7 5 14 3 14 2 8 6";
    rules_out(Technique::XChain, &mut position(cells), candidate(1, 6, 1));
}

/// B. Hobiger, HoDoKu, regression library 1.3, a case of 0706.
#[test]
fn a_continuous_loop_of_hodokus_library_is_found() {
    finds(
        Technique::ContinuousLoop,
        ":0706:1279:548..+3...+63....8..1+2.+8....3+972.+386..+4.....3..+3...47..9+71+43+8+5+92+62569+7..+3+8+8+9+3.6.7..::118 156 256 718 925 935::7",
    );
}

/// DanO, players' forum, "More forcing chains", 4 November 2005 (forum.enjoysudoku.com, t2128): 3
/// in r8c7 would put 9 into r7c8 and, through 8 in r8c5, 7 into r8c9. Nothing would be left for
/// r9c8, so r8c7 is not 3.
#[test]
fn a_contradiction_of_the_players_forum_is_found() {
    let cells = "235 359 2359 7 14 59 8 14 6 57 6 8 3 14 59 149 2 17 4 79 1 8 6 2 39 379 5
        1235 1359 2359 6 7 8 124 145 123 13 4 6 5 2 13 7 8 9 8 1357 2357 4 9 13 6 15 123
        6 135 4 29 38 7 12359 39 128 9 2 357 1 38 4 35 6 78 137 8 37 29 5 6 129 379 4";
    rules_out(Technique::ForcingChainContradiction, &mut position(cells), candidate(8, 7, 3));
}

/// Players' forum, "Solution to Vidar's monster 4" (forum.enjoysudoku.com, t5272). If r2c1 and r1c2
/// are not 7, 1 in r4c2 would branch until box 7 has no place for 6, so r4c2 is not 1.
#[test]
fn a_net_of_the_players_forum_is_found() {
    let text = "1....6....6.9....88....436...8...4....6.439.5.4.5......2.....7.4.1.7......3.1.2..";
    let record = Reader::new(text.as_bytes(), Hints::default()).next().unwrap().unwrap();
    let mut marks = Candidates::seen(record.sudoku.geometry(), record.sudoku.givens());
    for wrong in [candidate(2, 1, 7), candidate(1, 2, 7)] {
        marks.remove(wrong.cell, wrong.digit);
    }
    let givens = record.sudoku.givens();
    let mut reasoner = Reasoner::new(record.sudoku.geometry());
    reasoner.resume(givens, givens, Some(&marks), true);
    rules_out(Technique::ForcingNetContradiction, &mut reasoner, candidate(4, 2, 1));
}

/// The first of the "top 1465" as rated by HoDoKu, if the file exists. Nets advance where singles,
/// loops and chains don't, and all deductions are correct.
#[test]
fn nets_get_on_where_no_chain_does() {
    use Technique::*;
    let Some(lines) = data::lines("logic/hodoku_rated/top1465_first200.txt") else { return };
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
    assert!(nets > 0);
}
