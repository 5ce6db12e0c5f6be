//! RESEDA: estimation of distribution whose boards have complete blocks, and which begins anew with
//! a part of what it came to.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Brood;
use evoku_ea::random::Probability;
use evoku_ea::selection::greedy_or_proportional;
use evoku_ea::{Algorithm, Fitness, Judge, Member, PuzzleFactory, Rng, Stop, state};
use evoku_model::{Cell, Geometry, HouseKind, Lists};

use crate::algorithms::distribution::Distribution;
use crate::algorithms::estimation::Learning;
use crate::encodings::board::Board;

/// What of a board is kept at a restart, one zone at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Zones {
    /// Nothing.
    None,
    /// Blocks that share no row and no column, the first of them from the top left.
    Diagonal,
    /// Each block.
    Blocks,
    /// Each block, row and column.
    All,
}

/// Samples boards block by block from a probability for each digit of each open cell, and learns
/// the probabilities from the best of them.
///
/// Once every cell is sure, the board that it came to lends one zone after the other, as if it were
/// given, to an attempt of its own; after the last of them all is forgotten.
pub(crate) struct Restarted {
    sampler: Sampler,
    size: usize,
    learning: Learning,
    zones: Vec<Zone>,
    /// The likeliest digit of each open cell where the last whole attempt ended.
    ended: Vec<u8>,
    /// The zone that is lent, from 1; 0 during a whole attempt.
    lent: usize,
    brood: Brood<Board>,
    /// The digits of each open cell that the zone excludes; room to work in.
    excluded: Vec<u64>,
}

state!(Restarted: sampler, ended, lent, brood);

/// The cells of a house.
struct Zone {
    open: Vec<usize>,
    /// The digits that are given in it, as bits.
    given: u64,
}

/// Draws boards from a distribution.
struct Sampler {
    posed: Board,
    /// Boxes, regions, or rows where there are neither.
    blocks: Vec<Zone>,
    /// For each open cell the digits that no given peer has.
    allowed: Lists<u8>,
    distribution: Distribution,
    room: Room,
}

state!(Sampler: distribution);

/// The cells of a block that have no digit yet, while it is drawn.
#[derive(Clone, Default)]
struct Room {
    cells: Vec<Left>,
    /// What is left of the probabilities of each.
    probabilities: Vec<f64>,
}

/// A cell without a digit.
#[derive(Clone)]
struct Left {
    cell: usize,
    /// Where its probabilities begin.
    start: usize,
    /// The digits that are possible.
    count: u32,
    total: f64,
    surest: f64,
}

impl Restarted {
    /// Samples so many boards a generation.
    pub(crate) fn new(posed: Board, size: usize, learning: Learning, zones: Zones) -> Self {
        let open = posed.open();
        let mut restarted = Self {
            zones: lent(&posed, zones),
            sampler: Sampler::new(posed),
            size,
            learning,
            ended: vec![0; open],
            lent: 0,
            brood: Brood::new(Vec::new()),
            excluded: vec![0; open],
        };
        restarted.begin();
        restarted
    }

    /// Makes all digits equally likely that the rules leave to a cell beside the givens and the
    /// digits that are lent.
    fn begin(&mut self) {
        let Self { sampler, excluded, ended, .. } = self;
        let Sampler { posed, allowed, distribution, .. } = sampler;
        excluded.fill(0);
        let zone = self.lent.checked_sub(1).map(|zone| &self.zones[zone]);
        let lent = zone.map_or(&[][..], |zone| &zone.open);
        for &open in lent {
            let geometry = posed.sudoku().geometry();
            let peers = geometry.peers(posed.cell(open));
            for other in peers.iter().filter_map(|&peer| posed.number_of(peer)) {
                excluded[other] |= bit(ended[open]);
            }
        }
        for open in 0..distribution.cells() {
            let digits = allowed.get(open).iter().copied();
            let excluded = excluded[open];
            distribution.spread(open, digits.filter(|&digit| excluded & bit(digit) == 0));
        }
        for &open in lent {
            distribution.spread(open, std::iter::once(ended[open]));
        }
    }

    /// Whether every cell is sure of its likeliest digit.
    fn has_converged(&self) -> bool {
        let distribution = &self.sampler.distribution;
        let mut cells = 0..distribution.cells();
        cells.all(|cell| distribution.surest(cell) > self.learning.converged)
    }

