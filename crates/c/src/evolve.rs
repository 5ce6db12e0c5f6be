//! Evolves a solution.

use std::ffi::{c_char, c_void};
use std::ops::ControlFlow;

use evoku_evolve::chosen::{Chosen, PuzzleInstance};
use evoku_evolve::presets::Task;
use evoku_evolve::{Budget, Cost, Generation, Observer, Search, Stop};
use evoku_messages::say;

use crate::failure::Failure;
use crate::options::Options;
use crate::output::{Output, Status};
use crate::puzzle;

/// The options of a run.
const OPTIONS: [&str; 5] = ["algorithm", "set", "seed", "evaluations", "generations"];

/// The maximum number of evaluations if the options don't limit the run, as in the command.
const EVALUATIONS: u64 = 100_000_000;

/// The memory limit for the attempts of a run, in bytes.
const MEMORY: u64 = 1_000_000_000;

/// A generation of a run. Later versions may append members, so programs only read them. A cost is
/// a number of mistakes, and 0 for a solution.
#[repr(C)]
pub struct Progress {
    /// The number of the generation; 0 is the initial population.
    pub generation: u64,
    /// The number of evaluations since the start of the run.
    pub evaluations: u64,
    /// The number of restarts since the start of the run.
    pub restarts: u64,
    /// The number of members.
    pub members: u64,
    /// The lowest cost in the generation.
    pub best: u64,
    /// The highest cost in the generation.
    pub worst: u64,
    /// The lowest cost since the start of the run.
    pub best_of_run: u64,
    /// The mean cost in the generation.
    pub mean: f64,
    /// The best attempt since the start of the run, as a line; valid until the callback returns.
    pub attempt: *const c_char,
    /// The length of the attempt in bytes.
    pub attempt_length: usize,
}

/// A function that receives each generation of a run, and the context that was passed with it. The
/// run continues if it returns 0, and stops otherwise. It must return normally, so it must not throw
/// an exception or call longjmp.
pub type Callback =
    Option<unsafe extern "C" fn(progress: *const Progress, context: *mut c_void) -> i32>;

