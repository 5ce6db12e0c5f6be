//! Stores of runs: SQLite files, each of which several plans and processes may share.
//!
//! A process claims a job before it executes it. One transaction records finished runs and claims
//! further jobs. SQLite syncs its write-ahead log before a transaction counts as done, so neither a
//! killed process nor a power cut loses a recorded run. A claim is valid while its session is
//! alive. Other processes detect that by a locked file next to the store.

mod checksum;
mod error;
mod file;
mod merge;
mod missing;
mod plans;
mod read;
mod runs;
mod session;
mod sessions;
mod take;

pub use error::StoreError;
pub(crate) use error::cannot_write;
pub use file::Store;
pub use merge::Merged;
pub(crate) use missing::check_same;
pub(crate) use session::{Found, Record, Session};
pub use sessions::Environment;
pub use take::{Difference, Taken};

pub use crate::results::{Cell, KeptConfiguration, KeptPlan, KeptPuzzle, Results, SessionRow};
pub use crate::run::Run;
