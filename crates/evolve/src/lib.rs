//! Evolutionary algorithms for Sudoku, on the traits of [`evoku_ea`].
//!
//! [`encodings`] contains the representations of attempts at a Sudoku, [`presets`] the named
//! algorithms, and [`puzzles`] other puzzles for the same algorithms. A [`landscape`] describes
//! attempts, the moves between them and their costs.
//!
//! The crate re-exports everything from [`evoku_ea`] that its users need, under the same paths.
//!
//! The result of a run is a pure function of algorithm, puzzle, seed and budget.
//!
//! ```
//! use evoku_evolve::Budget;
//! use evoku_evolve::presets::{Settings, Task, preset};
//! use evoku_sudoku::Sudoku;
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     let sudoku: Sudoku = "1..4..1..1..4..1".parse()?;
//!     let algorithm = preset("row-ga").ok_or("no such algorithm")?;
//!     let settings = Settings::new(algorithm.parameters);
//!     let budget = Budget { evaluations: Some(100_000), ..Budget::default() };
//!     let outcome = algorithm.run(&sudoku, &settings, Task::unobserved(1, budget))?;
//!     assert!(outcome.is_solved());
//!     Ok(())
//! }
//! ```

#![forbid(unsafe_code)]

pub mod chosen;
pub mod encodings;
pub mod landscape;
pub mod presets;
pub mod propagation;
pub mod puzzles;

mod algorithms;

pub use evoku_ea::record::{history, trace};
pub use evoku_ea::{
    Algorithm, Attempt, Birth, Budget, Bytes, Cost, Counters, Damaged, Fitness, Generation,
    GeneticAlgorithm, Improvement, Judge, Member, Migrant, MigrantCounts, Observer, Offspring,
    OneFifth, Outcome, Patience, Population, Puzzle, PuzzleFactory, Reproduction, Rng, Running,
    Search, State, Stop, Unobserved, Work, islands, populations, random, run, selection,
};
