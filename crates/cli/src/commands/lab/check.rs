use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use evoku_lab::analysis::Power;
use evoku_lab::plan::Plan;
use evoku_messages::{Decimal, Message, say};

use crate::commands::lab::json;
use crate::commands::lab::plan::read_plan;
use crate::error::{Context, Result};
use crate::input::check_output;
use crate::language::render;
use crate::numbers::thousands;
use crate::output::{About, NamedFormat, ResultArguments, escaped, remark};

/// Check a plan and report its algorithms, puzzles and runs, and the maximum cost of the runs.
///
/// Every mistake is reported with its line and column. Puzzles that the plan requests are
/// generated. The command warns about classes with too few puzzles for any verdict.
///
/// A packed plan is a checked plan in one file, together with all of its puzzles. Other commands
/// accept it in place of the plan; they neither repeat the check nor need the files that the plan
/// names. Pack a plan before distributing it to many machines.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab check plan.toml    the runs of the plan, or every mistake in it
  evoku lab check plan.toml -o plan.packed
                               the plan with its puzzles, for many machines

JSON: each element of warnings has its text in warning. In messages it has the id and args of the
text, which do not depend on the language.")]
pub(crate) struct Check {
    /// Plan file, packed or not
    #[arg(value_name = "PLAN")]
    path: PathBuf,

    #[command(flatten)]
    result: ResultArguments<OutputFormat>,
}

/// The output format of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OutputFormat {
    Text,
    Json,
    Packed,
}

impl NamedFormat for OutputFormat {
    const DEFAULT: &'static str = "text";

    fn all() -> &'static [Self] {
        &[Self::Text, Self::Json, Self::Packed]
    }

    fn about(self) -> About {
        match self {
            Self::Text => About::text("text for people"),
            Self::Json => About::json("one object"),
            Self::Packed => About {
                name: "packed",
                extensions: &["packed"],
                meaning: "the plan with its puzzles in one file, which runs without another check",
            },
        }
    }
}

impl Check {
    pub(super) fn run(self) -> Result<ExitCode> {
        let format = self.result.format()?.unwrap_or(OutputFormat::Text);
        check_output(&[&self.path], self.result.path())?;
        let plan = read_plan(&self.path)?;
        let text = match format {
            // Names in a plan may contain control characters.
            OutputFormat::Text => escaped(&text(&plan)).into_owned(),
            OutputFormat::Json => json::plan(&plan),
            OutputFormat::Packed => {
                warnings(&plan).into_iter().for_each(remark);
                plan.pack().within(say::command_packing)?
            }
        };
        self.result.create()?.end_with(text)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn text(plan: &Plan) -> String {
    let title = render(say::command_plan_title(&plan.name, plan.seed));
    let mut text = format!("{title}\n\n{}\n", render(say::command_plan_algorithms()));
    // Writing to a string can't fail.
    for one in &plan.configurations {
        let mut words = vec![one.label.clone()];
        words.extend((one.label != one.algorithm()).then(|| one.algorithm().to_owned()));
        words.extend(Some(one.parameters()).filter(|text| !text.is_empty()));
        let _ = writeln!(text, "  {}", words.join(": "));
    }
    let _ = writeln!(text, "\n{}", render(say::command_plan_puzzles()));
    for class in &plan.classes {
        let mut boards: Vec<&str> = Vec::new();
        for instance in &class.puzzles {
            if !boards.contains(&instance.geometry.as_str()) {
                boards.push(&instance.geometry);
            }
        }
        let _ = writeln!(text, "  {}: {} ({})", class.name, class.puzzles.len(), boards.join("; "));
    }
    let (algorithms, puzzles) = (plan.configurations.len(), plan.puzzles());
    let runs = say::command_plan_runs(algorithms, puzzles, plan.repetitions, plan.jobs());
    let _ = writeln!(text, "\n{}", render(runs));
    if let Some(most) = plan.evaluations() {
        let most = u64::try_from(most).map_or_else(|_| most.to_string(), thousands);
        let _ = writeln!(text, "{}", render(say::command_plan_evaluations(most)));
    }
    if let Some(seconds) = plan.limits.seconds {
        let hours = Decimal::new(seconds * plan.jobs() as f64 / 3600.0, 1);
        let _ = writeln!(text, "{}", render(say::command_plan_hours(hours)));
    }
    for warning in warnings(plan) {
        let _ = writeln!(text, "{}", render(warning));
    }
    text
}

/// Returns warnings about a plan; none of them prevents its runs.
fn warnings(plan: &Plan) -> Vec<Message> {
    let of_configurations = plan.configurations.iter().filter_map(|one| one.warning(plan.limits));
    let mut warnings: Vec<Message> = of_configurations.collect();
    for power in Power::of(plan) {
        if let Some(warning) = power.warning() {
            let class = match power.class {
                Some(class) => plan.classes[class.at()].name.clone(),
                None => render(say::command_all_classes()),
            };
            warnings.push(say::verbatim_at(class, warning));
        }
    }
    warnings.into_iter().map(say::command_warning).collect()
}
