//! HoDoKu's library of techniques: positions with expected deductions.

use std::ops::ControlFlow;
use std::sync::Arc;

use evoku_sudoku::logic::{Deduction, Fins, Fish, FishShape, Reasoner, Technique};
use evoku_sudoku::{Candidate, Candidates, Cell, Digit, Digits, Element, Geometry, Grid, Shape};

/// A case of the library, `:code[-variant]:digits:givens:deleted:eliminations:placements:extra`.
pub(crate) struct Case<'a> {
    pub(crate) code: &'a str,
    pub(crate) variant: &'a str,
    pub(crate) digits: Digits,
    givens: Grid,
    grid: Grid,
    marks: Candidates,
    pub(crate) eliminations: Vec<Candidate>,
    pub(crate) placements: Vec<Candidate>,
}

impl<'a> Case<'a> {
    pub(crate) fn new(line: &'a str) -> Self {
        let parts: Vec<&str> = line.split(':').collect();
        let (code, variant) = parts[1].split_once('-').unwrap_or((parts[1], ""));
        let grid = super::grid(&parts[3].replace('+', ""));
        let mut givens = grid.clone();
        // A digit after a plus was placed in play.
        for (at, (plus, _)) in parts[3].match_indices('+').enumerate() {
            givens.set(Cell::from_index(plus - at), None);
        }
        let mut marks = Candidates::seen(&Geometry::plain(Shape::NINE), &grid);
        for Candidate { cell, digit } in candidates(parts[4]) {
            if grid.get(cell).is_none() {
                marks.remove(cell, digit);
            }
        }
        Self {
            code,
            variant,
            digits: parts[2].bytes().filter_map(|digit| Digit::new(digit - b'0')).collect(),
            givens,
            grid,
            marks,
            eliminations: candidates(parts[5]),
            placements: candidates(parts[6]),
        }
    }

    /// The position, on a board with the rules of this geometry.
    pub(crate) fn on(&self, geometry: &Arc<Geometry>, unique: bool) -> Reasoner {
        let mut reasoner = Reasoner::new(geometry);
        reasoner.resume(&self.givens, &self.grid, Some(&self.marks), unique);
        reasoner
    }

    /// The position, of a puzzle with one solution.
    pub(crate) fn reasoner(&self) -> Reasoner {
        self.on(&Arc::new(Geometry::plain(Shape::NINE)), true)
    }

    /// Returns `true` if a deduction is the expected one.
    pub(crate) fn is(&self, deduction: &Deduction) -> bool {
        deduction.eliminations == self.eliminations && deduction.placements == self.placements
    }

    /// The techniques of the code; empty for an unknown code.
    pub(crate) fn techniques(&self) -> Vec<Technique> {
        techniques(self.code)
    }
}

/// All deductions of a technique, each with its candidates ascending.
pub(crate) fn all(reasoner: &mut Reasoner, technique: Technique) -> Vec<Deduction> {
    let mut deductions = Vec::new();
    let end = reasoner.all(technique, &mut |mut deduction| {
        deduction.eliminations.sort_unstable();
        deduction.placements.sort_unstable();
        deductions.push(deduction);
        ControlFlow::Continue(())
    });
    assert!(end.is_continue());
    deductions
}

/// Parses candidates written as three digits, `digit row column`, ascending.
fn candidates(text: &str) -> Vec<Candidate> {
    let candidate = |word: &str| {
        let [digit, row, column] = [0, 1, 2].map(|at| usize::from(word.as_bytes()[at] - b'1'));
        Candidate { cell: Cell::at(row, column, 9), digit: Digit::from_index(digit) }
    };
    let mut all: Vec<Candidate> = text.split_ascii_whitespace().map(candidate).collect();
    all.sort_unstable();
    all
}

/// The techniques of a code; empty for an unknown code.
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
