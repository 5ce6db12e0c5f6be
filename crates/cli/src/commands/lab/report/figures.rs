//! The pictures of a report.

use evoku_lab::analysis::{Groups, Ranking, Summary};
use evoku_lab::convergence::Convergence;
use evoku_lab::report::{percent, thousands};
use evoku_lab::stats::{quantile, solved_by};
use evoku_lab::store::{Cell, Results};

use super::plot::{Across, INK, LABEL, MOST, Plot, SMALL, WIDTH, colour, pale, stepped};
use crate::figure::{Anchor, At, Figure, Font};

/// A picture with a name for its file.
pub(super) struct Named {
    pub(super) name: String,
    pub(super) figure: Figure,
}

/// All pictures of a plan's results.
pub(super) fn all(
    results: &Results,
    groups: &Groups<'_>,
    summaries: &[Summary],
    rankings: &[Ranking],
    convergences: &[Convergence],
) -> Vec<Named> {
    let plan = &results.plan;
    let mut named = Vec::new();
    let mut add = |name: String, figure: Option<Figure>| {
        named.extend(figure.map(|figure| Named { name, figure }));
    };
    // More configurations than colours: each picture shows those that do best.
    let shown = best(results, groups);
    for (class, name) in plan.classes.iter().enumerate() {
        let file = |what: &str| format!("{what}-{}", class + 1);
        add(file("success"), Some(success(results, summaries, class, name)));
        add(file("distribution"), distribution(results, groups, &shown, class, name));
        add(file("boxes"), boxes(results, groups, &shown, class, name));
        add(file("convergence"), convergence(results, convergences, &shown, class, name));
    }
    for ranking in rankings.iter().filter(|ranking| ranking.friedman.mean_ranks.len() <= 20) {
        let number =
            ranking.class.map_or_else(|| "all".to_owned(), |class| (class + 1).to_string());
        add(format!("ranks-{number}"), Some(ranks(results, ranking)));
    }
    named
}

/// The configurations that pictures show, in the order of the plan.
fn best(results: &Results, groups: &Groups<'_>) -> Vec<usize> {
    let count = results.plan.configurations.len();
    let mut order: Vec<usize> = (0..count).collect();
    if count > MOST
        && let Some(ranking) = groups.ranking(None)
    {
        let ranks = ranking.friedman.mean_ranks;
        order.sort_by(|&a, &b| ranks[a].total_cmp(&ranks[b]));
    }
    order.truncate(MOST);
    order.sort_unstable();
    order
}

fn label(results: &Results, configuration: usize) -> &str {
    &results.plan.configurations[configuration].label
}

fn labels<'r>(results: &'r Results, shown: &[usize]) -> Vec<&'r str> {
    shown.iter().map(|&one| label(results, one)).collect()
}

/// Room at the left for the longest of some labels.
fn room<'l>(labels: impl Iterator<Item = &'l str>) -> f32 {
    room_of(labels.map(|label| LABEL.width(label)))
}

/// Room at the left for labels of these widths.
fn room_of(widths: impl Iterator<Item = f32>) -> f32 {
    widths.fold(60.0, f32::max).min(WIDTH / 2.0) + 36.0
}

/// Success rates with their intervals.
fn success(results: &Results, summaries: &[Summary], class: usize, name: &str) -> Figure {
    let rows: Vec<&Summary> = summaries.iter().filter(|one| one.cell.class == class).collect();
    let runs = rows.iter().map(|one| one.runs);
    let n = match (runs.clone().min().unwrap_or(0), runs.max().unwrap_or(0)) {
        (least, most) if least == most => format!("{} each", thousands(most)),
        // Not all runs are there.
        (least, most) => format!("{} to {}", thousands(least), thousands(most)),
    };
    let title = format!("{name}: runs that found a solution (n = {n})");
    let left = room(rows.iter().map(|one| label(results, one.cell.configuration)));
    let height = 26.0 * rows.len() as f32 + 14.0;
    let unit = "share of runs with its 95 % interval (Wilson)";
    let mut plot = Plot::new(&title, &[], left, height, Across::Linear(0.0, 1.0), unit);
    for (row, one) in rows.iter().enumerate() {
        let y = plot.row(row, rows.len());
        plot.label(y, LABEL, label(results, one.cell.configuration));
        let [low, high] = one.wilson.map(|share| plot.x(share));
        let place = if rows.len() <= MOST { row } else { 0 };
        plot.figure.line(vec![(low, y), (high, y)], 3.0, pale(place));
        let x = plot.x(one.solved as f64 / one.runs as f64);
        plot.figure.dot((x, y), 5.0, colour(place));
    }
    plot.figure
}

