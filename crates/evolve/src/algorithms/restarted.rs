//! RESEDA: estimation of distribution on boards with complete blocks, with partial restarts that
//! keep a zone of the converged board.

use std::ops::ControlFlow;

use evoku_ea::algorithms::Brood;
use evoku_ea::random::Probability;
use evoku_ea::selection::greedy_or_proportional;
use evoku_ea::{Algorithm, Fitness, Judge, Member, PuzzleFactory, Rng, Stop, state};
use evoku_sudoku::{Cell, Geometry, HouseKind, Lists};

use crate::algorithms::distribution::Distribution;
use crate::algorithms::estimation::Learning;
use crate::encodings::board::Board;

/// The parts of a board that are kept at a restart, one zone at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Zones {
    /// No zones.
    None,
    /// Blocks that share no row or column, selected greedily from the top left.
    Diagonal,
    /// Every block.
    Blocks,
    /// Every block, row and column.
    All,
}

/// Samples boards block by block from a distribution, and learns it from the best boards.
///
/// Once every cell has converged, each zone of the resulting board is kept in turn: an attempt of
/// its own treats it as given. After the last zone everything is reset.
pub(crate) struct Restarted {
    sampler: Sampler,
    size: usize,
    learning: Learning,
    zones: Vec<Zone>,
    /// The likeliest digit of each open cell at the end of the last attempt without a zone.
    ended: Vec<u8>,
    /// The number of the zone that is kept, from 1; 0 if none is.
    lent: usize,
    brood: Brood<Board>,
    /// A buffer for the digits that the zone excludes from each open cell.
    excluded: Vec<u64>,
}

state!(Restarted: sampler, ended, lent, brood);

/// The cells of a zone or a block.
struct Zone {
    open: Vec<usize>,
    /// The digits given in it, as bits.
    given: u64,
}

/// Draws boards from a distribution.
struct Sampler {
    posed: Board,
    /// Boxes and regions, or rows if there are neither.
    blocks: Vec<Zone>,
    /// For each open cell, the digits that no given peer has.
    allowed: Lists<u8>,
    distribution: Distribution,
    room: Room,
}

state!(Sampler: distribution);

/// The cells of a block that have no digit yet, while the block is drawn.
#[derive(Clone, Default)]
struct Room {
    cells: Vec<Left>,
    /// The remaining probabilities of each cell.
    probabilities: Vec<f64>,
}

/// A cell without a digit.
#[derive(Clone)]
struct Left {
    cell: usize,
    /// The index of its first probability.
    start: usize,
    /// The number of digits that are still possible.
    count: u32,
    total: f64,
    surest: f64,
}

impl Restarted {
    /// Creates an algorithm that samples `size` boards per generation.
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

    /// Makes all digits of a cell equally likely that neither a given nor the kept zone excludes.
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

    /// Returns `true` if every cell has converged to its likeliest digit.
    fn has_converged(&self) -> bool {
        let distribution = &self.sampler.distribution;
        let mut cells = 0..distribution.cells();
        cells.all(|cell| distribution.surest(cell) > self.learning.converged)
    }

    /// Starts the next attempt: with the next zone without repeated digits, or without a zone after
    /// the last one.
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

    /// Samples and evaluates a generation.
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

/// The cells of each house of this kind.
fn houses(geometry: &Geometry, kind: HouseKind) -> impl Iterator<Item = &[Cell]> {
    geometry.houses_of_kind(kind).map(|house| geometry.cells(house))
}

/// The cells of each box or region.
fn blocks(geometry: &Geometry) -> Vec<&[Cell]> {
    houses(geometry, HouseKind::Box).chain(houses(geometry, HouseKind::Region)).collect()
}

/// The zones of a board that contain an open cell.
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

    /// Returns `true` if no digit is repeated when the open cells have these digits.
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

/// Creates the boards of generation 0.
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
    /// Draws the digits of a block, without repetition if possible. The surest cell is drawn first,
    /// and its digit is removed from the others.
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
                // The block can't be completed: draw a digit that is missing in it, or any digit.
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

    /// The position of the cell whose likeliest digit has the largest share of its remaining
    /// probability; ties are broken at random.
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
    /// Removes a digit that another cell has taken.
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

/// The bit of a digit.
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
