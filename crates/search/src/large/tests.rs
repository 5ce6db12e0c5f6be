//! Tests of internal properties: learned clauses are implied, explanations are correct, the heap is
//! a heap, and the arena survives reduction.

use std::sync::Arc;

use crate::large::clauses::Clauses;
use crate::large::layout::GroupLayout;
use crate::large::literal::{Lit, Var};
use crate::large::local::LocalSearch;
use crate::large::order::Order;
use crate::large::search::ClauseSearch;
use crate::large::singles::{DenseBoard, Singles};
use crate::large::state::State;
use crate::large::trail::{Reason, Trail};
use crate::solver::{Halt, Limit};
use evoku_model::{Cell, Digit, Element, Geometry, Grid, Partition, Rules, Shape, Sudoku};

/// A source of random numbers below `n` (xorshift64: G. Marsaglia, "Xorshift RNGs", 2003).
fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move |n| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % n
    }
}

/// The search on a plain board with some cells of a pattern as givens, if singles leave it open.
fn search(shape: Shape, givens: usize, seed: u64) -> Option<ClauseSearch> {
    search_on(Geometry::plain(shape), givens, seed)
}

fn search_on(geometry: Geometry, givens: usize, seed: u64) -> Option<ClauseSearch> {
    let (shape, side) = (geometry.shape(), geometry.side());
    let (rows, columns) = (shape.box_rows(), shape.box_columns());
    let mut random = numbers(seed);
    let mut grid = Grid::blank(side);
    for _ in 0..givens {
        let (row, column) = (random(side), random(side));
        let digit = (row * columns + row / rows + column) % side;
        grid.set(Cell::at(row, column, side), Some(Digit::from_index(digit)));
    }
    let geometry = Arc::new(geometry);
    let layout = GroupLayout::new(&geometry);
    let sudoku = Sudoku::new(geometry, grid).expect("digits of the board");
    let mut board = DenseBoard::default();
    let mut search = ClauseSearch::default();
    (board.solve(&layout, &sudoku) == Singles::Open).then(|| {
        search.start(&layout, &board);
        search
    })
}

/// All solutions, as the truth value of each variable.
fn solutions(mut search: ClauseSearch) -> Vec<Vec<bool>> {
    let mut found = Vec::new();
    while search.next(Limit::default()) == Halt::Found {
        let value = |var| search.state.trail.value(Lit::is(var)) > 0;
        found.push((0..search.state.groups.variables() as Var).map(value).collect());
    }
    found
}

fn holds(clause: &[Lit], solution: &[bool]) -> bool {
    clause.iter().any(|literal| solution[literal.var() as usize] == literal.is_positive())
}

/// A decision flipped at the root holds from then on, so clauses learned later need not hold in the
/// solutions found before.
#[test]
fn every_learned_clause_holds_in_every_solution_yet_to_come() {
    let mut learned = 0;
    for seed in 0..60 {
        let shape = Shape::new(2, 3).expect("a shape");
        let boards = || search(shape, 6 + seed as usize % 5, seed);
        let (Some(mut search), Some(twin)) = (boards(), boards()) else { continue };
        let all = solutions(twin);
        let mut found = 0;
        let mut conflicts = 0;
        loop {
            let nodes = search.effort().nodes + 1;
            match search.next(Limit { nodes, cancel: None }) {
                Halt::Exhausted => break,
                Halt::Found => found += 1,
                _ => {}
            }
            // Nothing is learned at the floor.
            if search.conflicts > conflicts && !search.analysis.clause.is_empty() {
                conflicts = search.conflicts;
                learned += 1;
                let clause = &search.analysis.clause;
                assert!(
                    all[found.min(all.len())..].iter().all(|solution| holds(clause, solution)),
                    "board {seed}: {clause:?} is not implied"
                );
            }
        }
        assert_eq!(found, all.len());
    }
    assert!(learned > 1000, "only {learned} clauses");
}

/// Every antecedent of every literal is false and was assigned earlier.
#[test]
fn explanations_rest_on_what_was_false_before() {
    let (mut explained, mut by_halls) = (0, 0);
    for seed in 0..40 {
        let shape = Shape::new(3, 3).expect("a shape");
        let Some(mut search) = search(shape, 30, seed) else { continue };
        for _ in 0..40 {
            let nodes = search.effort().nodes + 1;
            if search.next(Limit { nodes, cancel: None }) != Halt::NodeLimit {
                break;
            }
            if search.state.propagate().is_some() {
                break;
            }
            let State { trail, .. } = &search.state;
            for literal in trail.literals() {
                let origin = trail.origin(literal.var());
                by_halls += u32::from(matches!(origin.reason, Reason::Hall(_)));
                search.state.all_antecedents(literal.var(), |antecedent| {
                    let before = trail.origin(antecedent.var());
                    assert!(trail.value(antecedent) < 0);
                    assert!(before.position < origin.position);
                    explained += 1;
                    true
                });
            }
        }
    }
    assert!(explained > 10_000 && by_halls > 100, "{explained}, {by_halls}");
}

