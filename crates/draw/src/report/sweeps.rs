//! Pictures of parameter sweeps: response curves and heat maps.

use std::cmp::Ordering;

use evoku_lab::analysis::{Analysis, Measure};
use evoku_lab::index::{ClassIndex, ConfigurationIndex};
use evoku_lab::numbers::{dash, number, percent};
use evoku_lab::results::KeptConfiguration;
use evoku_messages::{Language, Message, say};

use super::figures::Named;
use super::plot::{AXIS, Across, Frame, LABEL, MUTED, Plot, SMALL, colour, pale, tile};
use crate::figure::{Anchor, Figure, Font, Unit};

/// Configurations that differ only in the parameters that the plan sweeps.
struct Sweep<'r> {
    algorithm: &'r str,
    /// All other parameters. Their values are the same in all configurations.
    fixed: Vec<(&'r str, &'r str)>,
    /// Each swept parameter with its values, in ascending order if they are numbers.
    swept: Vec<(&'r str, Vec<&'r str>)>,
    /// The configurations, each with its values of the swept parameters.
    configurations: Vec<(ConfigurationIndex, Vec<(&'r str, &'r str)>)>,
}

/// A picture for each sweep and class: a response curve of one parameter, or a heat map of the
/// first two.
#[must_use]
pub fn all(analysis: &Analysis<'_>, language: Language) -> Vec<Named> {
    let plan = &analysis.results.plan;
    let mut named = Vec::new();
    for (number, sweep) in sweeps(&plan.configurations).iter().enumerate() {
        for class in ClassIndex::first(plan.classes.len()) {
            let figure = match sweep.swept.as_slice() {
                [] => continue,
                [only] => response(sweep, only, analysis, class, language),
                [first, second, ..] => heat(sweep, [first, second], analysis, class, language),
            };
            named.push(Named { name: format!("sweep-{}-{}", number + 1, class.0 + 1), figure });
        }
    }
    named
}

/// The sweeps of a plan. A configuration belongs to a sweep if its label contains parameters with
/// their values, because the labels of swept configurations do.
fn sweeps(configurations: &[KeptConfiguration]) -> Vec<Sweep<'_>> {
    let mut sweeps: Vec<Sweep<'_>> = Vec::new();
    for (index, one) in ConfigurationIndex::first(configurations.len()).zip(configurations) {
        let settings = one.parameters.split_whitespace();
        let is_named = |text: &&str| one.label.split_whitespace().any(|word| is_same(word, text));
        let (swept, fixed): (Vec<&str>, Vec<&str>) = settings.partition(is_named);
        let (mine, fixed) = (pairs(swept), pairs(fixed));
        if mine.is_empty() {
            continue;
        }
        let known = sweeps.iter_mut().find(|sweep| {
            let names = sweep.swept.iter().map(|(name, _)| *name);
            sweep.algorithm == one.algorithm
                && sweep.fixed == fixed
                && names.eq(mine.iter().map(|(name, _)| *name))
        });
        match known {
            Some(sweep) => {
                for ((_, values), (_, value)) in sweep.swept.iter_mut().zip(&mine) {
                    if !values.contains(value) {
                        values.push(value);
                    }
                }
                sweep.configurations.push((index, mine));
            }
            None => sweeps.push(Sweep {
                algorithm: &one.algorithm,
                fixed,
                swept: mine.iter().map(|&(name, value)| (name, vec![value])).collect(),
                configurations: vec![(index, mine)],
            }),
        }
    }
    for sweep in &mut sweeps {
        sweep.swept.iter_mut().for_each(|(_, values)| values.sort_by(|a, b| ascending(a, b)));
        sweep.swept.retain(|(_, values)| values.len() > 1);
    }
    sweeps
}

/// Returns `true` if two settings `name=value` are equal. The label has a number as the plan writes
/// it, such as 1.0 for 1.
fn is_same(one: &str, other: &str) -> bool {
    let number = |text: &str| text.parse::<f64>().ok();
    match (one.split_once('='), other.split_once('=')) {
        (Some((name, value)), Some((other_name, other_value))) => {
            let is_number = number(value).is_some() && number(value) == number(other_value);
            name == other_name && (value == other_value || is_number)
        }
        _ => false,
    }
}

/// Splits texts of the form `name=value` into pairs.
fn pairs(settings: Vec<&str>) -> Vec<(&str, &str)> {
    settings.into_iter().filter_map(|text| text.split_once('=')).collect()
}

/// The order of two values. Numbers are ordered by value; words stay in the order of the plan.
fn ascending(a: &str, b: &str) -> Ordering {
    match (a.parse::<f64>(), b.parse::<f64>()) {
        (Ok(a), Ok(b)) => a.total_cmp(&b),
        _ => Ordering::Equal,
    }
}

impl Sweep<'_> {
    /// The configurations with these values.
    fn with(&self, values: &[(&str, &str)]) -> Vec<ConfigurationIndex> {
        let mine = self.configurations.iter();
        let mine = mine.filter(|(_, settings)| values.iter().all(|want| settings.contains(want)));
        mine.map(|&(configuration, _)| configuration).collect()
    }

    /// The title of a picture of these parameters on a class.
    fn title(&self, analysis: &Analysis<'_>, class: ClassIndex, parameters: &[&str]) -> Message {
        let by_quality = analysis.measure() == Measure::Quality;
        let parameters = parameters.iter().copied();
        let what = say::draw_report_sweep(by_quality, self.algorithm, parameters);
        say::draw_report_title(analysis.class(Some(class)), what)
    }

    /// The success rate of the configurations with these parameters, with its 95 % interval. If
    /// quality is the measure, the mean number of missing digits of their best attempts instead.
    /// `None` if there are no runs.
    fn value(
        &self,
        analysis: &Analysis<'_>,
        class: ClassIndex,
        values: &[(&str, &str)],
    ) -> Option<[f64; 3]> {
        let mine = self.with(values);
        let value = match analysis.measure() {
            Measure::Quality => analysis.runs.quality(&mine, class),
            _ => {
                let (solved, all, [low, high]) = analysis.runs.success(&mine, class);
                [solved as f64 / all as f64, low, high]
            }
        };
        value[0].is_finite().then_some(value)
    }
}

