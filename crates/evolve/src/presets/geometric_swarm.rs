//! The geometric particle swarm of Moraglio and Togelius.

use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Task};
use evoku_messages::say;
use evoku_model::Sudoku;

use crate::algorithms::geometric_swarm::GeometricSwarm;
use crate::encodings::units::{Mutation, Row, UnitFactory, UnitFitness};
use crate::encodings::{Unit, UnsupportedPuzzle, by_side};
use crate::presets::baseline::{Acts, Baseline, RANDOM_SEARCH};
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::{Family, Preset};
use crate::presets::units::{self, unit_memory};

const SIZE: Parameter = population([1, 100]);
const OWN: Parameter = Parameter::real("own", [0.0, 1.0, 1000.0], say::parameter_own);
const BEST: Parameter = Parameter::real("best", [0.0, 1.0, 1000.0], say::parameter_best);
const LEADER: Parameter = Parameter::real("leader", [0.0, 1.0, 1000.0], say::parameter_leader);
const NEIGHBOURS: Parameter =
    Parameter::choice("neighbours", &["torus", "all"], say::parameter_neighbourhood)
        .only_above(LEADER.name, 0.0);
const MUTATION_RATE: Parameter =
    Parameter::real("mutation_rate", [0.0, 0.1, 1.0], say::parameter_mutation_rate_swarm);

const MUTATION_ALONE: Baseline = Baseline {
    name: "mutation-alone",
    removes: say::algorithm_null_mutation_alone,
    algorithm: None,
    settings: &[("best", "0"), ("leader", "0")],
    shared: &[],
    acts: Acts::Later,
};

pub(super) static PRESET: Preset = Preset {
    name: "geometric-swarm",
    family: Family::Swarm,
    summary: say::algorithm_geometric_swarm_summary,
    description: || {
        say::algorithm_geometric_swarm_description(
            SIZE.default_number(),
            MUTATION_RATE.default_number(),
        )
    },
    source: "Moraglio and Togelius 2007, Geometric particle swarm optimization for the Sudoku \
        puzzle, GECCO 2007, https://doi.org/10.1145/1276958.1276975; Moraglio, Di Chio, Togelius \
        and Poli 2008, Geometric particle swarm optimization, Journal of Artificial Evolution and \
        Applications, https://doi.org/10.1155/2008/143624",
    parameters: &[SIZE, OWN, BEST, LEADER, NEIGHBOURS, MUTATION_RATE, PROPAGATION],
    refuses: &[UnsupportedPuzzle::Marks],
    baselines: &[RANDOM_SEARCH, MUTATION_ALONE],
    scale: |sudoku, _| units::scale(sudoku),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * unit_memory(sudoku),
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, UnsupportedPuzzle> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Rows)?;
    let mutation = Mutation::swap(&factory, settings.real(&MUTATION_RATE));
    let weights = [&OWN, &BEST, &LEADER].map(|weight| settings.real(weight));
    // If particles are not attracted by their best neighbour, the choice of neighbours has no
    // effect.
    let on_torus = weights[2] == 0.0 || settings.choice(&NEIGHBOURS) == "torus";
    let swarm = GeometricSwarm::new(factory, settings.whole(&SIZE), weights, mutation, on_torus);
    Ok(task.begin(swarm, UnitFitness))
}
