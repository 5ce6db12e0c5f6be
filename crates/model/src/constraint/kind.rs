//! Constraints and their kinds.

use std::fmt;
use std::hash::{Hash, Hasher};

use evoku_messages::{Message, say};

use super::error::ConstraintError;
use super::frame::Frame;
use super::mark::Mark;
use super::part::Part;
use super::values::Values;
use crate::element::Cell;
use crate::grid::Grid;
use crate::set::Element;

/// A kind of constraint: an entry of [`CONSTRAINTS`](super::CONSTRAINTS).
pub struct ConstraintKind {
    /// The name, as it begins the text of a constraint.
    pub name: &'static str,
    /// The noun for use within sentences; its `title` form precedes the text of the rule.
    pub noun: fn() -> Message,
    /// The rule in words.
    pub about: fn() -> Message,
    /// The permitted numbers of cells.
    pub extent: Extent,
    /// The names of the numbers that a constraint of this kind takes.
    pub numbers: &'static [&'static str],
    /// The number of mandatory [`numbers`](Self::numbers). The last name may stand for several
    /// numbers if it ends in `...`.
    pub needed: usize,
    /// The law: a predicate that decides if a constraint is satisfied.
    pub(super) law: Law,
    /// Decomposes a constraint into parts for engines.
    pub(super) parts: fn(&Ground<'_>, &Constraint) -> Vec<Part>,
    /// How the kind is drawn.
    pub(super) drawing: Drawing,
}

