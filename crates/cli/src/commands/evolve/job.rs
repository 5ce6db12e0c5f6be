//! The puzzle and the algorithm of a run.

use std::io::IsTerminal;
use std::path::Path;
use std::thread::Scope;

use evoku_evolve::chosen::{Chosen, PuzzleInstance, common_scale};
use evoku_evolve::presets::{
    Archipelago, Domain, POPULATION, PRESETS, Parameter, Scale, SettingError, Task,
};
use evoku_evolve::propagation::Class;
use evoku_evolve::puzzles::{KINDS, Kind};
use evoku_evolve::{Budget, Observer, Outcome, Search, run};
use evoku_messages::say;
use evoku_sudoku::Sudoku;
use evoku_sudoku::formats::{Hints, Reader, Record};

use crate::commands::evolve::generated::Provenance;
use crate::commands::evolve::island_threads::island_threads;
use crate::commands::evolve::named::algorithm;
use crate::error::{Context, Result, bail};
use crate::input::{self, BoardArguments};
use crate::language::render;
use crate::output::remark;

/// The puzzle that is used if none is given.
const BUNDLED: &str = include_str!("../../../puzzles/bundled.txt");

/// A puzzle with the algorithm that evolves it, or with one algorithm for each island.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    pub(crate) instance: PuzzleInstance,
    /// The algorithms, assigned to the islands in turn; exactly one if there are no islands.
    pub(crate) algorithms: Vec<Chosen>,
    pub(crate) archipelago: Option<Archipelago>,
    /// `true` if the algorithm was chosen by default.
    pub(crate) is_default: bool,
    /// The number of the puzzle, from 1.
    pub(crate) puzzle_number: usize,
    /// The settings that distinguish this job from other jobs of the same puzzle; empty if there
    /// are none.
    pub(crate) label: String,
    /// The origin of the puzzle, if it was generated for the run.
    pub(crate) generated: Option<Provenance>,
}

impl Job {
    /// Makes the jobs: one for each puzzle and each combination of settings.
    ///
    /// The names of several algorithms are separated by commas. Without names, each puzzle gets the
    /// algorithm that performs best on it.
    pub(crate) fn all(
        kind: Option<&'static Kind>,
        algorithms: Option<&str>,
        puzzles: impl FnOnce() -> Result<Vec<PuzzleInstance>>,
        set: &[String],
    ) -> Result<Vec<Self>> {
        let named = |name: &str| algorithm(name, kind);
        let explicit = algorithms.map(|names| names.split(',').map(str::trim).map(named).collect());
        let explicit: Option<Vec<Chosen>> = explicit.transpose()?;
        // Errors in the settings are reported before any puzzle is read.
        let combinations = combinations(set)?;
        let explicit = explicit.map(|algorithms| {
            let of = |set: &Combination| configured(algorithms.clone(), &set.all);
            combinations.iter().map(of).collect::<Result<Vec<_>>>()
        });
        let explicit = explicit.transpose()?;
        let mut jobs = Vec::new();
        for (number, instance) in puzzles()?.into_iter().enumerate() {
            for (at, Combination { all, label }) in combinations.iter().enumerate() {
                let algorithms = match &explicit {
                    Some(algorithms) => algorithms[at].clone(),
                    None => configured(vec![instance.best()], all)?,
                };
                jobs.push(Self {
                    instance: instance.clone(),
                    algorithms,
                    archipelago: None,
                    is_default: explicit.is_none(),
                    puzzle_number: number + 1,
                    label: label.clone(),
                    generated: None,
                });
            }
        }
        Ok(jobs)
    }

    /// Sets the size of the population, if one is given.
    pub(crate) fn with_population(mut self, population: Option<u64>) -> Result<Self> {
        for algorithm in &mut self.algorithms {
            if let Some(population) = population {
                let set = algorithm.settings.set(POPULATION, &population.to_string());
                set.within(|cause| say::command_population_for(algorithm.name(), cause))?;
            }
        }
        Ok(self)
    }

    /// Refuses settings that contradict each other. Reports if islands end before their first
    /// exchange.
    pub(crate) fn check(&self, budget: &Budget<'_>) -> Result<()> {
        for algorithm in &self.algorithms {
            algorithm.settings.check().at(algorithm.name())?;
        }
        if let Some(archipelago) = self.archipelago
            && let Some(share) = archipelago.share(budget)
            && archipelago.ends_before_an_exchange(budget)
            && archipelago.islands > 1
        {
            remark(say::command_no_exchange(share, archipelago.interval(budget)));
        }
        Ok(())
    }

