//! Tabu search on colourings.

use std::sync::Arc;

use super::graph::Graph;

/// A colouring that changes step by step, with the number of conflicts that every candidate has or
/// would have.
///
/// A step changes the candidate of one cell with conflicts. It makes the best change that is not
/// tabu, with random ties; a change is tabu if it brings back a recently replaced candidate. A tabu
/// change is allowed if it gives the lowest cost so far. If all changes are tabu, any one is made.
/// The effect of a change on the cost is known in constant time; making it takes a step per
/// candidate that the old or the new candidate excludes. The method is due to Galinier and Hao 1999
/// (<https://doi.org/10.1023/A:1009823419804>); on lists, to Jin and Hao 2019
/// (<https://doi.org/10.1109/TEVC.2019.2899053>).
///
/// Each cell caches its best changes until one of its candidates gets other conflicts or is no
/// longer tabu. A step therefore only examines changes near the previous one. Random numbers are
/// supplied by the caller, as a function that draws a number below a bound. At most 2^30 steps are
/// possible after a load.
#[derive(Clone, Debug)]
pub struct Tabu {
    graph: Arc<Graph>,
    slots: Box<[Slot]>,
    cells: Box<[OpenCell]>,
    /// The cells with conflicts, in no particular order.
    conflicted: Vec<u16>,
    cost: u32,
    /// The lowest cost since the last load.
    least: u32,
    /// The number of the next step since the last load, counted from 1.
    step: u32,
    /// A buffer for random choices: cells with the best changes, or candidates.
    choice: Box<[u32]>,
    /// Buffers for filling a board: the unfilled cells, and the number of conflict-free candidates
    /// of each cell.
    blank: Vec<u16>,
    free: Box<[u8]>,
}

/// A candidate.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The number of placed candidates that exclude it, plus its fixed conflicts.
    conflicts: u16,
    cell: u16,
    /// The first step in which it may return; [`NEVER`] while it is placed.
    until: u32,
}

/// An open cell.
#[derive(Clone, Copy, Debug)]
struct OpenCell {
    placed: u32,
    /// The range of its candidates.
    start: u32,
    end: u32,
    /// Its position in the list of cells with conflicts, if it has any.
    place: u16,
    /// The change of the cost by its best changes that aren't tabu.
    change: i16,
    /// The number of these changes.
    ties: u16,
    /// The change of the cost by its best change of all; at most 0, because keeping the candidate
    /// counts.
    any: i16,
    /// The last step for which these values are valid if nothing changes; 0 if they are unknown.
    known: u32,
}

/// Later than every step.
const NEVER: u32 = 1 << 31;

/// The value of a cell's best change if there is none.
const NONE: i16 = i16::MAX;
/// A penalty for tabu changes, larger than any real change.
const TABU: i16 = 1 << (TABU_BIT - 1);
const TABU_BIT: u32 = 13;

impl Tabu {
    /// Creates a search with the first candidate in each cell.
    #[must_use]
    pub fn new(graph: &Arc<Graph>) -> Self {
        let cells = graph.starts.windows(2).map(|ends| OpenCell {
            placed: ends[0],
            start: ends[0],
            end: ends[1],
            place: 0,
            change: NONE,
            ties: 0,
            any: NONE,
            known: 0,
        });
        let open = graph.cells();
        let slots = graph.cell_of.iter().map(|&cell| Slot { conflicts: 0, cell, until: 0 });
        Self {
            graph: Arc::clone(graph),
            slots: slots.collect(),
            cells: cells.collect(),
            conflicted: Vec::with_capacity(open),
            cost: 0,
            least: 0,
            step: 1,
            choice: vec![0; graph.cell_of.len() + 1].into(),
            blank: Vec::with_capacity(open),
            free: vec![0; open].into(),
        }
    }

    /// The conflicts of the board.
    #[must_use]
    #[inline]
    pub fn cost(&self) -> u32 {
        self.cost
    }

    /// The number of cells with conflicts.
    #[must_use]
    #[inline]
    pub fn conflicted(&self) -> usize {
        self.conflicted.len()
    }

