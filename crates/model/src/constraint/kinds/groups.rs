//! Groups of cells without an order: cages, required digits, clones, circles.

use evoku_messages::say;

use super::shared::{all_differ, digits_of, line, related, sum};
use crate::constraint::automaton::Automaton;
use crate::constraint::drawings::cells;
use crate::constraint::kind::{ConstraintKind, Drawing, Extent, Ground, Law};
use crate::constraint::part::Part;
use crate::constraint::values::Values;

pub(in crate::constraint) static DIFFERENT: ConstraintKind = ConstraintKind {
    name: "different",
    noun: say::constraint_different,
    about: say::constraint_different_rule,
    extent: Extent::AtLeast(2),
    numbers: &[],
    needed: 0,
    law: Law::Cells(|_, _, digits| all_differ(digits)),
    parts: |_, constraint| vec![Part::Different(constraint.cells().to_vec())],
    drawing: Drawing::Marks(cells::region),
};

pub(in crate::constraint) static KILLER: ConstraintKind = ConstraintKind {
    name: "killer",
    noun: say::constraint_killer,
    about: say::constraint_killer_rule,
    extent: Extent::AtLeast(1),
    numbers: &["total"],
    needed: 0,
    law: Law::Cells(|_, constraint, digits| {
        let total = constraint.numbers().first();
        all_differ(digits) && total.is_none_or(|&total| sum(digits) == total)
    }),
    parts: |_, constraint| {
        let cells = constraint.cells();
        let terms = || cells.iter().map(|&cell| (cell, 1));
        let total = constraint.numbers().first();
        let sum = total.map(|&total| Part::sum(terms(), i64::from(total)));
        let different = (cells.len() > 1).then(|| Part::Different(cells.to_vec()));
        different.into_iter().chain(sum).collect()
    },
    drawing: Drawing::Marks(|ground, constraint| {
        let total = constraint.numbers().first();
        cells::cage(ground, constraint, total.map(u32::to_string))
    }),
};

pub(in crate::constraint) static SUM: ConstraintKind = ConstraintKind {
    name: "sum",
    noun: say::constraint_sum,
    about: say::constraint_sum_rule,
    extent: Extent::Line(1),
    numbers: &["total"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| sum(digits) == constraint.number_or(0)),
    parts: |_, constraint| {
        let terms = constraint.cells().iter().map(|&cell| (cell, 1));
        vec![Part::sum(terms, i64::from(constraint.number_or(0)))]
    },
    drawing: Drawing::Marks(|ground, constraint| cells::operation(ground, constraint, "+")),
};

pub(in crate::constraint) static LITTLE_KILLER: ConstraintKind = ConstraintKind {
    name: "little-killer",
    noun: say::constraint_little_killer,
    about: say::constraint_little_killer_rule,
    extent: Extent::AtLeast(1),
    drawing: Drawing::Clue(""),
    ..SUM
};

pub(in crate::constraint) static PRODUCT: ConstraintKind = ConstraintKind {
    name: "product",
    noun: say::constraint_product,
    about: say::constraint_product_rule,
    extent: Extent::AtLeast(1),
    numbers: &["product"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let product = digits.iter().try_fold(1u32, |product, &digit| product.checked_mul(digit));
        product == Some(constraint.number_or(0))
    }),
    parts: |ground, constraint| {
        // The state is the remaining factor.
        let divide =
            |&left: &u32, digit: u32| (digit > 0 && left % digit == 0).then(|| left / digit);
        let start = constraint.number_or(0);
        if start == 0 {
            let step = |&has_zero: &bool, digit| Some(has_zero || digit == 0);
            let zero = Automaton::explore(ground.values(), false, step, |&has_zero| has_zero);
            return line(constraint.cells(), zero);
        }
        line(
            constraint.cells(),
            Automaton::explore(ground.values(), start, divide, |&left| left == 1),
        )
    },
    drawing: Drawing::Marks(|ground, constraint| cells::operation(ground, constraint, "\u{d7}")),
};

/// The largest digit, and all others.
fn largest_and_rest(digits: &[u32]) -> (u32, impl Iterator<Item = u32> + '_) {
    let largest = (0..digits.len()).max_by_key(|&index| digits[index]).unwrap_or(0);
    let rest = digits.iter().enumerate().filter(move |&(index, _)| index != largest);
    (digits.get(largest).copied().unwrap_or(0), rest.map(|(_, &digit)| digit))
}