    /// Distributes the job over islands, if there are any. Refuses more algorithms than islands.
    pub(crate) fn on(self, archipelago: Option<Archipelago>) -> Result<Self> {
        let islands = archipelago.map_or(1, |archipelago| archipelago.islands);
        if self.algorithms.len() as u64 > islands {
            bail!(say::command_more_algorithms(self.algorithms.len()));
        }
        Ok(Self { archipelago, ..self })
    }

    /// Returns `true` if the algorithm's design asks the user for the population and the number of
    /// generations.
    pub(crate) fn asks(&self) -> bool {
        self.algorithms.iter().any(Chosen::asks)
    }

    /// The name of the algorithm, or the names of all.
    pub(crate) fn algorithm(&self) -> String {
        let names: Vec<_> = self.algorithms.iter().map(Chosen::name).collect();
        names.join(",")
    }

    /// The algorithm in a few words.
    pub(crate) fn title(&self) -> String {
        match self.archipelago {
            Some(Archipelago { islands, .. }) => {
                render(say::command_islands_of(islands, self.algorithm()))
            }
            None => self.algorithm(),
        }
    }

    /// Returns `true` if the steps of the run are epochs, in which islands exchange individuals.
    pub(crate) fn is_epoch(&self) -> bool {
        self.archipelago.is_some()
    }

    /// The propagation classes of the algorithms, without duplicates.
    pub(crate) fn propagation(&self) -> String {
        let mut classes: Vec<Class> = self.algorithms.iter().map(Chosen::class).collect();
        classes.sort_unstable();
        classes.dedup();
        classes.into_iter().map(Class::name).collect::<Vec<_>>().join(",")
    }

    /// The puzzle in a few words.
    pub(crate) fn puzzle(&self) -> String {
        self.instance.to_string()
    }

    /// The scale on which costs are shown: that of the algorithm, or the plain cost if the
    /// algorithms differ.
    pub(crate) fn scale(&self) -> Scale {
        common_scale(&self.algorithms, &self.instance)
    }

    /// Starts a run. Islands get `threads` threads, which end with the run.
    pub(crate) fn begin<'scope, 'a: 'scope>(
        &self,
        scope: &'scope Scope<'scope, '_>,
        seed: u64,
        budget: Budget<'a>,
        observer: Option<&'a mut dyn Observer>,
        threads: usize,
    ) -> Result<Box<dyn Search + 'a>> {
        let Some(archipelago) = self.archipelago else {
            let task = match observer {
                Some(observer) => Task::new(seed, budget, observer),
                None => Task::unobserved(seed, budget),
            };
            return Ok(self.algorithms[0].begin(&self.instance, task)?);
        };
        let islands = archipelago.begin(seed, budget, |island, task| {
            self.algorithms[island as usize % self.algorithms.len()].begin(&self.instance, task)
        })?;
        let most = usize::try_from(archipelago.islands).unwrap_or(usize::MAX);
        let islands = islands.run_by(island_threads(scope, threads.min(most)));
        Ok(match observer {
            Some(observer) => Box::new(islands.observed_by(observer)),
            None => Box::new(islands),
        })
    }

    /// Executes a run on one thread.
    pub(crate) fn run<'a>(
        &self,
        seed: u64,
        budget: Budget<'a>,
        observer: &'a mut dyn Observer,
    ) -> Result<Outcome> {
        std::thread::scope(|scope| {
            Ok(run(&mut *self.begin(scope, seed, budget, Some(observer), 1)?))
        })
    }
}

/// The maximum number of combinations of settings.
const COMBINATIONS: usize = 1_000;

/// The settings of one configuration.
struct Combination {
    all: Vec<String>,
    /// The settings that have several values, as text.
    label: String,
}

/// Returns every combination of the values that settings like `population=10,30` list.
fn combinations(set: &[String]) -> Result<Vec<Combination>> {
    let mut combinations = vec![Combination { all: Vec::new(), label: String::new() }];
    for setting in set {
        let Some((name, values)) = setting.split_once('=') else {
            combinations.iter_mut().for_each(|one| one.all.push(setting.clone()));
            continue;
        };
        let values: Vec<&str> = values.split(',').map(str::trim).collect();
        refuse_decimal_comma(name.trim(), &values)?;
        let mut extended = Vec::new();
        for Combination { all, label } in &combinations {
            for value in &values {
                let (mut all, mut label) = (all.clone(), label.clone());
                let setting = format!("{}={value}", name.trim());
                if values.len() > 1 {
                    label += if label.is_empty() { "" } else { " " };
                    label += &setting;
                }
                all.push(setting);
                extended.push(Combination { all, label });
            }
        }
        combinations = extended;
        if combinations.len() > COMBINATIONS {
            bail!(say::command_combinations(combinations.len(), COMBINATIONS));
        }
    }
    Ok(combinations)
}

