//! The one generator of random numbers, and what is drawn from it.
//!
//! Everything random in a run comes from one [`Rng`], so a run is a function of its seed. Draws use
//! integer arithmetic only; what turns probabilities into thresholds multiplies and subtracts,
//! which IEEE 754 fixes to the bit on every machine.

/// xoshiro256++ (Blackman and Vigna 2021, <https://doi.org/10.1145/3460772>), seeded by SplitMix64
/// (Steele, Lea and Flood 2014, <https://doi.org/10.1145/2660193.2660195>).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    words: [u64; 4],
}

state!(Rng: words);

/// What SplitMix64 adds from one number to the next; odd, so that it spreads over all bits.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

impl Rng {
    /// The generator of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { words: [1, 2, 3, 4].map(|number| split_mix(seed, number)) }
    }

    /// One of many generators of the same seed, for work that is done in parts: part `stream` draws
    /// the same numbers on any thread and at any time.
    #[must_use]
    pub fn stream(seed: u64, stream: u64) -> Self {
        Self::new(Self::new(seed).bits() ^ stream.wrapping_mul(GOLDEN))
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = self.words;
        let bits = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.words = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        bits
    }

    /// A number below `bound`, each equally likely; 0 for a bound of 0.
    ///
    /// Multiplication with rejection (Lemire 2019, <https://doi.org/10.1145/3230636>): without
    /// bias, and without division but for one draw in `2^32 / bound`.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = (self.bits() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let reject_below = bound.wrapping_neg() % bound;
            while (product as u32) < reject_below {
                product = (self.bits() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// An index below `length`, each equally likely.
    #[inline]
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u32) as usize
    }

    /// Two indices, below `first` and below `second` (1 or more), each equally likely, mostly for
    /// one draw.
    #[inline]
    pub fn two_indices(&mut self, first: usize, second: usize) -> [usize; 2] {
        let bits = self.bits();
        let products = [(bits >> 32) * first as u64, (bits & 0xffff_ffff) * second as u64];
        if is_rejected(products[0], first) || is_rejected(products[1], second) {
            return self.two_indices(first, second);
        }
        products.map(|product| (product >> 32) as usize)
    }

    /// Two different indices below `length`, which is at least 2; each pair equally likely.
    #[inline]
    pub fn two_of(&mut self, length: usize) -> [usize; 2] {
        let [one, other] = self.two_indices(length, length - 1);
        [one, other + usize::from(other >= one)]
    }

    /// True with this probability.
    #[inline]
    pub fn chance(&mut self, probability: Probability) -> bool {
        (self.bits() >> 1) < probability.0
    }

    /// A number from 0 to 1 (exclusive), a multiple of `2^-53`, each equally likely.
    #[inline]
    pub fn share(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Puts the items into a random order, each order equally likely (Fisher and Yates; Durstenfeld
    /// 1964, <https://doi.org/10.1145/364520.364540>).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

/// Number `number` of SplitMix64 from this seed.
fn split_mix(seed: u64, number: u64) -> u64 {
    let mut word = seed.wrapping_add(number.wrapping_mul(GOLDEN));
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// A probability as a threshold for 63 random bits: `0` is never, `2^63` is always.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Probability(u64);

impl Probability {
    /// What never happens.
    pub const NEVER: Self = Self(0);

    /// What always happens.
    pub const ALWAYS: Self = Self(1 << 63);

    /// The probability `share`, cut off behind 63 binary places; 0 and below is never, 1 and above
    /// is always, and what is no number is never.
    #[must_use]
    #[inline]
    pub fn new(share: f64) -> Self {
        Self((share.clamp(0.0, 1.0) * (1u64 << 63) as f64) as u64)
    }
}

/// Picks each item of a sequence with the same probability, at the cost of one draw per *picked*
/// item instead of one per item.
///
/// The number of items passed over before the next picked one is geometric; its cumulative
/// distribution is tabulated, up to the length of the sequence, with a guide to where in the table
/// to begin (Chen and Asau 1974, <https://doi.org/10.1080/05695557408974949>).
#[derive(Clone, PartialEq, Debug)]
pub struct Picks {
    /// `passed[k]`: the threshold below which at most `k` items are passed over.
    passed: Vec<u64>,
    /// For the leading bits of a draw, the first `k` that is possible.
    guide: Vec<u32>,
}

/// The leading bits of a draw of 63 bits that the guide looks at.
const GUIDE_BITS: u32 = 8;

impl Picks {
    /// For sequences of this length, of which each item is picked with probability `share`, 0 to 1.
    #[must_use]
    pub fn new(length: usize, share: f64) -> Self {
        let share = share.clamp(0.0, 1.0);
        let mut none_so_far = 1.0;
        let thresholds = (0..length).map(|_| {
            none_so_far *= 1.0 - share;
            Probability::new(1.0 - none_so_far).0
        });
        let passed: Vec<u64> = thresholds.collect();
        let lowest = |leading: u64| leading << (63 - GUIDE_BITS);
        let guide = (0..1 << GUIDE_BITS).map(|leading| {
            passed.partition_point(|&threshold| threshold <= lowest(leading)) as u32
        });
        Self { guide: guide.collect(), passed }
    }

    /// Calls `pick` with the index of each picked item, ascending.
    #[inline]
    pub fn draw(&self, rng: &mut Rng, mut pick: impl FnMut(usize, &mut Rng)) {
        let mut from = 0;
        while from < self.passed.len() {
            let draw = rng.bits() >> 1;
            let mut passed = self.guide[(draw >> (63 - GUIDE_BITS)) as usize] as usize;
            while self.passed.get(passed).is_some_and(|&threshold| threshold <= draw) {
                passed += 1;
            }
            from += passed;
            if from < self.passed.len() {
                pick(from, rng);
            }
            from += 1;
        }
    }
}

/// Whether a product's low half would favour some indices below `bound`.
#[inline]
fn is_rejected(product: u64, bound: usize) -> bool {
    let (low, bound) = (product as u32, bound as u32);
    low < bound && low < bound.wrapping_neg() % bound
}
