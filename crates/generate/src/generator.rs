//! Generates the puzzles of a request.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use crate::available::{AvailablePosition, Finder};
use crate::boards::Boards;
use crate::error::RequestError;
use crate::jigsaw::random_jigsaw;
use crate::nines::Nines;
use crate::request::{Refusal, Request};
use crate::variants::{Made, Variants};
use evoku_logic::Technique;
use evoku_logic::rating::{Rater, Rating};
use evoku_model::{Cell, Geometry, Grid, Sudoku};
use evoku_search::cancel::is_set;
use evoku_search::{Line, grid_of, line_of};

/// The number of plain 9x9 puzzles generated together: several times the engine's batch, so that
/// the engine seldom runs empty.
const BLOCK: usize = 2048;

/// The number of plain 9x9 puzzles generated together if they are rated. Rating takes longer than
/// generating, and many of the puzzles are accepted, so blocks are smaller.
const RATED_BLOCK: usize = 512;

/// The number of plain 9x9 puzzles generated together if each position of their paths is searched,
/// which takes longer than rating.
const SEARCHED_BLOCK: usize = 64;

/// The number of attempts charged for one failure to find a full grid.
const FAILURE: u64 = 1000;

/// Generates puzzles that satisfy a request, one batch at a time.
///
/// Puzzles are generated at random, and puzzles that don't satisfy the request are discarded. A
/// batch depends only on its random numbers, so several generators can produce the batches, in any
/// order.
pub struct Generator {
    request: Request,
    units: Vec<Vec<Cell>>,
    maker: Maker,
    rater: Rater,
    /// `None` if no technique has to be available.
    finder: Option<Finder>,
    /// The largest number of puzzles in a batch.
    most: usize,
}

/// The generator for the kind of board.
enum Maker {
    /// Plain 9x9 boards, a block at a time.
    Nines(Box<Nines>),
    /// Any boards, one at a time.
    Boards(Box<Boards>),
    /// Boards with constraints that are laid out separately for each puzzle.
    Variants(Box<Variants>),
    /// Boards with random regions, and with constraints if the request has any.
    Jigsaws(Arc<AtomicU64>),
}

/// A generated puzzle.
#[derive(Clone, Debug)]
pub struct GeneratedPuzzle {
    /// The puzzle.
    pub sudoku: Sudoku,
    /// Its only solution.
    pub solution: Grid,
    /// Its rating, if the request depends on it.
    pub rating: Option<Rating>,
    /// The first position with the techniques of [`Request::available`], if there are any.
    pub available: Option<AvailablePosition>,
    /// `true` if the puzzle should be minimal, but may have givens or constraints that aren't
    /// needed, because the search that checks them reached its node limit.
    pub undecided: bool,
}

impl GeneratedPuzzle {
    /// The puzzle before it is rated.
    fn unrated(Made { sudoku, full: solution, undecided }: Made) -> Self {
        Self { sudoku, solution, rating: None, available: None, undecided }
    }
}

/// The result of one or several batches.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The number of generated puzzles.
    pub attempts: u64,
    /// The number of accepted puzzles.
    pub accepted: u64,
    /// The number of refused puzzles by reason.
    pub refused: BTreeMap<Refusal, u64>,
    /// The refused puzzle with a full rating that is nearest to the requested levels and scores.
    pub nearest: Option<GeneratedPuzzle>,
}

