//! The table of landscapes.

use std::sync::atomic::AtomicBool;

use evoku_sudoku::{Grid, Sudoku};

use crate::encodings::units::Row;
use crate::encodings::{NotServed, Unit, by_side};
use crate::landscape::moves::{Change, ChangeDigit, Mutations, Recolour, Redecode, Swaps};
use crate::landscape::network::{Expedition, Network, network};
use crate::landscape::survey::{Effort, Survey, survey, survey_and_climb};
use crate::random::Rng;

/// An encoding with a kind of move: an entry of [`LANDSCAPES`].
#[derive(Debug)]
pub struct Landscape {
    /// The name by which commands ask for it.
    pub name: &'static str,
    /// The attempts, the move and the cost.
    pub about: &'static str,
    survey: fn(&Sudoku, &[Grid], Effort<'_>, &mut Rng) -> Result<Survey, NotServed>,
    network: Option<Explore>,
}

/// Samples a network.
type Explore = fn(&Sudoku, Expedition, &mut Rng, Option<&AtomicBool>) -> Result<Network, NotServed>;

impl Landscape {
    /// Samples the landscape of a puzzle. Distances are those to the nearest of the `solutions`.
    ///
    /// # Errors
    /// If the encoding can't serve the puzzle.
    pub fn survey(
        &self,
        sudoku: &Sudoku,
        solutions: &[Grid],
        effort: Effort<'_>,
        seed: u64,
    ) -> Result<Survey, NotServed> {
        (self.survey)(sudoku, solutions, effort, &mut Rng::new(seed))
    }

    /// Whether moves can be counted, so that there are local optima and [`Landscape::network`].
    #[must_use]
    pub fn has_optima(&self) -> bool {
        self.network.is_some()
    }

    /// Samples the network of local optima; none where moves can't be counted. It ends early soon
    /// after `cancel` becomes true.
    ///
    /// # Errors
    /// If the encoding can't serve the puzzle.
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

/// The landscape of this name.
#[must_use]
pub fn landscape(name: &str) -> Option<&'static Landscape> {
    LANDSCAPES.iter().find(|landscape| landscape.name == name)
}

/// Every landscape.
pub static LANDSCAPES: &[Landscape] = &[
    Landscape {
        name: "digit-change",
        about: "any digit in every open cell; one cell takes another digit; missing digits",
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey_and_climb(&mut ChangeDigit::new(sudoku)?, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            Ok(network(&mut ChangeDigit::new(sudoku)?, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "row-swap",
        about: "complete rows; two open cells of a row are swapped; missing digits",
        survey: |sudoku, solutions, effort, rng| {
            by_side!(sudoku, swaps(sudoku, Unit::Rows, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            by_side!(sudoku, swap_network(sudoku, Unit::Rows, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "column-swap",
        about: "complete columns; two open cells of a column are swapped; missing digits",
        survey: |sudoku, solutions, effort, rng| {
            by_side!(sudoku, swaps(sudoku, Unit::Columns, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            by_side!(sudoku, swap_network(sudoku, Unit::Columns, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "box-swap",
        about: "complete boxes; two open cells of a box are swapped; missing digits",
        survey: |sudoku, solutions, effort, rng| {
            by_side!(sudoku, swaps(sudoku, Unit::Boxes, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            by_side!(sudoku, swap_network(sudoku, Unit::Boxes, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "box-sequence",
        about: "complete boxes; a few swaps in a box, less those that crowd a digit; missing digits",
        survey: |sudoku, solutions, effort, rng| {
            let change = Change::Sequence;
            by_side!(sudoku, mutations(sudoku, Unit::Boxes, change, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "row-reorder",
        about: "complete rows; each row is put into a new order with probability 1 / side",
        survey: |sudoku, solutions, effort, rng| {
            let change = Change::Reorder;
            by_side!(sudoku, mutations(sudoku, Unit::Rows, change, solutions, effort, rng))
        },
        network: None,
    },
    Landscape {
        name: "recolour",
        about: "a digit of its list in every open cell; one cell takes another; conflicts",
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey_and_climb(&mut Recolour::new(sudoku)?, solutions, effort, rng))
        },
        network: Some(|sudoku, expedition, rng, cancel| {
            Ok(network(&mut Recolour::new(sudoku)?, expedition, rng, cancel))
        }),
    },
    Landscape {
        name: "redecode",
        about: "propagated boards; half to all digits are kept and the rest decoded anew; blanks",
        survey: |sudoku, solutions, effort, rng| {
            Ok(survey(&mut Redecode::new(sudoku)?, solutions, effort, rng))
        },
        network: None,
    },
];

fn swaps<R: Row>(
    sudoku: &Sudoku,
    unit: Unit,
    solutions: &[Grid],
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
    solutions: &[Grid],
    effort: Effort<'_>,
    rng: &mut Rng,
) -> Result<Survey, NotServed> {
    Ok(survey(&mut Mutations::<R>::new(sudoku, unit, change)?, solutions, effort, rng))
}
