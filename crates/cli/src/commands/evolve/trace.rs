//! A table of the generations of a run.

use std::path::Path;

use evoku_evolve::Generation;
use evoku_evolve::presets::Scale;
use evoku_evolve::trace::{COLUMNS, csv, row};
use evoku_messages::say;

use crate::error::{Result, bail};
use crate::output::Output;

/// A table with one row per generation; fitness is in the algorithm's own terms.
pub(super) struct Trace {
    rows: Rows,
    output: Output,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TraceFormat {
    Csv,
    JsonLines,
}

impl TraceFormat {
    /// Returns the format that the extension of a file names.
    pub(super) fn of(path: &Path) -> Result<Self> {
        let extension = path.extension().and_then(|extension| extension.to_str());
        match extension.map(str::to_ascii_lowercase).as_deref() {
            Some("csv") => Ok(Self::Csv),
            Some("jsonl") => Ok(Self::JsonLines),
            _ => bail!(say::command_trace_extension(path.display().to_string())),
        }
    }
}

impl Trace {
    /// Starts a table. With several runs, each row begins with columns that identify its run.
    pub(super) fn begin(
        format: TraceFormat,
        mut output: Output,
        every: u64,
        of_several: bool,
    ) -> Result<Self> {
        if format == TraceFormat::Csv {
            let before = if of_several { "puzzle,parameters,seed," } else { "" };
            output.write(format!("{before}{}\n", COLUMNS.join(",")))?;
        }
        Ok(Self { rows: Rows::new(format, every, String::new()), output })
    }

    /// Returns the settings that determine the rows.
    pub(super) fn plan(&self) -> Plan {
        Plan { format: self.rows.format, every: self.rows.every }
    }

    pub(super) fn write(&mut self, generation: &dyn Generation, scale: &Scale) -> Result<()> {
        self.rows.add(generation, scale);
        let row = std::mem::take(&mut self.rows.text);
        self.output.write(row)?;
        Ok(())
    }

    /// Writes rows of one of several runs.
    pub(super) fn write_rows(&mut self, mut rows: Rows) -> Result<()> {
        self.output.write(rows.end())?;
        Ok(())
    }

    pub(super) fn finish(mut self) -> Result<()> {
        self.output.write(self.rows.end())?;
        self.output.finish()
    }
}

/// The settings that determine the rows of a trace.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    format: TraceFormat,
    every: u64,
}

impl Plan {
    /// Makes the rows of one of several runs, which are written in the order of the runs.
    pub(super) fn rows(self, puzzle: usize, parameters: &str, seed: u64) -> Rows {
        let before = match self.format {
            TraceFormat::Csv => format!("{puzzle},{parameters},{seed},"),
            TraceFormat::JsonLines => {
                format!("\"puzzle\":{puzzle},\"parameters\":\"{parameters}\",\"seed\":{seed},")
            }
        };
        Rows::new(self.format, self.every, before)
    }
}

/// Rows as text: every `every`-th generation, and the last.
#[derive(Debug)]
pub(super) struct Rows {
    format: TraceFormat,
    every: u64,
    /// The beginning of every row.
    before: String,
    text: String,
    /// The last row, unless it is already in the text.
    pending: Option<String>,
}

impl Rows {
    fn new(format: TraceFormat, every: u64, before: String) -> Self {
        Self { format, every, before, text: String::new(), pending: None }
    }

    pub(super) fn add(&mut self, generation: &dyn Generation, scale: &Scale) {
        let values = row(generation, scale);
        let before = &self.before;
        let row = match self.format {
            TraceFormat::Csv => format!("{before}{}", csv(&values)),
            TraceFormat::JsonLines => {
                let cells = COLUMNS.iter().zip(values);
                let cells = cells.map(|(name, value)| match value.is_nan() {
                    false => format!("\"{name}\":{value}"),
                    true => format!("\"{name}\":null"),
                });
                format!("{{{before}{}}}\n", cells.collect::<Vec<_>>().join(","))
            }
        };
        if generation.number().is_multiple_of(self.every) {
            self.text += &row;
            self.pending = None;
        } else {
            self.pending = Some(row);
        }
    }

    /// Returns everything that is left to be written.
    fn end(&mut self) -> String {
        std::mem::take(&mut self.text) + &self.pending.take().unwrap_or_default()
    }
}
