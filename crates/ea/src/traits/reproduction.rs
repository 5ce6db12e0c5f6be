//! Reproduction: the operators that make children from parents.

use crate::random::Rng;
use crate::state::{Bytes, Damaged, State};

/// Makes a child from two parents, or from the first parent only.
///
/// An algorithm calls [`Reproduction::reproduce`] for every child, with parents selected by the
/// population, and [`Reproduction::learn`] once the child has a cost. The child is a discarded
/// attempt at the same puzzle. An implementation must overwrite it completely, and should reuse its
/// memory. It must draw all random values from `rng`. It must not evaluate the child or change a
/// given.
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

    /// Makes the same child as [`Reproduction::reproduce`], and shows it to `crossed` after the
    /// crossover and before the mutation.
    ///
    /// An algorithm calls this if the observer wants to see how children are made. The default,
    /// for reproductions without such a state, doesn't call `crossed`.
    fn reproduce_in_steps(
        &self,
        parents: [&P; 2],
        child: &mut P,
        rng: &mut Rng,
        _crossed: &mut dyn FnMut(&P),
    ) {
        self.reproduce(parents, child, rng);
    }

    /// The number of parents that a child depends on: 2, or 1 if it depends on the first only, or
    /// 0. Only observers need it.
    fn parents(&self) -> usize {
        2
    }

    /// Learns from the last child. `better` is `true` if the child costs less than each of its
    /// parents.
    fn learn(&mut self, _better: bool) {}

    /// Appends the learnt state to the bytes of a checkpoint.
    fn save(&self, _to: &mut Vec<u8>) {}

    /// Restores the state that [`Reproduction::save`] wrote.
    ///
    /// # Errors
    /// If the bytes can't be the output of [`Reproduction::save`].
    fn load(&mut self, _from: &mut Bytes<'_>) -> Result<(), Damaged> {
        Ok(())
    }
}

/// A closure is a reproduction that learns nothing.
impl<P, F: Fn([&P; 2], &mut P, &mut Rng)> Reproduction<P> for F {
    #[inline]
    fn reproduce(&self, parents: [&P; 2], child: &mut P, rng: &mut Rng) {
        self(parents, child, rng);
    }
}

/// A ladder of reproductions of increasing strength (mutation rates, for example), one of which is
/// in use at a time.
///
/// The one-fifth rule (Rechenberg 1973; Schwefel 1981) chooses the reproduction. It moves up one
/// rung if more than a fifth of the last children were better than their parents. If fewer were
/// better, it moves down one rung.
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
    /// Creates a ladder that starts at rung `rung` and may change the rung after every `period`
    /// children. If `period` is 0, the rung never changes.
    ///
    /// # Panics
    /// If `rung` is not an index of `rungs`.
    #[must_use]
    pub fn new(rungs: Vec<R>, rung: usize, period: u32) -> Self {
        assert!(rung < rungs.len(), "rung {rung} of {}", rungs.len());
        Self { rungs, rung, period, children: 0, better: 0 }
    }

    /// The index of the reproduction in use.
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

    fn reproduce_in_steps(
        &self,
        parents: [&P; 2],
        child: &mut P,
        rng: &mut Rng,
        crossed: &mut dyn FnMut(&P),
    ) {
        self.rungs[self.rung].reproduce_in_steps(parents, child, rng, crossed);
    }

    fn parents(&self) -> usize {
        self.rungs[self.rung].parents()
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
