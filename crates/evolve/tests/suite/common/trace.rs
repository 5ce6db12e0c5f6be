//! Runs of presets, with everything that an observer received.

use evoku_evolve::presets::{Domain, POPULATION, Preset, Settings, Task};
use evoku_evolve::{Budget, Cost, Generation, Observer, Outcome};
use evoku_sudoku::Sudoku;

/// A generation as an observer received it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Seen {
    pub(crate) number: u64,
    pub(crate) evaluations: u64,
    pub(crate) restarts: u64,
    pub(crate) best: Cost,
    pub(crate) worst: Cost,
    pub(crate) mean: f64,
    pub(crate) diversity: f64,
    pub(crate) best_of_run: Cost,
    pub(crate) best_of_run_line: String,
    pub(crate) members: Vec<(String, Cost)>,
}

/// An observer that records everything.
#[derive(Default)]
pub(crate) struct Trace(pub(crate) Vec<Seen>);

impl Observer for Trace {
    fn generation(&mut self, generation: &dyn Generation) {
        let member = |member| (generation.line(member), generation.cost(member));
        self.0.push(Seen {
            number: generation.number(),
            evaluations: generation.work().evaluations(),
            restarts: generation.restarts(),
            best: generation.best(),
            worst: generation.worst(),
            mean: generation.mean(),
            diversity: generation.diversity(),
            best_of_run: generation.best_of_run(),
            best_of_run_line: generation.best_of_run_line(),
            members: (0..generation.size()).map(member).collect(),
        });
    }
}

/// The defaults of a preset, with a small population, and with short chains or walks and little
/// patience if it has these parameters. So much happens in few evaluations.
///
/// Propagation is off, because puzzles without a solution are run.
pub(crate) fn settings<P>(preset: &Preset<P>, population: u64) -> Settings {
    let mut settings = Settings::new(preset.parameters);
    let population = population.to_string();
    let short = [("chain", "0.005"), ("steps", "1"), ("patience", "20"), ("propagation", "none")];
    for (name, value) in [(POPULATION, &*population)].into_iter().chain(short) {
        if preset.parameters.iter().any(|parameter| parameter.name == name) {
            settings.set(name, value).unwrap();
        }
    }
    settings
}

/// These settings, and a copy for every word of every parameter.
pub(crate) fn every_word<P>(preset: &Preset<P>, settings: &Settings) -> Vec<Settings> {
    let words = preset.parameters.iter().flat_map(|parameter| {
        let words: Vec<&str> = match parameter.domain {
            Domain::Choice(words) => words.to_vec(),
            Domain::Method(methods) => methods.iter().map(|method| method.word).collect(),
            _ => vec![],
        };
        words.into_iter().map(|word| {
            let mut settings = settings.clone();
            settings.set(parameter.name, word).unwrap();
            settings
        })
    });
    std::iter::once(settings.clone()).chain(words).collect()
}

/// Runs a preset on a puzzle that it must accept.
pub(crate) fn run(
    preset: &Preset,
    sudoku: &Sudoku,
    settings: &Settings,
    seed: u64,
    budget: Budget<'_>,
) -> (Outcome, Vec<Seen>) {
    let mut trace = Trace::default();
    let outcome = preset.run(sudoku, settings, Task::new(seed, budget, &mut trace));
    (outcome.unwrap(), trace.0)
}

/// A budget of evaluations only.
pub(crate) fn evaluations(limit: u64) -> Budget<'static> {
    Budget { evaluations: Some(limit), ..Budget::default() }
}

/// Runs a preset for puzzles of another kind.
pub(crate) fn run_of_size(
    preset: &Preset<usize>,
    size: usize,
    settings: &Settings,
    seed: u64,
    budget: Budget<'_>,
) -> (Outcome, Vec<Seen>) {
    let mut trace = Trace::default();
    let outcome = preset.run(&size, settings, Task::new(seed, budget, &mut trace));
    (outcome.unwrap(), trace.0)
}
