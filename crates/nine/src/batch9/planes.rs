//! The candidates of many boards, bit-sliced.

use crate::batch9::unrolled::nine;
use crate::batch9::word::Word;

/// The number of rows, columns, boxes and digits.
pub(super) const SIDE: usize = 9;
/// The number of cells of a board.
pub(super) const CELLS: usize = 81;

/// A 3x3 matrix of minirows or minicolumns.
pub(super) type Matrix<W> = [[W; 3]; 3];

/// Intermediate results of a pass over a digit: more than fits in registers.
pub(super) struct Matrices<W> {
    /// By band and row: the minirows that may be chosen; after matching, those that are in a
    /// matching.
    pub(super) rows: [Matrix<W>; 3],
    /// By band and row: the minirows that must be chosen.
    pub(super) musts: [Matrix<W>; 3],
    /// By stack and band: the minicolumns that may be chosen; after matching, those that are in a
    /// matching.
    pub(super) columns: [Matrix<W>; 3],
}

/// As many boards as a word has bits, with all candidates as planes. A plane is a word with one bit
/// per board.
#[repr(C, align(64))]
pub(super) struct Planes<W> {
    /// `candidate[digit][cell]`: the boards on which the cell may still hold the digit.
    pub(super) candidate: [[W; CELLS]; SIDE],
    /// The boards on which the cell has one candidate.
    pub(super) single: [W; CELLS],
    /// The boards on which the cell has at least two candidates.
    pub(super) open: [W; CELLS],
    /// The boards on which the cell has two candidates.
    pub(super) pair: [W; CELLS],
    /// `forced[digit][minirow]`: the boards on which the digit must be in this minirow and has only
    /// one cell of it.
    pub(super) forced: [[W; 27]; SIDE],
    /// The cell to branch on, see [`choose`](Self::choose).
    pub(super) pick: [W; CELLS],
    pub(super) matrices: Matrices<W>,
    /// The boards with a contradiction.
    pub(super) dead: W,
    /// The boards that lost a candidate in the last `LAST` round.
    pub(super) changed: W,
}

impl<W: Word> Planes<W> {
    pub(super) const EMPTY: Self = Self {
        candidate: [[W::ZERO; CELLS]; SIDE],
        single: [W::ZERO; CELLS],
        open: [W::ZERO; CELLS],
        pair: [W::ZERO; CELLS],
        forced: [[W::ZERO; 27]; SIDE],
        pick: [W::ZERO; CELLS],
        matrices: Matrices {
            rows: [[[W::ZERO; 3]; 3]; 3],
            musts: [[[W::ZERO; 3]; 3]; 3],
            columns: [[[W::ZERO; 3]; 3]; 3],
        },
        dead: W::ZERO,
        changed: W::ZERO,
    };

    /// Loads boards for these lanes from the planes of records.
    #[inline(always)]
    pub(super) fn load(&mut self, planes: &[W], lanes: W) {
        for cell in 0..CELLS {
            let (mut one, mut two) = (W::ZERO, W::ZERO);
            nine!(digit => {
                let plane = &mut self.candidate[digit][cell];
                *plane = lanes.choose(planes[digit * CELLS + cell], *plane);
                two |= one & *plane;
                one |= *plane;
            });
            self.single[cell] = lanes.choose(one & !two, self.single[cell]);
        }
        self.dead &= !lanes;
    }
}
