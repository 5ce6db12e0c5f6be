//! Alternatives: constraints of which at least one must hold.

use evoku_messages::say;

use super::shared::line;
use crate::constraint::automaton::Automaton;
use crate::constraint::error::ConstraintError;
use crate::constraint::kind::{Constraint, ConstraintKind, Drawing, Extent, Law};
use crate::constraint::mark::Mark;
use crate::constraint::part::{Pairs, Part};
use crate::constraint::values::Values;
use crate::element::Cell;

pub(in crate::constraint) static ALTERNATIVES: ConstraintKind = ConstraintKind {
    name: "alternatives",
    noun: say::constraint_alternatives,
    about: say::constraint_alternatives_rule,
    extent: Extent::Alternatives,
    numbers: &[],
    needed: 0,
    law: Law::Cells(|ground, constraint, digits| {
        let mut rest = digits;
        constraint.alternatives().iter().any(|one| {
            let (own, others) = rest.split_at(one.cells().len());
            rest = others;
            one.obeys(ground, own)
        })
    }),
    parts: |ground, constraint| {
        let alternatives = constraint.alternatives().iter();
        let groups: Vec<_> = alternatives.map(|one| one.numbered_parts(ground)).collect();
        joined(ground.values(), &groups)
    },
    drawing: Drawing::Marks(|ground, constraint| {
        let mut marks: Vec<Mark> = Vec::new();
        for mark in constraint.alternatives().iter().flat_map(|one| one.marks(ground)) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        marks
    }),
};

impl Constraint {
    /// A constraint that holds if at least one of several does. Its cells are theirs, concatenated.
    ///
    /// # Errors
    /// If there are fewer than two, or if one of them has no cells, depends on other cells, or has
    /// alternatives itself.
    pub fn any_of(alternatives: Vec<Self>, side: usize) -> Result<Self, ConstraintError> {
        Self::with_alternatives(&ALTERNATIVES, alternatives, side)
    }
}

/// The state of each group's readers. A group that can't hold any more is `None`; the list is empty
/// once a group holds.
type Readings = Vec<Option<Vec<i64>>>;

/// An automaton that reads the cells of several groups of parts and accepts if all parts of one
/// group hold. Each cell is read once, except where lines visit cells in different orders.
fn joined(values: Values, groups: &[Vec<Part>]) -> Vec<Part> {
    if groups.iter().any(Vec::is_empty) {
        return Vec::new();
    }
    let word = word(groups);
    let groups: Vec<Vec<Reader>> = (groups.iter())
        .map(|group| group.iter().map(|part| Reader::new(values, part, &word)).collect())
        .collect();
    let begun: Readings = groups.iter().map(|group| Some(vec![0; group.len()])).collect();
    let automaton = Automaton::explore(
        values,
        (0, begun),
        |(place, readings), digit| {
            let next = read(&groups, readings, *place, digit)?;
            (*place < word.len()).then_some((place + 1, next))
        },
        |(place, readings)| *place == word.len() && readings.is_empty(),
    );
    line(&word, automaton)
}

/// The states after one more digit; `None` if no group can hold any more.
fn read(
    groups: &[Vec<Reader<'_>>],
    readings: &Readings,
    place: usize,
    digit: u32,
) -> Option<Readings> {
    let mut next = Readings::new();
    for (group, before) in groups.iter().zip(readings) {
        let after = before.as_ref().and_then(|before| {
            let each = group.iter().zip(before);
            each.map(|(reader, &state)| reader.read(state, place, digit)).collect()
        });
        if after.is_some() && group.iter().all(|reader| reader.ends_by(place)) {
            return Some(Readings::new());
        }
        next.push(after);
    }
    (readings.is_empty() || next.iter().any(Option::is_some)).then_some(next)
}

/// The cells in the order in which they are read: along the lines, then all others.
fn word(groups: &[Vec<Part>]) -> Vec<Cell> {
    let mut word: Vec<Cell> = Vec::new();
    for part in groups.iter().flatten() {
        if let Part::Line { cells, .. } = part
            && run(&word, cells).is_none()
        {
            word.extend(cells);
        }
    }
    for cell in groups.iter().flatten().flat_map(Part::cells) {
        if !word.contains(&cell) {
            word.push(cell);
        }
    }
    word
}

/// The start of these consecutive cells in the word.
fn run(word: &[Cell], cells: &[Cell]) -> Option<usize> {
    (0..word.len()).find(|&start| word[start..].starts_with(cells))
}

/// Reads the digits of a part among those of a word. Its state is 0 before its first and after its
/// last cell.
struct Reader<'a> {
    values: Values,
    /// The positions of its cells in the word, in the order of the part.
    places: Vec<usize>,
    task: Task<'a>,
}

