//! Tests that the declared conditions of parameters are true.

use std::sync::Arc;

use evoku_ea::{Budget, Outcome, run};
use evoku_sudoku::{Geometry, Grid, Shape, Sudoku};

use super::{Domain, Need, PRESETS, Parameter, Preset, SettingError, Settings, Task};

/// The outcome of a run that bypasses [`Settings::check`].
fn outcome(preset: &Preset, settings: &Settings) -> Outcome {
    let geometry = Arc::new(Geometry::plain(Shape::new(2, 3).unwrap()));
    let sudoku = Sudoku::new(geometry, Grid::blank(6)).unwrap();
    let budget = Budget { evaluations: Some(300), ..Budget::default() };
    run(&mut *(preset.start)(&sudoku, settings, Task::unobserved(1, budget)).unwrap())
}

/// Several values of a parameter, including the default.
fn values(parameter: &Parameter) -> Vec<String> {
    match parameter.domain {
        Domain::Whole { least, default, most } => {
            [least, default, most.min(default + 7)].map(|value| value.to_string()).to_vec()
        }
        Domain::Automatic { least, .. } => vec![least.to_string()],
        Domain::Real { least, default, most } => {
            [least, default, most].map(|value| value.to_string()).to_vec()
        }
        Domain::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        Domain::Method(methods) => methods.iter().map(|m| m.word.to_owned()).collect(),
    }
}

/// Values of the parameter `other` with which the condition is not met.
fn idle_values(need: Need, other: &Parameter) -> Vec<String> {
    match need {
        Need::Above(bound) => vec![bound.to_string()],
        Need::Words(words) => {
            let all = values(other).into_iter();
            all.filter(|value| !words.contains(&value.as_str())).collect()
        }
    }
}

#[test]
fn a_parameter_has_no_effect_just_where_its_condition_says() {
    let mut tried = 0;
    for preset in PRESETS {
        for parameter in preset.parameters {
            let Some(condition) = parameter.condition else { continue };
            let find = |p: &&Parameter| p.name == condition.other;
            let other = preset.parameters.iter().find(find).unwrap();
            for idle in idle_values(condition.need, other) {
                let mut without = Settings::new(preset.parameters);
                without.set(other.name, &idle).unwrap();
                without.check().unwrap();
                let expected = outcome(preset, &without);
                for value in values(parameter) {
                    let mut with = without.clone();
                    with.set(parameter.name, &value).unwrap();
                    let name = (preset.name, parameter.name, &value);
                    let refused = with.check().unwrap_err();
                    assert!(matches!(refused, SettingError::Ineffective { .. }), "{name:?}");
                    assert_eq!(outcome(preset, &with), expected, "{name:?}");
                    assert_eq!(with.clear_ineffective(), [refused]);
                    assert_eq!(with.check(), Ok(()));
                    tried += 1;
                }
            }
            // With the default of the other parameter it has an effect, unless that one has no
            // effect itself.
            let mut with = Settings::new(preset.parameters);
            with.set(parameter.name, &values(parameter)[0]).unwrap();
            let is_met = match condition.need {
                Need::Words(words) => words.contains(&other.default_text().as_str()),
                Need::Above(_) => true,
            };
            assert!(!is_met || with.check().is_ok(), "{}", parameter.name);
        }
    }
    assert!(tried > 30, "{tried}");
}
