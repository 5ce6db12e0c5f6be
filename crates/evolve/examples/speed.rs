//! Prints evaluations per second of every preset on one puzzle, one thread.
//!
//! `cargo run --release --example speed [PUZZLE] [EVALUATIONS]`
#![allow(clippy::print_stdout, reason = "an example talks to people")]

use std::sync::Arc;
use std::time::Instant;

use evoku_evolve::presets::{PRESETS, Settings, Task};
use evoku_evolve::{Budget, Unobserved};
use evoku_sudoku::{Geometry, Shape, Sudoku, formats};

/// 29 givens, made for evoku.
const PUZZLE: &str =
    "9....8....51.2..6.8....63.5..42.....18.....96.....91..3.84....2.2..6.84....8....1";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let line = arguments.next().unwrap_or_else(|| PUZZLE.to_owned());
    let evaluations = arguments.next().map_or(Ok(10_000_000), |text| text.parse())?;
    let side = line.len().isqrt();
    let geometry = Arc::new(Geometry::plain(Shape::of_side(side)?));
    let sudoku = Sudoku::new(geometry, formats::line::read(&line, side)?)?;
    println!("{:20} {:>14} {:>6}", "preset", "evaluations/s", "best");
    for preset in PRESETS {
        let mut settings = Settings::new(preset.parameters);
        for setting in arguments.by_ref().collect::<Vec<_>>() {
            settings.assign(&setting)?;
        }
        let budget = Budget { evaluations: Some(evaluations), ..Budget::default() };
        let start = Instant::now();
        let outcome =
            preset.run(&sudoku, &settings, Task { seed: 1, budget, observer: &mut Unobserved })?;
        let rate = outcome.evaluations as f64 / start.elapsed().as_secs_f64();
        let best = outcome.best.map_or(0, |best| best.cost.total());
        println!("{:20} {rate:>14.0} {best:>6} {}", preset.name, outcome.stop);
    }
    Ok(())
}
