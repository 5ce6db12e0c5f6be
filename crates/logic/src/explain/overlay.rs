//! The marks drawn over a board to show a step.

use super::step::Step;
use crate::{Argument, Grounds, Implications, LockedSet, Pattern};
use evoku_model::{Candidate, Cell, Digit, Digits, House};

/// The role of a house, cell or candidate in a pattern; each role has a color.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// The pattern itself, a base house, the first set or color, or a candidate that is on in a
    /// chain.
    First,
    /// A cover house, the second set or color, or a candidate that is off in a chain.
    Second,
    /// The third set.
    Third,
    /// Further sets.
    Fourth,
    /// A fin, a stem, or another element on which the conclusion depends.
    Fin,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 5] = [Self::First, Self::Second, Self::Third, Self::Fourth, Self::Fin];

    /// The role of the set with this index.
    fn of_set(index: usize) -> Self {
        [Self::First, Self::Second, Self::Third].get(index).copied().unwrap_or(Self::Fourth)
    }
}

/// An implication from one candidate to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The cause.
    pub from: Candidate,
    /// The effect.
    pub to: Candidate,
    /// `true` if the link is strong, so that the effect is true if the cause is false.
    pub strong: bool,
}

/// The marks drawn over a board to show a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Overlay {
    /// Tinted houses.
    pub houses: Vec<(House, Role)>,
    /// Tinted cells.
    pub cells: Vec<(Cell, Role)>,
    /// Coloured candidates.
    pub candidates: Vec<(Candidate, Role)>,
    /// Arrows.
    pub links: Vec<Link>,
    /// Candidates to strike out.
    pub eliminations: Vec<Candidate>,
    /// Digits to place.
    pub placements: Vec<Candidate>,
}

impl Overlay {
    /// The overlay that shows a step.
    #[must_use]
    pub fn of(step: &Step<'_>) -> Self {
        let deduction = step.deduction;
        let mut overlay = Self {
            eliminations: deduction.eliminations.clone(),
            placements: deduction.placements.clone(),
            ..Self::default()
        };
        overlay.add_pattern(step);
        overlay
    }

    /// The digits to place if no candidate in their cells is coloured. Such digits can be drawn
    /// large.
    #[must_use]
    pub fn large_placements(&self) -> &[Candidate] {
        if self.candidates.is_empty() { &self.placements } else { &[] }
    }

    fn add_pattern(&mut self, step: &Step<'_>) {
        match &step.deduction.pattern {
            Pattern::Single { house } => self.add_houses(house.as_slice(), Role::First),
            Pattern::Locked { digit, from, to } => {
                self.add_houses(&[*from], Role::First);
                self.add_houses(&[*to], Role::Second);
                self.add_places(&step.places(*from, *digit), *digit, Role::First);
            }
            Pattern::Subset { houses, cells, digits } => {
                self.add_houses(houses, Role::Second);
                self.add_candidates(step, cells, *digits, Role::First);
            }
            Pattern::Fish { digit, base, cover, fins, endo_fins, chains } => {
                self.add_fish(step, *digit, base, &[cover], &[fins, endo_fins]);
                chains.iter().for_each(|chain| self.add_chain(step, chain));
            }
            Pattern::SiameseFish {
                digit,
                base,
                endo_fins,
                cover: [one, other],
                fins: [here, there],
            } => {
                self.add_fish(step, *digit, base, &[one, other], &[here, there, endo_fins]);
            }
            Pattern::Wing { pivot, pincers, digit } => {
                self.cells.push((*pivot, Role::Second));
                self.cells.extend(pincers.iter().map(|&pincer| (pincer, Role::First)));
                for &cell in std::iter::once(pivot).chain(pincers) {
                    self.add_candidates(step, &[cell], step.candidates.get(cell), Role::Second);
                    self.add_candidates(step, &[cell], Digits::only(*digit), Role::First);
                }
            }
            Pattern::Deadly { digits, cells, houses, subset } => {
                self.add_houses(houses, Role::Second);
                self.cells.extend(cells.iter().map(|&cell| (cell, Role::First)));
                self.add_candidates(step, cells, *digits, Role::First);
                for &cell in cells {
                    let extra = step.candidates.get(cell) - *digits;
                    self.add_candidates(step, &[cell], extra, Role::Third);
                }
                for &cell in subset {
                    self.add_candidates(step, &[cell], step.candidates.get(cell), Role::Third);
                }
            }
            Pattern::BivalueUniversalGrave { cell } => {
                self.cells.push((*cell, Role::First));
                self.add_candidates(step, &[*cell], step.candidates.get(*cell), Role::First);
            }
            Pattern::Colors { digit, clusters } => {
                let colors = clusters.iter().flatten().enumerate();
                colors.for_each(|(color, cells)| {
                    self.add_places(cells, *digit, Role::of_set(color));
                });
            }
            Pattern::Chains(chains) => chains.iter().for_each(|chain| self.add_chain(step, chain)),
            Pattern::AlmostLockedSets { sets, links, stem } => {
                sets.iter().enumerate().for_each(|(index, set)| self.add_set(step, set, index));
                let linked = links.iter().fold(Digits::EMPTY, |all, &digits| all | digits);
                for set in sets {
                    self.add_candidates(step, &set.cells, linked, Role::Fin);
                }
                self.cells.extend(stem.map(|stem| (stem, Role::Fin)));
            }
            Pattern::SueDeCoq { crossing, line, box_, line_house, box_house } => {
                self.add_houses(&[*line_house, *box_house], Role::Fourth);
                for (index, set) in [crossing, line, box_].into_iter().enumerate() {
                    self.add_set(step, set, index);
                }
            }
            Pattern::Exocet { base, targets, digits, lines } => {
                self.add_houses(lines, Role::Fourth);
                for (cells, role) in [(base, Role::First), (targets, Role::Second)] {
                    self.cells.extend(cells.map(|cell| (cell, role)));
                    self.add_candidates(step, cells, *digits, role);
                }
            }
            Pattern::Templates { digit } => {
                let gone = &step.deduction.eliminations;
                let cells: Vec<Cell> = gone.iter().map(|candidate| candidate.cell).collect();
                self.add_places(&cells, *digit, Role::Second);
            }
            Pattern::Constraints(argument) => self.add_argument(step, argument),
        }
    }

