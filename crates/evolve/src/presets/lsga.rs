//! The genetic algorithm with column and sub-block local search of Wang et al.

use evoku_ea::parameters::{Order, Parameter, Settings};
use evoku_ea::{Begun, Scale, Task};
use evoku_sudoku::Sudoku;

use crate::algorithms::lsga::Lsga;
use crate::encodings::units::{IllegalHouses, Row, UnitFactory};
use crate::encodings::{NotServed, Unit, by_side};
use crate::presets::null::RANDOM_SEARCH;
use crate::presets::parts::{POPULATION, PROPAGATION, population};
use crate::presets::preset::Preset;
use crate::presets::units::{tournament, unit_memory};

const SIZE: Parameter = population([1, 150]);
const ELITE: Parameter = Parameter::whole(
    "elite",
    [1, 50, 1_000_000],
    "best individuals of the run that are kept to learn from",
)
.related(Order::AtMost, POPULATION);
const TOURNAMENT: Parameter = tournament(2);
const CROSSOVER_RATE: Parameter =
    Parameter::real("crossover_rate", [0.0, 0.2, 1.0], "probability that a child has two parents");
const ROW_RATE: Parameter = Parameter::real(
    "row_rate",
    [0.0, 0.1, 1.0],
    "probability, for each row of such a child, that it is the second parent's",
)
.only_above(CROSSOVER_RATE.name, 0.0);
const SWAP_RATE: Parameter = Parameter::real(
    "swap_rate",
    [0.0, 0.3, 1.0],
    "probability, for each row of a child, that two of its open cells are swapped",
);
const REORDER_RATE: Parameter = Parameter::real(
    "reorder_rate",
    [0.0, 0.05, 1.0],
    "probability, for each row of a child, that its open cells are put into a random order",
);

pub(super) static PRESET: Preset = Preset {
    name: "lsga",
    summary: "rows as permutations; columns and boxes that repeat digits exchange them by local \
        search",
    description: "Rows hold each digit once; cost is the number of columns and boxes (and other \
        houses) that lack a digit. Winners of tournaments of {tournament} have children: with \
        probability {crossover_rate} each row is the second parent's with probability {row_rate}; \
        two open cells of a row are swapped ({swap_rate}), a row is put in random order \
        ({reorder_rate}). Then column search: each illegal column is paired with another one, and \
        the first two cells of one row whose digits are repeated in their own column and lacking \
        in the other exchange them; and sub-block search, the same for boxes. {elite} elite boards \
        of the run are kept. After each generation the worst board, of cost w, becomes a copy of a \
        random elite board, of cost e, with probability (w-e)/w, else a new random one. \
        {population} boards. O(side^2 log side) a child. Open in what is public of the paper, and \
        chosen: the mate is another winner, of two children the first is kept, \"not in both \
        columns\" means lacking in the other one, the elite begins with generation 0. An exchange \
        looked at counts as a move.",
    source: "Wang, Sun, Du, Li, Zhan, Jeon, Wang and Zhang 2024, A novel evolutionary algorithm \
        with column and sub-block local search for Sudoku puzzles, IEEE Transactions on Games 16, \
        162-172, https://doi.org/10.1109/TG.2023.3236490; parameters as reported by later work",
    parameters: &[
        SIZE,
        ELITE,
        TOURNAMENT,
        CROSSOVER_RATE,
        ROW_RATE,
        SWAP_RATE,
        REORDER_RATE,
        PROPAGATION,
    ],
    refuses: &[NotServed::Marks],
    nulls: &[RANDOM_SEARCH],
    scale: |_, _| Scale::down("illegal houses"),
    memory: |sudoku, settings| {
        let attempts = 2 * settings.whole(&SIZE) + settings.whole(&ELITE);
        attempts as u64 * unit_memory(sudoku)
    },
    start: |sudoku, settings, task| by_side!(sudoku, evolve(sudoku, settings, task)),
};

fn evolve<'a, R: Row + 'a>(
    sudoku: &Sudoku,
    settings: &Settings,
    task: Task<'a>,
) -> Result<Begun<'a>, NotServed> {
    let factory = UnitFactory::<R>::new(sudoku, Unit::Rows)?;
    let fitness = IllegalHouses::new(&factory);
    let sizes = [&SIZE, &ELITE, &TOURNAMENT].map(|number| settings.whole(number));
    let rates = [&CROSSOVER_RATE, &ROW_RATE, &SWAP_RATE, &REORDER_RATE];
    let algorithm = Lsga::new(factory, sizes, rates.map(|rate| settings.real(rate)));
    Ok(task.begin(algorithm, fitness))
}
