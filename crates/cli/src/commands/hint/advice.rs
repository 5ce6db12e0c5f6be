//! What there is to say about a position, and how much of it a stage tells.

use clap::ValueEnum;
use evoku_sudoku::explain::{Overlay, Role, Step, Whereabouts};
use evoku_sudoku::logic::Deduction;
use evoku_sudoku::{Candidate, Candidates, Cell, Geometry};

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub(super) enum Stage {
    /// Where to look
    Where,
    /// Which technique to use there, too
    Technique,
    /// The whole step, and why it holds
    Full,
}

impl Stage {
    /// The name for `--stage`.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Where => "where",
            Self::Technique => "technique",
            Self::Full => "full",
        }
    }
}

/// What there is to say about a position.
pub(super) enum Advice {
    /// Why it is wrong or can't be completed, and the cells that are to blame where they are known.
    Wrong { why: String, cells: Vec<Cell> },
    /// Nothing is left to do.
    Solved,
    /// The easiest step.
    Step { step: Box<Next>, unique: bool },
    /// No technique gets on. A digit of the solution, if there is one solution.
    Stuck { solution: Option<Candidate>, unique: bool },
}

/// A step, with what was possible before it.
pub(super) struct Next {
    pub(super) candidates: Candidates,
    pub(super) deduction: Deduction,
}

impl Next {
    /// The step with the words for it.
    pub(super) fn step<'a>(&'a self, geometry: &'a Geometry) -> Step<'a> {
        Step { geometry, candidates: &self.candidates, deduction: &self.deduction }
    }
}

impl Advice {
    /// Whether the position is wrong or can't be completed.
    pub(super) fn is_wrong(&self) -> bool {
        matches!(self, Self::Wrong { .. })
    }

    /// The kind of advice, for programs.
    pub(super) fn state(&self) -> &'static str {
        match self {
            Self::Wrong { .. } => "wrong",
            Self::Solved => "solved",
            Self::Step { .. } => "hint",
            Self::Stuck { .. } => "stuck",
        }
    }

    /// Whether the puzzle has one solution, where that is known.
    pub(super) fn is_unique(&self) -> Option<bool> {
        match self {
            Self::Wrong { .. } => None,
            Self::Solved => Some(true),
            Self::Step { unique, .. } | Self::Stuck { unique, .. } => Some(*unique),
        }
    }

    /// The step, if there is one.
    pub(super) fn next(&self) -> Option<&Next> {
        match self {
            Self::Step { step, .. } => Some(step),
            _ => None,
        }
    }

    /// Where to look, or what is wrong.
    pub(super) fn place(&self, geometry: &Geometry) -> Whereabouts {
        match self {
            Self::Wrong { cells, .. } => Whereabouts { houses: Vec::new(), cells: cells.clone() },
            Self::Step { step, .. } => step.step(geometry).place(),
            Self::Solved | Self::Stuck { .. } => Whereabouts::default(),
        }
    }

    /// What is drawn over the board at a stage.
    pub(super) fn overlay(&self, stage: Stage, geometry: &Geometry) -> Overlay {
        match self {
            Self::Wrong { cells, .. } => Overlay {
                cells: cells.iter().map(|&cell| (cell, Role::Fin)).collect(),
                ..Overlay::default()
            },
            Self::Step { step, .. } if stage == Stage::Full => Overlay::of(&step.step(geometry)),
            Self::Step { .. } => self.place(geometry).overlay(),
            Self::Stuck { solution, .. } if stage == Stage::Full => {
                Overlay { placements: solution.iter().copied().collect(), ..Overlay::default() }
            }
            Self::Solved | Self::Stuck { .. } => Overlay::default(),
        }
    }

    /// The advice in words as far as a stage tells it, a line for each sentence or notation.
    pub(super) fn lines(&self, stage: Stage, geometry: &Geometry) -> Vec<String> {
        match self {
            Self::Wrong { why, .. } => vec![why.clone()],
            Self::Solved => vec!["Solved: every cell is filled, and nothing clashes.".to_owned()],
            Self::Step { step, unique } => {
                let mut lines = Vec::new();
                if !unique {
                    let common = "The puzzle has several solutions, so this is what all of them \
                                  have in common.";
                    lines.push(common.to_owned());
                }
                let technique = step.deduction.technique;
                let step = step.step(geometry);
                match stage {
                    Stage::Where => lines.push(step.whereabouts()),
                    Stage::Technique => lines.push(format!("{technique}. {}", step.whereabouts())),
                    Stage::Full => lines.extend([step.eureka(), step.prose()]),
                }
                lines
            }
            Self::Stuck { unique: false, .. } => vec![
                "The puzzle has several solutions, and no technique finds more of what all of them \
                 have in common."
                    .to_owned(),
            ],
            Self::Stuck { solution: Some(Candidate { cell, digit }), .. }
                if stage == Stage::Full =>
            {
                let cell = cell.name(geometry.side());
                vec![format!("No technique gets on here. The solution has {digit} in {cell}.")]
            }
            Self::Stuck { .. } => vec!["No technique gets on here.".to_owned()],
        }
    }
}
