//! Tests the drawing of constraints: every kind of the table, and the positions of marks.

use std::sync::Arc;

use evoku_sudoku::explain::{Picture, STYLE};
use evoku_sudoku::mark::{At, Form, Hue, Layer, Mark};
use evoku_sudoku::{
    CONSTRAINTS, Constraint, Extent, Geometry, Grid, Partition, Rules, Shape, Sketch,
};
use proptest::prelude::*;

use crate::common::numbers;
use crate::constraints::any_constraint;

fn geometry(side: usize, constraints: Vec<Constraint>) -> Geometry {
    let rules = Rules { constraints, ..Rules::default() };
    Geometry::new(Shape::of_side(side).unwrap(), rules).unwrap()
}

fn written(texts: &[&str]) -> Geometry {
    geometry(9, texts.iter().map(|text| Constraint::parse(text, 9).unwrap()).collect())
}

fn rules_of(board: &Geometry) -> Vec<String> {
    board.ground().rules().iter().map(ToString::to_string).collect()
}

fn sketch(texts: &[&str]) -> Sketch {
    Sketch::of(&written(texts).ground())
}

/// The texts with their positions.
fn texts(marks: &[Mark]) -> Vec<(&str, At)> {
    let texts = marks.iter().filter_map(|mark| match &mark.form {
        Form::Text { text, at, .. } => Some((text.as_str(), *at)),
        _ => None,
    });
    texts.collect()
}

/// The points of a mark, and its extent beyond them.
fn points(mark: &Mark) -> (Vec<At>, f32) {
    match &mark.form {
        Form::Area(points) => (points.clone(), 0.0),
        Form::Line { points, .. } => (points.clone(), 0.0),
        Form::Disc { centre, radius } => (vec![*centre], *radius),
        Form::Text { at, size, .. } => (vec![*at], size * 0.3),
    }
}

fn lines(marks: &[Mark]) -> Vec<&Vec<At>> {
    let lines = marks.iter().filter_map(|mark| match &mark.form {
        Form::Line { points, .. } => Some(points),
        _ => None,
    });
    lines.collect()
}

proptest! {
    #[test]
    fn every_kind_is_drawn_within_its_picture_or_said_in_words(seed: u64, side in 4usize..=9) {
        prop_assume!([4, 6, 9].contains(&side));
        let mut random = numbers(seed);
        for kind in CONSTRAINTS {
            let constraint = any_constraint(kind, side, &mut random);
            let rules = Rules { constraints: vec![constraint.clone()], ..Rules::default() };
            let Ok(geometry) = Geometry::new(Shape::of_side(side).unwrap(), rules) else { continue };
            let sketch = Sketch::of(&geometry.ground());
            let is_drawn = kind.extent != Extent::Board;
            prop_assert_eq!(!sketch.marks.is_empty(), is_drawn, "{}", kind.name);
            let (least, most) = (-sketch.margin, side as f32 + sketch.margin);
            for mark in &sketch.marks {
                let (points, beyond) = points(mark);
                for (x, y) in points {
                    let fits = |place: f32| least <= place - beyond && place + beyond <= most;
                    prop_assert!(fits(x) && fits(y), "{}: {mark:?}", kind.name);
                    prop_assert!(x.is_finite() && y.is_finite());
                }
            }
            let rules = rules_of(&geometry);
            let about = (kind.about)().to_string();
            prop_assert!(rules.iter().any(|rule| rule.contains(&about)), "{rules:?}");
        }
    }
}

#[test]
fn the_style_has_every_hue() {
    for hue in Hue::ALL {
        let [red, green, blue] = hue.rgb;
        let light = format!(".board .hue-{}{{color:#{red:02x}{green:02x}{blue:02x}}}", hue.name);
        assert!(STYLE.contains(&light), "{light}");
        let themes = STYLE.matches(&format!(".hue-{}{{", hue.name)).count();
        let expected = if ["black", "white"].contains(&hue.name) { 1 } else { 2 };
        assert_eq!(themes, expected, "{}", hue.name);
    }
}

#[test]
fn a_cage_is_a_dashed_outline_inside_its_cells_with_its_total() {
    let sketch = sketch(&["killer 12 r1c2 r1c1 r2c1"]);
    assert_eq!(texts(&sketch.marks), [("12", (0.11, 0.1))], "in the first cell");
    assert!(sketch.has_corners && sketch.margin == 0.0);
    let [Mark { layer: Layer::Borders, form: Form::Line { points, dashed: true, .. }, .. }, _] =
        &sketch.marks[..]
    else {
        panic!("{:?}", sketch.marks)
    };
    let inset = 0.06;
    let corners = [
        (2.0 - inset, inset),
        (2.0 - inset, 1.0 - inset),
        (1.0 - inset, 1.0 - inset),
        (1.0 - inset, 2.0 - inset),
        (inset, 2.0 - inset),
        (inset, inset),
        (2.0 - inset, inset),
    ];
    assert_eq!(points.len(), corners.len());
    for (point, corner) in points.iter().zip(corners) {
        assert!((point.0 - corner.0).abs() + (point.1 - corner.1).abs() < 1e-5, "{points:?}");
    }
}

