//! HoDoKu's regression library: every technique finds what it is to find, in 1,112 positions.

#![allow(clippy::print_stderr, reason = "what is missed is told")]

mod common;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use evoku_sudoku::logic::{Fins, Fish, FishShape, Pattern, Reasoner, Technique};
use evoku_sudoku::{Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Shape};

/// A case of the library, `:code[-variant]:digits:givens:deleted:eliminations:placements:extra`.
struct Case<'a> {
    code: &'a str,
    variant: &'a str,
    digits: Digits,
    reasoner: Reasoner,
    eliminations: Vec<Candidate>,
    placements: Vec<Candidate>,
}

impl<'a> Case<'a> {
    fn new(line: &'a str) -> Self {
        let parts: Vec<&str> = line.split(':').collect();
        let (code, variant) = parts[1].split_once('-').unwrap_or((parts[1], ""));
        let (mut givens, mut grid) = (Grid::blank(9), Grid::blank(9));
        let (mut placed, mut at) = (false, 0);
        for character in parts[3].chars() {
            if character == '+' {
                placed = true;
                continue;
            }
            let digit = character.to_digit(10).and_then(|value| Digit::new(value as u8));
            grid.set(Cell::from_index(at), digit);
            givens.set(Cell::from_index(at), digit.filter(|_| !placed));
            (placed, at) = (false, at + 1);
        }
        let geometry = Arc::new(Geometry::plain(Shape::NINE));
        let mut marks = Candidates::seen(&geometry, &grid);
        for Candidate { cell, digit } in candidates(parts[4]) {
            if grid.get(cell).is_none() {
                marks.remove(cell, digit);
            }
        }
        let mut reasoner = Reasoner::new(&geometry);
        reasoner.resume(&givens, &grid, Some(&marks), true);
        Self {
            code,
            variant,
            digits: parts[2]
                .bytes()
                .map(|digit| Digit::from_index(usize::from(digit - b'1')))
                .collect(),
            reasoner,
            eliminations: candidates(parts[5]),
            placements: candidates(parts[6]),
        }
    }

    /// Whether the techniques that the code means find what the case says; for the variant `x`, that they
    /// don't.
    fn passes(&mut self) -> bool {
        let mut found = false;
        for technique in techniques(self.code) {
            let _ = self.reasoner.all(technique, &mut |mut deduction| {
                deduction.eliminations.sort_unstable();
                deduction.placements.sort_unstable();
                found |= match &deduction.pattern {
                    Pattern::Rectangle { digits, .. } if self.variant == "x" => {
                        *digits == self.digits
                    }
                    _ if self.variant == "x" => true,
                    _ => {
                        deduction.eliminations == self.eliminations
                            && deduction.placements == self.placements
                    }
                };
                ControlFlow::Continue(())
            });
        }
        found == (self.variant != "x")
    }
}

/// Candidates as `digit row column`, ascending.
fn candidates(text: &str) -> Vec<Candidate> {
    let candidate = |word: &str| {
        let [digit, row, column] = [0, 1, 2].map(|at| usize::from(word.as_bytes()[at] - b'1'));
        Candidate { cell: Cell::at(row, column, 9), digit: Digit::from_index(digit) }
    };
    let mut all: Vec<Candidate> = text.split_ascii_whitespace().map(candidate).collect();
    all.sort_unstable();
    all
}

