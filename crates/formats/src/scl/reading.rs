//! Conversion of objects of SudokuPad to puzzles.

use serde_json::{Map, Value};

use crate::context::Context;
use crate::fpuzzles::mistake::Mistake;
use crate::fpuzzles::reading::shape_of;
use crate::record::Record;
use evoku_messages::say;
use evoku_model::text::ReadErrorKind;
use evoku_model::text::line::read_any;
use evoku_model::{
    Cell, Constraint, Digit, Element, GeometryError, Grid, Partition, Rules, Shape, Sudoku,
    constraint_kind,
};

/// The members that are interpreted; all others are kept unchanged.
const READ: [&str; 7] = ["cells", "regions", "cages", "metadata", "title", "author", "rules"];

/// Checks whether an object looks like one of SudokuPad: it has rows of cells that are objects.
pub(super) fn is_puzzle(members: &Map<String, Value>) -> bool {
    let rows = members.get("cells").and_then(Value::as_array);
    let is_row = |row: &Value| row.as_array().is_some_and(|row| row.iter().all(Value::is_object));
    rows.is_some_and(|rows| !rows.is_empty() && rows.iter().all(is_row))
}

/// Reads the puzzle of an object.
pub(super) fn record(
    members: &Map<String, Value>,
    context: &mut Context,
) -> Result<Record, Mistake> {
    let givens = givens(members)?;
    let side = givens.side();
    let (shape, mut rules) = regions(members, side)?;
    let mut kept = Vec::new();
    let mut told = Vec::new();
    for cage in members.get("cages").and_then(Value::as_array).into_iter().flatten() {
        match cage_of(cage, side)? {
            Cage::Constraint(constraint) => rules.constraints.push(constraint),
            Cage::Words(name, words) => told.push((name, words)),
            Cage::Drawing => kept.push(cage.clone()),
            Cage::Known => {}
        }
    }
    let geometry = context.geometry(0, shape, Some(&rules));
    let geometry = geometry.map_err(|error| Mistake::new(error.kind))?;
    let mut record = Record::of(Sudoku::new(geometry, givens).map_err(Mistake::new)?);
    let metadata = members.get("metadata").and_then(Value::as_object);
    let texts = metadata.into_iter().chain([members]).flatten();
    let texts = texts.filter_map(|(name, value)| Some((name.clone(), value.as_str()?.to_owned())));
    for (name, text) in texts.chain(told) {
        match name.as_str() {
            "title" => record.add("name", &text),
            "author" => record.add("author", &text),
            "rules" => record.add("description", &text),
            // Some solutions are for another board, and some have blanks; these are ignored.
            "solution" => record.solution = read_any(&text, Some(side)).ok().or(record.solution),
            _ => {}
        }
    }
    for (name, value) in members.iter().filter(|member| !READ.contains(&member.0.as_str())) {
        match value {
            Value::String(text) => record.add(name, text),
            Value::Array(items) if items.is_empty() => {}
            value => record.add(name, &value.to_string()),
        }
    }
    if let Some(cells) = marked(members) {
        record.add("cells", &cells.to_string());
    }
    if !kept.is_empty() {
        record.add("cages", &Value::Array(kept).to_string());
    }
    Ok(record)
}

/// The cells without their digits, for example with a player's pencil marks and colours. `None` if
/// no cell has anything else.
fn marked(members: &Map<String, Value>) -> Option<Value> {
    let mut cells = members.get("cells")?.clone();
    let rows = cells.as_array_mut()?.iter_mut().filter_map(Value::as_array_mut);
    let mut says_more = false;
    for cell in rows.flatten().filter_map(Value::as_object_mut) {
        cell.remove("value");
        says_more |= !cell.is_empty();
    }
    says_more.then_some(cells)
}

/// Reads the digits in the cells.
fn givens(members: &Map<String, Value>) -> Result<Grid, Mistake> {
    let cells = members.get("cells").unwrap_or(&Value::Null);
    let rows = cells.as_array();
    let rows = rows.ok_or_else(|| Mistake::value("cells", cells, say::format_expected_rows()))?;
    let side = rows.len();
    let mut digits = Vec::with_capacity(side * side);
    for row in rows {
        let row = row.as_array().filter(|row| row.len() == side);
        let Some(row) = row else {
            let found = say::format_found_other_rows("cells");
            let expected = say::format_expected_square_board(side);
            return Err(Mistake::new(ReadErrorKind::Unexpected { found, expected }));
        };
        for cell in row {
            let value = cell.get("value").filter(|value| !value.is_null());
            let digit = value.and_then(number).and_then(|value| u8::try_from(value).ok());
            let digit = digit.and_then(Digit::new).filter(|digit| digit.index() < side);
            if let (Some(value), None) = (value, digit) {
                let expected = say::format_expected_digit(1, side);
                return Err(Mistake::value("cells", value, expected).in_cell(digits.len(), side));
            }
            digits.push(digit);
        }
    }
    Grid::from_cells(digits).ok_or_else(|| {
        Mistake::new(ReadErrorKind::Cells {
            found: side * side,
            expected: say::format_count_range(1, 4096),
        })
    })
}

