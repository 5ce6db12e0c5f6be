//! Captions below boards.

use evoku_messages::{Language, Message, say};
use evoku_sudoku::{Geometry, Partition};

use super::board::Place;
use super::ink::{INK, MUTED, SMALLEST};
use crate::figure::{Anchor, At, Figure, Font};

/// A caption: a line with number, name and level, and lines about the rules.
pub(super) struct Caption<'a> {
    pub(super) number: u64,
    pub(super) name: &'a str,
    pub(super) level: &'a str,
    pub(super) notes: Vec<String>,
}

/// The font size below a board with this side.
fn size(side: f32) -> f32 {
    (side * 0.045).clamp(SMALLEST, 11.0)
}

fn notes_font(side: f32) -> Font {
    Font { size: (size(side) * 0.8).max(SMALLEST), bold: false, colour: MUTED }
}

/// The distance between baselines, as a multiple of the font size.
const LEADING: f32 = 1.35;
/// The distance from the board to the first baseline, as a multiple of the font size.
const DISTANCE: f32 = 1.6;

/// The height of a caption below a board with this side.
pub(super) fn height(side: f32, notes: usize) -> f32 {
    // Letters extend below the last baseline by a quarter of their size.
    size(side) * (DISTANCE + 0.25) + notes_font(side).size * LEADING * notes as f32
}

/// The largest share of a slot's height that a caption may take.
const SHARE: f32 = 0.45;

/// The number of lines of notes that fit into a height below a board with this side.
fn most(side: f32, room: f32) -> usize {
    // The height may have been computed from a number of lines, so rounding errors are tolerated.
    const NEARLY: f32 = 0.01;
    let lines = (room - height(side, 0)) / (notes_font(side).size * LEADING);
    (lines + NEARLY).max(0.0) as usize
}

/// Returns `true` if a board of readable size fits into a slot together with all its notes.
pub(super) fn fits((width, height_of_slot): At, notes: &str) -> bool {
    let side = width.min(height_of_slot * (1.0 - SHARE));
    wrapped(notes, notes_font(side), side).len() <= most(width, height_of_slot * SHARE)
}

/// The side of the largest board that fits into a slot with its caption.
pub(super) fn board_side((width, height_of_slot): At, notes: &str) -> f32 {
    let most = most(width, height_of_slot * SHARE);
    let mut lines = 0;
    loop {
        // The board is not wider than the slot, so its caption is at most this high.
        let side = width.min(height_of_slot - height(width, lines));
        let needed = wrapped(notes, notes_font(side), side).len().min(most);
        if needed <= lines {
            return side;
        }
        lines = needed;
    }
}

/// The lines of notes below a board with this side in a slot of this height. The last line ends in
/// an ellipsis if there isn't enough room for all lines.
pub(super) fn lines(notes: &str, side: f32, height_of_slot: f32) -> Vec<String> {
    let mut lines = wrapped(notes, notes_font(side), side);
    let most = most(side, height_of_slot - side);
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = shortened(&format!("{last} \u{2026}"), notes_font(side), side);
        }
    }
    lines
}

/// The rules of a board in addition to those of a plain board, one sentence for each rule.
pub fn notes(geometry: &Geometry) -> impl Iterator<Item = Message> + use<> {
    let rules = geometry.rules();
    let notes: [(bool, fn() -> Message); 6] = [
        (rules.partition == Partition::None, say::sheet_rule_no_boxes),
        (matches!(rules.partition, Partition::Regions(_)), say::sheet_rule_regions),
        (rules.diagonal, say::sheet_rule_diagonals),
        (rules.windoku, say::sheet_rule_windows),
        (rules.anti_knight, say::sheet_rule_anti_knight),
        (rules.anti_king, say::sheet_rule_anti_king),
    ];
    let notes = notes.into_iter().filter(|(on, _)| *on).map(|(_, note)| note());
    notes.chain(geometry.ground().rules())
}

/// The rules of a board in addition to those of a plain board, as a single text.
pub(super) fn rules(geometry: &Geometry, language: Language) -> String {
    let notes: Vec<String> = notes(geometry).map(|note| note.render(language)).collect();
    notes.join(" ")
}

/// Wraps a text into lines of this width.
pub(super) fn wrapped(notes: &str, font: Font, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let breaks = |sign: char| sign.is_whitespace() && !matches!(sign, '\u{a0}' | '\u{202f}');
    for word in notes.split(breaks).filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if font.width(&format!("{line} {word}")) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Shortens a text to `width`, with an ellipsis if it is too wide.
pub(super) fn shortened(text: &str, font: Font, width: f32) -> String {
    if font.width(text) <= width {
        return text.to_owned();
    }
    let mut short = text.to_owned();
    while short.pop().is_some() {
        let cut = format!("{}\u{2026}", short.trim_end());
        if font.width(&cut) <= width {
            return cut;
        }
    }
    short
}

/// Draws the caption of a board.
pub(super) fn draw(figure: &mut Figure, place: Place, words: &Caption<'_>) {
    let (left, right) = (place.corner.0, place.corner.0 + place.side);
    let size = size(place.side);
    let bold = Font { size, bold: true, colour: INK };
    let plain = Font { size, bold: false, colour: MUTED };
    let mut y = place.corner.1 + place.side + size * DISTANCE;
    let number = words.number.to_string();
    figure.text((left, y), Anchor::Start, bold, &number);
    let level = shortened(words.level, plain, place.side / 2.0);
    let start = left + bold.width(&number) + size * 0.6;
    let end = right - plain.width(&level) - size;
    if !words.name.is_empty() {
        let name = shortened(words.name, Font { colour: INK, ..plain }, end - start);
        figure.text((start, y), Anchor::Start, Font { colour: INK, ..plain }, name);
    }
    if !level.is_empty() {
        figure.text((right, y), Anchor::End, plain, level);
    }
    let notes = notes_font(place.side);
    for line in &words.notes {
        y += notes.size * LEADING;
        figure.text((left, y), Anchor::Start, notes, line);
    }
}
