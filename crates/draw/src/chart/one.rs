//! A chart of one run: best and mean cost over generations.

use evoku_evolve::presets::Scale;

use crate::chart::axis::{Axis, Column, range, round_step, value};
use crate::chart::style::{
    AXIS, BAND, BAND_LABEL, BEST, BOTTOM, COLUMNS, GRID, HEIGHT, INK, LEFT, MEAN, RIGHT, SMALL,
    SOLVED, TICKS, TOP, WIDTH, apart, stepped, unit,
};
use crate::figure::{Anchor, At, Colour, Figure, Font, Unit};
use evoku_evolve::history::History;
use evoku_messages::{Language, Message, say};

/// The text on a chart, apart from the names of its curves.
#[derive(Clone, Debug)]
pub struct Labels {
    /// The subject of the chart: the algorithm and the puzzle.
    pub title: String,
    /// The circumstances: the seed and the outcome.
    pub subtitle: String,
    /// The unit of the horizontal axis.
    pub step: Message,
    /// The presentation of costs.
    pub scale: Scale,
}

/// Draws the progress of a run. It has the best cost so far, the mean of each generation, and the
/// band from its best to its worst member. [`Axis::of`] chooses the axis of generations.
#[must_use]
pub fn one(history: &History, labels: &Labels, language: Language) -> Figure {
    let title = say::draw_chart_title(&labels.title, &labels.subtitle).render(language);
    let mut figure = Figure::new((WIDTH, HEIGHT), Unit::Pixel, title);
    let heading = Font { size: 27.0, bold: true, colour: INK };
    figure.text((LEFT - 40.0, 52.0), Anchor::Start, heading, &labels.title);
    let subheading = Font { size: 16.5, ..SMALL };
    figure.text((LEFT - 40.0, 81.0), Anchor::Start, subheading, &labels.subtitle);
    let axis = Axis::of(history);
    let columns = axis.columns(history, COLUMNS);
    let costs = columns.iter().flat_map(|column| [column.best_of_run, column.best, column.worst]);
    let range = range(costs, labels.scale, TICKS);
    let plot = Plot { axis, scale: labels.scale, step: &labels.step, range, language };
    plot.grid(&mut figure);
    plot.curves(&mut figure, &columns, history);
    figure
}

/// The mapping of generations and values to positions.
struct Plot<'l> {
    axis: Axis,
    scale: Scale,
    step: &'l Message,
    /// The values at the bottom and at the top.
    range: (f64, f64),
    language: Language,
}

