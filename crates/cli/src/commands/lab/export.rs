use std::path::PathBuf;
use std::process::ExitCode;

use clap::{ArgGroup, Args};
use evoku_lab::export::{self, Format};

use crate::commands::lab::choice::Choice;

/// Write the results of a plan as files for other programs.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab export plan.sqlite --csv tables       runs, traces, verdicts ... with a data dictionary
  evoku lab export plan.sqlite --parquet tables   the same as Parquet, for large results
  evoku lab export plan.sqlite --ioh ioh          for IOHanalyzer
  evoku lab export all.sqlite --plan seed --csv tables",
    group = ArgGroup::new("form").required(true).multiple(true))]
pub(crate) struct Export {
    /// The store
    #[arg(value_name = "STORE")]
    store: PathBuf,

    /// Write tidy tables (CSV) into this folder, with a README that says what every column means
    #[arg(long, value_name = "DIR", group = "form")]
    csv: Option<PathBuf>,

    /// Write the same tables as Apache Parquet into this folder (needs a build with --features
    /// parquet)
    #[arg(long, value_name = "DIR", group = "form")]
    parquet: Option<PathBuf>,

    /// Write the data format of IOHprofiler into this folder
    #[arg(long, value_name = "DIR", group = "form")]
    ioh: Option<PathBuf>,

    #[command(flatten)]
    choice: Choice,
}

impl Export {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        if self.parquet.is_some() {
            Format::Parquet.check()?;
        }
        let (store, results) = self.choice.open(&self.store)?;
        let analysis = self.choice.analyse(&results)?;
        for (folder, format) in [(&self.csv, Format::Csv), (&self.parquet, Format::Parquet)] {
            if let Some(folder) = folder {
                export::tables(&store, &results.plan, folder, format)?;
                export::statistics(&analysis, folder, format)?;
            }
        }
        if let Some(folder) = &self.ioh {
            export::ioh(&store, &results.plan, folder)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
