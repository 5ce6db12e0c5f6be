//! Conversion of objects to records.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::entries::{Board, of_value};
use super::link::unpack;
use super::members::{DRAWN, MEMBERS, OTHERS, SETTINGS};
use super::mistake::Mistake;
use crate::context::Context;
use crate::play::Play;
use crate::record::Record;
use evoku_messages::{Message, say};
use evoku_model::text::line::read_any;
use evoku_model::text::{ReadErrorKind, quoted};
use evoku_model::{
    Candidates, Cell, Constraint, Digit, Digits, Element, GeometryError, Grid, Partition, Rules,
    Shape, Sudoku,
};

/// Checks whether an object looks like one of f-puzzles: its grid has rows of objects.
pub(crate) fn is_puzzle(members: &Map<String, Value>) -> bool {
    let first = |value: &Value| value.as_array().and_then(|items| items.first()).cloned();
    members.get("grid").and_then(first).and_then(|row| first(&row)).is_some_and(|c| c.is_object())
}

/// Reads the puzzle of an object.
pub(crate) fn record(
    members: &Map<String, Value>,
    context: &mut Context,
) -> Result<Record, Mistake> {
    let cells = Cells::read(members)?;
    let layout = Layout::of(&cells)?;
    let rules = rules(members, &layout, cells.side)?;
    let geometry = context.geometry(0, layout.shape, Some(&rules));
    let geometry = geometry.map_err(|error| Mistake::new(error.kind))?;
    let sudoku = if cells.marks.iter().all(Option::is_none) {
        let givens = Grid::from_cells(cells.givens.clone());
        Sudoku::new(geometry, givens.unwrap_or_else(|| Grid::blank(cells.side)))
    } else {
        Sudoku::from_marks(geometry, cells.candidates())
    };
    let mut record = Record::of(sudoku.map_err(Mistake::new)?);
    record.solution = match members.get("solution") {
        Some(solution) => given_solution(solution, cells.side)?,
        None => None,
    };
    let entered = cells.entered_solution();
    if entered.is_none() {
        record = record.with_play(cells.play());
    }
    record.solution = record.solution.or(entered);
    add_fields(&mut record, members)?;
    if !cells.colours.is_empty() {
        record.add("colours", &Value::Object(cells.colours).to_string());
    }
    Ok(record)
}

/// Reads the puzzle of a packed object.
pub(crate) fn record_of_link(packed: &str, context: &mut Context) -> Result<Record, Mistake> {
    record(&unpack(packed).map_err(Mistake::new)?, context)
}

/// The cells of a grid, in reading order.
struct Cells {
    side: usize,
    givens: Vec<Option<Digit>>,
    /// The givens and the digits entered by a solver.
    digits: Vec<Option<Digit>>,
    /// The pencil marks that are part of the puzzle.
    marks: Vec<Option<Digits>>,
    /// The pencil marks of a solver in the centres and in the corners.
    centres: Vec<Digits>,
    corners: Vec<Digits>,
    /// The members of each cell that contain colours, by the name of the cell.
    colours: Map<String, Value>,
    /// The region of each cell. The outer `None` means that none is specified, the inner one that
    /// the cell isn't in a region.
    regions: Vec<Option<Option<u8>>>,
}

impl Cells {
    fn read(members: &Map<String, Value>) -> Result<Self, Mistake> {
        let grid = members.get("grid").unwrap_or(&Value::Null);
        let rows = grid.as_array();
        let rows = rows.ok_or_else(|| Mistake::value("grid", grid, say::format_expected_rows()))?;
        let size = members.get("size").map_or(Some(rows.len()), |size| {
            of_value(size).and_then(|size| usize::try_from(size).ok())
        });
        let Some(side) = size else {
            return Err(Mistake::value(
                "size",
                &members["size"],
                say::format_expected_number_of_rows(),
            ));
        };
        Shape::of_side(side).map_err(Mistake::new)?;
        if rows.len() != side {
            return Err(wrong_count(say::format_found_rows_in(rows.len(), "grid"), side));
        }
        let mut cells = Self {
            side,
            givens: Vec::new(),
            digits: Vec::new(),
            marks: Vec::new(),
            centres: Vec::new(),
            corners: Vec::new(),
            colours: Map::new(),
            regions: Vec::new(),
        };
        for row in rows {
            let row = row
                .as_array()
                .ok_or_else(|| Mistake::value("grid", row, say::format_expected_row()))?;
            if row.len() != side {
                return Err(wrong_count(say::format_found_cells_in_row(row.len(), "grid"), side));
            }
            for cell in row {
                let index = cells.givens.len();
                cells.push(cell).map_err(|mistake| mistake.in_cell(index, side))?;
            }
        }
        Ok(cells)
    }

