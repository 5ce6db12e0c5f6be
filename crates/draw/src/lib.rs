//! Pictures of runs and of experiments, for the command and for the page.
//!
//! A [`Figure`](figure::Figure) is a list of marks, drawn as SVG, PNG or PDF. A [`chart`] shows the
//! progress of a run, or compares that of several. A [`report`] shows the results of an experiment.
//! A [`sheet`] puts puzzles on pages for printing, as in a book.
//!
//! ```
//! use evoku_draw::chart::{Labels, one};
//! use evoku_evolve::Budget;
//! use evoku_evolve::history::History;
//! use evoku_evolve::presets::{Settings, Task, preset};
//! use evoku_evolve::{Generation, Observer};
//! use evoku_messages::{Language, say};
//! use evoku_sudoku::Sudoku;
//!
//! struct Watch(History);
//! impl Observer for Watch {
//!     fn generation(&mut self, generation: &dyn Generation) {
//!         self.0.record(generation);
//!     }
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let sudoku: Sudoku = "1..4..1..1..4..1".parse()?;
//! let algorithm = preset("row-ga").ok_or("no such algorithm")?;
//! let settings = Settings::new(algorithm.parameters);
//! let budget = Budget { evaluations: Some(100_000), ..Budget::default() };
//! let mut watch = Watch(History::new());
//! algorithm.run(&sudoku, &settings, Task::new(1, budget, &mut watch))?;
//! let labels = Labels {
//!     title: "row-ga".to_owned(),
//!     subtitle: "seed 1".to_owned(),
//!     step: say::verbatim("generation"),
//!     scale: algorithm.scale(&sudoku, &settings),
//! };
//! assert!(one(&watch.0, &labels, Language::ENGLISH).svg().contains("row-ga"));
//! # Ok(())
//! # }
//! ```

#![forbid(unsafe_code)]

pub mod chart;
pub mod figure;
pub mod report;
pub mod sheet;