    /// Goes on to the next attempt: with the next zone that holds each digit once, or anew.
    fn restart<F: Fitness<Board>>(&mut self, judge: &mut Judge<'_, Board, F>) {
        if self.lent == 0 {
            for (cell, ended) in self.ended.iter_mut().enumerate() {
                let probabilities = self.sampler.distribution.of(cell);
                let surest = self.sampler.distribution.surest(cell);
                let likeliest = probabilities.iter().position(|&one| one == surest);
                *ended = likeliest.unwrap_or_default() as u8 + 1;
            }
        }
        let ended = &self.ended;
        let later = (1..).zip(&self.zones).skip(self.lent);
        let next = later.filter(|(_, zone)| zone.holds_each_once(ended)).map(|(at, _)| at).next();
        self.lent = next.unwrap_or(0);
        if self.lent == 0 {
            judge.restart();
        }
        self.begin();
    }

    /// Samples and judges a generation.
    fn sample<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Self { sampler: Sampler { blocks, allowed, distribution, room, .. }, brood, .. } = self;
        brood.breed(|_, child| {
            for block in &*blocks {
                room.draw(block, allowed, distribution, &mut child.puzzle, rng);
            }
            judge.assess(child)
        })?;
        brood.succeed();
        ControlFlow::Continue(())
    }
}

/// The cells of each house of a kind.
fn houses(geometry: &Geometry, kind: HouseKind) -> impl Iterator<Item = &[Cell]> {
    geometry.houses_of_kind(kind).map(|house| geometry.cells(house))
}

/// The cells of each box or region.
fn blocks(geometry: &Geometry) -> Vec<&[Cell]> {
    houses(geometry, HouseKind::Box).chain(houses(geometry, HouseKind::Region)).collect()
}

/// The zones of a board that have an open cell.
fn lent(posed: &Board, zones: Zones) -> Vec<Zone> {
    let sudoku = posed.sudoku();
    let (geometry, side) = (sudoku.geometry(), sudoku.geometry().side());
    let of = |kind| houses(geometry, kind);
    let mut blocks = blocks(geometry);
    match zones {
        Zones::None => blocks.clear(),
        Zones::Diagonal => {
            let (mut rows, mut columns) = (0_u64, 0_u64);
            blocks.retain(|cells| {
                let of = |line: fn(Cell, usize) -> usize| {
                    cells.iter().fold(0, |lines, &cell| lines | 1_u64 << line(cell, side))
                };
                let (in_rows, in_columns) = (of(Cell::row), of(Cell::column));
                let is_apart = rows & in_rows == 0 && columns & in_columns == 0;
                if is_apart {
                    (rows, columns) = (rows | in_rows, columns | in_columns);
                }
                is_apart
            });
        }
        Zones::Blocks => {}
        Zones::All => blocks.extend(of(HouseKind::Row).chain(of(HouseKind::Column))),
    }
    let zones = blocks.into_iter().map(|cells| Zone::new(posed, cells));
    zones.filter(|zone| !zone.open.is_empty()).collect()
}

impl Zone {
    fn new(posed: &Board, cells: &[Cell]) -> Self {
        let digits = cells.iter().filter_map(|&cell| posed.sudoku().givens().get(cell));
        Self {
            open: cells.iter().filter_map(|&cell| posed.number_of(cell)).collect(),
            given: digits.fold(0, |given, digit| given | bit(digit.value())),
        }
    }

    /// Whether no digit comes twice, with these digits of the open cells.
    fn holds_each_once(&self, digits: &[u8]) -> bool {
        let held = self.open.iter().fold(self.given, |held, &cell| held | bit(digits[cell]));
        held.count_ones() == self.given.count_ones() + self.open.len() as u32
    }
}

impl Sampler {
    fn new(posed: Board) -> Self {
        let sudoku = posed.sudoku();
        let geometry = sudoku.geometry();
        let mut blocks = blocks(geometry);
        if blocks.is_empty() {
            blocks.extend(houses(geometry, HouseKind::Row));
        }
        let given = |open: usize| {
            let peers = geometry.peers(posed.cell(open)).iter();
            let digits = peers.filter_map(|&peer| sudoku.givens().get(peer));
            digits.fold(0, |given, digit| given | bit(digit.value()))
        };
        let allowed = (0..posed.open()).map(|open| {
            let given = given(open);
            posed.domain(open).iter().copied().filter(move |&digit| given & bit(digit) == 0)
        });
        Self {
            blocks: blocks.iter().map(|cells| Zone::new(&posed, cells)).collect(),
            allowed: Lists::from_iter(allowed),
            distribution: Distribution::new(posed.open(), geometry.side()),
            room: Room::default(),
            posed,
        }
    }
}

