//! Lewis' combination of constraint programming and simulated annealing.

use evoku_messages::say;

use crate::presets::parts::{NO_PREFILTER, PREFILTER};
use crate::presets::preset::{Family, Preset};
use crate::presets::simulated_annealing;

pub(super) static PRESET: Preset = Preset {
    name: "cp-annealing",
    family: Family::Local,
    summary: say::algorithm_cp_annealing_summary,
    description: || {
        say::algorithm_cp_annealing_description(
            simulated_annealing::COOLING.default_number(),
            simulated_annealing::PATIENCE.default_number(),
        )
    },
    source: "Lewis 2007, On the combination of constraint programming and stochastic search: the \
        Sudoku case, HM 2007, LNCS 4771, 96-107, https://doi.org/10.1007/978-3-540-75514-2_8; \
        annealing as in Lewis 2007, https://doi.org/10.1007/s10732-007-9012-8",
    parameters: &[
        simulated_annealing::COOLING,
        simulated_annealing::CHAIN,
        simulated_annealing::PATIENCE,
        PREFILTER,
    ],
    baselines: &[NO_PREFILTER],
    ..simulated_annealing::ANNEALING
};
