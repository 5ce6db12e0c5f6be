//! The output formats of a result, and the rows of runs.

use evoku_lab::rows::csv_cell;
use evoku_messages::say;
use serde_json::{Map, Value, json};

use crate::commands::evolve::runs::Run;
use crate::error::{Result, ensure};
use crate::numbers::json_whole;
use crate::output::{About, FieldArguments, NamedFormat};

/// The output format of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OutputFormat {
    /// Text for people.
    Text,
    /// One JSON object with all results.
    Json,
    /// A JSON object for each run.
    Lines,
    /// A row for each run.
    Csv,
    /// The story of one run as a page.
    Html,
}

impl NamedFormat for OutputFormat {
    const DEFAULT: &'static str = "text";

    fn all() -> &'static [Self] {
        &[Self::Text, Self::Json, Self::Lines, Self::Csv, Self::Html]
    }

    fn about(self) -> About {
        match self {
            Self::Text => About::text("text for people"),
            Self::Json => About::json("one object with all results"),
            Self::Lines => About::jsonl("one object per run"),
            Self::Csv => About::csv("one row per run"),
            Self::Html => About::html("the story of one run, with pictures and a chart"),
        }
    }
}

/// The members of the JSON object of a result.
const MEMBERS: &[&str] = &[
    "algorithm",
    "parameters",
    "propagation",
    "puzzle",
    "seed",
    "solved",
    "stop",
    "generations",
    "evaluations",
    "work",
    "restarts",
    "seconds",
    "evaluations_per_second",
    "best",
    "last_generation_best",
    "islands",
    "exchanges",
    "migrants",
    "version",
    "revision",
    "default_algorithm",
    "generated",
    "populations",
    "population",
    "population_fitness",
    "after_culling",
    "children",
    "story",
];

/// The members of the JSON object of several runs.
const MEMBERS_OF_RUNS: &[&str] = &[
    "algorithm",
    "parameters",
    "propagation",
    "puzzle",
    "islands",
    "version",
    "revision",
    "default_algorithm",
    "generated",
    "runs",
    "puzzles",
    "configurations",
    "summary",
];

/// The columns of a run.
const COLUMNS: &[&str] = &[
    "puzzle",
    "algorithm",
    "parameters",
    "seed",
    "solved",
    "stop",
    "cost",
    "line",
    "generations",
    "evaluations",
    "full",
    "moves",
    "decodes",
    "placements",
    "restarts",
    "exchanges",
    "seconds",
];

/// Returns the fields to write, selected from those of the output format.
pub(super) fn fields(
    format: OutputFormat,
    arguments: &FieldArguments,
    several: bool,
) -> Result<Vec<String>> {
    if matches!(format, OutputFormat::Text | OutputFormat::Html) {
        ensure!(arguments.are_all(), say::command_fields_csv(format.about().name));
    }
    arguments.among(match (format, several) {
        (OutputFormat::Json, false) => MEMBERS,
        (OutputFormat::Json, true) => MEMBERS_OF_RUNS,
        _ => COLUMNS,
    })
}

/// Makes a JSON document of the members named in `fields`, as far as the object has them.
pub(super) fn document(object: &Value, fields: &[String]) -> String {
    let picked = fields.iter().filter_map(|name| Some((name.clone(), object.get(name)?.clone())));
    format!("{:#}\n", Value::Object(picked.collect::<Map<_, _>>()))
}

/// Returns the rows of runs. Each has the number of the puzzle, the algorithm, its parameters and
/// the result.
pub(super) fn rows<'r>(
    format: OutputFormat,
    runs: impl Iterator<Item = (usize, String, String, &'r Run)>,
    fields: &[String],
) -> String {
    let mut text = String::new();
    if format == OutputFormat::Csv {
        text += &(fields.join(",") + "\n");
    }
    for (puzzle, algorithm, parameters, run) in runs {
        let row = row(puzzle, &algorithm, &parameters, run);
        let picked = fields.iter().map(|name| (name.clone(), row[name.as_str()].clone()));
        text += &match format {
            OutputFormat::Csv => {
                picked.map(|(_, value)| cell(&value)).collect::<Vec<_>>().join(",")
            }
            _ => Value::Object(picked.collect::<Map<_, _>>()).to_string(),
        };
        text.push('\n');
    }
    text
}

fn row(puzzle: usize, algorithm: &str, parameters: &str, run: &Run) -> Value {
    json!({
        "puzzle": puzzle,
        "algorithm": algorithm,
        "parameters": parameters,
        "seed": json_whole(run.seed),
        "solved": run.is_solved(),
        "stop": run.stop.to_string(),
        "cost": run.best.as_ref().map(|(cost, _)| cost.total()),
        "line": run.best.as_ref().map(|(_, line)| line),
        "generations": run.generations,
        "evaluations": run.work.evaluations(),
        "full": run.work.full,
        "moves": run.work.moves,
        "decodes": run.work.decodes,
        "placements": run.work.placements,
        "restarts": run.restarts,
        "exchanges": run.exchanges,
        "seconds": run.seconds,
    })
}

/// Formats a value as a CSV cell.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => csv_cell(text),
        value => value.to_string(),
    }
}
