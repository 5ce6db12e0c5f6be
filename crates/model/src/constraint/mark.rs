//! The marks that drawings of constraints consist of.

use evoku_messages::{Message, say};

/// A position in cells: column, then row, measured from the upper left corner of the board.
pub type At = (f32, f32);

/// A named colour. Pictures define each for a light and for a dark page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hue {
    /// The name.
    pub name: &'static str,
    /// Red, green and blue on a light page.
    pub rgb: [u8; 3],
}

/// Defines the hues and the list of all.
macro_rules! hues {
    ($($(#[$about:meta])* $constant:ident $name:literal $noun:ident $rgb:expr;)*) => {
        impl Hue {
            $($(#[$about])* pub const $constant: Self = Self { name: $name, rgb: $rgb };)*

            /// Every hue.
            pub const ALL: &[Self] = &[$(Self::$constant),*];

            /// The name as a word within sentences.
            #[must_use]
            pub fn noun(self) -> Message {
                match self.name {
                    $($name => say::$noun(),)*
                    name => say::verbatim(name),
                }
            }
        }
    };
}

hues! {
    /// Words and thin lines: black on a light page, white on a dark one.
    INK "ink" hue_ink [0, 0, 0];
    /// The page itself.
    PAPER "paper" hue_paper [0xff, 0xff, 0xff];
    /// Black on every page: a dot.
    BLACK "black" hue_black [0, 0, 0];
    /// White on every page: a dot.
    WHITE "white" hue_white [0xff, 0xff, 0xff];
    /// Arrows, and shapes on lines.
    SLATE "slate" hue_slate [0x80, 0x86, 0x90];
    /// Thermometers, and most grey lines.
    GREY "grey" hue_grey [0xc2, 0xc7, 0xce];
    /// Squares and discs in cells, and a tint.
    MIST "mist" hue_mist [0xdd, 0xe1, 0xe7];
    /// Extra regions.
    PEARL "pearl" hue_pearl [0xed, 0xef, 0xf3];
    /// German whispers.
    GREEN "green" hue_green [0x8f, 0xd8, 0x8b];
    /// Dutch whispers.
    ORANGE "orange" hue_orange [0xe8, 0x8f, 0x2e];
    /// Renban.
    PURPLE "purple" hue_purple [0xd4, 0x7a, 0xe3];
    /// Nabner.
    YELLOW "yellow" hue_yellow [0xec, 0xd5, 0x54];
    /// Region sums.
    BLUE "blue" hue_blue [0x4f, 0xab, 0xe8];
    /// Modular lines.
    TEAL "teal" hue_teal [0x2f, 0x85, 0x78];
    /// Entropic lines.
    PEACH "peach" hue_peach [0xb5, 0x5d, 0x3a];
    /// Zippers.
    LAVENDER "lavender" hue_lavender [0xbd, 0xb2, 0xf3];
    /// Lockout lines.
    STEEL "steel" hue_steel [0xa4, 0xb9, 0xdc];
    /// Lines that divide into sums.
    TAN "tan" hue_tan [0xd9, 0xbd, 0x9a];
    /// A tint of cells.
    ROSE "rose" hue_rose [0xfb, 0xd9, 0xdd];
    /// A tint of cells.
    SKY "sky" hue_sky [0xd5, 0xe8, 0xfb];
    /// A tint of cells.
    LIME "lime" hue_lime [0xdd, 0xf0, 0xce];
    /// A tint of cells.
    SAND "sand" hue_sand [0xf6, 0xea, 0xc6];
    /// A tint of cells.
    LILAC "lilac" hue_lilac [0xe8, 0xdb, 0xf8];
    /// A tint of cells.
    MINT "mint" hue_mint [0xc9, 0xec, 0xe4];
    /// A tint of cells.
    APRICOT "apricot" hue_apricot [0xfd, 0xda, 0xbd];
}

impl Hue {
    /// Returns `true` for a colour in the everyday sense: grey, black and white don't count.
    pub(super) fn is_colour(self) -> bool {
        let [red, green, blue] = self.rgb;
        red.max(green).max(blue) - red.min(green).min(blue) > 0x20
    }
}

/// The drawing order, lowest layer first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Layer {
    /// Tinted cells.
    Tints,
    /// Squares and discs in cells.
    Shapes,
    /// Lines through cells, under the lines of the grid.
    Lines,
    /// Marks over the lines of the grid: cages, dots on borders, words.
    Borders,
}

/// A mark of a drawing.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// The layer.
    pub layer: Layer,
    /// The colour.
    pub hue: Hue,
    /// The shape.
    pub form: Form,
}

/// The form of a mark; lengths are in cells.
#[derive(Clone, PartialEq, Debug)]
pub enum Form {
    /// A filled polygon.
    Area(Vec<At>),
    /// A line through points; it is closed if the first and the last are equal.
    Line {
        /// The points.
        points: Vec<At>,
        /// The width.
        width: f32,
        /// `true` if it is dashed.
        dashed: bool,
    },
    /// A filled circle.
    Disc {
        /// The centre.
        centre: At,
        /// The radius.
        radius: f32,
    },
    /// A text of one line.
    Text {
        /// The centre of the text; its upper left corner if `corner` is true.
        at: At,
        /// `true` if the text is in the corner of a cell.
        corner: bool,
        /// The font size.
        size: f32,
        /// The text.
        text: String,
    },
}

impl Mark {
    /// The distance by which the mark extends beyond a board of this side.
    pub(super) fn overhang(&self, side: usize) -> f32 {
        let beyond = |&at: &At, across, down| beyond(at, (across, down), side as f32);
        match &self.form {
            Form::Area(points) | Form::Line { points, .. } => {
                points.iter().map(|at| beyond(at, 0.0, 0.0)).fold(0.0, f32::max)
            }
            Form::Disc { centre, radius } => beyond(centre, *radius, *radius),
            Form::Text { corner: true, .. } => 0.0,
            // A character is about 0.6 times as wide as its font is high.
            Form::Text { at, size, text, .. } => {
                beyond(at, size * 0.3 * text.chars().count() as f32, size * 0.4)
            }
        }
    }
}

/// The distance by which a box around a point extends beyond a board. The box reaches `across` to
/// the left and right and `down` up and down.
fn beyond((x, y): At, (across, down): At, side: f32) -> f32 {
    let ends = [across - x, down - y, x + across - side, y + down - side];
    ends.into_iter().fold(0.0, f32::max)
}
