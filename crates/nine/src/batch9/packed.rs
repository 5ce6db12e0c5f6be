//! Boards with two cells in a byte, six integers each.
//!
//! ```text
//!             byte 0       byte 1             byte 39      byte 40
//!   bits    7654 3210    7654 3210          7654 3210    7654 3210
//!   cell     40    0      41    1    ...     79   39      80    -
//! ```

use crate::lines::Line;

/// The number of cells of a board.
const CELLS: usize = size_of::<Line>();

/// A board with two cells per byte, 0 for blank.
pub(super) type Packed = [u64; PACKED];
/// The number of integers of a packed board.
pub(super) const PACKED: usize = 6;
/// The number of cells in lower halves of bytes.
pub(super) const HALF: usize = 40;

/// Packs a line. The compiler vectorises this in a build optimised for speed.
#[inline(always)]
pub(super) fn pack(line: &Line) -> Packed {
    let mut values = [0u8; CELLS];
    for i in 0..CELLS {
        values[i] = value(line[i]);
    }
    let mut packed = [0; PACKED];
    for i in 0..HALF / 8 {
        packed[i] = eight(&values, 8 * i) | (eight(&values, HALF + 8 * i) << 4);
    }
    packed[HALF / 8] = u64::from(values[CELLS - 1] << 4);
    packed
}

/// The value of a cell's character, 0 for blank.
#[inline(always)]
pub(super) fn value(character: u8) -> u8 {
    let value = character.wrapping_sub(b'0');
    if value <= 9 { value } else { 0 }
}

/// Eight consecutive cells as one integer.
#[inline(always)]
fn eight(values: &[u8; CELLS], first: usize) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&values[first..first + 8]);
    u64::from_le_bytes(bytes)
}

/// Writes the line of a full board.
#[inline(always)]
pub(super) fn unpack(packed: &Packed, line: &mut Line) {
    const LOWER: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    const ZEROS: u64 = 0x3030_3030_3030_3030;
    for i in 0..HALF / 8 {
        let (low, high) = (packed[i] & LOWER, (packed[i] >> 4) & LOWER);
        line[8 * i..][..8].copy_from_slice(&(low | ZEROS).to_le_bytes());
        line[HALF + 8 * i..][..8].copy_from_slice(&(high | ZEROS).to_le_bytes());
    }
    line[CELLS - 1] = b'0' | (packed[HALF / 8] >> 4) as u8 & 15;
}
