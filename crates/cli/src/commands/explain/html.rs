//! Solution paths as a self-contained page.

use std::fmt::Write;

use evoku_messages::say;
use evoku_sudoku::explain::{Overlay, Picture, Station, Taken, Way};
use evoku_sudoku::{Candidates, Grid, Sudoku};

use super::route::Route;
use super::text::{summary, title, unexplained};
use crate::language::render;
use crate::page::{escaped, legend};

/// Returns the section of a puzzle: its description and its steps.
pub(super) fn section(number: usize, route: &Route) -> String {
    let sudoku = &route.record.sudoku;
    let geometry = sudoku.geometry();
    let class = if geometry.side() > 9 { " class=\"large\"" } else { "" };
    let mut page = format!("<section{class}>\n<h1>{}</h1>\n", escaped(&title(number, route)));
    let board = escaped(&render(&**geometry));
    // Writing to a string can't fail.
    let _ = match &route.way {
        Ok(way) => writeln!(page, "<p class=\"about\">{board}: {}</p>", escaped(&summary(way))),
        Err(problem) => {
            let problem = escaped(&unexplained(problem));
            writeln!(page, "<p class=\"about\">{board}. {problem}</p>")
        }
    };
    let rules = geometry.ground().rules();
    let rules = rules.iter().map(render).collect::<Vec<_>>().join(" ");
    if !rules.is_empty() {
        let _ = writeln!(page, "<p class=\"about\">{}</p>", escaped(&rules));
    }
    let board = Board::new(number, sudoku);
    let start = board.picture(sudoku.givens(), None, None);
    let _ = write!(page, "{}<div class=\"start\">\n{start}<div>\n", board.shared());
    if let Ok(way) = &route.way {
        techniques(way, &mut page);
    }
    page.push_str("</div>\n</div>\n");
    let stations = route.way.as_ref().map_or(&[][..], |way| &way.stations);
    let mut index = 0;
    while index < stations.len() {
        let singles = stations[index..].iter().take_while(|station| station.is_single()).count();
        let count = singles.max(1);
        let run = &stations[index..index + count];
        if count > 1 {
            add_singles(index + 1, run, &board, &mut page);
        } else {
            run.iter().for_each(|station| add_step(index + 1, station, &board, &mut page));
        }
        index += count;
    }
    page.push_str("</section>\n");
    page
}

/// Adds the techniques of a path with the number of uses of each, and the legend of colors.
fn techniques(way: &Way, page: &mut String) {
    page.push_str("<table>\n");
    for (technique, count) in &way.rating.steps {
        let name = escaped(&render(technique));
        let _ = writeln!(page, "<tr><td>{count}</td><td>{name}</td></tr>");
    }
    if way.rating.guesses > 0 {
        let (count, guess) = (way.rating.guesses, render(say::command_guess()));
        let _ = writeln!(page, "<tr><td>{count}</td><td>{guess}</td></tr>");
    }
    let _ = writeln!(page, "</table>\n<p class=\"about\">{}</p>", legend());
}

/// Adds a step with its picture.
fn add_step(number: usize, station: &Station, board: &Board<'_>, page: &mut String) {
    let geometry = board.sudoku.geometry();
    let overlay = station.overlay(geometry);
    let picture = board.picture(&station.grid, Some(&station.candidates), Some(&overlay));
    let _ = write!(
        page,
        "<div class=\"step\">\n{picture}<div>\n<h2><span>{number}</span>{}</h2>\n<p>{}</p>\n\
         <p><code>{}</code></p>\n</div>\n</div>\n",
        escaped(&render(station.technique())),
        escaped(&render(station.prose(geometry))),
        escaped(&station.notation(geometry)),
    );
}

/// Adds several singles with one picture.
fn add_singles(number: usize, run: &[Station], board: &Board<'_>, page: &mut String) {
    let geometry = board.sudoku.geometry();
    let Some(first) = run.first() else { return };
    let placed = run.iter().flat_map(|station| match &station.taken {
        Taken::Deduced(deduction) => deduction.placements.clone(),
        Taken::Guessed(candidate) => vec![*candidate],
    });
    let overlay = Overlay { placements: placed.collect(), ..Overlay::default() };
    let picture = board.picture(&first.grid, Some(&first.candidates), Some(&overlay));
    let last = number + run.len() - 1;
    let _ = write!(
        page,
        "<div class=\"step\">\n{picture}<div>\n<h2><span>{}</span>{}</h2>\n\
         <ol class=\"singles\" start=\"{number}\">\n",
        render(say::command_steps_between(number, last)),
        render(say::command_singles()),
    );
    for station in run {
        let notation = render(station.eureka(geometry));
        let _ = writeln!(page, "<li>{}</li>", escaped(&notation));
    }
    page.push_str("</ol>\n</div>\n</div>\n");
}

/// The board of a puzzle. All its pictures share the drawing of its constraints.
struct Board<'a> {
    sudoku: &'a Sudoku,
    /// The name of the shared drawing; `None` if there are no constraints.
    name: Option<String>,
}

impl<'a> Board<'a> {
    fn new(number: usize, sudoku: &'a Sudoku) -> Self {
        let has_constraints = !sudoku.geometry().constraints().is_empty();
        Self { sudoku, name: has_constraints.then(|| format!("board-{number}")) }
    }

    fn shared(&self) -> String {
        let picture = self.drawn(self.sudoku.givens(), None, None);
        self.name.as_ref().map_or_else(String::new, |name| picture.shared_svg(name))
    }

    fn picture(
        &self,
        grid: &Grid,
        candidates: Option<&Candidates>,
        overlay: Option<&Overlay>,
    ) -> String {
        let picture = self.drawn(grid, candidates, overlay);
        match &self.name {
            Some(name) => picture.inline_svg_with(name),
            None => picture.inline_svg(),
        }
    }

    fn drawn<'p>(
        &'p self,
        grid: &'p Grid,
        candidates: Option<&'p Candidates>,
        overlay: Option<&'p Overlay>,
    ) -> Picture<'p> {
        let (geometry, givens) = (self.sudoku.geometry(), self.sudoku.givens());
        Picture { geometry, givens, grid, candidates, overlay }
    }
}
