//! What there is to know of a kind of puzzle, and its run.

use crate::presets::{Begun, POPULATION, Parameter, Refusal, Scale, Settings, Task, check_memory};
use crate::search::{Outcome, run};

/// A kind of puzzle that is posed by its size alone.
#[derive(Debug)]
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    /// What has to be found, in a line.
    pub summary: &'static str,
    /// The smallest, the usual and the largest size.
    pub sizes: [usize; 3],
    /// What the algorithm can be told.
    pub parameters: &'static [Parameter],
    /// How the cost is told to people.
    pub scale: Scale,
    /// The bytes of an attempt of this size, about.
    pub(super) attempt: fn(usize) -> u64,
    pub(super) start: for<'a> fn(usize, &Settings, Task<'a>) -> Begun<'a>,
}

impl Kind {
    /// Evolves a solution of a puzzle of this size.
    ///
    /// # Errors
    /// If it refuses the settings, with the reason.
    ///
    /// # Panics
    /// If the size is none of [`Kind::sizes`], or the settings are those of something else.
    pub fn run(
        &self,
        size: usize,
        settings: &Settings,
        task: Task<'_>,
    ) -> Result<Outcome, Refusal> {
        Ok(run(&mut *self.begin(size, settings, task)?))
    }

    /// Begins to evolve a solution of a puzzle of this size, to be made step by step.
    ///
    /// # Errors
    /// As [`Kind::run`] does.
    ///
    /// # Panics
    /// As [`Kind::run`] does.
    pub fn begin<'a>(
        &self,
        size: usize,
        settings: &Settings,
        task: Task<'a>,
    ) -> Result<Begun<'a>, Refusal> {
        settings.check()?;
        check_memory(self.memory(size, settings), &task.budget)?;
        Ok((self.start)(size, settings, task))
    }

    /// The bytes that the attempts of a run take together, about: members and children.
    #[must_use]
    pub fn memory(&self, size: usize, settings: &Settings) -> u64 {
        let population = self.parameters.iter().find(|parameter| parameter.name == POPULATION);
        let members = population.map_or(1, |population| settings.whole(population) as u64);
        2 * members * (self.attempt)(size)
    }
}
