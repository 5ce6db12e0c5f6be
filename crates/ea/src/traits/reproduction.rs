//! How attempts have offspring.

use crate::random::Rng;
use crate::state::{Bytes, Damaged, State};

/// Makes a child of two parents, or of the first alone.
///
/// An algorithm calls [`Reproduction::reproduce`] for every child, with parents that the population
/// has named, and [`Reproduction::learn`] once the child has a cost. The child is a discarded
/// attempt at the same puzzle: an implementation overwrites all of it, reuses its memory, and draws
/// all that is random from `rng`. It must not evaluate the child, and must not change a given.
///
/// ```
/// use evoku_ea::{Reproduction, Rng};
///
/// /// Crosses two lists of one length at a random point.
/// struct OnePoint;
///
/// impl Reproduction<Vec<u32>> for OnePoint {
///     fn reproduce(&self, parents: [&Vec<u32>; 2], child: &mut Vec<u32>, rng: &mut Rng) {
///         let [first, second] = parents;
///         let cut = rng.index(first.len() + 1);
///         child.clear();
///         child.extend_from_slice(&first[..cut]);
///         child.extend_from_slice(&second[cut..]);
///     }
/// }
///
/// let mut child = vec![7, 7, 7];
/// OnePoint.reproduce([&vec![0, 0, 0], &vec![1, 1, 1]], &mut child, &mut Rng::new(1));
/// assert!(child.is_sorted() && child.iter().all(|&gene| gene < 2));
/// ```
pub trait Reproduction<P> {
    /// Overwrites `child`, a discarded attempt at the same puzzle, with a child of the parents.
    fn reproduce(&self, parents: [&P; 2], child: &mut P, rng: &mut Rng);

    /// Takes note of whether the child that was made last costs less than either of its parents.
    fn learn(&mut self, _better: bool) {}

    /// Appends what it has learnt to the bytes of a checkpoint.
    fn save(&self, _to: &mut Vec<u8>) {}

    /// Takes over what [`Reproduction::save`] wrote.
    ///
    /// # Errors
    /// If nothing can have written these bytes.
    fn load(&mut self, _from: &mut Bytes<'_>) -> Result<(), Damaged> {
        Ok(())
    }
}

/// Reproductions of rising strength (mutation rates, say), of which it uses one at a time: the one
/// fifth rule (Rechenberg 1973; Schwefel 1981) goes up one when more than a fifth of the last
/// children were better than their parents, and down one when fewer were.
#[derive(Clone, Debug)]
pub struct OneFifth<R> {
    rungs: Vec<R>,
    rung: usize,
    period: u32,
    children: u32,
    better: u32,
}

state!([R] OneFifth<R>: rung, children, better);

impl<R> OneFifth<R> {
    /// These reproductions, beginning with number `rung`, changed for another at most once in
    /// `period` children; a period of 0 never changes it.
    ///
    /// # Panics
    /// If there is no such rung.
    #[must_use]
    pub fn new(rungs: Vec<R>, rung: usize, period: u32) -> Self {
        assert!(rung < rungs.len(), "rung {rung} of {}", rungs.len());
        Self { rungs, rung, period, children: 0, better: 0 }
    }

    /// The number of the reproduction that is used.
    #[must_use]
    pub fn rung(&self) -> usize {
        self.rung
    }
}

impl<P, R: Reproduction<P>> Reproduction<P> for OneFifth<R> {
    #[inline]
    fn reproduce(&self, parents: [&P; 2], child: &mut P, rng: &mut Rng) {
        self.rungs[self.rung].reproduce(parents, child, rng);
    }

    #[inline]
    fn learn(&mut self, better: bool) {
        self.children += 1;
        self.better += u32::from(better);
        if self.children == self.period {
            if 5 * self.better > self.children {
                self.rung = (self.rung + 1).min(self.rungs.len() - 1);
            } else if 5 * self.better < self.children {
                self.rung = self.rung.saturating_sub(1);
            }
            (self.children, self.better) = (0, 0);
        } else if self.period == 0 {
            self.children = 0;
        }
    }

    fn save(&self, to: &mut Vec<u8>) {
        State::save(self, to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        State::load(self, from)
    }
}