/// Draws the success rate or the final quality as a function of a parameter.
fn response(
    sweep: &Sweep<'_>,
    (parameter, values): &(&str, Vec<&str>),
    analysis: &Analysis<'_>,
    class: ClassIndex,
    language: Language,
) -> Figure {
    let shown = values.iter().map(|value| sweep.value(analysis, class, &[(*parameter, *value)]));
    let shown: Vec<Option<[f64; 3]>> = shown.collect();
    let (across, unit) = match analysis.measure() {
        Measure::Quality => {
            let most = shown.iter().flatten().map(|value| value[2]).fold(2.0, f64::max);
            (Across::Linear(0.0, most), say::draw_report_missing_interval())
        }
        _ => (Across::Linear(0.0, 1.0), say::draw_report_share()),
    };
    let frame = Frame {
        left: values.iter().map(|value| LABEL.width(value)).fold(60.0, f32::max) + 36.0,
        height: 28.0 * values.len() as f32 + 14.0,
        up: Some(say::verbatim(*parameter)),
        ..Frame::new(language, sweep.title(analysis, class, &[*parameter]), unit)
    };
    let mut plot = Plot::new(frame, across);
    let mut curve = Vec::new();
    for (row, (value, shown)) in values.iter().zip(shown).enumerate() {
        let y = plot.row(row, values.len());
        plot.label(y, LABEL, value);
        if let Some([value, low, high]) = shown {
            plot.figure.line(vec![(plot.x(low), y), (plot.x(high), y)], 5.0, pale(0));
            curve.push((plot.x(value), y));
        }
    }
    plot.figure.line(curve.clone(), 1.6, colour(0));
    curve.into_iter().for_each(|at| plot.figure.dot(at, 5.0, colour(0)));
    plot.figure
}

/// Draws the success rate or the final quality as a function of two parameters.
fn heat(
    sweep: &Sweep<'_>,
    [(down, rows), (across, columns)]: [&(&str, Vec<&str>); 2],
    analysis: &Analysis<'_>,
    class: ClassIndex,
    language: Language,
) -> Figure {
    let title = sweep.title(analysis, class, &[*down, *across]).render(language);
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
    let by_quality = analysis.measure() == Measure::Quality;
    let values: Vec<Vec<Option<f64>>> = rows
        .iter()
        .map(|row| {
            let of_row = columns.iter().map(|column| [(*down, *row), (*across, *column)]);
            of_row.map(|two| sweep.value(analysis, class, &two).map(|[value, ..]| value)).collect()
        })
        .collect();
    let most = values.iter().flatten().flatten().copied().fold(f64::MIN_POSITIVE, f64::max);
    for (row, (name, values)) in rows.iter().zip(values).enumerate() {
        let y = top + row as f32 * high;
        figure.text((left - 12.0, y + 22.0), Anchor::End, LABEL, *name);
        for (column, value) in values.into_iter().enumerate() {
            let x = left + column as f32 * wide;
            let good =
                value.map_or(0.0, |value| if by_quality { 1.0 - value / most } else { value });
            let text = value.map_or_else(dash, if by_quality { number } else { percent });
            let text = text.render(language);
            tile(&mut figure, (x, y), (wide, high), good, (SMALL, text));
        }
    }
    figure.line(vec![(left, bottom), (left + wide * columns.len() as f32, bottom)], 1.0, AXIS);
    let font = Font { size: 12.0, bold: false, colour: MUTED };
    let shown =
        if by_quality { say::draw_report_missing_mean() } else { say::draw_report_solved_share() };
    let words = match sweep.swept.get(2..) {
        None | Some([]) => shown,
        Some(others) => say::draw_report_over_all(shown, others.iter().map(|(name, _)| *name)),
    };
    figure.text((left, bottom + 18.0), Anchor::Start, font, words.render(language));
    figure
}

#[cfg(test)]
mod tests {
    use super::*;

    fn configuration(label: &str, parameters: &str) -> KeptConfiguration {
        KeptConfiguration {
            id: 1,
            label: label.to_owned(),
            algorithm: "row-ga".to_owned(),
            parameters: parameters.to_owned(),
            propagation: "none".to_owned(),
            evaluations: 1,
            generations: 0,
            seconds: 0.0,
        }
    }

    #[test]
    fn only_swept_configurations_are_cells_and_values_ascend() {
        let mut all = vec![
            configuration("row-ga", "population=100 rate=0.1"),
            configuration("row-ga on islands", "population=100 rate=0.1 islands.number=4"),
        ];
        for population in ["100", "20", "3"] {
            for rate in ["0.5", "0.25"] {
                let values = format!("population={population} rate={rate}");
                all.push(configuration(&format!("row-ga {values}"), &values));
            }
        }
        let sweeps = sweeps(&all);
        assert_eq!(sweeps.len(), 1);
        assert_eq!(sweeps[0].configurations.len(), 6);
        let expected = vec![("population", vec!["3", "20", "100"]), ("rate", vec!["0.25", "0.5"])];
        assert_eq!(sweeps[0].swept, expected);
        assert_eq!(
            sweeps[0].with(&[("population", "100"), ("rate", "0.5")]),
            [ConfigurationIndex(2)]
        );
    }
}
