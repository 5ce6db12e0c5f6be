//! The state of a run as a page shows it.

use evoku_evolve::chosen::PuzzleInstance;
use evoku_evolve::islands;
use evoku_evolve::presets::Scale;
use evoku_evolve::{Generation, Observer, Offspring, Search, Stop};
use evoku_sudoku::formats::line;
use evoku_sudoku::{Cell, Element, Grid, Sudoku, Violations};
use serde::Serialize;

use crate::drawing::grid_numbers;
use crate::partial::Partial;
use crate::runs::recorder::Improvement;
use crate::runs::run::{Run, Under};
use crate::words::{Words, words};

/// The state of a run. The members of a generation are missing before the first step.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Look {
    #[serde(flatten)]
    recorded: Partial<RecordedGeneration>,
    evaluations: u64,
    /// The name of the reason why the run ended; null while it can go on.
    stop: Option<&'static str>,
    solved: bool,
    /// The children since the start of the run.
    children: Children,
    improvements: Vec<Improvement>,
    #[serde(flatten)]
    islands: Partial<Islands>,
}

/// The islands of a run.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Islands {
    islands: Vec<IslandLook>,
    /// The number of the island with the best attempt.
    leading: usize,
    /// The last exchange: for each pair of islands the source, the destination and the number of
    /// migrants.
    voyages: Vec<(usize, usize, usize)>,
}

/// An island.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct IslandLook {
    #[serde(flatten)]
    recorded: Partial<RecordedGeneration>,
    /// The name of its algorithm.
    algorithm: &'static str,
    evaluations: u64,
    /// The numbers of migrants: accepted, no better than the worst member, and impossible to
    /// represent in the island's encoding.
    traffic: [u64; 3],
}

/// A generation. Its values are on the algorithm's own scale.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordedGeneration {
    generation: u64,
    restarts: u64,
    /// The number of members.
    size: usize,
    best: f64,
    mean: f64,
    worst: f64,
    best_of_run: f64,
    /// A description of the best value of the run.
    words: Words,
    diversity: f64,
    /// The children of this generation; null if the algorithm doesn't count them.
    offspring: Option<Children>,
    /// The best member; null if it isn't a complete grid.
    attempt: Option<Attempt>,
}

/// The numbers of children that are better than, equal to and worse than their parents.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Children(u64, u64, u64);

impl From<Offspring> for Children {
    fn from(of: Offspring) -> Self {
        Self(of.better, of.equal, of.worse)
    }
}

/// An attempted solution.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Attempt {
    /// The number in each cell, 0 if the cell is open. For queens, the row of the queen in each
    /// column.
    numbers: Vec<usize>,
    /// The number of rules that each cell breaks.
    clashes: Vec<u32>,
}

/// The state of a run: its last generation, the best attempt, and its islands.
pub(crate) fn look(run: &Run) -> Look {
    let search = run.under.search();
    let all = run.recorder.history.points().iter().map(|point| point.offspring);
    Look {
        recorded: Partial(recorded(search, &run.settings.instance, run.recorder.scale)),
        evaluations: search.work().evaluations(),
        stop: run.stop.map(Stop::name),
        solved: run.stop == Some(Stop::Solved),
        children: all.fold(Offspring::default(), |sum, of| sum + of).into(),
        improvements: run.recorder.improvements.clone(),
        islands: Partial(match &run.under {
            Under::Alone(_) => None,
            Under::Islands(islands) => Some(islands_of(run, islands)),
        }),
    }
}

fn islands_of(run: &Run, islands: &islands::Islands<'static>) -> Islands {
    let algorithms = &run.settings.algorithms;
    let each = islands.islands().iter().enumerate().map(|(number, island)| {
        let algorithm = &algorithms[number % algorithms.len()];
        let scale = algorithm.scale(&run.settings.instance);
        let search = island.search();
        let traffic = search.migrants();
        IslandLook {
            recorded: Partial(recorded(search, &run.settings.instance, scale)),
            algorithm: algorithm.name(),
            evaluations: search.work().evaluations(),
            traffic: [traffic.accepted, traffic.worse, traffic.refused],
        }
    });
    let voyages = islands.transfers().iter();
    Islands {
        islands: each.collect(),
        leading: islands.leading(),
        voyages: voyages.map(|one| (one.from, one.to, one.migrants)).collect(),
    }
}

