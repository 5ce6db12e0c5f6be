//! The common style of charts: sizes, colours, and the layout of curves and names.

use evoku_evolve::presets::Scale;
use evoku_messages::{Message, say};

use crate::figure::{At, Colour, Font};

pub(super) const WIDTH: f32 = 1200.0;
pub(super) const HEIGHT: f32 = 700.0;
pub(super) const LEFT: f32 = 92.0;
pub(super) const RIGHT: f32 = WIDTH - 212.0;
pub(super) const TOP: f32 = 154.0;
pub(super) const BOTTOM: f32 = HEIGHT - 78.0;

/// The number of columns of the plot, one per unit; finer ones would only make curves rough.
pub(super) const COLUMNS: usize = (RIGHT - LEFT) as usize;

/// The approximate number of labels on an axis.
pub(super) const TICKS: usize = 8;

pub(super) const INK: Colour = Colour([0x1c, 0x25, 0x30, 255]);
pub(super) const MUTED: Colour = Colour([0x5f, 0x6b, 0x7a, 255]);
pub(super) const GRID: Colour = Colour([0xe7, 0xea, 0xee, 255]);
pub(super) const AXIS: Colour = Colour([0x9a, 0xa5, 0xb1, 255]);
pub(super) const BEST: Colour = Colour([0x0b, 0x56, 0x94, 255]);
pub(super) const MEAN: Colour = Colour([0xd9, 0x66, 0x1f, 255]);
pub(super) const BAND: Colour = Colour([0x4d, 0x7f, 0xad, 0x26]);
pub(super) const BAND_LABEL: Colour = Colour([0x6d, 0x8f, 0xb0, 255]);
pub(super) const SOLVED: Colour = Colour([0x1f, 0x8a, 0x54, 255]);

pub(super) const SMALL: Font = Font { size: 15.0, bold: false, colour: MUTED };

/// The unit of the values of a scale.
pub(super) fn unit(scale: &Scale) -> Message {
    let unit = scale.unit.words();
    match (scale.maximum, scale.second) {
        (Some(maximum), Some(second)) => say::draw_chart_lack(maximum, unit, second.words()),
        (None, Some(second)) => say::draw_chart_sum(unit, second.words()),
        (_, None) => unit,
    }
}

/// Turns a curve into steps: it keeps its height until the next point.
pub(super) fn stepped(points: Vec<At>) -> Vec<At> {
    let mut steps: Vec<At> = Vec::with_capacity(2 * points.len());
    for at in points {
        if let Some(&(_, y)) = steps.last().filter(|last| last.1 != at.1) {
            steps.push((at.0, y));
        }
        steps.push(at);
    }
    steps
}

/// Moves ascending heights so that neighbours are at least `gap` apart and none exceeds `floor`.
pub(super) fn apart(heights: &[f32], gap: f32, floor: f32) -> Vec<f32> {
    let mut moved = heights.to_vec();
    for index in 1..moved.len() {
        moved[index] = moved[index].max(moved[index - 1] + gap);
    }
    let mut limit = floor;
    for height in moved.iter_mut().rev() {
        *height = height.min(limit);
        limit = *height - gap;
    }
    moved
}