    fn push(&mut self, cell: &Value) -> Result<(), Mistake> {
        let members = cell.as_object();
        let members =
            members.ok_or_else(|| Mistake::value("grid", cell, say::format_expected_object()))?;
        let member = |name: &str| members.get(name).filter(|value| !value.is_null());
        let digit = match member("value") {
            Some(value) if of_value(value) != Some(0) => Some(self.digit("value", value)?),
            _ => None,
        };
        let is_given = member("given") == Some(&Value::Bool(true));
        self.givens.push(digit.filter(|_| is_given));
        self.digits.push(digit);
        let mut marks = None;
        for mark in member("givenPencilMarks").and_then(Value::as_array).into_iter().flatten() {
            let digit = self.digit("givenPencilMarks", mark)?;
            marks.get_or_insert(Digits::EMPTY).insert(digit);
        }
        self.marks.push(marks);
        self.centres.push(self.noted(members, "centerPencilMarks")?);
        self.corners.push(self.noted(members, "cornerPencilMarks")?);
        let is_empty =
            |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
        let colours = COLOURS.iter().filter_map(|name| Some((*name, members.get(*name)?)));
        let colours: Map<String, Value> = colours
            .filter(|(_, value)| !is_empty(value))
            .map(|(name, value)| (name.to_owned(), value.clone()))
            .collect();
        if !colours.is_empty() {
            let name = Cell::from_index(self.givens.len() - 1).name(self.side);
            self.colours.insert(name, Value::Object(colours));
        }
        self.regions.push(match members.get("region") {
            None => None,
            Some(Value::Null) => Some(None),
            Some(region) => {
                let number = of_value(region).and_then(|region| u8::try_from(region).ok());
                let expected = say::format_expected_region();
                Some(Some(number.ok_or_else(|| Mistake::value("region", region, expected))?))
            }
        });
        Ok(())
    }

    fn digit(&self, member: &str, value: &Value) -> Result<Digit, Mistake> {
        let digit = of_value(value).and_then(|value| u8::try_from(value).ok());
        let digit = digit.and_then(Digit::new).filter(|digit| digit.index() < self.side);
        let expected = || say::format_expected_digit(1, self.side);
        digit.ok_or_else(|| Mistake::value(member, value, expected()))
    }

    /// The pencil marks of a solver in a cell.
    fn noted(&self, members: &Map<String, Value>, name: &str) -> Result<Digits, Mistake> {
        let marks = members.get(name).and_then(Value::as_array).into_iter().flatten();
        marks.map(|mark| self.digit(name, mark)).collect()
    }

    /// The digits and marks of a solver.
    fn play(&self) -> Play {
        let mut play = Play::none(self.side);
        for (index, digit) in self.digits.iter().enumerate() {
            let cell = Cell::from_index(index);
            play.placed.set(cell, *digit);
            play.marks.set(cell, self.centres[index]);
            play.corners.set(cell, self.corners[index]);
        }
        play
    }

    /// The candidates of each cell by givens and pencil marks.
    fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::all(self.side);
        for (index, (given, marks)) in self.givens.iter().zip(&self.marks).enumerate() {
            if let Some(digits) = given.map(Digits::only).or(*marks) {
                candidates.set(Cell::from_index(index), digits);
            }
        }
        candidates
    }

    /// The digits entered by a solver, if they fill the board.
    fn entered_solution(&self) -> Option<Grid> {
        let entered = self.digits != self.givens && self.digits.iter().all(Option::is_some);
        entered.then(|| Grid::from_cells(self.digits.clone())).flatten()
    }
}

/// A mistake: the size differs from `side`.
fn wrong_count(found: Message, side: usize) -> Mistake {
    let expected = say::format_count_size(side);
    Mistake::new(ReadErrorKind::Unexpected { found, expected })
}

/// The boxes or regions of a board.
struct Layout {
    shape: Shape,
    partition: Partition,
    /// The number of each cell's box or region; empty if the board has none.
    regions: Vec<u8>,
    /// The regions if they don't cover the board. Digits in such a region differ.
    different: Vec<Vec<Cell>>,
}

/// The number of each cell's box, counted as in f-puzzles: from left to right, then from top to
/// bottom. If the shape has no boxes, its rows are numbered.
fn boxes(shape: Shape) -> Vec<u8> {
    let (side, across) = (shape.side(), shape.side() / shape.box_columns());
    let places = (0..shape.cells()).map(|cell| (cell / side, cell % side));
    let boxes = places.map(|(row, column)| (row / shape.box_rows(), column / shape.box_columns()));
    boxes.map(|(down, right)| (down * across + right) as u8).collect()
}

