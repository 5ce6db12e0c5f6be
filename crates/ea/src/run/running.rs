//! A run of one algorithm, whose generations are counted and shown to an observer.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::record::{Counters, Generation, Observer, Offspring, Work};
use crate::run::algorithm::Algorithm;
use crate::run::judge::{Judge, Stop, is_assessed};
use crate::run::search::{Attempt, MigrantCounts, Outcome, Search};
use crate::state::{Bytes, Damaged, State};
use crate::traits::{Cost, Fitness, Member, Migrant, Puzzle};

/// A run of one algorithm, with its judge and its random generator.
///
/// After each call of the algorithm, the run counts the generation and shows [`Algorithm::members`]
/// to the observer. It shows complete generations, a generation that a solution cut short, and the
/// part of generation 0 that the budget allowed. A later generation that the budget cuts short is
/// neither counted nor shown.
///
/// A run writes its counters in every evaluation. Islands on different threads must therefore not
/// share a cache line, or the pair of lines that a processor loads together.
#[repr(align(128))]
pub struct Running<'a, A: Algorithm, F> {
    algorithm: A,
    judge: Judge<'a, A::Puzzle, F>,
    rng: Rng,
    observer: Option<&'a mut dyn Observer>,
    is_initialised: bool,
    /// The number of generations after generation 0.
    generations: u64,
    migrants: MigrantCounts,
}

impl<'a, A: Algorithm, F: Fitness<A::Puzzle>> Running<'a, A, F> {
    /// Prepares a run.
    pub fn new(algorithm: A, judge: Judge<'a, A::Puzzle, F>, rng: Rng) -> Self {
        let migrants = MigrantCounts::default();
        Self {
            algorithm,
            judge,
            rng,
            observer: None,
            is_initialised: false,
            generations: 0,
            migrants,
        }
    }

    /// Shows every generation to `observer`.
    #[must_use]
    pub fn observed_by(mut self, observer: &'a mut dyn Observer) -> Self {
        if observer.wants_improvements() {
            self.judge.record_improvements();
        }
        Self { observer: Some(observer), ..self }
    }

    /// Makes generation 0, and shows it or the part of it that was completed.
    fn initialise(&mut self) -> ControlFlow<Stop> {
        self.is_initialised = true;
        let made = self.algorithm.initialise(&mut self.judge, &mut self.rng);
        self.report_events();
        self.show_to_observer();
        self.end(made)
    }

    /// Breaks if the last generation ended the run, or if the budget of generations is spent.
    fn end(&self, made: ControlFlow<Stop>) -> ControlFlow<Stop> {
        match made {
            ControlFlow::Break(stop) => ControlFlow::Break(self.judge.confirm(stop)),
            ControlFlow::Continue(()) => self.judge.may_breed(self.generations),
        }
    }

    /// Reports the improvements and the births of a generation, even if the budget cut it short.
    fn report_events(&mut self) {
        if let Some(observer) = &mut self.observer {
            let improvements = self.judge.take_improvements();
            improvements.iter().for_each(|improvement| observer.improvement(improvement));
            if self.judge.records_births() {
                self.judge.take_births().iter().for_each(|birth| observer.birth(birth));
            }
        }
    }

    fn show_to_observer(&mut self) {
        if let Some(observer) = self.observer.take() {
            self.show_to(observer);
            self.observer = Some(observer);
        }
    }

    /// Shows the last generation; does nothing before generation 0.
    fn show_to(&self, observer: &mut dyn Observer) {
        let Self { algorithm, judge, generations, .. } = self;
        let members = algorithm.members();
        let Some(best) = judge.best().filter(|_| !members.is_empty()) else { return };
        let (work, restarts) = (judge.work(), judge.restarts());
        let counters = Counters { number: *generations, work, restarts };
        observer.generation(&View { counters, algorithm, members, best });
    }
}

