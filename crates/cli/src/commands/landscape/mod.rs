//! `evoku landscape`: the fitness landscapes that algorithms search.

mod output_format;
mod sampled;
mod tables;

use std::process::ExitCode;
use std::sync::atomic::Ordering;

use crate::language::language;
use clap::Args;
use evoku_draw::figure::Format;
use evoku_draw::report::{MOST_LANDSCAPES, correlations, network as network_picture};
use evoku_evolve::landscape::{
    Effort, LANDSCAPES, Landscape as Known, Network, NetworkSettings, Survey,
};
use evoku_messages::say;
use evoku_sudoku::formats::Record;
use evoku_sudoku::search::{Auto, Halt, Limit, Solver};
use evoku_sudoku::{Grid, Sudoku};

use crate::arguments::{one_of, seed, whole};
use crate::error::{Context, Result, at, bail, ensure};
use crate::exit::{INTERRUPTED, SUCCESS};
use crate::input::{self, Input};
use crate::interrupt;
use crate::language::render;
use crate::output::{ResultArguments, encoded, remark};
use output_format::OutputFormat;
use sampled::Sampled;
use tables::{networks, surveys};

/// Sample the fitness landscapes that algorithms search: each encoding with its moves.
///
/// A random walk measures how rugged a landscape is, by the correlation of costs along the walk,
/// and how neutral it is. Climbs from random attempts show where the local optima are. Both show
/// whether a lower cost means fewer wrong cells. With --network, two local optima are joined if a
/// kick and a climb lead from one to the other.
#[derive(Args, Debug)]
#[command(after_long_help = HELP)]
pub(crate) struct Landscape {
    #[command(flatten)]
    input: Input,

    /// Landscapes, separated by commas [default: all]
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = parser())]
    on: Vec<&'static Known>,

    /// Sample networks of local optima instead
    #[arg(long)]
    network: bool,

    /// Number of steps of each random walk
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = whole(1..=10_000_000),
        conflicts_with = "network")]
    steps: u64,

    /// Number of climbs on each landscape; with --network, the number of runs
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole(1..=1_000_000))]
    climbs: u64,

    /// Number of kicks of each run
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = whole(1..=1_000_000),
        requires = "network")]
    kicks: u64,

    /// Number of random moves of a kick
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole(1..=1_000),
        requires = "network")]
    strength: u64,

    /// Seed of the walks and climbs; the same seed gives the same figures
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed)]
    seed: u64,

    #[command(flatten)]
    result: ResultArguments<OutputFormat>,
}

const HELP: &str = "\
Examples:
  evoku landscape puzzle.txt                       every landscape of a puzzle
  evoku landscape puzzle.txt -o correlations.svg   how fast the correlation of costs decays
  evoku landscape --on box-swap,recolour puzzles.txt --to csv
  evoku landscape --network puzzle.txt             how local optima are connected
  evoku landscape --network --on row-swap puzzle.txt -o network.svg

Columns of the random walk:
  moves      number of neighbours of an attempt
  cost       mean cost along the walk
  deviation  standard deviation of the cost
  r(1)       correlation of costs one step apart
  length     correlation length in steps, -1 / ln r(1) (Weinberger 1990; Stadler 2002)
  neutral    share of steps that leave the cost unchanged
  fdc        correlation of cost and distance to the nearest solution (Jones and Forrest 1995)

Columns of the climbs:
  optimum    mean cost at the end of a climb
  solved     share of climbs that end at a solution
  climb      mean number of moves of a climb
  flat       share of moves from the end that leave the cost unchanged
  away       number of cells in which a local optimum differs from the nearest solution
  fdc        correlation of cost and distance at the local optima

An empty field is not defined: redecode and mutations of several cells have no neighbours that can
be counted. Distances are to all solutions, up to 1,000.

Networks (Ochoa and others 2008; escape edges of Verel and others 2011) are sampled by runs of
climbs and kicks. A run stays at an optimum if the next one costs more. A plateau is a set of optima
of equal cost that edges join. A sink is a plateau from which no edge leads to a lower cost.

Exit codes:
  0    the samples were written
  2    an input could not be read
  130  ended by Ctrl-C";

/// The largest lag of a correlation shown.
const LAGS: usize = 60;

/// The maximum number of solutions to which distances are measured.
const SOLUTIONS: usize = 1_000;

/// The maximum number of nodes of the search for solutions.
const NODES: u64 = 1_000_000;

fn parser() -> impl clap::builder::TypedValueParser<Value = &'static Known> {
    static ALL: std::sync::LazyLock<Vec<&'static Known>> =
        std::sync::LazyLock::new(|| LANDSCAPES.iter().collect());
    one_of(&ALL, |known| known.name, |known| (known.about)().to_string())
}

