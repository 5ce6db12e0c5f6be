//! The artificial bee colony of Pacurib, Seno and Yusiong.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_messages::say;

use crate::algorithms::bees::{Bees, Swarm};
use crate::encodings::UnsupportedPuzzle;
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::presets::baseline::RANDOM_SEARCH;
use crate::presets::costs::DUPLICATES;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

const EMPLOYED: Parameter = population([1, 100]);
const ONLOOKERS: Parameter =
    Parameter::whole("onlookers", [0, 200, 1_000_000], say::parameter_onlookers);
const SCOUTS: Parameter = Parameter::real("scouts", [0.0, 0.1, 1.0], say::parameter_scouts);

pub(super) static PRESET: Preset = Preset {
    name: "bee-colony",
    family: Family::Swarm,
    summary: say::algorithm_bee_colony_summary,
    description: || {
        say::algorithm_bee_colony_description(
            EMPLOYED.default_number(),
            ONLOOKERS.default_number(),
            SCOUTS.default_number(),
        )
    },
    source: "Pacurib, Seno and Yusiong 2009, Solving Sudoku puzzles using improved artificial bee \
        colony algorithm, ICICIC 2009; Yusiong, \
        Seno and Pacurib 2010, SudokuBee, IJARCS 1(3), \
        https://www.ijarcs.info/index.php/Ijarcs/article/view/68",
    parameters: &[EMPLOYED, ONLOOKERS, SCOUTS, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down(DUPLICATES),
    memory: |sudoku, settings| (settings.whole(&EMPLOYED) + 1) as u64 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let employed = settings.whole(&EMPLOYED);
        let swarm = Swarm {
            employed,
            onlookers: settings.whole(&ONLOOKERS),
            // The small addend compensates for rounding: 0.29 * 100 is slightly less than 29.
            scouts: (employed as f64 * settings.real(&SCOUTS) + 1e-9) as usize,
        };
        Ok(task.begin(Bees::new(SwapFactory::new(sudoku)?, swarm), SwapFitness))
    },
};
