//! The judge: the only place where attempts are evaluated, counted and compared with the budget.

#![expect(clippy::disallowed_types, reason = "a deadline of the caller is compared with the clock")]

use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use evoku_messages::{Message, Say, say};

use crate::record::{Birth, Improvement, Work};
use crate::state::{Bytes, Damaged, State};
use crate::traits::{Cost, Fitness, Member, Puzzle};

/// The limits of a run.
///
/// Limits of evaluations and generations make runs comparable. The deadline and the flag let a
/// waiting user end a run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget<'a> {
    /// The largest number of evaluations of all kinds ([`Work::evaluations`]).
    pub evaluations: Option<u64>,
    /// The largest number of generations after generation 0.
    pub generations: Option<u64>,
    /// The largest memory, in bytes, that the attempts of a run may take in total. A preset that
    /// needs more memory returns an error instead of a run.
    pub memory: Option<u64>,
    /// The time at which the run stops.
    pub deadline: Option<Instant>,
    /// A flag that stops the run soon after it becomes true.
    pub cancel: Option<&'a AtomicBool>,
}

/// The reason why a run ended.
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
    /// The algorithm can't make progress: every possible step leads to the same attempt again.
    Exhausted,
    /// The cost is 0, but the attempt is not a solution according to [`Fitness::is_solution`].
    FalseZero,
}

impl Stop {
    /// The name in machine-readable output.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Evaluations => "evaluations spent",
            Self::Generations => "generations spent",
            Self::Deadline => "time is up",
            Self::Cancelled => "cancelled",
            Self::Exhausted => "nothing left to try",
            Self::FalseZero => "fitness 0 without a solution",
        }
    }
}

/// Formats the name.
impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Say for Stop {
    fn message(&self) -> Message {
        match self {
            Self::Solved => say::evolve_stop_solved(),
            Self::Evaluations => say::evolve_stop_evaluations(),
            Self::Generations => say::evolve_stop_generations(),
            Self::Deadline => say::evolve_stop_deadline(),
            Self::Cancelled => say::evolve_stop_cancelled(),
            Self::Exhausted => say::evolve_stop_exhausted(),
            Self::FalseZero => say::evolve_stop_false_zero(),
        }
    }
}

/// The largest number of evaluations between two checks of the clock and the cancel flag. They take
/// a few milliseconds on the largest puzzles.
///
/// After a decode, which may take just as long, both are checked immediately.
const LOOK_EVERY: u64 = 256;

/// `false` in the page, which must stay small and doesn't show births.
const HAS_BIRTHS: bool = cfg!(not(target_family = "wasm"));

/// Evaluates and counts attempts, keeps the best attempt of the run, and ends the run when the
/// budget is spent.
///
/// The author of an [`Algorithm`](crate::Algorithm) needs three methods. [`Judge::assess`]
/// evaluates a member. [`Judge::count_moves`] counts moves whose price the encoding computes
/// itself. [`Judge::record`] reports such a move if it leads to a better attempt.
///
/// When one of these methods breaks, the algorithm must return that break. The judge doesn't handle
/// generations: [`Running`](crate::Running) counts and shows them.
pub struct Judge<'a, P, F> {
    fitness: F,
    budget: Budget<'a>,
    work: Work,
    /// The evaluations of all kinds.
    evaluations: u64,
    /// The number of evaluations at which budget, clock and cancel flag are checked next.
    look_at: u64,
    restarts: u64,
    best: Option<Member<P>>,
    /// The improvements that the run has not taken yet; `None` if they are not recorded.
    improvements: Option<Vec<Improvement>>,
    /// The births that the run has not taken yet; `None` if they are not recorded.
    births: Option<Vec<Birth>>,
}

impl<'a, P: Puzzle, F: Fitness<P>> Judge<'a, P, F> {
    /// Creates a judge for one run.
    pub fn new(fitness: F, budget: Budget<'a>) -> Self {
        Self {
            fitness,
            budget,
            work: Work::default(),
            evaluations: 0,
            look_at: 0,
            restarts: 0,
            best: None,
            improvements: None,
            births: None,
        }
    }

