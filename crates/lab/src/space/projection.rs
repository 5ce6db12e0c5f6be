//! Projections of puzzles onto a plane.

use crate::space::matrix::{Matrix, eigen};

/// Projection of puzzles onto a plane.
#[derive(Clone, PartialEq, Debug)]
pub struct Projection {
    /// The place of each puzzle.
    pub places: Vec<[f64; 2]>,
    /// The shift of a puzzle when a feature grows by one standard deviation, for each feature.
    pub loadings: Vec<[f64; 2]>,
    /// The share of the features' variance that the plane explains.
    pub of_features: f64,
    /// The share of the performances' variance that the plane explains, if the plane was made for
    /// that.
    pub of_performance: Option<f64>,
}

/// Projects onto the two directions in which standardised features vary most: principal component
/// analysis (K. Pearson 1901, <https://doi.org/10.1080/14786440109462720>).
#[must_use]
pub fn principal_components(features: &Matrix) -> Projection {
    let (values, vectors) = eigen(&features.transposed().times(features));
    let total: f64 = values.iter().sum();
    let loadings = two_columns(&vectors);
    Projection {
        places: places(&features.times(&loadings)),
        loadings: places(&loadings),
        of_features: if total > 0.0 { values.iter().take(2).sum::<f64>() / total } else { 0.0 },
        of_performance: None,
    }
}

/// Projects onto the plane from which both features and performances, standardised, are best
/// predicted linearly. This is the aim of PILOT (M. A. Muñoz, L. Villanova, D. Baatar and K.
/// Smith-Miles, "Instance spaces for machine learning classification", Machine Learning 107 (2018),
/// <https://doi.org/10.1007/s10994-017-5629-5>).
///
/// A place is linear in the features. The problem is therefore a regression of features and
/// performances on the features, with a matrix of rank 2. Its optimum is known: the principal
/// components of the features joined with the least-squares prediction of the performances (A. J.
/// Izenman, "Reduced-rank regression for the multivariate linear model", 1975,
/// <https://doi.org/10.1016/0047-259X(75)90042-1>).
#[must_use]
pub fn project_for_performance(features: &Matrix, performances: &Matrix) -> Projection {
    let weights = least_squares(features, performances);
    let both = features.beside(&features.times(&weights));
    let (_, vectors) = eigen(&both.transposed().times(&both));
    let back = two_columns(&vectors);
    let identity = Matrix::new(features.columns, features.columns, |row, column| {
        f64::from(u8::from(row == column))
    });
    let loadings = identity.beside(&weights).times(&back);
    let flat = features.times(&loadings);
    let told = flat.times(&back.transposed());
    let shown = |actual: &Matrix, first: usize| {
        let (mut left, mut all) = (0.0, 0.0);
        for row in 0..actual.rows {
            for column in 0..actual.columns {
                let entry = actual.get(row, column);
                left += (entry - told.get(row, first + column)).powi(2);
                all += entry * entry;
            }
        }
        if all > 0.0 { 1.0 - left / all } else { 0.0 }
    };
    Projection {
        places: places(&flat),
        loadings: places(&loadings),
        of_features: shown(features, 0),
        of_performance: Some(shown(performances, features.columns)),
    }
}

/// The weights with which `of` predicts `what` with the least squared error. If several weights do
/// so, the result has the smallest norm.
fn least_squares(of: &Matrix, what: &Matrix) -> Matrix {
    let transposed = of.transposed();
    let (values, vectors) = eigen(&transposed.times(of));
    let least = 1e-10 * values.first().copied().unwrap_or(0.0);
    let inverse = Matrix::new(values.len(), values.len(), |row, column| {
        if row == column && values[row] > least { 1.0 / values[row] } else { 0.0 }
    });
    let solved = vectors.times(&inverse).times(&vectors.transposed());
    solved.times(&transposed.times(what))
}

/// The first two columns of a matrix, padded with zeros.
fn two_columns(matrix: &Matrix) -> Matrix {
    Matrix::new(
        matrix.rows,
        2,
        |row, column| {
            if column < matrix.columns { matrix.get(row, column) } else { 0.0 }
        },
    )
}

fn places(matrix: &Matrix) -> Vec<[f64; 2]> {
    (0..matrix.rows).map(|row| [matrix.get(row, 0), matrix.get(row, 1)]).collect()
}
