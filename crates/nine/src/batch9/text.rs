//! Packed boards to planes and back.
//!
//! A digit takes four bits, while the candidates take nine planes. Text is therefore packed to two
//! cells per byte and transposed in that form, which is half the work of transposing candidates. A
//! circuit then converts digits to candidates.

use crate::batch9::packed::HALF;
use crate::batch9::planes::{CELLS, Planes};
use crate::batch9::unrolled::nine;
use crate::batch9::word::Word;

/// The position of bit `bit` of a cell's value in a packed board.
#[inline(always)]
fn place(cell: usize, bit: usize) -> usize {
    if cell < HALF { 8 * cell + bit } else { 8 * (cell - HALF) + 4 + bit }
}

impl<W: Word> Planes<W> {
    /// Loads boards for these lanes from transposed packed boards.
    #[inline(always)]
    pub(super) fn load_packed(&mut self, planes: &[W], lanes: W) {
        for cell in 0..CELLS {
            let first = place(cell, 0);
            let [b0, b1, b2, b3] =
                [planes[first], planes[first + 1], planes[first + 2], planes[first + 3]];
            let given = b0 | b1 | b2 | b3;
            let (low, mid) = (!b3 & !b2, b2 & !b3);
            let is = [
                low & !b1 & b0,
                low & b1 & !b0,
                low & b1 & b0,
                mid & !b1 & !b0,
                mid & !b1 & b0,
                mid & b1 & !b0,
                mid & b1 & b0,
                b3 & !b0,
                b3 & b0,
            ];
            nine!(digit => {
                let plane = &mut self.candidate[digit][cell];
                *plane = lanes.choose(is[digit] | !given, *plane);
            });
            self.single[cell] = lanes.choose(given, self.single[cell]);
        }
        self.dead &= !lanes;
    }

    /// Writes full boards in packed form, to be transposed.
    #[inline(always)]
    pub(super) fn store_packed(&self, planes: &mut [W]) {
        for cell in 0..CELLS {
            let [a, b, c, d, e, f, g, h, i] = nine!(digit => self.candidate[digit][cell]);
            let bits = [a | c | e | g | i, b | c | f | g, d | e | f | g, h | i];
            planes[place(cell, 0)..][..4].copy_from_slice(&bits);
        }
    }
}
