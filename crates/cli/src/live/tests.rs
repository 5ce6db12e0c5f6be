use std::sync::Arc;
use std::time::Duration;

use evoku_evolve::Cost;
use evoku_evolve::history::History;
use evoku_evolve::presets::{CostUnit, Scale};
use evoku_sudoku::{Digit, Geometry, Grid, Partition, Rules, Shape, Sudoku, formats};
use evoku_testing::history::history;
use proptest::prelude::*;

use super::screen::{Line, Look, Screen};
use super::{Best, Run, board, clock};

fn run(sudoku: Option<Sudoku>, line: String) -> Run {
    Run {
        title: "an algorithm on a puzzle with quite a long name, seed 1".to_owned(),
        is_epoch: false,
        sudoku,
        scale: Scale::down(CostUnit::plain("duplicates")),
        evaluations: Some(10_000_000),
        generations: None,
        time: Some(Duration::from_secs(10)),
        best: Some(Best { cost: Cost::one(3), board: line.clone(), line }),
        diversity: Some(12.34),
        takeover: Some([7, 20]),
        finished: false,
    }
}

/// Returns a board whose rows are the same digits, shifted, and whose first row is given.
fn sudoku(geometry: Geometry) -> (Sudoku, Grid) {
    let side = geometry.side();
    let digit = |cell: usize| Digit::new(((cell / side + cell % side) % side + 1) as u8);
    let cells: Vec<Option<Digit>> = (0..side * side).map(digit).collect();
    let mut givens = vec![None; side * side];
    givens[..side].copy_from_slice(&cells[..side]);
    let givens = Grid::from_cells(givens).unwrap();
    (Sudoku::new(Arc::new(geometry), givens).unwrap(), Grid::from_cells(cells).unwrap())
}

fn jigsaw() -> Geometry {
    let regions = [0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3].to_vec();
    let rules = Rules { partition: Partition::Regions(regions), ..Rules::default() };
    Geometry::new(Shape::of_side(4).unwrap(), rules).unwrap()
}

fn texts(lines: &[Line]) -> Vec<String> {
    lines.iter().map(Line::text).collect()
}

fn some_history() -> History {
    history(3000, |number| vec![100 - (number / 100) as u32, 150])
}

proptest! {
    #[test]
    fn a_frame_fits_every_terminal(columns in 1u16..200, rows in 1u16..80, side in 1usize..=36) {
        let (sudoku, grid) = sudoku(Geometry::plain(Shape::of_side(side).unwrap()));
        let run = run(Some(sudoku), formats::line::print(&grid));
        let elapsed = Duration::from_secs(3);
        for history in [History::new(), some_history()] {
            let lines = run.frame(&history, elapsed, (columns, rows));
            prop_assert!(lines.len() < usize::from(rows));
            prop_assert!(lines.iter().all(|line| line.width() < usize::from(columns)));
            if columns >= 80 && rows >= 24 {
                let text = texts(&lines).join("\n");
                for part in ["3 duplicates", " of 10,000,000", "evaluations/s", "0:03, at most 0:07"] {
                    prop_assert!(text.contains(part), "{} isn't in\n{}", part, text);
                }
            }
        }
    }
}

#[test]
fn a_board_has_rules_between_boxes() {
    let (sudoku, grid) = sudoku(Geometry::plain(Shape::of_side(6).unwrap()));
    let drawn = board::draw(&sudoku, &grid, 80, 24).unwrap();
    assert_eq!(
        texts(&drawn),
        [
            "┌───────┬───────┐",
            "│ 1 2 3 │ 4 5 6 │",
            "│ 2 3 4 │ 5 6 1 │",
            "├───────┼───────┤",
            "│ 3 4 5 │ 6 1 2 │",
            "│ 4 5 6 │ 1 2 3 │",
            "├───────┼───────┤",
            "│ 5 6 1 │ 2 3 4 │",
            "│ 6 1 2 │ 3 4 5 │",
            "└───────┴───────┘",
        ]
    );
}

