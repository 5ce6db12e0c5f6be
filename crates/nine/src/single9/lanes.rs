//! The vector operations with which the rules are written, on lanes of 16 bits.

use crate::lines::Line;

/// The number of lanes reserved for a row, enough for every layout.
pub(super) const LANES: usize = 48;

/// One row of each band, with a lane for each band and digit.
pub(super) type Row = [u16; LANES];

/// For each bit position, flags for at least one, at least two, and at least three digits that have
/// it.
#[derive(Clone, Copy)]
pub(super) struct Census<V> {
    pub(super) once: V,
    pub(super) twice: V,
    pub(super) thrice: V,
}

impl<V: Lanes> Census<V> {
    /// The census of one digit.
    #[inline(always)]
    fn of(digit: V) -> Self {
        Self { once: digit, twice: V::splat(0), thrice: V::splat(0) }
    }

    /// The census of the digits of both censuses together.
    #[inline(always)]
    pub(super) fn plus(self, other: Self) -> Self {
        let mixed = self.twice.and(other.once).or(self.once.and(other.twice));
        Self {
            once: self.once.or(other.once),
            twice: self.twice.or(other.twice).or(self.once.and(other.once)),
            thrice: self.thrice.or(other.thrice).or(mixed),
        }
    }
}

/// Lanes of 16 bits in a register of the processor: a whole row, or a part of it. A register
/// contains all three bands of one or more digits.
///
/// The rules and the choice of a branch are written once in these operations; `plain`, `sse2`,
/// `avx2`, `avx512` and `v128` implement them. Bits shifted out of a lane may appear in the upper
/// seven bits of another lane, because the rules mask these bits. An implementation must be
/// inlined. It must also search the same tree; `tests.rs` compares each implementation with
/// `plain`.
pub(super) trait Lanes: Copy {
    /// The number of lanes of a register.
    const LANES: usize;
    /// The distance between bands in lanes.
    const BAND: usize;
    /// The distance between digits in lanes.
    const DIGIT: usize;
    /// `true` if [`cells_with`](Self::cells_with) takes only a few instructions.
    const FINDS_CHARACTERS: bool = false;
    /// All lanes of a band.
    const BANDS: &'static [Row; 3] = &[band::<Self>(0), band::<Self>(1), band::<Self>(2)];
    /// All used lanes.
    const USED: &'static Row = &used::<Self>();

    /// Loads a register, starting at a lane of a [`Row`] or of another list of lanes.
    fn load(row: &[u16], at: usize) -> Self;
    fn store(self, row: &mut Row, at: usize);
    fn splat(bits: u16) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self & !other`.
    fn without(self, other: Self) -> Self;
    fn left<const BITS: i32>(self) -> Self;
    fn right<const BITS: i32>(self) -> Self;
    /// Moves to each band the lanes of the next band.
    fn next_band(self) -> Self;
    /// Moves to each band the lanes of the band after the next.
    fn last_band(self) -> Self;
    /// Clears the lowest set bit of each lane.
    fn but_lowest(self) -> Self;
    /// Keeps the lanes that have exactly one set bit; the other lanes become zero.
    fn singles(self) -> Self;
    /// Replaces each zero lane by the corresponding lane of `other`.
    fn or_else(self, other: Self) -> Self;
    /// Sets at least the lower nine bits of every lane that is zero in `self`, `b` or `c`.
    fn any_zero(self, b: Self, c: Self) -> Self;
    fn is_zero(self) -> bool;
    /// Moves to each box the bit of the next box. Lanes have one bit per box, at its first column.
    fn next_box(self) -> Self;
    /// Like [`next_box`](Self::next_box), but sets the bits of all three columns of the box.
    fn columns_of_next_box(self) -> Self;
    /// The union of all digits of the register, in all lanes of the band.
    fn any(self) -> Self;
    /// The sum of the censuses of all digits of the register, in all lanes of the band.
    fn sum(census: Census<Self>) -> Census<Self>;

    /// The cells of a line that contain a character, one bit each.
    #[inline(always)]
    fn cells_with(line: &Line, character: u8) -> u128 {
        line.iter().rfold(0, |cells, &cell| cells << 1 | u128::from(cell == character))
    }

    /// The cells of a line that have a digit, one bit each.
    #[inline(always)]
    fn digits_of(line: &Line) -> u128 {
        let mut digits = 0;
        for (row, cells) in line.chunks_exact(9).enumerate() {
            let mut columns = 0;
            for (column, cell) in cells.iter().enumerate() {
                columns |= u32::from(cell.wrapping_sub(b'1') < 9) << column;
            }
            digits |= u128::from(columns) << (9 * row);
        }
        digits
    }

    /// The lane of a digit, counted from 0, in a band.
    #[inline(always)]
    fn lane(band: usize, digit: usize) -> usize {
        Self::BAND * band + Self::DIGIT * digit
    }
}

/// The nine columns of a row.
pub(super) const ROW: u16 = 0o777;

const fn band<V: Lanes>(band: usize) -> Row {
    let mut row = [0; LANES];
    let mut digit = 0;
    while digit < 9 {
        row[V::BAND * band + V::DIGIT * digit] = ROW;
        digit += 1;
    }
    row
}

const fn used<V: Lanes>() -> Row {
    let mut row = [0; LANES];
    let mut at = 0;
    while at < 27 {
        row[V::BAND * (at / 9) + V::DIGIT * (at % 9)] = ROW;
        at += 1;
    }
    row
}

/// The census of a row: for each bit, counts the digits that have it. All lanes of the band contain
/// the result.
#[inline(always)]
pub(super) fn census<V: Lanes, const N: usize>(rows: &[[V; 3]; N], row: usize) -> Census<V> {
    let mut census = Census::of(rows[0][row]);
    for digits in &rows[1..] {
        census = census.plus(Census::of(digits[row]));
    }
    V::sum(census)
}
