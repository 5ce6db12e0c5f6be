//! What the presets on boards with blanks share.

use evoku_sudoku::Sudoku;

use crate::algorithm::GeneticAlgorithm;
use crate::encodings::board::{Board, BoardFactory, BoardFitness, Start};
use crate::population::Population;
use crate::populations::Culling;
use crate::presets::{Begun, Parameter, Settings, Task};
use crate::random::Rng;
use crate::reproduction::Reproduction;

pub(super) const SURVIVORS: Parameter = Parameter::real(
    "survivors",
    [0.0, 0.1, 1.0],
    "share of a generation that survives the cull, to the nearest whole number; at least one does",
);

/// Generations of the size and with the survivors that the settings say.
pub(super) fn culling(settings: &Settings, size: &Parameter) -> Culling<Board> {
    let size = settings.whole(size);
    // Rounded, because 100 * 0.29 is a little less than 29.
    Culling::new(size, (size as f64 * settings.real(&SURVIVORS)).round() as usize)
}

/// A genetic algorithm whose children are a copy of their parent, changed.
pub(super) fn evolve<'a>(
    sudoku: &Sudoku,
    start: Start,
    fitness: BoardFitness,
    population: impl Population<Board> + Send + 'a,
    change: impl Fn(&mut Board, &mut Rng) + Send + 'a,
    task: Task<'a>,
) -> Begun<'a> {
    let factory = BoardFactory::new(sudoku, start);
    task.begin(GeneticAlgorithm::new(factory, Changed(change), population), fitness)
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
