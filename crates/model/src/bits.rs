//! The bits of a word.

/// Walks over the positions of the bits that are set, ascending.
#[inline]
pub fn bits(word: u64) -> impl Iterator<Item = usize> + Clone {
    Bits(word)
}

#[derive(Clone)]
struct Bits(u64);

impl Iterator for Bits {
    type Item = usize;

    // Three instructions: a build for size would call a function for them.
    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
