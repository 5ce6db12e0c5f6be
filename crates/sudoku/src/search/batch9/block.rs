//! A block of 512 boards at work.

use crate::model::{Candidate, Element};
use crate::search::batch9::branch::{MOVES, Move, best_distances};
use crate::search::batch9::planes::Planes;
use crate::search::batch9::pool::{Node, Record, count, for_each};
use crate::search::batch9::text::{PACKED, Packed, pack};
use crate::search::batch9::transpose::{SQUARES, Squares};
use crate::search::batch9::word::{Mask, Word};
use crate::search::lines::Line;

/// Boards in a block.
pub(super) const LANES: usize = 512;
/// Rounds of propagation before the first look at what has become of the boards.
const ROUNDS: usize = 4;
/// Rounds before another look. A look costs a third of a round.
const MORE: usize = 2;
/// Boards that must have settled, in percent, before they are dealt with.
const SETTLED: usize = 60;
/// The number of boards from which it is worth while to move some in or out.
const WORTH: usize = 64;

/// The most boards that wait in the pool while a lazy search takes lines: 1.8 MB.
const LAZY: usize = 1 << 14;

/// 512 boards: `G` groups of as many as a word has bits.
pub(super) struct Block<W, const G: usize> {
    groups: [Planes<W>; G],
    squares: [Squares<W>; G],
    /// The lanes with a board at work.
    pub(super) active: Mask,
    /// The lanes with a solution to be written down.
    pub(super) full: Mask,
    /// Which board is in a lane.
    pub(super) nodes: [Node; LANES],
    /// Boards that wait, the latest last.
    pub(super) pool: Vec<Record>,
}

/// What has become of boards.
pub(super) struct Settled {
    /// Every cell has one candidate, and none contradicts.
    pub(super) solved: Mask,
    /// There is no solution.
    pub(super) dead: Mask,
    /// Propagation has come to an end without a result.
    pub(super) open: Mask,
}

impl<W: Word, const G: usize> Block<W, G> {
    pub(super) fn new() -> Box<Self> {
        Box::new(Self {
            groups: [const { Planes::EMPTY }; G],
            squares: [const { Squares::EMPTY }; G],
            active: [0; 8],
            full: [0; 8],
            nodes: [Node::root(0); LANES],
            pool: Vec::new(),
        })
    }

    /// Forgets all boards.
    pub(super) fn clear(&mut self) {
        self.active = [0; 8];
        self.full = [0; 8];
        self.pool.clear();
    }

