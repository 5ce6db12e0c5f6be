//! Capabilities of formats.

use std::ops::RangeInclusive;

use evoku_messages::{Message, say};
use evoku_model::{Constraint, Geometry, MAX_SIDE, Partition, Rules, Shape, Sudoku};

/// The things that a format can represent besides the givens.
#[derive(Clone, Debug)]
pub struct Capacity {
    /// The supported sides of boards.
    pub sides: RangeInclusive<usize>,
    /// The supported rules and constraints. Rules have their names in
    /// [`Rules::NAMES`](evoku_model::Rules::NAMES). `boxes` means boxes of other shapes than
    /// [`Shape::of_side`] gives, and `jigsaw` regions. Constraints have the names of their kinds;
    /// `constraints` means nearly all kinds.
    pub rules: &'static [&'static str],
    /// `true` if cells can contain digits.
    pub givens: bool,
    /// `true` if cells can contain pencil marks.
    pub marks: bool,
    /// `true` if a solution can be given next to the puzzle.
    pub solution: bool,
    /// `true` if digits can have other symbols than `1` to `9` and `A` to `Z`.
    pub symbols: bool,
    /// The supported parts of a position in play: `digits`, `marks` and `corners`, see
    /// [`Play`](crate::Play).
    pub play: &'static [&'static str],
    /// The names of the supported fields; `*` means any name.
    pub fields: &'static [&'static str],
    /// `true` if fields can contain control characters, because the format escapes them. In other
    /// formats, a program that reads the file would obey or reject them, so they are left out.
    pub control_characters: bool,
}

/// All rules that [`Capacity::rules`] may contain.
pub(super) const EVERY_RULE: &[&str] =
    &["boxes", "jigsaw", "diagonal", "windoku", "anti-knight", "anti-king", "latin", "constraints"];

impl Capacity {
    /// Plain boards of any size and nothing else.
    pub const PLAIN: Self = Self {
        sides: 1..=MAX_SIDE,
        rules: &[],
        givens: true,
        marks: false,
        solution: false,
        symbols: false,
        play: &[],
        fields: &[],
        control_characters: false,
    };

    /// Describes the part of this puzzle that the format can't represent; `None` if it can
    /// represent everything.
    #[must_use]
    pub fn unsupported(&self, sudoku: &Sudoku) -> Option<Message> {
        self.unsupported_side(sudoku)
            .or_else(|| self.unsupported_givens(sudoku))
            .or_else(|| self.unsupported_rule(sudoku.geometry()))
            .or_else(|| self.unsupported_constraints(sudoku.geometry()))
            .or_else(|| self.unsupported_marks(sudoku))
    }

    /// Describes all parts of this puzzle that the format can't represent.
    pub(super) fn all_unsupported(&self, sudoku: &Sudoku) -> Vec<Message> {
        let geometry = sudoku.geometry();
        let rules = needs(geometry).into_iter().filter(|rule| !self.rules.contains(rule));
        let mut parts: Vec<Message> = Vec::new();
        parts.extend(self.unsupported_side(sudoku));
        parts.extend(self.unsupported_givens(sudoku));
        parts.extend(rules.map(|rule| in_words(rule, geometry)));
        parts.extend(self.unsupported_constraints(geometry));
        parts.extend(self.unsupported_marks(sudoku));
        parts
    }

    /// The same, but ignores rules and the shape of boxes; constraints still count.
    pub(super) fn unsupported_besides_rules(&self, sudoku: &Sudoku) -> Option<Message> {
        self.unsupported_side(sudoku)
            .or_else(|| self.unsupported_givens(sudoku))
            .or_else(|| self.unsupported_constraints(sudoku.geometry()))
            .or_else(|| self.unsupported_marks(sudoku))
    }

    fn unsupported_side(&self, sudoku: &Sudoku) -> Option<Message> {
        let side = sudoku.geometry().side();
        (!self.sides.contains(&side)).then(|| say::format_part_board(side))
    }

    fn unsupported_givens(&self, sudoku: &Sudoku) -> Option<Message> {
        let (cell, _) = sudoku.givens().digits().next().filter(|_| !self.givens)?;
        Some(say::format_part_given(cell.name(sudoku.geometry().side())))
    }

    /// Checks whether the format supports the size of the board and its givens.
    pub(super) fn has_board(&self, sudoku: &Sudoku) -> bool {
        self.unsupported_side(sudoku).or_else(|| self.unsupported_givens(sudoku)).is_none()
    }

    fn unsupported_rule(&self, geometry: &Geometry) -> Option<Message> {
        let rule = needs(geometry).into_iter().find(|rule| !self.rules.contains(rule))?;
        Some(in_words(rule, geometry))
    }

    /// The first constraint of an unsupported kind, and the number of further ones.
    fn unsupported_constraints(&self, geometry: &Geometry) -> Option<Message> {
        if self.rules.contains(&"constraints") {
            return None;
        }
        let has_room = |one: &&Constraint| self.rules.contains(&one.kind().name);
        let mut others = geometry.constraints().iter().filter(|one| !has_room(one));
        let first = others.next()?.words(geometry.side());
        Some(match others.count() {
            0 => first,
            others => say::format_part_constraints(first, others),
        })
    }

    fn unsupported_marks(&self, sudoku: &Sudoku) -> Option<Message> {
        (!self.marks && sudoku.marks().is_some()).then(say::format_part_marks)
    }

    /// Checks whether a solution can be written, in its own place or as a comment.
    #[must_use]
    pub fn has_solution(&self) -> bool {
        self.solution || self.has_field("comment")
    }

    /// Checks whether the format has a field of this name.
    #[must_use]
    pub fn has_field(&self, name: &str) -> bool {
        self.fields.iter().any(|&known| known == "*" || known == name)
    }
}

/// A property of [`needs`] in words.
fn in_words(rule: &str, geometry: &Geometry) -> Message {
    match rule {
        "boxes" => {
            let shape = geometry.shape();
            say::format_part_boxes(shape.box_rows(), shape.box_columns())
        }
        "jigsaw" => say::format_part_jigsaw(),
        rule => say::format_part_rule(Rules::noun(rule)),
    }
}

/// The properties of a geometry, without constraints, that a reader couldn't guess. Their names are
/// those of [`Capacity::rules`].
fn needs(geometry: &Geometry) -> Vec<&'static str> {
    let default = Shape::of_side(geometry.side()).ok();
    let mut needs = Vec::new();
    match geometry.rules().partition {
        Partition::Regions(_) => needs.push("jigsaw"),
        Partition::Boxes if default != Some(geometry.shape()) => needs.push("boxes"),
        _ => {}
    }
    let no_boxes_anyway = default.is_none_or(|shape| !shape.has_boxes());
    needs.extend(geometry.rules().names().filter(|&rule| rule != "latin" || !no_boxes_anyway));
    needs
}
