//! Puzzles with constraints on paper.

use std::fs;

use crate::common::page::Page;
use crate::common::{NINE, evoku, folder, names, path};

/// Returns a puzzle with these constraints as JSON.
fn json(constraints: &[&str]) -> String {
    let texts: Vec<String> = constraints.iter().map(|text| format!("\"{text}\"")).collect();
    format!("{{\"puzzle\": \"{NINE}\", \"constraints\": [{}]}}", texts.join(", "))
}

/// Returns the largest square on a page, as left, top and side: the frame of the only board.
fn board(page: &Page) -> (f32, f32, f32) {
    page.boards().into_iter().max_by(|a, b| a.2.total_cmp(&b.2)).unwrap()
}

#[test]
fn constraints_are_drawn_and_their_rules_said_once() {
    let text = json(&["killer 8 r1c1 r1c2", "killer r1c4 r1c5", "thermometer r5c5 r5c6"]);
    let ran = evoku(&["print", "--to", "svg", "--no-solutions"], &text);
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    let page = Page::of(&ran.stdout);
    assert!(ran.stdout.contains("stroke-dasharray"), "cages are dashed");
    assert!(ran.stdout.contains("<circle"), "a thermometer has a bulb");
    let words: Vec<&str> = page.words.iter().map(|word| word.text.as_str()).collect();
    assert!(words.contains(&"8"), "the total: {words:?}");
    let notes = words.join(" ");
    assert_eq!(notes.matches("Killer: digits in the cage differ").count(), 1);
    assert!(notes.contains("Thermometer: digits rise"));
}

#[test]
fn clues_outside_the_board_stay_on_the_page_and_off_the_caption() {
    let text = json(&["sandwich 35 row 1", "sandwich 17 column 9 back", "sandwich 45 row 9 back"]);
    for paper in ["a4", "3x3in"] {
        let ran = evoku(&["print", "--to", "svg", "--no-solutions", "--paper", paper], &text);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let page = Page::of(&ran.stdout);
        let (left, top, side) = board(&page);
        let clue = |text: &str| page.words.iter().find(|word| word.text == text).unwrap();
        assert!(clue("35").x < left && clue("35").x > 10.0);
        let (below, right) = (clue("17"), clue("45"));
        assert!(right.x > left + side && right.y < top + side);
        assert!(below.y > top + side && below.x < left + side);
        let number = page.words.iter().find(|word| word.text == "1" && word.bold).unwrap();
        assert!(number.y - number.size > below.y, "the caption is below the clue");
    }
}

#[test]
fn every_board_of_a_page_has_room_for_its_rules() {
    let many = json(&[
        "killer 8 r1c1 r1c2",
        "thermometer r5c5 r5c6",
        "renban r8c1 r8c2",
        "arrow r3c1 r3c2",
        "ratio r9c1 r9c2",
        "nonconsecutive",
        "disjoint-groups",
        "sandwich 5 row 4",
        "lockout r6c1 r7c1 r8c1",
        "counting-circles r9c9",
    ]);
    let text = vec![many; 9].join("\n");
    for count in ["1", "4", "9"] {
        let folder = folder(&format!("print_rules_{count}"));
        let file = path(&folder, "p.svg");
        let options = ["print", "--no-solutions", "--per-page", count, "-o", &file];
        let ran = evoku(&options, &text);
        assert_eq!(ran.code, Some(0), "{}", ran.stderr);
        for name in names(&folder) {
            let page = Page::of(&fs::read_to_string(folder.join(name)).unwrap());
            let (_, _, side) = board(&page);
            assert!(side > 60.0, "{count} a page: {side}");
            for word in &page.words {
                assert!(word.x > 20.0 && word.x < 592.0 && word.y > 20.0 && word.y < 842.0);
            }
        }
    }
}

#[test]
fn solutions_and_documents_have_constraints_too() {
    let folder = folder("print_constraints");
    let (pdf, svg) = (path(&folder, "a.pdf"), path(&folder, "a.svg"));
    let text = json(&["killer 8 r1c1 r1c2"]);
    for file in [&pdf, &svg] {
        let ran = evoku(&["print", "-o", file], &text);
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""));
    }
    assert!(fs::read(&pdf).unwrap().starts_with(b"%PDF-1.7"));
    let solutions = fs::read_to_string(path(&folder, "a-2.svg")).unwrap();
    assert!(solutions.contains("stroke-dasharray"));
}
