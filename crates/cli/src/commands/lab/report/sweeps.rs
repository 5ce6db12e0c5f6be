//! How results change with swept parameters: response curves and heat maps.

use evoku_lab::analysis::Groups;
use evoku_lab::report::percent;
use evoku_lab::stats::wilson;
use evoku_lab::store::{Cell, Results};

use super::figures::Named;
use super::plot::{AXIS, Across, INK, LABEL, MUTED, Plot, SMALL, colour, pale};
use crate::figure::{Anchor, Colour, Figure, Font, Unit};

/// An algorithm with the parameters of which the plan has several values.
struct Sweep<'r> {
    algorithm: &'r str,
    /// Each parameter with its values, in the order of the plan.
    swept: Vec<(&'r str, Vec<&'r str>)>,
    /// The configurations, each with its values of all parameters.
    configurations: Vec<(usize, Vec<(&'r str, &'r str)>)>,
}

/// For each sweep and class: a response curve of one parameter, or a heat map of the first two.
pub(super) fn all(results: &Results, groups: &Groups<'_>) -> Vec<Named> {
    let mut named = Vec::new();
    for (number, sweep) in sweeps(results).iter().enumerate() {
        for (class, name) in results.plan.classes.iter().enumerate() {
            let figure = match sweep.swept.as_slice() {
                [] => continue,
                [only] => response(sweep, only, groups, class, name),
                [first, second, ..] => heat(sweep, first, second, groups, class, name),
            };
            named.push(Named { name: format!("sweep-{}-{}", number + 1, class + 1), figure });
        }
    }
    named
}

fn sweeps(results: &Results) -> Vec<Sweep<'_>> {
    let mut sweeps: Vec<Sweep<'_>> = Vec::new();
    for (index, one) in results.plan.configurations.iter().enumerate() {
        let settings = one.parameters.split_whitespace().filter_map(|text| text.split_once('='));
        let settings: Vec<(&str, &str)> = settings.collect();
        let known = sweeps.iter_mut().find(|sweep| sweep.algorithm == one.algorithm);
        match known {
            Some(sweep) => sweep.configurations.push((index, settings)),
            None => sweeps.push(Sweep {
                algorithm: &one.algorithm,
                swept: Vec::new(),
                configurations: vec![(index, settings)],
            }),
        }
    }
    for sweep in &mut sweeps {
        let mut swept: Vec<(&str, Vec<&str>)> = Vec::new();
        for &(name, value) in sweep.configurations.iter().flat_map(|(_, settings)| settings) {
            match swept.iter_mut().find(|(known, _)| *known == name) {
                Some((_, values)) if values.contains(&value) => {}
                Some((_, values)) => values.push(value),
                None => swept.push((name, vec![value])),
            }
        }
        swept.retain(|(_, values)| values.len() > 1);
        sweep.swept = swept;
    }
    sweeps
}

impl Sweep<'_> {
    /// Solved runs and all runs of the configurations with these values.
    fn count(&self, groups: &Groups<'_>, class: usize, values: &[(&str, &str)]) -> (u64, u64) {
        let mine = self
            .configurations
            .iter()
            .filter(|(_, settings)| values.iter().all(|wanted| settings.contains(wanted)));
        let runs =
            mine.flat_map(|&(configuration, _)| groups.of_cell(Cell { configuration, class }));
        runs.fold((0, 0), |(solved, all), run| (solved + u64::from(run.solved), all + 1))
    }
}

/// The success rate by the value of a parameter.
fn response(
    sweep: &Sweep<'_>,
    (parameter, values): &(&str, Vec<&str>),
    groups: &Groups<'_>,
    class: usize,
    name: &str,
) -> Figure {
    let title = format!("{name}: success of {} by {parameter}", sweep.algorithm);
    let left = values.iter().map(|value| LABEL.width(value)).fold(60.0, f32::max) + 36.0;
    let height = 28.0 * values.len() as f32 + 14.0;
    let unit = "share of runs with its 95 % interval (Wilson)";
    let mut plot = Plot::new(&title, &[], left, height, Across::Linear(0.0, 1.0), unit);
    let mut curve = Vec::new();
    for (row, value) in values.iter().enumerate() {
        let y = plot.row(row, values.len());
        plot.label(y, LABEL, value);
        let (solved, all) = sweep.count(groups, class, &[(*parameter, *value)]);
        if all == 0 {
            continue;
        }
        let [low, high] = wilson(solved, all).map(|share| plot.x(share));
        plot.figure.line(vec![(low, y), (high, y)], 5.0, pale(0));
        curve.push((plot.x(solved as f64 / all as f64), y));
    }
    plot.figure.line(curve.clone(), 1.6, colour(0));
    curve.into_iter().for_each(|at| plot.figure.dot(at, 5.0, colour(0)));
    plot.figure
}

/// The success rate by the values of two parameters.
fn heat(
    sweep: &Sweep<'_>,
    (down, rows): &(&str, Vec<&str>),
    (across, columns): &(&str, Vec<&str>),
    groups: &Groups<'_>,
    class: usize,
    name: &str,
) -> Figure {
    let title = format!("{name}: success of {} by {down} and {across}", sweep.algorithm);
    let left = rows.iter().map(|value| LABEL.width(value)).fold(LABEL.width(down), f32::max) + 48.0;
    let (top, wide, high) = (92.0, (820.0 - left) / columns.len() as f32, 34.0);
    let wide = wide.min(120.0);
    let bottom = top + high * rows.len() as f32;
    let mut figure = Figure::new((900.0, bottom + 24.0), Unit::Pixel, title.clone());
    figure.text((24.0, 32.0), Anchor::Start, Font { size: 18.0, bold: true, ..LABEL }, title);
    figure.text((left, 58.0), Anchor::Start, SMALL, *across);
    figure.text((24.0, 80.0), Anchor::Start, SMALL, *down);
    for (column, value) in columns.iter().enumerate() {
        let x = left + (column as f32 + 0.5) * wide;
        figure.text((x, 80.0), Anchor::Middle, LABEL, *value);
    }
    for (row, value) in rows.iter().enumerate() {
        let y = top + row as f32 * high;
        figure.text((left - 12.0, y + 22.0), Anchor::End, LABEL, *value);
        for (column, other) in columns.iter().enumerate() {
            let x = left + column as f32 * wide;
            let values = [(*down, *value), (*across, *other)];
            let (solved, all) = sweep.count(groups, class, &values);
            let share = if all > 0 { solved as f64 / all as f64 } else { 0.0 };
            let corners = vec![
                (x + 1.0, y + 1.0),
                (x + wide - 1.0, y + 1.0),
                (x + wide - 1.0, y + high - 1.0),
                (x + 1.0, y + high - 1.0),
            ];
            let Colour([red, green, blue, _]) = colour(0);
            let opacity = (20.0 + 200.0 * share) as u8;
            figure.area(corners, Colour([red, green, blue, opacity]));
            let ink = if share > 0.6 { Colour([255, 255, 255, 255]) } else { INK };
            let font = Font { colour: ink, ..SMALL };
            let text = if all > 0 { percent(share) } else { "–".to_owned() };
            figure.text((x + wide / 2.0, y + 22.0), Anchor::Middle, font, text);
        }
    }
    figure.line(vec![(left, bottom), (left + wide * columns.len() as f32, bottom)], 1.0, AXIS);
    let font = Font { size: 12.0, bold: false, colour: MUTED };
    let words = "share of runs that found a solution; over all values of other parameters";
    figure.text((left, bottom + 18.0), Anchor::Start, font, words);
    figure
}
