//! The island model: several runs that exchange members (Whitley, Rana and Heckendorn 1999,
//! <https://hrcak.srce.hr/en/clanak/221148>; topologies and policies after Cantú-Paz 2001,
//! <https://doi.org/10.1007/978-1-4615-4369-5>).
//!
//! Islands may run different algorithms on different encodings. Between equal encodings, a migrant
//! is copied. Between different encodings, it is converted to a line of text.
//!
//! Each island has its own judge and random generator, and all islands exchange members at the same
//! points of their runs. The result therefore doesn't depend on timing or on the threads that run
//! the islands.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::record::{Counters, Generation, Observer, Offspring, Work};
use crate::run::judge::Stop;
use crate::run::search::{MigrantCounts, Outcome, Search};
use crate::state::{Bytes, Damaged, State};
use crate::traits::{Cost, Migrant};

pub use crate::run::migration::{Emigrants, Migration, Topology, Transfer};

/// One of several runs that exchange members.
pub struct Island<'a> {
    search: Box<dyn Search + 'a>,
    /// Pending migrants, which have arrived but are not members yet.
    arrived: Vec<Migrant>,
    /// The number of evaluations at the start of this epoch.
    begin: u64,
    /// The limit of evaluations in an epoch.
    length: u64,
    /// The limit of generations in an epoch.
    generations: u64,
    ended: Option<Stop>,
}

impl<'a> Island<'a> {
    fn new(search: Box<dyn Search + 'a>) -> Self {
        Self { search, arrived: Vec::new(), begin: 0, length: 0, generations: 0, ended: None }
    }

    /// Accepts pending migrants, and makes generations until the next exchange or the end of the
    /// run.
    ///
    /// The thread that runs the island accepts the migrants, so that the same thread allocates all
    /// members. Threads that write to the same cache line slow each other down.
    pub fn run(&mut self) {
        for migrant in self.arrived.drain(..) {
            self.search.receive(&migrant);
        }
        self.begin = self.evaluations();
        let end = self.begin.saturating_add(self.length);
        let mut made = 0;
        while self.ended.is_none() && self.evaluations() < end && made < self.generations {
            if let ControlFlow::Break(stop) = self.search.step() {
                self.ended = Some(stop);
            }
            made += 1;
        }
    }

    /// The run of this island.
    #[must_use]
    pub fn search(&self) -> &(dyn Search + 'a) {
        &*self.search
    }

    /// The reason why the run has ended; `None` if it hasn't.
    #[must_use]
    pub fn ended(&self) -> Option<Stop> {
        self.ended
    }

    fn evaluations(&self) -> u64 {
        self.search.work().evaluations()
    }

    /// The key by which islands are ordered; the island with the smallest key leads.
    fn standing(&self) -> (bool, Option<Cost>, u64) {
        let spent = self.evaluations() - self.begin;
        let best = self.search.best();
        let solved = best.is_some_and(Cost::is_solved);
        (best.is_none(), best, if solved { spent } else { 0 })
    }
}

/// A function that runs every island, sequentially or on the caller's threads.
type IslandRunner<'a> = Box<dyn FnMut(&mut Vec<Island<'a>>) + Send + 'a>;

/// Several runs that exchange members.
///
/// A step is an epoch: each island makes generations until it has spent the evaluations of
/// [`Migration::interval`] or its generations. Then all islands exchange members.
///
/// If several islands find a solution in the same epoch, the winner is the island that needed the
/// fewest evaluations in that epoch; on a tie, the first one. All other islands complete their
/// epoch, and its work is counted.
pub struct Islands<'a> {
    islands: Vec<Island<'a>>,
    migration: Migration,
    observer: Option<&'a mut dyn Observer>,
    runner: IslandRunner<'a>,
    rng: Rng,
    /// The number of epochs begun.
    epochs: u64,
    /// The number of exchanges made.
    exchanges: u64,
    /// The transfers of the last exchange.
    transfers: Vec<Transfer>,
}

impl<'a> Islands<'a> {
    /// Creates islands with these runs. Each run must have its own share of the budget.
    ///
    /// # Panics
    /// If there are no runs.
    #[must_use]
    pub fn new(runs: Vec<Box<dyn Search + 'a>>, migration: Migration, seed: u64) -> Self {
        assert!(!runs.is_empty(), "no island");
        let rng = Rng::stream(seed, runs.len() as u64);
        Self {
            islands: runs.into_iter().map(Island::new).collect(),
            migration,
            observer: None,
            runner: Box::new(|islands| islands.iter_mut().for_each(Island::run)),
            rng,
            epochs: 0,
            exchanges: 0,
            transfers: Vec::new(),
        }
    }

