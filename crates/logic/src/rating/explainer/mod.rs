//! The rating of Sudoku Explainer 1.2.1 by N. Juillerat, reproduced for plain 9x9 puzzles.
//!
//! Sudoku Explainer solves a puzzle like a person, always by the easiest step that it can find, and
//! rates the puzzle by its hardest step. Three numbers are in common use (written `ER/EP/ED` by the
//! command `serate` of version 1.2.1.3):
//!
//! - the *difficulty* (ER), of the hardest step to the solution;
//! - the *pearl* (EP), of the hardest step up to and including the first placement;
//! - the *diamond* (ED), of the first step.
//!
//! The chosen step determines the following ones, so the numbers depend on the order in which steps
//! are searched. Each file here states its patterns and their order. All were checked step by step
//! against the program's own paths.
//!
//! | technique | difficulty | in |
//! |---|---|---|
//! | last cell of a house, hidden single in a box, in a line | 1.0, 1.2, 1.5 | `singles` |
//! | direct pointing, direct claiming, direct hidden pair | 1.7, 1.9, 2.0 | `locking`, `subsets` |
//! | naked single, direct hidden triplet | 2.3, 2.5 | `singles`, `subsets` |
//! | pointing, claiming, naked pair, X-wing, hidden pair | 2.6, 2.8, 3.0, 3.2, 3.4 | `locking`, `subsets`, `fish` |
//! | naked triplet, swordfish, hidden triplet | 3.6, 3.8, 4.0 | `subsets`, `fish` |
//! | XY-wing, XYZ-wing | 4.2, 4.4 | `wings` |
//! | unique rectangles and loops | 4.5 ... 5.6 | `loops` |
//! | naked quad, jellyfish, hidden quad | 5.0, 5.2, 5.4 | `subsets`, `fish` |
//! | bivalue universal grave | 5.6 ... 6.2 | `grave` |
//! | aligned pair exclusion | 6.2 | `exclusion` |
//! | forcing chains and cycles | 6.5 ... | `chains` |
//! | aligned triplet exclusion | 7.5 | `exclusion` |
//! | Nishio | 7.5 ... | `chains` |
//! | cell and region forcing chains | 8.0 ... | `chains` |
//! | dynamic forcing chains, the same with patterns | 8.5 ..., 9.0 ... | `chains` |
//! | the same with chains inside | 9.5 ..., 10.0 ..., 10.5 ..., 11.0 ... | `chains` |
//!
//! Source: N. Juillerat, Sudoku Explainer 1.2.1 (2006-2009), whose help explains the techniques.
//! The reproduced version is its continuation <https://github.com/1to9only/SudokuExplainer> at
//! b1f9ed4 (2022). It differs from the original in steps of 1.7 to 2.5, except naked singles. In
//! the continuation, these steps not only place a digit but also rule out the candidates that their
//! pattern excludes. Of 2,405 puzzles, this made 33 easier. The code is an independent
//! implementation.

mod board;
mod chains;
mod exclusion;
mod fish;
mod grave;
mod hint;
mod locking;
mod loops;
mod singles;
mod subsets;
#[cfg(feature = "sukaku")]
pub mod sukaku;
#[cfg(test)]
mod tests;
mod wings;

use std::fmt;
use std::sync::atomic::AtomicBool;

use self::board::{Board, CELLS, Layout, Plain};
use self::chains::{Family, Multiple, Simple};
use self::exclusion::Exclusion;
use self::hint::{Hint, first};
use evoku_messages::{Message, Say, say};
use evoku_model::{Cell, Geometry, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Answer, Auto};

/// The three numbers of a puzzle, in tenths: 71 is a rating of 7.1.
///
/// A full grid has no steps; its numbers are 0. A number is `None` if the path needs a technique
/// harder than those that are reproduced. Such a puzzle is harder than all puzzles with a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ExplainerRating {
    /// ER: the hardest step.
    pub difficulty: Option<u16>,
    /// EP: the hardest step up to the first placement.
    pub pearl: Option<u16>,
    /// ED: the first step.
    pub diamond: Option<u16>,
}

