//! Paper sizes, and parsing of lengths.

use super::error::SheetError;
use crate::figure::At;

/// The number of points in a millimetre and in an inch.
const MILLIMETRE: f32 = 72.0 / 25.4;
const INCH: f32 = 72.0;

/// The shortest and the longest side of paper, in inches.
const SIDES: [f32; 2] = [3.0, 40.0];

/// The named sizes, in millimetres.
const NAMED: [(&str, At); 6] = [
    ("a3", (297.0, 420.0)),
    ("a4", (210.0, 297.0)),
    ("a5", (148.0, 210.0)),
    ("b5", (176.0, 250.0)),
    ("letter", (215.9, 279.4)),
    ("legal", (215.9, 355.6)),
];

/// A paper size in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paper {
    width: f32,
    height: f32,
}

/// The lengths in points that depend on the paper size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Margins {
    /// The left and the right margin.
    pub(super) side: f32,
    /// The baselines of a heading, and of the running head on the following pages.
    pub(super) heading: f32,
    pub(super) running_head: f32,
    /// The smallest distance of boards from the top, with a heading and without.
    pub(super) top: [f32; 2],
    /// The smallest distance of boards from the bottom.
    pub(super) bottom: f32,
    /// The distance of the page number from the bottom.
    pub(super) folio: f32,
    /// The font size of a heading.
    pub(super) title: f32,
}

const USUAL: Margins = Margins {
    side: 51.0,
    heading: 72.0,
    running_head: 48.0,
    top: [98.0, 62.0],
    bottom: 62.0,
    folio: 36.0,
    title: 22.0,
};

/// The margins of a pocket book.
const SMALL: Margins = Margins {
    side: 36.0,
    heading: 56.0,
    running_head: 36.0,
    top: [76.0, 48.0],
    bottom: 50.0,
    folio: 28.0,
    title: 17.0,
};

impl Paper {
    /// Parses the name of a size, or width and height like `6x9in` or `148x210mm`.
    ///
    /// # Errors
    /// If it is neither, or the paper would be too small or too large.
    pub fn parse(text: &str) -> Result<Self, SheetError> {
        let lower = text.trim().to_lowercase();
        let named = NAMED.iter().find(|(name, _)| *name == lower);
        let (width, height) = match named {
            Some((_, (width, height))) => (width * MILLIMETRE, height * MILLIMETRE),
            None => measured(&lower)
                .ok_or_else(|| SheetError::Paper(NAMED.map(|(name, _)| name).to_vec()))?,
        };
        let fits = |length: f32| (SIDES[0]..=SIDES[1]).contains(&(length / INCH));
        if !fits(width) || !fits(height) {
            return Err(SheetError::Sides(SIDES[0], SIDES[1]));
        }
        let rounded = |length: f32| (length * 100.0).round() / 100.0;
        Ok(Self { width: rounded(width), height: rounded(height) })
    }

    /// Width and height in points.
    pub(super) fn size(self) -> At {
        (self.width, self.height)
    }

    /// The margins for this paper size.
    pub(super) fn margins(self) -> Margins {
        if self.width < 480.0 { SMALL } else { USUAL }
    }
}

/// Parses width and height, for example `6x9in`.
fn measured(text: &str) -> Option<At> {
    let (number, unit) = split_unit(text)?;
    let (width, height) = number.split_once('x')?;
    let length = |number: &str| number.trim().parse::<f32>().ok().map(|number| number * unit);
    Some((length(width)?, length(height)?))
}

/// Parses a length from 0 to 2 inches, like `10mm` or `0.5in`, into points.
///
/// # Errors
/// If the text isn't such a length.
pub fn length(text: &str) -> Result<f32, SheetError> {
    let lower = text.trim().to_lowercase();
    let length = split_unit(&lower)
        .and_then(|(number, unit)| number.trim().parse::<f32>().ok().map(|number| number * unit));
    length.filter(|length| (0.0..=2.0 * INCH).contains(length)).ok_or(SheetError::Length)
}

/// Splits a text into the number and the number of points in its unit.
fn split_unit(text: &str) -> Option<(&str, f32)> {
    let inches = text.strip_suffix("in").map(|number| (number, INCH));
    inches.or_else(|| text.strip_suffix("mm").map(|number| (number, MILLIMETRE)))
}