/// Refuses two whole numbers for a parameter that is a real number: 0,1 may be a sweep over 0 and 1,
/// or 0.1 as most of Europe writes it.
fn refuse_decimal_comma(name: &str, values: &[&str]) -> Result<()> {
    let [whole, fraction] = *values else { return Ok(()) };
    let is_real = |parameter: &Parameter| {
        parameter.name == name && matches!(parameter.domain, Domain::Real { .. })
    };
    let presets = PRESETS.iter().flat_map(|preset| preset.parameters);
    let is_digits =
        |text: &&str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if values.iter().all(is_digits) && presets.into_iter().any(is_real) {
        bail!(say::command_decimal_comma(name, whole, fraction));
    }
    Ok(())
}

/// Applies settings to the algorithms. Each setting goes to all algorithms that have its parameter;
/// at least one must have it.
fn configured(mut algorithms: Vec<Chosen>, set: &[String]) -> Result<Vec<Chosen>> {
    for setting in set {
        let mut unknown = Vec::new();
        for algorithm in &mut algorithms {
            let name = algorithm.name();
            match algorithm.settings.assign(setting) {
                Err(error @ SettingError::Unknown { .. }) => unknown.push((name, error)),
                set => set.within(|cause| say::command_set_for(setting, name, cause))?,
            }
        }
        if unknown.len() == algorithms.len() {
            let (name, error) = unknown.swap_remove(0);
            return Err(error).within(|cause| say::command_set_for(setting, name, cause));
        }
    }
    Ok(algorithms)
}

/// Reads the puzzles of `--puzzle`, of standard input, or the bundled one; only the first unless
/// `all` is true.
pub(super) fn find_puzzles(
    puzzle: Option<&str>,
    board: &BoardArguments,
    all: bool,
) -> Result<Vec<Sudoku>> {
    let hints = board.hints()?;
    let line = |text: &str| read_puzzles(Reader::new(text.as_bytes(), hints.clone()), all);
    match puzzle {
        Some(name) if name == "-" || Path::new(name).exists() => read_file(name, &hints, all),
        Some(text) => line(text).map_err(|error| {
            if text.is_empty() || input::is_like_a_puzzle(text) {
                say::command_no_file_as_puzzle(brief(text), error).into()
            } else {
                let kinds = KINDS.iter().map(|kind| kind.name);
                say::command_no_file_nor_puzzle(brief(text)).suggesting(text, kinds).into()
            }
        }),
        None if is_bundled(puzzle) => {
            remark(say::command_bundled());
            line(BUNDLED)
        }
        None => read_file("-", &hints, all),
    }
}

/// Reads the puzzles of a file; only the first unless `all` is true.
fn read_file(name: &str, hints: &Hints, all: bool) -> Result<Vec<Sudoku>> {
    let (shown, reader) = input::open(Path::new(name), hints)?;
    read_puzzles(reader, all).at(shown)
}

/// Returns `true` if the bundled puzzle is to be used. This is the case if no puzzle is given, and
/// standard input is a terminal or the null device.
fn is_bundled(puzzle: Option<&str>) -> bool {
    puzzle.is_none() && (std::io::stdin().is_terminal() || is_null_device())
}

/// Returns `true` if standard input is a character device, which files and pipes are not.
fn is_null_device() -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::FileTypeExt;
        std::fs::metadata("/dev/stdin").is_ok_and(|input| input.file_type().is_char_device())
    }
    #[cfg(not(unix))]
    {
        false
    }
}

/// Returns the beginning of a text, with an ellipsis if the text is longer.
fn brief(text: &str) -> String {
    let start: String = text.chars().take(24).collect();
    format!("{start}{}", if start == text { "" } else { "..." })
}

fn read_puzzles(mut records: Reader<'_>, all: bool) -> Result<Vec<Sudoku>> {
    let Record { sudoku, .. } = records.next().ok_or_else(say::command_no_puzzle)??;
    let mut sudokus = vec![sudoku];
    if all {
        for record in records {
            sudokus.push(record?.sudoku);
        }
    } else if records.next().is_some() {
        remark(say::command_several_puzzles());
    }
    Ok(sudokus)
}
