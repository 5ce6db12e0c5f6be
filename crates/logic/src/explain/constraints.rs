//! Arguments from constraints, in words and in notation.

use super::names::{Names, capital, listed};
use super::step::Step;
use crate::{Argument, Grounds, Technique};
use evoku_model::{Cell, Constraint, Digit, Digits};

/// The most sets of digits that are told one by one, and the most constraints.
const TOLD: usize = 8;

impl Names<'_> {
    /// Names a constraint: `the cage of 15 at r1c1`, `the white dot between r1c1 and r1c2`.
    pub(super) fn constraint(&self, index: usize) -> String {
        let Some(constraint) = self.geometry.constraints().get(index) else { return String::new() };
        let at = constraint.cells().first().map_or_else(String::new, |&cell| self.cell(cell));
        let between = || format!("between {}", self.cells(constraint.cells()));
        let name = constraint.kind().name.replace('-', " ");
        match (constraint.kind().name, constraint.numbers()) {
            ("killer", [total]) => format!("the cage of {total} at {at}"),
            ("killer", _) => format!("the cage at {at}"),
            ("different", _) if constraint.diagonal(self.geometry.side()).is_some() => {
                constraint.words(self.geometry.side()).to_string()
            }
            ("different", _) => format!("the extra region at {at}"),
            ("difference", [] | [1]) => format!("the white dot {}", between()),
            ("ratio", [] | [2]) => format!("the black dot {}", between()),
            ("xv", [10]) => format!("the X {}", between()),
            ("xv", [5]) => format!("the V {}", between()),
            ("difference" | "ratio" | "xv", [number, ..]) => {
                format!("the {name} {number} {}", between())
            }
            ("greater", _) => format!("the inequality {}", between()),
            ("even" | "odd", _) => format!("the {name} cells at {at}"),
            ("sum" | "little-killer", [total]) => format!("the {name} of {total} at {at}"),
            ("product" | "minus" | "divide", [result]) => format!("the {name} {result} at {at}"),
            ("contains", _) => format!("the quadruple {} at {at}", numbers(constraint)),
            ("exactly", [count, digit]) => format!("the cage of {count} x {digit} at {at}"),
            ("relation" | "relation-of-all" | "automaton", _) => format!("the {name} at {at}"),
            (
                "sandwich" | "x-sum" | "skyscraper" | "hidden-skyscraper" | "numbered-room"
                | "full-rank" | "indexer",
                _,
            ) => {
                let clue = format!("the {name} {}", numbers(constraint));
                format!("{} of {}", clue.trim_end(), self.line_of(constraint))
            }
            (
                "whispers" | "renban" | "nabner" | "between" | "lockout" | "modular" | "entropic",
                _,
            ) => {
                format!("the {name} line at {at}")
            }
            ("size", _) => "the rows, columns and regions".to_owned(),
            _ if constraint.cells().is_empty() => {
                constraint.words(self.geometry.side()).to_string()
            }
            (_, []) => format!("the {name} at {at}"),
            _ => format!("the {name} {} at {at}", numbers(constraint)),
        }
    }

    /// Names several constraints.
    pub(super) fn constraints(&self, indices: &[usize]) -> String {
        listed(indices.iter().map(|&index| self.constraint(index)), "and")
    }

    /// Names the constraints and houses of an argument.
    pub(super) fn concerned(&self, argument: &Argument) -> String {
        let constraints = argument.constraints.iter().map(|&index| self.constraint(index));
        let houses = argument.houses.iter().map(|&house| self.house(house));
        listed(constraints.chain(houses), "and")
    }

    /// The row, column or box that a clue outside the board speaks of.
    fn line_of(&self, constraint: &Constraint) -> String {
        let cells = constraint.cells();
        let holds = |house, cell: &Cell| self.geometry.cells(house).contains(cell);
        let mut houses = self.geometry.houses();
        let house = houses.find(|&house| cells.iter().all(|cell| holds(house, cell)));
        house.map_or_else(|| self.group(cells), |house| self.house(house))
    }

    /// The terms with this sign, without it: `r1c1 + 2 x r1c2`.
    fn terms(&self, cells: &[Cell], coefficients: &[i64], sign: i64) -> String {
        let terms = cells.iter().zip(coefficients).filter(|(_, by)| by.signum() == sign);
        let terms = terms.map(|(&cell, &by)| match by.abs() {
            1 => self.cell(cell),
            by => format!("{by} x {}", self.cell(cell)),
        });
        terms.collect::<Vec<_>>().join(" + ")
    }

    /// What terms add up to in the numbers that digits stand for, where they add up to `total` with
    /// digits counted from 1.
    pub(super) fn total(&self, coefficients: &[i64], total: i64) -> i64 {
        let first = i64::from(self.geometry.values().first);
        total + coefficients.iter().sum::<i64>() * (first - 1)
    }

    /// In words: `r1c1 + r1c2 = 7`, or `r1c1, r1c2 and r1c3 add up to 7`.
    fn equation(&self, cells: &[Cell], coefficients: &[i64], total: i64) -> String {
        let total = self.total(coefficients, total);
        if let ([cell], [1]) = (cells, coefficients) {
            return format!("{} is {total}", self.cell(*cell));
        }
        if coefficients.iter().all(|&by| by == 1) {
            return format!("{} add up to {total}", self.cells(cells));
        }
        let terms = |sign| self.terms(cells, coefficients, sign);
        match (terms(-1), total) {
            (minus, _) if minus.is_empty() => format!("{} = {total}", terms(1)),
            (minus, 0) => format!("{} = {minus}", terms(1)),
            (minus, 1..) => format!("{} = {minus} + {total}", terms(1)),
            (minus, _) => format!("{} + {} = {minus}", terms(1), -total),
        }
    }

    /// In notation: `{159,168}`.
    fn set_group(&self, sets: &[Digits]) -> String {
        if sets.len() > TOLD {
            return format!("{{{} sets}}", sets.len());
        }
        let sets: Vec<String> = sets.iter().map(|&set| self.digit_group(set)).collect();
        format!("{{{}}}", sets.join(","))
    }

    /// An argument in notation: the kinds of the constraints, houses, cells and what they hold.
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

