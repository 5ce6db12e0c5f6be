//! Properties of the game.

use evoku_testing::inputs::NINE;
use evoku_web::Page;
use proptest::prelude::*;
use serde_json::{Value, json};

const PUZZLES: [&str; 3] = [
    "1..4..1..1..4..1",
    NINE,
    r#"{"puzzle": "................", "constraints": ["killer 4 r1c1 r1c2"]}"#,
];

fn ask(page: &mut Page, request: &Value) -> Value {
    let answer: Value = serde_json::from_str(&page.answer(&request.to_string())).unwrap();
    assert!(answer["error"].is_null(), "{request}: {answer}");
    answer["ok"].clone()
}

/// Moves on a board of side 4 or larger.
fn moves() -> impl Strategy<Value = Value> {
    let cells = || prop::collection::vec(0..16_u8, 0..5);
    let marked = prop::sample::select(vec!["digit", "corner", "centre", "rule"]);
    prop_oneof![
        8 => (marked, cells(), 1..5_u8, any::<bool>()).prop_map(|(name, cells, digit, tidy)| {
            json!({"move": name, "cells": cells, "digit": digit, "tidy": tidy})
        }),
        2 => (cells(), 1..10_u8).prop_map(|(cells, colour)| {
            json!({"move": "colour", "cells": cells, "colour": colour})
        }),
        2 => (cells(), 1..5_u8, 1..10_u8).prop_map(|(cells, digit, colour)| {
            json!({"move": "tint", "cells": cells, "digit": digit, "colour": colour})
        }),
        2 => (cells(), any::<bool>()).prop_map(|(cells, arrow)| {
            json!({"move": "line", "cells": cells, "arrow": arrow})
        }),
        2 => cells().prop_map(|cells| json!({"move": "clear", "cells": cells})),
        1 => Just(json!({"move": "fill"})),
        1 => Just(json!({"move": "restart"})),
        1 => (0..16_u8, 1..5_u8).prop_map(|(cell, digit)| {
            json!({"move": "apply", "placements": [], "eliminations": [[cell, digit]]})
        }),
    ]
}

/// A view without the numbers of moves to undo and redo.
fn board(mut view: Value) -> Value {
    view["undo"].take();
    view["redo"].take();
    view
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn undoing_gives_back_each_view_and_redoing_too(
        puzzle in prop::sample::select(PUZZLES.to_vec()),
        setting in any::<bool>(),
        moves in prop::collection::vec(moves(), 0..20),
    ) {
        let mut page = Page::default();
        let mut views = vec![ask(
            &mut page,
            &json!({"do": "start", "puzzle": puzzle, "setting": setting}),
        )];
        for mut made in moves {
            made["do"] = json!("play");
            let view = ask(&mut page, &made);
            if view["undo"] == views[views.len() - 1]["undo"] {
                prop_assert_eq!(&view, &views[views.len() - 1], "a move that changed nothing");
            } else {
                views.push(view);
            }
        }
        for before in views.iter().rev().skip(1) {
            let view = ask(&mut page, &json!({"do": "undo"}));
            prop_assert_eq!(board(view), board(before.clone()));
        }
        for after in &views[1..] {
            let view = ask(&mut page, &json!({"do": "redo"}));
            prop_assert_eq!(board(view), board(after.clone()));
        }
    }

    #[test]
    fn a_saved_game_is_restored_exactly(
        puzzle in prop::sample::select(PUZZLES.to_vec()),
        moves in prop::collection::vec(moves(), 0..20),
        undone in 0..5_u8,
    ) {
        let mut page = Page::default();
        ask(&mut page, &json!({"do": "start", "puzzle": puzzle}));
        for mut made in moves {
            made["do"] = json!("play");
            ask(&mut page, &made);
        }
        let view = ask(&mut page, &json!({"do": "undo", "count": undone}));
        let saved = ask(&mut page, &json!({"do": "save"}));
        let restored = ask(&mut Page::default(), &json!({"do": "restore", "saved": saved}));
        prop_assert_eq!(restored, view);
    }

    #[test]
    fn no_text_causes_a_panic(text in ".{0,60}", saved in ".{0,40}") {
        let mut page = Page::default();
        page.answer(&text);
        page.answer(&json!({"do": "start", "puzzle": text}).to_string());
        page.answer(&json!({"do": "restore", "saved": saved}).to_string());
        page.answer(&json!({"do": "open", "text": text}).to_string());
    }
}