#[test]
fn cells_that_touch_at_corners_and_holes_have_outlines_of_their_own() {
    // And a joint between them.
    assert_eq!(lines(&sketch(&["killer r1c1 r2c2"]).marks).len(), 3);
    let around = "killer r1c1 r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3";
    assert_eq!(lines(&sketch(&[around]).marks).len(), 2);
    // A hole that touches the outside at a corner.
    let open = "killer r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3";
    assert!(!lines(&sketch(&[open]).marks).is_empty());
}

#[test]
fn totals_in_one_corner_stand_beside_each_other() {
    let both = sketch(&["killer 3 r1c1 r1c2", "sum 5 r1c1 r2c1"]);
    assert_eq!(texts(&both.marks), [("3 5+", (0.11, 0.1))]);
    let sizes = |constraints: &[&str]| -> Vec<f32> {
        let size = |mark: &Mark| match mark.form {
            Form::Text { size, .. } => Some(size),
            _ => None,
        };
        sketch(constraints).marks.iter().filter_map(size).collect()
    };
    let usual = sizes(&["killer 3 r1c1 r1c2"]);
    let long = ["killer 30 r1c1 r1c2", "sum 45 r1c1 r2c1", "product 1000 r1c1 r2c2"];
    assert!(sizes(&long).len() == 1 && sizes(&long)[0] < usual[0]);
}

#[test]
fn cages_in_several_places_are_joined() {
    let apart = sketch(&["killer 12 r1c1 r2c2 r2c3 r5c5"]);
    let joints: Vec<&Vec<At>> =
        lines(&apart.marks).into_iter().filter(|line| line.len() == 2).collect();
    assert_eq!(joints.len(), 2, "{joints:?}");
    assert!(joints.iter().any(|ends| {
        let [from, to] = [ends[0], ends[1]];
        (from.0 + to.0 - 2.0).abs() < 1e-5 && (from.1 + to.1 - 2.0).abs() < 1e-5
    }));
    let whole = sketch(&["killer 12 r1c1 r1c2 r2c2"]);
    assert!(lines(&whole.marks).iter().all(|line| line.len() > 2));
}

#[test]
fn clues_of_a_column_and_a_diagonal_stand_apart() {
    let sketch =
        sketch(&["hidden-skyscraper 4 column 3", "little-killer 14 r1c4 r2c5 r3c6 r4c7 r5c8 r6c9"]);
    let places: Vec<At> = texts(&sketch.marks).into_iter().map(|(_, at)| at).collect();
    let [one, other] = places[..] else { panic!("{places:?}") };
    assert!((one.0 - other.0).hypot(one.1 - other.1) > 0.6, "{places:?}");
}

#[test]
fn clues_stand_where_their_cells_begin() {
    let at = |text: &str| {
        let sketch = sketch(&[text]);
        let [(_, at)] = texts(&sketch.marks)[..] else { panic!("{text}: {:?}", sketch.marks) };
        at
    };
    let (left, top) = (at("sandwich 8 row 3"), at("skyscraper 4 column 2"));
    assert!(left.0 < 0.0 && left.1 == 2.5, "{left:?}");
    assert!(top.1 < 0.0 && top.0 == 1.5, "{top:?}");
    let (right, bottom) = (at("x-sum 8 row 3 back"), at("numbered-room 4 column 2 back"));
    assert!(right.0 > 9.0 && right.1 == 2.5, "{right:?}");
    assert!(bottom.1 > 9.0 && bottom.0 == 1.5, "{bottom:?}");
    // Along a diagonal, even one of a single cell, which can only cut off a corner.
    let diagonal = at("little-killer 12 r1c7 r2c8 r3c9");
    assert!(diagonal.0 < 6.0 && diagonal.1 < 0.0, "{diagonal:?}");
    let corner = at("little-killer 5 r1c9");
    assert!(corner.0 < 8.5 && corner.1 < 0.0, "{corner:?}");
    // Not a whole diagonal, so only a cage can show the cells.
    let cage = sketch(&["little-killer 12 r2c2 r3c3"]);
    assert!(cage.has_corners && cage.margin == 0.0);
}

