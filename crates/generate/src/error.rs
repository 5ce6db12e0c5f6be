//! Requests that make no sense.

use std::sync::Arc;

use thiserror::Error;

use crate::symmetry::GivenSymmetry;
use evoku_logic::Technique;
use evoku_logic::rating::Level;
use evoku_model::Geometry;

/// Why a request makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum RequestError {
    /// A layout that is asked for twice.
    #[error("{0} is asked for twice")]
    Twice(&'static str),
    /// A layout whose cells can't be chosen.
    #[error("how many cells a {0} has is settled: leave out the number")]
    SettledCells(&'static str),
    /// A number of cells that no board has room for.
    #[error("{layout} of {from} to {to} cells, but there is room for {least} to {most}")]
    Cells {
        /// The name of the layout.
        layout: &'static str,
        /// The fewest asked for.
        from: usize,
        /// The most asked for.
        to: usize,
        /// The fewest possible.
        least: usize,
        /// The most possible.
        most: usize,
    },
    /// A symmetry where the digits say where marks lie.
    #[error("where every mark is given, digits alone say where they lie: {0} has no symmetry")]
    Unsymmetric(&'static str),
    /// Constraints to be left out where none is laid out.
    #[error("constraints can be left out only where some are asked for")]
    NothingToSpare,
    /// A range that holds nothing, or more givens than cells.
    #[error("{what} from {from} to {to}, but they go from {least} to {most}")]
    Range {
        /// What it is about.
        what: &'static str,
        /// The beginning.
        from: usize,
        /// The end.
        to: usize,
        /// The least possible.
        least: usize,
        /// The most possible.
        most: usize,
    },
    /// A pattern together with what it settles.
    #[error("a pattern settles number and symmetry of the givens: leave out {0}")]
    Settled(&'static str),
    /// A cell that the board doesn't have.
    #[error("the pattern has cell {found}, the board {cells} cells")]
    Cell {
        /// The index of the cell.
        found: usize,
        /// The cells of the board.
        cells: usize,
    },
    /// A technique both required and forbidden.
    #[error("{0} is both required and forbidden")]
    Torn(Technique),
    /// A technique that is harder than the level asked for.
    #[error(
        "{technique} is {least}, but the level is to be at most {most}",
        least = .least.name(),
        most = .most.name()
    )]
    TooHard {
        /// The technique.
        technique: Technique,
        /// The least level of a puzzle that uses it.
        least: Level,
        /// The highest level asked for.
        most: Level,
    },
    /// A technique that every path uses.
    #[error("every path ends with {0}, so it can't be forbidden")]
    Needed(Technique),
    /// Fewer givens than any puzzle with one solution has.
    #[error("at most {most} givens, but a puzzle with one solution has at least {least}")]
    TooFewGivens {
        /// The most asked for.
        most: usize,
        /// The fewest that are known to be needed.
        least: usize,
    },
    /// Fewer givens than layouts need that don't tell digits apart.
    #[error(
        "at most {most} givens, but constraints of {layouts} hold as well with other digits in \
         the cells ({exchange}), so that a puzzle with one solution has at least {least}: ask for \
         so many, or for a layout besides that tells digits apart, like killer, thermometer or \
         arrow"
    )]
    Alike {
        /// The most asked for.
        most: usize,
        /// The fewest that are known to be needed.
        least: usize,
        /// The names of the layouts.
        layouts: String,
        /// Which digits take the place of which, in words.
        exchange: String,
    },
    /// No givens, where a symmetry carries all constraints into each other.
    #[error(
        "with the symmetry {symmetry} and no givens the image of a solution obeys the same \
         constraints ({layouts}): ask for givens, for another symmetry, or for a layout with \
         numbers besides, like killer",
        symmetry = .symmetry.name()
    )]
    Image {
        /// The symmetry.
        symmetry: GivenSymmetry,
        /// The names of the layouts.
        layouts: String,
    },
    /// A number of givens that the symmetry doesn't allow.
    #[error(
        "with the symmetry {symmetry} there are {near} givens, never {from} to {to}",
        symmetry = .symmetry.name()
    )]
    Unreachable {
        /// The symmetry.
        symmetry: GivenSymmetry,
        /// The fewest asked for.
        from: usize,
        /// The most asked for.
        to: usize,
        /// The nearest numbers that it allows, in words.
        near: String,
    },
    /// Two rows or columns that can be exchanged, both without a given.
    #[error(
        "{lines} {first} and {second} have no given and cross the same boxes: exchanging them \
         makes a second solution of any"
    )]
    Exchangeable {
        /// `rows` or `columns`.
        lines: &'static str,
        /// The number of the one, from 1.
        first: usize,
        /// The number of the other.
        second: usize,
    },
    /// A score that the levels and techniques asked for don't allow.
    #[error(
        "a score from {from} to {to}, but with these levels and techniques it is {least} to {most}"
    )]
    Score {
        /// The least score asked for.
        from: u32,
        /// The highest score asked for.
        to: u32,
        /// The least possible.
        least: u32,
        /// The highest possible.
        most: u32,
    },
    /// A technique that the path never uses.
    #[error("{0} is not used by ratings, so no puzzle requires it")]
    Unused(Technique),
    /// Rules that contradict each other.
    #[error("no full grid keeps the rules of this board ({0}), so it has no puzzle")]
    NoGrid(Arc<Geometry>),
    /// A grid that is not full, or breaks the rules.
    #[error("grid {0} is no full grid of this board")]
    Grid(usize),
}
