//! Puzzles to order.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::boards::Boards;
use crate::error::RequestError;
use crate::nines::Nines;
use crate::request::{Refusal, Request};
use crate::variants::Variants;
use evoku_logic::rating::{Rater, Rating};
use evoku_model::{Cell, Geometry, Grid, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Line, grid_of, line_of};

/// Plain 9x9 puzzles that are made together: several times as many as the engine solves at once, so
/// that it seldom runs empty.
const BLOCK: usize = 2048;

/// The same where each has to be rated, which takes longer than making it, and many are what was
/// asked for.
const RATED_BLOCK: usize = 512;

/// The attempts that count for a full grid that was not found.
const FAILURE: u64 = 1000;

/// Makes puzzles to order, a batch at a time.
///
/// Puzzles are made at random and those that are not what was asked for are dropped. What a batch
/// holds depends on its random numbers alone, so batches may be made by several generators and in
/// any order.
pub struct Generator {
    request: Request,
    units: Vec<Vec<Cell>>,
    maker: Maker,
    rater: Rater,
    /// The most puzzles of a batch.
    most: usize,
}

/// What makes the puzzles.
enum Maker {
    /// Plain 9x9 boards, a block at once.
    Nines(Box<Nines>),
    /// Any boards, one at a time.
    Boards(Box<Boards>),
    /// Boards with constraints that are laid out for each.
    Variants(Box<Variants>),
}

/// A puzzle that was made.
#[derive(Clone, Debug)]
pub struct Made {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// Its only solution.
    pub solution: Grid,
    /// Its rating, if the request has to do with that.
    pub rating: Option<Rating>,
}

/// What came of a batch, or of several.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The puzzles that were made.
    pub attempts: u64,
    /// How many of them were what was asked for.
    pub accepted: u64,
    /// How many of them were refused, and why.
    pub refused: BTreeMap<Refusal, u64>,
    /// Of the refused puzzles with a full rating the one that is nearest to the levels and scores
    /// asked for.
    pub nearest: Option<Made>,
}

impl Tally {
    /// Adds what came of another batch, made later.
    pub fn add(&mut self, other: Self, request: &Request) {
        self.attempts += other.attempts;
        self.accepted += other.accepted;
        for (refusal, count) in other.refused {
            *self.refused.entry(refusal).or_default() += count;
        }
        if let Some(made) = other.nearest {
            self.keep_nearest(made, request);
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        *self.refused.entry(refusal).or_default() += 1;
    }

    fn keep_nearest(&mut self, made: Made, request: &Request) {
        let distance = |made: &Made| made.distance(request);
        if self.nearest.as_ref().is_none_or(|nearest| distance(&made) < distance(nearest)) {
            self.nearest = Some(made);
        }
    }
}

impl Made {
    /// How far it is from what was asked for: by givens, by techniques, by level, by score.
    fn distance(&self, request: &Request) -> (usize, usize, u8, u32) {
        let filled = self.sudoku.givens().filled();
        let givens =
            request.givens.as_ref().map_or(0, |givens| filled.saturating_sub(*givens.end()));
        let Some(rating) = &self.rating else { return (givens, 0, 0, 0) };
        let lacks = request.lacks(rating).count();
        let level = request.levels.as_ref().map_or(0, |levels| {
            let (level, least, most) =
                (rating.level as u8, *levels.start() as u8, *levels.end() as u8);
            least.saturating_sub(level).max(level.saturating_sub(most))
        });
        let score = request.score.as_ref().map_or(0, |score| {
            score
                .start()
                .saturating_sub(rating.score)
                .max(rating.score.saturating_sub(*score.end()))
        });
        (givens, lacks, level, score)
    }
}

impl Generator {
    /// A generator for a request.
    ///
    /// # Errors
    /// If the request makes no sense, or the rules of the board are found to allow no full grid.
    pub fn new(request: Request) -> Result<Self, RequestError> {
        request.check()?;
        let geometry = &request.geometry;
        let block =
            if request.is_rated() && request.required.is_empty() { RATED_BLOCK } else { BLOCK };
        let maker = if !request.constraints.is_empty() {
            Maker::Variants(Box::new(Variants::new(&request)))
        } else if geometry.is_plain_nine() {
            Maker::Nines(Box::new(Nines::new(block)))
        } else {
            let mut boards = Boards::new(geometry);
            if request.grids.is_empty() && boards.has_no_grid() {
                return Err(RequestError::NoGrid(Arc::clone(geometry)));
            }
            Maker::Boards(Box::new(boards))
        };
        let units = request.symmetry.orbits(geometry.side());
        let rater = Rater::new(geometry);
        Ok(Self { request, units, maker, rater, most: usize::MAX })
    }

