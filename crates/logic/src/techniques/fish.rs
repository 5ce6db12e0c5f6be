//! Fish: base houses whose places for a digit are in an equal number of cover houses.
//!
//! Each of `n` base houses needs the digit. Suppose that all their places, except the *fins*, are
//! in `n` cover houses, each of which can hold it once. Then either the cover houses hold it only
//! in base cells, or it is in a fin. So it can be ruled out in a cell that sees every fin and would
//! use up a cover house. Such a cell is in a cover house outside the base, or in two cover houses
//! ("cannibalistic"). A place in two base houses would satisfy both, so it counts as a fin (an
//! *endo fin*).
//!
//! Source: tarek and others, [The Ultimate FISH
//! Guide](http://forum.enjoysudoku.com/the-ultimate-fish-guide-t4993.html), from 2006 on;
//! hodoku.sourceforge.net, "Basic Fish", "Finned/Sashimi Fish", "Complex Fish".
//!
//! The limits are those of HoDoKu. Fish have up to 5 fins, up to 2 of them endo fins. Fish without
//! fins have base houses of up to `n` places. Fish are ordered by digit, then rows as base before
//! columns, then by base houses and by cover houses.
//!
//! # Search
//!
//! A fish that rules out a cell is a contradiction of its digit in that cell. Remove the cell's
//! peers: then all fins are gone, the base houses share no place, and every cover house of the cell
//! is empty. So `n` base houses (or `n - 1` without the cell's own) have too few cover houses left.
//! Hence:
//!
//! 1. Only digits with places that are in no template are searched, and only for those *targets*.
//! 2. Base houses are added one by one while, for some target, few enough houses can cover the
//!    places of the other base houses. Without fins, `n` houses may cover them. The test takes any
//!    place and tries each house that covers it. That is at most 3 to the power of `n - 1` steps,
//!    instead of all choices of cover houses.
//! 3. Cover houses are added likewise, while those left can cover the rest.
//!
//! Boards with more than [`CHOICES`] ways to choose the base houses are not searched for that fish.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::layout::Layout;
use crate::position::Position;
use crate::technique::{Fins, Fish, FishShape, Technique};
use crate::techniques::search::Search;
use evoku_model::{Candidate, Cell, Digit, Element, Geometry, House, HouseKind, Houses, Set};

/// The largest number of ways to choose the base houses of a fish that is searched. It allows all
/// fish on 9x9 and mutant ones up to size 4 on 16x16. Franken fish are possible up to size 4 on
/// 25x25 and up to size 3 on 64x64.
pub(crate) const CHOICES: usize = 1_000_000;

/// The largest number of fins of a fish (HoDoKu's default).
const FINS: usize = 5;

/// The largest number of endo fins of a fish (HoDoKu's default).
const ENDO_FINS: usize = 2;

/// A fish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FishFound<const WORDS: usize> {
    pub(super) fish: Fish,
    pub(super) digit: Digit,
    pub(super) base: Vec<House>,
    pub(super) cover: Vec<House>,
    /// The places in base houses that are in no cover house, except endo fins.
    pub(super) fins: Set<Cell, WORDS>,
    pub(super) endo_fins: Set<Cell, WORDS>,
    pub(super) eliminations: Set<Cell, WORDS>,
    /// The eliminations in the base.
    pub(super) cannibalistic: Set<Cell, WORDS>,
}

/// A callback that receives the fish of a search. It breaks when it needs no more fish.
pub(super) type OnFish<'a, const WORDS: usize> =
    dyn FnMut(FishFound<WORDS>) -> ControlFlow<()> + 'a;

/// Finds fish. Of fish with the same eliminations, only the first is reported.
///
/// The search for franken fish also finds mutant ones, with only boxes on one side. HoDoKu accepts
/// them there, so this search does too.
pub(super) fn find<const WORDS: usize>(
    fish: Fish,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let mut reported = HashSet::new();
    search_all(fish, search, &mut |hit| {
        if hit.fish.fins == fish.fins && reported.insert((hit.digit, hit.eliminations)) {
            found(hit.deduction())?;
        }
        ControlFlow::Continue(())
    })
}

/// Finds all fish of this size and shape, with or without fins. The search does not distinguish
/// finned from sashimi fish.
pub(super) fn search_all<const WORDS: usize>(
    fish: Fish,
    search: &mut Search<'_, WORDS>,
    on_fish: &mut OnFish<'_, WORDS>,
) -> ControlFlow<()> {
    let (position, cache) = (search.position, &mut *search.cache);
    cache.templates.update(position);
    let fins = if fish.fins == Fins::None { Fins::None } else { Fins::Finned };
    let fish = Fish { fins, ..fish };
    if fish.size < 2 {
        return ControlFlow::Continue(());
    }
    for digit in cache.templates.suspicious() {
        let changed = cache.templates.changed(digit);
        if cache.fruitless_fish.get(&(fish, digit)) == Some(&changed) {
            continue;
        }
        let mut nothing = true;
        let targets = cache.templates.suspects(digit);
        search_digit(fish, digit, position, targets, Wanted::Eliminations, &mut |hit| {
            nothing = false;
            on_fish(hit)
        })?;
        if nothing {
            cache.fruitless_fish.insert((fish, digit), changed);
        }
    }
    ControlFlow::Continue(())
}

