//! The declaration of a named algorithm.

use evoku_ea::parameters::{Parameter, SettingError, Settings};
use evoku_ea::{Begun, Budget, Outcome, Scale, Task, run};
use evoku_messages::{Message, Say, say};
use evoku_model::{Clash, Sudoku};

use crate::encodings::UnsupportedPuzzle;
use crate::presets::baseline::Baseline;
use crate::presets::parts::{POPULATION, PROPAGATION};
use crate::propagation::{self, Class};

/// A named algorithm for instances of type `P`: a [`Sudoku`], or the size of a puzzle of another
/// kind.
#[derive(Debug)]
pub struct Preset<P = Sudoku> {
    /// The name of the algorithm.
    pub name: &'static str,
    /// The family of the algorithm, by which lists are grouped.
    pub family: Family,
    /// A one-line summary.
    pub summary: fn() -> Message,
    /// A description in one paragraph, with the defaults of its parameters.
    pub description: fn() -> Message,
    /// The source: usually a publication.
    pub source: &'static str,
    /// The parameters of the algorithm.
    pub parameters: &'static [Parameter],
    /// The reasons for which the algorithm rejects puzzles. Some reasons don't apply with certain
    /// settings. All algorithms for Sudoku also reject givens that contradict each other.
    pub refuses: &'static [UnsupportedPuzzle],
    /// The baselines with which the algorithm is compared; empty if it is a baseline itself.
    pub baselines: &'static [Baseline],
    /// The scale on which costs are shown to people.
    pub(crate) scale: fn(&P, &Settings) -> Scale,
    /// The approximate number of bytes that the attempts of a run take in total.
    pub(crate) memory: fn(&P, &Settings) -> u64,
    /// Combines the parts of the algorithm and begins a run with [`Task::begin`].
    pub(crate) start: for<'a> fn(&P, &Settings, Task<'a>) -> Result<Begun<'a>, UnsupportedPuzzle>,
}

/// A family of algorithms, by the origin of new attempts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Genetic algorithms: selection, crossover and mutation.
    Genetic,
    /// Evolution in which local search improves the attempts.
    Memetic,
    /// Local search on a single attempt.
    Local,
    /// Many attempts that attract each other, modelled on animals and musicians.
    Swarm,
    /// Attempts drawn from a model that is learnt from the best attempts.
    Model,
    /// Independent random attempts.
    Chance,
}

impl Say for Family {
    fn message(&self) -> Message {
        say::algorithm_family(match self {
            Self::Genetic => "genetic",
            Self::Memetic => "memetic",
            Self::Local => "local",
            Self::Swarm => "swarm",
            Self::Model => "model",
            Self::Chance => "chance",
        })
    }
}

/// A puzzle instance on which presets run: a Sudoku, or the size of a puzzle of another kind.
pub trait Instance: Sized {
    /// Prepares the instance for a run with these settings.
    ///
    /// Returns the instance from which the run starts, with the number of digits that propagation
    /// placed in it. Returns `None` if the run starts from this instance itself.
    ///
    /// # Errors
    /// If no algorithm can run on the instance; the error contains the reason.
    fn prepare(&self, settings: &Settings) -> Result<Option<(Self, u64)>, UnsupportedPuzzle>;
}

impl Instance for usize {
    fn prepare(&self, _: &Settings) -> Result<Option<(Self, u64)>, UnsupportedPuzzle> {
        Ok(None)
    }
}

impl Instance for Sudoku {
    fn prepare(&self, settings: &Settings) -> Result<Option<(Self, u64)>, UnsupportedPuzzle> {
        let geometry = self.geometry();
        if !geometry.frame().is_standard() || geometry.values().first != 1 {
            return Err(UnsupportedPuzzle::Frame);
        }
        if let Some(contradiction) = contradiction(self) {
            return Err(UnsupportedPuzzle::Contradiction(contradiction));
        }
        if class(settings) != Class::Singles {
            return Ok(None);
        }
        let kernel = propagation::kernel(self);
        kernel
            .map(Some)
            .ok_or_else(|| UnsupportedPuzzle::Contradiction(say::evolve_singles_stuck()))
    }
}

/// The reason why a preset can't begin a run.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The algorithm can't run on the puzzle.
    Puzzle(UnsupportedPuzzle),
    /// The settings contradict each other.
    Settings(SettingError),
    /// The attempts need more memory than [`Budget::memory`] allows.
    Memory {
        /// The approximate number of bytes that the attempts need.
        needed: u64,
        /// The number of bytes that the attempts may take.
        allowed: u64,
    },
}

