//! Levels of difficulty.

use std::fmt;

/// The difficulty of a step or puzzle, in five levels.
///
/// A puzzle has the level of the hardest step on its path, raised while the path's score is above
/// the level's limit. Steps, their scores and the limits of a 9x9 board are HoDoKu's. So on plain
/// 9x9 boards the levels are those of HoDoKu 2.2.0, except that its *Unfair* is called *expert*. On
/// other boards the limits grow with the number of cells.
///
/// On boards with constraints, the level is that of the hardest step, regardless of the score. The
/// reason is that a path without givens is long but not harder. Levels and scores of steps on
/// constraints are evoku's own.
///
/// | level | hardest step | score at most (9x9) | HoDoKu |
/// |---|---|---|---|
/// | easy | singles; relations and bounds of constraints | 800 | Easy |
/// | medium | locked candidates, pairs, triples; combinations, lines, single innies | 1000 | Medium |
/// | hard | quads, X-wing to jellyfish, wings, kites, rectangles, colors; permutations, parity, innies and outies | 1600 | Hard |
/// | expert | finned fish, chains, almost locked sets; two constraints together | 1800 | Unfair |
/// | extreme | forcing chains and nets, guessing | | Extreme |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles suffice.
    Easy,
    /// Intersections and subsets.
    Medium,
    /// Patterns that solvers learn: fish, wings, rectangles.
    Hard,
    /// Chains.
    Expert,
    /// Harder techniques, or guessing.
    Extreme,
}

/// The score limits on a 9x9 board; the last level has none.
const LIMITS: [(Level, u64); 4] =
    [(Level::Easy, 800), (Level::Medium, 1000), (Level::Hard, 1600), (Level::Expert, 1800)];

impl Level {
    /// Every level, easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Extreme];

    /// The name in commands and experiments.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Extreme => "extreme",
        }
    }

    /// HoDoKu's name of the level.
    #[must_use]
    pub fn hodoku_name(self) -> &'static str {
        match self {
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Expert => "Unfair",
            Self::Extreme => "Extreme",
        }
    }

    /// The level with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The highest score of a path of this level on a board with `cells` cells; `None` for the last
    /// level.
    #[must_use]
    pub fn limit(self, cells: usize) -> Option<u32> {
        let (_, limit) = LIMITS.iter().find(|&&(level, _)| level == self)?;
        Some((limit * cells as u64 / 81) as u32)
    }

    /// The level of a path: that of its hardest step, raised while the score is above the limit.
    #[must_use]
    pub fn of(hardest: Self, score: u32, cells: usize) -> Self {
        let fits = |&level: &Self| level.limit(cells).is_none_or(|limit| score <= limit);
        let mut levels = Self::ALL.into_iter().filter(|&level| level >= hardest);
        levels.find(fits).unwrap_or(Self::Extreme)
    }
}

/// Writes the name.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
