//! The web of a position: the elements of chains and their links.

use std::ops::Range;

use super::locked_sets::{AlmostLocked, almost_locked_sets};
use crate::position::Position;
use evoku_model::{Candidate, Cell, Digit, Digits, Element, House, HouseKind, Lists, Set};

/// The most places of a web. On boards with more (25x25 at the very beginning), chains are not
/// searched. The closure takes one bit per pair, 8 MiB at this size.
const MAX_PLACES: usize = 4096;

/// The possible position of a digit: one cell, or a group of cells in two houses at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<const WORDS: usize> {
    pub(super) digit: Digit,
    /// The first cell.
    pub(super) cell: Cell,
    pub(super) cells: Set<Cell, WORDS>,
    pub(super) grouped: bool,
    /// The index of the almost locked set in which these are the cells for the digit.
    pub(super) set: Option<usize>,
}

/// A place that holds its digit (on) or does not (off).
///
/// ```text
/// bit:  15 ............ 1   0
///       place               on
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Node(u16);

impl Node {
    pub(super) fn on(place: usize) -> Self {
        Self((place << 1) as u16 | 1)
    }

    pub(super) fn off(place: usize) -> Self {
        Self((place << 1) as u16)
    }

    pub(super) fn is_on(self) -> bool {
        self.0 & 1 == 1
    }

    pub(super) fn place(self) -> usize {
        usize::from(self.0 >> 1)
    }

    /// A number below twice the number of places.
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(super) fn from_index(index: usize) -> Self {
        Self(index as u16)
    }
}

/// The places and links of a web.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scope {
    /// Candidates of these digits, linked within their digit: for X-chains.
    Digits(Digits),
    /// The candidates of cells with two: for XY-chains.
    BivalueCells,
    /// All candidates and links.
    Candidates,
    /// All candidates, and groups.
    Groups,
    /// All candidates, groups and almost locked sets.
    LockedSets,
}

/// A place that must hold its digit if another does not, and the house in which there is no other
/// place. The house is `None` for the other candidate of a cell, or another digit of an almost
/// locked set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strong {
    pub(super) place: u16,
    pub(super) house: Option<House>,
}

/// The candidates of a position and the links between them.
///
/// A *weak* link means that two places can't both hold their digits; a *strong* one means that one
/// of them must. Candidates come first, by cell and digit; groups follow, by line, digit and box.
/// The links of a place are listed in search order: the cell, its houses, groups.
#[derive(Debug)]
pub(super) struct Web<const WORDS: usize> {
    pub(super) places: Vec<Place<WORDS>>,
    /// The number of places that are candidates.
    pub(super) candidates: usize,
    /// The range of places that are groups, and the groups of each digit.
    groups: Range<usize>,
    groups_of: Vec<Vec<u16>>,
    /// The number of a candidate, at `cell * side + digit`.
    numbers: Vec<u16>,
    side: usize,
    /// Almost locked sets.
    pub(super) sets: Vec<AlmostLocked<WORDS>>,
    weak: Lists<u16>,
    strong: Lists<Strong>,
}

impl<const WORDS: usize> Default for Web<WORDS> {
    fn default() -> Self {
        Self {
            places: Vec::new(),
            candidates: 0,
            groups: 0..0,
            groups_of: Vec::new(),
            numbers: Vec::new(),
            side: 0,
            sets: Vec::new(),
            weak: Lists::default(),
            strong: Lists::default(),
        }
    }
}

impl<const WORDS: usize> Web<WORDS> {
    /// Builds the web of a position; the web is empty if it would be too large.
    pub(super) fn spin(&mut self, position: &Position<WORDS>, scope: Scope) {
        self.places.clear();
        self.weak.clear();
        self.strong.clear();
        self.side = position.side();
        self.numbers.clear();
        self.numbers.resize(self.side.pow(3), u16::MAX);
        for cell in *position.open() {
            let digits = match (position.candidates(cell), scope) {
                (digits, Scope::BivalueCells) if digits.len() != 2 => continue,
                (digits, Scope::Digits(wanted)) => digits & wanted,
                (digits, _) => digits,
            };
            for digit in digits {
                self.numbers[cell.index() * self.side + digit.index()] = self.places.len() as u16;
                self.places.push(Place {
                    digit,
                    cell,
                    cells: Set::only(cell),
                    grouped: false,
                    set: None,
                });
            }
            if self.places.len() > MAX_PLACES {
                self.places.clear();
                break;
            }
        }
        self.candidates = self.places.len();
        self.sets.clear();
        self.groups_of.iter_mut().for_each(Vec::clear);
        self.groups_of.resize(self.side, Vec::new());
        if matches!(scope, Scope::Groups | Scope::LockedSets) && self.candidates > 0 {
            self.add_groups(position);
        }
        self.groups = self.candidates..self.places.len();
        if scope == Scope::LockedSets && self.candidates > 0 {
            self.add_sets(position);
        }
        for place in 0..self.places.len() {
            if place < self.candidates {
                self.link_candidate(position, scope, place);
            } else if place < self.groups.end {
                self.link_group(position, place);
            }
            if scope == Scope::LockedSets {
                self.link_sets(position, place);
            }
            self.weak.close();
            self.strong.close();
        }
    }

