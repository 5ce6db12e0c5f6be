//! Tests tabu search on list colourings: its counts equal a naive recount, on graphs of any kind.

use std::iter::repeat;
use std::sync::Arc;

use evoku_sudoku::search::colouring::{Graph, Tabu, inherit};
use proptest::prelude::*;

/// Lists of candidates, pairs that exclude each other, and fixed conflicts of candidates.
#[derive(Debug)]
struct Plain {
    /// The cell of each candidate.
    cells: Vec<usize>,
    excludes: Vec<Vec<bool>>,
    fixed: Vec<u16>,
}

impl Plain {
    fn graph(&self) -> Arc<Graph> {
        let all = 0..self.cells.len();
        let lists = (0..self.open()).map(|cell| self.list(cell).count());
        let excluded =
            all.clone().map(|one| all.clone().filter(move |&other| self.excludes[one][other]));
        let excluded = excluded.map(|list| list.map(|other| other as u32).collect::<Vec<_>>());
        Arc::new(Graph::new(lists, excluded, self.fixed.clone()))
    }

    fn open(&self) -> usize {
        self.cells.last().map_or(0, |&last| last + 1)
    }

    fn list(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.cells.len()).filter(move |&candidate| self.cells[candidate] == cell)
    }

    /// The number of conflicts of a candidate: placed candidates that it excludes, and its fixed
    /// conflicts.
    fn conflicts_of(&self, placed: &[u32], candidate: u32) -> u32 {
        let excludes = &self.excludes[candidate as usize];
        let excluded = placed.iter().filter(|&&other| excludes[other as usize]).count();
        excluded as u32 + u32::from(self.fixed[candidate as usize])
    }

    fn cost(&self, placed: &[u32]) -> u32 {
        let fixed: u32 = placed.iter().map(|&one| u32::from(self.fixed[one as usize])).sum();
        let all: u32 = placed.iter().map(|&one| self.conflicts_of(placed, one)).sum();
        fixed + (all - fixed) / 2
    }
}

fn graphs() -> impl Strategy<Value = Plain> {
    let lists = prop::collection::vec(1..6_usize, 1..12);
    lists.prop_flat_map(|lists| {
        let cells: Vec<usize> =
            lists.iter().enumerate().flat_map(|(cell, &list)| vec![cell; list]).collect();
        let all = cells.len();
        let pairs = prop::collection::vec((0..all, 0..all), 0..3 * all);
        (pairs, prop::collection::vec(0..2_u16, all)).prop_map(move |(pairs, fixed)| {
            let mut excludes = vec![vec![false; all]; all];
            for (one, other) in pairs.into_iter().filter(|&(one, other)| cells[one] != cells[other])
            {
                excludes[one][other] = true;
                excludes[other][one] = true;
            }
            Plain { cells: cells.clone(), excludes, fixed }
        })
    })
}

/// A source of pseudorandom numbers below a bound.
fn draw(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed | 1;
    move |bound| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((state >> 33) as u32).checked_rem(bound).unwrap_or(0)
    }
}

