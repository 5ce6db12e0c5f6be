//! Almost locked sets and the links between them.
//!
//! An *almost locked set* consists of open cells of a house that have one more digit among them
//! than there are cells. If it loses one of its digits, it holds all others. A digit of two sets is
//! *restricted common* if all its places in one see all its places in the other. Then at most one
//! of the sets holds it, and the other set holds all its other digits.
//!
//! ```text
//! set:     cells 12 of a row      digits 2 5 7
//! spread:  2 -> places, seen      5 -> places, seen      7 -> places, seen
//!               places: the cells of the set that may hold the digit
//!               seen: the cells outside that may hold it and see all of these
//! linked:  places of one set within what the other has seen
//! ```
//!
//! Source: [Sudopedia, "Almost Locked Set"](https://sudopedia.org/wiki/Almost_Locked_Set) and
//! ["Restricted Common"](https://sudopedia.org/wiki/Restricted_common). The order is that of HoDoKu
//! 2.2.0: house by house, subsets in lexical order, each set at its first occurrence.
//!
//! Limits: all sets on boards up to 9x9, sets of at most 4 cells up to 16x16, 3 up to 25x25, 2
//! beyond. At most 1,024 sets are kept (9x9 boards have some 200). The time to find them is
//! proportional to the subsets of open cells with few enough digits. To find links, the sets that
//! use a digit in places seen by a spread are collected as a row of bits. Every other place of the
//! digit then clears the sets that use it.

use crate::deduction::LockedSet;
use crate::position::Position;
use evoku_model::{Candidate, Cell, Digit, Digits, Element, House, Set, bits};

/// The largest number of sets; further ones are ignored.
const MOST_SETS: usize = 1024;

/// An almost locked set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AlmostLockedSet<const WORDS: usize> {
    pub(crate) cells: Set<Cell, WORDS>,
    pub(crate) digits: Digits,
    /// The digits all of whose places some outside cell sees; only these can link or rule out
    /// anything.
    pub(crate) outward: Digits,
    /// The index of its first spread in the list of the spreads of all sets.
    first: usize,
}

/// The places of a digit in a set, and the outside places of the digit that see all of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spread<const WORDS: usize> {
    digit: Digit,
    pub(crate) places: Set<Cell, WORDS>,
    pub(crate) seen: Set<Cell, WORDS>,
}

/// The indices of two sets and their restricted common digits: one, or two if they are doubly
/// linked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) one: usize,
    pub(crate) other: usize,
    pub(crate) digits: Digits,
}

/// The almost locked sets of a position and their links.
#[derive(Debug, Default)]
pub(crate) struct AlmostLocked<const WORDS: usize> {
    revision: Option<u64>,
    /// The sets of each house, without those of earlier houses.
    houses: Vec<HouseSets<WORDS>>,
    sets: Vec<AlmostLockedSet<WORDS>>,
    /// The index of the spread of each digit of each set.
    spread_of: Vec<usize>,
    /// The spreads; sets that have a digit in the same cells share one.
    spreads: Vec<Spread<WORDS>>,
    /// The indices of the spreads of each digit.
    by_digit: Vec<Vec<usize>>,
    linked: Option<Overlap>,
    links: Vec<Link>,
    /// The index of the first link from each set to later ones, followed by the number of links.
    starts: Vec<usize>,
    /// For each digit and cell, the sets that have the digit there, one bit each.
    users: Vec<u64>,
    /// For each spread, the sets that it links to, one bit each.
    partners: Vec<u64>,
}

/// A set of cells and its digits, one more than cells.
type Almost<const WORDS: usize> = (Set<Cell, WORDS>, Digits);

/// The sets of a house, with the candidates of its cells for which they are valid.
#[derive(Clone, Debug, Default)]
struct HouseSets<const WORDS: usize> {
    candidates: Vec<Digits>,
    sets: Vec<Almost<WORDS>>,
}

/// `Yes` if linked sets may share cells; no shared cell has the digit that links them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overlap {
    No,
    Yes,
}

impl<const WORDS: usize> AlmostLocked<WORDS> {
    /// Finds the sets of a position, unless they are up to date.
    pub(crate) fn find(&mut self, position: &Position<WORDS>) {
        if self.revision == Some(position.revision()) {
            return;
        }
        self.revision = Some(position.revision());
        self.linked = None;
        self.sets.clear();
        self.spread_of.clear();
        self.spreads.clear();
        self.by_digit.resize(position.side(), Vec::new());
        self.by_digit.iter_mut().for_each(Vec::clear);
        let mut houses = std::mem::take(&mut self.houses);
        houses.resize(position.geometry().houses().len(), HouseSets::default());
        for (house, known) in position.geometry().houses().zip(&mut houses) {
            known.update(position, house);
            for &(cells, digits) in &known.sets {
                if self.sets.len() < MOST_SETS {
                    self.add(position, cells, digits);
                }
            }
        }
        self.houses = houses;
    }

