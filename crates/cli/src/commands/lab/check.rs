use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use evoku_lab::analysis::Power;
use evoku_lab::plan::Plan;

use crate::commands::lab::json;
use crate::commands::lab::plan::read_plan;
use crate::numbers::{counted, thousands};
use crate::output::{About, Form, ResultArguments, remark};

/// Say what a plan will do: its algorithms, puzzles and runs, and the most that they can take.
///
/// Every mistake is said with its line and column. Puzzles that the plan wants made are made. Warns
/// of classes with too few puzzles for any verdict.
///
/// A packed plan is a plan that was checked, with all of its puzzles in the one file: other commands
/// take it for the plan and need neither to check it again nor the files that it names. Make one
/// before a plan goes to many machines.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab check plan.toml    the runs that it makes, or every mistake
  evoku lab check plan.toml -o plan.packed
                               the plan with its puzzles, for many machines")]
pub(crate) struct Check {
    /// The plan
    #[arg(value_name = "PLAN")]
    path: PathBuf,

    #[command(flatten)]
    result: ResultArguments<Paper>,
}

/// What a check is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Paper {
    Text,
    Json,
    Packed,
}

impl Form for Paper {
    const USUAL: &'static str = "text";

    fn all() -> &'static [Self] {
        &[Self::Text, Self::Json, Self::Packed]
    }

    fn about(self) -> About {
        match self {
            Self::Text => About::text("lines for people"),
            Self::Json => About::json("an object"),
            Self::Packed => About {
                name: "packed",
                extensions: &["packed"],
                meaning: "the plan with its puzzles in one file, to be run without another check",
            },
        }
    }
}

impl Check {
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        let paper = self.result.form()?.unwrap_or(Paper::Text);
        let plan = read_plan(&self.path)?;
        let text = match paper {
            Paper::Text => text(&plan),
            Paper::Json => json::plan(&plan),
            Paper::Packed => {
                for warning in warnings(&plan) {
                    remark(&format!("warning: {warning}"));
                }
                plan.pack().context("the plan can't be packed")?
            }
        };
        self.result.create()?.end_with(text)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn text(plan: &Plan) -> String {
    let mut text = format!("plan {}, seed {}\n\nalgorithms:\n", plan.name, plan.seed);
    // Writing to a string can't fail.
    for one in &plan.configurations {
        let mut words = vec![one.label.clone()];
        words.extend((one.label != one.algorithm()).then(|| one.algorithm().to_owned()));
        words.extend(Some(one.parameters()).filter(|text| !text.is_empty()));
        let _ = writeln!(text, "  {}", words.join(": "));
    }
    text += "\npuzzles:\n";
    for class in &plan.classes {
        let mut boards: Vec<&str> = Vec::new();
        for posed in &class.puzzles {
            if !boards.contains(&posed.geometry.as_str()) {
                boards.push(&posed.geometry);
            }
        }
        let _ = writeln!(text, "  {}: {} ({})", class.name, class.puzzles.len(), boards.join("; "));
    }
    let _ = writeln!(
        text,
        "\n{} x {} x {} = {} runs",
        counted(plan.configurations.len() as u64, "algorithm"),
        counted(plan.puzzles() as u64, "puzzle"),
        counted(plan.repetitions, "repetition"),
        thousands(plan.jobs()),
    );
    if let Some(most) = plan.evaluations() {
        let most = u64::try_from(most).map_or_else(|_| most.to_string(), thousands);
        let _ = writeln!(text, "at most {most} evaluations");
    }
    if let Some(seconds) = plan.limits.seconds {
        let hours = seconds * plan.jobs() as f64 / 3600.0;
        let _ = writeln!(text, "at most {hours:.1} hours of computing on one core");
    }
    for warning in warnings(plan) {
        let _ = writeln!(text, "warning: {warning}");
    }
    text
}

/// What is wrong with a plan that can be run all the same.
fn warnings(plan: &Plan) -> Vec<String> {
    let of_configurations = plan
        .configurations
        .iter()
        .filter_map(|one| one.warning(plan.limits))
        .map(|warning| warning.to_string());
    let mut warnings: Vec<String> = of_configurations.collect();
    for power in Power::of(plan) {
        if let Some(warning) = power.warning() {
            let class = power.class.map_or("all classes", |class| &plan.classes[class.at()].name);
            warnings.push(format!("{class}: {warning}"));
        }
    }
    warnings
}
