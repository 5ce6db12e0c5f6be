//! Steps on constraints in words, in notation, as JSON and as pictures.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::common::check_words;
use evoku_sudoku::explain::{Overlay, Picture, Step};
use evoku_sudoku::logic::{Reasoner, Rung, Technique, usual_rungs};
use evoku_sudoku::messages::Language;
use evoku_sudoku::{
    Candidates, Cell, Constraint, Digit, Digits, Geometry, Grid, Rules, Shape, Sudoku,
};

/// A blank board with these constraints.
fn blank(side: usize, constraints: &[&str]) -> Sudoku {
    let parsed = constraints.iter().map(|text| Constraint::parse(text, side));
    let constraints = parsed.collect::<Result<_, _>>().expect("constraints");
    let rules = Rules { constraints, ..Rules::default() };
    let shape = Shape::of_side(side).expect("a side that boards have");
    let geometry = Arc::new(Geometry::new(shape, rules).expect("a geometry"));
    Sudoku::new(geometry, Grid::blank(side)).expect("a blank board")
}

/// The notation, words and location of the first step of a technique.
fn told(sudoku: &Sudoku, technique: Technique) -> [String; 3] {
    let mut reasoner = Reasoner::new(sudoku.geometry());
    reasoner.start(sudoku, false);
    let deduction = reasoner.next([technique]).expect("a step");
    let candidates = reasoner.candidates();
    let step = Step { geometry: sudoku.geometry(), candidates: &candidates, deduction: &deduction };
    [step.eureka(), step.prose(), step.whereabouts()].map(|words| words.to_string())
}

#[test]
fn a_relation_is_told_with_its_rule() {
    let [notation, words, place] =
        told(&blank(9, &["difference 5 r1c1 r1c2"]), Technique::Relation);
    assert_eq!(notation, "Relation: difference r1c12 => r1c12<>5");
    assert!(words.starts_with("By the difference 5 between r1c1 and r1c2, the digits differ by"));
    assert!(words.ends_with("So r1c1 and r1c2 can't be 5."), "{words}");
    assert_eq!(place, "Look at the difference 5 between r1c1 and r1c2.");
}

#[test]
fn a_thermometer_falls_in_one_step() {
    let sudoku = blank(9, &["thermometer r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7"]);
    let [notation, ..] = told(&sudoku, Technique::Relation);
    assert_eq!(
        notation,
        "Relation: thermometer r1c1234567 => r1c1<>456789, r1c2<>156789, r1c3<>126789, \
         r1c4<>123789, r1c5<>123489, r1c6<>123459, r1c7<>123456"
    );
}

#[test]
fn sums_are_told_as_equations() {
    let arrow = blank(9, &["arrow r1c1 r1c2 r1c3"]);
    let [notation, words, _] = told(&arrow, Technique::SumBounds);
    assert_eq!(notation, "Sum Bounds: arrow r1c123 sum 0 => r1c1<>12, r1c23<>9");
    assert!(words.starts_with("By the arrow at r1c1, r1c1 = r1c2 + r1c3."), "{words}");
    let left = "that leaves r1c1 at least 3, r1c2 at most 8 and r1c3 at most 8.";
    assert!(words.contains(left), "{words}");

    let cage = blank(9, &["killer 16 r1c1 r1c2"]);
    let [notation, words, place] = told(&cage, Technique::Combinations);
    assert_eq!(notation, "Combinations: killer r1c12 {79} => r1c12<>1234568");
    assert!(words.starts_with("The cells of the cage of 16 at r1c1 can only hold 79."), "{words}");
    assert_eq!(place, "Look at the cage of 16 at r1c1.");
}

#[test]
fn innies_are_told_with_their_house() {
    let cages = ["killer 20 r1c1 r1c2 r1c3 r1c4", "killer 18 r1c5 r1c6 r1c7 r1c8"];
    let [notation, words, place] = told(&blank(9, &cages), Technique::InnieOutie);
    assert_eq!(notation, "Innie or Outie: r1 r1c9=7 => r1c9=7");
    assert_eq!(
        words,
        "Take the cage of 20 at r1c1 and the cage of 18 at r1c5 from row 1, which adds up to 45: \
         r1c9 is 7. So r1c9 is 7."
    );
    assert_eq!(place, "Look at row 1 and the cages there.");
}

#[test]
fn a_digit_that_a_cage_needs_is_told() {
    // 1 + 2 + 4: the 1 sees the rest of box and row.
    let sudoku = blank(9, &["killer 7 r1c1 r1c2 r1c3"]);
    let [notation, words, _] = told(&sudoku, Technique::LockedInGroup);
    assert!(
        notation.starts_with("Locked Candidates (Cage): killer r1c123 {124} => "),
        "{notation}"
    );
    assert!(words.starts_with(
        "The cells of the cage of 7 at r1c1 can only hold 124, so they need 1, and it can only go \
         into r1c1, r1c2 or r1c3."
    ));
}

