//! The pictures of a report.

use evoku_lab::analysis::{Analysis, Measure, Ranking, Summary};
use evoku_lab::convergence::{Convergence, Reached};
use evoku_lab::index::{ClassIndex, ConfigurationIndex};
use evoku_lab::numbers::{decimal, percent};
use evoku_lab::results::Cell;
use evoku_lab::stats::{Spent, quantile, solved_by};
use evoku_messages::{Decimal, Language, Message, Say, say};

use super::map::map;
use super::plot::{Across, Frame, INK, LABEL, MOST, Plot, SMALL, WIDTH, colour, pale, stepped};
use crate::figure::{Anchor, At, Figure, Font};

/// A picture with the name of its file.
#[derive(Clone, Debug)]
pub struct Named {
    /// The name, without extension.
    pub name: String,
    /// The picture.
    pub figure: Figure,
}

/// The pictures of a plan's results.
#[derive(Clone, Debug, Default)]
pub struct Pictures {
    /// The pictures.
    pub figures: Vec<Named>,
    /// Remarks about omitted pictures.
    pub notes: Vec<Message>,
}

impl Pictures {
    /// Adds a picture, if there is one.
    fn add(&mut self, name: String, figure: Option<Figure>) {
        self.figures.extend(figure.map(|figure| Named { name, figure }));
    }
}

/// One picture of a class, with some of the configurations. Several such pictures show all of them.
struct Part<'a> {
    analysis: &'a Analysis<'a>,
    class: ClassIndex,
    /// The configurations in this picture.
    shown: &'a [ConfigurationIndex],
    /// The configurations in all of these pictures, which have the same axes.
    all: &'a [ConfigurationIndex],
    number: Number,
    language: Language,
}

/// The number of a picture among several of the same kind.
#[derive(Clone, Copy)]
pub(super) struct Number {
    index: usize,
    count: usize,
}

impl Number {
    /// The picture with this index among `count`.
    pub(super) fn new(index: usize, count: usize) -> Self {
        Self { index, count }
    }

    /// The title of the picture, with its number if there are several.
    pub(super) fn titled(self, title: Message) -> Message {
        match self.count {
            1 => title,
            count => say::draw_report_part(title, self.index + 1, count),
        }
    }

    /// The suffix of its file name; empty if there is only one.
    pub(super) fn suffix(self) -> String {
        if self.count == 1 { String::new() } else { format!("-{}", self.index + 1) }
    }
}

/// The most pictures of the same kind for a class.
const MOST_PARTS: usize = 6;

/// The most configurations in a picture of ranks.
const MOST_RANKED: usize = 60;

/// All pictures of a plan's results. If a picture can't distinguish all configurations, they are
/// spread over several.
#[must_use]
pub fn all(analysis: &Analysis<'_>, convergences: &[Convergence], language: Language) -> Pictures {
    let mut pictures = Pictures::default();
    let chosen = chosen(analysis, &mut pictures.notes);
    let parts: Vec<&[ConfigurationIndex]> = chosen.chunks(MOST).collect();
    let classes = &analysis.results.plan.classes;
    for class in ClassIndex::first(classes.len()) {
        pictures.add(format!("success-{}", class.0 + 1), Some(success(analysis, class, language)));
        for (index, &shown) in parts.iter().enumerate() {
            let number = Number::new(index, parts.len());
            let part = Part { analysis, class, shown, all: &chosen, number, language };
            let file = |what: &str| format!("{what}-{}{}", class.0 + 1, number.suffix());
            pictures.add(file("distribution"), distribution(&part));
            pictures.add(file("boxes"), boxes(&part));
            pictures.add(file("convergence"), convergence(&part, convergences));
        }
    }
    pictures.add("map".to_owned(), map(analysis, language));
    for ranking in &analysis.rankings {
        let count = ranking.friedman.mean_ranks.len();
        if count > MOST_RANKED {
            let class = analysis.class(ranking.class);
            pictures.notes.push(say::draw_report_ranks_left_out(count, class));
            continue;
        }
        let number =
            ranking.class.map_or_else(|| "all".to_owned(), |class| (class.0 + 1).to_string());
        pictures.add(format!("ranks-{number}"), Some(ranks(analysis, ranking, language)));
    }
    pictures
}

