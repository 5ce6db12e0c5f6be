//! From boards in lanes to boards in records and back.

use crate::search::batch9::word::Word;

/// 64 words, and one more so that blocks of them don't compete for the same lines of the cache.
pub(super) type Square<W> = [W; 65];

/// Transposes the `N` matrices of 64x64 bits that lie side by side: bit `c` of row `r` goes to bit `r`
/// of row `c`.
#[inline(always)]
pub(super) fn transpose<W: Word>(square: &mut Square<W>) {
    for start in 0..8 {
        let mut rows = [W::ZERO; 8];
        for i in 0..8 {
            rows[i] = square[start + 8 * i];
        }
        swap::<W, 32, 4>(&mut rows, 0x0000_0000_ffff_ffff);
        swap::<W, 16, 2>(&mut rows, 0x0000_ffff_0000_ffff);
        swap::<W, 8, 1>(&mut rows, 0x00ff_00ff_00ff_00ff);
        for i in 0..8 {
            square[start + 8 * i] = rows[i];
        }
    }
    for start in (0..64).step_by(8) {
        let mut rows = [W::ZERO; 8];
        rows.copy_from_slice(&square[start..start + 8]);
        swap::<W, 4, 4>(&mut rows, 0x0f0f_0f0f_0f0f_0f0f);
        swap::<W, 2, 2>(&mut rows, 0x3333_3333_3333_3333);
        swap::<W, 1, 1>(&mut rows, 0x5555_5555_5555_5555);
        square[start..start + 8].copy_from_slice(&rows);
    }
}

/// Exchanges the upper right with the lower left quarter of every block of `2 * BITS` rows and
/// columns, of which every `BITS / ROWS`th row is here.
#[inline(always)]
fn swap<W: Word, const BITS: i32, const ROWS: usize>(rows: &mut [W; 8], mask: u64) {
    let mask = W::splat(mask);
    for i in 0..8 {
        if i & ROWS == 0 {
            let (upper, lower) = (rows[i], rows[i + ROWS]);
            rows[i] = mask.choose(upper, lower.shl::<BITS>());
            rows[i + ROWS] = mask.choose(upper.shr::<BITS>(), lower);
        }
    }
}
