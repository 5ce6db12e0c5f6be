//! What a Sudoku is: shapes, digits, cells, houses, grids and the puzzle as posed.
//!
//! In reading order: [`Set`] (bit sets), [`Digit`], [`Cell`] and [`House`] (their elements),
//! [`Shape`], [`Constraint`] (cages, lines and what else is no house), [`Geometry`] (houses, peers
//! and constraints as data), [`Grid`], [`Candidates`], [`Sudoku`], [`Violations`], [`Clash`],
//! [`Symmetry`], [`Canonical`].

mod arrangement;
pub(crate) mod bits;
mod candidates;
mod canonical;
mod clash;
mod constraint;
mod element;
mod geometry;
mod grid;
pub(crate) mod innies;
pub(crate) mod lists;
pub(crate) mod matching;
pub(crate) mod quick;
mod rules;
mod set;
mod shape;
mod sudoku;
mod symmetry;
mod violations;

pub(crate) use bits::bits;
pub use candidates::Candidates;
pub use canonical::Canonical;
pub use clash::{Clash, ClashReason};
pub use constraint::{
    Automaton, CONSTRAINTS, Constraint, ConstraintError, ConstraintKind, Division, Extent, FRAME,
    Frame, Ground, Pairs, Part, Sketch, Values, constraint_kind, mark,
};
pub use element::{Candidate, Cell, Cells, Digit, Digits, House, Houses};
pub use geometry::{Geometry, HouseKind, Pair, PairKind};
pub use grid::Grid;
pub(crate) use lists::Lists;
pub use rules::{GeometryError, Partition, Rules};
pub use set::{Element, Set};
pub use shape::{MAX_SIDE, Shape, ShapeError};
pub use sudoku::{Sudoku, SudokuError};
pub use symmetry::{Symmetry, SymmetryError};
pub use violations::{ViolationKind, Violations};
