//! A run in progress, of any type of attempt: advanced step by step, saved and resumed.

use std::ops::ControlFlow;

use crate::record::{Observer, Work};
use crate::run::judge::Stop;
use crate::state::{Bytes, Damaged};
use crate::traits::{Cost, Member, Migrant, Puzzle};

/// An attempt in reported form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The attempt as one line of text.
    pub line: String,
    /// The attempt as text for people.
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

/// Counts of the migrants from other runs, by what became of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Traffic {
    /// Migrants that replaced the worst member.
    pub taken: u64,
    /// Migrants that were not better than the worst member.
    pub worse: u64,
    /// Migrants that the encoding can't represent.
    pub refused: u64,
}

state!(Traffic: taken, worse, refused);

/// The outcome of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The reason why it ended.
    pub stop: Stop,
    /// The best attempt of the run; `None` if the run was stopped before its first evaluation.
    pub best: Option<Attempt>,
    /// The last generation, or the part of it that was completed: each member as one line of text,
    /// with its cost.
    pub population: Vec<(String, Cost)>,
    /// The indices of the members of the last generation that may have children, best first if the
    /// population culls.
    pub survivors: Vec<usize>,
    /// The best attempt of the last generation; `None` if it is empty.
    pub last: Option<Attempt>,
    /// The number of generations after generation 0, including one that a solution cut short.
    pub generations: u64,
    /// The work of the run.
    pub work: Work,
    /// The number of restarts.
    pub restarts: u64,
    /// Migrants from other runs.
    pub traffic: Traffic,
    /// The number of exchanges between islands; 0 for a run without islands.
    pub exchanges: u64,
}

impl Outcome {
    /// Returns `true` if a solution was found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.stop == Stop::Solved
    }
}

/// A run in progress, of any type of attempt.
pub trait Search: Send {
    /// Makes the next generation, beginning with generation 0. Breaks when the run has to end.
    ///
    /// A run that was saved and loaded continues with exactly the same generations as one that was
    /// not interrupted.
    fn step(&mut self) -> ControlFlow<Stop>;

    /// The work of the run so far.
    fn work(&self) -> Work;

    /// The lowest cost so far; `None` before the first evaluation.
    fn best(&self) -> Option<Cost>;

    /// Shows the last generation to `observer`.
    fn show(&self, observer: &mut dyn Observer);

    /// Replaces the worst member by a migrant if the migrant costs less.
    ///
    /// This counts as an evaluation, unless the encoding can't represent the migrant.
    fn receive(&mut self, migrant: &Migrant);

    /// Counts of the migrants received so far.
    fn traffic(&self) -> Traffic;

    /// The outcome of the run, which ended for the given reason.
    fn outcome(&self, stop: Stop) -> Outcome;

    /// Appends the state of the run to the bytes.
    ///
    /// The run can be resumed if its last step completed a generation: it didn't break, or broke
    /// with [`Stop::Generations`]. A run without any step can be resumed too.
    fn save(&self, to: &mut Vec<u8>);

    /// Resumes a run of the same algorithm, settings, puzzle and seed; the budget may differ.
    ///
    /// # Errors
    /// If the bytes can't be the output of [`Search::save`]. The run is then unusable.
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
