//! Experiments with Sudoku algorithms: execution, storage and comparison of many runs.
//!
//! A [`Plan`](plan::Plan) describes the runs, [`runner::run`] executes the missing ones, and a
//! [`Store`](store::Store) keeps their results. An [`Analysis`](analysis::Analysis) compares them,
//! and a [`Report`](report::Report) presents the comparison in tables and words.
//!
//! ```
//! use std::path::Path;
//! use std::sync::atomic::AtomicBool;
//!
//! use evoku_lab::analysis::Analysis;
//! use evoku_lab::plan::Plan;
//! use evoku_lab::report::Report;
//! use evoku_lab::runner::{self, Unobserved};
//! use evoku_lab::store::{Environment, Store};
//! use evoku_messages::Language;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let path = std::env::temp_dir().join(format!("evoku-lab-doc-{}.sqlite", std::process::id()));
//! let text = "
//!     name = 'small'
//!     repetitions = 5
//!     budget.evaluations = 1_000
//!     algorithm = [{ name = 'row-ga' }, { name = 'random-search' }]
//!     class = [{ name = '4x4', bundled = '4x4' }]
//! ";
//! let cancel = AtomicBool::new(false);
//! let plan = Plan::read(text, Path::new("."), &cancel).map_err(|errors| errors[0].clone())?;
//! let store = Store::create(&path)?;
//! let (store, done) =
//!     runner::run(store, &plan, &Environment::default(), 2, &cancel, &Unobserved)?;
//! assert!(done);
//!
//! let results = store.results(store.plan(None)?)?;
//! assert_eq!(results.runs.len(), 100);
//! let analysis = Analysis::of(&results, None, None);
//! let verdict = analysis.comparisons[0].verdict(&analysis).to_string();
//! assert!(verdict.starts_with("row-ga is better than random-search"), "{verdict}");
//! let report = Report::of(&analysis);
//! assert!(report.markdown("small", Language::ENGLISH).contains("| 4x4   | row-ga        |"));
//! # drop(store);
//! # std::fs::remove_file(&path)?;
//! # Ok(())
//! # }
//! ```
//!
//! Without the feature `store`, the crate uses no files, no threads and no SQLite. It then offers
//! plans, single runs ([`execute::execute`]), statistics and reports, which is all that a browser
//! needs.

#![forbid(unsafe_code)]
#![cfg_attr(
    not(feature = "store"),
    allow(dead_code, reason = "stores and exports walk columns and pack traces")
)]

pub mod analysis;
pub mod anytime;
#[cfg(feature = "store")]
pub mod archive;
pub mod convergence;
pub mod execute;
#[cfg(feature = "store")]
pub mod export;
pub mod features;
pub mod front;
pub mod fronts;
pub mod index;
pub mod job_set;
pub mod numbers;
#[cfg(feature = "store")]
pub mod part;
pub mod plan;
#[cfg(feature = "store")]
pub mod program;
pub mod report;
pub mod results;
pub mod rows;
pub mod run;
#[cfg(feature = "store")]
pub mod runner;
#[cfg(feature = "store")]
pub mod shard;
pub mod space;
pub mod stats;
#[cfg(feature = "store")]
pub mod store;
pub mod table;
pub mod trace;

mod value;
mod version;

pub use version::VERSION;
