//! Pages are read back: what is printed is the puzzle.

use crate::common;
use std::fs;
use std::time::{Duration, Instant};

use evoku_sudoku::formats::{Hints, Reader, line};
use evoku_sudoku::search::solve;
use evoku_sudoku::{Cell, Element, Partition, Sudoku};

use crate::common::{CONTRADICTION, NINE, evoku, folder, names, path};

/// An easy jigsaw puzzle of 6x6 with both diagonals, and its regions.
const JIGSAW: &str = "1.....|..2...|......|...3..|......|.....4";
const REGIONS: &str = "AAABBBAAABBBCCDDDDCCCCDDEEEFFFEEEFFF";

/// A word on a page.
#[derive(Debug)]
struct Word {
    x: f32,
    y: f32,
    size: f32,
    bold: bool,
    text: String,
}

/// A page of SVG.
struct Page {
    words: Vec<Word>,
    /// Width and points.
    lines: Vec<(f32, Vec<(f32, f32)>)>,
}

impl Page {
    fn of(svg: &str) -> Self {
        let document = roxmltree::Document::parse(svg).unwrap();
        let (mut words, mut lines) = (Vec::new(), Vec::new());
        for node in document.descendants() {
            let number = |name: &str| node.attribute(name).unwrap().parse::<f32>().unwrap();
            if node.has_tag_name("text") {
                let text = node.text().unwrap_or_default().to_owned();
                let bold = node.attribute("font-weight").is_some();
                let (x, y, size) = (number("x"), number("y"), number("font-size"));
                words.push(Word { x, y, size, bold, text });
            } else if node.has_tag_name("polyline") {
                let points = node.attribute("points").unwrap().split(' ').map(|point| {
                    let (x, y) = point.split_once(',').unwrap();
                    (x.parse().unwrap(), y.parse().unwrap())
                });
                lines.push((number("stroke-width"), points.collect()));
            }
        }
        Self { words, lines }
    }

    /// Left, top and side of each board, from its frame.
    fn boards(&self) -> Vec<(f32, f32, f32)> {
        let frames = self.lines.iter().filter(|(_, points)| points.len() == 5);
        frames.map(|(_, points)| (points[0].0, points[0].1, points[1].0 - points[0].0)).collect()
    }

    /// The words in a cell; a board lies where its frame is.
    fn in_cell(&self, board: (f32, f32, f32), side: usize, cell: Cell) -> Vec<&Word> {
        let (left, top, length) = board;
        let cell_length = length / side as f32;
        let (x, y) = (
            left + cell.column(side) as f32 * cell_length,
            top + cell.row(side) as f32 * cell_length,
        );
        let inside = |word: &&Word| {
            (x..x + cell_length).contains(&word.x) && (y..y + cell_length).contains(&word.y)
        };
        self.words.iter().filter(inside).collect()
    }
}

fn sudoku(arguments: &Hints, text: &str) -> Sudoku {
    Reader::new(text.as_bytes(), arguments.clone()).next().unwrap().unwrap().sudoku
}

/// The digits of a board on a page, as words.
fn grid(page: &Page, board: (f32, f32, f32), side: usize) -> Vec<String> {
    let word = |index| {
        let words = page.in_cell(board, side, Cell::from_index(index));
        assert!(words.len() <= 1, "{words:?}");
        words.first().map_or(String::new(), |word| word.text.clone())
    };
    (0..side * side).map(word).collect()
}

/// The same of a grid.
fn digits(grid: &evoku_sudoku::Grid) -> Vec<String> {
    let side = grid.side();
    let digit = |digit: Option<evoku_sudoku::Digit>| match digit {
        None => String::new(),
        Some(digit) if side <= 35 => {
            char::from_digit(u32::from(digit.value()), 36).unwrap().to_uppercase().to_string()
        }
        Some(digit) => digit.to_string(),
    };
    grid.cells().iter().copied().map(digit).collect()
}

/// Puzzles of many sizes, with the options that they need; some have a solution, some several.
fn puzzles() -> Vec<(Vec<&'static str>, String)> {
    // A grid that is right by construction, without every third digit.
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
    for cell in sudoku.givens().blanks() {
        let words = page.in_cell(page.boards()[0], 9, cell);
        let marks: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
        let expected: Vec<String> =
            candidates.get(cell).into_iter().map(|digit| digit.to_string()).collect();
        assert_eq!(marks, expected);
    }
}

