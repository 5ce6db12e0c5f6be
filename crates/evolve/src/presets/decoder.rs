//! Our own evolution of partial boards with a propagating decoder.

use evoku_ea::parameters::{Order, Parameter};

use crate::algorithms::elites::Elites;
use crate::algorithms::evolution::{Evolution, Sizes};
use crate::encodings::decoder::{Blanks, Decoded, Inheritance};
use crate::presets::null::RANDOM_DECODES;
use crate::presets::parts::cells_filled;
use crate::presets::parts::{POPULATION, population};
use crate::presets::preset::Preset;

const SIZE: Parameter = population([1, 3]);
const FOUNDERS: Parameter = Parameter::whole(
    "founders",
    [1, 32, 1_000_000],
    "decodes without parents that found a population; the best of them are its members",
)
.related(Order::AtLeast, POPULATION);
const CHILDREN: Parameter =
    Parameter::whole("children", [1, 12, 1_000_000], "decodes in a generation");
const PATIENCE: Parameter = Parameter::whole(
    "patience",
    [1, 8, 1_000_000_000],
    "generations without a new best before the population is founded anew",
);
const KEEP: Parameter = Parameter::real(
    "keep",
    [0.0, 0.5, 1.0],
    "least share of the first parent's digits that a child keeps; up to all",
);
const FOLLOW: Parameter = Parameter::real(
    "follow",
    [0.0, 0.7, 1.0],
    "probability that a decision follows the second parent where it can",
);
pub(super) const WEIGHTS: Parameter = Parameter::choice(
    "weights",
    &["learned", "equal"],
    "what is decided first, among what has few candidates: where dead ends came about before; or \
    anything alike",
);
const ELITES: Parameter = Parameter::whole(
    "elites",
    [2, 48, 10_000],
    "populations, the last ones, the best of each of which is asked what they agree on",
);
const AGREEMENT: Parameter = Parameter::real(
    "agreement",
    [0.0, 0.9, 1.0],
    "share of the elites that have to agree on a digit for the next ones to begin with it",
);
const DOUBT: Parameter = Parameter::whole(
    "doubt",
    [1, 96, 1_000_000_000],
    "populations without anything new to agree on before all begins again with the givens",
);

pub(super) static PRESET: Preset = Preset {
    name: "decoder",
    summary: "partial boards; a child is decoded from two parents with singles after each decision",
    description: "An individual is a partial board without violation; its fitness, to be \
                  minimised, are its blanks. The decoder begins with what naked and hidden singles \
                  leave of the puzzle, places digits of the first parent in random cells (a share \
                  drawn anew for each child) in random order, and then decides group by group, a \
                  group being a cell or a digit in a house: the one with the fewest candidates for \
                  its weight, with the digit or place of the second parent where it follows it, or \
                  a random one. Each decision is followed by all singles that come of it. One that \
                  leads to a dead end by that alone is ruled out instead; where that is a dead end \
                  too, what can't be completed is left blank and the decoder goes on. No other \
                  decision is ever taken back: there is no backtracking, and a decode takes \
                  polynomial time. A group at which a dead end comes about gains weight, which \
                  fades over the decodes. Parents are two random members, the better one first; \
                  the child replaces the worst member if it is as good and not there already. A \
                  population without a new best for some generations hands its best member to the \
                  elites, the last so many of these, and is founded anew, as the best of decodes \
                  without parents. Every eighth time what nearly all elites agree on is placed at \
                  the start of all later decodes: independent boards that are nearly solved differ \
                  in most cells, but what nearly all of them hold is nearly always right, and each \
                  digit that is right makes the next elites better. One that is wrong ends in a \
                  board that nobody completes; when nothing new is agreed on for long all begins \
                  again. A decode takes about as many steps as there are candidates, times the \
                  decisions. Pencil marks are respected.",
    source: "our own; decoding a genome by constraint propagation after Lloyd and Amos 2019, \
             https://doi.org/10.1109/TG.2019.2942773, weights after Boussemart, Hemery, Lecoutre \
             and Sais 2004, Boosting systematic search by weighting constraints (ECAI), agreement \
             of elites after the backbone-guided search of Zhang 2004, Artificial Intelligence \
             158, 1-26",
    parameters: &[
        SIZE, FOUNDERS, CHILDREN, PATIENCE, KEEP, FOLLOW, WEIGHTS, ELITES, AGREEMENT, DOUBT,
    ],
    refuses: &[],
    nulls: &[RANDOM_DECODES],
    scale: |sudoku, _| cells_filled(sudoku),
    memory: |sudoku, settings| {
        let elites = settings.whole(&ELITES) * sudoku.givens().cells().len();
        (settings.whole(&SIZE) as u64 + 1) * Decoded::memory(sudoku) + elites as u64
    },
    start: |sudoku, settings, task| {
        let inheritance = Inheritance {
            keep: settings.real(&KEEP),
            follow: settings.real(&FOLLOW),
            learns: settings.choice(&WEIGHTS) == "learned",
        };
        let sizes = Sizes {
            members: settings.whole(&SIZE),
            founders: settings.whole(&FOUNDERS),
            children: settings.whole(&CHILDREN),
            patience: settings.whole(&PATIENCE) as u64,
            doubt: settings.whole(&DOUBT) as u64,
        };
        let (elites, agreement) = (settings.whole(&ELITES), settings.real(&AGREEMENT));
        let elites = Elites::new(sudoku.givens().cells().len(), elites, agreement);
        let evolution = Evolution::new(sudoku, inheritance, sizes, elites);
        Ok(task.begin(evolution, Blanks))
    },
};
