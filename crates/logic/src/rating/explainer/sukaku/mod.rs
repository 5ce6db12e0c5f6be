//! The rating of Sukaku Explainer 1.17, reproduced for 9x9 puzzles: plain ones and those with
//! diagonals, windows, disjoint groups, no boxes, digits that differ at a king's or knight's move,
//! and neighbours without adjacent digits.
//!
//! Sukaku Explainer continues Sudoku Explainer. Its ratings are those of public lists and banks.
//! They differ from [those of Sudoku Explainer](super) by further techniques, and by the order of
//! some searches:
//!
//! | technique | difficulty | in |
//! |---|---|---|
//! | neighbours without adjacent digits | 2.4, 2.5 | `neighbours` |
//! | generalised intersections, on boards with further houses or peers | 2.9 | `locking` |
//! | two strong links: skyscraper, kite, turbot fish, grouped | 4.0 ... 4.3 | `strong_links` |
//! | three strong links | 5.4 ... 5.7 | `strong_links` |
//! | WXYZ-wing | 5.5, 5.6 | `wings` |
//! | four strong links | 5.8 ... 6.1 | `strong_links` |
//! | VWXYZ-wing, UVWXYZ-wing, TUVWXYZ-wing | 6.2 ... 6.4, 6.6, 7.5 | `wings` |
//!
//! Source: M. Tarek (SudokuMonster), Sukaku Explainer 1.17.1 (2021),
//! <https://github.com/SudokuMonster/SukakuExplainer> at 362854e, with the techniques that its
//! command `serate` uses by default. The code is an independent implementation.

mod layout;
mod neighbours;
mod strong_links;
#[cfg(test)]
mod tests;
mod wings;

use std::sync::atomic::AtomicBool;

use self::layout::Variant;
use super::board::Board;
use super::chains::Family;
use super::hint::Hint;
use super::{
    ExplainerError, ExplainerRating, Searches, grave, locking, locking_to_triples, rate,
    require_one_solution, singles, start, subsets, wings_to_quads,
};
use evoku_messages::say;
use evoku_model::Sudoku;
use evoku_search::Auto;

/// The largest number of open candidates with which chains are searched inside others. With more,
/// as on boards of variants with very few givens, such a search would take many minutes.
const MOST_CANDIDATES: u32 = 400;

/// Rates puzzles, one at a time, and reuses its memory.
///
/// ```
/// use evoku_logic::rating::explainer::sukaku::SukakuExplainer;
/// use evoku_model::Sudoku;
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let sudoku: Sudoku = text.parse()?;
/// assert_eq!(SukakuExplainer::default().rate(&sudoku, None)?.to_string(), "1.2/1.2/1.2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct SukakuExplainer {
    solver: Auto,
    searches: Searches<Variant>,
}

impl SukakuExplainer {
    /// The rating of a puzzle with exactly one solution; its pencil marks are respected. A number is
    /// `None` if the path needs chains inside others while more than 400 candidates are open.
    ///
    /// # Errors
    /// If the board has other rules, the puzzle has no or several solutions, or soon after `cancel`
    /// becomes true.
    pub fn rate(
        &mut self,
        sudoku: &Sudoku,
        cancel: Option<&AtomicBool>,
    ) -> Result<ExplainerRating, ExplainerError> {
        let geometry = sudoku.geometry();
        let Some(layout) = Variant::of(geometry) else {
            let board = format!("{} ({})", geometry.shape(), geometry.rules());
            return Err(ExplainerError::Geometry(say::step_sukaku_board(say::verbatim(board))));
        };
        require_one_solution(&mut self.solver, sudoku)?;
        rate(start(layout, sudoku), cancel, |board| self.searches.step(board, cancel))
    }
}

impl Searches<Variant> {
    /// The step that Sukaku Explainer chooses, if it is reproduced here.
    fn step(&mut self, board: &Board<Variant>, cancel: Option<&AtomicBool>) -> Option<Hint> {
        singles::hidden(board)
            .or_else(|| locking::direct(board))
            .or_else(|| subsets::direct_hidden(board, 2))
            .or_else(|| singles::naked(board))
            .or_else(|| board.mixes_digits().then(|| neighbours::find(board)).flatten())
            .or_else(|| locking_to_triples(board))
            .or_else(|| strong_links::find(board, 2))
            .or_else(|| wings_to_quads(board))
            .or_else(|| strong_links::find(board, 3))
            .or_else(|| wings::find(board, 4))
            .or_else(|| grave::find(board))
            .or_else(|| strong_links::find(board, 4))
            .or_else(|| wings::find(board, 5))
            .or_else(|| self.exclusion.find(board, 2))
            .or_else(|| wings::find(board, 6))
            .or_else(|| self.simple.find(board))
            .or_else(|| wings::find(board, 7))
            .or_else(|| self.exclusion.find(board, 3))
            .or_else(|| {
                let nested = (1..=4).map(Family::Nested);
                let hardest = nested.chain((1..=3).map(Family::Within));
                let open: u32 = board.digits.iter().map(|set| set.count_ones()).sum();
                let count = if open > MOST_CANDIDATES { 1 } else { usize::MAX };
                self.chain(board, hardest.take(count), cancel)
            })
    }
}
