//! The belief space of near solutions (Mantere and Koljonen 2008).

use evoku_ea::{Bytes, Damaged, Member, PuzzleFactory, Rng, State};
use evoku_messages::say;
use evoku_sudoku::{Cell, Element};

use crate::encodings::complete::OpenUnit;
use crate::encodings::units::board::UnitBoard;
use crate::encodings::units::factory::UnitFactory;
use crate::encodings::units::row::Row;

/// A factory with a belief space. Cells that had the same digit in all near solutions so far are
/// *hidden givens*: they get it again in new boards. Only the other digits of a unit are shuffled.
#[derive(Debug)]
pub struct BeliefFactory<R> {
    units: UnitFactory<R>,
    /// The union of the near solutions so far, cell by cell.
    belief: Box<[R]>,
    /// The highest cost at which a board is a near solution.
    near: u32,
}

impl<R: Row> BeliefFactory<R> {
    /// Creates a factory of the same boards; those that cost at most `near` are near solutions.
    #[must_use]
    pub fn new(units: UnitFactory<R>, near: u32) -> Self {
        let belief = vec![R::EMPTY; units.posed.len()].into();
        Self { units, belief, near }
    }
}

impl<R: Row> PuzzleFactory for BeliefFactory<R> {
    type Puzzle = UnitBoard<R>;

    fn create(&self, rng: &mut Rng) -> UnitBoard<R> {
        let mut board = self.units.create(rng);
        self.renew(&mut board, rng);
        board
    }

    fn renew(&self, board: &mut UnitBoard<R>, rng: &mut Rng) {
        self.units.renew(board, rng);
        for (unit, (belief, OpenUnit { cells, .. })) in
            self.belief.iter().zip(&self.units.open).enumerate()
        {
            let place = |cell: &Cell| usize::from(board.layout.places[cell.index()].place);
            let unit = &mut board.units[unit];
            // The unit is in random order. Moving each hidden given to its place leaves the others
            // in random order, since the displaced digit goes to the place that becomes free.
            for to in cells.iter().map(place) {
                let believed = belief.field(to);
                if believed.is_power_of_two() {
                    let from = cells.iter().map(place).find(|&from| unit.field(from) == believed);
                    unit.swap(to, from.unwrap_or(to));
                }
            }
        }
        board.recount();
    }

    fn save(&self, to: &mut Vec<u8>) {
        let side = self.belief.len();
        for belief in &self.belief {
            (0..side).for_each(|place| belief.field(place).save(to));
        }
    }

    fn load(&mut self, from: &mut Bytes<'_>) -> Result<(), Damaged> {
        let side = self.belief.len();
        for belief in &mut self.belief {
            for place in 0..side {
                let mut digits = 0_u64;
                digits.load(from)?;
                if digits.checked_shr(side as u32).unwrap_or(0) != 0 {
                    return Err(Damaged(say::evolve_damaged_digits(side, format!("{digits:b}"))));
                }
                belief.set(place, digits);
            }
        }
        Ok(())
    }

    fn learn(&mut self, members: &[Member<UnitBoard<R>>]) {
        let best = members.iter().min_by_key(|member| member.cost);
        let Some(near) = best.filter(|best| best.cost.total() <= self.near) else { return };
        for (belief, unit) in self.belief.iter_mut().zip(&near.puzzle.units) {
            *belief = belief.or(*unit);
        }
    }
}
