//! An algorithm with a name.

use evoku_ea::parameters::{Parameter, SettingError, Settings};
use evoku_ea::{Begun, Budget, Outcome, Scale, Task, run};
use evoku_messages::{Message, Say, say};
use evoku_model::{Clash, Sudoku};

use crate::encodings::NotServed;
use crate::presets::null::Null;
use crate::presets::parts::{POPULATION, PROPAGATION};
use crate::propagation::{self, Class};

/// An algorithm with a name, for a puzzle as it is posed: for a [`Sudoku`], or for a puzzle of
/// another kind, which its size poses.
#[derive(Debug)]
pub struct Preset<P = Sudoku> {
    /// Its name.
    pub name: &'static str,
    /// What it does, in a line.
    pub summary: fn() -> Message,
    /// How it works, in a paragraph, with the defaults of its parameters.
    pub description: fn() -> Message,
    /// Where it comes from.
    pub source: &'static str,
    /// Its parameters.
    pub parameters: &'static [Parameter],
    /// Why it may refuse a puzzle, unless its settings say otherwise. Givens that contradict each
    /// other are refused by all algorithms for Sudoku.
    pub refuses: &'static [NotServed],
    /// What it has to beat; nothing for what is a null itself.
    pub nulls: &'static [Null],
    /// How the cost is told to people.
    pub(crate) scale: fn(&P, &Settings) -> Scale,
    /// The bytes that the attempts of a run take together, about.
    pub(crate) memory: fn(&P, &Settings) -> u64,
    /// Puts the parts together, and begins a run of them with [`Task::begin`].
    pub(crate) start: for<'a> fn(&P, &Settings, Task<'a>) -> Result<Begun<'a>, NotServed>,
}

/// A puzzle instance that presets run on: a Sudoku, or the size of a puzzle of another kind.
pub trait Instance: Sized {
    /// The instance from which a run with these settings starts, and the number of digits that
    /// propagation placed in it; `None` if that is this one.
    ///
    /// # Errors
    /// If no algorithm can run on it, with the reason.
    fn prepare(&self, settings: &Settings) -> Result<Option<(Self, u64)>, NotServed>;
}

impl Instance for usize {
    fn prepare(&self, _: &Settings) -> Result<Option<(Self, u64)>, NotServed> {
        Ok(None)
    }
}

impl Instance for Sudoku {
    fn prepare(&self, settings: &Settings) -> Result<Option<(Self, u64)>, NotServed> {
        let geometry = self.geometry();
        if !geometry.frame().is_usual() || geometry.values().first != 1 {
            return Err(NotServed::Frame);
        }
        if let Some(contradiction) = contradiction(self) {
            return Err(NotServed::Contradiction(contradiction));
        }
        if class(settings) != Class::Singles {
            return Ok(None);
        }
        let kernel = propagation::kernel(self);
        kernel.map(Some).ok_or_else(|| NotServed::Contradiction(say::evolve_singles_stuck()))
    }
}

/// Why a preset refuses to run.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The algorithm can't serve the puzzle.
    Puzzle(NotServed),
    /// The settings contradict each other.
    Settings(SettingError),
    /// The attempts need more memory than [`Budget::memory`] allows.
    Memory {
        /// The bytes that they need, about.
        needed: u64,
        /// The bytes that they may take.
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

impl From<NotServed> for Refusal {
    fn from(error: NotServed) -> Self {
        Self::Puzzle(error)
    }
}

impl From<SettingError> for Refusal {
    fn from(error: SettingError) -> Self {
        Self::Settings(error)
    }
}

/// Checks that a run gets by with its memory.
fn check_memory(needed: u64, budget: &Budget<'_>) -> Result<(), Refusal> {
    match budget.memory {
        Some(allowed) if needed > allowed => Err(Refusal::Memory { needed, allowed }),
        _ => Ok(()),
    }
}

impl<P> Preset<P> {
    /// The parameter that sizes a population; none where an algorithm has one attempt only.
    #[must_use]
    pub fn population(&self) -> Option<&'static Parameter> {
        self.parameters.iter().find(|parameter| parameter.name == POPULATION)
    }

    /// How the cost is told to people in a run with these settings.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    #[must_use]
    pub fn scale(&self, posed: &P, settings: &Settings) -> Scale {
        (self.scale)(posed, settings)
    }

    /// The bytes that the attempts of a run take together, about.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    #[must_use]
    pub fn memory(&self, posed: &P, settings: &Settings) -> u64 {
        (self.memory)(posed, settings)
    }

    /// Whether its design asks a person for the size of its generations and for their number.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.population().is_some_and(|population| population.is_asked_for)
    }
}

impl<P: Instance> Preset<P> {
    /// Runs the algorithm on a puzzle.
    ///
    /// # Errors
    /// If it refuses the puzzle or the settings, with the reason.
    ///
    /// # Panics
    /// If the settings are those of another algorithm, or a kind has no puzzle of this size.
    pub fn run(&self, posed: &P, settings: &Settings, task: Task<'_>) -> Result<Outcome, Refusal> {
        Ok(run(&mut *self.begin(posed, settings, task)?))
    }

    /// Begins a run of the algorithm on a puzzle, to be made step by step.
    ///
    /// # Errors
    /// If it refuses the puzzle or the settings, with the reason.
    ///
    /// # Panics
    /// If the settings are those of another algorithm, or a kind has no puzzle of this size.
    pub fn begin<'a>(
        &self,
        posed: &P,
        settings: &Settings,
        task: Task<'a>,
    ) -> Result<Begun<'a>, Refusal> {
        settings.check()?;
        check_memory(self.memory(posed, settings), &task.budget)?;
        Ok(match posed.prepare(settings)? {
            None => (self.start)(posed, settings, task)?,
            Some((kernel, placements)) => {
                (self.start)(&kernel, settings, Task { placements, ..task })?
            }
        })
    }
}

impl Preset {
    /// What propagation can do in its runs.
    #[must_use]
    pub fn classes(&self) -> &'static [Class] {
        let chosen = self.parameters.iter().any(|parameter| parameter.name == PROPAGATION.name);
        if chosen { &[Class::None, Class::Singles] } else { &[Class::Decoder] }
    }

    /// What propagation does in a run with these settings.
    #[must_use]
    pub fn class(&self, settings: &Settings) -> Class {
        class(settings)
    }
}

/// The first clash among the givens, in words.
fn contradiction(sudoku: &Sudoku) -> Option<Message> {
    let clash = Clash::find(sudoku.geometry(), sudoku.givens())?;
    Some(clash.words(sudoku.geometry()))
}

/// What propagation does in a run with these settings.
fn class(settings: &Settings) -> Class {
    let asked = settings.iter().find(|(parameter, _)| parameter.name == PROPAGATION.name);
    match asked.as_ref().map(|(_, value)| value.as_str()) {
        Some("singles") => Class::Singles,
        Some(_) => Class::None,
        None => Class::Decoder,
    }
}
