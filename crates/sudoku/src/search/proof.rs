//! Deductions checked by search.

use std::sync::Arc;

use crate::logic::Deduction;
use crate::model::{Candidate, Candidates, Digits, Geometry, Sudoku};
use crate::search::answer::Answer;
use crate::search::auto::Auto;

/// Checks what human logic concludes, by search alone: it knows nothing of techniques or reasons.
///
/// ```
/// use evoku_sudoku::Sudoku;
/// use evoku_sudoku::logic::{LADDER, Reasoner, Rung};
/// use evoku_sudoku::search::Proof;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let sudoku: Sudoku = text.parse()?;
/// let mut reasoner = Reasoner::new(sudoku.geometry());
/// let mut proof = Proof::default();
/// reasoner.start(&sudoku, true);
/// let techniques = || LADDER.iter().map(Rung::technique);
/// while let Some(deduction) = reasoner.next(techniques()) {
///     assert_eq!(proof.mistake(sudoku.geometry(), &reasoner.candidates(), &deduction), None);
///     reasoner.apply(&deduction);
/// }
/// assert!(reasoner.grid().is_complete());
/// # Ok(())
/// # }
/// ```
#[derive(Default)]
pub struct Proof {
    engine: Auto,
}

impl Proof {
    /// What a deduction gets wrong in a position: a candidate that it rules out although a solution
    /// of the position has it, or a digit that it places although a solution has another there.
    /// None if all holds. A search for each candidate.
    ///
    /// # Panics
    /// If candidates and geometry have different sides.
    pub fn mistake(
        &mut self,
        geometry: &Arc<Geometry>,
        position: &Candidates,
        deduction: &Deduction,
    ) -> Option<Candidate> {
        let ruled_out = deduction.eliminations.iter().map(|out| (out, Digits::only(out.digit)));
        let others = |placed: &Candidate| position.get(placed.cell) - Digits::only(placed.digit);
        let excluded = deduction.placements.iter().map(|placed| (placed, others(placed)));
        let wrong = ruled_out.chain(excluded).find(|(candidate, digits)| {
            let mut restricted = position.clone();
            restricted.set(candidate.cell, position.get(candidate.cell) & *digits);
            self.has_solution(geometry, restricted)
        });
        wrong.map(|(candidate, _)| *candidate)
    }

    /// Whether a board can be filled from these candidates.
    fn has_solution(&mut self, geometry: &Arc<Geometry>, candidates: Candidates) -> bool {
        // A cell without candidates is no puzzle that could be posed.
        Sudoku::from_marks(Arc::clone(geometry), candidates)
            .is_ok_and(|sudoku| self.engine.solve(&sudoku) != Answer::None)
    }
}
