//! The columns of a table that describe a puzzle's board.
//!
//! | column | example | meaning |
//! |---|---|---|
//! | `box` | `2x3` | the rows and columns of a box |
//! | `rules` | `diagonal+anti-knight` | the rules by their names |
//! | `regions` | `aabbaabbccddccdd` | jigsaw regions, see [`regions`] |
//! | `constraints` | `killer 5 r1c1 r1c2; even r2c2` | constraints, see [`Constraint::parse`] |
//!
//! A text with another meaning is kept as a field. These are a text in `rules` with spaces and
//! other words, and a text in `box` that is not a size. So is a text in `constraints` that doesn't
//! begin with the name of a constraint.

use crate::regions;
use evoku_messages::say;
use evoku_model::text::ReadErrorKind;
use evoku_model::{Constraint, Geometry, GeometryError, Partition, Rules, Shape, constraint_kind};

/// The contents of the columns `box`, `rules`, `regions` and `constraints`.
pub(super) struct Said {
    /// The shape and the rules; `None` if no column describes them.
    pub(super) board: Option<(Shape, Rules)>,
    /// `true` for each of the four texts that was understood.
    pub(super) used: [bool; 4],
}

/// Reads the texts of `box`, `rules`, `regions` and `constraints` for a board of this side.
pub(super) fn read(
    [size, names, cells, constraints]: [&str; 4],
    side: usize,
) -> Result<Said, ReadErrorKind> {
    let mut used = [false; 4];
    let mut shape = None;
    if let Some((rows, columns)) = sizes(size) {
        let told = Shape::new(rows, columns)?;
        if told.side() != side {
            let expected = say::format_count_for(told.cells(), &told);
            return Err(ReadErrorKind::Cells { found: side * side, expected });
        }
        (shape, used[0]) = (Some(told), true);
    }
    let mut rules = Rules::default();
    if let Some(told) = rules_of_text(names)? {
        (rules, used[1]) = (told, true);
    }
    if !cells.is_empty() {
        let numbers = regions::read(cells).map_err(|error| error.kind)?;
        (rules.partition, used[2]) = (Partition::Regions(numbers), true);
    }
    if is_constraints(constraints) {
        let texts = constraints.split(';').filter(|text| !text.trim().is_empty());
        let all = texts.map(|text| Constraint::parse(text, side)).collect::<Result<_, _>>();
        (rules.constraints, used[3]) = (all.map_err(GeometryError::from)?, true);
    }
    if shape.is_none() && rules == Rules::default() {
        return Ok(Said { board: None, used });
    }
    let shape = shape.map_or_else(|| Shape::of_side(side), Ok)?;
    Ok(Said { board: Some((shape, rules)), used })
}

/// The numbers in a text like `2x3`.
pub(super) fn sizes(text: &str) -> Option<(usize, usize)> {
    let (rows, columns) = text.split_once(['x', 'X'])?;
    Some((rows.trim().parse().ok()?, columns.trim().parse().ok()?))
}

/// The rules with these names; `None` if the text has another meaning.
pub(super) fn rules_of_text(text: &str) -> Result<Option<Rules>, GeometryError> {
    let mut rules = Rules::default();
    let lower = text.to_ascii_lowercase();
    let mut names = lower.split(['+', ',', ';', ' ']).filter(|name| !name.is_empty());
    let result = names.try_for_each(|name| match name {
        // Regions have their own column.
        "plain" | "classic" | "normal" | "standard" | "none" | "sudoku" | "jigsaw" => Ok(()),
        name => rules.switch_on(name),
    });
    match result {
        Ok(()) if text.is_empty() => Ok(None),
        Ok(()) => Ok(Some(rules)),
        Err(_) if text.contains(' ') => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns `true` if a text begins with the name of a kind of constraint.
fn is_constraints(text: &str) -> bool {
    let first = text.split([' ', ',', ';']).find(|word| !word.is_empty());
    first.is_some_and(|name| constraint_kind(&name.to_ascii_lowercase()).is_some())
}

/// Returns `true` if one of these constraints makes digits start at 0.
pub(super) fn counts_from_zero<'t>(constraints: impl IntoIterator<Item = &'t str>) -> bool {
    constraints.into_iter().any(|text| text.trim_start().starts_with("digits 0 "))
}

/// The text of `constraints` for a board; `None` without constraints.
pub(super) fn constraints_of(geometry: &Geometry) -> Option<String> {
    let side = geometry.side();
    let texts: Vec<String> = geometry.constraints().iter().map(|one| one.text(side)).collect();
    (!texts.is_empty()).then(|| texts.join("; "))
}

/// The text of `box` for a board; `None` if the boxes follow from its side.
pub(super) fn box_of(geometry: &Geometry) -> Option<String> {
    let shape = geometry.shape();
    let unusual = shape.has_boxes() && Shape::of_side(geometry.side()) != Ok(shape);
    unusual.then(|| format!("{}x{}", shape.box_rows(), shape.box_columns()))
}

/// The text of `rules` for a board; `None` for a plain one.
pub(super) fn rules_of(geometry: &Geometry) -> Option<String> {
    let has_boxes = Shape::of_side(geometry.side()).is_ok_and(Shape::has_boxes);
    let names = geometry.rules().names().filter(|&name| name != "latin" || has_boxes);
    let names: Vec<&str> = names.collect();
    (!names.is_empty()).then(|| names.join("+"))
}

/// The text of `regions` for a board; `None` without regions.
pub(super) fn regions_of(geometry: &Geometry) -> Option<String> {
    match &geometry.rules().partition {
        Partition::Regions(numbers) => Some(regions::print(numbers)),
        Partition::Boxes | Partition::None => None,
    }
}
