//! WalkSAT on the encoding of a Sudoku as a formula.

use std::sync::Arc;

use evoku_ea::algorithms::LocalSearch;
use evoku_ea::parameters::{Parameter, Settings};
use evoku_ea::{Begun, Scale, Task};
use evoku_sudoku::Sudoku;

use crate::algorithms::walksat::WalkSat;
use crate::encodings::NotServed;
use crate::encodings::clauses::{Assignment, AssignmentFactory, Unsatisfied};
use crate::encodings::colouring::Candidates;
use crate::presets::null::Null;
use crate::presets::parts::PROPAGATION;
use crate::presets::preset::Preset;

const NOISE: Parameter = Parameter::real(
    "noise",
    [0.0, 0.1, 1.0],
    "probability of flipping any variable of a clause, where each breaks another clause",
);
const FLIPS: Parameter =
    Parameter::whole("flips", [1, 100_000, 1_000_000_000], "flips before a new random assignment");

const NOISE_ALONE: Null = Null {
    name: "noise-alone",
    lacks: "the choice of the variable that breaks the fewest clauses",
    algorithm: None,
    settings: &[(NOISE.name, "1")],
    shared: &[],
};

pub(super) static PRESET: Preset = Preset {
    name: "walksat",
    summary: "local search for a satisfying assignment of the puzzle as a formula",
    description: "The bridge to satisfiability: a variable says that an open cell holds a digit \
        that no given peer has. Clauses say that each cell holds one of its digits, and that no two \
        digits of a cell, equal digits of peers, or digits that a constraint of two cells excludes, \
        are held at once; constraints of another kind (sums, orders of many cells) are refused. An \
        assignment may give a cell no digit or several, which is shown as a blank; its cost is the \
        number of clauses that it doesn't satisfy. It begins at random. A step takes a random \
        unsatisfied clause and flips a variable of it: one whose flip breaks no other clause, if \
        there is one; else with probability {noise} any, or one that breaks the fewest, of equals \
        a random one. After {flips} flips it begins anew. A generation is as many flips as there \
        are open cells, squared. A variable looked at counts as a move; a flip takes O(side) and \
        the choice of a clause O(side^3). The noise was chosen here.",
    source: "Selman, Kautz and Cohen 1994, Noise strategies for improving local search, AAAI-94, \
        337-343; the encoding: Lynce and Ouaknine 2006, Sudoku as a SAT problem, ISAIM 2006",
    parameters: &[NOISE, FLIPS, PROPAGATION],
    refuses: &[NotServed::Constraints(String::new())],
    nulls: &[NOISE_ALONE],
    scale: |_, _| Scale::down("unsatisfied clauses"),
    memory: |sudoku, _| {
        let variables = sudoku.givens().blanks().count() * sudoku.geometry().side();
        4 * Assignment::memory(variables)
    },
    start,
};

fn start<'a>(sudoku: &Sudoku, settings: &Settings, task: Task<'a>) -> Result<Begun<'a>, NotServed> {
    let candidates = Arc::new(Candidates::new(sudoku)?);
    let tries = candidates.open().pow(2).max(1) as u64;
    let walk = WalkSat::new(settings.real(&NOISE), settings.whole(&FLIPS) as u64, tries);
    Ok(task.begin(LocalSearch::new(AssignmentFactory::new(&candidates), walk), Unsatisfied))
}
