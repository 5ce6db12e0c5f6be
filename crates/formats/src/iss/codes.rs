//! Encoding of relations and automata in URL-safe Base64.

use std::collections::{BTreeSet, VecDeque};

use evoku_model::QuickMap;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The most states of an automaton that is read.
const MOST: usize = 4096;

/// The value of a character.
fn value(sign: u8) -> Option<u8> {
    ALPHABET.iter().position(|&known| known == sign).map(|value| value as u8)
}

/// The positions of the bits that are set in a text of six bits per character, with the lowest bit
/// first.
pub(super) fn bits(text: &str) -> Option<Vec<usize>> {
    let values: Vec<u8> = text.bytes().map(value).collect::<Option<_>>()?;
    let is_set = |at: &usize| values[at / 6] >> (at % 6) & 1 == 1;
    Some((0..6 * values.len()).filter(is_set).collect())
}

/// Reads the table of a relation: for each first digit, the allowed second digits as bits. A
/// character has six pairs, with the lowest bit first. In the old format, `-` and `_` are swapped.
pub(super) fn pairs(text: &str, side: usize, is_old: bool) -> Option<Vec<u32>> {
    let signs = text.bytes().map(|sign| if is_old { exchanged(sign) } else { sign });
    let values: Option<Vec<u8>> = signs.map(value).collect();
    let values = values.filter(|values| side <= 30 && values.len() <= (side * side).div_ceil(6))?;
    let bit = |at: usize| values.get(at / 6).map_or(0, |value| u32::from(value >> (at % 6) & 1));
    let row = |first: usize| (0..side).map(|second| bit(first * side + second) << second).sum();
    Some((0..side).map(row).collect())
}

/// The current character for one in the old format.
fn exchanged(sign: u8) -> u8 {
    match sign {
        b'-' => b'_',
        b'_' => b'-',
        sign => sign,
    }
}

/// Encodes the table of a relation; `None` if it isn't valid for this side.
pub(super) fn print_pairs(table: &[u32], side: usize) -> Option<String> {
    if side > 30 || table.len() != side || table.iter().any(|row| row >> side != 0) {
        return None;
    }
    let bits: Vec<u8> =
        (0..side * side).map(|at| (table[at / side] >> (at % side) & 1) as u8).collect();
    let values = bits.chunks(6).map(|six| six.iter().rev().fold(0, |value, bit| value << 1 | bit));
    Some(values.map(|value| char::from(ALPHABET[usize::from(value)])).collect())
}

/// The relation of digits that are neither consecutive nor equal, for up to 30 digits.
pub(super) fn apart(side: usize) -> Vec<u32> {
    let partners = |first: usize| {
        (0..side.min(30)).filter(|second| first.abs_diff(*second) > 1).map(|bit| 1 << bit).sum()
    };
    (0..side).map(partners).collect()
}

/// Reads bits from a text, with the highest bit of each number first.
struct Bits {
    bits: Vec<bool>,
    at: usize,
}

impl Bits {
    fn of(text: &str) -> Option<Self> {
        let mut bits = Vec::with_capacity(6 * text.len());
        for sign in text.trim_end_matches('=').bytes() {
            let value = value(sign)?;
            bits.extend((0..6).rev().map(|bit| value >> bit & 1 == 1));
        }
        // Bits after the last whole byte are padding.
        bits.truncate(bits.len() / 8 * 8);
        Some(Self { bits, at: 0 })
    }

    fn left(&self) -> usize {
        self.bits.len() - self.at
    }

    fn take(&mut self, count: usize) -> Option<usize> {
        let bits = self.bits.get(self.at..self.at + count).filter(|_| count < 32)?;
        self.at += count;
        Some(bits.iter().fold(0, |number, &bit| number << 1 | usize::from(bit)))
    }
}

/// A nondeterministic automaton.
struct Several {
    digits: usize,
    /// The number of start states, which are the first states.
    starts: usize,
    ends: BTreeSet<usize>,
    /// The transitions of each state: a digit, counted from 0, and the next state.
    steps: Vec<Vec<(usize, usize)>>,
}

