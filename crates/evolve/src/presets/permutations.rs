//! The algorithms that run on every puzzle whose attempts are permutations.
//!
//! Each is defined in the file of the Sudoku preset of the same name. The other presets need what
//! only a Sudoku has: houses, open cells, or something to propagate.

use evoku_ea::permutation::Permutation;

use crate::presets::preset::Preset;
use crate::presets::{
    cloning_ga, ga, geometric, hill_climbing, multi_objective, mutation_ga, perez_marwala,
    random_search, simulated_annealing,
};

/// The algorithms on attempts of this type, in the order in which they are listed.
pub(crate) const fn on_permutations<P: Permutation>() -> [Preset<usize>; 9] {
    [
        mutation_ga::on_permutations::<P>(),
        cloning_ga::on_permutations::<P>(),
        ga::on_permutations::<P>(),
        multi_objective::on_permutations::<P>(),
        random_search::on_permutations::<P>(),
        hill_climbing::on_permutations::<P>(),
        simulated_annealing::on_permutations::<P>(),
        perez_marwala::on_permutations::<P>(),
        geometric::on_permutations::<P>(),
    ]
}
