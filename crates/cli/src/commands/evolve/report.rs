//! The result of a run, for people and for programs.

use evoku_evolve::{Attempt, Cost, Outcome};
use evoku_sudoku::formats;
use serde_json::{Map, Value, json};

use crate::axis::thousands;
use crate::chart::Labels;
use crate::commands::evolve::job::{Job, Posed};

/// A run and what came of it.
pub(super) struct Report<'a> {
    pub(super) job: &'a Job,
    pub(super) seed: u64,
    pub(super) outcome: Outcome,
    pub(super) seconds: f64,
    /// Whether the individuals of the last generation are shown too.
    pub(super) population: bool,
}

/// What is run: the algorithm with its parameters, and the puzzle.
pub(super) fn heading(job: &Job, seed: u64) -> String {
    let settings: Vec<String> = job
        .settings
        .iter()
        .map(|(parameter, value)| format!("{}={value}", parameter.name))
        .collect();
    let mut text = format!(
        "algorithm: {} {}\nseed: {seed}\npuzzle: {}\n",
        job.algorithm(),
        settings.join(" "),
        job.puzzle()
    );
    if let Posed::Sudoku { sudoku, .. } = &job.posed {
        text += &formats::line::print(sudoku.givens());
        text += "\n\n";
        text += &formats::board::print(sudoku.geometry(), sudoku.givens());
    }
    text + "\n"
}

/// The settings by name.
pub(super) fn parameters(job: &Job) -> Value {
    let entries = job.settings.iter().map(|(parameter, value)| {
        let number = value.parse::<serde_json::Number>().map(Value::Number);
        (parameter.name.to_owned(), number.unwrap_or(Value::String(value)))
    });
    Value::Object(entries.collect::<Map<_, _>>())
}

/// The puzzle by its properties.
pub(super) fn puzzle(job: &Job) -> Value {
    match &job.posed {
        Posed::Sudoku { sudoku, .. } => json!({
            "kind": "sudoku",
            "geometry": sudoku.geometry().to_string(),
            "givens": sudoku.givens().filled(),
            "line": formats::line::print(sudoku.givens()),
        }),
        Posed::Kind { kind, size } => json!({ "kind": kind.name, "size": size }),
    }
}

impl Report<'_> {
    /// For people.
    pub(super) fn text(&self) -> String {
        let outcome = &self.outcome;
        let found = if outcome.is_solved() { "solution found" } else { "no solution found" };
        let mut text = format!(
            "{found}: {}, generation {}, {} evaluations, {:.3} s ({} evaluations/s)",
            outcome.stop,
            thousands(outcome.generations),
            thousands(outcome.evaluations),
            self.seconds,
            thousands(self.rate() as u64),
        );
        if outcome.restarts > 0 {
            text += &format!(", {} restarts", thousands(outcome.restarts));
        }
        text.push('\n');
        match (&outcome.last, &outcome.best) {
            (Some(last), Some(best)) if last == best => {
                text += &self.attempt("best of the last generation and of the run", last);
            }
            (Some(last), Some(best)) => {
                text += &self.attempt("best of the last generation", last);
                text += &self.attempt("best of the run", best);
            }
            _ => {}
        }
        if self.population { text + &self.individuals() } else { text }
    }

    fn attempt(&self, which: &str, attempt: &Attempt) -> String {
        format!("\n{which}: {}\n{}", self.job.scale().words(attempt.cost), attempt.board)
    }

    /// The last generation, a line of cells an individual, before and after culling.
    fn individuals(&self) -> String {
        let (all, kept) = (&self.outcome.population, &self.outcome.survivors);
        let mut text = format!("\nlast generation: {} individuals\n", all.len());
        for (line, _) in all {
            text += line;
            text.push('\n');
        }
        if kept.len() < all.len() {
            text += &format!("\nafter culling: {} individuals, best first\n", kept.len());
            for (line, _) in kept.iter().filter_map(|&index| all.get(index)) {
                text += line;
                text.push('\n');
            }
        }
        text
    }

    fn rate(&self) -> f64 {
        self.outcome.evaluations as f64 / self.seconds.max(1e-9)
    }

    /// For programs.
    pub(super) fn json(&self) -> String {
        let outcome = &self.outcome;
        let attempt = |attempt: &Attempt| {
            json!({
                "line": attempt.line,
                "board": attempt.board,
                "fitness": self.fitness(attempt.cost),
                "cost": attempt.cost.total(),
            })
        };
        let mut object = json!({
            "algorithm": self.job.algorithm(),
            "parameters": parameters(self.job),
            "puzzle": puzzle(self.job),
            "seed": self.seed,
            "solved": outcome.is_solved(),
            "stop": outcome.stop.to_string(),
            "generations": outcome.generations,
            "evaluations": outcome.evaluations,
            "restarts": outcome.restarts,
            "seconds": self.seconds,
            "evaluations_per_second": self.rate().round(),
            "best": outcome.best.as_ref().map(attempt),
            "last_generation_best": outcome.last.as_ref().map(attempt),
        });
        if self.population {
            let (all, kept) = (&outcome.population, &outcome.survivors);
            let lines = |indices: &mut dyn Iterator<Item = usize>| {
                Value::from_iter(
                    indices.filter_map(|index| all.get(index)).map(|(line, _)| line.as_str()),
                )
            };
            object["population"] = lines(&mut (0..all.len()));
            object["after_culling"] = lines(&mut kept.iter().copied());
        }
        format!("{object:#}\n")
    }

    /// The fitness in the algorithm's own terms: a number, or two by name.
    fn fitness(&self, cost: Cost) -> Value {
        let scale = self.job.scale();
        match scale.second {
            Some(name) => json!({ scale.unit: scale.first(cost), name: cost.values()[1] }),
            None => json!(scale.first(cost)),
        }
    }

    /// What the chart of this run says.
    pub(super) fn labels(&self) -> Labels {
        let Outcome { evaluations, generations, stop, .. } = &self.outcome;
        Labels {
            title: format!("{} on {}", self.job.algorithm(), self.job.puzzle()),
            subtitle: format!(
                "seed {} · {} evaluations in {} generations · {stop}",
                self.seed,
                thousands(*evaluations),
                thousands(*generations)
            ),
            scale: self.job.scale(),
        }
    }
}
