//! Lines: the order of the cells matters.

use evoku_messages::say;

use std::cmp::Ordering;

use super::shared::{
    all_differ, digits_of, equal_sums, every_two, line, related, steps, sum, third,
};
use crate::constraint::automaton::Automaton;
use crate::constraint::drawings::lines;
use crate::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Ground, Law};
use crate::constraint::mark::Hue;
use crate::constraint::part::Part;
use crate::constraint::values::Values;
use crate::element::Cell;
use crate::set::Element;

/// Defaults shared by most lines.
const LINE: ConstraintKind = ConstraintKind {
    name: "",
    noun: || say::verbatim(""),
    about: || say::verbatim(""),
    extent: Extent::Line(2),
    numbers: &[],
    needed: 0,
    law: Law::Cells(|_, _, _| true),
    parts: |_, _| Vec::new(),
    drawing: Drawing::Words,
};

pub(in crate::constraint) static THERMOMETER: ConstraintKind = ConstraintKind {
    name: "thermometer",
    noun: say::constraint_thermometer,
    about: say::constraint_thermometer_rule,
    law: Law::Cells(|_, _, digits| digits.is_sorted_by(|earlier, later| earlier < later)),
    parts: |ground, constraint| {
        related(ground.values(), steps(constraint.cells()), |earlier, later| earlier < later)
    },
    drawing: Drawing::Marks(|ground, constraint| lines::thermometer(ground, constraint, false)),
    ..LINE
};

pub(in crate::constraint) static SLOW_THERMOMETER: ConstraintKind = ConstraintKind {
    name: "slow-thermometer",
    noun: say::constraint_slow_thermometer,
    about: say::constraint_slow_thermometer_rule,
    law: Law::Cells(|_, _, digits| digits.is_sorted()),
    parts: |ground, constraint| {
        related(ground.values(), steps(constraint.cells()), |earlier, later| earlier <= later)
    },
    drawing: Drawing::Marks(|ground, constraint| lines::thermometer(ground, constraint, true)),
    ..LINE
};

/// The smallest difference along a line of whispers. The default on 9x9 is 5, as in German
/// whispers.
fn whispered(ground: &Ground<'_>, constraint: &Constraint) -> u32 {
    constraint.number_or((ground.count() as u32).div_ceil(2))
}

pub(in crate::constraint) static WHISPERS: ConstraintKind = ConstraintKind {
    name: "whispers",
    noun: say::constraint_whispers,
    about: say::constraint_whispers_rule,
    numbers: &["difference"],
    law: Law::Cells(|ground, constraint, digits| {
        let least = whispered(ground, constraint);
        digits.windows(2).all(|pair| pair[0].abs_diff(pair[1]) >= least)
    }),
    parts: |ground, constraint| {
        let least = whispered(ground, constraint);
        let far = |first: u32, second: u32| first.abs_diff(second) >= least;
        related(ground.values(), steps(constraint.cells()), far)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        let is_german = whispered(ground, constraint) >= (ground.count() as u32).div_ceil(2);
        let hue = if is_german { Hue::GREEN } else { Hue::ORANGE };
        lines::plain(ground, constraint, hue, lines::WIDE)
    }),
    ..LINE
};

pub(in crate::constraint) static RENBAN: ConstraintKind = ConstraintKind {
    name: "renban",
    noun: say::constraint_renban,
    about: say::constraint_renban_rule,
    law: Law::Cells(|_, _, digits| {
        let range = digits.iter().max().zip(digits.iter().min()).map_or(0, |(max, min)| max - min);
        all_differ(digits) && range as usize + 1 == digits.len()
    }),
    // Distinct digits within a range of `length` leave no gap.
    parts: |ground, constraint| {
        let length = constraint.cells().len() as u32;
        if length as usize > ground.count() {
            return digits_of(ground, constraint, |_| false);
        }
        let close = |first: u32, second: u32| first != second && first.abs_diff(second) < length;
        let mut parts = related(ground.values(), every_two(constraint.cells()), close);
        parts.push(Part::Different(constraint.cells().to_vec()));
        parts
    },
    extent: Extent::AtLeast(2),
    drawing: Drawing::Marks(|ground, constraint| {
        lines::plain(ground, constraint, Hue::PURPLE, lines::BROAD)
    }),
    ..LINE
};