#[test]
fn a_house_locks_digits_through_relations() {
    let sudoku = blank(4, &["nonconsecutive"]);
    let mut marks = Candidates::all(4);
    // 2 is left in r1c1 and r1c3, and r1c2 is between them.
    let but_two: Digits = [1, 3, 4].into_iter().filter_map(Digit::new).collect();
    [1, 3].into_iter().for_each(|column| marks.set(Cell::at(0, column, 4), but_two));
    let mut reasoner = Reasoner::new(sudoku.geometry());
    reasoner.resume(sudoku.givens(), sudoku.givens(), Some(&marks), false);
    let deduction = reasoner.next([Technique::LockedByRelation]).expect("a step");
    let geometry = sudoku.geometry();
    let step = Step { geometry, candidates: &marks, deduction: &deduction };
    assert_eq!(step.conclusion(), "r1c2<>13");
    assert_eq!(
        step.prose().to_string(),
        "Row 1 needs 2, and it can only go into r1c1 or r1c3. By the rule nonconsecutive, no two \
         cells side by side hold consecutive digits: whichever of these cells holds 2, nothing \
         that falls can stand beside it. So r1c2 can't be 1 or 3."
    );
}

/// Every technique on constraints that finds something on these boards is explained in every form.
#[test]
fn every_form_tells_every_technique() {
    let boards = [
        blank(6, &["killer 7 r1c1 r1c2", "killer 20 r2c1 r2c2 r2c3 r1c3 r1c4", "xv 7 r3c3 r3c4"]),
        blank(9, &["sandwich 35 row 1", "whispers r2c1 r2c2 r2c3 r3c3", "renban r5c5 r5c6 r6c6"]),
        blank(9, &["different r1c1 r2c4 r3c7 r4c2 r5c5 r6c8 r7c3 r8c6 r9c9", "even r1c1"]),
        blank(4, &["killer 3 r1c1 r1c2", "killer 7 r1c3 r1c4", "thermometer r2c1 r3c1 r4c1"]),
        blank(4, &["nonconsecutive", "product 6 r1c1 r1c2", "counting-circles r1c1 r2c2 r3c3"]),
    ];
    let mut told = BTreeMap::new();
    for sudoku in boards {
        let geometry = sudoku.geometry();
        let mut reasoner = Reasoner::new(geometry);
        reasoner.start(&sudoku, false);
        for _ in 0..60 {
            let own = usual_rungs(geometry).map(Rung::technique);
            let own: Vec<Technique> = own.filter(|it| it.is_on_constraints()).collect();
            let candidates: Candidates = reasoner.candidates();
            let found = own.iter().filter_map(|&technique| reasoner.next([technique]));
            let found: Vec<_> = found.collect();
            for deduction in &found {
                let step = Step { geometry, candidates: &candidates, deduction };
                check_words(&step);
                assert!(step.whereabouts().to_string().starts_with("Look at "));
                let json = step.json(Language::ENGLISH);
                let kind = json["pattern"]["kind"].as_str();
                assert!(matches!(kind, Some("constraints" | "chains")), "{json}");
                let overlay = Overlay::of(&step);
                assert!(!overlay.cells.is_empty() || !overlay.candidates.is_empty());
                let (givens, grid) = (sudoku.givens(), reasoner.grid());
                let candidates = Some(&candidates);
                let picture =
                    Picture { geometry, givens, grid, candidates, overlay: Some(&overlay) };
                assert!(picture.svg().ends_with("</svg>\n"));
                *told.entry(deduction.technique).or_insert(0) += 1;
            }
            let all = usual_rungs(geometry).map(Rung::technique);
            let Some(next) = found.first().cloned().or_else(|| reasoner.next(all)) else { break };
            reasoner.apply(&next);
        }
    }
    assert!(told.len() > 8, "{told:?}");
}

/// A page has a picture for each step. The shared layers are included once, shifted to the origin
/// of each board.
#[test]
fn pictures_of_a_page_share_their_constraints() {
    let sudoku = blank(9, &["killer 16 r1c1 r1c2", "thermometer r4c4 r4c5 r4c6"]);
    let (geometry, givens) = (sudoku.geometry(), sudoku.givens());
    let picture = Picture { geometry, givens, grid: givens, candidates: None, overlay: None };
    let (alone, shared) = (picture.inline_svg(), picture.shared_svg("board-1"));
    let with = picture.inline_svg_with("board-1");
    assert!(with.len() < alone.len());
    for part in ["board-1-under", "board-1-over"] {
        assert_eq!(shared.matches(&format!("<g id=\"{part}\">")).count(), 1);
        assert_eq!(with.matches(&format!("<use href=\"#{part}\" x=\"3\" y=\"3\"/>")).count(), 1);
    }
    let of_constraint = |svg: &str| svg.matches("hue-").count();
    assert_eq!((of_constraint(&with), of_constraint(&shared)), (0, of_constraint(&alone)));
    let plain = blank(9, &[]);
    let picture = Picture { geometry: plain.geometry(), ..picture };
    assert_eq!(picture.inline_svg_with("board-1"), picture.inline_svg());
}
