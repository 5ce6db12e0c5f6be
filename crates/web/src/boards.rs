//! Boards in requests: their description, and their cells, digits and pencil marks.

use evoku_messages::say;
use evoku_sudoku::formats::regions;
use evoku_sudoku::{
    Candidate, Candidates, Cell, Constraint, Digit, Digits, Element, Geometry, Partition, Rules,
    Shape,
};
use serde_json::Value;

use crate::arguments::{Arguments, arguments, wrong};
use crate::problem::Problem;

arguments! {
    /// The description of a board, 9x9 by default.
    pub(crate) struct Board {
        /// The number of rows and columns. It follows from `box` if that is given.
        side: Option<u64>,
        /// The shape of boxes as rows and columns, like `2x3`.
        r#box: Option<String>,
        /// The names of the board's rules, like `diagonal`.
        rules: Option<Vec<String>>,
        /// The regions of a jigsaw, as in the line format: a letter or number for each cell.
        regions: Option<String>,
        /// Constraints in text form, like `killer 5 r1c1 r1c2`.
        constraints: Option<Vec<String>>,
    }
}

impl Board {
    /// The board of this description.
    pub(crate) fn geometry(&self) -> Result<Geometry, Problem> {
        let shape = match &self.r#box {
            Some(text) => box_shape(text)?,
            None => Shape::of_side(usize::try_from(self.side.unwrap_or(9)).unwrap_or(usize::MAX))?,
        };
        let mut rules = self.rules()?;
        if let Some(text) = &self.regions {
            rules.partition = Partition::Regions(regions::read(text)?);
        }
        for text in self.constraints.iter().flatten() {
            rules.constraints.push(Constraint::parse(text, shape.side())?);
        }
        Ok(Geometry::new(shape, rules)?)
    }

    /// The named rules, without regions and constraints.
    pub(crate) fn rules(&self) -> Result<Rules, Problem> {
        let mut rules = Rules::default();
        for name in self.rules.iter().flatten() {
            rules.switch_on(name)?;
        }
        Ok(rules)
    }
}

/// Parses the shape of boxes from a text like `2x3`.
fn box_shape(text: &str) -> Result<Shape, Problem> {
    let numbers = text.split_once('x');
    let numbers = numbers.and_then(|(rows, columns)| {
        Some((rows.trim().parse().ok()?, columns.trim().parse().ok()?))
    });
    let (rows, columns) = numbers.ok_or_else(|| {
        Problem::new(say::page_found("box", format!("{text:?}"), say::page_expected_box()))
    })?;
    Ok(Shape::new(rows, columns)?)
}

/// Parses pencil marks: an array with an array of digits for each cell.
pub(crate) fn marks(value: &Value, geometry: &Geometry) -> Result<Candidates, Problem> {
    let side = geometry.side();
    let expected = say::page_expected_marks;
    let mut cells = Vec::new();
    for cell in value.as_array().ok_or_else(|| wrong("marks", value, expected()))? {
        let digits = cell.as_array().ok_or_else(|| wrong("marks", cell, expected()))?;
        let digits = digits.iter().map(|value| digit("marks", value, side));
        cells.push(digits.collect::<Result<Digits, Problem>>()?);
    }
    let found = cells.len();
    let marks = Candidates::from_cells(cells).filter(|marks| marks.side() == side);
    let expected = side * side;
    marks.ok_or_else(|| Problem::new(say::page_marks_cells(found, expected)))
}

/// Reads the cells and digits of a move on a board with `side` rows.
#[derive(Clone, Copy)]
pub(crate) struct OnBoard<'a> {
    pub(crate) arguments: Arguments<'a>,
    pub(crate) side: usize,
}

impl OnBoard<'_> {
    /// A required digit, from 1 to `most`.
    pub(crate) fn digit(self, name: &str, most: usize) -> Result<Digit, Problem> {
        let value: Option<Value> = self.arguments.read(name)?;
        let missing =
            || Problem::new(say::page_missing_expected(name, say::page_expected_any_digit()));
        digit(name, &value.ok_or_else(missing)?, most)
    }

    /// Cells, given by their indices in reading order from 0; empty if the argument is missing.
    pub(crate) fn cells(self, name: &str) -> Result<Vec<Cell>, Problem> {
        self.list(name)?.iter().map(|value| cell(name, value, self.side)).collect()
    }

    /// Candidates, each given as `[cell, digit]`; empty if the argument is missing.
    pub(crate) fn candidates(self, name: &str) -> Result<Vec<Candidate>, Problem> {
        let pair = |value: &Value| match value.as_array().map(Vec::as_slice) {
            Some([place, of]) => Ok(Candidate {
                cell: cell(name, place, self.side)?,
                digit: digit(name, of, self.side)?,
            }),
            _ => Err(wrong(name, value, say::page_expected_pairs())),
        };
        self.list(name)?.iter().map(pair).collect()
    }

    fn list(self, name: &str) -> Result<Vec<Value>, Problem> {
        Ok(self.arguments.read::<Option<_>>(name)?.unwrap_or_default())
    }
}

/// Reads a cell, given by its index.
fn cell(name: &str, value: &Value, side: usize) -> Result<Cell, Problem> {
    let index = value.as_u64().filter(|&index| index < (side * side) as u64);
    let index =
        index.ok_or_else(|| wrong(name, value, say::page_expected_cell(side * side - 1)))?;
    Ok(Cell::from_index(index as usize))
}

/// Reads a digit from 1 to `side`.
fn digit(name: &str, value: &Value, side: usize) -> Result<Digit, Problem> {
    let digit = value.as_u64().filter(|&digit| digit <= side as u64);
    let digit = digit.and_then(|digit| Digit::new(digit as u8));
    digit.ok_or_else(|| wrong(name, value, say::page_expected_digit(side)))
}
