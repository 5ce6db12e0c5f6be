//! Plots with a horizontal axis that is logarithmic or linear.

use evoku_lab::numbers::number;
use evoku_messages::{Decimal, Language, Message, say};

use crate::figure::{Anchor, At, Colour, Figure, Font, Unit};

pub(super) const INK: Colour = Colour([0x1c, 0x25, 0x30, 255]);
pub(super) const MUTED: Colour = Colour([0x5f, 0x6b, 0x7a, 255]);
const GRID: Colour = Colour([0xe7, 0xea, 0xee, 255]);
pub(super) const AXIS: Colour = Colour([0x9a, 0xa5, 0xb1, 255]);

pub(super) const SMALL: Font = Font { size: 14.0, bold: false, colour: MUTED };
pub(super) const LABEL: Font = Font { size: 15.0, bold: false, colour: INK };

/// Colours that can be distinguished with any colour vision (Okabe and Ito 2008), darkened for
/// lines on white.
const COLOURS: [[u8; 3]; 7] = [
    [0x00, 0x72, 0xb2],
    [0xd5, 0x5e, 0x00],
    [0x00, 0x8a, 0x66],
    [0xb8, 0x5c, 0x93],
    [0x94, 0x7a, 0x00],
    [0x2b, 0x9f, 0xd6],
    [0x6b, 0x6b, 0x6b],
];

/// The most configurations that a picture can distinguish.
pub(super) const MOST: usize = COLOURS.len();

/// The colour of the configuration at this place among those in the picture.
pub(super) fn colour(place: usize) -> Colour {
    let [red, green, blue] = COLOURS[place % MOST];
    Colour([red, green, blue, 255])
}

/// The same colour, but transparent.
pub(super) fn pale(place: usize) -> Colour {
    let Colour([red, green, blue, _]) = colour(place);
    Colour([red, green, blue, 0x33])
}

pub(super) const WIDTH: f32 = 900.0;
const TOP: f32 = 52.0;
const LINE: f32 = 20.0;
const RIGHT: f32 = WIDTH - 34.0;

/// The horizontal axis.
#[derive(Clone, Copy)]
pub(super) enum Across {
    /// A logarithmic axis between these values.
    Logarithmic(f64, f64),
    /// A linear axis between these values.
    Linear(f64, f64),
    /// An axis without ticks, from 0 to 1.
    Unnamed,
}

impl Across {
    /// The values at both ends.
    pub(super) fn ends(self) -> (f64, f64) {
        match self {
            Self::Logarithmic(from, to) | Self::Linear(from, to) => (from, to),
            Self::Unnamed => (0.0, 1.0),
        }
    }
}

/// The title, labels and size of a plot.
pub(super) struct Frame<'t> {
    pub(super) language: Language,
    pub(super) title: Message,
    /// The names of the curves.
    pub(super) legend: &'t [&'t str],
    /// The space at the left for labels.
    pub(super) left: f32,
    /// The height of the field.
    pub(super) height: f32,
    /// The title of the vertical axis; `None` if rows have labels.
    pub(super) up: Option<Message>,
    /// The title of the horizontal axis.
    pub(super) unit: Message,
    /// An explanation of the marks.
    pub(super) note: Option<Message>,
}

impl Frame<'_> {
    /// A frame with only a title and the title of the horizontal axis.
    pub(super) fn new(language: Language, title: Message, unit: Message) -> Self {
        let (legend, left, height) = (&[][..], 0.0, 0.0);
        Self { language, title, legend, left, height, up: None, unit, note: None }
    }
}

/// A picture with axes.
pub(super) struct Plot {
    pub(super) figure: Figure,
    language: Language,
    left: f32,
    top: f32,
    bottom: f32,
    across: Across,
}

impl Plot {
    /// Creates a plot with the names of its curves above its field.
    pub(super) fn new(frame: Frame<'_>, across: Across) -> Self {
        let Frame { language, title, legend, left, height, up, unit, note } = frame;
        let (places, lines) = legend_places(legend, left);
        let lines = lines + usize::from(up.is_some());
        let top = TOP + LINE * lines as f32;
        let bottom = top + height;
        let title = title.render(language);
        let mut figure = Figure::new((WIDTH, bottom + 62.0), Unit::Pixel, title.clone());
        figure.text((24.0, 32.0), Anchor::Start, Font { size: 18.0, bold: true, ..LABEL }, title);
        for (place, (label, at)) in legend.iter().zip(places).enumerate() {
            let font = Font { colour: colour(place), bold: true, ..SMALL };
            figure.marker(place, (at.0 + MARKER / 2.0 - 3.0, at.1 - 5.0), colour(place));
            figure.text((at.0 + MARKER, at.1), Anchor::Start, font, *label);
        }
        let up = up.map(|up| up.render(language)).unwrap_or_default();
        figure.text((24.0, top - 10.0), Anchor::Start, SMALL, up);
        let mut plot = Self { figure, language, left, top, bottom, across };
        for tick in plot.ticks() {
            let x = plot.x(tick);
            plot.figure.line(vec![(x, top), (x, bottom)], 1.0, GRID);
            let words = plot.words(tick).render(language);
            plot.figure.text((x, bottom + 22.0), Anchor::Middle, SMALL, words);
        }
        plot.figure.line(vec![(left, bottom), (RIGHT, bottom)], 1.0, AXIS);
        let axis = match across {
            Across::Logarithmic(..) => say::draw_report_logarithmic(unit),
            Across::Linear(..) | Across::Unnamed => unit,
        };
        let axis = match note {
            Some(note) => say::draw_report_noted(axis, note),
            None => axis,
        };
        let words = axis.render(language);
        plot.figure.text((WIDTH / 2.0, bottom + 46.0), Anchor::Middle, SMALL, words);
        plot
    }

