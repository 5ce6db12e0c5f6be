//! Plans as the commands read them.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use evoku_lab::plan::{Plan, Unpack};

use crate::compression::Decompressed;
use crate::input::refuse_folder;
use crate::interrupt;
use crate::output::complain;

/// Reads a plan, packed or not. Each mistake is said in a line; the error is about the last one.
pub(super) fn read_plan(path: &Path) -> anyhow::Result<Plan> {
    let shown = path.display();
    refuse_folder(path)?;
    let bytes = fs::read(path).with_context(|| format!("can't read {shown}"))?;
    ensure!(!bytes.starts_with(b"SQLite format 3\0"), "{shown} is a store; this takes its plan");
    let text = String::from_utf8(bytes).with_context(|| format!("{shown} is no text"))?;
    if Plan::is_packed(&text) {
        return Plan::read_packed(&text).with_context(|| shown.to_string());
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let unpack: Unpack = |file| Box::new(Decompressed::new(file));
    let errors = match Plan::read_unpacking(&text, folder, unpack, interrupt::flag()) {
        Ok(plan) => return Ok(plan),
        Err(errors) => errors,
    };
    let Some((last, others)) = errors.split_last() else { bail!("{shown} is no plan") };
    others.iter().for_each(|error| complain(&format!("{shown}: {error}")));
    bail!("{shown}: {last}")
}
