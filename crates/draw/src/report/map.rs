//! Heat map of every algorithm on every class.

use evoku_lab::analysis::Analysis;
use evoku_lab::index::{ClassIndex, ConfigurationIndex};
use evoku_lab::results::PROPAGATION;
use evoku_messages::{Language, say};

use super::plot::{INK, LABEL, MUTED, SMALL, WIDTH, tile};
use crate::figure::{Anchor, Figure, Font, Unit};

/// The fewest configurations of a map; the other pictures can distinguish fewer.
const LEAST: usize = 8;

/// The height of a row, and below it that of a line of text above the columns.
const ROW: f32 = 22.0;
const LINE: f32 = 16.0;
/// The width of the widest column.
const WIDEST: f32 = 96.0;
const TOP: f32 = 56.0;

const NAME: Font = Font { size: 13.0, bold: false, colour: INK };
const HEAD: Font = Font { size: 13.0, bold: false, colour: MUTED };
const KIND: Font = Font { size: 13.0, bold: true, colour: MUTED };

/// Draws a tile for each algorithm and class; the darker, the larger the share of runs that found a
/// solution. Algorithms are grouped by their kind of propagation, the best first. `None` with fewer
/// than eight configurations or a single class.
#[must_use]
pub(super) fn map(analysis: &Analysis<'_>, language: Language) -> Option<Figure> {
    let plan = &analysis.results.plan;
    if plan.configurations.len() < LEAST || plan.classes.len() < 2 {
        return None;
    }
    let kinds = kinds(analysis);
    let labels = plan.configurations.iter().map(|one| NAME.width(&one.label));
    let left = labels.fold(120.0, f32::max) + 44.0;
    let wide = ((WIDTH - 24.0 - left) / plan.classes.len() as f32).min(WIDEST);
    let heads: Vec<Vec<String>> =
        plan.classes.iter().map(|class| lines(class, wide - 6.0)).collect();
    let deepest = heads.iter().map(Vec::len).max().unwrap_or(0) as f32;
    let rows = plan.configurations.len() + kinds.len();
    let top = TOP + LINE * deepest;
    let title = say::draw_report_map(&plan.name).render(language);
    let size = (WIDTH, top + ROW * rows as f32 + 24.0);
    let mut figure = Figure::new(size, Unit::Pixel, title.clone());
    figure.text((24.0, 32.0), Anchor::Start, Font { size: 18.0, bold: true, ..LABEL }, title);
    for (column, head) in heads.iter().enumerate() {
        let x = left + (column as f32 + 0.5) * wide;
        for (number, words) in head.iter().rev().enumerate() {
            let y = top - 8.0 - LINE * number as f32;
            // A single word that is wider than its column is shrunk.
            let size = HEAD.size * ((wide - 6.0) / HEAD.width(words)).min(1.0);
            figure.text((x, y), Anchor::Middle, Font { size, ..HEAD }, words.clone());
        }
    }
    let mut y = top;
    for (kind, configurations) in kinds {
        let words = say::draw_report_propagation(kind).render(language);
        figure.text((24.0, y + ROW - 6.0), Anchor::Start, KIND, words);
        y += ROW;
        for configuration in configurations {
            figure.text((left - 10.0, y + 16.0), Anchor::End, NAME, analysis.label(configuration));
            for (column, class) in ClassIndex::first(plan.classes.len()).enumerate() {
                let (solved, runs, _) = analysis.runs.success(&[configuration], class);
                if runs == 0 {
                    continue;
                }
                let share = solved as f64 / runs as f64;
                let words =
                    if solved == 0 { String::new() } else { format!("{:.0}", 100.0 * share) };
                let at = (left + column as f32 * wide, y);
                tile(&mut figure, at, (wide, ROW), share, (Font { size: 12.0, ..SMALL }, words));
            }
            y += ROW;
        }
    }
    Some(figure)
}

/// The configurations grouped by their kind of propagation, each group with the best first.
fn kinds<'a>(analysis: &Analysis<'a>) -> Vec<(&'a str, Vec<ConfigurationIndex>)> {
    let configurations = &analysis.results.plan.configurations;
    let mut kinds: Vec<(&str, Vec<ConfigurationIndex>)> = Vec::new();
    for (index, one) in ConfigurationIndex::first(configurations.len()).zip(configurations) {
        match kinds.iter_mut().find(|(kind, _)| *kind == one.propagation) {
            Some((_, of_kind)) => of_kind.push(index),
            None => kinds.push((&one.propagation, vec![index])),
        }
    }
    let order = |kind: &str| {
        PROPAGATION.iter().position(|known| *known == kind).unwrap_or(PROPAGATION.len())
    };
    kinds.sort_by_key(|(kind, _)| order(kind));
    for (_, of_kind) in &mut kinds {
        of_kind.sort_by(|one, other| share(analysis, *other).total_cmp(&share(analysis, *one)));
    }
    kinds
}

/// The sum over classes of the share of solved runs.
fn share(analysis: &Analysis<'_>, configuration: ConfigurationIndex) -> f64 {
    let classes = ClassIndex::first(analysis.results.plan.classes.len());
    let shares = classes.map(|class| {
        let (solved, runs, _) = analysis.runs.success(&[configuration], class);
        solved as f64 / runs.max(1) as f64
    });
    shares.sum()
}

/// Breaks a name between words into lines of this width.
fn lines(name: &str, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(last) if HEAD.width(&format!("{last} {word}")) <= room => {
                last.push(' ');
                last.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
