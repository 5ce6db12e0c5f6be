//! What is asked of every puzzle, and what the answer is.

use std::time::Duration;

use evoku_sudoku::search::{Engine, Halt, LineAnswer};
use evoku_sudoku::{Clash, Grid, Sudoku};

use crate::commands::solve::tree::TreeTask;

/// What is asked of every puzzle, and how.
pub(super) struct Task {
    pub(super) wanted: Wanted,
    pub(super) engine: &'static Engine,
    /// How the engine `tree` searches, where something was said about it.
    pub(super) tree: Option<TreeTask>,
    /// The most nodes for a puzzle.
    pub(super) nodes: u64,
    /// The most time for a puzzle.
    pub(super) timeout: Option<Duration>,
    /// Whether each puzzle is timed on its own.
    pub(super) timed: bool,
    /// Whether the first bad puzzle is the end.
    pub(super) strict: bool,
}

impl Task {
    /// How many solutions to ask an engine for that solves plain 9x9 boards as text, if there is
    /// one and it can tell all that is wanted.
    pub(super) fn batch_limit(&self) -> Option<u8> {
        let limited = self.nodes < u64::MAX || self.timeout.is_some();
        let can = self.engine.lines.is_some() && !limited && !self.timed && self.tree.is_none();
        u8::try_from(self.wanted.enough()).ok().filter(|_| can)
    }
}

/// What is asked about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// A solution and the proof that it is the only one.
    Solution,
    /// Any solution.
    First,
    /// How many solutions there are, up to a number.
    Count(u64),
    /// Every solution.
    All,
    /// Whether there is one solution, several or none, and what is wrong.
    Check,
}

impl Wanted {
    /// The number of solutions after which nothing further is learned.
    pub(super) fn enough(self) -> u64 {
        match self {
            Self::First => 1,
            Self::Solution | Self::Check => 2,
            Self::Count(most) => most,
            Self::All => u64::MAX,
        }
    }
}

/// How a puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Status {
    /// It has one solution.
    Unique,
    /// It has a solution, and nobody asked for more.
    Solved,
    /// It has more than one solution.
    Several,
    /// It has no solution.
    None,
    /// Its givens contradict each other.
    Wrong,
    /// A limit came before the answer.
    Unknown,
}

impl Status {
    pub(super) const ALL: [Self; 6] =
        [Self::Unique, Self::Solved, Self::Several, Self::None, Self::Wrong, Self::Unknown];

    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::Solved => "solved",
            Self::Several => "several",
            Self::None => "none",
            Self::Wrong => "wrong",
            Self::Unknown => "unknown",
        }
    }
}

/// What was found out about a puzzle.
pub(super) struct Verdict {
    pub(super) status: Status,
    /// A solution, if one was found.
    pub(super) solution: Option<Grid>,
    /// The number of solutions that were found.
    pub(super) solutions: u64,
    pub(super) nodes: u64,
    pub(super) guesses: u64,
    pub(super) microseconds: f64,
    /// The two givens that contradict each other.
    pub(super) clash: Option<Clash>,
    /// Why the search ended early.
    pub(super) limit: Option<Halt>,
}

impl Verdict {
    /// The status that a number of solutions and the end of the search tell.
    pub(super) fn status(wanted: Wanted, solutions: u64, end: Halt) -> Status {
        match (solutions, end) {
            (_, Halt::NodeLimit | Halt::MemoryLimit | Halt::Cancelled) => Status::Unknown,
            (0, _) => Status::None,
            (1, _) if wanted == Wanted::First => Status::Solved,
            (1, Halt::Exhausted) => Status::Unique,
            (1, _) => Status::Solved,
            _ => Status::Several,
        }
    }

    /// What is known of a plain 9x9 board that was solved among others.
    pub(super) fn of_line(wanted: Wanted, answer: &LineAnswer, solution: Option<Grid>) -> Self {
        let solutions = u64::from(answer.solutions);
        let end = if solutions < wanted.enough() { Halt::Exhausted } else { Halt::Found };
        let guesses = u64::from(answer.guesses);
        Self {
            status: Self::status(wanted, solutions, end),
            solution,
            solutions,
            // Nobody asks for these here, see `Task::timed`.
            nodes: 0,
            guesses,
            microseconds: 0.0,
            clash: None,
            limit: None,
        }
    }

    /// The same, with what contradicts itself if that is why there is no solution.
    pub(super) fn explained(mut self, wanted: Wanted, sudoku: &Sudoku) -> Self {
        if wanted == Wanted::Check && self.status == Status::None {
            self.clash = Clash::find(sudoku.geometry(), sudoku.givens());
            if self.clash.is_some() {
                self.status = Status::Wrong;
            }
        }
        self
    }
}