pub(in crate::constraint) static NABNER: ConstraintKind = ConstraintKind {
    name: "nabner",
    noun: say::constraint_nabner,
    about: say::constraint_nabner_rule,
    numbers: &["difference"],
    law: Law::Cells(|_, constraint, digits| {
        let least = constraint.number_or(2);
        digits.iter().enumerate().all(|(later, digit)| {
            digits[..later].iter().all(|earlier| earlier.abs_diff(*digit) >= least)
        })
    }),
    parts: |ground, constraint| {
        let least = constraint.number_or(2);
        if least > 0 && constraint.cells().len() > ground.count() {
            return digits_of(ground, constraint, |_| false);
        }
        let apart = |first: u32, second: u32| first.abs_diff(second) >= least;
        related(ground.values(), every_two(constraint.cells()), apart)
    },
    extent: Extent::AtLeast(2),
    drawing: Drawing::Marks(|ground, constraint| {
        lines::plain(ground, constraint, Hue::YELLOW, lines::BROAD)
    }),
    ..LINE
};

pub(in crate::constraint) static PALINDROME: ConstraintKind = ConstraintKind {
    name: "palindrome",
    noun: say::constraint_palindrome,
    about: say::constraint_palindrome_rule,
    law: Law::Cells(|_, _, digits| digits.iter().eq(digits.iter().rev())),
    parts: |ground, constraint| {
        related(ground.values(), mirrored(constraint.cells()), |a, b| a == b)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        lines::plain(ground, constraint, Hue::GREY, lines::NARROW)
    }),
    ..LINE
};

/// The pairs of cells with the same distance from both ends.
fn mirrored(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> + '_ {
    let halves = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
    halves.map(|(&first, &last)| [first, last])
}

/// The two ends of a line, then the cells between them.
fn ends_first(cells: &[Cell]) -> Vec<Cell> {
    let ends = [cells.first(), cells.last()].into_iter().flatten();
    let between = cells.get(1..cells.len().saturating_sub(1)).unwrap_or_default();
    ends.chain(between).copied().collect()
}

/// Reads the two ends, then digits that must each fit both. The callbacks get the smaller end
/// first.
fn by_ends(
    values: Values,
    ends: impl Fn(u32, u32) -> bool,
    fits: impl Fn(u32, u32, u32) -> bool,
) -> Automaton {
    Automaton::explore(
        values,
        (None, None),
        |&state, digit| match state {
            (None, _) => Some((Some(digit), None)),
            (Some(first), None) => {
                let (low, high) = (first.min(digit), first.max(digit));
                ends(low, high).then_some((Some(low), Some(high)))
            }
            (Some(low), Some(high)) => fits(low, high, digit).then_some(state),
        },
        |(_, high)| high.is_some(),
    )
}

pub(in crate::constraint) static BETWEEN: ConstraintKind = ConstraintKind {
    name: "between",
    noun: say::constraint_between,
    about: say::constraint_between_rule,
    law: Law::Cells(|_, _, digits| {
        let (first, last) = (digits[0], digits[digits.len() - 1]);
        let (low, high) = (first.min(last), first.max(last));
        digits[1..digits.len() - 1].iter().all(|&digit| low < digit && digit < high)
    }),
    parts: |ground, constraint| {
        let inside = |low, high, digit| low < digit && digit < high;
        line(&ends_first(constraint.cells()), by_ends(ground.values(), |_, _| true, inside))
    },
    drawing: Drawing::Marks(lines::between),
    ..LINE
};

/// The smallest difference of the ends of a lockout line.
fn locked_out(ground: &Ground<'_>, constraint: &Constraint) -> u32 {
    constraint.number_or(ground.count() as u32 / 2)
}

