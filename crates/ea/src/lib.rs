//! Evolutionary algorithms for problems of any kind.
//!
//! An evolutionary algorithm is described by five traits: [`Puzzle`] (an attempt, the individual
//! that evolves), [`PuzzleFactory`], [`Fitness`], [`Reproduction`] and [`Population`].
//! [`GeneticAlgorithm`] is the textbook loop over them. [`algorithms`] contains searches that
//! change a single attempt, and other algorithms. [`Judge`] is the only place where attempts are
//! evaluated, counted and compared with the budget.
//!
//! A run in progress is a [`Search`], for any type of attempt. A [`Search`] can be advanced step by
//! step, saved and resumed, and several searches can exchange members on [`islands`]. An
//! [`Observer`] receives every generation, and [`record`] stores the data of generations. A
//! [`landscape`] describes attempts, the moves between them and their costs.
//!
//! The result of a run is a pure function of algorithm, problem, seed and budget, and is the same
//! on every machine. The crate reads no files, starts no threads and prints nothing.
//!
//! # A problem of your own
//!
//! If an attempt is an ordering of items, that is, a [`permutation`], only its cost has to be
//! implemented; see [`problems`] for examples. For any other kind of attempt, implement the first
//! four traits; [`populations`] contains implementations of the fifth, [`Population`]. In this
//! example, thirty-two coins have to show heads:
//!
//! ```
//! use evoku_ea::populations::Elitist;
//! use evoku_ea::{
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

pub mod algorithms;
pub mod landscape;
pub mod parameters;
pub mod permutation;
pub mod populations;
pub mod problems;
pub mod random;
pub mod record;
pub mod run;
pub mod selection;
pub mod traits;

pub use random::Rng;
pub use record::{
    Birth, CostUnit, Counters, Generation, Improvement, Observer, Offspring, Scale, Unobserved,
    Work,
};
pub use run::islands;
pub use run::{
    Algorithm, Attempt, Begun, Budget, GeneticAlgorithm, Judge, MigrantCounts, Outcome, Patience,
    Running, Search, Stop, Task, initial_population, is_assessed, run,
};
pub use state::{Bytes, Damaged, State};
pub use traits::{
    Cost, Fitness, Member, Migrant, Moves, OneFifth, Population, Puzzle, PuzzleFactory,
    Reproduction, replace_worst,
};
