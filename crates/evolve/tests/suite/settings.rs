//! Tests of the settings of every preset: all values run, and contradicting ones are refused.

use std::sync::Arc;

use crate::common::check::{check_run_with, in_generations, puzzles};
use crate::common::pattern;
use crate::common::trace::{evaluations, run, settings};
use evoku_evolve::presets::{Domain, Method, Order, POPULATION, PRESETS, Refusal, Settings, Task};
use evoku_evolve::{Cost, Stop};
use evoku_sudoku::{Geometry, Shape, Sudoku};

/// Runs every parameter at both ends of its range, one at a time and all together, and with every
/// word of a choice.
#[test]
fn every_setting_runs() {
    let [sudoku, ..] = puzzles();
    for preset in PRESETS {
        let mut cases: Vec<Settings> = Vec::new();
        let (mut least_of_all, mut most_of_all) = (settings(preset, 12), settings(preset, 12));
        for parameter in preset.parameters {
            let ends = match parameter.domain {
                // A million boards take too long, so the upper end is 1000; related parameters stay
                // within the largest population.
                Domain::Whole { least, most, .. } if parameter.relation.is_none() => {
                    [least, most.min(1000)].map(|n| n.to_string())
                }
                Domain::Whole { least, .. } => match parameter.relation.map(|one| one.order) {
                    Some(Order::AtLeast) => [12, 1000],
                    _ => [least, 11],
                }
                .map(|n| n.to_string()),
                Domain::Automatic { least, most } => [least, most].map(|n| n.to_string()),
                Domain::Real { least, most, .. } => [least, most].map(|n| n.to_string()),
                Domain::Choice(words) => [words[0], words[words.len() - 1]].map(str::to_owned),
                Domain::Method(methods) => {
                    [methods[0], methods[methods.len() - 1]].map(|method| method.word.to_owned())
                }
            };
            let words = match parameter.domain {
                Domain::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
                Domain::Method(methods) => methods.iter().flat_map(ends_of).collect(),
                _ => ends.to_vec(),
            };
            for value in &words {
                let mut settings = settings(preset, 12);
                settings.set(parameter.name, value).unwrap();
                cases.push(settings);
            }
            if parameter.relation.is_none() {
                least_of_all.set(parameter.name, &ends[0]).unwrap();
            }
            most_of_all.set(parameter.name, &ends[1]).unwrap();
        }
        cases.extend([least_of_all, most_of_all]);
        for settings in &mut cases {
            // At the ends of all other parameters, some have no effect.
            settings.clear_ineffective();
            settings.check().unwrap();
            let (outcome, trace) = run(preset, &sudoku, settings, 1, evaluations(300));
            check_run_with(preset, &sudoku, settings, &outcome, &trace);
            let stop = if outcome.is_solved() { Stop::Solved } else { Stop::Evaluations };
            assert_eq!(outcome.stop, stop, "{} {settings:?}", preset.name);
        }
    }
}

/// For every parameter related to another one, a value beyond the limit is refused in either order
/// of setting, and a default adapts.
#[test]
fn contradicting_settings_are_refused() {
    let [sudoku, ..] = puzzles();
    let mut walked = 0;
    for preset in PRESETS {
        for parameter in preset.parameters {
            let Some(relation) = parameter.relation else { continue };
            walked += 1;
            assert_eq!(relation.other, POPULATION, "{}", preset.name);
            let (beyond, within) = match relation.order {
                Order::Below => (12, 11),
                Order::AtMost => (13, 12),
                Order::AtLeast => (11, 12),
            };
            let text = |number: u64| match relation.word {
                Some(word) => format!("{word}:{number}"),
                None => number.to_string(),
            };
            for population_first in [true, false] {
                let mut pairs = [(POPULATION, "12".to_owned()), (parameter.name, text(beyond))];
                if !population_first {
                    pairs.reverse();
                }
                let mut settings = settings(preset, 12);
                pairs.iter().for_each(|(name, value)| settings.set(name, value).unwrap());
                let error = settings.check().unwrap_err();
                let words = format!("{}, which is 12", relation.order.words(POPULATION));
                assert!(error.to_string().contains(&words), "{}: {error}", preset.name);
                let task = Task::unobserved(1, evaluations(10));
                let refused = preset.run(&sudoku, &settings, task).unwrap_err();
                assert_eq!(refused, Refusal::Settings(error), "{}", preset.name);
                settings.set(parameter.name, &text(within)).unwrap();
                assert!(settings.check().is_ok(), "{}", preset.name);
            }
            // The smallest and the largest populations are compatible with the defaults of all
            // other parameters.
            for population in [10, 999_999] {
                let mut settings = Settings::new(preset.parameters);
                settings.set(POPULATION, &population.to_string()).unwrap();
                assert!(settings.check().is_ok(), "{}", preset.name);
            }
        }
    }
    assert!(walked >= 7, "the table has {walked} parameters that depend on another one");
}

