//! Propagation of the parts of constraints, by their plain definitions.

use super::division::divide;
use super::level::Contradiction;
use super::narrowed::Narrowed;
use evoku_model::{Automaton, Cell, Pairs, Part, bits};

/// Removes candidates that a part of the constraints excludes. If all its cells except one are
/// decided, only candidates that satisfy it are left.
///
/// # Errors
/// If the part can't hold.
pub fn narrow(part: &Part, work: &mut impl Narrowed) -> Result<(), Contradiction> {
    match part {
        Part::Different(cells) => different(work, cells),
        Part::Pair { cells, allowed } => pair(work, *cells, allowed),
        Part::Sum { terms, total } => sum(work, terms, *total),
        Part::Line { cells, automaton } => line(work, cells, automaton),
        Part::Division(division) => divide(work, division),
    }
}

/// Removes the digit of each decided cell from the others.
fn different(work: &mut impl Narrowed, cells: &[Cell]) -> Result<(), Contradiction> {
    for (index, &cell) in cells.iter().enumerate() {
        let digits = work.get(cell);
        if digits.is_power_of_two() {
            let others = cells[..index].iter().chain(&cells[index + 1..]);
            others.copied().try_for_each(|other| work.keep(other, !digits))?;
        }
    }
    Ok(())
}

/// Removes candidates without a partner in the other cell.
fn pair(work: &mut impl Narrowed, cells: [Cell; 2], allowed: &Pairs) -> Result<(), Contradiction> {
    let [first, second] = cells;
    let partners = bits(work.get(first)).fold(0, |all, digit| all | allowed.forth(digit));
    work.keep(second, partners)?;
    let partners = bits(work.get(second)).fold(0, |all, digit| all | allowed.back(digit));
    work.keep(first, partners)
}

/// The smallest and the largest value of a term.
#[inline]
fn bounds(digits: u64, coefficient: i32) -> (i64, i64) {
    let least = i64::from(digits.trailing_zeros()) + 1;
    let greatest = i64::from(64 - digits.leading_zeros());
    let (one, other) = (least * i64::from(coefficient), greatest * i64::from(coefficient));
    (one.min(other), one.max(other))
}

/// Removes candidates that don't fit the bounds of all other terms (W. Harvey and J. Schimpf,
/// "Bounds consistency techniques for long linear constraints", TRICS 2002).
fn sum(work: &mut impl Narrowed, terms: &[(Cell, i32)], total: i64) -> Result<(), Contradiction> {
    loop {
        let (mut least, mut greatest) = (0, 0);
        for &(cell, coefficient) in terms {
            let (low, high) = bounds(work.get(cell), coefficient);
            least += low;
            greatest += high;
        }
        if !(least..=greatest).contains(&total) {
            return Err(Contradiction);
        }
        let mut has_changed = false;
        for &(cell, coefficient) in terms {
            let digits = work.get(cell);
            let (low, high) = bounds(digits, coefficient);
            // The range of the term for which the other terms can reach the total.
            let fits = total - (greatest - high)..=total - (least - low);
            let value = |digit: usize| (digit as i64 + 1) * i64::from(coefficient);
            let kept = bits(digits).filter(|&digit| fits.contains(&value(digit)));
            let kept = kept.fold(0, |kept, digit| kept | 1 << digit);
            has_changed |= kept != digits;
            work.keep(cell, kept)?;
        }
        if !has_changed {
            return Ok(());
        }
    }
}

/// Removes candidates that are on no path from the start to an accepting state.
fn line(
    work: &mut impl Narrowed,
    cells: &[Cell],
    automaton: &Automaton,
) -> Result<(), Contradiction> {
    let mut reached = vec![vec![false; automaton.states()]; cells.len() + 1];
    reached[0][0] = true;
    for (place, &cell) in cells.iter().enumerate() {
        let (before, after) = reached.split_at_mut(place + 1);
        let states = (0..automaton.states()).filter(|&state| before[place][state]);
        for (state, digit) in states.flat_map(|state| bits(work.get(cell)).map(move |d| (state, d)))
        {
            if let Some(next) = automaton.step(state, digit) {
                after[0][next] = true;
            }
        }
    }
    let mut useful: Vec<bool> =
        (0..automaton.states()).map(|state| automaton.accepts(state)).collect();
    for (place, &cell) in cells.iter().enumerate().rev() {
        let mut kept = 0;
        let mut before = vec![false; automaton.states()];
        for state in (0..automaton.states()).filter(|&state| reached[place][state]) {
            for digit in bits(work.get(cell)) {
                if automaton.step(state, digit).is_some_and(|next| useful[next]) {
                    before[state] = true;
                    kept |= 1 << digit;
                }
            }
        }
        work.keep(cell, kept)?;
        useful = before;
    }
    Ok(())
}
