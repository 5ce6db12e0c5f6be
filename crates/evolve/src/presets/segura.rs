//! The memetic algorithm with diversity control of Segura et al.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_messages::say;

use crate::algorithms::diversity::{Control, Diversity};
use crate::encodings::UnsupportedPuzzle;
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::presets::baseline::{Acts, Baseline, HILL_CLIMBING};
use crate::presets::costs::DUPLICATES;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([2, 30]);
const STEPS: Parameter = Parameter::whole("steps", [1, 100, 100_000], say::parameter_steps_swaps);
const HORIZON: Parameter =
    Parameter::whole("horizon", [1, 200, 1_000_000_000], say::parameter_horizon);
const DISTANCE: Parameter =
    Parameter::real("distance", [0.0, 1.0, 10.0], say::parameter_survivor_distance);

const NO_CONTROL: Baseline = Baseline {
    name: "no-control",
    removes: say::algorithm_null_no_control,
    algorithm: None,
    settings: &[(DISTANCE.name, "0")],
    shared: &[],
    acts: Acts::Later,
};

pub(super) static PRESET: Preset = Preset {
    name: "segura",
    family: Family::Memetic,
    summary: say::algorithm_segura_summary,
    description: || {
        say::algorithm_segura_description(
            SIZE.default_number(),
            STEPS.default_number(),
            HORIZON.default_number(),
        )
    },
    source: "after Segura, Valdez Pena, Botello Rionda and Hernandez Aguirre 2016, The importance \
        of diversity in the application of evolutionary algorithms to the Sudoku problem, CEC \
        2016; Segura, Coello Coello, Segredo \
        and Hernandez Aguirre 2016, A novel diversity-based replacement strategy for evolutionary \
        algorithms, IEEE Transactions on Cybernetics 46, 3233-3246, \
        https://doi.org/10.1109/TCYB.2015.2501726",
    parameters: &[SIZE, STEPS, HORIZON, DISTANCE, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[HILL_CLIMBING, NO_CONTROL],
    scale: |_, _| Scale::down(DUPLICATES),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let open = sudoku.givens().open_cells().count() as u64;
        let control = Control {
            size: settings.whole(&SIZE),
            steps: settings.whole(&STEPS) as u64 * open,
            horizon: settings.whole(&HORIZON) as u64,
            distance: settings.real(&DISTANCE),
        };
        Ok(task.begin(Diversity::new(SwapFactory::new(sudoku)?, control), SwapFitness))
    },
};