/// Starts a game and makes moves.
fn played(puzzle: &str, moves: &[Value]) -> (Page, Value) {
    let mut page = Page::default();
    let mut view = ask(&mut page, &json!({"do": "start", "puzzle": puzzle}));
    for made in moves {
        let mut request = made.clone();
        request["do"] = json!("play");
        view = ask(&mut page, &request);
    }
    (page, view)
}

/// A game of another program continues with its digits and marks, and a hint names wrong ones.
#[test]
fn a_position_of_another_program_continues() {
    let mut page = Page::default();
    let open = |page: &mut Page, text: &str| ask(page, &json!({"do": "open", "text": text}));
    let opened = open(&mut page, "1+2.4..1..1..4..1:231");
    let puzzle = &opened["puzzles"][0];
    assert_eq!(
        (puzzle["line"].as_str(), puzzle["grid"].as_str()),
        (Some("1..4..1..1..4..1"), Some("12.4..1..1..4..1"))
    );
    let view = ask(&mut page, &json!({"do": "start", "puzzle": puzzle["puzzle"]}));
    assert_eq!(view["digits"][1], json!(2));
    assert_eq!(view["givens"][1], json!(0));
    let mut hint = view["position"].clone();
    hint["do"] = json!("hint");
    assert_eq!(ask(&mut page, &hint)["state"], json!("wrong"));
    let text = json!({"size": 4, "grid": [
        [{"value": 1, "given": true}, {"cornerPencilMarks": [2, 3], "centerPencilMarks": [3]}, {}, {"value": 4, "given": true}],
        [{}, {}, {"value": 1, "given": true}, {}], [{}, {"value": 1, "given": true}, {}, {}],
        [{"value": 4, "given": true}, {}, {}, {"value": 1, "given": true}]
    ]});
    let opened = open(&mut page, &text.to_string());
    let view = ask(&mut page, &json!({"do": "start", "puzzle": opened["puzzles"][0]["puzzle"]}));
    assert_eq!(view["corner"][1], json!([2, 3]));
    assert_eq!(view["centre"][1], json!([3]));
    assert_eq!(
        view["position"]["marks"][1].as_array().map(|left| left.contains(&json!(3))),
        Some(true)
    );
}

#[test]
fn a_digit_is_placed_and_removed_and_givens_stay() {
    let put = json!({"move": "digit", "cells": [0, 1, 2], "digit": 2});
    let (_, view) = played(PUZZLES[0], std::slice::from_ref(&put));
    assert_eq!(view["digits"], json!([1, 2, 2, 4, 0, 0, 1, 0, 0, 1, 0, 0, 4, 0, 0, 1]));
    assert_eq!(view["conflicts"], json!([1, 2]));
    assert_eq!(view["counts"], json!([4, 2, 0, 2]));
    let (_, view) = played(PUZZLES[0], &[put.clone(), put]);
    assert_eq!(view["digits"], view["givens"]);
}

#[test]
fn candidates_are_coloured_and_lines_drawn_and_both_are_erased_last() {
    let tint = json!({"move": "tint", "cells": [1, 2], "digit": 3, "colour": 4});
    let line = json!({"move": "line", "cells": [2, 1, 5], "arrow": true});
    let clear = json!({"move": "clear", "cells": [1]});
    let (_, view) = played(PUZZLES[0], &[tint.clone(), line.clone()]);
    assert_eq!(view["tints"], json!([[1, 3, 4], [2, 3, 4]]));
    assert_eq!(view["corner"][1], json!([3]), "only marks show their colours");
    assert_eq!(view["lines"], json!([{"cells": [2, 1, 5], "arrow": true}]));
    let (_, view) = played(PUZZLES[0], &[tint.clone(), tint.clone(), line.clone(), line.clone()]);
    assert_eq!((&view["tints"], &view["lines"]), (&json!([]), &json!([])));
    let all = [tint, line, clear.clone(), clear.clone(), clear];
    let (_, view) = played(PUZZLES[0], &all[..3]);
    assert_eq!((&view["corner"][1], &view["tints"][0]), (&json!([]), &json!([1, 3, 4])));
    let (_, view) = played(PUZZLES[0], &all[..4]);
    assert_eq!((&view["tints"], &view["lines"][0]["arrow"]), (&json!([[2, 3, 4]]), &json!(true)));
    let (_, view) = played(PUZZLES[0], &all);
    assert_eq!(view["lines"], json!([]));
}

