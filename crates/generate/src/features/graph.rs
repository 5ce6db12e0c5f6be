//! The graph of the open cells of a board.

use crate::features::spectrum::eigenvalues;
use evoku_model::{Cell, Digits, Element};
use evoku_search::Board;

/// The graph of the open cells: each open cell is a vertex. An edge joins two cells that can't hold
/// the same digit but share a candidate.
#[derive(Clone, PartialEq, Debug)]
pub struct Graph {
    /// The number of open cells.
    pub vertices: usize,
    /// The number of pairs of open cells that exclude a digit from each other.
    pub edges: usize,
    /// The number of connected components.
    pub components: usize,
    /// The spectral figures; `None` if the graph is empty or too large.
    pub spectrum: Option<Spectrum>,
}

/// Figures derived from the eigenvalues of a graph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spectrum {
    /// The largest eigenvalue of the adjacency matrix, which is between the mean and the largest
    /// degree.
    pub radius: f64,
    /// The mean absolute eigenvalue of the adjacency matrix: the graph energy of I. Gutman (1978),
    /// divided by the number of vertices.
    pub energy: f64,
    /// The second smallest eigenvalue of the Laplacian, the algebraic connectivity of M. Fiedler
    /// (Czechoslovak Mathematical Journal 23 (1973), 298-305). It is 0 if the graph is not
    /// connected.
    pub connectivity: f64,
}

/// The most vertices for which eigenvalues are computed, since the time grows with the cube.
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

    /// The share of all pairs of vertices that an edge joins; 0 if there are no pairs.
    #[must_use]
    pub fn density(&self) -> f64 {
        let pairs = self.vertices * self.vertices.saturating_sub(1) / 2;
        if pairs == 0 { 0.0 } else { self.edges as f64 / pairs as f64 }
    }
}

/// The vertex numbers of the open peers of a cell that share a candidate with it.
fn neighbours(board: &Board, cell: Cell, numbers: &[Option<usize>]) -> Vec<usize> {
    let digits: Digits = board.candidates_of(cell);
    let peers = board.geometry().peers(cell).iter();
    let joined = peers.filter(|&&peer| !(board.candidates_of(peer) & digits).is_empty());
    joined.filter_map(|peer| numbers[peer.index()]).collect()
}

/// The number of connected components.
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
    /// The figures of a graph with at least one vertex.
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
