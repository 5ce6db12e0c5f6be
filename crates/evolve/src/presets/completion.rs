//! Iterated local search with completion by constraint programming, of Musliu and Winter.

use std::ops::ControlFlow;

use evoku_sudoku::{Element, Sudoku};

use crate::encodings::filling::Filling;
use crate::encodings::swaps::{Swap, SwapBoard};
use crate::encodings::{NotServed, bits};
use crate::fitness::{Cost, Fitness};
use crate::judge::{Judge, Stop};
use crate::presets::local::{self, Walk};
use crate::presets::{Parameter, Preset, Scale};
use crate::puzzle::Puzzle;
use crate::random::{Probability, Rng};
use crate::state::{Bytes, Damaged, State};

const STEPS: Parameter =
    Parameter::whole("steps", [1, 200, 1_000_000_000], "steps of each local search");
const TABU: Parameter =
    Parameter::whole("tabu", [0, 3, 10_000], "swaps made last, which may not be made again");
const ACCEPTANCE: Parameter = Parameter::real(
    "acceptance",
    [0.0, 0.05, 1.0],
    "probability that a step is made although the board gets worse by it",
);
const EMPTIED: Parameter = Parameter::real(
    "emptied",
    [0.0, 0.9, 1.0],
    "share of the cells without conflict that are emptied for the first completion",
);
const DECAY: Parameter = Parameter::real(
    "decay",
    [0.0, 0.99, 1.0],
    "factor on this share after each completion; below 1/20 it begins anew",
);
const NODES: Parameter = Parameter::whole(
    "nodes",
    [1, 1000, 1_000_000_000],
    "digits that the search for a completion may try, each with propagation, before it gives up",
);

pub(super) static PRESET: Preset = Preset {
    name: "ils-cp",
    summary: "min-conflicts with a tabu list, and a constraint solver that completes what is kept of the board",
    description: "Boxes (regions, or rows where there are neither) stay complete. A local search takes a \
                  random cell in conflict and the best swap of it with another open cell of its box that \
                  is not tabu (or leads to a new best), a random one of equals; a swap that makes the \
                  board worse is made with a small probability. It ends with its best board, and the \
                  better of this and the one before goes on. All its cells in conflict and a share of \
                  the others are emptied, and a constraint solver tries to complete what is left: depth \
                  first, the cell with the fewest candidates first, the digit it had first, naked and \
                  hidden singles after each. A completion is a solution; where none is found within a \
                  number of nodes, the emptied cells of each box get their digits back in random order, \
                  and the next local search begins. A generation is a local search, O(cells) a step, and \
                  a completion, at worst O(side^3) a node. \
                  A swap that is priced counts as a move, a completion as a full evaluation; what \
                  its propagation places is counted as placements, and the class is decoder. \
                  The outline is the paper's. Chosen here are the values of the parameters, the solver (theirs \
                  has a limit of time, by which runs would depend on the machine), what becomes of the \
                  emptied cells and when the share begins anew. Whether the paper's values depend on the \
                  size of the board could not be read. The default share is for 9x9: boards of 16x16 and \
                  25x25 were not solved with it, because a tenth of the cells without conflict is kept and \
                  hardly ever right as a whole. With emptied=1 the first completion begins with the givens \
                  alone, which solves 16x16.",
    source: "Musliu and Winter 2017, A hybrid approach for the Sudoku problem: using constraint programming \
             in iterated local search, IEEE Intelligent Systems 32, 52-62, \
             https://doi.org/10.1109/MIS.2017.29",
    parameters: &[STEPS, TABU, ACCEPTANCE, EMPTIED, DECAY, NODES],
    refuses: &[NotServed::Marks],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, settings| {
        let tabu = settings.whole(&TABU) * size_of::<Option<Swap>>();
        tabu as u64 + 4 * SwapBoard::memory(sudoku) + 2 * Filling::memory(sudoku)
    },
    start: |sudoku, settings, task| {
        let search = Iterated {
            steps: settings.whole(&STEPS),
            tabu: vec![None; settings.whole(&TABU)],
            acceptance: Probability::new(settings.real(&ACCEPTANCE)),
            emptied: settings.real(&EMPTIED),
            decay: settings.real(&DECAY),
            share: settings.real(&EMPTIED),
            nodes: settings.whole(&NODES),
            incumbent: None,
            best: None,
            conflicts: Vec::new(),
            empty: vec![false; sudoku.givens().cells().len()],
            completion: Completion::new(sudoku),
        };
        local::search(sudoku, search, task)
    },
};

/// Below this share of emptied cells it begins anew.
const LEAST: f64 = 0.05;

struct Iterated {
    steps: usize,
    /// The last swaps made, the oldest where the next one goes.
    tabu: Vec<Option<Swap>>,
    acceptance: Probability,
    emptied: f64,
    decay: f64,
    share: f64,
    nodes: usize,
    /// The board that was completed last, as the local search left it.
    incumbent: Option<SwapBoard>,
    /// The best board of a local search.
    best: Option<SwapBoard>,
    /// The movable cells in conflict, written anew at every step.
    conflicts: Vec<usize>,
    /// The cells that a completion may fill.
    empty: Vec<bool>,
    completion: Completion,
}

/// The incumbent is there as soon as the walk is prepared, which comes before anything is loaded.
impl State for Iterated {
    fn save(&self, to: &mut Vec<u8>) {
        self.share.save(to);
        if let Some(incumbent) = &self.incumbent {
            incumbent.save(to);
        }
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        self.share.load(from)?;
        self.incumbent.as_mut().map_or(Ok(()), |incumbent| incumbent.load(from))
    }
}

