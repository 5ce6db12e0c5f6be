//! Positions in play in which given techniques are possible next steps.

use std::sync::Arc;

use crate::error::RequestError;
use crate::generator::{GeneratedPuzzle, Generator};
use crate::request::Request;
use evoku_logic::explain::Position;
use evoku_logic::{Deduction, Reasoner, Technique};
use evoku_model::{Candidates, Geometry, Grid, Shape, Sudoku};

/// A position on the solution path of a puzzle in which techniques are possible next steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AvailablePosition {
    /// The given and placed digits.
    pub grid: Grid,
    /// The candidates; those of a filled cell are its digit.
    pub candidates: Candidates,
    /// A step of each requested technique, in the order of the request. Easier steps may be
    /// possible too.
    pub steps: Vec<Deduction>,
}

impl AvailablePosition {
    /// The position in play, for hints and pictures.
    #[must_use]
    pub fn of(&self, sudoku: &Sudoku) -> Position {
        Position {
            geometry: Arc::clone(sudoku.geometry()),
            givens: sudoku.givens().clone(),
            grid: self.grid.clone(),
            marks: Some(self.candidates.clone()),
            givens_known: true,
        }
    }
}

/// Searches the positions of solution paths for steps of techniques.
pub(super) struct Finder {
    reasoner: Reasoner,
}

impl Finder {
    pub(super) fn new(geometry: &Arc<Geometry>) -> Self {
        Self { reasoner: Reasoner::new(geometry) }
    }

    /// The position of `path` with a step of each technique; `None` if one of them finds nothing.
    /// `givens` are those of the puzzle, which has one solution.
    pub(super) fn find(
        &mut self,
        techniques: &[Technique],
        givens: &Grid,
        path: &Reasoner,
    ) -> Option<AvailablePosition> {
        let candidates = path.candidates();
        self.reasoner.resume(givens, path.grid(), Some(&candidates), true);
        let steps = techniques.iter().map(|&technique| self.reasoner.first(technique));
        let steps = steps.collect::<Option<Vec<_>>>()?;
        Some(AvailablePosition { grid: path.grid().clone(), candidates, steps })
    }
}

/// Random plain 9x9 puzzles with positions in which a technique is a possible next step.
///
/// Each item is a minimal puzzle with one solution, a position on its solution path, and a step of
/// the technique from there. The position is the first such position of the path in which no
/// single is left, or any position if the technique is a single. The iterator ends if too many
/// puzzles in a row have no such position, see [`Request::patience`]. For other boards, levels or
/// several techniques at once, use a [`Generator`] with [`Request::available`].
///
/// `index_below(n)` returns a uniformly distributed index below `n`.
///
/// # Errors
/// If the technique needs constraints.
///
/// ```
/// use evoku_generate::available;
/// use evoku_logic::Technique;
///
/// // Any source of numbers will do; this one is for examples only (Knuth's MMIX).
/// let mut state = 1u64;
/// let mut index_below = |bound: usize| {
///     state = state.wrapping_mul(6_364_136_223_846_793_005);
///     state = state.wrapping_add(1_442_695_040_888_963_407);
///     (state >> 33) as usize % bound
/// };
/// let mut wings = available(Technique::XyWing, &mut index_below)?;
/// let (puzzle, position, step) = wings.next().expect("XY-wings are frequent");
/// assert_eq!(step.technique, Technique::XyWing);
/// assert!(position.grid.filled() >= puzzle.givens().filled());
/// # Ok::<(), evoku_generate::RequestError>(())
/// ```
pub fn available(
    technique: Technique,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Result<AvailablePositions<'_>, RequestError> {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let request = Request { available: vec![technique], ..Request::new(&geometry) };
    let generator = Generator::new(request)?;
    Ok(AvailablePositions { generator, index_below, batch: 0, ready: Vec::new() })
}

/// An iterator over puzzles with positions, see [`available()`].
pub struct AvailablePositions<'a> {
    generator: Generator,
    index_below: &'a mut dyn FnMut(usize) -> usize,
    /// The number of the next batch.
    batch: u64,
    /// The puzzles of the last batch that were not returned yet, last one first.
    ready: Vec<GeneratedPuzzle>,
}

impl Iterator for AvailablePositions<'_> {
    type Item = (Sudoku, Position, Deduction);

    fn next(&mut self) -> Option<Self::Item> {
        let mut in_vain = 0;
        loop {
            if let Some(GeneratedPuzzle { sudoku, available, .. }) = self.ready.pop() {
                let Some(mut available) = available else { continue };
                let step = available.steps.pop()?;
                let position = available.of(&sudoku);
                return Some((sudoku, position, step));
            }
            if in_vain >= self.generator.request().patience() {
                return None;
            }
            let Self { generator, index_below, batch, ready } = self;
            in_vain += generator.batch(*batch, None, &mut **index_below, ready).attempts;
            self.batch += 1;
            self.ready.reverse();
        }
    }
}
