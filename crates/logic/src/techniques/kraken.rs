//! Kraken fish: a finned fish that rules something out by chains.
//!
//! Either a finned fish holds without its fins, or one of the fins is on. So a candidate can be
//! ruled out in two cases:
//!
//! 1. The fish would rule it out without its fins, and a chain from every fin rules it out too.
//! 2. For one cover house, chains rule it out from every place that is also in the base, and from
//!    every fin. One of those places is on if the fish holds. Places in two cover houses need no
//!    chain, because the fish rules them out.
//!
//! Source: hodoku.sourceforge.net, "Kraken Fish". The bodies are basic and franken fish of size 2
//! to 4 (only 2 on boards larger than 9x9) that rule out nothing by themselves. They have up to 2
//! fins and no endo fins, as in HoDoKu. The chains are shortest ones, see
//! [`implications`](super::implications).

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::{Fins, Fish, FishShape, Technique};
use crate::techniques::fish::{Catch, cast_for_bodies};
use crate::techniques::implications::Consequences;
use crate::techniques::search::Search;
use evoku_model::{Candidate, Cell, Digit, House, Set};

/// The most fins of a Kraken fish (HoDoKu's default).
const FINS: usize = 2;

/// Finds Kraken fish, ordered by size, digit and shape. Of those with the same conclusion, only the
/// first of each type is found.
pub(super) fn find<const WORDS: usize>(
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let position = search.position;
    let mut hunt = Hunt { position, known: HashMap::new(), told: HashSet::new() };
    let largest = if position.side() <= 9 { 4 } else { 2 };
    for size in 2..=largest {
        for digit in position.digits() {
            for shape in [FishShape::Basic, FishShape::Franken] {
                let fish = Fish { size, shape, fins: Fins::Finned };
                cast_for_bodies(fish, digit, FINS, position, &mut |body| {
                    hunt.first_type(&body, found)?;
                    hunt.second_type(&body, found)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

struct Hunt<'a, const WORDS: usize> {
    position: &'a Position<WORDS>,
    /// The consequences of candidates computed so far.
    known: HashMap<Candidate, Consequences<WORDS>>,
    /// The conclusions found so far.
    told: HashSet<(Technique, Candidate)>,
}

impl<const WORDS: usize> Hunt<'_, WORDS> {
    fn first_type(&mut self, body: &Catch<WORDS>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (base, _) = self.held(body, &body.base);
        let (cover, twice) = self.held(body, &body.cover);
        let promised = (cover - base) | twice;
        for cell in self.off_from_all(&body.fins, body, body.digit) & promised {
            let out = Candidate { cell, digit: body.digit };
            self.tell(Technique::KrakenFish1, body, &body.fins, out, found)?;
        }
        ControlFlow::Continue(())
    }

    fn second_type(&mut self, body: &Catch<WORDS>, found: &mut Found<'_>) -> ControlFlow<()> {
        let (base, _) = self.held(body, &body.base);
        let (_, twice) = self.held(body, &body.cover);
        for &house in &body.cover {
            let places = self.position.places_in(house, body.digit);
            let needed = (places & base) - twice;
            // If the house has no other places, this is a forcing chain without a fish.
            if needed == places {
                continue;
            }
            let starts = needed | body.fins;
            for digit in self.position.digits() {
                for cell in self.off_from_all(&starts, body, digit) {
                    let out = Candidate { cell, digit };
                    self.tell(Technique::KrakenFish2, body, &starts, out, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The places in some houses, and those in two of them.
    fn held(&self, body: &Catch<WORDS>, houses: &[House]) -> (Set<Cell, WORDS>, Set<Cell, WORDS>) {
        houses.iter().fold((Set::EMPTY, Set::EMPTY), |(once, twice), &house| {
            let places = self.position.places_in(house, body.digit);
            (once | places, twice | (once & places))
        })
    }

    /// The places of a digit that are off for every choice of the fish's digit among these places.
    fn off_from_all(
        &mut self,
        starts: &Set<Cell, WORDS>,
        body: &Catch<WORDS>,
        digit: Digit,
    ) -> Set<Cell, WORDS> {
        let mut off = *self.position.places(digit);
        for cell in *starts {
            let start = Candidate { cell, digit: body.digit };
            let consequences = self.known.entry(start);
            let consequences =
                consequences.or_insert_with(|| Consequences::of(self.position, start));
            off &= *consequences.off(digit);
        }
        off
    }

    fn tell(
        &mut self,
        technique: Technique,
        body: &Catch<WORDS>,
        starts: &Set<Cell, WORDS>,
        out: Candidate,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        if !self.told.insert((technique, out)) {
            return ControlFlow::Continue(());
        }
        let start = |cell| Candidate { cell, digit: body.digit };
        let chains = starts.iter().filter_map(|cell| self.known.get(&start(cell))?.chain_to(out));
        found(Deduction {
            technique,
            placements: Vec::new(),
            eliminations: vec![out],
            pattern: Pattern::Fish {
                digit: body.digit,
                base: body.base.clone(),
                cover: body.cover.clone(),
                fins: body.fins.iter().collect(),
                endo_fins: Vec::new(),
                chains: chains.collect(),
            },
        })
    }
}
