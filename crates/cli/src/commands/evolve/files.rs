//! The files that a run writes beside its result: log, trace and chart.

use std::path::{Path, PathBuf};

use clap::Args;
use evoku_draw::figure::Format;
use evoku_messages::say;

use crate::arguments::whole;
use crate::commands::evolve::trace::{Trace, TraceFormat};
use crate::error::{Context, Result, bail};
use crate::output::{Output, picture_format};

/// Where the log of a run on a puzzle made for it goes, unless a file is named.
const LOG: &str = "output.txt";

#[derive(Args, Debug)]
pub(super) struct FileOptions {
    /// Write the full output to a file too: the puzzle, a line per generation, the result
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Write a table with a row per generation (.csv or .jsonl); of several runs, one table
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,

    /// Trace every N-th generation only, and the last
    #[arg(long, requires = "trace", value_name = "N", default_value_t = 1,
        allow_negative_numbers = true, value_parser = whole(1..=u64::MAX))]
    trace_every: u64,

    /// Draw best and mean fitness over the generations (.svg, .png or .pdf); of several runs, the
    /// median best over the evaluations, a curve for each configuration
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
}

/// Files begun before the run, so that a wrong path costs no run.
pub(super) struct Files {
    pub(super) log: Option<Output>,
    pub(super) trace: Option<Trace>,
    pub(super) chart: Option<(Output, Format)>,
}

impl FileOptions {
    /// Refuses to write a file that is read, or written twice. `others` are the options for other
    /// files.
    pub(super) fn check(&self, others: [(&str, Option<&Path>); 3]) -> Result<()> {
        let [puzzle, checkpoint, output] = others;
        let files = [
            puzzle,
            ("--log", self.log.as_deref()),
            ("--trace", self.trace.as_deref()),
            ("--chart", self.chart.as_deref()),
            checkpoint,
            output,
        ];
        let pairs = (0..files.len()).flat_map(|other| (0..other).map(move |one| (one, other)));
        for ((one, path), (other, also)) in pairs.map(|(one, other)| (files[one], files[other])) {
            if let (Some(path), Some(also)) = (path, also)
                && is_same(path, also)
            {
                bail!(say::command_same_file(one, other, path.display().to_string()));
            }
        }
        Ok(())
    }

    /// Begins the files. `is_made` says that the puzzle is made for the run, which is then logged.
    pub(super) fn begin(&self, is_made: bool, several: bool) -> Result<Files> {
        let trace = |path| begin_trace(path, self.trace_every, several);
        let log = self.log.as_deref().or(is_made.then_some(Path::new(LOG)));
        Ok(Files {
            chart: self.chart.as_deref().map(begin_chart).transpose().at("--chart")?,
            trace: self.trace.as_deref().map(trace).transpose().at("--trace")?,
            log: log.map(begin).transpose().at("--log")?,
        })
    }
}

fn begin(path: &Path) -> Result<Output> {
    Output::create(Some(path))
}

fn begin_chart(path: &Path) -> Result<(Output, Format)> {
    let format = picture_format(path)?;
    Ok((begin(path)?, format))
}

fn begin_trace(path: &Path, every: u64, several: bool) -> Result<Trace> {
    Trace::begin(TraceFormat::of(path)?, begin(path)?, every, several)
}

fn is_same(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other && one.is_file(),
        _ => one == other,
    }
}
