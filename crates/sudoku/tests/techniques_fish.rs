//! Fish and templates: published examples, HoDoKu's library, a plain twin, soundness on all geometries.

#![allow(clippy::print_stderr, reason = "a skipped test says so")]

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::sync::Arc;

use evoku_sudoku::logic::{Deduction, Fins, Fish, FishShape, Reasoner, Technique};
use evoku_sudoku::{Candidate, Candidates, Cell, Digit, Element, Geometry, Grid, Shape};

/// A case of HoDoKu's library, `:code:digits:givens:deleted:eliminations:placements:`.
struct Case<'a> {
    code: &'a str,
    none: bool,
    givens: Grid,
    deleted: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

impl<'a> Case<'a> {
    fn new(line: &'a str) -> Self {
        let parts: Vec<&str> = line.split(':').collect();
        let (code, variant) = parts[1].split_once('-').unwrap_or((parts[1], ""));
        let givens = common::grid(&parts[3].replace('+', ""));
        let (deleted, eliminations) = (candidates(parts[4]), candidates(parts[5]));
        Self { code, none: variant == "x", givens, deleted, eliminations }
    }

    /// The conclusions of a technique here.
    fn conclusions(&self, technique: Technique) -> BTreeSet<Vec<Candidate>> {
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let mut marks = Candidates::seen(&geometry, &self.givens);
        for candidate in &self.deleted {
            if self.givens.get(candidate.cell).is_none() {
                marks.remove(candidate.cell, candidate.digit);
            }
        }
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.resume(&self.givens, &self.givens, Some(&marks), false);
        all(&mut reasoner, technique).into_iter().map(|deduction| deduction.eliminations).collect()
    }
}

fn all(reasoner: &mut Reasoner, technique: Technique) -> Vec<Deduction> {
    let mut deductions = Vec::new();
    let end = reasoner.all(technique, &mut |deduction| {
        deductions.push(deduction);
        ControlFlow::Continue(())
    });
    assert!(end.is_continue());
    deductions
}

/// Candidates as `digit row column`, ascending.
fn candidates(text: &str) -> Vec<Candidate> {
    let number = |text: &str| text.parse::<usize>().expect("three digits");
    let mut all: Vec<Candidate> = text
        .split_ascii_whitespace()
        .map(number)
        .map(|n| Candidate {
            digit: Digit::from_index(n / 100 - 1),
            cell: Cell::at(n / 10 % 10 - 1, n % 10 - 1, 9),
        })
        .collect();
    all.sort_unstable();
    all
}

/// The technique of a code of HoDoKu's library: `03` shape size, and `1` for siamese fish.
fn technique(code: &str) -> Option<Technique> {
    let digits: Vec<u8> = code.bytes().map(|digit| digit - b'0').collect();
    let (shape, fins) = match digits.get(2)? {
        0 => (FishShape::Basic, Fins::None),
        1 => (FishShape::Basic, Fins::Finned),
        2 => (FishShape::Basic, Fins::Sashimi),
        3 => (FishShape::Franken, Fins::None),
        4 => (FishShape::Franken, Fins::Finned),
        5 => (FishShape::Mutant, Fins::None),
        6 => (FishShape::Mutant, Fins::Finned),
        _ => return None,
    };
    let fish = Fish { size: 2 + digits.get(3)?, shape, fins };
    match (code.starts_with("03"), &digits[4..]) {
        (true, []) => Some(Technique::Fish(fish)),
        _ => None,
    }
}

#[test]
fn the_fish_of_hodokus_library_are_found() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/logic/reglib-1.3.txt");
    let Ok(bytes) = fs::read(path) else {
        eprintln!("SKIPPED: no {path}");
        return;
    };
    let text: String = bytes.iter().map(|&byte| char::from(byte)).collect();
    let (mut cases, mut misses) = (0, Vec::new());
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let case = Case::new(line);
        let Some(technique) = technique(case.code) else { continue };
        cases += 1;
        let found = case.conclusions(technique);
        if case.none && !found.is_empty() || !case.none && !found.contains(&case.eliminations) {
            misses.push(line.to_owned());
        }
    }
    assert!(cases > 100, "only {cases} cases");
    assert!(misses.is_empty(), "{} of {cases} missed:\n{}", misses.len(), misses.join("\n"));
}
