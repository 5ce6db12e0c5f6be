//! A chart of many runs: the median of each configuration over evaluations.

use evoku_evolve::presets::Scale;

use crate::chart::axis::{range, round_step, value};
use crate::chart::style::{
    AXIS, BOTTOM, GRID, HEIGHT, INK, LEFT, MUTED, RIGHT, SMALL, SOLVED, TICKS, TOP, WIDTH, apart,
    stepped, unit,
};
use crate::figure::{Anchor, At, Colour, Figure, Font, Unit};
use evoku_lab::analysis::Measure;
use evoku_messages::{Language, Message, Say, say};

/// The progress of a run: the evaluations and the best cost at each improvement.
pub type Progress = Vec<(u64, u32)>;

/// The runs of one configuration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curve {
    /// The name of the configuration.
    pub name: String,
    /// The progress of each run.
    pub runs: Vec<Progress>,
}

/// The unit of the first value in [`Progress`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// Evaluations of every kind.
    Evaluations,
    /// Milliseconds of elapsed time.
    Milliseconds,
}

impl Over {
    /// The title of the axis. The curves are medians of several runs, or single runs if `single`.
    fn words(self, single: bool) -> Message {
        let unit = match self {
            Self::Evaluations => Measure::Evaluations.message(),
            Self::Milliseconds => say::draw_chart_milliseconds(),
        };
        let how = if single { say::draw_chart_single() } else { say::draw_chart_median() };
        say::draw_chart_over(unit, how)
    }
}

/// The number of positions across the plot at which runs are compared.
const PLACES: usize = 400;

/// Colours that also differ in brightness.
const COLOURS: [[u8; 3]; 6] = [
    [0x0b, 0x56, 0x94],
    [0xd9, 0x66, 0x1f],
    [0x1f, 0x8a, 0x54],
    [0x8e, 0x44, 0x8f],
    [0x1c, 0x25, 0x30],
    [0xb8, 0x9b, 0x1d],
];

/// Draws a curve for each configuration: the median of its runs' best costs so far, with a band
/// between the quartiles. The horizontal axis is logarithmic, and shows evaluations or time.
#[must_use]
pub fn many(
    curves: &[Curve],
    over: Over,
    scale: Scale,
    [title, subtitle]: [&str; 2],
    language: Language,
) -> Figure {
    let both = say::draw_chart_title(title, subtitle).render(language);
    let mut figure = Figure::new((WIDTH, HEIGHT), Unit::Pixel, both);
    let heading = Font { size: 27.0, bold: true, colour: INK };
    figure.text((LEFT - 40.0, 52.0), Anchor::Start, heading, title);
    let subheading = Font { size: 16.5, ..SMALL };
    figure.text((LEFT - 40.0, 81.0), Anchor::Start, subheading, subtitle);
    let all = || curves.iter().flat_map(|curve| &curve.runs).flatten();
    let last = all().map(|&(evaluations, _)| evaluations).max().unwrap_or(1).max(2);
    let costs = all().map(|&(_, cost)| f64::from(cost));
    let single = curves.iter().all(|curve| curve.runs.len() <= 1);
    let plot = Plot { last, scale, range: range(costs, scale, TICKS), language };
    plot.grid(&mut figure, &over.words(single));
    plot.curves(&mut figure, curves);
    figure
}

struct Plot {
    /// The evaluations at the right edge.
    last: u64,
    scale: Scale,
    /// The values at the bottom and at the top.
    range: (f64, f64),
    language: Language,
}

impl Plot {
    fn x(&self, evaluations: f64) -> f32 {
        let across = evaluations.max(1.0).ln() / (self.last as f64).ln();
        LEFT + across as f32 * (RIGHT - LEFT)
    }

    fn y(&self, value: f64) -> f32 {
        let (bottom, top) = self.range;
        let up = ((value - bottom) / (top - bottom)).clamp(0.0, 1.0);
        BOTTOM - up as f32 * (BOTTOM - TOP)
    }

    /// Draws both axes with their titles.
    fn grid(&self, figure: &mut Figure, below: &Message) {
        let words = |message: &Message| message.render(self.language);
        let (bottom, top) = self.range;
        let step = round_step(top - bottom, TICKS);
        for tick in (0..).map(|tick| bottom + f64::from(tick) * step).take_while(|&t| t <= top) {
            let y = self.y(tick);
            figure.line(vec![(LEFT, y), (RIGHT, y)], 1.0, GRID);
            figure.text((LEFT - 12.0, y + 5.0), Anchor::End, SMALL, words(&value(tick)));
        }
        let unit = say::draw_chart_better(unit(&self.scale), self.scale.maximum.is_some());
        figure.text((LEFT - 40.0, TOP - 22.0), Anchor::Start, SMALL, words(&unit));
        let solved = self.y(self.scale.solved());
        figure.dashed_line(vec![(LEFT, solved), (RIGHT, solved)], 1.5, SOLVED);
        let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
        for power in powers.take_while(|&power| power <= self.last) {
            let x = self.x(power as f64);
            figure.line(vec![(x, BOTTOM), (x, BOTTOM + 6.0)], 1.0, AXIS);
            figure.text((x, BOTTOM + 25.0), Anchor::Middle, SMALL, words(&say::lab_count(power)));
        }
        figure.line(vec![(LEFT, BOTTOM), (RIGHT, BOTTOM)], 1.0, AXIS);
        let middle = (LEFT + RIGHT) / 2.0;
        figure.text((middle, BOTTOM + 54.0), Anchor::Middle, SMALL, words(below));
    }