/// Reads words and combines all digits except the largest with `gather`, beginning with `start`.
/// `accepts` decides on the largest digit and the combined value, which never exceeds the largest
/// digit of the board.
fn by_largest(
    values: Values,
    start: u32,
    gather: impl Fn(u32, u32) -> u32,
    accepts: impl Fn(u32, u32) -> bool,
) -> Automaton {
    Automaton::explore(
        values,
        (None, start),
        |&(largest, rest), digit| {
            let rest = largest.map_or(rest, |largest: u32| gather(rest, largest.min(digit)));
            (rest <= values.last).then(|| (largest.max(Some(digit)), rest))
        },
        |&(largest, rest)| accepts(largest.unwrap_or(0), rest),
    )
}

pub(in crate::constraint) static MINUS: ConstraintKind = ConstraintKind {
    name: "minus",
    noun: say::constraint_minus,
    about: say::constraint_minus_rule,
    extent: Extent::AtLeast(2),
    numbers: &["difference"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let (largest, rest) = largest_and_rest(digits);
        largest == rest.sum::<u32>() + constraint.number_or(0)
    }),
    parts: |ground, constraint| {
        let difference = constraint.number_or(0);
        let accepts = |largest, sum| largest == sum + difference;
        let automaton = by_largest(ground.values(), 0, |sum, digit| sum + digit, accepts);
        line(constraint.cells(), automaton)
    },
    drawing: Drawing::Marks(|ground, constraint| cells::operation(ground, constraint, "\u{2212}")),
};

pub(in crate::constraint) static DIVIDE: ConstraintKind = ConstraintKind {
    name: "divide",
    noun: say::constraint_divide,
    about: say::constraint_divide_rule,
    extent: Extent::AtLeast(2),
    numbers: &["quotient"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let (largest, rest) = largest_and_rest(digits);
        let quotient = u64::from(constraint.number_or(0));
        u64::from(largest) == rest.fold(quotient, |product, digit| product * u64::from(digit))
    }),
    parts: |ground, constraint| {
        let quotient = u64::from(constraint.number_or(0));
        let accepts = |largest, product| u64::from(largest) == u64::from(product) * quotient;
        let multiply = |product, digit: u32| product * digit;
        line(constraint.cells(), by_largest(ground.values(), 1, multiply, accepts))
    },
    drawing: Drawing::Marks(|ground, constraint| cells::operation(ground, constraint, "\u{f7}")),
};

pub(in crate::constraint) static EVEN: ConstraintKind = ConstraintKind {
    name: "even",
    noun: say::constraint_even,
    about: say::constraint_even_rule,
    extent: Extent::AtLeast(1),
    numbers: &[],
    needed: 0,
    law: Law::Cells(|_, _, digits| digits.iter().all(|digit| digit % 2 == 0)),
    parts: |ground, constraint| digits_of(ground, constraint, |digit| digit % 2 == 0),
    drawing: Drawing::Marks(cells::squares),
};

pub(in crate::constraint) static ODD: ConstraintKind = ConstraintKind {
    name: "odd",
    noun: say::constraint_odd,
    about: say::constraint_odd_rule,
    extent: Extent::AtLeast(1),
    numbers: &[],
    needed: 0,
    law: Law::Cells(|_, _, digits| digits.iter().all(|digit| digit % 2 == 1)),
    parts: |ground, constraint| digits_of(ground, constraint, |digit| digit % 2 == 1),
    drawing: Drawing::Marks(cells::discs),
};

/// The maximum number of states for a single automaton that reads all required digits. Beyond that,
/// each digit gets its own automaton.
const JOINTLY: u64 = 1 << 10;

/// Accepts words that contain all of these digits, given in ascending order.
fn contained(ground: &Ground<'_>, named: &[u32]) -> Automaton {
    let step = |left: &Vec<u32>, digit: u32| Some(without(left, digit));
    Automaton::explore(ground.values(), named.to_vec(), step, Vec::is_empty)
}