    /// Records every improvement from now on.
    pub(crate) fn record_improvements(&mut self) {
        self.improvements = Some(Vec::new());
    }

    /// Takes the improvements since the last call.
    pub(crate) fn take_improvements(&mut self) -> Vec<Improvement> {
        self.improvements.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Starts or stops the recording of births.
    pub(crate) fn record_births(&mut self, wanted: impl FnOnce() -> bool) {
        if HAS_BIRTHS {
            self.births = wanted().then(Vec::new);
        }
    }

    /// Takes the births since the last call.
    pub(crate) fn take_births(&mut self) -> Vec<Birth> {
        self.births.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Returns `true` if an observer wants to know how children are made. An algorithm then keeps
    /// the state between crossover and mutation for [`Judge::record_birth`].
    #[must_use]
    #[inline]
    pub fn records_births(&self) -> bool {
        HAS_BIRTHS && self.births.is_some()
    }

    /// Records how a child was made, if an observer wants to know. `parents` are in the order in
    /// which the algorithm copies from them, and `crossed` is the child between crossover and
    /// mutation.
    #[inline]
    pub fn record_birth(&mut self, parents: &[&Member<P>], crossed: Option<&P>, child: &Member<P>) {
        if self.records_births() {
            self.note_birth(parents, crossed, child);
        }
    }

    #[cold]
    fn note_birth(&mut self, parents: &[&Member<P>], crossed: Option<&P>, child: &Member<P>) {
        let mut distinct: Vec<&Member<P>> = Vec::new();
        for &parent in parents {
            if !distinct.iter().any(|known| std::ptr::eq(*known, parent)) {
                distinct.push(parent);
            }
        }
        let parents = distinct.iter().map(|parent| (parent.puzzle.line(), parent.cost));
        let birth = Birth {
            parents: parents.collect(),
            crossed: crossed.map(P::line),
            line: child.puzzle.line(),
            cost: child.cost,
        };
        self.births.get_or_insert_default().push(birth);
    }

    /// Evaluates an attempt.
    ///
    /// Breaks with [`Stop::Solved`] if the attempt is a solution. Breaks without evaluating if the
    /// run has to end.
    // The page must stay small; elsewhere a call costs more than the comparison of costs.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn evaluate(&mut self, puzzle: &P) -> ControlFlow<Stop, Cost> {
        self.count(1)?;
        let cost = self.fitness.cost(puzzle);
        self.record(puzzle, cost)?;
        ControlFlow::Continue(cost)
    }

    /// Evaluates the attempt of a member and stores its cost, even if the attempt is a solution.
    ///
    /// Breaks under the same conditions as [`Judge::evaluate`]. If the reason is not
    /// [`Stop::Solved`], the stored cost is not updated.
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

    /// Counts moves whose effect on the cost the encoding computes without making them. If such a
    /// move is made and leads to a better attempt, the caller must call [`Judge::record`].
    ///
    /// Breaks without counting any moves if the budget doesn't cover all of them.
    #[inline]
    pub fn count_moves(&mut self, moves: u64) -> ControlFlow<Stop> {
        self.count(moves)?;
        self.work.moves += moves;
        ControlFlow::Continue(())
    }

    /// Evaluates an attempt that a decoder made from a genome. `placements` is the number of values
    /// that propagation placed while decoding.
    ///
    /// Breaks under the same conditions as [`Judge::evaluate`].
    #[inline]
    pub fn assess_decoded(&mut self, member: &mut Member<P>, placements: u64) -> ControlFlow<Stop> {
        let judged = self.assess(member);
        if is_assessed(judged) {
            self.work.decodes += 1;
            self.work.placements += placements;
            self.look_at = self.evaluations;
        }
        judged
    }

    /// Counts values that propagation placed before the run.
    pub fn note_placements(&mut self, placements: u64) {
        self.work.placements += placements;
    }

    /// Counts evaluations; breaks without counting if the run has to end.
    #[inline]
    fn count(&mut self, evaluations: u64) -> ControlFlow<Stop> {
        if self.evaluations + evaluations > self.look_at {
            self.look(evaluations)?;
        }
        self.evaluations += evaluations;
        ControlFlow::Continue(())
    }

    /// Stores an attempt if it is the best of the run so far. Breaks if it is a solution.
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
        if let Some(improvements) = &mut self.improvements {
            let (evaluations, line) = (self.evaluations, puzzle.line());
            // Only the last one of several at the same evaluation is the best attempt after it.
            improvements.pop_if(|last| last.evaluations == evaluations);
            improvements.push(Improvement { evaluations, cost, line });
        }
        if cost.is_solved() { ControlFlow::Break(Stop::Solved) } else { ControlFlow::Continue(()) }
    }