    /// The number of a candidate.
    pub(super) fn number(&self, candidate: Candidate) -> Option<usize> {
        let number = self.numbers[candidate.cell.index() * self.side + candidate.digit.index()];
        (number != u16::MAX).then_some(usize::from(number))
    }

    pub(super) fn candidate(&self, place: usize) -> Candidate {
        Candidate { cell: self.places[place].cell, digit: self.places[place].digit }
    }

    /// The candidates in the cell of a candidate.
    pub(super) fn mates(&self, place: usize) -> Range<usize> {
        let here = |&other: &usize| self.places[other].cell == self.places[place].cell;
        let before = (0..place).rev().take_while(here).count();
        let after = (place + 1..self.candidates).take_while(here).count();
        place - before..place + after + 1
    }

    /// The places that are off when this one is on.
    pub(super) fn weak(&self, place: usize) -> &[u16] {
        self.weak.get(place)
    }

    /// The places that are on if this one is off.
    pub(super) fn strong(&self, place: usize) -> &[Strong] {
        self.strong.get(place)
    }

    /// The length of a link. A link through an almost locked set is longer, and the more digits the
    /// set has, the longer it is (HoDoKu's penalty).
    pub(super) fn distance(&self, from: Node, to: Node) -> u16 {
        let (before, after) = (&self.places[from.place()], &self.places[to.place()]);
        let penalty = match before.set.map_or(0, |set| self.sets[set].1.len() as u16) {
            0 | 1 => 0,
            2 => 1,
            digits => 2 * (digits - 1),
        };
        match (from.is_on(), before.set, after.set) {
            (true, Some(_), _) => 1,
            (false, Some(_), Some(_)) => penalty + 1,
            (false, Some(_), None) => penalty + 3,
            _ => 2,
        }
    }

    /// The direct consequences of a node, in the order of the links.
    pub(super) fn next(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        let (weak, strong): (&[u16], &[Strong]) = if node.is_on() {
            (self.weak(node.place()), &[])
        } else {
            (&[], self.strong(node.place()))
        };
        let off = weak.iter().map(|&place| Node::off(usize::from(place)));
        off.chain(strong.iter().map(|link| Node::on(usize::from(link.place))))
    }

    /// Adds the groups: two or more places of a digit where a line crosses a box, region or window.
    fn add_groups(&mut self, position: &Position<WORDS>) {
        let geometry = position.geometry();
        let lines = [HouseKind::Row, HouseKind::Column];
        let crossed = [HouseKind::Box, HouseKind::Region, HouseKind::Window];
        for line in geometry.houses().filter(|&line| lines.contains(&geometry.kind(line))) {
            for digit in position.digits() {
                let places = position.places_in(line, digit);
                if places.len() < 2 {
                    continue;
                }
                let houses = geometry.houses();
                for house in houses.filter(|&house| crossed.contains(&geometry.kind(house))) {
                    let cells = places & *position.layout().house(house);
                    let Some(cell) = cells.min().filter(|_| cells.len() > 1) else { continue };
                    let groups = &mut self.groups_of[digit.index()];
                    let known = |&group: &u16| self.places[usize::from(group)].cells == cells;
                    if self.places.len() < 2 * MAX_PLACES && !groups.iter().any(known) {
                        groups.push(self.places.len() as u16);
                        let place = Place { digit, cell, cells, grouped: true, set: None };
                        self.places.push(place);
                    }
                }
            }
        }
    }

    /// Adds the almost locked sets: a place for each of their digits.
    fn add_sets(&mut self, position: &Position<WORDS>) {
        self.sets = almost_locked_sets(position);
        for (set, &(cells, digits)) in self.sets.iter().enumerate() {
            for digit in digits {
                let cells = cells & *position.places(digit);
                let Some(cell) = cells.min() else { continue };
                if self.places.len() < 2 * MAX_PLACES {
                    self.places.push(Place { digit, cell, cells, grouped: true, set: Some(set) });
                }
            }
        }
    }

    /// Links a place with those of almost locked sets. A place that sees all cells of a set for its
    /// digit has a weak link to them. Two digits of a set have a strong link.
    fn link_sets(&mut self, position: &Position<WORDS>, place: usize) {
        let Place { digit, cell, cells, set, .. } = self.places[place];
        let own = set.map_or(cells, |set| self.sets[set].0);
        let seen = position.layout().common_peers(cells);
        if set.is_some() {
            for other in (seen & *position.places(digit)) - own {
                let number = self.number(Candidate { cell: other, digit });
                self.weak.extend(number.map(|number| number as u16));
            }
            for &group in &self.groups_of[digit.index()] {
                let other = &self.places[usize::from(group)];
                if other.cells.is_disjoint(&own) && other.cells.is_subset(&seen) {
                    self.weak.extend([group]);
                }
            }
        }
        for at in self.groups.end..self.places.len() {
            let other = &self.places[at];
            let Some(of) = other.set.filter(|_| at != place) else { continue };
            if set == Some(of) {
                self.push_strong(at, None);
            } else if other.digit == digit && other.cells.is_subset(&seen) {
                let apart = if set.is_some() { own } else { Set::only(cell) | cells };
                if self.sets[of].0.is_disjoint(&apart) {
                    self.weak.extend([at as u16]);
                }
            }
        }
        if let Some(set) = set {
            self.link_exits(position, set, digit);
        }
    }