/// Removes one occurrence of a digit.
fn without(digits: &[u32], digit: u32) -> Vec<u32> {
    let mut digits = digits.to_vec();
    if let Some(found) = digits.iter().position(|&other| other == digit) {
        digits.remove(found);
    }
    digits
}

pub(in crate::constraint) static CONTAINS: ConstraintKind = ConstraintKind {
    name: "contains",
    noun: say::constraint_contains,
    about: say::constraint_contains_rule,
    extent: Extent::AtLeast(1),
    numbers: &["digit..."],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let count = |among: &[u32], digit| among.iter().filter(|&&other| other == digit).count();
        let named = constraint.numbers();
        named.iter().all(|&digit| count(digits, digit) >= count(named, digit))
    }),
    parts: |ground, constraint| {
        let mut named = constraint.numbers().to_vec();
        named.sort_unstable();
        let counts = named.chunk_by(|a, b| a == b).map(|same| same.len() as u64 + 1);
        let ways = counts.fold(1, u64::saturating_mul);
        if ways > JOINTLY || named.len() > constraint.cells().len() {
            let counted = named.chunk_by(|a, b| a == b).map(|same| contained(ground, same));
            return counted.flat_map(|automaton| line(constraint.cells(), automaton)).collect();
        }
        line(constraint.cells(), contained(ground, &named))
    },
    drawing: Drawing::Marks(cells::quadruple),
};

pub(in crate::constraint) static CLONE: ConstraintKind = ConstraintKind {
    name: "clone",
    noun: say::constraint_clone,
    about: say::constraint_clone_rule,
    extent: Extent::Line(2),
    numbers: &[],
    needed: 0,
    law: Law::Cells(|_, _, digits| {
        let (first, second) = digits.split_at(digits.len() / 2);
        first == second
    }),
    parts: |ground, constraint| {
        let (first, second) = constraint.cells().split_at(constraint.cells().len() / 2);
        if first.len() != second.len() {
            return digits_of(ground, constraint, |_| false);
        }
        let pairs = first.iter().zip(second).map(|(&first, &second)| [first, second]);
        related(ground.values(), pairs, |first, second| first == second)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        let half = constraint.cells().len().div_ceil(2).max(1);
        cells::sets(ground, constraint, constraint.cells().chunks(half))
    }),
};

pub(in crate::constraint) static COUNTING_CIRCLES: ConstraintKind = ConstraintKind {
    name: "counting-circles",
    noun: say::constraint_counting_circles,
    about: say::constraint_counting_circles_rule,
    extent: Extent::AtLeast(1),
    numbers: &[],
    needed: 0,
    law: Law::Cells(|_, _, digits| {
        let count = |digit| digits.iter().filter(|&&other| other == digit).count();
        digits.iter().all(|&digit| count(digit) == digit as usize)
    }),
    parts: |ground, constraint| {
        let counted =
            |digit: u32| line(constraint.cells(), none_or_as_many(ground.values(), digit));
        let mut parts: Vec<Part> = ground.values().table().flat_map(counted).collect();
        if ground.count() <= MOST_IN_SETS {
            let cells = constraint.cells();
            parts.extend(line(cells, adding_up(ground.values(), cells.len() as u32)));
        }
        parts
    },
    drawing: Drawing::Marks(cells::circles),
};

/// The largest number of digits for which an automaton can have a state for each set of digits.
const MOST_IN_SETS: usize = 9;

/// Accepts words whose distinct digits add up to the total. If each digit occurs as often as its
/// value, this sum is the number of cells.
fn adding_up(values: Values, total: u32) -> Automaton {
    // The set of digits read, one bit each, and their sum.
    let step = |&(seen, sum): &(u64, u32), read: u32| {
        let with = seen | 1 << read;
        let sum = if with == seen { sum } else { sum + read };
        (sum <= total).then_some((with, sum))
    };
    Automaton::explore(values, (0, 0), step, |&(_, sum)| sum == total)
}

/// Accepts words in which a digit occurs either never or as often as its value.
fn none_or_as_many(values: Values, digit: u32) -> Automaton {
    let count = |count: &u32, read: u32| count + u32::from(read == digit);
    let step = |before: &u32, read| Some(count(before, read)).filter(|&count| count <= digit);
    Automaton::explore(values, 0, step, |&count| count == 0 || count == digit)
}
