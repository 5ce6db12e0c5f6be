//! The work of a run.

/// The work of a run, by kind. The kinds differ in price, so comparisons report them separately.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Work {
    /// Attempts whose cost was computed as a whole.
    pub full: u64,
    /// Moves whose effect on the cost was computed, whether made or not.
    pub moves: u64,
    /// Genomes that a decoder turned into attempts.
    pub decodes: u64,
    /// Values that propagation placed, at the start or while decoding.
    pub placements: u64,
}

state!(Work: full, moves, decodes, placements);

impl Work {
    /// The evaluations of all kinds: full ones, moves and decodes. This sum is what a budget
    /// limits.
    #[must_use]
    pub const fn evaluations(self) -> u64 {
        self.full + self.moves + self.decodes
    }
}

impl std::ops::Add for Work {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            full: self.full + other.full,
            moves: self.moves + other.moves,
            decodes: self.decodes + other.decodes,
            placements: self.placements + other.placements,
        }
    }
}
