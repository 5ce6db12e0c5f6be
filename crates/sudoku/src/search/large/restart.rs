//! When to restart.

/// Restarts after 1, 1, 2, 1, 1, 2, 4, 1, .. units of conflicts (M. Luby, A. Sinclair and D. Zuckerman,
/// "Optimal speedup of Las Vegas algorithms", 1993, doi:10.1016/0020-0190(93)90029-9), computed by
/// Knuth's "reluctant doubling" (The Art of Computer Programming 4B, 7.2.2.2, exercise 293).
#[derive(Clone, Copy, Default)]
pub(super) struct Luby {
    u: u64,
    v: u64,
    conflicts: u64,
}

/// Conflicts in a unit.
const UNIT: u64 = 100;

impl Luby {
    pub(super) fn new() -> Self {
        Self { u: 1, v: 1, conflicts: 0 }
    }

    pub(super) fn conflict(&mut self) {
        self.conflicts += 1;
    }

    pub(super) fn is_due(&self) -> bool {
        self.conflicts >= UNIT * self.v
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
