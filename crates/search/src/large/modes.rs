//! Modes of search, in alternation.
//!
//! The *steady* mode has longer runs, slowly decaying activities, and digits from the
//! [`guide`](super::guide), so it converges to one attempt. The *swift* mode has short runs and
//! quickly decaying activities, so it moves from conflict to conflict. Every other swift turn
//! ignores the guide and decides the most active candidate itself. All modes share the learned
//! clauses.
//!
//! With the steady mode alone, the times have a long tail, which the swift turns cut off. Swift
//! turns without the guide help on boards with one solution, guided ones on large boards with many.
//! Modern solvers alternate in a similar way (C. Oh, "Between SAT and UNSAT: the fundamental
//! difference in CDCL SAT", SAT 2015, doi:10.1007/978-3-319-24318-4_23). Turns are measured in
//! conflicts, so that a search depends only on the puzzle.

/// A mode of search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Mode {
    /// `true` if decisions follow the best attempt of the [`guide`](super::guide).
    pub(super) guided: bool,
    /// The factor by which activities decay with each conflict.
    pub(super) decay: f64,
    /// The number of conflicts per unit of the restart sequence.
    pub(super) unit: u64,
}

const STEADY: Mode = Mode { guided: true, decay: 0.97, unit: 100 };
const SWIFT: Mode = Mode { guided: true, decay: 0.92, unit: 30 };

/// The modes in the order of their turns.
const MODES: [Mode; 4] = [STEADY, Mode { guided: false, ..SWIFT }, STEADY, SWIFT];

/// The number of conflicts of each of the first two turns.
const TURN: f64 = 1000.0;

/// The factor by which each pair of turns is longer than the pair before.
const GROWTH: f64 = 1.3;

/// The current mode, and the duration of its turn.
pub(super) struct Turns {
    pub(super) mode: Mode,
    turn: usize,
    length: f64,
    /// The number of conflicts at which the turn ends.
    end: u64,
}

impl Default for Turns {
    fn default() -> Self {
        Self { mode: MODES[0], turn: 0, length: TURN, end: TURN as u64 }
    }
}

impl Turns {
    /// Returns `true` during the first turn.
    pub(super) fn is_first(&self) -> bool {
        self.turn == 0
    }

    /// Called at a restart: starts the next turn if it is time, and returns `true` if it did.
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
