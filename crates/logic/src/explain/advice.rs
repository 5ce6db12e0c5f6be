//! Advice about a position, revealed in stages.

use super::overlay::{Overlay, Role};
use super::step::Step;
use super::whereabouts::Whereabouts;
use crate::Deduction;
use evoku_messages::{Message, say};
use evoku_model::{Candidate, Candidates, Cell, Geometry};

/// The amount of information that a hint reveals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// The place to look at.
    Where,
    /// The place and the technique.
    Technique,
    /// The whole step and the reason for it.
    Full,
}

impl Stage {
    /// Every stage, in order.
    pub const ALL: [Self; 3] = [Self::Where, Self::Technique, Self::Full];

    /// The name in commands and pages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Where => "where",
            Self::Technique => "technique",
            Self::Full => "full",
        }
    }
}

/// Advice about a [`Position`](super::Position).
#[derive(Clone, Debug)]
pub enum Advice {
    /// The position is wrong or can't be completed.
    Wrong {
        /// The reason, as a sentence.
        why: Message,
        /// The wrong cells, if they are known.
        cells: Vec<Cell>,
    },
    /// The puzzle is solved.
    Solved,
    /// The easiest step.
    Step {
        /// The step.
        step: Box<Next>,
        /// `true` if the puzzle has one solution.
        unique: bool,
    },
    /// No technique finds a step.
    Stuck {
        /// A digit of the solution, if there is one solution.
        solution: Option<Candidate>,
        /// `true` if the puzzle has one solution.
        unique: bool,
    },
}

/// A step, with the candidates before it.
#[derive(Clone, Debug)]
pub struct Next {
    /// The candidates before the step.
    pub candidates: Candidates,
    /// The step itself.
    pub deduction: Deduction,
}

impl Next {
    /// The step with its explanation.
    #[must_use]
    pub fn step<'a>(&'a self, geometry: &'a Geometry) -> Step<'a> {
        Step { geometry, candidates: &self.candidates, deduction: &self.deduction }
    }
}

impl Advice {
    /// Returns `true` if the position is wrong or can't be completed.
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

    /// Returns `true` if the puzzle has one solution; `None` if that is unknown.
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

    /// The place to look at, or the wrong cells.
    #[must_use]
    pub fn place(&self, geometry: &Geometry) -> Whereabouts {
        match self {
            Self::Wrong { cells, .. } => Whereabouts { houses: Vec::new(), cells: cells.clone() },
            Self::Step { step, .. } => step.step(geometry).place(),
            Self::Solved | Self::Stuck { .. } => Whereabouts::default(),
        }
    }

    /// The overlay to draw on the board at this stage.
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

    /// The advice in words up to this stage, one line per sentence or notation.
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
                let digit = geometry.digit_name(*digit);
                vec![say::step_guess(digit, cell.name(geometry.side()))]
            }
            Self::Stuck { unique, .. } => vec![say::step_none(*unique)],
        }
    }
}
