//! Arguments from constraints, in words and in notation.

use super::names::Names;
use super::step::Step;
use crate::{Argument, Grounds, Technique};
use evoku_messages::{Message, say};
use evoku_model::{Cell, Constraint, Digit, Digits};

/// The largest number of sets of digits, and of constraints, that are listed one by one.
const TOLD: usize = 8;

impl Names<'_> {
    /// Names a constraint: `the cage of 15 at r1c1`, `the white dot between r1c1 and r1c2`.
    pub(super) fn constraint(&self, index: usize) -> Message {
        let Some(constraint) = self.geometry.constraints().get(index) else {
            return say::verbatim("");
        };
        let (kind, numbers) = (constraint.kind(), constraint.numbers());
        let cells = self.cells(constraint.cells());
        let Some(at) = cells.first().cloned().filter(|_| kind.name != "size") else {
            return match kind.name {
                "size" => say::step_size(),
                _ => constraint.words(self.geometry.side()),
            };
        };
        let name = || (kind.noun)();
        let all = || numbers.iter().copied();
        match (kind.name, numbers) {
            ("killer", &[total]) => say::step_cage_of(total, at),
            ("killer", _) => say::step_cage(at),
            ("different", _) if constraint.diagonal(self.geometry.side()).is_some() => {
                constraint.words(self.geometry.side())
            }
            ("different", _) => say::step_extra_region(at),
            ("difference", [] | [1]) => say::step_white_dot(cells),
            ("ratio", [] | [2]) => say::step_black_dot(cells),
            ("xv", [10]) => say::step_x(cells),
            ("xv", [5]) => say::step_v(cells),
            ("difference" | "ratio" | "xv", &[number, ..]) => {
                say::step_between(name(), number, cells)
            }
            ("greater", _) => say::step_inequality(cells),
            ("even", _) => say::step_even(at),
            ("odd", _) => say::step_odd(at),
            ("sum" | "little-killer", &[total]) => say::step_sum_clue(name(), total, at),
            ("contains", _) => say::step_quadruple(all(), at),
            ("exactly", &[count, digit]) => say::step_exactly(count, digit, at),
            ("relation" | "relation-of-all" | "automaton", _) => say::step_clue_at(name(), at),
            (
                "sandwich" | "x-sum" | "skyscraper" | "hidden-skyscraper" | "numbered-room"
                | "full-rank" | "indexer",
                _,
            ) => say::step_outside(name(), all(), self.line_of(constraint)),
            (
                "whispers" | "renban" | "nabner" | "between" | "lockout" | "modular" | "entropic",
                _,
            ) => say::step_line(name(), at),
            (_, []) => say::step_clue_at(name(), at),
            _ => say::step_clue(name(), all(), at),
        }
    }

    /// Names several constraints.
    pub(super) fn constraints(&self, indices: &[usize]) -> Vec<Message> {
        indices.iter().map(|&index| self.constraint(index)).collect()
    }

    /// Names the constraints and houses of an argument.
    pub(super) fn concerned(&self, argument: &Argument) -> Vec<Message> {
        let mut concerned = self.constraints(&argument.constraints);
        concerned.extend(argument.houses.iter().map(|&house| self.house(house)));
        concerned
    }

    /// The row, column or box that a clue outside the board applies to.
    fn line_of(&self, constraint: &Constraint) -> Message {
        let cells = constraint.cells();
        let holds = |house, cell: &Cell| self.geometry.cells(house).contains(cell);
        let mut houses = self.geometry.houses();
        let house = houses.find(|&house| cells.iter().all(|cell| holds(house, cell)));
        house.map_or_else(|| say::verbatim(self.group(cells)), |house| self.house(house))
    }

    /// The terms whose coefficient has this sign, written without it: `r1c1 + 2 x r1c2`.
    fn terms(&self, cells: &[Cell], coefficients: &[i64], sign: i64) -> String {
        let terms = cells.iter().zip(coefficients).filter(|(_, by)| by.signum() == sign);
        let terms = terms.map(|(&cell, &by)| match by.abs() {
            1 => self.cell(cell),
            by => format!("{by} x {}", self.cell(cell)),
        });
        terms.collect::<Vec<_>>().join(" + ")
    }

    /// Converts a total that counts digits from 1 to the values that digits stand for on this
    /// board.
    pub(super) fn total(&self, coefficients: &[i64], total: i64) -> i64 {
        let first = i64::from(self.geometry.values().first);
        total + coefficients.iter().sum::<i64>() * (first - 1)
    }

    /// An equation: `r1c1 + r1c2 = 7`, or `r1c1, r1c2 and r1c3 add up to 7`.
    fn equation(&self, cells: &[Cell], coefficients: &[i64], total: i64) -> Message {
        let total = self.total(coefficients, total);
        if let ([cell], [1]) = (cells, coefficients) {
            return say::step_is(self.cell(*cell), total);
        }
        if coefficients.iter().all(|&by| by == 1) {
            return say::step_total(self.cells(cells), total);
        }
        let terms = |sign| self.terms(cells, coefficients, sign);
        say::verbatim(match (terms(-1), total) {
            (minus, _) if minus.is_empty() => format!("{} = {total}", terms(1)),
            (minus, 0) => format!("{} = {minus}", terms(1)),
            (minus, 1..) => format!("{} = {minus} + {total}", terms(1)),
            (minus, _) => format!("{} + {} = {minus}", terms(1), -total),
        })
    }

    /// Sets of digits in notation: `{159,168}`.
    fn set_group(&self, sets: &[Digits]) -> String {
        if sets.len() > TOLD {
            return format!("{{{} sets}}", sets.len());
        }
        let sets: Vec<String> = sets.iter().map(|&set| self.digit_group(set)).collect();
        format!("{{{}}}", sets.join(","))
    }

    /// An argument in notation: the kinds of the constraints, then the houses, the cells and their
    /// digits.
    pub(super) fn argument(&self, argument: &Argument) -> String {
        let Argument { constraints, houses, cells, grounds } = argument;
        let kinds = constraints.iter().filter_map(|&index| self.geometry.constraints().get(index));
        let mut kinds: Vec<&str> = kinds.map(|constraint| constraint.kind().name).collect();
        kinds.dedup();
        let mut who = if matches!(grounds, Grounds::Sum { .. }) && !houses.is_empty() {
            String::new()
        } else {
            kinds.join("+")
        };
        if !houses.is_empty() {
            let plus = if who.is_empty() { "" } else { "+" };
            who = format!("{who}{plus}{}", self.house_group(houses));
        }
        let cells = self.group(cells);
        match grounds {
            Grounds::Relation | Grounds::Line | Grounds::Ways => format!("{who} {cells}"),
            Grounds::Sum { coefficients, total, modulus } => {
                let total = self.total(coefficients, *total);
                let signs = match (coefficients.iter().all(|&by| by == 1), modulus) {
                    (_, Some(modulus)) => format!(" mod {modulus}"),
                    (true, None) => format!("={total}"),
                    (false, None) => format!(" sum {total}"),
                };
                format!("{who} {cells}{signs}")
            }
            Grounds::Sets(sets) | Grounds::Needed { sets, .. } => {
                format!("{who} {cells} {}", self.set_group(sets))
            }
            Grounds::Subset { cells: subset, digits } => {
                format!("{who} {} {}", self.digit_group(*digits), self.group(subset))
            }
        }
    }
}