impl Walk for Iterated {
    fn prepare<F: Fitness<SwapBoard>>(
        &mut self,
        board: &SwapBoard,
        _: &mut Judge<'_, SwapBoard, F>,
        _: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.incumbent = Some(board.clone());
        self.best = Some(board.clone());
        self.conflicts.reserve(board.movable());
        ControlFlow::Continue(())
    }

    fn generation<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        if board.movable() == 0 {
            return ControlFlow::Break(Stop::Exhausted);
        }
        self.descend(board, judge, rng)?;
        if let Some(incumbent) = &mut self.incumbent {
            if board.cost() <= incumbent.cost() {
                incumbent.clone_from(board);
            } else {
                board.clone_from(incumbent);
            }
        }
        self.complete(board, judge, rng)
    }
}

impl Iterated {
    /// Local search; ends with its best board.
    fn descend<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Some(best) = &mut self.best else { return ControlFlow::Continue(()) };
        best.clone_from(board);
        self.tabu.fill(None);
        let mut made = 0;
        for _ in 0..self.steps {
            self.conflicts.clear();
            self.conflicts.extend(board.conflicts());
            if self.conflicts.is_empty() {
                // All conflicts are between cells that have nothing to swap with.
                break;
            }
            let cell = self.conflicts[rng.index(self.conflicts.len())];
            let (mut chosen, mut least, mut equals) = (None, i32::MAX, 0);
            for swap in board.swaps_of(cell) {
                judge.count_moves(1)?;
                let price = board.price(swap);
                let is_best = i64::from(board.cost()) + i64::from(price) < i64::from(best.cost());
                if price > least || !is_best && self.tabu.contains(&Some(swap)) {
                    continue;
                }
                equals = if price < least { 1 } else { equals + 1 };
                if price < least || rng.below(equals) == 0 {
                    (chosen, least) = (Some(swap), price);
                }
            }
            let Some(swap) = chosen else { continue };
            if least > 0 && !rng.chance(self.acceptance) {
                continue;
            }
            board.make(swap, least);
            if !self.tabu.is_empty() {
                let oldest = made % self.tabu.len();
                self.tabu[oldest] = Some(swap);
            }
            made += 1;
            if board.cost() < best.cost() {
                best.clone_from(board);
                judge.record(board, Cost::one(board.cost()))?;
            }
        }
        board.clone_from(best);
        ControlFlow::Continue(())
    }

    /// Empties a part of the board and has it completed, or else shuffled.
    fn complete<F: Fitness<SwapBoard>>(
        &mut self,
        board: &mut SwapBoard,
        judge: &mut Judge<'_, SwapBoard, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let share = Probability::new(self.share);
        for (cell, empty) in self.empty.iter_mut().enumerate() {
            *empty =
                self.completion.is_open(cell) && (board.is_in_conflict(cell) || rng.chance(share));
        }
        let completed = self.completion.search(board, &self.empty, self.nodes);
        judge.note_placements(self.completion.filling.placements());
        if completed {
            board.solve(self.completion.filling.values());
        } else {
            board.shuffle_chosen(&self.empty, rng);
        }
        self.share *= self.decay;
        if self.share < LEAST {
            self.share = self.emptied;
        }
        judge.evaluate(board)?;
        ControlFlow::Continue(())
    }
}

/// A depth-first search for a solution that keeps some cells of a board.
struct Completion {
    open: Vec<usize>,
    start: Filling,
    filling: Filling,
    /// The cells filled by choice, with the digits still to be tried and where to go back to.
    path: Vec<(usize, u64, usize)>,
}

impl Completion {
    fn new(sudoku: &Sudoku) -> Self {
        let open: Vec<usize> = sudoku.givens().blanks().map(|cell| cell.index()).collect();
        let start = Filling::new(sudoku);
        let (filling, path) = (start.duplicate(), Vec::with_capacity(open.len()));
        Self { open, start, filling, path }
    }

    fn is_open(&self, cell: usize) -> bool {
        self.open.binary_search(&cell).is_ok()
    }

    /// Looks for a solution that has the digits of a board in all but the empty cells, with at most
    /// this number of digits tried. Where one is found, it is what was filled.
    fn search(&mut self, board: &SwapBoard, empty: &[bool], nodes: usize) -> bool {
        let Self { open, start, filling, path } = self;
        filling.copy(start);
        path.clear();
        for &cell in open.iter().filter(|&&cell| !empty[cell]) {
            let digit = usize::from(board.value(cell));
            let kept = filling.candidates(cell) >> digit & 1 == 1
                && (filling.values()[cell] != 0 || filling.place(cell, digit, true));
            if !kept {
                return false;
            }
        }
        if filling.is_dead() {
            return false;
        }
        let mut tried = 0;
        while filling.blanks() > 0 {
            let blank = open.iter().filter(|&&cell| filling.values()[cell] == 0);
            let tightest = blank.min_by_key(|&&cell| filling.candidates(cell).count_ones());
            let Some(&cell) = tightest else { break };
            path.push((cell, filling.candidates(cell), filling.mark()));
            // The next digit of the last cell that has one left, until one leads to no dead end.
            while let Some((cell, left, mark)) = path.last_mut() {
                filling.undo(*mark);
                let first = usize::from(board.value(*cell));
                let digit = if *left >> first & 1 == 1 { Some(first) } else { bits(*left).next() };
                let Some(digit) = digit else {
                    path.pop();
                    continue;
                };
                *left &= !(1 << digit);
                tried += 1;
                if tried > nodes {
                    return false;
                }
                if filling.place(*cell, digit, true) {
                    break;
                }
            }
            if path.is_empty() {
                return false;
            }
        }
        true
    }
}
