//! Explanations of deductions, on the paths of random puzzles and by example.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::common::{any_board, any_geometry, check_words, full_grid, numbers, puzzles};
use evoku_sudoku::explain::{Overlay, Picture, Step};
use evoku_sudoku::generate::Made;
use evoku_sudoku::logic::{Deduction, LADDER, Pattern, Reasoner, Technique};
use evoku_sudoku::messages::Language;
use evoku_sudoku::rating::{Rater, Walked};
use evoku_sudoku::{
    Candidate, Candidates, Cell, Digit, Element, Geometry, Grid, Partition, Rules, Shape, Sudoku,
};
use proptest::prelude::*;

/// Parses the candidates of a conclusion: `r27c3<>56, r4c4=1`.
fn read_conclusion(text: &str, side: usize) -> Vec<(Candidate, bool)> {
    let numbers = |text: &str| -> Vec<usize> {
        match side {
            ..=9 => text.chars().filter_map(|c| c.to_digit(10)).map(|n| n as usize).collect(),
            _ => text.split(',').map(|number| number.parse().expect("a number")).collect(),
        }
    };
    let mut found = Vec::new();
    for part in text.split(", ") {
        let (cells, digits, put) = match part.split_once("<>") {
            Some((cells, digits)) => (cells, digits, false),
            None => part.split_once('=').map(|(cells, digits)| (cells, digits, true)).expect(part),
        };
        for cell in cells.split(',') {
            let (rows, columns) =
                cell.strip_prefix('r').and_then(|cell| cell.split_once('c')).expect(cell);
            for row in numbers(rows) {
                for column in numbers(columns) {
                    for digit in numbers(digits) {
                        let digit = Digit::from_index(digit - 1);
                        let cell = Cell::at(row - 1, column - 1, side);
                        found.push((Candidate { cell, digit }, put));
                    }
                }
            }
        }
    }
    found.sort_unstable();
    found
}

fn concluded(deduction: &Deduction) -> Vec<(Candidate, bool)> {
    let put = deduction.placements.iter().map(|&candidate| (candidate, true));
    let gone = deduction.eliminations.iter().map(|&candidate| (candidate, false));
    let mut all: Vec<_> = put.chain(gone).collect();
    all.sort_unstable();
    all
}

/// Checks the laws of a step: each form contains all conclusions.
fn check(reasoner: &Reasoner, sudoku: &Sudoku, deduction: &Deduction) {
    let geometry = sudoku.geometry();
    let (side, candidates) = (geometry.side(), reasoner.candidates());
    let step = Step { geometry, candidates: &candidates, deduction };
    let expected = concluded(deduction);
    assert!(!expected.is_empty(), "{deduction:?}");

    let [eureka, prose, place] =
        [step.eureka(), step.prose(), step.whereabouts()].map(|words| words.to_string());
    assert!(eureka.starts_with(&format!("{}: ", deduction.technique)), "{eureka}");
    assert_eq!(read_conclusion(&step.conclusion(), side), expected, "{eureka}");
    assert!(eureka.ends_with(&step.conclusion()), "{eureka}");
    let last = prose.rsplit(" So ").next().unwrap_or_default();
    for (Candidate { cell, digit }, _) in &expected {
        let part = last
            .split("; ")
            .find(|part| part.split([' ', ',']).any(|word| word == cell.name(side)));
        let part = part.unwrap_or_else(|| panic!("no {} in {prose}", cell.name(side)));
        let words = part.trim_end_matches('.').split([' ', ',']);
        assert!(words.into_iter().any(|word| word == digit.to_string()), "{digit} in {prose}");
    }
    let forbidden = ["  ", " .", "()", " ,", "[]"];
    assert!(forbidden.iter().all(|&wrong| !prose.contains(wrong)), "{prose}");
    assert!(place.starts_with("Look at "), "{place}");
    check_words(&step);

    let json = step.json(Language::ENGLISH);
    let parsed: serde_json::Value = serde_json::from_str(&json.to_string()).expect("JSON");
    for (name, put) in [("placements", true), ("eliminations", false)] {
        for candidate in parsed[name].as_array().expect("an array") {
            let text =
                format!("{}={}", candidate["cell"].as_str().expect("a name"), candidate["digit"]);
            let candidate = read_conclusion(&text, 10.max(side));
            let same_side = candidate[0].0;
            // Parsed as on a large board, where each number is separate.
            let cell = Cell::at(
                same_side.cell.row(10.max(side)),
                same_side.cell.column(10.max(side)),
                side,
            );
            let candidate = Candidate { cell, digit: same_side.digit };
            assert!(expected.contains(&(candidate, put)), "{json}");
        }
    }
    let count = |name: &str| parsed[name].as_array().map_or(0, Vec::len);
    assert_eq!(count("placements"), deduction.placements.len());
    assert_eq!(count("eliminations"), deduction.eliminations.len());
    assert_eq!(parsed["eureka"], eureka.as_str());

    let overlay = Overlay::of(&step);
    let picture = Picture {
        geometry,
        givens: sudoku.givens(),
        grid: reasoner.grid(),
        candidates: Some(&candidates),
        overlay: Some(&overlay),
    };
    for svg in [picture.svg(), picture.inline_svg()] {
        let svg = roxmltree::Document::parse(&svg).expect("XML");
        let of_class = |class: &str| {
            svg.descendants().filter(|node| node.attribute("class") == Some(class)).count()
        };
        assert_eq!(of_class("strike"), deduction.eliminations.len(), "{eureka}");
        let large = of_class("cell put");
        assert_eq!(large, deduction.placements.len(), "{eureka}");
    }
}

