//! Evolutionary algorithms for Sudoku, and for puzzles of any kind.
//!
//! Five traits say what an evolutionary algorithm needs: [`Puzzle`] (an attempt, what evolves),
//! [`PuzzleFactory`], [`Fitness`], [`Reproduction`] and [`Population`]. [`GeneticAlgorithm`] is the
//! textbook loop over them and knows nothing of Sudoku. [`Judge`] is the one place where attempts
//! are evaluated, counted and compared with the budget.
//!
//! [`encodings`] are the attempts at a Sudoku, [`presets`] the algorithms by name, [`puzzles`]
//! other puzzles on the same traits. A run under way is a [`Search`], whatever it evolves: it can
//! be made step by step, saved and taken up again, and several of them can exchange members on
//! [`islands`]. A [`landscape`] is what it walks on.
//!
//! A run is a pure function of algorithm, puzzle, seed and budget.
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
//!
//! # A puzzle of your own
//!
//! Four of the traits are enough; the fifth, [`Population`], has implementations in
//! [`populations`]. Here thirty-two coins are to show heads:
//!
//! ```
//! use evoku_evolve::populations::Elitist;
//! use evoku_evolve::{
//!     Budget, Cost, Fitness, GeneticAlgorithm, Judge, Puzzle, PuzzleFactory, Reproduction, Rng,
//!     Running, run,
//! };
//!
//! #[derive(Clone)]
//! struct Coins(Vec<bool>);
//!
//! impl Puzzle for Coins {
//!     fn distance(&self, other: &Self) -> usize {
//!         self.0.iter().zip(&other.0).filter(|(a, b)| a != b).count()
//!     }
//!     fn line(&self) -> String {
//!         self.0.iter().map(|&heads| if heads { 'H' } else { 't' }).collect()
//!     }
//!     fn board(&self) -> String {
//!         self.line() + "\n"
//!     }
//!     fn read(&mut self, text: &str) -> Result<(), String> {
//!         let coins: Vec<bool> = text.trim().chars().map(|coin| coin == 'H').collect();
//!         if coins.len() != self.0.len() {
//!             return Err(format!("found {} coins, expected {}", coins.len(), self.0.len()));
//!         }
//!         self.0 = coins;
//!         Ok(())
//!     }
//! }
//!
//! struct Toss;
//! impl PuzzleFactory for Toss {
//!     type Puzzle = Coins;
//!     fn create(&self, rng: &mut Rng) -> Coins {
//!         Coins((0..32).map(|_| rng.index(2) == 0).collect())
//!     }
//! }
//!
//! struct Tails;
//! impl Fitness<Coins> for Tails {
//!     fn cost(&self, coins: &Coins) -> Cost {
//!         Cost::one(coins.0.iter().filter(|&&heads| !heads).count() as u32)
//!     }
//! }
//!
//! struct TurnOne;
//! impl Reproduction<Coins> for TurnOne {
//!     fn reproduce(&self, [parent, _]: [&Coins; 2], child: &mut Coins, rng: &mut Rng) {
//!         child.clone_from(parent);
//!         let coin = rng.index(child.0.len());
//!         child.0[coin] = !child.0[coin];
//!     }
//! }
//!
//! let algorithm = GeneticAlgorithm::new(Toss, TurnOne, Elitist::new(20, 1, 3));
//! let budget = Budget { evaluations: Some(100_000), ..Budget::default() };
//! let mut running = Running::new(algorithm, Judge::new(Tails, budget), Rng::new(1));
//! let outcome = run(&mut running);
//! assert!(outcome.is_solved());
//! assert_eq!(outcome.best.map(|best| best.line), Some("H".repeat(32)));
//! ```

#![forbid(unsafe_code)]

#[macro_use]
#[doc(hidden)]
pub mod state;

pub mod chosen;
pub mod encodings;
pub mod history;
pub mod islands;
pub mod landscape;
pub mod populations;
pub mod presets;
pub mod propagation;
pub mod puzzles;
pub mod random;
pub mod selection;
pub mod trace;

mod algorithm;
mod algorithms;
mod factory;
mod fitness;
mod judge;
mod observer;
mod offspring;
mod patience;
mod population;
mod puzzle;
mod reproduction;
mod running;
mod search;
mod work;

pub use algorithm::{Algorithm, GeneticAlgorithm};
pub use factory::PuzzleFactory;
pub use fitness::{Cost, Fitness};
pub use judge::{Budget, Judge, Stop};
pub use observer::{Counters, Generation, Observer, Unobserved};
pub use offspring::Offspring;
pub use patience::Patience;
pub use population::Population;
pub use puzzle::{Member, Puzzle};
pub use random::Rng;
pub use reproduction::{OneFifth, Reproduction};
pub use running::Running;
pub use search::{Attempt, Outcome, Search, Traffic, run};
pub use state::{Bytes, Damaged, State};
pub use work::Work;
