//! Pictures of cost targets.

use evoku_lab::analysis::Analysis;
use evoku_lab::analysis::Measure;
use evoku_lab::anytime::Anytime;
use evoku_lab::numbers::percent;
use evoku_messages::{Language, Say, say};

use super::figures::{Named, Number, thinned};
use super::plot::{Across, Frame, MOST, Plot, colour, stepped};
use crate::figure::{At, Figure};

/// Draws the share of pairs of run and target that are reached within a number of evaluations, with
/// one or more pictures for each class. A picture shows at most as many configurations as it can
/// distinguish.
#[must_use]
pub fn all(analysis: &Analysis<'_>, cells: &[Anytime], language: Language) -> Vec<Named> {
    let mut figures = Vec::new();
    for of_class in cells.chunk_by(|one, next| one.cell.class == next.cell.class) {
        let parts = of_class.chunks(MOST);
        let count = parts.len();
        for (index, part) in parts.enumerate() {
            let class = part[0].cell.class.0 + 1;
            let number = Number::new(index, count);
            let figure = reached(analysis, part, number, language);
            figures.push(Named { name: format!("targets-{class}{}", number.suffix()), figure });
        }
    }
    figures
}

fn reached(
    analysis: &Analysis<'_>,
    cells: &[Anytime],
    number: Number,
    language: Language,
) -> Figure {
    let labels: Vec<&str> =
        cells.iter().map(|one| analysis.label(one.cell.configuration)).collect();
    let class = analysis.class(cells.first().map(|one| one.cell.class));
    let targets = cells.first().map_or(0, |one| one.targets.len());
    let title = say::draw_report_title(class, say::draw_report_targets(targets));
    let largest = cells.iter().flat_map(|one| &one.budgets).map(|one| one.budget).max();
    let largest = largest.unwrap_or(10) as f64;
    let frame = Frame {
        legend: &labels,
        left: 90.0,
        height: 300.0,
        up: Some(say::draw_report_share_targets()),
        note: Some(say::draw_report_own_unit()),
        ..Frame::new(language, number.titled(title), Measure::Evaluations.message())
    };
    let mut plot = Plot::new(frame, Across::Logarithmic(1.0, largest));
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
