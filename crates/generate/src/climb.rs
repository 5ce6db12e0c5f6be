//! A search for puzzles whose solution path uses a rare technique.
//!
//! Random puzzles seldom use such a technique, because easier ones nearly always reach its
//! conclusion first. The search starts from the random puzzles that are nearest, and improves each
//! of them by small changes, that is, by hill climbing. A change restores a few givens and then
//! removes givens in a new order, as in minimising.
//!
//! The distance of a puzzle measures how long the technique stays possible on its path. It is the
//! number of candidates that easier techniques rule out from the last position with a step of the
//! technique until none of them finds anything. At distance 0, the path uses the technique. Puzzles
//! at distance 0 are changed further, because their neighbours often use the technique too.
//!
//! Half of the puzzles examined are random, so first puzzles are found about as often as by
//! rejection. The gain is due to the changes of puzzles found, which have the same solution:
//!
//! | technique | random puzzles | puzzles examined here |
//! |---|---|---|
//! | Jellyfish | 0.028 % | 0.088 % |
//! | Hidden Quadruple | 0.008 % | 0.048 % |
//! | Avoidable Rectangle Type 1 | 0.029 % | 0.156 % |
//! | Finned Franken Swordfish | 0.050 % | 0.104 % |
//!
//! Measured on 27 November 2026 by `evoku generate 100000 --technique NAME --deadline 10 --seed 1`.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::available::{Finder, is_single};
use crate::nines::Nines;
use crate::order::Order;
use evoku_logic::{Reasoner, Rung, Technique, default_rungs};
use evoku_model::{Cell, Element, Geometry, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Line, grid_of};

/// The number of random puzzles of which the nearest are improved.
pub(super) const RANDOM: usize = 1024;
/// The number of puzzles that are improved.
const CLIMBERS: usize = 8;
/// The number of changed puzzles that are compared with each of them in a round.
const CHANGED: usize = 16;
/// The number of rounds.
const ROUNDS: usize = 8;
/// The largest number of puzzles found near one random puzzle, for variety.
const MOST_FOUND: usize = 8;
/// The largest number of givens (or orbits of the symmetry) that a change restores.
const MOST_RESTORED: usize = 6;

/// A puzzle that is being improved.
struct Climber {
    /// Its full grid.
    full: Line,
    puzzle: Line,
    distance: usize,
    /// The number of puzzles found near it.
    found: usize,
}

/// A search for puzzles that need a technique.
pub(super) struct Climb {
    technique: Technique,
    /// The techniques of ratings that the solution path tries before it, except singles.
    easier: Vec<Technique>,
    path: Reasoner,
    finder: Finder,
}

/// The puzzles to generate.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    /// The orbits of the givens.
    pub(super) units: &'a [Vec<Cell>],
    /// The fewest givens.
    pub(super) least: usize,
    pub(super) cancel: Option<&'a AtomicBool>,
}

impl Climb {
    pub(super) fn new(geometry: &Arc<Geometry>, technique: Technique) -> Self {
        let (path, finder) = (Reasoner::new(geometry), Finder::new(geometry));
        Self { technique, easier: easier(geometry, technique), path, finder }
    }

    /// The technique.
    pub(super) fn technique(&self) -> Technique {
        self.technique
    }

    /// Searches near random puzzles, given with their full grids. Returns the puzzles whose path
    /// uses the technique before a harder one, with their full grids, and the number of puzzles
    /// examined.
    pub(super) fn run(
        &mut self,
        nines: &mut Nines,
        random: &[(Line, Line)],
        wanted: Wanted<'_>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> (Vec<(Line, Line)>, u64) {
        let mut climbers: Vec<Climber> = random
            .iter()
            .take_while(|_| !is_set(wanted.cancel))
            .filter_map(|&(puzzle, full)| {
                let distance = self.distance(&puzzle, wanted.cancel)?;
                Some(Climber { full, puzzle, distance, found: usize::from(distance == 0) })
            })
            .collect();
        let mut examined = random.len() as u64;
        climbers.sort_by_key(|climber| climber.distance);
        climbers.truncate(CLIMBERS);
        let is_found = |climber: &&Climber| climber.distance == 0;
        let mut found: Vec<(Line, Line)> = climbers
            .iter()
            .filter(is_found)
            .map(|climber| (climber.puzzle, climber.full))
            .collect();
        for _ in 0..ROUNDS {
            climbers.retain(|climber| climber.found < MOST_FOUND);
            if climbers.is_empty() || is_set(wanted.cancel) {
                break;
            }
            examined += (climbers.len() * CHANGED) as u64;
            self.improve(&mut climbers, nines, wanted, &mut found, index_below);
        }
        (found, examined)
    }

