//! Parts of a self-contained HTML page.

use crate::language::{language, render};
use evoku_messages::say;
use evoku_sudoku::explain::{Overlay, Picture, STYLE};
use evoku_sudoku::{Candidates, Geometry, Grid};

/// The end of a page.
pub(crate) const END: &str = "</main>\n</body>\n</html>\n";

/// Returns the legend of the colors of a picture.
pub(crate) fn legend() -> String {
    escaped(&render(say::command_legend()))
}

/// Returns the beginning of a page with this title.
pub(crate) fn begin(title: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{}{STYLE}</style>\n</head>\n<body>\n<main>\n",
        language().code(),
        escaped(title),
        include_str!("page.css"),
    )
}

/// Returns a board as a picture within a page.
pub(crate) fn picture(
    geometry: &Geometry,
    givens: &Grid,
    grid: &Grid,
    candidates: Option<&Candidates>,
    overlay: Option<&Overlay>,
) -> String {
    Picture { geometry, givens, grid, candidates, overlay }.inline_svg()
}

/// Escapes the characters that HTML reserves, and leaves out control characters, which it excludes.
pub(crate) fn escaped(text: &str) -> String {
    let is_text = |sign: char| matches!(sign, '\n' | '\t') || !sign.is_control();
    let text: String = text.chars().filter(|&sign| is_text(sign)).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
