//! The restart policy.

/// Restarts after 1, 1, 2, 1, 1, 2, 4, 1, .. units of conflicts (M. Luby, A. Sinclair and D.
/// Zuckerman, "Optimal speedup of Las Vegas algorithms", Information Processing Letters 47, 1993,
/// doi:10.1016/0020-0190(93)90029-9). The sequence is computed by "reluctant doubling" (D. E.
/// Knuth, The Art of Computer Programming 4B, 2022, 7.2.2.2, on restarts).
#[derive(Clone, Copy)]
pub(super) struct Restarts {
    u: u64,
    v: u64,
    /// Conflicts since the last restart.
    conflicts: u64,
}

impl Default for Restarts {
    fn default() -> Self {
        Self { u: 1, v: 1, conflicts: 0 }
    }
}

impl Restarts {
    pub(super) fn conflict(&mut self) {
        self.conflicts += 1;
    }

    /// Returns `true` if a restart is due; `unit` is the number of conflicts per unit of the
    /// sequence.
    pub(super) fn is_due(&self, unit: u64) -> bool {
        self.conflicts >= unit * self.v
    }

    pub(super) fn restart(&mut self) {
        self.conflicts = 0;
        if self.u & self.u.wrapping_neg() == self.v {
            self.u += 1;
            self.v = 1;
        } else {
            self.v *= 2;
        }
    }
}

#[test]
fn restarts_follow_lubys_sequence() {
    let mut restarts = Restarts::default();
    for units in [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8] {
        for _ in 0..50 * units {
            assert!(!restarts.is_due(50));
            restarts.conflict();
        }
        assert!(restarts.is_due(50));
        restarts.restart();
    }
}
