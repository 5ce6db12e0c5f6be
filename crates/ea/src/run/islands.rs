//! The island model: several runs that exchange members (Whitley, Rana and Heckendorn 1999,
//! <https://doi.org/10.2498/cit.1999.01.05>; topologies and policies after Cantú-Paz 2001,
//! <https://doi.org/10.1007/978-1-4615-4369-5>).
//!
//! Islands may run different algorithms on different encodings. A migrant is copied between equal
//! encodings, and converted to a line of text between different ones.
//!
//! Each island has its own judge and random generator, and all exchange at the same points of their
//! runs. So the result doesn't depend on the threads that run the islands, or on timing.

use std::ops::ControlFlow;

use crate::random::Rng;
use crate::record::{Counters, Generation, Observer, Offspring, Work};
use crate::run::judge::Stop;
use crate::run::search::{Outcome, Search, Traffic};
use crate::selection::torus_neighbours;
use crate::state::{Bytes, Damaged, State};
use crate::traits::{Cost, Migrant};

/// Migration topology: the islands to which an island sends its migrants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topology {
    /// The next island; the last sends to the first.
    Ring,
    /// The four neighbours on a torus, whose grid is as close to a square as possible.
    Torus,
    /// The first island sends to all others, and each of these to the first.
    Star,
    /// All other islands.
    Full,
    /// One other island, drawn at random for each exchange.
    Random,
}

impl Topology {
    /// All topologies, by name.
    pub const NAMES: [(&'static str, Self); 5] = [
        ("ring", Self::Ring),
        ("torus", Self::Torus),
        ("star", Self::Star),
        ("full", Self::Full),
        ("random", Self::Random),
    ];

    /// The islands that `island` sends to, out of `islands`: ascending, without duplicates and
    /// without itself.
    #[must_use]
    pub fn targets(self, island: usize, islands: usize, rng: &mut Rng) -> Vec<usize> {
        let mut targets = match self {
            _ if islands < 2 => vec![],
            Self::Ring => vec![(island + 1) % islands],
            Self::Torus => torus_neighbours(island, islands).to_vec(),
            Self::Star if island > 0 => vec![0],
            Self::Star | Self::Full => (0..islands).collect(),
            Self::Random => {
                let other = rng.index(islands - 1);
                vec![other + usize::from(other >= island)]
            }
        };
        targets.sort_unstable();
        targets.dedup();
        targets.retain(|&target| target != island);
        targets
    }
}

/// Selection of the members that emigrate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emigrants {
    /// The members of the lowest cost.
    Best,
    /// Random members, all equally likely.
    Random,
}

impl Emigrants {
    /// All policies, by name.
    pub const NAMES: [(&'static str, Self); 2] = [("best", Self::Best), ("random", Self::Random)];
}

/// Migration policy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Migration {
    /// The migration topology.
    pub topology: Topology,
    /// The evaluations of an island between two exchanges. The generation in which they are reached
    /// is completed.
    pub interval: u64,
    /// The generations between two exchanges, if these end before `interval` evaluations.
    pub generations: Option<u64>,
    /// The number of members that an island sends to each target; all members if it has fewer.
    pub migrants: usize,
    /// The members that emigrate.
    pub emigrants: Emigrants,
}

impl Migration {
    /// The default: the best member moves along a ring.
    pub const USUAL: Self = Self {
        topology: Topology::Ring,
        interval: 20_000,
        generations: None,
        migrants: 1,
        emigrants: Emigrants::Best,
    };
}

/// Members that migrated from one island to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voyage {
    /// The number of the island that they left.
    pub from: usize,
    /// The number of the island that they moved to.
    pub to: usize,
    /// The number of members.
    pub migrants: usize,
}

/// One of several runs that exchange members.
pub struct Island<'a> {
    search: Box<dyn Search + 'a>,
    /// Pending migrants: they have arrived but are not members yet.
    arrived: Vec<Migrant>,
    /// The evaluations at the start of this epoch.
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
    /// Migrants are accepted by the thread that runs the island, so that all members are in memory
    /// of the same thread. Threads that write to the same cache line slow each other down.
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

    /// The key by which islands are ordered; the smallest one leads.
    fn standing(&self) -> (bool, Option<Cost>, u64) {
        let spent = self.evaluations() - self.begin;
        let best = self.search.best();
        let solved = best.is_some_and(Cost::is_solved);
        (best.is_none(), best, if solved { spent } else { 0 })
    }
}