pub(in crate::constraint) static LOCKOUT: ConstraintKind = ConstraintKind {
    name: "lockout",
    noun: say::constraint_lockout,
    about: say::constraint_lockout_rule,
    numbers: &["difference"],
    law: Law::Cells(|ground, constraint, digits| {
        let (first, last) = (digits[0], digits[digits.len() - 1]);
        let (low, high) = (first.min(last), first.max(last));
        high - low >= locked_out(ground, constraint)
            && digits[1..digits.len() - 1].iter().all(|&digit| digit < low || high < digit)
    }),
    parts: |ground, constraint| {
        let least = locked_out(ground, constraint);
        let outside = |low, high, digit| digit < low || high < digit;
        let ends = |low, high| high - low >= least;
        line(&ends_first(constraint.cells()), by_ends(ground.values(), ends, outside))
    },
    drawing: Drawing::Marks(lines::lockout),
    ..LINE
};

/// The pairs of cells at most `reach` apart along a line.
fn within(cells: &[Cell], reach: usize) -> impl Iterator<Item = [Cell; 2]> + '_ {
    let pairs = (1..=reach).flat_map(|distance| cells.iter().zip(cells.iter().skip(distance)));
    pairs.map(|(&first, &second)| [first, second])
}

/// Returns `true` if every `window` consecutive digits belong to different groups.
fn groups_differ(digits: &[u32], window: usize, group: impl Fn(u32) -> u32) -> bool {
    let groups: Vec<u32> = digits.iter().map(|&digit| group(digit)).collect();
    let window = window.min(groups.len());
    groups.windows(window.max(1)).all(all_differ)
}

pub(in crate::constraint) static MODULAR: ConstraintKind = ConstraintKind {
    name: "modular",
    noun: say::constraint_modular,
    about: say::constraint_modular_rule,
    numbers: &["modulus"],
    law: Law::Cells(|_, constraint, digits| {
        let modulus = constraint.number_or(3).max(1);
        groups_differ(digits, modulus as usize, |digit| digit % modulus)
    }),
    parts: |ground, constraint| {
        let modulus = constraint.number_or(3).max(1);
        let reach = (modulus as usize - 1).min(constraint.cells().len());
        let differ = |first: u32, second: u32| first % modulus != second % modulus;
        related(ground.values(), within(constraint.cells(), reach), differ)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        lines::plain(ground, constraint, Hue::TEAL, lines::WIDE)
    }),
    ..LINE
};

pub(in crate::constraint) static ENTROPIC: ConstraintKind = ConstraintKind {
    name: "entropic",
    noun: say::constraint_entropic,
    about: say::constraint_entropic_rule,
    law: Law::Cells(|ground, _, digits| {
        groups_differ(digits, 3, |digit| third(ground.values(), digit))
    }),
    parts: |ground, constraint| {
        let group = |digit| third(ground.values(), digit);
        let differ = |first, second| group(first) != group(second);
        related(ground.values(), within(constraint.cells(), 2), differ)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        lines::plain(ground, constraint, Hue::PEACH, lines::NARROW)
    }),
    ..LINE
};

pub(in crate::constraint) static ZIPPER: ConstraintKind = ConstraintKind {
    name: "zipper",
    noun: say::constraint_zipper,
    about: say::constraint_zipper_rule,
    extent: Extent::Line(3),
    law: Law::Cells(|_, _, digits| {
        let half = digits.len() / 2;
        let sums = (0..half).map(|index| digits[index] + digits[digits.len() - 1 - index]);
        let centre = (digits.len() % 2 == 1).then(|| digits[half]);
        let sums: Vec<u32> = sums.chain(centre).collect();
        sums.windows(2).all(|pair| pair[0] == pair[1])
    }),
    parts: |_, constraint| {
        let cells = constraint.cells();
        let centre = cells[cells.len() / 2];
        let sums = mirrored(cells).map(Vec::from);
        let sums: Vec<_> = sums.chain((cells.len() % 2 == 1).then(|| vec![centre])).collect();
        equal_sums(&sums)
    },
    drawing: Drawing::Marks(lines::zipper),
    ..LINE
};

/// Splits a line into maximal segments within one region.
fn segments(ground: &Ground<'_>, cells: &[Cell]) -> Vec<Vec<Cell>> {
    let region = |cell: &Cell| ground.regions.get(cell.index()).copied();
    cells.chunk_by(|a, b| region(a) == region(b)).map(<[Cell]>::to_vec).collect()
}

