//! Explains a deduction in words, in forum notation, as JSON and as a picture.
//!
//! A [`Step`] is a deduction with the position in which it was found. [`Step::prose`] explains it,
//! [`Step::eureka`] writes it in compact notation, and [`Step::json`] is for programs.
//! [`Overlay::of`] is drawn over a [`Picture`] of the board. A [`Guide`] explains all steps of a
//! puzzle. A [`Position`] explains the next step of a game, or its mistakes.
//!
//! ```
//! use evoku_model::Sudoku;
//! use evoku_logic::explain::{Overlay, Picture, Step};
//! use evoku_logic::{LADDER, Reasoner, Rung};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let sudoku: Sudoku = text.parse()?;
//! let geometry = sudoku.geometry();
//! let mut reasoner = Reasoner::new(geometry);
//! reasoner.start(&sudoku, true);
//! let techniques = LADDER.iter().map(Rung::technique);
//! let deduction = reasoner.next(techniques).ok_or("no step")?;
//!
//! let candidates = reasoner.candidates();
//! let step = Step { geometry, candidates: &candidates, deduction: &deduction };
//! assert_eq!(step.eureka().to_string(), "Naked Single: r5c5=5");
//! let prose = step.prose();
//! assert_eq!(prose.to_string(), "5 is the only candidate left in r5c5. So r5c5 is 5.");
//!
//! let overlay = Overlay::of(&step);
//! let (givens, grid) = (sudoku.givens(), reasoner.grid());
//! let candidates = Some(&candidates);
//! let picture = Picture { geometry, givens, grid, candidates, overlay: Some(&overlay) };
//! assert!(picture.svg().starts_with("<svg"));
//! # Ok(())
//! # }
//! ```

mod advice;
mod chain;
mod constraints;
mod eureka;
mod json;
mod marks;
mod names;
mod overlay;
mod picture;
mod position;
mod prose;
mod route;
mod step;
mod whereabouts;

pub use advice::{Advice, Next, Stage};
pub use marks::constraint_marks;
pub use overlay::{Link, Overlay, Role};
pub use picture::{Picture, STYLE};
pub use position::Position;
pub use route::{Guide, Station, Taken, Unexplained, Way};
pub use step::Step;
pub use whereabouts::Whereabouts;
