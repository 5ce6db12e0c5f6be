//! Evolution of partial boards with a propagating decoder, an algorithm of evoku's own.

use evoku_ea::parameters::{Order, Parameter};
use evoku_messages::say;

use crate::algorithms::elites::Elites;
use crate::algorithms::evolution::{Evolution, Sizes};
use crate::encodings::decoder::{Decoded, Inheritance, OpenCells};
use crate::presets::baseline::RANDOM_DECODES;
use crate::presets::parts::cells_filled;
use crate::presets::parts::{POPULATION, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([1, 3]);
const FOUNDERS: Parameter =
    Parameter::whole("founders", [1, 32, 1_000_000], say::parameter_founders)
        .related(Order::AtLeast, POPULATION);
const CHILDREN: Parameter =
    Parameter::whole("children", [1, 12, 1_000_000], say::parameter_children);
const PATIENCE: Parameter =
    Parameter::whole("patience", [1, 8, 1_000_000_000], say::parameter_patience_generations);
const KEEP: Parameter = Parameter::real("keep", [0.0, 0.5, 1.0], say::parameter_keep);
const FOLLOW: Parameter = Parameter::real("follow", [0.0, 0.7, 1.0], say::parameter_follow);
pub(super) const WEIGHTS: Parameter =
    Parameter::choice("weights", &["learned", "equal"], say::parameter_weights);
const ELITES: Parameter = Parameter::whole("elites", [2, 48, 10_000], say::parameter_elites);
const AGREEMENT: Parameter =
    Parameter::real("agreement", [0.0, 0.9, 1.0], say::parameter_agreement);
const DOUBT: Parameter = Parameter::whole("doubt", [1, 96, 1_000_000_000], say::parameter_doubt);

pub(super) static PRESET: Preset = Preset {
    name: "decoder",
    family: Family::Genetic,
    summary: say::algorithm_decoder_summary,
    description: say::algorithm_decoder_description,
    source: "our own; decoding a genome by constraint propagation after Lloyd and Amos 2019, \
             https://doi.org/10.1109/TG.2019.2942773, weights after Boussemart, Hemery, Lecoutre \
             and Sais 2004, Boosting systematic search by weighting constraints (ECAI), agreement \
             of elites after the backbone-guided search of Zhang 2004, Artificial Intelligence \
             158, 1-26",
    parameters: &[
        SIZE, FOUNDERS, CHILDREN, PATIENCE, KEEP, FOLLOW, WEIGHTS, ELITES, AGREEMENT, DOUBT,
    ],
    refuses: &[],
    baselines: &[RANDOM_DECODES],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, settings| {
        let elites = settings.whole(&ELITES) * sudoku.givens().cells().len();
        (settings.whole(&SIZE) as u64 + 1) * Decoded::memory(sudoku) + elites as u64
    },
    start: |sudoku, settings, task| {
        let inheritance = Inheritance {
            keep: settings.real(&KEEP),
            follow: settings.real(&FOLLOW),
            learns: settings.choice(&WEIGHTS) == "learned",
        };
        let sizes = Sizes {
            members: settings.whole(&SIZE),
            initial_size: settings.whole(&FOUNDERS),
            children: settings.whole(&CHILDREN),
            patience: settings.whole(&PATIENCE) as u64,
            doubt: settings.whole(&DOUBT) as u64,
        };
        let (elites, agreement) = (settings.whole(&ELITES), settings.real(&AGREEMENT));
        let elites = Elites::new(sudoku.givens().cells().len(), elites, agreement);
        let evolution = Evolution::new(sudoku, inheritance, sizes, elites);
        Ok(task.begin(evolution, OpenCells))
    },
};
