//! The reference of constraints, each kind with a drawing.

use std::fmt::Write as _;
use std::sync::Arc;

use evoku_sudoku::explain::Picture;
use evoku_sudoku::{CONSTRAINTS, Constraint, ConstraintKind, Geometry, Grid, Rules, Shape};

use crate::page::Page;

/// The side of the boards in drawings.
const SIDE: usize = 6;

/// The numbers that a drawing tries, in this order.
const NUMBERS: &[&str] = &["", "1", "2", "10", "1 2", "3", "4 1 1 1"];

/// The cells that a drawing tries, in this order.
const CELLS: &[&str] = &[
    "r2c2 r2c3 r3c3 r3c4 r4c4",
    "r2c2 r2c3 r3c3 r3c2",
    "r2c2 r2c3 r3c3",
    "r2c2 r2c3",
    "row 2",
    "",
];

/// Constraints whose cells follow a rule of their own.
const OWN: &[(&str, &str)] = &[
    ("little-killer", "little-killer 15 r1c4 r2c3 r3c2 r4c1"),
    ("contains", "contains 1 2 r2c2 r2c3 r3c2 r3c3"),
    ("counting-circles", "counting-circles r2c2 r2c5 r3c3 r5c2"),
    ("even", "even r2c2"),
    ("odd", "odd r2c2"),
    ("minimum", "minimum r2c2"),
    ("maximum", "maximum r2c2"),
    ("clone", "clone r2c2 r2c3 r4c4 r4c5"),
];

/// A section for each kind: its numbers, its rule, and a drawing if setters draw it.
pub(super) fn text(page: &Page<'_>) -> Result<String, String> {
    let mut text = String::new();
    for kind in CONSTRAINTS {
        let numbers = kind.numbers.iter().enumerate().map(|(index, name)| {
            if index < kind.needed { format!(" *{name}*") } else { format!(" [*{name}*]") }
        });
        let (name, numbers) = (kind.name, numbers.collect::<String>());
        // Writing to a string can't fail.
        let _ = writeln!(text, "## {name}\n\n**{name}**{numbers}: {}.\n", (kind.about)());
        if let Some((constraint, picture)) = drawing(kind) {
            let file = format!("constraint-{name}.svg");
            page.write(&page.sibling(&file), picture.as_bytes())?;
            let _ = writeln!(text, "`{constraint}`\n\n![A drawing of {name}]({file})\n");
        }
    }
    Ok(text)
}

/// A constraint of this kind as text, and a board with it; `None` if setters don't draw the kind.
fn drawing(kind: &ConstraintKind) -> Option<(String, String)> {
    let own = OWN.iter().find(|(name, _)| *name == kind.name).map(|(_, text)| (*text).to_owned());
    // A total of 1 has a drawing, but no solution.
    let first: &[&str] = if kind.numbers.first() == Some(&"total") { &["15"] } else { &[] };
    let any = first.iter().chain(NUMBERS).flat_map(|numbers| {
        CELLS.iter().map(move |cells| {
            let words = [kind.name, numbers, cells];
            words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join(" ")
        })
    });
    own.into_iter().chain(any).find_map(|text| {
        let constraints = vec![Constraint::parse(&text, SIDE).ok()?];
        let rules = Rules { constraints, ..Rules::default() };
        let geometry = Arc::new(Geometry::new(Shape::new(2, 3).ok()?, rules).ok()?);
        if geometry.constraints()[0].marks(&geometry.ground()).is_empty() {
            return None;
        }
        let blank = Grid::blank(SIDE);
        let picture = Picture {
            geometry: &geometry,
            givens: &blank,
            grid: &blank,
            candidates: None,
            overlay: None,
        };
        Some((text, picture.svg()))
    })
}

#[cfg(test)]
mod tests {
    use evoku_sudoku::CONSTRAINTS;

    use super::{OWN, drawing};

    #[test]
    fn most_kinds_have_a_drawing() {
        let drawn = CONSTRAINTS.iter().filter(|kind| drawing(kind).is_some()).count();
        assert!(drawn >= 45, "only {drawn}");
        for (name, text) in OWN {
            let kind = CONSTRAINTS.iter().find(|kind| kind.name == *name).expect("a known kind");
            assert_eq!(drawing(kind).expect("a drawing").0, *text);
        }
    }
}