impl Landscape {
    pub(crate) fn run(self) -> Result<ExitCode> {
        self.input.check_output(self.result.path())?;
        let format = self.result.format()?.unwrap_or(OutputFormat::Markdown);
        let records = self.records()?;
        ensure!(
            !matches!(format, OutputFormat::Picture(_)) || records.len() == 1,
            say::command_one_puzzle(records.len())
        );
        let bytes = if self.network {
            let sampled = self.each(&records, |known, sudoku, _| self.explore(known, sudoku))?;
            match format {
                OutputFormat::Picture(format) => network_figure(&sampled, format)?,
                format => networks(format, &sampled).into_bytes(),
            }
        } else {
            let sampled = self
                .each(&records, |known, sudoku, solutions| self.survey(known, sudoku, solutions))?;
            match format {
                OutputFormat::Picture(format) => correlation_figure(&sampled, format)?,
                format => surveys(format, &sampled).into_bytes(),
            }
        };
        if interrupt::flag().load(Ordering::Relaxed) {
            return Ok(ExitCode::from(INTERRUPTED));
        }
        self.result.create()?.end_with(bytes)?;
        Ok(ExitCode::from(SUCCESS))
    }

    /// Reads all puzzles of the input.
    fn records(&self) -> Result<Vec<Record>> {
        let hints = self.input.board.hints()?;
        let mut records = Vec::new();
        for name in self.input.names() {
            let (shown, reader) = input::open(name, &hints)?;
            let before = records.len();
            for record in reader {
                records.push(record.at(&shown)?);
            }
            ensure!(records.len() > before, say::verbatim_at(&shown, say::command_no_puzzle()));
        }
        Ok(records)
    }

    /// Samples the landscapes of each puzzle, until Ctrl-C is pressed.
    fn each<T>(
        &self,
        records: &[Record],
        sample: impl Fn(&Known, &Sudoku, &[Grid]) -> Option<Result<T>>,
    ) -> Result<Vec<Sampled<T>>> {
        let all: Vec<&'static Known> = LANDSCAPES.iter().collect();
        let chosen = if self.on.is_empty() { &all } else { &self.on };
        let mut sampled = Vec::new();
        for (index, record) in records.iter().enumerate() {
            let number = index + 1;
            let known = if self.network { Vec::new() } else { solutions(&record.sudoku) };
            let mut results = Vec::new();
            for &landscape in chosen {
                if interrupt::flag().load(Ordering::Relaxed) {
                    return Ok(sampled);
                }
                match sample(landscape, &record.sudoku, &known) {
                    Some(Ok(result)) => results.push((landscape, result)),
                    Some(Err(problem)) => {
                        remark(say::command_puzzle(number, at(landscape.name, problem)));
                    }
                    None if self.on.is_empty() => {}
                    None => bail!(say::command_no_optima(landscape.name)),
                }
            }
            sampled.push(Sampled { number, results });
        }
        Ok(sampled)
    }

    fn survey(&self, known: &Known, sudoku: &Sudoku, solutions: &[Grid]) -> Option<Result<Survey>> {
        let effort = Effort {
            steps: self.steps as usize,
            lags: LAGS,
            climbs: self.climbs as usize,
            cancel: Some(interrupt::flag()),
        };
        Some(known.survey(sudoku, solutions, effort, self.seed).map_err(Into::into))
    }

    fn explore(&self, known: &Known, sudoku: &Sudoku) -> Option<Result<Network>> {
        let sampling = NetworkSettings {
            runs: self.climbs as usize,
            kicks: self.kicks as usize,
            strength: self.strength as usize,
        };
        let network = known.network(sudoku, sampling, self.seed, Some(interrupt::flag()))?;
        Some(network.map_err(Into::into))
    }
}

/// Returns the solutions of a puzzle, up to a limit.
fn solutions(sudoku: &Sudoku) -> Vec<Grid> {
    let mut engine = Auto::default();
    engine.begin(sudoku);
    let limit = Limit { nodes: NODES, cancel: Some(interrupt::flag()) };
    let mut found = Vec::new();
    while found.len() < SOLUTIONS && engine.next(limit) == Halt::Found {
        let mut grid = Grid::blank(sudoku.geometry().side());
        engine.solution(&mut grid);
        found.push(grid);
    }
    found
}

fn correlation_figure(sampled: &[Sampled<Survey>], format: Format) -> Result<Vec<u8>> {
    let results = sampled.iter().flat_map(|puzzle| &puzzle.results);
    let surveys: Vec<(&str, &Survey)> =
        results.map(|(known, survey)| (known.name, survey)).collect();
    let has_curve =
        |survey: &&Survey| survey.walk.as_ref().is_some_and(|walk| walk.autocorrelation.len() > 1);
    for (name, _) in surveys.iter().filter(|(_, survey)| !has_curve(survey)) {
        remark(say::command_flat(*name));
    }
    let curves: Vec<_> = surveys.into_iter().filter(|(_, survey)| has_curve(survey)).collect();
    for (name, _) in curves.iter().skip(MOST_LANDSCAPES) {
        remark(say::command_many_curves(*name, MOST_LANDSCAPES));
    }
    ensure!(!curves.is_empty(), say::command_no_curves());
    let title = render(say::command_ruggedness());
    encoded(&correlations(&title, &curves, language()), format)
}

fn network_figure(sampled: &[Sampled<Network>], format: Format) -> Result<Vec<u8>> {
    let results: Vec<_> = sampled.iter().flat_map(|puzzle| &puzzle.results).collect();
    let [(known, network)] = results[..] else {
        bail!(say::command_one_network(results.len()));
    };
    ensure!(!network.nodes.is_empty(), say::command_no_network());
    let title = render(say::command_optima_of(known.name));
    encoded(&network_picture(&title, &network.plateaus(), language()), format)
}