#[test]
fn the_marks_that_a_puzzle_has_are_printed_unasked() {
    // The first two cells may be 1 or 2 only: the givens say less.
    let cell = |index: usize| if index < 2 { "12" } else { "1234" };
    let text: String = (0..16)
        .map(|index| format!("{}{}", cell(index), if index % 4 == 3 { "\n" } else { " " }))
        .collect();
    let ran = evoku(&["print", "--to", "svg", "--no-solutions", "--from", "pencil"], &text);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let page = Page::of(&ran.stdout);
    let count = |index| page.in_cell(page.boards()[0], 4, Cell::from_index(index)).len();
    assert_eq!((count(0), count(1), count(2)), (2, 2, 4));
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

#[test]
fn rules_are_said_in_words() {
    let options = ["print", "--to", "svg", "--no-solutions", "--rules", "anti-knight,windoku"];
    let ran = evoku(&options, &".".repeat(81));
    for words in ["Each shaded window", "knight"] {
        assert!(ran.stdout.contains(words), "{words}");
    }
}

#[test]
fn a_large_board_leaves_small_ones_together() {
    let folder = folder("print_mixed");
    let file = path(&folder, "p.svg");
    let nines = format!("{NINE}\n").repeat(5);
    let text = format!("{nines}{}\n{nines}", ".".repeat(625));
    let ran = evoku(&["print", "--from", "line", "--no-solutions", "-o", &file], &text);
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    let boards = names(&folder)
        .into_iter()
        .map(|name| Page::of(&fs::read_to_string(folder.join(name)).unwrap()).boards().len());
    assert_eq!(boards.collect::<Vec<_>>(), [4, 1, 1, 4, 1]);
}

#[test]
fn every_number_a_page_fits_on_both_papers() {
    let text = format!("{}\n", vec![NINE; 19].join("\n"));
    for (count, pages) in [("1", 19), ("2", 10), ("4", 5), ("6", 4), ("9", 3)] {
        for paper in ["a4", "letter"] {
            let folder = folder(&format!("print_{count}_{paper}"));
            let file = path(&folder, "p.svg");
            let ran = evoku(
                &[
                    "print",
                    "-o",
                    &file,
                    "--per-page",
                    count,
                    "--paper",
                    paper,
                    "--rules",
                    "anti-king,anti-knight,windoku,diagonal",
                ],
                &text,
            );
            assert_eq!(ran.code, Some(1));
            let names = names(&folder);
            assert_eq!(names.len(), pages + 2, "two pages of solutions");
            for name in names {
                let page = Page::of(&fs::read_to_string(folder.join(name)).unwrap());
                let boards = page.boards();
                for (index, one) in boards.iter().enumerate() {
                    assert!(one.0 > 40.0 && one.1 > 50.0 && one.2 > 100.0, "{one:?}");
                    assert!(one.0 + one.2 < 572.0 && one.1 + one.2 < 780.0, "{one:?}");
                    for other in &boards[..index] {
                        let apart = (one.0 - other.0).abs().max((one.1 - other.1).abs());
                        assert!(apart > one.2 + 15.0, "{one:?} and {other:?} overlap");
                    }
                }
            }
        }
    }
}

#[test]
fn a_pdf_has_every_page_and_equal_bytes() {
    let folder = folder("print_pdf");
    let [one, two] = ["one.pdf", "two.pdf"].map(|name| path(&folder, name));
    let text = format!("{}\n", [NINE; 9].join("\n"));
    for file in [&one, &two] {
        let ran = evoku(&["print", "-o", file, "--title", "Nüne"], &text);
        assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr.as_str()), (Some(0), "", ""));
    }
    let pdf = fs::read(&one).unwrap();
    assert_eq!(pdf, fs::read(&two).unwrap());
    let pages = String::from_utf8_lossy(&pdf).matches("/Type /Page\n").count();
    assert_eq!(pages, 4, "three of puzzles and one of solutions");
}