    /// Whether no board is left.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.active == [0; 8] && self.pool.is_empty()
    }

    /// The lanes that take another board. They hold anything.
    #[inline(always)]
    fn free(&self) -> Mask {
        let mut free = [0; 8];
        for word in 0..8 {
            free[word] = !(self.active[word] | self.full[word]);
        }
        free
    }

    /// Fills free lanes if there are enough of them, from the pool with what is still wanted and
    /// from the lines. The pool goes first and gives the latest board first, which keeps it
    /// small; in a lazy search lines go first.
    #[inline(always)]
    pub(super) fn refill(
        &mut self,
        lines: &[&Line],
        without: &[Candidate],
        next: &mut usize,
        lazy: bool,
        mut wanted: impl FnMut(&Node) -> bool,
    ) {
        if count(&self.free()) < WORTH {
            return;
        }
        if lazy && *next < lines.len() && self.pool.len() < LAZY {
            self.take_lines(lines, without, next);
        }
        if !self.pool.is_empty() && (self.pool.len() >= WORTH || *next == lines.len()) {
            self.take_records(&mut wanted);
        }
        if *next < lines.len() {
            self.take_lines(lines, without, next);
        }
    }

    /// Fills free lanes from the pool, and passes over what is not wanted.
    #[inline(always)]
    fn take_records(&mut self, mut wanted: impl FnMut(&Node) -> bool) {
        let mut taken = [0; 8];
        let free = self.free();
        for word in 0..8 {
            let mut free = free[word];
            while free != 0 {
                let Some(record) = self.pool.last() else { break };
                if wanted(&record.node) {
                    let row = free.trailing_zeros() as usize;
                    put_row(&mut self.squares, word, row, &record.candidates);
                    self.nodes[64 * word + row] = record.node;
                    taken[word] |= 1 << row;
                    free &= free - 1;
                }
                self.pool.truncate(self.pool.len() - 1);
            }
        }
        for group in 0..G {
            let taken = W::of(&taken, group);
            if !taken.is_zero() {
                self.squares[group].make_planes(SQUARES);
                self.groups[group].load(&self.squares[group].planes, taken);
            }
        }
        for word in 0..8 {
            self.active[word] |= taken[word];
        }
    }

    /// Fills free lanes from the lines, from the `next` on, each without the candidate that is
    /// ruled out in it.
    #[inline(always)]
    fn take_lines(&mut self, lines: &[&Line], without: &[Candidate], next: &mut usize) {
        let mut taken = [0; 8];
        let free = self.free();
        for word in 0..8 {
            let mut free = free[word];
            while free != 0 {
                let Some(line) = lines.get(*next) else { break };
                let row = free.trailing_zeros() as usize;
                put_row(&mut self.squares, word, row, &pack(line));
                self.nodes[64 * word + row] = Node::root(*next as u32);
                taken[word] |= 1 << row;
                free &= free - 1;
                *next += 1;
            }
        }
        for group in 0..G {
            let taken = W::of(&taken, group);
            if !taken.is_zero() {
                self.squares[group].make_planes(PACKED);
                self.groups[group].load_packed(&self.squares[group].planes, taken);
            }
        }
        if !without.is_empty() {
            for_each(&taken, |lane| {
                let Candidate { cell, digit } = without[self.nodes[lane].puzzle as usize];
                let (group, word) = (lane / 64 / W::INTEGERS, lane / 64 % W::INTEGERS);
                let plane = &mut self.groups[group].candidate[digit.index()][cell.index()];
                plane.integers_mut()[word] &= !(1 << (lane % 64));
            });
        }
        for word in 0..8 {
            self.active[word] |= taken[word];
        }
    }

    /// Propagates until most boards have settled, and lets go of those that are solved or dead.
    #[inline(always)]
    pub(super) fn propagate(&mut self) -> Settled {
        let active = count(&self.active);
        let mut settled = Settled { solved: [0; 8], dead: [0; 8], open: [0; 8] };
        if active == 0 {
            return settled;
        }
        let mut rounds = ROUNDS;
        loop {
            for (group, planes) in self.groups.iter_mut().enumerate() {
                for _ in 1..rounds {
                    planes.round::<false>();
                }
                planes.round::<true>();
                let active = W::of(&self.active, group);
                let mut open = W::ZERO;
                for cell in &planes.open {
                    open |= *cell;
                }
                let dead = planes.dead;
                let calm = active & !planes.changed & !dead;
                (active & dead).put(&mut settled.dead, group);
                (calm & !open).put(&mut settled.solved, group);
                (calm & open).put(&mut settled.open, group);
            }
            let number = count(&settled.solved) + count(&settled.dead) + count(&settled.open);
            if 100 * number >= SETTLED * active {
                break;
            }
            rounds = MORE;
        }
        for word in 0..8 {
            self.active[word] &= !(settled.solved[word] | settled.dead[word]);
        }
        settled
    }

    /// Branches on open boards: on those for which there is room in the block, or on all if too
    /// many would have to wait. Says on which; the others stay as they are. A lazy search puts
    /// all second branches into the pool.
    #[inline(always)]
    pub(super) fn fork(&mut self, open: &Mask, lazy: bool) -> Mask {
        // A few moves within each integer bring most second branches to free lanes.
        let mut left = *open;
        let mut free = self.free();
        let mut moves = [([0; 8], [0; 8]); MOVES];
        for (distances, to) in moves.iter_mut().filter(|_| !lazy) {
            *distances = best_distances(&left, &free);
            for word in 0..8 {
                to[word] = left[word].rotate_left(distances[word] as u32) & free[word];
                left[word] &= !to[word].rotate_right(distances[word] as u32);
                free[word] &= !to[word];
            }
        }
        let spills = lazy || 8 * count(&left) >= count(&self.active);
        let mut forked = *open;
        if !spills {
            for word in 0..8 {
                forked[word] &= !left[word];
            }
        }

        for group in 0..G {
            let boards = W::of(&forked, group);
            if boards.is_zero() {
                continue;
            }
            let planes = &mut self.groups[group];
            planes.choose(boards);
            if spills && !W::of(&left, group).is_zero() {
                let squares = &mut self.squares[group];
                planes.second_branches(&mut squares.planes);
                squares.make_rows(SQUARES);
            }
            planes.split(
                boards,
                &moves.map(|(distances, to)| Move {
                    distance: W::of(&distances, group),
                    to: W::of(&to, group),
                }),
            );
        }

        if spills {
            for_each(&left, |lane| {
                let [first, second] = self.nodes[lane].branches();
                self.nodes[lane] = first;
                // In place: a board put together elsewhere would be read before it is all there.
                self.pool.push(Record { candidates: [0; SQUARES], node: second });
                if let Some(record) = self.pool.last_mut() {
                    get_row(&self.squares, lane, &mut record.candidates);
                }
            });
        }
        for (distances, to) in &moves {
            for_each(to, |lane| {
                let word = lane / 64;
                let from = 64 * word + ((lane % 64).wrapping_sub(distances[word] as usize) & 63);
                let [first, second] = self.nodes[from].branches();
                self.nodes[from] = first;
                self.nodes[lane] = second;
            });
            for word in 0..8 {
                self.active[word] |= to[word];
            }
        }
        forked
    }

    /// Writes the boards of full lanes down, in ascending order of lanes.
    #[inline(always)]
    pub(super) fn extract(&mut self, wanted: &Mask, mut write: impl FnMut(&Node, &Packed)) {
        for group in 0..G {
            if !W::of(wanted, group).is_zero() {
                let squares = &mut self.squares[group];
                self.groups[group].store_packed(&mut squares.planes);
                squares.make_rows(PACKED);
            }
        }
        for_each(wanted, |lane| {
            let mut packed = [0; PACKED];
            get_row(&self.squares, lane, &mut packed);
            write(&self.nodes[lane], &packed);
        });
    }
}

/// Reads the first integers of a board's row.
#[inline(always)]
fn get_row<W: Word, const INTEGERS: usize>(
    squares: &[Squares<W>],
    lane: usize,
    integers: &mut [u64; INTEGERS],
) {
    let (word, row) = (lane / 64, lane % 64);
    let words = &squares[word / W::INTEGERS].rows[row];
    for (integer, word_of_square) in integers.iter_mut().zip(words) {
        *integer = word_of_square.integers()[word % W::INTEGERS];
    }
}

/// Writes the first integers of a board's row.
#[inline(always)]
fn put_row<W: Word, const INTEGERS: usize>(
    squares: &mut [Squares<W>],
    word: usize,
    row: usize,
    integers: &[u64; INTEGERS],
) {
    let words = &mut squares[word / W::INTEGERS].rows[row];
    for (integer, word_of_square) in integers.iter().zip(words) {
        word_of_square.integers_mut()[word % W::INTEGERS] = *integer;
    }
}