#[test]
fn clues_in_one_place_stand_behind_each_other() {
    let both = sketch(&["sandwich 8 row 3", "skyscraper 4 row 3"]);
    let one = sketch(&["sandwich 8 row 3"]);
    let places: Vec<At> = texts(&both.marks).into_iter().map(|(_, at)| at).collect();
    assert!(places.len() == 2 && places[1].0 < places[0].0 - 0.4, "{places:?}");
    assert!(both.margin > one.margin);
    // Letters distinguish the clues, and the rules explain the letters.
    let words: Vec<&str> = texts(&both.marks).into_iter().map(|(text, _)| text).collect();
    assert_eq!(words, ["S8", "K4"]);
    assert_eq!(texts(&one.marks)[0].0, "8");
    let rules = rules_of(&written(&["sandwich 8 row 3", "skyscraper 4 row 3"]));
    assert!(rules[0].starts_with("Sandwich (S): ") && rules[1].starts_with("Skyscraper (K): "));
}

#[test]
fn lines_have_the_colours_that_setters_use() {
    let hue = |text: &str| sketch(&[text]).marks[0].hue.name;
    assert_eq!(hue("whispers r1c1 r1c2 r1c3"), "green");
    assert_eq!(hue("whispers 4 r1c1 r1c2 r1c3"), "orange");
    assert_eq!(hue("renban r1c1 r1c2 r1c3"), "purple");
    assert_eq!(hue("region-sum r1c3 r1c4"), "blue");
    assert_eq!(hue("thermometer r1c1 r1c2"), "grey");
    // A pill contains both cells of a bulb; a circle contains one.
    let width = |text: &str| {
        let sketch = sketch(&[text]);
        let ring = lines(&sketch.marks)[0].iter().map(|at| at.0);
        ring.clone().fold(f32::MIN, f32::max) - ring.fold(f32::MAX, f32::min)
    };
    assert!(width("arrow r1c1 r2c2 r3c3") < 1.0);
    assert!(width("arrow 2 r1c1 r1c2 r2c3 r3c3") > 1.5);
}

#[test]
fn a_region_is_tinted_and_a_diagonal_is_a_line() {
    let region = sketch(&["different r1c1 r1c2 r2c2"]).marks;
    assert!(matches!(region[0], Mark { layer: Layer::Tints, form: Form::Area(_), .. }));
    let cells: Vec<String> = (1..=9).map(|row| format!("r{row}c{}", 10 - row)).collect();
    let diagonal = sketch(&[&format!("different {}", cells.join(" "))]).marks;
    assert_eq!(lines(&diagonal), [&vec![(0.0, 9.0), (9.0, 0.0)]]);
    assert_eq!(diagonal.len(), 1);
}

/// A diagonal is described as one, next to the extra regions of the same kind.
#[test]
fn a_diagonal_has_words_of_its_own() {
    let cells = |column: fn(usize) -> usize| {
        let cells: Vec<String> = (1..=9).map(|row| format!("r{row}c{}", column(row))).collect();
        format!("different {}", cells.join(" "))
    };
    let (falling, rising) = (cells(|row| row), cells(|row| 10 - row));
    let board = written(&[&rising, "different r1c2 r1c3", &falling, &rising]);
    let words: Vec<String> =
        board.constraints().iter().map(|one| one.words(9).to_string()).collect();
    assert_eq!(words[0], "the rising diagonal");
    assert_eq!(words[2], "the falling diagonal");
    let rules = rules_of(&board);
    assert_eq!(rules[0], "Digits on the rising diagonal differ.");
    assert!(rules[1].starts_with("Different: "), "{}", rules[1]);
    assert_eq!(rules[2], "Digits on the falling diagonal differ.");
    assert_eq!(rules.len(), 3);
}

