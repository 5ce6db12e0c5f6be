//! The random generator and the values drawn from it.
//!
//! All randomness in a run comes from one [`Rng`], so a run is a function of its seed.
//!
//! Draws use integer arithmetic only. Converting probabilities to thresholds uses only
//! multiplication and subtraction, whose results IEEE 754 defines to the bit on every machine.

/// The generator xoshiro256++ (Blackman and Vigna 2021, <https://doi.org/10.1145/3460772>), seeded
/// by SplitMix64 (Steele, Lea and Flood 2014, <https://doi.org/10.1145/2660193.2660195>).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    words: [u64; 4],
}

state!(Rng: words);

/// The increment of SplitMix64: odd, so that its multiples take all values.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

impl Rng {
    /// Creates the generator of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { words: [1, 2, 3, 4].map(|number| split_mix(seed, number)) }
    }

    /// Creates one of many generators of the same seed, for work that is split into parts. Part
    /// `stream` draws the same numbers on any thread and at any time.
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

    /// Draws a number below `bound`, each equally likely; 0 if `bound` is 0.
    ///
    /// Multiplication with rejection (Lemire 2019, <https://doi.org/10.1145/3230636>): unbiased,
    /// and it needs a division only once in `2^32 / bound` draws.
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

    /// Draws an index below `length`, each equally likely.
    #[inline]
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u32) as usize
    }

    /// Draws two indices, one below `first` and one below `second` (both at least 1), each equally
    /// likely.
    ///
    /// Usually takes 64 bits for both.
    #[inline]
    pub fn two_indices(&mut self, first: usize, second: usize) -> [usize; 2] {
        let bits = self.bits();
        let products = [(bits >> 32) * first as u64, (bits & 0xffff_ffff) * second as u64];
        if is_rejected(products[0], first) || is_rejected(products[1], second) {
            return self.two_indices(first, second);
        }
        products.map(|product| (product >> 32) as usize)
    }

    /// Draws two different indices below `length`, which must be at least 2; each pair is equally
    /// likely.
    #[inline]
    pub fn two_of(&mut self, length: usize) -> [usize; 2] {
        let [one, other] = self.two_indices(length, length - 1);
        [one, other + usize::from(other >= one)]
    }

    /// Returns `true` with this probability.
    #[inline]
    pub fn chance(&mut self, probability: Probability) -> bool {
        (self.bits() >> 1) < probability.0
    }

    /// Draws a multiple of `2^-53` from 0 to 1 (exclusive), each equally likely.
    #[inline]
    pub fn share(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Shuffles the items, each order equally likely (Fisher and Yates; Durstenfeld 1964,
    /// <https://doi.org/10.1145/364520.364540>).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

/// The `number`-th output of SplitMix64 for this seed.
fn split_mix(seed: u64, number: u64) -> u64 {
    let mut word = seed.wrapping_add(number.wrapping_mul(GOLDEN));
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// A probability as a threshold for 63 random bits: `0` means never, `2^63` means always.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Probability(u64);

impl Probability {
    /// The probability 0.
    pub const NEVER: Self = Self(0);

    /// The probability 1.
    pub const ALWAYS: Self = Self(1 << 63);

    /// The probability `share`, truncated to 63 binary places. Values below 0 and NaN count as 0,
    /// values above 1 as 1.
    #[must_use]
    #[inline]
    pub fn new(share: f64) -> Self {
        Self((share.clamp(0.0, 1.0) * (1u64 << 63) as f64) as u64)
    }
}

/// Picks each item of a sequence with the same probability. Needs one draw per *picked* item
/// instead of one per item.
///
/// The number of items skipped before the next picked one has a geometric distribution. Its
/// cumulative distribution is tabulated up to the length of the sequence. A guide table gives the
/// position where the search in the table starts (Chen and Asau 1974,
/// <https://doi.org/10.1080/05695557408974949>).
#[derive(Clone, PartialEq, Debug)]
pub struct Picks {
    /// `passed[k]` is the threshold below which at most `k` items are skipped.
    passed: Vec<u64>,
    /// The first possible `k` for each value of the leading bits of a draw.
    guide: Vec<u32>,
}

/// The number of leading bits, out of the 63 of a draw, that index the guide table.
const GUIDE_BITS: u32 = 8;

impl Picks {
    /// Prepares sequences of this length, each item of which is picked with probability `share`, 0
    /// to 1.
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

    /// Calls `pick` with the index of each picked item, in ascending order.
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

/// Returns `true` if this product must be rejected: accepting it would favour some indices below
/// `bound`.
#[inline]
fn is_rejected(product: u64, bound: usize) -> bool {
    let (low, bound) = (product as u32, bound as u32);
    low < bound && low < bound.wrapping_neg() % bound
}