/// An integer, which may be written as a text.
fn number(value: &Value) -> Option<u32> {
    let text = value.as_str().and_then(|text| text.trim().parse().ok());
    text.or_else(|| value.as_u64().and_then(|number| u32::try_from(number).ok()))
}

/// Reads cells in the form `[[0, 1], [0, 2]]` or `"r1c2,r1c3"`.
fn cells_of(member: &str, value: &Value, side: usize) -> Result<Vec<Cell>, Mistake> {
    let wrong = |found: &Value| Mistake::value(member, found, say::format_expected_scl_cells());
    if let Value::String(text) = value {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        return names.map(|name| named(name, side).ok_or_else(|| wrong(value))).collect();
    }
    let pairs = value.as_array().into_iter().flatten();
    pairs.map(|pair| placed(pair, side).ok_or_else(|| wrong(pair))).collect()
}

/// The cell of a name like `r1c2`.
fn named(name: &str, side: usize) -> Option<Cell> {
    let (row, column) = name.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
    let index = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    at(index(row)?, index(column)?, side)
}

/// The cell of a pair like `[0, 1]`.
fn placed(pair: &Value, side: usize) -> Option<Cell> {
    let [row, column] = pair.as_array()?.as_slice() else { return None };
    let index = |value: &Value| usize::try_from(value.as_u64()?).ok();
    at(index(row)?, index(column)?, side)
}

fn at(row: usize, column: usize, side: usize) -> Option<Cell> {
    (row < side && column < side).then(|| Cell::at(row, column, side))
}

/// Reads the boxes or regions of the board; without any, it is a Latin square.
fn regions(members: &Map<String, Value>, side: usize) -> Result<(Shape, Rules), Mistake> {
    let usual = Shape::of_side(side).map_err(Mistake::new)?;
    let mut regions = Vec::new();
    for region in members.get("regions").and_then(Value::as_array).into_iter().flatten() {
        regions.push(cells_of("regions", region, side)?);
    }
    regions.retain(|region| !region.is_empty());
    let mut rules = Rules { partition: Partition::None, ..Rules::default() };
    let mut numbers = vec![u8::MAX; side * side];
    regions.sort_by_key(|region| region.iter().min().copied());
    for (number, region) in regions.iter().enumerate() {
        region.iter().for_each(|cell| numbers[cell.index()] = number as u8);
    }
    let is_even = regions.len() == side && regions.iter().all(|region| region.len() == side);
    if is_even && numbers.iter().all(|&number| number < u8::MAX) {
        if let Some(shape) = shape_of(&numbers, side) {
            rules.partition = Partition::Boxes;
            return Ok((shape, rules));
        }
        rules.partition = Partition::Regions(numbers);
        return Ok((usual, rules));
    }
    for region in regions.into_iter().filter(|region| region.len() > 1) {
        rules.constraints.push(constraint("different", Vec::new(), region, side)?);
    }
    Ok((usual, rules))
}

fn constraint(
    name: &str,
    numbers: Vec<u32>,
    cells: Vec<Cell>,
    side: usize,
) -> Result<Constraint, Mistake> {
    let unknown = || ReadErrorKind::Unexpected {
        found: say::verbatim(name),
        expected: say::format_expected_kind(),
    };
    let kind = constraint_kind(name).ok_or_else(|| Mistake::new(unknown()))?;
    let made = Constraint::new(kind, numbers, cells, side);
    made.map_err(|error| Mistake::new(GeometryError::from(error)))
}

/// The meaning of a cage.
enum Cage {
    Constraint(Constraint),
    /// A text about the puzzle: a title, an author, rules or a solution.
    Words(String, String),
    /// An outline without a meaning.
    Drawing,
    /// A house that the board has anyway: a row, a column or a region.
    Known,
}

fn cage_of(cage: &Value, side: usize) -> Result<Cage, Mistake> {
    let cells = match cage.get("cells") {
        Some(cells) => cells_of("cages", cells, side)?,
        None => Vec::new(),
    };
    let value = cage.get("value").filter(|value| !value.is_null());
    let words = value.and_then(Value::as_str).unwrap_or("").trim();
    if cells.is_empty() {
        let told = words.split_once(':').map(|(name, text)| (name.trim(), text.trim()));
        return Ok(match told {
            Some((name, text)) => Cage::Words(name.to_lowercase(), text.to_owned()),
            None => Cage::Drawing,
        });
    }
    if cage.get("type").and_then(Value::as_str) == Some("rowcol") {
        return Ok(Cage::Known);
    }
    let total = cage.get("sum").and_then(number).or_else(|| value.and_then(number));
    let may_repeat = cage.get("unique") == Some(&Value::Bool(false));
    Ok(match (total, may_repeat) {
        (Some(total), false) => Cage::Constraint(constraint("killer", vec![total], cells, side)?),
        (Some(total), true) => Cage::Constraint(constraint("sum", vec![total], cells, side)?),
        (None, false) if words.is_empty() && cells.len() > 1 => {
            Cage::Constraint(constraint("killer", Vec::new(), cells, side)?)
        }
        (None, _) => Cage::Drawing,
    })
}
