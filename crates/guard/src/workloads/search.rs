//! Workloads of engines, algorithms, ratings and the generator.

use std::hint::black_box;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::sync::Arc;

use evoku_evolve::presets::{PRESETS, Preset, Settings, Task};
use evoku_evolve::{Budget, Rng};
use evoku_sudoku::formats::Record;
use evoku_sudoku::generate::{Generator, Placement, Request, layout};
use evoku_sudoku::rating::{Level, Raters, Scale};
use evoku_sudoku::search::{ENGINES, Limit};
use evoku_sudoku::search::{Line, LineAnswer};
use evoku_sudoku::{Geometry, Shape, Sudoku};

use super::Workload;
use super::inputs::Inputs;

/// The maximum number of nodes of a search.
const NODES: u64 = 2_000;

/// The number of times that an engine solves each set, so that its initialisation does not
/// dominate.
const ROUNDS: usize = 5;

/// The number of times that each puzzle with constraints is rated. One time takes so little that a
/// consolidation by the allocator, which depends on the random keys of hash tables, adds 2 %.
const RATINGS: usize = 10;

/// The number of evaluations of each preset.
const EVALUATIONS: u64 = 10_000;

/// Presets whose evaluations propagate or sample whole boards, and therefore take much longer.
const COSTLY: [&str; 5] = ["ant-colony", "decoder", "filtered-tabu", "random-decodes", "reseda"];

/// The number of evaluations of each costly preset.
const COSTLY_EVALUATIONS: u64 = 400;

/// The number of plain 9x9 boards as text: two of the blocks that the batch engine fills.
const LINES: usize = 1_024;

/// Workloads of each engine on each set of puzzles that it supports, and on many lines of text if
/// it reads them.
pub(super) fn engines(inputs: &Inputs) -> Vec<Workload> {
    let mut workloads = Vec::new();
    for &engine in ENGINES {
        for (name, set) in inputs.sets() {
            if set.iter().any(|record| engine.check(record.sudoku.geometry()).is_err()) {
                continue;
            }
            let set = Rc::clone(set);
            workloads.push(Workload::new(format!("engine/{}/{name}", engine.name), move || {
                move || {
                    let mut solver = (engine.solver)();
                    for record in (0..ROUNDS).flat_map(|_| set.iter()) {
                        solver.start(&record.sudoku).expect("a supported board");
                        black_box(solver.count(2, Limit { nodes: NODES, ..Limit::default() }));
                    }
                }
            }));
        }
        if let Some(solver) = engine.lines {
            let set = inputs.set("9x9");
            workloads.push(Workload::new(format!("engine/{}/lines", engine.name), move || {
                let line = |record: &Record| -> Line {
                    record.sudoku.to_string().into_bytes().try_into().expect("81 characters")
                };
                let lines: Vec<Line> = set.iter().map(line).cycle().take(LINES).collect();
                let mut answers = vec![LineAnswer::NONE; LINES];
                move || {
                    let lines: Vec<&Line> = lines.iter().collect();
                    solver().solve(&lines, 2, &mut answers);
                    black_box(&answers);
                }
            }));
        }
    }
    workloads
}

/// Workloads of each algorithm on a plain 9x9 puzzle. After a solution, the algorithm starts again
/// with the next seed.
pub(super) fn presets(inputs: &Inputs) -> Vec<Workload> {
    let set = inputs.set("9x9");
    let workload = |&preset: &&'static Preset| {
        let sudoku = set[0].sudoku.clone();
        Workload::new(format!("preset/{}/9x9", preset.name), move || {
            let settings = Settings::new(preset.parameters);
            move || spend(preset, &sudoku, &settings)
        })
    };
    PRESETS.iter().map(workload).collect()
}

fn spend(preset: &Preset, sudoku: &Sudoku, settings: &Settings) {
    let is_costly = COSTLY.contains(&preset.name);
    let evaluations = if is_costly { COSTLY_EVALUATIONS } else { EVALUATIONS };
    let (mut spent, mut seed) = (0, 1);
    while spent < evaluations {
        let budget = Budget { evaluations: Some(evaluations - spent), ..Budget::default() };
        let outcome = preset.run(sudoku, settings, Task::unobserved(seed, budget));
        spent += black_box(outcome).expect("a plain puzzle").work.evaluations();
        seed += 1;
    }
}

/// Workloads of each scale on plain 9x9 puzzles, and of the path on puzzles with constraints.
pub(super) fn ratings(inputs: &Inputs) -> Vec<Workload> {
    let workload = |scale: Scale, name: &str, rounds: usize| {
        let set = inputs.set(name);
        Workload::new(format!("rating/{}/{name}", scale.name()), move || {
            move || {
                let mut raters = Raters::new(&[scale]);
                for record in (0..rounds).flat_map(|_| set.iter()) {
                    black_box(raters.rate(&record.sudoku, None));
                }
            }
        })
    };
    let plain = Scale::ALL.into_iter().map(|scale| workload(scale, "9x9", 1));
    plain.chain([workload(Scale::Path, "relations", RATINGS)]).collect()
}

/// Workloads of the generator: plain boards of two sizes, one level, and constraints.
pub(super) fn generators() -> Vec<Workload> {
    let request = |rows, columns| {
        let shape = Shape::new(rows, columns).expect("a small board");
        Request::new(&Arc::new(Geometry::plain(shape)))
    };
    let levels: Option<RangeInclusive<Level>> = Some(Level::Hard..=Level::Hard);
    let killer = layout("killer").expect("a layout");
    let constraints = vec![Placement { layout: killer, cells: None }];
    let requests = [
        ("9x9", request(3, 3)),
        ("9x9-hard", Request { levels, ..request(3, 3) }),
        ("12x12", request(3, 4)),
        ("6x6-killer", Request { constraints, ..request(2, 3) }),
    ];
    let workload = |(name, request): (&str, Request)| {
        Workload::new(format!("generator/{name}"), || {
            move || {
                let mut generator = Generator::new(request).expect("a request that makes sense");
                generator.make_at_most(64);
                let mut rng = Rng::new(1);
                let mut generated = Vec::new();
                generator.batch(0, None, &mut |bound| rng.index(bound), &mut generated);
                black_box(generated);
            }
        })
    };
    requests.map(workload).into()
}
