mod ask;
mod checkpoint;
mod children;
mod comparison;
mod execution;
mod files;
mod generated;
mod generations;
mod island_threads;
mod islands;
mod job;
mod named;
mod narration;
mod observer;
mod output_format;
mod populations;
mod positional;
mod program;
mod report;
mod runs;
mod solutions;
mod summary;
mod trace;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, ValueEnum};
use evoku_evolve::Budget;
use evoku_evolve::chosen::PuzzleInstance;
use evoku_evolve::puzzles::Kind;
use evoku_messages::say;

use crate::arguments::{SUDOKU, algorithms, puzzle_kinds, seconds, seed, whole};
use crate::commands::evolve::execution::Outputs;
use crate::commands::evolve::files::FileOptions;
use crate::commands::evolve::generated::{Provenance, PuzzleRequest};
use crate::commands::evolve::generations::Generations;
use crate::commands::evolve::islands::IslandArguments;
use crate::commands::evolve::job::{Job, find_puzzles};
use crate::commands::evolve::named::kind_named;
use crate::commands::evolve::narration::StoryArguments;
use crate::commands::evolve::output_format::OutputFormat;
use crate::commands::evolve::positional::TWO_NUMBERS;
use crate::error::{Context, Result, bail};
use crate::input::BoardArguments;
use crate::interrupt;
use crate::output::{FieldArguments, ResultArguments, remark};

/// Evolve a solution of a puzzle.
///
/// The puzzle comes from a file, from standard input or from the command line, in any format that
/// evoku reads. Without a puzzle, if standard input is a terminal or the null device, evoku uses a
/// bundled puzzle. The command prints whether a solution was found, the best attempt of the last
/// generation and the best of the run. The result goes to standard output, everything else to
/// standard error. With --runs, the algorithm runs on every puzzle of a file, and each puzzle gets
/// its own row.
///
/// A run ends when a solution is found or when it reaches the first of its limits: GENERATIONS,
/// --evaluations or --timeout. The same seed gives the same run on every machine, unless --timeout
/// or Ctrl-C ends it.
///
/// Exit codes: 0 solved (with several runs: all of them), 1 not solved within the budget, 2 wrong
/// usage or bad input, 130 after Ctrl-C. Even after Ctrl-C, the best attempt so far is printed.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  evoku evolve                                      watch an algorithm evolve a solution
  evoku evolve 100 5000 < puzzle.txt                mutation-ga with population 100, at most 5,000 generations
  evoku evolve puzzle.txt                           the first puzzle of a file
  evoku evolve -a row-ga 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  evoku evolve -a row-ga --set mutation_rate=0.2 puzzle.sdk --chart run.svg
  evoku evolve --runs 30 --evaluations 1000000 puzzle.txt --json
  evoku evolve --runs 100 --timeout 10 puzzles.txt
  evoku evolve --islands 4 -a row-ga,simulated-annealing puzzle.txt
  evoku evolve --checkpoint run.evoku --evaluations 10000000000 puzzle.txt
  evoku evolve --log run.txt --trace run.csv --timeout 60 puzzle.txt
  evoku evolve --generate easy -a row-ga            generate, print, evolve and log a puzzle
  evoku evolve -a row-ga --set population=10,30,100 --runs 30 puzzle.txt --chart sweep.svg
  evoku evolve 100 50 -a mutation-ga --print-population=0,10,last puzzle.txt
  evoku evolve -a row-ga --print-children=1,last puzzle.txt
                                                    parents, crossover and changes of each child
  evoku evolve --explain -a row-ga puzzle.txt       the run as a story; also as a page: -o story.html
  evoku evolve --command './mysolver --pop 20' puzzle.txt
                                                    a program in any language
  evoku evolve queens 50 -a simulated-annealing     a puzzle of another kind, and its size")]