#[test]
fn clues_that_contradict_each_other_are_named() {
    let puzzle = r#"{"puzzle": "1...............", "constraints": ["killer 3 r4c1 r4c2", "killer 4 r1c1 r1c2", "killer 5 r1c3 r1c4"]}"#;
    let found = ask(&mut Page::default(), &json!({"do": "conflict", "puzzle": puzzle}));
    assert_eq!(found, json!({"found": true, "cells": [], "constraints": [1, 2]}));
    let request = json!({"do": "conflict", "puzzle": PUZZLES[0]});
    assert_eq!(ask(&mut Page::default(), &request)["found"], json!(false));
}

#[test]
fn eliminated_candidates_stay_out_of_automatic_marks() {
    let (mut page, view) = played(PUZZLES[0], &[]);
    assert_eq!(view["candidates"][1], json!([2, 3]));
    assert_eq!(view["position"]["marks"], Value::Null);
    let rule = json!({"do": "play", "move": "rule", "cells": [1], "digit": 3});
    let view = ask(&mut page, &rule);
    assert_eq!(view["candidates"][1], json!([2]));
    assert_eq!(view["position"]["marks"][1], json!([1, 2, 4]));
    // Place a digit that the cell sees, then remove it again.
    let put = json!({"do": "play", "move": "digit", "cells": [2], "digit": 2});
    assert_eq!(ask(&mut page, &put)["candidates"][1], json!([]));
    assert_eq!(ask(&mut page, &put)["candidates"][1], json!([2]));
}

#[test]
fn a_broken_cage_is_a_conflict_before_the_board_is_full() {
    let put = |cell: u8, digit: u8| json!({"move": "digit", "cells": [cell], "digit": digit});
    let (_, view) = played(PUZZLES[2], &[put(0, 1), put(1, 3)]);
    assert_eq!(view["conflicts"], json!([]));
    let (_, view) = played(PUZZLES[2], &[put(0, 1), put(1, 4)]);
    assert_eq!(view["conflicts"], json!([0, 1]));
}

#[test]
fn a_board_without_a_solution_is_wrong_without_a_clash() {
    let hint = |grid: &str, marks: Value| {
        let blank = "................";
        let request = json!({"do": "hint", "puzzle": blank, "grid": grid, "marks": marks});
        ask(&mut Page::default(), &request)["state"].clone()
    };
    assert_eq!(hint("1...............", Value::Null), "stuck");
    assert_eq!(hint("12..34..........", Value::Null), "stuck");
    assert_eq!(hint("12.....3.3......", Value::Null), "wrong");
    let mut marks = vec![vec![1, 2, 3, 4]; 16];
    marks[5].clear();
    assert_eq!(hint("1...............", json!(marks)), "wrong");
}

#[test]
fn rewinding_goes_back_before_the_first_mistake() {
    let put = |cell: u8, digit: u8| json!({"move": "digit", "cells": [cell], "digit": digit});
    let puzzle = "12343412214343..";
    let (mut page, _) = played(puzzle, &[put(14, 2), put(15, 2), put(14, 1)]);
    let view = ask(&mut page, &json!({"do": "rewind", "solution": "1234341221434321"}));
    assert_eq!((view["undo"].clone(), view["digits"][14].clone()), (json!(1), json!(2)));
}

#[test]
fn hints_are_applied_until_the_puzzle_is_solved() {
    let (mut page, mut view) = played(PUZZLES[1], &[]);
    for _ in 0..200 {
        if view["solved"] == json!(true) {
            return;
        }
        let mut request = view["position"].clone();
        request["do"] = json!("hint");
        let hint = ask(&mut page, &request);
        assert_eq!(hint["state"], "hint", "{hint}");
        let (placements, eliminations) = (&hint["placements"], &hint["eliminations"]);
        view = ask(
            &mut page,
            &json!({"do": "play", "move": "apply", "placements": placements, "eliminations": eliminations}),
        );
    }
    panic!("not solved");
}
