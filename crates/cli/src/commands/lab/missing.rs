use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use clap::Args;
use evoku_lab::index::{ClassIndex, ConfigurationIndex};
use evoku_lab::job_set::JobSet;
use evoku_lab::plan::Plan;
use evoku_lab::shard::Shard;
use evoku_lab::store::{Cell, Store};
use evoku_messages::say;
use serde_json::{Value, json};

use crate::arguments::whole;
use crate::commands::lab::plan::read_plan;
use crate::error::{Context, Result, ensure};
use crate::exit::{INTERRUPTED, NOT_SOLVED, SUCCESS};
use crate::input::{check_is_file, check_output};
use crate::interrupt;
use crate::language::render;
use crate::numbers::{json_whole, thousands};
use crate::output::{About, NamedFormat, ResultArguments};

/// List the runs of a plan that are missing from a store, and the shards that contain them.
///
/// Exit codes: 0 no run is missing, 1 some runs are missing, 2 bad plan or store, 130 after Ctrl-C.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab missing plan.toml plan.sqlite                  missing runs by class and algorithm
  evoku lab missing plan.toml plan.sqlite --shards 100     also the shards that contain them
  evoku lab missing plan.toml plan.sqlite --shards 100 --to list
                                                           the shards, as input of sbatch --array")]
pub(crate) struct Missing {
    /// Plan file, packed or not
    #[arg(value_name = "PLAN")]
    path: PathBuf,

    /// Store with the results
    #[arg(value_name = "STORE")]
    store: PathBuf,

    /// Number of shards that the plan was split into; lists the shards to run again
    #[arg(long, value_name = "N", value_parser = whole(1..=MOST_SHARDS))]
    shards: Option<u64>,

    #[command(flatten)]
    result: ResultArguments<OutputFormat>,
}

/// The maximum number of shards; a longer list would be unreadable.
const MOST_SHARDS: u64 = 10_000_000;

/// The output format of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OutputFormat {
    Text,
    List,
    Json,
}

impl NamedFormat for OutputFormat {
    const DEFAULT: &'static str = "text";

    fn all() -> &'static [Self] {
        &[Self::Text, Self::List, Self::Json]
    }

    fn about(self) -> About {
        match self {
            Self::Text => About::text("text for people"),
            Self::List => About {
                name: "list",
                extensions: &[],
                meaning: "the numbers of the shards, like 3,17-20, for sbatch --array",
            },
            Self::Json => About::json("one object"),
        }
    }
}

impl Missing {
    pub(super) fn run(self) -> Result<ExitCode> {
        let format = self.result.format()?.unwrap_or(OutputFormat::Text);
        ensure!(format != OutputFormat::List || self.shards.is_some(), say::command_list_shards());
        check_output(&[&self.path, &self.store], self.result.path())?;
        let plan = read_plan(&self.path)?;
        let shown = || self.store.display().to_string();
        check_is_file(&self.store)?;
        let store = Store::readable(&self.store).at(shown())?;
        let recorded = store.recorded_jobs(&plan).at(shown())?;
        if interrupt::flag().load(Ordering::Relaxed) {
            return Ok(ExitCode::from(INTERRUPTED));
        }
        let shards = self.shards.map(|of| incomplete(&plan, &recorded, of));
        let text = match format {
            OutputFormat::Text => text(&plan, &recorded, shards.as_deref()),
            OutputFormat::List => list(shards.as_deref().unwrap_or_default()) + "\n",
            OutputFormat::Json => format!("{:#}\n", object(&plan, &recorded, shards.as_deref())),
        };
        self.result.create()?.end_with(text)?;
        let missing = plan.jobs() - recorded.len();
        Ok(ExitCode::from(if missing == 0 { SUCCESS } else { NOT_SOLVED }))
    }
}

/// Returns the numbers of the shards, out of `of`, that still have missing runs, in ascending
/// order.
fn incomplete(plan: &Plan, recorded: &JobSet, of: u64) -> Vec<u64> {
    let has_work = |number: &u64| {
        let jobs = Shard::new(*number, of).map_or(0..0, |shard| shard.range(plan.jobs()));
        recorded.next_missing(jobs.start) < jobs.end
    };
    (1..=of).filter(has_work).collect()
}

/// Counts the missing runs of each class and algorithm, omitting those without any. The recorded
/// runs are counted, since a plan may want billions of runs.
fn cells(plan: &Plan, recorded: &JobSet) -> Vec<(Cell, u64)> {
    let recorded = plan.count_by_cell(recorded.iter());
    let mut cells = Vec::new();
    for (class, of) in ClassIndex::first(plan.classes.len()).zip(&plan.classes) {
        let wanted = plan.repetitions * of.puzzles.len() as u64;
        for configuration in ConfigurationIndex::first(plan.configurations.len()) {
            let cell = Cell { configuration, class };
            let missing = wanted - recorded.get(&cell).unwrap_or(&0);
            if missing > 0 {
                cells.push((cell, missing));
            }
        }
    }
    cells
}

/// Formats numbers with ranges, like `3,17-20`.
fn list(numbers: &[u64]) -> String {
    let mut ranges: Vec<(u64, u64)> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let words = ranges.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}-{last}"),
    });
    words.collect::<Vec<_>>().join(",")
}

fn text(plan: &Plan, recorded: &JobSet, shards: Option<&[u64]>) -> String {
    let missing = plan.jobs() - recorded.len();
    if missing == 0 {
        return render(say::command_none_missing(plan.jobs())) + "\n";
    }
    let mut text = render(say::command_missing(missing, plan.jobs())) + "\n";
    for (cell, count) in cells(plan, recorded) {
        let class = &plan.classes[cell.class.at()].name;
        let label = &plan.configurations[cell.configuration.at()].label;
        // Writing to a string can't fail.
        let _ = writeln!(text, "  {class}: {label}: {}", thousands(count));
    }
    if let Some(shards) = shards {
        let _ = writeln!(text, "{}", render(say::command_missing_shards(list(shards))));
    }
    text
}

fn object(plan: &Plan, recorded: &JobSet, shards: Option<&[u64]>) -> Value {
    let cells = cells(plan, recorded).into_iter().map(|(cell, count)| {
        json!({
            "class": plan.classes[cell.class.at()].name,
            "algorithm": plan.configurations[cell.configuration.at()].label,
            "missing": json_whole(count),
        })
    });
    let mut object = json!({
        "plan": plan.name,
        "fingerprint": plan.fingerprint(),
        "runs_wanted": json_whole(plan.jobs()),
        "runs_missing": json_whole(plan.jobs() - recorded.len()),
        "missing": cells.collect::<Vec<_>>(),
    });
    if let (Some(shards), Some(members)) = (shards, object.as_object_mut()) {
        members.insert("shards".to_owned(), json!(shards));
    }
    object
}

#[cfg(test)]
mod tests {
    use super::list;

    #[test]
    fn neighbours_are_one_range() {
        assert_eq!(list(&[]), "");
        assert_eq!(list(&[3, 17, 18, 19, 20, 22]), "3,17-20,22");
    }
}