impl fmt::Debug for ConstraintKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The plain definition of a kind, independent of its [`Part`]s.
#[derive(Clone, Copy)]
pub(super) enum Law {
    /// Returns `true` if the digits of the constraint's cells, in the order of the cells, satisfy
    /// it.
    Cells(fn(&Ground<'_>, &Constraint, &[u32]) -> bool),
    /// Returns `true` if the digits of the whole board, in reading order, satisfy the constraint.
    Board(fn(&Ground<'_>, &Constraint, &[u32]) -> bool),
}

/// How a kind is drawn.
#[derive(Clone, Copy)]
pub(super) enum Drawing {
    /// Not drawn. The rule is only stated in words.
    Words,
    /// Drawn as these marks on the board.
    Marks(fn(&Ground<'_>, &Constraint) -> Vec<Mark>),
    /// Drawn as its number outside the board, at the end of the row, column or diagonal where its
    /// cells begin. The letter precedes the number if the board has clues of several kinds. A clue
    /// on a diagonal has an arrow instead of the letter.
    Clue(&'static str),
}

/// The number of cells that a kind of constraint can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// No cells. The constraint applies to the whole board.
    Board,
    /// At least this many distinct cells.
    AtLeast(usize),
    /// At least this many cells along a line, which may cross itself.
    Line(usize),
    /// Exactly this many cells.
    Exactly(usize),
    /// A whole row or column, starting next to the clue; or a whole box.
    Across,
    /// The cells of its alternatives, concatenated.
    Alternatives,
}

/// The data about the board that a constraint needs.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    /// The number of rows, columns and digits of a board that does not declare another frame.
    pub side: usize,
    /// The digits, rows and columns of the board.
    pub frame: &'a Frame,
    /// The number of each cell's box or region; empty if the board has none.
    pub regions: &'a [u8],
    /// Every constraint of the board.
    pub constraints: &'a [Constraint],
}

impl Ground<'_> {
    /// The values of the digits.
    pub(super) fn values(&self) -> Values {
        self.frame.values
    }

    /// The number of digits.
    pub(super) fn count(&self) -> usize {
        self.frame.values.count()
    }

    /// The cells of each box or region.
    pub(super) fn regions(&self) -> Vec<Vec<Cell>> {
        let mut regions: Vec<Vec<Cell>> = Vec::new();
        for cell in self.frame.inside().filter(|_| !self.regions.is_empty()) {
            let number = usize::from(self.regions[cell.index()]);
            regions.resize(regions.len().max(number + 1), Vec::new());
            regions[number].push(cell);
        }
        regions
    }

    /// The cells that share a side with a cell, in reading order.
    pub(super) fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        let (side, row, column) = (self.side, cell.row(self.side), cell.column(self.side));
        let (rows, columns) = (self.frame.rows, self.frame.columns);
        let around = [
            (row > 0).then(|| (row - 1, column)),
            (column > 0).then(|| (row, column - 1)),
            (column + 1 < columns).then_some((row, column + 1)),
            (row + 1 < rows).then_some((row + 1, column)),
        ];
        around.into_iter().flatten().map(move |(row, column)| Cell::at(row, column, side))
    }

    /// Every pair of orthogonal neighbours. In each pair, the first cell is the earlier in reading
    /// order.
    pub(super) fn touching(&self) -> impl Iterator<Item = [Cell; 2]> + '_ {
        self.frame.inside().flat_map(|cell| {
            let later = self.neighbours(cell).filter(move |&other| other > cell);
            later.map(move |other| [cell, other])
        })
    }
}

/// A rule about some cells of a board, in addition to its houses.
#[derive(Clone, Debug)]
pub struct Constraint {
    kind: &'static ConstraintKind,
    numbers: Vec<u32>,
    cells: Vec<Cell>,
    alternatives: Vec<Constraint>,
}

/// The kinds whose law holds for the same digits in any order of the cells.
pub(super) const UNORDERED: [&str; 11] = [
    "contains",
    "counting-circles",
    "difference",
    "different",
    "even",
    "killer",
    "little-killer",
    "odd",
    "product",
    "ratio",
    "xv",
];

/// The largest number of a constraint. It exceeds any product of digits in a realistic cage, and is
/// small enough that sums of several numbers can't overflow.
const LARGEST: u32 = 1 << 30;

impl Constraint {
    /// A constraint on a board of this side.
    ///
    /// # Errors
    /// If the kind doesn't permit these numbers or cells, or a cell is outside the board.
    pub fn new(
        kind: &'static ConstraintKind,
        numbers: Vec<u32>,
        cells: Vec<Cell>,
        side: usize,
    ) -> Result<Self, ConstraintError> {
        let constraint = Self { kind, numbers, cells, alternatives: Vec::new() };
        constraint.check(side)?;
        Ok(constraint)
    }

    /// A constraint with alternatives. Its cells are the concatenated cells of the alternatives.
    pub(super) fn with_alternatives(
        kind: &'static ConstraintKind,
        alternatives: Vec<Self>,
        side: usize,
    ) -> Result<Self, ConstraintError> {
        let cells = alternatives.iter().flat_map(|one| one.cells.clone()).collect();
        let constraint = Self { kind, numbers: Vec::new(), cells, alternatives };
        constraint.check(side)?;
        Ok(constraint)
    }

    /// Checks that the constraint is valid on a board of this side.
    pub(crate) fn check(&self, side: usize) -> Result<(), ConstraintError> {
        let name = self.kind.name;
        if let Some(&cell) = self.cells.iter().find(|cell| cell.index() >= side * side) {
            return Err(ConstraintError::Cell { name, found: cell.index().to_string(), side });
        }
        let mut sorted = self.cells.clone();
        sorted.sort_unstable();
        let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]);
        let may_cross = matches!(self.kind.extent, Extent::Line(_) | Extent::Alternatives);
        if let Some(pair) = twice.filter(|_| !may_cross) {
            return Err(ConstraintError::Twice { name, cell: pair[0].name(side) });
        }
        self.kind.check_cells(&self.cells, side)?;
        self.kind.check_numbers(&self.numbers)?;
        self.check_alternatives(side)
    }

    /// Checks that a clue about a row or column covers a whole line of a board with this frame.
    pub(crate) fn check_line(&self, frame: &Frame, side: usize) -> Result<(), ConstraintError> {
        let found = self.cells.len();
        let fits = found == side || found == frame.rows || found == frame.columns;
        if self.kind.extent == Extent::Across && !fits {
            let expected = say::constraint_line(side);
            return Err(ConstraintError::Cells { name: self.kind.name, found, expected });
        }
        Ok(())
    }

    fn check_alternatives(&self, side: usize) -> Result<(), ConstraintError> {
        if self.kind.extent != Extent::Alternatives {
            return Ok(());
        }
        if self.alternatives.len() < 2 {
            let found = say::constraint_count(self.alternatives.len());
            return Err(ConstraintError::Alternatives { found });
        }
        for one in &self.alternatives {
            if one.is_of_board() || one.cells.is_empty() || !one.alternatives.is_empty() {
                let found = one.words(side);
                return Err(ConstraintError::Alternatives { found });
            }
            one.check(side)?;
        }
        Ok(())
    }