/// Runs every island, sequentially or on the caller's threads.
type Crew<'a> = Box<dyn FnMut(&mut Vec<Island<'a>>) + Send + 'a>;

/// Several runs that exchange members.
///
/// A step is an epoch: each island makes generations until it has spent the evaluations of
/// [`Migration::interval`] or its generations. Then all islands exchange members.
///
/// If several islands find a solution in the same epoch, the winner is the one that needed the
/// fewest evaluations in that epoch; the first one on a tie. All others complete their epoch, and
/// its work is counted.
pub struct Islands<'a> {
    islands: Vec<Island<'a>>,
    migration: Migration,
    observer: Option<&'a mut dyn Observer>,
    crew: Crew<'a>,
    rng: Rng,
    /// The number of epochs begun.
    epochs: u64,
    /// The number of exchanges made.
    exchanges: u64,
    /// The voyages of the last exchange.
    voyages: Vec<Voyage>,
}

impl<'a> Islands<'a> {
    /// Creates islands with these runs, each of which has its own share of the budget.
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
            crew: Box::new(|islands| islands.iter_mut().for_each(Island::run)),
            rng,
            epochs: 0,
            exchanges: 0,
            voyages: Vec::new(),
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

    /// Lets `crew` run the islands. It must call [`Island::run`] once for each, on any threads. It
    /// may move the islands out of the list if it puts them back in order.
    #[must_use]
    pub fn run_by(self, crew: impl FnMut(&mut Vec<Island<'a>>) + Send + 'a) -> Self {
        Self { crew: Box::new(crew), ..self }
    }

    /// The islands, in the order of their numbers.
    #[must_use]
    pub fn islands(&self) -> &[Island<'a>] {
        &self.islands
    }

    /// The voyages of the last exchange. Empty before the first exchange and after the run was
    /// resumed from a checkpoint.
    #[must_use]
    pub fn voyages(&self) -> &[Voyage] {
        &self.voyages
    }

    /// The number of the island that has won, or of the one with the lowest cost so far.
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
        (self.crew)(&mut self.islands);
    }

    fn has_ended(&self, stop: Stop) -> bool {
        self.islands.iter().any(|island| island.ended == Some(stop))
    }

    fn exchange(&mut self) {
        let Self { islands, migration, rng, exchanges, voyages, .. } = self;
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
        voyages.clear();
        for (from, targets, emigrants) in &travelling {
            for &to in targets {
                let Island { arrived, ended, .. } = &mut islands[to];
                if ended.is_none() && !emigrants.is_empty() {
                    arrived.extend(emigrants.iter().cloned());
                    voyages.push(Voyage { from: *from, to, migrants: emigrants.len() });
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
        // A spent budget can end a run in the middle of a generation, so there are no further
        // exchanges; the other islands run to their end.
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

    fn traffic(&self) -> Traffic {
        let all = self.islands.iter().map(|island| island.search.traffic());
        all.fold(Traffic::default(), |sum, of| Traffic {
            taken: sum.taken + of.taken,
            worse: sum.worse + of.worse,
            refused: sum.refused + of.refused,
        })
    }

    /// The outcome of the leading island, with the work and the restarts of all islands;
    /// generations are epochs.
    fn outcome(&self, stop: Stop) -> Outcome {
        Outcome {
            generations: self.epochs.saturating_sub(1),
            work: self.work(),
            restarts: self.restarts(),
            traffic: self.traffic(),
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

/// Adds up the restarts of all islands.
struct Restarts(u64);

impl Observer for Restarts {
    fn generation(&mut self, generation: &dyn Generation) {
        self.0 += generation.restarts();
    }
}

/// Shows a generation with the counters of the epoch, which include the work of all islands.
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
