//! Tables of relations and cages, shared by boards.

use std::collections::HashMap;

use super::cage::Combinations;
use super::relation::Relation;
use evoku_model::{Pairs, Values};

/// Tables by the data they are computed from; each is built once for all boards of an engine.
#[derive(Clone, Debug, Default)]
pub(super) struct Tables {
    relations: Vec<Relation>,
    by_pairs: HashMap<Pairs, usize>,
    by_sum: HashMap<SumOfTwo, usize>,
    combinations: Vec<Combinations>,
    by_total: HashMap<(usize, usize, i64), Option<usize>>,
    by_relation: HashMap<(usize, usize), Option<usize>>,
}

/// The key of the relation of a sum of two cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SumOfTwo {
    pub(super) side: usize,
    pub(super) coefficients: [i32; 2],
    pub(super) total: i64,
    /// `true` if the cells must differ.
    pub(super) differ: bool,
}

/// The number of tables beyond which those of previous boards are discarded; they take some
/// megabytes.
const MOST: usize = 1 << 10;

impl Tables {
    /// Starts with another board; discards the tables if there are many.
    pub(super) fn begin(&mut self) {
        if self.relations.len() + self.combinations.len() > MOST {
            *self = Self::default();
        }
    }

    pub(super) fn relation(&self, number: usize) -> &Relation {
        &self.relations[number]
    }

    pub(super) fn combinations(&self, number: usize) -> &Combinations {
        &self.combinations[number]
    }

    /// The number of the relation that allows these pairs on a board of this side.
    pub(super) fn of_pairs(&mut self, side: usize, pairs: &Pairs) -> usize {
        if let Some(&number) = self.by_pairs.get(pairs) {
            return number;
        }
        let number = self.relations.len();
        self.relations.push(Relation::new(side, pairs));
        self.by_pairs.insert(pairs.clone(), number);
        number
    }

    /// The number of the relation of two cells with a weighted sum.
    pub(super) fn of_sum(&mut self, sum: SumOfTwo) -> usize {
        if let Some(&number) = self.by_sum.get(&sum) {
            return number;
        }
        let SumOfTwo { side, coefficients: [by, with], total, differ } = sum;
        let value = |digit: u32, by: i32| i64::from(digit) * i64::from(by);
        let allowed = Pairs::new(Values::up_to(side), |one, other| {
            value(one, by) + value(other, with) == total && !(differ && one == other)
        });
        let number = self.of_pairs(side, &allowed);
        self.by_sum.insert(sum, number);
        number
    }

    /// The number of the sets of `count` digits with a given sum; `None` if there are too many.
    pub(super) fn of_cage(&mut self, side: usize, count: usize, total: i64) -> Option<usize> {
        let Self { combinations, by_total, .. } = self;
        *by_total.entry((side, count, total)).or_insert_with(|| {
            combinations.push(Combinations::adding_up(side, count, total)?);
            Some(combinations.len() - 1)
        })
    }

    /// The number of the sets of `count` digits in which all pairs are allowed in both orders;
    /// `None` if there are too many.
    pub(super) fn of_alike(&mut self, side: usize, count: usize, pairs: &Pairs) -> Option<usize> {
        let relation = self.of_pairs(side, pairs);
        let Self { combinations, by_relation, .. } = self;
        *by_relation.entry((relation, count)).or_insert_with(|| {
            let sets = Combinations::new(side, count, |set| {
                let members = || (0..side).filter(|&digit| set >> digit & 1 == 1);
                members().all(|one| members().all(|two| one == two || pairs.allows(one, two)))
            });
            combinations.push(sets?);
            Some(combinations.len() - 1)
        })
    }
}