    /// Has batches make no more than their first `most` puzzles; those are the same as without.
    /// Worth it where any puzzle will do and few are wanted: plain 9x9 boards are made by the
    /// thousand otherwise.
    pub fn make_at_most(&mut self, most: usize) {
        self.most = most;
    }

    /// Counts in `tried` the cells whose givens are tried, on boards that are dug one at a time: a
    /// sign of life where a board takes long.
    #[must_use]
    pub fn counting(mut self, tried: Arc<AtomicU64>) -> Self {
        match &mut self.maker {
            Maker::Nines(_) => {}
            Maker::Boards(boards) => boards.count(tried),
            Maker::Variants(variants) => variants.count(tried),
        }
        self
    }

    /// What was asked for.
    #[must_use]
    pub fn request(&self) -> &Request {
        &self.request
    }

    /// Makes a batch of puzzles: adds those that are what was asked for, and says what came of all.
    ///
    /// `number` is the number of the batch from 0 on: it says which of the request's grids are its
    /// own. `index_below(n)` gives an index below `n`, each as likely as the others. Soon after
    /// `cancel` becomes true the batch ends with what is done; a puzzle that is not done counts
    /// for nothing.
    pub fn batch(
        &mut self,
        number: u64,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
        made: &mut Vec<Made>,
    ) -> Tally {
        let mut tally = Tally::default();
        let puzzles = self.puzzles(number, cancel, index_below, &mut tally);
        for (sudoku, solution) in puzzles {
            if is_set(cancel) {
                break;
            }
            let filled = sudoku.givens().filled();
            let mut candidate = Made { sudoku, solution, rating: None };
            if self.request.givens.as_ref().is_some_and(|givens| filled > *givens.end()) {
                tally.refuse(Refusal::Givens);
                tally.keep_nearest(candidate, &self.request);
                continue;
            }
            match self.judge(&mut candidate, &tally, cancel) {
                _ if is_set(cancel) => break,
                None => {
                    tally.accepted += 1;
                    made.push(candidate);
                }
                Some(refusal) => {
                    tally.refuse(refusal);
                    if candidate.rating.is_some() {
                        tally.keep_nearest(candidate, &self.request);
                    }
                }
            }
        }
        tally.attempts = tally.accepted + tally.refused.values().sum::<u64>();
        tally
    }

    /// Rates a puzzle as far as that matters, and says why it is refused.
    fn judge(
        &mut self,
        made: &mut Made,
        tally: &Tally,
        cancel: Option<&AtomicBool>,
    ) -> Option<Refusal> {
        let request = &self.request;
        if !request.is_rated() {
            return None;
        }
        let Made { sudoku, solution, .. } = &*made;
        let mut own;
        let rater = match &self.maker {
            Maker::Variants(_) => {
                own = Rater::new(sudoku.geometry());
                &mut own
            }
            _ => &mut self.rater,
        };
        let missing = rater.missing(sudoku, &request.required, cancel);
        let mut refusal = missing.first().map(|&lacking| Refusal::Lacks(lacking));
        if refusal.is_some() {
            // Of those that lack something few are rated: a nearer one lacks less.
            let nearest = tally.nearest.as_ref().and_then(|nearest| nearest.rating.as_ref());
            if nearest.is_none_or(|nearest| missing.len() < request.lacks(nearest).count()) {
                made.rating =
                    rater.walk(sudoku, solution, cancel, |_, _, _| ControlFlow::Continue(()));
            }
            return refusal;
        }
        made.rating = rater.walk(sudoku, solution, cancel, |_, step, level| {
            let forbidden = step.technique().filter(|used| request.forbidden.contains(used));
            refusal = match forbidden {
                Some(used) => Some(Refusal::Uses(used)),
                None if level > request.most() => Some(Refusal::Level(level)),
                None => return ControlFlow::Continue(()),
            };
            ControlFlow::Break(())
        });
        refusal.or_else(|| made.rating.as_ref().and_then(|rating| request.refusal(rating)))
    }