/// The configurations in the pictures, in the order of the plan. If there are too many, only the
/// best are shown, which is noted.
fn chosen(analysis: &Analysis<'_>, notes: &mut Vec<Message>) -> Vec<ConfigurationIndex> {
    let count = analysis.results.plan.configurations.len();
    let most = MOST * MOST_PARTS;
    let mut order: Vec<_> = ConfigurationIndex::first(count).collect();
    if count > most {
        let ranking = analysis.rankings.last();
        if let Some(ranking) = ranking {
            let ranks = &ranking.friedman.mean_ranks;
            order.sort_by(|&a, &b| ranks[a.at()].total_cmp(&ranks[b.at()]));
        }
        notes.push(say::draw_report_chosen(most, count, ranking.is_some()));
        order.truncate(most);
        order.sort_unstable();
    }
    order
}

impl Part<'_> {
    /// A frame with a title that names the class.
    fn frame(&self, what: Message, unit: Message) -> Frame<'_> {
        let title = say::draw_report_title(self.analysis.class(Some(self.class)), what);
        Frame::new(self.language, self.number.titled(title), unit)
    }

    fn labels(&self) -> Vec<&str> {
        self.shown.iter().map(|&one| self.analysis.label(one)).collect()
    }

    fn runs(&self, configuration: ConfigurationIndex) -> Vec<Spent> {
        self.analysis.runs.of_cell(Cell { configuration, class: self.class })
    }

    /// Returns `true` if the cell belongs to one of the pictures of this kind.
    fn has(&self, cell: Cell) -> bool {
        cell.class == self.class && self.all.contains(&cell.configuration)
    }

    fn is_of_quality(&self) -> bool {
        self.analysis.measure() == Measure::Quality
    }

    /// The amounts of a configuration's runs in a picture of the measure: those of solved runs. If
    /// quality is the measure, those of all runs with known quality.
    fn amounts(&self, configuration: ConfigurationIndex) -> Vec<f64> {
        let quality = self.is_of_quality();
        let runs = self.runs(configuration).into_iter();
        let shown = runs.filter(|run| if quality { run.amount.is_finite() } else { run.solved });
        shown.map(|run| if quality { run.amount } else { run.amount.max(1e-9) }).collect()
    }

    /// The axis for the amounts in all pictures of this kind; `None` if there are none.
    fn across(&self) -> Option<Across> {
        let amounts: Vec<f64> = self.all.iter().flat_map(|&one| self.amounts(one)).collect();
        let least = amounts.iter().copied().fold(f64::INFINITY, f64::min);
        let most = amounts.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if amounts.is_empty() {
            None
        } else if self.is_of_quality() {
            Some(Across::Linear(0.0, most.max(2.0)))
        } else {
            Some(Across::Logarithmic(least, most.max(least * 10.0)))
        }
    }
}

/// The space at the left for the longest of some labels.
fn room<'l>(labels: impl Iterator<Item = &'l str>) -> f32 {
    room_of(labels.map(|label| LABEL.width(label)))
}

/// The space at the left for labels of these widths.
fn room_of(widths: impl Iterator<Item = f32>) -> f32 {
    widths.fold(60.0, f32::max).min(WIDTH / 2.0) + 36.0
}

/// Draws success rates with their intervals.
fn success(analysis: &Analysis<'_>, class: ClassIndex, language: Language) -> Figure {
    let of_class = analysis.summaries.iter().filter(|one| one.cell.class == class);
    let rows: Vec<&Summary> = of_class.collect();
    let runs = rows.iter().map(|one| one.runs);
    let what = match (runs.clone().min().unwrap_or(0), runs.max().unwrap_or(0)) {
        (least, most) if least == most => say::draw_report_success(most),
        // Some runs are missing.
        (least, most) => say::draw_report_success_range(least, most),
    };
    let title = say::draw_report_title(analysis.class(Some(class)), what);
    let frame = Frame {
        left: room(rows.iter().map(|one| analysis.label(one.cell.configuration))),
        height: 26.0 * rows.len() as f32 + 14.0,
        ..Frame::new(language, title, say::draw_report_share())
    };
    let mut plot = Plot::new(frame, Across::Linear(0.0, 1.0));
    for (row, one) in rows.iter().enumerate() {
        let y = plot.row(row, rows.len());
        plot.label(y, LABEL, analysis.label(one.cell.configuration));
        let [low, high] = one.interval.map(|share| plot.x(share));
        let place = if rows.len() <= MOST { row } else { 0 };
        plot.figure.line(vec![(low, y), (high, y)], 3.0, pale(place));
        let x = plot.x(one.solved as f64 / one.runs as f64);
        plot.figure.marker(place, (x, y), colour(place));
    }
    plot.figure
}

