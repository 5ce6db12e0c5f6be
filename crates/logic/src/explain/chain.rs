//! Chains and nets of implications, in words and in notation.

use super::names::Names;
use crate::{Implication, Implications};
use evoku_messages::{Message, say};
use evoku_model::{Candidate, Cell, Digit};

/// The most steps that are described one by one in words; the notation contains all.
const TOLD: usize = 30;

impl Names<'_> {
    /// A chain in notation: `(3)r1c1=(3)r1c7-(3=5)r2c8`. The steps of a net are numbered, and the
    /// causes of each step are listed in parentheses: `1: r1c1=5; 2: r1c7<>5 (1)`.
    pub(super) fn chain(&self, chain: &Implications) -> String {
        if is_chain(chain) { self.links(&chain.steps) } else { self.net(&chain.steps) }
    }

    /// A strong link is `=`, a weak one `-`. Links within a cell, or within an almost locked set,
    /// share a bracket.
    fn links(&self, steps: &[Implication]) -> String {
        let mut text = String::new();
        let mut open: Option<&[Cell]> = None;
        for step in steps {
            let sign = if step.on { '=' } else { '-' };
            let through = step.through.as_ref().map(|set| set.cells.as_slice());
            match (open, through) {
                (None, _) => text.push('('),
                (Some(_), Some(_)) => text.push(sign),
                (Some(cells), None) if cells == step.cells => text.push(sign),
                (Some(cells), None) => {
                    text.push_str(&format!("){}{sign}(", self.group(cells)));
                }
            }
            text.push_str(&self.digit(step.digit).to_string());
            open = Some(through.unwrap_or(&step.cells));
        }
        if let Some(cells) = open {
            text.push_str(&format!("){}", self.group(cells)));
        }
        text
    }

    fn net(&self, steps: &[Implication]) -> String {
        let told = steps.iter().enumerate().map(|(index, step)| {
            let sign = if step.on { "=" } else { "<>" };
            let causes: Vec<String> =
                step.causes.iter().map(|cause| (cause + 1).to_string()).collect();
            let why = match causes.as_slice() {
                [] => String::new(),
                some => format!(" ({})", some.join(",")),
            };
            format!(
                "{}: {}{sign}{}{why}",
                index + 1,
                self.group(&step.cells),
                self.digit(step.digit)
            )
        });
        told.collect::<Vec<_>>().join("; ")
    }

    /// A chain in words: `Suppose r1c1 isn't 3. Then r1c7 is 3 (nowhere else in row 1), and ...`
    /// Steps that are off are omitted, except the last one. `again` is `true` if the same
    /// assumption was stated before.
    pub(super) fn chain_in_words(&self, chain: &Implications, again: bool) -> Message {
        let told = self.consequences(chain);
        if again {
            return say::step_chain_also(told);
        }
        let assumed = chain.steps.iter().filter(|step| step.causes.is_empty());
        say::step_chain(assumed.map(|step| self.state(step)), told)
    }

    fn consequences(&self, chain: &Implications) -> Vec<Message> {
        let follows = |step: &&Implication| !step.causes.is_empty();
        let Some((last, before)) = chain.steps.split_last().filter(|(last, _)| follows(last))
        else {
            return vec![say::step_done()];
        };
        let is_told = |step: &&Implication| step.on || step.constraint.is_some();
        let mut steps: Vec<&Implication> = before.iter().filter(follows).filter(is_told).collect();
        steps.push(last);
        // Eliminations by the same constraint are stated together.
        let together = steps
            .chunk_by(|one, other| one.constraint.is_some() && one.constraint == other.constraint);
        let mut told: Vec<Message> = together.map(|steps| self.reasoned(chain, steps)).collect();
        if told.len() > TOLD + 1 {
            let end = told.split_off(told.len() - 1);
            let left = told.split_off(TOLD).len();
            told.push(say::step_so_on(left));
            told.extend(end);
        }
        told
    }

    /// States steps together, at least one. The reason is added unless a peer simply sees the
    /// digit.
    fn reasoned(&self, chain: &Implications, steps: &[&Implication]) -> Message {
        let step = steps[0];
        if let Some(constraint) = step.constraint {
            let gone = steps.iter().flat_map(|step| {
                step.cells.iter().map(|&cell| Candidate { cell, digit: step.digit })
            });
            let gone: Vec<Candidate> = gone.collect();
            return say::step_by_constraint(self.gone(&gone), self.constraint(constraint));
        }
        let mut causes = step.causes.iter().filter_map(|&cause| chain.steps.get(cause));
        let same_cell = causes.all(|cause| cause.cells == step.cells);
        let state = self.state(step);
        match (&step.through, step.house) {
            (Some(set), _) => {
                say::step_through_set(state, self.group(&set.cells), self.digits(set.digits))
            }
            (None, Some(house)) if step.on => say::step_nowhere_else(state, self.house(house)),
            (None, None) if step.on && same_cell => say::step_nothing_else(state),
            (None, _) => state,
        }
    }

    /// States an implication, such as `r1c1 is 3`.
    pub(super) fn state(&self, step: &Implication) -> Message {
        self.holds(&step.cells, step.digit, step.on)
    }
}

/// Returns `true` if the only cause of each step is the previous one.
pub(super) fn is_chain(chain: &Implications) -> bool {
    let mut steps = chain.steps.iter().enumerate();
    steps.all(|(index, step)| match index.checked_sub(1) {
        None => step.causes.is_empty(),
        Some(before) => step.causes == [before],
    })
}

/// The first and the last step of a chain.
pub(super) fn ends(chain: &Implications) -> Option<(&Implication, &Implication)> {
    Some((chain.steps.first()?, chain.steps.last()?))
}

/// Returns `true` if two steps are about the same cells and digit.
pub(super) fn is_same(one: &Implication, other: &Implication) -> bool {
    let place = |step: &Implication| -> (Vec<Cell>, Digit) { (step.cells.clone(), step.digit) };
    place(one) == place(other)
}
