//! Runs of presets, with all that an observer saw.

use evoku_evolve::presets::{POPULATION, Preset, Settings, Task};
use evoku_evolve::{Budget, Cost, Generation, Observer, Outcome};
use evoku_sudoku::Sudoku;

/// A generation as an observer saw it.
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

/// Writes everything down.
#[derive(Default)]
pub(crate) struct Trace(pub(crate) Vec<Seen>);

impl Observer for Trace {
    fn generation(&mut self, generation: &dyn Generation) {
        let member = |member| (generation.line(member), generation.cost(member));
        self.0.push(Seen {
            number: generation.number(),
            evaluations: generation.evaluations(),
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

/// The defaults of a preset, with a small population, short chains and little patience where it has
/// these: much happens in few evaluations.
pub(crate) fn settings(preset: &Preset, population: u64) -> Settings {
    let mut settings = Settings::new(preset.parameters);
    let population = population.to_string();
    for (name, value) in [(POPULATION, &*population), ("chain", "0.005"), ("patience", "20")] {
        if preset.parameters.iter().any(|parameter| parameter.name == name) {
            settings.set(name, value).unwrap();
        }
    }
    settings
}

/// Runs a preset that serves the puzzle.
pub(crate) fn run(
    preset: &Preset,
    sudoku: &Sudoku,
    settings: &Settings,
    seed: u64,
    budget: Budget<'_>,
) -> (Outcome, Vec<Seen>) {
    let mut trace = Trace::default();
    let outcome = preset.run(sudoku, settings, Task { seed, budget, observer: &mut trace });
    (outcome.unwrap(), trace.0)
}

/// A budget of evaluations only.
pub(crate) fn evaluations(limit: u64) -> Budget<'static> {
    Budget { evaluations: Some(limit), ..Budget::default() }
}
