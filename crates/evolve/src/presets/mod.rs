//! The algorithms by name: one short file each, one table.
//!
//! A preset says where it comes from, which parameters it has and how its parts are put together.
//! Command line, documentation, tests and benches walk [`PRESETS`].
//!
//! A preset of a published algorithm says in its description what the paper leaves open, or what
//! could not be read of it, and what was chosen. These are not here, because what is public of them
//! doesn't say enough:
//!
//! | algorithm | what is missing |
//! |---|---|
//! | Das, Bhatia, Puri and Deep 2012, A retrievable GA for solving Sudoku puzzles | the fitness (constraints that depend on the puzzle), the operators and their rates, the generations between foundings; `row-ga` founds its population anew as well |
//! | Kazemi and Fatemi 2014, A retrievable genetic algorithm for efficient solving of Sudoku puzzles | the same |
//! | Perez and Marwala 2008, <https://doi.org/10.48550/arXiv.0805.0697> | of the first cultural algorithm the rates; of quantum simulated annealing how the tunnelling field narrows the neighbourhood; of the hybrid of genetic algorithm and annealing when one hands over to the other, and the cooling; of repulsive particle swarms how velocities become digits (it solved nothing there) |
//! | Maire and Prissette 2012, RESEDA, <https://inria.hal.science/inria-00591852> | the cost, the sizes, and what a partial restart keeps |
//! | Segura et al. 2016 (CEC), a memetic algorithm with control of diversity | its crossover and the schedule of distances |
//! | Soto et al. 2013, Expert Systems with Applications 40, 5817-5821, tabu search with arc consistency | what a cell without candidates costs, and the length of the list |
//!
//! Crossover by agreement of elites with weights on constraints is no preset of its own: `decoder`
//! has both, agreement between its populations, and `experiments/ablations` says what each is
//! worth.

mod annealing;
mod ants;
mod archipelago;
mod boards;
mod brood;
mod building_blocks;
mod climbing;
mod cloning;
mod completion;
mod decoder;
mod ga;
mod geometric;
mod local;
mod lsga;
mod mantere;
mod memetic;
mod mutants;
mod mutation;
mod objectives;
mod random_search;
mod repair;
mod settings;
mod units;

use evoku_sudoku::{Sudoku, Violations};
use thiserror::Error;

use crate::algorithm::Algorithm;
use crate::encodings::NotServed;
use crate::fitness::{Cost, Fitness};
use crate::judge::{Budget, Judge};
use crate::observer::Observer;
use crate::propagation::{self, Class};
use crate::random::Rng;
use crate::running::Running;
use crate::search::{Outcome, Search, run};

pub use archipelago::Archipelago;
pub use settings::{Domain, Method, Order, Parameter, Relation, SettingError, Settings};

/// The algorithms, in the order in which they are listed.
pub static PRESETS: &[&Preset] = &[
    &mutation::PRESET,
    &cloning::PRESET,
    &units::ROWS,
    &units::COLUMNS,
    &units::BOXES,
    &ga::PRESET,
    &repair::PRESET,
    &objectives::PRESET,
    &random_search::PRESET,
    &climbing::PRESET,
    &annealing::PRESET,
    &memetic::PRESET,
    &decoder::PRESET,
    &ants::PRESET,
    &completion::PRESET,
    &mutants::PRESET,
    &mantere::GENETIC,
    &mantere::CULTURAL,
    &geometric::PRESET,
    &building_blocks::PRESET,
    &lsga::PRESET,
];

/// The preset of this name.
#[must_use]
pub fn preset(name: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.name == name).copied()
}

/// The preset that serves a puzzle best, with its settings: `decoder`, or `memetic` on the kernel
/// that singles leave.
///
/// Where there are many solutions `memetic` is the faster one from side 17 on, and by far; where
/// there are few it seldom finds one, and up to side 25 `decoder` does. The open cells tell them
/// apart: with more than a quarter of the digits for each on average, singles spent, there are many
/// solutions.
#[must_use]
pub fn best_for(sudoku: &Sudoku) -> (&'static Preset, Settings) {
    let preset = match sudoku.geometry().side() {
        0..=16 => &decoder::PRESET,
        17..=25 if !is_loose(sudoku) => &decoder::PRESET,
        _ => &memetic::PRESET,
    };
    let mut settings = Settings::new(preset.parameters);
    // Only the decoder has no such setting.
    let _ = settings.set(PROPAGATION.name, Class::Singles.name());
    (preset, settings)
}

/// Whether singles leave open cells more than a quarter of the digits on average.
fn is_loose(sudoku: &Sudoku) -> bool {
    let Some((kernel, _)) = propagation::kernel(sudoku) else { return false };
    let (candidates, givens) = (kernel.candidates(), kernel.givens());
    let (mut cells, mut digits) = (0, 0);
    for cell in givens.blanks() {
        cells += 1;
        digits += candidates.get(cell).len();
    }
    4 * digits > sudoku.geometry().side() * cells
}

/// A run that has begun.
pub type Begun<'a> = Box<dyn Search + 'a>;

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
    /// Why it may refuse a puzzle, unless its settings say otherwise. Givens that contradict each
    /// other are refused by all.
    pub refuses: &'static [NotServed],
    scale: fn(&Sudoku, &Settings) -> Scale,
    memory: fn(&Sudoku, &Settings) -> u64,
    start: for<'a> fn(&Sudoku, &Settings, Task<'a>) -> Result<Begun<'a>, NotServed>,
}

