//! The one place where attempts are evaluated, counted and compared with the budget.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::fitness::{Cost, Fitness};
use crate::observer::{Observer, View};
use crate::puzzle::{Member, Puzzle};

/// What a run may spend. Evaluations and generations make runs comparable; the deadline and the
/// flag are for people who wait.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    /// The largest number of evaluations.
    pub evaluations: Option<u64>,
    /// The largest number of generations after generation 0.
    pub generations: Option<u64>,
    /// When to stop by the clock.
    pub deadline: Option<Instant>,
    /// Stops the run soon after it becomes true.
    pub cancel: Option<&'a AtomicBool>,
}

/// Why a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// A solution was found.
    Solved,
    /// The budget of evaluations is spent.
    Evaluations,
    /// The budget of generations is spent.
    Generations,
    /// The deadline has passed.
    Deadline,
    /// The user cancelled.
    Cancelled,
    /// The algorithm can't get any further: every way of going on is the same attempt again.
    Exhausted,
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Solved => "solved",
            Self::Evaluations => "evaluations spent",
            Self::Generations => "generations spent",
            Self::Deadline => "time is up",
            Self::Cancelled => "cancelled",
            Self::Exhausted => "nothing left to try",
        })
    }
}

/// Between two looks at clock and flag lie at most this many evaluations.
const LOOK_EVERY: u64 = 4096;

/// Evaluates, counts, keeps the best attempt of the run, tells the observer and ends the run.
pub struct Judge<'a, P, F> {
    fitness: F,
    budget: Budget<'a>,
    observer: &'a mut dyn Observer,
    evaluations: u64,
    /// The count of evaluations at which to look at budget, clock and flag next.
    look_at: u64,
    generations: u64,
    restarts: u64,
    best: Option<Member<P>>,
}

impl<'a, P: Puzzle, F: Fitness<P>> Judge<'a, P, F> {
    /// A judge for one run.
    pub fn new(fitness: F, budget: Budget<'a>, observer: &'a mut dyn Observer) -> Self {
        Self {
            fitness,
            budget,
            observer,
            evaluations: 0,
            look_at: 0,
            generations: 0,
            restarts: 0,
            best: None,
        }
    }

    /// Evaluates an attempt.
    ///
    /// Breaks with [`Stop::Solved`] on a solution, and without evaluating when the run has to end.
    #[inline]
    pub fn evaluate(&mut self, puzzle: &P) -> ControlFlow<Stop, Cost> {
        self.count()?;
        let cost = self.fitness.cost(puzzle);
        self.record(puzzle, cost)?;
        ControlFlow::Continue(cost)
    }

    /// Evaluates the attempt of a member and notes its cost, that of a solution included.
    ///
    /// Breaks as [`Judge::evaluate`] does: the cost is that of the attempt unless it breaks with
    /// anything but [`Stop::Solved`].
    #[inline]
    pub fn assess(&mut self, member: &mut Member<P>) -> ControlFlow<Stop> {
        match self.evaluate(&member.puzzle) {
            ControlFlow::Continue(cost) => member.cost = cost,
            ControlFlow::Break(stop) => {
                if stop == Stop::Solved {
                    member.cost = Cost::SOLVED;
                }
                return ControlFlow::Break(stop);
            }
        }
        ControlFlow::Continue(())
    }

    /// Counts one evaluation of a cost that the encoding knows before it makes the move; a move that
    /// is then made has to be recorded.
    #[inline]
    pub fn count(&mut self) -> ControlFlow<Stop> {
        if self.evaluations == self.look_at {
            self.look()?;
        }
        self.evaluations += 1;
        ControlFlow::Continue(())
    }

    /// Remembers an attempt if it is the best of the run; breaks if it is a solution.
    #[inline]
    pub fn record(&mut self, puzzle: &P, cost: Cost) -> ControlFlow<Stop> {
        match &self.best {
            Some(best) if best.cost <= cost => ControlFlow::Continue(()),
            _ => self.improve(puzzle, cost),
        }
    }

    #[cold]
    fn improve(&mut self, puzzle: &P, cost: Cost) -> ControlFlow<Stop> {
        match &mut self.best {
            Some(best) => {
                best.puzzle.clone_from(puzzle);
                best.cost = cost;
            }
            None => self.best = Some(Member { puzzle: puzzle.clone(), cost }),
        }
        if cost.is_solved() { ControlFlow::Break(Stop::Solved) } else { ControlFlow::Continue(()) }
    }

    #[cold]
    fn look(&mut self) -> ControlFlow<Stop> {
        let limit = self.budget.evaluations.unwrap_or(u64::MAX);
        if self.evaluations >= limit {
            return ControlFlow::Break(Stop::Evaluations);
        }
        self.look_at = limit.min(self.evaluations + LOOK_EVERY);
        self.look_at_clock()
    }

    fn look_at_clock(&self) -> ControlFlow<Stop> {
        if self.budget.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return ControlFlow::Break(Stop::Cancelled);
        }
        if self.budget.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return ControlFlow::Break(Stop::Deadline);
        }
        ControlFlow::Continue(())
    }

    /// Notes that the algorithm starts afresh.
    pub fn restart(&mut self) {
        self.restarts += 1;
    }

    /// Shows generation 0.
    pub fn founded(&mut self, members: &[Member<P>]) {
        self.show(members);
    }

    /// Shows a complete generation; breaks when it was the last one.
    pub fn generation(&mut self, members: &[Member<P>]) -> ControlFlow<Stop> {
        self.generations += 1;
        self.show(members);
        if self.budget.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return ControlFlow::Break(Stop::Cancelled);
        }
        self.may_breed()
    }

    /// Breaks when the budget has no generation left.
    pub fn may_breed(&self) -> ControlFlow<Stop> {
        match self.budget.generations {
            Some(limit) if self.generations >= limit => ControlFlow::Break(Stop::Generations),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Shows the children of a generation that was cut short by a solution among them.
    pub fn cut_short(&mut self, children: &[Member<P>]) {
        self.generations += 1;
        self.show(children);
    }

    /// Shows a generation that went this way: complete, cut short by a solution, or not to be shown
    /// because the budget ended it.
    pub fn end(&mut self, made: ControlFlow<Stop>, members: &[Member<P>]) -> ControlFlow<Stop> {
        match made {
            ControlFlow::Continue(()) => return self.generation(members),
            ControlFlow::Break(Stop::Solved) => self.cut_short(members),
            ControlFlow::Break(_) => {}
        }
        made
    }

    fn show(&mut self, members: &[Member<P>]) {
        let Some(best) = &self.best else { return };
        self.observer.generation(&View {
            number: self.generations,
            evaluations: self.evaluations,
            restarts: self.restarts,
            members,
            best,
        });
    }

    /// The best attempt so far; none before the first evaluation.
    pub fn best(&self) -> Option<&Member<P>> {
        self.best.as_ref()
    }

    /// Evaluations so far.
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// Generations so far, without generation 0.
    pub fn generations(&self) -> u64 {
        self.generations
    }

    /// Restarts so far.
    pub fn restarts(&self) -> u64 {
        self.restarts
    }
}
