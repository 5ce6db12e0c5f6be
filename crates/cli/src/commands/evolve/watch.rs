//! Everything that watches a run: the live view, lines, files, the history for the chart.

use std::io::{BufWriter, Stderr, Write};

use anyhow::Context;
use evoku_evolve::presets::Scale;
use evoku_evolve::{Budget, Generation, Observer};

use crate::commands::evolve::LogFile;
use crate::commands::evolve::job::{Job, Posed};
use crate::commands::evolve::trace::Trace;
use crate::history::History;
use crate::live::Live;

/// Shows and records every generation. The first error of a file ends the writing, not the run.
pub(super) struct Watch<'a> {
    job: &'a Job,
    budget: Budget<'a>,
    scale: Scale,
    history: History,
    live: Option<Live>,
    lines: Option<BufWriter<Stderr>>,
    log: Option<LogFile>,
    trace: Option<Trace>,
    failed: Option<anyhow::Error>,
}

impl<'a> Watch<'a> {
    pub(super) fn new(job: &'a Job, budget: Budget<'a>) -> Self {
        Self {
            job,
            budget,
            scale: job.scale(),
            history: History::new(),
            live: None,
            lines: None,
            log: None,
            trace: None,
            failed: None,
        }
    }

    pub(super) fn show_live(&mut self) {
        let sudoku = match &self.job.posed {
            Posed::Sudoku { sudoku, .. } => Some(sudoku.clone()),
            Posed::Kind { .. } => None,
        };
        let title = format!("{}  {}", self.job.algorithm(), self.job.puzzle());
        self.live = Some(Live::new(title, sudoku, self.scale, &self.budget));
    }

    pub(super) fn print_lines(&mut self) {
        self.lines = Some(BufWriter::new(std::io::stderr()));
    }

    pub(super) fn log_to(&mut self, log: Option<LogFile>, heading: &str) -> anyhow::Result<()> {
        if let Some((mut file, path)) = log {
            file.write_all(heading.as_bytes()).with_context(|| path.clone())?;
            self.log = Some((file, path));
        }
        Ok(())
    }

    pub(super) fn trace_to(&mut self, trace: Option<Trace>) {
        self.trace = trace;
    }

    /// The history and the log, which goes on with the result.
    pub(super) fn finish(mut self) -> anyhow::Result<(History, Option<LogFile>)> {
        if let Some(live) = &mut self.live {
            live.finish(&self.history);
        }
        if let Some(lines) = &mut self.lines {
            // Nobody may be reading any more.
            let _ = lines.flush();
        }
        if let Some(trace) = self.trace {
            trace.finish()?;
        }
        match self.failed {
            Some(error) => Err(error),
            None => Ok((self.history, self.log)),
        }
    }

    fn write(&mut self, generation: &dyn Generation) -> anyhow::Result<()> {
        if self.lines.is_some() || self.log.is_some() {
            let line = line(generation, &self.scale);
            if let Some(lines) = &mut self.lines {
                let _ = lines.write_all(line.as_bytes());
            }
            if let Some((file, path)) = &mut self.log {
                file.write_all(line.as_bytes()).with_context(|| path.clone())?;
            }
        }
        if let Some(trace) = &mut self.trace {
            trace.write(generation, &self.scale)?;
        }
        Ok(())
    }
}

impl Observer for Watch<'_> {
    fn generation(&mut self, generation: &dyn Generation) {
        self.history.record(generation);
        if let Some(live) = &mut self.live {
            live.generation(generation, &self.history);
        }
        if self.failed.is_none() {
            self.failed = self.write(generation).err();
        }
    }
}

/// `generation 12: mean 131.40, best 140 of 162 distinct digits`
fn line(generation: &dyn Generation, scale: &Scale) -> String {
    let (number, mean) = (generation.number(), scale.value(generation.mean()));
    format!("generation {number}: mean {mean:.2}, best {}\n", scale.words(generation.best()))
}