impl Plot<'_> {
    fn words(&self, message: &Message) -> String {
        message.render(self.language)
    }

    /// The height of a value; values outside the range are moved to the edge.
    fn y(&self, value: f64) -> f32 {
        let (bottom, top) = self.range;
        let up = ((value - bottom) / (top - bottom)).clamp(0.0, 1.0);
        BOTTOM - up as f32 * (BOTTOM - TOP)
    }

    fn at(&self, column: &Column, cost: f64) -> At {
        let across = column.number as f32 / (COLUMNS - 1) as f32;
        (LEFT + across * (RIGHT - LEFT), self.y(self.scale.value(cost)))
    }

    /// The line of some costs.
    fn line(&self, columns: &[Column], cost: fn(&Column) -> f64) -> Vec<At> {
        columns.iter().map(|column| self.at(column, cost(column))).collect()
    }

    fn grid(&self, figure: &mut Figure) {
        let (bottom, top) = self.range;
        let step = round_step(top - bottom, TICKS);
        let solved = self.y(self.scale.solved());
        for tick in (0..).map(|tick| bottom + f64::from(tick) * step).take_while(|&t| t <= top) {
            let y = self.y(tick);
            // The line of a solution has its own label, so ticks close to it are omitted.
            if (solved - y).abs() >= 16.0 {
                figure.line(vec![(LEFT, y), (RIGHT, y)], 1.0, GRID);
                figure.text((LEFT - 12.0, y + 5.0), Anchor::End, SMALL, self.words(&value(tick)));
            }
        }
        figure.text(
            (LEFT - 40.0, TOP - 22.0),
            Anchor::Start,
            SMALL,
            self.words(&unit(&self.scale)),
        );

        let x = |generation| LEFT + self.axis.position(generation as f64) as f32 * (RIGHT - LEFT);
        for x in self.axis.minor_ticks().into_iter().map(x) {
            figure.line(vec![(x, BOTTOM), (x, BOTTOM + 4.0)], 1.0, GRID);
        }
        for generation in self.axis.ticks(TICKS) {
            let x = x(generation);
            figure.line(vec![(x, BOTTOM), (x, BOTTOM + 6.0)], 1.0, AXIS);
            figure.text(
                (x, BOTTOM + 25.0),
                Anchor::Middle,
                SMALL,
                self.words(&say::lab_count(generation)),
            );
        }
        figure.line(vec![(LEFT, BOTTOM), (RIGHT, BOTTOM)], 1.0, AXIS);
        let logarithmic = self.axis.is_logarithmic();
        let words = match logarithmic {
            true => self.words(&say::draw_chart_logarithmic(self.step)),
            false => self.words(self.step),
        };
        let middle = (LEFT + RIGHT) / 2.0;
        figure.text((middle, BOTTOM + 54.0), Anchor::Middle, SMALL, words);
    }

    fn curves(&self, figure: &mut Figure, columns: &[Column], history: &History) {
        // The band's edges are interpolated like the mean, so that the mean never leaves the band.
        let mut band = self.line(columns, |column| column.best);
        band.extend(self.line(columns, |column| column.worst).into_iter().rev());
        figure.area(band, BAND);

        let mut names = Vec::new();
        let solved = self.scale.solved();
        if (self.range.0..=self.range.1).contains(&solved) {
            let y = self.y(solved);
            figure.dashed_line(vec![(LEFT, y), (RIGHT, y)], 1.5, SOLVED);
            let font = Font { colour: SOLVED, ..SMALL };
            figure.text((LEFT - 12.0, y + 5.0), Anchor::End, font, self.words(&value(solved)));
            if history.points().last().is_none_or(|point| point.best_of_run > 0) {
                names.push((y, self.words(&say::draw_chart_solution()), SOLVED, false));
            }
        }
        let Some(last) = columns.last() else { return };
        let end = |cost| self.at(last, cost);
        // A column is a mean over many generations, so the curve ends with the mean of the last
        // one.
        let (best, mean) = (end(last.best_of_run), end(history.mean()));
        let mut means = self.line(columns, |column| column.mean);
        means.push(mean);
        figure.line(means, 1.75, MEAN);
        figure.line(stepped(self.line(columns, |column| column.best_of_run)), 3.0, BEST);
        figure.dot(mean, 4.5, MEAN);
        figure.dot(best, 6.0, BEST);
        let number = |cost| value(self.scale.value(cost));
        let single = history.is_single();
        let current = match single {
            true => say::draw_chart_current(number(history.mean())),
            false => say::draw_chart_mean(number(history.mean())),
        };
        let best_of_run = say::draw_chart_best(number(last.best_of_run));
        names.push((best.1, self.words(&best_of_run), BEST, true));
        names.push((mean.1, self.words(&current), MEAN, true));
        if !single {
            let middle = end((last.best + last.worst) / 2.0);
            names.push((middle.1, self.words(&say::draw_chart_band()), BAND_LABEL, false));
        }
        name(figure, names);
    }
}

/// Writes the names of curves next to their ends, and moves them apart if they would overlap.
fn name(figure: &mut Figure, mut names: Vec<(f32, String, Colour, bool)>) {
    names.sort_by(|a, b| a.0.total_cmp(&b.0));
    let ends: Vec<f32> = names.iter().map(|name| name.0).collect();
    for (y, (_, text, colour, bold)) in apart(&ends, 23.0, BOTTOM).into_iter().zip(names) {
        let font = Font { size: 16.5, bold, colour };
        figure.text((RIGHT + 16.0, y + 6.0), Anchor::Start, font, text);
    }
}