/// Draws run-length distributions: the share of runs that were solved within an amount. If quality
/// is the measure, the share of runs that came that close.
fn distribution(part: &Part<'_>) -> Option<Figure> {
    let across = part.across()?;
    let (what, up) = if part.is_of_quality() {
        (say::draw_report_how_close(), say::draw_report_share_close())
    } else {
        (say::draw_report_solved_by_then(), say::draw_report_share_solved())
    };
    let frame = Frame {
        legend: &part.labels(),
        left: 90.0,
        height: 300.0,
        up: Some(up),
        ..part.frame(what, part.analysis.measure().unit())
    };
    let mut plot = Plot::new(frame, across);
    plot.levels(&[0.0, 0.25, 0.5, 0.75, 1.0].map(|share| (share, percent(share))));
    let (from, to) = across.ends();
    for (place, &configuration) in part.shown.iter().enumerate() {
        let mut runs = part.runs(configuration);
        if part.is_of_quality() {
            runs.iter_mut().for_each(|run| run.solved = run.amount.is_finite());
        }
        let curve = solved_by(&runs);
        let mut points: Vec<At> = vec![(plot.x(from), plot.y(0.0))];
        points.extend(curve.iter().map(|&(amount, share)| (plot.x(amount), plot.y(share))));
        let last = points.last().map_or(plot.y(0.0), |last| last.1);
        points.push((plot.x(to), last));
        let curve = thinned(stepped(&points));
        plot.figure.markers(place, &curve, colour(place));
        plot.figure.line(curve, 2.2, colour(place));
    }
    Some(plot.figure)
}

/// Drops points of a step curve that are too close to be distinguished.
pub(super) fn thinned(points: Vec<At>) -> Vec<At> {
    let count = points.len();
    let mut line: Vec<At> = Vec::new();
    for (index, point) in points.into_iter().enumerate() {
        let near = line
            .last()
            .is_some_and(|last| (last.0 - point.0).abs() < 0.4 && (last.1 - point.1).abs() < 0.4);
        if !near || index + 1 == count {
            line.push(point);
        }
    }
    line
}

/// Draws box plots of the amounts that solved runs spent, or of the quality of all runs. The
/// whiskers extend from the 5 % to the 95 % quantile.
fn boxes(part: &Part<'_>) -> Option<Figure> {
    let across = part.across()?;
    let small = Font { size: 12.0, ..SMALL };
    let counts = part.shown.iter().map(|&configuration| {
        let runs = part.runs(configuration);
        let solved = runs.iter().filter(|run| run.solved).count();
        say::draw_report_solved_of(solved, runs.len()).render(part.language)
    });
    let counts: Vec<String> = counts.collect();
    let names = part.labels().into_iter().map(|label| LABEL.width(label));
    let (what, note) = if part.is_of_quality() {
        (say::draw_report_how_close(), say::draw_report_box_quality())
    } else {
        (say::draw_report_spent(), say::draw_report_box_solved())
    };
    let frame = Frame {
        left: room_of(names.chain(counts.iter().map(|count| small.width(count)))),
        height: 40.0 * part.shown.len() as f32 + 10.0,
        note: Some(note),
        ..part.frame(what, part.analysis.measure().unit())
    };
    let mut plot = Plot::new(frame, across);
    for (place, (&configuration, count)) in part.shown.iter().zip(&counts).enumerate() {
        let amounts = part.amounts(configuration);
        let y = plot.row(place, part.shown.len());
        plot.label(y - 7.0, LABEL, part.analysis.label(configuration));
        plot.label(y + 10.0, small, count);
        if amounts.is_empty() {
            continue;
        }
        let [low, first, median, third, high] =
            [0.05, 0.25, 0.5, 0.75, 0.95].map(|share| plot.x(quantile(&amounts, share)));
        let (top, bottom) = (y - 11.0, y + 11.0);
        plot.figure.line(vec![(low, y), (high, y)], 1.6, colour(place));
        let corners = vec![(first, top), (third, top), (third, bottom), (first, bottom)];
        plot.figure.area(corners.clone(), pale(place));
        plot.figure.ruled_line([corners.as_slice(), &corners[..1]].concat(), 1.2, colour(place));
        plot.figure.ruled_line(vec![(median, top), (median, bottom)], 3.0, colour(place));
    }
    Some(plot.figure)
}

