//! Simulated annealing.

use crate::algorithms::annealing::Annealer;
use crate::encodings::NotServed;
use crate::encodings::swaps::SwapBoard;
use crate::presets::parameter::Parameter;
use crate::presets::parts::{PROPAGATION, walk};
use crate::presets::preset::Preset;
use crate::presets::scale::Scale;

const COOLING: Parameter =
    Parameter::real("cooling", [0.0, 0.99, 1.0], "factor on the temperature after each chain");
const CHAIN: Parameter = Parameter::real(
    "chain",
    [0.000_001, 1.0, 1000.0],
    "swaps tried at one temperature, as a multiple of the open cells squared",
);
const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [1, 20, 1_000_000],
    "chains in a row that ended no better than they began before a reheat",
);

pub(super) static PRESET: Preset = Preset {
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
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, _| 4 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let open = sudoku.givens().blanks().count() as f64;
        let tries = (open * open * settings.real(&CHAIN)).max(1.0) as u64;
        let annealer = Annealer::new(settings.real(&COOLING), tries, settings.whole(&PATIENCE));
        walk(sudoku, annealer, task)
    },
};
