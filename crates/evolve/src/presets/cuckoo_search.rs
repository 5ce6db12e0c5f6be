//! The prefiltered cuckoo search of Soto et al.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Task};
use evoku_sudoku::Sudoku;

use crate::algorithms::cuckoos::Cuckoos;
use crate::encodings::units::{Row, UnitFactory, UnitFitness};
use crate::encodings::{NotServed, Unit, by_side};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{NO_PREFILTER, PREFILTER, population};
use crate::presets::preset::Preset;
use crate::presets::units::{self, unit_memory};

const NESTS: Parameter = population([1, 25]);
const ABANDONED: Parameter = Parameter::real(
    "abandoned",
    [0.0, 0.25, 1.0],
    "share of the nests, the worst, that are made anew each generation; one is left",
);
const ATTRACTION: Parameter = Parameter::real(
    "attraction",
    [0.0, 0.2, 1.0],
    "probability, for each cycle of a row, that an egg has it from the best nest",
);
const EXPONENT: Parameter = Parameter::real(
    "exponent",
    [0.5, 1.5, 100.0],
    "exponent of the flights: at least n swaps are as likely as n to the power of minus this",
);

pub(super) static PRESET: Preset = Preset {
    name: "cuckoo-search",
    summary: "eggs between a nest and the best one, carried on by flights of mostly few swaps",
    description: "Naked and hidden singles are placed first (the prefilter). Rows hold each digit \
        once; fitness is the distinct digits of columns and boxes. In a generation the cuckoo of \
        each of {population} nests lays an egg: a copy of its nest that has cycles of rows of the \
        best nest, each with probability {attraction} (a geometric crossover), and then makes a \
        Levy flight: as many swaps of two open cells of random rows as a power law of exponent \
        {exponent} draws, at most one for each open cell. The egg takes the place of a random nest \
        if it is better. Then the worst nests, {abandoned} of all, are abandoned for random ones. \
        O(side^2) an egg. Of the paper only the abstract and the beginning could be read: \
        prefiltering, cuckoo search and geometric operators that move towards promising regions. \
        Chosen: the rules of the filter, which operators, and the sizes, which are usual for \
        cuckoo search.",
    source: "after Soto, Crawford, Galleguillos, Monfroy and Paredes 2014, A prefiltered cuckoo \
        search algorithm with geometric operators for solving Sudoku problems, The Scientific \
        World Journal 2014, 465359, https://doi.org/10.1155/2014/465359; cuckoo search: Yang and \
        Deb 2009, NaBIC 2009, https://doi.org/10.1109/NABIC.2009.5393690",
    parameters: &[NESTS, ABANDONED, ATTRACTION, EXPONENT, PREFILTER],
    refuses: &[NotServed::Marks],
    nulls: &[RANDOM_SEARCH, NO_PREFILTER],
    scale: |sudoku, _| units::scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&NESTS) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Rows)?;
    let nests = settings.whole(&NESTS);
    let abandoned = (nests as f64 * settings.real(&ABANDONED)) as usize;
    let sizes = [nests, abandoned.min(nests - 1), sudoku.givens().blanks().count()];
    let rates = [&ATTRACTION, &EXPONENT].map(|rate| settings.real(rate));
    Ok(task.begin(Cuckoos::new(factory, sizes, rates), UnitFitness))
}