pub(crate) struct Evolve {
    /// POPULATION and GENERATIONS (see --population and --generations) and a puzzle (see --puzzle),
    /// all optional
    ///
    /// If both numbers but no algorithm are given, the algorithm is `mutation-ga`. For a puzzle of
    /// another kind: the name of the kind, SIZE, POPULATION and GENERATIONS.
    #[arg(
        value_name = "POPULATION GENERATIONS | FILE | PUZZLE | KIND SIZE",
        allow_negative_numbers = true
    )]
    arguments: Vec<String>,

    /// Number of individuals in a generation [default: the algorithm's own; see `evoku algorithms
    /// NAME`]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
        value_parser = whole(1..=u64::MAX))]
    population: Option<u64>,

    /// Maximum number of generations [default: no limit]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
        value_parser = whole(1..=u64::MAX))]
    generations: Option<u64>,

    /// Puzzle: a file, - for standard input, or the puzzle itself on one line
    #[arg(long, value_name = "FILE|LINE")]
    puzzle: Option<String>,

    #[command(flatten)]
    board: BoardArguments,

    /// Generate a puzzle of this level, print it with its solution, and run the algorithm on it
    ///
    /// The level is easy, medium, hard, expert or extreme; for a side other than 9, append the
    /// side, like easy/16. The full output also goes to output.txt, unless --log names another
    /// file. A file output.txt is overwritten only with --force.
    #[arg(long, value_name = "LEVEL[/SIDE]", conflicts_with_all = ["puzzle", "puzzle_kind"],
        value_parser = PuzzleRequest::parse)]
    generate: Option<PuzzleRequest>,

    /// Kind of puzzle: sudoku, or a kind that is defined by its size alone, like queens
    #[arg(long, value_name = "KIND", default_value = SUDOKU, value_parser = puzzle_kinds())]
    puzzle_kind: String,

    /// Number of rows of a puzzle other than a Sudoku [default: see `evoku algorithms KIND`]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
        value_parser = whole(1..=u64::MAX))]
    size: Option<u64>,

    /// Algorithm, listed by `evoku algorithms` [default: the one that performs best on the puzzle]
    ///
    /// With --islands, several names, separated by commas, are assigned to the islands in turn.
    #[arg(long, short, value_name = "NAME[,NAME...]", value_parser = algorithms(),
        hide_possible_values = true)]
    algorithm: Option<String>,

    /// Program that takes the place of the algorithm, like "./mysolver --pop 20"
    ///
    /// The program is in any language and reads and writes lines of text. The page "A program in any
    /// language" of the book describes the protocol. evoku judges its boards, and ends it when its
    /// budget is spent. POPULATION is passed as a parameter. `evoku lab run` compares programs with
    /// algorithms.
    #[arg(long, value_name = "COMMAND", conflicts_with_all = ["algorithm", "set",
        "islands", "runs", "checkpoint", "checkpoint_every", "generate", "puzzle_kind", "size",
        "explain", "print_population", "print_children", "log", "trace", "chart", "threads", "memory", "progress"])]
    command: Option<String>,

    /// Parameter of the algorithm, like population=50, listed by `evoku algorithms NAME`; may be
    /// repeated
    ///
    /// With several algorithms, the value applies to each one that has the parameter. Several
    /// values separated by commas define a sweep: evoku runs each combination of values --runs
    /// times. With several runs or puzzles, up to 100,000 runs in all, it compares the combinations
    /// like `evoku lab run`.
    #[arg(long, value_name = "NAME=VALUE[,VALUE...]")]
    set: Vec<String>,

    /// Seed of the random numbers: a whole number, or `random` for a fresh seed, which is printed;
    /// further runs use the seeds that follow
    #[arg(long, default_value = "1", allow_negative_numbers = true, value_parser = seed)]
    seed: u64,

    /// Maximum number of evaluations [default: 100,000,000 if nothing else limits the run]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
        value_parser = whole(1..=u64::MAX))]
    evaluations: Option<u64>,

    /// Maximum memory for the attempts of a run, in MB; a run that needs more is refused
    #[arg(long, value_name = "MB", default_value_t = 4000, allow_negative_numbers = true,
        value_parser = whole(1..=1_000_000_000))]
    memory: u64,

    /// Stop each run after this many seconds, like 2.5
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true, value_parser = seconds)]
    timeout: Option<Duration>,

    /// Number of runs with successive seeds, up to 1,000,000; several runs end with a summary
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true,
        value_parser = whole(1..=1_000_000))]
    runs: u64,

    /// Number of threads for several runs, or for the islands of one run, 1 to 1024 [default: one
    /// per core]; results don't depend on it
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole(1..=1024))]
    threads: Option<u64>,

    #[command(flatten)]
    islands: IslandArguments,

    /// Save the state of the run to this file from time to time; if the file exists, resume from it
    ///
    /// The state is also saved when the run ends unsolved. A resumed run has the same result as an
    /// uninterrupted one, but its log, trace and chart show only the part after the interruption.
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,

    /// Seconds between two saved states
    #[arg(long, requires = "checkpoint", value_name = "SECONDS", default_value = "30",
        allow_negative_numbers = true, value_parser = seconds)]
    checkpoint_every: Duration,

    /// Display of the run on standard error
    #[arg(long, value_enum, default_value_t = Progress::Auto)]
    progress: Progress,

    #[command(flatten)]
    result: ResultArguments<OutputFormat>,

    #[command(flatten)]
    story: StoryArguments,

    #[command(flatten)]
    fields: FieldArguments,

    #[command(flatten)]
    files: FileOptions,

    /// Print every individual of these generations (a list like 0,10..20,last) as one line of cells
    /// with its fitness, before and after culling
    #[arg(long, value_name = "GENERATIONS", num_args = 0..=1, require_equals = true,
        default_missing_value = "last", value_parser = Generations::parse)]
    print_population: Option<Generations>,

    /// Print how each child of these generations (a list like 1,10..12,last) was made: its parents,
    /// the cells that come from each, the changes, its fitness and the member that it replaces
    ///
    /// The boards of parents and child are drawn next to each other, for Sudokus of up to 12x12.
    /// Without GENERATIONS, the children of generation 1 are printed. JSON contains them as the
    /// member `children`. The number of a parent is that of the first equal member of the
    /// generation before.
    #[arg(long, value_name = "GENERATIONS", num_args = 0..=1, require_equals = true,
        default_missing_value = "1", value_parser = Generations::parse)]
    print_children: Option<Generations>,
}

