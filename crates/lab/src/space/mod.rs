//! Instance spaces: the puzzles of a plan by their features, and algorithm selection based on them.
//!
//! An instance space places each puzzle as a point by its features, and shows for each algorithm
//! the region in which it performs best. See K. Smith-Miles, D. Baatar, B. Wreford and R. Lewis,
//! "Towards objective measures of algorithm performance across instance space", Computers &
//! Operations Research 45 (2014), <https://doi.org/10.1016/j.cor.2013.11.015>. [`Selection`]
//! measures the benefit of selecting algorithms by features, on puzzles that were not used for the
//! selection.

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
