//! Hash tables for short keys derived from a puzzle.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A hash table with a faster hash function than the standard one, for tables with a bounded number
/// of keys. It does not resist keys that are chosen to collide.
pub type QuickMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// Mixes words by multiplication, with the upper half of the product folded onto the lower.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mixer(u64);

/// The fractional part of the golden ratio as 64 bits: odd, without a pattern in its bits.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        let product = u128::from(self.0.rotate_left(32) ^ number) * u128::from(FACTOR);
        self.0 = (product >> 64) as u64 ^ product as u64;
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
