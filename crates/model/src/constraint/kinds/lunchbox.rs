//! Lunchboxes: sandwiches between the smallest and the largest digit of the cells.

use evoku_messages::say;

use super::shared::{all_differ, line, sum};
use crate::constraint::automaton::Automaton;
use crate::constraint::drawings::lines;
use crate::constraint::kind::{ConstraintKind, Drawing, Extent, Law};
use crate::constraint::mark::Hue;
use crate::constraint::part::Part;

pub(in crate::constraint) static LUNCHBOX: ConstraintKind = ConstraintKind {
    name: "lunchbox",
    noun: say::constraint_lunchbox,
    about: say::constraint_lunchbox_rule,
    extent: Extent::AtLeast(2),
    numbers: &["total"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| {
        let place = |of: Option<&u32>| digits.iter().position(|digit| Some(digit) == of);
        let (low, high) = (place(digits.iter().min()), place(digits.iter().max()));
        let ends = low.min(high).zip(low.max(high));
        let between = ends.and_then(|(first, last)| digits.get(first + 1..last));
        all_differ(digits) && between.map(sum) == Some(constraint.number_or(0))
    }),
    parts: |ground, constraint| {
        let total = constraint.number_or(0);
        let automaton = Automaton::explore_along(
            constraint.cells().len(),
            ground.values(),
            None,
            |state: &Option<Meal>, digit| match state {
                None => Some(Some(Meal { low: digit, high: digit, ..Meal::default() })),
                Some(meal) => meal.with(digit, total).map(Some),
            },
            |state| state.is_some_and(|meal| meal.low < meal.high && meal.between == total),
        );
        let mut parts = line(constraint.cells(), automaton);
        parts.push(Part::Different(constraint.cells().to_vec()));
        parts
    },
    drawing: Drawing::Marks(|ground, constraint| lines::numbered(ground, constraint, Hue::STEEL)),
};

/// The digits so far: the smallest and the largest, their order, the sum of the digits between
/// them, and the sum of those after both. Sums beyond the total are capped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Meal {
    low: u32,
    high: u32,
    low_is_first: bool,
    between: u32,
    after: u32,
}

impl Meal {
    /// The state after one more digit; `None` if the digit repeats an end or the sums become
    /// impossible.
    fn with(self, digit: u32, total: u32) -> Option<Self> {
        let Self { low, high, low_is_first, between, after } = self;
        let cap = |sum: u32| sum.min(total + 1);
        if digit == low || digit == high {
            return None;
        }
        if low < digit && digit < high {
            let meal = Self { after: cap(after + digit), ..self };
            return meal.is_possible().then_some(meal);
        }
        // The sum between the new end and the other end.
        let new_is_low = digit < low;
        let replaced = if new_is_low { low } else { high };
        let is_near = low == high || low_is_first == new_is_low;
        let between = if is_near { after } else { cap(between + replaced + after) };
        let (low, high) = (low.min(digit), high.max(digit));
        Some(Self { low, high, low_is_first: !new_is_low, between, after: 0 })
    }

    /// Returns `true` if distinct digits between the smallest and the largest can have such sums.
    fn is_possible(self) -> bool {
        let most: u32 = (self.low + 1..self.high).sum();
        self.between + self.after <= most
    }
}
