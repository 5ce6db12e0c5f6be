//! What the presets on boards with blanks share.

use evoku_sudoku::Sudoku;

use crate::algorithm::{GeneticAlgorithm, Outcome};
use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::population::Population;
use crate::presets::Task;
use crate::random::Rng;
use crate::reproduction::Reproduction;

/// A genetic algorithm whose children are a copy of their parent, changed.
pub(crate) fn evolve(
    sudoku: &Sudoku,
    start: Start,
    fitness: BoardFitness,
    population: impl Population<Board>,
    change: impl Fn(&mut Board, &mut Rng),
    task: Task<'_>,
) -> Outcome {
    let factory = BoardFactory::new(sudoku, start);
    task.run(GeneticAlgorithm::new(factory, Changed(change), population), fitness)
}

/// A copy of the first parent, changed.
struct Changed<C>(C);

impl<C: Fn(&mut Board, &mut Rng)> Reproduction<Board> for Changed<C> {
    #[inline]
    fn reproduce(&self, [parent, _]: [&Board; 2], child: &mut Board, rng: &mut Rng) {
        child.clone_from(parent);
        (self.0)(child, rng);
    }
}
