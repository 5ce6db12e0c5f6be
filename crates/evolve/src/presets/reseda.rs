//! The restarted estimation of distribution algorithm of Maire and Prissette.

use crate::algorithms::estimation::{Estimation, Learning};
use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::presets::null::Null;
use crate::presets::parameter::Parameter;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;
use crate::presets::scale::Scale;
use crate::presets::univariate_eda::{CONVERGED, SELECTED};

const SIZE: Parameter = population([1, 500]);
const FORGOTTEN: Parameter = Parameter::real(
    "forgotten",
    [0.0, 0.5, 1.0],
    "share of the cells that forget what they learnt at a restart; one does in any case",
);

const WHOLE_RESTARTS: Null = Null {
    name: "whole-restarts",
    lacks: "what a partial restart keeps: every cell forgets what it learnt",
    algorithm: None,
    settings: &[(FORGOTTEN.name, "1")],
    shared: &[],
};

pub(super) static PRESET: Preset = Preset {
    name: "reseda",
    summary: "univariate-eda whose restarts forget a part of the cells only",
    description: "Boards are drawn from a probability for each digit of each open cell, which are \
        the frequencies of digits among the best {selected} of the {population} boards of the \
        generation before: univariate-eda with learning_rate=1. Once the cells are sure of their \
        likeliest digit, {converged} on average, the restart is partial: a random share of them, \
        {forgotten}, forgets what it learnt, and the others go on from it. Of the paper only the \
        abstract and the beginning could be read, which say that probabilities are estimated from \
        a fraction of the best puzzles by a cost and that restarts are partial. Chosen: the cost \
        (missing digits of all houses), the sizes, when a restart comes and what it keeps. So a \
        result of this preset is not one of the paper's.",
    source: "after Maire and Prissette 2012, A restarted estimation of distribution algorithm for \
        solving sudoku puzzles, https://inria.hal.science/inria-00591852",
    parameters: &[SIZE, SELECTED, CONVERGED, FORGOTTEN, PROPAGATION],
    refuses: &[],
    nulls: &[WHOLE_RESTARTS],
    scale: |_, _| Scale::down("missing digits"),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let size = settings.whole(&SIZE);
        let learning = Learning {
            selected: (size as f64 * settings.real(&SELECTED)).round() as usize,
            rate: 1.0,
            converged: settings.real(&CONVERGED),
            forgotten: settings.real(&FORGOTTEN),
        };
        let factory = BoardFactory::new(sudoku, Start::Filled);
        Ok(task.begin(Estimation::new(factory, size, learning), BoardFitness::Missing))
    },
};
