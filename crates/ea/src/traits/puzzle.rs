//! What evolves.
//!
//! A puzzle instance (the cities of a tour, say) is what a [`PuzzleFactory`] knows; a
//! `Puzzle` here is one complete attempt at it, an individual.
//!
//! [`PuzzleFactory`]: crate::PuzzleFactory

use evoku_messages::say;

use crate::state::{Bytes, Damaged, State};
use crate::traits::fitness::Cost;

/// An attempt at a puzzle: an individual of a population.
///
/// Factories make attempts, reproductions change them, and the fitness reads their cost. Observers
/// and migration read and write them as text. An implementation must not change a given, and must
/// not keep anything outside itself that differs between two attempts at the same puzzle.
/// `clone_from` should reuse what the target has allocated: children are made in the memory of
/// discarded ones, so that a run allocates nothing after its start.
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

    /// The attempt on one line.
    fn line(&self) -> String;

    /// The attempt as people draw it, on several lines: its line, unless there is more to show.
    fn board(&self) -> String {
        self.line() + "\n"
    }

    /// Takes over the attempt that a text shows, in either form.
    ///
    /// # Errors
    /// If the text is no attempt at the same puzzle; says where and why. Nothing changes then.
    fn read(&mut self, text: &str) -> Result<(), String>;

    /// Takes over the attempt of another run, exactly as [`Puzzle::read`] takes over its line, which
    /// is the default. An encoding that keeps nothing but what the line shows can copy instead, if
    /// both are attempts at the same puzzle.
    ///
    /// # Errors
    /// If the encoding can't hold the attempt. Nothing changes then.
    fn take_over(&mut self, other: &Self) -> Result<(), String> {
        self.read(&other.line())
    }

    /// Appends the attempt to the bytes of a checkpoint: its line, unless there is more to it.
    fn save(&self, to: &mut Vec<u8>) {
        self.line().save(to);
    }

    /// Takes over what [`Puzzle::save`] wrote.
    ///
    /// # Errors
    /// If these bytes are no attempt at the same puzzle.
    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let mut line = String::new();
        line.load(from)?;
        Ok(self.read(&line)?)
    }
}

/// An attempt with its fitness.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member<P> {
    /// The attempt.
    pub puzzle: P,
    /// Its cost, as the judge found it.
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
    /// Becomes a copy of another member, reusing the memory of this one.
    pub fn copy_from(&mut self, other: &Self) {
        self.puzzle.clone_from(&other.puzzle);
        self.cost = other.cost;
    }
}
