//! Pages are read back and compared with the puzzles.

use crate::common;
use std::fs;

use evoku_sudoku::formats::{Hints, line};
use evoku_sudoku::search::solve;
use evoku_sudoku::{Cell, Element, Partition};

use crate::common::page::{Page, Word, digits, grid, sudoku};
use crate::common::{CONTRADICTION, NINE, evoku, folder, names, path};

/// An easy jigsaw puzzle of 6x6 with both diagonals, and its regions.
const JIGSAW: &str = "1.....|..2...|......|...3..|......|.....4";
const REGIONS: &str = "AAABBBAAABBBCCDDDDCCCCDDEEEFFFEEEFFF";

/// Puzzles of many sizes, with the options that they need; some have one solution, others several.
fn puzzles() -> Vec<(Vec<&'static str>, String)> {
    // A grid that is valid by construction, without every third digit.
    let dug = |rows: usize, columns: usize| {
        let side = rows * columns;
        let digit = |index: usize| {
            let (row, column) = (index / side, index % side);
            if (row + column) % 3 == 0 {
                0
            } else {
                (row * columns + row / rows + column) % side + 1
            }
        };
        (0..side * side).map(|index| digit(index).to_string()).collect::<Vec<_>>().join(",")
    };
    vec![
        (vec![], NINE.to_owned()),
        (vec![], common::FOUR.to_owned()),
        (vec![], dug(1, 5)),
        (vec!["--box", "2x3"], dug(2, 3)),
        (vec!["--box", "3x2"], dug(3, 2)),
        (vec![], dug(4, 4)),
        (vec![], dug(5, 5)),
        (vec![], dug(6, 6)),
        (vec![], dug(8, 8)),
        (vec!["--regions", REGIONS, "--rules", "diagonal"], JIGSAW.replace('|', "")),
        (vec!["--rules", "windoku,diagonal,anti-knight,anti-king"], ".".repeat(81)),
    ]
}

fn hints(arguments: &[&str]) -> Hints {
    let mut hints = Hints::default();
    for pair in arguments.chunks(2) {
        match pair[0] {
            "--box" => {
                let (rows, columns) = pair[1].split_once('x').unwrap();
                let number = |text: &str| text.parse().unwrap();
                let shape = evoku_sudoku::Shape::new(number(rows), number(columns));
                hints.shape = Some(shape.unwrap());
            }
            "--regions" => {
                let numbers = evoku_sudoku::formats::regions::read(pair[1]).unwrap();
                hints.rules.partition = Partition::Regions(numbers);
            }
            _ => pair[1].split(',').for_each(|name| hints.rules.switch_on(name).unwrap()),
        }
    }
    hints
}

#[test]
fn the_givens_on_a_page_are_those_of_the_puzzle_at_any_size() {
    for (arguments, text) in puzzles() {
        let sudoku = sudoku(&hints(&arguments), &text);
        let side = sudoku.geometry().side();
        for paper in ["a4", "letter"] {
            let options =
                ["print", "--to", "svg", "--no-solutions", "--per-page", "1", "--paper", paper];
            let ran = evoku(&[&options[..], &arguments].concat(), &text);
            assert!(matches!(ran.code, Some(0 | 1)), "{ran:?}");
            let page = Page::of(&ran.stdout);
            let [board] = page.boards()[..] else { panic!("one board") };
            assert_eq!(grid(&page, board, side), digits(sudoku.givens()), "{arguments:?}");
            for word in &page.words {
                assert!(word.x > 20.0 && word.x < 592.0 && word.y > 20.0 && word.y < 822.0);
                assert!(word.size > 3.0, "{word:?} can't be read");
            }
        }
    }
}

