//! The space of a plan's puzzles, and the choice of algorithms by where a puzzle lies in it.
//!
//! An instance space shows each puzzle as a point whose place says what it is like, and for each
//! algorithm the region where it is the one to take (K. Smith-Miles, D. Baatar, B. Wreford and
//! R. Lewis, "Towards objective measures of algorithm performance across instance space", Computers
//! & Operations Research 45 (2014), <https://doi.org/10.1016/j.cor.2013.11.015>). [`Selection`]
//! says what choosing by features is worth on puzzles that the choice hasn't seen.

mod field;
mod instances;
mod matrix;
mod projection;
mod select;

pub use field::{Field, Footprint};
pub use instances::{ByPropagation, Described, Space, SpaceError};
pub use matrix::{Matrix, eigen};
pub use projection::{Projection, principal_components, project_for_performance};
pub use select::{NEIGHBOURS, Selection, cross_validate, deal};
