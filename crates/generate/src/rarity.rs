//! The frequency of techniques in random puzzles.

use evoku_logic::Technique;

/// The number of random puzzles in which techniques were counted.
const COUNTED: u32 = 400_000;

/// The frequency of a technique in random minimal 9x9 puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rarity {
    /// One puzzle among this number uses the technique before a harder one.
    pub one_in: u32,
    /// `true` if no counted puzzle does, so that `one_in` is a lower bound.
    pub is_bound: bool,
}

/// The frequency of a technique that fewer than one in 500 random minimal 9x9 puzzles use before a
/// harder one. `None` for more frequent techniques and for those that ratings don't use.
#[must_use]
pub fn rarity(technique: Technique) -> Option<Rarity> {
    let rung = technique.rung().filter(|rung| rung.default)?;
    let (_, name) = rung.kinds.iter().find(|&&(kind, _)| kind == technique)?;
    let &(_, count) = RARE.iter().find(|(rare, _)| rare == name)?;
    let one_in = COUNTED.checked_div(count).unwrap_or(COUNTED);
    Some(Rarity { one_in, is_bound: count == 0 })
}

/// The number of counted puzzles for each rare technique.
///
/// Measured on 27 November 2026 by `cargo run --release -p evoku-generate --example rarity --
/// 400000 0 2`. The first number is that of the puzzles, the last one the seed.
const RARE: &[(&str, u32)] = &[
    ("Naked Quadruple", 604),
    ("Hidden Quadruple", 32),
    ("Jellyfish", 112),
    ("Unique Rectangle Type 5", 14),
    ("Avoidable Rectangle Type 1", 115),
    ("Avoidable Rectangle Type 2", 3),
    ("Finned Jellyfish", 429),
    ("Sashimi Jellyfish", 36),
    ("Simple Colors (Trap)", 549),
    ("Simple Colors (Wrap)", 10),
    ("Multi Colors 2", 25),
    ("Grouped Continuous Nice Loop", 388),
    ("Franken X-Wing", 0),
    ("Franken Swordfish", 0),
    ("Finned Franken X-Wing", 0),
    ("Finned Franken Swordfish", 201),
    ("Forcing Chain (Verity)", 663),
    ("Forcing Net (Contradiction)", 224),
    ("Forcing Net (Verity)", 188),
];
