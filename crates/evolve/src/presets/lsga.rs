//! The genetic algorithm with column and sub-block local search of Wang et al.

use evoku_ea::parameters::{Order, Parameter, Settings};
use evoku_ea::{Begun, Scale, Task};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::algorithms::lsga::Lsga;
use crate::encodings::units::{IllegalHouses, Row, UnitFactory};
use crate::encodings::{Unit, UnsupportedPuzzle, by_side};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::ILLEGAL_HOUSES;
use crate::presets::parts::{POPULATION, PROPAGATION, population};
use crate::presets::preset::{Family, Preset};
use crate::presets::units::{tournament, unit_memory};

const SIZE: Parameter = population([1, 150]);
const ELITE: Parameter =
    Parameter::whole("elite", [1, 50, 1_000_000], say::parameter_elite_learning)
        .related(Order::AtMost, POPULATION);
const TOURNAMENT: Parameter = tournament(2);
const CROSSOVER_RATE: Parameter =
    Parameter::real("crossover_rate", [0.0, 0.2, 1.0], say::parameter_crossover_rate);
const ROW_RATE: Parameter = Parameter::real("row_rate", [0.0, 0.1, 1.0], say::parameter_row_rate)
    .only_above(CROSSOVER_RATE.name, 0.0);
const SWAP_RATE: Parameter =
    Parameter::real("swap_rate", [0.0, 0.3, 1.0], say::parameter_mutation_rate_rows);
const REORDER_RATE: Parameter =
    Parameter::real("reorder_rate", [0.0, 0.05, 1.0], say::parameter_reorder_rate);

pub(super) static PRESET: Preset = Preset {
    name: "lsga",
    family: Family::Memetic,
    summary: say::algorithm_lsga_summary,
    description: || {
        say::algorithm_lsga_description(
            TOURNAMENT.default_number(),
            CROSSOVER_RATE.default_number(),
            ROW_RATE.default_number(),
            SWAP_RATE.default_number(),
            REORDER_RATE.default_number(),
            ELITE.default_number(),
            SIZE.default_number(),
        )
    },
    source: "Wang, Sun, Du, Li, Zhan, Jeon, Wang and Zhang 2024, A novel evolutionary algorithm \
        with column and sub-block local search for Sudoku puzzles, IEEE Transactions on Games 16, \
        162-172, https://doi.org/10.1109/TG.2023.3236490; parameters as reported by later work",
    parameters: &[
        SIZE,
        ELITE,
        TOURNAMENT,
        CROSSOVER_RATE,
        ROW_RATE,
        SWAP_RATE,
        REORDER_RATE,
        PROPAGATION,
    ],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down(ILLEGAL_HOUSES),
    memory: |sudoku, settings| {
        let attempts = 2 * settings.whole(&SIZE) + settings.whole(&ELITE);
        attempts as u64 * unit_memory(sudoku)
    },
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Rows)?;
    let fitness = IllegalHouses::new(&factory);
    let sizes = [&SIZE, &ELITE, &TOURNAMENT].map(|number| settings.whole(number));
    let rates = [&CROSSOVER_RATE, &ROW_RATE, &SWAP_RATE, &REORDER_RATE];
    let algorithm = Lsga::new(factory, sizes, rates.map(|rate| settings.real(rate)));
    Ok(task.begin(algorithm, fitness))
}
