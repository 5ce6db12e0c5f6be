//! A run under way, whatever it evolves: made step by step, saved, and taken up again.

use std::ops::ControlFlow;

use crate::record::{Observer, Work};
use crate::run::judge::Stop;
use crate::state::{Bytes, Damaged};
use crate::traits::{Cost, Member, Migrant, Puzzle};

/// An attempt as it is reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// On one line.
    pub line: String,
    /// As people draw it.
    pub board: String,
    /// Its cost.
    pub cost: Cost,
}

impl Attempt {
    pub(crate) fn of<P: Puzzle>(member: &Member<P>) -> Self {
        let (line, board) = (member.puzzle.line(), member.puzzle.board());
        Self { line, board, cost: member.cost }
    }
}

/// What became of the migrants that came from other runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Traffic {
    /// Those that took the place of the worst member.
    pub taken: u64,
    /// Those that were no better than that.
    pub worse: u64,
    /// Those that the encoding can't hold.
    pub refused: u64,
}

state!(Traffic: taken, worse, refused);

/// What came of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Why it ended.
    pub stop: Stop,
    /// The best attempt of the run; none if the run was stopped before its first evaluation.
    pub best: Option<Attempt>,
    /// The last generation, as far as it came: each member on one line, with its cost.
    pub population: Vec<(String, Cost)>,
    /// The members of the last generation that may have children, best first where there is
    /// culling.
    pub survivors: Vec<usize>,
    /// The best attempt of the last generation.
    pub last: Option<Attempt>,
    /// Generations after generation 0, counting one that a solution cut short.
    pub generations: u64,
    /// What was spent.
    pub work: Work,
    /// Restarts.
    pub restarts: u64,
    /// Migrants from other runs.
    pub traffic: Traffic,
    /// How often the islands exchanged members; 0 where there are none.
    pub exchanges: u64,
}

impl Outcome {
    /// Whether a solution was found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.stop == Stop::Solved
    }
}

/// A run under way, whatever it evolves.
pub trait Search: Send {
    /// Makes the next generation, which is generation 0 at first; breaks when the run has to end. A
    /// run that was saved and loaded goes on with the very generations that it would have made
    /// otherwise.
    fn step(&mut self) -> ControlFlow<Stop>;

    /// What the run has spent so far.
    fn work(&self) -> Work;

    /// The lowest cost so far; none before the first evaluation.
    fn best(&self) -> Option<Cost>;

    /// Shows the last generation.
    fn show(&self, observer: &mut dyn Observer);

    /// Receives a member of another run in place of the worst member if it costs less. This takes an
    /// evaluation, unless the encoding can't hold the migrant.
    fn receive(&mut self, migrant: &Migrant);

    /// What became of all those.
    fn traffic(&self) -> Traffic;

    /// What came of the run, which ended for this reason.
    fn outcome(&self, stop: Stop) -> Outcome;

    /// Appends the state of the run to the bytes. It can be taken up again if the last step, if
    /// there was one, ended with its generation complete: any that didn't break, or broke with
    /// [`Stop::Generations`].
    fn save(&self, to: &mut Vec<u8>);

    /// Takes up a run of the same algorithm, settings, puzzle and seed; the budget may be another.
    ///
    /// # Errors
    /// If nothing can have saved these bytes; the run is then good for nothing.
    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged>;
}

/// Makes generations until the run ends.
pub fn run(search: &mut dyn Search) -> Outcome {
    loop {
        if let ControlFlow::Break(stop) = search.step() {
            return search.outcome(stop);
        }
    }
}