    /// A batch of puzzles with their only solutions.
    fn puzzles(
        &mut self,
        number: u64,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
        tally: &mut Tally,
    ) -> Vec<(Sudoku, Grid)> {
        let request = &self.request;
        let least = request
            .givens
            .as_ref()
            .map_or(0, |givens| givens.start() + index_below(givens.end() - givens.start() + 1));
        match &mut self.maker {
            Maker::Nines(nines) => {
                let grids = match request.grids.len() {
                    0 => nines.full_grids(cancel, index_below),
                    _ => grids_of_batch(request, number, nines.block()),
                };
                let (lines, solutions) = match &request.pattern {
                    Some(cells) => {
                        let lines = Nines::masked(&grids, cells);
                        let solutions = nines.unique(&lines);
                        (lines, solutions)
                    }
                    None => {
                        // What is random about a puzzle is drawn in the order of the grids.
                        let grids = &grids[..self.most.min(grids.len())];
                        let lines = nines.dig(grids, &self.units, least, cancel, index_below);
                        (lines, grids.iter().copied().map(Some).collect())
                    }
                };
                solved(&lines, solutions, &request.geometry, tally)
            }
            Maker::Boards(boards) => {
                let full = match grid_of_batch(request, number) {
                    None => boards.full_grid(cancel, index_below),
                    Some(grid) => Some(grid.clone()),
                };
                if full.is_none() && !is_set(cancel) {
                    // Beginnings of every length failed: hopeless orders are not to go on for days.
                    *tally.refused.entry(Refusal::Grid).or_default() += FAILURE;
                }
                let puzzle = full.as_ref().and_then(|full| {
                    boards.make(full, request, (&self.units, least), cancel, index_below)
                });
                if full.is_some() && puzzle.is_none() && !is_set(cancel) {
                    tally.refuse(Refusal::Solutions);
                }
                let puzzles = puzzle.into_iter().zip(full);
                puzzles.map(|(puzzle, full)| (posed(&request.geometry, puzzle), full)).collect()
            }
            Maker::Variants(variants) => {
                let units = (&self.units[..], least);
                let grid = grid_of_batch(request, number);
                let made = variants.make(grid, request, units, cancel, index_below);
                if number == 0 && made.as_ref().err() == Some(&Refusal::Solutions) {
                    // Tells how many givens such a puzzle has.
                    let open = Request { givens: None, ..request.clone() };
                    let made = variants.make(grid, &open, units, cancel, index_below);
                    if let Ok((sudoku, solution)) = made {
                        tally.keep_nearest(Made { sudoku, solution, rating: None }, request);
                    }
                }
                if let Err(refusal) = &made
                    && !is_set(cancel)
                {
                    // Layouts without room are not to be tried for days either.
                    let weight = if *refusal == Refusal::Layout { FAILURE } else { 1 };
                    *tally.refused.entry(*refusal).or_default() += weight;
                }
                made.into_iter().collect()
            }
        }
    }

    /// How many batches there are, if there is an end: a pattern and grids allow one puzzle a grid.
    #[must_use]
    pub fn batches(&self) -> Option<u64> {
        let grids = self.request.grids.len() as u64;
        let ends = self.request.pattern.is_some() && grids > 0;
        let size = if let Maker::Nines(nines) = &self.maker { nines.block() as u64 } else { 1 };
        ends.then(|| grids.div_ceil(size))
    }
}

/// The grid of a request that belongs to a batch of one puzzle; none if it has none.
fn grid_of_batch(request: &Request, number: u64) -> Option<&Grid> {
    (number as usize).checked_rem(request.grids.len()).map(|at| &request.grids[at])
}

/// The grids of a request that belong to a batch of `block` puzzles.
fn grids_of_batch(request: &Request, number: u64, block: usize) -> Vec<Line> {
    let count = request.grids.len();
    let first = number as usize * block;
    // In just these cells a grid has no other puzzle.
    let most = if request.pattern.is_some() { count } else { usize::MAX };
    let batch = first..first.saturating_add(block).min(most);
    batch.map(|at| line_of(&request.grids[at % count])).collect()
}

/// The puzzle of these givens on the board that they were dug on.
fn posed(geometry: &Arc<Geometry>, givens: Grid) -> Sudoku {
    match Sudoku::new(Arc::clone(geometry), givens) {
        Ok(sudoku) => sudoku,
        Err(_) => unreachable!("the board's own digits"),
    }
}

/// The puzzles that have a solution of their own, with it; the others are counted as refused.
fn solved(
    lines: &[Line],
    solutions: Vec<Option<Line>>,
    geometry: &Arc<Geometry>,
    tally: &mut Tally,
) -> Vec<(Sudoku, Grid)> {
    let mut puzzles = Vec::new();
    for (line, solution) in lines.iter().zip(solutions) {
        match solution {
            Some(solution) => puzzles.push((posed(geometry, grid_of(line)), grid_of(&solution))),
            None => tally.refuse(Refusal::Solutions),
        }
    }
    puzzles
}
