//! The decoder: inherits digits of a parent, chooses the next group to decide, and adapts the
//! weights of groups at dead ends.

use evoku_ea::random::Probability;
use evoku_ea::{Bytes, Damaged, Rng, State};
use evoku_messages::say;
use evoku_sudoku::{Sudoku, bits};

use crate::encodings::decoder::board::Decoded;
use crate::encodings::decoder::interface::{Decoder, Inheritance};
use crate::encodings::decoder::layer::{DeadEnd, Layer};
use crate::encodings::decoder::layout::{CellSet, Layout};

/// The initial weight of each group, and the initial increment of a weight at a dead end.
const BUMP: u64 = 1 << 20;

/// With each decode the bump grows by a share of `2^-FADE`, so that earlier dead ends lose
/// influence.
const FADE: u32 = 10;

/// If the bump exceeds this, all weights are scaled down. So weights times a number of candidates
/// stay far below 2^64.
const LARGEST: u64 = 1 << 40;

/// The number of groups that share a peak and are skipped together.
const EIGHT: usize = 8;

/// A decoder, with the layers of the board that it works on.
pub(super) struct Layered<const W: usize> {
    layout: Layout<W>,
    /// The board after placing singles.
    root: Layer<W>,
    /// The start of decodes: the root with the digits that it was narrowed to.
    base: Layer<W>,
    narrowed: Vec<(u16, u8)>,
    state: Layer<W>,
    /// The state before the current decision.
    saved: Layer<W>,
    /// The weight of each group: the number of its dead ends, where recent ones count more.
    weights: Vec<u64>,
    /// The largest weight among every eight cells, and among every eight counts.
    peaks: [Vec<u64>; 2],
    /// The increment of a weight at a dead end.
    bump: u64,
    learns: bool,
    least_kept: f64,
    follow: Probability,
    kept: Vec<u16>,
}

impl<const W: usize> Layered<W> {
    pub(super) fn new(sudoku: &Sudoku, inheritance: Inheritance) -> Self {
        let layout = Layout::new(sudoku.geometry());
        let mut root = Layer::new(&layout, sudoku);
        root.propagate(&layout);
        Self {
            narrowed: Vec::with_capacity(2 * layout.cells),
            base: root.clone(),
            state: root.clone(),
            saved: root.clone(),
            root,
            weights: vec![BUMP; layout.groups()],
            peaks: [layout.cells, layout.groups() - layout.cells]
                .map(|groups| vec![BUMP; groups.div_ceil(EIGHT)]),
            bump: BUMP,
            learns: inheritance.learns,
            least_kept: inheritance.keep,
            follow: Probability::new(inheritance.follow),
            kept: Vec::with_capacity(layout.cells),
            layout,
        }
    }

    /// Increases the weight of the group at a dead end.
    fn blame(&mut self, dead: Option<DeadEnd>) {
        if let Some(DeadEnd(group)) = dead.filter(|_| self.learns) {
            self.weights[group] += self.bump;
            let peak = match group.checked_sub(self.layout.cells) {
                None => &mut self.peaks[0][group / EIGHT],
                Some(group) => &mut self.peaks[1][group / EIGHT],
            };
            *peak = (*peak).max(self.weights[group]);
        }
    }

    fn find_peaks(&mut self) {
        let (cells, counts) = self.weights.split_at(self.layout.cells);
        let peak = |weights: &[u64]| weights.iter().copied().max().unwrap_or(0);
        self.peaks = [cells, counts].map(|weights| weights.chunks(EIGHT).map(peak).collect());
    }

    fn fade(&mut self) {
        self.bump += self.bump >> FADE;
        if self.bump > LARGEST {
            let shift = (self.bump / BUMP).ilog2();
            self.bump >>= shift;
            self.weights.iter_mut().for_each(|weight| *weight = (*weight >> shift).max(1));
            self.find_peaks();
        }
    }

    /// Places a candidate with all singles that follow, or excludes it if that leads to a dead end.
    /// If excluding it does too, restores the state and fails.
    fn decide(&mut self, cell: usize, digit: usize) -> Result<(), ()> {
        self.saved.copy(&self.state);
        // First try: place the candidate.
        self.state.place(&self.layout, cell, digit);
        if self.state.propagate_to_dead_end(&self.layout) {
            return Ok(());
        }
        self.blame(self.state.dead);
        self.state.copy(&self.saved);
        // Second try: exclude it (a failed literal).
        self.state.strike(&self.layout, cell, digit);
        if self.state.propagate_to_dead_end(&self.layout) {
            return Ok(());
        }
        self.blame(self.state.dead);
        self.state.copy(&self.saved);
        Err(())
    }

    /// Decides a candidate. If both choices are dead ends, excludes it and leaves open the cells
    /// that can't be filled.
    fn decide_or_give_up(&mut self, cell: usize, digit: usize) {
        if self.decide(cell, digit).is_err() {
            // Propagation runs past the dead end, so that the rest of the board stays consistent.
            self.state.strike(&self.layout, cell, digit);
            self.state.propagate(&self.layout);
            self.state.dead = None;
        }
    }