/// The numbers of a constraint, as people read them.
fn numbers(constraint: &Constraint) -> String {
    constraint.numbers().iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

impl Step<'_> {
    /// Why constraints leave less to their cells.
    pub(super) fn argued(&self, argument: &Argument) -> String {
        let names = self.names();
        let who = names.concerned(argument);
        let rule = || format!("By {who}, {}.", self.rules(&argument.constraints));
        match &argument.grounds {
            Grounds::Relation => format!(
                "{} The candidates that fall break that with whatever the cells beside them hold.",
                rule()
            ),
            Grounds::Line => {
                format!("{} No digits of its other cells complete what falls.", rule())
            }
            Grounds::Ways if argument.constraints.len() + argument.houses.len() > 1 => format!(
                "Take {who} together. Of all ways to fill their cells, none has the candidates \
                 that fall."
            ),
            Grounds::Ways => {
                format!("{} Of all ways to fill its cells, none has what falls.", rule())
            }
            Grounds::Sum { coefficients, total, modulus } => {
                self.added_up(argument, coefficients, *total, *modulus)
            }
            Grounds::Sets(sets) => match &sets[..] {
                [_, ..] if sets.len() <= TOLD => {
                    format!("The cells of {who} can only hold {}.", self.any_set(sets))
                }
                _ => format!(
                    "None of the {} sets of digits that the cells of {who} can hold has what falls.",
                    sets.len()
                ),
            },
            Grounds::Needed { digit, sets } => self.needed(argument, *digit, sets),
            Grounds::Subset { cells, digits } => self.subset_in(&who, cells, *digits),
        }
    }

    /// What a digit leaves that cells need.
    fn needed(&self, argument: &Argument, digit: Digit, sets: &[Digits]) -> String {
        let names = self.names();
        let who = names.concerned(argument);
        let places = argument.cells.iter().copied();
        let places: Vec<Cell> =
            places.filter(|&cell| self.candidates.get(cell).contains(digit)).collect();
        let digit = names.digit(digit);
        let needs = match sets.len() {
            _ if argument.constraints.is_empty() => {
                format!("{} needs {digit}", capital(&who))
            }
            1..=TOLD => format!(
                "The cells of {who} can only hold {}, so they need {digit}",
                self.any_set(sets)
            ),
            _ => format!("Every set of digits for the cells of {who} has {digit}"),
        };
        let places = names.any_of(&places);
        match self.deduction.technique {
            Technique::LockedByRelation => format!(
                "{} needs {digit}, and it can only go into {places}. By {}, {}: whichever \
                 of these cells holds {digit}, nothing that falls can stand beside it.",
                capital(&names.houses(&argument.houses)),
                names.constraints(&argument.constraints),
                self.rules(&argument.constraints),
            ),
            Technique::GroupSingle => {
                format!("{needs}, and only {places} can still hold it.")
            }
            _ => format!(
                "{needs}, and it can only go into {places}. That leaves no {digit} for \
                 what sees all of these."
            ),
        }
    }

    /// What a subset within the cells of constraints leaves.
    fn subset_in(&self, who: &str, cells: &[Cell], digits: Digits) -> String {
        let names = self.names();
        let (count, cells) = (cells.len(), names.cells(cells));
        let digits = names.digits(digits);
        match self.deduction.technique {
            Technique::HiddenGroupSubset => format!(
                "The cells of {who} need {digits}, and these {count} digits can only go \
                 into the {count} cells {cells}. No other digit fits in."
            ),
            _ => format!(
                "Within {who} the {count} cells {cells} have only the candidates {digits} \
                 between them, so they use them up: no cell that sees all of them can \
                 hold one."
            ),
        }
    }

    /// What a sum leaves, for each of the techniques on sums.
    fn added_up(
        &self,
        argument: &Argument,
        coefficients: &[i64],
        total: i64,
        modulus: Option<i64>,
    ) -> String {
        let names = self.names();
        let equation = names.equation(&argument.cells, coefficients, total);
        let said = match argument.houses.len() {
            0 => format!("By {}, {equation}.", names.constraints(&argument.constraints)),
            count => {
                let values = self.geometry.values();
                let sum = count as u32 * (values.first..=values.last).sum::<u32>();
                let add = if count > 1 { "add" } else { "adds" };
                let houses = names.houses(&argument.houses);
                let cages = match argument.constraints.len() {
                    1..=TOLD => names.constraints(&argument.constraints),
                    many => format!("{many} cages"),
                };
                format!("Take {cages} from {houses}, which {add} up to {sum}: {equation}.")
            }
        };
        let why = match (self.deduction.technique, modulus) {
            (Technique::LastOfSum, _) => "All but one of these are filled.",
            (Technique::InnieOutie, _) if argument.cells.len() == 1 => "",
            (Technique::InnieOutie, _) => "All but one of these are filled.",
            (Technique::SumBounds, _) => &format!(
                "Even with the smallest or the largest digits in the other cells that leaves {}.",
                listed(self.bounded(), "and"),
            ),
            (_, Some(2)) => {
                "Whatever the other cells hold, the sum of their terms is always odd or always \
                 even, so what falls would give the total the wrong parity."
            }
            (_, Some(_)) => {
                "Compare the remainders of division by 3: whatever the other cells hold, what falls \
                 would give the total a wrong one."
            }
            _ => "No digits of the other cells make up the rest for what falls.",
        };
        format!("{said} {why}").trim_end().to_owned()
    }

    /// What is left of each cell that loses its smallest or largest digits: `r1c2 at most 7`.
    fn bounded(&self) -> Vec<String> {
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
                (true, true) if least == most => format!("{name} nothing but {least}"),
                (true, true) => format!("{name} at least {least} and at most {most}"),
                (true, false) => format!("{name} at least {least}"),
                (false, _) => format!("{name} at most {most}"),
            })
        });
        each.collect()
    }

    /// The rules of constraints, each kind once.
    fn rules(&self, indices: &[usize]) -> String {
        let all = self.geometry.constraints();
        let mut rules: Vec<String> = indices
            .iter()
            .filter_map(|&index| all.get(index))
            .map(|constraint| (constraint.kind().about)().to_string())
            .collect();
        rules.dedup();
        listed(rules, "and")
    }

    /// Sets of digits in words: `159 or 168`.
    fn any_set(&self, sets: &[Digits]) -> String {
        listed(sets.iter().map(|&set| self.names().digit_group(set)), "or")
    }
}
