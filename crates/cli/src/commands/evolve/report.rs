//! The result of a run, for people and for programs.

use evoku_evolve::chosen::{Chosen, Posed};
use evoku_evolve::islands::{Emigrants, Topology};
use evoku_evolve::presets::Archipelago;
use evoku_evolve::{Attempt, Budget, Cost, Outcome, Traffic, Work};
use evoku_sudoku::formats;
use serde_json::{Map, Value, json};

use crate::commands::evolve::generated::Generated;
use crate::commands::evolve::job::Job;
use crate::commands::evolve::populations::Population;
use crate::numbers::{json_whole, thousands};
use evoku_draw::chart::Labels;
use evoku_messages::say;

/// A run and what came of it.
pub(super) struct Report<'a> {
    pub(super) job: &'a Job,
    pub(super) seed: u64,
    pub(super) budget: Budget<'a>,
    pub(super) outcome: Outcome,
    pub(super) seconds: f64,
    /// Populations that are shown too.
    pub(super) populations: Vec<Population>,
    /// Whether the last generation is among them.
    pub(super) last: bool,
}

/// The version of the program, with the revision of its sources where that is known.
fn version() -> String {
    match env!("EVOKU_REVISION") {
        "" => env!("CARGO_PKG_VERSION").to_owned(),
        revision => format!("{} ({revision})", env!("CARGO_PKG_VERSION")),
    }
}

/// What makes a run what it is, without the puzzle: the algorithms with their parameters, the
/// islands, the seed and the version.
pub(super) fn origin(job: &Job, seeds: &str, budget: &Budget<'_>) -> String {
    let mut text = String::new();
    for algorithm in &job.algorithms {
        let settings = algorithm.settings.iter();
        let settings = settings.map(|(parameter, value)| format!(" {}={value}", parameter.name));
        text += &format!("algorithm: {}{}\n", algorithm.name(), settings.collect::<String>());
    }
    if job.is_default {
        text += "chosen by: evoku, for this puzzle (--algorithm names another)\n";
    }
    if let Some(archipelago @ Archipelago { islands, migrants, .. }) = job.archipelago {
        let [topology, emigrants] = names(&archipelago);
        let interval = archipelago.interval(budget);
        let generations = archipelago.generations(budget);
        let or = generations.map(|number| format!(" or {number} generations"));
        text += &format!(
            "islands: {islands}, {topology}, migrants {migrants} ({emigrants}) every {interval} \
            evaluations{}\n",
            or.unwrap_or_default(),
        );
    }
    text + &format!("seed: {seeds}\nversion: {}\n", version())
}

/// What is run: the origin of the run and the puzzle.
pub(super) fn heading(job: &Job, seed: u64, budget: &Budget<'_>) -> String {
    let mut text = origin(job, &seed.to_string(), budget);
    text += &format!("propagation: {}\npuzzle: {}\n", job.propagation(), job.puzzle());
    if let (Posed::Sudoku(sudoku), Some(generated)) = (&job.posed, &job.generated) {
        text += &generated.text(sudoku);
    } else if let Posed::Sudoku(sudoku) = &job.posed {
        text += &formats::line::print(sudoku.givens());
        text += "\n\n";
        text += &formats::board::print(sudoku.geometry(), sudoku.givens());
    }
    text + "\n"
}

/// The settings as text; of several algorithms one after another.
pub(super) fn parameters_text(job: &Job) -> String {
    job.algorithms.iter().map(settings_text).collect::<Vec<_>>().join("; ")
}

fn settings_text(algorithm: &Chosen) -> String {
    let pairs = algorithm.settings.iter();
    let pairs = pairs.map(|(parameter, value)| format!("{}={value}", parameter.name));
    pairs.collect::<Vec<_>>().join(" ")
}

/// The settings by name; of several algorithms, a list of these.
pub(super) fn parameters(job: &Job) -> Value {
    match &job.algorithms[..] {
        [one] => settings(one),
        several => several.iter().map(settings).collect(),
    }
}

fn settings(algorithm: &Chosen) -> Value {
    let entries = algorithm.settings.iter().map(|(parameter, value)| {
        let number = value.parse::<serde_json::Number>().map(Value::Number);
        (parameter.name.to_owned(), number.unwrap_or(Value::String(value)))
    });
    Value::Object(entries.collect::<Map<_, _>>())
}

/// The islands by their properties; null where there are none.
pub(super) fn islands(job: &Job, budget: &Budget<'_>) -> Value {
    let Some(archipelago @ Archipelago { islands, migrants, .. }) = job.archipelago else {
        return Value::Null;
    };
    let [topology, emigrants] = names(&archipelago);
    json!({
        "number": islands,
        "topology": topology,
        "migration_interval": json_whole(archipelago.interval(budget)),
        "migration_generations": archipelago.generations(budget).map(json_whole),
        "migrants": migrants,
        "migration": emigrants,
    })
}

fn names(archipelago: &Archipelago) -> [&'static str; 2] {
    let topology = Topology::NAMES.iter().find(|(_, value)| *value == archipelago.topology);
    let emigrants = Emigrants::NAMES.iter().find(|(_, value)| *value == archipelago.emigrants);
    [topology.map_or("", |(name, _)| name), emigrants.map_or("", |(name, _)| name)]
}

