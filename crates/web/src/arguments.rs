//! What stands in a request.

use std::str::FromStr;

use evoku_sudoku::formats::{Format, Hints, Reader, Record, by_name, line, regions};
use evoku_sudoku::{
    Candidate, Candidates, Cell, Constraint, Digit, Digits, Element, Geometry, Grid, Partition,
    Rules, Shape,
};
use serde_json::Value;

use crate::problem::Problem;

/// The members of a request.
#[derive(Clone, Copy)]
pub(crate) struct Arguments<'a>(pub(crate) &'a Value);

impl<'a> Arguments<'a> {
    /// The member of this name; none if it is missing or null.
    pub(crate) fn get(&self, name: &str) -> Option<&'a Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// A text that may be missing.
    pub(crate) fn text(&self, name: &str) -> Result<Option<&'a str>, Problem> {
        let text = |value: &'a Value| value.as_str().ok_or_else(|| wrong(name, value, "a text"));
        self.get(name).map(text).transpose()
    }

    /// A text that must be there.
    pub(crate) fn needed_text(&self, name: &str) -> Result<&'a str, Problem> {
        self.text(name)?.ok_or_else(|| missing(name, "a text"))
    }

    /// A whole number that may be missing.
    pub(crate) fn number(&self, name: &str) -> Result<Option<u64>, Problem> {
        let expected = "a whole number from 0 on";
        let number = |value: &Value| value.as_u64().ok_or_else(|| wrong(name, value, expected));
        self.get(name).map(number).transpose()
    }

    /// A number of things that may be missing; what no memory holds counts as the most there can be.
    pub(crate) fn count(&self, name: &str) -> Result<Option<usize>, Problem> {
        let number = self.number(name)?;
        Ok(number.map(|number| usize::try_from(number).unwrap_or(usize::MAX)))
    }

    /// A whole number beyond 2^53 perhaps, as a text or as a number.
    pub(crate) fn seed(&self, name: &str) -> Result<Option<u64>, Problem> {
        let expected = "a whole number from 0 to 2^64 - 1, as a text";
        let seed = |value: &Value| match value {
            Value::String(text) => text.parse().map_err(|_| wrong(name, value, expected)),
            _ => value.as_u64().ok_or_else(|| wrong(name, value, expected)),
        };
        self.get(name).map(seed).transpose()
    }

    /// A truth; false if it is missing.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, Problem> {
        let flag = |value: &Value| value.as_bool().ok_or_else(|| wrong(name, value, "a truth"));
        Ok(self.get(name).map(flag).transpose()?.unwrap_or(false))
    }

    /// An array; empty if it is missing.
    pub(crate) fn list(&self, name: &str) -> Result<&'a [Value], Problem> {
        match self.get(name) {
            None => Ok(&[]),
            Some(Value::Array(values)) => Ok(values),
            Some(other) => Err(wrong(name, other, "an array")),
        }
    }

    /// An array of texts, each parsed.
    pub(crate) fn parsed<T: FromStr<Err: std::fmt::Display>>(
        &self,
        name: &str,
    ) -> Result<Vec<T>, Problem> {
        let mut parsed = Vec::new();
        for value in self.list(name)? {
            let text = value.as_str().ok_or_else(|| wrong(name, value, "texts"))?;
            parsed.push(text.parse().map_err(|error| Problem::new(format!("{name}: {error}")))?);
        }
        Ok(parsed)
    }

    /// The format that a member names.
    pub(crate) fn format(&self, name: &str) -> Result<Option<&'static Format>, Problem> {
        let Some(text) = self.text(name)? else { return Ok(None) };
        let unknown = || Problem::new(format!("{name}: there is no format {text:?}"));
        by_name(text).ok_or_else(unknown).map(Some)
    }

    /// The one puzzle of the member `puzzle`, in any format.
    pub(crate) fn puzzle(&self) -> Result<Record, Problem> {
        let text = self.needed_text("puzzle")?;
        let record = Reader::new(text.as_bytes(), Hints::default()).next();
        Ok(record.ok_or_else(|| Problem::new("there is no puzzle"))??)
    }

    /// A grid that may be missing, as a line of digits and blanks.
    pub(crate) fn grid(&self, name: &str, geometry: &Geometry) -> Result<Option<Grid>, Problem> {
        let Some(text) = self.text(name)? else { return Ok(None) };
        let side = geometry.side();
        let grid = line::read(text, side)?;
        let wrong = grid.digits().find(|(_, digit)| digit.index() >= side);
        if let Some((cell, digit)) = wrong {
            let cell = cell.name(side);
            let words = format!("{name}: {digit} in {cell}, the digits are 1 to {side}");
            return Err(Problem::new(words));
        }
        Ok(Some(grid))
    }

    /// Pencil marks that may be missing: for each cell an array of digits.
    pub(crate) fn marks(&self, geometry: &Geometry) -> Result<Option<Candidates>, Problem> {
        let Some(value) = self.get("marks") else { return Ok(None) };
        let side = geometry.side();
        let expected = "an array of digits for each cell";
        let mut cells = Vec::new();
        for cell in value.as_array().ok_or_else(|| wrong("marks", value, expected))? {
            let digits = cell.as_array().ok_or_else(|| wrong("marks", cell, expected))?;
            let digits = digits.iter().map(|value| digit("marks", value, side));
            cells.push(digits.collect::<Result<Digits, Problem>>()?);
        }
        let found = cells.len();
        let marks = Candidates::from_cells(cells).filter(|marks| marks.side() == side);
        let expected = side * side;
        let words = || format!("marks: {found} cells, expected {expected}");
        marks.ok_or_else(|| Problem::new(words())).map(Some)
    }

    /// A digit that must be there.
    pub(crate) fn digit(&self, name: &str, side: usize) -> Result<Digit, Problem> {
        let value = self.get(name).ok_or_else(|| missing(name, "a digit"))?;
        digit(name, value, side)
    }

    /// Cells by their index in reading order from 0; empty if they are missing.
    pub(crate) fn cells(&self, name: &str, side: usize) -> Result<Vec<Cell>, Problem> {
        self.list(name)?.iter().map(|value| cell(name, value, side)).collect()
    }

    /// Candidates, each `[cell, digit]`; empty if they are missing.
    pub(crate) fn candidates(&self, name: &str, side: usize) -> Result<Vec<Candidate>, Problem> {
        let pair = |value: &Value| match value.as_array().map(Vec::as_slice) {
            Some([place, of]) => {
                Ok(Candidate { cell: cell(name, place, side)?, digit: digit(name, of, side)? })
            }
            _ => Err(wrong(name, value, "pairs of cell and digit")),
        };
        self.list(name)?.iter().map(pair).collect()
    }

    /// The board that `side` or `box`, `rules`, `regions` and `constraints` describe; 9x9 without
    /// them.
    pub(crate) fn geometry(&self) -> Result<Geometry, Problem> {
        let shape = match self.text("box")? {
            Some(text) => box_shape(text)?,
            None => Shape::of_side(self.count("side")?.unwrap_or(9))?,
        };
        let mut rules = Rules::default();
        for name in self.parsed::<String>("rules")? {
            rules.switch_on(&name)?;
        }
        if let Some(text) = self.text("regions")? {
            rules.partition = Partition::Regions(regions::read(text)?);
        }
        for text in self.parsed::<String>("constraints")? {
            rules.constraints.push(Constraint::parse(&text, shape.side())?);
        }
        Ok(Geometry::new(shape, rules)?)
    }
}

