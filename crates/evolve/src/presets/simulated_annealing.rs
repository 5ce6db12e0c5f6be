//! Simulated annealing.

use evoku_ea::Scale;
use evoku_ea::algorithms::Annealer;
use evoku_ea::parameters::Parameter;
use evoku_ea::permutation::Permutation;

use crate::encodings::NotServed;
use crate::encodings::swaps::SwapBoard;
use crate::presets::null::HILL_CLIMBING;
use crate::presets::parts::{PROPAGATION, walk, walk_on};
use crate::presets::preset::Preset;

pub(super) const COOLING: Parameter =
    Parameter::real("cooling", [0.0, 0.99, 1.0], "factor on the temperature after each chain");
pub(super) const CHAIN: Parameter = Parameter::real(
    "chain",
    [0.000_001, 1.0, 1000.0],
    "swaps tried at one temperature, as a multiple of the open cells squared",
);
pub(super) const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [1, 20, 1_000_000],
    "chains in a row that ended no better than they began before a reheat",
);

pub(super) static PRESET: Preset = ANNEALING;

/// What other presets of annealing build on.
pub(super) const ANNEALING: Preset = Preset {
    name: "simulated-annealing",
    summary: "one board, swaps within a box, accepting worse boards less and less often",
    description: "Boxes (regions, or rows where there are neither) stay complete. A swap of two \
                  open cells of one box that makes the board worse by d is made with probability \
                  exp(-d/t). The temperature t begins at the standard deviation of the cost during \
                  a random walk from the first board. It stays for a chain of tries, as many as \
                  the open cells squared, and is then multiplied by {cooling} (homogeneous \
                  annealing). After {patience} chains without improvement in a row it is reset, on \
                  a new random board (a reheat). A generation is a chain; O(1) a try. Open in what \
                  is public of the paper, and chosen: the walk has 200 moves; improvement means \
                  that a chain ends with a lower cost than it began with. Were it a new best, \
                  {patience} chains would run out while it is still hot.",
    source: "Lewis 2007, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, \
             387-401, https://doi.org/10.1007/s10732-007-9012-8; parameters as reported by later \
             work",
    parameters: &[COOLING, CHAIN, PATIENCE, PROPAGATION],
    refuses: &[NotServed::Marks],
    nulls: &[HILL_CLIMBING],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, _| 4 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let open = sudoku.givens().blanks().count() as f64;
        let tries = (open * open * settings.real(&CHAIN)).max(1.0) as u64;
        let annealer = Annealer::new(settings.real(&COOLING), tries, settings.whole(&PATIENCE));
        walk(sudoku, annealer, task)
    },
};

const CHAIN_OF_PLACES: Parameter = Parameter::real(
    "chain",
    [0.000_001, 1.0, 1000.0],
    "swaps tried at one temperature, as a multiple of the places squared",
);

/// The algorithm on permutations.
pub(super) const fn on_permutations<P: Permutation>() -> Preset<usize> {
    Preset {
        name: PRESET.name,
        summary: "one attempt, swaps of two places, accepting worse ones less and less often",
        description: "A swap of two random places that makes the attempt worse by d is made with \
                      probability exp(-d/t). The temperature t begins at the standard deviation of \
                      the cost during a random walk of 200 moves from the first attempt. It stays \
                      for a chain of tries, as many as there are places, squared, and is then \
                      multiplied by {cooling}. After {patience} chains in a row that ended no \
                      better than they began it is reset, in a new random order. A generation is a \
                      chain.",
        source: "Lewis 2007, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13, \
                 387-401, https://doi.org/10.1007/s10732-007-9012-8, with other moves; annealing \
                 of permutations: Kirkpatrick, Gelatt and Vecchi 1983, \
                 https://doi.org/10.1126/science.220.4598.671",
        parameters: &[COOLING, CHAIN_OF_PLACES, PATIENCE],
        refuses: &[],
        nulls: &[HILL_CLIMBING],
        scale: |_, _| Scale::down(P::COST),
        memory: |&size, _| 4 * P::memory(size),
        start: |&size, settings, task| {
            let places = P::length(size) as f64;
            let tries = (places * places * settings.real(&CHAIN_OF_PLACES)).max(1.0) as u64;
            let annealer = Annealer::new(settings.real(&COOLING), tries, settings.whole(&PATIENCE));
            Ok(walk_on::<P>(size, annealer, task))
        },
    }
}
