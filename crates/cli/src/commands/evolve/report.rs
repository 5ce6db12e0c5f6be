//! The result of a run, for people and for programs.

use evoku_evolve::chosen::{Chosen, PuzzleInstance};
use evoku_evolve::islands::{Emigrants, Topology};
use evoku_evolve::presets::Archipelago;
use evoku_evolve::{Attempt, Budget, Cost, MigrantCounts, Outcome, Work};
use evoku_messages::{Decimal, Message, Say, say};
use evoku_sudoku::formats;
use serde_json::{Map, Value, json};

use crate::commands::evolve::children::Families;
use crate::commands::evolve::generated::Provenance;
use crate::commands::evolve::job::Job;
use crate::commands::evolve::populations::{Fitness, Population};
use crate::language::render;
use crate::numbers::json_whole;
use evoku_draw::chart::Labels;

/// A run and its result.
pub(super) struct Report<'a> {
    pub(super) job: &'a Job,
    pub(super) seed: u64,
    pub(super) budget: Budget<'a>,
    pub(super) outcome: Outcome,
    pub(super) seconds: f64,
    /// The populations to print in addition to the result.
    pub(super) populations: Vec<Population>,
    /// `true` if the population of the last generation is printed as well.
    pub(super) last: bool,
    /// The children to print in addition to the result.
    pub(super) families: Option<Families>,
}

/// The version of the program, with the revision of its sources if that is known.
fn version() -> String {
    match env!("EVOKU_REVISION") {
        "" => env!("CARGO_PKG_VERSION").to_owned(),
        revision => format!("{} ({revision})", env!("CARGO_PKG_VERSION")),
    }
}

/// Renders messages, one per line.
pub(super) fn lines<const N: usize>(messages: [Message; N]) -> String {
    messages.into_iter().map(|message| render(message) + "\n").collect()
}

/// Describes a run without its puzzle: the algorithms with their parameters, the islands, the seeds
/// and the version.
pub(super) fn origin(job: &Job, seeds: &str, budget: &Budget<'_>) -> String {
    let mut text = String::new();
    for algorithm in &job.algorithms {
        let settings = algorithm.settings.iter();
        let settings = settings.map(|(parameter, value)| format!(" {}={value}", parameter.name));
        let named = format!("{}{}", algorithm.name(), settings.collect::<String>());
        text += &(render(say::command_run_algorithm(named)) + "\n");
    }
    if job.is_default {
        text += &(render(say::command_run_chosen()) + "\n");
    }
    if let Some(archipelago @ Archipelago { islands, migrants, .. }) = job.archipelago {
        let [topology, emigrants] = names(&archipelago);
        let interval = archipelago.interval(budget);
        let line = match archipelago.generations(budget) {
            None => say::command_run_islands(islands, topology, migrants, emigrants, interval),
            Some(generations) => say::command_run_islands_generations(
                islands,
                topology,
                migrants,
                emigrants,
                interval,
                generations,
            ),
        };
        text += &(render(line) + "\n");
    }
    text + &lines([say::command_run_seed(seeds), say::command_run_version(version())])
}

/// The heading of a run: its origin and the puzzle.
pub(super) fn heading(job: &Job, seed: u64, budget: &Budget<'_>) -> String {
    let mut text = origin(job, &seed.to_string(), budget);
    text += &lines([
        say::command_run_propagation(job.propagation()),
        say::command_run_puzzle(job.puzzle()),
    ]);
    if let (PuzzleInstance::Sudoku(sudoku), Some(generated)) = (&job.instance, &job.generated) {
        text += &generated.text(sudoku);
    } else if let PuzzleInstance::Sudoku(sudoku) = &job.instance {
        text += &formats::line::print_in_symbols(sudoku.geometry(), sudoku.givens());
        text += "\n\n";
        text += &formats::board::print(sudoku.geometry(), sudoku.givens());
    }
    text + "\n"
}

/// The settings as text; those of several algorithms follow one another.
pub(super) fn parameters_text(job: &Job) -> String {
    job.algorithms.iter().map(settings_text).collect::<Vec<_>>().join("; ")
}

fn settings_text(algorithm: &Chosen) -> String {
    let pairs = algorithm.settings.iter();
    let pairs = pairs.map(|(parameter, value)| format!("{}={value}", parameter.name));
    pairs.collect::<Vec<_>>().join(" ")
}

/// The settings by name; for several algorithms, a list of such objects.
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

/// The properties of the islands; null if there are none.
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

/// Formats the evaluations by kind, and the class that shows how far propagation may have
/// contributed.
pub(super) fn work_text(job: &Job, work: Work) -> String {
    let Work { full, moves, decodes, placements } = work;
    lines([say::command_run_work(full, moves, decodes, placements, job.propagation())])
}

/// Returns the evaluations by kind and the propagation class as JSON.
pub(super) fn work_json(work: Work) -> Value {
    let Work { full, moves, decodes, placements } = work;
    json!({ "full": full, "moves": moves, "decodes": decodes, "placements": placements })
}

