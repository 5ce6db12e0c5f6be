//! ALS chain: four or more almost locked sets, each linked to the next.
//!
//! If the first set doesn't hold a digit z, it holds all its others. So the second set doesn't hold
//! the digit that links them and holds all its others, and so on to the last set. That set holds z
//! if the first one doesn't. So z is ruled out in all cells that see all its places in both. A
//! digit that links into a set can't link out of it.
//!
//! ```text
//! first set --f--> set --e--> set --d--> last set
//!                                |       state: the last set and what links into it
//!                  more and more of the start (first set and f)
//! ```
//!
//! The conclusion depends only on the start and the last state, not on the path between them. So
//! chains are not enumerated one by one. For each state, a set of bits holds the starts from which
//! it can be reached, and whole sets are passed along the links. The reported chain has the fewest
//! cells. The time is proportional to links times digits of a set times starts / 64.
//!
//! Without overlap, it finds the same chains as HoDoKu (links lead only to later sets in the list).
//! It also has HoDoKu's preference: most eliminations, then the smallest by cell and digit. With
//! overlap, sets may share cells and links lead both ways.
//!
//! Source: HoDoKu, ["Almost Locked Set
//! XY-Chain"](https://hodoku.sourceforge.net/en/tech_als.php#axc). The sharing of work between
//! chains is new.

use std::ops::ControlFlow;

use crate::deduction::{Deduction, Found, Pattern};
use crate::technique::Technique;
use crate::techniques::almost_locked::{AlmostLocked, Overlap, ones};
use crate::techniques::search::Search;
use evoku_model::{Candidate, Digit, Digits, Element};

/// Chains have at least three links.
const LAYERS: usize = 3;

/// Finds chains, in the order of preference.
pub(super) fn find<const WORDS: usize>(
    technique: Technique,
    overlap: Overlap,
    search: &mut Search<'_, WORDS>,
    found: &mut Found<'_>,
) -> ControlFlow<()> {
    search.cache.almost_locked.find_links(search.position, overlap);
    let almost_locked = &search.cache.almost_locked;
    let graph = Graph::new(almost_locked, overlap);
    let rows = &mut search.cache.als_chain_rows;
    graph.spread(rows);
    let mut conclusions = graph.conclusions(almost_locked, rows);
    prefer(&mut conclusions, search.position.side());
    for conclusion in conclusions {
        let Some((sets, links)) = graph.shortest(almost_locked, &conclusion.ways) else { continue };
        found(Deduction {
            technique,
            placements: Vec::new(),
            eliminations: conclusion.eliminations,
            pattern: Pattern::AlmostLockedSets {
                sets: sets.into_iter().map(|set| almost_locked.told(set)).collect(),
                links,
                stem: None,
            },
        })?;
    }
    ControlFlow::Continue(())
}

/// A link as seen from one of its sets.
#[derive(Clone, Copy)]
struct Edge {
    to: usize,
    digits: Digits,
    /// The state in which both digits link in, if there are two.
    double: usize,
}

/// A set and the digits that link into it: one, or both of a double link.
#[derive(Clone, Copy)]
struct State {
    set: usize,
    digits: Digits,
}

/// The common conclusion of some chains.
struct Conclusion {
    eliminations: Vec<Candidate>,
    /// The start and the last state of each chain, ordered by start.
    ways: Vec<(usize, usize)>,
}

/// The links as edges between states.
///
/// States are numbered: first a state for each digit of each set, then one for each double edge. A
/// start is a set and a digit that links out of it; it has the number of the state of that set and
/// digit.
struct Graph {
    states: Vec<State>,
    singles: usize,
    /// The states of each set; those with one digit are consecutive.
    of_set: Vec<Vec<usize>>,
    edges: Vec<Vec<Edge>>,
    overlap: Overlap,
}

impl Graph {
    fn new<const WORDS: usize>(almost_locked: &AlmostLocked<WORDS>, overlap: Overlap) -> Self {
        let sets = almost_locked.sets();
        let mut states = Vec::new();
        let mut of_set = vec![Vec::new(); sets.len()];
        for (number, set) in sets.iter().enumerate() {
            for digit in set.digits {
                of_set[number].push(states.len());
                states.push(State { set: number, digits: Digits::only(digit) });
            }
        }
        let singles = states.len();
        let edges = vec![Vec::new(); sets.len()];
        let mut graph = Self { states, singles, of_set, edges, overlap };
        for link in almost_locked.links() {
            graph.join(link.one, link.other, link.digits);
            if overlap == Overlap::Yes {
                graph.join(link.other, link.one, link.digits);
            }
        }
        graph
    }

    /// Adds an edge, and the state of its digits if there are several.
    fn join(&mut self, from: usize, to: usize, digits: Digits) {
        let double = self.states.len();
        if digits.len() > 1 {
            self.of_set[to].push(double);
            self.states.push(State { set: to, digits });
        }
        self.edges[from].push(Edge { to, digits, double });
    }

