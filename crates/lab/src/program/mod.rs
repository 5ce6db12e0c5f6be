//! Programs in any language as external algorithms, over lines of text.
//!
//! A plan names a command, like `{ command = "./mysolver --pop 20" }`. For each run, the laboratory
//! starts the program and speaks the protocol below with it over the program's standard input and
//! output. The laboratory judges every board itself, so a program can neither miscount its
//! evaluations nor go on after its budget.
//!
//! # Protocol, version 1
//!
//! Every message is a line of words between spaces, in ASCII. Numbers are written in base ten.
//! Cells are numbered from 0 in reading order. A *board* is one word. Up to side 9, it has a
//! character for each cell: a digit, or `.` or `0` for a cell without a digit. On larger boards,
//! it has the numbers of the cells, separated by commas, 0 for a cell without a digit. (The
//! laboratory also accepts numbers with commas on small boards, and letters from `A` for 10 up to
//! side 35.) Programs should ignore lines whose first word they don't know.
//!
//! ## Greeting
//!
//! The laboratory begins with these lines, in this order, and `go` is the last one.
//!
//! | line | meaning |
//! |---|---|
//! | `evoku 1` | the version of the protocol |
//! | `side 9` | the number of rows, columns and digits |
//! | `puzzle BOARD` | the givens |
//! | `house KIND CELL...` | cells that hold each digit once; the kind is row, column, box, region, diagonal or window. One line for each house |
//! | `differ CELL CELL` | two cells that must differ although they share no house. One line for each pair |
//! | `constraint TEXT` | another constraint, as evoku writes it. One line for each |
//! | `open CELL DIGIT...` | a cell without a given, and the digits that no given excludes from it. One line for each |
//! | `parameter NAME VALUE` | a parameter that the plan sets. One line for each |
//! | `seed N` | the seed for all random numbers of the program |
//! | `evaluations N` | the budget of evaluations; 9223372036854775807 if the plan doesn't limit them |
//! | `generations N`, `seconds X` | further limits, only if the plan has them |
//! | `go` | the program may begin |
//!
//! ## Requests
//!
//! The program writes requests, and the laboratory answers each with one line.
//!
//! | request | answer |
//! |---|---|
//! | `evaluate BOARD...` | `costs LEFT COST...`: the number of evaluations left, and the cost of each board. A request counts as a generation |
//! | `start`, `start N` | `boards BOARD...`: legal starts, at most 1000. Each row has every digit once, and no digit contradicts a given if that is possible |
//! | `candidates BOARD` | `candidates DIGITS...`: for each open cell, the digits that no other cell excludes, as one word; `-` if there are none |
//! | `done` | `end done` |
//!
//! The cost is the number of missing digits: the digits that are absent from a house, summed over
//! all houses, plus violations of other rules. Only a solution has cost 0. A board must contain
//! every given.
//!
//! ## End
//!
//! The run ends at cost 0, at the end of the budget, or at the request `done`. The laboratory then
//! writes `end REASON` and closes the program's input; the reason is `solved`, `evaluations`,
//! `generations`, `seconds` or `done`, or `failed` if the program broke a rule. If the budget ends within a request, the answer has the costs
//! of the boards before the end only. Nothing counts after the end. The program has a second to
//! exit. Then it is killed, with all processes that it has started.
//!
//! ## Rules
//!
//! * A program must flush its output when it waits for an answer. It may write requests ahead, and
//!   read the answers later, while the unread answers have at most 16 KiB (600 lines of one board).
//!   More may not fit in the pipe, and then both sides wait.
//! * A line has at most 16 MiB.
//! * The run fails if the program writes anything else on standard output, even an empty line, if it
//!   makes a million requests in a row that evaluate nothing, if it exits or closes its
//!   output before the end, or if it is silent for a minute (`silence = 5` in the plan sets another
//!   number of seconds). The reason is part of the result, with the last lines of standard error.
//! * The program starts in an empty folder of its own, which is deleted after the run. Words of the
//!   command that name a file or a folder next to the plan become absolute paths, and
//!   `EVOKU_FOLDER` contains the path of the plan's folder. No shell is involved.
//! * The same seed should give the same requests, so that runs can be repeated.
//! * The laboratory can't count evaluations that a program makes by itself. Compare such a program by
//!   seconds.
//!
//! # Example
//!
//! `>` marks lines of the laboratory, `<` those of the program.
//!
//! ```text
//! > evoku 1
//! > side 4
//! > puzzle 12..3.1...4.4..1
//! > house row 0 1 2 3
//! > ...
//! > open 2 3
//! > ...
//! > seed 7
//! > evaluations 1000
//! > go
//! < start
//! > boards 1234341212434321
//! < evaluate 1234341212434321 1234341221434321
//! > costs 998 4 0
//! > end solved
//! ```

mod failure;
mod greeting;
mod process;
mod referee;
mod serve;
#[cfg(test)]
mod tests;

pub use referee::legal_start;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use evoku_messages::Message;
use evoku_sudoku::Sudoku;

use crate::execute::Finished;
use crate::plan::{CommandLine, Limits, Runs};

/// A program that takes part in experiments.
#[derive(Clone, Debug)]
pub struct Program {
    command: CommandLine,
    /// The folder of the plan.
    folder: PathBuf,
}

/// A finished run of a program.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The run and its trace.
    pub finished: Finished,
    /// The best board, on one line; `None` if no board was evaluated.
    pub best: Option<String>,
}

impl Program {
    /// Creates a program. Words of the command that name a file in `folder` become absolute paths.
    #[must_use]
    pub fn new(command: CommandLine, folder: &Path) -> Self {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        // Without a current folder, relative paths stay as they are.
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
        Self { command, folder }
    }

    /// Executes a run; `None` if it was cancelled. A run fails if the program does, for example
    /// because it crashes.
    ///
    /// # Errors
    /// If the program can't be started.
    pub fn play(
        &self,
        sudoku: &Sudoku,
        parameters: &[(String, String)],
        seed: u64,
        limits: Limits,
        cancel: &AtomicBool,
    ) -> Result<Option<Played>, Message> {
        let greeting = greeting::greeting(sudoku, parameters, seed, limits);
        let task = serve::Task { sudoku, greeting, seed, limits, silence: self.command.silence };
        serve::play(&self.command.words, &self.folder, task, cancel)
    }
}

impl Runs for Program {
    fn run(
        &self,
        sudoku: &Sudoku,
        parameters: &[(String, String)],
        seed: u64,
        limits: Limits,
        cancel: &AtomicBool,
    ) -> Result<Option<Finished>, Message> {
        let played = self.play(sudoku, parameters, seed, limits, cancel)?;
        Ok(played.map(|played| played.finished))
    }
}
