//! The result of a run, and the story of the run before it.

use clap::Args;
use evoku_draw::figure::Figure;
use evoku_evolve::chosen::PuzzleInstance;
use evoku_evolve::islands::Islands;
use evoku_evolve::{Generation, Outcome};
use evoku_messages::say;
use serde_json::Value;

use crate::commands::evolve::job::Job;
use crate::commands::evolve::output_format::OutputFormat;
use crate::error::{Result, bail};
use crate::output::{NamedFormat, Output};
use crate::story::{Detail, Event, Storyteller, Subject, page};

#[derive(Args, Debug)]
pub(super) struct StoryArguments {
    /// Explain the run as a story while it runs, before the result: the best attempts and why they are
    /// better, the houses that lack a digit, stagnation, restarts, migration, and advice at the end
    ///
    /// The story follows from the seed, like the run. Attempts are compared with the generation
    /// before, so their parents are the most similar members. With -o story.html, the story is a
    /// page with pictures of the attempts and a chart. JSON contains it as the member `story`.
    #[arg(long, value_enum, value_name = "DETAIL", num_args = 0..=1, require_equals = true,
        default_missing_value = "normal")]
    explain: Option<Detail>,
}

impl StoryArguments {
    /// Returns the detail of the story; `None` if there is no story.
    ///
    /// # Errors
    /// If the format has no place for a story, or if there are several runs.
    pub(super) fn detail(&self, format: OutputFormat, several: bool) -> Result<Option<Detail>> {
        let detail = match (self.explain, format) {
            (None, OutputFormat::Html) => Detail::Normal,
            (None, _) => return Ok(None),
            (Some(_), OutputFormat::Lines | OutputFormat::Csv) => {
                bail!(say::command_story_rows(format.about().name))
            }
            (Some(detail), _) => detail,
        };
        if several {
            bail!(say::command_story_one_run());
        }
        Ok(Some(detail))
    }
}

/// The output of a run, with its storyteller.
pub(super) struct Narration {
    teller: Option<Storyteller>,
    output: Output,
    /// `true` if events are written when they happen.
    is_live: bool,
    /// The events that are not written yet.
    events: Vec<Event>,
    /// The first error of the output.
    failed: Result<()>,
}

impl Narration {
    /// Writes the result of a job to `output`, with a story of this detail.
    pub(super) fn new(
        job: &Job,
        detail: Option<Detail>,
        format: OutputFormat,
        output: Output,
    ) -> Self {
        let teller = detail.map(|detail| Storyteller::new(subject(job), detail));
        let is_live = format == OutputFormat::Text;
        Self { teller, output, is_live, events: Vec::new(), failed: Ok(()) }
    }

    /// Returns `true` if the story is written while the run goes.
    pub(super) fn is_live(&self) -> bool {
        self.teller.is_some() && self.is_live
    }

    pub(super) fn epoch(&mut self, islands: &Islands<'_>) {
        if let Some(teller) = &mut self.teller {
            teller.epoch(islands);
        }
    }

    pub(super) fn generation(&mut self, generation: &dyn Generation) {
        let event = self.teller.as_mut().and_then(|teller| teller.generation(generation));
        self.add(event);
    }

    /// Adds the end of the story.
    pub(super) fn end(&mut self, outcome: &Outcome) {
        let event = self.teller.as_mut().map(|teller| teller.end(outcome));
        self.add(event);
    }

    fn add(&mut self, event: Option<Event>) {
        let Some(event) = event else { return };
        if !self.is_live {
            self.events.push(event);
        } else if self.failed.is_ok() {
            let text = event.text();
            self.failed = self.output.write(text).and_then(|_| self.output.flush()).map(drop);
        }
    }

    /// Adds the story to the JSON object of the result.
    pub(super) fn add_to(&self, object: &mut Value, job: &Job) {
        if self.teller.is_some() {
            let side = job.instance.sudoku().map(|sudoku| sudoku.geometry().side());
            object["story"] = self.events.iter().map(|event| event.json(side)).collect();
        }
    }

    /// Returns the story as a page.
    pub(super) fn page(&self, title: &str, job: &Job, chart: &Figure, report: &str) -> String {
        page(title, job.instance.sudoku(), &self.events, chart, report)
    }

    /// Writes the result. A story that was written before is separated from it by a blank line.
    pub(super) fn finish(mut self, text: &str) -> Result<()> {
        self.failed?;
        if self.teller.is_some() && self.is_live {
            self.output.write("\n")?;
        }
        self.output.end_with(text)
    }
}

fn subject(job: &Job) -> Subject {
    Subject {
        sudoku: match &job.instance {
            PuzzleInstance::Sudoku(sudoku) => Some((**sudoku).clone()),
            PuzzleInstance::Kind(..) => None,
        },
        scale: job.scale(),
        algorithm: job.algorithm(),
        is_default: job.is_default,
        is_epoch: job.is_epoch(),
    }
}