    /// Places a random share of a parent's digits, at least `least_kept`, in random order.
    fn inherit(&mut self, parent: &[u8], rng: &mut Rng) {
        let keep = Probability::new(self.least_kept + (1.0 - self.least_kept) * rng.share());
        self.kept.clear();
        for cell in self.base.open_cells() {
            if parent[cell] != 0 && rng.chance(keep) {
                self.kept.push(cell as u16);
            }
        }
        rng.shuffle(&mut self.kept);
        for index in 0..self.kept.len() {
            let cell = usize::from(self.kept[index]);
            let digit = usize::from(parent[cell]) - 1;
            // Singles may have filled the cell or ruled the digit out by now.
            if self.state.allows(cell, digit) {
                self.decide_or_give_up(cell, digit);
            }
        }
    }

    /// Chooses the group to decide next: the one with the smallest ratio of candidates to weight;
    /// ties are broken at random. `None` if no group has candidates to choose from.
    ///
    /// This is the hot loop of a decode. It compares peaks first, so that most groups are skipped
    /// eight at a time.
    fn choose(&self, rng: &mut Rng) -> Option<usize> {
        let mut choice = Choice { group: None, left: 1, weight: 0, equals: 0 };
        let [cells, counts] = &self.peaks;
        // Cells: skip eight if all are filled, or if their largest weight can't win.
        for (number, &peak) in cells.iter().enumerate() {
            let open = self.state.open[number / EIGHT].to_le_bytes()[number % EIGHT];
            if open == 0 || choice.is_beyond(peak) {
                continue;
            }
            for bit in bits(open.into()) {
                let cell = number * EIGHT + bit;
                let left = self.state.candidates[cell].count_ones();
                // An open cell without candidates was given up.
                if left > 0 {
                    choice.consider(cell, left.into(), self.weights[cell], rng);
                }
            }
        }
        // Digits in houses: bit 7 of a count is set if the house holds the digit, so one mask finds
        // the open ones among eight. A count of 0 was given up; a count of 1 would have been a
        // single.
        let all = self.state.counts.as_chunks::<EIGHT>().0;
        for ((number, all), &peak) in all.iter().enumerate().zip(counts) {
            if choice.is_beyond(peak) {
                continue;
            }
            for bit in bits(!u64::from_le_bytes(*all) & 0x8080_8080_8080_8080) {
                let (group, count) = (self.layout.cells + number * EIGHT + bit / 8, all[bit / 8]);
                if count > 1 {
                    choice.consider(group, count.into(), self.weights[group], rng);
                }
            }
        }
        choice.group
    }

    /// Draws a candidate of a group. With probability `follow` it is the one of `parent`, if the
    /// state allows it; otherwise it is random.
    fn candidate(&self, group: usize, parent: Option<&[u8]>, rng: &mut Rng) -> (usize, usize) {
        let follows = parent.filter(|_| rng.chance(self.follow));
        // A digit in a house: its places are the intersection of the digit's places with the house.
        if let Some(group) = group.checked_sub(self.layout.cells) {
            let digit = group % self.layout.side;
            let members = &self.layout.members[group / self.layout.side];
            let mut places: CellSet<W> = self.state.places[digit];
            places.iter_mut().zip(members).for_each(|(places, members)| *places &= members);
            let at = |cell: &usize, parent: &[u8]| usize::from(parent[*cell]) == digit + 1;
            let place = follows.and_then(|parent| elements(&places).find(|cell| at(cell, parent)));
            return (place.unwrap_or_else(|| any(&places, rng)), digit);
        }
        // A cell.
        let value = follows.map_or(0, |parent| usize::from(parent[group]));
        if value != 0 && self.state.allows(group, value - 1) {
            return (group, value - 1);
        }
        (group, any(&[self.state.candidates[group]], rng))
    }
}

impl<const W: usize> Decoder for Layered<W> {
    fn placed(&self) -> usize {
        self.root.placed
    }

    fn is_contradictory(&self) -> bool {
        self.root.dead.is_some()
    }

    fn decode(
        &mut self,
        parents: Option<[&Decoded; 2]>,
        child: &mut Decoded,
        rng: &mut Rng,
    ) -> usize {
        self.state.copy(&self.base);
        self.state.placed = 0;
        if !self.is_contradictory() {
            // Digits are inherited from the first parent; the second one guides the other
            // decisions.
            if let Some([first, _]) = parents {
                self.inherit(&first.values, rng);
            }
            while let Some(group) = self.choose(rng) {
                let parent = parents.map(|[_, second]| &*second.values);
                let (cell, digit) = self.candidate(group, parent, rng);
                self.decide_or_give_up(cell, digit);
            }
            self.fade();
        }
        child.values.copy_from_slice(&self.state.values);
        self.state.placed
    }