    /// The state of a set with one digit.
    fn single(&self, set: usize, digit: Digit) -> usize {
        let first = self.of_set[set][0];
        let states = self.states[first..self.singles].iter();
        first + states.take_while(|state| !state.digits.contains(digit)).count()
    }

    /// The state to which an edge leads from a state, if it leads on.
    fn step(&self, state: State, edge: &Edge) -> Option<usize> {
        // Of a double link, the first digit counts as spent, as in HoDoKu.
        let mut digits = edge.digits;
        state.digits.min().map(|spent| digits.remove(spent));
        match digits.single() {
            Some(digit) => Some(self.single(edge.to, digit)),
            None => (!digits.is_empty()).then_some(edge.double),
        }
    }

    /// The number of words with one bit per start.
    fn words(&self) -> usize {
        self.singles.div_ceil(64)
    }

    /// The range of the bits of a state: the starts from which it can be reached in one, two or
    /// more links.
    fn row(&self, layer: usize, state: usize) -> std::ops::Range<usize> {
        let words = self.words();
        let begin = (layer * self.states.len() + state) * words;
        begin..begin + words
    }

    /// Computes the starts from which each state can be reached.
    fn spread(&self, rows: &mut Vec<u64>) {
        rows.clear();
        rows.resize(LAYERS * self.states.len() * self.words(), 0);
        // The first link: from a start over its own digit.
        for (set, edges) in self.edges.iter().enumerate() {
            for edge in edges {
                for digit in edge.digits {
                    let start = self.single(set, digit);
                    let row = self.row(0, self.single(edge.to, digit));
                    rows[row][start / 64] |= 1 << (start % 64);
                }
            }
        }
        // Forward links need one pass, since all links into a set come from earlier sets.
        while self.pass(rows) && self.overlap == Overlap::Yes {}
    }

    /// Passes the starts of each state on to the next states; returns `true` if that added any.
    fn pass(&self, rows: &mut [u64]) -> bool {
        let mut changed = false;
        for (set, edges) in self.edges.iter().enumerate() {
            for &state in &self.of_set[set] {
                // A state that no start reaches has nothing to pass on.
                let layers = [0, 1, 2].map(|layer| self.row(layer, state));
                if layers.iter().all(|row| rows[row.clone()].iter().all(|&word| word == 0)) {
                    continue;
                }
                for edge in edges {
                    let Some(next) = self.step(self.states[state], edge) else { continue };
                    // Starts at a distance of one link are then at two; starts at two or more are
                    // then at more.
                    let (second, more) = (self.row(1, next).start, self.row(2, next).start);
                    for word in 0..self.words() {
                        let [one, two, three] =
                            [0, 1, 2].map(|layer: usize| rows[layers[layer].start + word]);
                        changed |= one & !rows[second + word] != 0;
                        rows[second + word] |= one;
                        changed |= (two | three) & !rows[more + word] != 0;
                        rows[more + word] |= two | three;
                    }
                }
            }
        }
        changed
    }

    /// The conclusions of all chains, each once, in no particular order.
    fn conclusions<const WORDS: usize>(
        &self,
        almost_locked: &AlmostLocked<WORDS>,
        rows: &[u64],
    ) -> Vec<Conclusion> {
        let mut ways: Vec<(Vec<Candidate>, usize, usize)> = Vec::new();
        for (last, states) in self.of_set.iter().enumerate() {
            let row = |state: usize| &rows[self.row(2, state)];
            let reached = |word| states.iter().fold(0, |all, &state| all | row(state)[word]);
            let mut bits = (0..self.words()).flat_map(|word| ones(word, reached(word))).peekable();
            while let Some(start) = bits.next() {
                // The starts of one set are consecutive, and the cells seen by both sets are the
                // same for all of them.
                let first = self.states[start].set;
                let useful = self.useful(almost_locked, first, last);
                let mut starts = vec![];
                if !useful.is_empty() {
                    starts.push(start);
                }
                while let Some(start) = bits.next_if(|&next| self.states[next].set == first) {
                    if !useful.is_empty() {
                        starts.push(start);
                    }
                }
                for start in starts {
                    for &state in states {
                        if row(state)[start / 64] >> (start % 64) & 1 == 0 {
                            continue;
                        }
                        // The digits that link out of the first and into the last set are spent.
                        let spent = self.states[start].digits | self.states[state].digits;
                        if useful.is_subset(&spent) {
                            continue;
                        }
                        let mut eliminations = Vec::new();
                        almost_locked.rule_out(first, last, spent, &mut eliminations);
                        eliminations.sort_unstable();
                        ways.push((eliminations, start, state));
                    }
                }
            }
        }
        ways.sort_unstable();
        let mut conclusions: Vec<Conclusion> = Vec::new();
        for (eliminations, start, state) in ways {
            match conclusions.last_mut().filter(|last| last.eliminations == eliminations) {
                Some(last) => last.ways.push((start, state)),
                None => conclusions.push(Conclusion { eliminations, ways: vec![(start, state)] }),
            }
        }
        conclusions
    }

