//! Pictures of fitness landscapes.

use evoku_evolve::landscape::{Network, Survey};
use evoku_lab::numbers::decimal;
use evoku_messages::{Language, say};

use super::plot::{Across, Frame, MOST, Plot, SMALL, colour};
use crate::figure::{Anchor, At, Colour, Figure};

/// The most landscapes that [`correlations`] can distinguish.
pub const MOST_LANDSCAPES: usize = MOST;

/// The lowest correlation on the axis; lower ones are drawn there too.
const LOWEST: f64 = -0.2;

/// Draws the autocorrelation of costs along a random walk by the number of steps. There is a curve
/// for each landscape that has one, with its name.
#[must_use]
pub fn correlations(title: &str, surveys: &[(&str, &Survey)], language: Language) -> Figure {
    let curves: Vec<(&str, &[f64])> = surveys
        .iter()
        .filter_map(|(name, survey)| Some((*name, &*survey.walk.as_ref()?.autocorrelation)))
        .filter(|(_, curve)| curve.len() > 1)
        .take(MOST_LANDSCAPES)
        .collect();
    let legend: Vec<&str> = curves.iter().map(|(name, _)| *name).collect();
    let lags = curves.iter().map(|(_, curve)| curve.len() - 1).max().unwrap_or(1);
    let frame = Frame {
        legend: &legend,
        left: 70.0,
        height: 320.0,
        up: Some(say::draw_report_correlation()),
        note: Some(say::draw_report_smooth()),
        ..Frame::new(language, say::verbatim(title), say::draw_report_walk_steps())
    };
    let mut plot = Plot::new(frame, Across::Linear(0.0, lags as f64));
    let share = |value: f64| (value - LOWEST) / (1.0 - LOWEST);
    plot.levels(&[-0.2, 0.0, 0.2, 0.4, 0.6, 0.8, 1.0].map(|at| (share(at), decimal(at, 1))));
    for (place, (_, curve)) in curves.iter().enumerate() {
        let at = |(lag, &value): (usize, &f64)| (plot.x(lag as f64), plot.y(share(value)));
        let points: Vec<At> = curve.iter().enumerate().map(at).collect();
        plot.figure.markers(place, &points, colour(place));
        plot.figure.line(points, 2.2, colour(place));
    }
    plot.figure
}

/// The most nodes that are drawn.
const MOST_NODES: usize = 500;

/// The number of times that nodes are moved to the middle of their neighbours.
const SWEEPS: usize = 12;

/// Draws a network of local optima. The lower a node, the lower its cost; the larger it is, the
/// more climbs ended there.
#[must_use]
pub fn network(title: &str, network: &Network, language: Language) -> Figure {
    let mut shown: Vec<usize> = (0..network.nodes.len()).collect();
    shown.sort_by_key(|&node| (network.nodes[node].cost, u32::MAX - network.nodes[node].visits));
    shown.truncate(MOST_NODES);
    let (few, all) = (shown.len(), network.nodes.len());
    let frame = Frame {
        left: 70.0,
        height: 560.0,
        up: Some(say::draw_report_cost()),
        note: (few < all).then(|| say::draw_report_plateaus_shown(few, all)),
        ..Frame::new(language, say::verbatim(title), say::draw_report_plateaus())
    };
    let mut plot = Plot::new(frame, Across::Unnamed);
    legend(&mut plot.figure, language);
    let costs: Vec<f64> = shown.iter().map(|&node| f64::from(network.nodes[node].cost)).collect();
    let most = costs.iter().copied().fold(1.0, f64::max);
    let step = (most / 10.0).ceil().max(1.0) as usize;
    let levels: Vec<_> = (0..=most as usize)
        .step_by(step)
        .map(|cost| (level(cost as f64, most), say::lab_count(cost as u64)))
        .collect();
    plot.levels(&levels);
    draw(&mut plot, network, &shown, most);
    plot.figure
}

/// The height of a cost, as a share of the plot.
fn level(cost: f64, most: f64) -> f64 {
    0.04 + 0.92 * cost / most
}

