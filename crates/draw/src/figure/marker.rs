//! Markers: shapes that distinguish curves without colours.

use super::picture::{At, Colour, Figure};

/// The number of shapes.
const SHAPES: usize = 7;

/// The number of markers on a curve.
const MARKERS: usize = 6;

impl Figure {
    /// Draws the marker of curve `number` at a point.
    pub fn marker(&mut self, number: usize, (x, y): At, colour: Colour) {
        let at = |corners: &[At]| corners.iter().map(|(dx, dy)| (x + dx, y + dy)).collect();
        match number % SHAPES {
            0 => self.dot((x, y), 5.0, colour),
            1 => self.area(at(&[(-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)]), colour),
            2 => self.area(at(&[(0.0, -6.0), (5.6, 4.2), (-5.6, 4.2)]), colour),
            3 => self.area(at(&[(0.0, -6.4), (6.4, 0.0), (0.0, 6.4), (-6.4, 0.0)]), colour),
            4 => self.area(at(&[(0.0, 6.0), (5.6, -4.2), (-5.6, -4.2)]), colour),
            5 => {
                self.line(at(&[(-4.5, -4.5), (4.5, 4.5)]), 2.4, colour);
                self.line(at(&[(-4.5, 4.5), (4.5, -4.5)]), 2.4, colour);
            }
            _ => {
                self.line(at(&[(-5.5, 0.0), (5.5, 0.0)]), 2.4, colour);
                self.line(at(&[(0.0, -5.5), (0.0, 5.5)]), 2.4, colour);
            }
        }
    }

    /// Draws the markers of curve `number` on it, shifted against those of the next curves. The
    /// curve goes from left to right.
    pub fn markers(&mut self, number: usize, curve: &[At], colour: Colour) {
        let (Some(&(first, _)), Some(&(last, _))) = (curve.first(), curve.last()) else { return };
        for place in 0..MARKERS {
            let offset = (number % SHAPES) as f32 / SHAPES as f32;
            let x = first + (place as f32 + offset) / MARKERS as f32 * (last - first);
            let next = curve.partition_point(|at| at.0 < x).min(curve.len() - 1);
            let (before, after) = (curve[next.saturating_sub(1)], curve[next]);
            let share =
                if after.0 > before.0 { (x - before.0) / (after.0 - before.0) } else { 1.0 };
            let y = before.1 + share.clamp(0.0, 1.0) * (after.1 - before.1);
            self.marker(number, (x, y), colour);
        }
    }
}
