//! Levels of difficulty.

use crate::logic::StepLevel;

/// How hard a puzzle is, in five levels.
///
/// A level is that of the hardest step on the puzzle's path, raised while the path's score is above the
/// level's limit. Steps, their scores and the limits of a 9x9 board are HoDoKu's, so on plain 9x9 boards
/// the levels are those of HoDoKu 2.2.0, whose *Unfair* is called *expert* here. On other boards the
/// limits grow with the number of cells.
///
/// | level | hardest step | score at most (9x9) | HoDoKu |
/// |---|---|---|---|
/// | easy | singles | 800 | Easy |
/// | medium | locked candidates, pairs, triples | 1000 | Medium |
/// | hard | quads, X-wing to jellyfish, wings, kites, rectangles, colors | 1600 | Hard |
/// | expert | finned fish, chains, almost locked sets | 1800 | Unfair |
/// | extreme | forcing chains and nets, guessing | | Extreme |
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Singles are enough.
    Easy,
    /// Intersections and subsets.
    Medium,
    /// Patterns that people learn: fish, wings, rectangles.
    Hard,
    /// Chains.
    Expert,
    /// Beyond.
    Extreme,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Extreme];

    /// The name by which commands and experiments ask for it.
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

    /// HoDoKu's name for it.
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

    /// The level of this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The level of a path: of its hardest step, raised while the score is above the limit.
    #[must_use]
    pub fn of(hardest: StepLevel, score: u32, cells: usize) -> Self {
        let least = match hardest {
            StepLevel::Easy => Self::Easy,
            StepLevel::Medium => Self::Medium,
            StepLevel::Hard => Self::Hard,
            StepLevel::Unfair => Self::Expert,
            StepLevel::Extreme => Self::Extreme,
        };
        let fits = |level: &Self| u64::from(score) * 81 <= level.limit() * cells as u64;
        let rest = Self::ALL.into_iter().filter(|&level| level >= least);
        rest.into_iter().find(fits).unwrap_or(Self::Extreme)
    }

    /// The highest score of a 9x9 board.
    fn limit(self) -> u64 {
        match self {
            Self::Easy => 800,
            Self::Medium => 1000,
            Self::Hard => 1600,
            Self::Expert => 1800,
            Self::Extreme => u64::MAX / 4096,
        }
    }
}