#[test]
fn a_board_has_rules_between_regions() {
    let (sudoku, grid) = sudoku(jigsaw());
    let drawn = board::draw(&sudoku, &grid, 80, 24).unwrap();
    assert_eq!(
        texts(&drawn),
        [
            "┌───────────┬───┐",
            "│ 1   2   3 │ 4 │",
            "├───┐   ┌───┘   │",
            "│ 2 │ 3 │ 4   1 │",
            "│   └───┼───┐   │",
            "│ 3   4 │ 1 │ 2 │",
            "│   ┌───┘   └───┤",
            "│ 4 │ 1   2   3 │",
            "└───┴───────────┘",
        ]
    );
}

#[test]
fn a_latin_square_has_no_rules_within() {
    let (sudoku, grid) = sudoku(Geometry::plain(Shape::of_side(3).unwrap()));
    let drawn = board::draw(&sudoku, &grid, 80, 24).unwrap();
    assert_eq!(texts(&drawn), ["┌───────┐", "│ 1 2 3 │", "│ 2 3 1 │", "│ 3 1 2 │", "└───────┘"]);
}

#[test]
fn a_board_uses_the_most_spacious_form_that_fits() {
    let (sudoku, grid) = sudoku(Geometry::plain(Shape::of_side(16).unwrap()));
    let height = |width, height| board::draw(&sudoku, &grid, width, height).map(|b| b.len());
    assert_eq!(height(57, 21), Some(21));
    assert_eq!(height(56, 21), Some(16));
    assert_eq!(height(46, 21), Some(16));
    assert_eq!(height(16, 16), Some(16));
    assert_eq!(height(15, 16), None);
    let drawn = board::draw(&sudoku, &grid, 16, 16).unwrap();
    assert_eq!(drawn[0].text(), "123456789ABCDEFG");
}

#[test]
fn givens_are_set_apart_and_conflicts_marked() {
    let (sudoku, mut grid) = sudoku(Geometry::plain(Shape::of_side(9).unwrap()));
    for row in 1..9 {
        for column in 0..9 {
            grid.set(evoku_sudoku::Cell::at(row, column, 9), None);
        }
    }
    let first = grid.get(evoku_sudoku::Cell::at(0, 0, 9));
    grid.set(evoku_sudoku::Cell::at(8, 0, 9), first);
    grid.set(evoku_sudoku::Cell::at(8, 8, 9), Digit::new(2));
    let drawn = board::draw(&sudoku, &grid, 40, 40).unwrap();
    let look = |line: usize, look| drawn[line].of(look).trim().to_owned();
    assert_eq!(look(1, Look::GivenInConflict), "1");
    assert_eq!(look(1, Look::Given), "23456789");
    assert_eq!(look(11, Look::PlacedInConflict), "1");
    assert!(look(11, Look::Placed).ends_with('2'));
}

#[test]
fn other_puzzles_are_shown_as_board_or_line() {
    let board = " . Q . .\n . . . Q\n Q . . .\n . . Q .\n".to_owned();
    let line = "3 1 4 2".to_owned();
    let run =
        Run { best: Some(Best { cost: Cost::one(3), line, board }), ..run(None, String::new()) };
    let frame = |size| texts(&run.frame(&some_history(), Duration::from_secs(1), size));
    let shows = |lines: &[String], text| lines.iter().any(|line| line.starts_with(text));
    assert!(shows(&frame((80, 24)), " . . . Q"));
    assert!(!shows(&frame((80, 24)), "3 1 4 2"));
    assert!(shows(&frame((80, 8)), "3 1 4 2"));
}

#[test]
fn the_last_frame_has_no_time_left() {
    let mut run = run(None, String::new());
    run.finished = true;
    let lines = texts(&run.frame(&some_history(), Duration::from_secs(4000), (80, 24)));
    assert!(lines.iter().any(|line| line.contains("1:06:40")));
    assert!(!lines.iter().any(|line| line.contains("at most")));
}

#[test]
fn the_budget_that_ends_first_counts() {
    let run = Run { generations: Some(6000), ..run(None, String::new()) };
    let left = |seconds| run.time_left(&some_history(), Duration::from_secs(seconds));
    // Half of the generations are done; ten seconds were allowed.
    assert_eq!(left(2), Some(Duration::from_secs(2)));
    assert_eq!(left(8), Some(Duration::from_secs(2)));
    let boundless = Run { generations: None, evaluations: None, time: None, ..run };
    assert_eq!(boundless.time_left(&some_history(), Duration::from_secs(2)), None);
}