impl fmt::Display for ExplainerRating {
    /// Writes the usual form `7.1/1.2/1.2`, with `?` for missing numbers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, number) in [self.difficulty, self.pearl, self.diamond].into_iter().enumerate() {
            f.write_str(if at == 0 { "" } else { "/" })?;
            match number {
                Some(tenths) => write!(f, "{}.{}", tenths / 10, tenths % 10)?,
                None => f.write_str("?")?,
            }
        }
        Ok(())
    }
}

/// The reason why a puzzle has no rating of Sudoku Explainer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExplainerError {
    /// The scale is not defined for the board; the message names it.
    Geometry(Message),
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions.
    Ambiguous,
    /// The rating was cancelled.
    Cancelled,
}

impl Say for ExplainerError {
    fn message(&self) -> Message {
        match self {
            Self::Geometry(problem) => problem.clone(),
            Self::NoSolution => say::step_explainer_none(),
            Self::Ambiguous => say::step_explainer_several(),
            Self::Cancelled => say::step_explainer_cancelled(),
        }
    }
}

evoku_messages::error!(ExplainerError);

/// Rates puzzles, one at a time, and reuses its memory.
///
/// ```
/// use evoku_model::Sudoku;
/// use evoku_logic::rating::explainer::Explainer;
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let sudoku: Sudoku = text.parse()?;
/// assert_eq!(Explainer::default().rate(&sudoku)?.to_string(), "1.2/1.2/1.2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Explainer {
    solver: Auto,
    searches: Searches<Plain>,
}

/// The searches that keep their memory from step to step.
struct Searches<L: Layout> {
    exclusion: Exclusion,
    simple: Simple,
    multiple: Multiple<L>,
}

impl<L: Layout> Default for Searches<L> {
    fn default() -> Self {
        Self {
            exclusion: Exclusion::default(),
            simple: Simple::default(),
            multiple: Multiple::default(),
        }
    }
}

impl Explainer {
    /// The rating of a plain 9x9 puzzle with exactly one solution; its pencil marks are respected.
    ///
    /// Harder puzzles take longer. On one core, puzzles up to 2.6 take about 0.1 ms, and up to 6.2
    /// about 0.5 ms. Puzzles up to 8 take a few ms, and up to 9.4 about 10 ms. Above 10.5, where
    /// chains contain dynamic chains, rating takes seconds.
    ///
    /// # Errors
    /// If the board is not plain 9x9, or the puzzle has no or several solutions.
    pub fn rate(&mut self, sudoku: &Sudoku) -> Result<ExplainerRating, ExplainerError> {
        self.rate_until(sudoku, None)
    }

    /// Like [`rate`](Self::rate), but returns [`ExplainerError::Cancelled`] soon after `cancel`
    /// becomes true.
    ///
    /// # Errors
    /// The errors of [`rate`](Self::rate), and [`ExplainerError::Cancelled`].
    pub fn rate_until(
        &mut self,
        sudoku: &Sudoku,
        cancel: Option<&AtomicBool>,
    ) -> Result<ExplainerRating, ExplainerError> {
        check(sudoku.geometry())?;
        require_one_solution(&mut self.solver, sudoku)?;
        rate(start(Plain, sudoku), cancel, |board| self.searches.step(board, cancel))
    }
}

impl Searches<Plain> {
    /// The step that Sudoku Explainer chooses, if it is reproduced here.
    fn step(&mut self, board: &Board<Plain>, cancel: Option<&AtomicBool>) -> Option<Hint> {
        singles::hidden(board)
            .or_else(|| locking::direct(board))
            .or_else(|| subsets::direct_hidden(board, 2))
            .or_else(|| singles::naked(board))
            .or_else(|| locking_to_triples(board))
            .or_else(|| wings_to_quads(board))
            .or_else(|| grave::find(board))
            .or_else(|| self.exclusion.find(board, 2))
            .or_else(|| self.simple.find(board))
            .or_else(|| self.exclusion.find(board, 3))
            .or_else(|| self.chain(board, (1..=5).map(Family::Nested), cancel))
    }
}