/// The last generation of a search, if there is one.
fn recorded(
    search: &dyn Search,
    instance: &PuzzleInstance,
    scale: Scale,
) -> Option<RecordedGeneration> {
    let mut observer = GenerationObserver { instance, scale, recorded: None };
    search.show(&mut observer);
    observer.recorded
}

/// Records a generation as data.
struct GenerationObserver<'s> {
    instance: &'s PuzzleInstance,
    scale: Scale,
    recorded: Option<RecordedGeneration>,
}

impl Observer for GenerationObserver<'_> {
    fn generation(&mut self, generation: &dyn Generation) {
        let value = |total: u32| self.scale.value(f64::from(total));
        let (member, best) = (generation.best_member(), generation.best_of_run());
        let line = generation.line(member);
        self.recorded = Some(RecordedGeneration {
            generation: generation.number(),
            restarts: generation.restarts(),
            size: generation.size(),
            best: value(generation.best().total()),
            mean: self.scale.value(generation.mean()),
            worst: value(generation.worst().total()),
            best_of_run: value(best.total()),
            words: words(self.scale.words(best)),
            diversity: generation.diversity(),
            offspring: generation.offspring().map(Children::from),
            attempt: attempt(self.instance, &line),
        });
    }
}

fn attempt(instance: &PuzzleInstance, text: &str) -> Option<Attempt> {
    match instance {
        PuzzleInstance::Sudoku(sudoku) => {
            let geometry = sudoku.geometry();
            let grid = line::read(text, geometry.side()).ok()?;
            let numbers = grid_numbers(&grid).into_iter().map(usize::from).collect();
            Some(Attempt { numbers, clashes: clashes(sudoku, &grid) })
        }
        PuzzleInstance::Kind(kind, size) => {
            let numbers: Vec<usize> =
                text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            let clashes = match kind.name {
                "queens" => attacked(&numbers),
                _ => off(&numbers, *size),
            };
            Some(Attempt { numbers, clashes })
        }
    }
}

/// The number of violations that each cell is part of.
fn clashes(sudoku: &Sudoku, grid: &Grid) -> Vec<u32> {
    let violations = Violations::of(sudoku.geometry(), grid);
    let cells = (0..grid.cells().len()).map(Cell::from_index);
    cells.map(|cell| violations.of_cell(cell)).collect()
}

/// For each queen, the number of others that attack it along a diagonal. `rows` has the row of the
/// queen in each column.
fn attacked(rows: &[usize]) -> Vec<u32> {
    let columns = rows.iter().enumerate();
    let attacks = columns.map(|(column, &row)| {
        let others = rows.iter().enumerate().filter(|&(other, _)| other != column);
        let attacks = others.filter(|&(other, &at)| other.abs_diff(column) == at.abs_diff(row));
        attacks.count() as u32
    });
    attacks.collect()
}

/// For each cell of a square, the number of lines through it without the magic sum.
fn off(numbers: &[usize], size: usize) -> Vec<u32> {
    let (cells, magic) = (size * size, size * (size * size + 1) / 2);
    if numbers.len() != cells {
        return vec![0; cells];
    }
    let rows = (0..size).map(|row| (0..size).map(|at| row * size + at).collect());
    let columns = (0..size).map(|column| (0..size).map(|at| at * size + column).collect());
    let falling = (0..size).map(|at| at * size + at).collect();
    let rising = (0..size).map(|at| at * size + size - 1 - at).collect();
    let mut off = vec![0; cells];
    for line in rows.chain(columns).chain([falling, rising]).collect::<Vec<Vec<usize>>>() {
        if line.iter().map(|&cell| numbers[cell]).sum::<usize>() != magic {
            line.iter().for_each(|&cell| off[cell] += 1);
        }
    }
    off
}
