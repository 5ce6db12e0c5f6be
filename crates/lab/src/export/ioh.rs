//! The data format of IOHprofiler, which IOHanalyzer and iohinspector read (Doerr and others 2018,
//! <https://arxiv.org/abs/1810.05281>).
//!
//! A class is exported as a function, a puzzle as an instance, the number of cells as the
//! dimension, and a configuration as an algorithm. The value is the smallest number of missing
//! digits so far, which is minimised.
//!
//! Values are observed, with one exception: if the first attempt was not recorded, the first value
//! is the largest that is possible (see [`course`]). A line of column names precedes each run, and
//! each run begins with evaluation 1, because readers recognise the start of a run by these.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::export::course::{Pieces, cells, course, word};
use crate::export::error::{ExportError, cannot};
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::store::{KeptPlan, Store};

/// The key of a file: the configuration, the class and the number of cells.
type Key = (ConfigurationIndex, ClassIndex, usize);

/// The runs of a data file: the puzzle number, the evaluations, the evaluations at the best value,
/// and the best value of each.
type Listed = Vec<(usize, u64, u64, u32)>;

/// Writes the runs of a plan to a folder, with a subfolder for each configuration. Exact engines
/// are omitted, because they make no attempts.
///
/// # Errors
/// If the store can't be read or a file can't be written.
pub fn ioh(store: &Store, plan: &KeptPlan, folder: &Path) -> Result<(), ExportError> {
    let mut scenarios: BTreeMap<Key, Listed> = BTreeMap::new();
    let (mut files, mut failed) = (Pieces::default(), Ok(()));
    store.each_run(plan, true, |run, trace| {
        let puzzle = &plan.puzzles[run.puzzle.at()];
        let (Some(rows), true) = (course(plan, &run, &trace), failed.is_ok()) else {
            return Ok(());
        };
        let Some(&(last, best)) = rows.last() else { return Ok(()) };
        let at = rows.iter().find(|&&(_, missing)| missing == best).map_or(last, |row| row.0);
        let key = (run.configuration, puzzle.class, cells(puzzle));
        scenarios.entry(key).or_default().push((puzzle.number, last, at, best));
        let mut text = "evaluations raw_y\n".to_owned();
        for (evaluations, missing) in rows {
            // Writing to a string can't fail.
            let _ = writeln!(text, "{evaluations} {missing}");
        }
        let path = folder.join(configuration_folder(plan, run.configuration));
        failed = files.push(&path.join(data_file(plan, puzzle.class, key.2)), &text);
        Ok(())
    })?;
    failed?;
    files.finish()?;
    for configuration in ConfigurationIndex::first(plan.configurations.len()) {
        for class in ClassIndex::first(plan.classes.len()) {
            let mine = scenarios
                .range((configuration, class, 0)..=(configuration, class, usize::MAX))
                .map(|(&(_, _, cells), runs)| (cells, runs));
            let mine: Vec<_> = mine.collect();
            if !mine.is_empty() {
                let path = folder.join(configuration_folder(plan, configuration)).join(format!(
                    "IOHprofiler_f{}_{}.json",
                    class.0 + 1,
                    word(&plan.classes[class.at()])
                ));
                fs::write(&path, index(plan, configuration, class, &mine))
                    .map_err(cannot(&path))?;
            }
        }
    }
    Ok(())
}

fn index(
    plan: &KeptPlan,
    configuration: ConfigurationIndex,
    class: ClassIndex,
    scenarios: &[(usize, &Listed)],
) -> String {
    let one = &plan.configurations[configuration.at()];
    let scenarios: Vec<String> =
        scenarios.iter().map(|(cells, runs)| entry(plan, class, *cells, runs)).collect();
    format!(
        "{{\n\"version\": \"1.0.0\",\n\"suite\": {},\n\"function_id\": {},\n\"function_name\": \
        {},\n\
         \"maximization\": false,\n\"algorithm\": {{\"name\": {}, \"info\": {}}},\n\
         \"attributes\": [\"evaluations\", \"raw_y\"],\n\"scenarios\": [\n{}]\n}}\n",
        quoted(&plan.name),
        class.0 + 1,
        quoted(&plan.classes[class.at()]),
        quoted(&one.label),
        quoted(&one.parameters),
        scenarios.join(",\n"),
    )
}

/// The entry for the boards with `cells` cells in the index of a configuration and class.
fn entry(plan: &KeptPlan, class: ClassIndex, cells: usize, listed: &Listed) -> String {
    let mut runs = Vec::new();
    for (puzzle, evaluations, at, best) in listed {
        runs.push(format!(
            "{{\"instance\": {puzzle}, \"evals\": {evaluations}, \
             \"best\": {{\"evals\": {at}, \"y\": {best}, \"x\": []}}}}"
        ));
    }
    format!(
        "{{\"dimension\": {cells}, \"path\": {}, \"runs\": [\n{}]}}",
        quoted(&data_file(plan, class, cells)),
        runs.join(",\n"),
    )
}

fn configuration_folder(plan: &KeptPlan, configuration: ConfigurationIndex) -> String {
    format!("{}_{}", configuration.0 + 1, word(&plan.configurations[configuration.at()].label))
}

fn data_file(plan: &KeptPlan, class: ClassIndex, cells: usize) -> String {
    let (number, name) = (class.0 + 1, word(&plan.classes[class.at()]));
    format!("data_f{number}_{name}/IOHprofiler_f{number}_DIM{cells}.dat")
}

/// Quotes a text as a JSON string.
fn quoted(text: &str) -> String {
    let mut quoted = "\"".to_owned();
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted + "\""
}
