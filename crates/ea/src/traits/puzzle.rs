//! Attempts: the individuals that evolve.
//!
//! A puzzle instance (the cities of a tour, for example) is known to a [`PuzzleFactory`]. A
//! `Puzzle` is one complete attempt at that instance, an individual.
//!
//! [`PuzzleFactory`]: crate::PuzzleFactory

use evoku_messages::say;

use crate::state::{Bytes, Damaged, State};
use crate::traits::fitness::Cost;

/// An attempt at a puzzle: an individual of a population.
///
/// Factories create attempts, reproductions change them, and the fitness computes their cost.
/// Observers and migration convert them to text and back. An implementation must not change a
/// given. It must not share mutable state between attempts: all that differs between two of them
/// belongs to the attempt itself. `clone_from` should reuse the memory of its target: children
/// overwrite discarded attempts, so that a run allocates nothing after its start.
///
/// ```
/// use evoku_ea::{Bytes, Puzzle};
///
/// /// A guess at a divisor.
/// #[derive(Clone, Debug, PartialEq)]
/// struct Divisor(u32);
///
/// impl Puzzle for Divisor {
///     fn distance(&self, other: &Self) -> usize {
///         usize::from(self != other)
///     }
///     fn line(&self) -> String {
///         self.0.to_string()
///     }
///     fn read(&mut self, text: &str) -> Result<(), String> {
///         let text = text.trim();
///         self.0 = text.parse().map_err(|error| format!("{error}: `{text}`"))?;
///         Ok(())
///     }
/// }
///
/// let mut checkpoint = Vec::new();
/// Divisor(7).save(&mut checkpoint);
/// let mut restored = Divisor(1);
/// restored.load(&mut Bytes::new(&checkpoint)).unwrap();
/// assert_eq!(restored, Divisor(7));
/// assert!(restored.read("seven").is_err());
/// ```
pub trait Puzzle: Clone + Send + 'static {
    /// The number of places in which two attempts differ.
    fn distance(&self, other: &Self) -> usize;

    /// The attempt as one line of text.
    fn line(&self) -> String;

    /// The attempt as text for people, on several lines. The default is its line.
    fn board(&self) -> String {
        self.line() + "\n"
    }

    /// Overwrites this attempt with the one that `text` shows, in the form of [`Puzzle::line`] or
    /// [`Puzzle::board`].
    ///
    /// # Errors
    /// If the text does not show an attempt at the same puzzle; the error states where and why. The
    /// attempt is then unchanged.
    fn read(&mut self, text: &str) -> Result<(), String>;

    /// Overwrites this attempt with one of another run.
    ///
    /// The result must be the same as that of [`Puzzle::read`] on the other attempt's line, which
    /// is the default. An encoding with no state beyond its line can copy instead, if both are
    /// attempts at the same puzzle.
    ///
    /// # Errors
    /// If the encoding can't represent the attempt. This attempt is then unchanged.
    fn take_over(&mut self, other: &Self) -> Result<(), String> {
        self.read(&other.line())
    }

    /// Appends the attempt to the bytes of a checkpoint. The default appends its line, which
    /// suffices for an encoding without further state.
    fn save(&self, to: &mut Vec<u8>) {
        self.line().save(to);
    }

    /// Restores the attempt that [`Puzzle::save`] wrote.
    ///
    /// # Errors
    /// If the bytes do not contain an attempt at the same puzzle.
    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let mut line = String::new();
        line.load(from)?;
        Ok(self.read(&line)?)
    }
}

/// An attempt with its cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member<P> {
    /// The attempt.
    pub puzzle: P,
    /// Its cost, as computed by the judge.
    pub cost: Cost,
}

impl<P: Puzzle> State for Member<P> {
    fn save(&self, to: &mut Vec<u8>) {
        self.puzzle.save(to);
        self.cost.save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        self.puzzle.load(from)?;
        self.cost.load(from)
    }
}

/// Missing members start as clones of the first, because a checkpoint doesn't contain the puzzle.
impl<P: Puzzle> State for Vec<Member<P>> {
    fn save(&self, to: &mut Vec<u8>) {
        self[..].save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let length = from.clone().length()?;
        match self.first().cloned() {
            Some(first) => self.resize(length, first),
            None if length > 0 => return Err(Damaged(say::evolve_damaged_members())),
            None => {}
        }
        self[..].load(from)
    }
}

impl<P: Puzzle> Member<P> {
    /// Copies another member into this one and reuses its memory.
    pub fn copy_from(&mut self, other: &Self) {
        self.puzzle.clone_from(&other.puzzle);
        self.cost = other.cost;
    }
}
