//! Checks of conclusions by search.

use std::sync::Arc;

use crate::answer::Answer;
use crate::auto::Auto;
use evoku_model::{Candidate, Candidates, Digits, Geometry, Sudoku};

/// Checks conclusions about a position by search alone, without knowledge of techniques or reasons.
///
/// ```
/// use evoku_search::Proof;
/// use evoku_model::{Candidate, Cell, Digit, Sudoku};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let sudoku: Sudoku = "1..4..1..1..43.1".parse()?;
/// let (geometry, position) = (sudoku.geometry(), sudoku.candidates());
/// let candidate = |value| Candidate {
///     cell: Cell::at(0, 1, 4),
///     digit: Digit::new(value).expect("a digit"),
/// };
/// // The solution has a 2 there.
/// let mut proof = Proof::default();
/// assert_eq!(proof.mistake(geometry, &position, &[candidate(2)], &[candidate(3)]), None);
/// let wrong = proof.mistake(geometry, &position, &[candidate(3)], &[]);
/// assert_eq!(wrong, Some(candidate(3)));
/// # Ok(())
/// # }
/// ```
#[derive(Default)]
pub struct Proof {
    engine: Auto,
}

impl Proof {
    /// Returns the first wrong conclusion, or `None` if all are right. A candidate is wrongly ruled
    /// out if it occurs in a solution of the position. It is wrongly placed if a solution has
    /// another digit in its cell. Runs one search per candidate.
    ///
    /// # Panics
    /// If candidates and geometry have different sides.
    pub fn mistake(
        &mut self,
        geometry: &Arc<Geometry>,
        position: &Candidates,
        placed: &[Candidate],
        ruled_out: &[Candidate],
    ) -> Option<Candidate> {
        let ruled_out = ruled_out.iter().map(|out| (out, Digits::only(out.digit)));
        let others = |placed: &Candidate| position.get(placed.cell) - Digits::only(placed.digit);
        let excluded = placed.iter().map(|placed| (placed, others(placed)));
        let wrong = ruled_out.chain(excluded).find(|(candidate, digits)| {
            let mut restricted = position.clone();
            restricted.set(candidate.cell, position.get(candidate.cell) & *digits);
            self.has_solution(geometry, restricted)
        });
        wrong.map(|(candidate, _)| *candidate)
    }

    /// Returns `true` if the board has a solution with these candidates.
    fn has_solution(&mut self, geometry: &Arc<Geometry>, candidates: Candidates) -> bool {
        // If a cell has no candidates, the position has no solution and `from_marks` fails.
        Sudoku::from_marks(Arc::clone(geometry), candidates)
            .is_ok_and(|sudoku| self.engine.solve(&sudoku) != Answer::None)
    }
}
