//! Eigenvalues of symmetric matrices.

/// The number of halvings of an interval around an eigenvalue, enough for the precision of an
/// `f64`.
const HALVINGS: u32 = 60;

/// The eigenvalues of a symmetric `size` x `size` matrix in row-major order, ascending.
///
/// Householder reflections make the matrix tridiagonal. Sturm's count of the eigenvalues below a
/// number then finds each eigenvalue by bisection (W. Barth, R. S. Martin and J. H. Wilkinson,
/// "Calculation of the eigenvalues of a symmetric tridiagonal matrix by the method of bisection",
/// Numerische Mathematik 9 (1967), <https://doi.org/10.1007/BF02162154>). The time grows with the
/// cube of the size.
pub(super) fn eigenvalues(matrix: Vec<f64>, size: usize) -> Vec<f64> {
    let (diagonal, beside) = tridiagonal(matrix, size);
    let reach = |at: usize| {
        let before = at.checked_sub(1).map_or(0.0, |at| beside[at].abs());
        before + beside.get(at).map_or(0.0, |value| value.abs())
    };
    // Gershgorin's circles contain all eigenvalues.
    let places = || (0..size).map(|at| (diagonal[at], reach(at)));
    let least = places().map(|(middle, reach)| middle - reach).fold(f64::INFINITY, f64::min);
    let most = places().map(|(middle, reach)| middle + reach).fold(f64::NEG_INFINITY, f64::max);
    (0..size).map(|number| bisect(&diagonal, &beside, number, [least, most])).collect()
}

/// The eigenvalue with exactly `number` smaller ones, by bisection of the interval.
fn bisect(diagonal: &[f64], beside: &[f64], number: usize, interval: [f64; 2]) -> f64 {
    let [mut low, mut high] = interval;
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if below(diagonal, beside, middle) > number {
            high = middle;
        } else {
            low = middle;
        }
    }
    f64::midpoint(low, high)
}

/// The number of eigenvalues of a tridiagonal matrix below `number`. It equals the number of
/// negative pivots of the matrix minus `number` times the identity.
fn below(diagonal: &[f64], beside: &[f64], number: f64) -> usize {
    let mut pivot = 1.0_f64;
    let mut negative = 0;
    for (at, &value) in diagonal.iter().enumerate() {
        let off = at.checked_sub(1).map_or(0.0, |at| beside[at]);
        // A pivot of 0 is replaced by a tiny one, which changes no count.
        let before = if pivot == 0.0 { f64::EPSILON * off.abs().max(1e-300) } else { pivot };
        pivot = value - number - off * off / before;
        negative += usize::from(pivot < 0.0);
    }
    negative
}

/// The diagonal and the off-diagonal of a tridiagonal matrix with the same eigenvalues.
fn tridiagonal(mut matrix: Vec<f64>, size: usize) -> (Vec<f64>, Vec<f64>) {
    let mut beside = Vec::with_capacity(size.saturating_sub(1));
    let mut reflected = vec![0.0; size];
    for column in 0..size.saturating_sub(1) {
        // The vector whose reflection clears the column below the subdiagonal.
        let mut vector: Vec<f64> =
            (column + 1..size).map(|row| matrix[row * size + column]).collect();
        let length = norm(&vector);
        let target = if vector[0] > 0.0 { -length } else { length };
        beside.push(target);
        vector[0] -= target;
        let square = vector.iter().map(|value| value * value).sum::<f64>();
        if square == 0.0 {
            continue;
        }
        let rest = column + 1..size;
        for row in rest.clone() {
            let entries = &matrix[row * size + column + 1..(row + 1) * size];
            let product: f64 = entries.iter().zip(&vector).map(|(a, b)| a * b).sum();
            reflected[row] = 2.0 * product / square;
        }
        let along: f64 = rest.clone().zip(&vector).map(|(row, v)| reflected[row] * v).sum();
        for (row, v) in rest.clone().zip(&vector) {
            reflected[row] -= along / square * v;
        }
        for (row, v) in rest.clone().zip(&vector) {
            for (other, w) in rest.clone().zip(&vector) {
                matrix[row * size + other] -= reflected[row] * w + v * reflected[other];
            }
        }
    }
    ((0..size).map(|at| matrix[at * size + at]).collect(), beside)
}

fn norm(vector: &[f64]) -> f64 {
    vector.iter().map(|value| value * value).sum::<f64>().sqrt()
}

#[cfg(test)]
mod tests {
    use super::eigenvalues;

    fn close(found: &[f64], expected: &[f64]) {
        assert_eq!(found.len(), expected.len());
        for (one, other) in found.iter().zip(expected) {
            assert!((one - other).abs() < 1e-9, "{found:?} {expected:?}");
        }
    }

    #[test]
    fn graphs_whose_eigenvalues_are_known() {
        close(&eigenvalues(vec![], 0), &[]);
        close(&eigenvalues(vec![3.0], 1), &[3.0]);
        close(&eigenvalues(vec![0.0; 9], 3), &[0.0; 3]);
        // A complete graph of n vertices has the eigenvalue n - 1 once, and -1 otherwise.
        let complete = |n: usize| (0..n * n).map(move |at| f64::from(u8::from(at / n != at % n)));
        close(&eigenvalues(complete(5).collect(), 5), &[-1.0, -1.0, -1.0, -1.0, 4.0]);
        // A ring of n vertices has the eigenvalues 2 cos(2 pi k / n).
        let n = 12_usize;
        let ring: Vec<f64> = (0..n * n)
            .map(|at: usize| f64::from(u8::from([1, n - 1].contains(&((at / n).abs_diff(at % n))))))
            .collect();
        let mut expected: Vec<f64> =
            (0..n).map(|k| 2.0 * (std::f64::consts::TAU * k as f64 / n as f64).cos()).collect();
        expected.sort_by(f64::total_cmp);
        close(&eigenvalues(ring, n), &expected);
    }

    #[test]
    fn the_trace_and_the_sum_of_squares_are_kept() {
        let n = 30;
        let mut matrix = vec![0.0; n * n];
        let mut word = 1u64;
        for row in 0..n {
            for column in 0..=row {
                word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let value = (word >> 40) as f64 / 1e6 - 8.0;
                matrix[row * n + column] = value;
                matrix[column * n + row] = value;
            }
        }
        let values = eigenvalues(matrix.clone(), n);
        let trace: f64 = (0..n).map(|at| matrix[at * n + at]).sum();
        assert!((values.iter().sum::<f64>() - trace).abs() < 1e-8);
        let squares: f64 = matrix.iter().map(|value| value * value).sum();
        assert!((values.iter().map(|value| value * value).sum::<f64>() - squares).abs() < 1e-6);
        assert!(values.is_sorted());
    }
}
