use evoku_evolve::{Cost, Counters, Generation};
use evoku_sudoku::{Cell, Sudoku};

use super::ancestry::{Ancestors, Relation};
use super::board::State;
use super::{read, words};

/// A generation with these members.
struct Members<'m>(&'m [(&'m str, u32)]);

impl Generation for Members<'_> {
    fn counters(&self) -> Counters {
        Counters::default()
    }
    fn size(&self) -> usize {
        self.0.len()
    }
    fn cost(&self, member: usize) -> Cost {
        Cost::one(self.0[member].1)
    }
    fn line(&self, member: usize) -> String {
        self.0[member].0.to_owned()
    }
    fn diversity(&self) -> f64 {
        0.0
    }
    fn best_of_run(&self) -> Cost {
        self.best()
    }
    fn best_of_run_line(&self) -> String {
        self.line(self.best_member())
    }
    fn best_of_run_board(&self) -> String {
        self.best_of_run_line()
    }
}

fn blank() -> Sudoku {
    ".".repeat(16).parse().unwrap()
}

/// Returns the relation of a line to the generation before, and the number of changes.
fn relation(line: &str, members: &[(&str, u32)]) -> Option<(Relation, usize, Cost)> {
    let sudoku = blank();
    let mut ancestors = Ancestors::default();
    ancestors.remember(&Members(members));
    let found = ancestors.of(&sudoku, &read(&sudoku, line).unwrap())?;
    Some((found.relation, found.changed.len(), found.parent))
}

const ONE: &str = "1234341221434321";

#[test]
fn ancestors_are_the_most_similar_members() {
    let other = "4321123434122143";
    // Two digits of the first row are exchanged.
    let swapped = "2134341221434321";
    let members = [(other, 9), (ONE, 5)];
    let expected = (Relation::Rearranged, 2, Cost::one(5));
    assert_eq!(relation(swapped, &members), Some(expected));
    // A cell has another digit.
    let changed = "3234341221434321";
    assert_eq!(relation(changed, &members), Some((Relation::Changed, 1, Cost::one(5))));
    // The first row is that of the other member.
    let crossed = "4321341221434321";
    let expected = (Relation::Combined(Cost::one(9)), 4, Cost::one(5));
    assert_eq!(relation(crossed, &members), Some(expected));
    // More than half of the cells are new.
    let new = "1111111111111111";
    assert_eq!(relation(new, &members), Some((Relation::New, 12, Cost::one(5))));
    assert_eq!(relation(new, &members[1..]), Some((Relation::Changed, 12, Cost::one(5))));
    // Without a change or without members, there is nothing to compare.
    assert_eq!(relation(ONE, &members), None);
    assert_eq!(relation(ONE, &[]), None);
}

#[test]
fn changes_have_a_place() {
    let sudoku = blank();
    let mut ancestors = Ancestors::default();
    ancestors.remember(&Members(&[(ONE, 0)]));
    let within = |line: &str| {
        let found = ancestors.of(&sudoku, &read(&sudoku, line).unwrap()).unwrap();
        let names = found.within.iter().map(|&house| sudoku.geometry().name(house));
        (names.collect::<Vec<_>>(), found.changed)
    };
    let (houses, cells) = within("2134341221434321");
    assert_eq!((houses, cells[1]), (vec!["row 1".to_owned()], Cell::at(0, 1, 4)));
    let (houses, _) = within("2234241212433421");
    assert_eq!(houses, ["column 1", "column 2"]);
}

#[test]
fn houses_are_complete_or_not() {
    let sudoku = blank();
    let state = |line: &str| State::of(&sudoku, read(&sudoku, line).unwrap());
    let solved = state(ONE);
    assert!(solved.houses.iter().all(|house| house.absent == 0 && house.repeated.is_empty()));
    assert!(words::missing(&solved, words::FEW).is_empty());
    let clash = state("2234341221434321");
    let texts: Vec<String> =
        words::missing(&clash, words::FEW).iter().map(ToString::to_string).collect();
    let expected = "3 of 12 houses lack a digit: row 1 (2 more than once), column 1 (2 more than \
                    once) and box 1 (2 more than once).";
    assert_eq!(texts, [expected]);
    let changes: Vec<String> =
        words::houses(&clash, &solved).iter().map(ToString::to_string).collect();
    assert_eq!(changes, ["No longer complete: row 1, column 1 and box 1."]);
    let open = state(&format!(".{}", &ONE[1..]));
    let texts: Vec<String> =
        words::missing(&open, words::FEW).iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        ["3 of 12 houses lack a digit: row 1, column 1 and box 1.", "Open cells: 1.",]
    );
}
