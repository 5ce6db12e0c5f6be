//! Plain 9x9 puzzles by the block.

use crate::generate::order::Order;
use crate::model::{Cell, Element};
use crate::search::{Batch9, Line, LineAnswer, SolveLines};

/// Random givens that a full grid begins with.
///
/// More leave the engine less to choose, so that what is found depends less on its habits; but fewer
/// beginnings have a solution.
const BEGINNING: usize = 24;

/// Makes plain 9x9 puzzles, a block at a time, without a search of its own: whether a given can be
/// spared is asked for the whole block at once.
#[derive(Debug)]
pub(super) struct Nines {
    /// How many puzzles are made together.
    block: usize,
    engine: Batch9,
    asked: Vec<Line>,
    answers: Vec<LineAnswer>,
}

impl Nines {
    pub(super) fn new(block: usize) -> Self {
        Self { block, engine: Batch9::default(), asked: Vec::new(), answers: Vec::new() }
    }

    /// How many puzzles are made together.
    pub(super) fn block(&self) -> usize {
        self.block
    }

    /// The answers to these boards, solutions counted up to a limit.
    fn solve(&mut self, limit: u8) -> &[LineAnswer] {
        self.answers.resize(self.asked.len().max(self.answers.len()), LineAnswer::NONE);
        let asked: Vec<&Line> = self.asked.iter().collect();
        self.engine.solve(&asked, limit, &mut self.answers);
        &self.answers[..self.asked.len()]
    }

    /// A block of random full grids.
    ///
    /// Digits that no peer holds are put into random cells, 24 of them; the first solution of that is
    /// the grid, and beginnings without one are dropped. Not every grid is as likely as every other:
    /// likelier are those that share their beginnings with few others.
    pub(super) fn full_grids(&mut self, index_below: &mut dyn FnMut(usize) -> usize) -> Vec<Line> {
        let mut grids = Vec::with_capacity(self.block);
        while grids.len() < self.block {
            self.asked.clear();
            for _ in 0..self.block {
                let mut cells: [u8; 81] = std::array::from_fn(|cell| cell as u8);
                for at in 0..BEGINNING {
                    cells.swap(at, at + index_below(81 - at));
                }
                let cells = cells[..BEGINNING].iter().map(|&cell| usize::from(cell));
                self.asked.push(filled(cells, index_below));
            }
            let solved = self.solve(1).iter().filter(|answer| answer.solutions > 0);
            grids.extend(solved.map(|answer| answer.solution));
        }
        grids.truncate(self.block);
        grids
    }

    /// Takes givens away, unit by unit in random order, as long as the puzzle keeps its one solution and
    /// at least `least` givens.
    pub(super) fn dig(
        &mut self,
        grids: &[Line],
        units: &[Vec<Cell>],
        least: usize,
        index_below: &mut dyn FnMut(usize) -> usize,
    ) -> Vec<Line> {
        let mut digs: Vec<Dig> = grids
            .iter()
            .map(|&puzzle| Dig {
                puzzle,
                givens: 81,
                order: Order::random(units.len(), index_below),
            })
            .collect();
        let mut active: Vec<usize> = (0..digs.len()).collect();
        loop {
            self.asked.clear();
            active.retain(|&index| {
                let proposal = digs[index].propose(units, least);
                self.asked.extend(proposal);
                proposal.is_some()
            });
            if active.is_empty() {
                return digs.iter().map(|dig| dig.puzzle).collect();
            }
            self.solve(2);
            for (at, &index) in active.iter().enumerate() {
                let unique = self.answers[at].solutions == 1;
                digs[index].learn(unique.then_some(&self.asked[at]));
            }
        }
    }

    /// The digits of full grids in just these cells.
    pub(super) fn masked(grids: &[Line], cells: &[Cell]) -> Vec<Line> {
        let masked = |grid: &Line| {
            let mut line = [b'.'; 81];
            cells.iter().for_each(|cell| line[cell.index()] = grid[cell.index()]);
            line
        };
        grids.iter().map(masked).collect()
    }

    /// Which of these boards have one solution, and that.
    pub(super) fn unique(&mut self, lines: &[Line]) -> Vec<Option<Line>> {
        self.asked.clear();
        self.asked.extend_from_slice(lines);
        let unique = |answer: &LineAnswer| (answer.solutions == 1).then_some(answer.solution);
        self.solve(2).iter().map(unique).collect()
    }
}

/// A puzzle that is being dug.
struct Dig {
    puzzle: Line,
    givens: usize,
    order: Order,
}

impl Dig {
    /// The puzzle without the units that are tried next; none at the end.
    fn propose(&mut self, units: &[Vec<Cell>], least: usize) -> Option<Line> {
        loop {
            let cells = self.order.next().iter().flat_map(|&unit| &units[usize::from(unit)]);
            let mut line = self.puzzle;
            let mut spared = 0;
            for cell in cells {
                line[cell.index()] = b'.';
                spared += 1;
            }
            if spared == 0 {
                return None;
            }
            if self.givens >= least + spared {
                return Some(line);
            }
            self.order.learn(false);
        }
    }

    /// Takes the proposal if it has one solution.
    fn learn(&mut self, unique: Option<&Line>) {
        if let Some(line) = unique {
            self.puzzle = *line;
            self.givens = line.iter().filter(|&&byte| byte != b'.').count();
        }
        self.order.learn(unique.is_some());
    }
}

/// A board with random givens in these cells, no two of which contradict each other by sight; cells for
/// which no digit is left stay blank.
fn filled(cells: impl Iterator<Item = usize>, index_below: &mut dyn FnMut(usize) -> usize) -> Line {
    let mut line = [b'.'; 81];
    // The digits of each row, column and box, a bit each.
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
