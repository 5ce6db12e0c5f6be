//! Forcing chains and nets: conclusions from a contradiction, or from all alternatives.
//!
//! *Contradiction*: an assumption implies an impossibility. A candidate is on and off, a cell holds
//! two digits, or a house holds a digit twice. Or no candidate is left for a cell or house.
//! *Verity*: alternatives of which one holds all lead to the same conclusion. The alternatives are
//! a candidate on and off, the candidates of a cell, or the places of a digit in a house. (HoDoKu,
//! "Last resort"; Sudopedia, "Forcing Chain", "Forcing Net".)
//!
//! All conclusions of a position are computed at once from the closure of the implications, for any
//! kind of closure. Reasons are listed and weighed only for a requested conclusion.

use super::reach::{Reach, bit, bits};
use super::web::{Node, Web};
use crate::deduction::{Deduction, Implications, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Cell, Element, Set};

/// The reason for a conclusion: premises, each with a consequence.
#[derive(Debug)]
pub(super) struct Reason {
    /// `true` if the only premise is refuted, `false` if one of the premises holds.
    pub(super) contradiction: bool,
    /// Premise and consequence.
    pub(super) goals: Vec<(Node, Node)>,
}

impl Reason {
    /// One of `premises` holds, and the conclusion follows from each.
    fn verity(premises: impl IntoIterator<Item = Node>, conclusion: Node) -> Self {
        let goals = premises.into_iter().map(|premise| (premise, conclusion)).collect();
        Self { contradiction: false, goals }
    }

    /// `consequences` follow from the premise, and can't all hold.
    fn contradiction(premise: Node, consequences: impl IntoIterator<Item = Node>) -> Self {
        let goals = consequences.into_iter().map(|goal| (premise, goal)).collect();
        Self { contradiction: true, goals }
    }
}

/// The alternatives on a board.
#[derive(Debug)]
pub(super) struct Alternatives<'a, const WORDS: usize> {
    web: &'a Web<WORDS>,
    reach: &'a Reach,
    /// The candidates of each open cell.
    cells: Vec<Vec<usize>>,
    /// The places of each digit in each house that still needs it.
    houses: Vec<House>,
}

#[derive(Debug)]
struct House {
    places: Vec<usize>,
    /// `true` if only digits on the board have ruled out places. HoDoKu treats a house without a
    /// place for a digit as a contradiction only then.
    by_sight: bool,
}

/// The conclusions of a board: bits of candidates that are on, and of those that are off.
#[derive(Debug)]
pub(super) struct Conclusions {
    on: Vec<u64>,
    off: Vec<u64>,
}

impl Conclusions {
    /// Placements first, each in the order of cells and digits.
    pub(super) fn iter(&self) -> impl Iterator<Item = Node> + '_ {
        bits(&self.on).map(Node::on).chain(bits(&self.off).map(Node::off))
    }
}

/// The conclusions common to all premises of a list.
struct Gathered<'a> {
    reach: &'a Reach,
    /// The bits of all candidates.
    mask: Vec<u64>,
    /// Memory for the common consequences of the premises of one list.
    common: Conclusions,
    all: Conclusions,
}

impl<'a> Gathered<'a> {
    fn new(candidates: usize, reach: &'a Reach) -> Self {
        let words = candidates.div_ceil(64);
        let mut mask = vec![u64::MAX; words];
        if let Some(last) = mask.last_mut().filter(|_| !candidates.is_multiple_of(64)) {
            *last = (1 << (candidates % 64)) - 1;
        }
        let common = Conclusions { on: Vec::new(), off: Vec::new() };
        Self { reach, mask, common, all: Conclusions { on: vec![0; words], off: vec![0; words] } }
    }

    /// Adds the common consequences of all premises, except those about the places `without`.
    fn add(&mut self, premises: impl Iterator<Item = Node>, without: &[usize]) {
        let (common, all) = (&mut self.common, &mut self.all);
        common.on.clone_from(&self.mask);
        common.off.clone_from(&self.mask);
        for premise in premises {
            let (on, off) = self.reach.from(premise);
            let both = common.on.iter_mut().zip(&mut common.off);
            for (at, (common_on, common_off)) in both.enumerate() {
                *common_on &= on[at];
                *common_off &= off[at];
            }
        }
        for &place in without {
            common.on[place / 64] &= !(1 << (place % 64));
            common.off[place / 64] &= !(1 << (place % 64));
        }
        for at in 0..self.mask.len() {
            all.on[at] |= common.on[at];
            all.off[at] |= common.off[at];
        }
    }
}