impl<A: Algorithm + Send, F: Fitness<A::Puzzle> + Send> Search for Running<'_, A, F> {
    fn step(&mut self) -> ControlFlow<Stop> {
        if !self.is_initialised {
            return self.initialise();
        }
        self.judge.may_breed(self.generations)?;
        if let Some(observer) = &self.observer {
            self.judge.record_births(|| observer.wants_births(self.generations + 1));
        }
        let made = self.algorithm.step(&mut self.judge, &mut self.rng);
        self.report_events();
        if is_assessed(made) {
            self.generations += 1;
            self.show_to_observer();
        }
        self.end(made)
    }

    fn work(&self) -> Work {
        self.judge.work()
    }

    fn best(&self) -> Option<Cost> {
        self.judge.best().map(|best| best.cost)
    }

    fn show(&self, observer: &mut dyn Observer) {
        self.show_to(observer);
    }

    fn receive(&mut self, migrant: &Migrant) {
        let members = self.algorithm.members();
        let worst = members.iter().map(|member| member.cost).max();
        let Some(mut member) = members.first().cloned() else { return };
        if migrant.settle(&mut member.puzzle).is_err() {
            self.migrants.refused += 1;
            return;
        }
        self.algorithm.adopt(&mut member.puzzle, &mut self.rng);
        if is_assessed(self.judge.assess(&mut member)) && Some(member.cost) < worst {
            self.algorithm.receive(member);
            self.migrants.accepted += 1;
        } else {
            self.migrants.worse += 1;
        }
    }

    fn migrants(&self) -> MigrantCounts {
        self.migrants
    }

    fn outcome(&self, stop: Stop) -> Outcome {
        let (members, judge) = (self.algorithm.members(), &self.judge);
        Outcome {
            stop,
            best: judge.best().map(Attempt::of),
            population: members.iter().map(|member| (member.puzzle.line(), member.cost)).collect(),
            survivors: self.algorithm.survivors(),
            last: members.iter().min_by_key(|member| member.cost).map(Attempt::of),
            generations: self.generations,
            work: judge.work(),
            restarts: judge.restarts(),
            migrants: self.migrants,
            exchanges: 0,
        }
    }

    fn save(&self, to: &mut Vec<u8>) {
        self.is_initialised.save(to);
        if self.is_initialised {
            self.rng.save(to);
            self.generations.save(to);
            self.judge.save(to);
            self.algorithm.save(to);
            self.migrants.save(to);
        }
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let mut was_initialised = false;
        was_initialised.load(from)?;
        if !was_initialised {
            return Ok(());
        }
        // Makes generation 0 again with the same seed. This prepares everything that the algorithm
        // doesn't save, and creates the attempts into which the saved ones are loaded.
        if !self.is_initialised {
            self.is_initialised = true;
            let Self { algorithm, judge, rng, .. } = self;
            let _ = judge.without_limits(|judge| algorithm.initialise(judge, rng));
        }
        self.rng.load(from)?;
        self.generations.load(from)?;
        self.judge.load(from)?;
        self.algorithm.load(from)?;
        self.migrants.load(from)
    }
}

/// The last generation of an algorithm, with the counters of the run.
struct View<'a, A: Algorithm> {
    counters: Counters,
    algorithm: &'a A,
    members: &'a [Member<A::Puzzle>],
    best: &'a Member<A::Puzzle>,
}

impl<A: Algorithm> Generation for View<'_, A> {
    fn counters(&self) -> Counters {
        self.counters
    }
    fn size(&self) -> usize {
        self.members.len()
    }
    fn cost(&self, member: usize) -> Cost {
        self.members[member].cost
    }
    fn line(&self, member: usize) -> String {
        self.members[member].puzzle.line()
    }
    fn emigrant(&self, member: usize) -> Migrant {
        Migrant::of(&self.members[member].puzzle)
    }
    fn diversity(&self) -> f64 {
        let best = &self.members[self.best_member()].puzzle;
        let sum: usize = self.members.iter().map(|member| member.puzzle.distance(best)).sum();
        sum as f64 / self.members.len() as f64
    }
    fn best_of_run(&self) -> Cost {
        self.best.cost
    }
    fn best_of_run_line(&self) -> String {
        self.best.puzzle.line()
    }
    fn best_of_run_board(&self) -> String {
        self.best.puzzle.board()
    }
    fn survivors(&self) -> Vec<usize> {
        self.algorithm.survivors()
    }
    fn offspring(&self) -> Option<Offspring> {
        self.algorithm.offspring()
    }
}