#[test]
fn bad_input_is_said_and_the_rest_is_printed() {
    let ran = evoku(&["print", "--to", "svg", "--no-solutions"], &format!("{NINE}\n12345\n{NINE}"));
    assert_eq!(ran.code, Some(2));
    assert!(ran.stderr.starts_with("evoku: standard input: line 2"), "{ran:?}");
    assert_eq!(Page::of(&ran.stdout).boards().len(), 2);
    evoku(&["print", "--to", "svg"], "\n").is_refused("no puzzle found");
    evoku(&["print", "nowhere.txt"], "").is_refused("can't open nowhere.txt");
}

#[test]
fn bad_usage_is_refused() {
    let folder = folder("print_usage");
    let puzzle = path(&folder, "p.svg");
    fs::write(&puzzle, NINE).unwrap();
    for (arguments, expected) in [
        (&["--per-page", "5"][..], "expected 1, 2, 4, 6 or 9"),
        (&["--paper", "a9"], "a9"),
        (
            &["-o", "book.txt"],
            "no form of output has the extension .txt; there are .pdf, .png, .svg",
        ),
        (&["--to", "svg"], "2 pages need a file each: -o FILE"),
        (&["-o", &puzzle, &puzzle], "is an input as well"),
    ] {
        evoku(&[&["print"], arguments].concat(), NINE).is_refused(expected);
    }
    assert_eq!(fs::read_to_string(&puzzle).unwrap(), NINE);
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

/// A blank board of 36x36 would take minutes to solve; nobody asked for it.
#[test]
fn nothing_is_solved_or_rated_where_nobody_asks() {
    let start = Instant::now();
    let ran = evoku(&["print", "--to", "svg", "--no-solutions"], &".".repeat(1296));
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert!(start.elapsed() < Duration::from_secs(10));
    let ran = evoku(&["print", "--to", "svg", "--no-solutions"], &format!("{NINE}\n"));
    assert!(!ran.stdout.contains(">Easy<"), "no level without a search");
}

#[test]
fn a_timeout_ends_what_takes_too_long() {
    let folder = folder("print_timeout");
    // Two blank rows in each band of a board of 36x36: many solutions, hard to tell apart.
    let start = Instant::now();
    let file = path(&folder, "a.svg");
    let options = ["print", "--timeout", "0.05", "--levels", "rate", "-o", &file];
    let text = format!("{}\n", ".".repeat(64 * 64));
    let ran = evoku(&options, &text);
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    assert!(ran.stderr.starts_with("evoku: puzzle 1: "), "{}", ran.stderr);
    assert!(start.elapsed() < Duration::from_secs(30));
    assert_eq!(names(&folder).len(), 2);
}

#[test]
fn sections_by_level_begin_with_the_easiest() {
    let folder = folder("print_sections");
    let file = path(&folder, "a.svg");
    let csv = format!("puzzle,level\n{NINE},hard\n{NINE},\n{NINE},medium\n{NINE},easy\n");
    let options = ["print", "--by-level", "--title", "Mine", "--first-number", "11", "-o", &file];
    let ran = evoku(&options, &csv);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert_eq!(names(&folder).len(), 4);
    let page = |number: usize| {
        Page::of(&fs::read_to_string(path(&folder, &format!("a-{number}.svg"))).unwrap())
    };
    for (number, heading, numbers) in [
        (1, "Mine: Easy", &["11", "12"][..]),
        (2, "Mine: Medium", &["13"]),
        (3, "Mine: Hard", &["14"]),
        (4, "Solutions", &["11", "12", "13", "14"]),
    ] {
        let page = page(number);
        assert!(page.words.iter().any(|word| word.text == heading), "{heading}");
        let told: Vec<&str> = page
            .words
            .iter()
            .filter(|word| word.bold && word.text.len() == 2 && word.text.starts_with('1'))
            .map(|word| word.text.as_str())
            .collect();
        assert_eq!(told, numbers, "{heading}");
    }
    let hidden = evoku(&["print", "--to", "svg", "--no-solutions", "--levels", "hide"], &csv);
    assert!(!hidden.stdout.contains(">Hard<"));
    let shown = evoku(&["print", "--to", "svg", "--no-solutions"], &csv);
    assert!(shown.stdout.contains(">Hard<"));
}

#[test]
fn solutions_may_have_a_file_of_their_own() {
    let folder = folder("print_apart");
    let (one, two) = (path(&folder, "p.svg"), path(&folder, "s.pdf"));
    let ran = evoku(&["print", "-o", &one, "--solutions-to", &two], NINE);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    assert_eq!(names(&folder), ["p.svg", "s.pdf"]);
    let page = Page::of(&fs::read_to_string(&one).unwrap());
    assert!(page.words.iter().all(|word| word.text != "Solutions"));
    assert!(fs::read(&two).unwrap().starts_with(b"%PDF"));
    let solutions = path(&folder, "s.svg");
    evoku(&["print", "-o", &one, "--solutions-to", &solutions], NINE);
    let page = Page::of(&fs::read_to_string(&solutions).unwrap());
    let solution = solve(&sudoku(&Hints::default(), NINE)).solution().unwrap().clone();
    assert_eq!(grid(&page, page.boards()[0], 9), digits(&solution));
    evoku(&["print", "-o", &one, "--solutions-to", &one], NINE).is_refused("a file each");
    evoku(&["print", "-o", &one, "--solutions-to", "x.txt"], NINE).is_refused("should end in");
    let both = ["print", "--no-solutions", "--solutions-to", &two];
    evoku(&both, NINE).is_refused("cannot be used with");
}

#[test]
fn paper_of_books_has_a_gutter_on_the_inner_side() {
    let text = format!("{NINE}\n").repeat(5);
    for (paper, width, height) in [("6x9in", 432.0, 648.0), ("a5", 419.53, 595.28)] {
        let folder = folder(&format!("print_gutter_{paper}"));
        let file = path(&folder, "p.svg");
        let options =
            ["print", "--no-solutions", "--paper", paper, "--gutter", "0.5in", "-o", &file];
        assert_eq!(evoku(&options, &text).code, Some(0));
        let edges: Vec<(f32, f32)> = names(&folder)
            .into_iter()
            .map(|name| {
                let svg = fs::read_to_string(folder.join(name)).unwrap();
                assert!(svg.contains(&format!("width=\"{width}pt\" height=\"{height}pt\"")));
                let boards = Page::of(&svg).boards();
                let left = boards.iter().map(|board| board.0).fold(f32::INFINITY, f32::min);
                let right = boards.iter().map(|board| board.0 + board.2).fold(0.0, f32::max);
                assert!(boards.iter().all(|board| board.2 / 9.0 >= 14.0 && board.1 > 40.0));
                (left, width - right)
            })
            .collect();
        assert_eq!(edges.len(), 2);
        let inner = 36.0 + 36.0;
        assert!(edges[0].0 >= inner && edges[0].1 < inner, "page 1 is bound on the left");
        assert!(edges[1].0 - edges[1].1 < -35.0, "page 2 on the right: {edges:?}");
    }
    for (option, value, words) in [
        ("--paper", "6x9", "expected a3, a4"),
        ("--paper", "1x1in", "sides from 3 to 40 inches"),
        ("--gutter", "10", "like 10mm"),
    ] {
        evoku(&["print", option, value], NINE).is_refused(words);
    }
    evoku(&["print", "--paper", "3x3in", "--gutter", "2in"], NINE).is_refused("no room");
}

/// Pages are drawn one at a time: memory grows by some hundred bytes a puzzle, not by its page.
#[cfg(target_os = "linux")]
#[test]
fn many_puzzles_take_little_memory() {
    let folder = folder("print_many");
    let (input, file) = (path(&folder, "many.txt"), path(&folder, "many.pdf"));
    fs::write(&input, format!("{NINE}\n").repeat(9000)).unwrap();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_evoku"))
        .args(["print", "--per-page", "9", "--no-solutions", &input, "-o", &file])
        .spawn()
        .unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    while child.try_wait().unwrap().is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let peak = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|peak| peak.trim().strip_suffix(" kB"));
        most = most.max(peak.map_or(0, |peak| peak.parse::<u64>().unwrap()));
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(child.wait().unwrap().success());
    assert!((1..40_000).contains(&most), "{most} kB");
    let pdf = fs::read(&file).unwrap();
    assert!(String::from_utf8_lossy(&pdf).contains("/Count 1000\n"));
}
