//! The workloads: one for each row of the tables of engines, algorithms, formats and scales, and
//! requests to the generator.
//!
//! Each workload first prepares its inputs and then does its work; only the work is counted. Work
//! is limited by nodes and evaluations, so that it is the same on every machine.

mod inputs;
mod search;
mod text;

use std::hint::black_box;

use crate::workloads::inputs::Inputs;

/// A piece of work whose instructions are counted.
pub(crate) struct Workload {
    /// The name: group, row of the table, and the input or direction if there are several.
    pub(crate) name: String,
    prepare: Box<dyn FnOnce() -> Work>,
}

/// The counted part of a workload.
type Work = Box<dyn FnOnce()>;

impl Workload {
    fn new<W: FnOnce() + 'static>(name: String, prepare: impl FnOnce() -> W + 'static) -> Self {
        Self { name, prepare: Box::new(|| Box::new(prepare())) }
    }
}

/// Every workload.
pub(crate) fn all() -> Vec<Workload> {
    let inputs = Inputs::read();
    let mut workloads = search::engines(&inputs);
    workloads.extend(search::presets(&inputs));
    workloads.extend(search::ratings(&inputs));
    workloads.extend(search::generators());
    workloads.extend(text::formats(&inputs));
    workloads
}

/// Runs the workload of this name.
pub(crate) fn run(name: &str) -> Result<(), String> {
    let workload = all().into_iter().find(|workload| workload.name == name);
    let workload = workload.ok_or_else(|| format!("no workload is named {name}"))?;
    counted_region((workload.prepare)());
    Ok(())
}

/// Does the work. Callgrind counts the instructions between entry and exit of this function, which
/// it finds by its name.
#[inline(never)]
fn counted_region(work: Work) {
    work();
    // Keeps the call from becoming a jump, which would hide the exit.
    black_box(());
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use evoku_evolve::presets::PRESETS;
    use evoku_sudoku::formats::FORMATS;
    use evoku_sudoku::rating::Scale;
    use evoku_sudoku::search::ENGINES;

    use super::all;

    #[test]
    fn every_row_of_every_table_has_a_workload() {
        let names: Vec<String> = all().into_iter().map(|workload| workload.name).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "a name occurs twice");
        assert!(names.iter().all(|name| !name.contains(char::is_whitespace)));
        let engines = ENGINES.iter().map(|engine| format!("engine/{}/", engine.name));
        let presets = PRESETS.iter().map(|preset| format!("preset/{}/", preset.name));
        let formats = FORMATS.iter().map(|format| format!("format/{}/", format.name));
        let scales = Scale::ALL.iter().map(|scale| format!("rating/{}/", scale.name()));
        for row in engines.chain(presets).chain(formats).chain(scales) {
            assert!(names.iter().any(|name| name.starts_with(&row)), "nothing measures {row}");
        }
    }
}
