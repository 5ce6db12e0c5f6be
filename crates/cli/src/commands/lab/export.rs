use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::language::language;
use clap::{ArgGroup, Args};
use evoku_lab::archive::archive;
use evoku_lab::export::{self, ExportError, Format, Tables};
use evoku_lab::store::{KeptPlan, Store};
use evoku_messages::say;

use crate::commands::lab::choice::Choice;
use crate::commands::lab::rows::RowFormat;
use crate::error::{Context, Result, ensure};
use crate::input::check_output;
use crate::output::{FieldArguments, Folder, Output, ResultArguments};

/// Export the results of a plan for other programs.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab export plan.sqlite --csv tables       runs, traces, verdicts, with a data dictionary
  evoku lab export plan.sqlite --parquet tables   these tables as Parquet, for large results
  evoku lab export plan.sqlite --csv tables --decimal-comma
                                                  for spreadsheets with decimal commas
  evoku lab export plan.sqlite --xlsx plan.xlsx   these tables as sheets of a workbook
  evoku lab export plan.sqlite --ioh ioh          for IOHanalyzer and iohinspector
  evoku lab export plan.sqlite --coco coco        for cocopp, the postprocessing of COCO
  evoku lab export plan.sqlite --archive plan.runs.gz
                                                  for evoku lab reproduce, which rebuilds pages
  evoku lab export plan.sqlite --json             only the runs, as objects on standard output
  evoku lab export plan.sqlite -o runs.jsonl.gz --fields configuration,puzzle,solved,evaluations
  evoku lab export all.sqlite --plan seed --csv tables",
    group = ArgGroup::new("form").args(["to", "json", "output"]).required(true).multiple(true))]
pub(crate) struct Export {
    /// Store or archive with the results
    #[arg(value_name = "STORE")]
    store: PathBuf,

    /// Write tidy CSV tables to this folder, with a README that explains every column
    #[arg(long, value_name = "DIR", group = "form")]
    csv: Option<PathBuf>,

    /// Write decimal commas in the tables of --csv, and semicolons between their cells
    #[arg(long, requires = "csv")]
    decimal_comma: bool,

    /// Write the tables of --csv as sheets of this workbook for spreadsheets (.xlsx)
    ///
    /// Integers of more than 15 digits are text, because spreadsheets would round them.
    #[arg(long, value_name = "FILE", group = "form")]
    xlsx: Option<PathBuf>,

    /// Write the tables of --csv as Apache Parquet files to this folder (needs a build with
    /// --features parquet)
    #[arg(long, value_name = "DIR", group = "form")]
    parquet: Option<PathBuf>,

    /// Write the runs in IOHprofiler's data format to this folder: missing digits by evaluations
    #[arg(long, value_name = "DIR", group = "form")]
    ioh: Option<PathBuf>,

    /// Write the runs in COCO's data format to this folder: missing digits by evaluations
    ///
    /// Each algorithm has a folder. A class is written as a function, and the number of cells as
    /// the dimension.
    #[arg(long, value_name = "DIR", group = "form")]
    coco: Option<PathBuf>,

    /// Write the runs of a finished plan to this file, for `evoku lab reproduce`
    ///
    /// The file is a table in CSV. Each row has the puzzle, the algorithm with its parameters, the
    /// seed, the revision of the program, and the results of a run. `evoku lab report` and `evoku lab
    /// export` read it too. It is compressed if its name ends in .gz.
    #[arg(long, value_name = "FILE", group = "form")]
    archive: Option<PathBuf>,

    #[command(flatten)]
    rows: ResultArguments<RowFormat>,

    #[command(flatten)]
    fields: FieldArguments,

    #[command(flatten)]
    choice: Choice,
}

/// Writes the runs of a plan to a folder.
type Write = fn(&Store, &KeptPlan, &Path) -> Result<(), ExportError>;

impl Export {
    pub(super) fn run(self) -> Result<ExitCode> {
        if self.parquet.is_some() {
            Format::Parquet.check()?;
        }
        let format = self.rows.format()?;
        let others = [&self.csv, &self.xlsx, &self.parquet, &self.ioh, &self.coco, &self.archive];
        let has_others = others.iter().any(|path| path.is_some());
        let has_rows = format.is_some() || self.rows.path().is_some() || !has_others;
        ensure!(has_rows || self.fields.are_all(), say::command_fields_folder());
        for output in [self.xlsx.as_deref(), self.archive.as_deref(), self.rows.path()] {
            check_output(&[&self.store], output)?;
        }
        let fields = self.fields.among(&export::column_names())?;
        let (store, results) = self.choice.open(&self.store)?;
        let analysis = self.choice.analyse(&results)?;
        let tables = |mut to: Tables| {
            export::tables(&store, &results.plan, &mut to, language())?;
            export::statistics(&analysis, &mut to)?;
            to.finish()
        };
        let csv = if self.decimal_comma { Format::DecimalComma } else { Format::Csv };
        // Everything is written before anything gets its final name.
        let (mut folders, mut files) = (Vec::new(), Vec::new());
        for (path, format) in [(&self.csv, csv), (&self.parquet, Format::Parquet)] {
            if let Some(path) = path {
                let folder = Folder::create(path)?;
                let written = Tables::folder(&folder.path(), format).and_then(&tables);
                written.map_err(|error| folder.named(error))?;
                folders.push(folder);
            }
        }
        if let Some(path) = &self.xlsx {
            let mut output = Output::create(Some(path))?;
            output.write(tables(Tables::workbook())?.unwrap_or_default())?;
            files.push(output);
        }
        let others: [(_, Write); 2] = [(&self.ioh, export::ioh), (&self.coco, export::coco)];
        for (path, write) in others {
            if let Some(path) = path {
                let folder = Folder::create(path)?;
                let written = write(&store, &results.plan, &folder.path());
                written.map_err(|error| folder.named(error))?;
                folders.push(folder);
            }
        }
        if let Some(path) = &self.archive {
            let text = archive(&results).at(self.store.display())?;
            let mut output = Output::create(Some(path))?;
            output.write(text)?;
            files.push(output);
        }
        files.iter_mut().try_for_each(Output::complete)?;
        if has_rows {
            let output = self.rows.create()?;
            format.unwrap_or(RowFormat::Json).write(&store, &results.plan, &fields, output)?;
        }
        folders.into_iter().try_for_each(Folder::finish)?;
        files.into_iter().try_for_each(Output::finish)?;
        Ok(ExitCode::SUCCESS)
    }
}