    #[cold]
    fn look(&mut self, evaluations: u64) -> ControlFlow<Stop> {
        let limit = self.budget.evaluations.unwrap_or(u64::MAX);
        if evaluations > limit.saturating_sub(self.evaluations) {
            return ControlFlow::Break(Stop::Evaluations);
        }
        self.look_at = limit.min(self.evaluations + evaluations.max(LOOK_EVERY));
        self.look_at_clock()
    }

    fn look_at_clock(&self) -> ControlFlow<Stop> {
        if self.is_cancelled() {
            return ControlFlow::Break(Stop::Cancelled);
        }
        if self.budget.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return ControlFlow::Break(Stop::Deadline);
        }
        ControlFlow::Continue(())
    }

    /// Returns `true` if the user has cancelled the run.
    fn is_cancelled(&self) -> bool {
        self.budget.cancel.is_some_and(|cancel| cancel.load(Ordering::Relaxed))
    }

    /// Counts a restart of the algorithm.
    pub fn restart(&mut self) {
        self.restarts += 1;
    }

    /// Breaks if the budget allows no further generation after this number, or if the user has
    /// cancelled.
    pub(crate) fn may_breed(&self, generations: u64) -> ControlFlow<Stop> {
        if self.is_cancelled() {
            return ControlFlow::Break(Stop::Cancelled);
        }
        match self.budget.generations {
            Some(limit) if generations >= limit => ControlFlow::Break(Stop::Generations),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Runs `act` without any limit. This is used before the run begins.
    pub(crate) fn without_limits<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let budget = std::mem::take(&mut self.budget);
        let result = act(self);
        self.budget = budget;
        result
    }

    /// Replaces [`Stop::Solved`] by [`Stop::FalseZero`] if the best attempt costs 0 but is not a
    /// solution.
    pub(crate) fn confirm(&self, stop: Stop) -> Stop {
        let is_false = |best: &Member<P>| !self.fitness.is_solution(&best.puzzle);
        match stop {
            Stop::Solved if self.best.as_ref().is_some_and(is_false) => Stop::FalseZero,
            stop => stop,
        }
    }

    /// The best attempt so far; `None` before the first evaluation.
    pub fn best(&self) -> Option<&Member<P>> {
        self.best.as_ref()
    }

    /// The work of the run so far.
    pub fn work(&self) -> Work {
        let Work { moves, decodes, .. } = self.work;
        Work { full: self.evaluations - moves - decodes, ..self.work }
    }

    /// The number of restarts so far.
    pub fn restarts(&self) -> u64 {
        self.restarts
    }
}

/// The counters and the best attempt of the run.
///
/// The best attempt is loaded into an existing attempt, because a checkpoint doesn't contain the
/// puzzle of the attempt. A judge must therefore have evaluated an attempt before its state is
/// loaded.
impl<P: Puzzle, F> State for Judge<'_, P, F> {
    fn save(&self, to: &mut Vec<u8>) {
        let counters = [self.evaluations, self.restarts];
        self.work.save(to);
        counters.save(to);
        self.best.iter().for_each(|best| best.save(to));
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let mut counters = [0; 2];
        self.work.load(from)?;
        counters.load(from)?;
        [self.evaluations, self.restarts] = counters;
        self.look_at = 0;
        self.best.iter_mut().try_for_each(|best| best.load(from))
    }
}

/// Returns `true` if the judge evaluated the attempt before it returned this result.
#[inline]
pub fn is_assessed(judged: ControlFlow<Stop>) -> bool {
    matches!(judged, ControlFlow::Continue(()) | ControlFlow::Break(Stop::Solved))
}
