//! Draws pages.

use super::book::{Book, Kind, Page, Pages};
use super::entry::{Entry, level_in_words};
use super::ink::{INK, MUTED};
use super::layout::Area;
use super::puzzle_list::PuzzleList;
use super::{board, caption};
use crate::figure::{Anchor, Figure, Font, Unit, printable};

impl Book {
    /// Draws the page at an index; `None` after the last.
    #[must_use]
    pub fn draw(&self, puzzle_list: &PuzzleList, pages: &Pages, index: usize) -> Option<Figure> {
        let page = pages.pages.get(index)?;
        let heading = pages.headings.get(page.section).and_then(Option::as_deref);
        let area = Area::of(self.paper, self.gutter, index.is_multiple_of(2), heading.is_some());
        let (width, height) = self.paper.size();
        let margins = self.paper.margins();
        let title = self.title.as_deref().unwrap_or("Sudoku");
        let mut figure = Figure::new((width, height), Unit::Point, title.to_owned());
        if let Some(heading) = heading {
            let (y, font) = if page.is_first {
                (margins.heading, Font { size: margins.title, bold: true, colour: INK })
            } else {
                (margins.running_head, Font { size: 9.0, bold: false, colour: MUTED })
            };
            let heading = caption::shortened(heading, font, area.width);
            figure.text((area.centre(), y), Anchor::Middle, font, heading);
        }
        if pages.len() > 1 {
            let font = Font { size: 9.0, bold: false, colour: MUTED };
            let at = (area.centre(), height - margins.folio);
            figure.text(at, Anchor::Middle, font, (index + 1).to_string());
        }
        self.draw_boards(puzzle_list, page, area, &mut figure);
        Some(figure)
    }

    /// Draws the boards of a page with the same size, each in the middle of its slot.
    fn draw_boards(&self, puzzle_list: &PuzzleList, page: &Page, area: Area, figure: &mut Figure) {
        let layout = page.layout;
        let entries: Vec<Entry> =
            page.entries.clone().filter_map(|place| puzzle_list.get(place)).collect();
        let slot = layout.slot(area);
        let notes = |entry: &Entry| match page.kind {
            Kind::Solutions => String::new(),
            Kind::Puzzles => caption::rules(entry.sudoku.geometry(), self.language),
        };
        let sides = entries.iter().map(|entry| caption::board_side(slot, &notes(entry)));
        let side = sides.fold(f32::INFINITY, f32::min);
        let notes: Vec<_> =
            entries.iter().map(|entry| caption::lines(&notes(entry), side, slot.1)).collect();
        let most = notes.iter().map(Vec::len).max().unwrap_or(0);
        let free = slot.1 - side - caption::height(side, most);
        for (index, (entry, notes)) in entries.iter().zip(notes).enumerate() {
            let (left, top) = layout.corner(area, index);
            let corner = (left + (slot.0 - side) / 2.0, top + free / 2.0);
            let place = board::Place { corner, side };
            let filling = match (page.kind, &entry.solution) {
                (Kind::Solutions, Some(Ok(solution))) => board::Filling::Solved(solution),
                (Kind::Solutions, Some(Err(problem))) => board::Filling::Unsolved(*problem),
                _ => board::Filling::Puzzle { candidates: self.candidates },
            };
            board::draw(figure, place, &entry.sudoku, filling, self.language);
            let level = level_in_words(&entry.level).render(self.language);
            let (name, level) = (printable(&entry.name), printable(&level));
            let is_puzzle = page.kind == Kind::Puzzles;
            let words = caption::Caption {
                number: self.first + (page.entries.start + index) as u64,
                name: if is_puzzle { &name } else { "" },
                level: if is_puzzle && self.levels { &level } else { "" },
                notes,
            };
            caption::draw(figure, place, &words);
        }
    }
}