    /// Finds the sets of a position and their links, unless they are up to date.
    pub(crate) fn find_links(&mut self, position: &Position<WORDS>, overlap: Overlap) {
        self.find(position);
        if self.linked == Some(overlap) {
            return;
        }
        self.linked = Some(overlap);
        self.links.clear();
        self.starts.clear();
        self.note_users(position.side());
        self.partners.clear();
        for spread in 0..self.spreads.len() {
            self.link_spread(spread, position);
        }
        let mut links = std::mem::take(&mut self.links);
        for one in 0..self.sets.len() {
            self.starts.push(links.len());
            self.link_set(one, overlap, &mut links);
        }
        self.starts.push(links.len());
        self.links = links;
    }

    /// The number of words with one bit per set.
    fn words(&self) -> usize {
        self.sets.len().div_ceil(64)
    }

    /// Records the sets that have a digit in a cell.
    fn note_users(&mut self, side: usize) {
        let words = self.words();
        self.users.clear();
        self.users.resize(side * side * side * words, 0);
        for (number, set) in self.sets.iter().enumerate() {
            for (digit, &spread) in set.digits.iter().zip(&self.spread_of[set.first..]) {
                for cell in self.spreads[spread].places {
                    let row = (digit.index() * side * side + cell.index()) * words;
                    self.users[row + number / 64] |= 1 << (number % 64);
                }
            }
        }
    }

    /// Finds the sets all of whose places of a digit see a spread.
    fn link_spread(&mut self, spread: usize, position: &Position<WORDS>) {
        let words = self.words();
        let Spread { digit, seen, .. } = self.spreads[spread];
        let begin = self.partners.len();
        self.partners.resize(begin + words, 0);
        let row = &mut self.partners[begin..];
        let users = &self.users[digit.index() * position.side().pow(2) * words..];
        let users = |cell: Cell| &users[cell.index() * words..][..words];
        for cell in seen {
            row.iter_mut().zip(users(cell)).for_each(|(word, users)| *word |= users);
        }
        if row.iter().all(|&word| word == 0) {
            return;
        }
        for cell in *position.places(digit) - seen {
            row.iter_mut().zip(users(cell)).for_each(|(word, users)| *word &= !users);
        }
    }

    /// Finds the links of a set to later ones, in order.
    fn link_set(&self, one: usize, overlap: Overlap, links: &mut Vec<Link>) {
        let (words, set) = (self.words(), self.sets[one]);
        let spread = |digit: Digit| self.spread_of[self.number(one, digit)];
        for word in one / 64..words {
            let row = |digit: Digit| self.partners[spread(digit) * words + word];
            let mut all = set.outward.iter().fold(0, |all, digit| all | row(digit));
            if word == one / 64 {
                // Exclude the set itself and earlier ones.
                all &= u64::MAX << (one % 64) & !(1 << (one % 64));
            }
            for other in ones(word, all) {
                // No cell sees itself, so no shared cell has the linking digits.
                if overlap == Overlap::Yes || set.cells.is_disjoint(&self.sets[other].cells) {
                    let shared = |&digit: &Digit| row(digit) >> (other % 64) & 1 == 1;
                    let digits = set.outward.iter().filter(shared).collect();
                    links.push(Link { one, other, digits });
                }
            }
        }
    }

    /// The sets.
    pub(crate) fn sets(&self) -> &[AlmostLockedSet<WORDS>] {
        &self.sets
    }

    /// The links, ordered by the first set and then by the second, which is the later one.
    pub(crate) fn links(&self) -> &[Link] {
        &self.links
    }

    /// The indices of the links from a set to later ones.
    pub(crate) fn links_from(&self, set: usize) -> std::ops::Range<usize> {
        self.starts[set]..self.starts[set + 1]
    }

    /// The index of a digit of a set among the digits of all sets.
    pub(crate) fn number(&self, set: usize, digit: Digit) -> usize {
        let below = Digits::first(digit.index()) & self.sets[set].digits;
        self.sets[set].first + below.len()
    }

    /// The spread of a digit of a set.
    pub(crate) fn spread(&self, set: usize, digit: Digit) -> &Spread<WORDS> {
        &self.spreads[self.spread_of[self.number(set, digit)]]
    }