/// What the library means by a code; none for one that isn't known.
fn techniques(code: &str) -> Vec<Technique> {
    use Technique as T;
    let digit = |at: usize| code.as_bytes().get(at).map_or(0, |digit| digit - b'0');
    match code {
        "0000" => vec![T::FullHouse],
        "0002" => vec![T::HiddenSingle],
        "0003" => vec![T::NakedSingle],
        "0100" => vec![T::Pointing],
        "0101" => vec![T::Claiming],
        "0110" => vec![T::LockedPair],
        "0111" => vec![T::LockedTriple],
        "0200" | "0201" | "0202" => vec![T::NakedSubset(digit(3) + 2)],
        "0210" | "0211" | "0212" => vec![T::HiddenSubset(digit(3) + 2)],
        "0400" => vec![T::Skyscraper],
        "0401" => vec![T::TwoStringKite],
        "0402" => vec![T::EmptyRectangle],
        "0403" => vec![T::TurbotFish],
        "0404" => vec![T::DualTwoStringKite],
        "0405" => vec![T::DualEmptyRectangle],
        "0500" => vec![T::SimpleColorsTrap],
        "0501" => vec![T::SimpleColorsWrap],
        "0502" => vec![T::MultiColors1],
        "0503" => vec![T::MultiColors2],
        "0606" => vec![T::HiddenRectangle],
        "0607" | "0608" => vec![T::AvoidableRectangle(digit(3) - 6)],
        "0610" => vec![T::BivalueUniversalGrave],
        "0701" => vec![T::XChain],
        "0702" => vec![T::XyChain],
        "0703" => vec![T::RemotePair],
        "0706" => vec![T::ContinuousLoop],
        "0707" => vec![T::DiscontinuousLoop],
        "0708" => vec![T::AlternatingChain],
        "0709" => vec![T::GroupedContinuousLoop, T::AlsContinuousLoop],
        "0710" => vec![T::GroupedDiscontinuousLoop, T::AlsDiscontinuousLoop],
        "0711" => vec![T::GroupedAlternatingChain, T::AlsAlternatingChain],
        "0800" => vec![T::XyWing],
        "0801" => vec![T::XyzWing],
        "0803" => vec![T::WWing],
        "0901" => vec![T::AlsXz],
        "0902" => vec![T::AlsXyWing, T::AlsXyWingOverlap],
        "0903" => vec![T::AlsChain, T::AlsChainOverlap],
        "0904" => vec![T::DeathBlossom, T::DeathBlossomOverlap],
        "1101" => vec![T::SueDeCoq],
        "1201" => vec![T::TemplateSet],
        "1202" => vec![T::TemplateDelete],
        _ if code.starts_with("060") => vec![T::UniqueRectangle(digit(3) + 1)],
        _ if code.starts_with("03") => {
            let (shape, fins) = match digit(2) {
                0 => (FishShape::Basic, Fins::None),
                1 => (FishShape::Basic, Fins::Finned),
                2 => (FishShape::Basic, Fins::Sashimi),
                3 => (FishShape::Franken, Fins::None),
                4 => (FishShape::Franken, Fins::Finned),
                5 => (FishShape::Mutant, Fins::None),
                _ => (FishShape::Mutant, Fins::Finned),
            };
            let fish = Fish { size: digit(3) + 2, shape, fins };
            vec![if code.len() > 4 { T::SiameseFish(fish) } else { T::Fish(fish) }]
        }
        _ => Vec::new(),
    }
}

#[test]
fn hodokus_library_is_passed() {
    let lines = common::shared_lines("logic/reglib-1.3.txt");
    let mut cases: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    let mut missed = Vec::new();
    for line in lines.iter().filter(|line| line.starts_with(':')) {
        let mut case = Case::new(line);
        assert!(!techniques(case.code).is_empty(), "unknown technique in {line}");
        let passed = case.passes();
        let [all, passes] = cases.entry(case.code).or_default();
        *all += 1;
        *passes += usize::from(passed);
        if !passed {
            missed.push(line);
        }
    }
    for (code, [all, passes]) in &cases {
        eprintln!("{code:<6} {passes:>3} of {all:>3}");
    }
    missed.iter().for_each(|line| eprintln!("missed: {line}"));
    let all: usize = cases.values().map(|[all, _]| all).sum();
    let passed = all - missed.len();
    eprintln!("{passed} of {all}");
    // HoDoKu 2.2.0 passes 1,106 of its own 1,112.
    assert!(all == 0 || (all == 1112 && passed >= 1110), "{passed} of {all}");
}