impl Step<'_> {
    /// Explains why constraints rule out candidates of their cells.
    pub(super) fn argued(&self, argument: &Argument) -> Message {
        let names = self.names();
        let (who, rules) = (names.concerned(argument), self.rules(&argument.constraints));
        match &argument.grounds {
            Grounds::Relation => say::step_relation(who, rules),
            Grounds::Line => say::step_along_line(who, rules),
            Grounds::Ways if who.len() > 1 => say::step_ways_together(who),
            Grounds::Ways => say::step_ways(who, rules),
            Grounds::Sum { coefficients, total, modulus } => {
                self.added_up(argument, coefficients, *total, *modulus)
            }
            Grounds::Sets(sets) if (1..=TOLD).contains(&sets.len()) => {
                say::step_sets(who, self.each_set(sets))
            }
            Grounds::Sets(sets) => say::step_many_sets(who, sets.len()),
            Grounds::Needed { digit, sets } => self.needed(argument, *digit, sets),
            Grounds::Subset { cells, digits } => {
                let (count, cells) = (cells.len(), names.cells(cells));
                let digits = names.digits(*digits);
                match self.deduction.technique {
                    Technique::HiddenGroupSubset => {
                        say::step_group_hidden(who, count, cells, digits)
                    }
                    _ => say::step_group_naked(who, count, cells, digits),
                }
            }
        }
    }

    /// Explains an argument about a digit that cells need.
    fn needed(&self, argument: &Argument, digit: Digit, sets: &[Digits]) -> Message {
        let names = self.names();
        let places = argument.cells.iter().copied();
        let places: Vec<Cell> =
            places.filter(|&cell| self.candidates.get(cell).contains(digit)).collect();
        let (places, digit) = (names.cells(&places), names.digit(digit));
        if self.deduction.technique == Technique::LockedByRelation {
            let constraints = names.constraints(&argument.constraints);
            let rules = self.rules(&argument.constraints);
            let houses = names.houses(&argument.houses);
            return say::step_locked_by_relation(houses, digit, places, constraints, rules);
        }
        let who = names.concerned(argument);
        let needs = match sets.len() {
            _ if argument.constraints.is_empty() => say::step_house_needs(who, digit),
            1..=TOLD => say::step_sets_need(who, self.each_set(sets), digit),
            _ => say::step_every_set_has(who, digit),
        };
        match self.deduction.technique {
            Technique::GroupSingle => say::step_group_single(needs, places),
            _ => say::step_group_locked(needs, places, digit),
        }
    }

    /// Explains an argument about a sum, for each technique on sums.
    fn added_up(
        &self,
        argument: &Argument,
        coefficients: &[i64],
        total: i64,
        modulus: Option<i64>,
    ) -> Message {
        let names = self.names();
        let equation = names.equation(&argument.cells, coefficients, total);
        let sentence = match argument.houses.len() {
            0 => say::step_sum(names.constraints(&argument.constraints), equation),
            count => {
                let values = self.geometry.values();
                let sum = count as u32 * (values.first..=values.last).sum::<u32>();
                let houses = names.houses(&argument.houses);
                let cages = match argument.constraints.len() {
                    1..=TOLD => names.constraints(&argument.constraints),
                    many => vec![say::step_cages(many)],
                };
                say::step_sum_of_houses(cages, houses, count, sum, equation)
            }
        };
        let why = match (self.deduction.technique, modulus) {
            (Technique::LastOfSum | Technique::InnieOutie, _) if argument.cells.len() == 1 => {
                return sentence;
            }
            (Technique::LastOfSum | Technique::InnieOutie, _) => say::step_sum_filled(),
            (Technique::SumBounds, _) => say::step_sum_bounds(self.bounded()),
            (_, Some(2)) => say::step_sum_parity(),
            (_, Some(_)) => say::step_sum_remainders(),
            _ => say::step_sum_rest(),
        };
        say::step_sentences([sentence, why])
    }

    /// The remaining bounds of each cell that loses its smallest or largest digits: `r1c2 at most
    /// 7`.
    fn bounded(&self) -> Vec<Message> {
        let gone = &self.deduction.eliminations;
        let mut cells: Vec<Cell> = gone.iter().map(|candidate| candidate.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        let each = cells.into_iter().filter_map(|cell| {
            let before = self.candidates.get(cell);
            let ruled_out = gone.iter().filter(|candidate| candidate.cell == cell);
            let left = before - ruled_out.map(|candidate| candidate.digit).collect::<Digits>();
            let (least, most) = (left.min()?, left.max()?);
            let (is_raised, is_cut) = (before.min() < Some(least), before.max() > Some(most));
            let name = self.names().cell(cell);
            let [least, most] = [least, most].map(|digit| self.names().digit(digit));
            Some(match (is_raised, is_cut) {
                (true, true) if least == most => say::step_nothing_but(name, least),
                (true, true) => say::step_from_to(name, least, most),
                (true, false) => say::step_at_least(name, least),
                (false, _) => say::step_at_most(name, most),
            })
        });
        each.collect()
    }

    /// The rules of constraints, each kind once.
    fn rules(&self, indices: &[usize]) -> Vec<Message> {
        let all = indices.iter().filter_map(|&index| self.geometry.constraints().get(index));
        let mut rules: Vec<Message> = all.map(|constraint| (constraint.kind().about)()).collect();
        rules.dedup();
        rules
    }

    /// Sets of digits as separate texts: `159`, `168`.
    fn each_set(&self, sets: &[Digits]) -> Vec<String> {
        sets.iter().map(|&set| self.names().digit_group(set)).collect()
    }
}