pub(in crate::constraint) static REGION_SUM: ConstraintKind = ConstraintKind {
    name: "region-sum",
    noun: say::constraint_region_sum,
    about: say::constraint_region_sum_rule,
    law: Law::Cells(|ground, constraint, digits| {
        let mut digits = digits;
        let segments = segments(ground, constraint.cells()).into_iter();
        let sums = segments.map(|segment| {
            let (part, rest) = digits.split_at(segment.len());
            digits = rest;
            sum(part)
        });
        let sums: Vec<u32> = sums.collect();
        sums.windows(2).all(|pair| pair[0] == pair[1])
    }),
    parts: |ground, constraint| equal_sums(&segments(ground, constraint.cells())),
    drawing: Drawing::Marks(|ground, constraint| {
        lines::plain(ground, constraint, Hue::BLUE, lines::NARROW)
    }),
    ..LINE
};

/// The number of cells of an arrow's bulb: 2 for a pill with a two-digit number.
fn bulb(constraint: &Constraint) -> usize {
    (constraint.number_or(1).max(1) as usize).min(constraint.cells().len())
}

pub(in crate::constraint) static ARROW: ConstraintKind = ConstraintKind {
    name: "arrow",
    noun: say::constraint_arrow,
    about: say::constraint_arrow_rule,
    numbers: &["cells of the bulb"],
    law: Law::Cells(|_, constraint, digits| {
        let (bulb, shaft) = digits.split_at(bulb(constraint));
        let read = bulb.iter().fold(0u64, |read, &digit| 10 * read + u64::from(digit));
        read == u64::from(sum(shaft))
    }),
    parts: |_, constraint| {
        let (bulb, shaft) = constraint.cells().split_at(bulb(constraint));
        let places = (0..bulb.len()).rev().map(|place| 10i32.saturating_pow(place as u32));
        let bulb = bulb.iter().copied().zip(places);
        vec![Part::sum(bulb.chain(shaft.iter().map(|&cell| (cell, -1))), 0)]
    },
    drawing: Drawing::Marks(|ground, constraint| {
        lines::arrow(ground, constraint, bulb(constraint))
    }),
    ..LINE
};

pub(in crate::constraint) static DOUBLE_ARROW: ConstraintKind = ConstraintKind {
    name: "double-arrow",
    noun: say::constraint_double_arrow,
    about: say::constraint_double_arrow_rule,
    extent: Extent::Line(3),
    law: Law::Cells(|_, _, digits| {
        let ends = digits[0] + digits[digits.len() - 1];
        ends == sum(&digits[1..digits.len() - 1])
    }),
    parts: |_, constraint| {
        let cells = ends_first(constraint.cells());
        let (ends, between) = cells.split_at(2);
        let ends = ends.iter().map(|&cell| (cell, 1));
        vec![Part::sum(ends.chain(between.iter().map(|&cell| (cell, -1))), 0)]
    },
    drawing: Drawing::Marks(lines::double_arrow),
    ..LINE
};

pub(in crate::constraint) static SLINGSHOT: ConstraintKind = ConstraintKind {
    name: "slingshot",
    noun: say::constraint_slingshot,
    about: say::constraint_slingshot_rule,
    extent: Extent::Line(3),
    law: Law::Cells(|_, _, digits| {
        digits[1] > 0 && digits.get(digits[1] as usize + 1) == Some(&digits[0])
    }),
    parts: |ground, constraint| {
        let automaton =
            Automaton::explore(ground.values(), Flight::Start, Flight::with, Flight::is_over);
        line(constraint.cells(), automaton)
    },
    drawing: Drawing::Marks(|ground, constraint| lines::arrow(ground, constraint, 1)),
    ..LINE
};

/// The progress of reading a slingshot.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Flight {
    Start,
    Digit(u32),
    /// The first digit, and the distance to the cell that must hold it.
    Way(u32, u32),
    Over,
}

