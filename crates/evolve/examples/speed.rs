//! Prints the evaluations per second of every preset on one puzzle, on one thread.
//!
//! `cargo run --release -p evoku-evolve --example speed [PUZZLE] [EVALUATIONS]`
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::print_stdout,
    reason = "an example talks to people and measures time"
)]

use std::sync::Arc;
use std::time::Instant;

use evoku_evolve::presets::{POPULATION, PRESETS, Preset, Settings, Task};
use evoku_evolve::{Budget, Unobserved};
use evoku_sudoku::{Geometry, Shape, Sudoku, formats};

/// 28 givens, generated for evoku.
const PUZZLE: &str =
    ".5.16....1....5....7..431..2....654..8.....1..698....3..153..8....6....4....92.6.";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let line = arguments.next().unwrap_or_else(|| PUZZLE.to_owned());
    let evaluations = arguments.next().map_or(Ok(20_000_000), |text| text.parse())?;
    let side = line.len().isqrt();
    let geometry = Arc::new(Geometry::plain(Shape::of_side(side)?));
    let sudoku = Sudoku::new(geometry, formats::line::read(&line, side)?)?;

    println!("{:20} {:>10} {:>14}", "preset", "population", "evaluations/s");
    for preset in PRESETS {
        let populations: &[Option<u64>] = match preset.name {
            "row-ga" => &[Some(20), Some(50), Some(100)],
            _ => &[None],
        };
        for &population in populations {
            let mut settings = Settings::new(preset.parameters);
            if let Some(population) = population {
                settings.set(POPULATION, &population.to_string())?;
            }
            let rate = rate(preset, &sudoku, &settings, evaluations)?;
            let population = settings.iter().find(|(parameter, _)| parameter.name == POPULATION);
            let population = population.map_or("1".to_owned(), |(_, value)| value);
            println!("{:20} {population:>10} {rate:>14.0}", preset.name);
        }
    }
    Ok(())
}

/// The evaluations per second in runs with successive seeds, for this many evaluations in total.
fn rate(
    preset: &Preset,
    sudoku: &Sudoku,
    settings: &Settings,
    evaluations: u64,
) -> Result<f64, Box<dyn std::error::Error>> {
    let start = Instant::now();
    let (mut made, mut seed) = (0, 1);
    while made < evaluations {
        let budget = Budget { evaluations: Some(evaluations - made), ..Budget::default() };
        let mut observer = Unobserved;
        let task = Task::new(seed, budget, &mut observer);
        made += preset.run(sudoku, settings, task)?.work.evaluations();
        seed += 1;
    }
    Ok(made as f64 / start.elapsed().as_secs_f64())
}
