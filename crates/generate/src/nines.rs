//! Generates plain 9x9 puzzles in blocks.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use evoku_nine::{Batch9, Candidate};

use crate::generator::puzzle_of;
use crate::order::Order;
use crate::request::Refusal;
use crate::tally::Tally;
use crate::variants::Made;
use evoku_model::{Cell, Element, Geometry};
use evoku_search::cancel::is_set;
use evoku_search::{Line, LineAnswer, SolveLines, grid_of};

/// The number of random givens at the beginning of a full grid.
///
/// With more givens, the grid depends less on the order in which the engine searches, but fewer
/// beginnings have a solution.
const BEGINNING: usize = 24;

/// Generates plain 9x9 puzzles, a block at a time. One call of the engine decides for all puzzles
/// of the block if they stay unique without a given.
#[derive(Debug)]
pub(super) struct Nines {
    /// The number of puzzles in a block.
    block: usize,
    engine: Batch9,
    answers: Vec<LineAnswer>,
}

impl Nines {
    pub(super) fn new(block: usize) -> Self {
        Self { block, engine: Batch9::default(), answers: Vec::new() }
    }

    /// The number of puzzles in a block.
    pub(super) fn block(&self) -> usize {
        self.block
    }

    /// Solves boards and counts their solutions up to `limit`.
    fn solve(&mut self, lines: &[&Line], limit: u8) -> &[LineAnswer] {
        self.answers.resize(lines.len().max(self.answers.len()), LineAnswer::NONE);
        self.engine.solve(lines, limit, &mut self.answers);
        &self.answers[..lines.len()]
    }

    /// Solves each board without one candidate, a different one for each board.
    fn solve_without(&mut self, lines: &[&Line], without: &[Candidate]) -> &[LineAnswer] {
        self.answers.resize(lines.len().max(self.answers.len()), LineAnswer::NONE);
        self.engine.solve_without(lines, without, &mut self.answers);
        &self.answers[..lines.len()]
    }

