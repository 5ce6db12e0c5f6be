//! The course of a run for the formats of other programs: the fewest missing digits so far, by
//! evaluations.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use evoku_evolve::puzzles::kind;

use crate::export::error::{ExportError, cannot};
use crate::results::{KeptPlan, KeptPuzzle};
use crate::run::Run;
use crate::trace::Trace;

/// The fewest missing digits of a run after each evaluation at which they decrease, and at its end.
/// `None` for an exact engine, which makes no attempts.
///
/// The unit is the same for all algorithms. The first row is evaluation 1. If a run has no steps,
/// for example on islands, only its last row was observed; the first row is then the largest
/// number that is possible. A run without an attempt, for example of a program that failed, has only
/// this largest number. It is not omitted, because runs that fail would then not count.
pub(super) fn course(plan: &KeptPlan, run: &Run, trace: &Trace) -> Option<Vec<(u64, u32)>> {
    if plan.configurations[run.configuration.at()].propagation == "search" {
        return None;
    }
    let worst = 3 * cells(&plan.puzzles[run.puzzle.at()]) as u32;
    let end = trace.points.last().map_or(run.evaluations(), |last| last.evaluations);
    let mut rows: Vec<(u64, u32)> = Vec::new();
    for step in &trace.steps {
        if rows.last().is_none_or(|&(_, best)| step.missing < best) {
            rows.push((step.evaluations, step.missing));
        }
    }
    let fewest = run.missing.or_else(|| rows.last().map(|&(_, best)| best)).unwrap_or(worst);
    if rows.first().is_none_or(|&(first, _)| first > 1) {
        let known = rows.first().map_or(fewest, |&(_, first)| first);
        rows.insert(0, (1, known.max(worst)));
    }
    let fewest = rows.last().map_or(fewest, |&(_, best)| best.min(fewest));
    match rows.last_mut() {
        Some(row) if row.0 >= end => row.1 = fewest,
        _ => rows.push((end, fewest)),
    }
    Some(rows)
}

/// The number of cells of a puzzle. The line of a Sudoku has one character per cell, or numbers
/// separated by spaces. The line of any other puzzle contains its size.
pub(super) fn cells(puzzle: &KeptPuzzle) -> usize {
    let line = puzzle.line.trim();
    match line.split_whitespace().count() {
        1 if kind(&puzzle.geometry).is_some() => line.parse().unwrap_or_default(),
        1 => line.chars().count(),
        many => many,
    }
}

/// Makes a text suitable as part of a file's name.
pub(super) fn word(text: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
    text.chars().map(plain).take(60).collect()
}

/// The number of bytes of a file that are buffered before they are appended to it. Files are not
/// kept open, because there may be more of them than the system permits.
const PIECE: usize = 1 << 16;

/// Files that are written piece by piece.
#[derive(Default)]
pub(super) struct Pieces(BTreeMap<PathBuf, (String, bool)>);

impl Pieces {
    /// Appends a text to a file.
    pub(super) fn push(&mut self, path: &Path, text: &str) -> Result<(), ExportError> {
        let (buffer, has_begun) = self.0.entry(path.to_owned()).or_default();
        buffer.push_str(text);
        if buffer.len() > PIECE { write(path, buffer, has_begun) } else { Ok(()) }
    }

    /// Writes everything that is still buffered.
    pub(super) fn finish(mut self) -> Result<(), ExportError> {
        self.0.iter_mut().try_for_each(|(path, (buffer, has_begun))| write(path, buffer, has_begun))
    }
}

fn write(path: &Path, buffer: &mut String, has_begun: &mut bool) -> Result<(), ExportError> {
    let parent = path.parent().unwrap_or(path);
    fs::create_dir_all(parent).map_err(cannot(parent))?;
    let file =
        if *has_begun { File::options().append(true).open(path) } else { File::create(path) };
    *has_begun = true;
    file.and_then(|mut file| file.write_all(buffer.as_bytes())).map_err(cannot(path))?;
    buffer.clear();
    Ok(())
}
