//! How the open cells of a board are joined.

use crate::features::spectrum::eigenvalues;
use evoku_model::{Cell, Digits, Element};
use evoku_search::Board;

/// The graph of what is open: a vertex for each open cell, an edge where two of them can't hold the
/// same digit and have a candidate in common.
#[derive(Clone, PartialEq, Debug)]
pub struct Graph {
    /// The open cells.
    pub vertices: usize,
    /// The pairs of them that exclude a digit from each other.
    pub edges: usize,
    /// The parts that no edge joins.
    pub components: usize,
    /// The eigenvalues, unless the graph is too large.
    pub spectrum: Option<Spectrum>,
}

/// Figures of the eigenvalues of a graph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spectrum {
    /// The largest eigenvalue of the adjacency matrix: at least the mean degree, at most the
    /// largest one.
    pub radius: f64,
    /// The mean of the eigenvalues of the adjacency matrix, without their signs: the energy of
    /// I. Gutman (1978) for each vertex.
    pub energy: f64,
    /// The second smallest eigenvalue of the Laplacian, the algebraic connectivity of M. Fiedler
    /// (Czechoslovak Mathematical Journal 23 (1973), 298-305): 0 where the graph falls into parts.
    pub connectivity: f64,
}

/// The most vertices whose eigenvalues are sought, which takes time by the cube.
const MOST: usize = 1024;

impl Graph {
    /// The graph of a board.
    pub(super) fn of(board: &Board) -> Self {
        let geometry = board.geometry();
        let cells = (0..geometry.shape().cells()).map(Cell::from_index);
        let open: Vec<Cell> = cells.filter(|&cell| board.get(cell).is_none()).collect();
        let mut numbers = vec![None; geometry.shape().cells()];
        open.iter().enumerate().for_each(|(number, cell)| numbers[cell.index()] = Some(number));
        let neighbours: Vec<Vec<usize>> =
            open.iter().map(|&cell| neighbours(board, cell, &numbers)).collect();
        Self {
            vertices: open.len(),
            edges: neighbours.iter().map(Vec::len).sum::<usize>() / 2,
            components: components(&neighbours),
            spectrum: (1..=MOST).contains(&open.len()).then(|| Spectrum::of(&neighbours)),
        }
    }

    /// The share of all pairs of vertices that are joined; 0 without a pair.
    #[must_use]
    pub fn density(&self) -> f64 {
        let pairs = self.vertices * self.vertices.saturating_sub(1) / 2;
        if pairs == 0 { 0.0 } else { self.edges as f64 / pairs as f64 }
    }
}

/// The numbers of the open peers of a cell that have a candidate in common with it.
fn neighbours(board: &Board, cell: Cell, numbers: &[Option<usize>]) -> Vec<usize> {
    let digits: Digits = board.candidates_of(cell);
    let peers = board.geometry().peers(cell).iter();
    let joined = peers.filter(|&&peer| !(board.candidates_of(peer) & digits).is_empty());
    joined.filter_map(|peer| numbers[peer.index()]).collect()
}

/// The number of parts that no edge joins.
fn components(neighbours: &[Vec<usize>]) -> usize {
    let mut seen = vec![false; neighbours.len()];
    let mut parts = 0;
    for start in 0..neighbours.len() {
        if seen[start] {
            continue;
        }
        parts += 1;
        seen[start] = true;
        let mut waiting = vec![start];
        while let Some(vertex) = waiting.pop() {
            for &next in &neighbours[vertex] {
                if !std::mem::replace(&mut seen[next], true) {
                    waiting.push(next);
                }
            }
        }
    }
    parts
}

impl Spectrum {
    /// The figures of a graph with one vertex or more.
    fn of(neighbours: &[Vec<usize>]) -> Self {
        let size = neighbours.len();
        let (mut adjacency, mut laplacian) = (vec![0.0; size * size], vec![0.0; size * size]);
        for (vertex, others) in neighbours.iter().enumerate() {
            laplacian[vertex * size + vertex] = others.len() as f64;
            for &other in others {
                adjacency[vertex * size + other] = 1.0;
                laplacian[vertex * size + other] = -1.0;
            }
        }
        let (adjacency, laplacian) = (eigenvalues(adjacency, size), eigenvalues(laplacian, size));
        Self {
            radius: adjacency.last().copied().unwrap_or(0.0),
            energy: adjacency.iter().map(|value| value.abs()).sum::<f64>() / size as f64,
            connectivity: laplacian.get(1).copied().unwrap_or(0.0).max(0.0),
        }
    }
}
