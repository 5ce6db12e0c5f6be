//! Iterated local search with completion by constraint programming, of Musliu and Winter.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_messages::say;

use crate::algorithms::iterated::{Iterated, Limits};
use crate::encodings::UnsupportedPuzzle;
use crate::encodings::filling::Filling;
use crate::encodings::swaps::{Swap, SwapBoard};
use crate::presets::baseline::{Acts, Baseline};
use crate::presets::costs::DUPLICATES;
use crate::presets::parts::walk;
use crate::presets::preset::{Family, Preset};

const STEPS: Parameter = Parameter::whole("steps", [1, 200, 1_000_000_000], say::parameter_steps);
const TABU: Parameter = Parameter::whole("tabu", [0, 3, 10_000], say::parameter_tabu_swaps);
const ACCEPTANCE: Parameter =
    Parameter::real("acceptance", [0.0, 0.05, 1.0], say::parameter_acceptance);
const EMPTIED: Parameter = Parameter::real("emptied", [0.0, 0.9, 1.0], say::parameter_emptied);
const DECAY: Parameter =
    Parameter::real("decay", [0.0, 0.99, 1.0], say::parameter_decay).only_above(EMPTIED.name, 0.05);
const NODES: Parameter = Parameter::whole("nodes", [1, 1000, 1_000_000_000], say::parameter_nodes);

const RESTARTS: Baseline = Baseline {
    name: "restarts",
    removes: say::algorithm_null_ils_cp_restarts,
    algorithm: None,
    settings: &[("steps", "1"), ("emptied", "1"), ("decay", "1")],
    shared: &[],
    acts: Acts::Later,
};

pub(super) static PRESET: Preset = Preset {
    name: "ils-cp",
    family: Family::Local,
    summary: say::algorithm_ils_cp_summary,
    description: say::algorithm_ils_cp_description,
    source: "Musliu and Winter 2017, A hybrid approach for the Sudoku problem: using constraint \
             programming in iterated local search, IEEE Intelligent Systems 32, 52-62, \
             https://doi.org/10.1109/MIS.2017.29",
    parameters: &[STEPS, TABU, ACCEPTANCE, EMPTIED, DECAY, NODES],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[RESTARTS],
    scale: |_, _| Scale::down(DUPLICATES),
    memory: |sudoku, settings| {
        let tabu = settings.whole(&TABU) * size_of::<Option<Swap>>();
        tabu as u64 + 4 * SwapBoard::memory(sudoku) + 2 * Filling::memory(sudoku)
    },
    start: |sudoku, settings, task| {
        let limits = Limits {
            steps: settings.whole(&STEPS),
            tabu: settings.whole(&TABU),
            acceptance: settings.real(&ACCEPTANCE),
            emptied: settings.real(&EMPTIED),
            decay: settings.real(&DECAY),
            nodes: settings.whole(&NODES),
        };
        walk(sudoku, Iterated::new(sudoku, limits), task)
    },
};