impl Several {
    /// Reads a header and the states. The header has the encoding of states, the width of a state
    /// number, the number of digits, and the numbers of start and accepting states.
    fn read(text: &str, side: usize) -> Option<Self> {
        let mut bits = Bits::of(text)?;
        let is_packed = bits.take(2).filter(|&form| form < 2)? == 1;
        let width = bits.take(4)? + 1;
        let digits = bits.take(4).filter(|digits| digits + 1 == side)? + 1;
        let starts = bits.take(width)?;
        let others = bits.take(width)?;
        let mut ends: BTreeSet<usize> = (starts..starts + others).collect();
        for start in (0..starts).rev() {
            if bits.take(1)? == 1 {
                ends.insert(start);
            }
        }
        let mut steps = Vec::new();
        if is_packed {
            while bits.left() >= digits && steps.len() < MOST {
                let active = bits.take(digits)?;
                let active = (0..digits).filter(|digit| active >> digit & 1 == 1);
                let step = |digit| Some((digit, bits.take(width)?));
                steps.push(active.map(step).collect::<Option<Vec<_>>>()?);
            }
        } else {
            let of_count = bits.take(4).filter(|&of_count| of_count > 0)?;
            let of_digit = (usize::BITS - (digits - 1).leading_zeros()) as usize;
            while bits.left() >= of_count && steps.len() < MOST {
                let count = bits.take(of_count)?;
                let step = |_| Some((bits.take(of_digit)?, bits.take(width)?));
                steps.push((0..count).map(step).collect::<Option<Vec<_>>>()?);
            }
        }
        Some(Self { digits, starts, ends, steps })
    }

    /// For each digit, the states that it leads to, ascending.
    fn step(&self, states: &[usize]) -> Vec<Vec<usize>> {
        let mut next = vec![Vec::new(); self.digits];
        for &(digit, to) in states.iter().filter_map(|&state| self.steps.get(state)).flatten() {
            if let Some(next) = next.get_mut(digit) {
                next.push(to);
            }
        }
        for states in &mut next {
            states.sort_unstable();
            states.dedup();
        }
        next
    }
}

/// Reads the table of a deterministic automaton. A state has a flag that is 1 if it accepts,
/// followed by the next state for each digit, counted from 1, or 0. The nondeterministic automaton
/// in the text is converted by the subset construction.
pub(super) fn automaton(text: &str, side: usize) -> Option<Vec<u32>> {
    let several = Several::read(text, side)?;
    let start: Vec<usize> = (0..several.starts).collect();
    let mut numbers = QuickMap::from_iter([(start.clone(), 1)]);
    let mut open = VecDeque::from([start]);
    let mut table = Vec::new();
    while let Some(states) = open.pop_front() {
        table.push(u32::from(states.iter().any(|state| several.ends.contains(state))));
        for next in several.step(&states) {
            if next.is_empty() {
                table.push(0);
                continue;
            }
            let count = numbers.len() as u32;
            let number = numbers.get(&next).copied().unwrap_or(count + 1);
            if number > count {
                numbers.insert(next.clone(), number);
                open.push_back(next);
            }
            table.push(number);
        }
        if numbers.len() > MOST {
            return None;
        }
    }
    Some(table)
}

/// Encodes the table of an automaton; `None` if it has too many states or digits.
pub(super) fn print_automaton(table: &[u32], side: usize) -> Option<String> {
    let rows: Vec<&[u32]> = table.chunks(side + 1).collect();
    let states = rows.len();
    let exists = |&to: &u32| to as usize <= states;
    let fits = |row: &&[u32]| row.len() == side + 1 && row[1..].iter().all(exists);
    if !(1..=16).contains(&side) || states > 1 << 14 || !rows.iter().all(fits) {
        return None;
    }
    // The order of states: the first one, then accepting ones, then the others.
    let mut order: Vec<usize> = (1..states).collect();
    order.sort_by_key(|&state| rows[state][0] == 0);
    order.insert(0, 0);
    let mut place = vec![0; states];
    order.iter().enumerate().for_each(|(index, &state)| place[state] = index);
    let ends = order[1..].iter().filter(|&&state| rows[state][0] > 0).count();
    let width = (usize::BITS - states.leading_zeros()) as usize;
    let mut bits = Vec::new();
    for (number, count) in [
        (1, 2),
        (width - 1, 4),
        (side - 1, 4),
        (1, width),
        (ends, width),
        (usize::from(rows[0][0] > 0), 1),
    ] {
        push(&mut bits, number, count);
    }
    for &state in &order {
        let next = &rows[state][1..];
        let active = (0..side).filter(|&digit| next[digit] > 0).map(|digit| 1 << digit).sum();
        push(&mut bits, active, side);
        for &to in next.iter().filter(|&&to| to > 0) {
            push(&mut bits, place[to as usize - 1], width);
        }
    }
    bits.resize(bits.len().next_multiple_of(8), false);
    let six = bits.chunks(6).map(|six| {
        (0..6).fold(0, |value, at| value << 1 | usize::from(six.get(at) == Some(&true)))
    });
    Some(six.map(|value| char::from(ALPHABET[value])).collect())
}

/// Appends a number of `count` bits, with the highest bit first.
fn push(bits: &mut Vec<bool>, number: usize, count: usize) {
    bits.extend((0..count).rev().map(|bit| number >> bit & 1 == 1));
}
