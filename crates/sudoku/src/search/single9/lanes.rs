//! The vector that the rules are written in: 32 lanes of 16 bits.

use crate::search::Line;

/// The number of lanes of a vector.
pub(super) const LANES: usize = 32;

/// The lanes in use, as a mask: 3 bands times 9 digits.
pub(super) const USED: u32 = (1 << 27) - 1;

/// The lane of a digit, counted from 0, in a band.
#[inline(always)]
pub(super) const fn lane(band: usize, digit: usize) -> usize {
    9 * band + digit
}

/// Where each lane of a rearranged vector comes from.
pub(super) type Turn = [u16; LANES];

/// The turn by so many bands, triples of digits and digits within their triple. Lanes that are not in
/// use stay where they are.
const fn turn(bands: usize, triples: usize, digits: usize) -> Turn {
    let mut from = [0; LANES];
    let mut to = 0;
    while to < LANES {
        let (band, digit) = (to / 9, to % 9);
        let triple = (digit / 3 + triples) % 3;
        let digit = 3 * triple + (digit + digits) % 3;
        from[to] = if to < 27 { lane((band + bands) % 3, digit) } else { to } as u16;
        to += 1;
    }
    from
}

/// Each band gets what the next one has.
pub(super) const NEXT_BAND: Turn = turn(1, 0, 0);
/// Each band gets what the one after the next has.
pub(super) const LAST_BAND: Turn = turn(2, 0, 0);
const NEXT_DIGIT: Turn = turn(0, 0, 1);
const LAST_DIGIT: Turn = turn(0, 0, 2);
const NEXT_TRIPLE: Turn = turn(0, 1, 0);
const LAST_TRIPLE: Turn = turn(0, 2, 0);

/// How many digits of a band have a bit: at least one, two, three. Every lane of the band knows.
#[derive(Clone, Copy)]
pub(super) struct Census<V> {
    pub(super) once: V,
    pub(super) twice: V,
    pub(super) thrice: V,
}

