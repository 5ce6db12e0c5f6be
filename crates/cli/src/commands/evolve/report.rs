//! The result of a run, for people and for programs.

use evoku_evolve::islands::{Emigrants, Migration, Topology};
use evoku_evolve::presets::Archipelago;
use evoku_evolve::{Attempt, Cost, Outcome, Traffic, Work};
use evoku_sudoku::formats;
use serde_json::{Map, Value, json};

use crate::chart::Labels;
use crate::commands::evolve::job::{Algorithm, Job, Posed};
use crate::numbers::thousands;

/// A run and what came of it.
pub(super) struct Report<'a> {
    pub(super) job: &'a Job,
    pub(super) seed: u64,
    pub(super) outcome: Outcome,
    pub(super) seconds: f64,
    /// Whether the individuals of the last generation are shown too.
    pub(super) population: bool,
}

/// What is run: the algorithms with their parameters, the islands, and the puzzle.
pub(super) fn heading(job: &Job, seed: u64) -> String {
    let mut text = String::new();
    for algorithm in &job.algorithms {
        let settings = algorithm.settings.iter();
        let settings = settings.map(|(parameter, value)| format!(" {}={value}", parameter.name));
        text += &format!("algorithm: {}{}\n", algorithm.name(), settings.collect::<String>());
    }
    if let Some(Archipelago { islands, migration }) = job.archipelago {
        let [topology, emigrants] = names(&migration);
        let Migration { interval, migrants, .. } = migration;
        text += &format!(
            "islands: {islands}, {topology}, migrants {migrants} ({emigrants}) every {interval} evaluations\n"
        );
    }
    text +=
        &format!("propagation: {}\nseed: {seed}\npuzzle: {}\n", job.propagation(), job.puzzle());
    if let Posed::Sudoku(sudoku) = &job.posed {
        text += &formats::line::print(sudoku.givens());
        text += "\n\n";
        text += &formats::board::print(sudoku.geometry(), sudoku.givens());
    }
    text + "\n"
}

/// The settings by name; of several algorithms, a list of these.
pub(super) fn parameters(job: &Job) -> Value {
    let of = |algorithm: &Algorithm| {
        let entries = algorithm.settings.iter().map(|(parameter, value)| {
            let number = value.parse::<serde_json::Number>().map(Value::Number);
            (parameter.name.to_owned(), number.unwrap_or(Value::String(value)))
        });
        Value::Object(entries.collect::<Map<_, _>>())
    };
    match &job.algorithms[..] {
        [one] => of(one),
        several => several.iter().map(of).collect(),
    }
}

/// The islands by their properties; null where there are none.
pub(super) fn islands(job: &Job) -> Value {
    let Some(Archipelago { islands, migration }) = job.archipelago else { return Value::Null };
    let [topology, emigrants] = names(&migration);
    json!({
        "number": islands,
        "topology": topology,
        "migration_interval": migration.interval,
        "migrants": migration.migrants,
        "migration": emigrants,
    })
}

fn names(migration: &Migration) -> [&'static str; 2] {
    let topology = Topology::NAMES.iter().find(|(_, value)| *value == migration.topology);
    let emigrants = Emigrants::NAMES.iter().find(|(_, value)| *value == migration.emigrants);
    [topology.map_or("", |(name, _)| name), emigrants.map_or("", |(name, _)| name)]
}

/// Evaluations by their kind, and the class that says what propagation may have done for them.
pub(super) fn work_text(job: &Job, work: Work) -> String {
    let Work { full, moves, decodes, placements } = work;
    let [full, moves, decodes, placements] = [full, moves, decodes, placements].map(thousands);
    let class = job.propagation();
    format!(
        "work: {full} full, {moves} moves, {decodes} decodes, {placements} placements; propagation: {class}\n"
    )
}

/// The same for programs.
pub(super) fn work_json(work: Work) -> Value {
    let Work { full, moves, decodes, placements } = work;
    json!({ "full": full, "moves": moves, "decodes": decodes, "placements": placements })
}

/// The puzzle by its properties.
pub(super) fn puzzle(job: &Job) -> Value {
    match &job.posed {
        Posed::Sudoku(sudoku) => json!({
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
            "{found}: {}, {} {}, {} evaluations, {:.3} s ({} evaluations/s)",
            outcome.stop,
            self.job.step(),
            thousands(outcome.generations),
            thousands(outcome.work.evaluations()),
            self.seconds,
            thousands(self.rate() as u64),
        );
        if outcome.restarts > 0 {
            text += &format!(", {} restarts", thousands(outcome.restarts));
        }
        text.push('\n');
        text += &work_text(self.job, outcome.work);
        if self.job.archipelago.is_some() {
            let Traffic { taken, worse, refused } = outcome.traffic;
            let [taken, worse, refused] = [taken, worse, refused].map(thousands);
            text += &format!(
                "migrants: {taken} taken in, {worse} no better than the worst, {refused} that don't fit\n"
            );
        }
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
        self.outcome.work.evaluations() as f64 / self.seconds.max(1e-9)
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
            "propagation": self.job.propagation(),
            "puzzle": puzzle(self.job),
            "seed": self.seed,
            "solved": outcome.is_solved(),
            "stop": outcome.stop.to_string(),
            "generations": outcome.generations,
            "evaluations": outcome.work.evaluations(),
            "work": work_json(outcome.work),
            "restarts": outcome.restarts,
            "seconds": self.seconds,
            "evaluations_per_second": self.rate().round(),
            "best": outcome.best.as_ref().map(attempt),
            "last_generation_best": outcome.last.as_ref().map(attempt),
        });
        if self.job.archipelago.is_some() {
            let Traffic { taken, worse, refused } = outcome.traffic;
            object["islands"] = islands(self.job);
            object["migrants"] = json!({ "taken": taken, "worse": worse, "refused": refused });
        }
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
        let Outcome { work, generations, stop, .. } = &self.outcome;
        Labels {
            title: format!("{} on {}", self.job.title(), self.job.puzzle()),
            subtitle: format!(
                "seed {} · {} evaluations in {} {}s · {stop}",
                self.seed,
                thousands(work.evaluations()),
                thousands(*generations),
                self.job.step()
            ),
            step: self.job.step(),
            scale: self.job.scale(),
        }
    }
}
