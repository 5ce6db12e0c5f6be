//! Digits that layouts don't distinguish. If such digits can be exchanged, a solution has images
//! that obey the same constraints, so some givens must decide between them.

use super::table::Layout;

/// The statements that layouts make about any two digits, and about each single one.
pub(crate) struct Alike {
    /// For each pair of digits, counted from 0: the statement of every layout.
    said: Vec<Vec<Vec<u32>>>,
}

impl Alike {
    /// Collects the statements of these layouts about digits up to `side`.
    pub(crate) fn new(layouts: &[&Layout], side: usize) -> Self {
        let digits = || 1..=side as u32;
        let all = |first| digits().map(move |second| said(layouts, [side as u32, first, second]));
        Self { said: digits().map(|first| all(first).collect()).collect() }
    }

    /// The fewest digits that must be given so that no exchange of the other digits preserves all
    /// statements. Of digits that can be exchanged in pairs, all except one must be given. If more
    /// than three digits are needed besides those, the result is a lower bound.
    pub(crate) fn fewest(&self) -> usize {
        let mut fixed = vec![false; self.said.len()];
        for first in 0..fixed.len() {
            fixed[first] = (first + 1..fixed.len()).any(|second| self.may_exchange(first, second));
        }
        let settled = fixed.iter().filter(|&&is_fixed| is_fixed).count();
        let more = (0..3).find(|&more| self.tells(&mut fixed, 0, more));
        settled + more.unwrap_or(3)
    }

    /// An exchange of digits that preserves all statements, as pairs of a digit and its
    /// replacement, from 1. `None` if there is no such exchange.
    pub(crate) fn exchange(&self) -> Option<Vec<(usize, usize)>> {
        let places = self.other(&vec![false; self.said.len()])?;
        let pairs = places.into_iter().enumerate().filter(|(digit, other)| digit != other);
        Some(pairs.map(|(digit, other)| (digit + 1, other + 1)).collect())
    }

    /// Returns `true` if swapping the two digits preserves all statements.
    fn may_exchange(&self, first: usize, second: usize) -> bool {
        let other = |digit| exchanged(digit, first, second);
        let changed = [first, second];
        changed.into_iter().all(|one| {
            (0..self.said.len()).all(|digit| {
                self.said[one][digit] == self.said[other(one)][other(digit)]
                    && self.said[digit][one] == self.said[other(digit)][other(one)]
            })
        })
    }

    /// Returns `true` if fixing some `more` digits, from `first` on, besides those already fixed,
    /// rules out every exchange.
    fn tells(&self, fixed: &mut [bool], first: usize, more: usize) -> bool {
        if more == 0 {
            return self.other(fixed).is_none();
        }
        for digit in first..fixed.len() {
            if !fixed[digit] {
                fixed[digit] = true;
                let tells = self.tells(fixed, digit + 1, more - 1);
                fixed[digit] = false;
                if tells {
                    return true;
                }
            }
        }
        false
    }

    /// An exchange that preserves all statements and moves no fixed digit.
    fn other(&self, fixed: &[bool]) -> Option<Vec<usize>> {
        let side = self.said.len();
        // The first digit that moves.
        (0..side).filter(|&digit| !fixed[digit]).find_map(|moved| {
            let mut places: Vec<usize> = (0..moved).collect();
            (moved + 1..side).find_map(|other| {
                places.truncate(moved);
                (!fixed[other] && self.fits(&places, other)).then(|| places.push(other))?;
                self.complete(&mut places, fixed).then(|| places.clone())
            })
        })
    }

    /// Finds a replacement for each digit without one.
    fn complete(&self, places: &mut Vec<usize>, fixed: &[bool]) -> bool {
        let digit = places.len();
        if digit == self.said.len() {
            return true;
        }
        for other in 0..self.said.len() {
            let stays = digit == other;
            if (stays || !(fixed[digit] || fixed[other])) && self.fits(places, other) {
                places.push(other);
                if self.complete(places, fixed) {
                    return true;
                }
                places.truncate(digit);
            }
        }
        false
    }

    /// Returns `true` if the next digit can be replaced by `other`.
    fn fits(&self, places: &[usize], other: usize) -> bool {
        let digit = places.len();
        !places.contains(&other)
            && self.said[digit][digit] == self.said[other][other]
            && places.iter().enumerate().all(|(before, &place)| {
                self.said[before][digit] == self.said[place][other]
                    && self.said[digit][before] == self.said[other][place]
            })
    }
}

/// The statements of these layouts about two digits on a board of this side.
fn said(layouts: &[&Layout], [side, first, second]: [u32; 3]) -> Vec<u32> {
    layouts.iter().map(|layout| (layout.says)(side, first, second)).collect()
}

/// The replacement of a digit when two digits are swapped.
fn exchanged(digit: usize, first: usize, second: usize) -> usize {
    match digit {
        _ if digit == first => second,
        _ if digit == second => first,
        _ => digit,
    }
}
