//! Where to look for a step, before it is told.

use super::names::listed;
use super::overlay::{Overlay, Role};
use super::step::Step;
use crate::{Grounds, Pattern};
use evoku_model::{Cell, House};

/// The part of a board where a step is to be found; empty if it is the whole board.
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

    /// The overlay that tints these houses and cells and shows nothing of the step.
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
    /// Where to look for the step, without saying what it is: a sentence.
    #[must_use]
    pub fn whereabouts(&self) -> String {
        let names = self.names();
        let place = match &self.deduction.pattern {
            Pattern::Single { house: Some(house) } => names.house(*house),
            Pattern::Single { house: None } => {
                listed(self.last_houses().map(|house| names.house(house)), "and")
            }
            Pattern::Locked { from, .. } => names.house(*from),
            Pattern::Subset { houses, .. } => {
                houses.first().map_or_else(String::new, |&house| names.house(house))
            }
            Pattern::Fish { digit, base, .. } | Pattern::SiameseFish { digit, base, .. } => {
                format!("the places for {} in {}", names.digit(*digit), names.houses(base))
            }
            Pattern::Wing { pivot, .. } => format!("{} and what it sees", names.cell(*pivot)),
            Pattern::Rectangle { cells, .. } => names.cells(cells),
            Pattern::BivalueUniversalGrave { .. } => {
                "how many candidates the open cells have".to_owned()
            }
            Pattern::Colors { digit, .. } | Pattern::Templates { digit } => {
                format!("the places for {} on the whole board", names.digit(*digit))
            }
            Pattern::Chains(chains) => {
                let starts = chains.iter().filter_map(|chain| chain.steps.first());
                let mut starts: Vec<String> = starts
                    .map(|start| {
                        format!("{} in {}", names.digit(start.digit), names.any_of(&start.cells))
                    })
                    .collect();
                starts.dedup();
                listed(starts, "and")
            }
            Pattern::AlmostLockedSets { sets, .. } => {
                let cells = sets.first().map_or(&[][..], |set| set.cells.as_slice());
                format!("{} and what they see", names.cells(cells))
            }
            Pattern::SueDeCoq { line_house, box_house, .. } => {
                format!("where {} crosses {}", names.house(*line_house), names.house(*box_house))
            }
            Pattern::Constraints(argument) => match argument.grounds {
                Grounds::Sum { .. } if !argument.houses.is_empty() => {
                    format!("{} and the cages there", names.houses(&argument.houses))
                }
                _ => names.concerned(argument),
            },
        };
        format!("Look at {place}.")
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
            Pattern::Rectangle { cells, .. } => Whereabouts::cells(*cells),
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

    /// The last house of each cell in which a digit is put: its box or region on most boards.
    fn last_houses(&self) -> impl Iterator<Item = House> + '_ {
        let cells = self.deduction.placements.iter().map(|placed| placed.cell);
        cells.filter_map(|cell| self.geometry.houses_of(cell).last().copied())
    }
}