    /// The seed of an island, derived from the seed of the whole run.
    #[must_use]
    pub fn seed(seed: u64, island: u64) -> u64 {
        Rng::stream(seed, island).bits()
    }

    /// Reports the best island's last generation after each epoch, with the work of all islands.
    #[must_use]
    pub fn observed_by(self, observer: &'a mut dyn Observer) -> Self {
        Self { observer: Some(observer), ..self }
    }

    /// Lets `runner` run the islands. It must call [`Island::run`] once for each, on any threads.
    /// It may move the islands out of the list if it puts them back in order.
    #[must_use]
    pub fn run_by(self, runner: impl FnMut(&mut Vec<Island<'a>>) + Send + 'a) -> Self {
        Self { runner: Box::new(runner), ..self }
    }

    /// The islands, in the order of their numbers.
    #[must_use]
    pub fn islands(&self) -> &[Island<'a>] {
        &self.islands
    }

    /// The transfers of the last exchange. Empty before the first exchange, and after the run was
    /// resumed from a checkpoint.
    #[must_use]
    pub fn transfers(&self) -> &[Transfer] {
        &self.transfers
    }

    /// The number of exchanges so far.
    #[must_use]
    pub fn exchanges(&self) -> u64 {
        self.exchanges
    }

    /// The number of the island that has won, or of the island with the lowest cost so far.
    #[must_use]
    pub fn leading(&self) -> usize {
        let numbers = 0..self.islands.len();
        numbers.min_by_key(|&number| self.islands[number].standing()).unwrap_or(0)
    }

    /// Runs one epoch on all islands.
    fn epoch(&mut self, evaluations: u64, generations: u64) {
        for island in &mut self.islands {
            (island.length, island.generations) = (evaluations, generations);
        }
        (self.runner)(&mut self.islands);
    }

    fn has_ended(&self, stop: Stop) -> bool {
        self.islands.iter().any(|island| island.ended == Some(stop))
    }

    fn exchange(&mut self) {
        let Self { islands, migration, rng, exchanges, transfers, .. } = self;
        *exchanges += u64::from(islands.len() > 1 && migration.migrants > 0);
        let count = islands.len();
        let mut travelling = Vec::new();
        for (number, island) in islands.iter().enumerate() {
            if island.ended.is_none() {
                let mut chosen = Chosen { migration, rng, emigrants: Vec::new() };
                island.search.show(&mut chosen);
                let emigrants = chosen.emigrants;
                let targets = migration.topology.targets(number, count, rng);
                travelling.push((number, targets, emigrants));
            }
        }
        transfers.clear();
        for (from, targets, emigrants) in &travelling {
            for &to in targets {
                let Island { arrived, ended, .. } = &mut islands[to];
                if ended.is_none() && !emigrants.is_empty() {
                    arrived.extend(emigrants.iter().cloned());
                    transfers.push(Transfer { from: *from, to, migrants: emigrants.len() });
                }
            }
        }
    }

    /// The leading island; see [`Islands::leading`].
    fn leader(&self) -> &Island<'a> {
        &self.islands[self.leading()]
    }

    fn restarts(&self) -> u64 {
        let mut restarts = Restarts(0);
        self.islands.iter().for_each(|island| island.search.show(&mut restarts));
        restarts.0
    }

    /// Shows the last epoch to `observer`.
    fn show_to(&self, observer: &mut dyn Observer) {
        let (number, work) = (self.epochs.saturating_sub(1), self.work());
        let counters = Counters { number, work, restarts: self.restarts() };
        let mut shown = AsEpoch { observer, counters };
        self.leader().search.show(&mut shown);
    }
}

