//! The bits of a word.

/// Iterates over the positions of the set bits in ascending order.
#[inline]
pub fn bits(word: u64) -> impl Iterator<Item = usize> + Clone {
    Bits(word)
}

#[derive(Clone)]
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    // Three instructions, but a build optimised for size would call a function for them.
    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
