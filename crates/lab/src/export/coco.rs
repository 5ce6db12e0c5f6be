//! The data format of COCO, which its postprocessing `cocopp` reads (Hansen, Auger, Ros, Mersmann,
//! Tusar and Brockhoff 2021, <https://doi.org/10.1080/10556788.2020.1808977>).
//!
//! A class is exported as a function, a puzzle as an instance, the number of cells as the
//! dimension, and a configuration as an algorithm. The value is the smallest number of missing
//! digits so far. `cocopp` knows only its own suites, so the suite is called `bbob`, and classes
//! have the numbers of its functions.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use crate::export::course::{Pieces, cells, course, word};
use crate::export::error::ExportError;
use crate::index::{ClassIndex, ConfigurationIndex};
use crate::store::{KeptPlan, Store};

/// The target precision. A solution has a value below it, because the program takes logarithms.
const PRECISION: &str = "1.000e-08";
const SOLVED: f64 = 1e-9;

/// The number of functions of the suite `bbob`.
const FUNCTIONS: usize = 24;

/// The heads of the columns.
const HEADS: &str = "% f evaluations | g evaluations | best noise-free fitness - Fopt (0.0e+00) \
                     | measured fitness | best measured fitness | x1 | x2\n";

/// The runs of a configuration on the boards of a class that have the same size: the evaluations
/// and the last value of each, as an index lists them.
type Ends = BTreeMap<(ConfigurationIndex, ClassIndex, usize), String>;

/// Writes the runs of a plan to a folder, with a subfolder for each configuration. Exact engines
/// are omitted, because they make no attempts.
///
/// # Errors
/// If the plan has more classes than the suite has functions, the store can't be read, or a file
/// can't be written.
pub fn coco(store: &Store, plan: &KeptPlan, folder: &Path) -> Result<(), ExportError> {
    if plan.classes.len() > FUNCTIONS {
        return Err(ExportError::TooManyClasses { found: plan.classes.len(), most: FUNCTIONS });
    }
    let (mut files, mut ends, mut failed) = (Pieces::default(), Ends::new(), Ok(()));
    store.each_run(plan, true, |run, trace| {
        let puzzle = &plan.puzzles[run.puzzle.at()];
        let (Some(rows), true) = (course(plan, &run, &trace), failed.is_ok()) else {
            return Ok(());
        };
        let mut text = HEADS.to_owned();
        for (evaluations, missing) in &rows {
            let value = value(*missing);
            // Writing to a string can't fail.
            let _ = writeln!(text, "{evaluations} 0 {value:.12e} {value:.12e} {value:.12e} 0 0");
        }
        let key = (run.configuration, puzzle.class, cells(puzzle));
        let base = folder.join(name(plan, run.configuration)).join(data(puzzle.class, key.2));
        for extension in ["dat", "tdat"] {
            if failed.is_ok() {
                failed = files.push(&base.with_extension(extension), &text);
            }
        }
        if let Some(&(evaluations, missing)) = rows.last() {
            let entry = format!(", {}:{evaluations}|{:.1e}", puzzle.number, value(missing));
            ends.entry(key).or_default().push_str(&entry);
        }
        Ok(())
    })?;
    failed?;
    for ((configuration, class, cells), ends) in ends {
        let (function, label) = (class.0 + 1, name(plan, configuration));
        let text = format!(
            "suite = 'bbob', funcId = {function}, DIM = {cells}, Precision = {PRECISION}, \
             algId = '{label}', coco_version = '2.6.3'\n% class {}\n{}.dat{ends}\n",
            word(&plan.classes[class.at()]),
            data(class, cells),
        );
        files.push(&folder.join(label).join(format!("bbobexp_f{function}.info")), &text)?;
    }
    files.finish()
}

fn value(missing: u32) -> f64 {
    if missing == 0 { SOLVED } else { f64::from(missing) }
}

/// The name of a configuration as a folder and in the index.
fn name(plan: &KeptPlan, configuration: ConfigurationIndex) -> String {
    format!("{}_{}", configuration.0 + 1, word(&plan.configurations[configuration.at()].label))
}

/// The path of a data file without its extension.
fn data(class: ClassIndex, cells: usize) -> String {
    let function = class.0 + 1;
    format!("data_f{function}/bbobexp_f{function}_DIM{cells}")
}
