//! Pictures as SVG.

use std::fmt::Write;

use super::picture::{Anchor, At, Colour, Figure, Mark, Style, Unit};

/// The font family of text, and replacements for viewers without it.
const FAMILY: &str = "'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

pub(super) fn encode(figure: &Figure) -> String {
    let (width, height) = (figure.width, figure.height);
    let unit = match figure.unit {
        Unit::Pixel => "",
        Unit::Point => "pt",
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}{unit}\" \
         height=\"{height}{unit}\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"{FAMILY}\">\n\
         <title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
        escaped(&figure.title),
    );
    for mark in &figure.marks {
        // Writing to a string can't fail.
        let _ = match mark {
            Mark::Line { points, width, style, colour } => {
                let style = stroke(*style);
                let (paint, points, width) =
                    (paint("stroke", *colour), listed(points), rounded(*width));
                writeln!(
                    svg,
                    "<polyline fill=\"none\" {paint} stroke-width=\"{width}\" {style} \
                     points=\"{points}\"/>",
                )
            }
            Mark::Area { points, colour } => {
                let (paint, points) = (paint("fill", *colour), listed(points));
                writeln!(svg, "<polygon {paint} points=\"{points}\"/>")
            }
            Mark::Dot { centre: (x, y), radius, colour } => {
                let paint = paint("fill", *colour);
                let (x, y, radius) = (rounded(*x), rounded(*y), rounded(*radius));
                writeln!(svg, "<circle {paint} cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
            }
            Mark::Text { at: (x, y), anchor, font, text } => {
                let anchor = match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                let weight = if font.bold { " font-weight=\"bold\"" } else { "" };
                let (paint, size) = (paint("fill", font.colour), rounded(font.size));
                let (x, y) = (rounded(*x), rounded(*y));
                writeln!(
                    svg,
                    "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" \
                     font-size=\"{size}\"{weight} {paint}>{}</text>",
                    escaped(text),
                )
            }
        };
    }
    svg.push_str("</svg>\n");
    svg
}

fn stroke(style: Style) -> String {
    match style {
        Style::Round => "stroke-linejoin=\"round\" stroke-linecap=\"round\"".to_owned(),
        Style::Dashed(lengths) => {
            let [dash, gap] = lengths.map(rounded);
            format!("{} stroke-dasharray=\"{dash} {gap}\"", stroke(Style::Round))
        }
        Style::Ruled => "stroke-linecap=\"square\"".to_owned(),
    }
}

fn paint(attribute: &str, colour: Colour) -> String {
    let [red, green, blue, opacity] = colour.0;
    let mut paint = format!("{attribute}=\"#{red:02x}{green:02x}{blue:02x}\"");
    if opacity < 255 {
        paint.push_str(&format!(" {attribute}-opacity=\"{:.2}\"", f32::from(opacity) / 255.0));
    }
    paint
}

fn listed(points: &[At]) -> String {
    let points: Vec<String> =
        points.iter().map(|(x, y)| format!("{},{}", rounded(*x), rounded(*y))).collect();
    points.join(" ")
}

/// Rounds to a hundredth of a unit, which is finer than the eye can see.
fn rounded(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

/// Escapes markup for XML, and replaces control characters.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ if letter.is_control() || matches!(letter, '\u{FFFE}' | '\u{FFFF}') => {
                escaped.push('\u{FFFD}');
            }
            _ => escaped.push(letter),
        }
    }
    escaped
}
