//! Throw-away.
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use evoku_evolve::presets::{Settings, Task, preset};
use evoku_evolve::{Budget, Generation, Observer};
use evoku_sudoku::{Geometry, Shape, Sudoku, formats};

use crate::chart;
use crate::history::History;
use crate::live::Live;

/// Demo.
#[derive(Args, Debug)]
pub(crate) struct Demo {
    preset: String,
    #[arg(
        default_value = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
    )]
    puzzle: String,
    #[arg(long)]
    evaluations: Option<u64>,
    #[arg(long)]
    generations: Option<u64>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    chart: Option<PathBuf>,
    #[arg(long)]
    set: Vec<String>,
}

struct Watch {
    live: Option<Live>,
    history: History,
}

impl Observer for Watch {
    fn generation(&mut self, generation: &dyn Generation) {
        self.history.record(generation);
        if let Some(live) = &mut self.live {
            live.generation(generation, &self.history);
        }
    }
}

impl Demo {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        let side = self.puzzle.len().isqrt();
        let geometry = Arc::new(Geometry::plain(Shape::of_side(side)?));
        let grid = formats::line::read(&self.puzzle, side).map_err(anyhow::Error::msg)?;
        let sudoku = Sudoku::new(geometry, grid)?;
        let preset = preset(&self.preset).ok_or_else(|| anyhow::anyhow!("no preset"))?;
        let mut settings = Settings::new(preset.parameters);
        for set in &self.set {
            settings.assign(set)?;
        }
        let budget = Budget {
            evaluations: self.evaluations,
            generations: self.generations,
            ..Budget::default()
        };
        let scale = (preset.scale)(&sudoku);
        let mut watch = Watch {
            history: History::new(),
            live: Live::is_possible().then(|| {
                let title = format!("{} on {}, seed {}", preset.name, sudoku.geometry(), self.seed);
                Live::new(title, Some(sudoku.clone()), scale, &budget)
            }),
        };
        let start = std::time::Instant::now();
        let outcome = preset.run(
            &sudoku,
            &settings,
            Task { seed: self.seed, budget, observer: &mut watch },
        )?;
        let history = watch.history;
        if let Some(live) = &mut watch.live {
            live.finish(&history);
        }
        eprintln!("{:?} {} points", start.elapsed(), history.points().len());
        if let Some(path) = self.chart {
            let figure = chart::draw(
                &history,
                &chart::Labels {
                    title: format!("{} on a {} Sudoku", preset.name, sudoku.geometry().shape()),
                    subtitle: format!(
                        "seed {} \u{b7} {} evaluations in {} generations \u{b7} {}",
                        self.seed,
                        crate::axis::thousands(outcome.evaluations),
                        crate::axis::thousands(outcome.generations),
                        outcome.stop
                    ),
                    scale,
                },
            );
            std::fs::write(&path, figure.encode(chart::Format::of(&path)?)?)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