/// Boards of generation 0.
impl PuzzleFactory for Sampler {
    type Puzzle = Board;

    fn create(&self, rng: &mut Rng) -> Board {
        let (mut board, mut room) = (self.posed.clone(), self.room.clone());
        for block in &self.blocks {
            room.draw(block, &self.allowed, &self.distribution, &mut board, rng);
        }
        board
    }
}

impl Room {
    /// Draws the digits of a block, each once if that goes: first that of the surest cell, whose
    /// digit the others then lose.
    fn draw(
        &mut self,
        block: &Zone,
        allowed: &Lists<u8>,
        distribution: &Distribution,
        board: &mut Board,
        rng: &mut Rng,
    ) {
        self.cells.clear();
        self.probabilities.clear();
        for &cell in &block.open {
            let (start, of) = (self.probabilities.len(), distribution.of(cell));
            self.probabilities.extend_from_slice(of);
            let count = of.iter().filter(|&&one| one > 0.0).count() as u32;
            let (total, surest) = (of.iter().sum(), distribution.surest(cell));
            self.cells.push(Left { cell, start, count, total, surest });
        }
        let mut held = block.given;
        while !self.cells.is_empty() {
            let surest = self.surest(rng);
            let left = self.cells.swap_remove(surest);
            let weights = &self.probabilities[left.start..][..distribution.side()];
            let lacking = allowed.get(left.cell).iter().copied();
            let mut lacking = lacking.filter(|&digit| held & bit(digit) == 0);
            if left.count > 0 {
                let digits = lacking.map(|digit| usize::from(digit) - 1);
                let digit = greedy_or_proportional(weights, digits, Probability::NEVER, rng);
                board.set(left.cell, digit as u8 + 1);
            } else {
                // The block can't be completed: any digit that it lacks, or any at all.
                match lacking.clone().count() {
                    0 => board.draw(left.cell, rng),
                    count => board.set(left.cell, lacking.nth(rng.index(count)).unwrap_or(1)),
                }
            }
            let digit = board.get(left.cell);
            held |= bit(digit);
            for other in &mut self.cells {
                other.lose(digit, &mut self.probabilities, distribution.side());
            }
        }
    }

    /// The place of the cell whose likeliest digit has the largest share of what is left; each of
    /// equals is as likely.
    fn surest(&self, rng: &mut Rng) -> usize {
        let (mut chosen, mut most, mut equals) = (0, -1.0, 0);
        for (place, left) in self.cells.iter().enumerate() {
            let share = match left.count {
                0 => 0.0,
                1 => 1.0,
                _ => left.surest / left.total,
            };
            equals = if share > most { 1 } else { equals + u32::from(share == most) };
            if share > most || share == most && rng.below(equals) == 0 {
                (chosen, most) = (place, share);
            }
        }
        chosen
    }
}

impl Left {
    /// Another cell has this digit.
    fn lose(&mut self, digit: u8, probabilities: &mut [f64], side: usize) {
        let left = &mut probabilities[self.start..][..side];
        let lost = std::mem::take(&mut left[usize::from(digit) - 1]);
        if lost > 0.0 {
            self.count -= 1;
            self.total -= lost;
            if lost == self.surest {
                self.surest = left.iter().copied().fold(0.0, f64::max);
            }
        }
    }
}

/// A digit as a bit.
fn bit(digit: u8) -> u64 {
    1 << (digit - 1)
}

impl Algorithm for Restarted {
    type Puzzle = Board;

    fn found<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        self.brood.found(&self.sampler, self.size, judge, rng)
    }

    fn step<F: Fitness<Board>>(
        &mut self,
        judge: &mut Judge<'_, Board, F>,
        rng: &mut Rng,
    ) -> ControlFlow<Stop> {
        let Learning { selected, rate, .. } = self.learning;
        self.sampler.distribution.learn(&self.brood.members, selected, rate);
        if self.has_converged() {
            self.restart(judge);
        }
        self.sample(judge, rng)
    }

    fn receive(&mut self, migrant: Member<Board>) {
        self.brood.receive(migrant);
    }

    fn members(&self) -> &[Member<Board>] {
        self.brood.members()
    }
}