    /// The candidate in each cell.
    #[inline]
    pub fn placed(&self) -> impl Iterator<Item = u32> + '_ {
        self.cells.iter().map(|cell| cell.placed)
    }

    /// Loads a board, given as a candidate or `None` for each cell, and clears the tabu list.
    ///
    /// Unfilled cells are filled one at a time, first the cell with the fewest conflict-free
    /// candidates. It gets one of these, or any candidate if there is none; each choice is random.
    /// This is the order of DSATUR (Brélaz 1979, <https://doi.org/10.1145/359094.359101>), on
    /// lists. Takes `O(n^2)` steps for `n` unfilled cells.
    pub fn load(
        &mut self,
        placed: impl IntoIterator<Item = Option<u32>>,
        below: impl FnMut(u32) -> u32,
    ) {
        for (slot, &fixed) in self.slots.iter_mut().zip(&self.graph.fixed) {
            (slot.conflicts, slot.until) = (fixed, 0);
        }
        for (cell, free) in self.free.iter_mut().enumerate() {
            let fixed = &self.graph.fixed[self.graph.of(cell)];
            *free = fixed.iter().filter(|&&fixed| fixed == 0).count() as u8;
        }
        (self.cost, self.step) = (0, 1);
        self.blank.clear();
        for (number, placed) in (0..self.cells.len()).zip(placed) {
            self.cells[number].known = 0;
            match placed {
                Some(candidate) => self.put(number, candidate),
                None => self.blank.push(number as u16),
            }
        }
        self.fill(below);
        self.least = self.cost;
        self.conflicted.clear();
        for (number, cell) in self.cells.iter_mut().enumerate() {
            let slot = &mut self.slots[cell.placed as usize];
            slot.until = NEVER;
            if slot.conflicts > 0 {
                cell.place = self.conflicted.len() as u16;
                self.conflicted.push(number as u16);
            }
        }
    }

    /// Places a candidate in an unfilled cell.
    fn put(&mut self, cell: usize, candidate: u32) {
        self.cells[cell].placed = candidate;
        self.cost += u32::from(self.slots[candidate as usize].conflicts);
        for &excluded in self.graph.excluded(candidate) {
            let slot = &mut self.slots[excluded as usize];
            slot.conflicts += 1;
            self.free[usize::from(slot.cell)] -= u8::from(slot.conflicts == 1);
        }
    }

    /// Fills the unfilled cells.
    fn fill(&mut self, mut below: impl FnMut(u32) -> u32) {
        while !self.blank.is_empty() {
            let frees = self.blank.iter().map(|&cell| self.free[usize::from(cell)]);
            let least = frees.min().unwrap_or(0);
            let (mut at, mut ties) = (0, 0);
            for (place, &cell) in self.blank.iter().enumerate() {
                if self.free[usize::from(cell)] == least {
                    ties += 1;
                    if below(ties) == 0 {
                        at = place;
                    }
                }
            }
            let cell = usize::from(self.blank.swap_remove(at));
            let (mut placed, mut ties) = (0, 0);
            for candidate in self.graph.of(cell) {
                if least == 0 || self.slots[candidate].conflicts == 0 {
                    ties += 1;
                    if below(ties) == 0 {
                        placed = candidate as u32;
                    }
                }
            }
            self.put(cell, placed);
        }
    }

    /// Chooses a change; `None` if no cell with conflicts can be changed. Also returns the number
    /// of changes compared, at least 1, so that every budget ends.
    #[inline]
    pub fn choose(&mut self, mut below: impl FnMut(u32) -> u32) -> (Option<u32>, u64) {
        let Self { slots, cells, conflicted, choice, step, .. } = self;
        let (mut best, mut ties, mut any) = (NONE, 0, NONE);
        let (mut chosen, mut looked_at) = (0, 0);
        for &number in &*conflicted {
            let cell = &mut cells[usize::from(number)];
            if cell.known < *step {
                cell.look(slots, *step);
                looked_at += u64::from(cell.end - cell.start - 1);
            }
            any = any.min(cell.any);
            if cell.change < best {
                (best, ties, chosen) = (cell.change, 0, 0);
            }
            if cell.change == best {
                choice[chosen] = u32::from(number);
                chosen += 1;
                ties += u32::from(cell.ties);
            }
        }
        let looked_at = looked_at.max(1);
        if any < best && self.cost as i32 + i32::from(any) < self.least as i32 {
            return (self.any(|change| change == any, below), looked_at);
        }
        if best == NONE {
            return (self.any(|_| true, below), looked_at);
        }
        let mut number = below(ties);
        for &cell in &choice[..chosen] {
            let cell = &cells[cell as usize];
            if number >= u32::from(cell.ties) {
                number -= u32::from(cell.ties);
                continue;
            }
            let now = slots[cell.placed as usize].conflicts as i16;
            for candidate in cell.start..cell.end {
                let slot = &slots[candidate as usize];
                if slot.conflicts as i16 - now == best && slot.until <= *step {
                    if number == 0 {
                        return (Some(candidate), looked_at);
                    }
                    number -= 1;
                }
            }
        }
        (None, looked_at)
    }

    /// A random change of a cell with conflicts among those accepted by `is_meant`, tabu or not.
    #[cold]
    fn any(
        &mut self,
        is_meant: impl Fn(i16) -> bool,
        mut below: impl FnMut(u32) -> u32,
    ) -> Option<u32> {
        let mut chosen = 0;
        for &number in &self.conflicted {
            let cell = &self.cells[usize::from(number)];
            let now = self.slots[cell.placed as usize].conflicts as i16;
            for candidate in cell.start..cell.end {
                let change = self.slots[candidate as usize].conflicts as i16 - now;
                if candidate != cell.placed && is_meant(change) {
                    self.choice[chosen] = candidate;
                    chosen += 1;
                }
            }
        }
        self.choice[..chosen].get(below(chosen as u32) as usize).copied()
    }

    /// Makes a change, and makes the old candidate tabu for `tenure` steps. Returns `true` if the
    /// board is the best since it was loaded.
    #[inline]
    pub fn place(&mut self, candidate: u32, tenure: u32) -> bool {
        let Self { graph, slots, cells, conflicted, .. } = self;
        let Slot { cell: number, conflicts: after, .. } = slots[candidate as usize];
        let cell = &mut cells[usize::from(number)];
        let old = std::mem::replace(&mut cell.placed, candidate);
        cell.known = 0;
        let slot = &mut slots[old as usize];
        let before = slot.conflicts;
        slot.until = self.step + 1 + tenure.min(NEVER / 2);
        slots[candidate as usize].until = NEVER;
        for &excluded in graph.excluded(old) {
            let slot = &mut slots[excluded as usize];
            slot.conflicts -= 1;
            let cell = &mut cells[usize::from(slot.cell)];
            cell.known = 0;
            if cell.placed == excluded && slot.conflicts == 0 {
                remove(cells, conflicted, slot.cell);
            }
        }
        for &excluded in graph.excluded(candidate) {
            let slot = &mut slots[excluded as usize];
            slot.conflicts += 1;
            let cell = &mut cells[usize::from(slot.cell)];
            cell.known = 0;
            if cell.placed == excluded && slot.conflicts == 1 {
                insert(cells, conflicted, slot.cell);
            }
        }
        match (before > 0, after > 0) {
            (true, false) => remove(cells, conflicted, number),
            (false, true) => insert(cells, conflicted, number),
            _ => {}
        }
        self.cost = self.cost + u32::from(after) - u32::from(before);
        self.step += 1;
        let is_better = self.cost < self.least;
        self.least = self.least.min(self.cost);
        is_better
    }
}