impl<'a, const WORDS: usize> Alternatives<'a, WORDS> {
    /// Lists the alternatives of a position.
    pub(super) fn new(position: &Position<WORDS>, web: &'a Web<WORDS>, reach: &'a Reach) -> Self {
        let mut cells: Vec<Vec<usize>> = Vec::new();
        for place in 0..web.candidates {
            match cells.last_mut() {
                Some(last) if web.places[last[0]].cell == web.places[place].cell => {
                    last.push(place);
                }
                _ => cells.push(vec![place]),
            }
        }
        let layout = position.layout();
        let mut seen = vec![Set::<Cell, WORDS>::EMPTY; position.side()];
        for (cell, digit) in position.grid().digits() {
            seen[digit.index()] |= *layout.peers(cell);
        }
        let mut houses = Vec::new();
        for house in position.geometry().houses() {
            for digit in position.digits() {
                let cells = position.places_in(house, digit);
                let allowed = (*layout.house(house) & *position.open()) - seen[digit.index()];
                let number = |cell| web.number(evoku_model::Candidate { cell, digit });
                let places: Vec<_> = cells.iter().filter_map(number).collect();
                if !places.is_empty() {
                    houses.push(House { places, by_sight: allowed == cells });
                }
            }
        }
        Self { web, reach, cells, houses }
    }

    /// All conclusions.
    pub(super) fn conclusions(&self) -> Conclusions {
        let mut gathered = Gathered::new(self.web.candidates, self.reach);
        self.refuted(&mut gathered.all);
        for cell in &self.cells {
            for &place in cell {
                gathered.add([Node::on(place), Node::off(place)].into_iter(), cell);
            }
            gathered.add(cell.iter().map(|&place| Node::on(place)), &[]);
        }
        for house in &self.houses {
            gathered.add(house.places.iter().map(|&place| Node::on(place)), &[]);
        }
        gathered.all
    }

    /// Adds the negations of all contradictory premises.
    fn refuted(&self, all: &mut Conclusions) {
        // The consequences of a premise without contradiction have no contradiction either.
        let places = self.web.places.len().div_ceil(64);
        let (mut fair_on, mut fair_off) = (vec![0; places], vec![0; places]);
        for place in 0..self.web.candidates {
            for (premise, denial) in
                [(Node::on(place), &mut all.off), (Node::off(place), &mut all.on)]
            {
                if bit(if premise.is_on() { &fair_on } else { &fair_off }, place) {
                    continue;
                }
                if self.is_contradictory(premise) {
                    denial[place / 64] |= 1 << (place % 64);
                    continue;
                }
                let (on, off) = self.reach.from(premise);
                fair_on.iter_mut().zip(on).for_each(|(fair, on)| *fair |= on);
                fair_off.iter_mut().zip(off).for_each(|(fair, off)| *fair |= off);
            }
        }
    }

    /// Returns `true` if a premise can't hold. Two digits in a cell, or a digit twice in a house,
    /// need no extra check, because each of the two rules the other out.
    fn is_contradictory(&self, premise: Node) -> bool {
        let (on, off) = self.reach.from(premise);
        let both = on.iter().zip(off).enumerate().any(|(at, (on, off))| {
            let left = self.web.candidates.saturating_sub(64 * at);
            let mask = if left < 64 { (1 << left) - 1 } else { u64::MAX };
            on & off & mask != 0
        });
        // With two places left, excluding one implies the other.
        let is_off = |&place: &usize| bit(off, place);
        let none = |places: &[usize]| places.len() != 2 && places.iter().all(is_off);
        both || self.cells.iter().any(|places| none(places))
            || self.houses.iter().any(|house| house.by_sight && none(&house.places))
    }

