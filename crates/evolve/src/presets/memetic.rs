//! Tabu search on list colourings, combined with recombination.

use evoku_messages::say;
use std::sync::Arc;

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Patience, Scale, Task};
use evoku_model::Sudoku;
use evoku_search::colouring::Tabu;

use crate::algorithms::memetic::{Kept, Memetic};
use crate::algorithms::tabu_search::TabuSearch;
use crate::encodings::UnsupportedPuzzle;
use crate::encodings::colouring::{Candidates, Colouring, ColouringFitness};
use crate::presets::baseline::{Acts, Baseline};
use crate::presets::costs::CONFLICTS;
use crate::presets::parts::{POPULATION, PROPAGATION, population};
use crate::presets::preset::{Family, Preset};

/// The default is small, because every further member costs a tabu search before the first child is
/// made (`members` in experiments/ablations).
const SIZE: Parameter = population([1, 4]);
const STEPS: Parameter = Parameter::whole("steps", [1, 1000, 100_000], say::parameter_steps_tabu);
const TENURE: Parameter = Parameter::real("tenure", [0.0, 0.4, 100.0], say::parameter_tenure);
const TENURE_MORE: Parameter =
    Parameter::whole("tenure_more", [1, 10, 1_000_000], say::parameter_tenure_more);
const CROSSOVER: Parameter =
    Parameter::choice("crossover", &["both", "digits", "houses"], say::parameter_crossover_whole)
        .only_above(POPULATION, 1.0);
const DISTANCE: Parameter =
    Parameter::real("distance", [0.0, 0.05, 1.0], say::parameter_member_distance)
        .only_above(POPULATION, 1.0);
const PATIENCE: Parameter =
    Parameter::whole("patience", [0, 500, 1_000_000_000], say::parameter_patience_children);

const RESTARTS: Baseline = Baseline {
    name: "restarts",
    removes: say::algorithm_null_memetic_restarts,
    algorithm: None,
    settings: &[(POPULATION, "1")],
    shared: &[],
    acts: Acts::After(POPULATION),
};

pub(super) static PRESET: Preset = Preset {
    name: "memetic",
    family: Family::Memetic,
    summary: say::algorithm_memetic_summary,
    description: say::algorithm_memetic_description,
    source: "Jin and Hao 2019, Solving the Latin square completion problem by memetic graph \
             coloring, IEEE Transactions on Evolutionary Computation 23(6), \
             https://doi.org/10.1109/TEVC.2019.2899053 (list colouring, tabu search, pool; its own \
             crossover isn't used); Galinier and Hao 1999, https://doi.org/10.1023/A:1009823419804 \
             (tabu search, tenure, crossover by digits); crossover by houses is our own",
    parameters: &[SIZE, STEPS, TENURE, TENURE_MORE, CROSSOVER, DISTANCE, PATIENCE, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Constraints(say::evolve_constraints_of_many())],
    baselines: &[RESTARTS],
    scale: |_, _| Scale::down(CONFLICTS),
    memory: |sudoku, settings| (settings.whole(&SIZE) as u64 + 1) * Colouring::memory(sudoku),
    start,
};

fn start<'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let candidates = Arc::new(Candidates::new(sudoku)?);
    let search = TabuSearch {
        tabu: Tabu::new(candidates.graph()),
        steps: settings.whole(&STEPS) as u64 * candidates.open() as u64,
        tenure: settings.real(&TENURE),
        tenure_more: settings.whole(&TENURE_MORE) as u32,
    };
    let kept = match settings.choice(&CROSSOVER) {
        "digits" => Kept::Digits,
        "houses" => Kept::Houses,
        _ => Kept::Both,
    };
    let patience = match settings.whole(&PATIENCE) {
        0 => Patience::ENDLESS,
        children => Patience::of(children as u64),
    };
    let (size, distance) = (settings.whole(&SIZE), settings.real(&DISTANCE));
    let memetic = Memetic::new(&candidates, size, search, kept, distance, patience);
    Ok(task.begin(memetic, ColouringFitness))
}
