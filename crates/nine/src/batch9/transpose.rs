//! Transposition between planes and rows of bits.
//!
//! A square of 64x64 bits is transposed in six steps. Its upper right and lower left quarters are
//! exchanged, then the same is done within each quarter, down to single bits (H. S. Warren,
//! "Hacker's Delight", 2nd edition, 2012, section 7-3). A word of `n` integers transposes `n`
//! squares at once.
//!
//! ```text
//!    a a b b        a a c c        a c a c
//!    a a b b   32   a a c c   16   a c a c   ...
//!    c c d d  --->  b b d d  --->  b d b d
//!    c c d d        b b d d        b d b d
//! ```
//!
//! Steps of 32, 16 and 8 bits combine lines that are a multiple of 8 apart, the others lines within
//! a run of 8. Two passes are therefore sufficient, with eight lines in registers each time.

use crate::batch9::unrolled::eight;
use crate::batch9::word::Word;

/// Squares of 64x64 bits to transpose, and space for the result.
#[repr(C, align(64))]
pub(super) struct Squares<W> {
    /// One word per plane: bit `r` of an integer belongs to board `r`.
    pub(super) planes: [W; 64 * SQUARES],
    /// One row per board: bit `b` of the integer of square `s` belongs to plane `64 s + b`.
    pub(super) rows: [[W; SQUARES]; 64],
}

/// The number of squares that the candidates of a board fill.
pub(super) const SQUARES: usize = 12;

impl<W: Word> Squares<W> {
    pub(super) const EMPTY: Self =
        Self { planes: [W::ZERO; 64 * SQUARES], rows: [[W::ZERO; SQUARES]; 64] };

    /// Transposes the planes of the first squares into rows; the planes are overwritten.
    #[inline(always)]
    pub(super) fn make_rows(&mut self, squares: usize) {
        for square in 0..squares {
            let planes = &mut self.planes[64 * square..][..64];
            for start in 0..8 {
                let mut lines = eight!(i => planes[start + 8 * i]);
                swap_bytes(&mut lines);
                eight!(i => planes[start + 8 * i] = lines[i]);
            }
            for start in (0..64).step_by(8) {
                let mut lines = eight!(i => planes[start + i]);
                swap_bits(&mut lines);
                eight!(i => self.rows[start + i][square] = lines[i]);
            }
        }
    }

    /// Transposes the first integers of the rows into planes.
    #[inline(always)]
    pub(super) fn make_planes(&mut self, squares: usize) {
        for square in 0..squares {
            let planes = &mut self.planes[64 * square..][..64];
            for start in 0..8 {
                let mut lines = eight!(i => self.rows[start + 8 * i][square]);
                swap_bytes(&mut lines);
                eight!(i => planes[start + 8 * i] = lines[i]);
            }
            for start in (0..64).step_by(8) {
                let mut lines = eight!(i => planes[start + i]);
                swap_bits(&mut lines);
                planes[start..start + 8].copy_from_slice(&lines);
            }
        }
    }
}

/// The steps of 32, 16 and 8 bits for every eighth line of a square.
#[inline(always)]
fn swap_bytes<W: Word>(lines: &mut [W; 8]) {
    swap::<W, 32, 4>(lines, 0x0000_0000_ffff_ffff);
    swap::<W, 16, 2>(lines, 0x0000_ffff_0000_ffff);
    swap::<W, 8, 1>(lines, 0x00ff_00ff_00ff_00ff);
}

/// The steps of 4, 2 and 1 bits for eight consecutive lines.
#[inline(always)]
fn swap_bits<W: Word>(lines: &mut [W; 8]) {
    swap::<W, 4, 4>(lines, 0x0f0f_0f0f_0f0f_0f0f);
    swap::<W, 2, 2>(lines, 0x3333_3333_3333_3333);
    swap::<W, 1, 1>(lines, 0x5555_5555_5555_5555);
}

/// Exchanges the upper right with the lower left quarter of every block of `2 * BITS` lines and
/// columns; line `i + LINES` here is `BITS` lines below line `i` in its square.
#[inline(always)]
fn swap<W: Word, const BITS: i32, const LINES: usize>(lines: &mut [W; 8], mask: u64) {
    let mask = W::splat(mask);
    eight!(i => {
        if i & LINES == 0 {
            let (upper, lower) = (lines[i], lines[i + LINES]);
            lines[i] = mask.choose(upper, lower.shl::<BITS>());
            lines[i + LINES] = mask.choose(upper.shr::<BITS>(), lower);
        }
    });
}
