use std::collections::HashSet;

use proptest::prelude::*;

use evoku_evolve::history::History;
use evoku_evolve::presets::{CostUnit, Scale};
use evoku_lab::numbers::thousands;
use evoku_messages::{Language, say};
use evoku_testing::history::history;

use super::axis::{Axis, round_step, value};
use super::style::apart;
use super::{Curve, Labels, Over, many, one};
use crate::figure::Format;

fn labels(scale: Scale) -> Labels {
    Labels {
        title: "a <b> & \"c\"".to_owned(),
        subtitle: "d \u{7} e".to_owned(),
        step: say::verbatim("generation"),
        scale,
    }
}

const SCALES: [Scale; 3] = [
    Scale::down(CostUnit::plain("duplicates")),
    Scale::up(CostUnit::plain("distinct digits"), 162),
    Scale {
        unit: CostUnit::plain("cells filled"),
        maximum: Some(81),
        second: Some(CostUnit::plain("violations")),
    },
];

/// All coordinates in a picture.
fn coordinates(svg: &str) -> Vec<f32> {
    let names = ["points", "cx", "cy", "x", "y"];
    let values = names.iter().flat_map(|name| {
        let start = format!(" {name}=\"");
        svg.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect::<Vec<_>>()
    });
    values.flat_map(|value| value.split([' ', ','])).map(|number| number.parse().unwrap()).collect()
}

fn check(history: &History) {
    for scale in SCALES {
        let figure = one(history, &labels(scale), Language::ENGLISH);
        let svg = String::from_utf8(figure.encode(Format::Svg).unwrap()).unwrap();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let title = document.descendants().find(|node| node.has_tag_name("title"));
        assert_eq!(title.unwrap().text(), Some("a <b> & \"c\": d \u{FFFD} e"));
        for coordinate in coordinates(&svg) {
            assert!((0.0..=1200.0).contains(&coordinate), "{coordinate} lies outside");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn every_history_has_a_picture(
        generations in 0u64..3000,
        most in 1u32..400,
        factor: u32,
        size in 1usize..4,
    ) {
        check(&history(generations, |number| {
            (0..size as u32).map(|member| (number as u32 + member).wrapping_mul(factor) % most).collect()
        }));
    }
}

#[test]
fn no_generation_is_a_picture_too() {
    check(&History::new());
}

#[test]
fn large_costs_and_constant_costs_have_pictures() {
    check(&history(10, |_| vec![u32::MAX / 2]));
    check(&history(1000, |_| vec![7, 7]));
    check(&history(1000, |_| vec![0, 0]));
}

#[test]
fn a_png_can_be_read_and_is_two_pixels_a_unit() {
    let history = history(100, |number| vec![100 - number as u32, 120]);
    let png = one(&history, &labels(SCALES[0]), Language::ENGLISH).encode(Format::Png).unwrap();
    let picture = tiny_skia::Pixmap::decode_png(&png).unwrap();
    assert_eq!((picture.width(), picture.height()), (2400, 1400));
    let colours: std::collections::HashSet<_> =
        picture.pixels().iter().map(|pixel| (pixel.red(), pixel.green(), pixel.blue())).collect();
    assert!(colours.contains(&(0x0b, 0x56, 0x94)), "the best is drawn");
    assert!(colours.contains(&(0xd9, 0x66, 0x1f)), "the mean is drawn");
}

#[test]
fn names_are_pushed_apart() {
    assert_eq!(apart(&[10.0, 50.0], 20.0, 100.0), [10.0, 50.0]);
    assert_eq!(apart(&[10.0, 12.0], 20.0, 100.0), [10.0, 30.0]);
    assert_eq!(apart(&[98.0, 99.0, 100.0], 20.0, 100.0), [60.0, 80.0, 100.0]);
}

#[test]
fn a_fast_start_is_shown_on_a_logarithmic_axis() {
    let fast = history(900, |number| vec![100 - (number.min(30) as u32), 200]);
    let slow = history(900, |number| vec![100 - (number / 10) as u32, 200]);
    let restarted = history(9000, |number| vec![100 - (number.min(30) as u32), 200]);
    let short = history(99, |number| vec![100 - number.min(3) as u32, 200]);
    assert!(Axis::of(&fast).is_logarithmic());
    assert!(!Axis::of(&slow).is_logarithmic());
    assert!(!Axis::of(&short).is_logarithmic());
    assert!(!Axis::of(&restarted).is_logarithmic());
    assert_eq!(Axis::of(&fast).ticks(6), [0, 1, 10, 100]);
    assert_eq!(Axis::of(&slow).ticks(5), [0, 200, 400, 600, 800]);
}

#[test]
fn columns_keep_extremes_and_order() {
    let history = history(100_000, |number| vec![if number == 77_777 { 3 } else { 50 }, 60]);
    let axis = Axis::of(&history);
    let columns = axis.columns(&history, 40);
    assert!(columns.len() <= 40);
    assert!(columns.windows(2).all(|pair| pair[0].number < pair[1].number));
    assert!(columns.iter().any(|column| column.best == 3.0));
    assert_eq!(columns.last().map(|column| column.number), Some(39));
}

#[test]
fn numbers_are_easy_to_read() {
    assert_eq!([0, 999, 1000, 1_234_567].map(thousands), ["0", "999", "1,000", "1,234,567"]);
    assert_eq!(
        [3.0, 3.26, 1234.0, -0.5].map(|number| value(number).to_string()),
        ["3", "3.3", "1,234", "-0.5"]
    );
    assert_eq!(round_step(100.0, 5), 20.0);
    assert_eq!(round_step(0.0, 5), 1.0);
    assert_eq!(round_step(99.0, 5), 20.0);
}

#[test]
fn charts_speak_every_language() {
    let history = history(2000, |number| vec![100 - (number.min(30) as u32), 2000]);
    let curves = [Curve { name: "row-ga".to_owned(), runs: vec![vec![(1, 90), (90_000, 3)]] }];
    let mut texts = HashSet::new();
    let mut numbers = HashSet::new();
    for language in Language::all() {
        let scale = Scale::down(CostUnit::plain("duplicates"));
        let titles = ["title", "subtitle"];
        let svgs = [
            one(&history, &labels(scale), language).svg(),
            many(&curves, Over::Evaluations, scale, titles, language).svg(),
        ];
        for word in [say::draw_chart_solution(), say::draw_chart_band()] {
            assert!(svgs[0].contains(&word.render(language)), "{}", language.code());
        }
        numbers.insert(say::lab_count(10_000).render(language));
        assert!(svgs[1].contains(&say::lab_count(10_000).render(language)));
        texts.insert(svgs);
    }
    assert_eq!(texts.len(), Language::all().count());
    assert!(numbers.len() > 1);
}
