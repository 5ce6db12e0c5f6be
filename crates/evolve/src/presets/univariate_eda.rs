//! A univariate estimation of distribution algorithm.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_messages::say;

use crate::algorithms::estimation::{Estimation, Learning};
use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::MISSING_DIGITS;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([1, 500]);
const SELECTED: Parameter = Parameter::real("selected", [0.0, 0.3, 1.0], say::parameter_selected);
const LEARNING_RATE: Parameter =
    Parameter::real("learning_rate", [0.0, 1.0, 1.0], say::parameter_learning_rate);
const CONVERGED: Parameter =
    Parameter::real("converged", [0.0, 0.98, 1.0], say::parameter_converged);

pub(super) static PRESET: Preset = Preset {
    name: "univariate-eda",
    family: Family::Model,
    summary: say::algorithm_univariate_eda_summary,
    description: || {
        say::algorithm_univariate_eda_description(
            SIZE.default_number(),
            SELECTED.default_number(),
            CONVERGED.default_number(),
        )
    },
    source: "Muehlenbein and Paass 1996, From recombination of genes to the estimation of \
        distributions, PPSN IV, 178-187, https://doi.org/10.1007/3-540-61723-X_982 (UMDA); Baluja \
        1994, Population-based incremental learning, CMU-CS-94-163 (PBIL)",
    parameters: &[SIZE, SELECTED, LEARNING_RATE, CONVERGED, PROPAGATION],
    refuses: &[],
    baselines: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down(MISSING_DIGITS),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let size = settings.whole(&SIZE);
        let learning = Learning {
            selected: (size as f64 * settings.real(&SELECTED)).round() as usize,
            rate: settings.real(&LEARNING_RATE),
            converged: settings.real(&CONVERGED),
        };
        let factory = BoardFactory::new(sudoku, Start::Filled);
        Ok(task.begin(Estimation::new(factory, size, learning), BoardFitness::Missing))
    },
};