proptest! {
    #[test]
    fn every_step_is_a_best_one_and_its_cost_is_known(
        plain in graphs(), seed: u64, blank in prop::collection::vec(any::<bool>(), 12), tenure in 0..9u32,
    ) {
        let mut below = draw(seed);
        let mut tabu = Tabu::new(&plain.graph());
        let given: Vec<Option<u32>> = (0..plain.open())
            .map(|cell| {
                let list: Vec<usize> = plain.list(cell).collect();
                (!blank[cell]).then(|| list[below(list.len() as u32) as usize] as u32)
            })
            .collect();
        tabu.load(given.iter().copied(), &mut below);
        let placed: Vec<u32> = tabu.placed().collect();
        for (cell, (&placed, given)) in placed.iter().zip(given).enumerate() {
            prop_assert_eq!(plain.cells[placed as usize], cell);
            prop_assert!(given.is_none_or(|given| given == placed));
        }
        let mut until = vec![0; plain.cells.len()];
        let mut least = tabu.cost();
        for step in 1..60 {
            let placed: Vec<u32> = tabu.placed().collect();
            prop_assert_eq!(tabu.cost(), plain.cost(&placed));
            let of = |candidate| i64::from(plain.conflicts_of(&placed, candidate));
            let conflicted = placed.iter().filter(|&&one| of(one) > 0).count();
            prop_assert_eq!(tabu.conflicted(), conflicted);
            let changes: Vec<(i64, u32)> = (0..plain.cells.len() as u32)
                .map(|candidate| (placed[plain.cells[candidate as usize]], candidate))
                .filter(|&(now, candidate)| now != candidate && of(now) > 0)
                .map(|(now, candidate)| (of(candidate) - of(now), candidate))
                .collect();
            let is_free = |candidate: u32| until[candidate as usize] <= step;
            let best = changes.iter().map(|&(change, _)| change).min();
            let free = changes.iter().filter(|&&(_, candidate)| is_free(candidate));
            let best_free = free.map(|&(change, _)| change).min();
            let Some(chosen) = tabu.choose(&mut below).0 else {
                prop_assert!(changes.is_empty());
                break;
            };
            let Some(&(change, _)) = changes.iter().find(|&&(_, candidate)| candidate == chosen) else {
                return Err(TestCaseError::fail("a cell without conflicts was changed"));
            };
            match best_free {
                Some(best_free) if is_free(chosen) => prop_assert_eq!(change, best_free),
                _ => prop_assert!(best_free.is_none() || Some(change) == best),
            }
            if best_free.is_some() && !is_free(chosen) {
                prop_assert!(i64::from(tabu.cost()) + change < i64::from(least));
            }
            until[placed[plain.cells[chosen as usize]] as usize] = step + 1 + tenure;
            let cost = i64::from(tabu.cost()) + change;
            prop_assert_eq!(tabu.place(chosen, tenure), cost < i64::from(least));
            prop_assert_eq!(i64::from(tabu.cost()), cost);
            least = least.min(tabu.cost());
        }
    }

    #[test]
    fn a_child_has_whole_colours_of_its_parents(
        placed in prop::collection::vec((0..6u32, 0..6u32), 1..40), seed: u64,
    ) {
        // A candidate is its colour here.
        let (one, other): (Vec<u32>, Vec<u32>) = placed.into_iter().unzip();
        let mut child = vec![None; one.len()];
        inherit([&one, &other], 6, |candidate| candidate as usize, &mut child, draw(seed));
        let count = |parent: &[u32], colour| parent.iter().filter(|&&c| c == colour).count();
        let of_child = |colour| child.iter().filter(|&&c| c == Some(colour)).count();
        for (cell, &colour) in child.iter().enumerate() {
            let from_a_parent = |colour| one[cell] == colour || other[cell] == colour;
            prop_assert!(colour.is_none_or(from_a_parent));
        }
        // The first colour is one of which a parent has the most cells, and the child has them all.
        let is_whole = |parent: &[u32]| {
            let most = (0..6).map(|colour| count(parent, colour)).max();
            (0..6).any(|colour| Some(count(parent, colour)) == most && of_child(colour) >= most.unwrap_or(0))
        };
        prop_assert!(is_whole(&one) || is_whole(&other));
    }
}

#[test]
fn a_board_without_conflicts_has_no_step() {
    let graph = Graph::new([1, 2], [vec![1], vec![0], vec![]], vec![0; 3]);
    let mut tabu = Tabu::new(&Arc::new(graph));
    tabu.load(repeat(None), draw(5));
    assert_eq!(tabu.placed().collect::<Vec<_>>(), [0, 2]);
    assert_eq!((tabu.cost(), tabu.choose(draw(6)).0), (0, None));
    tabu.load([Some(0), Some(1)], draw(7));
    assert_eq!((tabu.cost(), tabu.conflicted()), (1, 2));
    assert_eq!(tabu.choose(draw(8)).0, Some(2));
    assert!(tabu.place(2, 3));
    assert_eq!((tabu.cost(), tabu.conflicted()), (0, 0));
}
