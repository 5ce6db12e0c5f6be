//! A constraint solver that completes a partially emptied board.

use evoku_sudoku::{Element, Sudoku, bits};

use crate::encodings::filling::Filling;
use crate::encodings::swaps::SwapBoard;

/// A depth-first search for a solution that keeps the digits of certain cells of a board.
pub(crate) struct Completion {
    open: Vec<usize>,
    start: Filling,
    pub(crate) filling: Filling,
    /// The cells filled by choice, each with the digits not tried yet and the mark to backtrack to.
    path: Vec<(usize, u64, usize)>,
}

impl Completion {
    pub(crate) fn new(sudoku: &Sudoku) -> Self {
        let open: Vec<usize> = sudoku.givens().blanks().map(|cell| cell.index()).collect();
        let start = Filling::new(sudoku);
        let (filling, path) = (start.duplicate(), Vec::with_capacity(open.len()));
        Self { open, start, filling, path }
    }

    pub(crate) fn is_open(&self, cell: usize) -> bool {
        self.open.binary_search(&cell).is_ok()
    }

    /// Searches for a solution that agrees with a board in all cells except the empty ones, and
    /// tries at most `nodes` digits.
    ///
    /// Returns `true` if one is found; it is then stored in `filling`.
    pub(crate) fn search(&mut self, board: &SwapBoard, empty: &[bool], nodes: usize) -> bool {
        let Self { open, start, filling, path } = self;
        filling.copy(start);
        path.clear();
        for &cell in open.iter().filter(|&&cell| !empty[cell]) {
            let digit = usize::from(board.value(cell));
            let kept = filling.candidates(cell) >> digit & 1 == 1
                && (filling.values()[cell] != 0 || filling.place(cell, digit, true));
            if !kept {
                return false;
            }
        }
        if filling.is_dead() {
            return false;
        }
        let mut tried = 0;
        while filling.blanks() > 0 {
            let blank = open.iter().filter(|&&cell| filling.values()[cell] == 0);
            let tightest = blank.min_by_key(|&&cell| filling.candidates(cell).count_ones());
            let Some(&cell) = tightest else { break };
            path.push((cell, filling.candidates(cell), filling.mark()));
            // Try the next digit of the last cell that has one left, until one does not lead to a
            // dead end.
            while let Some((cell, left, mark)) = path.last_mut() {
                filling.undo(*mark);
                let first = usize::from(board.value(*cell));
                let digit = if *left >> first & 1 == 1 { Some(first) } else { bits(*left).next() };
                let Some(digit) = digit else {
                    path.pop();
                    continue;
                };
                *left &= !(1 << digit);
                tried += 1;
                if tried > nodes {
                    return false;
                }
                if filling.place(*cell, digit, true) {
                    break;
                }
            }
            if path.is_empty() {
                return false;
            }
        }
        true
    }
}
