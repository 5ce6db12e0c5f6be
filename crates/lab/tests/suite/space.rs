//! Tests of instance spaces: against scikit-learn, and by properties.

use std::sync::atomic::AtomicBool;

use evoku_evolve::Rng;
use evoku_lab::analysis::Analysis;
use evoku_lab::features::{Describer, names};
use evoku_lab::report;
use evoku_lab::space::{
    Field, Matrix, Space, SpaceError, cross_validate, deal, eigen, principal_components,
    project_for_performance,
};
use evoku_lab::store::Store;
use evoku_messages::Language;
use evoku_sudoku::formats::FIELDS;
use evoku_testing::inputs::NINE;
use serde_json::Value;

use crate::common::{folder, plan, work_all};

fn reference() -> Value {
    serde_json::from_str(include_str!("reference/space.json")).unwrap()
}

fn matrix(value: &Value) -> Matrix {
    let rows: Vec<Vec<f64>> = value
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_array().unwrap().iter().map(|entry| entry.as_f64().unwrap()).collect())
        .collect();
    Matrix::new(rows.len(), rows[0].len(), |row, column| rows[row][column])
}

fn numbers(value: &Value) -> Vec<usize> {
    value.as_array().unwrap().iter().map(|one| one.as_u64().unwrap() as usize).collect()
}

fn close(found: f64, expected: &Value) {
    let expected = expected.as_f64().unwrap();
    let error = (found - expected).abs() / expected.abs().max(1e-3);
    assert!(error < 1e-6, "{found}, expected {expected}");
}

#[test]
fn algorithms_are_chosen_as_scikit_learn_chooses() {
    let all = reference();
    let (features, spent) = (matrix(&all["features"]), matrix(&all["spent"]));
    let selection = cross_validate(&features, &spent, &numbers(&all["folds"]));
    assert_eq!(selection.chosen, numbers(&all["chosen"]));
    assert_eq!(selection.folds, 10);
    close(selection.single, &all["single"]);
    close(selection.virtual_best, &all["virtual_best"]);
    close(selection.selected, &all["selected"]);
    let closed = selection.gap_closed().unwrap();
    let part =
        (selection.single - selection.selected) / (selection.single - selection.virtual_best);
    assert!((closed - part).abs() < 1e-12 && closed > 0.3, "{closed}");
}

#[test]
fn components_are_those_of_scikit_learn() {
    let all = reference();
    let found = principal_components(&matrix(&all["features"]).standardised());
    close(found.of_features, &all["variance"]);
    let expected = matrix(&all["components"]);
    for (row, place) in found.places.iter().enumerate() {
        for axis in 0..2 {
            // The sign of an axis is arbitrary.
            let error = (place[axis].abs() - expected.get(row, axis)).abs();
            assert!(error < 1e-6, "{row}: {place:?}");
        }
    }
}

#[test]
fn no_plane_tells_features_and_performances_better() {
    let all = reference();
    let features = matrix(&all["features"]).standardised();
    let spent = matrix(&all["spent"]);
    let logarithms =
        Matrix::new(spent.rows, spent.columns, |row, column| spent.get(row, column).ln_1p());
    let performances = logarithms.standardised();
    let found = project_for_performance(&features, &performances);
    // All columns have variance 1, so the error follows from the explained shares.
    let error = spent.rows as f64
        * (features.columns as f64 * (1.0 - found.of_features)
            + performances.columns as f64 * (1.0 - found.of_performance.unwrap()));
    close(error, &all["plane_error"]);
    // A place is the product of the features and the loadings.
    for (row, place) in found.places.iter().enumerate() {
        for axis in 0..2 {
            let terms = features.row(row).iter().zip(&found.loadings);
            let sum: f64 = terms.map(|(value, loading)| value * loading[axis]).sum();
            assert!((sum - place[axis]).abs() < 1e-9, "{row}");
        }
    }
}

#[test]
fn footprints_are_those_of_a_second_program() {
    let all = &reference()["footprints"];
    let (points, spent) = (matrix(&all["places"]), matrix(&all["spent"]));
    let places: Vec<[f64; 2]> =
        (0..points.rows).map(|row| [points.get(row, 0), points.get(row, 1)]).collect();
    let field = Field::of(&places, &spent);
    let winners = field.winners.iter().map(|one| one.map_or(-1, |one| one as i64));
    assert_eq!(Value::from(winners.collect::<Vec<_>>()), all["winners"]);
    close(field.tied, &all["tied"]);
    let footprints = field.footprints(&places, &spent);
    let expected = all["of_each"].as_array().unwrap();
    assert_eq!(footprints.len(), expected.len());
    for (found, expected) in footprints.iter().zip(expected) {
        let counts = [found.best, found.alone, found.good];
        assert_eq!(counts.to_vec(), numbers(&Value::from(&expected.as_array().unwrap()[..3])));
        close(found.area, &expected[3]);
        match found.purity {
            Some(purity) => close(purity, &expected[4]),
            None => assert!(expected[4].is_null()),
        }
    }
}

