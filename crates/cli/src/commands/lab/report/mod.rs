mod figures;
mod page;
mod plot;
mod sweeps;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use evoku_lab::convergence::convergence;
use evoku_lab::report::Report as Words;

use crate::commands::lab::choice::Choice;
use crate::figure::Format;
use crate::output::Output;

/// Say what the runs of a plan show: tables, verdicts, pictures.
///
/// The name of FILE says the form: .html, one page with all of it that needs nothing else; .md,
/// tables and verdicts as Markdown, which is also printed without FILE; .tex, the tables as LaTeX
/// (booktabs).
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab report plan.sqlite                        tables and verdicts
  evoku lab report plan.sqlite -o report.html         with pictures and puzzles
  evoku lab report plan.sqlite --figures pictures     each picture as SVG, PNG and PDF
  evoku lab report plan.sqlite --measure quality      ranks and tests by how close runs came")]
pub(crate) struct Report {
    /// The store
    #[arg(value_name = "STORE")]
    store: PathBuf,

    /// The file to write (.html, .md or .tex)
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Write each picture as SVG, PNG and PDF into this folder
    #[arg(long, value_name = "DIR")]
    figures: Option<PathBuf>,

    #[command(flatten)]
    choice: Choice,
}

/// The formats of every picture in a folder, with their extensions.
const FORMATS: [(Format, &str); 3] =
    [(Format::Svg, "svg"), (Format::Png, "png"), (Format::Pdf, "pdf")];

/// The forms of a report.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Html,
    Markdown,
    Latex,
}

impl Report {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let form = self.form()?;
        let (store, results) = self.choice.open(&self.store)?;
        let analysis = self.choice.analyse(&results)?;
        let mut words = Words::of(&analysis);
        let mut figures = Vec::new();
        if form == Form::Html || self.figures.is_some() {
            let convergences =
                convergence(&store, &results).with_context(|| self.store.display().to_string())?;
            let pictures = figures::all(&analysis, &convergences);
            figures = pictures.figures;
            figures.extend(sweeps::all(&analysis));
            words.notes.extend(pictures.notes);
        }
        if let Some(folder) = &self.figures {
            let cannot = || format!("can't write {}", folder.display());
            fs::create_dir_all(folder).with_context(cannot)?;
            for figures::Named { name, figure } in &figures {
                for (format, extension) in FORMATS {
                    let path = folder.join(format!("{name}.{extension}"));
                    fs::write(path, figure.encode(format)?).with_context(cannot)?;
                }
            }
        }
        if self.output.is_some() || self.figures.is_none() {
            let text = match form {
                Form::Html => page::page(&analysis, &words, &figures)?,
                Form::Markdown => words.markdown(&results.plan.name),
                Form::Latex => words.latex(),
            };
            Output::create(self.output.as_deref())?.end_with(text)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn form(&self) -> anyhow::Result<Form> {
        let Some(path) = &self.output else { return Ok(Form::Markdown) };
        let extension = path.extension().and_then(|extension| extension.to_str());
        match extension.map(str::to_ascii_lowercase).as_deref() {
            Some("html" | "htm") => Ok(Form::Html),
            Some("md") => Ok(Form::Markdown),
            Some("tex") => Ok(Form::Latex),
            _ => bail!("{} should end in .html, .md or .tex", path.display()),
        }
    }
}
