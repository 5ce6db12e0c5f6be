//! The vector that the rules are written in: lanes of 16 bits.

use crate::lines::Line;

/// The room for the lanes of a row: as many as any arrangement of them takes.
pub(super) const LANES: usize = 48;

/// One row of each band, in it a lane for each band and digit.
pub(super) type Row = [u16; LANES];

/// How many digits have a bit: at least one, two, three.
#[derive(Clone, Copy)]
pub(super) struct Census<V> {
    pub(super) once: V,
    pub(super) twice: V,
    pub(super) thrice: V,
}

impl<V: Lanes> Census<V> {
    /// Of one digit.
    #[inline(always)]
    fn of(digit: V) -> Self {
        Self { once: digit, twice: V::splat(0), thrice: V::splat(0) }
    }

    /// Of these digits and others.
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

/// Lanes of 16 bits, in whatever the processor has for them: a register, or as much of a row as
/// fits in one. A register holds all three bands of one or more digits.
///
/// The rules and the choice of a branch are written once in these operations; `plain`, `sse2`,
/// `avx2`, `avx512` and `v128` implement them. An implementor may let bits that are shifted out of a lane
/// turn up in the upper seven bits of another, because the rules mask them. It must be inlined, and
/// must search the same tree: `tests.rs` compares every implementor with `plain`.
pub(super) trait Lanes: Copy {
    /// The lanes of a register.
    const LANES: usize;
    /// How many lanes it is from a band to the next.
    const BAND: usize;
    /// How many lanes it is from a digit to the next.
    const DIGIT: usize;
    /// All lanes of a band.
    const BANDS: &'static [Row; 3] = &[band::<Self>(0), band::<Self>(1), band::<Self>(2)];
    /// All lanes that are in use.
    const USED: &'static Row = &used::<Self>();

    /// The register that begins at a lane of a [`Row`], or of some other list of lanes.
    fn load(row: &[u16], at: usize) -> Self;
    fn store(self, row: &mut Row, at: usize);
    fn splat(bits: u16) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self & !other`
    fn without(self, other: Self) -> Self;
    fn left<const BITS: i32>(self) -> Self;
    fn right<const BITS: i32>(self) -> Self;
    /// Each band gets what the next one has.
    fn next_band(self) -> Self;
    /// Each band gets what the one after the next has.
    fn last_band(self) -> Self;
    /// The lanes without their lowest bit.
    fn but_lowest(self) -> Self;
    /// The lanes that have exactly one bit; the others are zero.
    fn singles(self) -> Self;
    /// Where a lane is zero, that of `other`.
    fn or_else(self, other: Self) -> Self;
    /// At least the lower nine bits of every lane that is zero here, in `b` or in `c`.
    fn any_zero(self, b: Self, c: Self) -> Self;
    fn is_zero(self) -> bool;
    /// Each box gets what the next one has; of lanes with a bit for each box, at its first column.
    fn next_box(self) -> Self;
    /// The same with all three columns.
    fn columns_of_next_box(self) -> Self;
    /// What any digit of the register has, in all lanes of the band.
    fn any(self) -> Self;
    /// The sum of the digits of a register, in all lanes of the band.
    fn sum(census: Census<Self>) -> Census<Self>;

    /// A bit for each cell of a line that has a digit.
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

/// How many digits have each bit of a row; all lanes of the band know.
#[inline(always)]
pub(super) fn census<V: Lanes, const N: usize>(rows: &[[V; 3]; N], row: usize) -> Census<V> {
    let mut census = Census::of(rows[0][row]);
    for digits in &rows[1..] {
        census = census.plus(Census::of(digits[row]));
    }
    V::sum(census)
}