/// Finds the bodies of Kraken fish: finned fish of this size and shape on a digit that rule out
/// nothing by themselves. They have at most `most_fins` fins and no endo fins.
pub(super) fn search_bodies<const WORDS: usize>(
    fish: Fish,
    digit: Digit,
    most_fins: usize,
    position: &Position<WORDS>,
    on_fish: &mut OnFish<'_, WORDS>,
) -> ControlFlow<()> {
    let everything = *position.places(digit);
    search_digit(fish, digit, position, everything, Wanted::Body { most_fins }, on_fish)
}

fn search_digit<const WORDS: usize>(
    fish: Fish,
    digit: Digit,
    position: &Position<WORDS>,
    targets: Set<Cell, WORDS>,
    wanted: Wanted,
    on_fish: &mut OnFish<'_, WORDS>,
) -> ControlFlow<()> {
    for lines in [HouseKind::Row, HouseKind::Column] {
        let mut choice = HouseChoice::new(fish, digit, lines, wanted, position);
        if choice.choices() <= CHOICES {
            let start = Base { union: Set::EMPTY, endo_fins: Set::EMPTY };
            choice.choose_base(0, &start, targets, on_fish)?;
        }
        if fish.shape == FishShape::Mutant {
            break;
        }
    }
    ControlFlow::Continue(())
}

/// The kind of fish to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// Fish that rule something out.
    Eliminations,
    /// Fish that rule out nothing, with at most this many fins.
    Body { most_fins: usize },
}

/// The houses available for fish of one size and shape, and the houses chosen for the current fish.
struct HouseChoice<'a, const WORDS: usize> {
    fish: Fish,
    digit: Digit,
    wanted: Wanted,
    layout: &'a Layout<WORDS>,
    bases: Vec<(House, Set<Cell, WORDS>)>,
    covers: Vec<(House, Set<Cell, WORDS>)>,
    /// The houses in `covers`, without those in `base`.
    free: Houses,
    base: Vec<House>,
    cover: Vec<House>,
}

/// The places in the base houses chosen so far.
struct Base<const WORDS: usize> {
    union: Set<Cell, WORDS>,
    /// The places in two of the base houses.
    endo_fins: Set<Cell, WORDS>,
}

/// The places in the cover houses chosen so far.
struct Cover<const WORDS: usize> {
    union: Set<Cell, WORDS>,
    /// The places in two of the cover houses.
    twice: Set<Cell, WORDS>,
}

impl<'a, const WORDS: usize> HouseChoice<'a, WORDS> {
    /// The choice of houses for fish on a digit, with these lines in the base. Mutant fish use all
    /// houses.
    fn new(
        fish: Fish,
        digit: Digit,
        lines: HouseKind,
        wanted: Wanted,
        position: &'a Position<WORDS>,
    ) -> Self {
        let (layout, size) = (position.layout(), usize::from(fish.size));
        let geometry = layout.geometry();
        let mut choice = Self {
            fish,
            digit,
            wanted,
            layout,
            bases: Vec::new(),
            covers: Vec::new(),
            free: Houses::EMPTY,
            base: Vec::with_capacity(size),
            cover: Vec::with_capacity(size),
        };
        for house in geometry.houses() {
            let places = position.places_in(house, digit);
            if places.is_empty() {
                continue;
            }
            let (in_base, in_cover) = match (fish.shape, geometry.kind(house)) {
                (FishShape::Mutant, _) => (true, true),
                (_, kind @ (HouseKind::Row | HouseKind::Column)) => (kind == lines, kind != lines),
                (FishShape::Franken, HouseKind::Box | HouseKind::Region) => (true, true),
                _ => (false, false),
            };
            if in_base && (fish.fins != Fins::None || places.len() <= size) {
                choice.bases.push((house, places));
            }
            if in_cover {
                choice.covers.push((house, places));
                choice.free.insert(house);
            }
        }
        choice
    }

    fn size(&self) -> usize {
        usize::from(self.fish.size)
    }

    /// The number of ways to choose the base houses.
    fn choices(&self) -> usize {
        let houses = self.bases.len();
        (0..self.size()).fold(1, |ways, i| ways * houses.saturating_sub(i) / (i + 1))
    }