impl Search for Islands<'_> {
    fn step(&mut self) -> ControlFlow<Stop> {
        let Migration { interval, generations, .. } = self.migration;
        self.epoch(interval, generations.unwrap_or(u64::MAX));
        self.epochs += 1;
        // A spent budget can end a run in the middle of a generation, so no further exchange takes
        // place. The other islands run to their end.
        if self.has_ended(Stop::Evaluations) && !self.has_ended(Stop::Solved) {
            self.epoch(u64::MAX, u64::MAX);
        }
        let ends =
            [Stop::Solved, Stop::FalseZero, Stop::Cancelled, Stop::Deadline, Stop::Evaluations];
        let mut stop = ends.into_iter().find(|&stop| self.has_ended(stop));
        if self.islands.iter().all(|island| island.ended.is_some()) {
            stop = stop.or(self.islands[0].ended);
        }
        if stop.is_none() {
            self.exchange();
        }
        if let Some(observer) = self.observer.take() {
            observer.epoch(self);
            self.show_to(observer);
            self.observer = Some(observer);
        }
        stop.map_or(ControlFlow::Continue(()), ControlFlow::Break)
    }

    fn work(&self) -> Work {
        let works = self.islands.iter().map(|island| island.search.work());
        works.fold(Work::default(), |sum, work| sum + work)
    }

    fn best(&self) -> Option<Cost> {
        self.leader().search.best()
    }

    fn show(&self, observer: &mut dyn Observer) {
        self.show_to(observer);
    }

    fn receive(&mut self, migrant: &Migrant) {
        self.islands[0].search.receive(migrant);
    }

    fn migrants(&self) -> MigrantCounts {
        let all = self.islands.iter().map(|island| island.search.migrants());
        all.fold(MigrantCounts::default(), |sum, of| MigrantCounts {
            accepted: sum.accepted + of.accepted,
            worse: sum.worse + of.worse,
            refused: sum.refused + of.refused,
        })
    }

    /// The outcome of the leading island, with the work and the restarts of all islands. Its
    /// generations are epochs.
    fn outcome(&self, stop: Stop) -> Outcome {
        Outcome {
            generations: self.epochs.saturating_sub(1),
            work: self.work(),
            restarts: self.restarts(),
            migrants: self.migrants(),
            exchanges: self.exchanges,
            ..self.leader().search.outcome(stop)
        }
    }

    fn save(&self, to: &mut Vec<u8>) {
        self.rng.save(to);
        self.epochs.save(to);
        self.exchanges.save(to);
        for Island { search, arrived, ended, .. } in &self.islands {
            (*ended == Some(Stop::Exhausted)).save(to);
            search.save(to);
            let lines: Vec<String> = arrived.iter().map(Migrant::line).collect();
            lines.save(to);
        }
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        self.rng.load(from)?;
        self.epochs.load(from)?;
        self.exchanges.load(from)?;
        for Island { search, arrived, ended, .. } in &mut self.islands {
            let mut exhausted = false;
            exhausted.load(from)?;
            *ended = exhausted.then_some(Stop::Exhausted);
            search.load(from)?;
            let mut lines: Vec<String> = Vec::new();
            lines.load(from)?;
            *arrived = lines.into_iter().map(Migrant::from).collect();
        }
        Ok(())
    }
}

/// Selects the emigrants of a generation.
struct Chosen<'c> {
    migration: &'c Migration,
    rng: &'c mut Rng,
    emigrants: Vec<Migrant>,
}

impl Observer for Chosen<'_> {
    fn generation(&mut self, generation: &dyn Generation) {
        let mut members: Vec<usize> = (0..generation.size()).collect();
        match self.migration.emigrants {
            Emigrants::Best => members.sort_by_key(|&member| generation.cost(member)),
            Emigrants::Random => self.rng.shuffle(&mut members),
        }
        members.truncate(self.migration.migrants);
        self.emigrants.extend(members.into_iter().map(|member| generation.emigrant(member)));
    }
}

/// An observer that adds up the restarts of all islands.
struct Restarts(u64);

impl Observer for Restarts {
    fn generation(&mut self, generation: &dyn Generation) {
        self.0 += generation.restarts();
    }
}

/// An observer that passes a generation on with the counters of the epoch, which include the work
/// of all islands.
struct AsEpoch<'o> {
    observer: &'o mut dyn Observer,
    counters: Counters,
}

impl Observer for AsEpoch<'_> {
    fn generation(&mut self, generation: &dyn Generation) {
        self.observer.generation(&Epoch { generation, counters: self.counters });
    }
}

struct Epoch<'g> {
    generation: &'g dyn Generation,
    counters: Counters,
}

impl Generation for Epoch<'_> {
    fn counters(&self) -> Counters {
        self.counters
    }
    fn size(&self) -> usize {
        self.generation.size()
    }
    fn cost(&self, member: usize) -> Cost {
        self.generation.cost(member)
    }
    fn line(&self, member: usize) -> String {
        self.generation.line(member)
    }
    fn emigrant(&self, member: usize) -> Migrant {
        self.generation.emigrant(member)
    }
    fn diversity(&self) -> f64 {
        self.generation.diversity()
    }
    fn best_of_run(&self) -> Cost {
        self.generation.best_of_run()
    }
    fn best_of_run_line(&self) -> String {
        self.generation.best_of_run_line()
    }
    fn best_of_run_board(&self) -> String {
        self.generation.best_of_run_board()
    }
    fn survivors(&self) -> Vec<usize> {
        self.generation.survivors()
    }
    fn offspring(&self) -> Option<Offspring> {
        self.generation.offspring()
    }
}