impl<L: Layout> Searches<L> {
    /// The first chain from several alternatives at once: Nishio, cell and region forcing chains,
    /// dynamic chains, then those of `hardest` in order.
    fn chain(
        &mut self,
        board: &Board<L>,
        hardest: impl Iterator<Item = Family>,
        cancel: Option<&AtomicBool>,
    ) -> Option<Hint> {
        [Family::Nishio, Family::Multiple, Family::Dynamic]
            .into_iter()
            .chain(hardest)
            .find_map(|family| self.multiple.find(board, family, &mut self.simple, cancel))
    }
}

/// The first step from direct hidden triples to hidden triples, in the order of both programs.
fn locking_to_triples<L: Layout>(board: &Board<L>) -> Option<Hint> {
    subsets::direct_hidden(board, 3)
        .or_else(|| first(|visit| locking::indirect(board, visit)))
        .or_else(|| first(|visit| subsets::naked(board, 2, visit)))
        .or_else(|| first(|visit| fish::find(board, 2, visit)))
        .or_else(|| first(|visit| subsets::hidden(board, 2, visit)))
        .or_else(|| first(|visit| subsets::naked(board, 3, visit)))
        .or_else(|| first(|visit| fish::find(board, 3, visit)))
        .or_else(|| first(|visit| subsets::hidden(board, 3, visit)))
}

/// The first step from XY-wings to hidden quads, in the order of both programs.
fn wings_to_quads<L: Layout>(board: &Board<L>) -> Option<Hint> {
    wings::find(board, 2)
        .or_else(|| wings::find(board, 3))
        .or_else(|| loops::find(board))
        .or_else(|| first(|visit| subsets::naked(board, 4, visit)))
        .or_else(|| first(|visit| fish::find(board, 4, visit)))
        .or_else(|| first(|visit| subsets::hidden(board, 4, visit)))
}

fn require_one_solution(solver: &mut Auto, sudoku: &Sudoku) -> Result<(), ExplainerError> {
    match solver.solve(sudoku) {
        Answer::None => Err(ExplainerError::NoSolution),
        Answer::Several(_) => Err(ExplainerError::Ambiguous),
        Answer::Unique(_) => Ok(()),
    }
}

/// The rating by the steps from a board to its solution. `step` returns the next step; `None` if
/// none is known or soon after `cancel` becomes true.
fn rate<L: Layout>(
    mut board: Board<L>,
    cancel: Option<&AtomicBool>,
    mut step: impl FnMut(&Board<L>) -> Option<Hint>,
) -> Result<ExplainerRating, ExplainerError> {
    let mut rating = ExplainerRating::default();
    let mut hardest = 0;
    while board.left > 0 {
        let hint = step(&board);
        if is_set(cancel) {
            return Err(ExplainerError::Cancelled);
        }
        let Some(hint) = hint else { return Ok(rating) };
        hardest = hardest.max((hint.difficulty * 10.0).round() as u16);
        hint.apply(&mut board);
        rating.diamond = rating.diamond.or(Some(hardest));
        if hint.placed.is_some() {
            rating.pearl = rating.pearl.or(Some(hardest));
        }
    }
    rating.difficulty = Some(hardest);
    rating.pearl = rating.pearl.or(Some(hardest));
    rating.diamond = rating.diamond.or(Some(hardest));
    Ok(rating)
}

fn check(geometry: &Geometry) -> Result<(), ExplainerError> {
    if geometry.is_plain_nine() {
        return Ok(());
    }
    let board = format!("{} ({})", geometry.shape(), geometry.rules());
    Err(ExplainerError::Geometry(say::step_explainer_board(say::verbatim(board))))
}

/// The board with the givens placed and the pencil marks respected.
fn start<L: Layout>(layout: L, sudoku: &Sudoku) -> Board<L> {
    let candidates = sudoku.candidates();
    let mut digits = [0; CELLS];
    for (set, digits) in candidates.cells().iter().zip(&mut digits) {
        *digits = set.words()[0] as u16;
    }
    let mut board = Board::new(layout, &digits);
    for cell in 0..CELLS {
        if let Some(digit) = sudoku.givens().get(Cell::at(cell / 9, cell % 9, 9)) {
            board.place(cell, usize::from(digit.value()) - 1);
        }
    }
    board
}
