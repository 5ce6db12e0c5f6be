//! The tabu searches with filtering of Soto et al.

use evoku_ea::Patience;
use evoku_ea::parameters::Parameter;
use evoku_messages::say;

use crate::algorithms::filtered_tabu::FilteredTabu;
use crate::encodings::board::{Board, BoardFitness};
use crate::encodings::domains::Consistency;
use crate::presets::baseline::{Acts, Baseline};
use crate::presets::parts::cells_filled;
use crate::presets::preset::{Family, Preset};

const FILTER: Parameter =
    Parameter::choice("filter", &["all-different", "ac3"], say::parameter_filter);
const CANDIDATES: Parameter =
    Parameter::whole("candidates", [1, 10, 100_000], say::parameter_candidates_neighbours);
const TABU: Parameter = Parameter::whole("tabu", [0, 20, 100_000], say::parameter_tabu_digits);
const PATIENCE: Parameter =
    Parameter::whole("patience", [1, 100, 1_000_000_000], say::parameter_patience_iterations);

const RESTARTS: Baseline = Baseline {
    name: "restarts",
    removes: say::algorithm_null_filtered_tabu_restarts,
    algorithm: None,
    settings: &[("patience", "1"), ("tabu", "0")],
    shared: &[],
    acts: Acts::Later,
};

pub(super) static PRESET: Preset = Preset {
    name: "filtered-tabu",
    family: Family::Local,
    summary: say::algorithm_filtered_tabu_summary,
    description: || {
        say::algorithm_filtered_tabu_description(
            CANDIDATES.default_number(),
            TABU.default_number(),
            PATIENCE.default_number(),
        )
    },
    source: "after Soto, Crawford, Galleguillos, Paredes and Norero 2015, A hybrid \
        alldifferent-tabu search algorithm for solving Sudoku puzzles, Computational Intelligence \
        and Neuroscience 2015, 286354, https://doi.org/10.1155/2015/286354 (algorithm 2); Soto, \
        Crawford, Galleguillos, Monfroy and Paredes 2013, A hybrid AC3-tabu search algorithm for \
        solving Sudoku puzzles, Expert Systems with Applications 40, 5817-5821",
    parameters: &[FILTER, CANDIDATES, TABU, PATIENCE],
    refuses: &[],
    baselines: &[RESTARTS],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, _| 4 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let consistency = match settings.choice(&FILTER) {
            "ac3" => Consistency::Arcs,
            _ => Consistency::AllDifferent,
        };
        let [candidates, tabu] = [&CANDIDATES, &TABU].map(|number| settings.whole(number));
        let patience = Patience::of(settings.whole(&PATIENCE) as u64);
        let search = FilteredTabu::new(sudoku, consistency, candidates, tabu, patience);
        Ok(task.begin(search, BoardFitness::BlanksAndViolations))
    },
};
