//! The drawing of all constraints of a board, and its rules in words.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use evoku_messages::{Message, Value, say};

use super::drawings::{cells, outside};
use super::kind::{Constraint, ConstraintKind, Drawing, Ground};
use super::mark::{At, Form, Layer, Mark};

/// The room beyond the clue that is farthest from the board, in cells.
const ROOM: f32 = 0.1;

/// The drawing of all constraints of a board.
///
/// ```
/// use evoku_model::{Constraint, Geometry, Rules, Shape, Sketch};
///
/// let constraints = vec![Constraint::parse("sandwich 12 row 3", 9)?];
/// let rules = Rules { constraints, ..Rules::default() };
/// let geometry = Geometry::new(Shape::new(3, 3)?, rules)?;
/// let sketch = Sketch::of(&geometry.ground());
/// assert_eq!(sketch.marks.len(), 1);
/// assert!(sketch.margin > 0.5, "the clue stands outside the board");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sketch {
    /// The marks, lowest layer first.
    pub marks: Vec<Mark>,
    /// The margin for clues on each side of the board, in cells.
    pub margin: f32,
    /// `true` if cells have words in a corner, so pencil marks must not use it.
    pub has_corners: bool,
}

impl Sketch {
    /// The drawing of the constraints of a board.
    #[must_use]
    pub fn of(ground: &Ground<'_>) -> Self {
        let constraints = ground.constraints.iter();
        let mut marks: Vec<Mark> =
            constraints.flat_map(|constraint| constraint.marks(ground)).collect();
        marks.sort_by_key(|mark| mark.layer);
        let has_corners = join_corners(&mut marks);
        let overhang = marks.iter().map(|mark| mark.overhang(ground.side)).fold(0.0, f32::max);
        let margin = if overhang > 0.0 { overhang + ROOM } else { 0.0 };
        Self { marks, margin, has_corners }
    }

    /// The marks under the lines of the grid.
    #[must_use]
    pub fn lower(&self) -> &[Mark] {
        &self.marks[..self.borders()]
    }

    /// The marks over the lines of the grid.
    #[must_use]
    pub fn upper(&self) -> &[Mark] {
        &self.marks[self.borders()..]
    }

    /// The index of the first mark over the lines of the grid.
    fn borders(&self) -> usize {
        self.marks.partition_point(|mark| mark.layer < Layer::Borders)
    }
}

/// The width of a letter in a font of size 1, and the width available to words in a cell's corner.
const LETTER: f32 = 0.58;
const WIDTH: f32 = 0.84;

/// Joins words in the same corner into one text and shrinks long texts. Returns `true` if there are
/// any.
fn join_corners(marks: &mut Vec<Mark>) -> bool {
    let mut corners: Vec<(At, String)> = Vec::new();
    for mark in marks.iter() {
        let Form::Text { at, corner: true, text, .. } = &mark.form else { continue };
        match corners.iter_mut().find(|known| known.0 == *at) {
            Some((_, words)) => words.push_str(&format!(" {text}")),
            None => corners.push((*at, text.clone())),
        }
    }
    let has_corners = !corners.is_empty();
    marks.retain_mut(|mark| {
        let Form::Text { at, corner: true, size, text } = &mut mark.form else { return true };
        let Some(index) = corners.iter().position(|known| known.0 == *at) else { return false };
        *text = corners.swap_remove(index).1;
        *size = size.min(WIDTH / (LETTER * text.chars().count() as f32));
        true
    });
    has_corners
}

impl Constraint {
    /// The marks of the constraint; empty if its rule is only stated in words.
    #[must_use]
    pub fn marks(&self, ground: &Ground<'_>) -> Vec<Mark> {
        match self.kind().drawing {
            Drawing::Words => Vec::new(),
            Drawing::Marks(marks) => marks(ground, self),
            // Cells that don't form a whole line have no end for a clue, so they get a cage.
            Drawing::Clue(_) => outside::clue(ground, self)
                .unwrap_or_else(|| cells::cage(ground, self, Some(self.number_or(0).to_string()))),
        }
    }
}

impl Ground<'_> {
    /// The rules of the board's constraints, one sentence per kind and diagonal, in order of first
    /// occurrence. A sentence includes the colours of the lines, the letter of the clues, and any
    /// numbers that the drawing doesn't show.
    #[must_use]
    pub fn rules(&self) -> Vec<Message> {
        let mut told: Vec<&str> = Vec::new();
        let mut rules = Vec::new();
        for constraint in self.constraints {
            if let Some(which) = constraint.diagonal(self.side) {
                if !told.contains(&which) {
                    told.push(which);
                    rules.push(say::constraint_diagonal_rule(which == "rising"));
                }
                continue;
            }
            for one in iter::once(constraint).chain(constraint.alternatives()) {
                if !told.contains(&one.kind().name) {
                    told.push(one.kind().name);
                    rules.push(self.rule(one.kind()));
                }
            }
        }
        rules
    }

    fn rule(&self, kind: &ConstraintKind) -> Message {
        let (mut hues, mut numbers) = (BTreeMap::new(), BTreeSet::new());
        let mut choices: Vec<Message> = Vec::new();
        for constraint in self.constraints.iter().filter(|other| other.kind().name == kind.name) {
            let marks = constraint.marks(self);
            if !marks.iter().any(|mark| matches!(mark.form, Form::Text { .. })) {
                numbers.extend(constraint.told());
            }
            let lines = marks.iter().filter(|mark| mark.layer == Layer::Lines);
            let coloured = lines.filter(|mark| mark.hue.is_colour());
            hues.extend(coloured.map(|mark| (mark.hue.name, mark.hue)));
            let each = constraint.alternatives().iter().map(|one| one.words(self.side));
            choices.extend((each.len() > 0).then(|| say::constraint_choices(each)));
        }
        let letter = outside::letter(self, kind).map(Value::from);
        let hues = hues.into_values().map(|hue| hue.noun().into());
        let numbers = numbers.into_iter().map(|&number| number.into());
        let choices = choices.into_iter().map(Value::from);
        let notes = hues.chain(letter).chain(numbers).chain(choices);
        say::constraint_rule((kind.noun)(), notes, (kind.about)())
    }
}
