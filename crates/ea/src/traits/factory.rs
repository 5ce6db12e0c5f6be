//! Where attempts come from.

use crate::random::Rng;
use crate::state::{Bytes, Damaged};
use crate::traits::puzzle::{Member, Puzzle};

/// Makes the attempts of generation 0 and of every restart.
///
/// An algorithm calls [`PuzzleFactory::create`] for each founder, [`PuzzleFactory::renew`] where
/// it founds a population anew, and [`PuzzleFactory::learn`] after each generation. An
/// implementation must draw all that is random from `rng`, or the run can't be repeated. It must
/// not evaluate what it makes.
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
    /// What it makes.
    type Puzzle: Puzzle;

    /// A new random attempt.
    fn create(&self, rng: &mut Rng) -> Self::Puzzle;

    /// Overwrites a discarded attempt with a new random one. Factories that can, reuse its memory.
    fn renew(&self, puzzle: &mut Self::Puzzle, rng: &mut Rng) {
        *puzzle = self.create(rng);
    }

    /// Takes note of a complete generation. Most factories remember nothing.
    fn learn(&mut self, _members: &[Member<Self::Puzzle>]) {}

    /// Adapts an immigrant so that this factory could have made it. Does nothing by default: most
    /// factories can make any attempt.
    fn adopt(&self, _puzzle: &mut Self::Puzzle, _rng: &mut Rng) {}

    /// Appends what it has learnt to the bytes of a checkpoint.
    fn save(&self, _to: &mut Vec<u8>) {}

    /// Takes over what [`PuzzleFactory::save`] wrote.
    ///
    /// # Errors
    /// If nothing can have written these bytes.
    fn load(&mut self, _from: &mut Bytes<'_>) -> Result<(), Damaged> {
        Ok(())
    }
}
