//! Regions whose shapes are part of the solution.

use super::blocks::Blocks;
use super::state::{Choice, State};
use super::topology::Topology;
use crate::propagation::Contradiction;
use evoku_model::{Cell, Division, Element, bits};

/// Cells that split into connected regions, and the cells with the numbers of these.
///
/// Sizes, digits and connectivity are propagated region by region. A cell must be within reach of
/// its region, and a cell without which a region would be disconnected belongs to it.
#[derive(Clone, Debug)]
pub(super) struct Regions {
    /// The cells of the regions, then the cells with their numbers.
    pub(super) watched: Vec<u16>,
    blocks: Blocks,
    size: usize,
    /// `true` if a region holds every digit.
    is_whole: bool,
    /// `true` if region numbers are interchangeable because no other constraint distinguishes them.
    /// Their order is then left open until there is a solution.
    may_exchange: bool,
}

/// The current bounds of a region.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The number of cells that are in it, and the number of further cells that can be.
    certain: usize,
    possible: usize,
    /// The digits of its decided cells.
    taken: u64,
    /// The candidates of all its possible cells.
    digits: u64,
}

impl Regions {
    /// The regions of a division on a board with this number of digits. `are_equal` returns `true`
    /// for cells that are known to hold the same region number.
    pub(super) fn new(
        division: &Division,
        digits: usize,
        may_exchange: bool,
        are_equal: impl Fn(u16, u16) -> bool,
    ) -> Self {
        let index = |cell: &Cell| cell.index() as u16;
        let numbers: Vec<u16> = division.numbers.iter().map(index).collect();
        let blocks = Blocks::new(division, |one, other| are_equal(numbers[one], numbers[other]));
        Self {
            watched: division.cells.iter().map(index).chain(numbers).collect(),
            blocks,
            size: division.size,
            is_whole: division.size == digits,
            may_exchange,
        }
    }

