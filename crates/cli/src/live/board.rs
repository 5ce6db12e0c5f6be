//! A Sudoku board as styled lines: givens set apart, conflicts marked.

use evoku_sudoku::{Cell, Geometry, Grid, Sudoku, Violations, formats};

use super::screen::{Line, Look};

/// Draws the board in the most spacious layout that fits; `None` if none does.
///
/// The layouts: with rules between boxes or regions, without rules, one character per cell.
pub(super) fn draw(sudoku: &Sudoku, grid: &Grid, width: usize, height: usize) -> Option<Vec<Line>> {
    let forms = [ruled, spaced, dense];
    let drawn = forms.iter().map(|form| form(sudoku, grid));
    drawn.into_iter().find(|lines| {
        let fits = lines.len() <= height && lines.iter().all(|line| line.width() <= width);
        fits && !lines.is_empty()
    })
}

fn looks(sudoku: &Sudoku, grid: &Grid) -> impl Fn(Cell) -> Look {
    let violations = Violations::of(sudoku.geometry(), grid);
    let givens = sudoku.givens().clone();
    move |cell| match (givens.get(cell), violations.of_cell(cell)) {
        (Some(_), 0) => Look::Given,
        (None, 0) => Look::Placed,
        (Some(_), _) => Look::GivenInConflict,
        (None, _) => Look::PlacedInConflict,
    }
}

/// Formats a cell as a symbol or a number, an open cell as `·`.
fn name(sudoku: &Sudoku, grid: &Grid, cell: Cell, width: usize) -> String {
    let name = grid.get(cell).map(|digit| sudoku.geometry().digit_name(digit).to_string());
    format!("{:>width$}", name.as_deref().unwrap_or("\u{b7}"))
}

/// The width of the widest digit.
fn width_of(geometry: &Geometry) -> usize {
    if geometry.symbols().is_empty() { geometry.side().to_string().len() } else { 1 }
}

fn spaced(sudoku: &Sudoku, grid: &Grid) -> Vec<Line> {
    let side = grid.side();
    let width = width_of(sudoku.geometry());
    let look = looks(sudoku, grid);
    let mut lines = Vec::new();
    for row in 0..side {
        let mut line = Line::default();
        for column in 0..side {
            let cell = Cell::at(row, column, side);
            line.push(if column > 0 { " " } else { "" }, Look::Plain);
            line.push(name(sudoku, grid, cell, width), look(cell));
        }
        lines.push(line);
    }
    lines
}

/// Draws the board as in the one-line format, a row at a time. Returns no lines if that format
/// needs more than one character per cell.
fn dense(sudoku: &Sudoku, grid: &Grid) -> Vec<Line> {
    let side = grid.side();
    let letters: Vec<char> =
        formats::line::print_in_symbols(sudoku.geometry(), grid).chars().collect();
    if letters.len() != grid.cells().len() {
        return Vec::new();
    }
    let look = looks(sudoku, grid);
    let mut lines = Vec::new();
    for row in 0..side {
        let mut line = Line::default();
        for column in 0..side {
            let cell = Cell::at(row, column, side);
            line.push(letters[row * side + column], look(cell));
        }
        lines.push(line);
    }
    lines
}

/// The rules between the cells. Corner `(row, column)` is the upper left corner of that cell:
///
/// ```text
///        column - 1   column
/// row-1            │ up
///        ── left ──┼── right ──
/// row              │ down
/// ```
struct Rules<'a> {
    geometry: &'a Geometry,
    side: usize,
}

impl Rules<'_> {
    fn part(&self, row: usize, column: usize) -> Option<usize> {
        self.geometry.partition_of(Cell::at(row, column, self.side))
    }

    /// Returns `true` if there is a rule above this cell; `row` may be the one below the board.
    fn above(&self, row: usize, column: usize) -> bool {
        let edge = row == 0 || row == self.side;
        edge || self.part(row - 1, column) != self.part(row, column)
    }

    /// Returns `true` if there is a rule to the left of this cell; `column` may be the one to the
    /// right of the board.
    fn left_of(&self, row: usize, column: usize) -> bool {
        let edge = column == 0 || column == self.side;
        edge || self.part(row, column - 1) != self.part(row, column)
    }

    /// Draws the rules above a row of cells, each `width` wide. `apart` marks the columns with a
    /// gap on their left.
    fn line_above(&self, row: usize, apart: &[bool], width: usize) -> Line {
        let mut text = String::new();
        for (column, &apart) in apart.iter().enumerate() {
            let mark = |rule| if rule { "─" } else { " " };
            let left = column > 0 && self.above(row, column - 1);
            let right = column < self.side && self.above(row, column);
            if apart {
                text.push_str(if column > 0 { mark(left) } else { "" });
                text.push(self.corner(row, column));
            } else {
                text.push_str(mark(left && right));
            }
            if column < self.side {
                text.push_str(&mark(right).repeat(if apart { width + 1 } else { width }));
            }
        }
        Line::new(text, Look::Faint)
    }

    fn corner(&self, row: usize, column: usize) -> char {
        let up = row > 0 && self.left_of(row - 1, column);
        let down = row < self.side && self.left_of(row, column);
        let left = column > 0 && self.above(row, column - 1);
        let right = column < self.side && self.above(row, column);
        match (up, down, left, right) {
            (false, false, false, false) => ' ',
            (false, false, _, _) => '─',
            (_, _, false, false) => '│',
            (false, true, false, true) => '┌',
            (false, true, true, false) => '┐',
            (true, false, false, true) => '└',
            (true, false, true, false) => '┘',
            (true, true, false, true) => '├',
            (true, true, true, false) => '┤',
            (false, true, true, true) => '┬',
            (true, false, true, true) => '┴',
            (true, true, true, true) => '┼',
        }
    }
}

/// Draws the board with rules. Rows and columns are separated where a rule runs anywhere between
/// them.
fn ruled(sudoku: &Sudoku, grid: &Grid) -> Vec<Line> {
    let side = grid.side();
    let width = width_of(sudoku.geometry());
    let look = looks(sudoku, grid);
    let rules = Rules { geometry: sudoku.geometry(), side };
    let apart: Vec<bool> =
        (0..=side).map(|column| (0..side).any(|row| rules.left_of(row, column))).collect();

    let mut lines = Vec::new();
    for row in 0..=side {
        let ruled = (0..side).any(|column| rules.above(row, column));
        lines.extend(ruled.then(|| rules.line_above(row, &apart, width)));
        if row == side {
            break;
        }
        let mut line = Line::default();
        for (column, &apart) in apart.iter().enumerate() {
            let rule = if rules.left_of(row, column) { "│" } else { " " };
            line.push(if apart && column > 0 { " " } else { "" }, Look::Faint);
            line.push(if apart { rule } else { "" }, Look::Faint);
            if column < side {
                let cell = Cell::at(row, column, side);
                line.push(" ", Look::Faint);
                line.push(name(sudoku, grid, cell, width), look(cell));
            }
        }
        lines.push(line);
    }
    lines
}