    /// Adds base houses with indices of at least `from`, one by one. If the base is complete, it
    /// chooses the cover houses.
    fn choose_base(
        &mut self,
        from: usize,
        base: &Base<WORDS>,
        targets: Set<Cell, WORDS>,
        on_fish: &mut OnFish<'_, WORDS>,
    ) -> ControlFlow<()> {
        for next in from..self.bases.len() {
            let (house, places) = self.bases[next];
            let shared = base.union & places;
            if !shared.is_empty() && base.endo_fins.len() + shared.len() > self.most_endo_fins() {
                continue;
            }
            let base = Base { union: base.union | places, endo_fins: base.endo_fins | shared };
            self.base.push(house);
            let was_free = self.free.remove(house);
            let targets = self.targets_of_base(&base, targets);
            if !targets.is_empty() {
                if self.base.len() < self.size() {
                    self.choose_base(next + 1, &base, targets, on_fish)?;
                } else {
                    let cover = Cover { union: Set::EMPTY, twice: Set::EMPTY };
                    self.choose_cover(0, &base, &cover, targets, on_fish)?;
                }
            }
            self.base.pop();
            if was_free {
                self.free.insert(house);
            }
        }
        ControlFlow::Continue(())
    }

    fn most_endo_fins(&self) -> usize {
        match (self.wanted, self.fish.fins) {
            (Wanted::Eliminations, Fins::Finned | Fins::Sashimi) => ENDO_FINS,
            _ => 0,
        }
    }

    /// The largest number of fins, if it is small. Then the test of the cover alone can end the
    /// search.
    fn most_fins_if_few(&self) -> Option<usize> {
        match (self.wanted, self.fish.fins) {
            (Wanted::Body { most_fins }, _) => Some(most_fins),
            (Wanted::Eliminations, Fins::None) => Some(0),
            (Wanted::Eliminations, _) => None,
        }
    }

    /// The targets that fish with at least these base houses may rule out.
    fn targets_of_base(&self, base: &Base<WORDS>, targets: Set<Cell, WORDS>) -> Set<Cell, WORDS> {
        if let Some(most_fins) = self.most_fins_if_few() {
            // A single base house has at most `n` places, which `n` lines can cover.
            let first = self.base.len() == 1 && most_fins == 0;
            let possible = first || self.can_cover(base.union, self.size(), 0, most_fins);
            return if possible { targets } else { Set::EMPTY };
        }
        targets.iter().filter(|&target| self.base_may_rule_out(base, target)).collect()
    }

    fn base_may_rule_out(&self, base: &Base<WORDS>, target: Cell) -> bool {
        let seen = self.layout.peers(target);
        let mut rest = base.union - *seen;
        let covers = self.size() - 1 - usize::from(rest.remove(target));
        base.endo_fins.is_subset(seen) && self.can_cover(rest, covers, 0, 0)
    }

    /// The targets that may be ruled out by fish with this base and at least these cover houses.
    /// Further cover houses have an index of at least this one.
    fn targets_of_cover(
        &self,
        from: usize,
        base: &Base<WORDS>,
        cover: &Cover<WORDS>,
        targets: Set<Cell, WORDS>,
    ) -> Set<Cell, WORDS> {
        let from = self.covers.get(from).map_or(usize::MAX, |(house, _)| house.index());
        if let Some(most_fins) = self.most_fins_if_few() {
            let left = self.size() - self.cover.len();
            let possible = self.can_cover(base.union - cover.union, left, from, most_fins);
            return if possible { targets } else { Set::EMPTY };
        }
        targets
            .iter()
            .filter(|&target| self.cover_may_rule_out(from, base, cover, target))
            .collect()
    }

    /// Returns `true` if fish with this base and at least these cover houses may rule out a target.
    /// Further cover houses have an index of at least `from`.
    fn cover_may_rule_out(
        &self,
        from: usize,
        base: &Base<WORDS>,
        cover: &Cover<WORDS>,
        target: Cell,
    ) -> bool {
        let left = self.size() - self.cover.len();
        // Cover houses that contain the target can't cover other places.
        let needed = 1 + usize::from(base.union.contains(target));
        let there =
            usize::from(cover.union.contains(target)) + usize::from(cover.twice.contains(target));
        let mut rest = base.union - cover.union - *self.layout.peers(target);
        rest.remove(target);
        let covers = left.checked_sub(needed.saturating_sub(there));
        covers.is_some_and(|covers| self.can_cover(rest, covers, from, 0))
    }

    /// Returns `true` if `houses` free houses, from an index on, can contain all these places
    /// except `spare`.
    fn can_cover(
        &self,
        places: Set<Cell, WORDS>,
        houses: usize,
        from: usize,
        spare: usize,
    ) -> bool {
        let Some(cell) = places.min() else { return true };
        let without = || places - Set::only(cell);
        if spare > 0 && self.can_cover(without(), houses, from, spare - 1) {
            return true;
        }
        if houses == 0 {
            return false;
        }
        let free = |house: &House| house.index() >= from && self.free.contains(*house);
        self.geometry().houses_of(cell).iter().filter(|house| free(house)).any(|&house| {
            let rest = places - *self.layout.house(house);
            let more = houses > 1 || spare > 0;
            rest.is_empty() || more && self.can_cover(rest, houses - 1, from, spare)
        })
    }

