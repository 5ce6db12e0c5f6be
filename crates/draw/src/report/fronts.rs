//! Pictures of fronts.

use evoku_lab::analysis::Analysis;
use evoku_lab::front::Front;
use evoku_lab::fronts::Fronts;
use evoku_messages::{Language, say};

use super::figures::{Named, Number};
use super::plot::{Across, Frame, MOST, Plot, colour, pale, stepped};
use crate::figure::{At, Figure};

/// The attainment surfaces of runs with two objectives, with one or more pictures for each class. A
/// picture shows at most as many configurations as it can distinguish. It shows the surface
/// attained by half of the runs, and in pale colours those attained by some run and by all runs.
#[must_use]
pub fn all(analysis: &Analysis<'_>, cells: &[Fronts], language: Language) -> Vec<Named> {
    let mut figures = Vec::new();
    for of_class in cells.chunk_by(|one, next| one.cell.class == next.cell.class) {
        let count = of_class.len().div_ceil(MOST);
        for (index, part) in of_class.chunks(MOST).enumerate() {
            let class = part[0].cell.class.0 + 1;
            let number = Number::new(index, count);
            let figure = attained(analysis, part, number, language);
            figures.push(Named { name: format!("fronts-{class}{}", number.suffix()), figure });
        }
    }
    figures
}

fn attained(
    analysis: &Analysis<'_>,
    cells: &[Fronts],
    number: Number,
    language: Language,
) -> Figure {
    let labels: Vec<&str> =
        cells.iter().map(|one| analysis.label(one.cell.configuration)).collect();
    let class = analysis.class(cells.first().map(|one| one.cell.class));
    let title = number.titled(say::draw_report_title(class, say::draw_report_attained()));
    let reference = cells.first().map_or([1, 1], |one| one.reference);
    let frame = Frame {
        legend: &labels,
        left: 90.0,
        height: 300.0,
        up: Some(say::draw_report_second_objective()),
        note: Some(say::draw_report_attained_note()),
        ..Frame::new(language, title, say::draw_report_first_objective())
    };
    // A short axis is extended to 2, so that there is room for its ticks.
    let [right, top] = reference.map(|value| f64::from(value.max(2)));
    let mut plot = Plot::new(frame, Across::Linear(0.0, right));
    let levels = (0..=4).map(|quarter| (f64::from(quarter) * top / 4.0).round());
    plot.levels(&levels.map(|at| (at / top, say::lab_count(at as u64))).collect::<Vec<_>>());
    for (place, one) in cells.iter().enumerate() {
        for surface in [&one.best, &one.worst] {
            let border = border(&plot, surface, [right, top]);
            plot.figure.line(border, 2.2, pale(place));
        }
        let border = border(&plot, &one.median, [right, top]);
        plot.figure.markers(place, &border, colour(place));
        plot.figure.line(border, 2.2, colour(place));
    }
    plot.figure
}

/// The border of the region that a front dominates, from the top to the right end.
fn border(plot: &Plot, front: &Front, [right, top]: [f64; 2]) -> Vec<At> {
    let at = |first: f64, second: f64| (plot.x(first), plot.y(second / top));
    let pairs = front.pairs().iter().map(|pair| pair.map(f64::from));
    let Some([first, _]) = pairs.clone().next() else { return Vec::new() };
    let mut points = vec![at(first, top)];
    points.extend(pairs.map(|[first, second]| at(first, second)));
    points.extend(points.last().map(|last| (plot.x(right), last.1)));
    stepped(&points)
}