/// Checks every step of a puzzle's path.
fn check_path(sudoku: &Sudoku, solution: &Grid) -> usize {
    let mut rater = Rater::new(sudoku.geometry());
    let mut steps = 0;
    let rating = rater.walk(sudoku, solution, None, |reasoner, walked, _| {
        if let Walked::Deduced(deduction) = walked {
            check(reasoner, sudoku, deduction);
            steps += 1;
        }
        ControlFlow::Continue(())
    });
    assert!(rating.is_some());
    steps
}

#[test]
fn every_step_of_random_puzzles_is_told_in_every_form() {
    let regions = ["aabbbbccc", "aaaabbccc", "aaabbbccc"].concat()
        + &["dddeeefff", "ggghhhiii"].map(|row| row.repeat(3)).concat();
    let numbers: Vec<u8> = regions.bytes().map(|byte| byte - b'a').collect();
    let mut steps = 0;
    let plain = Rules::default();
    let jigsaw = Rules { partition: Partition::Regions(numbers), ..plain.clone() };
    for (shape, rules, count) in [
        (Shape::NINE, plain.clone(), 30),
        (Shape::NINE, Rules { diagonal: true, ..plain.clone() }, 6),
        (Shape::NINE, Rules { windoku: true, ..plain.clone() }, 6),
        (Shape::NINE, Rules { partition: Partition::None, ..plain.clone() }, 2),
        (Shape::of_side(6).expect("a side"), Rules { anti_knight: true, ..plain.clone() }, 6),
        (Shape::of_side(4).expect("a side"), plain.clone(), 6),
        (Shape::of_side(12).expect("a side"), plain, 2),
        (Shape::NINE, jigsaw, 3),
    ] {
        let geometry = Arc::new(Geometry::new(shape, rules).expect("rules that fit"));
        for made in puzzles(&geometry, count, 1) {
            steps += check_path(&made.sudoku, &made.solution);
        }
    }
    assert!(steps > 2000, "{steps} steps");
}

