use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::language::language;
use clap::Args;
use evoku_lab::anytime::anytime;
use evoku_lab::convergence::convergence;
use evoku_lab::fronts::fronts;
use evoku_lab::report::{
    Report as Words, anytime as anytime_tables, fronts as front_tables, run_lengths,
};
use evoku_messages::say;

use crate::commands::lab::choice::Choice;
use crate::commands::lab::output_format::OutputFormat;
use crate::error::{Context, Result};
use crate::input::check_output;
use crate::output::{About, Folder, NamedFormat, ResultArguments, remark_missing};
use evoku_draw::figure::Format;
use evoku_draw::report::{Named, fronts as front_figures, page, pictures, sweeps, targets};

/// Report the results of a plan: tables, verdicts, pictures.
///
/// As HTML, the report is a single self-contained page with all of them.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab report plan.sqlite                        tables and verdicts
  evoku lab report plan.sqlite -o report.html         with pictures and puzzles
  evoku lab report plan.sqlite --figures pictures     each picture as SVG, PNG and PDF
  evoku lab report plan.sqlite --anytime              fixed targets, fixed budgets, run lengths
  evoku lab report plan.sqlite --measure quality      ranks and tests by how close runs came")]
pub(crate) struct Report {
    /// Store or archive with the results
    #[arg(value_name = "STORE")]
    store: PathBuf,

    #[command(flatten)]
    result: ResultArguments<ReportFormat>,

    /// Add tables of anytime performance: cost targets, budgets, distributions of run lengths,
    /// restarts; the HTML page always has them
    #[arg(long)]
    anytime: bool,

    /// Write each picture as SVG, PNG and PDF to this folder
    #[arg(long, value_name = "DIR")]
    figures: Option<PathBuf>,

    #[command(flatten)]
    choice: Choice,
}

/// The formats of every picture in a folder, with their extensions.
const FORMATS: [(Format, &str); 3] =
    [(Format::Svg, "svg"), (Format::Png, "png"), (Format::Pdf, "pdf")];

/// The output formats of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ReportFormat {
    Html,
    Plain(OutputFormat),
}

impl NamedFormat for ReportFormat {
    const DEFAULT: &'static str = OutputFormat::DEFAULT;

    fn all() -> &'static [Self] {
        &[
            Self::Plain(OutputFormat::Markdown),
            Self::Html,
            Self::Plain(OutputFormat::Latex),
            Self::Plain(OutputFormat::Json),
        ]
    }

    fn about(self) -> About {
        match self {
            Self::Html => About::html("a page with tables, verdicts, pictures and puzzles"),
            Self::Plain(format) => format.about(),
        }
    }
}

impl Report {
    pub(super) fn run(self) -> Result<ExitCode> {
        let language = language();
        let format = self.result.format()?.unwrap_or(ReportFormat::Plain(OutputFormat::Markdown));
        check_output(&[&self.store], self.result.path())?;
        let (store, results) = self.choice.open(&self.store)?;
        let analysis = self.choice.analyse(&results)?;
        let mut words = Words::of(&analysis);
        let mut figures = Vec::new();
        let cannot_read = || self.store.display().to_string();
        let of_two_objectives = fronts(&results, |take| {
            store.each_run(&results.plan, true, |run, trace| {
                take(&run, &trace.front);
                Ok(())
            })
        })
        .at(cannot_read())?;
        words.tables.extend(front_tables(&analysis, &of_two_objectives));
        figures.extend(front_figures(&analysis, &of_two_objectives, language));
        let at_any_time = format == ReportFormat::Html || self.anytime;
        if at_any_time || self.figures.is_some() {
            let cells = anytime(&store, &results).at(cannot_read())?;
            figures.extend(targets(&analysis, &cells, language));
            if at_any_time {
                words.tables.extend(run_lengths(&analysis));
                words.tables.extend(anytime_tables(&analysis, &cells));
            }
        }
        if format == ReportFormat::Html || self.figures.is_some() {
            let convergences = convergence(&results, |take| {
                store.each_run(&results.plan, true, |run, trace| {
                    take(&run, &trace.points);
                    Ok(())
                })
            })
            .at(cannot_read())?;
            let drawn = pictures(&analysis, &convergences, language);
            figures.splice(0..0, drawn.figures);
            figures.extend(sweeps(&analysis, language));
            words.notes.extend(drawn.notes);
        }
        let folder = self.figures.as_deref().map(Folder::create).transpose()?;
        if let (Some(folder), Some(named)) = (&folder, &self.figures) {
            let shown = named.display().to_string();
            let cannot = |cause| say::command_cannot_write(&shown, cause);
            let missing = figures.iter().flat_map(|named| named.figure.missing_letters());
            remark_missing(&missing.collect());
            for Named { name, figure } in &figures {
                for (format, extension) in FORMATS {
                    let path = folder.path().join(format!("{name}.{extension}"));
                    fs::write(path, figure.encode(format)?).within(cannot)?;
                }
            }
        }
        if self.result.path().is_some() || self.figures.is_none() {
            let text = match format {
                ReportFormat::Html => page(&analysis, &words, &figures, language),
                ReportFormat::Plain(format) => format.text(&analysis, &words),
            };
            self.result.create()?.end_with(text)?;
        }
        folder.map_or(Ok(()), Folder::finish)?;
        Ok(ExitCode::SUCCESS)
    }
}
