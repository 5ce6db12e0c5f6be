//! A graph of best and mean over the generations in braille: eight dots per character.

use evoku_evolve::presets::Scale;
use evoku_messages::say;

use crate::language::render;
use crate::numbers::thousands;
use evoku_draw::chart::{Axis, Column, range, round_step, value};
use evoku_evolve::history::History;

use super::screen::{Line, Look};

/// The minimum size of a graph, in columns and rows, that is still readable.
pub(super) const SMALLEST: (usize, usize) = (18, 5);

/// The number of dots of a character across and down.
const DOTS: (usize, usize) = (2, 4);

/// Draws a history in this many columns and rows, or fewer if there is nothing to show. `is_epoch`
/// means that the steps of the history are epochs.
pub(super) fn draw(
    history: &History,
    is_epoch: bool,
    scale: Scale,
    width: usize,
    height: usize,
) -> Vec<Line> {
    let axis = Axis::of(history);
    // One row for the names of the curves, one for the generations.
    let rows = height.saturating_sub(2);
    let costs = history.points().iter();
    let costs = costs.flat_map(|point| [f64::from(point.best_of_run), point.mean()]);
    let (bottom, top) = range(costs, scale, rows * DOTS.1);
    let tick = round_step(top - bottom, (rows * 2 / 5).max(2));
    let first = (bottom / tick).ceil() * tick;
    let labels =
        (0..).map(|number| first + f64::from(number) * tick).take_while(|&label| label <= top);
    let labels: Vec<(f64, String)> =
        labels.map(|label| (label, value(label).to_string())).collect();
    let margin = labels.iter().map(|label| label.1.len()).max().unwrap_or(0);
    if width < margin + 4 || rows == 0 {
        return Vec::new();
    }

    let across = width - margin - 2;
    let columns = axis.columns(history, across * DOTS.0);
    let down = |value, rows| down(value, (bottom, top), rows);
    let dots = |cost: f64| down(scale.value(cost), rows * DOTS.1);
    let mut plot = Plot { across, cells: vec![(0, Look::Faint); across * rows] };
    plot.curve(&columns, |column| dots(column.mean), Look::Mean);
    plot.curve(&columns, |column| dots(column.best_of_run), Look::Best);

    let mut lines = vec![legend(history, scale).cut(width)];
    for row in 0..rows {
        let label = labels.iter().find(|label| down(label.0, rows) == row);
        let label = label.map_or("", |label| &label.1);
        let axis = if label.is_empty() { '│' } else { '┤' };
        let mut line = Line::new(format!("{label:>margin$} {axis}"), Look::Faint);
        for &(dots, look) in &plot.cells[row * across..(row + 1) * across] {
            // The dots of a character are the bits of its place in the block of braille.
            let character = char::from_u32(0x2800 + u32::from(dots)).filter(|_| dots > 0);
            line.push(character.unwrap_or(' '), look);
        }
        lines.push(line);
    }
    lines.push(steps(history, is_epoch, axis, margin + 1, across));
    lines
}

/// Returns the names of the curves with their last values.
fn legend(history: &History, scale: Scale) -> Line {
    let mut legend = Line::default();
    let Some(last) = history.points().last() else { return legend };
    let number = |cost| value(scale.value(cost));
    let mean = number(history.mean());
    let mean = match history.is_single() {
        true => say::command_live_current(mean),
        false => say::command_live_mean(mean),
    };
    let best = say::command_live_best(number(f64::from(last.best_of_run)));
    legend.push(render(best), Look::Best);
    legend.push("  ", Look::Plain);
    legend.push(render(mean), Look::Mean);
    legend
}

/// Returns the row of a value, counted from the top of `rows` rows that span the range `(bottom,
/// top)`. A value outside the range is put on the edge.
fn down(value: f64, (bottom, top): (f64, f64), rows: usize) -> usize {
    let up = ((value - bottom) / (top - bottom)).clamp(0.0, 1.0);
    ((1.0 - up) * rows.saturating_sub(1) as f64).round() as usize
}

/// Returns the line below the plot: the first and the last step.
fn steps(history: &History, is_epoch: bool, axis: Axis, margin: usize, across: usize) -> Line {
    let last = thousands(history.generations());
    let word = render(match axis.is_logarithmic() {
        true => say::command_step_logarithmic(is_epoch),
        false => say::command_step(is_epoch),
    });
    let mut text = " ".repeat(margin);
    let room = (across + 1).saturating_sub(1 + last.chars().count());
    text.push('0');
    // The last step always has a label; the word has one only if there is room.
    let word = if word.chars().count() + 2 <= room { word.as_str() } else { "" };
    text.push_str(&format!("{word:^room$}{last}"));
    Line::new(text, Look::Faint)
}

/// The characters of the plot. Each has the dots of the curve drawn last, and the look of that
/// curve.
struct Plot {
    across: usize,
    cells: Vec<(u8, Look)>,
}

impl Plot {
    /// Draws a curve and joins each column to the one before.
    fn curve(&mut self, columns: &[Column], height: impl Fn(&Column) -> usize, look: Look) {
        let mut last: Option<(usize, usize)> = None;
        for column in columns {
            let (x, y) = (column.number, height(column));
            let (from_x, from_y) = last.unwrap_or((x, y));
            for between in from_x..x {
                self.dot(between, from_y, look);
            }
            for between in y.min(from_y)..=y.max(from_y) {
                self.dot(x, between, look);
            }
            last = Some((x, y));
        }
    }

    fn dot(&mut self, x: usize, y: usize, look: Look) {
        // Braille numbers its dots so (bits from 0):   0 3
        //                                              1 4
        //                                              2 5
        //                                              6 7
        const BITS: [[u8; 2]; 4] = [[0, 3], [1, 4], [2, 5], [6, 7]];
        let cell = y / DOTS.1 * self.across + x / DOTS.0;
        if let Some((dots, drawn)) = self.cells.get_mut(cell) {
            // A character has one colour, so it shows dots of one curve.
            let same = if *drawn == look { *dots } else { 0 };
            *dots = same | 1 << BITS[y % DOTS.1][x % DOTS.0];
            *drawn = look;
        }
    }
}
