//! Tests of recorded births: recording changes nothing, and children consist of their parents.

use std::collections::HashSet;

use crate::common::check::{check_attempt, in_generations, plain};
use crate::common::trace::{RecordedGeneration, Trace, every_word, run, settings};
use crate::common::unsolvable;
use evoku_evolve::presets::{PRESETS, Preset, Settings, Task, preset};
use evoku_evolve::{Birth, Generation, Observer, Outcome};
use evoku_sudoku::{Shape, Sudoku};

/// The presets whose attempts have no recorded parents: they compose boards from a model or a memory
/// or afresh, or make single moves on several boards.
const WITHOUT: [&str; 8] = [
    "random-search",
    "random-decodes",
    "ant-colony",
    "univariate-eda",
    "reseda",
    "harmony-search",
    "bee-colony",
    "filtered-tabu",
];

/// An observer that records everything, with the births of each generation from 1 on.
#[derive(Default)]
struct Families {
    trace: Trace,
    pending: Vec<Birth>,
    births: Vec<Vec<Birth>>,
}

impl Observer for Families {
    fn generation(&mut self, generation: &dyn Generation) {
        self.trace.generation(generation);
        self.births.push(std::mem::take(&mut self.pending));
    }

    fn wants_births(&self, _: u64) -> bool {
        true
    }

    fn birth(&mut self, birth: &Birth) {
        self.pending.push(birth.clone());
    }
}

/// Runs a preset; `None` if it refuses the puzzle.
fn families(preset: &Preset, sudoku: &Sudoku, settings: &Settings) -> Option<(Outcome, Families)> {
    let mut families = Families::default();
    let task = Task::new(1, in_generations(16), &mut families);
    let outcome = preset.run(sudoku, settings, task).ok()?;
    Some((outcome, families))
}

/// Two boards that are soon solved, and one that is never solved.
fn boards() -> [Sudoku; 3] {
    let [four, six] =
        [(2, 2), (2, 3)].map(|(rows, columns)| plain(Shape::new(rows, columns).unwrap(), 0.4));
    [four, six, unsolvable()]
}

/// Runs every preset with every word of its settings, and passes each run that has births.
fn each(mut check: impl FnMut(&Preset, &Sudoku, &Settings, &[RecordedGeneration], &[Vec<Birth>])) {
    for preset in PRESETS {
        for sudoku in &boards() {
            // The initial members of `memetic` are improved, at length, before it has children.
            let population = if preset.name == "memetic" { 2 } else { 12 };
            for settings in every_word(preset, &settings(preset, population)) {
                if let Some((_, families)) = families(preset, sudoku, &settings) {
                    check(preset, sudoku, &settings, &families.trace.0, &families.births);
                }
            }
        }
    }
}

#[test]
fn recording_changes_nothing() {
    for preset in PRESETS {
        for sudoku in &boards() {
            let settings = settings(preset, 12);
            let (outcome, families) = families(preset, sudoku, &settings).unwrap();
            let expected = run(preset, sudoku, &settings, 1, in_generations(16));
            assert_eq!((outcome, families.trace.0), expected, "{}", preset.name);
        }
    }
}

#[test]
fn presets_record_births_or_are_known_not_to() {
    let mut with = HashSet::new();
    each(|preset, _, _, _, births| {
        let has_parents = births.iter().flatten().any(|birth| !birth.parents.is_empty());
        with.extend(has_parents.then_some(preset.name));
    });
    for preset in PRESETS {
        let name = preset.name;
        assert_ne!(with.contains(name), WITHOUT.contains(&name), "{name}");
    }
}

#[test]
fn costs_of_births_equal_a_recount() {
    each(|preset, sudoku, settings, _, births| {
        let attempts = births.iter().flatten().flat_map(|birth| {
            let parents = birth.parents.iter().map(|(line, cost)| (line.as_str(), *cost));
            parents.chain([(birth.line.as_str(), birth.cost)])
        });
        let distinct: HashSet<_> = attempts.collect();
        distinct.into_iter().for_each(|attempt| check_attempt(preset, sudoku, settings, attempt));
    });
}

/// Returns the places in which a line agrees with no parent.
fn foreign(line: &str, birth: &Birth) -> usize {
    let has = |parent: &str, place, cell| parent.chars().nth(place) == Some(cell);
    let is_foreign = |&(place, cell): &(usize, char)| {
        !birth.parents.iter().any(|(parent, _)| has(parent, place, cell))
    };
    line.chars().enumerate().filter(is_foreign).count()
}

#[test]
fn crossed_cells_come_from_parents() {
    each(|preset, _, settings, _, births| {
        // Partially mapped crossover displaces digits, and the crossovers of `memetic` leave open
        // what neither parent fills.
        let displaces = settings.iter().any(|(_, value)| value.starts_with("pmx"));
        if displaces || preset.name == "memetic" {
            return;
        }
        for birth in births.iter().flatten() {
            if let Some(crossed) = &birth.crossed {
                assert_eq!(foreign(crossed, birth), 0, "{}: {birth:?}", preset.name);
            }
        }
    });
}

#[test]
fn parents_are_known_attempts() {
    each(|preset, _, _, trace, births| {
        let mut known: HashSet<&(String, _)> = HashSet::new();
        let children: Vec<Vec<(String, _)>> = (births.iter())
            .map(|births| births.iter().map(|birth| (birth.line.clone(), birth.cost)).collect())
            .collect();
        for (number, births) in births.iter().enumerate().skip(1) {
            known.extend(&trace[number - 1].members);
            // Some algorithms use a child as a parent in the generation of its birth.
            known.extend(&children[number]);
            let restarted = trace[number].restarts > trace[number - 1].restarts;
            for parent in births.iter().flat_map(|birth| &birth.parents) {
                assert!(restarted || known.contains(parent), "{}: {parent:?}", preset.name);
            }
        }
    });
}

/// Returns the births of a run of `row-ga` in which a rate is 0.
fn without(rate: &str) -> Vec<Birth> {
    let preset = preset("row-ga").unwrap();
    let mut settings = Settings::new(preset.parameters);
    settings.set(rate, "0").unwrap();
    families(preset, &plain(Shape::NINE, 0.4), &settings).unwrap().1.births.concat()
}

#[test]
fn crossover_and_mutation_are_apart() {
    let births = without("mutation_rate");
    assert!(births.iter().all(|birth| birth.crossed.as_ref() == Some(&birth.line)));
    // Some children have rows of both parents.
    assert!(births.iter().any(|birth| birth.parents.iter().all(|(line, _)| *line != birth.line)));

    let births = without("crossover_rate");
    assert!(births.iter().all(|birth| birth.crossed.as_ref() == Some(&birth.parents[0].0)));
    assert!(births.iter().any(|birth| birth.crossed.as_ref() != Some(&birth.line)));
    // A swap changes two cells.
    let changes = |birth: &Birth| {
        let crossed = birth.crossed.as_deref().unwrap_or_default();
        crossed.chars().zip(birth.line.chars()).filter(|(one, other)| one != other).count()
    };
    assert!(births.iter().all(|birth| changes(birth) != 1));
}
