//! A block of 512 boards at work.

use crate::batch9::branch::{MOVES, Move, best_distances};
use crate::batch9::mask::{Distances, INTEGERS, Mask};
use crate::batch9::packed::{PACKED, Packed};
use crate::batch9::planes::Planes;
use crate::batch9::pool::{Node, Record};
use crate::batch9::transpose::{SQUARES, Squares};
use crate::batch9::word::Word;
use crate::lines::{Candidate, Line};

/// The number of boards in a block.
pub(super) const LANES: usize = 512;
/// The number of rounds of propagation before the first check for settled boards.
const ROUNDS: usize = 4;
/// The number of rounds before each further check. A check costs a third of a round.
const MORE: usize = 2;
/// The percentage of boards that must have settled before they are processed.
const SETTLED: usize = 60;
/// The minimum number of boards for which moving them in or out is worthwhile.
const WORTH: usize = 64;

/// The maximum number of waiting boards in the pool while a lazy search takes lines: 1.8 MB.
const LAZY: usize = 1 << 14;

/// 512 boards in `G` groups, each with as many boards as a word has bits.
pub(super) struct Block<W, const G: usize> {
    groups: [Planes<W>; G],
    squares: [Squares<W>; G],
    /// The lanes with a board in progress.
    pub(super) active: Mask,
    /// The lanes with a solution to be extracted.
    pub(super) full: Mask,
    /// The tree node of the board in each lane.
    pub(super) nodes: [Node; LANES],
    /// Waiting boards, the latest last.
    pub(super) pool: Vec<Record>,
}

/// The outcome of propagation.
pub(super) struct Settled {
    /// Every cell has one candidate, without contradictions.
    pub(super) solved: Mask,
    /// There is no solution.
    pub(super) dead: Mask,
    /// Propagation has ended without a result.
    pub(super) open: Mask,
}

impl<W: Word, const G: usize> Block<W, G> {
    pub(super) fn new() -> Box<Self> {
        Box::new(Self {
            groups: [const { Planes::EMPTY }; G],
            squares: [const { Squares::EMPTY }; G],
            active: Mask::EMPTY,
            full: Mask::EMPTY,
            nodes: [Node::root(0); LANES],
            pool: Vec::new(),
        })
    }

    /// Removes all boards.
    pub(super) fn clear(&mut self) {
        self.active = Mask::EMPTY;
        self.full = Mask::EMPTY;
        self.pool.clear();
    }