/// Thick lines lie exactly between cells of different boxes or regions.
#[test]
fn thick_lines_are_the_borders_of_boxes_and_regions() {
    for (arguments, text) in puzzles() {
        let sudoku = sudoku(&hints(&arguments), &text);
        let geometry = sudoku.geometry();
        let side = geometry.side();
        let options = ["print", "--to", "svg", "--no-solutions", "--per-page", "1"];
        let page = Page::of(&evoku(&[&options[..], &arguments].concat(), &text).stdout);
        let [(left, top, length)] = page.boards()[..] else { panic!("one board") };
        let frame = page.lines.iter().find(|(_, points)| points.len() == 5).unwrap().0;
        let cell = length / side as f32;
        let thick = |x: f32, y: f32| {
            page.lines.iter().any(|(width, points)| {
                let &[(a, b), (c, d)] = &points[..] else { return false };
                let on = |low: f32, high: f32, at: f32| (low - 0.1..high + 0.1).contains(&at);
                *width == frame && on(a, c, x) && on(b, d, y)
            })
        };
        for index in 0..side * side {
            let one = Cell::from_index(index);
            let (row, column) = (one.row(side), one.column(side));
            let (x, y) = (left + column as f32 * cell, top + row as f32 * cell);
            let borders = |other: Cell| geometry.partition_of(one) != geometry.partition_of(other);
            if column + 1 < side {
                let between = thick(x + cell, y + cell / 2.0);
                assert_eq!(between, borders(Cell::at(row, column + 1, side)), "right of {index}");
            }
            if row + 1 < side {
                let between = thick(x + cell / 2.0, y + cell);
                assert_eq!(between, borders(Cell::at(row + 1, column, side)), "below {index}");
            }
        }
    }
}

#[test]
fn pencil_marks_are_the_candidates() {
    let sudoku = sudoku(&Hints::default(), NINE);
    let ran = evoku(&["print", "--to", "svg", "--marks", "--no-solutions"], NINE);
    let page = Page::of(&ran.stdout);
    let candidates = sudoku.candidates();
    for cell in sudoku.givens().open_cells() {
        let words = page.in_cell(page.boards()[0], 9, cell);
        let marks: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
        let expected: Vec<String> =
            candidates.get(cell).into_iter().map(|digit| digit.to_string()).collect();
        assert_eq!(marks, expected);
    }
}

#[test]
fn the_marks_that_a_puzzle_has_are_printed_unasked() {
    // The first two cells may only be 1 or 2, which the givens do not imply.
    let cell = |index: usize| if index < 2 { "12" } else { "1234" };
    let text: String = (0..16)
        .map(|index| format!("{}{}", cell(index), if index % 4 == 3 { "\n" } else { " " }))
        .collect();
    let ran = evoku(&["print", "--to", "svg", "--no-solutions", "--from", "pencil"], &text);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let page = Page::of(&ran.stdout);
    let count = |index| page.in_cell(page.boards()[0], 4, Cell::from_index(index)).len();
    // A cell in which every digit is possible has no marks.
    assert_eq!((count(0), count(1), count(2)), (2, 2, 0));
}

#[test]
fn solutions_are_at_the_end_with_the_givens_in_bold() {
    let folder = folder("print_solutions");
    let file = path(&folder, "page.svg");
    let ran = evoku(&["print", "-o", &file], &format!("{NINE}\n{NINE}\n"));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert_eq!(names(&folder), ["page-1.svg", "page-2.svg"]);
    let last = Page::of(&fs::read_to_string(path(&folder, "page-2.svg")).unwrap());
    assert!(last.words.iter().any(|word| word.text == "Solutions"));
    let sudoku = sudoku(&Hints::default(), NINE);
    let solution = solve(&sudoku).solution().unwrap().clone();
    assert_eq!(last.boards().len(), 2);
    for board in last.boards() {
        assert_eq!(grid(&last, board, 9), digits(&solution));
        for (cell, _) in solution.digits() {
            assert_eq!(last.in_cell(board, 9, cell)[0].bold, sudoku.is_given(cell));
        }
    }
}