#[test]
fn clocks_and_cuts() {
    assert_eq!(clock(Duration::from_secs(59)), "0:59");
    assert_eq!(clock(Duration::from_secs(3600 + 62)), "1:01:02");
    let line = Line::new("abc\u{1b}[2J", Look::Plain);
    assert_eq!(line.text(), "abc?[2J");
    assert_eq!(line.clone().cut(4).text(), "abc…");
    assert_eq!(line.cut(0).text(), "");
}

/// Returns the output of drawing two lines on the screen.
fn drawn(screen: &mut Screen, size: (u16, u16)) -> String {
    let lines = [Line::new("one", Look::Best), Line::new("two", Look::Plain)];
    let mut out = Vec::new();
    screen.draw(&mut out, size, &lines).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_frame_is_drawn_over_the_one_before() {
    let mut screen = Screen::new(true);
    let mut draw = |size| drawn(&mut screen, size);
    let (up, clear, hide) = ("\u{1b}[2A", "\u{1b}[2J", "\u{1b}[?25l");
    let first = draw((80, 24));
    assert!(!first.contains(up) && !first.contains(clear));
    let second = draw((80, 24));
    assert!(second.contains(up) && !second.contains(clear));
    // After a change of size, the position of the old lines is unknown.
    let third = draw((60, 24));
    assert!(!third.contains(up) && third.contains(clear));
    for frame in [first, second, third] {
        assert!(!frame.contains(hide), "a hidden cursor would have to be restored");
        let wrap = ["\u{1b}[?7l", "\u{1b}[?7h"].map(|code| frame.rfind(code));
        assert!(wrap[0] < wrap[1], "lines wrap again afterwards");
    }
}

#[test]
fn without_colours_there_are_weights_and_reverse_video() {
    let lines = [Line::new("5", Look::PlacedInConflict), Line::new("6", Look::Given)];
    let mut out = Vec::new();
    Screen::new(false).draw(&mut out, (80, 24), &lines).unwrap();
    let frame = String::from_utf8(out).unwrap();
    assert!(frame.contains("\u{1b}[7m5") && frame.contains("\u{1b}[1m6"), "{frame:?}");
    assert!(!frame.contains("38;5;"), "{frame:?}");
}

#[test]
fn a_frame_shows_diversity_and_the_success_of_children() {
    let frame = |run: &Run, history: &History| {
        texts(&run.frame(history, Duration::from_secs(3), (80, 24))).join("\n")
    };
    let run = run(None, String::new());
    let text = frame(&run, &some_history());
    assert!(text.contains("diversity    12.3"), "{text}");
    assert!(text.contains("as the best  7 of 20"), "{text}");
    assert!(text.contains("25 % better, 25 % equal"), "{text}");
    // Neither is shown where it isn't known.
    let text = frame(&Run { diversity: None, takeover: None, ..run }, &History::new());
    assert!(!text.contains("diversity") && !text.contains("children"), "{text}");
}

#[test]
fn islands_count_epochs() {
    let run = Run { is_epoch: true, ..run(None, String::new()) };
    let text = texts(&run.frame(&some_history(), Duration::from_secs(3), (80, 24))).join("\n");
    assert!(text.contains("epoch (log)") || text.contains(" epoch "), "{text}");
    assert!(text.contains("epochs/s") && !text.contains("generation"), "{text}");
}

#[test]
fn a_board_has_the_symbols_of_the_puzzle() {
    let geometry = Geometry::plain(Shape::of_side(4).unwrap()).with_symbols("SUDO".chars());
    let (sudoku, grid) = sudoku(geometry);
    for (width, expected) in [(80, "│ S U │ D O │"), (7, "S U D O"), (4, "SUDO")] {
        let drawn = texts(&board::draw(&sudoku, &grid, width, 24).unwrap());
        assert!(drawn.iter().any(|line| line == expected), "{drawn:?}");
    }
}
