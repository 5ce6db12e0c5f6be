//! The crossover of colourings.

use std::sync::Arc;

use evoku_ea::Rng;
use evoku_sudoku::search::colouring::inherit;
use evoku_sudoku::{Cell, Element};

use crate::encodings::colouring::board::Colouring;
use crate::encodings::colouring::candidates::Candidates;

/// Makes a child of two colourings, by digits or by houses.
#[derive(Clone, Debug)]
pub struct Crossover {
    /// For each partition of the board (rows, columns, boxes or regions), the index of the house
    /// that contains each open cell.
    parts: Vec<Box<[u8]>>,
    side: usize,
    /// The candidates inherited by each cell.
    inherited: Vec<Option<u32>>,
}

impl Crossover {
    /// Prepares a crossover of colourings of this puzzle.
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
        Self { parts, side, inherited: vec![None; candidates.open()] }
    }

    /// Inherits whole houses: all houses of one random kind, each from a random parent.
    pub fn by_houses(&self, parents: [&Colouring; 2], child: &mut Colouring, rng: &mut Rng) {
        let part = &self.parts[rng.index(self.parts.len())];
        let from = rng.bits();
        for (cell, placed) in child.placed.iter_mut().enumerate() {
            *placed = parents[(from >> part[cell]) as usize & 1].placed[cell];
        }
        child.recount();
    }

    /// Inherits whole digits, alternating between the parents; those with the most cells come
    /// first. Cells that inherit nothing get a random candidate. See [`inherit`].
    pub fn by_digits(&mut self, parents: [&Colouring; 2], child: &mut Colouring, rng: &mut Rng) {
        let candidates = Arc::clone(&child.candidates);
        let digit = |candidate| usize::from(candidates.digit(candidate));
        let parents = parents.map(|parent| &parent.placed[..]);
        inherit(parents, self.side, digit, &mut self.inherited, |bound| rng.below(bound));
        for (cell, placed) in child.placed.iter_mut().enumerate() {
            *placed = self.inherited[cell].unwrap_or_else(|| {
                let list = candidates.graph.of(cell);
                (list.start + rng.index(list.len())) as u32
            });
        }
        child.recount();
    }
}
