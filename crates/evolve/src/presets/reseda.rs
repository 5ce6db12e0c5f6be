//! The restarted estimation of distribution algorithm of Maire and Prissette.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;
use evoku_messages::say;

use crate::algorithms::estimation::Learning;
use crate::algorithms::restarted::{Restarted, Zones};
use crate::encodings::board::{Board, BoardFitness};
use crate::presets::baseline::{Acts, Baseline};
use crate::presets::costs::MISSING_DIGITS;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

const SIZE: Parameter = population([1, 100]);
const SELECTED: Parameter = Parameter::real("selected", [0.0, 0.1, 1.0], say::parameter_selected);
const KEPT: Parameter = Parameter::real("kept", [0.0, 0.7, 0.999], say::parameter_kept);
const CONVERGED: Parameter =
    Parameter::real("converged", [0.0, 0.6, 1.0], say::parameter_converged_cells);
const ZONES: Parameter =
    Parameter::choice("zones", &["diagonal", "blocks", "all", "none"], say::parameter_zones);

const WHOLE_RESTARTS: Baseline = Baseline {
    name: "whole-restarts",
    removes: say::algorithm_null_whole_restarts,
    algorithm: None,
    settings: &[(ZONES.name, "none")],
    shared: &[],
    acts: Acts::Later,
};

pub(super) static PRESET: Preset = Preset {
    name: "reseda",
    family: Family::Model,
    summary: say::algorithm_reseda_summary,
    description: || {
        say::algorithm_reseda_description(
            SIZE.default_number(),
            KEPT.default_number(),
            SELECTED.default_number(),
            CONVERGED.default_number(),
            ZONES.default_text(),
        )
    },
    source: "Maire and Prissette 2012, A restarted estimation of distribution algorithm for solving \
        sudoku puzzles, https://inria.hal.science/inria-00591852",
    parameters: &[SIZE, SELECTED, KEPT, CONVERGED, ZONES, PROPAGATION],
    refuses: &[],
    baselines: &[WHOLE_RESTARTS],
    scale: |_, _| Scale::down(MISSING_DIGITS),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let size = settings.whole(&SIZE);
        let learning = Learning {
            selected: (size as f64 * settings.real(&SELECTED)).round() as usize,
            rate: 1.0 - settings.real(&KEPT),
            converged: settings.real(&CONVERGED),
        };
        let zones = match settings.choice(&ZONES) {
            "none" => Zones::None,
            "blocks" => Zones::Blocks,
            "all" => Zones::All,
            _ => Zones::Diagonal,
        };
        Ok(task.begin(
            Restarted::new(Board::of_givens(sudoku), size, learning, zones),
            BoardFitness::Missing,
        ))
    },
};
