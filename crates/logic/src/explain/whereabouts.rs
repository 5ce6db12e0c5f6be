//! The part of a board to look at for a step, without revealing the step.

use super::overlay::{Overlay, Role};
use super::step::Step;
use crate::{Grounds, Pattern};
use evoku_messages::{Message, say};
use evoku_model::{Cell, House};

/// The part of a board that contains a step. If it is empty, the step concerns the whole board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Whereabouts {
    /// The houses to look at.
    pub houses: Vec<House>,
    /// The cells to look at, ascending.
    pub cells: Vec<Cell>,
}

impl Whereabouts {
    fn houses(houses: impl IntoIterator<Item = House>) -> Self {
        Self { houses: houses.into_iter().collect(), cells: Vec::new() }
    }

    fn cells(cells: impl IntoIterator<Item = Cell>) -> Self {
        let mut cells: Vec<Cell> = cells.into_iter().collect();
        cells.sort_unstable();
        cells.dedup();
        Self { houses: Vec::new(), cells }
    }

    /// The overlay that tints these houses and cells without revealing the step.
    #[must_use]
    pub fn overlay(&self) -> Overlay {
        Overlay {
            houses: self.houses.iter().map(|&house| (house, Role::First)).collect(),
            cells: self.cells.iter().map(|&cell| (cell, Role::First)).collect(),
            ..Overlay::default()
        }
    }
}

impl Step<'_> {
    /// A sentence with the place to look at, without revealing the step.
    #[must_use]
    pub fn whereabouts(&self) -> Message {
        let names = self.names();
        say::step_look(match &self.deduction.pattern {
            Pattern::Single { house: Some(house) } => names.house(*house),
            Pattern::Single { house: None } => {
                say::house_several(self.last_houses().map(|house| names.house(house)))
            }
            Pattern::Locked { from, .. } => names.house(*from),
            Pattern::Subset { houses, .. } => names.houses(&houses[..houses.len().min(1)]),
            Pattern::Fish { digit, base, .. } | Pattern::SiameseFish { digit, base, .. } => {
                say::step_places(names.digit(*digit), names.houses(base))
            }
            Pattern::Wing { pivot, .. } => say::step_around_cell(names.cell(*pivot)),
            Pattern::Deadly { cells, .. } => say::step_places_listed(names.cells(cells)),
            Pattern::BivalueUniversalGrave { .. } => say::step_candidates(),
            Pattern::Colors { digit, .. } | Pattern::Templates { digit } => {
                say::step_all_places(names.digit(*digit))
            }
            Pattern::Chains(chains) => {
                let starts = chains.iter().filter_map(|chain| chain.steps.first());
                let mut starts: Vec<Message> = starts
                    .map(|start| {
                        say::step_digit_in(names.digit(start.digit), names.cells(&start.cells))
                    })
                    .collect();
                starts.dedup();
                say::step_places_listed(starts)
            }
            Pattern::AlmostLockedSets { sets, .. } => {
                let cells = sets.first().map_or(&[][..], |set| set.cells.as_slice());
                say::step_around_cells(names.cells(cells))
            }
            Pattern::Exocet { base, .. } => say::step_around_cells(names.cells(base)),
            Pattern::SueDeCoq { line_house, box_house, .. } => {
                say::step_crossing(names.house(*line_house), names.house(*box_house))
            }
            Pattern::Constraints(argument) => match argument.grounds {
                Grounds::Sum { .. } if !argument.houses.is_empty() => {
                    say::step_cages_there(names.houses(&argument.houses))
                }
                _ => say::step_places_listed(names.concerned(argument)),
            },
        })
    }

    /// The houses and cells that [`whereabouts`](Self::whereabouts) names, for pictures and
    /// programs.
    #[must_use]
    pub fn place(&self) -> Whereabouts {
        match &self.deduction.pattern {
            Pattern::Single { house: Some(house) } => Whereabouts::houses([*house]),
            Pattern::Single { house: None } => Whereabouts::houses(self.last_houses()),
            Pattern::Locked { from, .. } => Whereabouts::houses([*from]),
            Pattern::Subset { houses, .. } => Whereabouts::houses(houses.first().copied()),
            Pattern::Fish { base, .. } | Pattern::SiameseFish { base, .. } => {
                Whereabouts::houses(base.iter().copied())
            }
            Pattern::Wing { pivot, .. } => Whereabouts::cells([*pivot]),
            Pattern::Exocet { base, .. } => Whereabouts::cells(*base),
            Pattern::Deadly { cells, .. } => Whereabouts::cells(cells.iter().copied()),
            Pattern::BivalueUniversalGrave { .. }
            | Pattern::Colors { .. }
            | Pattern::Templates { .. } => Whereabouts::default(),
            Pattern::Chains(chains) => {
                let starts = chains.iter().filter_map(|chain| chain.steps.first());
                Whereabouts::cells(starts.flat_map(|start| start.cells.iter().copied()))
            }
            Pattern::AlmostLockedSets { sets, .. } => {
                Whereabouts::cells(sets.first().into_iter().flat_map(|set| set.cells.clone()))
            }
            Pattern::SueDeCoq { line_house, box_house, .. } => {
                Whereabouts::houses([*line_house, *box_house])
            }
            Pattern::Constraints(argument) if argument.houses.is_empty() => {
                Whereabouts::cells(argument.cells.iter().copied())
            }
            Pattern::Constraints(argument) => Whereabouts::houses(argument.houses.iter().copied()),
        }
    }

    /// The last house of each cell in which a digit is placed: its box or region on most boards.
    fn last_houses(&self) -> impl Iterator<Item = House> + '_ {
        let cells = self.deduction.placements.iter().map(|placed| placed.cell);
        cells.filter_map(|cell| self.geometry.houses_of(cell).last().copied())
    }
}