/// The shape whose boxes equal these regions, which are numbered by first occurrence; `None` if
/// there is none.
pub(crate) fn shape_of(regions: &[u8], side: usize) -> Option<Shape> {
    let shapes = (2..side).filter_map(|rows| Shape::new(rows, side / rows).ok());
    let mut shapes = shapes.filter(|shape| shape.side() == side && shape.has_boxes());
    shapes.find(|&shape| boxes(shape) == regions)
}

impl Layout {
    fn of(cells: &Cells) -> Result<Self, Mistake> {
        let side = cells.side;
        let shape = Shape::of_side(side).map_err(Mistake::new)?;
        let default = boxes(shape);
        if cells.regions.iter().all(Option::is_none) {
            return Ok(Self::plain(shape));
        }
        // Cells without a specified region are in the usual one.
        let stated = cells.regions.iter().zip(&default);
        let stated: Vec<Option<u8>> =
            stated.map(|(stated, &default)| stated.unwrap_or(Some(default))).collect();
        let mut regions: Vec<(u8, Vec<Cell>)> = Vec::new();
        for (index, number) in stated.iter().enumerate() {
            let Some(number) = *number else { continue };
            let cell = Cell::from_index(index);
            match regions.iter_mut().find(|known| known.0 == number) {
                Some(known) => known.1.push(cell),
                None => regions.push((number, vec![cell])),
            }
        }
        if let Some(large) = regions.iter().position(|known| known.1.len() > side) {
            let found = regions[large].1.len();
            let error = GeometryError::RegionSize { region: large + 1, expected: side, found };
            return Err(Mistake::new(error));
        }
        let covered = regions.iter().map(|known| known.1.len()).sum::<usize>() == side * side;
        if !covered || regions.len() != side {
            let different = regions.into_iter().map(|known| known.1);
            let different = different.filter(|cells| cells.len() > 1).collect();
            let (partition, regions) = (Partition::None, Vec::new());
            return Ok(Self { shape, partition, regions, different });
        }
        // The regions are numbered by first occurrence, like boxes.
        let mut numbers = vec![0; side * side];
        for (number, (_, cells)) in regions.iter().enumerate() {
            cells.iter().for_each(|cell| numbers[cell.index()] = number as u8);
        }
        if let Some(shape) = shape_of(&numbers, side) {
            return Ok(Self::plain(shape));
        }
        let partition = Partition::Regions(numbers.clone());
        Ok(Self { shape, partition, regions: numbers, different: Vec::new() })
    }

    fn plain(shape: Shape) -> Self {
        let regions = if shape.has_boxes() { boxes(shape) } else { Vec::new() };
        Self { shape, partition: Partition::Boxes, regions, different: Vec::new() }
    }
}

/// Checks whether a rule for the whole board is switched on.
fn is_on(members: &Map<String, Value>, name: &str) -> Result<bool, Mistake> {
    match members.get(name) {
        None | Some(Value::Null | Value::Bool(false)) => Ok(false),
        Some(Value::Bool(true)) => Ok(true),
        Some(value) => Err(Mistake::value(name, value, say::format_expected_true_or_false())),
    }
}

fn rules(members: &Map<String, Value>, layout: &Layout, side: usize) -> Result<Rules, Mistake> {
    let board = Board { side, regions: &layout.regions };
    let mut constraints = Vec::new();
    let different = |cells| board.of_kind("different", Vec::new(), cells);
    for cells in &layout.different {
        constraints.push(different(cells.clone())?);
    }
    // A single diagonal isn't one of evoku's rules, so it becomes a constraint that its cells
    // differ.
    let diagonals = [is_on(members, "diagonal+")?, is_on(members, "diagonal-")?];
    if side > 1 && diagonals[0] != diagonals[1] {
        constraints.push(different(diagonal(side, diagonals[0]))?);
    }
    for member in MEMBERS {
        if let Some(value) = members.get(member.name) {
            constraints.extend(board.read(member, value)?);
        }
    }
    add_negatives(members, &board, &mut constraints)?;
    Ok(Rules {
        partition: layout.partition.clone(),
        diagonal: diagonals[0] && diagonals[1],
        anti_knight: is_on(members, "antiknight")?,
        anti_king: is_on(members, "antiking")?,
        constraints,
        ..Rules::default()
    })
}

/// The cells of a main diagonal from the left, either the rising or the falling one.
pub(super) fn diagonal(side: usize, rises: bool) -> Vec<Cell> {
    let row = |column| if rises { side - 1 - column } else { column };
    (0..side).map(|column| Cell::at(row(column), column, side)).collect()
}

/// The numbers shown by the marks of a kind; if there are none, the usual number.
pub(super) fn shown(constraints: &[Constraint], kind: &str) -> BTreeSet<u32> {
    let default = if kind == "ratio" { 2 } else { 1 };
    let marks = constraints.iter().filter(|mark| mark.kind().name == kind);
    let mut shown: BTreeSet<u32> =
        marks.map(|mark| mark.numbers().first().copied().unwrap_or(default)).collect();
    if shown.is_empty() {
        shown.insert(default);
    }
    shown
}

