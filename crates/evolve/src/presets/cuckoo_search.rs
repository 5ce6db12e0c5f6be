//! The prefiltered cuckoo search of Soto et al.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Task};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::algorithms::cuckoos::Cuckoos;
use crate::encodings::units::{Row, UnitFactory, UnitFitness};
use crate::encodings::{Unit, UnsupportedPuzzle, by_side};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::parts::{NO_PREFILTER, PREFILTER, population};
use crate::presets::preset::{Family, Preset};
use crate::presets::units::{self, unit_memory};

const NESTS: Parameter = population([1, 25]);
const ABANDONED: Parameter =
    Parameter::real("abandoned", [0.0, 0.25, 1.0], say::parameter_abandoned);
const ATTRACTION: Parameter =
    Parameter::real("attraction", [0.0, 0.2, 1.0], say::parameter_attraction);
const EXPONENT: Parameter = Parameter::real("exponent", [0.5, 1.5, 100.0], say::parameter_exponent);

pub(super) static PRESET: Preset = Preset {
    name: "cuckoo-search",
    family: Family::Swarm,
    summary: say::algorithm_cuckoo_search_summary,
    description: || {
        say::algorithm_cuckoo_search_description(
            NESTS.default_number(),
            ATTRACTION.default_number(),
            EXPONENT.default_number(),
            ABANDONED.default_number(),
        )
    },
    source: "after Soto, Crawford, Galleguillos, Monfroy and Paredes 2014, A prefiltered cuckoo \
        search algorithm with geometric operators for solving Sudoku problems, The Scientific \
        World Journal 2014, 465359, https://doi.org/10.1155/2014/465359; cuckoo search: Yang and \
        Deb 2009, NaBIC 2009, https://doi.org/10.1109/NABIC.2009.5393690",
    parameters: &[NESTS, ABANDONED, ATTRACTION, EXPONENT, PREFILTER],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH, NO_PREFILTER],
    scale: |sudoku, _| units::scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&NESTS) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Rows)?;
    let nests = settings.whole(&NESTS);
    let abandoned = (nests as f64 * settings.real(&ABANDONED)) as usize;
    let sizes = [nests, abandoned.min(nests - 1), sudoku.givens().open_cells().count()];
    let rates = [&ATTRACTION, &EXPONENT].map(|rate| settings.real(rate));
    Ok(task.begin(Cuckoos::new(factory, sizes, rates), UnitFitness))
}
