//! A univariate estimation of distribution algorithm.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;

use crate::algorithms::estimation::{Estimation, Learning};
use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;

const SIZE: Parameter = population([1, 500]);
const SELECTED: Parameter = Parameter::real(
    "selected",
    [0.0, 0.3, 1.0],
    "share of a generation, its best, from which the probabilities are learnt; at least one is",
);
const LEARNING_RATE: Parameter = Parameter::real(
    "learning_rate",
    [0.0, 1.0, 1.0],
    "share of each probability that is learnt anew each generation: 1 is UMDA, less is PBIL",
);
const CONVERGED: Parameter = Parameter::real(
    "converged",
    [0.0, 0.98, 1.0],
    "probability of its likeliest digit that a cell has on average when the run begins anew",
);

pub(super) static PRESET: Preset = Preset {
    name: "univariate-eda",
    summary: "boards drawn from a probability for each digit of each cell, learnt from the best",
    description: "Any digit may be in any open cell; cost is the missing digits of all houses. A \
        generation is {population} boards, each cell of which is drawn from the probabilities of \
        its digits, one cell independent of the other; at first all digits are equally likely. The \
        best {selected} of the boards are counted: the probabilities become the frequencies of \
        digits among them (learning_rate=1, the univariate marginal distribution algorithm), or \
        move towards these by a share (population-based incremental learning, whose own form \
        learns from the single best). Once the cells are sure of their likeliest digit, {converged} \
        on average, nothing new is drawn any more: all probabilities are forgotten, which counts as \
        a restart. O(side^3) a board. Restarts, and the limits of when, are chosen here.",
    source: "Muehlenbein and Paass 1996, From recombination of genes to the estimation of \
        distributions, PPSN IV, 178-187, https://doi.org/10.1007/3-540-61723-X_982 (UMDA); Baluja \
        1994, Population-based incremental learning, CMU-CS-94-163 (PBIL)",
    parameters: &[SIZE, SELECTED, LEARNING_RATE, CONVERGED, PROPAGATION],
    refuses: &[],
    nulls: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down("missing digits"),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let size = settings.whole(&SIZE);
        let learning = Learning {
            selected: (size as f64 * settings.real(&SELECTED)).round() as usize,
            rate: settings.real(&LEARNING_RATE),
            converged: settings.real(&CONVERGED),
        };
        let factory = BoardFactory::new(sudoku, Start::Filled);
        Ok(task.begin(Estimation::new(factory, size, learning), BoardFitness::Missing))
    },
};
