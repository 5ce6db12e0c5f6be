//! The observer of a run: live view, lines, files, and the history for the chart.

use std::io::{LineWriter, Stderr, Write};

use evoku_evolve::chosen::PuzzleInstance;
use evoku_evolve::islands::Islands;
use evoku_evolve::presets::Scale;
use evoku_evolve::{Birth, Budget, Generation, Observer};
use evoku_messages::{Decimal, say};

use crate::commands::evolve::children::Families;
use crate::commands::evolve::generations::Generations;
use crate::commands::evolve::job::Job;
use crate::commands::evolve::narration::Narration;
use crate::commands::evolve::populations::Population;
use crate::commands::evolve::trace::Trace;
use crate::error::Result;
use crate::language::render;
use crate::live::Live;
use crate::output::Output;
use evoku_evolve::history::History;

/// Shows and records every generation. If a file can't be written, the run continues without it.
pub(super) struct RunObserver<'a> {
    job: &'a Job,
    budget: Budget<'a>,
    scale: Scale,
    history: History,
    live: Option<Live>,
    lines: Option<LineWriter<Stderr>>,
    log: Option<Output>,
    trace: Option<Trace>,
    /// The generations whose populations are kept, and the populations kept so far.
    wanted: Generations,
    populations: Vec<Population>,
    /// The children, if they are recorded.
    families: Option<Families>,
    narration: Narration,
    /// The first error of a file.
    failed: Result<()>,
}

/// Everything that an observer recorded.
pub(super) struct Observed {
    pub(super) history: History,
    pub(super) populations: Vec<Population>,
    pub(super) families: Option<Families>,
    /// The log, which the result is appended to.
    pub(super) log: Option<Output>,
    /// The output, which the result is appended to.
    pub(super) narration: Narration,
    /// The first error of a file.
    pub(super) recorded: Result<()>,
}

impl<'a> RunObserver<'a> {
    pub(super) fn new(job: &'a Job, budget: Budget<'a>, narration: Narration) -> Self {
        Self {
            job,
            budget,
            scale: job.scale(),
            history: History::new(),
            live: None,
            lines: None,
            log: None,
            trace: None,
            wanted: Generations::default(),
            populations: Vec::new(),
            families: None,
            narration,
            failed: Ok(()),
        }
    }

    pub(super) fn show_live(&mut self) {
        let sudoku = match &self.job.instance {
            PuzzleInstance::Sudoku(sudoku) => Some((**sudoku).clone()),
            PuzzleInstance::Kind(..) => None,
        };
        let title = format!("{}  {}", self.job.title(), self.job.puzzle());
        // Each island counts its own generations.
        let generations = self.budget.generations.filter(|_| self.job.archipelago.is_none());
        let budget = Budget { generations, ..self.budget };
        self.live = Some(Live::new(title, self.job.is_epoch(), sudoku, self.scale, &budget));
    }

    pub(super) fn print_lines(&mut self) {
        self.lines = Some(LineWriter::new(std::io::stderr()));
    }

    pub(super) fn log_to(&mut self, log: Option<Output>, heading: &str) {
        self.log = log;
        write(&mut self.log, &mut self.failed, |log| log.write(heading).map(drop));
    }

    pub(super) fn trace_to(&mut self, trace: Option<Trace>) {
        self.trace = trace;
    }

    pub(super) fn keep_populations(&mut self, wanted: Generations) {
        self.wanted = wanted;
    }

    pub(super) fn record_children(&mut self, families: Option<Families>) {
        self.families = families;
    }

    pub(super) fn finish(mut self) -> Observed {
        if let Some(live) = &mut self.live {
            live.finish(&self.history);
        }
        let traced = self.trace.map_or(Ok(()), Trace::finish);
        Observed {
            history: self.history,
            populations: self.populations,
            families: self.families,
            log: self.log,
            narration: self.narration,
            recorded: self.failed.and(traced),
        }
    }
}

impl Observer for RunObserver<'_> {
    fn generation(&mut self, generation: &dyn Generation) {
        self.history.record(generation);
        if let Some(live) = &mut self.live {
            live.generation(generation, &self.history);
        }
        if self.lines.is_some() || self.log.is_some() {
            let line = line(self.job.is_epoch(), generation, &self.scale);
            if let Some(lines) = &mut self.lines {
                // The reader of standard error may be gone.
                let _ = lines.write_all(line.as_bytes());
            }
            write(&mut self.log, &mut self.failed, |log| log.write(&line).map(drop));
        }
        if self.wanted.contain(generation.number()) {
            self.populations.push(Population::of(self.job.is_epoch(), generation, &self.scale));
        }
        if let Some(families) = &mut self.families {
            families.generation(generation);
        }
        let scale = &self.scale;
        write(&mut self.trace, &mut self.failed, |trace| trace.write(generation, scale));
        self.narration.generation(generation);
    }

    fn epoch(&mut self, islands: &Islands<'_>) {
        self.narration.epoch(islands);
    }

    fn wants_births(&self, generation: u64) -> bool {
        self.families.as_ref().is_some_and(|families| families.want(generation))
    }

    fn birth(&mut self, birth: &Birth) {
        if let Some(families) = &mut self.families {
            families.birth(birth);
        }
    }
}

/// Writes to a file. If that fails, the run continues without the file.
fn write<T>(
    file: &mut Option<T>,
    failed: &mut Result<()>,
    write: impl FnOnce(&mut T) -> Result<()>,
) {
    if let Some(open) = file
        && let Err(error) = write(open)
    {
        *file = None;
        if failed.is_ok() {
            *failed = Err(error);
        }
    }
}

/// Formats a line: `generation 12: mean 131.40, best 140 of 162 distinct digits`.
fn line(is_epoch: bool, generation: &dyn Generation, scale: &Scale) -> String {
    let mean = Decimal::new(scale.value(generation.mean()), 2);
    let best = scale.words(generation.best());
    render(say::command_generation_line(generation.number(), is_epoch, mean, best)) + "\n"
}
