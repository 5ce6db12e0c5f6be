//! A unit as machine words: a field for each of its cells, with a bit for each digit.

/// The cells of one unit. A field is a set of digits, so the union of cells, and of whole units, is
/// a bitwise OR. On a board, each field holds one digit.
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

    /// Moves every field to an index that is lower by `by`; the first fields are lost.
    #[must_use]
    fn earlier(self, by: usize) -> Self;

    /// Moves every field to an index that is higher by `by`; the last fields are lost.
    #[must_use]
    fn later(self, by: usize) -> Self;

    /// The union of each `width` adjacent fields, in the first of them; the others are empty.
    /// `heads` is a mask of the fields whose index is a multiple of `width`.
    #[must_use]
    #[inline]
    fn merged(self, width: usize, heads: Self) -> Self {
        merged(self, width, heads)
    }

    /// The total number of digits in all fields.
    fn ones(self) -> u32;

    /// The total number of digits in all fields of both rows.
    #[must_use]
    #[inline]
    fn ones_of_two(self, other: Self) -> u32 {
        self.ones() + other.ones()
    }
}

/// Nine fields of nine bits, for sides up to 9: six in the first word, three in the second.
///
/// Boxes that are three cells wide therefore lie within one word, and so do rows of such boxes.
/// Shifts of 128 bits are slow, and WebAssembly calls a function for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Packed([u64; 2]);

impl Packed {
    const BITS: usize = 9;
    const FIELD: u64 = (1 << Self::BITS) - 1;
    /// The number of fields in the first word.
    const SPLIT: usize = 6;
    /// The number of bits in the first word.
    const LOW: usize = Self::SPLIT * Self::BITS;
    const MASKS: [u64; 2] = [(1 << Self::LOW) - 1, (1 << (3 * Self::BITS)) - 1];
    /// The fields whose index is a multiple of 3.
    const THIRDS: Self = Self([Self::FIELD | Self::FIELD << (3 * Self::BITS), Self::FIELD]);

    /// The word of a field, and the position of its lowest bit.
    #[inline]
    fn at(place: usize) -> (usize, usize) {
        let word = usize::from(place >= Self::SPLIT);
        (word, place * Self::BITS - word * Self::LOW)
    }
}

impl Row for Packed {
    const EMPTY: Self = Self([0; 2]);

    #[inline]
    fn with(place: usize, digit: u8) -> Self {
        let mut row = Self::EMPTY;
        row.set(place, 1 << (digit - 1));
        row
    }

    #[inline]
    fn digit(&self, place: usize) -> u8 {
        let field = self.field(place);
        if field == 0 { 0 } else { field.trailing_zeros() as u8 + 1 }
    }

    #[inline]
    fn field(&self, place: usize) -> u64 {
        let (word, at) = Self::at(place);
        self.0[word] >> at & Self::FIELD
    }

    #[inline]
    fn set(&mut self, place: usize, bits: u64) {
        let (word, at) = Self::at(place);
        self.0[word] ^= (self.field(place) ^ bits) << at;
    }

    #[inline]
    fn swap(&mut self, one: usize, other: usize) {
        let difference = self.field(one) ^ self.field(other);
        for (word, at) in [Self::at(one), Self::at(other)] {
            self.0[word] ^= difference << at;
        }
    }

    #[inline]
    fn or(self, Self([low, high]): Self) -> Self {
        Self([self.0[0] | low, self.0[1] | high])
    }

    #[inline]
    fn and(self, Self([low, high]): Self) -> Self {
        Self([self.0[0] & low, self.0[1] & high])
    }

    #[inline]
    fn earlier(self, by: usize) -> Self {
        let [low, high] = self.0;
        let bits = by * Self::BITS;
        Self(match bits.checked_sub(Self::LOW) {
            Some(more) => [high >> more, 0],
            None => [low >> bits | high << (Self::LOW - bits) & Self::MASKS[0], high >> bits],
        })
    }

    #[inline]
    fn later(self, by: usize) -> Self {
        let [low, high] = self.0;
        let bits = by * Self::BITS;
        let [low, high] = match bits.checked_sub(Self::LOW) {
            Some(more) => [0, low << more],
            None => [low << bits, high << bits | low >> (Self::LOW - bits)],
        };
        Self([low & Self::MASKS[0], high & Self::MASKS[1]])
    }

    /// Known masks let the compiler drop what [`Row::earlier`] moves between the words.
    #[inline]
    fn merged(self, width: usize, heads: Self) -> Self {
        merged(self, width, if width == 3 { Self::THIRDS } else { heads })
    }

    #[inline]
    fn ones(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// The last words share one, so that three words are counted instead of four.
    #[inline]
    fn ones_of_two(self, Self([low, high]): Self) -> u32 {
        let highs = self.0[1] | high << (3 * Self::BITS);
        self.0[0].count_ones() + low.count_ones() + highs.count_ones()
    }
}

/// The union of each `width` adjacent fields, in the first of them.
#[inline]
fn merged<R: Row>(row: R, width: usize, heads: R) -> R {
    (1..width).fold(row, |merged, by| merged.or(row.earlier(by))).and(heads)
}

/// Fields of one machine word each, for sides up to the number of bits of the word.
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

/// Copies unit by unit, because a call of `memcpy` for a few hundred bytes takes longer.
#[inline]
pub(super) fn copy<R: Row>(from: &[R], to: &mut [R]) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
}
