//! A table of the generations.

use std::path::Path;

use anyhow::bail;
use evoku_evolve::Generation;
use evoku_evolve::presets::Scale;

use crate::output::Output;

/// A row for every generation, fitness in the algorithm's own terms.
pub(super) struct Trace {
    format: TraceFormat,
    output: Output,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TraceFormat {
    Csv,
    JsonLines,
}

impl TraceFormat {
    /// The format that a file's name asks for.
    pub(super) fn of(path: &Path) -> anyhow::Result<Self> {
        let extension = path.extension().and_then(|extension| extension.to_str());
        match extension.map(str::to_ascii_lowercase).as_deref() {
            Some("csv") => Ok(Self::Csv),
            Some("jsonl") => Ok(Self::JsonLines),
            _ => bail!("{} should end in .csv or .jsonl", path.display()),
        }
    }
}

const COLUMNS: [&str; 8] =
    ["generation", "evaluations", "restarts", "best", "mean", "worst", "diversity", "best_of_run"];

impl Trace {
    pub(super) fn begin(format: TraceFormat, mut output: Output) -> anyhow::Result<Self> {
        if format == TraceFormat::Csv {
            output.write(COLUMNS.join(",") + "\n")?;
        }
        Ok(Self { format, output })
    }

    pub(super) fn write(
        &mut self,
        generation: &dyn Generation,
        scale: &Scale,
    ) -> anyhow::Result<()> {
        let value = |total: u32| scale.value(f64::from(total));
        let values = [
            generation.number() as f64,
            generation.work().evaluations() as f64,
            generation.restarts() as f64,
            value(generation.best().total()),
            scale.value(generation.mean()),
            value(generation.worst().total()),
            generation.diversity(),
            value(generation.best_of_run().total()),
        ];
        let row = match self.format {
            TraceFormat::Csv => values.map(|value| value.to_string()).join(",") + "\n",
            TraceFormat::JsonLines => {
                let cells = COLUMNS.iter().zip(values);
                let cells = cells.map(|(name, value)| format!("\"{name}\":{value}"));
                format!("{{{}}}\n", cells.collect::<Vec<_>>().join(","))
            }
        };
        self.output.write(row)?;
        Ok(())
    }

    pub(super) fn finish(self) -> anyhow::Result<()> {
        self.output.finish()
    }
}