    fn geometry(&self) -> &Geometry {
        self.layout.geometry()
    }

    /// Adds cover houses with indices of at least `from`, one by one. If the cover is complete, it
    /// checks for a fish.
    fn choose_cover(
        &mut self,
        from: usize,
        base: &Base<WORDS>,
        cover: &Cover<WORDS>,
        targets: Set<Cell, WORDS>,
        on_fish: &mut OnFish<'_, WORDS>,
    ) -> ControlFlow<()> {
        for next in from..self.covers.len() {
            let (house, places) = self.covers[next];
            if !self.free.contains(house) || places.is_disjoint(&base.union) {
                continue;
            }
            let shared = cover.union & places;
            let cover = Cover { union: cover.union | places, twice: cover.twice | shared };
            self.cover.push(house);
            let targets = self.targets_of_cover(next + 1, base, &cover, targets);
            if !targets.is_empty() {
                if self.cover.len() < self.size() {
                    self.choose_cover(next + 1, base, &cover, targets, on_fish)?;
                } else if let Some(hit) = self.haul(base, &cover) {
                    on_fish(hit)?;
                }
            }
            self.cover.pop();
        }
        ControlFlow::Continue(())
    }

    /// The fish of the chosen houses, if it is of the wanted kind.
    fn haul(&self, base: &Base<WORDS>, cover: &Cover<WORDS>) -> Option<FishFound<WORDS>> {
        let fins = (base.union - cover.union) | base.endo_fins;
        let most_fins = match self.wanted {
            Wanted::Eliminations => FINS,
            Wanted::Body { most_fins } => most_fins,
        };
        if fins.is_empty() != (self.fish.fins == Fins::None) || fins.len() > most_fins {
            return None;
        }
        let see_fins = self.layout.common_peers(fins);
        let eliminations = ((cover.union - base.union) | cover.twice) & see_fins;
        let shape = self.shape();
        let wanted = eliminations.is_empty() != (self.wanted == Wanted::Eliminations);
        if !wanted || shape < self.fish.shape {
            return None;
        }
        let left = |house: &House| (*self.layout.house(*house) & (base.union - fins)).len();
        let sashimi = shape == FishShape::Basic
            && !fins.is_empty()
            && self.base.iter().any(|house| left(house) <= 1);
        Some(FishFound {
            fish: Fish {
                shape,
                fins: if sashimi { Fins::Sashimi } else { self.fish.fins },
                ..self.fish
            },
            digit: self.digit,
            base: self.base.clone(),
            cover: self.cover.clone(),
            fins: fins - base.endo_fins,
            endo_fins: base.endo_fins,
            eliminations,
            cannibalistic: eliminations & base.union,
        })
    }

    /// The shape of the fish that the chosen houses form.
    fn shape(&self) -> FishShape {
        match (self.lines(&self.base), self.lines(&self.cover)) {
            (Some((base, base_boxes)), Some((cover, cover_boxes))) if base != cover => {
                let boxes = base_boxes || cover_boxes;
                if boxes { FishShape::Franken } else { FishShape::Basic }
            }
            _ => FishShape::Mutant,
        }
    }

    /// The kind of the lines among some houses, and `true` if there are boxes too. `None` if the
    /// houses include no line, both kinds of lines, or other houses.
    fn lines(&self, houses: &[House]) -> Option<(HouseKind, bool)> {
        let (mut lines, mut boxes) = (None, false);
        for &house in houses {
            match (self.geometry().kind(house), lines) {
                (HouseKind::Box | HouseKind::Region, _) => boxes = true,
                (kind @ (HouseKind::Row | HouseKind::Column), None) => lines = Some(kind),
                (kind, Some(line)) if kind == line => {}
                _ => return None,
            }
        }
        lines.map(|lines| (lines, boxes))
    }
}

impl<const WORDS: usize> FishFound<WORDS> {
    fn deduction(self) -> Deduction {
        let digit = self.digit;
        let outside = self.eliminations - self.cannibalistic;
        let eliminations = outside.iter().chain(self.cannibalistic);
        Deduction {
            technique: Technique::Fish(self.fish),
            placements: Vec::new(),
            eliminations: eliminations.map(|cell| Candidate { cell, digit }).collect(),
            pattern: Pattern::Fish {
                digit,
                base: self.base,
                cover: self.cover,
                fins: self.fins.iter().collect(),
                endo_fins: self.endo_fins.iter().collect(),
                chains: Vec::new(),
            },
        }
    }
}