    /// Tints the cells of constraints, each constraint in another color, and the houses of the
    /// argument.
    fn add_argument(&mut self, step: &Step<'_>, argument: &Argument) {
        self.add_houses(&argument.houses, Role::Second);
        let all = step.geometry.constraints();
        for (number, &index) in argument.constraints.iter().enumerate() {
            let role = if argument.houses.is_empty() { Role::of_set(number) } else { Role::Third };
            let cells = all.get(index).map_or(&[][..], |constraint| constraint.cells());
            let cells = if cells.is_empty() { &argument.cells } else { cells };
            self.cells.extend(cells.iter().map(|&cell| (cell, role)));
        }
        if !argument.houses.is_empty() {
            self.cells.extend(argument.cells.iter().map(|&cell| (cell, Role::First)));
        }
        match &argument.grounds {
            Grounds::Subset { cells, digits } => {
                self.add_candidates(step, cells, *digits, Role::First);
            }
            Grounds::Needed { digit, .. } => {
                self.add_candidates(step, &argument.cells, Digits::only(*digit), Role::First);
            }
            _ => {}
        }
    }

    fn add_fish(
        &mut self,
        step: &Step<'_>,
        digit: Digit,
        base: &[House],
        covers: &[&[House]],
        fins: &[&[Cell]],
    ) {
        self.add_houses(base, Role::First);
        for &cover in covers {
            let new = |house: &&House| !self.houses.contains(&(**house, Role::Second));
            let new: Vec<House> = cover.iter().filter(new).copied().collect();
            self.add_houses(&new, Role::Second);
        }
        for &house in base {
            self.add_places(&step.places(house, digit), digit, Role::First);
        }
        fins.iter().for_each(|&fins| self.add_places(fins, digit, Role::Fin));
    }

    fn add_houses(&mut self, houses: &[House], role: Role) {
        self.houses.extend(houses.iter().map(|&house| (house, role)));
    }

    fn add_places(&mut self, cells: &[Cell], digit: Digit, role: Role) {
        for &cell in cells {
            self.color(Candidate { cell, digit }, role);
        }
    }

    /// Colors the candidates of these cells that are among these digits.
    fn add_candidates(&mut self, step: &Step<'_>, cells: &[Cell], digits: Digits, role: Role) {
        for &cell in cells {
            for digit in step.candidates.get(cell) & digits {
                self.color(Candidate { cell, digit }, role);
            }
        }
    }

    fn add_set(&mut self, step: &Step<'_>, set: &LockedSet, index: usize) {
        let role = Role::of_set(index);
        self.cells.extend(set.cells.iter().map(|&cell| (cell, role)));
        self.add_candidates(step, &set.cells, set.digits, role);
    }

    fn add_chain(&mut self, step: &Step<'_>, chain: &Implications) {
        for implication in &chain.steps {
            let role = if implication.on { Role::First } else { Role::Second };
            self.add_places(&implication.cells, implication.digit, role);
            if let Some(set) = &implication.through {
                self.cells.extend(set.cells.iter().map(|&cell| (cell, Role::Third)));
            }
            for cause in implication.causes.iter().filter_map(|&cause| chain.steps.get(cause)) {
                let near = nearest(step, &cause.cells, &implication.cells);
                let link = near.map(|(from, to)| Link {
                    from: Candidate { cell: from, digit: cause.digit },
                    to: Candidate { cell: to, digit: implication.digit },
                    strong: implication.on,
                });
                // Several chains may have a common beginning.
                self.links.extend(link.filter(|link| !self.links.contains(link)));
            }
        }
    }

    /// Sets the color of a candidate, replacing any earlier one.
    fn color(&mut self, candidate: Candidate, role: Role) {
        match self.candidates.iter_mut().find(|(known, _)| *known == candidate) {
            Some((_, known)) => *known = role,
            None => self.candidates.push((candidate, role)),
        }
    }
}

/// The nearest pair of cells from two groups.
fn nearest(step: &Step<'_>, from: &[Cell], to: &[Cell]) -> Option<(Cell, Cell)> {
    let side = step.geometry.side();
    let place = |cell: Cell| [cell.row(side), cell.column(side)];
    let pairs = from.iter().flat_map(|&one| to.iter().map(move |&other| (one, other)));
    pairs.min_by_key(|&(one, other)| {
        let [[row, column], [to_row, to_column]] = [place(one), place(other)];
        row.abs_diff(to_row).pow(2) + column.abs_diff(to_column).pow(2)
    })
}
