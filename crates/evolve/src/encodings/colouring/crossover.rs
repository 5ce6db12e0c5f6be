//! What a child takes over from its parents.

use evoku_sudoku::{Cell, Element};

use super::{Candidates, Colouring};
use crate::random::Rng;

/// Makes a child of two colourings, by digits or by houses.
#[derive(Clone, Debug)]
pub struct Crossover {
    /// For each partition of the board (rows, columns, boxes or regions) the part of each open cell.
    parts: Vec<Box<[u8]>>,
    side: usize,
    /// Cells of each digit in either parent that the child has not got yet.
    counts: [Vec<u16>; 2],
}

const BLANK: u32 = u32::MAX;

impl Crossover {
    /// For colourings of this puzzle.
    #[must_use]
    pub fn new(candidates: &Candidates) -> Self {
        let geometry = candidates.sudoku.geometry();
        let side = geometry.side();
        let cells = || candidates.open.iter().map(|&cell| Cell::from_index(usize::from(cell)));
        let mut parts: Vec<Box<[u8]>> = vec![
            cells().map(|cell| cell.row(side) as u8).collect(),
            cells().map(|cell| cell.column(side) as u8).collect(),
        ];
        let boxes: Option<Box<[u8]>> =
            cells().map(|cell| geometry.partition_of(cell).map(|part| part as u8)).collect();
        parts.extend(boxes);
        Self { parts, side, counts: [vec![0; side], vec![0; side]] }
    }

    /// Keeps whole houses: those of a random kind, each from a random parent.
    pub fn by_houses(&self, parents: [&Colouring; 2], child: &mut Colouring, rng: &mut Rng) {
        let part = &self.parts[rng.index(self.parts.len())];
        let from = rng.bits();
        for (cell, placed) in child.placed.iter_mut().enumerate() {
            *placed = parents[(from >> part[cell]) as usize & 1].placed[cell];
        }
        child.recount();
    }

    /// Keeps whole digits: in turns, the digit of which a parent has the most cells that the child has
    /// not filled yet; what is left over is random (the greedy partition crossover of Galinier and Hao
    /// 1999, <https://doi.org/10.1023/A:1009823419804>, with named colours).
    pub fn by_digits(&mut self, parents: [&Colouring; 2], child: &mut Colouring, rng: &mut Rng) {
        let candidates = std::sync::Arc::clone(&child.candidates);
        child.placed.fill(BLANK);
        for (counts, parent) in self.counts.iter_mut().zip(parents) {
            counts.fill(0);
            for &candidate in &parent.placed {
                counts[usize::from(candidates.digit(candidate))] += 1;
            }
        }
        let mut left = u64::MAX >> (64 - self.side);
        let mut turn = rng.index(2);
        while left != 0 {
            let (mut most, mut best, mut ties) = (0, 0, 0);
            for digit in (0..self.side).filter(|digit| left >> digit & 1 == 1) {
                let count = self.counts[turn][digit];
                if ties == 0 || count > most {
                    (most, ties) = (count, 0);
                }
                if count == most {
                    ties += 1;
                    if rng.below(ties) == 0 {
                        best = digit;
                    }
                }
            }
            left &= !(1 << best);
            for cell in 0..child.placed.len() {
                let candidate = parents[turn].placed[cell];
                if child.placed[cell] == BLANK && usize::from(candidates.digit(candidate)) == best {
                    child.placed[cell] = candidate;
                    for (counts, parent) in self.counts.iter_mut().zip(parents) {
                        counts[usize::from(candidates.digit(parent.placed[cell]))] -= 1;
                    }
                }
            }
            turn ^= 1;
        }
        for (cell, placed) in child.placed.iter_mut().enumerate() {
            if *placed == BLANK {
                let list = candidates.of(cell);
                *placed = (list.start + rng.index(list.len())) as u32;
            }
        }
        child.recount();
    }
}
