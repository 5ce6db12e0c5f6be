//! Templates: all ways to place one digit on the whole board.
//!
//! A template of a digit is a set of its places, no two of them peers, with one in every house that
//! still needs it. A place that no template uses can be ruled out, and one that all use can be set.
//! Then templates of other digits that use it are removed as well (hodoku.sourceforge.net,
//! "Templates"; sudopedia, "Templating"; on 9x9 a blank board has 46,656).
//!
//! Templates are never enumerated: a few that together use every possible place contain the same
//! information. While a digit only loses places, the templates without the lost places remain
//! valid, so usually no search is needed. Boards whose rows don't hold every digit have no
//! templates: all their places are unknown.
//!
//! No single-digit technique (fish, coloring, X-chain...) can rule out a place that a template
//! uses. So the templates answer exactly if there is anything to find for a digit, see
//! [`Templates::suspects`].

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::position::Position;
use crate::technique::Technique;
use evoku_model::{Candidate, Cell, Digit, Digits, Element, House, HouseKind, Set};

/// The number of places tried for the templates of a digit on boards larger than 9x9. Finding a
/// template is three-dimensional matching, which is hard in general. Up to 9x9 it takes a few
/// hundred.
const TRIES: u32 = 20_000;

/// The known templates of every digit.
#[derive(Debug, Default)]
pub(crate) struct Templates<const WORDS: usize> {
    revision: Option<u64>,
    digits: Vec<Known<WORDS>>,
    /// The digits with suspects.
    suspicious: Digits,
}

/// The known templates of a digit.
#[derive(Clone, Default, Debug)]
struct Known<const WORDS: usize> {
    /// The places of the digit for which this is valid.
    places: Set<Cell, WORDS>,
    /// The revision of the position when the places last changed.
    changed: u64,
    /// Some templates, without filled cells.
    templates: Vec<Set<Cell, WORDS>>,
    /// The places that no template uses.
    unused: Set<Cell, WORDS>,
    /// The places that stayed undecided because the tries were used up.
    unknown: Set<Cell, WORDS>,
}

impl<const WORDS: usize> Templates<WORDS> {
    /// Updates all digits to a position. Free if nothing has changed.
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

    /// The digits whose places a single-digit technique may rule out.
    pub(crate) fn suspicious(&self) -> Digits {
        self.suspicious
    }

    /// The places that a single-digit technique may rule out; every other place is in a template.
    pub(crate) fn suspects(&self, digit: Digit) -> Set<Cell, WORDS> {
        let known = &self.digits[digit.index()];
        known.unused | known.unknown
    }

    /// The places of a digit that all its templates use: the only used place in its row.
    fn forced(&self, position: &Position<WORDS>, digit: Digit) -> Vec<Candidate> {
        let used = self.digits[digit.index()].places - self.digits[digit.index()].unused;
        let rows = position.geometry().houses().take(position.side());
        let only = rows.filter_map(|row| (*position.layout().house(row) & used).single());
        only.map(|cell| Candidate { cell, digit }).collect()
    }

    /// The revision since which the places of a digit are unchanged.
    pub(crate) fn changed(&self, digit: Digit) -> u64 {
        self.digits[digit.index()].changed
    }
}

/// Rows of a board, which are its first houses.
type Rows = Set<House, 1>;

impl<const WORDS: usize> Known<WORDS> {
    fn update(&mut self, position: &Position<WORDS>, digit: Digit) {
        let layout = position.layout();
        let geometry = layout.geometry();
        let places = *position.places(digit);
        if !geometry.frame().is_usual() {
            // A digit may be missing in rows that are not houses.
            *self =
                Self { places, changed: position.revision(), unknown: places, ..Self::default() };
            return;
        }
        let has_places = |house: &House| !layout.house(*house).is_disjoint(&places);
        let rows: Rows = geometry.houses().take(position.side()).filter(has_places).collect();
        if places.is_subset(&self.places) {
            // The rest of a template contains no two peers, so it is a template if it has a place
            // in each row. If the digit was placed in one of its cells, that row has no places any
            // more.
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

/// The reason why no template was found.
enum Failure {
    Impossible,
    OutOfTries,
}

/// A depth-first search for a template. The next row is one with a single place left, or else the
/// first.
///
/// With a place in every row, and no two of them peers, columns and boxes have one too. Only
/// additional houses (diagonals, windows) need a check.
struct Completion<'a, const WORDS: usize> {
    position: &'a Position<WORDS>,
    /// The houses besides rows, columns and boxes that need the digit.
    overlays: &'a [Set<Cell, WORDS>],
    /// The preferred places.
    fresh: Set<Cell, WORDS>,
    /// The number of places that may still be tried.
    tries: u32,
}

impl<const WORDS: usize> Completion<'_, WORDS> {
    /// The template with this place and those so far, if the remaining rows can be filled from the
    /// open places.
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

/// Repeatedly removes templates that use a place which all templates of another digit use. Returns
/// the position without such places, and its templates.
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
