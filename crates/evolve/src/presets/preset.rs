//! The declaration of an algorithm, with a name.

use evoku_ea::parameters::{Parameter, SettingError, Settings};
use evoku_ea::{Begun, Budget, Outcome, Scale, Task, run};
use evoku_messages::{Message, Say, say};
use evoku_sudoku::{Constraint, Sudoku, Violations};

use crate::encodings::NotServed;
use crate::presets::null::Null;
use crate::presets::parts::{POPULATION, PROPAGATION};
use crate::propagation::{self, Class};

/// A named algorithm for instances of type `P`: a [`Sudoku`], or the size of a puzzle of another
/// kind.
#[derive(Debug)]
pub struct Preset<P = Sudoku> {
    /// Its name.
    pub name: &'static str,
    /// A one-line summary.
    pub summary: fn() -> Message,
    /// A description in one paragraph, with the defaults of its parameters.
    pub description: fn() -> Message,
    /// The source: usually a publication.
    pub source: &'static str,
    /// Its parameters.
    pub parameters: &'static [Parameter],
    /// The reasons for which it refuses puzzles; some settings lift a reason. All algorithms for
    /// Sudoku also refuse givens that contradict each other.
    pub refuses: &'static [NotServed],
    /// The baselines that it is compared with; empty for a baseline.
    pub nulls: &'static [Null],
    /// The scale on which costs are shown to people.
    pub(crate) scale: fn(&P, &Settings) -> Scale,
    /// The approximate number of bytes that the attempts of a run take in total.
    pub(crate) memory: fn(&P, &Settings) -> u64,
    /// Combines the parts and begins a run of them with [`Task::begin`].
    pub(crate) start: for<'a> fn(&P, &Settings, Task<'a>) -> Result<Begun<'a>, NotServed>,
}

/// A puzzle instance that presets run on: a Sudoku, or the size of a puzzle of another kind.
pub trait Instance: Sized {
    /// Prepares the instance for a run with these settings.
    ///
    /// Returns the instance from which the run starts and the number of digits that propagation
    /// placed in it. `None` if the run starts from this instance itself.
    ///
    /// # Errors
    /// If no algorithm can run on it; the error states the reason.
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

/// The reason why a preset refuses to run.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The algorithm can't run on the puzzle.
    Puzzle(NotServed),
    /// The settings contradict each other.
    Settings(SettingError),
    /// The attempts need more memory than [`Budget::memory`] allows.
    Memory {
        /// The approximate number of bytes that they need.
        needed: u64,
        /// The number of bytes that they may take.
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

/// Checks that a run fits into its memory.
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
    pub fn scale(&self, posed: &P, settings: &Settings) -> Scale {
        (self.scale)(posed, settings)
    }

    /// The approximate number of bytes that the attempts of a run take in total.
    ///
    /// # Panics
    /// If the settings are those of another algorithm.
    #[must_use]
    pub fn memory(&self, posed: &P, settings: &Settings) -> u64 {
        (self.memory)(posed, settings)
    }

    /// Returns `true` if the command line asks for the size and the number of generations, as the
    /// original design did.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.population().is_some_and(|population| population.is_asked_for)
    }
}

impl<P: Instance> Preset<P> {
    /// Runs the algorithm on a puzzle.
    ///
    /// # Errors
    /// If it refuses the puzzle or the settings; the error states the reason.
    ///
    /// # Panics
    /// If the settings are those of another algorithm, or the kind of puzzle doesn't have this
    /// size.
    pub fn run(&self, posed: &P, settings: &Settings, task: Task<'_>) -> Result<Outcome, Refusal> {
        Ok(run(&mut *self.begin(posed, settings, task)?))
    }

    /// Begins a run of the algorithm on a puzzle, to be advanced step by step.
    ///
    /// # Errors
    /// If it refuses the puzzle or the settings; the error states the reason.
    ///
    /// # Panics
    /// If the settings are those of another algorithm, or the kind of puzzle doesn't have this
    /// size.
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
    /// The kinds of propagation that its runs can use.
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

/// The first violation among the givens.
fn contradiction(sudoku: &Sudoku) -> Option<Message> {
    let geometry = sudoku.geometry();
    if let Some(broken) = broken(sudoku) {
        return Some(say::evolve_givens_break(broken.words(geometry.side())));
    }
    let violations = Violations::of(geometry, sudoku.givens());
    let &(cell, _) = violations.sorted().first()?;
    let digit = sudoku.givens().get(cell)?;
    let mut peers = geometry.peers(cell).iter();
    let other = *peers.find(|&&peer| sudoku.givens().get(peer) == Some(digit))?;
    let side = geometry.side();
    let (first, second) = (cell.min(other).name(side), cell.max(other).name(side));
    Some(say::evolve_givens_equal(first, second, digit.value()))
}

/// The first constraint that givens alone break.
fn broken(sudoku: &Sudoku) -> Option<&Constraint> {
    let (geometry, givens) = (sudoku.geometry(), sudoku.givens());
    let ground = geometry.ground();
    geometry.constraints().iter().find(|constraint| {
        let mut parts = constraint.parts(&ground).into_iter();
        parts.any(|part| {
            part.cells().iter().all(|&cell| givens.get(cell).is_some()) && !part.holds(givens)
        })
    })
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
