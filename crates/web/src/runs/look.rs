//! What a page shows of a run.

use evoku_evolve::chosen::Posed;
use evoku_evolve::encodings::parts::Parts;
use evoku_evolve::islands::Islands;
use evoku_evolve::presets::Scale;
use evoku_evolve::{Generation, Observer, Offspring, Stop};
use evoku_sudoku::formats::line;
use evoku_sudoku::{Cell, Digit, Element, Grid, Sudoku, Violations};
use serde_json::{Value, json};

use crate::drawing::grid_numbers;
use crate::runs::run::{Run, Under};

/// What a page shows of a run: the last generation, its best attempt with what clashes in each
/// cell, and the islands.
pub(crate) fn look(run: &Run) -> Value {
    let mut seen = Seen { posed: &run.order.posed, scale: run.watch.scale, seen: json!({}) };
    run.under.search().show(&mut seen);
    let mut seen = seen.seen;
    let work = run.under.search().work();
    let all = run.watch.history.points().iter().map(|point| point.offspring);
    let all = all.fold(Offspring::default(), |sum, of| sum + of);
    seen["evaluations"] = json!(work.evaluations());
    seen["stop"] = json!(run.stop.map(|stop| stop.to_string()));
    seen["solved"] = json!(run.stop == Some(Stop::Solved));
    seen["children"] = json!([all.better, all.equal, all.worse]);
    let improvements = run.watch.improvements.iter();
    seen["improvements"] =
        improvements.map(|one| json!([one.evaluations, one.milliseconds, one.missing])).collect();
    if let Under::Islands(islands) = &run.under {
        seen["islands"] = each_island(run, islands);
        seen["leading"] = json!(islands.leading());
        let voyages = islands.voyages().iter();
        seen["voyages"] = voyages.map(|one| json!([one.from, one.to, one.migrants])).collect();
    }
    seen
}

/// Every island by itself.
fn each_island(run: &Run, islands: &Islands<'static>) -> Value {
    let algorithms = &run.order.algorithms;
    let each = islands.islands().iter().enumerate().map(|(number, island)| {
        let algorithm = &algorithms[number % algorithms.len()];
        let scale = algorithm.scale(&run.order.posed);
        let mut seen = Seen { posed: &run.order.posed, scale, seen: json!({}) };
        island.search().show(&mut seen);
        let traffic = island.search().traffic();
        seen.seen["algorithm"] = json!(algorithm.name());
        seen.seen["evaluations"] = json!(island.search().work().evaluations());
        seen.seen["traffic"] = json!([traffic.taken, traffic.worse, traffic.refused]);
        seen.seen
    });
    each.collect()
}

/// Sees a generation as data.
struct Seen<'s> {
    posed: &'s Posed,
    scale: Scale,
    seen: Value,
}

impl Observer for Seen<'_> {
    fn generation(&mut self, generation: &dyn Generation) {
        let value = |total: u32| self.scale.value(f64::from(total));
        let (member, best) = (generation.best_member(), generation.best_of_run());
        let line = generation.line(member);
        let offspring = generation.offspring();
        self.seen = json!({
            "generation": generation.number(),
            "restarts": generation.restarts(),
            "size": generation.size(),
            "best": value(generation.best().total()),
            "mean": self.scale.value(generation.mean()),
            "worst": value(generation.worst().total()),
            "bestOfRun": value(best.total()),
            "words": self.scale.words(best).to_string(),
            "diversity": generation.diversity(),
            "offspring": offspring.map(|of| json!([of.better, of.equal, of.worse])),
            "attempt": attempt(self.posed, &line),
        });
    }
}

/// An attempt: the number in each cell, 0 for a blank, and what clashes there; for queens the row
/// of each column.
fn attempt(posed: &Posed, text: &str) -> Value {
    match posed {
        Posed::Sudoku(sudoku) => {
            let geometry = sudoku.geometry();
            let Ok(grid) = line::read(text, geometry.side()) else { return Value::Null };
            json!({"numbers": grid_numbers(&grid), "clashes": clashes(sudoku, &grid)})
        }
        Posed::Kind(kind, size) => {
            let numbers: Vec<usize> =
                text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            let clashes = match kind.name {
                "queens" => attacked(&numbers),
                _ => off(&numbers, *size),
            };
            json!({"numbers": numbers, "clashes": clashes})
        }
    }
}

/// How many rules each cell breaks: equal digits that it sees, and parts of constraints.
fn clashes(sudoku: &Sudoku, grid: &Grid) -> Vec<u32> {
    let geometry = sudoku.geometry();
    let violations = Violations::of(geometry, grid);
    let cells = (0..grid.cells().len()).map(Cell::from_index);
    let mut clashes: Vec<u32> = cells.map(|cell| violations.of_cell(cell)).collect();
    let value = |cell: usize| grid.cells()[cell].map_or(0, Digit::value);
    // Parts that are also houses or pairs were counted.
    if Parts::new(geometry).cost(value) == 0 {
        return clashes;
    }
    let ground = geometry.ground();
    for constraint in geometry.constraints() {
        for part in constraint.parts(&ground) {
            let is_full = part.cells().iter().all(|&cell| grid.get(cell).is_some());
            if is_full && !part.holds(grid) {
                part.cells().iter().for_each(|cell| clashes[cell.index()] += 1);
            }
        }
    }
    clashes
}

/// How many queens attack each one along diagonals; the row of the queen of each column is given.
fn attacked(rows: &[usize]) -> Vec<u32> {
    let columns = rows.iter().enumerate();
    let attacks = columns.map(|(column, &row)| {
        let others = rows.iter().enumerate().filter(|&(other, _)| other != column);
        let attacks = others.filter(|&(other, &at)| other.abs_diff(column) == at.abs_diff(row));
        attacks.count() as u32
    });
    attacks.collect()
}

/// How many lines through each cell of a square have another sum than a magic one.
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
