//! The data format of IOHprofiler, which IOHanalyzer reads (Doerr and others 2018,
//! <https://arxiv.org/abs/1810.05281>).
//!
//! A class is exported as a function, a puzzle as an instance, the number of cells as the
//! dimension, and a configuration as an algorithm. The value is the lowest cost so far, which is
//! minimised.
//!
//! Only observed values are written. The first row of a run is therefore its first generation,
//! after the evaluations that it took. A line of column names precedes each run, because readers
//! recognise the start of a run by it. Evaluation 1 has a row only if the first generation took a
//! single evaluation.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use evoku_evolve::puzzles::kind;

use crate::export::error::{ExportError, cannot};
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::store::{KeptPlan, KeptPuzzle, Store};

/// The number of bytes of a file that are buffered before they are appended to it. Files are not
/// kept open, because there may be more of them than the system permits.
const PIECE: usize = 1 << 16;

/// The key of a file: the configuration, the class and the number of cells.
type Key = (ConfigurationIndex, ClassIndex, usize);

/// A file of runs on boards of one size.
#[derive(Default)]
struct Scenario {
    text: String,
    /// The puzzle number, the evaluations, the evaluations at the best value, and the best value of
    /// each run.
    runs: Vec<(usize, u64, u64, u32)>,
    begun: bool,
}

/// Writes the runs of a plan into a folder, with a subfolder for each configuration. Exact engines
/// are omitted, because their runs have no traces.
///
/// # Errors
/// If the store can't be read or a file can't be written.
pub fn ioh(store: &Store, plan: &KeptPlan, folder: &Path) -> Result<(), ExportError> {
    let mut scenarios: BTreeMap<Key, Scenario> = BTreeMap::new();
    let mut failed = Ok(());
    store.each_run(plan, true, |run, trace| {
        let puzzle = &plan.puzzles[run.puzzle.at()];
        let (Some(last), true) = (trace.points.last(), failed.is_ok()) else { return Ok(()) };
        let key = (run.configuration, puzzle.class, cells(puzzle));
        let scenario = scenarios.entry(key).or_default();
        let reached = trace.points.iter().find(|point| point.best_so_far == last.best_so_far);
        let reached = reached.unwrap_or(last);
        scenario.runs.push((
            puzzle.number,
            last.evaluations,
            reached.evaluations,
            reached.best_so_far,
        ));
        scenario.text += "evaluations raw_y\n";
        let mut best = u32::MAX;
        for point in &trace.points {
            // Only improvements and the end have a row.
            if point.best_so_far < best || point == last {
                best = point.best_so_far;
                // Writing to a string can't fail.
                let _ = writeln!(scenario.text, "{} {best}", point.evaluations);
            }
        }
        if scenario.text.len() > PIECE {
            failed = append(plan, folder, key, scenario);
        }
        Ok(())
    })?;
    failed?;
    for (&key, scenario) in &mut scenarios {
        append(plan, folder, key, scenario)?;
    }
    for configuration in ConfigurationIndex::first(plan.configurations.len()) {
        for class in ClassIndex::first(plan.classes.len()) {
            let mine = scenarios
                .range((configuration, class, 0)..=(configuration, class, usize::MAX))
                .map(|(&(_, _, cells), scenario)| (cells, scenario));
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

fn append(
    plan: &KeptPlan,
    folder: &Path,
    (configuration, class, cells): Key,
    scenario: &mut Scenario,
) -> Result<(), ExportError> {
    let path =
        folder.join(configuration_folder(plan, configuration)).join(data_file(plan, class, cells));
    let parent = path.parent().unwrap_or(folder);
    fs::create_dir_all(parent).map_err(cannot(parent))?;
    let file =
        if scenario.begun { File::options().append(true).open(&path) } else { File::create(&path) };
    scenario.begun = true;
    file.and_then(|mut file| file.write_all(scenario.text.as_bytes())).map_err(cannot(&path))?;
    scenario.text.clear();
    Ok(())
}

fn index(
    plan: &KeptPlan,
    configuration: ConfigurationIndex,
    class: ClassIndex,
    scenarios: &[(usize, &Scenario)],
) -> String {
    let one = &plan.configurations[configuration.at()];
    let scenarios: Vec<String> =
        scenarios.iter().map(|(cells, scenario)| entry(plan, class, *cells, scenario)).collect();
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

/// The entry in an index for the boards with `cells` cells.
fn entry(plan: &KeptPlan, class: ClassIndex, cells: usize, scenario: &Scenario) -> String {
    let mut runs = Vec::new();
    for (puzzle, evaluations, at, best) in &scenario.runs {
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

/// Makes a text suitable as part of a file's name.
fn word(text: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
    text.chars().map(plain).take(60).collect()
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

/// The number of cells of a puzzle. The line of a Sudoku has a character per cell, or numbers with
/// spaces between. The line of any other puzzle is its size.
fn cells(puzzle: &KeptPuzzle) -> usize {
    let line = puzzle.line.trim();
    match line.split_whitespace().count() {
        1 if kind(&puzzle.geometry).is_some() => line.parse().unwrap_or_default(),
        1 => line.chars().count(),
        many => many,
    }
}