    /// The places of a digit that see all its places in two sets.
    pub(crate) fn seen_by_both(&self, one: usize, other: usize, digit: Digit) -> Set<Cell, WORDS> {
        self.spread(one, digit).seen & self.spread(other, digit).seen
    }

    /// Adds the eliminations if one of two sets is locked: their common digits, except `but`, in
    /// all cells that see their places in both sets.
    pub(crate) fn rule_out(
        &self,
        one: usize,
        other: usize,
        but: Digits,
        eliminations: &mut Vec<Candidate>,
    ) {
        for digit in (self.sets[one].outward & self.sets[other].outward) - but {
            let seen = self.seen_by_both(one, other, digit);
            eliminations.extend(seen.iter().map(|cell| Candidate { cell, digit }));
        }
    }

    /// A set as part of an explanation.
    pub(crate) fn told(&self, set: usize) -> LockedSet {
        LockedSet { cells: self.sets[set].cells.iter().collect(), digits: self.sets[set].digits }
    }

    fn add(&mut self, position: &Position<WORDS>, cells: Set<Cell, WORDS>, digits: Digits) {
        let first = self.spread_of.len();
        let mut outward = Digits::EMPTY;
        for digit in digits {
            let places = cells & *position.places(digit);
            // Sets that have a digit in the same cells tend to follow each other.
            let known = self.by_digit[digit.index()].iter().rev();
            let known = known.copied().find(|&spread| self.spreads[spread].places == places);
            let spread = known.unwrap_or_else(|| self.add_spread(position, digit, places));
            if !self.spreads[spread].seen.is_empty() {
                outward.insert(digit);
            }
            self.spread_of.push(spread);
        }
        self.sets.push(AlmostLockedSet { cells, digits, outward, first });
    }

    fn add_spread(
        &mut self,
        position: &Position<WORDS>,
        digit: Digit,
        places: Set<Cell, WORDS>,
    ) -> usize {
        let peers = |cell| *position.layout().peers(cell);
        let seen = places.iter().fold(*position.places(digit), |seen, cell| seen & peers(cell));
        self.by_digit[digit.index()].push(self.spreads.len());
        self.spreads.push(Spread { digit, places, seen });
        self.spreads.len() - 1
    }
}

impl<const WORDS: usize> HouseSets<WORDS> {
    /// Finds the sets of a house if its candidates have changed.
    fn update(&mut self, position: &Position<WORDS>, house: House) {
        let cells = position.geometry().cells(house);
        if cells.iter().map(|&cell| position.candidates(cell)).eq(self.candidates.iter().copied()) {
            return;
        }
        self.candidates.clear();
        self.candidates.extend(cells.iter().map(|&cell| position.candidates(cell)));
        self.sets.clear();
        let most = most_cells(position.side());
        let open = cells.iter().copied().filter(|&cell| position.open().contains(cell));
        let open: Vec<Almost<WORDS>> =
            open.map(|cell| (Set::only(cell), position.candidates(cell))).collect();
        self.choose(&open, most, 1, (Set::EMPTY, Digits::EMPTY));
        let layout = position.layout();
        self.sets.retain(|(cells, _)| layout.houses_of_all(cells).next() == Some(house));
        self.sets.truncate(MOST_SETS);
    }

    /// Adds each of the remaining cells in turn, as the cell number `count`, to the cells chosen
    /// before.
    fn choose(
        &mut self,
        rest: &[Almost<WORDS>],
        most: usize,
        count: usize,
        (cells, digits): Almost<WORDS>,
    ) {
        for (index, &(cell, candidates)) in rest.iter().enumerate() {
            let digits = digits | candidates;
            // Each further cell raises the number of cells by one, even if it adds no digits.
            let left = (most - count).min(rest.len() - index - 1);
            if digits.len() > count + left + 1 {
                continue;
            }
            let cells = cells | cell;
            if digits.len() == count + 1 {
                self.sets.push((cells, digits));
            }
            if left > 0 {
                self.choose(&rest[index + 1..], most, count + 1, (cells, digits));
            }
        }
    }
}

/// The positions of the set bits of a word within a row of words, ascending.
pub(super) fn ones(word: usize, row: u64) -> impl Iterator<Item = usize> {
    bits(row).map(move |bit| 64 * word + bit)
}

/// The largest number of cells of a set on a board of this side.
fn most_cells(side: usize) -> usize {
    match side {
        0..=9 => side - 1,
        10..=16 => 4,
        17..=25 => 3,
        _ => 2,
    }
}
