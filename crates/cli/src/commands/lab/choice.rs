//! The plan, measure and reference of a report or an export.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use clap::{Args, ValueEnum};
use evoku_lab::analysis::{Analysis, Measure};
use evoku_lab::archive::{self, is_archive};
use evoku_lab::index::ConfigurationIndex;
use evoku_lab::store::{Results, Store};
use evoku_messages::say;

use crate::compression::Decompressed;
use crate::error::{Context, Result, bail};
use crate::input::check_is_file;

/// The plan, measure and reference of a report or an export.
#[derive(Args, Debug)]
pub(super) struct Choice {
    /// Name of the plan, if the store contains several
    #[arg(long, value_name = "NAME")]
    plan: Option<String>,

    /// Measure to compare [default: evaluations; seconds if exact engines take part; quality if no
    /// run found a solution]
    #[arg(long, value_enum)]
    measure: Option<MeasureName>,

    /// Compare all algorithms only with this one [default: all pairs; with more than ten
    /// algorithms, each with the best]
    #[arg(long, value_name = "NAME")]
    reference: Option<String>,
}

/// The measures as values of an option.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum MeasureName {
    /// Evaluations of every kind; nodes for exact engines
    Evaluations,
    /// Generations
    Generations,
    /// Wall-clock seconds
    Seconds,
    /// Closeness to a solution: the number of missing digits of the best attempt
    Quality,
}

impl MeasureName {
    fn measure(self) -> Measure {
        match self {
            Self::Evaluations => Measure::Evaluations,
            Self::Generations => Measure::Generations,
            Self::Seconds => Measure::Seconds,
            Self::Quality => Measure::Quality,
        }
    }
}

impl Choice {
    /// Opens a store or an archive, and reads the results of the plan.
    pub(super) fn open(&self, path: &Path) -> Result<(Store, Results)> {
        let shown = || path.display().to_string();
        check_is_file(path)?;
        let store = match archive_at(path)? {
            Some(text) => Store::of_results(&archive::read(&text).at(shown())?).at(shown())?,
            None => Store::readable(path).at(shown())?,
        };
        let plan = store.plan(self.plan.as_deref()).at(shown())?;
        let results = store.results(plan).at(shown())?;
        Ok((store, results))
    }

    /// Analyses the results.
    pub(super) fn analyse<'r>(&self, results: &'r Results) -> Result<Analysis<'r>> {
        let reference = match &self.reference {
            None => None,
            Some(name) => Some(position(name, results)?),
        };
        Ok(Analysis::of(results, self.measure.map(MeasureName::measure), reference))
    }
}

/// Returns the index of the configuration named `name`.
pub(super) fn position(name: &str, results: &Results) -> Result<ConfigurationIndex> {
    let labels = results.plan.configurations.iter().map(|one| one.label.as_str());
    match labels.clone().position(|label| label == name) {
        Some(position) => Ok(ConfigurationIndex(position as u32)),
        None => {
            let refusal = say::command_plan_unknown_algorithm(name, labels.clone());
            bail!(refusal.suggesting(name, labels))
        }
    }
}

/// The text of an archive, compressed or not; `None` if the file is something else or missing.
fn archive_at(path: &Path) -> Result<Option<String>> {
    let Ok(file) = File::open(path) else { return Ok(None) };
    let mut file = Decompressed::new(file);
    let mut text = Vec::new();
    let cannot_read = |cause| say::command_cannot_read(path.display().to_string(), cause);
    (&mut file).take(20).read_to_end(&mut text).within(cannot_read)?;
    if !is_archive(&text) {
        return Ok(None);
    }
    file.read_to_end(&mut text).within(cannot_read)?;
    let no_text = |cause| say::command_no_text(path.display().to_string(), cause);
    Ok(Some(String::from_utf8(text).within(no_text)?))
}
