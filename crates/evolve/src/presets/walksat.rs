//! WalkSAT on a Sudoku encoded as a formula.

use evoku_messages::say;
use std::sync::Arc;

use evoku_ea::algorithms::LocalSearch;
use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Scale, Task};
use evoku_model::Sudoku;

use crate::algorithms::walksat::WalkSat;
use crate::encodings::UnsupportedPuzzle;
use crate::encodings::clauses::{Assignment, AssignmentFactory, Unsatisfied};
use crate::encodings::colouring::Candidates;
use crate::presets::baseline::{Acts, Baseline};
use crate::presets::costs::UNSATISFIED_CLAUSES;
use crate::presets::parts::PROPAGATION;
use crate::presets::preset::{Family, Preset};

const NOISE: Parameter = Parameter::real("noise", [0.0, 0.1, 1.0], say::parameter_noise);
const FLIPS: Parameter =
    Parameter::whole("flips", [1, 100_000, 1_000_000_000], say::parameter_flips);

const NOISE_ALONE: Baseline = Baseline {
    name: "noise-alone",
    removes: say::algorithm_null_noise_alone,
    algorithm: None,
    settings: &[(NOISE.name, "1")],
    shared: &[],
    acts: Acts::Later,
};

pub(super) static PRESET: Preset = Preset {
    name: "walksat",
    family: Family::Local,
    summary: say::algorithm_walksat_summary,
    description: || {
        say::algorithm_walksat_description(NOISE.default_number(), FLIPS.default_number())
    },
    source: "Selman, Kautz and Cohen 1994, Noise strategies for improving local search, AAAI-94, \
        337-343; the encoding: Lynce and Ouaknine 2006, Sudoku as a SAT problem, ISAIM 2006",
    parameters: &[NOISE, FLIPS, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Constraints(say::evolve_constraints_of_many())],
    baselines: &[NOISE_ALONE],
    scale: |_, _| Scale::down(UNSATISFIED_CLAUSES),
    memory: |sudoku, _| {
        let variables = sudoku.givens().open_cells().count() * sudoku.geometry().side();
        4 * Assignment::memory(variables)
    },
    start,
};

fn start<'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let candidates = Arc::new(Candidates::new(sudoku)?);
    let tries = candidates.open().pow(2).max(1) as u64;
    let walk = WalkSat::new(settings.real(&NOISE), settings.whole(&FLIPS) as u64, tries);
    Ok(task.begin(LocalSearch::new(AssignmentFactory::new(&candidates), walk), Unsatisfied))
}
