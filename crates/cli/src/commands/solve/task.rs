//! What is asked of every puzzle, and what the answer is.

use std::sync::OnceLock;
use std::time::Duration;

use evoku_messages::{Message, say};
use evoku_sudoku::formats::Record;
use evoku_sudoku::search::LineAnswer;
use evoku_sudoku::search::{Effort, Engine, Halt, TrueCandidates};
use evoku_sudoku::{Candidates, Cell, Clash, Element, Grid};

use crate::commands::solve::tree::TreeTask;
use crate::language::render;

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
    /// The number of solutions to ask for of an engine that solves plain 9x9 boards as text; none
    /// if the task's engine can't, or what is wanted takes more than it returns.
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
    /// The digits that each cell holds in some solution.
    Candidates,
    /// Whether there is one solution, several or none, and what is wrong with the givens or the
    /// solution that came with them.
    Check,
}

impl Wanted {
    /// The number of solutions after which nothing further is learned.
    pub(super) fn enough(self) -> u64 {
        match self {
            Self::First => 1,
            Self::Solution | Self::Check => 2,
            Self::Count(most) => most,
            Self::All | Self::Candidates => u64::MAX,
        }
    }

    /// Returns `true` if a puzzle of this status has the answer that was asked for.
    pub(super) fn is_answered_by(self, status: Status) -> bool {
        match self {
            Self::Count(_) => status != Status::Unknown,
            Self::All | Self::First | Self::Candidates => {
                matches!(status, Status::Unique | Status::Solved | Status::Several)
            }
            Self::Solution | Self::Check => status == Status::Unique,
        }
    }
}

/// How a puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Status {
    /// It has one solution.
    Unique,
    /// It has a solution, and no more was asked for.
    Solved,
    /// It has more than one solution.
    Several,
    /// It has no solution.
    None,
    /// Its givens contradict each other, or the solution that came with it is another.
    Wrong,
    /// A limit came before the answer.
    Unknown,
}

impl Status {
    pub(super) const ALL: [Self; 6] =
        [Self::Unique, Self::Solved, Self::Several, Self::None, Self::Wrong, Self::Unknown];

    pub(super) fn shown(self) -> &'static str {
        static SHOWN: OnceLock<[String; 6]> = OnceLock::new();
        let all = || Self::ALL.map(|status| render(say::command_status(status.word())));
        &SHOWN.get_or_init(all)[self as usize]
    }

    /// The word that programs read.
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

/// How many puzzles there were of each kind.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tally {
    pub(super) puzzles: u64,
    by_status: [u64; 6],
}

impl Tally {
    pub(super) fn add(&mut self, status: Status, puzzles: u64) {
        self.puzzles += puzzles;
        self.by_status[status as usize] += puzzles;
    }

    pub(super) fn of(&self, status: Status) -> u64 {
        self.by_status[status as usize]
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.puzzles += other.puzzles;
        for (mine, theirs) in self.by_status.iter_mut().zip(other.by_status) {
            *mine += theirs;
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
    /// The digits that each cell holds in some solution, where all of them were found.
    pub(super) candidates: Option<Candidates>,
    pub(super) nodes: u64,
    pub(super) guesses: u64,
    pub(super) microseconds: f64,
    /// The two givens that contradict each other.
    pub(super) clash: Option<Clash>,
    /// What is wrong with the solution that came with the puzzle, in words.
    pub(super) mistake: Option<Message>,
    /// Why the search ended early.
    pub(super) limit: Option<Halt>,
}

impl Verdict {
    /// The verdict of a search that ended so.
    pub(super) fn new(wanted: Wanted, solutions: u64, end: Halt, effort: Effort) -> Self {
        let status = match (solutions, end) {
            (_, Halt::NodeLimit | Halt::MemoryLimit | Halt::Cancelled) => Status::Unknown,
            (0, _) => Status::None,
            (1, _) if wanted == Wanted::First => Status::Solved,
            (1, Halt::Exhausted) => Status::Unique,
            (1, _) => Status::Solved,
            _ => Status::Several,
        };
        Self {
            status,
            solution: None,
            solutions,
            candidates: None,
            nodes: effort.nodes,
            guesses: effort.guesses,
            microseconds: 0.0,
            clash: None,
            mistake: None,
            limit: (!matches!(end, Halt::Found | Halt::Exhausted)).then_some(end),
        }
    }

    /// The verdict of a search for true candidates.
    pub(super) fn of_candidates(found: TrueCandidates) -> Self {
        let TrueCandidates { candidates, halt, solutions, effort } = found;
        // One solution shows one digit in each cell, and two show more.
        let candidates = (halt == Halt::Exhausted).then_some(candidates);
        Self { candidates, ..Self::new(Wanted::Candidates, solutions, halt, effort) }
    }

    /// The verdict of a plain 9x9 board that was solved among others.
    pub(super) fn of_line(wanted: Wanted, answer: &LineAnswer, solution: Option<Grid>) -> Self {
        let solutions = u64::from(answer.solutions);
        let end = if solutions < wanted.enough() { Halt::Exhausted } else { Halt::Found };
        // Nodes are not wanted here, see `Task::timed`.
        let effort = Effort { nodes: 0, guesses: u64::from(answer.guesses) };
        Self { solution, ..Self::new(wanted, solutions, end, effort) }
    }

    /// Adds, where that was asked, why givens contradict each other and what is wrong with the
    /// solution that came with the puzzle.
    pub(super) fn explained(mut self, wanted: Wanted, record: &Record) -> Self {
        if wanted != Wanted::Check {
            return self;
        }
        let sudoku = &record.sudoku;
        if self.status == Status::None {
            self.clash = Clash::find(sudoku.geometry(), sudoku.givens());
        }
        if let (Status::Unique, Some(told), Some(right)) =
            (self.status, &record.solution, &self.solution)
        {
            self.mistake = mistake(told, right);
        }
        if self.clash.is_some() || self.mistake.is_some() {
            self.status = Status::Wrong;
        }
        self
    }
}

/// Where a solution differs from the right one; none if it doesn't.
fn mistake(told: &Grid, right: &Grid) -> Option<Message> {
    let side = right.side();
    let cells = told.cells().iter().zip(right.cells()).enumerate();
    let mut wrong = cells.filter(|(_, (told, right))| told != right);
    let (first, (told, right)) = wrong.next()?;
    let place = Cell::from_index(first).name(side);
    let right = right.map_or(String::new(), |digit| digit.to_string());
    let more = wrong.count();
    Some(match told {
        Some(told) => say::command_mistake(told.to_string(), place, right, more),
        None => say::command_mistake_open(place, right, more),
    })
}