/// After propagation and after backtracking, a candidate is live in all of its groups unless it is
/// false.
#[test]
fn live_candidates_are_those_that_are_not_false() {
    let mut looks = 0;
    for seed in 0..40 {
        let shape = Shape::new(2, 3 + seed as usize % 2).expect("a shape");
        let Some(mut search) = search(shape, 6 + seed as usize % 5, seed) else { continue };
        for _ in 0..60 {
            let nodes = search.effort().nodes + 1;
            if search.next(Limit { nodes, cancel: None }) == Halt::Exhausted {
                break;
            }
            if search.state.propagate().is_some() {
                break;
            }
            let State { groups, trail, .. } = &search.state;
            for group in 0..groups.live.len() as u32 {
                for (bit, &var) in groups.variables.get(group as usize).iter().enumerate() {
                    let live = groups.live[group as usize] >> bit & 1 == 1;
                    assert_eq!(live, trail.value(Lit::is(var)) >= 0, "board {seed}");
                    looks += 1;
                }
            }
        }
    }
    assert!(looks > 10_000, "{looks}");
}

#[test]
fn the_heap_gives_out_the_most_active_first() {
    let shape = Shape::new(3, 3).expect("a shape");
    let search = search(shape, 10, 1).expect("an open board");
    let mut order = Order::default();
    order.reset(&search.state.groups);
    let count = search.state.groups.variables();
    let mut random = numbers(7);
    let mut out = vec![false; count];
    for _ in 0..3000 {
        for _ in 0..random(20) {
            order.bump(random(count) as Var);
        }
        if random(3) == 0 {
            order.decay(0.97);
        }
        let top = (0..count as Var).filter(|&var| !out[var as usize]);
        let best = top.map(|var| order.activity(var)).fold(f64::NEG_INFINITY, f64::max);
        match order.pop() {
            Some(var) => {
                assert!(order.activity(var).to_bits() == best.to_bits());
                assert!(!std::mem::replace(&mut out[var as usize], true));
            }
            None => assert!(out.iter().all(|&out| out)),
        }
        if random(4) == 0 {
            let var = random(count);
            order.insert(var as Var);
            out[var] = false;
        }
    }
}

/// The number of conflicts equals that of its attempt counted from scratch, placed candidates are
/// possible, and local search finds solutions on its own. With diagonals, candidates differ in
/// their number of groups.
#[test]
fn local_search_knows_its_conflicts() {
    for (rows, columns, diagonal, partition, givens) in [
        (3, 3, false, Partition::Boxes, 20),
        (3, 3, true, Partition::Boxes, 4),
        (1, 7, true, Partition::None, 2),
    ] {
        let rules = Rules { diagonal, partition, ..Rules::default() };
        let shape = Shape::new(rows, columns).expect("a shape");
        let geometry = Geometry::new(shape, rules).expect("a board");
        let begin = |seed| search_on(geometry.clone(), givens, seed);
        let solved = (0..30).filter(|&seed| is_solved_by_local_search(begin(seed))).count();
        assert!(solved > 10, "{solved}");
    }
}

/// No Latin square of order 3 has three digits on both diagonals. Walk after walk ends, and most
/// begin with a child of two members.
#[test]
fn local_search_goes_on_from_walk_to_walk() {
    let rules = Rules { diagonal: true, partition: Partition::None, ..Rules::default() };
    let geometry = Geometry::new(Shape::new(1, 3).expect("a shape"), rules).expect("a board");
    let mut search = search_on(geometry, 0, 0).expect("an open board");
    assert!(search.state.propagate().is_none());
    let mut local = LocalSearch::default();
    for slice in 1..=40 {
        assert!(!local.search(&search.state, 4_001));
        assert_eq!(local.moves(), slice * 4_001);
        assert_eq!(exclusions(&search.state, local.attempt()), local.conflicts() as usize);
    }
    assert_eq!(local.members(), 4);
}

fn is_solved_by_local_search(search: Option<ClauseSearch>) -> bool {
    let Some(mut search) = search else { return false };
    let mut local = LocalSearch::default();
    if search.state.propagate().is_some() {
        return false;
    }
    let mut least = usize::MAX;
    for _ in 0..40 {
        let found = local.search(&search.state, 50);
        let placed = local.attempt();
        let open = |&&var: &&Var| search.state.trail.value(Lit::is(var)) >= 0;
        assert_eq!(placed.iter().filter(open).count(), placed.len());
        let conflicts = exclusions(&search.state, placed);
        assert_eq!(conflicts, local.conflicts() as usize);
        assert!(conflicts <= least);
        least = conflicts;
        assert_eq!(found, conflicts == 0);
    }
    least == 0
}

