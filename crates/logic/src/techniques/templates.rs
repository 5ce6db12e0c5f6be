//! Templates: all ways to place one digit on the whole board.
//!
//! A template of a digit is a set of its places with one in every house that lacks it, no two of
//! them peers. A place that no template uses can be ruled out, one that all use can be set, and
//! then templates of other digits that use it go as well
//! (hodoku.sourceforge.net, "Templates"; sudopedia, "Templating"; on 9x9 a blank board has 46,656).
//!
//! They are never listed: a few that use every place they can between them say as much. While a
//! digit only loses places, the templates without them remain, so that mostly nothing has to be
//! searched. Boards whose rows don't hold every digit have none: all their places are unknown.
//!
//! No single-digit technique (fish, coloring, X-chain...) can rule out a place that a template
//! uses. This makes the cheap question "is there anything to find for this digit?" exact, see
//! [`Templates::suspects`].

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, Element, House, HouseKind, Set};

/// How many places are tried for the templates of a digit on boards larger than 9x9: finding one is
/// matching in three dimensions, which is hard in general. Up to 9x9 it takes a few hundred.
const TRIES: u32 = 20_000;

/// What is known of the templates of every digit.
#[derive(Debug, Default)]
pub(crate) struct Templates<const WORDS: usize> {
    revision: Option<u64>,
    digits: Vec<Known<WORDS>>,
    /// The digits with suspects.
    suspicious: Digits,
}

/// What is known of the templates of a digit.
#[derive(Clone, Default, Debug)]
struct Known<const WORDS: usize> {
    /// The places of the digit that this is about.
    places: Set<Cell, WORDS>,
    /// The revision of the position when they last changed.
    changed: u64,
    /// Some templates, their open cells alone.
    templates: Vec<Set<Cell, WORDS>>,
    /// The places that no template uses.
    unused: Set<Cell, WORDS>,
    /// The places for which the tries were not enough to find out.
    unknown: Set<Cell, WORDS>,
}

impl<const WORDS: usize> Templates<WORDS> {
    /// Brings all digits up to date with a position. Free if nothing has changed.
    pub(crate) fn update(&mut self, position: &Position<WORDS>) {
        if self.revision == Some(position.revision()) {
            return;
        }
        self.revision = Some(position.revision());
        self.digits.resize(position.side(), Known::default());
        for (digit, known) in position.digits().zip(&mut self.digits) {
            if known.places != *position.places(digit) {
                known.update(position, digit);
                if known.unused.is_empty() && known.unknown.is_empty() {
                    self.suspicious.remove(digit);
                } else {
                    self.suspicious.insert(digit);
                }
            }
        }
    }

    /// The digits of which a single-digit technique might rule out places.
    pub(crate) fn suspicious(&self) -> Digits {
        self.suspicious
    }

    /// The places that a single-digit technique might rule out; every other one is in a template.
    pub(crate) fn suspects(&self, digit: Digit) -> Set<Cell, WORDS> {
        let known = &self.digits[digit.index()];
        known.unused | known.unknown
    }

    /// The places of a digit that all its templates use: where a row has no other that one uses.
    fn forced(&self, position: &Position<WORDS>, digit: Digit) -> Vec<Candidate> {
        let used = self.digits[digit.index()].places - self.digits[digit.index()].unused;
        let rows = position.geometry().houses().take(position.side());
        let only = rows.filter_map(|row| (*position.layout().house(row) & used).single());
        only.map(|cell| Candidate { cell, digit }).collect()
    }

    /// The revision since which the places of a digit are what they are.
    pub(crate) fn changed(&self, digit: Digit) -> u64 {
        self.digits[digit.index()].changed
    }
}

/// Rows of a board; they are its first houses.
type Rows = Set<House, 1>;

impl<const WORDS: usize> Known<WORDS> {
    fn update(&mut self, position: &Position<WORDS>, digit: Digit) {
        let layout = position.layout();
        let geometry = layout.geometry();
        let places = *position.places(digit);
        if !geometry.frame().is_usual() {
            // A digit may be missing in rows that are no houses.
            *self =
                Self { places, changed: position.revision(), unknown: places, ..Self::default() };
            return;
        }
        let has_places = |house: &House| !layout.house(*house).is_disjoint(&places);
        let rows: Rows = geometry.houses().take(position.side()).filter(has_places).collect();
        if places.is_subset(&self.places) {
            // What is left of a template has no two peers, so it is one if it has a place in each
            // row. If the digit was put into one of its cells, that row has no places
            // any more.
            self.templates.iter_mut().for_each(|template| *template &= places);
            self.templates.retain(|template| template.len() == rows.len());
        } else {
            self.templates.clear();
        }
        self.places = places;
        self.changed = position.revision();
        self.unused = Set::EMPTY;
        self.unknown = Set::EMPTY;

        let kinds = [HouseKind::Diagonal, HouseKind::Window];
        let overlays = geometry.houses().filter(|&house| kinds.contains(&geometry.kind(house)));
        let overlays = overlays.filter(has_places).map(|house| *layout.house(house));
        let overlays: Vec<_> = overlays.collect();
        let used = self.templates.iter().fold(Set::EMPTY, |used, &template| used | template);
        let fresh = places - used;
        let tries = if position.side() <= 9 { u32::MAX } else { TRIES };
        let mut completion = Completion { position, overlays: &overlays, fresh, tries };
        while let Some(cell) = completion.fresh.min() {
            completion.fresh.remove(cell);
            match completion.with(cell, places, rows, Set::EMPTY) {
                Ok(template) => {
                    completion.fresh -= template;
                    self.templates.push(template);
                }
                Err(Failure::Impossible) => _ = self.unused.insert(cell),
                Err(Failure::OutOfTries) => _ = self.unknown.insert(cell),
            }
        }
    }
}