    fn narrow(&mut self, digits: &[(u16, u8)]) -> bool {
        self.state.copy(&self.base);
        for &(cell, value) in digits {
            let (at, digit) = (usize::from(cell), usize::from(value) - 1);
            // If both choices are dead ends, the state is unchanged.
            if self.state.allows(at, digit) && self.decide(at, digit).is_ok() {
                self.narrowed.push((cell, value));
            }
        }
        let fewer = self.state.open != self.base.open;
        self.base.copy(&self.state);
        fewer
    }

    fn widen(&mut self) {
        self.base.copy(&self.root);
        self.narrowed.clear();
    }
}

impl<const W: usize> State for Layered<W> {
    fn save(&self, to: &mut Vec<u8>) {
        self.narrowed.save(to);
        self.weights[..].save(to);
        self.bump.save(to);
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let mut narrowed: Vec<(u16, u8)> = Vec::new();
        narrowed.load(from)?;
        if !narrowed.iter().all(|&(cell, value)| self.layout.has(cell, value)) {
            return Err(Damaged(say::evolve_damaged_cell()));
        }
        self.widen();
        self.narrow(&narrowed);
        // Loaded after narrowing, because the weights already contain the dead ends of narrowing.
        self.weights[..].load(from)?;
        self.find_peaks();
        self.bump.load(from)
    }
}

/// The group with the smallest ratio of candidates to weight so far. Ratios are compared as
/// products, without division.
struct Choice {
    group: Option<usize>,
    /// Its number of candidates.
    left: u64,
    /// Its weight; 0 before the first group.
    weight: u64,
    /// The number of groups with the same ratio.
    equals: u32,
}

impl Choice {
    /// Returns `true` if no group with at most this weight can win: after propagation, every group
    /// has at least two candidates.
    #[inline]
    fn is_beyond(&self, weight: u64) -> bool {
        2 * self.weight > self.left * weight
    }

    /// Considers a group with `left` candidates. Ties are broken at random, all equally likely
    /// (reservoir sampling).
    #[inline]
    fn consider(&mut self, group: usize, left: u64, weight: u64, rng: &mut Rng) {
        let (new, old) = (left * self.weight, self.left * weight);
        if new < old || self.weight == 0 {
            *self = Self { group: Some(group), left, weight, equals: 1 };
        } else if new == old {
            self.equals += 1;
            if rng.below(self.equals) == 0 {
                self.group = Some(group);
            }
        }
    }
}

/// The elements of a set, in ascending order.
fn elements(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(word, &set)| bits(set).map(move |bit| word * 64 + bit))
}

/// Draws an element of a set that isn't empty, each equally likely.
fn any(set: &[u64], rng: &mut Rng) -> usize {
    let mut number = rng.below(set.iter().map(|word| word.count_ones()).sum());
    for (word, &set) in set.iter().enumerate() {
        if number < set.count_ones() {
            // Remove the lowest bits one by one.
            let rest = (0..number).fold(set, |set, _| set & (set - 1));
            return word * 64 + rest.trailing_zeros() as usize;
        }
        number -= set.count_ones();
    }
    unreachable!("the number is less than the elements")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encodings::decoder::tests::{INHERITANCE, geometries, puzzle};

    /// Naive version of [`Layered::choose`] that skips no groups.
    fn plain_choice<const W: usize>(layered: &Layered<W>, rng: &mut Rng) -> Option<usize> {
        let mut choice = Choice { group: None, left: 1, weight: 0, equals: 0 };
        let cells = layered.state.open_cells();
        let cells = cells.map(|cell| (cell, layered.state.candidates[cell].count_ones()));
        let counts = layered.state.counts.iter().enumerate().filter(|&(_, &count)| count < 128);
        let counts = counts.map(|(at, &count)| (layered.layout.cells + at, u32::from(count)));
        let groups =
            cells.filter(|&(_, left)| left > 0).chain(counts.filter(|&(_, left)| left > 1));
        groups.for_each(|(group, left)| {
            choice.consider(group, left.into(), layered.weights[group], rng);
        });
        choice.group
    }

    #[test]
    fn passing_over_groups_changes_no_choice() {
        let rng = &mut Rng::new(5);
        let (mut choices, mut weighted) = (0, 0);
        for geometry in geometries() {
            let sudoku = puzzle(&geometry, 0.3, rng);
            let mut layered = Layered::<24>::new(&sudoku, INHERITANCE);
            let mut child = Decoded::new(&std::sync::Arc::new(sudoku));
            for _ in 0..40 {
                layered.decode(None, &mut child, rng);
                layered.state.copy(&layered.base);
                loop {
                    let mut plain = rng.clone();
                    let group = layered.choose(rng);
                    assert_eq!(group, plain_choice(&layered, &mut plain));
                    assert_eq!(rng.bits(), plain.bits());
                    let Some(group) = group else { break };
                    choices += 1;
                    let (cell, digit) = layered.candidate(group, None, rng);
                    layered.decide_or_give_up(cell, digit);
                }
            }
            weighted += usize::from(layered.weights.iter().any(|weight| *weight > BUMP));
        }
        assert!(choices > 1_000 && weighted >= 5, "{choices} choices, {weighted} boards");
    }
}