impl Say for Refusal {
    fn message(&self) -> Message {
        match self {
            Self::Puzzle(error) => error.message(),
            Self::Settings(error) => error.message(),
            Self::Memory { needed, allowed } => {
                say::evolve_memory(needed / 1_000_000, allowed / 1_000_000)
            }
        }
    }
}

evoku_messages::error!(Refusal);

impl From<UnsupportedPuzzle> for Refusal {
    fn from(error: UnsupportedPuzzle) -> Self {
        Self::Puzzle(error)
    }
}

impl From<SettingError> for Refusal {
    fn from(error: SettingError) -> Self {
        Self::Settings(error)
    }
}

/// Checks that the attempts of a run don't need more memory than the budget allows.
fn check_memory(needed: u64, budget: &Budget<'_>) -> Result<(), Refusal> {
    match budget.memory {
        Some(allowed) if needed > allowed => Err(Refusal::Memory { needed, allowed }),
        _ => Ok(()),
    }
}

impl<P> Preset<P> {
    /// The parameter for the population size; `None` if the algorithm works on a single attempt.
    #[must_use]
    pub fn population(&self) -> Option<&'static Parameter> {
        self.parameters.iter().find(|parameter| parameter.name == POPULATION)
    }

    /// The scale on which costs are shown to people in a run with these settings.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    #[must_use]
    pub fn scale(&self, instance: &P, settings: &Settings) -> Scale {
        (self.scale)(instance, settings)
    }

    /// The approximate number of bytes that the attempts of a run take in total.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    #[must_use]
    pub fn memory(&self, instance: &P, settings: &Settings) -> u64 {
        (self.memory)(instance, settings)
    }

    /// Returns `true` if the command asks the user for the size and the number of generations, as
    /// the original design did.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.population().is_some_and(|population| population.is_asked_for)
    }
}

impl<P: Instance> Preset<P> {
    /// Runs the algorithm on a puzzle.
    ///
    /// # Errors
    /// If the algorithm rejects the puzzle or the settings; the error contains the reason.
    ///
    /// # Panics
    /// If the settings are those of another algorithm, or the kind of puzzle doesn't have this
    /// size.
    pub fn run(
        &self,
        instance: &P,
        settings: &Settings,
        task: Task<'_>,
    ) -> Result<Outcome, Refusal> {
        Ok(run(&mut *self.begin(instance, settings, task)?))
    }

    /// Begins a run of the algorithm on a puzzle, to be advanced step by step.
    ///
    /// # Errors
    /// If the algorithm rejects the puzzle or the settings; the error contains the reason.
    ///
    /// # Panics
    /// If the settings are those of another algorithm, or the kind of puzzle doesn't have this
    /// size.
    pub fn begin<'a>(
        &self,
        instance: &P,
        settings: &Settings,
        task: Task<'a>,
    ) -> Result<Begun<'a>, Refusal> {
        settings.check()?;
        check_memory(self.memory(instance, settings), &task.budget)?;
        Ok(match instance.prepare(settings)? {
            None => (self.start)(instance, settings, task)?,
            Some((kernel, placements)) => {
                (self.start)(&kernel, settings, Task { placements, ..task })?
            }
        })
    }
}

impl Preset {
    /// The kinds of propagation that runs of the algorithm can use.
    #[must_use]
    pub fn classes(&self) -> &'static [Class] {
        let chosen = self.parameters.iter().any(|parameter| parameter.name == PROPAGATION.name);
        if chosen { &[Class::None, Class::Singles] } else { &[Class::Decoder] }
    }

    /// The kind of propagation in a run with these settings.
    #[must_use]
    pub fn class(&self, settings: &Settings) -> Class {
        class(settings)
    }
}

/// A description of the first conflict between givens; `None` if there is none.
fn contradiction(sudoku: &Sudoku) -> Option<Message> {
    let clash = Clash::find(sudoku.geometry(), sudoku.givens())?;
    Some(clash.words(sudoku.geometry()))
}

/// The kind of propagation in a run with these settings.
fn class(settings: &Settings) -> Class {
    let asked = settings.iter().find(|(parameter, _)| parameter.name == PROPAGATION.name);
    match asked.as_ref().map(|(_, value)| value.as_str()) {
        Some("singles") => Class::Singles,
        Some(_) => Class::None,
        None => Class::Decoder,
    }
}