    /// Generates a block of random full grids.
    ///
    /// Each grid is the first solution of 24 random cells with digits that no peer holds;
    /// beginnings without a solution are discarded. Grids are not equally likely: the fewer
    /// completions a beginning has, the likelier each of them is. Soon after `cancel` becomes true,
    /// it returns the grids found so far.
    pub(super) fn full_grids(
        &mut self,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Vec<Line> {
        let mut grids = Vec::with_capacity(self.block);
        while grids.len() < self.block && !is_set(cancel) {
            let beginnings: Vec<Line> = (0..self.block).map(|_| beginning(index_below)).collect();
            let solved = self.solve(&beginnings.iter().collect::<Vec<_>>(), 1);
            let solved = solved.iter().filter(|answer| answer.solutions > 0);
            grids.extend(solved.map(|answer| answer.solution));
        }
        grids.truncate(self.block);
        grids
    }

    /// Removes givens from full grids, unit by unit in random order, as long as each puzzle keeps
    /// one solution and at least `least` givens. Soon after `cancel` becomes true, it returns the
    /// puzzles as they are.
    pub(super) fn dig(
        &mut self,
        grids: &[Line],
        units: &[Vec<Cell>],
        least: usize,
        cancel: Option<&AtomicBool>,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Vec<Line> {
        let digs = grids.iter().map(|&puzzle| {
            let order = Order::random(units.len(), index_below);
            Dig { puzzle, givens: 81, order }
        });
        self.dig_all(digs.collect(), units, least, cancel)
    }

    /// Removes givens from puzzles as [`dig`](Self::dig) does, each in its own order of units.
    pub(super) fn thin(
        &mut self,
        puzzles: Vec<(Line, Vec<u16>)>,
        units: &[Vec<Cell>],
        least: usize,
        cancel: Option<&AtomicBool>,
    ) -> Vec<Line> {
        let digs = puzzles.into_iter().map(|(puzzle, order)| Dig {
            puzzle,
            givens: filled_cells(&puzzle),
            order: Order::one_by_one(order),
        });
        self.dig_all(digs.collect(), units, least, cancel)
    }

    fn dig_all(
        &mut self,
        mut digs: Vec<Dig>,
        units: &[Vec<Cell>],
        least: usize,
        cancel: Option<&AtomicBool>,
    ) -> Vec<Line> {
        loop {
            let mut of_one_cell = Vec::new();
            let mut of_several = Vec::new();
            for dig in &mut digs {
                match dig.propose(units, least) {
                    Some((line, Some(known))) => of_one_cell.push((dig, line, known)),
                    Some((line, None)) => of_several.push((dig, line)),
                    None => {}
                }
            }
            if of_one_cell.is_empty() && of_several.is_empty() || is_set(cancel) {
                return digs.iter().map(|dig| dig.puzzle).collect();
            }
            let lines: Vec<&Line> = of_one_cell.iter().map(|(_, line, _)| line).collect();
            let known: Vec<Candidate> = of_one_cell.iter().map(|&(_, _, known)| known).collect();
            let answers = self.solve_without(&lines, &known);
            for ((dig, line, _), answer) in of_one_cell.iter_mut().zip(answers) {
                dig.learn((answer.solutions == 0).then_some(line));
            }
            let lines: Vec<&Line> = of_several.iter().map(|(_, line)| line).collect();
            let answers = self.solve(&lines, 2);
            for ((dig, line), answer) in of_several.iter_mut().zip(answers) {
                dig.learn((answer.solutions == 1).then_some(line));
            }
        }
    }

    /// Keeps only the digits in `cells` of each full grid.
    pub(super) fn masked(grids: &[Line], cells: &[Cell]) -> Vec<Line> {
        let mut masked = vec![[b'.'; 81]; grids.len()];
        for (line, grid) in masked.iter_mut().zip(grids) {
            cells.iter().for_each(|cell| line[cell.index()] = grid[cell.index()]);
        }
        masked
    }

    /// The solution of each board that has exactly one.
    pub(super) fn unique(&mut self, lines: &[Line]) -> Vec<Option<Line>> {
        let unique = |answer: &LineAnswer| (answer.solutions == 1).then_some(answer.solution);
        self.solve(&lines.iter().collect::<Vec<_>>(), 2).iter().map(unique).collect()
    }
}

/// A board with digits in random cells. No digit occurs in two peers.
fn beginning(index_below: &mut dyn FnMut(usize) -> usize) -> Line {
    let mut cells: [u8; 81] = std::array::from_fn(|cell| cell as u8);
    for at in 0..BEGINNING {
        cells.swap(at, at + index_below(81 - at));
    }
    let cells = cells[..BEGINNING].iter().map(|&cell| usize::from(cell));
    filled(cells, index_below)
}

/// A puzzle that is being dug.
struct Dig {
    puzzle: Line,
    givens: usize,
    order: Order,
}

impl Dig {
    /// Returns the puzzle without the next units to try, and the removed candidate if exactly one
    /// cell changes. `None` if no unit is left to try.
    fn propose(&mut self, units: &[Vec<Cell>], least: usize) -> Option<(Line, Option<Candidate>)> {
        loop {
            let cells = self.order.next().iter().flat_map(|&unit| &units[usize::from(unit)]);
            let mut line = self.puzzle;
            let (mut spared, mut only) = (0, None);
            for &cell in cells {
                only = (spared == 0).then(|| Candidate {
                    cell: cell.index() as u8,
                    digit: line[cell.index()] - b'1',
                });
                line[cell.index()] = b'.';
                spared += 1;
            }
            if spared == 0 {
                return None;
            }
            if self.givens >= least + spared {
                return Some((line, only));
            }
            self.order.learn(false);
        }
    }

    /// Accepts the last proposal if it has exactly one solution, given as `unique`.
    fn learn(&mut self, unique: Option<&Line>) {
        if let Some(line) = unique {
            self.puzzle = *line;
            self.givens = filled_cells(line);
        }
        self.order.learn(unique.is_some());
    }
}

fn filled_cells(line: &Line) -> usize {
    line.iter().filter(|&&byte| byte != b'.').count()
}

/// A board with random digits in `cells`, where no house holds a digit twice. A cell without a
/// possible digit stays blank.
fn filled(cells: impl Iterator<Item = usize>, index_below: &mut dyn FnMut(usize) -> usize) -> Line {
    let mut line = [b'.'; 81];
    // The digits of each row, column and box, one bit each.
    let mut houses = [[0u16; 9]; 3];
    for cell in cells {
        let (row, column) = (cell / 9, cell % 9);
        let held = [row, column, row / 3 * 3 + column / 3];
        let mut open =
            !held.iter().zip(houses).fold(0, |seen, (&house, kind)| seen | kind[house]) & 0x1ff;
        if open == 0 {
            continue;
        }
        for _ in 0..index_below(open.count_ones() as usize) {
            open &= open - 1;
        }
        let digit = open.trailing_zeros() as u8;
        for (&house, kind) in held.iter().zip(&mut houses) {
            kind[house] |= 1 << digit;
        }
        line[cell] = b'1' + digit;
    }
    line
}

/// The puzzles that have exactly one solution, each with its solution. The other puzzles are
/// counted as refused.
pub(super) fn solved(
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