    /// Links an almost locked set that lost a digit to the cells in which its other digits then
    /// leave one candidate.
    fn link_exits(&mut self, position: &Position<WORDS>, set: usize, without: Digit) {
        let (cells, digits) = self.sets[set];
        let layout = position.layout();
        let mut falls: Vec<(Digit, Set<Cell, WORDS>)> = Vec::new();
        for digit in digits - Set::only(without) {
            let seen = layout.common_peers(cells & *position.places(digit)) - cells;
            falls.push((digit, seen & *position.places(digit)));
        }
        let all = falls.iter().fold(Set::EMPTY, |all, &(_, seen)| all | seen);
        for cell in all {
            let mut left = position.candidates(cell);
            if left.len() == 2 {
                continue;
            }
            for &(digit, _) in falls.iter().filter(|(_, seen)| seen.contains(cell)) {
                left.remove(digit);
            }
            let exit = left.single().and_then(|digit| self.number(Candidate { cell, digit }));
            if let Some(exit) = exit {
                self.push_strong(exit, None);
            }
        }
    }

    fn link_candidate(&mut self, position: &Position<WORDS>, scope: Scope, place: usize) {
        let Candidate { cell, digit } = self.candidate(place);
        let (layout, digits) = (position.layout(), position.candidates(cell));
        if !matches!(scope, Scope::Digits(_)) {
            for other in digits - Set::only(digit) {
                let Some(other) = self.number(Candidate { cell, digit: other }) else { continue };
                self.weak.extend([other as u16]);
                if digits.len() == 2 {
                    self.strong.extend([Strong { place: other as u16, house: None }]);
                }
            }
        }
        let mut seen = *layout.peers(cell) & *position.places(digit);
        for &house in layout.houses_of(cell) {
            let here = position.places_in(house, digit) - Set::only(cell);
            for other in here & seen {
                let number = self.number(Candidate { cell: other, digit });
                self.weak.extend(number.map(|number| number as u16));
            }
            seen -= here;
            let conjugate = here.single().filter(|_| scope != Scope::BivalueCells);
            let conjugate = conjugate.and_then(|cell| self.number(Candidate { cell, digit }));
            if let Some(other) = conjugate {
                self.push_strong(other, Some(house));
            }
        }
        // Peers by a knight's or king's move.
        for other in seen {
            let number = self.number(Candidate { cell: other, digit });
            self.weak.extend(number.map(|number| number as u16));
        }
        let groups = std::mem::take(&mut self.groups_of[digit.index()]);
        for &group in &groups {
            let cells = self.places[usize::from(group)].cells;
            if !cells.is_subset(layout.peers(cell)) {
                continue;
            }
            self.weak.extend([group]);
            for &house in layout.houses_of(cell).iter().rev() {
                if position.places_in(house, digit) - Set::only(cell) == cells {
                    self.push_strong(usize::from(group), Some(house));
                }
            }
        }
        self.groups_of[digit.index()] = groups;
    }

    fn link_group(&mut self, position: &Position<WORDS>, place: usize) {
        let Place { digit, cell, cells, .. } = self.places[place];
        let layout = position.layout();
        let houses = layout.houses_of(cell).iter().copied();
        let houses = houses.filter(|&house| cells.is_subset(layout.house(house)));
        for other in layout.common_peers(cells) & *position.places(digit) {
            let number = self.number(Candidate { cell: other, digit });
            self.weak.extend(number.map(|number| number as u16));
        }
        for house in houses.clone().rev() {
            let rest = position.places_in(house, digit) - cells;
            let other = rest.single().and_then(|cell| self.number(Candidate { cell, digit }));
            if let Some(other) = other {
                self.push_strong(other, Some(house));
            }
        }
        for &group in &self.groups_of[digit.index()] {
            let other = &self.places[usize::from(group)];
            let mut shared =
                houses.clone().filter(|&house| other.cells.is_subset(layout.house(house)));
            if other.cells.is_disjoint(&cells) && shared.next().is_some() {
                self.weak.extend([group]);
            }
        }
        for house in houses {
            let rest = position.places_in(house, digit) - cells;
            let mut groups = self.groups_of[digit.index()].iter().map(|&group| usize::from(group));
            if let Some(group) = groups.find(|&group| self.places[group].cells == rest) {
                self.push_strong(group, Some(house));
            }
        }
    }

    /// Adds a strong link, unless one exists for another reason.
    fn push_strong(&mut self, place: usize, house: Option<House>) {
        if self.strong.open().iter().all(|link| usize::from(link.place) != place) {
            self.strong.extend([Strong { place: place as u16, house }]);
        }
    }
}