/// The amounts of a class's solved runs: the least above 0, and the most.
fn span(groups: &Groups<'_>, shown: &[usize], class: usize) -> Option<(f64, f64)> {
    let cells = shown.iter().map(|&configuration| Cell { configuration, class });
    let runs = cells.flat_map(|cell| groups.of_cell(cell));
    let amounts: Vec<f64> = runs.filter(|run| run.solved).map(|run| run.amount.max(1e-9)).collect();
    let least = amounts.iter().copied().fold(f64::INFINITY, f64::min);
    let most = amounts.iter().copied().fold(0.0, f64::max);
    (most > 0.0).then(|| (least, most.max(least * 10.0)))
}

/// The share of runs that were solved by so much: run-length distributions.
fn distribution(
    results: &Results,
    groups: &Groups<'_>,
    shown: &[usize],
    class: usize,
    name: &str,
) -> Option<Figure> {
    let (from, to) = span(groups, shown, class)?;
    let title = format!("{name}: runs solved by then");
    let across = Across::Logarithmic(from, to);
    let unit = groups.measure.name();
    let mut plot = Plot::new(&title, &labels(results, shown), 90.0, 300.0, across, unit);
    plot.levels(&[0.0, 0.25, 0.5, 0.75, 1.0].map(|share| (share, percent(share))));
    for (place, &configuration) in shown.iter().enumerate() {
        let curve = solved_by(&groups.of_cell(Cell { configuration, class }));
        let mut points: Vec<At> = vec![(plot.x(from), plot.y(0.0))];
        points.extend(curve.iter().map(|&(amount, share)| (plot.x(amount), plot.y(share))));
        let last = points.last().map_or(plot.y(0.0), |last| last.1);
        points.push((plot.x(to), last));
        plot.figure.line(thinned(stepped(&points)), 2.2, colour(place));
    }
    Some(plot.figure)
}