    /// The kind of the constraint.
    #[must_use]
    pub fn kind(&self) -> &'static ConstraintKind {
        self.kind
    }

    /// The numbers of the constraint: a sum, a difference, digits.
    #[must_use]
    pub fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    /// The cells of the constraint. On a line they are ordered along the line.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The constraints of which at least one must hold; empty unless this is a constraint of the
    /// kind `alternatives`.
    #[must_use]
    pub fn alternatives(&self) -> &[Self] {
        &self.alternatives
    }

    /// Returns `true` if these digits satisfy the law of the constraint. The law must depend only
    /// on the cells of the constraint.
    pub(super) fn obeys(&self, ground: &Ground<'_>, digits: &[u32]) -> bool {
        matches!(self.kind.law, Law::Cells(holds) if holds(ground, self, digits))
    }

    /// The first number, or `default` if there is none.
    pub(super) fn number_or(&self, default: u32) -> u32 {
        self.numbers.first().copied().unwrap_or(default)
    }

    /// The parts that engines enforce for this constraint, with digits counted from 1.
    #[must_use]
    pub fn parts(&self, ground: &Ground<'_>) -> Vec<Part> {
        let parts = self.numbered_parts(ground).into_iter();
        parts.map(|part| part.counted_from_one(ground.values())).collect()
    }

    /// The parts of [`Self::parts`], with totals in the values of the digits.
    pub(super) fn numbered_parts(&self, ground: &Ground<'_>) -> Vec<Part> {
        (self.kind.parts)(ground, self)
    }

    /// Returns `true` if a complete grid satisfies the constraint, according to the plain
    /// definition of the kind.
    ///
    /// # Panics
    /// If a cell of the constraint is outside the grid.
    #[must_use]
    pub fn holds(&self, ground: &Ground<'_>, grid: &Grid) -> bool {
        let digit = |cell: Cell| grid.get(cell).map_or(0, |digit| ground.values().of(digit));
        match self.kind.law {
            Law::Cells(holds) => {
                let digits: Vec<u32> = self.cells.iter().map(|&cell| digit(cell)).collect();
                holds(ground, self, &digits)
            }
            Law::Board(holds) => {
                let cells = (0..ground.side * ground.side).map(Cell::from_index);
                holds(ground, self, &cells.map(digit).collect::<Vec<_>>())
            }
        }
    }

    /// Returns `true` if the law of the constraint depends on more than its cells, for example on
    /// adjacency.
    pub(crate) fn is_of_board(&self) -> bool {
        matches!(self.kind.law, Law::Board(_))
    }

    /// Moves the constraint to other cells of a board of the same side.
    pub(crate) fn moved(&self, to: &impl Fn(Cell) -> Cell) -> Self {
        let cells = self.cells.iter().map(|&cell| to(cell)).collect();
        let alternatives = self.alternatives.iter().map(|one| one.moved(to)).collect();
        Self { cells, alternatives, ..self.clone() }
    }

    /// The constraint with its cells in reading order, if their order has no meaning. Alternatives
    /// are normalised too.
    pub(crate) fn normalised(&self) -> Self {
        let mut normal = self.clone();
        normal.alternatives = self.alternatives.iter().map(Self::normalised).collect();
        if UNORDERED.contains(&self.kind.name) {
            normal.cells.sort_unstable();
        } else if !normal.alternatives.is_empty() {
            normal.cells = normal.alternatives.iter().flat_map(|one| one.cells.clone()).collect();
        }
        normal
    }

    /// The numbers shown in words; empty for tables and long lists.
    pub(super) fn shown_numbers(&self) -> &[u32] {
        let is_table = matches!(self.kind.numbers, ["partners..." | "table..."]);
        let most = 9;
        if is_table || self.numbers.len() > most { &[] } else { &self.numbers }
    }

    /// The main diagonal that the cells form, named by its direction from left to right: `rising`
    /// or `falling`. `None` unless the constraint only requires distinct digits on such a diagonal.
    #[must_use]
    pub fn diagonal(&self, side: usize) -> Option<&'static str> {
        let mut cells = self.cells.iter().map(|cell| (cell.row(side), cell.column(side)));
        if self.kind.name != "different" || cells.len() != side {
            None
        } else if cells.clone().all(|(row, column)| row == column) {
            Some("falling")
        } else if cells.all(|(row, column)| row + column + 1 == side) {
            Some("rising")
        } else {
            None
        }
    }

    /// A human-readable name: `the thermometer at r1c1`.
    #[must_use]
    pub fn words(&self, side: usize) -> Message {
        if let Some(which) = self.diagonal(side) {
            return say::constraint_diagonal(which == "rising");
        }
        let (noun, numbers) = ((self.kind.noun)(), self.shown_numbers().iter().copied());
        match self.cells.first() {
            Some(cell) => say::constraint_at(noun, numbers, cell.name(side)),
            None => say::constraint_of_board(noun, numbers),
        }
    }
}

