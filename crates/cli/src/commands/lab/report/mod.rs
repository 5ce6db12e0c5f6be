mod figures;
mod page;
mod plot;
mod sweeps;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use evoku_lab::analysis::{self, Groups};
use evoku_lab::convergence::convergence;
use evoku_lab::report::Report as Words;
use evoku_lab::store::Store;

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
  evoku lab report plan.sqlite --figures pictures     each picture as SVG and PNG")]
pub(crate) struct Report {
    /// The store
    #[arg(value_name = "STORE")]
    store: PathBuf,

    /// The file to write (.html, .md or .tex)
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Write each picture as SVG and PNG into this folder
    #[arg(long, value_name = "DIR")]
    figures: Option<PathBuf>,

    /// The plan, where the store has several
    #[arg(long, value_name = "NAME")]
    plan: Option<String>,

    /// What is compared (default: evaluations, or seconds where exact engines take part)
    #[arg(long, value_enum)]
    measure: Option<Measure>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Measure {
    Evaluations,
    Generations,
    Seconds,
}

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
        let shown = || self.store.display().to_string();
        let store = Store::existing(&self.store).with_context(shown)?;
        let plan = store.plan(self.plan.as_deref()).with_context(shown)?;
        let results = store.results(plan).with_context(shown)?;
        let measure = match self.measure {
            None => analysis::Measure::of(&results),
            Some(Measure::Evaluations) => analysis::Measure::Evaluations,
            Some(Measure::Generations) => analysis::Measure::Generations,
            Some(Measure::Seconds) => analysis::Measure::Seconds,
        };
        let groups = Groups::new(&results, measure);
        let summaries = groups.summaries();
        let words = Words::new(&results, &groups, &summaries);
        let mut figures = Vec::new();
        if form == Form::Html || self.figures.is_some() {
            let convergences = convergence(&store, &results).with_context(shown)?;
            let rankings = groups.rankings();
            figures = figures::all(&results, &groups, &summaries, &rankings, &convergences);
            figures.extend(sweeps::all(&results, &groups));
        }
        if let Some(folder) = &self.figures {
            let cannot = || format!("can't write {}", folder.display());
            fs::create_dir_all(folder).with_context(cannot)?;
            for figures::Named { name, figure } in &figures {
                for (format, extension) in [(Format::Svg, "svg"), (Format::Png, "png")] {
                    let path = folder.join(format!("{name}.{extension}"));
                    fs::write(path, figure.encode(format)?).with_context(cannot)?;
                }
            }
        }
        if self.output.is_some() || self.figures.is_none() {
            let text = match form {
                Form::Html => page::page(&results, &groups, &words, &figures)?,
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