/// Adds the version, and a member that is true if the algorithm was chosen by default.
pub(super) fn add_origin(object: &mut Value, job: &Job) {
    object["version"] = json!(env!("CARGO_PKG_VERSION"));
    object["revision"] = json!(env!("EVOKU_REVISION"));
    object["default_algorithm"] = json!(job.is_default);
    if let Some(Provenance { level, seed, solution }) = &job.generated {
        object["generated"] = json!({
            "level": level,
            "seed": json_whole(*seed),
            "solution": formats::line::print(solution),
        });
    }
}

/// Returns the properties of the puzzle as JSON.
pub(super) fn puzzle(job: &Job) -> Value {
    match &job.instance {
        PuzzleInstance::Sudoku(sudoku) => json!({
            "kind": "sudoku",
            "geometry": sudoku.geometry().to_string(),
            "givens": sudoku.givens().filled(),
            "line": formats::line::print(sudoku.givens()),
        }),
        PuzzleInstance::Kind(kind, size) => json!({ "kind": kind.name, "size": size }),
    }
}

impl Report<'_> {
    /// Returns the report as text for people.
    pub(super) fn text(&self) -> String {
        let outcome = &self.outcome;
        let mut text = match (&self.job.instance, &self.job.generated) {
            (PuzzleInstance::Sudoku(sudoku), Some(generated)) => generated.text(sudoku),
            _ => String::new(),
        };
        text += &lines([say::command_run_result(
            outcome.is_solved(),
            &outcome.stop,
            self.job.is_epoch(),
            outcome.generations,
            outcome.work.evaluations(),
            Decimal::new(self.seconds, 3),
            self.rate() as u64,
            outcome.restarts,
        )]);
        text += &work_text(self.job, outcome.work);
        text += &origin(self.job, &self.seed.to_string(), &self.budget);
        if self.job.archipelago.is_some() {
            let MigrantCounts { accepted, worse, refused } = outcome.migrants;
            text +=
                &lines([say::command_run_migrants(outcome.exchanges, accepted, worse, refused)]);
        }
        match (&outcome.last, &outcome.best) {
            (Some(last), Some(best)) if last == best => {
                text += &self.attempt(say::command_best_of_both, last);
            }
            (Some(last), Some(best)) => {
                text += &self.attempt(say::command_best_of_last, last);
                text += &self.attempt(say::command_best_of_run, best);
            }
            _ => {}
        }
        let last = self.last.then(|| self.last_population());
        let populations = self.populations.iter().chain(&last);
        let sudoku = self.job.instance.sudoku();
        text.extend(populations.map(|population| population.text(sudoku)));
        text + &self.families.as_ref().map_or_else(String::new, Families::text)
    }

    fn last_population(&self) -> Population {
        let scale = self.job.scale();
        let members = self.outcome.population.iter();
        Population {
            heading: render(say::command_population_last(self.outcome.population.len())),
            number: self.outcome.generations,
            lines: members.clone().map(|(line, _)| line.clone()).collect(),
            fitness: members.map(|&(_, cost)| Fitness::new(&scale, cost)).collect(),
            survivors: self.outcome.survivors.clone(),
        }
    }

    fn attempt(&self, best: fn(Message) -> Message, attempt: &Attempt) -> String {
        let cost = self.job.scale().words(attempt.cost);
        format!("\n{}\n{}", render(best(cost)), attempt.board)
    }

    fn rate(&self) -> f64 {
        self.outcome.work.evaluations() as f64 / self.seconds.max(1e-9)
    }

    /// Returns the report as JSON for programs.
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
            let MigrantCounts { accepted, worse, refused } = outcome.migrants;
            object["islands"] = islands(self.job, &self.budget);
            object["exchanges"] = json!(outcome.exchanges);
            object["migrants"] = json!({ "taken": accepted, "worse": worse, "refused": refused });
        }
        add_origin(&mut object, self.job);
        if !self.populations.is_empty() {
            object["populations"] = self.populations.iter().map(Population::json).collect();
        }
        if let Some(families) = &self.families {
            object["children"] = families.json();
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

    /// The fitness in the algorithm's own terms: a number, or an object with two numbers.
    fn fitness(&self, cost: Cost) -> Value {
        let scale = self.job.scale();
        match scale.second {
            Some(second) => {
                json!({ scale.unit.name(): scale.first(cost), second.name(): cost.values()[1] })
            }
            None => json!(scale.first(cost)),
        }
    }

    /// The labels of the chart of this run.
    pub(super) fn labels(&self) -> Labels {
        let Outcome { work, generations, stop, .. } = &self.outcome;
        Labels {
            title: render(say::command_on(say::verbatim(self.job.title()), self.job.puzzle())),
            subtitle: render(say::command_chart_run(
                self.seed,
                work.evaluations(),
                *generations,
                self.job.is_epoch(),
                stop.message(),
            )),
            step: say::command_step(self.job.is_epoch()),
            scale: self.job.scale(),
        }
    }
}