/// Odd discs and even squares are distinguishable from any tint below them without colours.
#[test]
fn marks_of_parity_have_an_outline() {
    for kind in ["odd", "even"] {
        let marks = sketch(&["clone r1c1 r1c2 r5c1 r5c2", &format!("{kind} r1c1")]).marks;
        let outline = marks.iter().rfind(|mark| mark.layer == Layer::Shapes).expect("a mark");
        let Form::Line { points, width, .. } = &outline.form else { panic!("{kind}: no outline") };
        assert!(points.first() == points.last() && *width > 0.0);
        let grey = |hue: Hue| {
            let [red, green, blue] = hue.rgb.map(f32::from);
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        let tints = marks.iter().filter(|mark| mark.layer == Layer::Tints);
        assert!(tints.clone().count() > 0);
        for tint in tints {
            assert!((grey(tint.hue) - grey(outline.hue)).abs() > 50.0);
        }
    }
}

#[test]
fn operations_have_bold_borders_where_there_are_no_boxes() {
    let constraints = vec![Constraint::parse("product 12 r1c1 r1c2 r2c1", 4).unwrap()];
    let rules = Rules { constraints, partition: Partition::None, ..Rules::default() };
    let latin = Geometry::new(Shape::of_side(4).unwrap(), rules).unwrap();
    let marks = Sketch::of(&latin.ground()).marks;
    assert!(matches!(marks[0].form, Form::Line { dashed: false, .. }));
    assert_eq!(texts(&marks)[0].0, "12\u{d7}");
    let boxed = sketch(&["product 12 r1c1 r1c2 r2c1"]);
    assert!(matches!(boxed.marks[0].form, Form::Line { dashed: true, .. }));
}

#[test]
fn rules_are_said_once_with_the_numbers_that_nobody_sees() {
    let rules = rules_of(&written(&[
        "no-other-sums 10",
        "no-other-sums 5",
        "xv 10 r1c1 r1c2",
        "whispers 4 r1c1 r1c2",
        "whispers r3c1 r3c2",
        "little-killer 12 r1c7 r2c8 r3c9",
    ]));
    let beginnings: Vec<&str> =
        rules.iter().filter_map(|rule| Some(rule.split_once(':')?.0)).collect();
    assert_eq!(
        beginnings,
        ["No other sums (5, 10)", "XV", "Whispers (green, orange, 4)", "Little killer"]
    );
    assert!(rules.iter().all(|rule| rule.ends_with('.')));
    assert!(written(&[]).ground().rules().is_empty());
}

#[test]
fn a_picture_shows_constraints_and_leaves_others_as_they_are() {
    let picture = |geometry: &Geometry| {
        let grid = Grid::blank(9);
        Picture { geometry, givens: &grid, grid: &grid, candidates: None, overlay: None }.svg()
    };
    let plain = picture(&written(&[]));
    assert!(!plain.contains("hue-"));
    let caged = picture(&Arc::new(written(&["killer 12 r1c2 r1c1", "ratio r5c5 r5c6"])));
    assert!(caged.contains("stroke-dasharray") && caged.contains(">12</text>"));
    assert!(caged.contains("class=\"fill hue-black\""));
    let document = roxmltree::Document::parse(&caged).unwrap();
    assert!(document.root_element().has_attribute("viewBox"));
    // Only clues outside the board make the picture wider.
    let width = |svg: &str| {
        let document = roxmltree::Document::parse(svg).unwrap();
        let sizes = document.root_element().attribute("viewBox").unwrap().to_owned();
        sizes.split(' ').nth(2).unwrap().parse::<f64>().unwrap()
    };
    assert_eq!(width(&plain), width(&picture(&written(&["renban r1c1 r1c2"]))));
    assert!(width(&plain) < width(&picture(&written(&["sandwich 5 row 1"]))));
}

/// On a grey print, lines that otherwise look the same differ in width or brightness, or are
/// dashed.
#[test]
fn kinds_of_lines_differ_without_colours() {
    let mut random = numbers(3);
    let mut lines: Vec<(&str, f32, f32, bool)> = Vec::new();
    for kind in CONSTRAINTS {
        if !matches!(kind.extent, Extent::AtLeast(_) | Extent::Line(_)) {
            continue;
        }
        let numbers = any_constraint(kind, 9, &mut random).numbers().to_vec();
        let cells = "r5c1 r5c2 r5c3 r5c4";
        let told: String = numbers.iter().map(|number| format!(" {number}")).collect();
        let Ok(one) = Constraint::parse(&format!("{}{told} {cells}", kind.name), 9) else {
            continue;
        };
        let marks = one.marks(&geometry(9, Vec::new()).ground());
        if let [Mark { form: Form::Line { width, dashed, .. }, hue, layer: Layer::Lines, .. }] =
            &marks[..]
        {
            let [red, green, blue] = hue.rgb.map(f32::from);
            let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            lines.push((kind.name, *width, grey, *dashed));
        }
    }
    assert!(lines.len() > 7, "{lines:?}");
    for (at, (name, width, grey, dashed)) in lines.iter().enumerate() {
        for (other, wide, light, is_dashed) in &lines[..at] {
            let differ =
                (width - wide).abs() > 0.05 || (grey - light).abs() > 35.0 || dashed != is_dashed;
            assert!(differ, "{name} and {other} look the same on grey paper");
        }
    }
}