enum Task<'a> {
    /// The state is the set of digits read, one bit each.
    Different,
    /// The state is the index of the digit read, counted from 1.
    Pair(&'a Pairs),
    /// The state is the sum so far. By position: the coefficient, and the smallest and the largest
    /// sum of all later terms.
    Sum { by: Vec<i64>, later: Vec<(i64, i64)>, total: i64 },
    /// The state is the state of the automaton.
    Line(&'a Automaton),
}

impl<'a> Reader<'a> {
    fn new(values: Values, part: &'a Part, word: &[Cell]) -> Self {
        let cells = part.cells();
        let place = |cell: &Cell| word.iter().position(|other| other == cell).unwrap_or(0);
        let mut places: Vec<usize> = cells.iter().map(place).collect();
        let task = match part {
            Part::Different(_) => Task::Different,
            Part::Pair { allowed, .. } => Task::Pair(allowed),
            Part::Sum { terms, total } => {
                let mut by = vec![0; word.len()];
                places.iter().zip(terms).for_each(|(&at, term)| by[at] = i64::from(term.1));
                Task::Sum { later: later(values, &by), by, total: *total }
            }
            Part::Line { automaton, .. } => {
                let start = run(word, &cells).unwrap_or(0);
                places = (start..start + cells.len()).collect();
                Task::Line(automaton)
            }
            Part::Division(_) => {
                unreachable!("its kind looks beyond its cells: it is no alternative")
            }
        };
        Self { values, places, task }
    }

    fn ends_by(&self, place: usize) -> bool {
        self.places.iter().all(|&own| own <= place)
    }

    /// The state after a digit; `None` if the part can't hold any more.
    fn read(&self, state: i64, place: usize, digit: u32) -> Option<i64> {
        if !self.places.contains(&place) {
            return Some(state);
        }
        let is_last = self.ends_by(place);
        let index = self.values.index(digit);
        let next = match &self.task {
            Task::Different => {
                let bit = 1 << index;
                (state & bit == 0).then_some(state | bit)?
            }
            Task::Pair(_) if state == 0 => index as i64 + 1,
            Task::Pair(allowed) => {
                let (earlier, later) = (state as usize - 1, index);
                let is_forth = self.places[0] < self.places[1];
                let (one, other) = if is_forth { (earlier, later) } else { (later, earlier) };
                allowed.allows(one, other).then_some(0)?
            }
            Task::Sum { by, later, total } => {
                let sum = state + by[place] * i64::from(digit);
                let (least, greatest) = later[place];
                (sum + least..=sum + greatest).contains(total).then_some(sum)?
            }
            Task::Line(automaton) => {
                let next = automaton.step(state as usize, index)?;
                (!is_last || automaton.accepts(next)).then_some(next as i64)?
            }
        };
        Some(if is_last { 0 } else { next })
    }
}

/// For each position, the smallest and the largest sum of all later terms.
fn later(values: Values, by: &[i64]) -> Vec<(i64, i64)> {
    let mut later = vec![(0, 0); by.len()];
    for place in (1..by.len()).rev() {
        let (first, last) = (i64::from(values.first), i64::from(values.last));
        let (one, other) = (by[place] * first, by[place] * last);
        let (least, greatest) = later[place];
        later[place - 1] = (least + one.min(other), greatest + one.max(other));
    }
    later
}
