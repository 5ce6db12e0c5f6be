//! The algorithms by name: one short file each, one table.
//!
//! A preset says where it comes from, which parameters it has and how its parts are put together.
//! Command line, documentation, tests and benches walk [`PRESETS`].

mod annealing;
mod boards;
mod climbing;
mod cloning;
mod local;
mod mutation;
mod objectives;
mod random_search;
mod repair;
mod settings;
mod units;

use evoku_sudoku::{Sudoku, Violations};

use crate::algorithm::{Algorithm, Outcome, run};
use crate::encodings::NotServed;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Budget, Judge};
use crate::observer::Observer;
use crate::random::Rng;

pub use settings::{Domain, Parameter, SettingError, Settings};

/// The algorithms, in the order in which they are listed.
pub static PRESETS: &[&Preset] = &[
    &mutation::PRESET,
    &cloning::PRESET,
    &units::ROWS,
    &units::COLUMNS,
    &units::BOXES,
    &repair::PRESET,
    &objectives::PRESET,
    &random_search::PRESET,
    &climbing::PRESET,
    &annealing::PRESET,
];

/// The preset of this name.
#[must_use]
pub fn preset(name: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.name == name).copied()
}

/// An algorithm with a name.
#[derive(Debug)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a line.
    pub summary: &'static str,
    /// How it works, in a paragraph.
    pub description: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// What it can be told.
    pub parameters: &'static [Parameter],
    /// How its fitness is told to people.
    pub scale: fn(&Sudoku) -> Scale,
    start: fn(&Sudoku, &Settings, Task<'_>) -> Result<Outcome, NotServed>,
}

impl Preset {
    /// The parameter that sizes a population; none where an algorithm has one attempt only.
    #[must_use]
    pub fn population(&self) -> Option<&'static Parameter> {
        self.parameters.iter().find(|parameter| parameter.name == POPULATION)
    }

    /// Runs the algorithm on a puzzle.
    ///
    /// # Errors
    /// If it can't serve the puzzle, with the reason.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    pub fn run(
        &self,
        sudoku: &Sudoku,
        settings: &Settings,
        task: Task<'_>,
    ) -> Result<Outcome, NotServed> {
        if let Some(contradiction) = contradiction(sudoku) {
            return Err(NotServed::Contradiction(contradiction));
        }
        (self.start)(sudoku, settings, task)
    }
}

/// The name of the parameter that sizes a population, in every algorithm that has one.
pub const POPULATION: &str = "population";

/// What a run is told besides the puzzle and the settings.
pub struct Task<'a> {
    /// The seed of all that is random.
    pub seed: u64,
    /// What the run may spend.
    pub budget: Budget<'a>,
    /// Who watches.
    pub observer: &'a mut dyn Observer,
}

impl Task<'_> {
    /// Runs an algorithm as this task says.
    pub fn run<A: Algorithm, F: Fitness<A::Puzzle>>(self, mut algorithm: A, fitness: F) -> Outcome {
        let mut judge = Judge::new(fitness, self.budget, self.observer);
        run(&mut algorithm, &mut judge, &mut Rng::new(self.seed))
    }
}

/// How a cost is told to people: in the terms of the algorithm's own design.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// What is counted.
    pub unit: &'static str,
    /// Where more is better: the value of a solution.
    pub maximum: Option<u32>,
    /// What the second value of the cost counts, where there is one.
    pub second: Option<&'static str>,
}

impl Scale {
    /// A count to be minimised.
    #[must_use]
    pub const fn down(unit: &'static str) -> Self {
        Self { unit, maximum: None, second: None }
    }

    /// A count to be maximised.
    #[must_use]
    pub const fn up(unit: &'static str, maximum: u32) -> Self {
        Self { unit, maximum: Some(maximum), second: None }
    }

    /// The value of a (mean) cost on this scale; of two values the sum, as a cost.
    #[must_use]
    pub fn value(&self, total: f64) -> f64 {
        match (self.maximum, self.second) {
            (Some(maximum), None) => f64::from(maximum) - total,
            _ => total,
        }
    }

    /// The value of a solution.
    #[must_use]
    pub fn solved(&self) -> f64 {
        self.value(0.0)
    }

    /// The first value of a cost on this scale.
    ///
    /// Below 0 where equal pairs cost more than there are digits to gain.
    #[must_use]
    pub fn first(&self, cost: Cost) -> i64 {
        let first = i64::from(cost.values()[0]);
        self.maximum.map_or(first, |maximum| i64::from(maximum) - first)
    }

    /// A cost in words: `3 duplicates`, `159 of 162 distinct digits`.
    #[must_use]
    pub fn words(&self, cost: Cost) -> String {
        let ([_, second], unit) = (cost.values(), self.unit);
        let first = match self.maximum {
            Some(maximum) => format!("{} of {maximum} {unit}", self.first(cost)),
            None => format!("{} {unit}", self.first(cost)),
        };
        match self.second {
            Some(name) => format!("{first}, {second} {name}"),
            None => first,
        }
    }
}

/// The first violation among the givens, in words.
fn contradiction(sudoku: &Sudoku) -> Option<String> {
    let geometry = sudoku.geometry();
    let violations = Violations::of(geometry, sudoku.givens());
    let &(cell, _) = violations.sorted().first()?;
    let digit = sudoku.givens().get(cell)?;
    let mut peers = geometry.peers(cell).iter();
    let other = *peers.find(|&&peer| sudoku.givens().get(peer) == Some(digit))?;
    let side = geometry.side();
    let (first, second) = (cell.min(other).name(side), cell.max(other).name(side));
    Some(format!("{first} and {second} are both {digit}"))
}

const fn population([least, default]: [u64; 2]) -> Parameter {
    Parameter::whole(POPULATION, [least, default, 1_000_000], "attempts in a generation")
}
