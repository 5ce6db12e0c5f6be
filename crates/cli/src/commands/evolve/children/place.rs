//! The replacement of members by children, inferred from the generations before and after.

use std::collections::HashMap;

use evoku_evolve::{Birth, Cost};

use super::{Family, Member};

/// The fate of a child.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// `true` if the child is a member of its generation.
    pub(super) is_accepted: bool,
    /// The number, from 1, of the child as a member, or of an equal member that was there before.
    pub(super) member: Option<usize>,
    /// The cost of the former member at this place, if that member is gone.
    pub(super) replaced: Option<Cost>,
}

/// Assigns children to places in the generation.
pub(super) struct Places<'a> {
    family: &'a Family,
    /// The places of each line in the generation that have no child yet. The last one is taken
    /// first.
    free: HashMap<&'a str, Vec<usize>>,
    /// The number of members of the generation before that are gone, by line.
    gone: HashMap<&'a str, usize>,
}

impl<'a> Places<'a> {
    pub(super) fn new(family: &'a Family) -> Self {
        let mut free: HashMap<&str, Vec<usize>> = HashMap::new();
        for (place, (line, _)) in family.after.iter().enumerate().rev() {
            free.entry(line).or_default().push(place);
        }
        let mut gone: HashMap<&str, usize> = HashMap::new();
        for (line, _) in &family.before {
            *gone.entry(line).or_default() += 1;
        }
        for (line, _) in &family.after {
            gone.entry(line).and_modify(|count| *count = count.saturating_sub(1));
        }
        Self { family, free, gone }
    }

    /// Returns the place of the next child; `None` if the run ended before any replacement.
    ///
    /// Equal attempts are indistinguishable. A member that keeps its place counts as the former one.
    pub(super) fn next(&mut self, child: &Birth) -> Option<Place> {
        let Family { before, after, is_solved, .. } = self.family;
        if *is_solved {
            return None;
        }
        let at = |members: &'a [Member], place: usize| members.get(place).map(|m| m.0.as_str());
        let mut place = Place { is_accepted: false, member: None, replaced: None };
        let Some(free) = self.free.get_mut(child.line.as_str()) else { return Some(place) };
        let is_new = |&number: &usize| at(before, number) != at(after, number);
        if let Some(index) = free.iter().rposition(is_new) {
            let number = free.remove(index);
            place.is_accepted = true;
            place.member = Some(number + 1);
            let former = before.get(number);
            let count = former.and_then(|(line, _)| self.gone.get_mut(line.as_str()));
            if let Some((count, (_, cost))) = count.filter(|count| **count > 0).zip(former) {
                *count -= 1;
                place.replaced = Some(*cost);
            }
        } else {
            place.member = free.last().map(|number| number + 1);
        }
        Some(place)
    }
}
