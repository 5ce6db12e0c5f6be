//! A block of 512 boards at work.

use crate::search::batch9::branch::{Move, best_distances};
use crate::search::batch9::planes::Planes;
use crate::search::batch9::pool::{Node, Record, WORDS, count, lanes};
use crate::search::batch9::text::{Packed, pack};
use crate::search::batch9::transpose::{Square, transpose};
use crate::search::batch9::word::{Mask, Word};
use crate::search::solver::Line;

/// Boards in a block.
pub(super) const LANES: usize = 512;
/// Rounds of propagation between two looks at what has become of the boards.
const ROUNDS: usize = 3;
/// Boards that must have settled, in percent, before they are dealt with.
const SETTLED: usize = 60;
/// The number of boards from which it is worth while to move some in or out.
const WORTH: usize = 64;

/// 512 boards, `G` groups of `64 * N`.
pub(super) struct Block<W, const G: usize> {
    groups: [Planes<W>; G],
    squares: [[Square<W>; WORDS]; G],
    pub(super) active: Mask,
    pub(super) nodes: [Node; LANES],
    pub(super) pool: Vec<Record>,
}

/// What has become of boards.
pub(super) struct Settled {
    pub(super) solved: Mask,
    pub(super) dead: Mask,
    /// Propagation has come to an end without a result.
    pub(super) open: Mask,
}

impl<W: Word, const G: usize> Block<W, G> {
    pub(super) fn new() -> Box<Self> {
        Box::new(Self {
            groups: [const { Planes::EMPTY }; G],
            squares: [[[W::ZERO; 65]; WORDS]; G],
            active: [0; 8],
            nodes: [Node::root(0); LANES],
            pool: Vec::new(),
        })
    }

    /// Forgets all boards.
    pub(super) fn clear(&mut self) {
        self.active = [0; 8];
        self.pool.clear();
    }

    /// Whether no board is left.
    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.active == [0; 8] && self.pool.is_empty()
    }

    /// Fills free lanes if there are enough of them, from the pool and from the lines.
    #[inline(always)]
    pub(super) fn refill(
        &mut self,
        lines: &[Line],
        next: &mut usize,
        wanted: impl Fn(&Node) -> bool,
    ) {
        let active = count(&self.active);
        if LANES - active < WORTH {
            return;
        }
        if !self.pool.is_empty() && (self.pool.len() >= WORTH || *next == lines.len()) {
            self.take_records(wanted);
        }
        if *next < lines.len() {
            self.take_lines(lines, next);
        }
    }

    #[inline(always)]
    fn take_records(&mut self, wanted: impl Fn(&Node) -> bool) {
        let mut taken = [0; 8];
        let free = self.active.map(|word| !word);
        for lane in lanes(&free) {
            let record = loop {
                match self.pool.pop() {
                    Some(record) if wanted(&record.node) => break record,
                    Some(_) => {}
                    None => break Record { candidates: [0; WORDS], node: Node::root(u32::MAX) },
                }
            };
            if record.node.puzzle == u32::MAX {
                break;
            }
            let (word, row) = (lane / 64, lane % 64);
            for (square, bits) in record.candidates.iter().enumerate() {
                self.squares[word / W::INTEGERS][square][row].integers_mut()[word % W::INTEGERS] = *bits;
            }
            self.nodes[lane] = record.node;
            taken[word] |= 1 << row;
        }
        for group in 0..G {
            let taken = W::of(&taken, group);
            if !taken.is_zero() {
                for square in &mut self.squares[group] {
                    transpose(square);
                }
                self.groups[group].load(&self.squares[group], taken);
            }
        }
        for word in 0..8 {
            self.active[word] |= taken[word];
        }
    }

    #[inline(always)]
    fn take_lines(&mut self, lines: &[Line], next: &mut usize) {
        let mut taken = [0; 8];
        let free = self.active.map(|word| !word);
        for (lane, line) in lanes(&free).zip(&lines[*next..]) {
            let (word, row) = (lane / 64, lane % 64);
            for (square, bits) in pack(line).iter().enumerate() {
                self.squares[word / W::INTEGERS][square][row].integers_mut()[word % W::INTEGERS] = *bits;
            }
            self.nodes[lane] = Node::root(*next as u32);
            *next += 1;
            taken[word] |= 1 << row;
        }
        for group in 0..G {
            let taken = W::of(&taken, group);
            if !taken.is_zero() {
                for square in &mut self.squares[group][..6] {
                    transpose(square);
                }
                self.groups[group].load_packed(&self.squares[group], taken);
            }
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
        loop {
            for (group, planes) in self.groups.iter_mut().enumerate() {
                for _ in 1..ROUNDS {
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
        }
        for word in 0..8 {
            self.active[word] &= !(settled.solved[word] | settled.dead[word]);
        }
        settled
    }

    /// Branches on open boards: as many as there is room for in the block, or on all. Says which.
    #[inline(always)]
    pub(super) fn fork(&mut self, open: &Mask) -> Mask {
        // Two moves within each integer bring most second branches to free lanes.
        let mut left = *open;
        let mut free = self.active.map(|word| !word);
        let mut moves = [([0; 8], [0; 8]); 2];
        for (distances, to) in &mut moves {
            *distances = best_distances(&left, &free);
            for word in 0..8 {
                to[word] = left[word].rotate_left(distances[word] as u32) & free[word];
                left[word] &= !to[word].rotate_right(distances[word] as u32);
                free[word] &= !to[word];
            }
        }
        let spills = 8 * count(&left) >= count(&self.active);
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
                planes.second_branches(|index, plane| squares[index / 64][index % 64] = plane);
                for square in &mut *squares {
                    transpose(square);
                }
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
            for lane in lanes(&left) {
                let (word, row) = (lane / 64, lane % 64);
                let mut candidates = [0; WORDS];
                for (square, bits) in candidates.iter_mut().enumerate() {
                    *bits = self.squares[word / W::INTEGERS][square][row].integers()[word % W::INTEGERS];
                }
                let [first, second] = self.nodes[lane].branches();
                self.nodes[lane] = first;
                self.pool.push(Record { candidates, node: second });
            }
        }
        for (distances, to) in &moves {
            for lane in lanes(to) {
                let word = lane / 64;
                let from = 64 * word + ((lane % 64).wrapping_sub(distances[word] as usize) & 63);
                let [first, second] = self.nodes[from].branches();
                self.nodes[from] = first;
                self.nodes[lane] = second;
            }
            for word in 0..8 {
                self.active[word] |= to[word];
            }
        }
        forked
    }

    /// Writes the boards of full lanes down, in ascending order of lanes.
    #[inline(always)]
    pub(super) fn extract(&mut self, wanted: &Mask, mut write: impl FnMut(usize, &Packed)) {
        for group in 0..G {
            if !W::of(wanted, group).is_zero() {
                let squares = &mut self.squares[group][..6];
                self.groups[group].store_packed(squares);
                for square in squares {
                    transpose(square);
                }
            }
        }
        for lane in lanes(wanted) {
            let (word, row) = (lane / 64, lane % 64);
            let mut packed = [0; 6];
            for (square, bits) in packed.iter_mut().enumerate() {
                *bits = self.squares[word / W::INTEGERS][square][row].integers()[word % W::INTEGERS];
            }
            write(lane, &packed);
        }
    }
}