/// The shape of boxes from a text like `2x3`.
fn box_shape(text: &str) -> Result<Shape, Problem> {
    let numbers = text.split_once('x');
    let numbers = numbers.and_then(|(rows, columns)| {
        Some((rows.trim().parse().ok()?, columns.trim().parse().ok()?))
    });
    let (rows, columns) = numbers
        .ok_or_else(|| Problem::new(format!("box: found {text:?}, expected a text like 2x3")))?;
    Ok(Shape::new(rows, columns)?)
}

/// A cell by its index.
fn cell(name: &str, value: &Value, side: usize) -> Result<Cell, Problem> {
    let index = value.as_u64().filter(|&index| index < (side * side) as u64);
    let index = index.ok_or_else(|| {
        wrong(name, value, &format!("the index of a cell, 0 to {}", side * side - 1))
    })?;
    Ok(Cell::from_index(index as usize))
}

/// A digit of a board.
fn digit(name: &str, value: &Value, side: usize) -> Result<Digit, Problem> {
    let digit = value.as_u64().filter(|&digit| digit <= side as u64);
    let digit = digit.and_then(|digit| Digit::new(digit as u8));
    digit.ok_or_else(|| wrong(name, value, &format!("a digit, 1 to {side}")))
}

fn missing(name: &str, expected: &str) -> Problem {
    Problem::new(format!("{name} is missing, expected {expected}"))
}

fn wrong(name: &str, found: &Value, expected: &str) -> Problem {
    let found: String = found.to_string().chars().take(40).collect();
    Problem::new(format!("{name}: found {found}, expected {expected}"))
}
