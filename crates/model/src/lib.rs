//! The model of a Sudoku: shapes, digits, cells, houses, grids and the puzzle instance.
//!
//! In reading order: [`Set`] (bit sets); [`Digit`], [`Cell`] and [`House`] (their elements);
//! [`Shape`]; [`Constraint`] (cages, lines and everything else that is not a house); [`Geometry`]
//! (houses, peers and constraints as data); [`Grid`], [`Candidates`], [`Sudoku`], [`Violations`],
//! [`Clash`], [`Symmetry`], [`Canonical`]. [`text`] reads and prints puzzles, [`canon`] finds
//! puzzles that are equal up to symmetry. Nothing here opens a file, prints, or starts a thread.
//!
//! ```
//! use evoku_model::{Cell, Digit, Sudoku, Violations};
//!
//! let sudoku: Sudoku = "1..4..1..1..4..1".parse()?;
//! let mut grid = sudoku.givens().clone();
//! grid.set(Cell::at(0, 1, 4), Digit::new(1));
//! assert!(!Violations::of(sudoku.geometry(), &grid).is_empty());
//! # Ok::<(), evoku_model::text::ReadError>(())
//! ```

#![deny(unsafe_code)]

mod arrangement;
mod bits;
mod candidates;
pub mod canon;
mod canonical;
mod clash;
mod constraint;
mod element;
mod geometry;
mod grid;
pub mod innies;
mod kinds;
mod lists;
mod matching;
mod quick;
mod rules;
mod set;
mod shape;
mod sudoku;
mod symmetry;
pub mod text;
mod violations;

pub use bits::bits;
pub use candidates::Candidates;
pub use canonical::Canonical;
pub use clash::{Clash, ClashReason};
pub use constraint::{
    Automaton, CONSTRAINTS, Constraint, ConstraintError, ConstraintKind, Division, Extent, FRAME,
    Frame, Ground, Pairs, Part, Sketch, Values, constraint_kind, mark,
};
pub use element::{Candidate, Cell, Cells, Digit, Digits, House, Houses};
pub use geometry::Geometry;
pub use grid::Grid;
pub use kinds::{HouseKind, Pair, PairKind};
pub use lists::Lists;
pub use matching::matched;
pub use quick::{Mixer, QuickMap};
pub use rules::{GeometryError, Partition, Rules};
pub use set::{Element, Set};
pub use shape::{MAX_SIDE, Shape, ShapeError};
pub use sudoku::{Sudoku, SudokuError};
pub use symmetry::{Symmetry, SymmetryError};
pub use violations::{ViolationKind, Violations};