/// The flags fitness of the cloning GA, as in its design with a list of ten flags: empty cells are
/// duplicates of each other, so the empty board costs 216. A cost of 0 with empty cells is not
/// reported as a solution.
#[test]
fn the_flags_of_the_cloning_ga_count_blanks() {
    let geometry = Arc::new(Geometry::plain(Shape::NINE));
    let empty = Sudoku::new(Arc::clone(&geometry), evoku_sudoku::Grid::blank(9)).unwrap();
    let preset = evoku_evolve::presets::preset("cloning-ga").unwrap();
    let mut flags = Settings::new(preset.parameters);
    flags.set("fitness", "flags").unwrap();
    flags.set("propagation", "none").unwrap();
    let (outcome, trace) = run(preset, &empty, &flags, 1, evaluations(10));
    assert_eq!(trace[0].members[0].1, Cost::one(216));
    check_run_with(preset, &empty, &flags, &outcome, &trace);
    // Only one cell is open, so it is not a duplicate: the original design ends here.
    let solved = pattern::sudoku(&geometry, 1.0, 1);
    let mut grid = solved.givens().clone();
    grid.set(evoku_sudoku::Cell::at(4, 4, 9), None);
    let nearly = Sudoku::new(geometry, grid).unwrap();
    let (outcome, trace) = run(preset, &nearly, &flags, 1, evaluations(10));
    check_run_with(preset, &nearly, &flags, &outcome, &trace);
    let best = outcome.best.as_ref().unwrap();
    assert_eq!((outcome.stop, best.cost), (Stop::FalseZero, Cost::SOLVED));
    assert!(!outcome.is_solved() && best.line.contains('.'), "{}", best.line);
}

/// Descriptions do not repeat defaults: the values are inserted from the parameters.
#[test]
fn descriptions_have_the_defaults_of_parameters() {
    let lsga = evoku_evolve::presets::preset("lsga").unwrap();
    let lsga = (lsga.description)().to_string();
    assert!(lsga.contains("50 elite boards") && lsga.contains("150 boards"), "{lsga}");
}

/// The file of a preset is named after the preset.
#[test]
fn every_preset_has_a_file_of_its_name() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/presets");
    for preset in PRESETS {
        let file = folder.join(preset.name.replace('-', "_")).with_extension("rs");
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains(&format!("name: \"{}\"", preset.name)), "{}", file.display());
        assert!(text.lines().count() <= 240, "{} is no short file", file.display());
    }
}

#[test]
fn the_nearest_whole_number_survives_a_cull() {
    let [sudoku, ..] = puzzles();
    let culling = PRESETS.iter().filter(|p| p.parameters.iter().any(|p| p.name == "survivors"));
    for preset in culling {
        for (size, share, survivors) in [
            (100, "0.29", 29),
            (10, "0.1", 1),
            (15, "0.1", 2),
            (14, "0.1", 1),
            (12, "0", 1),
            (12, "1", 12),
        ] {
            let mut settings = settings(preset, size);
            settings.set("survivors", share).unwrap();
            let (outcome, _) = run(preset, &sudoku, &settings, 1, in_generations(1));
            assert_eq!(outcome.survivors.len(), survivors, "{}: {share} of {size}", preset.name);
        }
    }
}

/// A word with its smallest and its largest number; the largest is limited if it is a count.
fn ends_of(method: &Method) -> Vec<String> {
    let word = method.word;
    // An elite has to be smaller than the population.
    let largest = if word == "generational" { 11.0 } else { 1000.0 };
    method.number.map_or(vec![word.to_owned()], |[least, _, most]| {
        [least, most.min(largest)].map(|number| format!("{word}:{number}")).to_vec()
    })
}