    /// The cells of each block with several cells; their digits are distinct.
    pub(super) fn together(&self) -> impl Iterator<Item = Vec<u16>> + '_ {
        let blocks = self.blocks.each().filter(|cells| cells.len() > 1);
        blocks.map(|cells| cells.iter().map(|&place| self.watched[usize::from(place)]).collect())
    }

    /// The cells with the region numbers.
    pub(super) fn number_cells(&self) -> &[u16] {
        &self.watched[self.cells()..]
    }

    fn cells(&self) -> usize {
        self.watched.len() / 2
    }

    fn regions(&self) -> usize {
        self.cells() / self.size
    }

    fn digits(&self, state: &State, place: usize) -> u64 {
        state.digits(self.watched[place])
    }

    fn numbers(&self, state: &State, place: usize) -> u64 {
        state.digits(self.watched[self.cells() + place])
    }

    /// The region numbers possible for all of these cells.
    fn common(&self, state: &State, places: &[u16]) -> u64 {
        let numbers = places.iter().map(|&place| self.numbers(state, usize::from(place)));
        numbers.fold(u64::MAX, |all, numbers| all & numbers)
    }

    fn keep_digits(
        &self,
        board: &Topology,
        state: &mut State,
        place: usize,
        digits: u64,
    ) -> Result<(), Contradiction> {
        state.keep(board, usize::from(self.watched[place]), digits)
    }

    fn keep_numbers(
        &self,
        board: &Topology,
        state: &mut State,
        place: usize,
        numbers: u64,
    ) -> Result<(), Contradiction> {
        state.keep(board, usize::from(self.watched[self.cells() + place]), numbers)
    }

    fn keep_block(
        &self,
        board: &Topology,
        state: &mut State,
        block: usize,
        numbers: u64,
    ) -> Result<(), Contradiction> {
        let mut cells = self.blocks.cells(block).iter();
        cells.try_for_each(|&place| self.keep_numbers(board, state, usize::from(place), numbers))
    }

    /// Propagates region numbers and digits.
    pub(super) fn filter(&self, board: &Topology, state: &mut State) -> Result<(), Contradiction> {
        if self.may_exchange {
            self.name(board, state)?;
        } else {
            self.order(board, state)?;
        }
        let mut known = vec![Known::default(); self.regions()];
        self.gather(state, &mut known)?;
        self.exchange(board, state, &known)?;
        for region in 0..self.regions() {
            if self.is_whole {
                self.place_digits(board, state, region)?;
            }
            self.connect(board, state, region)?;
        }
        Ok(())
    }

    /// The number of a region is at most one more than the largest before it.
    fn order(&self, board: &Topology, state: &mut State) -> Result<(), Contradiction> {
        let all = u64::MAX >> (64 - self.regions());
        let mut allowed = 1;
        for place in 0..self.cells() {
            self.keep_numbers(board, state, place, allowed)?;
            let greatest = u64::BITS - 1 - self.numbers(state, place).leading_zeros();
            allowed |= (1 << greatest << 1) & all;
        }
        Ok(())
    }

    /// The numbers of regions without a known cell.
    fn fresh(&self, state: &State) -> u64 {
        let numbers = (0..self.cells()).map(|place| self.numbers(state, place));
        let certain = numbers.filter(|numbers| numbers.is_power_of_two());
        let all = u64::MAX >> (64 - self.regions());
        certain.fold(all, |fresh, number| fresh & !number)
    }

    /// Breaks the symmetry of interchangeable numbers. Of the blocks that can only be in regions
    /// without a known cell, the largest gets the first of these numbers.
    fn name(&self, board: &Topology, state: &mut State) -> Result<(), Contradiction> {
        let fresh = self.fresh(state);
        let all = u64::MAX >> (64 - self.regions());
        let mut largest = None;
        for (block, cells) in self.blocks.each().enumerate() {
            let numbers = self.numbers(state, usize::from(cells[0])) & all;
            if numbers & !fresh == 0 && largest.is_none_or(|(_, most)| cells.len() > most) {
                largest = Some((block, cells.len()));
            }
        }
        for place in 0..self.cells() {
            self.keep_numbers(board, state, place, all)?;
        }
        match largest {
            Some((block, _)) => self.keep_block(board, state, block, fresh & fresh.wrapping_neg()),
            None => Ok(()),
        }
    }

    /// The numbers that fail if this choice does. If numbers are interchangeable and it belongs to
    /// a region without a known cell, these are the numbers of all such regions (P. Van Hentenryck,
    /// P. Flener, J. Pearson and M. Ågren, "Tractable symmetry breaking for CSPs with
    /// interchangeable values", IJCAI 2003).
    pub(super) fn alike(&self, state: &State, choice: Choice) -> u64 {
        let numbers = &self.watched[self.cells()..];
        let is_number = || numbers.iter().any(|&cell| usize::from(cell) == choice.cell);
        if !self.may_exchange || !is_number() {
            return choice.digit;
        }
        let fresh = self.fresh(state);
        if fresh & choice.digit == 0 { choice.digit } else { fresh }
    }

    /// The number cells of a solution, renumbered in the order of the regions' first cells.
    pub(super) fn renumbered<'a>(
        &'a self,
        state: &'a State,
    ) -> impl Iterator<Item = (usize, u64)> + 'a {
        let mut order: Vec<u64> = Vec::new();
        self.watched[self.cells()..].iter().map(move |&cell| {
            let number = state.digits(cell);
            let at = order.iter().position(|&known| known == number).unwrap_or(order.len());
            if at == order.len() {
                order.push(number);
            }
            (usize::from(cell), 1 << at)
        })
    }

    fn gather(&self, state: &State, known: &mut [Known]) -> Result<(), Contradiction> {
        for place in 0..self.cells() {
            let (digits, numbers) = (self.digits(state, place), self.numbers(state, place));
            let is_certain = numbers.is_power_of_two();
            for region in bits(numbers) {
                let known = &mut known[region];
                known.digits |= digits;
                if !is_certain {
                    known.possible += 1;
                    continue;
                }
                known.certain += 1;
                if digits.is_power_of_two() {
                    if known.taken & digits != 0 {
                        return Err(Contradiction);
                    }
                    known.taken |= digits;
                }
            }
        }
        let fits = |known: &Known| {
            known.certain <= self.size
                && known.certain + known.possible >= self.size
                && known.digits.count_ones() as usize >= self.size
        };
        if known.iter().all(fits) { Ok(()) } else { Err(Contradiction) }
    }

    /// Propagates sizes and digits.
    fn exchange(
        &self,
        board: &Topology,
        state: &mut State,
        known: &[Known],
    ) -> Result<(), Contradiction> {
        let scarce = known.iter().enumerate().filter(|(_, known)| {
            known.certain < self.size && known.certain + known.possible == self.size
        });
        let scarce = scarce.fold(0_u64, |all, (region, _)| all | 1 << region);
        for cells in self.blocks.each() {
            let places = || cells.iter().map(|&place| usize::from(place));
            let numbers = self.common(state, cells);
            let mut kept = numbers;
            if !numbers.is_power_of_two() {
                let decided = places().map(|place| self.digits(state, place));
                let decided = decided.filter(|digits| digits.is_power_of_two());
                let decided = decided.fold(0, |all, digits| all | digits);
                for region in bits(numbers) {
                    let known = &known[region];
                    if known.certain + cells.len() > self.size || known.taken & decided != 0 {
                        kept &= !(1 << region);
                    }
                }
                if kept & scarce != 0 {
                    kept &= scarce;
                }
            }
            let taken = bits(kept).fold(u64::MAX, |all, region| all & known[region].taken);
            for place in places() {
                self.keep_numbers(board, state, place, kept)?;
                let digits = self.digits(state, place);
                if !digits.is_power_of_two() {
                    self.keep_digits(board, state, place, digits & !taken)?;
                }
            }
        }
        Ok(())
    }

    /// Places each digit that has only one possible cell in a region.
    fn place_digits(
        &self,
        board: &Topology,
        state: &mut State,
        region: usize,
    ) -> Result<(), Contradiction> {
        let bit = 1 << region;
        let (mut once, mut twice) = (0_u64, 0_u64);
        for place in 0..self.cells() {
            if self.numbers(state, place) & bit != 0 {
                let digits = self.digits(state, place);
                twice |= once & digits;
                once |= digits;
            }
        }
        let single = once & !twice;
        if once.count_ones() as usize > self.size || single == 0 {
            return Ok(());
        }
        for place in 0..self.cells() {
            let digits = self.digits(state, place) & single;
            if digits != 0 && self.numbers(state, place) & bit != 0 {
                self.keep_numbers(board, state, place, bit)?;
                self.keep_digits(board, state, place, digits)?;
            }
        }
        Ok(())
    }

    /// Propagates connectivity: excludes unreachable cells and includes indispensable ones.
    fn connect(
        &self,
        board: &Topology,
        state: &mut State,
        region: usize,
    ) -> Result<(), Contradiction> {
        let bit = 1 << region;
        let numbers: Vec<u64> = self.blocks.each().map(|cells| self.common(state, cells)).collect();
        let certain = self.blocks.each().zip(&numbers).filter(|&(_, &numbers)| numbers == bit);
        let certain = certain.map(|(cells, _)| cells.len()).sum();
        let Some(first) = numbers.iter().position(|&numbers| numbers == bit) else {
            return self.find_room(board, state, &numbers, bit);
        };
        let budget = self.size.checked_sub(certain).ok_or(Contradiction)?;
        let distances = self.blocks.reach(&numbers, bit, first, budget);
        let mut found = 0;
        for (block, &distance) in distances.iter().enumerate() {
            if distance <= budget {
                found += self.blocks.cells(block).len();
            } else if numbers[block] == bit {
                return Err(Contradiction);
            } else if numbers[block] & bit != 0 {
                self.keep_block(board, state, block, !bit)?;
            }
        }
        if found < self.size {
            return Err(Contradiction);
        }
        if budget > 0 {
            let within = |block: usize| distances[block] <= budget;
            let least = self.size;
            for block in self.blocks.cut_vertices(&numbers, bit, first, [found, least], within) {
                self.keep_block(board, state, block, bit)?;
            }
        }
        Ok(())
    }

    /// Requires a sufficiently large piece for a region without a known cell.
    fn find_room(
        &self,
        board: &Topology,
        state: &mut State,
        numbers: &[u64],
        bit: u64,
    ) -> Result<(), Contradiction> {
        let mut has_room = false;
        for piece in self.blocks.pieces(|block| numbers[block] & bit != 0) {
            let cells = piece.iter().map(|&block| self.blocks.cells(block).len());
            if cells.sum::<usize>() < self.size {
                piece.iter().try_for_each(|&block| self.keep_block(board, state, block, !bit))?;
            } else {
                has_room = true;
            }
        }
        if has_room { Ok(()) } else { Err(Contradiction) }
    }
}
