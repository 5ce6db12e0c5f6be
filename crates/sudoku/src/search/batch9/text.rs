//! Lines of text to planes and back.

use crate::search::batch9::planes::{CELLS, Planes, SIDE};
use crate::search::batch9::transpose::Square;
use crate::search::batch9::word::Word;
use crate::search::solver::Line;

/// A board with two cells in a byte: cell `i` in the lower and cell `48 + i` in the upper half of
/// byte `i`, 0 for blank.
pub(super) type Packed = [u64; 6];
const HALF: usize = 48;

/// Packs a line.
#[inline(always)]
pub(super) fn pack(line: &Line) -> Packed {
    let mut values = [0u8; 2 * HALF];
    for i in 0..CELLS {
        let value = line[i].wrapping_sub(b'0');
        values[i] = if value <= 9 { value } else { 0 };
    }
    let mut bytes = [0u8; HALF];
    for i in 0..HALF {
        bytes[i] = values[i] | (values[HALF + i] << 4);
    }
    let mut packed = [0; 6];
    for i in 0..6 {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[8 * i..8 * i + 8]);
        packed[i] = u64::from_le_bytes(word);
    }
    packed
}

/// The line of a full board.
#[inline(always)]
pub(super) fn unpack(packed: &Packed) -> Line {
    let mut bytes = [0u8; HALF];
    for i in 0..6 {
        bytes[8 * i..8 * i + 8].copy_from_slice(&packed[i].to_le_bytes());
    }
    let mut line = [0; CELLS];
    for i in 0..HALF {
        line[i] = (bytes[i] & 15) + b'0';
    }
    for i in 0..CELLS - HALF {
        line[HALF + i] = (bytes[i] >> 4) + b'0';
    }
    line
}

/// Where bit `bit` of a cell's value is found in six squares of packed boards.
#[inline(always)]
fn place(cell: usize, bit: usize) -> (usize, usize) {
    let (byte, nibble) = (cell % HALF, cell / HALF);
    (byte / 8, 8 * (byte % 8) + 4 * nibble + bit)
}

impl<W: Word> Planes<W> {
    /// Takes boards for these lanes from transposed packed boards.
    #[inline(always)]
    pub(super) fn load_packed(&mut self, squares: &[Square<W>], lanes: W) {
        for cell in 0..CELLS {
            let bit = |bit| {
                let (square, row) = place(cell, bit);
                squares[square][row]
            };
            let [b0, b1, b2, b3] = [bit(0), bit(1), bit(2), bit(3)];
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
            for digit in 0..SIDE {
                let plane = &mut self.candidate[digit][cell];
                *plane = lanes.choose(is[digit] | !given, *plane);
            }
            self.single[cell] = lanes.choose(given, self.single[cell]);
        }
        self.dead &= !lanes;
    }

    /// Writes full boards down, packed, to be transposed.
    #[inline(always)]
    pub(super) fn store_packed(&self, squares: &mut [Square<W>]) {
        for cell in 0..2 * HALF {
            for bit in 0..4 {
                let mut plane = W::ZERO;
                if cell < CELLS {
                    for digit in 0..SIDE {
                        if (digit + 1) >> bit & 1 == 1 {
                            plane |= self.candidate[digit][cell];
                        }
                    }
                }
                let (square, row) = place(cell, bit);
                squares[square][row] = plane;
            }
        }
    }
}
