//! Digits that layouts don't tell apart: where they may stand for each other, a grid has images
//! that obey the same constraints, so some givens have to say which one is meant.

use super::table::Layout;

/// What layouts say of any two digits, and of each alone.
pub(crate) struct Alike {
    /// For each two digits, counted from 0, what every layout says of them.
    said: Vec<Vec<Vec<u32>>>,
}

impl Alike {
    /// What these layouts say together of digits up to `side`.
    pub(crate) fn new(layouts: &[&Layout], side: usize) -> Self {
        let digits = || 1..=side as u32;
        let all = |first| digits().map(move |second| said(layouts, [side as u32, first, second]));
        Self { said: digits().map(|first| all(first).collect()).collect() }
    }

    /// How many digits have to be given at least, so that no exchange of the others leaves all that
    /// is said. It may be more where that is above three besides those that any two of would do.
    pub(crate) fn fewest(&self) -> usize {
        let mut fixed = vec![false; self.said.len()];
        for first in 0..fixed.len() {
            fixed[first] = (first + 1..fixed.len()).any(|second| self.may_exchange(first, second));
        }
        let settled = fixed.iter().filter(|&&is_fixed| is_fixed).count();
        let more = (0..3).find(|&more| self.tells(&mut fixed, 0, more));
        settled + more.unwrap_or(3)
    }

    /// An exchange of digits that leaves all that is said, as pairs of a digit and the other that
    /// takes its place, both from 1 on; none if there is none.
    pub(crate) fn exchange(&self) -> Option<Vec<(usize, usize)>> {
        let places = self.other(&vec![false; self.said.len()])?;
        let pairs = places.into_iter().enumerate().filter(|(digit, other)| digit != other);
        Some(pairs.map(|(digit, other)| (digit + 1, other + 1)).collect())
    }

    /// Whether two digits may take each other's place.
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

    /// Whether some `more` digits from `first` on, given besides those that are fixed, leave no
    /// exchange.
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

    /// An exchange of digits that leaves all that is said, and these digits where they are.
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

    /// Finds a place for all digits that have none.
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

    /// Whether the next digit can be in the place of another one.
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

/// What each of these layouts says of two digits on a board of a side.
fn said(layouts: &[&Layout], [side, first, second]: [u32; 3]) -> Vec<u32> {
    layouts.iter().map(|layout| (layout.says)(side, first, second)).collect()
}

/// Where a digit goes when two change places.
fn exchanged(digit: usize, first: usize, second: usize) -> usize {
    match digit {
        _ if digit == first => second,
        _ if digit == second => first,
        _ => digit,
    }
}
