//! A unit in machine words: a field for each of its cells, with a bit for each digit.

/// The cells of one unit. A field is a set of digits, so the union of cells, and of whole units, is
/// a bitwise OR. In a board each field holds one digit.
pub trait Row: Copy + Eq + Send + Sync + std::fmt::Debug + 'static {
    /// The row with empty fields.
    const EMPTY: Self;

    /// Creates the row in which one field holds one digit.
    #[must_use]
    fn with(place: usize, digit: u8) -> Self;

    /// The lowest digit of a field; 0 if it is empty.
    fn digit(&self, place: usize) -> u8;

    /// The bits of a field.
    fn field(&self, place: usize) -> u64;

    /// Sets the bits of a field.
    fn set(&mut self, place: usize, bits: u64);

    /// Swaps two fields.
    fn swap(&mut self, one: usize, other: usize);

    /// The union of the two rows, field by field.
    #[must_use]
    fn or(self, other: Self) -> Self;

    /// The intersection of the two rows, field by field.
    #[must_use]
    fn and(self, other: Self) -> Self;

    /// Moves every field `by` places forward, to a lower index; the first ones are lost.
    #[must_use]
    fn earlier(self, by: usize) -> Self;

    /// Moves every field `by` places back, to a higher index; the last ones are lost.
    #[must_use]
    fn later(self, by: usize) -> Self;

    /// The total number of digits in all fields.
    fn ones(self) -> u32;
}

/// Nine adjacent fields of nine bits, for sides up to 9.
///
/// They start at the second bit, so that each is within one word of 64 bits. Shifting 128 bits by a
/// place is slow, especially in WebAssembly, which calls a function for it.
///
/// ```text
/// bit     0   1      9 10    18      55    63 | 64    72 73    81      127
///       [ - |  cell 0 |  cell 1 | ... | cell 6 | cell 7 |  cell 8 |  empty  ]
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Packed(u128);

impl Packed {
    const BITS: usize = 9;
    const FIELD: u64 = (1 << Self::BITS) - 1;
    const ALL: u128 = ((1 << (Self::BITS * Self::BITS)) - 1) << 1;

    /// The bits of the row with these bits in one field.
    #[inline]
    fn of(place: usize, bits: u64) -> u128 {
        let at = 1 + place * Self::BITS;
        let word = u128::from(bits << (at % 64));
        if at < 64 { word } else { word << 64 }
    }
}

impl Row for Packed {
    const EMPTY: Self = Self(0);

    #[inline]
    fn with(place: usize, digit: u8) -> Self {
        Self(Self::of(place, 1 << (digit - 1)))
    }

    #[inline]
    fn digit(&self, place: usize) -> u8 {
        let field = self.field(place);
        if field == 0 { 0 } else { field.trailing_zeros() as u8 + 1 }
    }

    #[inline]
    fn field(&self, place: usize) -> u64 {
        let at = 1 + place * Self::BITS;
        let word = if at < 64 { self.0 } else { self.0 >> 64 } as u64;
        (word >> (at % 64)) & Self::FIELD
    }

    #[inline]
    fn set(&mut self, place: usize, bits: u64) {
        self.0 ^= Self::of(place, self.field(place) ^ bits);
    }

    #[inline]
    fn swap(&mut self, one: usize, other: usize) {
        let difference = self.field(one) ^ self.field(other);
        self.0 ^= Self::of(one, difference) | Self::of(other, difference);
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    fn earlier(self, by: usize) -> Self {
        Self((self.0 >> (by * Self::BITS)) & Self::ALL)
    }

    #[inline]
    fn later(self, by: usize) -> Self {
        Self((self.0 << (by * Self::BITS)) & Self::ALL)
    }

    #[inline]
    fn ones(self) -> u32 {
        self.0.count_ones()
    }
}

/// Fields of one machine word each, for sides up to its number of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lanes<T, const COUNT: usize>([T; COUNT]);

macro_rules! lanes {
    ($word:ty, $count:literal) => {
        impl Row for Lanes<$word, $count> {
            const EMPTY: Self = Self([0; $count]);

            #[inline]
            fn with(place: usize, digit: u8) -> Self {
                let mut row = Self::EMPTY;
                row.0[place] = 1 << (digit - 1);
                row
            }

            #[inline]
            fn digit(&self, place: usize) -> u8 {
                let field = self.0[place];
                if field == 0 { 0 } else { field.trailing_zeros() as u8 + 1 }
            }

            #[inline]
            fn field(&self, place: usize) -> u64 {
                u64::from(self.0[place])
            }

            #[inline]
            fn set(&mut self, place: usize, bits: u64) {
                self.0[place] = bits as $word;
            }

            #[inline]
            fn swap(&mut self, one: usize, other: usize) {
                self.0.swap(one, other);
            }

            #[inline]
            fn or(mut self, other: Self) -> Self {
                self.0.iter_mut().zip(other.0).for_each(|(field, with)| *field |= with);
                self
            }

            #[inline]
            fn and(mut self, other: Self) -> Self {
                self.0.iter_mut().zip(other.0).for_each(|(field, with)| *field &= with);
                self
            }

            #[inline]
            fn earlier(self, by: usize) -> Self {
                let mut row = Self::EMPTY;
                row.0[..$count - by].copy_from_slice(&self.0[by..]);
                row
            }

            #[inline]
            fn later(self, by: usize) -> Self {
                let mut row = Self::EMPTY;
                row.0[by..].copy_from_slice(&self.0[..$count - by]);
                row
            }

            #[inline]
            fn ones(self) -> u32 {
                self.0.iter().map(|field| field.count_ones()).sum()
            }
        }
    };
}
lanes!(u16, 16);
lanes!(u32, 32);
lanes!(u64, 64);

/// Copies unit by unit, because calling memcpy for a few hundred bytes takes longer.
#[inline]
pub(super) fn copy<R: Row>(from: &[R], to: &mut [R]) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
}
