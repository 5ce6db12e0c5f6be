//! Chains of implications: forcing chains and cycles (6.5 and more), Nishio (7.5), cell and region
//! forcing chains (8.0), dynamic ones (8.5) and those that use patterns on the way (9.0).
//!
//! A chain assumes that a candidate holds or does not, and follows what this implies by cells and
//! houses with one way left. A chain is the harder the longer it is: of all chains of a kind the
//! shortest is taken, and 0.1 is added for each of the lengths 4, 6, 8, 12, 16, 24 ... that it
//! exceeds. So a search may give up on what can't be shorter than the best so far, and does.

mod links;
pub(super) mod multiple;
mod nested;
mod net;
pub(super) mod simple;

use super::board::{Board, CELLS, bits};
use super::hint::Hint;

/// The number of candidates of an empty board; a candidate is `9 * cell + digit`.
const CANDIDATES: usize = 9 * CELLS;

/// What is known of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Literal {
    candidate: u16,
    holds: bool,
}

impl Literal {
    fn new(cell: usize, digit: usize, holds: bool) -> Self {
        Self { candidate: (9 * cell + digit) as u16, holds }
    }

    fn cell(self) -> usize {
        usize::from(self.candidate) / 9
    }

    fn digit(self) -> usize {
        usize::from(self.candidate) % 9
    }

    fn index(self) -> usize {
        usize::from(self.candidate) + if self.holds { 0 } else { CANDIDATES }
    }

    /// What follows for the board if it is true, other than by sight: the digit placed, and what
    /// goes.
    fn conclusion(self, board: &Board) -> (Option<(u8, u8)>, (u8, u16)) {
        let (cell, digit) = (self.cell(), self.digit());
        if self.holds {
            let others = board.digits[cell] & !(1 << digit);
            (Some((cell as u8, digit as u8)), (cell as u8, others))
        } else {
            (None, (cell as u8, 1 << digit))
        }
    }
}

/// A set of candidates.
#[derive(Clone, Default)]
struct Set([u64; CANDIDATES.div_ceil(64)]);

impl Set {
    fn contains(&self, candidate: u16) -> bool {
        self.0[usize::from(candidate / 64)] >> (candidate % 64) & 1 == 1
    }

    /// Adds a candidate; false if it was there.
    fn insert(&mut self, candidate: u16) -> bool {
        let word = &mut self.0[usize::from(candidate / 64)];
        let bit = 1 << (candidate % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    fn clear(&mut self) {
        self.0.fill(0);
    }

    fn keep(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word &= other);
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }
}

/// What a chain is compared by: the difficulty, then the number of literals in it, then the kind.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
struct Rank {
    difficulty: f64,
    length: u32,
    kind: u8,
}

impl Rank {
    /// The rank of a chain of `length` literals whose kind starts at a difficulty.
    fn new(start: f64, length: u32, kind: u8) -> Self {
        let mut added = 0.0;
        let mut limit = 4;
        let mut is_odd = false;
        while length > limit + 2 {
            added += 0.1;
            limit = if is_odd { limit * 4 / 3 } else { limit * 3 / 2 };
            is_odd = !is_odd;
        }
        Self { difficulty: start + added, length, kind }
    }
}

/// Why a literal follows, as far as it matters to chains around this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cause {
    /// It is assumed.
    Assumption,
    /// By its cell.
    Cell,
    /// By its house of this kind: 0 box, 1 row, 2 column.
    House(u8),
    /// By a pattern or a chain.
    Pattern,
}

/// The literals of a chain from each of its ends back to the assumption, with their causes; none
/// between one end's and the next one's.
type Trace = Vec<Option<(u16, Cause)>>;

/// Where the chains that a search finds go.
trait Sink {
    /// Whether a chain of this rank matters.
    fn wants(&self, rank: Rank) -> bool;

    /// Keeps a chain that is wanted; `trace` writes its trace.
    fn take(
        &mut self,
        rank: Rank,
        placed: Option<(u8, u8)>,
        removed: Vec<(u8, u16)>,
        trace: impl FnOnce(&mut Trace),
    );
}

/// The best chain so far; among equals the first.
#[derive(Default)]
struct Best {
    found: Option<(Rank, Hint)>,
}

impl Sink for Best {
    fn wants(&self, rank: Rank) -> bool {
        self.found.as_ref().is_none_or(|(best, _)| rank < *best)
    }

    fn take(
        &mut self,
        rank: Rank,
        placed: Option<(u8, u8)>,
        removed: Vec<(u8, u16)>,
        _: impl FnOnce(&mut Trace),
    ) {
        self.found = Some((rank, Hint { difficulty: rank.difficulty, placed, removed }));
    }
}

impl Best {
    fn hint(self) -> Option<Hint> {
        self.found.map(|(_, hint)| hint)
    }
}

/// The candidates from which chains start: those of every blank cell with at least `least` of them.
fn sources(board: &Board, least: u32) -> impl Iterator<Item = (usize, usize)> + '_ {
    let cells = (0..CELLS).filter(move |&cell| board.digits[cell].count_ones() >= least);
    cells.flat_map(|cell| bits(board.digits[cell].into()).map(move |digit| (cell, digit)))
}
