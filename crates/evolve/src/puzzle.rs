//! What evolves.
//!
//! A puzzle as posed (for Sudoku: `evoku_sudoku::Sudoku`) is what a [`PuzzleFactory`] knows; a
//! `Puzzle` here is one complete attempt at it, an individual.
//!
//! [`PuzzleFactory`]: crate::PuzzleFactory

use crate::fitness::Cost;

/// An attempt at a puzzle: an individual of a population.
///
/// `clone_from` should reuse what the target has allocated: children are made in the room of
/// discarded ones, so that a run allocates nothing after its start.
pub trait Puzzle: Clone + Send {
    /// The number of places in which two attempts differ.
    fn distance(&self, other: &Self) -> usize;

    /// The attempt on one line.
    fn line(&self) -> String;

    /// The attempt as people draw it, on several lines.
    fn board(&self) -> String;

    /// Takes over the attempt that a text shows, in either form.
    ///
    /// # Errors
    /// If the text is no attempt at the same puzzle; says where and why. Nothing changes then.
    fn read(&mut self, text: &str) -> Result<(), String>;
}

/// An attempt with its fitness.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member<P> {
    /// The attempt.
    pub puzzle: P,
    /// Its cost, as the judge found it.
    pub cost: Cost,
}
