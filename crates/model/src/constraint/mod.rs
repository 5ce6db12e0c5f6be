//! Constraints other than houses, as data: cages, lines, dots, arrows, clues outside the board.
//!
//! [`CONSTRAINTS`] is the table of kinds. Engines enforce the [`Part`]s that a kind decomposes
//! into; five kinds of parts express all constraints. Pictures show the [`Mark`](mark::Mark)s of
//! the board's [`Sketch`].
//!
//! A constraint as text is the name of its kind, its numbers and its cells:
//!
//! ```
//! use evoku_model::Constraint;
//!
//! let arrow = Constraint::parse("arrow r1c1 r1c2 r2c3", 9)?;
//! assert_eq!(arrow.words(9).to_string(), "the arrow at r1c1");
//! assert_eq!(Constraint::parse("sandwich 12 row 3", 9)?.cells().len(), 9);
//! assert!(Constraint::parse("killer 5 r1c1 r1c10", 9).is_err());
//! # Ok::<(), evoku_model::ConstraintError>(())
//! ```

mod automaton;
mod division;
mod drawings;
mod error;
mod frame;
mod framing;
mod kind;
mod kinds;
pub mod mark;
mod part;
mod sketch;
mod table;
mod text;
mod values;

pub use automaton::Automaton;
pub use division::Division;
pub use error::ConstraintError;
pub use frame::Frame;
pub use kind::{Constraint, ConstraintKind, Extent, Ground};
pub use part::{Pairs, Part};
pub use sketch::Sketch;
pub use table::{CONSTRAINTS, FRAME, constraint_kind};
pub use values::Values;
