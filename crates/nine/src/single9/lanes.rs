//! The vector operations that the rules are written in, on lanes of 16 bits.

use crate::lines::Line;

/// The number of lanes reserved for a row, enough for every layout.
pub(super) const LANES: usize = 48;

/// One row of each band, with a lane for each band and digit.
pub(super) type Row = [u16; LANES];

/// For each bit, a flag for at least one, two and three digits that have it.
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

    /// The census of these digits and others.
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

/// Lanes of 16 bits in the processor's registers: a whole row, or a part of it. A register holds
/// all three bands of one or more digits.
///
/// The rules and the choice of a branch are written once in these operations; `plain`, `sse2`,
/// `avx2`, `avx512` and `v128` implement them. Bits shifted out of a lane may appear in the upper
/// seven bits of another, because the rules mask them. An implementation must be inlined, and must
/// search the same tree: `tests.rs` compares each with `plain`.
pub(super) trait Lanes: Copy {
    /// The number of lanes of a register.
    const LANES: usize;
    /// The distance between bands in lanes.
    const BAND: usize;
    /// The distance between digits in lanes.
    const DIGIT: usize;
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
    /// Moves the lanes of each band's next band to it.
    fn next_band(self) -> Self;
    /// Moves the lanes of the band after the next to each band.
    fn last_band(self) -> Self;
    /// Clears the lowest bit of each lane.
    fn but_lowest(self) -> Self;
    /// Keeps the lanes that have exactly one bit; the others become zero.
    fn singles(self) -> Self;
    /// Replaces each zero lane by that of `other`.
    fn or_else(self, other: Self) -> Self;
    /// Sets at least the lower nine bits of every lane that is zero here, in `b` or in `c`.
    fn any_zero(self, b: Self, c: Self) -> Self;
    fn is_zero(self) -> bool;
    /// Moves the next box's bit to each box. Lanes have one bit per box, at its first column.
    fn next_box(self) -> Self;
    /// Like [`next_box`](Self::next_box), but sets all three columns of the box.
    fn columns_of_next_box(self) -> Self;
    /// The union of the digits of the register, in all lanes of the band.
    fn any(self) -> Self;
    /// The sum of the censuses of the register's digits, in all lanes of the band.
    fn sum(census: Census<Self>) -> Census<Self>;

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

/// The census of a row: counts the digits at each bit; the result is in all lanes of the band.
#[inline(always)]
pub(super) fn census<V: Lanes, const N: usize>(rows: &[[V; 3]; N], row: usize) -> Census<V> {
    let mut census = Census::of(rows[0][row]);
    for digits in &rows[1..] {
        census = census.plus(Census::of(digits[row]));
    }
    V::sum(census)
}
