//! Checks that the algorithms of a plan support its puzzles.

use std::collections::HashSet;

use evoku_evolve::chosen::{Chosen, NotBegun, PuzzleInstance};
use evoku_evolve::presets::{Task, preset};
use evoku_evolve::{Budget, run};
use evoku_messages::{Message, Say, say};

use crate::plan::document::{Document, Place};
use crate::plan::model::{Class, Configuration, MEMORY, Method};

/// The reason why an algorithm can't run on a puzzle; `None` if it can.
fn refused(method: &Method, instance: &PuzzleInstance) -> Option<Message> {
    let memory = Some(MEMORY / method.islands());
    let budget = Budget { evaluations: Some(1), memory, ..Budget::default() };
    let task = Task::unobserved(1, budget);
    match (method.resolved_for(instance).as_ref(), instance) {
        (Method::Evolution(chosen, _), _) => match chosen.begin(instance, task) {
            Ok(mut begun) => {
                run(&mut *begun);
                None
            }
            Err(NotBegun::Puzzle(_, refusal) | NotBegun::Refused(_, refusal)) => {
                Some(refusal.message())
            }
            Err(_) => Some(of_another_kind(chosen.name(), instance)),
        },
        (Method::Engine(engine), PuzzleInstance::Sudoku(sudoku)) => {
            engine.check(sudoku.geometry()).err().map(|error| error.message())
        }
        (Method::External(external), PuzzleInstance::Sudoku(sudoku)) => {
            let geometry = sudoku.geometry();
            let is_usual = geometry.frame().is_standard() && geometry.values().first == 1;
            (external.command.is_some() && !is_usual).then(say::lab_command_board)
        }
        (Method::Default, PuzzleInstance::Sudoku(_)) => None,
        (method, PuzzleInstance::Kind(..)) => Some(of_another_kind(method.name(), instance)),
    }
}

/// The message for an algorithm that doesn't support the kind of the puzzle.
fn of_another_kind(algorithm: &str, instance: &PuzzleInstance) -> Message {
    match instance {
        PuzzleInstance::Kind(kind, _) => {
            say::lab_plan_other_kind(instance, Chosen::names(Some(kind)))
        }
        PuzzleInstance::Sudoku(sudoku) => {
            let board = say::verbatim(sudoku.geometry().to_string());
            say::lab_plan_sudoku(board, preset(algorithm).is_some())
        }
    }
}

/// Checks that every algorithm supports every puzzle.
pub(super) fn check_support(
    document: &mut Document<'_>,
    configurations: &[Configuration],
    classes: &[(Class, Place)],
) {
    let mut asked = HashSet::new();
    let first = configurations.iter().filter(|one| asked.insert(one.algorithm()));
    for configuration in first {
        for (class, place) in classes {
            for (number, puzzle) in class.puzzles.iter().enumerate() {
                if let Some(reason) = refused(&configuration.method, &puzzle.instance) {
                    let (algorithm, name) = (configuration.algorithm(), &class.name);
                    let number = number + 1;
                    let message = say::lab_plan_unserved(algorithm, number, name, reason);
                    document.refuse(place, message);
                    break;
                }
            }
        }
    }
}
