//! The table of landscapes.

use evoku_messages::{Message, say};
use std::sync::atomic::AtomicBool;

use evoku_ea::Rng;
use evoku_ea::landscape::{Effort, Expedition, Network, Survey, network, survey, survey_and_climb};
use evoku_sudoku::{Grid, Sudoku, formats};

use crate::encodings::units::{Crossover, Row};
use crate::encodings::{NotServed, Unit, by_side};
use crate::landscape::moves::{
    Change, ChangeDigit, Crossings, Flip, Mutations, Recolour, RecolourByMates, Redecode,
    RedrawDigits, Refilter, Swaps,
};

/// An encoding with a kind of move: an entry of [`LANDSCAPES`].
#[derive(Debug)]
pub struct Landscape {
    /// The name by which commands refer to it.
    pub name: &'static str,
    /// A description of the attempts, the move and the cost.
    pub about: fn() -> Message,
    survey: fn(&Sudoku, &[String], Effort<'_>, &mut Rng) -> Result<Survey, NotServed>,
    network: Option<Explore>,
}

/// Samples a network.
type Explore = fn(&Sudoku, Expedition, &mut Rng, Option<&AtomicBool>) -> Result<Network, NotServed>;

impl Landscape {
    /// Samples the landscape of a puzzle. Distances are those to the nearest of the `solutions`.
    ///
    /// # Errors
    /// If the encoding can't represent the puzzle.
    pub fn survey(
        &self,
        sudoku: &Sudoku,
        solutions: &[Grid],
        effort: Effort<'_>,
        seed: u64,
    ) -> Result<Survey, NotServed> {
        let solutions: Vec<String> = solutions.iter().map(formats::line::print).collect();
        (self.survey)(sudoku, &solutions, effort, &mut Rng::new(seed))
    }

    /// Returns `true` if moves can be counted, so that [`Landscape::network`] can sample local
    /// optima.
    #[must_use]
    pub fn has_optima(&self) -> bool {
        self.network.is_some()
    }

    /// Samples the network of local optima; `None` if moves can't be counted. Ends early soon after
    /// `cancel` becomes true.
    ///
    /// # Errors
    /// If the encoding can't represent the puzzle.
    pub fn network(
        &self,
        sudoku: &Sudoku,
        expedition: Expedition,
        seed: u64,
        cancel: Option<&AtomicBool>,
    ) -> Option<Result<Network, NotServed>> {
        self.network.map(|network| network(sudoku, expedition, &mut Rng::new(seed), cancel))
    }
}

/// Returns the landscape of this name.
#[must_use]
pub fn landscape(name: &str) -> Option<&'static Landscape> {
    LANDSCAPES.iter().find(|landscape| landscape.name == name)
}