/// Evolves a solution of a puzzle. `observe` receives each generation, and returns `false` to stop
/// the run. The text is the best attempt.
pub(crate) fn evolve(
    text: &[u8],
    options: &[u8],
    observe: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Output, Failure> {
    let sudoku = puzzle::one(text)?.sudoku;
    let options = Options::parse(options, &OPTIONS)?;
    let instance = PuzzleInstance::Sudoku(Box::new(sudoku));
    let algorithm = algorithm(&instance, &options)?;
    let generations = options.whole("generations")?;
    let most = generations.is_none().then_some(EVALUATIONS);
    let evaluations = options.whole("evaluations")?.or(most);
    let budget = Budget { evaluations, generations, memory: Some(MEMORY), ..Budget::default() };
    let task = Task::unobserved(options.seed("seed")?.unwrap_or(1), budget);
    let mut search = algorithm.begin(&instance, task).map_err(Failure::new)?;
    Ok(run(&mut *search, observe))
}

/// The algorithm with its settings: the one that the options name, or the recommended one.
fn algorithm(instance: &PuzzleInstance, options: &Options) -> Result<Chosen, Failure> {
    let mut algorithm = match options.text("algorithm")? {
        None => instance.best(),
        Some(name) => Chosen::named(name, None).ok_or_else(|| {
            let names = Chosen::names(None);
            let unknown = say::page_unknown_algorithm(name, names.iter().copied());
            Failure::new(unknown.suggesting(name, names))
        })?,
    };
    for setting in options.texts("set")? {
        algorithm.settings.assign(setting).map_err(Failure::new)?;
    }
    algorithm.settings.check().map_err(Failure::new)?;
    Ok(algorithm)
}

fn run(search: &mut dyn Search, observe: &mut dyn FnMut(&Progress) -> bool) -> Output {
    let mut watcher = Watcher::default();
    loop {
        let step = search.step();
        search.show(&mut watcher);
        let goes_on = match watcher.new.take() {
            Some(numbers) => observe(&numbers.progress(&watcher.attempt)),
            None => true,
        };
        let status = match step {
            ControlFlow::Break(Stop::Solved) => {
                return Output::new(watcher.attempt).with_count(1);
            }
            ControlFlow::Break(_) => Some(Status::Ok),
            ControlFlow::Continue(()) => (!goes_on).then_some(Status::Stopped),
        };
        if let Some(status) = status {
            return Output::of(status, watcher.attempt);
        }
    }
}

/// Records generations.
#[derive(Default)]
struct Watcher {
    /// The number of the last generation.
    last: Option<u64>,
    /// The lowest cost so far.
    best: Option<Cost>,
    /// The attempt with the lowest cost.
    attempt: String,
    /// The last generation, unless the callback has received it.
    new: Option<Numbers>,
}

/// The numbers of a generation, see [`Progress`].
struct Numbers {
    counts: [u64; 4],
    costs: [u64; 3],
    mean: f64,
}

impl Numbers {
    fn progress(&self, attempt: &str) -> Progress {
        let [generation, evaluations, restarts, members] = self.counts;
        let [best, worst, best_of_run] = self.costs;
        Progress {
            generation,
            evaluations,
            restarts,
            members,
            best,
            worst,
            best_of_run,
            mean: self.mean,
            attempt: attempt.as_ptr().cast(),
            attempt_length: attempt.len(),
        }
    }
}

impl Observer for Watcher {
    fn generation(&mut self, generation: &dyn Generation) {
        let (number, best) = (generation.number(), generation.best_of_run());
        let is_better = self.best.is_none_or(|before| best < before);
        if is_better {
            self.best = Some(best);
            self.attempt = generation.best_of_run_line();
        }
        // The last step of a run may end within a generation, which is then the same as before.
        if self.last.replace(number) == Some(number) && !is_better {
            return;
        }
        let evaluations = generation.work().evaluations();
        let members = generation.size() as u64;
        let costs = [generation.best(), generation.worst(), best];
        self.new = Some(Numbers {
            counts: [number, evaluations, generation.restarts(), members],
            costs: costs.map(|cost| cost.total().into()),
            mean: generation.mean(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{OPTIONS, evolve};

    const PUZZLE: &[u8] = b"1..4..1..1..4..1";

    #[test]
    fn a_seed_is_a_number_or_a_string() {
        let run = |seed: &str| {
            let options = format!(r#"{{"algorithm": "row-ga", "seed": {seed}}}"#);
            let mut generations = Vec::new();
            let mut observe = |progress: &super::Progress| {
                generations.push((progress.evaluations, progress.mean.to_bits()));
                true
            };
            let output = evolve(PUZZLE, options.as_bytes(), &mut observe);
            output.map(|output| (output.text().to_owned(), generations))
        };
        assert_eq!(run("7").unwrap(), run("\"7\"").unwrap());
        assert_ne!(run("7").unwrap(), run("8").unwrap());
        run("\"18446744073709551615\"").unwrap();
        for wrong in ["\"\"", "\"-1\"", "\"18446744073709551616\"", "7.5", "[7]"] {
            let failure = run(wrong).unwrap_err();
            assert!(failure.message.starts_with("seed"), "{wrong}: {}", failure.message);
        }
    }

    #[test]
    fn the_readme_lists_the_options() {
        let readme = include_str!("../README.md").replace("\n  ", " ");
        let sentence = readme.split("The options of `evoku_evolve` are").nth(1).unwrap();
        let sentence = sentence.split('.').next().unwrap();
        let listed: Vec<&str> = sentence.split('`').skip(1).step_by(2).collect();
        assert_eq!(listed, OPTIONS);
    }
}
