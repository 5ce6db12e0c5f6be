//! Rules of a board in addition to rows and columns.

use std::fmt;

use evoku_messages::{Message, Say, say};

use crate::constraint::{Constraint, ConstraintError, Frame, constraint_kind};
use crate::element::Cell;
use crate::set::Element;
use crate::shape::MAX_SIDE;

/// The houses that partition the board in addition to rows and columns: boxes, regions or none.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Partition {
    /// The boxes of the shape. A shape without boxes gives a Latin square.
    #[default]
    Boxes,
    /// No further houses: a Latin square.
    None,
    /// Jigsaw regions: the region number of each cell in reading order.
    Regions(Vec<u8>),
}

/// The rules of a board, in any combination; the default is a plain Sudoku.
///
/// ```
/// use evoku_model::{Constraint, Rules};
///
/// let mut rules = Rules::default();
/// rules.switch_on("diagonal")?;
/// rules.switch_on("anti-knight")?;
/// assert_eq!(rules.to_string(), "diagonal, anti-knight");
/// assert!(rules.switch_on("killer").is_err());
/// // A cage is a constraint, not a rule of the whole board.
/// rules.constraints.push(Constraint::parse("killer 10 r1c1 r1c2", 9)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    /// The houses that partition the board in addition to rows and columns.
    pub partition: Partition,
    /// Both main diagonals are houses (Sudoku X).
    pub diagonal: bool,
    /// Windoku: square windows, one cell apart from each other and from the edge, are houses.
    pub windoku: bool,
    /// Cells a chess knight's move apart differ.
    pub anti_knight: bool,
    /// Cells that touch at a corner differ, as by a chess king's move. Cells that share a side
    /// differ anyway.
    pub anti_king: bool,
    /// Cages, lines, dots and all other constraints that are not houses.
    pub constraints: Vec<Constraint>,
}

impl Rules {
    /// The names of the rules that can be switched on by name.
    pub const NAMES: [&'static str; 5] =
        ["diagonal", "windoku", "anti-knight", "anti-king", "latin"];

    /// Switches on the rule of this name, one of [`Rules::NAMES`].
    ///
    /// # Errors
    /// If there is no such rule.
    pub fn switch_on(&mut self, name: &str) -> Result<(), GeometryError> {
        match name {
            "diagonal" => self.diagonal = true,
            "windoku" => self.windoku = true,
            "anti-knight" => self.anti_knight = true,
            "anti-king" => self.anti_king = true,
            "latin" => self.partition = Partition::None,
            _ => return Err(GeometryError::UnknownRule(name.to_owned())),
        }
        Ok(())
    }

    /// The names of the rules that are on, in the order of [`Rules::NAMES`].
    pub fn names(&self) -> impl Iterator<Item = &'static str> + '_ {
        let latin = self.partition == Partition::None;
        let on = [self.diagonal, self.windoku, self.anti_knight, self.anti_king, latin];
        Self::NAMES.into_iter().zip(on).filter_map(|(name, on)| on.then_some(name))
    }
}

impl Rules {
    /// The noun for the rule with this name.
    ///
    /// ```
    /// assert_eq!(evoku_model::Rules::noun("latin").to_string(), "latin");
    /// ```
    #[must_use]
    pub fn noun(name: &str) -> Message {
        match name {
            "diagonal" => say::rules_diagonal(),
            "windoku" => say::rules_windoku(),
            "anti-knight" => say::rules_anti_knight(),
            "anti-king" => say::rules_anti_king(),
            "latin" => say::rules_latin(),
            "jigsaw" => say::rules_jigsaw(),
            "plain" => say::rules_plain(),
            name => constraint_kind(name).map_or_else(|| say::verbatim(name), |kind| (kind.noun)()),
        }
    }

    /// The names of the active rules and constraint kinds, as nouns.
    pub(crate) fn nouns(&self) -> impl Iterator<Item = Message> {
        self.listed().into_iter().map(Self::noun)
    }

    /// The identifiers of the active rules and constraint kinds.
    fn listed(&self) -> Vec<&'static str> {
        let jigsaw = matches!(self.partition, Partition::Regions(_)).then_some("jigsaw");
        let mut kinds: Vec<_> = self.constraints.iter().map(|one| one.kind().name).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let names: Vec<_> = jigsaw.into_iter().chain(self.names()).chain(kinds).collect();
        if names.is_empty() { vec!["plain"] } else { names }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.listed().join(", "))
    }
}

/// The reason why a geometry is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GeometryError {
    /// There is no rule with this name.
    UnknownRule(String),
    /// The number of region cells differs from the number of cells of the board.
    RegionCells {
        /// The number of cells of the board.
        expected: usize,
        /// The number of cells that the regions cover.
        found: usize,
    },
    /// A region of the wrong size, or too many regions.
    RegionSize {
        /// The region, numbered from 1 in order of first appearance.
        region: usize,
        /// The expected number of cells: the number of digits.
        expected: usize,
        /// The number of cells of this region.
        found: usize,
    },
    /// The side is not a square of at least 4, so windows do not fit.
    Windows(usize),
    /// A rule that needs full rows and columns, on a board whose lines have fewer cells than
    /// digits.
    NoSquare(&'static str),
    /// A constraint does not fit the board.
    Constraint(ConstraintError),
}

impl From<ConstraintError> for GeometryError {
    fn from(error: ConstraintError) -> Self {
        Self::Constraint(error)
    }
}

impl Say for GeometryError {
    fn message(&self) -> Message {
        match self {
            Self::UnknownRule(name) => {
                say::rules_unknown(name, Rules::NAMES).suggesting(name, Rules::NAMES)
            }
            &Self::RegionCells { expected, found } => say::rules_region_cells(found, expected),
            &Self::RegionSize { region, expected, found } => {
                say::rules_region(region.to_string(), found, expected)
            }
            &Self::Windows(side) => say::rules_windows(side),
            Self::NoSquare(rule) => say::rules_no_square(Rules::noun(rule)),
            Self::Constraint(error) => error.message(),
        }
    }
}

evoku_messages::error!(GeometryError);

/// Renumbers regions in order of first appearance and checks their sizes. Each region has as many
/// cells as there are digits, or fewer on a board that is not square. Cells outside the board get
/// one extra number, the last.
pub(crate) fn checked_regions(regions: &[u8], frame: &Frame) -> Result<Vec<u8>, GeometryError> {
    let side = frame.side();
    if regions.len() != side * side {
        return Err(GeometryError::RegionCells { expected: side * side, found: regions.len() });
    }
    let mut renumbered = [None; 256];
    let mut sizes = Vec::with_capacity(MAX_SIDE);
    let mut numbers = Vec::with_capacity(regions.len());
    for (index, &region) in regions.iter().enumerate() {
        if !frame.is_inside(Cell::from_index(index)) {
            numbers.push(u8::MAX);
            continue;
        }
        let number = *renumbered[usize::from(region)].get_or_insert_with(|| {
            sizes.push(0);
            sizes.len() - 1
        });
        sizes[number] += 1;
        numbers.push(number as u8);
    }
    let expected = frame.values.count();
    let fits = |&size: &usize| size == expected || size < expected && !frame.is_square();
    if let Some(wrong) = sizes.iter().position(|size| !fits(size)) {
        return Err(GeometryError::RegionSize { region: wrong + 1, expected, found: sizes[wrong] });
    }
    let beyond = sizes.len() as u8;
    numbers.iter_mut().filter(|number| **number == u8::MAX).for_each(|number| *number = beyond);
    Ok(numbers)
}