impl OpenCell {
    /// Examines all changes of the cell.
    #[inline]
    fn look(&mut self, slots: &[Slot], step: u32) {
        let now = slots[self.placed as usize].conflicts as i16;
        let (mut best, mut ties, mut any, mut ends) = (NONE, 0, NONE, u32::MAX);
        // Branch-free, because tabu states are unpredictable for the processor.
        for slot in &slots[self.start as usize..self.end as usize] {
            let change = slot.conflicts as i16 - now;
            // The steps until it may return, minus one. If it may return now, this wraps to 2^31 or
            // more, a negative number.
            let wait = slot.until.wrapping_sub(step + 1);
            let free = change + (!wait >> 31 << TABU_BIT) as i16;
            ties = if free < best { 0 } else { ties };
            best = best.min(free);
            ties += u16::from(free == best);
            any = any.min(change);
            ends = ends.min(wait);
        }
        self.change = if best < TABU { best } else { NONE };
        (self.ties, self.any) = (ties, any);
        self.known = step.saturating_add(ends);
    }
}

/// Adds a cell to a list.
#[inline]
fn insert(cells: &mut [OpenCell], listed: &mut Vec<u16>, number: u16) {
    cells[usize::from(number)].place = listed.len() as u16;
    listed.push(number);
}

/// Removes a cell from a list.
#[inline]
fn remove(cells: &mut [OpenCell], listed: &mut Vec<u16>, number: u16) {
    let place = cells[usize::from(number)].place;
    listed.swap_remove(usize::from(place));
    if let Some(&moved) = listed.get(usize::from(place)) {
        cells[usize::from(moved)].place = place;
    }
}