fn legend(figure: &mut Figure, language: Language) {
    let kinds =
        [say::draw_report_on_the_way(), say::draw_report_sink(), say::draw_report_solution()];
    let mut x = 120.0;
    for (place, words) in kinds.into_iter().enumerate() {
        figure.dot((x, 61.0), 5.5, colour(place));
        let words = words.render(language);
        let width = SMALL.width(&words);
        figure.text((x + 12.0, 66.0), Anchor::Start, SMALL, words);
        x += 40.0 + width * 1.2;
    }
}

/// Draws the edges, then the nodes.
fn draw(plot: &mut Plot, network: &Network, shown: &[usize], most: f64) {
    let across = layout(network, shown);
    let mut places: Vec<Option<At>> = vec![None; network.nodes.len()];
    for (&node, &share) in shown.iter().zip(&across) {
        let height = level(f64::from(network.nodes[node].cost), most);
        places[node] = Some((plot.x(share), plot.y(height)));
    }
    for edge in &network.edges {
        let (Some(from), Some(to)) = (places[edge.from], places[edge.to]) else { continue };
        let down = network.nodes[edge.to].cost < network.nodes[edge.from].cost;
        let width = (0.8 + f64::from(edge.count).log2() * 0.6) as f32;
        let Colour([red, green, blue, _]) = colour(if down { 0 } else { 6 });
        plot.figure.line(vec![from, to], width, Colour([red, green, blue, 0x70]));
    }
    let sinks = network.sinks();
    let visits = network.nodes.iter().map(|node| node.visits).max().unwrap_or(1);
    for &node in shown.iter().rev() {
        let Some(at) = places[node] else { continue };
        let kind = match network.nodes[node].cost {
            0 => 2,
            _ if sinks.binary_search(&node).is_ok() => 1,
            _ => 0,
        };
        let share = f64::from(network.nodes[node].visits) / f64::from(visits);
        plot.figure.dot(at, (2.2 + 11.0 * share.sqrt()) as f32, colour(kind));
    }
}

/// The horizontal positions of nodes, from 0 to 1. Nodes of the same cost are evenly spaced, in an
/// order that puts each as near as possible to the middle of its neighbours.
fn layout(network: &Network, shown: &[usize]) -> Vec<f64> {
    let mut place = vec![usize::MAX; network.nodes.len()];
    shown.iter().enumerate().for_each(|(at, &node)| place[node] = at);
    let mut neighbours: Vec<Vec<usize>> = vec![Vec::new(); shown.len()];
    for edge in &network.edges {
        let (from, to) = (place[edge.from], place[edge.to]);
        if from != usize::MAX && to != usize::MAX {
            neighbours[from].push(to);
            neighbours[to].push(from);
        }
    }
    let mut across: Vec<f64> = (0..shown.len()).map(|at| at as f64).collect();
    for _ in 0..SWEEPS {
        let middle = |at: usize| {
            let others = &neighbours[at];
            let sum: f64 = others.iter().map(|&other| across[other]).sum();
            if others.is_empty() { across[at] } else { sum / others.len() as f64 }
        };
        let wanted: Vec<f64> = (0..shown.len()).map(middle).collect();
        across = spread(network, shown, &wanted);
    }
    if shown.len() == 1 { vec![0.5] } else { across }
}

/// Spaces the nodes of each cost evenly, in the order of their wanted positions.
fn spread(network: &Network, shown: &[usize], wanted: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..shown.len()).collect();
    let cost = |at: usize| network.nodes[shown[at]].cost;
    order.sort_by(|&one, &other| {
        cost(one).cmp(&cost(other)).then(wanted[one].total_cmp(&wanted[other]))
    });
    let mut across = vec![0.5; shown.len()];
    for of_cost in order.chunk_by(|&one, &other| cost(one) == cost(other)) {
        for (number, &at) in of_cost.iter().enumerate() {
            across[at] = (number as f64 + 0.5) / of_cost.len() as f64;
        }
    }
    across
}