/// A staircase without points that are closer than anybody sees.
fn thinned(points: Vec<At>) -> Vec<At> {
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

/// Box plots of what solved runs spent: whiskers from the 5 % to the 95 % quantile.
fn boxes(
    results: &Results,
    groups: &Groups<'_>,
    shown: &[usize],
    class: usize,
    name: &str,
) -> Option<Figure> {
    let (from, to) = span(groups, shown, class)?;
    let title = format!("{name}: what solved runs spent");
    let small = Font { size: 12.0, ..SMALL };
    let counts = shown.iter().map(|&configuration| {
        let runs = groups.of_cell(Cell { configuration, class });
        let solved = runs.iter().filter(|run| run.solved).count();
        format!("{} of {} solved", thousands(solved as u64), thousands(runs.len() as u64))
    });
    let counts: Vec<String> = counts.collect();
    let names = shown.iter().map(|&one| LABEL.width(label(results, one)));
    let left = room_of(names.chain(counts.iter().map(|count| small.width(count))));
    let height = 40.0 * shown.len() as f32 + 10.0;
    let unit = format!(
        "{} (box: quartiles, line: the middle 90 % of the solved runs; failures are in neither)",
        groups.measure.name()
    );
    let mut plot = Plot::new(&title, &[], left, height, Across::Logarithmic(from, to), &unit);
    for (place, (&configuration, count)) in shown.iter().zip(&counts).enumerate() {
        let runs = groups.of_cell(Cell { configuration, class });
        let solved = runs.iter().filter(|run| run.solved).map(|run| run.amount.max(1e-9));
        let solved: Vec<f64> = solved.collect();
        let y = plot.row(place, shown.len());
        plot.label(y - 7.0, LABEL, label(results, configuration));
        plot.label(y + 10.0, small, count);
        if solved.is_empty() {
            continue;
        }
        let [low, first, median, third, high] =
            [0.05, 0.25, 0.5, 0.75, 0.95].map(|share| plot.x(quantile(&solved, share)));
        let (top, bottom) = (y - 11.0, y + 11.0);
        plot.figure.line(vec![(low, y), (high, y)], 1.6, colour(place));
        let corners = vec![(first, top), (third, top), (third, bottom), (first, bottom)];
        plot.figure.area(corners.clone(), pale(place));
        plot.figure.ruled_line([corners.as_slice(), &corners[..1]].concat(), 1.2, colour(place));
        plot.figure.ruled_line(vec![(median, top), (median, bottom)], 3.0, colour(place));
    }
    Some(plot.figure)
}

/// The best cost so far: median and quartile band; and the mean of generations, dashed.
fn convergence(
    results: &Results,
    convergences: &[Convergence],
    shown: &[usize],
    class: usize,
    name: &str,
) -> Option<Figure> {
    let mine: Vec<(usize, &Convergence)> = convergences
        .iter()
        .filter(|one| one.cell.class == class)
        .filter_map(|one| Some((shown.iter().position(|&s| s == one.cell.configuration)?, one)))
        .collect();
    let points = || mine.iter().flat_map(|(_, one)| &one.points);
    let to = points().map(|point| point.evaluations).max()? as f64;
    let from = points().map(|point| point.evaluations).min()?.max(1) as f64;
    let highest = points().map(|point| point.mean.max(f64::from(point.quartiles[2])));
    let highest = highest.fold(1.0, f64::max);
    let across = Across::Logarithmic(from, to.max(from * 10.0));
    let title = format!("{name}: convergence");
    let unit = "evaluations; full: median of the best cost so far with its quartiles, dashed: mean of generations";
    let mut plot = Plot::new(&title, &labels(results, shown), 90.0, 300.0, across, unit);
    // The root shows small costs, which take longest.
    let up = |cost: f64| (cost / highest).sqrt();
    let levels = [0.0, 0.04, 0.16, 0.36, 0.64, 1.0].map(|share| (share * highest).round());
    plot.levels(&levels.map(|cost| (up(cost), thousands(cost as u64))));
    for &(place, one) in &mine {
        let line = |cost: &dyn Fn(usize) -> f64| -> Vec<At> {
            (0..one.points.len())
                .map(|index| {
                    (plot.x(one.points[index].evaluations as f64), plot.y(up(cost(index))))
                })
                .collect()
        };
        let quartile = |which: usize| line(&|index| f64::from(one.points[index].quartiles[which]));
        let (low, median, high) = (quartile(0), quartile(1), quartile(2));
        let mean = line(&|index| one.points[index].mean);
        let mut band = low;
        band.extend(high.into_iter().rev());
        plot.figure.area(band, pale(place));
        plot.figure.dashed_line(mean, 1.2, colour(place));
        plot.figure.line(median, 2.2, colour(place));
    }
    Some(plot.figure)
}

/// Mean ranks, the best first; bars at the right join those that Nemenyi's test can't tell apart.
fn ranks(results: &Results, ranking: &Ranking) -> Figure {
    let plan = &results.plan;
    let means = &ranking.friedman.mean_ranks;
    let mut order: Vec<usize> = (0..means.len()).collect();
    order.sort_by(|&a, &b| means[a].total_cmp(&means[b]));
    let difference = ranking.critical_difference;
    let groups = joined(&order, means, difference);
    let class = ranking.class.map_or("all classes", |class| plan.classes[class].as_str());
    let title =
        format!("{class}: mean ranks by PAR10 on {} puzzles, 1 is the best", ranking.puzzles);
    let left = room(order.iter().map(|&one| label(results, one)));
    let height = 28.0 * order.len() as f32 + 14.0;
    // Bars have room beyond the last rank.
    let last = order.len() as f64 + 0.12 * order.len() as f64;
    let unit = format!(
        "mean rank; bars join those within the critical difference of {difference:.2} (Nemenyi, 5 %)"
    );
    let mut plot = Plot::new(&title, &[], left, height, Across::Linear(1.0, last), &unit);
    for (row, &configuration) in order.iter().enumerate() {
        let y = plot.row(row, order.len());
        plot.label(y, LABEL, label(results, configuration));
        let x = plot.x(means[configuration]);
        plot.figure.dot((x, y), 5.0, colour(0));
        let text = format!("{:.2}", means[configuration]);
        plot.figure.text((x + 10.0, y + 5.0), Anchor::Start, SMALL, text);
    }
    for (number, (first, end)) in groups.into_iter().enumerate() {
        let x = plot.x(last) - 8.0 * number as f32;
        let (top, bottom) = (plot.row(first, order.len()), plot.row(end, order.len()));
        plot.figure.line(vec![(x, top - 6.0), (x, bottom + 6.0)], 3.5, INK);
    }
    plot.figure
}

/// The first and last place of each largest group within the critical difference.
fn joined(order: &[usize], means: &[f64], difference: f64) -> Vec<(usize, usize)> {
    let mut groups: Vec<(usize, usize)> = Vec::new();
    for first in 0..order.len() {
        let within = |&last: &usize| means[order[last]] - means[order[first]] <= difference;
        let last = (first..order.len()).take_while(within).last().unwrap_or(first);
        if last > first && groups.last().is_none_or(|&(_, end)| last > end) {
            groups.push((first, last));
        }
    }
    groups
}