/// The display of a run on standard error.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    /// `live` on a terminal, otherwise `none`
    Auto,
    /// The board and the progress, redrawn in place
    Live,
    /// One line per generation with mean and best fitness
    Plain,
    /// No display
    None,
}

/// The default budget of evaluations.
const EVALUATIONS: u64 = 100_000_000;

impl Evolve {
    pub(crate) fn run(mut self) -> Result<ExitCode> {
        self.take_positional()?;
        if let Some(command) = &self.command {
            return self.run_program(command, interrupt::flag());
        }
        let is_chosen = self.choose_for_numbers();
        let jobs = self.jobs()?;
        if is_chosen {
            remark(say::command_two_numbers(TWO_NUMBERS));
        }
        let cancel = interrupt::flag();
        let several = self.runs > 1 || jobs.len() > 1;
        if several && self.print_population.is_some() {
            bail!(say::command_population_one_run());
        }
        if several && self.checkpoint.is_some() {
            bail!(say::command_checkpoint_one_run());
        }
        let format = self.result.format()?.unwrap_or(OutputFormat::Text);
        if self.print_children.is_some() {
            children::check(&jobs[0], several, format)?;
        }
        let fields = output_format::fields(format, &self.fields, several)?;
        let detail = self.story.detail(format, several)?;
        let puzzle = self.puzzle.as_deref().map(Path::new).filter(|path| path.is_file());
        self.files.check([
            ("--puzzle", puzzle),
            ("--checkpoint", self.checkpoint.as_deref()),
            ("--output", self.result.path()),
        ])?;
        let files = self.files.begin(self.generate.is_some(), several)?;
        let outputs =
            Outputs { files, result: self.result.create()?.anytime(), format, fields, detail };
        let budget = Budget {
            evaluations: self.budget_of_evaluations(),
            generations: self.generations,
            memory: Some(self.memory * 1_000_000),
            deadline: None,
            cancel: Some(cancel),
        };
        jobs.iter().try_for_each(|job| job.check(&budget))?;
        if several {
            self.many(&jobs, budget, outputs)
        } else {
            self.one(&jobs[0], budget, outputs)
        }
    }

    /// The limit of evaluations; a default if nothing else limits the run.
    fn budget_of_evaluations(&self) -> Option<u64> {
        let limited =
            self.generations.is_some() || self.evaluations.is_some() || self.timeout.is_some();
        if limited { self.evaluations } else { Some(EVALUATIONS) }
    }

    /// Returns the jobs: one for each puzzle and each combination of settings.
    fn jobs(&mut self) -> Result<Vec<Job>> {
        let kind = kind_named(&self.puzzle_kind)?;
        match kind {
            None if self.size.is_some() => {
                bail!(say::command_size_others())
            }
            Some(kind) if self.puzzle.is_some() => {
                bail!(say::command_puzzle_sudoku(kind.name))
            }
            Some(_) if self.generate.is_some() => bail!(say::command_generate_sudoku()),
            _ => {}
        }
        let mut generated = None;
        let puzzles = || self.puzzles(kind, &mut generated);
        let mut jobs = Job::all(kind, self.algorithm.as_deref(), puzzles, &self.set)?;
        jobs.iter_mut().for_each(|job| job.generated.clone_from(&generated));
        if jobs.iter().any(Job::asks) && self.population.is_none() && ask::is_possible() {
            let [population, generations] = ask::population_and_generations()?;
            (self.population, self.generations) = (Some(population), Some(generations));
        }
        let archipelago = self.islands.archipelago();
        let set = |job: Job| job.with_population(self.population)?.on(archipelago);
        jobs.into_iter().map(set).collect()
    }

    /// Returns the puzzle of the requested kind, or the Sudokus. `generated` is set if the puzzle
    /// was generated.
    fn puzzles(
        &self,
        kind: Option<&'static Kind>,
        generated: &mut Option<Provenance>,
    ) -> Result<Vec<PuzzleInstance>> {
        match (kind, self.generate) {
            (Some(kind), _) => {
                let instance = PuzzleInstance::of_size(kind, self.size);
                Ok(vec![instance.at(format!("--size {}", self.size.unwrap_or_default()))?])
            }
            (None, Some(request)) => {
                let cancel = interrupt::flag();
                let (sudoku, provenance) = request.make(&self.board.hints()?, self.seed, cancel)?;
                *generated = Some(provenance);
                Ok(vec![PuzzleInstance::Sudoku(Box::new(sudoku))])
            }
            (None, None) => {
                let sudokus = find_puzzles(self.puzzle.as_deref(), &self.board, self.runs > 1)?;
                Ok(sudokus
                    .into_iter()
                    .map(|sudoku| PuzzleInstance::Sudoku(Box::new(sudoku)))
                    .collect())
            }
        }
    }

    /// The number of threads given, or one for each core.
    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, |threads| threads as usize)
    }
}