impl ConstraintError {
    pub(super) fn too_large(kind: &ConstraintKind, found: &str) -> Self {
        Self::TooLarge { name: kind.name, found: found.to_owned(), most: LARGEST }
    }
}

impl ConstraintKind {
    fn check_cells(&self, cells: &[Cell], side: usize) -> Result<(), ConstraintError> {
        let found = cells.len();
        let expected = match self.extent {
            Extent::Board if found > 0 => say::constraint_none(),
            Extent::AtLeast(least) | Extent::Line(least) if found < least => {
                say::constraint_at_least(least)
            }
            Extent::Exactly(exact) if found != exact => say::constraint_count(exact),
            Extent::Across if found != side && !is_short_line(cells, side) => {
                say::constraint_line(side)
            }
            _ => return Ok(()),
        };
        Err(ConstraintError::Cells { name: self.name, found, expected })
    }

    fn check_numbers(&self, numbers: &[u32]) -> Result<(), ConstraintError> {
        if let Some(&found) = numbers.iter().find(|&&number| number > LARGEST) {
            return Err(ConstraintError::too_large(self, &found.to_string()));
        }
        let found = numbers.len();
        let endless = self.numbers.last().is_some_and(|name| name.ends_with("..."));
        let most = if endless { usize::MAX } else { self.numbers.len() };
        if (self.needed..=most).contains(&found) {
            return Ok(());
        }
        let named = || say::constraint_numbers_named(self.numbers.iter().map(|name| number(name)));
        let expected = match (self.needed, self.numbers) {
            (_, []) => say::constraint_none(),
            (0, _) => say::constraint_none_or(named()),
            _ => named(),
        };
        Err(ConstraintError::Numbers { name: self.name, found, expected })
    }
}

/// The noun of a number, looked up by name.
fn number(name: &str) -> Message {
    let noun = |name: &str| say::constraint_number(name.replace(' ', "-"));
    match name.strip_suffix("...") {
        Some(name) => say::constraint_number_endless(noun(name)),
        None => noun(name),
    }
}

/// Returns `true` if the cells are the beginning of a row or column, read from either end. On a
/// board with fewer rows or columns than digits, these cells can be a whole line.
fn is_short_line(cells: &[Cell], side: usize) -> bool {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    let is_turned = sorted.first() != cells.first();
    let starts_line = |step: usize| {
        let first = sorted.first().map_or(0, |cell| cell.index());
        let is_first = if step == 1 { first.is_multiple_of(side) } else { first < side };
        is_first && (0..).zip(&sorted).all(|(at, cell)| cell.index() == first + at * step)
    };
    let in_order = if is_turned { sorted.iter().rev().eq(cells) } else { sorted == cells };
    (2..side).contains(&cells.len()) && in_order && (starts_line(1) || starts_line(side))
}

/// Kinds are compared by name.
impl PartialEq for Constraint {
    fn eq(&self, other: &Self) -> bool {
        self.kind.name == other.kind.name
            && self.numbers == other.numbers
            && self.cells == other.cells
            && self.alternatives == other.alternatives
    }
}
impl Eq for Constraint {}

impl Hash for Constraint {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kind.name.hash(state);
        self.numbers.hash(state);
        self.cells.hash(state);
        self.alternatives.hash(state);
    }
}
