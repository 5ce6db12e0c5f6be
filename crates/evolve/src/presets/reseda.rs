//! The restarted estimation of distribution algorithm of Maire and Prissette.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;

use crate::algorithms::estimation::Learning;
use crate::algorithms::restarted::{Restarted, Zones};
use crate::encodings::board::{Board, BoardFitness};
use crate::presets::null::Null;
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;

const SIZE: Parameter = population([1, 100]);
const SELECTED: Parameter = Parameter::real(
    "selected",
    [0.0, 0.1, 1.0],
    "share of a generation, its best, from which the probabilities are learnt; at least one is",
);
const KEPT: Parameter = Parameter::real(
    "kept",
    [0.0, 0.7, 0.999],
    "share of each probability that is kept from one generation to the next",
);
const CONVERGED: Parameter = Parameter::real(
    "converged",
    [0.0, 0.6, 1.0],
    "probability of its likeliest digit above which every cell is when an attempt ends",
);
const ZONES: Parameter = Parameter::choice(
    "zones",
    &["diagonal", "blocks", "all", "none"],
    "what a board lends, one at a time: boxes that share no line; every box; these, every row and \
        every column; or nothing",
);

const WHOLE_RESTARTS: Null = Null {
    name: "whole-restarts",
    lacks: "the zones that one attempt lends to the next: all is forgotten",
    algorithm: None,
    settings: &[(ZONES.name, "none")],
    shared: &[],
};

pub(super) static PRESET: Preset = Preset {
    name: "reseda",
    summary: "boards drawn box by box from learnt probabilities, restarted with a box of the last",
    description: "Each digit of each open cell has a probability; at first those are equally likely \
        that no given peer has. A generation is {population} boards. Each box of one is drawn \
        digit by digit: first in the cell whose likeliest digit is likeliest of all, then without \
        that digit, so that a box holds each digit once unless it can't. Cost is the missing digits \
        of all houses. The probabilities keep {kept} of themselves and take the rest from the \
        frequencies of digits among the best {selected} of the boards. An attempt ends when the \
        likeliest digit of every cell is above {converged}. The board of likeliest digits then \
        lends its zones, one at a time, but for those that hold a digit twice: an attempt is made \
        with the zone as if given, and after the last of them all is forgotten, which counts as a \
        restart. zones={zones} chooses what is lent. O(side^4) a board at worst. All of this, and \
        the sizes, are the paper's, which was read in full; it doesn't say which of equally sure \
        cells comes first (each is as likely here), nor which board of the last generation lends. \
        Boards without boxes are drawn by regions or rows.",
    source: "Maire and Prissette 2012, A restarted estimation of distribution algorithm for solving \
        sudoku puzzles, https://inria.hal.science/inria-00591852",
    parameters: &[SIZE, SELECTED, KEPT, CONVERGED, ZONES, PROPAGATION],
    refuses: &[],
    nulls: &[WHOLE_RESTARTS],
    scale: |_, _| Scale::down("missing digits"),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * Board::memory(sudoku),
    start: |sudoku, settings, task| {
        let size = settings.whole(&SIZE);
        let learning = Learning {
            selected: (size as f64 * settings.real(&SELECTED)).round() as usize,
            rate: 1.0 - settings.real(&KEPT),
            converged: settings.real(&CONVERGED),
        };
        let zones = match settings.choice(&ZONES) {
            "none" => Zones::None,
            "blocks" => Zones::Blocks,
            "all" => Zones::All,
            _ => Zones::Diagonal,
        };
        Ok(task.begin(
            Restarted::new(Board::posed(sudoku), size, learning, zones),
            BoardFitness::Missing,
        ))
    },
};