    /// The digits that can be ruled out somewhere if they are in one of two sets.
    fn useful<const WORDS: usize>(
        &self,
        almost_locked: &AlmostLocked<WORDS>,
        one: usize,
        other: usize,
    ) -> Digits {
        let [first, second] = [one, other].map(|set| &almost_locked.sets()[set]);
        let seen = |digit: &Digit| !almost_locked.seen_by_both(one, other, *digit).is_empty();
        (first.outward & second.outward).iter().filter(seen).collect()
    }

    /// The sets of the chain with the fewest cells from one of these starts to its last state, and
    /// the digits that link them.
    fn shortest<const WORDS: usize>(
        &self,
        almost_locked: &AlmostLocked<WORDS>,
        ways: &[(usize, usize)],
    ) -> Option<(Vec<usize>, Vec<Digits>)> {
        let same = |one: &(usize, usize), other: &(usize, usize)| one.0 == other.0;
        let mut best: Option<(usize, Vec<usize>)> = None;
        for ways in ways.chunk_by(same) {
            let tree = Tree::grow(self, almost_locked, ways[0].0);
            for &(start, state) in ways {
                let cells = tree.cells[LAYERS - 1][state];
                if cells < best.as_ref().map_or(usize::MAX, |best| best.0) {
                    best = Some((cells, tree.path(start, state)));
                }
            }
        }
        let (_, path) = best?;
        let sets = path.iter().map(|&state| self.states[state].set).collect();
        // The first state is the start, whose digit links out of it.
        let links = path.iter().enumerate().filter(|&(index, _)| index != 1);
        Some((sets, links.map(|(_, &state)| self.states[state].digits).collect()))
    }
}

/// The chains with the fewest cells from one start to each state.
struct Tree {
    /// The number of cells of all sets except the first, for one, two and more links.
    cells: [Vec<usize>; LAYERS],
    /// The previous layer and state.
    before: [Vec<(usize, usize)>; LAYERS],
}

impl Tree {
    fn grow<const WORDS: usize>(
        graph: &Graph,
        almost_locked: &AlmostLocked<WORDS>,
        start: usize,
    ) -> Self {
        let count = graph.states.len();
        let mut tree = Self {
            cells: std::array::from_fn(|_| vec![usize::MAX; count]),
            before: std::array::from_fn(|_| vec![(0, start); count]),
        };
        let cells_of = |set: usize| almost_locked.sets()[set].cells.len();
        let State { set: first, digits } = graph.states[start];
        for edge in graph.edges[first].iter().filter(|edge| digits.is_subset(&edge.digits)) {
            if let Some(digit) = digits.single() {
                tree.cells[0][graph.single(edge.to, digit)] = cells_of(edge.to);
            }
        }
        // Relax edge after edge until no chain becomes shorter (Bellman and Ford). Forward links
        // need one pass, as in `spread`.
        loop {
            let mut changed = false;
            for (set, edges) in graph.edges.iter().enumerate() {
                for &state in &graph.of_set[set] {
                    for edge in edges {
                        let Some(next) = graph.step(graph.states[state], edge) else { continue };
                        for layer in 0..LAYERS {
                            let Some(cells) =
                                tree.cells[layer][state].checked_add(cells_of(edge.to))
                            else {
                                continue;
                            };
                            let into = (layer + 1).min(LAYERS - 1);
                            if cells < tree.cells[into][next] {
                                tree.cells[into][next] = cells;
                                tree.before[into][next] = (layer, state);
                                changed = true;
                            }
                        }
                    }
                }
            }
            if !changed || graph.overlap == Overlap::No {
                return tree;
            }
        }
    }

    /// The states from the start to a last one.
    fn path(&self, start: usize, last: usize) -> Vec<usize> {
        let (mut layer, mut state) = (LAYERS - 1, last);
        let mut path = vec![last];
        while layer > 0 {
            (layer, state) = self.before[layer][state];
            path.push(state);
        }
        path.push(start);
        path.reverse();
        path
    }
}

/// Sorts like HoDoKu: most eliminations, then the smallest sum of cell indices and digits in which
/// later candidates weigh more, then the first start.
fn prefer(conclusions: &mut [Conclusion], side: usize) {
    conclusions.sort_by_cached_key(|conclusion| {
        let mut candidates = conclusion.eliminations.clone();
        candidates.sort_unstable_by_key(|candidate| (candidate.digit, candidate.cell));
        let weighed = candidates.iter().enumerate().map(|(index, candidate)| {
            let weight = 1 + index * (side * side - 1);
            candidate.cell.index() * weight + usize::from(candidate.digit.value())
        });
        let sum: usize = weighed.sum();
        (std::cmp::Reverse(candidates.len()), sum, conclusion.ways[0].0)
    });
}
