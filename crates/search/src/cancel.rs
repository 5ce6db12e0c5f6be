//! Cancellation of work.

use std::sync::atomic::{AtomicBool, Ordering};

/// Returns `true` if a caller has asked to cancel the work.
#[inline]
pub fn is_set(cancel: Option<&AtomicBool>) -> bool {
    cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
}
