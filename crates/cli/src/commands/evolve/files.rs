//! The files that a run writes in addition to its result: log, trace and chart.

use std::path::{Path, PathBuf};

use clap::Args;
use evoku_draw::figure::Format;
use evoku_messages::say;

use crate::arguments::whole;
use crate::commands::evolve::trace::{Trace, TraceFormat};
use crate::error::{Context, Result, bail};
use crate::output::{Output, picture_format};

/// The log file of a run on a generated puzzle, unless another file is named.
const LOG: &str = "output.txt";

#[derive(Args, Debug)]
pub(super) struct FileOptions {
    /// Also write the full output to this file: the puzzle, one line per generation, the result
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Overwrite output.txt, the log of a run on a generated puzzle, if it exists
    #[arg(long)]
    force: bool,

    /// Write a table with one row per generation to this file (.csv or .jsonl); several runs share
    /// one table
    ///
    /// The columns are the fitness of the members with its standard deviation, their diversity (the
    /// mean number of cells in which they differ from the best), the number of members as good as
    /// the best, the numbers of children that are better than, equal to and worse than their better
    /// parent, and the mean fitness of the parents.
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,

    /// Trace only every N-th generation, and the last
    #[arg(long, requires = "trace", value_name = "N", default_value_t = 1,
        allow_negative_numbers = true, value_parser = whole(1..=u64::MAX))]
    trace_every: u64,

    /// Draw a chart of the best and mean fitness per generation to this file (.svg, .png or .pdf)
    ///
    /// For several runs, the chart plots the median of the best fitness against the evaluations,
    /// with a curve for each configuration.
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
}

/// Files created before the run, so that a wrong path is reported before any time is spent.
pub(super) struct Files {
    pub(super) log: Option<Output>,
    pub(super) trace: Option<Trace>,
    pub(super) chart: Option<(Output, Format)>,
}

impl FileOptions {
    /// Refuses to write a file that is also read, or that is written twice. `others` are the other
    /// options that name files, with their paths.
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

    /// Creates the files. If `is_made` is true, the puzzle is generated for the run, and the run is
    /// always logged. A file that has the name of the default log is kept, unless --force is given.
    pub(super) fn begin(&self, is_made: bool, several: bool) -> Result<Files> {
        let trace = |path| begin_trace(path, self.trace_every, several);
        let default = is_made.then_some(Path::new(LOG));
        if self.log.is_none() && default.is_some_and(Path::exists) && !self.force {
            bail!(say::command_log_exists(LOG));
        }
        let log = self.log.as_deref().or(default);
        Ok(Files {
            chart: self.chart.as_deref().map(begin_chart).transpose().at("--chart")?,
            trace: self.trace.as_deref().map(trace).transpose().at("--trace")?,
            log: log.map(begin).transpose().at("--log")?,
        })
    }
}

fn begin(path: &Path) -> Result<Output> {
    Output::create(Some(path)).map(Output::anytime)
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