#[test]
fn a_puzzle_without_a_single_solution_is_printed_with_a_warning() {
    let text = format!("{CONTRADICTION}\n{}\n{NINE}\n", ".".repeat(81));
    let folder = folder("print_unsolved");
    let ran = evoku(&["print", "-o", &path(&folder, "a.svg")], &text);
    assert_eq!(ran.code, Some(1));
    assert_eq!(ran.stderr, "evoku: puzzle 1: no solution\nevoku: puzzle 2: several solutions\n");
    let [first, last] = ["a-1.svg", "a-2.svg"]
        .map(|name| Page::of(&fs::read_to_string(path(&folder, name)).unwrap()));
    assert_eq!(grid(&first, first.boards()[0], 9).concat(), CONTRADICTION.replace('.', ""));
    for text in ["no solution", "several solutions"] {
        assert!(last.words.iter().any(|word| word.text == text), "{text}");
    }
}

#[test]
fn under_each_puzzle_are_number_name_and_level() {
    let csv = format!("puzzle,name,difficulty\n{NINE},Train & Tram,fiendish\n{NINE},,\n");
    let options =
        ["print", "--to", "svg", "--no-solutions", "--levels", "rate", "--title", "For <you>"];
    let ran = evoku(&options, &csv);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let page = Page::of(&ran.stdout);
    let below = |(left, top, length): (f32, f32, f32)| -> Vec<&str> {
        let under = |word: &&Word| {
            word.y > top + length && word.y < top + length + 30.0 && word.x >= left - 0.1
        };
        page.words.iter().filter(under).map(|word| word.text.as_str()).collect()
    };
    let [one, two] = page.boards()[..] else { panic!("two boards") };
    assert_eq!(below(one), ["1", "Train & Tram", "Fiendish"]);
    assert_eq!(below(two), ["2", "Easy"]);
    assert!(page.words.iter().any(|word| word.text == "For <you>"));
}

/// A letter without a glyph would be printed as an empty box.
#[test]
fn letters_without_a_glyph_are_reported_and_never_drawn() {
    let csv = format!("puzzle,name,level\n{NINE},Судоку Σ é 数独,★★\n");
    let folder = folder("print_letters");
    for form in ["svg", "pdf", "png"] {
        let file = path(&folder, &format!("a.{form}"));
        let title = "Für \u{1f600}\u{fe0f} a\u{301}";
        let options = ["print", "--no-solutions", "--title", title, "-o", &file];
        let ran = evoku(&options, &csv).success();
        let expected = "the font has no glyph for ★ (U+2605), 数 (U+6570), 独 (U+72EC), \
                        \u{1f600} (U+1F600); a question mark is printed instead\n";
        assert_eq!(ran.stderr, format!("evoku: {expected}"), "{form}");
    }
    let page = Page::of(&fs::read_to_string(path(&folder, "a.svg")).unwrap());
    let words: Vec<&str> = page.words.iter().map(|word| word.text.as_str()).collect();
    for expected in ["Судоку Σ é ??", "??", "Für ? a\u{301}"] {
        assert!(words.contains(&expected), "{expected}: {words:?}");
    }
    let plain = format!("puzzle,name\n{NINE},Ärger\n");
    let ran = evoku(&["print", "--no-solutions", "--to", "svg"], &plain).success();
    assert_eq!(ran.stderr, "");
}

#[test]
fn rules_are_printed_in_words() {
    let options = ["print", "--to", "svg", "--no-solutions", "--rules", "anti-knight,windoku"];
    let ran = evoku(&options, &".".repeat(81));
    for words in ["Each shaded window", "knight"] {
        assert!(ran.stdout.contains(words), "{words}");
    }
}

/// Digits on a page are those of the format `line`.
#[test]
fn letters_are_those_of_the_line_format() {
    let text: Vec<String> = (1..=16).map(|digit| digit.to_string()).collect();
    let text = format!("{},{}", text.join(","), vec!["0"; 240].join(","));
    let sudoku = sudoku(&Hints::default(), &text);
    let ran = evoku(&["print", "--to", "svg", "--no-solutions"], &text);
    let page = Page::of(&ran.stdout);
    let printed = grid(&page, page.boards()[0], 16).concat();
    assert_eq!(printed, line::print(sudoku.givens()).replace('.', ""));
}
