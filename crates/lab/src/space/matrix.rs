//! Small matrices.

/// A matrix in row-major order.
#[derive(Clone, PartialEq, Debug)]
pub struct Matrix {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// The entries, row by row.
    pub entries: Vec<f64>,
}

impl Matrix {
    /// Makes a matrix from a function of row and column.
    #[must_use]
    pub fn new(rows: usize, columns: usize, entry: impl Fn(usize, usize) -> f64) -> Self {
        let row = |row| (0..columns).map(move |column| (row, column));
        let entries = (0..rows).flat_map(row).map(|(row, column)| entry(row, column)).collect();
        Self { rows, columns, entries }
    }

    /// The entry in a row and column, from 0.
    ///
    /// # Panics
    /// If the row or column is outside the matrix.
    #[must_use]
    pub fn get(&self, row: usize, column: usize) -> f64 {
        self.entries[row * self.columns + column]
    }

    /// The entries of a row.
    ///
    /// # Panics
    /// If the matrix has fewer rows.
    #[must_use]
    pub fn row(&self, row: usize) -> &[f64] {
        &self.entries[row * self.columns..(row + 1) * self.columns]
    }

    /// The product with another matrix.
    ///
    /// # Panics
    /// If the number of rows of `other` differs from the number of columns of this matrix.
    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        assert_eq!(self.columns, other.rows, "the sizes of a product");
        let product = |row: usize, column: usize| {
            (0..self.columns).map(|inner| self.get(row, inner) * other.get(inner, column)).sum()
        };
        Self::new(self.rows, other.columns, product)
    }

    /// The transpose.
    #[must_use]
    pub fn transposed(&self) -> Self {
        Self::new(self.columns, self.rows, |row, column| self.get(column, row))
    }

    /// Subtracts from every column its mean and divides it by its (population) standard deviation.
    /// Constant columns become zero.
    #[must_use]
    pub fn standardised(&self) -> Self {
        let scales: Vec<(f64, f64)> = (0..self.columns).map(|column| self.scale(column)).collect();
        Self::new(self.rows, self.columns, |row, column| {
            let (mean, deviation) = scales[column];
            if deviation > 0.0 { (self.get(row, column) - mean) / deviation } else { 0.0 }
        })
    }

    /// The mean and the standard deviation of a column.
    pub(super) fn scale(&self, column: usize) -> (f64, f64) {
        let values = || (0..self.rows).map(|row| self.get(row, column));
        let mean = values().sum::<f64>() / self.rows as f64;
        let variance = values().map(|value| (value - mean).powi(2)).sum::<f64>();
        let deviation = (variance / self.rows as f64).sqrt();
        // A deviation as small as a rounding error counts as none.
        (mean, if deviation > 1e-12 * mean.abs() { deviation } else { 0.0 })
    }

    /// Returns only these columns.
    #[must_use]
    pub fn only(&self, columns: &[usize]) -> Self {
        Self::new(self.rows, columns.len(), |row, column| self.get(row, columns[column]))
    }

    /// Returns the columns of this matrix followed by those of another with the same number of
    /// rows.
    #[must_use]
    pub fn beside(&self, other: &Self) -> Self {
        Self::new(self.rows, self.columns + other.columns, |row, column| {
            match column.checked_sub(self.columns) {
                None => self.get(row, column),
                Some(column) => other.get(row, column),
            }
        })
    }
}

/// The most sweeps of rotations; a dozen was enough for every matrix tried.
const SWEEPS: usize = 100;

/// The eigenvalues of a symmetric matrix, descending, and its eigenvectors as the columns of a
/// matrix. The sign of each vector is such that its largest entry is positive.
///
/// Uses Jacobi rotations (G. H. Golub and H. A. van der Vorst, "Eigenvalue computation in the 20th
/// century", 2000, <https://doi.org/10.1016/S0377-0427(00)00413-1>).
#[must_use]
pub fn eigen(symmetric: &Matrix) -> (Vec<f64>, Matrix) {
    let size = symmetric.rows;
    let mut matrix = symmetric.clone();
    let mut vectors = Matrix::new(size, size, |row, column| f64::from(u8::from(row == column)));
    for _ in 0..SWEEPS {
        let pairs = (0..size).flat_map(|row| (row + 1..size).map(move |column| (row, column)));
        let off: f64 = pairs.clone().map(|(row, column)| matrix.get(row, column).powi(2)).sum();
        if off < 1e-24 * matrix.entries.iter().map(|entry| entry * entry).sum::<f64>() || off == 0.0
        {
            break;
        }
        for (row, column) in pairs {
            rotate(&mut matrix, &mut vectors, row, column);
        }
    }
    let mut order: Vec<usize> = (0..size).collect();
    order.sort_by(|&one, &other| matrix.get(other, other).total_cmp(&matrix.get(one, one)));
    let values = order.iter().map(|&at| matrix.get(at, at)).collect();
    let signs: Vec<f64> = order.iter().map(|&at| sign(&vectors, at)).collect();
    let sorted =
        Matrix::new(size, size, |row, column| signs[column] * vectors.get(row, order[column]));
    (values, sorted)
}

/// The sign of the entry with the largest absolute value in a column.
fn sign(vectors: &Matrix, column: usize) -> f64 {
    let entries = (0..vectors.rows).map(|row| vectors.get(row, column));
    let largest =
        entries.fold(
            0.0_f64,
            |largest, entry| {
                if entry.abs() > largest.abs() + 1e-12 { entry } else { largest }
            },
        );
    if largest < 0.0 { -1.0 } else { 1.0 }
}

/// Rotates so that the entry at a row and column becomes 0.
fn rotate(matrix: &mut Matrix, vectors: &mut Matrix, row: usize, column: usize) {
    let size = matrix.rows;
    let entry = matrix.get(row, column);
    if entry == 0.0 {
        return;
    }
    let slope = (matrix.get(column, column) - matrix.get(row, row)) / (2.0 * entry);
    let tangent = slope.signum() / (slope.abs() + (slope * slope + 1.0).sqrt());
    let cosine = 1.0 / (tangent * tangent + 1.0).sqrt();
    let sine = tangent * cosine;
    let turned = |one: f64, other: f64| (cosine * one - sine * other, sine * one + cosine * other);
    for at in 0..size {
        let (one, other) = turned(matrix.get(at, row), matrix.get(at, column));
        matrix.entries[at * size + row] = one;
        matrix.entries[at * size + column] = other;
    }
    for at in 0..size {
        let (one, other) = turned(matrix.get(row, at), matrix.get(column, at));
        matrix.entries[row * size + at] = one;
        matrix.entries[column * size + at] = other;
        let (one, other) = turned(vectors.get(at, row), vectors.get(at, column));
        vectors.entries[at * size + row] = one;
        vectors.entries[at * size + column] = other;
    }
}
