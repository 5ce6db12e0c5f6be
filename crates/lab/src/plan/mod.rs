//! Plans of experiments: algorithms with parameters, classes of puzzles, repetitions and a budget.
//!
//! A plan is a TOML file; [`TEMPLATE`] is a commented example.
//!
//! ```
//! use std::path::Path;
//! use std::sync::atomic::AtomicBool;
//!
//! use evoku_lab::plan::Plan;
//!
//! let text = "
//!     name = 'small'
//!     repetitions = 5
//!     budget.evaluations = 10_000
//!     [[algorithm]]
//!     name = 'row-ga'
//!     set.population = [10, 20]
//!     [[class]]
//!     name = '4x4'
//!     bundled = '4x4'
//! ";
//! let plan = Plan::read(text, Path::new("."), &AtomicBool::new(false)).unwrap();
//! assert_eq!(plan.configurations.len(), 2);
//! assert_eq!(plan.jobs(), 2 * 10 * 5);
//!
//! let wrong = "name = 'x'\nseeds = 1";
//! let errors = Plan::read(wrong, Path::new("."), &AtomicBool::new(false)).unwrap_err();
//! assert!(errors.iter().any(|error| (error.line, error.column) == (2, 1)));
//! ```

mod baselines;
mod combinations;
mod command;
mod document;
mod external;
mod model;
#[cfg(feature = "store")]
mod packed;
mod puzzles;
mod read;
mod support;
mod sweep;

pub use command::CommandLine;
pub use document::PlanError;
pub(crate) use model::MEMORY;
pub use model::{
    Class, Configuration, External, Fingerprint, Job, Limits, Method, Plan, Puzzle, Runs,
};
#[cfg(feature = "store")]
pub use packed::PackedError;
pub use puzzles::{Unpack, bundled_names, puzzle_files};

/// A plan with comments that explain every field.
pub const TEMPLATE: &str = include_str!("template.toml");

/// Returns [`TEMPLATE`] with its field `baselines` switched on.
#[must_use]
pub fn with_nulls() -> String {
    TEMPLATE.replace("# nulls = true  ", "nulls = true  ")
}
