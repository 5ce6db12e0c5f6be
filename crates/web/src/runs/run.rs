//! A run in progress.

use evoku_messages::{Language, Message, Say, say};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use evoku_draw::chart::Labels;
use evoku_evolve::chosen::{Chosen, PuzzleInstance, common_scale};
use evoku_evolve::islands::Islands;
use evoku_evolve::presets::{Archipelago, Begun, Scale, Settings, Task};
use evoku_evolve::{Budget, Cost, Search, Stop};
use evoku_lab::execute::missing;
use evoku_sudoku::formats::Record;

use crate::problem::Problem;
use crate::runs::recorder::{Last, Missing, Recorder};

/// The memory limit for the attempts of a run, in bytes.
const MEMORY: u64 = 1_000_000_000;

/// The runs in progress, by number.
#[derive(Default)]
pub(crate) struct Runs {
    runs: BTreeMap<u64, Run>,
    /// The number of runs begun so far.
    count: u64,
}

impl Runs {
    /// Adds a run, and returns its number.
    pub(crate) fn add(&mut self, run: Run) -> u64 {
        self.count += 1;
        self.runs.insert(self.count, run);
        self.count
    }

    /// The run of this number.
    pub(crate) fn get(&mut self, number: u64) -> Result<&mut Run, Problem> {
        self.runs.get_mut(&number).ok_or_else(|| Problem::new(say::page_unknown_run()))
    }

    /// Forgets a run.
    pub(crate) fn forget(&mut self, number: u64) {
        self.runs.remove(&number);
    }
}

/// The budget of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub(crate) evaluations: Option<u64>,
    pub(crate) generations: Option<u64>,
}

/// The definition of a run.
pub(crate) struct RunSettings {
    pub(crate) instance: PuzzleInstance,
    /// The record of a Sudoku, with everything that its text contains.
    pub(crate) record: Option<Record>,
    pub(crate) algorithms: Vec<Chosen>,
    pub(crate) islands: Option<Settings>,
    pub(crate) seed: u64,
    pub(crate) limits: Limits,
}

impl RunSettings {
    /// A short title of the algorithm.
    pub(crate) fn title(&self) -> Message {
        let names: Vec<&str> = self.algorithms.iter().map(Chosen::name).collect();
        let names = names.join(",");
        match &self.islands {
            Some(islands) => say::page_run_islands(Archipelago::of(islands).islands, names),
            None => say::verbatim(names),
        }
    }

    /// The scale on which to show the cost: that of the algorithm, or the plain cost if the
    /// algorithms have different scales.
    pub(crate) fn scale(&self) -> Scale {
        common_scale(&self.algorithms, &self.instance)
    }

    /// The name of its steps.
    pub(crate) fn step(&self) -> &'static str {
        if self.islands.is_some() { "epoch" } else { "generation" }
    }

    /// The function that counts the missing digits of an attempt.
    fn missing(&self) -> Missing {
        match &self.instance {
            PuzzleInstance::Sudoku(sudoku) => {
                let geometry = sudoku.geometry().clone();
                let count = move |line: &str, cost: Cost| missing(&geometry, line, cost);
                Box::new(move |line, cost| count(line, cost).unwrap_or(cost.total()))
            }
            PuzzleInstance::Kind(..) => Box::new(|_, cost| cost.total()),
        }
    }
}

/// A single search, or islands that exchange members.
pub(crate) enum Under {
    Alone(Begun<'static>),
    Islands(Box<Islands<'static>>),
}

impl Under {
    pub(crate) fn search(&self) -> &dyn Search {
        match self {
            Self::Alone(search) => &**search,
            Self::Islands(islands) => &**islands,
        }
    }

    fn step(&mut self) -> ControlFlow<Stop> {
        match self {
            Self::Alone(search) => search.step(),
            Self::Islands(islands) => islands.step(),
        }
    }
}

/// A run in progress, with everything that a page shows of it.
pub(crate) struct Run {
    pub(crate) settings: RunSettings,
    pub(crate) under: Under,
    pub(crate) recorder: Recorder,
    pub(crate) stop: Option<Stop>,
}

impl Run {
    /// Begins a run.
    pub(crate) fn begin(settings: RunSettings) -> Result<Self, Problem> {
        let RunSettings { instance, algorithms, islands, seed, limits, .. } = &settings;
        let Limits { evaluations, generations } = *limits;
        let budget = Budget { evaluations, generations, memory: Some(MEMORY), ..Budget::default() };
        let under = match islands {
            None => Under::Alone(algorithms[0].begin(instance, Task::unobserved(*seed, budget))?),
            Some(settings) => {
                let archipelago = Archipelago::of(settings);
                if algorithms.len() as u64 > archipelago.islands {
                    let count = algorithms.len();
                    return Err(Problem::new(say::page_an_island_each(count)));
                }
                let islands = archipelago.begin(*seed, budget, |island, task| {
                    algorithms[island as usize % algorithms.len()].begin(instance, task)
                })?;
                Under::Islands(Box::new(islands))
            }
        };
        let recorder = Recorder::new(settings.scale(), evaluations, settings.missing());
        Ok(Self { settings, under, recorder, stop: None })
    }

    /// Makes generations until the run ends, `evaluations` more evaluations are spent, or
    /// `generations` generations are made.
    pub(crate) fn go_on(&mut self, evaluations: u64, generations: u64) {
        let until = self.under.search().work().evaluations().saturating_add(evaluations);
        for _ in 0..generations {
            if self.stop.is_some() {
                return;
            }
            if let ControlFlow::Break(stop) = self.under.step() {
                self.stop = Some(stop);
            }
            self.under.search().show(&mut self.recorder);
            if self.under.search().work().evaluations() >= until {
                return;
            }
        }
    }

    /// The table of the run as CSV.
    pub(crate) fn table(&mut self) -> String {
        self.under.search().show(&mut Last(&mut self.recorder));
        self.recorder.table()
    }

    /// The labels of its chart.
    pub(crate) fn labels(&self, language: Language) -> Labels {
        let (settings, history) = (&self.settings, &self.recorder.history);
        let state = self.stop.map_or_else(say::page_run_under_way, |stop| stop.message());
        let work = self.under.search().work().evaluations();
        Labels {
            title: say::page_run_of(settings.title(), &settings.instance).render(language),
            subtitle: say::page_run_so_far(
                settings.seed.to_string(),
                work,
                history.generations(),
                settings.islands.is_some(),
                state,
            )
            .render(language),
            step: say::page_run_step(settings.islands.is_some()),
            scale: self.recorder.scale,
        }
    }
}
