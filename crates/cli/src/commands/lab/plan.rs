//! Reads plans.

use std::fs;
use std::path::Path;

use evoku_lab::plan::{Plan, Unpack};
use evoku_messages::say;

use crate::compression::Decompressed;
use crate::error::{Context, Result, at, bail, ensure};
use crate::input::check_is_file;
use crate::interrupt;
use crate::output::complain;

/// Reads a plan, packed or not. Each mistake is reported on a line of its own; the last one is
/// returned as the error.
pub(super) fn read_plan(path: &Path) -> Result<Plan> {
    let shown = path.display().to_string();
    check_is_file(path)?;
    let bytes = fs::read(path).within(|cause| say::command_cannot_read(&shown, cause))?;
    ensure!(!bytes.starts_with(b"SQLite format 3\0"), say::command_store_for_plan(&shown));
    let text = String::from_utf8(bytes).within(|cause| say::command_no_text(&shown, cause))?;
    if Plan::is_packed(&text) {
        return Plan::read_packed(&text).at(shown);
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let unpack: Unpack = |file| Box::new(Decompressed::new(file));
    let mut errors = match Plan::read_unpacking(&text, folder, unpack, interrupt::flag()) {
        Ok(plan) => return Ok(plan),
        Err(errors) => errors,
    };
    let Some(last) = errors.pop() else { bail!(say::command_no_plan(shown)) };
    errors.into_iter().for_each(|error| complain(at(&shown, error)));
    bail!(at(shown, last))
}
