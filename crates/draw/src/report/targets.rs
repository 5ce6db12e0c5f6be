//! The pictures of targets of cost.

use evoku_lab::analysis::Analysis;
use evoku_lab::anytime::Anytime;
use evoku_lab::numbers::{percent, thousands};

use super::figures::{Named, numbered, thinned};
use super::plot::{Across, Frame, MOST, Plot, colour, stepped};
use crate::figure::{At, Figure};

/// The share of run and target pairs that were reached by a number of evaluations, a picture for
/// each class, or several where there are more configurations than a picture tells apart.
#[must_use]
pub fn all(analysis: &Analysis<'_>, cells: &[Anytime]) -> Vec<Named> {
    let mut figures = Vec::new();
    for of_class in cells.chunk_by(|one, next| one.cell.class == next.cell.class) {
        let parts = of_class.chunks(MOST);
        let count = parts.len();
        for (index, part) in parts.enumerate() {
            let class = part[0].cell.class.0 + 1;
            let (number, suffix) = numbered(index, count);
            let figure = reached(analysis, part, &number);
            figures.push(Named { name: format!("targets-{class}{suffix}"), figure });
        }
    }
    figures
}

fn reached(analysis: &Analysis<'_>, cells: &[Anytime], number: &str) -> Figure {
    let labels: Vec<&str> =
        cells.iter().map(|one| analysis.label(one.cell.configuration)).collect();
    let (class, targets) = match cells {
        [] => ("", 0),
        [first, ..] => (analysis.class_name(Some(first.cell.class)), first.targets.len()),
    };
    let largest = cells.iter().flat_map(|one| &one.budgets).map(|one| one.budget).max();
    let largest = largest.unwrap_or(10) as f64;
    let frame = Frame {
        title: &format!(
            "{class}: targets reached by then ({} targets of cost){number}",
            thousands(targets as u64)
        ),
        legend: &labels,
        left: 90.0,
        height: 300.0,
        up: "share of runs and targets",
        unit: "evaluations",
        note: "costs are in each algorithm's own unit",
    };
    let mut plot = Plot::new(&frame, Across::Logarithmic(1.0, largest));
    plot.levels(&[0.0, 0.25, 0.5, 0.75, 1.0].map(|share| (share, percent(share))));
    for (place, one) in cells.iter().enumerate() {
        let mut points: Vec<At> = vec![(plot.x(1.0), plot.y(0.0))];
        points.extend(one.curve.iter().map(|&(at, share)| (plot.x(at.max(1.0)), plot.y(share))));
        let last = points.last().map_or(plot.y(0.0), |last| last.1);
        points.push((plot.x(largest), last));
        let curve = thinned(stepped(&points));
        plot.figure.markers(place, &curve, colour(place));
        plot.figure.line(curve, 2.2, colour(place));
    }
    plot.figure
}