/// The number of pairs of candidates that share a group.
fn exclusions(state: &State, placed: &[Var]) -> usize {
    let groups = |&var: &Var| state.groups.memberships(var).iter().map(|one| one.group());
    let exclude = |a: &Var, b: &Var| groups(a).any(|group| groups(b).any(|other| group == other));
    let pairs = placed.iter().enumerate();
    pairs.map(|(at, a)| placed[..at].iter().filter(|b| exclude(a, b)).count()).sum()
}

#[test]
fn reduction_keeps_clauses_whole() {
    let mut random = numbers(3);
    let mut clauses = Clauses::default();
    let mut trail = Trail::default();
    clauses.reset(100);
    trail.reset(100);
    let mut added: Vec<Vec<Lit>> = Vec::new();
    for _ in 0..200 {
        let mut vars: Vec<Var> = (10..100).collect();
        let length = 3 + random(6);
        let clause: Vec<Lit> = (0..length)
            .map(|_| Lit::from_index(2 * vars.swap_remove(random(vars.len())) + random(2) as u32))
            .collect();
        clauses.add(&clause, 1 + random(10) as u32);
        added.push(clause);
    }
    // A clause that is a reason, above the root so that nothing is simplified.
    trail.open_level();
    let reason = clauses.add(&[Lit::is(0), Lit::is_not(1), Lit::is(2)], 50);
    trail.assign(Lit::is(0), reason);
    for _ in 0..6 {
        clauses.reduce(&mut trail, 1 << 24);
    }
    let Reason::Clause(address) = trail.origin(0).reason else { panic!("no clause") };
    assert_eq!(clauses.literals(address).next(), Some(Lit::is(0)));
    let left: Vec<Vec<Lit>> =
        clauses.all().map(|clause| clauses.literals(clause).collect()).collect();
    assert!(left.len() < 100, "{}", left.len());
    for clause in left.iter().filter(|clause| clause[0] != Lit::is(0)) {
        assert!(added.contains(clause), "{clause:?}");
    }
    // At the root, satisfied clauses and false literals are removed.
    trail.reset(100);
    for var in 10..30 {
        trail.assign(Lit::is(var), Reason::None);
        clauses.reduce(&mut trail, 1 << 24);
        for clause in clauses.all() {
            assert!(clauses.literals(clause).all(|literal| trail.value(literal) == 0));
            assert!(clauses.literals(clause).len() > 2);
        }
    }
    // Above the bound, only reasons are certain to be kept.
    let before = clauses.all().count();
    clauses.reduce(&mut trail, 0);
    assert!(clauses.all().count() <= before / 4);
}

/// The binary clauses, each in both directions.
fn pairs(clauses: &Clauses) -> Vec<[Lit; 2]> {
    let of = |literal| clauses.implied(literal).iter().map(move |&other| [literal, other]);
    (0..2000).map(Lit::from_index).flat_map(of).collect()
}

#[test]
fn learned_clauses_of_two_literals_are_forgotten_beyond_the_bound() {
    let mut random = numbers(5);
    let mut clauses = Clauses::default();
    let mut trail = Trail::default();
    clauses.reset(1000);
    trail.reset(1000);
    let given = [Lit::is_not(1), Lit::is_not(2)];
    clauses.give(given);
    let mut learned = Vec::new();
    for number in 0..10_000 {
        let clause = [10 + random(900), 920 + random(70)].map(|var| Lit::is(var as u32));
        clauses.add(&clause, 2);
        learned.push(clause);
        if number % 700 == 0 {
            // Room for 2000 clauses; reduction keeps half of them.
            clauses.reduce(&mut trail, 16_000);
            assert!(pairs(&clauses).len() <= 2 * (2000 + 1));
        }
    }
    let reversed = |[a, b]: [Lit; 2]| [b, a];
    for [a, b] in pairs(&clauses) {
        assert!(clauses.implied(b).contains(&a));
        let clause = [a, b];
        let of_puzzle = clause == given || reversed(clause) == given;
        assert!(of_puzzle || learned.contains(&clause) || learned.contains(&reversed(clause)));
    }
    // The clauses learned last and the clause of the puzzle are kept.
    for [a, b] in learned[9000..].iter().copied().chain([given]) {
        assert!(clauses.implied(a).contains(&b));
    }
    // At the root, satisfied clauses are removed first.
    let kept = pairs(&clauses);
    trail.assign(kept[kept.len() / 2][0], Reason::None);
    clauses.reduce(&mut trail, 8000);
    let left = pairs(&clauses);
    assert!(left.len() > 2);
    assert!(left.iter().flatten().all(|&literal| trail.value(literal) <= 0));
    clauses.reduce(&mut trail, 0);
    assert_eq!(pairs(&clauses), [given, reversed(given)]);
}
