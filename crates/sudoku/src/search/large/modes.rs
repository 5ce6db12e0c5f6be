//! Two ways to search, in turns.
//!
//! *Steadily*: long runs, activities that last, digits from the [`guide`](super::guide). It closes in on
//! one attempt. *Swiftly*: short runs, activities that fade, the most active candidate tried as it is. It
//! runs from conflict to conflict. What one learns serves both. On boards with one solution the worst times
//! are shorter than with the steady way alone; on large ones with many solutions, where the guide
//! does the work, the swift turns are a price to pay. Modern solvers alternate likewise (C. Oh, "Between
//! SAT and UNSAT: the fundamental difference in CDCL SAT", SAT 2015, doi:10.1007/978-3-319-24318-4_23);
//! turns are counted in conflicts, so that a search depends on nothing but the puzzle.

/// A way to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Mode {
    /// Whether the best attempt says which digit to try.
    pub(super) guided: bool,
    /// The factor by which activities decay with each conflict.
    pub(super) decay: f64,
    /// Conflicts in a unit of restarts.
    pub(super) unit: u64,
}

pub(super) const STEADY: Mode = Mode { guided: true, decay: 0.98, unit: 200 };
pub(super) const SWIFT: Mode = Mode { guided: false, decay: 0.92, unit: 30 };

/// Conflicts in the first turn of each.
const TURN: f64 = 1000.0;

/// The factor by which turns grow.
const GROWTH: f64 = 1.3;

/// Whose turn it is, and for how long.
pub(super) struct Turns {
    pub(super) mode: Mode,
    length: f64,
    /// The conflicts at which the turn ends.
    end: u64,
}

impl Default for Turns {
    fn default() -> Self {
        Self { mode: STEADY, length: TURN, end: TURN as u64 }
    }
}

impl Turns {
    /// At a restart: changes turns where it is time.
    pub(super) fn change(&mut self, conflicts: u64) {
        if conflicts < self.end {
            return;
        }
        if self.mode == STEADY {
            self.mode = SWIFT;
        } else {
            self.mode = STEADY;
            self.length *= GROWTH;
        }
        self.end = conflicts + self.length as u64;
    }
}

#[test]
fn both_take_turns_that_grow() {
    let mut turns = Turns::default();
    let mut spent = [0u64; 2];
    let mut changes = 0;
    for conflicts in 0..100_000 {
        let before = turns.mode;
        turns.change(conflicts);
        changes += u32::from(turns.mode != before);
        spent[usize::from(turns.mode.guided)] += 1;
    }
    assert!((12..24).contains(&changes), "{changes}");
    assert!(spent.iter().all(|&spent| spent > 30_000), "{spent:?}");
}
