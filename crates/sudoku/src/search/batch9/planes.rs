//! The candidates of many boards, bit-sliced.

use crate::search::batch9::unrolled::nine;
use crate::search::batch9::word::Word;

/// Rows, columns, boxes and digits.
pub(super) const SIDE: usize = 9;
/// The cells of a board.
pub(super) const CELLS: usize = 81;

/// As many boards as a word has bits, all candidates as planes: a plane is a word with one bit for
/// each board.
#[repr(C, align(64))]
pub(super) struct Planes<W> {
    /// `candidate[digit][cell]`: the boards on which the cell may still hold the digit.
    pub(super) candidate: [[W; CELLS]; SIDE],
    /// The boards on which the cell has one candidate.
    pub(super) single: [W; CELLS],
    /// The boards on which the cell has two candidates or more.
    pub(super) open: [W; CELLS],
    /// The boards on which the cell has two candidates.
    pub(super) pair: [W; CELLS],
    /// `forced[digit][minirow]`: the boards on which the digit was found to belong into this
    /// minirow and into one cell of it.
    pub(super) forced: [[W; 27]; SIDE],
    /// The cell to branch on, see [`choose`](Self::choose).
    pub(super) pick: [W; CELLS],
    /// The boards shown to have no solution.
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
        dead: W::ZERO,
        changed: W::ZERO,
    };

    /// Takes boards for these lanes from the planes of records.
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