impl Tally {
    /// Adds the result of a later batch.
    pub fn add(&mut self, other: Self, request: &Request) {
        self.attempts += other.attempts;
        self.accepted += other.accepted;
        for (refusal, count) in other.refused {
            *self.refused.entry(refusal).or_default() += count;
        }
        if let Some(generated) = other.nearest {
            self.keep_nearest(generated, request);
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        *self.refused.entry(refusal).or_default() += 1;
    }

    fn keep_nearest(&mut self, generated: GeneratedPuzzle, request: &Request) {
        let distance = |generated: &GeneratedPuzzle| generated.distance(request);
        if self.nearest.as_ref().is_none_or(|nearest| distance(&generated) < distance(nearest)) {
            self.nearest = Some(generated);
        }
    }
}

impl GeneratedPuzzle {
    /// The distance of the puzzle from the request, in the order givens, techniques, level, score.
    fn distance(&self, request: &Request) -> (usize, usize, u8, u32) {
        let filled = self.sudoku.givens().filled();
        let givens =
            request.givens.as_ref().map_or(0, |givens| filled.saturating_sub(*givens.end()));
        let Some(rating) = &self.rating else { return (givens, 0, 0, 0) };
        let missing = request.missing_techniques(rating).count();
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
        (givens, missing, level, score)
    }
}

impl Generator {
    /// A generator for a request.
    ///
    /// # Errors
    /// If the request is invalid, or the rules of the board are proven to allow no full grid.
    pub fn new(request: Request) -> Result<Self, RequestError> {
        request.check()?;
        let geometry = &request.geometry;
        let block = if !request.available.is_empty() {
            SEARCHED_BLOCK
        } else if request.is_rated() && request.required.is_empty() {
            RATED_BLOCK
        } else {
            BLOCK
        };
        let maker = if request.random_regions {
            Maker::Jigsaws(Arc::default())
        } else if !request.constraints.is_empty() {
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
        let finder = (!request.available.is_empty()).then(|| Finder::new(geometry));
        Ok(Self { request, units, maker, rater, finder, most: usize::MAX })
    }

    /// Limits each batch to its first `most` puzzles, which are the same as without the limit. This
    /// saves time if any puzzle will do and few are needed, because plain 9x9 boards are otherwise
    /// generated by the thousand.
    pub fn make_at_most(&mut self, most: usize) {
        self.most = most;
    }

    /// Makes the generator count in `tried` the cells whose givens it tries to remove. Only boards
    /// that are generated one at a time are counted. Callers can show this number as progress when
    /// a board takes long.
    #[must_use]
    pub fn counting(mut self, tried: Arc<AtomicU64>) -> Self {
        match &mut self.maker {
            Maker::Nines(_) => {}
            Maker::Boards(boards) => boards.count(tried),
            Maker::Variants(variants) => variants.count(tried),
            Maker::Jigsaws(known) => *known = tried,
        }
        self
    }

    /// The request.
    #[must_use]
    pub fn request(&self) -> &Request {
        &self.request
    }

    /// Generates a batch: adds the accepted puzzles to `generated` and returns the counts of all.
    ///
    /// `number` is the number of the batch, from 0; it selects the full grids of the request that
    /// belong to this batch. `index_below(n)` returns a uniformly distributed index below `n`. Soon
    /// after `cancel` becomes true, the batch ends with the finished puzzles; an unfinished puzzle
    /// is not counted.
    pub fn batch(
        &mut self,
        number: u64,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
        generated: &mut Vec<GeneratedPuzzle>,
    ) -> Tally {
        let mut tally = Tally::default();
        let puzzles = self.puzzles(number, cancel, index_below, &mut tally);
        for made in puzzles {
            if is_set(cancel) {
                break;
            }
            let filled = made.sudoku.givens().filled();
            let mut candidate = GeneratedPuzzle::unrated(made);
            if self.request.givens.as_ref().is_some_and(|givens| filled > *givens.end()) {
                tally.refuse(Refusal::Givens);
                tally.keep_nearest(candidate, &self.request);
                continue;
            }
            match self.judge(&mut candidate, &tally, cancel) {
                _ if is_set(cancel) => break,
                None => {
                    tally.accepted += 1;
                    generated.push(candidate);
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

    /// Rates a puzzle only as far as the request needs it. Returns the reason if the puzzle is
    /// refused.
    fn judge(
        &mut self,
        generated: &mut GeneratedPuzzle,
        tally: &Tally,
        cancel: Option<&AtomicBool>,
    ) -> Option<Refusal> {
        let request = &self.request;
        if !request.is_rated() {
            return None;
        }
        let GeneratedPuzzle { sudoku, solution, .. } = &*generated;
        let wanted = &request.available[..];
        let (mut own_rater, mut own_finder);
        let (rater, finder) = match &self.maker {
            Maker::Variants(_) | Maker::Jigsaws(_) => {
                own_rater = Rater::new(sudoku.geometry());
                own_finder = (!wanted.is_empty()).then(|| Finder::new(sudoku.geometry()));
                (&mut own_rater, &mut own_finder)
            }
            _ => (&mut self.rater, &mut self.finder),
        };
        let missing = rater.missing(sudoku, &request.required, cancel);
        let mut refusal = missing.first().map(|&technique| Refusal::MissingTechnique(technique));
        if refusal.is_some() {
            // Rate a puzzle that misses required techniques only if it misses fewer than the
            // nearest puzzle so far.
            let nearest = tally.nearest.as_ref().and_then(|nearest| nearest.rating.as_ref());
            if nearest
                .is_none_or(|nearest| missing.len() < request.missing_techniques(nearest).count())
            {
                generated.rating =
                    rater.walk(sudoku, solution, cancel, |_, _, _| ControlFlow::Continue(()));
            }
            return refusal;
        }
        let any_single = wanted.iter().any(|technique| technique.is_single());
        let (mut available, mut searches) = (None, !wanted.is_empty());
        let rating = rater.walk(sudoku, solution, cancel, |path, step, level| {
            let by_single = step.technique().is_some_and(Technique::is_single);
            if searches && (any_single || !by_single) {
                let find = |finder: &mut Finder| finder.find(wanted, sudoku.givens(), path);
                available = finder.as_mut().and_then(find);
                searches = available.is_none();
            }
            // The path goes on from here by a guess, or by more than singles.
            searches &= step.technique().is_some() && (by_single || !request.after_singles);
            let forbidden = step.technique().filter(|used| request.forbidden.contains(used));
            refusal = match forbidden {
                Some(used) => Some(Refusal::Uses(used)),
                None if level > request.most() => Some(Refusal::Level(level)),
                None => return ControlFlow::Continue(()),
            };
            ControlFlow::Break(())
        });
        if let (None, Some(&first), None) = (refusal, wanted.first(), &available) {
            return Some(Refusal::Unavailable(first));
        }
        (generated.rating, generated.available) = (rating, available);
        refusal.or_else(|| generated.rating.as_ref().and_then(|rating| request.refusal(rating)))
    }

    /// A batch of puzzles with their only solutions.
    fn puzzles(
        &mut self,
        number: u64,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
        tally: &mut Tally,
    ) -> Vec<Made> {
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
                        // Random choices for a puzzle are drawn in the order of the grids.
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
                    // Beginnings of every length failed: count many attempts, so that hopeless
                    // requests end soon.
                    *tally.refused.entry(Refusal::Grid).or_default() += FAILURE;
                }
                let puzzle = full.as_ref().and_then(|full| {
                    boards.make(full, request, (&self.units, least), cancel, index_below)
                });
                let undecided = boards.take_undecided() && request.givens.is_none();
                if full.is_some() && puzzle.is_none() && !is_set(cancel) {
                    tally.refuse(Refusal::Solutions);
                }
                let made = |(puzzle, full)| Made {
                    sudoku: puzzle_of(&request.geometry, puzzle),
                    full,
                    undecided,
                };
                puzzle.into_iter().zip(full).map(made).collect()
            }
            Maker::Variants(variants) => {
                let units = (&self.units[..], least);
                let grid = grid_of_batch(request, number);
                let generated = variants.make(grid, request, units, cancel, index_below);
                if number == 0 && generated.as_ref().err() == Some(&Refusal::Solutions) {
                    // Generate a puzzle with any number of givens, to report how many it has.
                    let open = Request { givens: None, ..request.clone() };
                    let generated = variants.make(grid, &open, units, cancel, index_below);
                    if let Ok(made) = generated {
                        tally.keep_nearest(GeneratedPuzzle::unrated(made), request);
                    }
                }
                if let Err(refusal) = &generated
                    && !is_set(cancel)
                {
                    // Layouts that don't fit also count as many attempts, so that such requests end
                    // soon.
                    let weight = if *refusal == Refusal::Layout { FAILURE } else { 1 };
                    *tally.refused.entry(*refusal).or_default() += weight;
                }
                generated.into_iter().collect()
            }
            Maker::Jigsaws(tried) => {
                let units = (&self.units[..], least);
                let made = jigsaw(request, tried, units, cancel, index_below);
                if let Err(refusal) = &made
                    && !is_set(cancel)
                {
                    // Another board may have more grids, so a failure counts as one attempt.
                    tally.refuse(*refusal);
                }
                made.into_iter().collect()
            }
        }
    }

    /// The number of batches, if limited: a pattern together with grids allows one puzzle per grid.
    #[must_use]
    pub fn batches(&self) -> Option<u64> {
        let grids = self.request.grids.len() as u64;
        let ends = self.request.pattern.is_some() && grids > 0;
        let size = if let Maker::Nines(nines) = &self.maker { nines.block() as u64 } else { 1 };
        ends.then(|| grids.div_ceil(size))
    }
}

/// Generates a puzzle on a board with random regions.
fn jigsaw(
    request: &Request,
    tried: &Arc<AtomicU64>,
    units: (&[Vec<Cell>], usize),
    cancel: Option<&AtomicBool>,
    index_below: &mut dyn FnMut(usize) -> usize,
) -> Result<Made, Refusal> {
    let geometry = random_jigsaw(&request.geometry, index_below).ok_or(Refusal::Grid)?;
    let request = Request { geometry: Arc::clone(&geometry), ..request.clone() };
    if !request.constraints.is_empty() {
        let mut variants = Variants::new(&request);
        variants.count(Arc::clone(tried));
        return variants.make(None, &request, units, cancel, index_below);
    }
    let mut boards = Boards::new(&geometry);
    boards.count(Arc::clone(tried));
    let full = boards.full_grid(cancel, index_below).ok_or(Refusal::Grid)?;
    let puzzle = boards.make(&full, &request, units, cancel, index_below);
    let puzzle = puzzle.ok_or(Refusal::Solutions)?;
    let undecided = boards.take_undecided() && request.givens.is_none();
    Ok(Made { sudoku: puzzle_of(&geometry, puzzle), full, undecided })
}

/// The full grid of the request for a batch of one puzzle; `None` if the request has no grids.
fn grid_of_batch(request: &Request, number: u64) -> Option<&Grid> {
    (number as usize).checked_rem(request.grids.len()).map(|at| &request.grids[at])
}

/// The full grids of the request for a batch of `block` puzzles.
fn grids_of_batch(request: &Request, number: u64, block: usize) -> Vec<Line> {
    let count = request.grids.len();
    let first = number as usize * block;
    // With a fixed pattern, each grid has only one puzzle.
    let most = if request.pattern.is_some() { count } else { usize::MAX };
    let batch = first..first.saturating_add(block).min(most);
    batch.map(|at| line_of(&request.grids[at % count])).collect()
}

/// The puzzle with these givens, which were left on a board of this geometry.
fn puzzle_of(geometry: &Arc<Geometry>, givens: Grid) -> Sudoku {
    match Sudoku::new(Arc::clone(geometry), givens) {
        Ok(sudoku) => sudoku,
        Err(_) => unreachable!("the board's own digits"),
    }
}

/// The puzzles that have exactly one solution, each with its solution. The other puzzles are
/// counted as refused.
fn solved(
    lines: &[Line],
    solutions: Vec<Option<Line>>,
    geometry: &Arc<Geometry>,
    tally: &mut Tally,
) -> Vec<Made> {
    let mut puzzles = Vec::new();
    for (line, solution) in lines.iter().zip(solutions) {
        match solution {
            Some(solution) => {
                let (sudoku, full) = (puzzle_of(geometry, grid_of(line)), grid_of(&solution));
                puzzles.push(Made { sudoku, full, undecided: false });
            }
            None => tally.refuse(Refusal::Solutions),
        }
    }
    puzzles
}
