//! The classes of a set for experiments.

use std::sync::Arc;

use evoku_sudoku::formats::Record;
use evoku_sudoku::generate::{Made, Request};
use evoku_sudoku::rating::{Level, Raters};
use evoku_sudoku::{Geometry, Shape};

use super::report;
use crate::error::Result;
use crate::numbers::tenths;

/// A class of puzzles: boards of one size and one level.
pub(super) struct Class {
    pub(super) name: String,
    side: usize,
    level: Level,
}

/// Returns the classes, smallest boards first. Boards other than 9x9 are easy.
pub(super) fn classes() -> Vec<Class> {
    let easy = |side: usize| Class { name: format!("{side}x{side}"), side, level: Level::Easy };
    let nine = |level: Level| Class { name: format!("9x9 {}", level.name()), side: 9, level };
    let mut classes = vec![easy(4), easy(6)];
    classes.extend(Level::ALL.map(nine));
    classes.extend([16, 25].map(easy));
    classes
}

impl Class {
    /// Returns the request for puzzles of this class.
    pub(super) fn request(&self) -> Result<Request> {
        let geometry = Arc::new(Geometry::plain(Shape::of_side(self.side)?));
        Ok(Request { levels: Some(self.level..=self.level), ..Request::new(&geometry) })
    }

    /// Returns a puzzle of the class with its ratings.
    pub(super) fn record(&self, made: &Made, raters: &mut Raters) -> Record {
        let mut record = Record::of(made.sudoku.clone());
        record.solution = Some(made.solution.clone());
        let rated = raters.rate(&record.sudoku, None);
        let text = |value: Option<String>| value.unwrap_or_default();
        let mut add = |name: &str, value: String| record.fields.push((name.to_owned(), value));
        add("class", self.name.clone());
        add("givens", made.sudoku.givens().filled().to_string());
        report::fields(made).into_iter().for_each(|(name, value)| add(&name, value));
        if let Some(rated) = rated {
            add("se_er", text(rated.explainer[0].map(tenths)));
            add("guesses", text(rated.guesses.map(|guesses| guesses.to_string())));
        }
        record
    }
}