/// 32 lanes of 16 bits, in whatever the processor has for them.
pub(super) trait Lanes: Copy {
    fn load(lanes: &[u16; LANES]) -> Self;
    fn store(self, lanes: &mut [u16; LANES]);
    fn splat(bits: u16) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self & !other`
    fn without(self, other: Self) -> Self;
    fn left<const BITS: u32>(self) -> Self;
    fn right<const BITS: u32>(self) -> Self;
    fn turned(self, turn: &'static Turn) -> Self;
    /// The lanes that have exactly one bit; the others are zero.
    fn singles(self) -> Self;
    /// The lanes that have exactly one bit. Where there is none, those of `other`; where there are more,
    /// zero.
    fn one_or_else(self, other: Self) -> Self;
    /// In each lane the smaller number.
    fn min(self, other: Self) -> Self;
    /// A bit for every lane that is not zero.
    fn nonzero(self) -> u32;
    /// A bit for every lane that differs.
    fn differ(self, other: Self) -> u32;

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

    /// What any digit of the band has, in all lanes of the band.
    #[inline(always)]
    fn any(self) -> Self {
        let triple = self.or(self.turned(&NEXT_DIGIT)).or(self.turned(&LAST_DIGIT));
        triple.or(triple.turned(&NEXT_TRIPLE)).or(triple.turned(&LAST_TRIPLE))
    }

    /// How many digits of the band have each bit.
    ///
    /// Three numbers of one bit are added within a triple of digits, three such sums across triples.
    #[inline(always)]
    fn census(self) -> Census<Self> {
        let (a, b, c) = (self, self.turned(&NEXT_DIGIT), self.turned(&LAST_DIGIT));
        let one = a.or(b).or(c);
        let two = majority(a, b, c);
        let three = a.and(b).and(c);
        let (one_b, one_c) = (one.turned(&NEXT_TRIPLE), one.turned(&LAST_TRIPLE));
        let (two_b, two_c) = (two.turned(&NEXT_TRIPLE), two.turned(&LAST_TRIPLE));
        let (three_b, three_c) = (three.turned(&NEXT_TRIPLE), three.turned(&LAST_TRIPLE));
        let all = one.and(one_b).and(one_c);
        let with_other = two.and(one_b.or(one_c));
        let with_other = with_other.or(two_b.and(one.or(one_c)));
        let with_other = with_other.or(two_c.and(one.or(one_b)));
        Census {
            once: one.or(one_b).or(one_c),
            twice: two.or(two_b).or(two_c).or(majority(one, one_b, one_c)),
            thrice: three.or(three_b).or(three_c).or(all).or(with_other),
        }
    }
}

/// The bits that two of three have at least.
#[inline(always)]
fn majority<V: Lanes>(a: V, b: V, c: V) -> V {
    a.and(b).or(c.and(a.or(b)))
}

/// Lanes without any help from the processor.
#[derive(Clone, Copy)]
pub(super) struct Portable([u16; LANES]);

/// Lane by lane. No closure: the code has to end up in a function with the processor's features.
macro_rules! lanes {
    ($($lane:ident of $lanes:expr),+ => $result:expr) => {{
        let mut out = [0; LANES];
        let mut at = 0;
        while at < LANES {
            $(let $lane: u16 = $lanes.0[at];)+
            out[at] = $result;
            at += 1;
        }
        Portable(out)
    }};
}

impl Lanes for Portable {
    #[inline(always)]
    fn load(lanes: &[u16; LANES]) -> Self {
        Self(*lanes)
    }

    #[inline(always)]
    fn store(self, lanes: &mut [u16; LANES]) {
        *lanes = self.0;
    }

    #[inline(always)]
    fn splat(bits: u16) -> Self {
        Self([bits; LANES])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        lanes!(a of self, b of other => a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        lanes!(a of self, b of other => a | b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        lanes!(a of self, b of other => a & !b)
    }

    #[inline(always)]
    fn left<const BITS: u32>(self) -> Self {
        lanes!(a of self => a << BITS)
    }

    #[inline(always)]
    fn right<const BITS: u32>(self) -> Self {
        lanes!(a of self => a >> BITS)
    }

    #[inline(always)]
    fn turned(self, turn: &'static Turn) -> Self {
        let mut out = self.0;
        for (to, &from) in out.iter_mut().zip(turn) {
            *to = self.0[usize::from(from) % LANES];
        }
        Self(out)
    }

    #[inline(always)]
    fn singles(self) -> Self {
        lanes!(a of self => if a & a.wrapping_sub(1) == 0 { a } else { 0 })
    }

    #[inline(always)]
    fn one_or_else(self, other: Self) -> Self {
        lanes!(a of self, b of other => {
            let one = if a & a.wrapping_sub(1) == 0 { a } else { 0 };
            if a == 0 { b } else { one }
        })
    }

    #[inline(always)]
    fn min(self, other: Self) -> Self {
        lanes!(a of self, b of other => a.min(b))
    }

    #[inline(always)]
    fn nonzero(self) -> u32 {
        let bits = |mask, (at, &a): (usize, &u16)| mask | u32::from(a != 0) << at;
        self.0.iter().enumerate().fold(0, bits)
    }

    #[inline(always)]
    fn differ(self, other: Self) -> u32 {
        lanes!(a of self, b of other => a ^ b).nonzero()
    }

    #[inline(always)]
    fn any(self) -> Self {
        let mut out = [0; LANES];
        for band in 0..3 {
            let lanes = lane(band, 0)..lane(band, 0) + 9;
            let mut any = 0;
            for lane in &self.0[lanes.clone()] {
                any |= lane;
            }
            out[lanes].fill(any);
        }
        Self(out)
    }

    #[inline(always)]
    fn census(self) -> Census<Self> {
        let zero = Self::splat(0);
        let mut census = Census { once: zero, twice: zero, thrice: zero };
        for band in 0..3 {
            let lanes = lane(band, 0)..lane(band, 0) + 9;
            let (mut once, mut twice, mut thrice) = (0, 0, 0);
            for lane in &self.0[lanes.clone()] {
                thrice |= twice & lane;
                twice |= once & lane;
                once |= lane;
            }
            census.once.0[lanes.clone()].fill(once);
            census.twice.0[lanes.clone()].fill(twice);
            census.thrice.0[lanes].fill(thrice);
        }
        census
    }
}