impl Flight {
    fn with(&self, digit: u32) -> Option<Self> {
        match *self {
            Self::Start => Some(Self::Digit(digit)),
            // The target must be at least one cell ahead.
            Self::Digit(first) => (digit > 0).then_some(Self::Way(first, digit)),
            Self::Way(first, 1) => (first == digit).then_some(Self::Over),
            Self::Way(first, cells) => Some(Self::Way(first, cells - 1)),
            Self::Over => Some(Self::Over),
        }
    }

    fn is_over(&self) -> bool {
        *self == Self::Over
    }
}

/// Returns `true` if digits split into consecutive parts that each add up to the total.
fn divides(digits: &[u32], total: u32) -> bool {
    let mut part = 0;
    let fits = digits.iter().all(|digit| {
        part += digit;
        let fits = part <= total;
        part = if part == total { 0 } else { part };
        fits
    });
    fits && part == 0 && sum(digits) >= total
}

pub(in crate::constraint) static SUM_LINE: ConstraintKind = ConstraintKind {
    name: "sum-line",
    noun: say::constraint_sum_line,
    about: say::constraint_sum_line_rule,
    extent: Extent::Line(1),
    numbers: &["total"],
    needed: 1,
    law: Law::Cells(|_, constraint, digits| divides(digits, constraint.number_or(0))),
    parts: |ground, constraint| {
        let total = constraint.number_or(0);
        // The state is the sum of the current part, so there are up to `total` states. This is
        // feasible because the line must be long enough to reach the total.
        let reach = constraint.cells().len() as u32 * ground.values().last;
        if total == 0 || total > reach {
            return digits_of(ground, constraint, |_| false);
        }
        // A line of zeros has no part with the total, so the state records if a part was complete.
        let step = |&(part, has_part): &(u32, bool), digit| {
            let next = add_up(part + digit, total)?;
            Some((next, has_part || next == 0 && part + digit > 0))
        };
        let start = (0, ground.values().first > 0);
        let ends = |&state: &(u32, bool)| state == (0, true);
        line(constraint.cells(), Automaton::explore(ground.values(), start, step, ends))
    },
    drawing: Drawing::Marks(|ground, constraint| lines::numbered(ground, constraint, Hue::TAN)),
};

/// The largest total of a closed line; its remainders must fit into a bit set.
const LARGEST_LOOP: u32 = 60;

pub(in crate::constraint) static SUM_LOOP: ConstraintKind = ConstraintKind {
    name: "sum-loop",
    noun: say::constraint_sum_loop,
    about: say::constraint_sum_loop_rule,
    law: Law::Cells(|_, constraint, digits| {
        (0..digits.len()).any(|start| {
            let mut turned = digits.to_vec();
            turned.rotate_left(start);
            divides(&turned, constraint.number_or(0))
        })
    }),
    parts: |ground, constraint| {
        let total = constraint.number_or(0);
        if !(1..=LARGEST_LOOP).contains(&total) {
            return digits_of(ground, constraint, |_| false);
        }
        // The sum so far, the remainders at which every part may still end, and a flag for a
        // complete part. A line of zeros has no complete part.
        let start = (0, (1 << total) - 1, ground.values().first > 0);
        let step = |&(sum, ends, has_part): &(u32, u64, bool), digit| {
            let (next, ends) = pass(sum, ends, digit, total)?;
            Some((next, ends, has_part || sum + digit >= total))
        };
        let automaton =
            Automaton::explore(ground.values(), start, step, |state| state.0 == 0 && state.2);
        line(constraint.cells(), automaton)
    },
    ..SUM_LINE
};

/// The sum modulo the total, and the remainders at which parts may still end after a digit. The
/// digit excludes every remainder that it skips.
fn pass(sum: u32, ends: u64, digit: u32, total: u32) -> Option<(u32, u64)> {
    let passed = (sum + 1..sum + digit).fold(0, |passed, sum| passed | 1 << (sum % total));
    let left = ends & !passed;
    (left != 0).then_some(((sum + digit) % total, left))
}

/// The sum carried to the next digit: 0 if the part is complete, `None` if the sum exceeds the
/// total.
fn add_up(sum: u32, total: u32) -> Option<u32> {
    match sum.cmp(&total) {
        Ordering::Less => Some(sum),
        Ordering::Equal => Some(0),
        Ordering::Greater => None,
    }
}