    /// The reasons for a conclusion, contradictions first.
    pub(super) fn reasons(&self, conclusion: Node) -> Vec<Reason> {
        let place = conclusion.place();
        let premise = if conclusion.is_on() { Node::off(place) } else { Node::on(place) };
        let mut reasons = Vec::new();
        if self.is_contradictory(premise) {
            self.refute(premise, &mut reasons);
        }
        let cell = self.web.places[place].cell;
        let leads = |premise: Node| self.reach.leads(premise, conclusion);
        for other in 0..self.web.candidates {
            let premises = [Node::on(other), Node::off(other)];
            if self.web.places[other].cell != cell && premises.into_iter().all(leads) {
                reasons.push(Reason::verity(premises, conclusion));
            }
        }
        let houses = self.houses.iter().map(|house| &house.places);
        for places in self.cells.iter().chain(houses) {
            let premises = places.iter().map(|&place| Node::on(place));
            if premises.clone().all(leads) {
                reasons.push(Reason::verity(premises, conclusion));
            }
        }
        reasons
    }

    /// The contradictions that follow from a premise.
    fn refute(&self, premise: Node, reasons: &mut Vec<Reason>) {
        let (on, off) = self.reach.from(premise);
        let place = premise.place();
        let denial = if premise.is_on() { Node::off(place) } else { Node::on(place) };
        if self.reach.leads(premise, denial) {
            reasons.push(Reason::contradiction(premise, [denial]));
        }
        for place in 0..self.web.candidates {
            if bit(on, place) && bit(off, place) {
                let both = [Node::off(place), Node::on(place)];
                reasons.push(Reason::contradiction(premise, both));
            }
        }
        let held = |places: &[usize]| held(places, on);
        for cell in &self.cells {
            let held = held(cell);
            for (at, &one) in held.iter().enumerate() {
                for &two in &held[at + 1..] {
                    let both = [Node::on(one), Node::on(two)];
                    reasons.push(Reason::contradiction(premise, both));
                }
            }
        }
        for house in &self.houses {
            let held = held(&house.places);
            if held.len() > 1 {
                reasons.push(Reason::contradiction(premise, held.into_iter().map(Node::on)));
            }
        }
        let lost = |places: &[usize]| places.iter().all(|&place| bit(off, place));
        for cell in self.cells.iter().filter(|cell| lost(cell) && held(cell).is_empty()) {
            let all = cell.iter().map(|&place| Node::off(place));
            reasons.push(Reason::contradiction(premise, all));
        }
        for house in self.houses.iter().filter(|house| house.by_sight && lost(&house.places)) {
            let all = house.places.iter().map(|&place| Node::off(place));
            reasons.push(Reason::contradiction(premise, all));
        }
    }
}

/// The shortest contradiction and the shortest verity among the reasons with a length. The shorter
/// of the two comes first; the contradiction comes first if they are equal or the conclusion places
/// a digit.
pub(super) fn ranked(
    conclusion: Node,
    reasons: Vec<Reason>,
    mut length: impl FnMut(&Reason) -> Option<usize>,
) -> Vec<Reason> {
    let mut shortest: [Option<(usize, Reason)>; 2] = [None, None];
    for reason in reasons {
        let Some(length) = length(&reason) else { continue };
        let known = &mut shortest[usize::from(!reason.contradiction)];
        if known.as_ref().is_none_or(|(best, _)| length < *best) {
            *known = Some((length, reason));
        }
    }
    let mut ranked: Vec<_> = shortest.into_iter().flatten().collect();
    if !conclusion.is_on() {
        ranked.sort_by_key(|(length, _)| *length);
    }
    ranked.into_iter().map(|(_, reason)| reason).collect()
}

/// A conclusion with the chains or nets that lead to it.
pub(super) fn deduction<const WORDS: usize>(
    technique: Technique,
    web: &Web<WORDS>,
    conclusion: Node,
    chains: Vec<Implications>,
) -> Deduction {
    let concerned = vec![web.candidate(conclusion.place())];
    let (placements, eliminations) =
        if conclusion.is_on() { (concerned, Vec::new()) } else { (Vec::new(), concerned) };
    Deduction { technique, placements, eliminations, pattern: Pattern::Chains(chains) }
}

/// The places that are on.
fn held(places: &[usize], on: &[u64]) -> Vec<usize> {
    places.iter().copied().filter(|&place| bit(on, place)).collect()
}