/// Evaluations by their kind, and the class that says what propagation may have done for them.
pub(super) fn work_text(job: &Job, work: Work) -> String {
    let Work { full, moves, decodes, placements } = work;
    let [full, moves, decodes, placements] = [full, moves, decodes, placements].map(thousands);
    let class = job.propagation();
    format!(
        "work: {full} full, {moves} moves, {decodes} decodes, {placements} placements; \
        propagation: {class}\n"
    )
}

/// The same for programs.
pub(super) fn work_json(work: Work) -> Value {
    let Work { full, moves, decodes, placements } = work;
    json!({ "full": full, "moves": moves, "decodes": decodes, "placements": placements })
}

/// Adds the version, and whether the algorithm was named or chosen by evoku.
pub(super) fn add_origin(object: &mut Value, job: &Job) {
    object["version"] = json!(env!("CARGO_PKG_VERSION"));
    object["revision"] = json!(env!("EVOKU_REVISION"));
    object["default_algorithm"] = json!(job.is_default);
    if let Some(Generated { level, seed, solution }) = &job.generated {
        object["generated"] = json!({
            "level": level,
            "seed": json_whole(*seed),
            "solution": formats::line::print(solution),
        });
    }
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
        Posed::Kind(kind, size) => json!({ "kind": kind.name, "size": size }),
    }
}

impl Report<'_> {
    /// For people.
    pub(super) fn text(&self) -> String {
        let outcome = &self.outcome;
        let found = if outcome.is_solved() { "solution found" } else { "no solution found" };
        let mut text = match (&self.job.posed, &self.job.generated) {
            (Posed::Sudoku(sudoku), Some(generated)) => generated.text(sudoku),
            _ => String::new(),
        };
        text += &format!(
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
        text += &origin(self.job, &self.seed.to_string(), &self.budget);
        if self.job.archipelago.is_some() {
            let Traffic { taken, worse, refused } = outcome.traffic;
            let [taken, worse, refused] = [taken, worse, refused].map(thousands);
            text += &format!(
                "migrants: {} exchanges, {taken} taken in, {worse} no better than the worst, \
                {refused} that don't fit\n",
                thousands(outcome.exchanges),
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
        let last = self.last.then(|| self.last_population());
        let populations = self.populations.iter().chain(&last);
        text + &populations.map(Population::text).collect::<String>()
    }

    fn last_population(&self) -> Population {
        let lines = self.outcome.population.iter().map(|(line, _)| line.clone()).collect();
        Population {
            name: "last generation".to_owned(),
            number: self.outcome.generations,
            lines,
            survivors: self.outcome.survivors.clone(),
        }
    }

    fn attempt(&self, which: &str, attempt: &Attempt) -> String {
        format!("\n{which}: {}\n{}", self.job.scale().words(attempt.cost), attempt.board)
    }

    fn rate(&self) -> f64 {
        self.outcome.work.evaluations() as f64 / self.seconds.max(1e-9)
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        let outcome = &self.outcome;
        let mut object = json!({
            "algorithm": self.job.algorithm(),
            "parameters": parameters(self.job),
            "propagation": self.job.propagation(),
            "puzzle": puzzle(self.job),
            "seed": json_whole(self.seed),
            "solved": outcome.is_solved(),
            "stop": outcome.stop.to_string(),
            "generations": outcome.generations,
            "evaluations": outcome.work.evaluations(),
            "work": work_json(outcome.work),
            "restarts": outcome.restarts,
            "seconds": self.seconds,
            "evaluations_per_second": self.rate().round(),
            "best": outcome.best.as_ref().map(|attempt| self.attempt_json(attempt)),
            "last_generation_best": outcome.last.as_ref().map(|attempt| self.attempt_json(attempt)),
        });
        if self.job.archipelago.is_some() {
            let Traffic { taken, worse, refused } = outcome.traffic;
            object["islands"] = islands(self.job, &self.budget);
            object["exchanges"] = json!(outcome.exchanges);
            object["migrants"] = json!({ "taken": taken, "worse": worse, "refused": refused });
        }
        add_origin(&mut object, self.job);
        if !self.populations.is_empty() {
            object["populations"] = self.populations.iter().map(Population::json).collect();
        }
        if self.last {
            let Value::Object(last) = self.last_population().json() else { return object };
            for (name, value) in last.into_iter().filter(|(name, _)| name != "generation") {
                object[name.as_str()] = value;
            }
        }
        object
    }

    fn attempt_json(&self, attempt: &Attempt) -> Value {
        json!({
            "line": attempt.line,
            "board": attempt.board,
            "fitness": self.fitness(attempt.cost),
            "cost": attempt.cost.total(),
        })
    }

    /// The fitness in the algorithm's own terms: a number, or two by name.
    fn fitness(&self, cost: Cost) -> Value {
        let scale = self.job.scale();
        match scale.second {
            Some(second) => {
                json!({ scale.unit.name(): scale.first(cost), second.name(): cost.values()[1] })
            }
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
            step: say::verbatim(self.job.step()),
            scale: self.job.scale(),
        }
    }
}
