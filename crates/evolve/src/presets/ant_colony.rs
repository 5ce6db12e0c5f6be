//! The ant colony of Lloyd and Amos.

use evoku_ea::parameters::Parameter;
use evoku_messages::say;

use crate::algorithms::colony::{Colony, Habits};
use crate::encodings::board::{Board, BoardFitness};
use crate::encodings::filling::Filling;
use crate::presets::baseline::{Acts, Baseline};
use crate::presets::parts::cells_filled;
use crate::presets::parts::population;
use crate::presets::preset::{Family, Preset};

const ANTS: Parameter = population([1, 10]);
const GREEDINESS: Parameter =
    Parameter::real("greediness", [0.0, 0.9, 1.0], say::parameter_greediness);
const EVAPORATION: Parameter =
    Parameter::real("evaporation", [0.0, 0.9, 1.0], say::parameter_evaporation);
const LOCAL_EVAPORATION: Parameter =
    Parameter::real("local_evaporation", [0.0, 0.1, 1.0], say::parameter_local_evaporation);
const BEST_EVAPORATION: Parameter =
    Parameter::real("best_evaporation", [0.0, 0.005, 1.0], say::parameter_best_evaporation);

const NO_PHEROMONE: Baseline = Baseline {
    name: "no-pheromone",
    removes: say::algorithm_null_no_pheromone,
    algorithm: None,
    settings: &[("evaporation", "0"), ("local_evaporation", "0")],
    shared: &[],
    acts: Acts::Later,
};

pub(super) static PRESET: Preset = Preset {
    name: "ant-colony",
    family: Family::Swarm,
    summary: say::algorithm_ant_colony_summary,
    description: say::algorithm_ant_colony_description,
    source: "Lloyd and Amos 2020, Solving Sudoku with ant colony optimization, IEEE Transactions \
             on Games 12, 302-311, https://doi.org/10.1109/TG.2019.2942773",
    parameters: &[ANTS, GREEDINESS, EVAPORATION, LOCAL_EVAPORATION, BEST_EVAPORATION],
    refuses: &[],
    baselines: &[NO_PHEROMONE],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, settings| {
        settings.whole(&ANTS) as u64 * (Filling::memory(sudoku) + 2 * Board::memory(sudoku))
    },
    start: |sudoku, settings, task| {
        let habits = Habits {
            greediness: settings.real(&GREEDINESS),
            evaporation: settings.real(&EVAPORATION),
            local_evaporation: settings.real(&LOCAL_EVAPORATION),
            best_evaporation: settings.real(&BEST_EVAPORATION),
        };
        let colony = Colony::new(sudoku, settings.whole(&ANTS), habits);
        Ok(task.begin(colony, BoardFitness::BlanksAndViolations))
    },
};
