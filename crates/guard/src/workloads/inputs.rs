//! The puzzles of the workloads.

use std::rc::Rc;

use evoku_sudoku::formats::{Hints, Reader, Record, by_name};

/// Puzzles that evoku generated, and some of its golden runs.
const PUZZLES: &str = include_str!("../../puzzles.jsonl");

/// Puzzles in sets, each with the name of its set in the field `name`.
pub(super) struct Inputs(Vec<(String, Rc<[Record]>)>);

impl Inputs {
    pub(super) fn read() -> Self {
        let hints = Hints { format: by_name("jsonl"), ..Hints::default() };
        let records =
            Reader::new(PUZZLES.as_bytes(), hints).map(|record| record.expect("a puzzle"));
        let records: Vec<Record> = records.collect();
        let name = |record: &Record| record.field("name").expect("the name of a set").to_owned();
        let sets = records.chunk_by(|a, b| name(a) == name(b));
        Self(sets.map(|set| (name(&set[0]), set.into())).collect())
    }

    /// Every set with its name.
    pub(super) fn sets(&self) -> impl Iterator<Item = (&str, &Rc<[Record]>)> {
        self.0.iter().map(|(name, set)| (name.as_str(), set))
    }

    /// The set of this name.
    pub(super) fn set(&self, name: &str) -> Rc<[Record]> {
        let set = self.sets().find(|(known, _)| *known == name);
        Rc::clone(set.expect("the name of a set").1)
    }
}
