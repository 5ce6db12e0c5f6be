//! The output formats of samples.

use evoku_draw::figure::Format;

use crate::output::{About, Form};

/// The output formats of samples.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    Markdown,
    Csv,
    Json,
    Picture(Format),
}

impl Form for Style {
    const USUAL: &'static str = "markdown";

    fn all() -> &'static [Self] {
        &[
            Self::Markdown,
            Self::Csv,
            Self::Json,
            Self::Picture(Format::Svg),
            Self::Picture(Format::Png),
            Self::Picture(Format::Pdf),
        ]
    }

    fn about(self) -> About {
        match self {
            Self::Markdown => About::markdown("a table for people"),
            Self::Csv => About::csv("one row per puzzle and landscape"),
            Self::Json => About::json("an array of objects, with the whole autocorrelation"),
            Self::Picture(Format::Svg) => About::svg("a picture of one puzzle"),
            Self::Picture(Format::Png) => About::png("the same as pixels"),
            Self::Picture(Format::Pdf) => About::pdf("the same for printing"),
        }
    }
}
