//! The question asked about every puzzle, and its answer.

use std::sync::OnceLock;
use std::time::Duration;

use evoku_messages::{Message, say};
use evoku_sudoku::formats::Record;
use evoku_sudoku::search::LineAnswer;
use evoku_sudoku::search::{Conflict, Effort, Engine, Halt, TrueCandidates};
use evoku_sudoku::{Candidates, Cell, Clash, Element, Grid};

use crate::commands::solve::tree::TreeTask;
use crate::language::render;

/// The question asked about every puzzle, and the way to answer it.
pub(super) struct Task {
    pub(super) wanted: Wanted,
    pub(super) engine: &'static Engine,
    /// The search options of the engine `tree`, if any was given.
    pub(super) tree: Option<TreeTask>,
    /// The maximum number of nodes per puzzle.
    pub(super) nodes: u64,
    /// The time limit per puzzle.
    pub(super) timeout: Option<Duration>,
    /// `true` if each puzzle is timed on its own.
    pub(super) timed: bool,
    /// `true` if the first bad puzzle ends the command.
    pub(super) strict: bool,
}

impl Task {
    /// Returns the number of solutions to request from an engine that solves plain 9x9 boards as
    /// text. Returns `None` if the engine of the task can't do that, or if the question needs more
    /// than an engine for text returns.
    pub(super) fn batch_limit(&self) -> Option<u8> {
        let limited = self.nodes < u64::MAX || self.timeout.is_some();
        let can = self.engine.lines.is_some() && !limited && !self.timed && self.tree.is_none();
        u8::try_from(self.wanted.enough()).ok().filter(|_| can)
    }
}

/// The question asked about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// A solution and the proof that it is the only one.
    Solution,
    /// Any solution.
    First,
    /// The number of solutions, up to a limit.
    Count(u64),
    /// Every solution.
    All,
    /// The digits that each cell holds in some solution.
    Candidates,
    /// The status of the puzzle, and the error in its givens or in the solution that came with it.
    Check,
    /// Clues that contradict each other.
    Conflict,
}

impl Wanted {
    /// The number of solutions after which the search can stop.
    pub(super) fn enough(self) -> u64 {
        match self {
            Self::First => 1,
            Self::Solution | Self::Check => 2,
            Self::Count(most) => most,
            Self::All | Self::Candidates | Self::Conflict => u64::MAX,
        }
    }

    /// Returns `true` if a puzzle of this status has the requested answer.
    pub(super) fn is_answered_by(self, status: Status) -> bool {
        match self {
            Self::Count(_) => status != Status::Unknown,
            Self::All | Self::First | Self::Candidates => {
                matches!(status, Status::Unique | Status::Solved | Status::Several)
            }
            Self::Solution | Self::Check => status == Status::Unique,
            Self::Conflict => status == Status::None,
        }
    }
}

/// The status of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Status {
    /// It has one solution.
    Unique,
    /// It has a solution, and only a solution was requested.
    Solved,
    /// It has more than one solution.
    Several,
    /// It has no solution.
    None,
    /// Its givens contradict each other, or the solution that came with it is not the right one.
    Wrong,
    /// A limit was reached before the answer was known.
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

    /// The English word for programs.
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

/// The number of puzzles of each status.
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

/// The answer about one puzzle.
pub(super) struct Verdict {
    pub(super) status: Status,
    /// A solution, if one was found.
    pub(super) solution: Option<Grid>,
    /// The number of solutions that were found.
    pub(super) solutions: u64,
    /// The digits that each cell holds in some solution, if the search for them was complete.
    pub(super) candidates: Option<Candidates>,
    pub(super) nodes: u64,
    pub(super) guesses: u64,
    pub(super) microseconds: f64,
    /// The clues that contradict each other, if they were requested and found.
    pub(super) conflict: Option<Conflict>,
    /// The two givens that contradict each other, if any do.
    pub(super) clash: Option<Clash>,
    /// The error in the solution that came with the puzzle, in words.
    pub(super) mistake: Option<Message>,
    /// The limit that ended the search early.
    pub(super) limit: Option<Halt>,
}

impl Verdict {
    /// Makes the verdict of a search that found `solutions` and ended with `end`.
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
            conflict: None,
            clash: None,
            mistake: None,
            limit: (!matches!(end, Halt::Found | Halt::Exhausted)).then_some(end),
        }
    }

    /// The verdict of a search for true candidates.
    pub(super) fn of_candidates(found: TrueCandidates) -> Self {
        let TrueCandidates { candidates, halt, solutions, effort } = found;
        // The number of solutions found also decides the status. The search can't miss a second
        // solution, since it shows a digit that the first one does not.
        let candidates = (halt == Halt::Exhausted).then_some(candidates);
        Self { candidates, ..Self::new(Wanted::Candidates, solutions, halt, effort) }
    }

    /// The verdict of a search for a conflict.
    pub(super) fn of_conflict(found: Conflict) -> Self {
        let solutions = u64::from(found.halt == Halt::Found);
        let verdict = Self::new(Wanted::Conflict, solutions, found.halt, found.effort);
        Self { conflict: (verdict.status == Status::None).then_some(found), ..verdict }
    }

    /// The verdict about a position in play with a mistake.
    pub(super) fn of_mistake(mistake: Message) -> Self {
        let none = Self::new(Wanted::Candidates, 0, Halt::Exhausted, Effort::default());
        Self { status: Status::Wrong, mistake: Some(mistake), ..none }
    }

    /// The verdict of a plain 9x9 board that was solved in a batch.
    pub(super) fn of_line(wanted: Wanted, answer: &LineAnswer, solution: Option<Grid>) -> Self {
        let solutions = u64::from(answer.solutions);
        let end = if solutions < wanted.enough() { Halt::Exhausted } else { Halt::Found };
        // Statistics exclude batches, so nodes are not needed; see `Task::batch_limit`.
        let effort = Effort { nodes: 0, guesses: u64::from(answer.guesses) };
        Self { solution, ..Self::new(wanted, solutions, end, effort) }
    }

    /// Adds, for [`Wanted::Check`], the givens that contradict each other and the error in the
    /// solution that came with the puzzle.
    pub(super) fn explained(mut self, wanted: Wanted, record: &Record) -> Self {
        if wanted != Wanted::Check {
            return self;
        }
        let sudoku = &record.sudoku;
        if self.status == Status::None {
            self.clash = Clash::find(sudoku.geometry(), sudoku.givens());
        }
        if let (Status::Unique, Some(claimed), Some(right)) =
            (self.status, &record.solution, &self.solution)
        {
            self.mistake = mistake(claimed, right);
        }
        if self.clash.is_some() || self.mistake.is_some() {
            self.status = Status::Wrong;
        }
        self
    }
}

/// Describes where a solution differs from the right one; `None` if they are equal.
fn mistake(claimed: &Grid, right: &Grid) -> Option<Message> {
    let side = right.side();
    let cells = claimed.cells().iter().zip(right.cells()).enumerate();
    let mut wrong = cells.filter(|(_, (claimed, right))| claimed != right);
    let (first, (claimed, right)) = wrong.next()?;
    let place = Cell::from_index(first).name(side);
    let right = right.map_or(String::new(), |digit| digit.to_string());
    let more = wrong.count();
    Some(match claimed {
        Some(claimed) => say::command_mistake(claimed.to_string(), place, right, more),
        None => say::command_mistake_open(place, right, more),
    })
}