/// Checks whether the board has dots between cells.
pub(super) fn has_dots(constraints: &[Constraint]) -> bool {
    constraints.iter().any(|one| ["difference", "ratio"].contains(&one.kind().name))
}

/// Adds the negative constraints: the numbers shown by marks don't occur between cells without such
/// a mark.
///
/// On a `nonconsecutive` board with dots, cells with a dot between them may contain consecutive
/// digits.
fn add_negatives(
    members: &Map<String, Value>,
    board: &Board<'_>,
    constraints: &mut Vec<Constraint>,
) -> Result<(), Mistake> {
    let (mut differences, mut ratios, mut sums) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    if is_on(members, "nonconsecutive")? {
        if has_dots(constraints) {
            differences.insert(1);
        } else {
            constraints.push(board.of_kind("nonconsecutive", Vec::new(), Vec::new())?);
        }
    }
    for name in members.get("negative").and_then(Value::as_array).into_iter().flatten() {
        match name.as_str() {
            Some("difference") => differences.extend(shown(constraints, "difference")),
            Some("ratio") => ratios.extend(shown(constraints, "ratio")),
            Some("xv") => sums.extend([5, 10]),
            _ => {
                let expected = say::format_expected_negative();
                return Err(Mistake::value("negative", name, expected));
            }
        }
    }
    let kinds = ["no-other-differences", "no-other-ratios", "no-other-sums"];
    for (kind, numbers) in kinds.into_iter().zip([differences, ratios, sums]) {
        for number in numbers {
            constraints.push(board.of_kind(kind, vec![number], Vec::new())?);
        }
    }
    Ok(())
}

/// Reads a solution, which is a text or an array of digits.
fn given_solution(solution: &Value, side: usize) -> Result<Option<Grid>, Mistake> {
    let text = match solution {
        Value::Null => return Ok(None),
        Value::Array(digits) if digits.is_empty() => return Ok(None),
        Value::String(text) if text.trim().is_empty() => return Ok(None),
        Value::String(text) => text.clone(),
        Value::Array(digits) => {
            digits.iter().map(solution_digit).collect::<Result<Vec<_>, _>>()?.join(",")
        }
        value => return Err(Mistake::value("solution", value, say::format_expected_solution())),
    };
    let mistake = |kind| Mistake { text: "solution".to_owned(), ..Mistake::new(kind) };
    read_any(&text, Some(side)).map(Some).map_err(|error| mistake(error.kind))
}

/// The text of a digit in a solution; 0 for an open cell.
fn solution_digit(value: &Value) -> Result<String, Mistake> {
    match value {
        Value::Number(number) => Ok(number.to_string()),
        Value::Null => Ok("0".to_owned()),
        Value::String(text) if text.trim().is_empty() => Ok("0".to_owned()),
        Value::String(text) => Ok(text.trim().to_owned()),
        value => Err(Mistake::value("solution", value, say::format_expected_any_digit())),
    }
}

/// Adds text about the puzzle and drawn members as fields. Rejects unknown members that may be
/// constraints.
fn add_fields(record: &mut Record, members: &Map<String, Value>) -> Result<(), Mistake> {
    for (name, field) in NAMES {
        if let Some(text) = members.get(*name).and_then(Value::as_str) {
            record.add(field, text);
        }
    }
    let known = OTHERS.iter().chain(SETTINGS).copied();
    let known: Vec<&str> = known.chain(MEMBERS.iter().map(|member| member.name)).collect();
    for (name, value) in members.iter().filter(|member| !known.contains(&member.0.as_str())) {
        match value {
            Value::Null | Value::Bool(false) => {}
            Value::Array(entries) if entries.is_empty() => {}
            Value::String(text) => record.add(name, text),
            value if value.is_number() || DRAWN.contains(&name.as_str()) => {
                record.add(name, &value.to_string());
            }
            _ => {
                let found = say::format_found_member(quoted(name));
                let expected = say::format_expected_fpuzzles_constraints();
                let kind = ReadErrorKind::Unexpected { found, expected };
                return Err(Mistake { text: name.clone(), ..Mistake::new(kind) });
            }
        }
    }
    Ok(())
}

/// The members of a cell that contain its colours.
pub(super) const COLOURS: [&str; 4] = ["c", "cArray", "highlight", "highlightArray"];

/// The members with text about a puzzle, and the corresponding fields.
pub(super) const NAMES: &[(&str, &str)] =
    &[("title", "name"), ("author", "author"), ("ruleset", "description")];
