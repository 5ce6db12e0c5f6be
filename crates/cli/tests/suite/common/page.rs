//! Reads pages that `evoku print` drew.

use evoku_sudoku::formats::{Hints, Reader};
use evoku_sudoku::{Cell, Digit, Element, Grid, Sudoku};

/// A word on a page.
#[derive(Debug)]
pub(crate) struct Word {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) size: f32,
    pub(crate) bold: bool,
    pub(crate) text: String,
}

/// A page read from SVG.
pub(crate) struct Page {
    pub(crate) words: Vec<Word>,
    /// Lines, each with its width and its points.
    pub(crate) lines: Vec<(f32, Vec<(f32, f32)>)>,
}

impl Page {
    pub(crate) fn of(svg: &str) -> Self {
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

    /// Returns left, top and side of each board, found by its frame.
    pub(crate) fn boards(&self) -> Vec<(f32, f32, f32)> {
        let frames = self.lines.iter().filter(|(_, points)| points.len() == 5);
        frames.map(|(_, points)| (points[0].0, points[0].1, points[1].0 - points[0].0)).collect()
    }

    /// Returns the words in a cell of the board with this frame.
    pub(crate) fn in_cell(&self, board: (f32, f32, f32), side: usize, cell: Cell) -> Vec<&Word> {
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

pub(crate) fn sudoku(arguments: &Hints, text: &str) -> Sudoku {
    Reader::new(text.as_bytes(), arguments.clone()).next().unwrap().unwrap().sudoku
}

/// Returns the digits of a board on a page, as words.
pub(crate) fn grid(page: &Page, board: (f32, f32, f32), side: usize) -> Vec<String> {
    let word = |index| {
        let words = page.in_cell(board, side, Cell::from_index(index));
        assert!(words.len() <= 1, "{words:?}");
        words.first().map_or(String::new(), |word| word.text.clone())
    };
    (0..side * side).map(word).collect()
}

/// Returns the digits of a grid, in the same notation.
pub(crate) fn digits(grid: &Grid) -> Vec<String> {
    let side = grid.side();
    let digit = |digit: Option<Digit>| match digit {
        None => String::new(),
        Some(digit) if side <= 35 => {
            char::from_digit(u32::from(digit.value()), 36).unwrap().to_uppercase().to_string()
        }
        Some(digit) => digit.to_string(),
    };
    grid.cells().iter().copied().map(digit).collect()
}