    /// The horizontal position of a value; values beyond the axis are moved to its end.
    pub(super) fn x(&self, value: f64) -> f32 {
        let share = match self.across {
            Across::Logarithmic(from, to) => (value / from).ln() / (to / from).ln(),
            Across::Linear(from, to) => (value - from) / (to - from),
            Across::Unnamed => value,
        };
        self.left + share.clamp(0.0, 1.0) as f32 * (RIGHT - self.left)
    }

    /// The vertical position of a share of the height, from 0 at the bottom to 1 at the top.
    pub(super) fn y(&self, share: f64) -> f32 {
        self.bottom - share.clamp(0.0, 1.0) as f32 * (self.bottom - self.top)
    }

    /// The middle of `row` among `of` rows, from the top.
    pub(super) fn row(&self, row: usize, of: usize) -> f32 {
        self.top + (row as f32 + 0.5) * (self.bottom - self.top) / of as f32
    }

    /// Writes a label at the left.
    pub(super) fn label(&mut self, y: f32, font: Font, text: &str) {
        self.figure.text((self.left - 12.0, y + 5.0), Anchor::End, font, text);
    }

    /// Draws horizontal lines at these shares of the height, with labels.
    pub(super) fn levels(&mut self, levels: &[(f64, Message)]) {
        for (share, text) in levels {
            let y = self.y(*share);
            self.figure.line(vec![(self.left, y), (RIGHT, y)], 1.0, GRID);
            self.label(y, SMALL, &text.render(self.language));
        }
    }

    /// The values with a label.
    fn ticks(&self) -> Vec<f64> {
        match self.across {
            Across::Logarithmic(from, to) => {
                let (first, last) = (from.log10().ceil() as i32, to.log10().floor() as i32);
                let step = ((last - first) / 8 + 1).max(1) as usize;
                (first..=last).step_by(step).map(|power| 10f64.powi(power)).collect()
            }
            Across::Linear(from, to) if to > 1.0 => {
                let step = ((to - from) / 12.0).ceil().max(1.0) as usize;
                (from as u32..=to as u32).step_by(step).map(f64::from).collect()
            }
            Across::Unnamed => Vec::new(),
            Across::Linear(from, to) => {
                (0..=5).map(|step| from + (to - from) * f64::from(step) / 5.0).collect()
            }
        }
    }

    fn words(&self, tick: f64) -> Message {
        match self.across {
            Across::Logarithmic(..) => number_of_power(tick),
            Across::Linear(_, to) if to <= 1.0 => say::lab_percent(Decimal::new(tick * 100.0, 0)),
            Across::Linear(..) | Across::Unnamed => say::lab_count(tick as u64),
        }
    }
}

/// The width of a marker in front of a name in the legend.
const MARKER: f32 = 20.0;

/// The factor by which a browser's replacement for Noto Sans may be wider.
const WIDER: f32 = 1.2;

/// The positions of the names in a legend, and the number of their lines.
fn legend_places(legend: &[&str], left: f32) -> (Vec<At>, usize) {
    let (mut x, mut line) = (left, 0);
    let mut places = Vec::new();
    for label in legend {
        let width = MARKER + Font { bold: true, ..SMALL }.width(label) * WIDER;
        if x > left && x + width > RIGHT {
            (x, line) = (left, line + 1);
        }
        places.push((x, TOP + LINE * line as f32 + 4.0));
        x += width + 22.0;
    }
    (places, if legend.is_empty() { 0 } else { line + 1 })
}

/// A power of ten without trailing zeros.
fn number_of_power(value: f64) -> Message {
    if value < 1_000.0 {
        // Negative powers are not exact.
        say::lab_decimal(Decimal::shortest((value * 1e9).round() / 1e9))
    } else {
        number(value)
    }
}

/// A step curve through these points.
pub(super) fn stepped(points: &[At]) -> Vec<At> {
    let mut line: Vec<At> = Vec::new();
    for &(x, y) in points {
        if let Some(&(_, last)) = line.last() {
            line.push((x, last));
        }
        line.push((x, y));
    }
    line
}

/// Draws a tile of a heat map with its corner at (`x`, `y`). `good` is from 0 to 1; the better, the
/// darker.
pub(super) fn tile(
    figure: &mut Figure,
    (x, y): At,
    (wide, high): (f32, f32),
    good: f64,
    (font, text): (Font, String),
) {
    let corners = vec![
        (x + 1.0, y + 1.0),
        (x + wide - 1.0, y + 1.0),
        (x + wide - 1.0, y + high - 1.0),
        (x + 1.0, y + high - 1.0),
    ];
    let Colour([red, green, blue, _]) = colour(0);
    let opacity = (20.0 + 200.0 * good) as u8;
    figure.area(corners, Colour([red, green, blue, opacity]));
    let ink = if good > 0.6 { Colour([255, 255, 255, 255]) } else { INK };
    let middle = (x + wide / 2.0, y + high / 2.0 + 5.0);
    figure.text(middle, Anchor::Middle, Font { colour: ink, ..font }, text);
}