    /// Returns `true` if no board is left.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.active.is_empty() && self.pool.is_empty()
    }

    /// The lanes that can take another board. Their contents are arbitrary.
    #[inline(always)]
    fn free(&self) -> Mask {
        !(self.active | self.full)
    }

    /// Fills free lanes, if there are enough of them, from the pool and from the lines. Boards of
    /// the pool that are no longer wanted are dropped. The pool goes first and gives the latest
    /// board first, which keeps it small. In a lazy search, lines go first.
    #[inline(always)]
    pub(super) fn refill(
        &mut self,
        lines: &[&Line],
        without: &[Candidate],
        next: &mut usize,
        lazy: bool,
        mut wanted: impl FnMut(&Node) -> bool,
    ) {
        if self.free().count() < WORTH {
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

    /// Fills free lanes from the pool, and drops boards that are not wanted.
    #[inline(always)]
    fn take_records(&mut self, mut wanted: impl FnMut(&Node) -> bool) {
        let mut taken = Mask::EMPTY;
        let free = self.free();
        for integer in 0..INTEGERS {
            let mut free = free.0[integer];
            while free != 0 {
                let Some(record) = self.pool.last() else { break };
                if wanted(&record.node) {
                    let lane = 64 * integer + free.trailing_zeros() as usize;
                    put_row(&mut self.squares, lane, &record.candidates);
                    self.nodes[lane] = record.node;
                    taken.insert(lane);
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
        self.active |= taken;
    }

    /// Fills free lanes from the lines, starting with line `next`. The candidate in `without` is
    /// removed from each board.
    #[inline(always)]
    fn take_lines(&mut self, lines: &[&Line], without: &[Candidate], next: &mut usize) {
        let mut taken = Mask::EMPTY;
        let free = self.free();
        for integer in 0..INTEGERS {
            let mut free = free.0[integer];
            while free != 0 {
                let Some(line) = lines.get(*next) else { break };
                let lane = 64 * integer + free.trailing_zeros() as usize;
                put_row(&mut self.squares, lane, &W::pack(line));
                self.nodes[lane] = Node::root(*next as u32);
                taken.insert(lane);
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
            taken.for_each(|lane| {
                let Candidate { cell, digit } = without[self.nodes[lane].puzzle as usize];
                let (group, word) = (lane / 64 / W::INTEGERS, lane / 64 % W::INTEGERS);
                let plane =
                    &mut self.groups[group].candidate[usize::from(digit)][usize::from(cell)];
                plane.integers_mut()[word] &= !(1 << (lane % 64));
            });
        }
        self.active |= taken;
    }

    /// Propagates until most boards have settled, and frees the lanes of those that are solved or
    /// contradictory.
    #[inline(always)]
    pub(super) fn propagate(&mut self) -> Settled {
        let active = self.active.count();
        let mut settled = Settled { solved: Mask::EMPTY, dead: Mask::EMPTY, open: Mask::EMPTY };
        if active == 0 {
            return settled;
        }
        let mut rounds = ROUNDS;
        loop {
            for (group, planes) in self.groups.iter_mut().enumerate() {
                // Only the last round detects the boards that changed.
                for _ in 1..rounds {
                    planes.round::<false>();
                }
                planes.round::<true>();
                // A board without a change is at its fixed point: solved if no cell is open.
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
            // Boards that need more rounds than most would keep the others waiting. They continue
            // together with the next boards.
            let number = settled.solved.count() + settled.dead.count() + settled.open.count();
            if 100 * number >= SETTLED * active {
                break;
            }
            rounds = MORE;
        }
        self.active &= !(settled.solved | settled.dead);
        settled
    }

    /// Branches on open boards and returns their lanes; the other boards remain unchanged. Branches
    /// on the boards whose second branch finds a free lane, or on all of them if too many would
    /// have to wait. A lazy search puts all second branches into the pool.
    #[inline(always)]
    pub(super) fn fork(&mut self, open: &Mask, lazy: bool) -> Mask {
        // A few moves within each integer bring most second branches to free lanes.
        let mut left = *open;
        let mut free = self.free();
        let mut moves: [(Distances, Mask); MOVES] = [([0; INTEGERS], Mask::EMPTY); MOVES];
        for (distances, to) in moves.iter_mut().filter(|_| !lazy) {
            *distances = best_distances(&left, &free);
            *to = left.rotated_left(distances) & free;
            left &= !to.rotated_right(distances);
            free &= !*to;
        }
        // The other boards remain unchanged and wait for free lanes, unless there are too many:
        // then their second branches go to the pool.
        let spills = lazy || 8 * left.count() >= self.active.count();
        let forked = if spills { *open } else { *open & !left };

        // Choose a cell of each board, write the second branches for the pool, and turn boards into
        // their first branches. Moved second branches go to their new lanes.
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
                    distance: W::of(&Mask(distances), group),
                    to: W::of(&to, group),
                }),
            );
        }

        // Assign both branches their places in the tree.
        if spills {
            left.for_each(|lane| {
                let [first, second] = self.nodes[lane].branches();
                self.nodes[lane] = first;
                // Filled in place: a record built elsewhere would be copied before its stores have
                // completed.
                self.pool.push(Record { candidates: [0; SQUARES], node: second });
                if let Some(record) = self.pool.last_mut() {
                    get_row(&self.squares, lane, &mut record.candidates);
                }
            });
        }
        for (distances, to) in &moves {
            to.for_each(|lane| {
                let integer = lane / 64;
                let distance = distances[integer] as usize;
                let from = 64 * integer + ((lane % 64).wrapping_sub(distance) & 63);
                let [first, second] = self.nodes[from].branches();
                self.nodes[from] = first;
                self.nodes[lane] = second;
            });
            self.active |= *to;
        }
        forked
    }

    /// Calls `write` for the boards of the wanted lanes, in ascending order of lanes.
    #[inline(always)]
    pub(super) fn extract(&mut self, wanted: &Mask, mut write: impl FnMut(&Node, &Packed)) {
        for group in 0..G {
            if !W::of(wanted, group).is_zero() {
                let squares = &mut self.squares[group];
                self.groups[group].store_packed(&mut squares.planes);
                squares.make_rows(PACKED);
            }
        }
        wanted.for_each(|lane| {
            let mut packed = [0; PACKED];
            get_row(&self.squares, lane, &mut packed);
            write(&self.nodes[lane], &packed);
        });
    }
}

/// Reads the first integers of a board's row.
#[inline(always)]
fn get_row<W: Word, const COUNT: usize>(
    squares: &[Squares<W>],
    lane: usize,
    integers: &mut [u64; COUNT],
) {
    let (word, row) = (lane / 64, lane % 64);
    let words = &squares[word / W::INTEGERS].rows[row];
    for (integer, word_of_square) in integers.iter_mut().zip(words) {
        *integer = word_of_square.integers()[word % W::INTEGERS];
    }
}

/// Writes the first integers of a board's row.
#[inline(always)]
fn put_row<W: Word, const COUNT: usize>(
    squares: &mut [Squares<W>],
    lane: usize,
    integers: &[u64; COUNT],
) {
    let (word, row) = (lane / 64, lane % 64);
    let words = &mut squares[word / W::INTEGERS].rows[row];
    for (integer, word_of_square) in integers.iter().zip(words) {
        word_of_square.integers_mut()[word % W::INTEGERS] = *integer;
    }
}