    /// Replaces each puzzle by the nearest of its changed puzzles, unless all are farther.
    fn improve(
        &mut self,
        climbers: &mut [Climber],
        nines: &mut Nines,
        wanted: Wanted<'_>,
        found: &mut Vec<(Line, Line)>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) {
        let Wanted { units, least, cancel } = wanted;
        let mut orders = Vec::new();
        let mut grids = Vec::new();
        for climber in &*climbers {
            for _ in 0..CHANGED {
                grids.push(climber.full);
                orders.push(changed(&climber.puzzle, units, index_below));
            }
        }
        let puzzles = nines.dig_in(&grids, orders, units, least, cancel);
        for (climber, puzzles) in climbers.iter_mut().zip(puzzles.chunks(CHANGED)) {
            let mut best = climber.distance;
            for puzzle in puzzles {
                if is_set(cancel) {
                    return;
                }
                if *puzzle == climber.puzzle {
                    continue;
                }
                // An equal distance is accepted too, so that the search leaves plateaus.
                if let Some(distance) = self.distance(puzzle, cancel)
                    && distance <= best
                {
                    best = distance;
                    (climber.puzzle, climber.distance) = (*puzzle, distance);
                    let puzzle = (*puzzle, climber.full);
                    if distance == 0 && climber.found < MOST_FOUND && !found.contains(&puzzle) {
                        climber.found += 1;
                        found.push(puzzle);
                    }
                }
            }
        }
    }

    /// The distance of a puzzle; `None` if the technique is possible in no position of its path.
    fn distance(&mut self, puzzle: &Line, cancel: Option<&AtomicBool>) -> Option<usize> {
        let Self { path, finder, .. } = self;
        let givens = grid_of(puzzle);
        let sudoku = Sudoku::new(Arc::clone(path.geometry()), givens.clone()).ok()?;
        let mut last = None;
        path.start(&sudoku, true);
        while !path.is_complete() && !is_set(cancel) {
            if let Some(single) = path.single() {
                path.put(single.placed);
                continue;
            }
            let needed = self.easier.iter().copied().chain([self.technique]);
            let Some(step) = path.next(needed) else { break };
            if step.technique == self.technique {
                return Some(0);
            }
            if let Some(position) = finder.find(&[self.technique], &givens, path) {
                last = Some(position.candidates.len());
            }
            path.apply(&step);
        }
        last.map(|last| last + 1 - path.candidates().len())
    }
}

/// The techniques of the rungs of ratings that are easier than that of `technique`, except singles.
fn easier(geometry: &Geometry, technique: Technique) -> Vec<Technique> {
    let of_rung = |rung: &&Rung| rung.kinds.iter().any(|&(kind, _)| kind == technique);
    let rungs = default_rungs(geometry).take_while(|rung| !of_rung(rung));
    rungs.map(Rung::technique).filter(|&technique| !is_single(technique)).collect()
}

/// A new order in which to remove givens: the blanks of the puzzle except a few, then those few and
/// the givens in random order.
fn changed(
    puzzle: &Line,
    units: &[Vec<Cell>],
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Order {
    let is_blank = |unit: &u16| puzzle[units[usize::from(*unit)][0].index()] == b'.';
    let (mut blank, mut rest): (Vec<u16>, Vec<u16>) =
        (0..units.len() as u16).partition(|unit| is_blank(unit));
    for _ in 0..1 + index_below(MOST_RESTORED.min(blank.len()).max(1)) {
        if blank.is_empty() {
            break;
        }
        let restored = blank.swap_remove(index_below(blank.len()));
        rest.push(restored);
    }
    for last in (1..rest.len()).rev() {
        rest.swap(last, index_below(last + 1));
    }
    let known = blank.len();
    blank.extend(rest);
    Order::of(blank, known)
}
