//! Where runs are kept: one SQLite file that several plans and processes may share.
//!
//! A run is recorded in one transaction with what its session does next. SQLite's write-ahead log
//! is synced before that transaction counts as done, so neither a killed process nor a power cut
//! loses it. Before a run is begun it is claimed in the same way; a claim holds as long as its
//! session lives, which other processes see by a locked file beside the store.

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
