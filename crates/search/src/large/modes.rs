//! Ways to search, in turns.
//!
//! *Steadily*: longer runs, activities that last, digits from the [`guide`](super::guide). It
//! closes in on one attempt. *Swiftly*: short runs, activities that fade. It runs from conflict to
//! conflict, every other time with the most active candidate tried as it is instead of the guide's
//! digits. What one learns serves all. Steadily alone the times have a long tail; the swift turns
//! cut it, those without the guide on boards with one solution, those with it on large ones with
//! many. Modern solvers alternate likewise (C. Oh, "Between SAT and UNSAT: the fundamental
//! difference in CDCL SAT", SAT 2015, doi:10.1007/978-3-319-24318-4_23); turns are counted in
//! conflicts, so that a search depends on nothing but the puzzle.

/// A way to search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Mode {
    /// Whether decisions follow the best attempt of local search.
    pub(super) guided: bool,
    /// The factor by which activities decay with each conflict.
    pub(super) decay: f64,
    /// Conflicts in a unit of restarts.
    pub(super) unit: u64,
}

const STEADY: Mode = Mode { guided: true, decay: 0.97, unit: 100 };
const SWIFT: Mode = Mode { guided: true, decay: 0.92, unit: 30 };

/// The ways, in the order of their turns.
const MODES: [Mode; 4] = [STEADY, Mode { guided: false, ..SWIFT }, STEADY, SWIFT];

/// Conflicts in each of the first two turns.
const TURN: f64 = 1000.0;

/// The factor by which every two turns are longer than the two before.
const GROWTH: f64 = 1.3;

/// Whose turn it is, and for how long.
pub(super) struct Turns {
    pub(super) mode: Mode,
    turn: usize,
    length: f64,
    /// The conflicts at which the turn ends.
    end: u64,
}

impl Default for Turns {
    fn default() -> Self {
        Self { mode: MODES[0], turn: 0, length: TURN, end: TURN as u64 }
    }
}

impl Turns {
    /// Whether this is the first turn.
    pub(super) fn is_first(&self) -> bool {
        self.turn == 0
    }

    /// Changes turns at a restart if it is time. Returns whether it was.
    pub(super) fn change(&mut self, conflicts: u64) -> bool {
        if conflicts < self.end {
            return false;
        }
        self.turn += 1;
        self.mode = MODES[self.turn % MODES.len()];
        if self.turn.is_multiple_of(2) {
            self.length *= GROWTH;
        }
        self.end = conflicts + self.length as u64;
        true
    }
}

#[test]
fn all_take_turns_that_grow() {
    let mut turns = Turns::default();
    let mut spent = MODES.map(|_| 0u64);
    let mut changes = 0;
    for conflicts in 0..100_000 {
        let before = turns.turn;
        turns.change(conflicts);
        changes += turns.turn - before;
        spent[turns.turn % MODES.len()] += 1;
    }
    assert!((12..24).contains(&changes), "{changes}");
    assert!(spent.iter().all(|&spent| spent > 15_000), "{spent:?}");
}
