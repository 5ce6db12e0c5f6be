//! Lewis' combination of constraint programming and simulated annealing.

use crate::presets::parts::{NO_PREFILTER, PREFILTER};
use crate::presets::preset::Preset;
use crate::presets::simulated_annealing;

pub(super) static PRESET: Preset = Preset {
    name: "cp-annealing",
    summary: "propagation first, simulated annealing on the cells that it leaves open",
    description: "Naked and hidden singles are placed until there are none, and \
        simulated-annealing goes on with what they leave as with givens: swaps of two open cells \
        of a box, chains of as many tries as the open cells squared, cooling by {cooling} after \
        each, and a reheat on a new random board after {patience} chains without improvement. A \
        puzzle that singles solve takes one evaluation. Of the paper only the abstract and the \
        introduction could be read: that propagation and the annealing of Lewis' earlier paper are \
        combined, and that both together are far stronger than either. Chosen: the rules (singles), \
        and that they are applied once, before the run, rather than to what annealing has reached.",
    source: "Lewis 2007, On the combination of constraint programming and stochastic search: the \
        Sudoku case, HM 2007, LNCS 4771, 96-107, https://doi.org/10.1007/978-3-540-75514-2_8; \
        annealing as in Lewis 2007, https://doi.org/10.1007/s10732-007-9012-8",
    parameters: &[
        simulated_annealing::COOLING,
        simulated_annealing::CHAIN,
        simulated_annealing::PATIENCE,
        PREFILTER,
    ],
    nulls: &[NO_PREFILTER],
    ..simulated_annealing::ANNEALING
};
