//! What there is to say about a position, and how much of it a stage tells.

use super::overlay::{Overlay, Role};
use super::step::Step;
use super::whereabouts::Whereabouts;
use crate::Deduction;
use evoku_messages::{Message, say};
use evoku_model::{Candidate, Candidates, Cell, Geometry};

/// How much a hint tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Where to look.
    Where,
    /// Which technique to use there, too.
    Technique,
    /// The whole step, and why it holds.
    Full,
}

impl Stage {
    /// Every stage, in order.
    pub const ALL: [Self; 3] = [Self::Where, Self::Technique, Self::Full];

    /// The name by which commands and pages ask for it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Where => "where",
            Self::Technique => "technique",
            Self::Full => "full",
        }
    }
}

/// What there is to say about a [`Position`](super::Position).
#[derive(Clone, Debug)]
pub enum Advice {
    /// It is wrong or can't be completed.
    Wrong {
        /// Why, in a sentence.
        why: Message,
        /// The cells that are to blame, where they are known.
        cells: Vec<Cell>,
    },
    /// Nothing is left to do.
    Solved,
    /// The easiest step.
    Step {
        /// The step.
        step: Box<Next>,
        /// Whether the puzzle has one solution.
        unique: bool,
    },
    /// No technique gets on.
    Stuck {
        /// A digit of the solution, if there is one solution.
        solution: Option<Candidate>,
        /// Whether the puzzle has one solution.
        unique: bool,
    },
}

/// A step, with what was possible before it.
#[derive(Clone, Debug)]
pub struct Next {
    /// The candidates before the step.
    pub candidates: Candidates,
    /// The step itself.
    pub deduction: Deduction,
}

impl Next {
    /// The step with the words for it.
    #[must_use]
    pub fn step<'a>(&'a self, geometry: &'a Geometry) -> Step<'a> {
        Step { geometry, candidates: &self.candidates, deduction: &self.deduction }
    }
}

impl Advice {
    /// Whether the position is wrong or can't be completed.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        matches!(self, Self::Wrong { .. })
    }

    /// The kind of advice, for programs.
    #[must_use]
    pub fn state(&self) -> &'static str {
        match self {
            Self::Wrong { .. } => "wrong",
            Self::Solved => "solved",
            Self::Step { .. } => "hint",
            Self::Stuck { .. } => "stuck",
        }
    }

    /// Whether the puzzle has one solution, where that is known.
    #[must_use]
    pub fn is_unique(&self) -> Option<bool> {
        match self {
            Self::Wrong { .. } => None,
            Self::Solved => Some(true),
            Self::Step { unique, .. } | Self::Stuck { unique, .. } => Some(*unique),
        }
    }

    /// The step, if there is one.
    #[must_use]
    pub fn next(&self) -> Option<&Next> {
        match self {
            Self::Step { step, .. } => Some(step),
            _ => None,
        }
    }

    /// Where to look, or what is wrong.
    #[must_use]
    pub fn place(&self, geometry: &Geometry) -> Whereabouts {
        match self {
            Self::Wrong { cells, .. } => Whereabouts { houses: Vec::new(), cells: cells.clone() },
            Self::Step { step, .. } => step.step(geometry).place(),
            Self::Solved | Self::Stuck { .. } => Whereabouts::default(),
        }
    }

    /// What is drawn over the board at a stage.
    #[must_use]
    pub fn overlay(&self, stage: Stage, geometry: &Geometry) -> Overlay {
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
    #[must_use]
    pub fn lines(&self, stage: Stage, geometry: &Geometry) -> Vec<Message> {
        match self {
            Self::Wrong { why, .. } => vec![why.clone()],
            Self::Solved => vec![say::step_solved()],
            Self::Step { step, unique } => {
                let mut lines = Vec::new();
                if !unique {
                    lines.push(say::step_several());
                }
                let technique = step.deduction.technique;
                let step = step.step(geometry);
                match stage {
                    Stage::Where => lines.push(step.whereabouts()),
                    Stage::Technique => {
                        lines.push(say::step_look_for(&technique, step.whereabouts()));
                    }
                    Stage::Full => lines.extend([step.eureka(), step.prose()]),
                }
                lines
            }
            Self::Stuck { solution: Some(Candidate { cell, digit }), unique: true }
                if stage == Stage::Full =>
            {
                let digit = geometry.values().of(*digit);
                vec![say::step_guess(digit, cell.name(geometry.side()))]
            }
            Self::Stuck { unique, .. } => vec![say::step_none(*unique)],
        }
    }
}
