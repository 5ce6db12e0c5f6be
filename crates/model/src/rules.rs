//! Rules of a board besides rows and columns.

use std::fmt;

use thiserror::Error;

use crate::constraint::{Constraint, ConstraintError, Frame};
use crate::element::Cell;
use crate::set::Element;
use crate::shape::MAX_SIDE;

/// The further houses that cover the board once: boxes, regions or none.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Partition {
    /// The boxes of the shape. A shape without boxes makes a Latin square.
    #[default]
    Boxes,
    /// No further houses: a Latin square.
    None,
    /// Jigsaw regions: for each cell in reading order the number of its region.
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
/// // A cage is no rule of the whole board, but a constraint.
/// rules.constraints.push(Constraint::parse("killer 10 r1c1 r1c2", 9)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    /// The houses that cover the board besides rows and columns.
    pub partition: Partition,
    /// Both main diagonals are houses (Sudoku X).
    pub diagonal: bool,
    /// Windoku: square windows, one cell apart from each other and from the edge, are houses.
    pub windoku: bool,
    /// Cells a chess knight's move apart differ.
    pub anti_knight: bool,
    /// Cells that touch at a corner differ (a chess king's move; sides differ anyway).
    pub anti_king: bool,
    /// Cages, lines, dots and whatever else is no house.
    pub constraints: Vec<Constraint>,
}

impl Rules {
    /// The names of the rules that are switched on and off by name.
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

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let jigsaw = matches!(self.partition, Partition::Regions(_)).then_some("jigsaw");
        let mut kinds: Vec<_> = self.constraints.iter().map(|one| one.kind().name).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let names: Vec<_> = jigsaw.into_iter().chain(self.names()).chain(kinds).collect();
        f.write_str(if names.is_empty() { "plain" } else { "" })?;
        f.write_str(&names.join(", "))
    }
}

/// Reason why a geometry is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum GeometryError {
    /// No rule has this name.
    #[error("there is no rule \"{0}\"; there are {names}", names = Rules::NAMES.join(", "))]
    UnknownRule(String),
    /// Regions for another number of cells than the board has.
    #[error("{found} cells have a region, but the board has {expected} cells")]
    RegionCells {
        /// The cells of the board.
        expected: usize,
        /// The cells that the regions speak of.
        found: usize,
    },
    /// A region of the wrong size, or too many regions.
    #[error("region {region} has {found} cells; each region needs {expected}")]
    RegionSize {
        /// The region, numbered from 1 in the order in which reading meets them.
        region: usize,
        /// The side of the board.
        expected: usize,
        /// The cells of this region.
        found: usize,
    },
    /// Windows need square room.
    #[error("windoku needs a side of 4, 9, 16, 25, 36, 49 or 64, not {0}")]
    Windows(usize),
    /// A rule of whole rows and columns where they hold fewer cells than there are digits.
    #[error("the rule \"{0}\" needs a square board with as many digits as rows")]
    NoSquare(&'static str),
    /// A constraint for another board.
    #[error(transparent)]
    Constraint(#[from] ConstraintError),
}

/// Region numbers in the order of first appearance, each region of as many cells as there are
/// digits; of fewer where the board is no square of as many rows. All that is beyond the rows and
/// columns of the board has one number of its own, the last.
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
