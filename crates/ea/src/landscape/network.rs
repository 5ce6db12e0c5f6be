//! Networks of local optima.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::AtomicBool;

use crate::landscape::climb::{Climber, is_set};
use crate::landscape::walk::Neighbourhood;
use crate::random::Rng;
use crate::traits::Puzzle;

/// Settings for sampling a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expedition {
    /// The number of runs, each from a new random attempt.
    pub runs: usize,
    /// The number of kicks in each run.
    pub kicks: usize,
    /// The number of random moves in a kick.
    pub strength: usize,
}

/// A network of local optima, with an edge where a kick and a climb lead from one to another.
///
/// The network of G. Ochoa, M. Tomassini, S. Vérel and C. Darabos, "A study of NK landscapes'
/// basins and local optima networks", GECCO 2008, <https://doi.org/10.1145/1389095.1389204>, with
/// the escape edges of S. Vérel, F. Daolio, G. Ochoa and M. Tomassini 2011,
/// <https://doi.org/10.1007/978-3-642-35533-2_5>.
///
/// It is sampled by iterated local search, as in G. Ochoa and S. Herrmann, "Perturbation strength
/// and the global structure of QAP fitness landscapes", PPSN 2018,
/// <https://doi.org/10.1007/978-3-319-99259-4_20>. Each run climbs to an optimum, kicks it and
/// climbs again. It returns to the previous optimum if the new one costs more.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    /// The optima, in the order in which they were found.
    pub nodes: Vec<Node>,
    /// The edges, sorted by start and end.
    pub edges: Vec<Edge>,
    /// The number of runs that ended at a solution.
    pub solved: usize,
    /// The settings with which it was sampled.
    pub expedition: Expedition,
}

/// A local optimum, or several optima on one plateau.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The cost; 0 is a solution.
    pub cost: u32,
    /// The number of climbs that ended here.
    pub visits: u32,
    /// The number of optima in this node.
    pub optima: u32,
}

/// A transition from one optimum to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The number of the node that was kicked.
    pub from: usize,
    /// The number of the node where the climb ended.
    pub to: usize,
    /// The number of times this transition occurred.
    pub count: u32,
}

/// Samples the network of a landscape. Ends early soon after `cancel` becomes true. The result is
/// empty if no move is possible.
pub fn network<N: Neighbourhood>(
    on: &mut N,
    expedition: Expedition,
    rng: &mut Rng,
    cancel: Option<&AtomicBool>,
) -> Network {
    let mut explorer = Explorer::default();
    let mut solved = 0;
    let runs = if on.is_stuck() { 0 } else { expedition.runs };
    for _ in 0..runs {
        if is_set(cancel) {
            break;
        }
        let mut climber = Climber::new(on.random(rng));
        climber.climb(on, rng, cancel);
        let mut here = explorer.visit(on.cost(&climber.attempt), climber.attempt.line());
        let mut stay = climber.attempt.clone();
        for _ in 0..expedition.kicks {
            if explorer.nodes[here].cost == 0 || is_set(cancel) {
                break;
            }
            climber.attempt.clone_from(&stay);
            for _ in 0..expedition.strength {
                on.step(&mut climber.attempt, rng);
            }
            climber.climb(on, rng, cancel);
            let there = explorer.visit(on.cost(&climber.attempt), climber.attempt.line());
            *explorer.edges.entry((here, there)).or_insert(0) += 1;
            if explorer.nodes[there].cost <= explorer.nodes[here].cost {
                stay.clone_from(&climber.attempt);
                here = there;
            }
        }
        solved += usize::from(explorer.nodes[here].cost == 0);
    }
    let edges = explorer.edges.into_iter();
    Network {
        nodes: explorer.nodes,
        edges: edges.map(|((from, to), count)| Edge { from, to, count }).collect(),
        solved,
        expedition,
    }
}

/// The nodes and edges found so far.
#[derive(Default)]
struct Explorer {
    nodes: Vec<Node>,
    numbers: HashMap<String, usize>,
    edges: BTreeMap<(usize, usize), u32>,
}

impl Explorer {
    /// Counts a visit of an optimum and returns its number.
    fn visit(&mut self, cost: u32, line: String) -> usize {
        let number = *self.numbers.entry(line).or_insert(self.nodes.len());
        if number == self.nodes.len() {
            self.nodes.push(Node { cost, visits: 0, optima: 1 });
        }
        self.nodes[number].visits += 1;
        number
    }
}

impl Network {
    /// The network whose nodes are plateaus: optima of equal cost connected by edges are merged
    /// into one node.
    ///
    /// G. Ochoa, N. Veerapen, F. Daolio and M. Tomassini, "Understanding phase transitions with
    /// local optima networks", EvoCOP 2017, <https://doi.org/10.1007/978-3-319-55453-2_16>.
    #[must_use]
    pub fn plateaus(&self) -> Self {
        let mut heads: Vec<usize> = (0..self.nodes.len()).collect();
        for edge in &self.edges {
            if self.nodes[edge.from].cost == self.nodes[edge.to].cost {
                let (one, other) = (head(&heads, edge.from), head(&heads, edge.to));
                // The optimum found first represents the plateau.
                heads[one.max(other)] = one.min(other);
            }
        }
        let mut numbers = vec![0; heads.len()];
        let mut nodes: Vec<Node> = Vec::new();
        for (number, node) in self.nodes.iter().enumerate() {
            let first = head(&heads, number);
            if first == number {
                numbers[number] = nodes.len();
                nodes.push(node.clone());
            } else {
                numbers[number] = numbers[first];
                let plateau = &mut nodes[numbers[first]];
                plateau.visits += node.visits;
                plateau.optima += node.optima;
            }
        }
        let mut edges = BTreeMap::new();
        for edge in &self.edges {
            let ends = (numbers[edge.from], numbers[edge.to]);
            if ends.0 != ends.1 {
                *edges.entry(ends).or_insert(0) += edge.count;
            }
        }
        let edges = edges.into_iter().map(|((from, to), count)| Edge { from, to, count });
        Self { nodes, edges: edges.collect(), ..self.clone() }
    }

    /// The nodes without an edge to a node of lower cost: traps for a search.
    #[must_use]
    pub fn sinks(&self) -> Vec<usize> {
        let mut is_sink = vec![true; self.nodes.len()];
        for edge in &self.edges {
            if self.nodes[edge.to].cost < self.nodes[edge.from].cost {
                is_sink[edge.from] = false;
            }
        }
        (0..self.nodes.len()).filter(|&node| is_sink[node]).collect()
    }
}

/// The node that represents the plateau of `node`.
fn head(heads: &[usize], mut node: usize) -> usize {
    while heads[node] != node {
        node = heads[node];
    }
    node
}