#[test]
fn eigenvectors_are_kept_in_direction() {
    let all = reference();
    let symmetric = matrix(&all["symmetric"]);
    let (values, vectors) = eigen(&symmetric);
    for (number, &value) in values.iter().enumerate() {
        close(value, &all["eigenvalues"][number]);
        let image = symmetric.times(&vectors.only(&[number]));
        for row in 0..12 {
            assert!((image.get(row, 0) - value * vectors.get(row, number)).abs() < 1e-9);
        }
    }
}

#[test]
fn folds_are_even_and_random_features_close_no_gap() {
    let fold_of = deal(103, 10, 3);
    for fold in 0..10 {
        let size = fold_of.iter().filter(|&&one| one == fold).count();
        assert!((10..=11).contains(&size), "{fold}: {size}");
    }
    let mut rng = Rng::new(5);
    let features: Vec<f64> = (0..3000).map(|_| rng.share()).collect();
    let spent: Vec<f64> = (0..600).map(|_| 1.0 + 100.0 * rng.share()).collect();
    let features = Matrix { rows: 300, columns: 10, entries: features };
    let spent = Matrix { rows: 300, columns: 2, entries: spent };
    let selection = cross_validate(&features, &spent, &deal(300, 10, 1));
    let closed = selection.gap_closed().unwrap();
    assert!(closed.abs() < 0.25, "nothing can be learnt: {closed}");
    // A winner that follows from a feature is learnt.
    let told =
        Matrix::new(300, 1, |row, _| f64::from(u8::from(spent.get(row, 0) < spent.get(row, 1))));
    let closed = cross_validate(&told, &spent, &deal(300, 10, 1)).gap_closed().unwrap();
    assert!(closed > 0.99, "{closed}");
    // If one algorithm is best everywhere, the gap is empty.
    let clear = Matrix::new(300, 2, |row, column| spent.get(row, 0) * (1 + column) as f64);
    assert_eq!(cross_validate(&told, &clear, &deal(300, 10, 1)).gap_closed(), None);
}

#[test]
fn figures_of_puzzles_are_fields() {
    for name in names() {
        assert!(FIELDS.iter().any(|field| field.name == name), "{name}");
    }
    let easy = NINE;
    let described = Describer::new(1).describe(&easy.parse().unwrap(), None).unwrap();
    assert_eq!(described.values.len(), names().count());
    assert_eq!(described, Describer::new(1).describe(&easy.parse().unwrap(), None).unwrap());
}

const PLAN: &str = r#"name = "space"
seed = 3
repetitions = 2
[budget]
evaluations = 3_000
[[algorithm]]
name = "row-ga"
[[algorithm]]
name = "box-ga"
[[algorithm]]
name = "random-decodes"
[[class]]
name = "4x4"
bundled = "4x4"
[[class]]
name = "9x9"
generate = { count = 6, givens = 40 }
"#;

#[test]
fn a_store_has_a_space() {
    let path = folder("space").join("space.sqlite");
    work_all(&path, &plan(PLAN), 2);
    let store = Store::existing(&path).unwrap();
    let results = store.results(store.plan(None).unwrap()).unwrap();
    let analysis = Analysis::of(&results, None, None);
    let space = Space::of_all(&analysis, &AtomicBool::new(false)).unwrap();
    let puzzles = results.plan.puzzles.len();
    assert_eq!((space.puzzles.len(), space.spent.rows, space.spent.columns), (puzzles, puzzles, 3));
    assert!(space.names.contains(&"givens") && !space.names.contains(&"solution_count"));
    assert!(space.chosen.len() <= 10 && !space.chosen.is_empty());
    let area: f64 = space.footprints.iter().map(|one| one.area).sum();
    assert!((area - 1.0).abs() < 1e-9, "{area}");
    for row in 0..puzzles {
        assert!(!space.best(row).is_empty());
    }
    assert!(space.selection.virtual_best <= space.selection.selected);
    let tables = report::space(&analysis, &space);
    assert!(
        tables[1].markdown(Language::ENGLISH).contains("virtual best"),
        "{}",
        tables[1].markdown(Language::ENGLISH)
    );
    let cancelled = Space::of_all(&analysis, &AtomicBool::new(true));
    assert_eq!(cancelled.unwrap_err(), SpaceError::Cancelled);
}
