//! The memetic algorithm with control of diversity of Segura et al.

use evoku_ea::Scale;
use evoku_ea::parameters::Parameter;

use crate::algorithms::diversity::{Control, Diversity};
use crate::encodings::NotServed;
use crate::encodings::swaps::{SwapBoard, SwapFactory, SwapFitness};
use crate::presets::null::{HILL_CLIMBING, Null};
use crate::presets::parts::{PROPAGATION, population};
use crate::presets::preset::Preset;

const SIZE: Parameter = population([2, 30]);
const STEPS: Parameter = Parameter::whole(
    "steps",
    [1, 100, 100_000],
    "swaps tried to improve each board, for each open cell",
);
const HORIZON: Parameter = Parameter::whole(
    "horizon",
    [1, 200, 1_000_000_000],
    "generations in which the distance falls to 0; then the population is founded anew",
);
const DISTANCE: Parameter = Parameter::real(
    "distance",
    [0.0, 1.0, 10.0],
    "distance that survivors keep at first, as a share of that of two founders on average",
);

const NO_CONTROL: Null = Null {
    name: "no-control",
    lacks: "the distance that survivors keep: the best survive, however alike",
    algorithm: None,
    settings: &[(DISTANCE.name, "0")],
    shared: &[],
};

pub(super) static PRESET: Preset = Preset {
    name: "segura",
    summary: "a memetic algorithm whose survivors keep a distance that shrinks with time",
    description: "Boxes (regions, or rows where there are neither) stay complete; cost is the \
        duplicates of the other houses. In a generation {population} children are made: winners of \
        tournaments of two are the parents, and each box is from either. Local search improves \
        every board: random swaps within a box, {steps} for each open cell, are made unless they \
        make it worse. Then members and children compete: the best survives first; each time the \
        best of those that differ from all survivors in at least D cells follows, or where there is \
        none the one that differs most (best-non-penalized survivor selection). D begins at the \
        mean distance of the founders, falls in a straight line to 0 in {horizon} generations, and \
        then all is founded anew, which counts as a restart. A swap looked at counts as a move; a \
        generation takes O(population^2 * side^2) besides. The survivor selection is that of the \
        authors' own program for another problem and of the abstracts; what the paper on Sudoku \
        says of crossover and local search could not be read. Chosen: these two, the sizes, and \
        that time is counted in generations, because the end of a run isn't known to it.",
    source: "after Segura, Valdez Pena, Botello Rionda and Hernandez Aguirre 2016, The importance \
        of diversity in the application of evolutionary algorithms to the Sudoku problem, CEC \
        2016; Segura, Coello Coello, Segredo \
        and Hernandez Aguirre 2016, A novel diversity-based replacement strategy for evolutionary \
        algorithms, IEEE Transactions on Cybernetics 46, 3233-3246, \
        https://doi.org/10.1109/TCYB.2015.2501726",
    parameters: &[SIZE, STEPS, HORIZON, DISTANCE, PROPAGATION],
    refuses: &[NotServed::Marks],
    nulls: &[HILL_CLIMBING, NO_CONTROL],
    scale: |_, _| Scale::down("duplicates"),
    memory: |sudoku, settings| 2 * settings.whole(&SIZE) as u64 * SwapBoard::memory(sudoku),
    start: |sudoku, settings, task| {
        let open = sudoku.givens().blanks().count() as u64;
        let control = Control {
            size: settings.whole(&SIZE),
            steps: settings.whole(&STEPS) as u64 * open,
            horizon: settings.whole(&HORIZON) as u64,
            distance: settings.real(&DISTANCE),
        };
        Ok(task.begin(Diversity::new(SwapFactory::new(sudoku)?, control), SwapFitness))
    },
};