    fn curves(&self, figure: &mut Figure, curves: &[Curve]) {
        let mut names: Vec<(f32, String, Colour)> = Vec::new();
        for (number, Curve { name, runs }) in curves.iter().enumerate() {
            let [red, green, blue] = COLOURS[number % COLOURS.len()];
            let colour = Colour([red, green, blue, 255]);
            let [low, median, high] = self.quartile_lines(runs);
            let mut band = low;
            band.extend(high.into_iter().rev());
            figure.area(band, Colour([red, green, blue, 0x22]));
            let Some(&end) = median.last() else { continue };
            let curve = stepped(median);
            figure.markers(number, &curve, colour);
            figure.line(curve, 2.5, colour);
            figure.marker(number, end, colour);
            names.push((end.1, name.clone(), colour));
        }
        names.sort_by(|a, b| a.0.total_cmp(&b.0));
        let ends: Vec<f32> = names.iter().map(|name| name.0).collect();
        for (y, (_, text, colour)) in apart(&ends, 23.0, BOTTOM).into_iter().zip(names) {
            let font = Font { size: 15.0, bold: true, colour };
            figure.text((RIGHT + 16.0, y + 6.0), Anchor::Start, font, text);
        }
        if curves.is_empty() {
            let font = Font { colour: MUTED, ..SMALL };
            let words = say::draw_chart_no_run().render(self.language);
            figure.text((LEFT + 20.0, TOP + 40.0), Anchor::Start, font, words);
        }
    }

    /// The lower quartile, the median and the upper quartile of runs, each as a line.
    fn quartile_lines(&self, runs: &[Progress]) -> [Vec<At>; 3] {
        let mut lines = [const { Vec::new() }; 3];
        for place in 0..PLACES {
            let evaluations = (self.last as f64).powf(place as f64 / (PLACES - 1) as f64);
            let Some(costs) = quartiles(runs, evaluations) else { continue };
            for (line, cost) in lines.iter_mut().zip(costs) {
                line.push((self.x(evaluations), self.y(self.scale.value(cost))));
            }
        }
        lines
    }
}

/// The quartiles of the best costs after `evaluations` evaluations. `None` until every run has a
/// value.
fn quartiles(runs: &[Progress], evaluations: f64) -> Option<[f64; 3]> {
    let mut costs: Vec<f64> =
        runs.iter().map(|run| best_after(run, evaluations)).collect::<Option<_>>()?;
    costs.sort_by(f64::total_cmp);
    let last = costs.len().checked_sub(1)?;
    Some([1, 2, 3].map(|quarter| {
        let (low, part) = (quarter * last / 4, (quarter * last % 4) as f64 / 4.0);
        costs[low] + part * (costs[(low + 1).min(last)] - costs[low])
    }))
}

/// The best cost of a run after `evaluations` evaluations; `None` before its first value.
fn best_after(run: &Progress, evaluations: f64) -> Option<f64> {
    let until = run.partition_point(|&(at, _)| at as f64 <= evaluations);
    run.get(until.checked_sub(1)?).map(|&(_, cost)| f64::from(cost))
}

#[cfg(test)]
mod tests {
    use evoku_evolve::presets::{CostUnit, Scale};

    use evoku_messages::Language;

    use super::{Curve, Over, many, quartiles};

    /// A curve of a single run with this final cost.
    fn curve(name: &str, end: u32) -> Curve {
        Curve { name: name.to_owned(), runs: vec![vec![(1, 90), (900, end)]] }
    }

    #[test]
    fn quartiles_are_of_the_best_so_far() {
        let runs = [vec![(1, 10), (50, 4)], vec![(1, 8)], vec![(2, 6), (10, 0)]];
        assert_eq!(quartiles(&runs, 1.0), None, "one run has no evaluation yet");
        assert_eq!(quartiles(&runs, 2.0), Some([7.0, 8.0, 9.0]));
        assert_eq!(quartiles(&runs, 100.0), Some([2.0, 4.0, 6.0]));
    }

    #[test]
    fn every_configuration_is_named_once() {
        let curves = [curve("population=10", 30), curve("population=30", 12)];
        let scale = Scale::down(CostUnit::plain("duplicates"));
        let figure =
            many(&curves, Over::Evaluations, scale, ["title", "30 runs"], Language::ENGLISH);
        let svg = figure.svg();
        for part in
            ["population=10", "population=30", "duplicates (fewer is better)", "evaluations"]
        {
            assert_eq!(svg.matches(part).count(), 1, "{part}");
        }
    }
}