#[test]
fn techniques_that_are_rarely_used_are_told_as_well() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    for Made { sudoku, solution, .. } in puzzles(&geometry, 3, 2) {
        let mut rater = Rater::new(&geometry);
        let mut position = 0;
        let rating = rater.walk(&sudoku, &solution, None, |reasoner, walked, _| {
            position += 1;
            if !matches!(walked, Walked::Deduced(_)) || position % 8 != 0 {
                return ControlFlow::Continue(());
            }
            // All deductions of any technique here, a few of each.
            let mut other = Reasoner::new(&geometry);
            let (grid, candidates) = (reasoner.grid(), reasoner.candidates());
            other.resume(sudoku.givens(), grid, Some(&candidates), true);
            for rung in LADDER {
                let technique = rung.technique();
                // Large mutant fish take long, and are explained like small ones.
                if matches!(technique, Technique::Fish(fish) if fish.size > 3) {
                    continue;
                }
                let mut left = 3;
                let mut found = Vec::new();
                let _ = other.all(technique, &mut |deduction| {
                    found.push(deduction);
                    left -= 1;
                    if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                found.iter().for_each(|deduction| check(&other, &sudoku, deduction));
            }
            ControlFlow::Continue(())
        });
        assert!(rating.is_some());
    }
}

#[test]
fn borders_lie_between_regions_and_nowhere_else() {
    let geometry = Geometry::plain(Shape::of_side(4).expect("a side"));
    let grid = Grid::blank(4);
    let picture = Picture {
        geometry: &geometry,
        givens: &grid,
        grid: &grid,
        candidates: None,
        overlay: None,
    };
    let svg = picture.svg();
    let svg = roxmltree::Document::parse(&svg).expect("XML");
    let thick = svg.descendants().find(|node| node.attribute("class") == Some("thick"));
    let path = thick.and_then(|node| node.attribute("d")).expect("a path");
    // The frame, one line across and one down, each in one piece.
    assert_eq!(path, "M3 3h160v160h-160zM3 83h160M83 3v160");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A picture is well-formed, and shows each digit and pencil mark once, for any board.
    #[test]
    fn every_board_can_be_drawn(geometry in any_geometry(1..=25), seed in any::<u64>()) {
        let mut random = numbers(seed);
        let grid = any_board(geometry.side(), &mut random);
        let candidates = Candidates::seen(&geometry, &grid);
        let picture = Picture {
            geometry: &geometry,
            givens: &grid,
            grid: &grid,
            candidates: Some(&candidates),
            overlay: None,
        };
        let svg = picture.svg();
        let svg = roxmltree::Document::parse(&svg).expect("XML");
        let texts = svg.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
        let marks: usize = grid.blanks().map(|cell| candidates.get(cell).len()).sum();
        let figures = texts.map(|text| text.attribute("x").map_or(0, |x| x.split(' ').count()));
        prop_assert_eq!(figures.sum::<usize>(), grid.filled() + marks);
    }
}

/// A page has dozens of pictures for each puzzle, so common attributes of digits are written only
/// once.
#[test]
fn pictures_take_few_bytes() {
    let geometry = Geometry::plain(Shape::NINE);
    let grid = full_grid(&mut numbers(3));
    let overlay = Overlay::default();
    let (givens, candidates, overlay) = (&grid, None, Some(&overlay));
    let picture = Picture { geometry: &geometry, givens, grid: &grid, candidates, overlay };
    let svg = picture.inline_svg();
    assert!(svg.len() < 5_000, "{} bytes for 81 digits and 18 labels", svg.len());
    assert_eq!(svg.matches("class=\"given\"").count(), 1);
}

#[test]
fn patterns_are_data() {
    // A single without a house is naked; other singles include their house.
    let geometry = Geometry::plain(Shape::NINE);
    let candidates = Candidates::all(9);
    let placed = Candidate { cell: Cell::at(3, 4, 9), digit: Digit::from_index(6) };
    let deduction = Deduction {
        technique: Technique::NakedSingle,
        placements: vec![placed],
        eliminations: Vec::new(),
        pattern: Pattern::Single { house: None },
    };
    let step = Step { geometry: &geometry, candidates: &candidates, deduction: &deduction };
    let expected = r#"{"technique":"Naked Single","level":"easy","score":4,"placements":[{"cell":"r4c5","digit":7}],"eliminations":[],"eureka":"Naked Single: r4c5=7","prose":"7 is the only candidate left in r4c5. So r4c5 is 7.","message":{"id":"step-because","args":{"reason":{"id":"step-naked-single","args":{"cell":"r4c5","digit":7}},"conclusions":[{"id":"step-put","args":{"cells":["r4c5"],"digits":[7]}}]}},"pattern":{"kind":"single","house":null}}"#;
    assert_eq!(step.json(Language::ENGLISH).to_string(), expected);
}
