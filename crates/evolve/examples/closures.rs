//! A genetic algorithm on a Sudoku whose operators are closures.
#![allow(clippy::print_stdout, reason = "an example shows its result")]
use evoku_ea::{populations::Elitist, *};
use evoku_evolve::encodings::board::Board;
use evoku_model::Sudoku;
pub(crate) fn main() {
    let outcome = evolve();
    println!("{} in {} evaluations", outcome.best.unwrap().line, outcome.work.evaluations());
}
pub(crate) fn evolve() -> Outcome {
    let puzzle: Sudoku = "1..4..1..1..4..1".parse().unwrap();
    let empty = Board::of_givens(&puzzle);
    // Initialisation: a random digit in every open cell.
    let random = |rng: &mut Rng| {
        let mut board = empty.clone();
        (0..board.open()).for_each(|open| board.draw(open, rng));
        board
    };
    let fitness = |board: &Board| Cost::one(board.missing());
    let open = empty.open();
    let cells: Vec<usize> = (0..16).filter(|&cell| empty.values()[cell] == 0).collect();
    // Crossover takes each cell from one of the parents, and mutation redraws one cell.
    let reproduction = |parents: [&Board; 2], child: &mut Board, rng: &mut Rng| {
        for (at, &cell) in cells.iter().enumerate() {
            child.set(at, parents[rng.index(2)].values()[cell]);
        }
        child.draw(rng.index(open), rng);
    };
    let algorithm = GeneticAlgorithm::new(random, reproduction, Elitist::new(20, 1, 3));
    let budget = Budget { evaluations: Some(100_000), ..Budget::default() };
    run(&mut *Task::unobserved(1, budget).begin(algorithm, fitness))
}