/// All landscapes, in the order in which they are listed.
pub static LANDSCAPES: &[Landscape] = &[
    Landscape {
        name: "digit-change",
        about: say::evolve_landscape_digit_change,
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey_and_climb(&mut ChangeDigit::new(sudoku, false)?, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            Ok(network(&mut ChangeDigit::new(sudoku, false)?, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "blank-change",
        about: say::evolve_landscape_blank_change,
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey_and_climb(&mut ChangeDigit::new(sudoku, true)?, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            Ok(network(&mut ChangeDigit::new(sudoku, true)?, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "digit-redraw",
        about: say::evolve_landscape_digit_redraw,
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey(&mut RedrawDigits::new(sudoku)?, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "row-swap",
        about: say::evolve_landscape_row_swap,
        survey: |sudoku, solutions, effort, rng| {
            by_side!(sudoku, swaps(sudoku, Unit::Rows, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            by_side!(sudoku, swap_network(sudoku, Unit::Rows, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "column-swap",
        about: say::evolve_landscape_column_swap,
        survey: |sudoku, solutions, effort, rng| {
            by_side!(sudoku, swaps(sudoku, Unit::Columns, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            by_side!(sudoku, swap_network(sudoku, Unit::Columns, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "box-swap",
        about: say::evolve_landscape_box_swap,
        survey: |sudoku, solutions, effort, rng| {
            by_side!(sudoku, swaps(sudoku, Unit::Boxes, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            by_side!(sudoku, swap_network(sudoku, Unit::Boxes, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "box-sequence",
        about: say::evolve_landscape_box_sequence,
        survey: |sudoku, solutions, effort, rng| {
            let change = Change::Sequence;
            by_side!(sudoku, mutations(sudoku, Unit::Boxes, change, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "row-reorder",
        about: say::evolve_landscape_row_reorder,
        survey: |sudoku, solutions, effort, rng| {
            let change = Change::Reorder;
            by_side!(sudoku, mutations(sudoku, Unit::Rows, change, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "row-cross",
        about: say::evolve_landscape_row_cross,
        survey: |sudoku, solutions, effort, rng| {
            let crossover = Crossover::OnePoint;
            by_side!(sudoku, crossings(sudoku, Unit::Rows, crossover, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "column-cross",
        about: say::evolve_landscape_column_cross,
        survey: |sudoku, solutions, effort, rng| {
            let crossover = Crossover::OnePoint;
            by_side!(sudoku, crossings(sudoku, Unit::Columns, crossover, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "box-cross",
        about: say::evolve_landscape_box_cross,
        survey: |sudoku, solutions, effort, rng| {
            let crossover = Crossover::Uniform;
            by_side!(sudoku, crossings(sudoku, Unit::Boxes, crossover, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "cycle-cross",
        about: say::evolve_landscape_cycle_cross,
        survey: |sudoku, solutions, effort, rng| {
            let crossover = Crossover::Cycle;
            by_side!(sudoku, crossings(sudoku, Unit::Rows, crossover, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "mapped-cross",
        about: say::evolve_landscape_mapped_cross,
        survey: |sudoku, solutions, effort, rng| {
            let crossover = Crossover::PartiallyMapped;
            by_side!(sudoku, crossings(sudoku, Unit::Rows, crossover, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "recolour",
        about: say::evolve_landscape_recolour,
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey_and_climb(&mut Recolour::new(sudoku)?, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            Ok(network(&mut Recolour::new(sudoku)?, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "recolour-cross",
        about: say::evolve_landscape_recolour_cross,
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey(&mut RecolourByMates::new(sudoku)?, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "flip",
        about: say::evolve_landscape_flip,
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey_and_climb(&mut Flip::new(sudoku)?, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            Ok(network(&mut Flip::new(sudoku)?, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "refilter",
        about: say::evolve_landscape_refilter,
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey(&mut Refilter::new(sudoku)?, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "redecode",
        about: say::evolve_landscape_redecode,
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey(&mut Redecode::new(sudoku)?, solutions, effort, rng))
        },
        network: None,
    },
];

fn swaps<R: Row>(
    sudoku: &Sudoku,
    unit: Unit,
    solutions: &[String],
    effort: Effort<'_>,
    rng: &mut Rng,
) -> Result<Survey, NotServed> {
    Ok(survey_and_climb(&mut Swaps::<R>::new(sudoku, unit)?, solutions, effort, rng))
}

fn swap_network<R: Row>(
    sudoku: &Sudoku,
    unit: Unit,
    expedition: Expedition,
    rng: &mut Rng,
    cancel: Option<&AtomicBool>,
) -> Result<Network, NotServed> {
    Ok(network(&mut Swaps::<R>::new(sudoku, unit)?, expedition, rng, cancel))
}

fn mutations<R: Row>(
    sudoku: &Sudoku,
    unit: Unit,
    change: Change,
    solutions: &[String],
    effort: Effort<'_>,
    rng: &mut Rng,
) -> Result<Survey, NotServed> {
    Ok(survey(&mut Mutations::<R>::new(sudoku, unit, change)?, solutions, effort, rng))
}

fn crossings<R: Row>(
    sudoku: &Sudoku,
    unit: Unit,
    crossover: Crossover,
    solutions: &[String],
    effort: Effort<'_>,
    rng: &mut Rng,
) -> Result<Survey, NotServed> {
    Ok(survey(&mut Crossings::<R>::new(sudoku, unit, crossover)?, solutions, effort, rng))
}
