use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use evoku_lab::analysis::Power;
use evoku_lab::plan::Plan;

use crate::commands::lab::json;
use crate::commands::lab::plan::read_plan;
use crate::numbers::{counted, thousands};
use crate::output::{About, Form, ResultArguments};

/// Say what a plan will do: its algorithms, puzzles and runs, and the most that they can take.
///
/// Every mistake is said with its line and column. Puzzles that the plan wants made are made. Warns
/// of classes with too few puzzles for any verdict.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku lab check plan.toml    the runs that it makes, or every mistake")]
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
}

impl Form for Paper {
    const USUAL: &'static str = "text";

    fn all() -> &'static [Self] {
        &[Self::Text, Self::Json]
    }

    fn about(self) -> About {
        match self {
            Self::Text => About::text("lines for people"),
            Self::Json => About::json("an object"),
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
    for warning in plan.configurations.iter().filter_map(|one| one.warning(plan.limits)) {
        let _ = writeln!(text, "warning: {warning}");
    }
    for power in Power::of(plan) {
        if let Some(warning) = power.warning() {
            let class = power.class.map_or("all classes", |class| &plan.classes[class.at()].name);
            let _ = writeln!(text, "warning: {class}: {warning}");
        }
    }
    text
}
