//! Regions of the plane in which an algorithm performs best.

use crate::space::matrix::Matrix;
use crate::space::select::{NEIGHBOURS, all_cheapest};

/// The plane as a raster, with the algorithm that performs best on the nearest puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// The lower and upper end of the plane on the horizontal and the vertical axis.
    pub ends: [[f64; 2]; 2],
    /// The best algorithm of each cell, row by row from the bottom. `None` if no puzzle is near, or
    /// if several algorithms tie.
    pub winners: Vec<Option<usize>>,
    /// The share of the cells near puzzles in which several algorithms tie.
    pub tied: f64,
}

/// The footprint of an algorithm: the region in which it performs best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Footprint {
    /// The number of puzzles on which no algorithm spends less.
    pub best: usize,
    /// The number of puzzles on which every other algorithm spends more.
    pub alone: usize,
    /// The number of puzzles on which it spends at most twice as much as the best algorithm.
    pub good: usize,
    /// The share of the field in which it is the only winner.
    pub area: f64,
    /// The share of the puzzles in this region on which it is good; `None` without puzzles.
    pub purity: Option<f64>,
}

impl Field {
    /// The number of cells on a side.
    pub const SIDE: usize = 64;

    /// The field of puzzles at these places. `spent` has a row for each puzzle.
    ///
    /// The winners of a cell are the algorithms that spend least on its [`NEIGHBOURS`] nearest
    /// puzzles, by the mean of `ln(1 + spent)`. The nearest puzzle must be within reach.
    #[must_use]
    pub fn of(places: &[[f64; 2]], spent: &Matrix) -> Self {
        let ends = [0, 1].map(|axis| {
            let values = || places.iter().map(|place| place[axis]);
            let least = values().fold(f64::INFINITY, f64::min);
            let most = values().fold(f64::NEG_INFINITY, f64::max);
            let margin = 0.05 * (most - least).max(1e-9);
            [least - margin, most + margin]
        });
        let reach = reach(places, ends);
        let calls = (0..Self::SIDE * Self::SIDE).map(|cell| {
            let at = |axis: usize, number: usize| {
                let [from, to] = ends[axis];
                from + (number as f64 + 0.5) / Self::SIDE as f64 * (to - from)
            };
            let place = [at(0, cell % Self::SIDE), at(1, cell / Self::SIDE)];
            let near = nearest(places, ends, place);
            let (first, _) = near.first()?;
            (*first <= reach).then(|| {
                let puzzles: Vec<usize> = near.iter().map(|&(_, puzzle)| puzzle).collect();
                all_cheapest(spent, &puzzles)
            })
        });
        let calls: Vec<Option<Vec<usize>>> = calls.collect();
        let covered = calls.iter().flatten().count().max(1);
        let tied = calls.iter().flatten().filter(|call| call.len() > 1).count();
        let only = |call: Option<Vec<usize>>| call.filter(|call| call.len() == 1)?.pop();
        Self {
            winners: calls.into_iter().map(only).collect(),
            tied: tied as f64 / covered as f64,
            ends,
        }
    }

    /// The winner of the cell at a place.
    fn winner(&self, place: [f64; 2]) -> Option<usize> {
        let cell = |axis: usize| {
            let [from, to] = self.ends[axis];
            let share = (place[axis] - from) / (to - from);
            ((share * Self::SIDE as f64) as usize).min(Self::SIDE - 1)
        };
        self.winners[cell(1) * Self::SIDE + cell(0)]
    }

    /// The footprint of each algorithm; `places` and `spent` are the ones from which the field was
    /// made.
    #[must_use]
    pub fn footprints(&self, places: &[[f64; 2]], spent: &Matrix) -> Vec<Footprint> {
        let decided = self.winners.iter().flatten().count().max(1) as f64;
        let least = |puzzle: usize| spent.row(puzzle).iter().copied().fold(f64::INFINITY, f64::min);
        let footprint = |one: usize| {
            let is_good = |&puzzle: &usize| spent.get(puzzle, one) <= 2.0 * least(puzzle);
            let inside: Vec<usize> =
                (0..places.len()).filter(|&at| self.winner(places[at]) == Some(one)).collect();
            let good_inside = inside.iter().filter(|puzzle| is_good(puzzle)).count();
            Footprint {
                best: (0..places.len()).filter(|&at| spent.get(at, one) <= least(at)).count(),
                good: (0..places.len()).filter(is_good).count(),
                alone: (0..places.len()).filter(|&at| is_alone(spent.row(at), one)).count(),
                area: self.winners.iter().filter(|&&winner| winner == Some(one)).count() as f64
                    / decided
                    * (1.0 - self.tied),
                purity: (!inside.is_empty()).then(|| good_inside as f64 / inside.len() as f64),
            }
        };
        (0..spent.columns).map(footprint).collect()
    }
}

/// Returns `true` if every other entry of a row is greater than entry `one`.
fn is_alone(row: &[f64], one: usize) -> bool {
    row.iter().enumerate().all(|(other, &spent)| other == one || spent > row[one])
}

/// The squared distance of two places, with the plane scaled to a square of side 1.
fn distance(one: [f64; 2], other: [f64; 2], ends: [[f64; 2]; 2]) -> f64 {
    (0..2).map(|axis| ((one[axis] - other[axis]) / (ends[axis][1] - ends[axis][0])).powi(2)).sum()
}

/// The puzzles nearest to a place, with their squared distances.
fn nearest(places: &[[f64; 2]], ends: [[f64; 2]; 2], place: [f64; 2]) -> Vec<(f64, usize)> {
    let all = places.iter().enumerate();
    let mut near: Vec<(f64, usize)> =
        all.map(|(puzzle, &other)| (distance(place, other, ends), puzzle)).collect();
    near.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    near.truncate(NEIGHBOURS);
    near
}

/// The squared distance within which a puzzle counts as near. The distance is three times the third
/// quartile of the distances from a puzzle to its nearest neighbour. It is at least a thirtieth of
/// the plane.
fn reach(places: &[[f64; 2]], ends: [[f64; 2]; 2]) -> f64 {
    let mut nexts: Vec<f64> = (0..places.len())
        .filter_map(|puzzle| {
            let others = (0..places.len()).filter(|&other| other != puzzle);
            others.map(|other| distance(places[puzzle], places[other], ends)).min_by(f64::total_cmp)
        })
        .collect();
    nexts.sort_by(f64::total_cmp);
    let typical = nexts.get(nexts.len() * 3 / 4).copied().unwrap_or(0.0);
    (9.0 * typical).max((1.0_f64 / 30.0).powi(2))
}