/// Why no template was found.
enum Failure {
    Impossible,
    OutOfTries,
}

/// A search for a template: depth first, next a row with one place left, or else the first.
///
/// With a place in every row, and no two of them peers, columns and boxes have one too; what only
/// lies over the board (diagonals, windows) has to be asked.
struct Completion<'a, const WORDS: usize> {
    position: &'a Position<WORDS>,
    /// The houses besides rows, columns and boxes that need the digit.
    overlays: &'a [Set<Cell, WORDS>],
    /// The places to be preferred.
    fresh: Set<Cell, WORDS>,
    /// How many places may still be tried.
    tries: u32,
}

impl<const WORDS: usize> Completion<'_, WORDS> {
    /// The template with this place and those so far, if the rows can be filled from the open
    /// places.
    fn with(
        &mut self,
        cell: Cell,
        open: Set<Cell, WORDS>,
        rows: Rows,
        mut template: Set<Cell, WORDS>,
    ) -> Result<Set<Cell, WORDS>, Failure> {
        self.tries = self.tries.checked_sub(1).ok_or(Failure::OutOfTries)?;
        let layout = self.position.layout();
        template.insert(cell);
        let open = open - *layout.peers(cell);
        let mut rows = rows;
        rows.remove(House::from_index(cell.row(self.position.side())));

        let mut next = None;
        for row in rows {
            let places = *layout.house(row) & open;
            if places.is_empty() {
                return Err(Failure::Impossible);
            }
            if places.single().is_some() {
                next = Some(places);
                break;
            }
            next = next.or(Some(places));
        }
        let Some(places) = next else {
            let full = self.overlays.iter().all(|house| !house.is_disjoint(&template));
            return if full { Ok(template) } else { Err(Failure::Impossible) };
        };
        for places in [places & self.fresh, places - self.fresh] {
            for cell in places {
                match self.with(cell, open, rows, template) {
                    Err(Failure::Impossible) => {}
                    done => return done,
                }
            }
        }
        Err(Failure::Impossible)
    }
}

/// Finds the places of each digit that all templates use.
pub(super) fn set<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let (_, templates) = refined(position);
    for digit in position.digits() {
        let placements = templates.forced(position, digit);
        if !placements.is_empty() {
            found(deduction(Technique::TemplateSet, digit, placements, Vec::new()))?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds the places of each digit that no template uses.
pub(super) fn delete<const WORDS: usize>(
    position: &Position<WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    let (left, templates) = refined(position);
    for digit in position.digits() {
        let used = *left.places(digit) - templates.digits[digit.index()].unused;
        let unused = *position.places(digit) - used;
        let eliminations: Vec<_> = unused.iter().map(|cell| Candidate { cell, digit }).collect();
        if !eliminations.is_empty() {
            found(deduction(Technique::TemplateDelete, digit, Vec::new(), eliminations))?;
        }
    }
    ControlFlow::Continue(())
}

/// What is left of the templates when those go that use what all templates of another digit use, as
/// often as that takes any away: the position without such places, and its templates.
fn refined<const WORDS: usize>(position: &Position<WORDS>) -> (Position<WORDS>, Templates<WORDS>) {
    let (mut left, mut templates) = (position.clone(), Templates::default());
    loop {
        templates.update(&left);
        let forced: Vec<Candidate> =
            left.digits().flat_map(|digit| templates.forced(&left, digit)).collect();
        let mut removed = false;
        for Candidate { cell, digit } in forced {
            for other in left.candidates(cell) - Digits::only(digit) {
                removed |= left.remove(cell, other);
            }
        }
        if !removed {
            return (left, templates);
        }
    }
}

fn deduction(
    technique: Technique,
    digit: Digit,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
) -> Deduction {
    Deduction { technique, placements, eliminations, pattern: Pattern::Templates { digit } }
}
