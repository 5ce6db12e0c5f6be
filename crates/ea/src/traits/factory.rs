//! Creation of attempts.

use crate::random::Rng;
use crate::state::{Bytes, Damaged};
use crate::traits::puzzle::{Member, Puzzle};

/// Creates the attempts of generation 0 and of every restart.
///
/// An algorithm calls [`PuzzleFactory::create`] for each member of the initial population and
/// [`PuzzleFactory::renew`] for each member after a restart. It calls [`PuzzleFactory::learn`]
/// after each generation. An implementation must draw all random values from `rng`, so that the run
/// can be repeated. It must not evaluate the attempts that it creates.
///
/// ```
/// use evoku_ea::problems::Queens;
/// use evoku_ea::{Puzzle, PuzzleFactory, Rng};
///
/// /// Places a queen in every row and column.
/// struct Shuffled {
///     size: usize,
/// }
///
/// impl PuzzleFactory for Shuffled {
///     type Puzzle = Queens;
///
///     fn create(&self, rng: &mut Rng) -> Queens {
///         let mut rows: Vec<usize> = (0..self.size).collect();
///         rng.shuffle(&mut rows);
///         Queens::new(rows)
///     }
/// }
///
/// let factory = Shuffled { size: 8 };
/// let first = factory.create(&mut Rng::new(1));
/// assert_eq!(first.line(), factory.create(&mut Rng::new(1)).line());
/// ```
pub trait PuzzleFactory {
    /// The type of the attempts.
    type Puzzle: Puzzle;

    /// Creates a new random attempt.
    fn create(&self, rng: &mut Rng) -> Self::Puzzle;

    /// Overwrites a discarded attempt with a new random one. Implementations should reuse its
    /// memory.
    fn renew(&self, puzzle: &mut Self::Puzzle, rng: &mut Rng) {
        *puzzle = self.create(rng);
    }

    /// Learns from a complete generation. Does nothing by default, because most factories keep no
    /// state.
    fn learn(&mut self, _members: &[Member<Self::Puzzle>]) {}

    /// Adapts an immigrant so that this factory could have created it. Does nothing by default,
    /// because most factories can create any attempt.
    fn adopt(&self, _puzzle: &mut Self::Puzzle, _rng: &mut Rng) {}

    /// Appends the learnt state to the bytes of a checkpoint.
    fn save(&self, _to: &mut Vec<u8>) {}

    /// Restores the state that [`PuzzleFactory::save`] wrote.
    ///
    /// # Errors
    /// If the bytes can't be the output of [`PuzzleFactory::save`].
    fn load(&mut self, _from: &mut Bytes<'_>) -> Result<(), Damaged> {
        Ok(())
    }
}

/// A closure is a factory that learns nothing.
impl<P: Puzzle, F: Fn(&mut Rng) -> P> PuzzleFactory for F {
    type Puzzle = P;

    #[inline]
    fn create(&self, rng: &mut Rng) -> P {
        self(rng)
    }
}