/// Draws the best cost so far, as a median with a quartile band, and the mean of generations,
/// dashed.
fn convergence(part: &Part<'_>, convergences: &[Convergence]) -> Option<Figure> {
    let drawn = |one: &&Convergence| part.has(one.cell);
    let points = || convergences.iter().filter(drawn).flat_map(|one| &one.points);
    let to = points().map(|point| point.evaluations).max()? as f64;
    let from = points().map(|point| point.evaluations).min()?.max(1) as f64;
    let highest = points().map(|point| point.mean.max(f64::from(point.quartiles[2])));
    let highest = highest.fold(1.0, f64::max);
    let frame = Frame {
        legend: &part.labels(),
        left: 90.0,
        height: 300.0,
        up: Some(say::draw_report_cost_root()),
        note: Some(say::draw_report_convergence_note()),
        ..part.frame(say::draw_report_convergence(), Measure::Evaluations.message())
    };
    let mut plot = Plot::new(frame, Across::Logarithmic(from, to.max(from * 10.0)));
    // The square root enlarges small costs, where runs spend most of their time.
    let up = |cost: f64| (cost / highest).sqrt();
    let levels = [0.0, 0.04, 0.16, 0.36, 0.64, 1.0].map(|share| (share * highest).round());
    plot.levels(&levels.map(|cost| (up(cost), say::lab_count(cost as u64))));
    for one in convergences.iter().filter(drawn) {
        let of_part = part.shown.iter().position(|&shown| shown == one.cell.configuration);
        let Some(place) = of_part else { continue };
        let at = |point: &Reached, cost| (plot.x(point.evaluations as f64), plot.y(up(cost)));
        let reached = one.points.iter();
        let mean = reached.clone().map(|point| at(point, point.mean)).collect();
        let [low, median, high]: [Vec<At>; 3] = [0, 1, 2].map(|which| {
            reached.clone().map(|point| at(point, f64::from(point.quartiles[which]))).collect()
        });
        let mut band = low;
        band.extend(high.into_iter().rev());
        plot.figure.area(band, pale(place));
        plot.figure.dashed_line(mean, 1.2, colour(place));
        plot.figure.markers(place, &median, colour(place));
        plot.figure.line(median, 2.2, colour(place));
    }
    Some(plot.figure)
}

/// Draws mean ranks, the best first. Bars at the right join configurations that do not differ by
/// Nemenyi's test.
fn ranks(analysis: &Analysis<'_>, ranking: &Ranking, language: Language) -> Figure {
    let means = &ranking.friedman.mean_ranks;
    let mut order: Vec<_> = ConfigurationIndex::first(means.len()).collect();
    order.sort_by(|&a, &b| means[a.at()].total_cmp(&means[b.at()]));
    let difference = ranking.critical_difference;
    let ascending: Vec<f64> = order.iter().map(|one| means[one.at()]).collect();
    let groups = joined(&ascending, difference);
    let what = say::draw_report_ranks(&ranking.basis, ranking.puzzles);
    let title = say::draw_report_title(analysis.class(ranking.class), what);
    let unit = say::draw_report_ranks_unit(Decimal::new(difference, 2));
    let frame = Frame {
        left: room(order.iter().map(|&one| analysis.label(one))),
        height: 28.0 * order.len() as f32 + 14.0,
        ..Frame::new(language, title, unit)
    };
    // The axis is extended beyond the last rank to make room for the bars.
    let last = order.len() as f64 + 0.12 * order.len() as f64;
    let mut plot = Plot::new(frame, Across::Linear(1.0, last));
    for (row, &configuration) in order.iter().enumerate() {
        let y = plot.row(row, order.len());
        plot.label(y, LABEL, analysis.label(configuration));
        let x = plot.x(means[configuration.at()]);
        plot.figure.dot((x, y), 5.0, colour(0));
        let text = decimal(means[configuration.at()], 2).render(language);
        plot.figure.text((x + 10.0, y + 5.0), Anchor::Start, SMALL, text);
    }
    for (number, (first, end)) in groups.into_iter().enumerate() {
        let x = plot.x(last) - 8.0 * number as f32;
        let (top, bottom) = (plot.row(first, order.len()), plot.row(end, order.len()));
        plot.figure.line(vec![(x, top - 6.0), (x, bottom + 6.0)], 3.5, INK);
    }
    plot.figure
}

/// The first and the last place of each maximal group of ascending mean ranks within the critical
/// difference.
fn joined(means: &[f64], difference: f64) -> Vec<(usize, usize)> {
    let mut groups: Vec<(usize, usize)> = Vec::new();
    for first in 0..means.len() {
        let within = |&last: &usize| means[last] - means[first] <= difference;
        let last = (first..means.len()).take_while(within).last().unwrap_or(first);
        if last > first && groups.last().is_none_or(|&(_, end)| last > end) {
            groups.push((first, last));
        }
    }
    groups
}