/// Why a preset refuses to run.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The algorithm can't serve the puzzle.
    #[error(transparent)]
    Puzzle(#[from] NotServed),
    /// The settings contradict each other.
    #[error(transparent)]
    Settings(#[from] SettingError),
    /// The attempts need more memory than [`Budget::memory`] allows.
    #[error("the attempts need about {} MB of memory, and {} MB are allowed", .needed / 1_000_000, .allowed / 1_000_000)]
    Memory {
        /// The bytes that they need, about.
        needed: u64,
        /// The bytes that they may take.
        allowed: u64,
    },
}

/// Checks that a run gets by with its memory.
pub(crate) fn check_memory(needed: u64, budget: &Budget<'_>) -> Result<(), Refusal> {
    match budget.memory {
        Some(allowed) if needed > allowed => Err(Refusal::Memory { needed, allowed }),
        _ => Ok(()),
    }
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
    /// If it refuses the puzzle or the settings, with the reason.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    pub fn run(
        &self,
        sudoku: &Sudoku,
        settings: &Settings,
        task: Task<'_>,
    ) -> Result<Outcome, Refusal> {
        Ok(run(&mut *self.begin(sudoku, settings, task)?))
    }

    /// Begins a run of the algorithm on a puzzle, to be made step by step.
    ///
    /// # Errors
    /// If it refuses the puzzle or the settings, with the reason.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    pub fn begin<'a>(
        &self,
        sudoku: &Sudoku,
        settings: &Settings,
        task: Task<'a>,
    ) -> Result<Begun<'a>, Refusal> {
        settings.check()?;
        check_memory(self.memory(sudoku, settings), &task.budget)?;
        if let Some(contradiction) = contradiction(sudoku) {
            return Err(NotServed::Contradiction(contradiction).into());
        }
        if self.class(settings) != Class::Singles {
            return Ok((self.start)(sudoku, settings, task)?);
        }
        let (kernel, placements) = propagation::kernel(sudoku).ok_or_else(|| {
            NotServed::Contradiction("singles leave a house that can't be completed".to_owned())
        })?;
        Ok((self.start)(&kernel, settings, Task { placements, ..task })?)
    }

    /// How the cost is told to people in a run with these settings.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    #[must_use]
    pub fn scale(&self, sudoku: &Sudoku, settings: &Settings) -> Scale {
        (self.scale)(sudoku, settings)
    }

    /// The bytes that the attempts of a run take together, about.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    #[must_use]
    pub fn memory(&self, sudoku: &Sudoku, settings: &Settings) -> u64 {
        (self.memory)(sudoku, settings)
    }

    /// Whether its design asks a person for the size of its generations and for their number.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.population().is_some_and(|population| population.is_asked_for)
    }

    /// What propagation can do in its runs.
    #[must_use]
    pub fn classes(&self) -> &'static [Class] {
        let chosen = self.parameters.iter().any(|parameter| parameter.name == PROPAGATION.name);
        if chosen { &[Class::None, Class::Singles] } else { &[Class::Decoder] }
    }

    /// What propagation does in a run with these settings.
    #[must_use]
    pub fn class(&self, settings: &Settings) -> Class {
        let asked = settings.iter().find(|(parameter, _)| parameter.name == PROPAGATION.name);
        match asked.as_ref().map(|(_, value)| value.as_str()) {
            Some("singles") => Class::Singles,
            Some(_) => Class::None,
            None => Class::Decoder,
        }
    }
}

/// What is propagated before a run, in every algorithm that has no propagating decoder.
pub(crate) const PROPAGATION: Parameter = Parameter::choice(
    "propagation",
    &["none", "singles"],
    "what is done to the puzzle before the run: nothing, or naked and hidden singles are placed",
);

/// The name of the parameter that sizes a population, in every algorithm that has one.
pub const POPULATION: &str = "population";

/// What a run is told besides the puzzle and the settings.
pub struct Task<'a> {
    /// The seed of all that is random.
    pub seed: u64,
    /// What the run may spend.
    pub budget: Budget<'a>,
    /// Who watches, if anybody does.
    pub observer: Option<&'a mut dyn Observer>,
    /// Digits that propagation placed before the run.
    placements: u64,
}

impl<'a> Task<'a> {
    /// A run that begins with the givens.
    pub fn new(seed: u64, budget: Budget<'a>, observer: &'a mut dyn Observer) -> Self {
        Self { observer: Some(observer), ..Self::unobserved(seed, budget) }
    }

    /// A run that nobody watches.
    #[must_use]
    pub fn unobserved(seed: u64, budget: Budget<'a>) -> Self {
        Self { seed, budget, observer: None, placements: 0 }
    }

    /// Begins a run of an algorithm as this task says.
    pub fn begin<A, F>(self, algorithm: A, fitness: F) -> Begun<'a>
    where
        A: Algorithm + Send + 'a,
        F: Fitness<A::Puzzle> + Send + 'a,
    {
        let mut judge = Judge::new(fitness, self.budget);
        judge.note_placements(self.placements);
        let running = Running::new(algorithm, judge, Rng::new(self.seed));
        Box::new(match self.observer {
            Some(observer) => running.observed_by(observer),
            None => running,
        })
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

/// A scale for partial boards without violation, and for those whose violations are counted apart.
fn cells_filled(sudoku: &Sudoku) -> Scale {
    Scale::up("cells filled", sudoku.givens().cells().len() as u32)
}

/// The parameter that sizes a population: its smallest value and its default.
pub(crate) const fn population([least, default]: [u64; 2]) -> Parameter {
    Parameter::whole(POPULATION, [least, default, 1_000_000], "attempts in a generation")
}
